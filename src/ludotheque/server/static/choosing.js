/** Choosing: what a click, a tap or a key on a thing means. */

import { hideBubble, isPicked, pick } from "./bubble.js";
import { bring, find } from "./dom.js";
import { hasParts, isLegal, optionsAt } from "./options.js";
import { explain, openMenu, preview } from "./telling.js";

/** The card to take up once the one in hand is put back. */
let wanted = "";

/** Choose an element, or say why not; a finger looks first and chooses with a second tap. */
export function choose(element, isTouch) {
  if (!isLegal(element)) return takeInstead(element) || explain(element);
  const isWorthALook = element.classList.contains("target") || element.dataset.text;
  if (!isTouch || isPicked(element) || !isWorthALook) return take(element);
  pick(element);
  if (isPlain(element)) preview(element, true);
  else openMenu(element);
}

/** Of a thing with several ways, the one that is open now may not be the one that was meant. */
const isPlain = (element) => optionsAt(element).length === 1 && !hasParts(element);

/** Choose an element, in a menu if there are several ways. */
export function take(element) {
  if (!isPlain(element)) return openMenu(element);
  hideBubble();
  optionsAt(element)[0].click();
}

/** Where a part of a thing stands for one of several ways to choose it, a click there is that way, or says why not. */
export function chooseAt(spot, element) {
  const value = spot.closest("[data-option]")?.dataset.option;
  if (!value || !find("#ask[data-yours]")) return false;
  const found = optionsAt(element).find((button) => button.value === value);
  hideBubble();
  if (found) found.click();
  else explain(element, value.split(".")[0]);
  return true;
}

/** What a figure of the question bar is about: choose it, or show it and what there is to say of it. */
export function goTo(element) {
  if (isLegal(element)) return take(element);
  bring(element, "center");
  preview(element, false);
}

/** Another card while one is taken up: that one goes back first. */
function takeInstead(card) {
  const back = find("#ask button[data-puts-back]");
  if (!back || !card.classList.contains("hand-card")) return false;
  wanted = card.getAttribute("aria-pressed") ? "" : card.id;
  back.click();
  return true;
}

/** Take up the card that waits for the other one to be put back. */
export function takeWanted() {
  const card = wanted && document.getElementById(wanted);
  if (card && !isLegal(card)) return;
  wanted = "";
  if (card) choose(card, false);
}

/** What was wanted cannot be. */
export function forgetWanted() {
  wanted = "";
}
