/** The table: shows each position as it comes, and brings into sight what the question is about. */

import { hideBubble } from "./bubble.js";
import { remember } from "./chance.js";
import { takeWanted } from "./choosing.js";
import "./counsel.js";
import { all, announce, body, bring, find, narrow, tell, toEnd } from "./dom.js";
import "./goal.js";
import { addLog, localTimes, rove, settleLog, showTalk } from "./log.js";
import { light } from "./options.js";
import "./pointer.js";
import "./recap.js";
import "./sending.js";
import { markNews } from "./side.js";
import { follow } from "./stream.js";
import "./symbols.js";
import "./waiting.js";

/** Where the last question was asked about. */
let asksAt = "stage";

/** Show a position after another one. */
function show(update, before, swapParts) {
  const wasMine = "yours" in body.dataset;
  keepPlace(swapParts);
  if (update.parts.talk) {
    showTalk();
    markNews();
    tell("talk");
  }
  if (update.number >= before || update.whole_log) addLog(update);
  if (update.number !== before) hideBubble();
  document.title = update.title;
  body.toggleAttribute("data-yours", Boolean(update.is_yours));
  if (update.moves) find("#moves").textContent = update.moves;
  const question = find("#ask-title").textContent;
  announce(update.announce, question);
  settle();
  if (update.is_yours && !wasMine) tell("turn", question);
  else if (update.number > before && !update.is_over) tell("moved");
  scrollToChoices();
  if (update.is_over) tell("over");
  if (update.is_yours) takeWanted();
}

/** Swap parts without losing the focus, which goes to the question if it is nowhere, or closing the list of choices. */
function keepPlace(swapParts) {
  const focused = document.activeElement === body ? "" : document.activeElement?.id;
  const isOpen = find("#choices")?.open;
  swapParts();
  if (isOpen && find("#choices")) find("#choices").open = true;
  const isGone = focused && !document.getElementById(focused);
  const isAsked = document.activeElement === body && find("#ask[data-yours]");
  if (isGone || isAsked) find("#ask").focus({ preventScroll: true });
}

/** What every position needs once its parts stand. */
function settle() {
  hideWhileHandedOver();
  localTimes();
  light();
  openLitTab();
  tell("shown");
  keepInSight();
}

/** Until the next player is there, nothing of the page can be reached but the way to say so. */
function hideWhileHandedOver() {
  const here = find("#button-here");
  for (const part of all("main, .topbar")) part.inert = Boolean(here);
  here?.focus();
}

/** Where shelves share a place, show one with something to choose on it. */
function openLitTab() {
  for (const group of all(".tabbed")) {
    const lit = all(".tab.has-legal", group).map((tab) => document.getElementById(tab.htmlFor));
    if (lit.length && !lit.some((tab) => tab.checked)) lit[0].checked = true;
  }
}

/** A card that was taken up stays in sight while its place is chosen; of a wide board, what the question is about. */
function keepInSight() {
  const card = find('.hand-card[aria-pressed="true"]');
  if (card) centre(card, card.closest(".hand"));
  const stage = find(".board-stage");
  const spot = stage && (find(".target.is-legal", stage) ?? find("[data-focus]", stage));
  if (spot) centre(spot, stage);
}

/** Scroll a row sideways until something in it is in the middle, if it was cut off. */
function centre(thing, row) {
  const [spot, box] = [thing.getBoundingClientRect(), row.getBoundingClientRect()];
  const isCut = spot.left < box.left || spot.right > box.right;
  if (isCut) row.scrollLeft += spot.left - box.left - (box.width - spot.width) / 2;
}

/** On a phone board, tray and offers are not all in sight: go to the one the question is about when that changes. What
    a coach points at, the coach brings into sight. */
function scrollToChoices() {
  const lit = ["tray", "shelves", "front"].find((id) => find(`#${id} .is-legal`));
  const now = find(".target.is-legal") ? "stage" : lit || asksAt;
  const isLed = !narrow.matches || find("#coach")?.dataset.light;
  if (now !== asksAt && !isLed && !all(`#${now} .is-legal`).some(isSeen)) goTo(now);
  asksAt = now;
}

/** What is in sight above the question stays where it is, so that nothing slips from under a finger. */
function isSeen(element) {
  const box = element.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= find("#ask").getBoundingClientRect().top;
}

/** Of the board and the tray all is shown, of long lists what can be chosen. */
function goTo(id) {
  if (id === "stage") bring(find("#stage"), "start");
  else if (id === "tray") bring(find("#tray"), "nearest");
  else bring(find(`#${id} .is-legal`), "center");
}

body.toggleAttribute("data-yours", Boolean(find("#ask[data-yours]")));
settle();
scrollToChoices();
settleLog();
rove();
for (const list of all("#log, #talk")) toEnd(list);
remember(body.dataset.table, body.dataset.commitment);
follow(show);
