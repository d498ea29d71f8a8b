/** A map in a frame: shown whole, or larger step by step and panned to what can be chosen. */

import { all, find, hear, middle } from "./dom.js";

const STEP = 1.25;
const MOST = 6;
const stage = find("#stage");
const [nearer, farther, fit] = ["#button-zoom", "#button-zoom-out", "#button-fit"].map((id) => find(id));
let steps = 0;

/** Zoom to so many steps; what scrolls can be reached by keyboard. */
function zoom(to) {
  steps = Math.max(0, Math.min(MOST, to));
  stage.classList.toggle("is-zoomed", steps > 0);
  stage.style.setProperty("--zoom", String(STEP ** steps));
  farther.hidden = fit.hidden = !steps;
  if (steps) stage.tabIndex = 0;
  else stage.removeAttribute("tabindex");
  pan();
}

/** What can be chosen, or what the question is about; or else where the action is. */
function wanted() {
  const chosen = all(find(".target.is-selected", stage) ? ".target.is-selected" : ".target.is-legal", stage);
  return chosen.length ? chosen : all("[data-focus]", stage);
}

/** Keep in sight what stands before the rows of a map that is panned, and say how much of the frame it takes. */
function pin() {
  const pinned = find("#pinned", stage);
  if (!pinned) return 0;
  pinned.removeAttribute("transform");
  const box = pinned.firstElementChild.getBoundingClientRect();
  const hidden = stage.getBoundingClientRect().left - box.left;
  if (hidden > 0) pinned.setAttribute("transform", `translate(${hidden / pinned.getScreenCTM().a} 0)`);
  return steps ? box.width : 0;
}

/** On a map larger than its frame, go to the middle of some places. */
function centre(places) {
  const spots = steps ? places.map(middle) : [];
  if (!spots.length) return;
  const [x, y] = [0, 1].map((axis) => {
    const along = spots.map((spot) => spot[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const box = stage.getBoundingClientRect();
  const taken = pin();
  stage.scrollBy(x - box.left - (box.width + taken) / 2, y - box.top - box.height / 2);
  startLeft(places, box, taken);
}

/** What is wider than its frame is shown from its left, and beside it whole what says where the action stands. */
function startLeft(places, box, taken) {
  const edges = places.map((place) => place.getBoundingClientRect());
  const left = Math.min(...edges.map((edge) => edge.left)) - box.left - taken;
  const beyond = Math.max(...edges.map((edge) => edge.right)) - box.right;
  const head = find("[data-head]", stage)?.getBoundingClientRect().left - box.left - 6;
  if (taken && left < 0) stage.scrollBy(left, 0);
  // What is lit shines a little beyond itself.
  else if (head < 0 && beyond - head < 14) stage.scrollBy(head, 0);
}

/** Go to what can be chosen; where that is all in sight already, the heads of rows come back to their place. */
function pan() {
  centre(wanted());
  pin();
}

/** From one question to the next the map stays where it is, unless nothing of that is in sight. */
function follow() {
  const box = stage.getBoundingClientRect();
  const left = box.left + pin();
  const isSeen = ([x, y]) => x > left && x < box.right && y > box.top && y < box.bottom;
  if (!wanted().map(middle).some(isSeen)) pan();
}

/** A mouse drags the map. */
function letDrag() {
  let from = null;
  stage.addEventListener("pointerdown", ({ clientX, clientY }) => {
    from = [clientX + stage.scrollLeft, clientY + stage.scrollTop];
  });
  stage.addEventListener("pointermove", (event) => {
    if (!from || !event.buttons || event.pointerType !== "mouse" || !steps) return;
    stage.scrollTo(from[0] - event.clientX, from[1] - event.clientY);
  });
  window.addEventListener("pointerup", () => (from = null));
}

nearer.addEventListener("click", () => zoom(steps + 1));
farther.addEventListener("click", () => zoom(steps - 1));
fit.addEventListener("click", () => zoom(0));
// A wide map on a narrow screen is panned rather than shrunk until nobody can tap it, or read what fighters say.
if (matchMedia("(max-width: 720px)").matches && find('.table[data-layout="wide"]')) zoom(3);
else if (matchMedia("(max-width: 1099px)").matches && find("[data-head]", stage)) zoom(2);
hear("turn", pan);
hear("shown", follow);
stage.addEventListener("scroll", pin, { passive: true });
hear("pointed", (place) => stage.contains(place) && centre([place]));
requestAnimationFrame(pan);
letDrag();
