/** The bubble: what there is to say of a thing, beside it and never over the action. */

import { all, find, narrow } from "./dom.js";

/** From the stage's edge, and from the thing it is about. */
const EDGE = 4;
const GAP = 10;
/** What the bubble is about, and what a finger has picked: a second tap there chooses it. */
const now = { about: null, picked: "" };
let timer = 0;

/** What the bubble is about. */
export const about = () => now.about;

/** Tell whether a finger has picked an element. */
export const isPicked = (element) => now.picked === element.id;

/** Remember what a finger has picked, until the bubble goes. */
export function pick(element) {
  hideBubble();
  now.picked = element.id;
}

/** Show a bubble of a kind: `cost`, `menu`, `why` or `hint`; perhaps only for a while. */
export function showBubble(element, kind, nodes, seconds = 0) {
  const box = find("#bubble");
  clearTimeout(timer);
  box.className = `bubble bubble--${kind}`;
  box.setAttribute("role", kind === "why" ? "alert" : "tooltip");
  box.replaceChildren(...nodes);
  box.hidden = false;
  now.about = element;
  place(box, element);
  if (seconds) timer = setTimeout(hideBubble, 1000 * seconds);
}

/** Take the bubble away, and what it pointed at. */
export function hideBubble() {
  find("#way")?.remove();
  find("#bubble").hidden = true;
  Object.assign(now, { about: null, picked: "" });
  for (const element of all(".is-refused")) element.classList.remove("is-refused");
}

/** Tell whether the bubble says something that was asked for, which stays until it is answered. */
export const isAskedFor = () => !find("#bubble").hidden && /--(menu|why|hint)/.test(find("#bubble").className);

function place(box, element) {
  const stage = find("#stage");
  const isInside = stage.contains(element);
  box.style.left = box.style.top = box.style.bottom = "";
  if (narrow.matches) return dock(box, element, isInside);
  const [frame, spot] = [stage.getBoundingClientRect(), element.getBoundingClientRect()];
  const room = spot.top - frame.top - box.offsetHeight - GAP;
  box.classList.toggle("bubble--below", isInside && room < 0);
  box.classList.toggle("bubble--beside", !isInside);
  if (isInside && (room < 0 || find("#way")) && placeAside(box, spot, frame)) return;
  put(box, leftOf(box, spot, frame), isInside ? topWithin(box, spot, frame, room) : topBeside(box, spot, frame));
}

/** On a phone it lies under the board, or where nobody would see it there, above the question, never over what was
    tapped. */
function dock(box, element, isInside) {
  const floor = innerHeight - (find(".coach") || find("#ask")).offsetHeight - 2 * GAP;
  const isCamera = find("#stage").classList.contains("board-stage--camera");
  if (isInside && !isCamera && box.getBoundingClientRect().bottom <= floor) return;
  box.classList.add("bubble--beside");
  const spot = element.getBoundingClientRect();
  const hides = isInside && spot.bottom > floor - box.offsetHeight && spot.top > box.offsetHeight + 2 * GAP;
  if (hides) box.style.top = `${GAP}px`;
  else box.style.bottom = `${innerHeight - floor}px`;
}

function put(box, left, top) {
  const stage = find("#stage");
  box.style.left = `${left + stage.scrollLeft}px`;
  box.style.top = `${top + stage.scrollTop}px`;
}

const isOver = (spot, frame) => spot.right > frame.left && spot.left < frame.right;
/** Tell whether something that is no part of the stage lies before it. */
const isBefore = (spot, frame) =>
  isOver(spot, frame) && spot.top >= frame.top && spot.bottom <= frame.bottom && !find("#stage").contains(now.about);
const clamp = (value, most) => Math.max(EDGE, Math.min(most, value));

function leftOf(box, spot, frame) {
  const most = frame.width - box.offsetWidth - EDGE;
  if (isBefore(spot, frame)) {
    const right = spot.right - frame.left + GAP;
    return right <= most ? right : clamp(spot.left - frame.left - box.offsetWidth - GAP, most);
  }
  if (!isOver(spot, frame)) return spot.right < frame.left ? EDGE : Math.max(EDGE, most);
  return clamp(spot.left + spot.width / 2 - frame.left - box.offsetWidth / 2, most);
}

function topWithin(box, spot, frame, room) {
  if (room >= 0) return Math.max(EDGE, room);
  return clamp(spot.bottom - frame.top + GAP, frame.height - box.offsetHeight - EDGE);
}

function topBeside(box, spot, frame) {
  const most = frame.height - box.offsetHeight - EDGE;
  if (isOver(spot, frame) && !isBefore(spot, frame)) return spot.top >= frame.bottom ? Math.max(EDGE, most) : EDGE;
  return clamp(spot.top - frame.top, most);
}

/** With no room above, or a way to be seen, it goes to the side that is turned away from the action. */
function placeAside(box, spot, frame) {
  const action = find("[data-focus]")?.getBoundingClientRect();
  const width = box.offsetWidth;
  const [toLeft, toRight] = [spot.left - frame.left - width - GAP, spot.right - frame.left + GAP];
  const isActionRight = action && action.left > spot.left + spot.width / 2;
  const isLeft = isActionRight ? toLeft >= EDGE : toRight + width + EDGE > frame.width;
  const left = isLeft ? toLeft : toRight;
  if (!action || left < EDGE || left + width + EDGE > frame.width) return false;
  box.classList.remove("bubble--below");
  box.classList.add(isLeft ? "bubble--left" : "bubble--right");
  // Its arrow points at the middle of the thing from so far below its top.
  const top = spot.top - frame.top + spot.height / 2 - 26;
  put(box, left, clamp(top, frame.height - box.offsetHeight - EDGE));
  return true;
}
