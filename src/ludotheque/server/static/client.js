/* The only script: keeps a table up to date, lights what can be chosen, explains what cannot. Without it the forms still work. */
"use strict";

const body = document.body;
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 1099px)");
const STEP = 600;
const ROLL = 2400;

/* Swapping parts in: elements with the same id stay, so that they move instead of jumping -------------------------- */

function parse(html, isSvg) {
  const template = document.createElement("template");
  template.innerHTML = isSvg ? `<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>` : html;
  return isSvg ? template.content.firstChild.firstElementChild : template.content.firstElementChild;
}

const kin = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");

function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.isEqualNode(fresh)) return;
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const twin = child.id ? named.get(child.id) : next && !next.id && kin(next, child) ? next : null;
    if (twin && kin(twin, child)) {
      if (twin !== next) old.insertBefore(twin, next);
      if (twin.nodeType === Node.ELEMENT_NODE) morph(twin, child);
      else if (twin.nodeValue !== child.nodeValue) twin.nodeValue = child.nodeValue;
      next = twin.nextSibling;
    } else {
      if (child.classList && child.classList.contains("piece")) child.classList.add("is-new");
      old.insertBefore(child, next);
    }
  }
  while (next) next = remove(next);
}

function remove(node) {
  const after = node.nextSibling;
  node.remove();
  return after;
}

/* Small things --------------------------------------------------------------------------------------------------- */

function toast(text, isBad) {
  const line = document.createElement("p");
  line.className = isBad ? "toast toast--bad" : "toast";
  line.textContent = text;
  find("#toasts").append(line);
  setTimeout(() => line.remove(), 4000);
}

async function post(url, fields) {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields), headers: { accept: "application/json" } });
  const found = await response.json();
  if (!response.ok) throw new Error(found.error);
  return found;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(body.dataset.copied);
  } catch {
    prompt("", text);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-open], [data-close], [data-copy], [data-copy-here]");
  if (!button) return;
  if (button.dataset.open) find(`#${button.dataset.open}`).showModal();
  else if ("close" in button.dataset) button.closest("dialog").close();
  else copy(button.dataset.copy || location.href);
});

function openTab(name) {
  const side = find("#side");
  side.dataset.tab = name;
  for (const tab of all("[data-tab]", side)) {
    tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
    if (tab.dataset.tab === name) tab.classList.remove("has-news");
  }
  for (const list of all("#log, #talk")) list.scrollTop = list.scrollHeight;
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".side-tabs [data-tab]");
  if (tab) openTab(tab.dataset.tab);
});

function localTimes() {
  for (const time of all("time[data-at]")) {
    const at = new Date(time.dataset.at * 1000);
    const text = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    if (time.textContent !== text) time.textContent = text;
  }
}

/* Lobby ---------------------------------------------------------------------------------------------------------- */

const newTable = find("#new-table");
if (newTable) {
  newTable.addEventListener("change", (event) => {
    if (event.target.name !== "game") return;
    for (const form of all(".game-form", newTable)) {
      form.hidden = form.dataset.game !== event.target.value;
      for (const set of all("fieldset", form)) set.disabled = form.hidden;
    }
  });
}

find("#record")?.addEventListener("change", (event) => event.target.form.requestSubmit());

/* Table ---------------------------------------------------------------------------------------------------------- */

const table = body.dataset.table;
const have = find("#have") ? JSON.parse(find("#have").dataset.have) : {};
let number = Number(find("#ask")?.dataset.number || 0);
let waiting = [];
let playing = null;
let source = null;
let isAway = false;
let picked = null;

function connect() {
  const params = new URLSearchParams({ since: number, have: JSON.stringify(have) });
  source = new EventSource(`/t/${table}/stream?${params}`);
  source.addEventListener("open", () => (isAway = false));
  source.addEventListener("update", (event) => {
    waiting.push(JSON.parse(event.data));
    play();
  });
  source.addEventListener("error", () => {
    source.close();
    if (!isAway) toast(body.dataset.offline, true);
    isAway = true;
    waiting = [];
    setTimeout(connect, 1000);
  });
}

function play() {
  if (playing) return offerSkip();
  const update = waiting.shift();
  if (!update) return offerSkip();
  const moved = update.number > number;
  show(update);
  const pause = moved && !update.is_yours && !still.matches && !document.hidden ? (find(".roll") ? 2 * STEP : STEP) : 0;
  playing = setTimeout(() => {
    playing = null;
    play();
  }, pause);
  offerSkip();
}

function offerSkip() {
  const button = find("#button-skip");
  if (button) button.hidden = waiting.length < 2;
}

function skip() {
  clearTimeout(playing);
  playing = null;
  while (waiting.length) show(waiting.shift());
  offerSkip();
}

function show(update) {
  const focused = document.activeElement;
  const focusedId = focused && focused !== body ? focused.id : "";
  const isOpen = find("#choices")?.open;
  for (const [name, [mark, html]] of Object.entries(update.parts)) {
    const old = document.getElementById(name);
    if (!old) continue;
    morph(old, parse(html, name.startsWith("layer-")));
    have[name] = mark;
  }
  if (update.parts.talk) {
    find("#talk").scrollTop = find("#talk").scrollHeight;
    if (find("#side").dataset.tab !== "talk") find('.side-tabs [data-tab="talk"]').classList.add("has-news");
  }
  const wasMine = "yours" in body.dataset;
  if (update.number >= number || update.whole_log) addLog(update);
  if (update.number !== number) hideBubble();
  number = update.number;
  document.title = update.title;
  body.toggleAttribute("data-yours", Boolean(update.is_yours));
  if (find("#moves") && update.moves) find("#moves").textContent = update.moves;
  if (isOpen && find("#choices")) find("#choices").open = true;
  if (focusedId && !document.getElementById(focusedId)) find("#ask")?.focus({ preventScroll: true });
  hideWhileHandedOver();
  const question = find("#ask-title")?.textContent || "";
  find("#announcer").textContent = [update.announce, question].filter(Boolean).join(" ");
  localTimes();
  light();
  openLitTab();
  camera?.follow();
  showChosenCard();
  if (update.is_yours && !wasMine) {
    panToTargets();
    notify(question);
  }
  scrollToChoices();
  if (update.is_yours) takeWanted();
}

/* Where shelves share a place, show one with something to choose on it. */
function openLitTab() {
  for (const group of all(".tabbed")) {
    const lit = all(".tab.has-legal", group);
    if (lit.length && !lit.some((tab) => document.getElementById(tab.htmlFor).checked)) document.getElementById(lit[0].htmlFor).checked = true;
  }
}

/* Until the next player is there, nothing of the page can be reached but the way to say so. */
function hideWhileHandedOver() {
  const here = find("#button-here");
  for (const part of all("main, .topbar")) part.inert = Boolean(here);
  here?.focus();
}

function addLog(update) {
  const log = find("#log");
  if (!log || !update.log) return;
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  if (update.whole_log) log.innerHTML = update.log;
  else {
    for (const line of all(".is-last, .is-fresh", log)) line.classList.remove("is-last", "is-fresh");
    const seen = new Set(all("li", log).map((line) => line.dataset.number));
    const template = document.createElement("template");
    template.innerHTML = update.log;
    for (const line of [...template.content.children]) {
      if (seen.has(line.dataset.number)) continue;
      line.classList.add("is-fresh");
      log.append(line);
      if (find('.icon > use[href^="#i-die-"]', line)) roll(line);
    }
    while (log.children.length > 120) log.firstElementChild.remove();
  }
  log.lastElementChild?.classList.add("is-last");
  if (!log.contains(document.activeElement)) rove();
  if (atEnd) log.scrollTop = log.scrollHeight;
}

/* What a die showed stands over the board for a moment; screen readers hear it with the news. */
function roll(line) {
  for (const old of all(".roll")) old.remove();
  const card = document.createElement("div");
  card.className = "roll";
  card.setAttribute("aria-hidden", "true");
  card.append(...all(".icon, span", line).map((node) => node.cloneNode(true)));
  find(".board").append(card);
  setTimeout(() => card.remove(), ROLL);
}

/* Of all rules that the log links to, the last one is reached by Tab, the others from there by arrows. */
function rove() {
  for (const [i, link] of all("#log .log-rule").reverse().entries()) link.tabIndex = i ? -1 : 0;
}

document.addEventListener("keydown", (event) => {
  const link = event.target.closest("#log .log-rule");
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!link || !step) return;
  event.preventDefault();
  const links = all("#log .log-rule");
  const next = links[links.indexOf(link) + step];
  if (!next) return;
  [link.tabIndex, next.tabIndex] = [-1, 0];
  next.focus();
});

function notify(text) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(`${body.dataset.yourTurn} · ${body.dataset.name}`, { body: text, tag: table });
  note.onclick = () => window.focus();
}

/* What can be chosen --------------------------------------------------------------------------------------------- */

const options = () => all("#ask button[data-target]");
const optionsAt = (id) => options().filter((button) => button.dataset.target === id);
const isLegal = (element) => optionsAt(element.id).length > 0;

function light() {
  const targets = new Set(options().map((button) => button.dataset.target));
  for (const element of all(".target, [data-element]")) {
    const legal = targets.has(element.id);
    element.classList.toggle("is-legal", legal);
    element.classList.remove("is-advised", "is-refused");
    if (!element.classList.contains("target")) continue;
    if (legal) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      element.setAttribute("aria-label", optionsAt(element.id).map((button) => button.textContent.trim()).join(" · "));
    } else {
      element.removeAttribute("role");
      element.setAttribute("tabindex", "-1");
    }
  }
}

/* A card that was taken up stays in sight while its place is chosen. */
function showChosenCard() {
  const card = find('.hand-card[aria-pressed="true"]');
  const row = card?.closest(".hand");
  if (!row) return;
  const [spot, box] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  if (spot.left < box.left || spot.right > box.right) row.scrollLeft += spot.left - box.left - (box.width - spot.width) / 2;
}

/* On a phone board, tray and offers are not all in sight: go to the one the question is about when that changes. */
let asksAt = "stage";

function scrollToChoices() {
  const lit = ["tray", "shelves", "front"].find((id) => find(`#${id} .is-legal`));
  const now = find(".target.is-legal") ? "stage" : lit || asksAt;
  const aim = now === "shelves" || now === "front" ? find(`#${now} .is-legal`) : document.getElementById(now);
  const block = now === "shelves" || now === "front" ? "center" : "start";
  if (now !== asksAt && narrow.matches) aim?.scrollIntoView({ block, behavior: still.matches ? "auto" : "smooth" });
  asksAt = now;
}

/* Another card while one is taken up: that one goes back first. */
let wanted = null;

function takeInstead(card) {
  const back = find('#ask button[value^="back."]');
  if (!back || !card.classList.contains("hand-card")) return false;
  wanted = card.getAttribute("aria-pressed") ? null : card.id;
  back.click();
  return true;
}

function takeWanted() {
  const card = wanted && document.getElementById(wanted);
  if (card && !isLegal(card)) return;
  wanted = null;
  if (card) click(card, false);
}

/* On a map larger than its frame, go to where something can be chosen, or to what the question is about. */
function panToTargets() {
  const frame = find(".board-stage.is-zoomed");
  if (!frame) return;
  const chosen = all(find(".target.is-legal", frame) ? ".target.is-legal" : ".target.is-selected", frame);
  const spots = chosen.map(middle);
  if (!spots.length) return;
  const [x, y] = [0, 1].map((axis) => (Math.min(...spots.map((spot) => spot[axis])) + Math.max(...spots.map((spot) => spot[axis]))) / 2);
  const box = frame.getBoundingClientRect();
  frame.scrollBy(x - box.left - box.width / 2, y - box.top - box.height / 2);
}

/* Answers that were given at once are taken back at once, as long as nothing has been answered since. */
let walk = null;

async function takeBackWalk(form) {
  const { seat } = Object.fromEntries(new FormData(form));
  let [question, left] = [walk.end, walk.count];
  walk = null;
  try {
    for (; left; left--) question = (await post(form.action, { seat, question })).number;
  } catch (error) {
    toast(error.message, true);
    refresh();
  }
}

async function send(form, button) {
  const fields = new FormData(form, button || undefined);
  if (button?.name) fields.set(button.name, button.value);
  body.setAttribute("aria-busy", "true");
  try {
    const done = await post(form.action, fields);
    if (button?.dataset.steps) walk = { end: done.number, count: done.number - Number(fields.get("question")) };
    setTimeout(() => done.number > number && !waiting.length && !playing && refresh(), 1500);
    if (form.id === "say-form") form.reset();
  } catch (error) {
    wanted = null;
    toast(error.message, true);
    refresh();
  } finally {
    body.removeAttribute("aria-busy");
  }
}

/* When the stream is slow or gone, ask for everything. */
async function refresh() {
  const response = await fetch(`/t/${table}/update?since=${number}`, { headers: { accept: "application/json" } });
  if (response.ok) {
    waiting = [];
    show(await response.json());
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-send]");
  if (!form || !table) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute("aria-disabled") === "true") return toast(button.dataset.why, true);
  if (button?.id === "button-undo" && walk?.end === number) return takeBackWalk(form);
  send(form, button);
});

/* Where a part of a thing stands for one of several ways to choose it, a click there is that way, or says why not. */
function chooseAt(spot, element) {
  const value = spot.closest("[data-option]")?.dataset.option;
  if (!value || !find("#ask[data-yours]")) return false;
  const found = optionsAt(element.id).find((button) => button.value === value);
  hideBubble();
  if (found) found.click();
  else explain(element, value.split(".")[0]);
  return true;
}

function choose(element) {
  const found = optionsAt(element.id);
  // Of a thing with several ways, the one that is open now may not be the one that was meant.
  if (found.length === 1 && !find("[data-option]", element)) found[0].click();
  else menu(element, found);
}

function click(element, isTouch) {
  if (!isLegal(element)) return takeInstead(element) || explain(element);
  if (isTouch && picked !== element.id && (element.classList.contains("target") || element.dataset.text)) {
    hideBubble();
    picked = element.id;
    const found = optionsAt(element.id);
    return found.length > 1 || find("[data-option]", element) ? menu(element, found) : preview(element, true);
  }
  picked = null;
  choose(element);
}

/* What a figure of the question bar is about: show it, and what there is to say of it. */
function goAndTell(element) {
  element.scrollIntoView({ block: "center", behavior: still.matches ? "auto" : "smooth" });
  preview(element, false);
}

/* Bubbles -------------------------------------------------------------------------------------------------------- */

let bubbleFor = null;
let bubbleTimer = 0;

function bubble(element, kind, nodes) {
  const box = find("#bubble");
  if (!box) return;
  clearTimeout(bubbleTimer);
  box.className = `bubble bubble--${kind}`;
  box.setAttribute("role", kind === "why" ? "alert" : "tooltip");
  box.replaceChildren(...nodes);
  box.hidden = false;
  bubbleFor = element;
  place(box, element);
}

function place(box, element) {
  const stage = find("#stage").getBoundingClientRect();
  const spot = element.getBoundingClientRect();
  const width = box.offsetWidth;
  const height = box.offsetHeight;
  const inside = find("#stage").contains(element);
  const isOver = spot.right > stage.left && spot.left < stage.right;
  const edge = spot.right < stage.left ? width / 2 + 4 : stage.width - width / 2 - 4;
  const middle = isOver ? spot.left + spot.width / 2 - stage.left : edge;
  const left = Math.max(4, Math.min(stage.width - width - 4, middle - width / 2));
  const above = spot.top - stage.top - height - 10;
  const below = inside ? spot.bottom - stage.top + 10 : spot.top - stage.top;
  const beyond = spot.top >= stage.bottom ? stage.height - height - 4 : 4;
  const top = inside && above >= 0 ? above : isOver && !inside ? beyond : Math.min(below, stage.height - height - 4);
  box.classList.toggle("bubble--below", inside && above < 0);
  // On a phone it lies above the question, so that the map and what was tapped stay in sight.
  const isDocked = narrow.matches && (!inside || camera);
  box.classList.toggle("bubble--beside", !inside || isDocked);
  box.style.bottom = isDocked ? `${find("#ask").offsetHeight + 16}px` : "";
  box.style.left = box.style.top = "";
  box.classList.remove("bubble--left", "bubble--right");
  if (narrow.matches) return;
  if (inside && (above < 0 || find("#way")) && placeAside(box, spot, stage)) return;
  box.style.left = `${left + find("#stage").scrollLeft}px`;
  box.style.top = `${Math.max(4, top) + find("#stage").scrollTop}px`;
}

/* Where there is no room above, or a way to be seen, the bubble goes to the side that is turned away from the action, which stays in sight. */
function placeAside(box, spot, stage) {
  const action = find("[data-focus]")?.getBoundingClientRect();
  const [toLeft, toRight] = [spot.left - stage.left - box.offsetWidth - 10, spot.right - stage.left + 10];
  const isLeft = action && action.left > spot.left + spot.width / 2 ? toLeft >= 4 : toRight + box.offsetWidth + 4 > stage.width;
  const left = isLeft ? toLeft : toRight;
  if (!action || left < 4 || left + box.offsetWidth + 4 > stage.width) return false;
  const top = Math.max(4, Math.min(stage.height - box.offsetHeight - 4, spot.top - stage.top + spot.height / 2 - 26));
  box.classList.remove("bubble--below");
  box.classList.add(isLeft ? "bubble--left" : "bubble--right");
  box.style.left = `${left + find("#stage").scrollLeft}px`;
  box.style.top = `${top + find("#stage").scrollTop}px`;
  return true;
}

const hideWay = () => find("#way")?.remove();

function hideBubble() {
  const box = find("#bubble");
  hideWay();
  if (!box) return;
  box.hidden = true;
  bubbleFor = null;
  picked = null;
  for (const element of all(".is-refused")) element.classList.remove("is-refused");
}

function heading(text, icon) {
  const title = document.createElement("h3");
  if (icon) title.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#i-${icon}"/></svg>`;
  title.append(text);
  return title;
}

function paragraph(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

/* A longer text, a paragraph for each of its lines. */
const paragraphs = (text) => text.split("\n").map(paragraph);

/* A walk is drawn from where the action is over each of its steps. */
function drawWay(steps) {
  const start = find("[data-focus]");
  const matrix = find("#board").getScreenCTM().inverse();
  const spots = steps.split(" ").map((id) => {
    const { x, y } = new DOMPoint(...middle(document.getElementById(id))).matrixTransform(matrix);
    return [x, y];
  });
  if (start) spots.unshift([Number(start.getAttribute("cx")), Number(start.getAttribute("cy"))]);
  const [[fx, fy], [tx, ty]] = spots.slice(-2);
  const angle = (Math.atan2(ty - fy, tx - fx) * 180) / Math.PI;
  const line = `M${spots.map((spot) => spot.map((n) => n.toFixed(1)).join(" ")).join("L")}`;
  find("#board").append(parse(`<g id="way" class="way-ahead"><path class="move-arrow" d="${line}"/><path class="move-arrow-ink" d="${line}"/><path class="move-arrow-head" transform="translate(${tx} ${ty}) rotate(${angle})" d="M-8 -9L16 0L-8 9L-3 0z"/></g>`, true));
}

function preview(element, withButtons) {
  hideWay();
  const nodes = [];
  for (const option of optionsAt(element.id)) {
    if (option.dataset.steps) drawWay(option.dataset.steps);
    nodes.push(heading(option.textContent.trim()));
    const bill = option.parentElement.querySelector(".bill");
    if (bill) {
      const shown = bill.cloneNode(true);
      shown.hidden = false;
      nodes.push(shown);
    }
    if (withButtons) nodes.push(chooser(option));
  }
  const said = optionsAt(element.id).map((option) => option.textContent).join(" ");
  if (element.dataset.text && said.includes(element.dataset.text.replace(/\.$/, ""))) nodes.splice(0, 1, heading(element.dataset.title), ...paragraphs(element.dataset.text));
  else if (element.dataset.text) {
    const told = paragraphs(element.dataset.text);
    // With one thing to choose its price comes first; what can be done in several ways tells of all of them.
    if (optionsAt(element.id).length > 1 && !withButtons) nodes.splice(0, nodes.length, heading(element.dataset.title), ...told);
    else nodes.splice(1, 0, ...(nodes.length ? [] : [heading(element.dataset.title)]), ...told);
  }
  if (nodes.length) bubble(element, "cost", nodes);
}

function chooser(option) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button--primary";
  button.textContent = body.dataset.choose;
  button.addEventListener("click", () => {
    hideBubble();
    option.click();
  });
  return button;
}

function menu(element, found) {
  const buttons = found.map((option) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = option.textContent.trim();
    button.addEventListener("click", () => {
      closeMenu(element);
      option.click();
    });
    return button;
  });
  // What a button says already is not told again below.
  const isSaid = (line) => buttons.some((button) => button.textContent.endsWith(line.slice(line.search(/:\s/) + 2).replace(/\.$/, "")));
  const told = (element.dataset.text || "").split("\n").filter((line) => line && !isSaid(line));
  bubble(element, "menu", [...buttons, ...told.map(paragraph)]);
  buttons[0].focus();
}

/* Whoever came by keyboard goes back to where the menu was opened. */
function closeMenu(element) {
  hideBubble();
  element?.focus({ preventScroll: true });
}

async function explain(element, verb = "") {
  const response = await fetch(`/t/${table}/why?${new URLSearchParams({ element: element.id, verb })}`, { headers: { accept: "application/json" } });
  if (!response.ok) return;
  const why = await response.json();
  hideBubble();
  element.classList.add("is-refused");
  const nodes = [heading(body.dataset.impossible, "ui-forbidden"), paragraph(why.text)];
  if (why.link) {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = why.link;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = why.rule;
    nodes.push(link);
  }
  if (element.dataset.text && !verb) nodes.push(...paragraphs(element.dataset.text));
  bubble(element, "why", nodes);
  bubbleTimer = setTimeout(hideBubble, 6000);
}

async function hint() {
  const button = find("#button-hint");
  if (!button || button.getAttribute("aria-disabled") === "true") return button && toast(button.dataset.why, true);
  button.setAttribute("aria-busy", "true");
  try {
    const advice = await post(`/t/${table}/hint`, { seat: find("#ask input[name=seat]").value });
    hideBubble();
    const element = document.getElementById(advice.element) || find(`#ask [data-target="${advice.element}"]`) || find("#ask");
    element.classList.add("is-advised");
    bubble(element, "hint", [heading(advice.text, "ui-hint"), paragraph(advice.reason)]);
    find("#announcer").textContent = `${advice.text} ${advice.reason}`;
  } catch (error) {
    toast(error.message, true);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/* Pointer and keyboard ------------------------------------------------------------------------------------------- */

let lastPointer = "mouse";
document.addEventListener("pointerdown", (event) => (lastPointer = event.pointerType), true);

document.addEventListener("click", (event) => {
  if (!table) return;
  const element = event.target.closest(".target, [data-element]");
  if (element && lastPointer !== "touch" && chooseAt(event.target, element)) return;
  if (element) return click(element, lastPointer === "touch");
  const about = document.getElementById(event.target.closest("[data-go]")?.dataset.go);
  if (about) return isLegal(about) ? choose(about) : goAndTell(about);
  const told = event.target.closest("[data-text]");
  if (told) return preview(told, false);
  if (event.target.closest("#button-skip")) return skip();
  if (event.target.closest("#button-hint")) return hint();
  if (!event.target.closest("#bubble")) hideBubble();
});

document.addEventListener("pointerover", (event) => {
  if (!table || event.pointerType === "touch") return;
  const element = event.target.closest(".target, [data-element], [data-text]");
  const box = find("#bubble");
  if (box && !box.hidden && /--(menu|why|hint)/.test(box.className)) return;
  if (element && (isLegal(element) || element.dataset.text)) preview(element, false);
  else if (!event.target.closest("#bubble")) hideBubble();
});

document.addEventListener("focusin", (event) => {
  if (!table || lastPointer === "touch" || !event.target.matches(":focus-visible")) return;
  const element = event.target.closest(".target, [data-element], [data-text]");
  camera?.show(element);
  if (element && (isLegal(element) || element.dataset.text)) preview(element, false);
  const option = event.target.closest("#choices button[data-target]");
  for (const lit of all(".is-hover")) lit.classList.remove("is-hover");
  if (option) document.getElementById(option.dataset.target)?.classList.add("is-hover");
});

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function goTo(direction) {
  const targets = all(".target.is-legal, [data-element].is-legal").filter((target) => target.getClientRects().length);
  if (!targets.length) return;
  const here = document.activeElement.closest?.(".target, [data-element]");
  if (!here) return targets[0].focus();
  const [x, y] = middle(here);
  let best = null;
  let least = Infinity;
  for (const other of targets) {
    if (other === here) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * direction[0] + (oy - y) * direction[1];
    const across = Math.abs((ox - x) * direction[1]) + Math.abs((oy - y) * direction[0]);
    if (along > 1 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
  }
  best?.focus();
}

/* In a menu the arrows go from choice to choice, Escape leaves it. */
function walkMenu(event) {
  event.preventDefault();
  if (event.key === "Escape") return closeMenu(bubbleFor);
  const buttons = all("#bubble button");
  const next = buttons.indexOf(event.target) + (event.key === "ArrowUp" ? -1 : 1);
  buttons[(next + buttons.length) % buttons.length].focus();
}

document.addEventListener("keydown", (event) => {
  if (!table || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  const element = event.target.closest(".target, [data-element]");
  if (event.target.closest("#bubble") && /^(ArrowUp|ArrowDown|Escape)$/.test(event.key)) return walkMenu(event);
  if (event.key in ARROWS && !event.target.closest("#log, #talk, details[open]")) {
    event.preventDefault();
    lastPointer = "keyboard";
    goTo(ARROWS[event.key]);
  } else if ((event.key === "Enter" || event.key === " ") && element?.classList.contains("target")) {
    event.preventDefault();
    click(element, false);
  } else if (event.key === "Escape") hideBubble();
  else if (event.key === "?" && element) explain(element);
  else if (event.key.toLowerCase() === "u") find("#button-undo")?.click();
  else if (event.key.toLowerCase() === "f") find("#ask .options .button--primary")?.click();
  else if (event.key.toLowerCase() === "h") hint();
  else if (camera && "+=-0".includes(event.key)) camera.press(event.key);
});

/* Zoom and camera ------------------------------------------------------------------------------------------------ */

const stage = find("#stage");
let camera = null;

/* What scrolls can be reached by keyboard. */
function zoomFrame(isLarge) {
  stage.classList.toggle("is-zoomed", isLarge);
  stage.toggleAttribute("tabindex", isLarge);
  if (isLarge) stage.tabIndex = 0;
}

/* A map larger than its frame. The camera has a place and a scale in units of the map for each pixel; whoever drags,
   pinches, turns the wheel or presses keys moves it, and it goes by itself only where the action is out of sight. */
const EDGE = 90;

class Camera {
  constructor() {
    const [x, y, w, h] = this.board.getAttribute("viewBox").split(/[ ,]+/).map(Number);
    Object.assign(this, { x: x + w / 2, y: y + h / 2, scale: Math.min(w / Math.max(stage.clientWidth, 1), 1.35), fingers: new Map(), moved: 0, focus: "", isHeld: false, seen: 0 });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    window.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, (event) => this.up(event));
    stage.addEventListener("wheel", (event) => (event.preventDefault(), (this.isHeld = true), this.zoom(event.deltaY > 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY)), { passive: false });
    // A drag is not a choice.
    stage.addEventListener("click", (event) => this.moved > 8 && (event.stopPropagation(), event.preventDefault()), true);
    // Whoever has not moved the camera sees the action when the frame grows or shrinks.
    new ResizeObserver(() => (this.isHeld || !this.hasLand ? this.draw() : this.look(...this.action()))).observe(stage);
    const presses = { "#button-zoom": "+", "#button-zoom-out": "-", "#button-fit": "0", "#button-focus": "." };
    for (const [id, key] of Object.entries(presses)) find(id).addEventListener("click", () => this.press(key));
    find("#minimap").addEventListener("click", (event) => this.jump(event));
    this.draw();
  }

  get board() {
    return find("#board");
  }

  press(key) {
    this.isHeld = key !== ".";
    if (key === "0") this.fit();
    else if (key === ".") this.look(...this.action());
    else this.zoom(key === "-" ? 1.25 : 0.8);
  }

  draw() {
    const [w, h] = [stage.clientWidth * this.scale, stage.clientHeight * this.scale];
    if (!w || !h) return;
    this.board.setAttribute("viewBox", [this.x - w / 2, this.y - h / 2, w, h].map((n) => n.toFixed(1)).join(" "));
    const land = this.land();
    find("#minimap").classList.toggle("is-idle", land.width < w && land.height < h);
    if (!land.width) return;
    find("#minimap").setAttribute("viewBox", [land.x - EDGE, land.y - EDGE, land.width + 2 * EDGE, land.height + 2 * EDGE].join(" "));
    const frame = { x: this.x - w / 2, y: this.y - h / 2, width: w, height: h };
    for (const [name, value] of Object.entries(frame)) find("#minimap-frame").setAttribute(name, value);
  }

  land() {
    return find("#layer-tiles").getBBox();
  }

  action() {
    const mark = find("[data-focus]");
    return mark ? [Number(mark.getAttribute("cx")), Number(mark.getAttribute("cy"))] : [this.x, this.y];
  }

  go(x, y) {
    Object.assign(this, { x, y });
    this.draw();
  }

  /* Look at a place, but not at nothing: what the frame can hold besides is land. */
  look(x, y) {
    const land = this.land();
    const within = (at, from, size, room) => (size + 2 * EDGE <= room ? from + size / 2 : Math.max(from - EDGE + room / 2, Math.min(from + size + EDGE - room / 2, at)));
    this.go(within(x, land.x, land.width, stage.clientWidth * this.scale), within(y, land.y, land.height, stage.clientHeight * this.scale));
  }

  zoom(factor, clientX, clientY) {
    const box = stage.getBoundingClientRect();
    const scale = Math.max(0.35, Math.min(4, this.scale * factor));
    // What lies under the pointer stays there.
    const [dx, dy] = clientX === undefined ? [0, 0] : [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    this.x += dx * (this.scale - scale);
    this.y += dy * (this.scale - scale);
    this.scale = scale;
    this.draw();
  }

  fit() {
    const land = this.land();
    this.scale = Math.max((land.width + 140) / stage.clientWidth, (land.height + 140) / stage.clientHeight, 0.5);
    this.go(land.x + land.width / 2, land.y + land.height / 2);
  }

  sees(x, y, margin) {
    return Math.abs(x - this.x) < (stage.clientWidth / 2 - margin) * this.scale && Math.abs(y - this.y) < (stage.clientHeight / 2 - margin) * this.scale;
  }

  /* Go where the action is when it has moved and is near the edge or out of sight, or when there is new land to see. */
  follow() {
    const place = this.action();
    const size = this.land().width + this.land().height;
    const isNew = size !== this.seen && size > 0 && !this.isHeld;
    this.hasLand = size > 0;
    this.seen = size;
    const isAway = place.join() !== this.focus && !this.sees(...place, Math.min(stage.clientWidth, stage.clientHeight) / 4);
    if (isAway) this.isHeld = false;
    if (isNew || isAway) this.look(...place);
    this.focus = place.join();
    this.draw();
  }

  /* Bring what has the focus into the frame. */
  show(element) {
    if (!element || !stage.contains(element)) return;
    const [x, y] = middle(element);
    const box = stage.getBoundingClientRect();
    const place = [this.x + (x - box.left - box.width / 2) * this.scale, this.y + (y - box.top - box.height / 2) * this.scale];
    if (!this.sees(...place, 50)) this.go(...place);
  }

  jump(event) {
    this.isHeld = true;
    const matrix = find("#minimap").getScreenCTM().inverse();
    const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    this.go(spot.x, spot.y);
  }

  down(event) {
    if (event.target.closest("#bubble, #minimap")) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 1) this.moved = 0;
  }

  move(event) {
    const from = this.fingers.get(event.pointerId);
    if (!from) return;
    const before = this.spread();
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const share = this.scale / this.fingers.size;
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    this.moved += Math.hypot(dx, dy);
    if (this.moved > 8) stage.classList.add("is-dragged");
    if (this.moved <= 8 && this.fingers.size === 1) return;
    this.isHeld = true;
    this.x -= dx * share;
    this.y -= dy * share;
    if (before) this.zoom(before / Math.max(this.spread(), 1));
    this.draw();
  }

  spread() {
    const [a, b] = [...this.fingers.values()];
    return b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  up(event) {
    this.fingers.delete(event.pointerId);
    stage.classList.remove("is-dragged");
  }
}

if (stage?.classList.contains("board-stage--camera")) {
  camera = new Camera();
  camera.follow();
} else if (stage && find("#button-zoom")) {
  find("#button-zoom").addEventListener("click", () => zoomFrame(true));
  find("#button-fit").addEventListener("click", () => zoomFrame(false));
  // A wide map on a narrow screen is panned rather than shrunk until nobody can tap it.
  if (matchMedia("(max-width: 720px)").matches && find('.table[data-layout="wide"]')) zoomFrame(true);
  if (table) requestAnimationFrame(panToTargets);
  let from = null;
  stage.addEventListener("pointerdown", (event) => (from = [event.clientX, event.clientY, stage.scrollLeft, stage.scrollTop]));
  stage.addEventListener("pointermove", (event) => {
    if (!from || !event.buttons || event.pointerType !== "mouse" || !stage.classList.contains("is-zoomed")) return;
    stage.scrollLeft = from[2] - (event.clientX - from[0]);
    stage.scrollTop = from[3] - (event.clientY - from[1]);
  });
  window.addEventListener("pointerup", () => (from = null));
}

/* Clock, notifications ------------------------------------------------------------------------------------------- */

function tick() {
  const clock = find("#ask .clock");
  const deadline = Number(find("#ask")?.dataset.deadline || 0);
  if (!clock || !deadline) return;
  const left = Math.max(0, Math.round(deadline - Date.now() / 1000));
  const two = (n) => String(n).padStart(2, "0");
  const time = left >= 3600 ? `${Math.floor(left / 3600)} h ${two(Math.floor((left % 3600) / 60))}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
  clock.textContent = clock.dataset.left.replace("%", time);
}

const asker = find("#button-notify");
if (asker && "Notification" in window && Notification.permission === "default") {
  asker.hidden = false;
  asker.addEventListener("click", async () => {
    await Notification.requestPermission();
    asker.hidden = true;
  });
}

if (table) {
  light();
  openLitTab();
  showChosenCard();
  scrollToChoices();
  localTimes();
  hideWhileHandedOver();
  body.toggleAttribute("data-yours", Boolean(find("#ask[data-yours]")));
  const log = find("#log");
  log.lastElementChild?.classList.add("is-last");
  rove();
  log.scrollTop = log.scrollHeight;
  find("#talk").scrollTop = find("#talk").scrollHeight;
  setInterval(tick, 500);
  connect();
}

/* A chart wider than its frame shows how it ended. */
for (const frame of all(".chart-frame")) frame.scrollLeft = frame.scrollWidth;

/* Replay --------------------------------------------------------------------------------------------------------- */

const replayed = body.dataset.replay;
if (replayed) {
  const slider = find("#replay-n");
  let running = 0;
  let asked = 0;

  const goMove = async (n, keep) => {
    const mine = ++asked;
    const seat = find("#replay-seat")?.value || "-1";
    const url = `/t/${replayed}/replay?${new URLSearchParams({ n, seat })}`;
    const response = await fetch(url);
    if (!response.ok || mine !== asked) return;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const id of ["where", "players", "front", "board", "shelves", "tray", "log"]) {
      const old = document.getElementById(id);
      if (old) morph(old, document.importNode(fresh.getElementById(id), true));
    }
    camera?.follow();
    find("#replay").toggleAttribute("data-no-tray", fresh.getElementById("replay").hasAttribute("data-no-tray"));
    for (const id of ["replay-first", "replay-previous", "replay-next", "replay-last"]) document.getElementById(id).href = fresh.getElementById(id).href;
    find("#replay-where").textContent = fresh.getElementById("replay-where").textContent;
    find("#replay-turn").value = fresh.getElementById("replay-turn").value;
    for (const field of all("form[action$='/fork'] input[name=n]")) field.value = n;
    slider.value = n;
    find("#log").scrollTop = find("#log").scrollHeight;
    rove();
    if (!keep) history.replaceState(null, "", url);
  };

  const stop = () => {
    clearInterval(running);
    running = 0;
    find("#replay-run span").textContent = body.dataset.run;
  };

  find("#replay-run").hidden = false;
  find("#replay-run").addEventListener("click", () => {
    if (running) return stop();
    if (Number(slider.value) >= Number(slider.max)) slider.value = 0;
    find("#replay-run span").textContent = body.dataset.pause;
    running = setInterval(() => (Number(slider.value) < Number(slider.max) ? goMove(Number(slider.value) + 1) : stop()), 900);
  });
  slider.addEventListener("input", () => goMove(slider.value));
  find("#replay-turn").addEventListener("change", (event) => goMove(event.target.value));
  find("#replay-seat")?.addEventListener("change", () => goMove(slider.value));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#replay-first, #replay-previous, #replay-next, #replay-last");
    if (!link) return;
    event.preventDefault();
    stop();
    goMove(new URL(link.href).searchParams.get("n"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, dialog")) return;
    if (event.key === "ArrowRight") find("#replay-next").click();
    if (event.key === "ArrowLeft") find("#replay-previous").click();
    if (event.key === " " && event.target === body) find("#replay-run").click();
  });
  find("#log").scrollTop = find("#log").scrollHeight;
  rove();
}
