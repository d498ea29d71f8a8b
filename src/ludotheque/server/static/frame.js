/** A map in a frame: shown whole, or large and panned to what can be chosen. */

import { all, find, hear, middle } from "./dom.js";

const stage = find("#stage");
const isWide = find('.table[data-layout="wide"]');

/** What scrolls can be reached by keyboard. */
function zoom(isLarge) {
  stage.classList.toggle("is-zoomed", isLarge);
  if (isLarge) stage.tabIndex = 0;
  else stage.removeAttribute("tabindex");
}

/** On a map larger than its frame, go to where something can be chosen, or to what the question is about. */
function pan() {
  if (!stage.classList.contains("is-zoomed")) return;
  const chosen = all(find(".target.is-legal", stage) ? ".target.is-legal" : ".target.is-selected", stage);
  if (!chosen.length) return;
  const spots = chosen.map(middle);
  const [x, y] = [0, 1].map((axis) => {
    const along = spots.map((spot) => spot[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const box = stage.getBoundingClientRect();
  stage.scrollBy(x - box.left - box.width / 2, y - box.top - box.height / 2);
}

/** A mouse drags the map. */
function letDrag() {
  let from = null;
  stage.addEventListener("pointerdown", ({ clientX, clientY }) => {
    from = [clientX + stage.scrollLeft, clientY + stage.scrollTop];
  });
  stage.addEventListener("pointermove", (event) => {
    if (!from || !event.buttons || event.pointerType !== "mouse" || !stage.classList.contains("is-zoomed")) return;
    stage.scrollTo(from[0] - event.clientX, from[1] - event.clientY);
  });
  window.addEventListener("pointerup", () => (from = null));
}

find("#button-zoom").addEventListener("click", () => zoom(true));
find("#button-fit").addEventListener("click", () => zoom(false));
// A wide map on a narrow screen is panned rather than shrunk until nobody can tap it.
if (matchMedia("(max-width: 720px)").matches && isWide) zoom(true);
hear("turn", pan);
requestAnimationFrame(pan);
letDrag();
