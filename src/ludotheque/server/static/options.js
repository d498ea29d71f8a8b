/** What can be chosen: the buttons of the question, and the elements they point at. */

import { all, find } from "./dom.js";

/** Everything that options may point at: places of the board, and things beside it. */
export const CHOOSABLE = ".target, [data-element]";

const options = () => all("#ask button[data-target]");

/** The options that point at an element. */
export const optionsAt = (element) => options().filter((button) => button.dataset.target === element.id);

/** Tell whether an element can be chosen. */
export const isLegal = (element) => optionsAt(element).length > 0;

/** Tell whether parts of an element stand for ways to choose it. */
export const hasParts = (element) => Boolean(find("[data-option]", element));

/** What an option is called. */
export const named = (option) => option.textContent.trim();

/** Light what can be chosen, and nothing else. */
export function light() {
  const targets = new Set(options().map((button) => button.dataset.target));
  for (const element of all(CHOOSABLE)) {
    const legal = targets.has(element.id);
    element.classList.toggle("is-legal", legal);
    element.classList.remove("is-advised", "is-second", "is-refused");
    if (element.classList.contains("target")) reach(element, legal);
  }
}

/** A place of the board is a button while it can be chosen, else a picture if it has a name. */
function reach(place, legal) {
  const name = legal ? optionsAt(place).map(named).join(" · ") : place.dataset.title;
  place.setAttribute("tabindex", legal ? "0" : "-1");
  for (const [attribute, value] of [["role", legal ? "button" : "img"], ["aria-label", name]]) {
    if (name) place.setAttribute(attribute, value);
    else place.removeAttribute(attribute);
  }
}
