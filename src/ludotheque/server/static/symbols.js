/** Symbols and places explain themselves: pointed at, focused, or pressed for a while. */

import { about, hideBubble, isAskedFor, showBubble } from "./bubble.js";
import { all, body, find, get, heading, hear, onPointed, paragraph } from "./dom.js";

/** So many milliseconds a finger rests on a symbol that is asked about, and a mouse over one. */
const [PRESS, REST] = [450, 350];
/** What stands for a symbol with its figure. */
const HOLDERS = ".facts > span, .points, .cost, .score, .tallies li span, .kind, .shelf > header";
const { table } = body.dataset;
let timer = 0;
let isPressed = false;
/** A finger has rested so long that something was told: lifting it chooses nothing and takes nothing away. */
let isHeld = false;

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

/** Tell whether a sentence has a word of the game in it, as a word of its own; a word may hold signs, as +1 does. */
const plain = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const names = (sentence, word) => new RegExp(`(?<!\\p{L})${plain(word)}s?(?!\\p{L})`, "iu").test(sentence);

/** What a line of the log rests on: its rule, and the words of the game that it uses. */
function explainLine(line) {
  const sentence = find(":scope > span", line)?.textContent ?? "";
  const words = all("#symbols [data-icon]").filter((one) => names(sentence, find("dt", one).textContent));
  const rule = find(":scope > .log-rule", line);
  const nodes = words.flatMap((one) => [
    heading(find("dt", one).textContent, one.dataset.icon.slice(2)),
    paragraph(find("dd", one).textContent),
  ]);
  if (rule) nodes.push(heading(rule.getAttribute("aria-label")), paragraph(rule.title));
  if (nodes.length) showBubble(line, "cost", nodes);
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
  const line = target.closest("#log li");
  if (line) return () => explainLine(line);
  const holder = target.closest("[data-text], [data-element], .target") ? null : target.closest(HOLDERS);
  return holder && (() => explain(holder));
}

onPointed((target) => {
  clearTimeout(timer);
  const tell = !isAskedFor() && teller(target);
  if (tell) timer = setTimeout(tell, REST);
});

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  clearTimeout(timer);
  isPressed = pointerType === "touch";
  isHeld = false;
  const tell = isPressed && teller(target);
  if (!tell) return;
  timer = setTimeout(() => {
    isHeld = true;
    tell();
  }, PRESS);
});
window.addEventListener(
  "click",
  (event) => {
    if (isHeld) event.stopPropagation();
    isHeld = false;
  },
  true,
);
for (const event of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(event, () => clearTimeout(timer), { capture: true, passive: true });
}
document.addEventListener("contextmenu", (event) => {
  if (event.pointerType === "touch" && teller(event.target)) event.preventDefault();
});

/** A row of figures that has the focus explains all of them. */
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".target:not([data-text]):focus-visible")) timer = setTimeout(() => describe(target), REST);
  if (target.matches("#log .log-rule:focus-visible")) explainLine(target.closest("li"));
  if (!target.matches(".facts[tabindex]:focus-visible")) return;
  const nodes = all(":scope > span", target).flatMap(told);
  if (nodes.length) showBubble(target, "cost", nodes);
});
document.addEventListener("focusout", ({ target }) => target.matches(".facts[tabindex], .log-rule") && hideBubble());
