/** A map larger than its frame. The camera has a place, and a scale in units of the map for each pixel. Whoever drags,
    pinches, turns the wheel or presses keys moves it; by itself it goes only where the action is out of sight. */

import { all, find, hear, middle } from "./dom.js";
import { Fingers } from "./fingers.js";

/** So much beyond the land may be seen at its edge, and around all of it. */
const EDGE = 90;
const MARGIN = 70;
/** So many pixels around what can be chosen are seen too, and around the action that it is about. */
const [AROUND, STAY] = [40, 60];
const [NEAREST, FARTHEST] = [0.35, 4];
const [FIRST_SCALE, WHOLE_SCALE] = [1.35, 0.5];
const WHEEL = 1.12;
const KEYS = { "+": 0.8, "=": 0.8, "-": 1.25 };
const stage = find("#stage");
const minimap = find("#minimap");

class Camera {
  constructor() {
    const [x, y, w, h] = find("#board").getAttribute("viewBox").split(/[ ,]+/).map(Number);
    this.go(x + w / 2, y + h / 2, Math.min(w / Math.max(stage.clientWidth, 1), FIRST_SCALE));
    /** Where the action was, and how large the land. */
    this.focus = "";
    this.size = 0;
    /** Somebody moved it: it stays until the action leaves the frame. */
    this.isHeld = false;
  }

  /** How much of the map the frame shows. */
  get room() {
    return [stage.clientWidth * this.scale, stage.clientHeight * this.scale];
  }

  /** The box of all land: the page says which layer of the board that is. */
  get land() {
    return document.getElementById(minimap.dataset.land).getBBox();
  }

  /** Where the action is, or here if there is none. */
  get action() {
    const mark = find("[data-focus]");
    return mark ? [Number(mark.getAttribute("cx")), Number(mark.getAttribute("cy"))] : [this.x, this.y];
  }

  go(x, y, scale = this.scale) {
    Object.assign(this, { x, y, scale });
    this.draw();
  }

  draw() {
    const [w, h] = this.room;
    if (!w || !h) return;
    const frame = { x: this.x - w / 2, y: this.y - h / 2, width: w, height: h };
    find("#board").setAttribute("viewBox", Object.values(frame).map((n) => n.toFixed(1)).join(" "));
    this.drawMinimap(frame);
  }

  drawMinimap(frame) {
    const { x, y, width, height } = this.land;
    minimap.classList.toggle("is-idle", width < frame.width && height < frame.height);
    if (!width) return;
    minimap.setAttribute("viewBox", [x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE].join(" "));
    for (const [name, value] of Object.entries(frame)) find("#minimap-frame").setAttribute(name, value);
  }

  /** Look at a place, but not at nothing: what the frame can hold besides is land. */
  look([x, y]) {
    const [land, room, top] = [this.land, this.room, covered() * this.scale];
    const across = within(x, land.x, land.width, room[0]);
    const down = within(y - top / 2, land.y - top, land.height + top, room[1]);
    this.go(...this.aside([across, down], [x, y], top));
  }

  /** Move a look as little as brings all in sight that can be chosen, if the frame holds it and the action. */
  aside(base, action, top) {
    const spots = all(".target.is-legal", stage).map((one) => fromMiddle(middle(one)));
    if (!spots.length) return base;
    const [around, stay] = [AROUND * this.scale, STAY * this.scale];
    return base.map((at, axis) => {
      const along = spots.map((spot) => [this.x, this.y][axis] + spot[axis] * this.scale);
      const [half, hidden] = [this.room[axis] / 2, axis ? top : 0];
      const least = Math.max(Math.max(...along) + around, action[axis] + stay) - half;
      const most = Math.min(Math.min(...along) - around, action[axis] - stay) + half - hidden;
      return least > most ? at : Math.max(least, Math.min(most, at));
    });
  }

  /** Zoom; what lies under the pointer stays there. */
  zoom(factor, spot) {
    const scale = Math.max(NEAREST, Math.min(FARTHEST, this.scale * factor));
    const [dx, dy] = spot ? fromMiddle(spot) : [0, 0];
    this.go(this.x + dx * (this.scale - scale), this.y + dy * (this.scale - scale), scale);
  }

  /** Show all land. */
  fit() {
    const { x, y, width, height } = this.land;
    const [across, down] = [(width + 2 * MARGIN) / stage.clientWidth, (height + 2 * MARGIN) / stage.clientHeight];
    this.go(x + width / 2, y + height / 2, Math.max(across, down, WHOLE_SCALE));
  }

  /** Tell whether a place lies within the frame, so many pixels from its edge. */
  sees([x, y], margin) {
    const [w, h] = this.room;
    return Math.abs(x - this.x) < w / 2 - margin * this.scale && Math.abs(y - this.y) < h / 2 - margin * this.scale;
  }

  /** Go where the action is when it has moved near the edge or out of sight, or when there is new land to see. */
  follow() {
    const [place, size] = [this.action, this.land.width + this.land.height];
    const isNew = size !== this.size && size > 0 && !this.isHeld;
    const isFar = !this.sees(place, Math.min(stage.clientWidth, stage.clientHeight) / 4);
    const isAway = place.join() !== this.focus && isFar;
    if (isAway) this.isHeld = false;
    Object.assign(this, { size, focus: place.join() });
    if (isNew || isAway) this.look(place);
    else this.draw();
  }

  /** Whoever has not moved the camera sees the action when the frame grows or shrinks. */
  resize() {
    if (this.isHeld || !this.size) this.draw();
    else this.look(this.action);
  }

  /** Bring an element into the frame. */
  show(element) {
    const [dx, dy] = fromMiddle(middle(element));
    const place = [this.x + dx * this.scale, this.y + dy * this.scale];
    if (!this.sees(place, 80)) this.go(...place);
  }

  /** Go where somebody pointed on the small map. */
  jump({ clientX, clientY }) {
    this.isHeld = true;
    const spot = new DOMPoint(clientX, clientY).matrixTransform(minimap.getScreenCTM().inverse());
    this.go(spot.x, spot.y);
  }

  /** Somebody moves it: by so many pixels, or nearer by a factor. */
  push(dx, dy, factor, spot) {
    this.isHeld = true;
    this.go(this.x - dx * this.scale, this.y - dy * this.scale);
    if (factor !== 1) this.zoom(factor, spot);
  }

  /** Go back to the action, and follow it again. */
  release() {
    this.isHeld = false;
    this.look(this.action);
  }
}

/** A place along one axis from which the frame shows little beyond the land; its middle if all of it fits. */
function within(at, from, size, room) {
  if (size + 2 * EDGE <= room) return from + size / 2;
  return Math.max(from - EDGE + room / 2, Math.min(from + size + EDGE - room / 2, at));
}

/** How many pixels of the frame lie under the goal, from its upper edge. */
function covered() {
  const goal = find(".board > .goal")?.getBoundingClientRect();
  return goal ? Math.max(0, goal.bottom - stage.getBoundingClientRect().top) : 0;
}

/** How many pixels a spot is away from the middle of the frame. */
function fromMiddle([x, y]) {
  const [mx, my] = middle(stage);
  return [x - mx, y - my];
}

const camera = new Camera();
camera.follow();
hear("shown", () => camera.follow());
hear("pointed", (element) => stage.contains(element) && camera.show(element));
new ResizeObserver(() => camera.resize()).observe(stage);
new Fingers(stage, "#bubble, #minimap", (dx, dy, factor) => camera.push(dx, dy, factor));
find("#button-zoom").addEventListener("click", () => camera.push(0, 0, KEYS["+"]));
find("#button-zoom-out").addEventListener("click", () => camera.push(0, 0, KEYS["-"]));
find("#button-focus").addEventListener("click", () => camera.release());
find("#button-fit").addEventListener("click", showAll);
minimap.addEventListener("click", (event) => camera.jump(event));

function showAll() {
  camera.isHeld = true;
  camera.fit();
}

stage.addEventListener("wheel", onWheel, { passive: false });

function onWheel(event) {
  event.preventDefault();
  camera.push(0, 0, event.deltaY > 0 ? WHEEL : 1 / WHEEL, [event.clientX, event.clientY]);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (event.key in KEYS) camera.push(0, 0, KEYS[event.key]);
  else if (event.key === "0") showAll();
});

document.addEventListener("focusin", ({ target }) => {
  const element = target.matches(":focus-visible") && target.closest(".target, [data-element], [data-text]");
  if (element && stage.contains(element)) camera.show(element);
});
