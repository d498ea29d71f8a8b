/** Since your last turn, on the board: each sentence has a number, and its places carry it while the list is open. */

import { all, find, hear } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
/** How large a mark is on the screen, and how far two at one place stand apart. */
const [SIZE, STEP] = [11, 20];

const element = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** A number at the upper edge of a place of the board, in the units of its drawing. */
function mark(board, place, number, nth) {
  const box = place.getBoundingClientRect();
  const matrix = board.getScreenCTM();
  const spot = new DOMPoint(box.left + box.width * 0.3 + nth * STEP, box.top + box.height * 0.3);
  const { x, y } = spot.matrixTransform(matrix.inverse());
  const radius = SIZE / matrix.a;
  const made = element("g", { class: "recap-mark", "data-n": number });
  const text = element("text", { x, y, dy: radius * 0.38, "font-size": radius * 1.25, "text-anchor": "middle" });
  text.textContent = number;
  made.append(element("circle", { cx: x, cy: y, r: radius, "stroke-width": radius / 5 }), text);
  return made;
}

/** Draw the marks anew. */
function draw() {
  for (const old of all(".recap-marks")) old.remove();
  if (!find(".recap[open]")) return;
  const nth = new Map();
  for (const [i, line] of all(".recap-told > li").entries()) {
    for (const id of (line.dataset.places || "").split(" ").filter(Boolean)) {
      const place = document.getElementById(id);
      const board = place?.ownerSVGElement;
      if (!board || !place.getClientRects().length) continue;
      nth.set(id, (nth.get(id) ?? -1) + 1);
      layer(board).append(mark(board, place, i + 1, nth.get(id)));
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
