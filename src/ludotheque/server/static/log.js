/** The log and the talk beside the board: new lines, rules behind them, local times. */

import { all, find, onClick, tell, toEnd } from "./dom.js";

const ROLL = 2400;
const MOST = 120;
/** Whoever reads further up than this is left in peace. */
const NEAR_END = 60;

/** Add what happened, or show the whole log anew if something was taken back. */
export function addLog(update) {
  const log = find("#log");
  if (!update.log) return;
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
  if (update.whole_log) log.innerHTML = update.log;
  else addLines(log, update.log);
  settleLog();
  if (isAtEnd) toEnd(log);
}

function addLines(log, html) {
  for (const line of all(".is-last, .is-fresh", log)) line.classList.remove("is-last", "is-fresh");
  const seen = new Set(all("li", log).map((line) => line.dataset.number));
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const line of [...template.content.children]) {
    if (seen.has(line.dataset.number)) continue;
    line.classList.add("is-fresh");
    log.append(line);
    const die = find('.icon > use[href^="#i-die-"]', line);
    if (die) showRoll(die.closest("li"));
  }
  while (log.children.length > MOST) log.firstElementChild.remove();
}

/** What happened several times in a row stands once, in its last line, with how often. */
function foldEqual(log) {
  let [before, times] = [null, 1];
  for (const line of all(":scope > li", log)) {
    const isAgain = before && isPlain(before) && said(before) === said(line);
    times = isAgain ? times + 1 : 1;
    before?.classList.toggle("is-again", Boolean(isAgain));
    line.classList.remove("is-again");
    before = line;
    if (isAgain) find(":scope > span", line).dataset.times = times;
    else delete find(":scope > span", line)?.dataset.times;
  }
}

/** A line with nothing below it, that nobody took back. */
const isPlain = (line) => said(line) && !line.matches(".is-undone") && !find(".log-more", line);

const said = (line) => find(":scope > span", line)?.textContent;

/** Mark the last line, and let the keyboard in there. */
export function settleLog() {
  const log = find("#log");
  foldEqual(log);
  log.lastElementChild?.classList.add("is-last");
  if (!log.contains(document.activeElement)) rove();
}

/** What a die showed stands over the board for a moment; screen readers hear it with the news. */
function showRoll(line) {
  for (const old of all(".roll")) old.remove();
  const card = document.createElement("div");
  card.className = "roll";
  card.setAttribute("aria-hidden", "true");
  card.append(...all(":scope > .icon, :scope > span", line).map((node) => node.cloneNode(true)));
  find(".board").append(card);
  setTimeout(() => card.remove(), ROLL);
  tell("rolled");
}

onClick(".log-fold", (button) => {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!isOpen));
});

const rules = () => all("#log .log-rule").filter((link) => !link.closest(".is-again"));

/** Of all rules that the log links to, the last one is reached by Tab, the others from there by arrows. */
export function rove() {
  for (const [i, link] of rules().reverse().entries()) link.tabIndex = i ? -1 : 0;
}

document.addEventListener("keydown", (event) => {
  const link = event.target.closest("#log .log-rule");
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!link || !step) return;
  event.preventDefault();
  const links = rules();
  const next = links[links.indexOf(link) + step];
  if (!next) return;
  [link.tabIndex, next.tabIndex] = [-1, 0];
  next.focus();
});

/** Show that somebody spoke. */
export function showTalk() {
  toEnd(find("#talk"));
  if (find("#side").dataset.tab !== "talk") find('.side-tabs [data-tab="talk"]').classList.add("has-news");
}

onClick(".side-tabs [data-tab]", (chosen) => {
  const side = find("#side");
  side.dataset.tab = chosen.dataset.tab;
  for (const tab of all(".side-tabs [data-tab]")) tab.setAttribute("aria-pressed", String(tab === chosen));
  chosen.classList.remove("has-news");
  for (const list of all("#log, #talk")) toEnd(list);
});

/** What came while nobody could see a list, such as during a lesson, is what it shows first. */
const seen = new WeakMap();
const sizes = new ResizeObserver((changes) => {
  for (const { target, contentRect } of changes) {
    const isSeen = contentRect.height > 0;
    if (isSeen && !seen.get(target)) toEnd(target);
    seen.set(target, isSeen);
  }
});
for (const list of all("#log, #talk")) sizes.observe(list);

/** Write times as the clock on the wall has them. */
export function localTimes() {
  for (const time of all("time[data-at]")) {
    const at = new Date(time.dataset.at * 1000);
    const text = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    if (time.textContent !== text) time.textContent = text;
  }
}
