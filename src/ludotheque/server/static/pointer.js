/** Mouse, finger and keyboard at a table. */

import { about, hideBubble, isAskedFor } from "./bubble.js";
import { choose, chooseAt, goTo } from "./choosing.js";
import { all, find, middle, onPointed } from "./dom.js";
import { CHOOSABLE, isLegal } from "./options.js";
import { closeMenu, explain, hint, preview } from "./telling.js";

const TELLING = `${CHOOSABLE}, [data-text]`;
/** What explains itself when it has the focus. */
const TELLS_ITSELF = ".facts[tabindex], .log-rule";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = {
  u: () => find("#button-undo")?.click(),
  f: () => find("#ask .options .button--primary")?.click(),
  h: hint,
  escape: () => closeList() || hideBubble(),
};
let lastPointer = "mouse";

document.addEventListener("pointerdown", (event) => (lastPointer = event.pointerType), true);

// Whoever presses beside the list of choices sees the table again.
document.addEventListener("pointerdown", ({ target }) => target.closest("#choices") || closeList());

document.addEventListener("click", ({ target, clientX, clientY }) => {
  const isTouch = lastPointer === "touch";
  const element = meant(target.closest(CHOOSABLE), clientX, clientY);
  if (element) return (!isTouch && chooseAt(target, element)) || choose(element, isTouch);
  const subject = document.getElementById(target.closest("[data-go]")?.dataset.go);
  if (subject) return goTo(subject);
  const told = target.closest("[data-text]");
  if (told) return preview(told, false);
  if (target.closest("#button-hint")) return hint();
  if (!target.closest("#bubble, #button-skip")) hideBubble();
});

/** Of things that lie on each other, the one that can be chosen is meant. */
function meant(element, x, y) {
  if (!element?.classList.contains("target") || isLegal(element)) return element;
  const below = document.elementsFromPoint(x, y).map((other) => other.closest(".target"));
  return below.find((other) => other && isLegal(other)) ?? element;
}

onPointed((target) => {
  if (isAskedFor()) return;
  if (!lookAt(target) && !target.closest("#bubble")) hideBubble();
});

document.addEventListener("focusin", ({ target }) => {
  if (lastPointer === "touch" || !target.matches(":focus-visible")) return;
  // What was told of one thing does not stay while the focus goes on to another.
  if (!lookAt(target) && !isAskedFor() && !target.closest("#bubble") && !target.matches(TELLS_ITSELF)) hideBubble();
  for (const lit of all(".is-hover")) lit.classList.remove("is-hover");
  const option = target.closest("#choices button[data-target]");
  if (option) document.getElementById(option.dataset.target)?.classList.add("is-hover");
});

/** Show what there is to say of what is under the pointer or has the focus; tell whether there is something. */
function lookAt(target) {
  const element = target.closest(TELLING);
  if (!element || !(isLegal(element) || element.dataset.text)) return false;
  // A way to choose that is drawn says what it brings.
  if (target.closest("[data-option]") && !element.dataset.text) return false;
  preview(element, false);
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (target.closest("input, select, textarea, dialog")) return;
  const element = target.closest(CHOOSABLE);
  if (target.closest("#bubble") && /^(ArrowUp|ArrowDown|Escape)$/.test(key)) walkMenu(event);
  else if (key in ARROWS && !target.closest("#log, #talk, details[open]")) walkBoard(event);
  else if ((key === "Enter" || key === " ") && element?.classList.contains("target")) press(event, element);
  else if (key === "?") element ? explain(element) : find("#goal [data-open]")?.click();
  else KEYS[key.toLowerCase()]?.();
});

/** Close the list of choices, where it is open; whoever was in it stands before it again. */
function closeList() {
  const list = find("#choices[open]");
  if (list?.contains(document.activeElement)) find("summary", list).focus();
  list?.removeAttribute("open");
  return list;
}

function press(event, element) {
  event.preventDefault();
  choose(element, false);
}

/** In a menu the arrows go from choice to choice, Escape leaves it. */
function walkMenu(event) {
  event.preventDefault();
  if (event.key === "Escape") return closeMenu(about());
  const buttons = all("#bubble button");
  const next = buttons.indexOf(event.target) + (event.key === "ArrowUp" ? -1 : 1);
  buttons[(next + buttons.length) % buttons.length].focus();
}

/** Elsewhere they go to the nearest thing that can be chosen. */
function walkBoard(event) {
  event.preventDefault();
  lastPointer = "keyboard";
  const targets = all(".target.is-legal, [data-element].is-legal").filter((target) => target.getClientRects().length);
  const here = document.activeElement.closest(CHOOSABLE);
  (here ? nearest(here, targets, ARROWS[event.key]) : targets[0])?.focus();
}

function nearest(here, targets, [dx, dy]) {
  const [x, y] = middle(here);
  let [best, least] = [null, Infinity];
  for (const other of targets.filter((target) => target !== here)) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 1 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
  }
  return best;
}
