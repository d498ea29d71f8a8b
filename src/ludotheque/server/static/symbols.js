/** Symbols and places explain themselves: pointed at, focused, or pressed for a while. */

import { about, hideBubble, isAskedFor, showBubble } from "./bubble.js";
import { all, body, find, get, heading, hear, paragraph } from "./dom.js";

/** So many milliseconds a finger rests on a symbol that is asked about, and a mouse over one. */
const [PRESS, REST] = [450, 350];
/** What stands for a symbol with its figure. */
const HOLDERS = ".facts > span, .points, .cost, .score, .tallies li span, .kind, .shelf > header";
const { table } = body.dataset;
let timer = 0;
let isPressed = false;

/** The entry of a symbol, if it has one. */
const entry = (holder) => {
  const href = find(".icon > use", holder)?.getAttribute("href") ?? "";
  return find(`#symbols [data-icon="${href.slice(1)}"]`);
};

/** Name and explanation of a symbol; what a figure says of itself comes first. */
function told(holder) {
  const found = entry(holder);
  if (!found) return [];
  const name = find("dt", found).textContent;
  const says = holder.getAttribute("aria-label") || holder.title;
  const title = says && !/^\d+$/.test(says) ? says : name;
  return [heading(title, found.dataset.icon.slice(2)), paragraph(find("dd", found).textContent)];
}

function explain(holder) {
  const nodes = told(holder);
  if (nodes.length) showBubble(holder, "cost", nodes);
  return nodes.length > 0;
}

const both = ({ title, text }) => [heading(title), paragraph(text)];

/** What places were said to be in this position. */
const known = new Map();
hear("shown", () => known.clear());

/** Say what a place of the board is, below what can be done there. */
async function describe(place) {
  const found = known.get(place.id) ?? (await get(`/t/${table}/about?${new URLSearchParams({ element: place.id })}`));
  if (!found || isAskedFor()) return;
  known.set(place.id, found);
  if (about() === place) find("#bubble").append(paragraph(found.text));
  else if (isPressed || place.matches(":hover, :focus-visible")) showBubble(place, "cost", both(found));
}

/** What to do for a target once somebody has stayed with it: it is a symbol, or a place that says nothing itself. */
function teller(target) {
  const place = target.closest(".target:not([data-text])");
  if (place) return () => describe(place);
  const holder = target.closest("[data-text], [data-element], .target") ? null : target.closest(HOLDERS);
  return holder && (() => explain(holder));
}

document.addEventListener("pointerover", ({ target, pointerType }) => {
  clearTimeout(timer);
  const tell = pointerType !== "touch" && !isAskedFor() && teller(target);
  if (tell) timer = setTimeout(tell, REST);
});

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  clearTimeout(timer);
  isPressed = pointerType === "touch";
  const tell = isPressed && teller(target);
  if (tell) timer = setTimeout(tell, PRESS);
});
for (const event of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(event, () => clearTimeout(timer), { capture: true, passive: true });
}
document.addEventListener("contextmenu", (event) => {
  if (event.pointerType === "touch" && teller(event.target)) event.preventDefault();
});

/** A row of figures that has the focus explains all of them. */
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".target:not([data-text]):focus-visible")) timer = setTimeout(() => describe(target), REST);
  if (!target.matches(".facts[tabindex]:focus-visible")) return;
  const nodes = all(":scope > span", target).flatMap(told);
  if (nodes.length) showBubble(target, "cost", nodes);
});
document.addEventListener("focusout", ({ target }) => target.matches(".facts[tabindex]") && hideBubble());
