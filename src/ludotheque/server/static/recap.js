/** Since your last turn, on the board: each sentence has a number, and its places carry it while the list is open. */

import { all, find, hear } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
/** How large a mark is on the screen, and into how many spots a place is cut each way to find room for one. */
const [SIZE, SPOTS] = [11, 9];

const element = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** What is drawn over the places and should stay readable: names, pieces, figures. */
const PRINTED = ":scope > g:has(.target) ~ g :is(text, use, rect, circle, path)";
const printed = (board) => all(PRINTED, board).map((one) => one.getBoundingClientRect());

/** Tell whether spots of the screen lie within the shape of a place. */
function within(place) {
  const hit = find(".hit", place);
  const shape = hit?.href ? find(hit.getAttribute("href")) : hit;
  if (!shape?.isPointInFill) return () => true;
  const back = hit.getScreenCTM().inverse();
  return (x, y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
}

/** So much of a mark at a spot would lie on what is printed there. */
function covered(x, y, taken) {
  const along = (from, to, at) => Math.max(0, Math.min(to, at + SIZE) - Math.max(from, at - SIZE));
  return taken.reduce((sum, box) => sum + along(box.left, box.right, x) * along(box.top, box.bottom, y), 0);
}

/** The spot of a place where a mark covers least; else the nearest to its upper left. */
function spot(place, taken) {
  const { left, top, width, height } = place.getBoundingClientRect();
  const isIn = within(place);
  const [wantedX, wantedY] = [left + width * 0.3, top + height * 0.3];
  const found = [{ x: wantedX, y: wantedY, cost: covered(wantedX, wantedY, taken) }];
  for (let i = 1; i < SPOTS * SPOTS; i += 1) {
    const [x, y] = [left + (width * (i % SPOTS)) / SPOTS, top + (height * Math.floor(i / SPOTS)) / SPOTS];
    const edges = [[x - SIZE, y], [x + SIZE, y], [x, y - SIZE], [x, y + SIZE]];
    if (!edges.every(([ex, ey]) => isIn(ex, ey))) continue;
    found.push({ x, y, cost: covered(x, y, taken) + Math.hypot(x - wantedX, y - wantedY) });
  }
  return found.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** A number on a place of the board, in the units of its drawing. */
function mark(board, { x, y }, number) {
  const matrix = board.getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const radius = SIZE / matrix.a;
  const made = element("g", { class: "recap-mark", "data-n": number });
  const [dy, size] = [radius * 0.38, radius * 1.25];
  const text = element("text", { x: at.x, y: at.y, dy, "font-size": size, "text-anchor": "middle" });
  text.textContent = number;
  made.append(element("circle", { cx: at.x, cy: at.y, r: radius, "stroke-width": radius / 5 }), text);
  return made;
}

/** Draw the marks anew. */
function draw() {
  for (const old of all(".recap-marks")) old.remove();
  if (!find(".recap[open]")) return;
  const taken = new Map();
  for (const [i, line] of all(".recap-told > li").entries()) {
    for (const id of (line.dataset.places || "").split(" ").filter(Boolean)) {
      const place = document.getElementById(id);
      const board = place?.ownerSVGElement;
      if (!board || !place.getClientRects().length) continue;
      if (!taken.has(board)) taken.set(board, printed(board));
      const { x, y } = spot(place, taken.get(board));
      taken.get(board).push({ left: x - SIZE, right: x + SIZE, top: y - SIZE, bottom: y + SIZE });
      layer(board).append(mark(board, { x, y }, i + 1));
    }
  }
}

function layer(board) {
  const found = find(":scope > .recap-marks", board);
  if (found) return found;
  const made = element("g", { class: "recap-marks", "aria-hidden": "true" });
  board.append(made);
  return made;
}

/** The sentence that is pointed at keeps its marks, the others fade. */
function point(line) {
  const number = line ? all(".recap-told > li").indexOf(line) + 1 : 0;
  const isOther = (one) => number > 0 && one.dataset.n !== String(number);
  for (const one of all(".recap-mark")) one.classList.toggle("is-faint", isOther(one));
}

document.addEventListener("pointerover", ({ target }) => point(target.closest(".recap-told > li")));
document.addEventListener("toggle", ({ target }) => target.matches(".recap") && draw(), true);
hear("shown", () => requestAnimationFrame(draw));
requestAnimationFrame(draw);
