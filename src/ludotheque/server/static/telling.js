/** What there is to say of a thing: its options with their price, a menu of them, why not, what a bot would do. */

import { hideBubble, showBubble } from "./bubble.js";
import { announce, body, button, find, get, heading, paragraph, post, tell, toast } from "./dom.js";
import { named, optionsAt } from "./options.js";
import { drawWay } from "./way.js";

/** So many seconds a reason stays. */
const WHY = 6;
const { table } = body.dataset;

/** The paragraphs of a longer text. */
const lines = (element) => (element.dataset.text || "").split("\n").filter(Boolean);

/** The paragraphs that no option says already; the page gives the numbers of those that one does. */
function untold(element) {
  const told = (element.dataset.told || "").split(" ");
  return lines(element).filter((_, number) => !told.includes(String(number)));
}

/** Show what can be done with an element and what it is; for fingers, with a button to do it. */
export function preview(element, withButtons) {
  find("#way")?.remove();
  const found = optionsAt(element);
  const nodes = found.flatMap((option) => offer(option, withButtons));
  const text = lines(element).map(paragraph);
  const title = () => heading(element.dataset.title);
  // With one thing to choose its price comes first; what can be done in several ways tells of all of them.
  if (text.length && found.length > 1 && !withButtons) nodes.splice(0, nodes.length, title(), ...text);
  else if (text.length && found.length && !untold(element).length) nodes.splice(0, 1, title(), ...text);
  else if (nodes.length) nodes.splice(1, 0, ...untold(element).map(paragraph));
  else if (text.length) nodes.push(title(), ...text);
  if (nodes.length) showBubble(element, "cost", nodes);
}

/** An option with what its price is made of. */
function offer(option, withButton) {
  if (option.dataset.steps) drawWay(option.dataset.steps);
  const nodes = [heading(named(option))];
  const bill = find(".bill", option.parentElement)?.cloneNode(true);
  if (bill) {
    bill.hidden = false;
    nodes.push(bill);
  }
  return withButton ? [...nodes, chooser(option)] : nodes;
}

function chooser(option) {
  return button(body.dataset.choose, "button button--primary", () => {
    hideBubble();
    option.click();
  });
}

/** Offer all options of an element. */
export function openMenu(element) {
  const buttons = optionsAt(element).map((option) => {
    const way = button(named(option), "button", () => {
      closeMenu(element);
      option.click();
    });
    way.value = option.value;
    return way;
  });
  showBubble(element, "menu", [...buttons, ...untold(element).map(paragraph)]);
  tell("menu");
  buttons[0].focus();
}

/** Whoever came by keyboard goes back to where the menu was opened. */
export function closeMenu(element) {
  hideBubble();
  element?.focus({ preventScroll: true });
}

/** Say why an element cannot be chosen, or not in one way. */
export async function explain(element, verb = "") {
  const why = await get(`/t/${table}/why?${new URLSearchParams({ element: element.id, verb })}`);
  if (!why) return;
  hideBubble();
  element.classList.add("is-refused");
  const nodes = [heading(body.dataset.impossible, "ui-forbidden"), paragraph(why.text)];
  if (why.link) nodes.push(ruleLink(why));
  if (why.also) nodes.push(paragraph(why.also), furtherCauses(why.others));
  if (!verb) nodes.push(...lines(element).map(paragraph));
  showBubble(element, "why", nodes, WHY);
}

/** List what else stands in the way, each cause with its rule. */
function furtherCauses(causes) {
  const list = document.createElement("ul");
  list.className = "causes";
  list.append(
    ...causes.map((cause) => {
      const item = document.createElement("li");
      item.append(cause.text, " ", ruleLink(cause));
      return item;
    }),
  );
  return list;
}

function ruleLink(why) {
  const link = document.createElement("a");
  Object.assign(link, { className: "rule", href: why.link, target: "_blank", rel: "noopener", textContent: why.rule });
  return link;
}

/** Ask a bot what it would do, and why. */
export async function hint() {
  const asker = find("#button-hint");
  if (!asker || asker.getAttribute("aria-disabled") === "true") return asker && toast(asker.dataset.why, true);
  asker.setAttribute("aria-busy", "true");
  const asked = () => ["seat", "question"].map((name) => find(`#ask input[name=${name}]`)?.value).join();
  const before = asked();
  try {
    const advice = await post(`/t/${table}/hint`, { seat: find("#ask input[name=seat]").value });
    // Whoever has answered in the meantime is asked something else.
    if (asked() === before) showAdvice(advice);
  } catch (error) {
    toast(error.message, true);
  } finally {
    asker.removeAttribute("aria-busy");
  }
}

const placeOf = (element) => document.getElementById(element) || find(`#ask [data-target="${element}"]`);

function showAdvice({ element, other, text, reasons }) {
  hideBubble();
  const place = placeOf(element) || find("#ask");
  place.classList.add("is-advised");
  if (other) placeOf(other)?.classList.add("is-second");
  tell("pointed", place);
  showBubble(place, "hint", [heading(text, "ui-hint"), ...reasons.map(paragraph)]);
  announce(text, ...reasons);
}
