/** Where things are on the screen: their outline, what is to be seen of them, and scrolling to them. */

import { all, body, find } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
/** Around an outline. */
export const PAD = 5;
/** Left free beside what is scrolled to. */
export const MARGIN = 16;

/** Tell whether an element is drawn at all. */
export const isShown = (element) => element?.getClientRects().length > 0;

/** Tell whether at least half of an element's width is on the screen. */
export function isOnScreen(element) {
  const { left, right, width } = element.getBoundingClientRect();
  return Math.min(right, innerWidth) - Math.max(left, 0) >= width / 2;
}

/** Where an element of a drawing lies on the screen. */
function matrixOf(element) {
  const { a, b, c, d, e, f } = element.getScreenCTM();
  return [a, b, c, d, e, f].join();
}

/** The path that a place of the board is drawn by, its own or one that it uses at a single spot, and what draws it. */
function shapeOf(element) {
  const uses = all("use[href^='#']", element).map((use) => [find(use.getAttribute("href")), use]);
  const shapes = element.matches("path") ? [[element, element]] : uses.filter(([shape]) => shape?.matches("path"));
  const spots = new Set(shapes.map(([shape, drawn]) => shape.id + matrixOf(drawn)));
  return spots.size === 1 ? shapes[0] : [];
}

/** The outline of an element on the screen: its own, if it is a shape of the board. */
export function outline(element) {
  const [shape, drawn] = shapeOf(element);
  if (shape) return `<path d="${shape.getAttribute("d")}" transform="matrix(${matrixOf(drawn)})"`;
  const { left, top, right, bottom } = seen(element);
  const [w, h] = [right - left + 2 * PAD, bottom - top + 2 * PAD];
  return `<rect x="${left - PAD}" y="${top - PAD}" width="${w}" height="${h}" rx="9"`;
}

const around = (element) => (element && element !== body ? [element, ...around(element.parentElement)] : []);

/** What is to be seen of an element: a hand or a list shows only a part of what is in it. */
function seen(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const frame of around(element.parentElement)) {
    if (frame.namespaceURI === SVG || getComputedStyle(frame).overflow === "visible") continue;
    const box = frame.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  bottom = Math.min(bottom, innerHeight - 2 * PAD);
  return right > left && bottom > top ? { left, top, right, bottom } : element.getBoundingClientRect();
}

/** The list that an element can be scrolled in; a table that fills the screen is never moved itself. */
export function listAround(element) {
  return around(element.parentElement).find(
    (frame) => /auto|scroll/.test(getComputedStyle(frame).overflowY) && frame.scrollHeight > frame.clientHeight,
  );
}

/** Tell whether a frame shows only a part of its width; the map has a way of its own to go somewhere. */
const isRow = (frame) =>
  frame.namespaceURI !== SVG &&
  frame.id !== "stage" &&
  /auto|scroll/.test(getComputedStyle(frame).overflowX) &&
  frame.scrollWidth > frame.clientWidth;

/** Scroll the rows around something, such as a hand on a phone, until it is in the middle of each. */
export function bringAcross(target) {
  for (const row of around(target.parentElement).filter(isRow)) {
    const [box, frame] = [target.getBoundingClientRect(), row.getBoundingClientRect()];
    const by = (box.left + box.right - frame.left - frame.right) / 2;
    if (box.left < frame.left || box.right > frame.right) row.scrollLeft += by;
  }
}

/** Scroll a list until a box in it is to be seen. */
export function bringWithin(list, box, behavior) {
  if (!list) return;
  const frame = list.getBoundingClientRect();
  const by = box.top < frame.top ? box.top - frame.top - MARGIN : Math.max(0, box.bottom - frame.bottom + MARGIN);
  list.scrollBy({ top: by, behavior });
}
