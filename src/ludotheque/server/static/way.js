/** Several answers in a row, drawn from where the action is over each of their steps. */

import { find, middle } from "./dom.js";
import { parse } from "./swap.js";

const HEAD = "M-8 -9L16 0L-8 9L-3 0z";

/** Draw a way over the elements with these ids. */
export function drawWay(steps) {
  const spots = [...start(), ...steps.split(" ").map(spot)];
  const [[fx, fy], [tx, ty]] = spots.slice(-2);
  const turn = `translate(${tx} ${ty}) rotate(${(Math.atan2(ty - fy, tx - fx) * 180) / Math.PI})`;
  const line = `M${spots.map((place) => place.map((n) => n.toFixed(1)).join(" ")).join("L")}`;
  const strokes = `<path class="move-arrow" d="${line}"/><path class="move-arrow-ink" d="${line}"/>`;
  const head = `<path class="move-arrow-head" transform="${turn}" d="${HEAD}"/>`;
  find("#board").append(parse(`<g id="way" class="way-ahead">${strokes}${head}</g>`, true));
}

function start() {
  const mark = find("[data-focus]");
  return mark ? [[Number(mark.getAttribute("cx")), Number(mark.getAttribute("cy"))]] : [];
}

/** Where an element lies, in units of the board. */
function spot(id) {
  const matrix = find("#board").getScreenCTM().inverse();
  const { x, y } = new DOMPoint(...middle(document.getElementById(id))).matrixTransform(matrix);
  return [x, y];
}
