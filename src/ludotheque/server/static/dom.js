/** What all scripts share: finding elements, telling each other, talking to the server. */

/** The page, and what it says of itself. */
export const { body } = document;
/** Whoever looks wants nothing to move. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Board, tray and offers are not all in sight. */
export const narrow = matchMedia("(max-width: 1099px)");

/** The first element that matches. */
export const find = (selector, within = document) => within.querySelector(selector);

/** All elements that match. */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Tell the other scripts that something is so: `shown`, a position is drawn; `turn`, the viewer is asked something;
    `pointed`, somebody shows a place; `moved`, somebody did something; `rolled`, a die fell; `talk`, somebody spoke;
    `over`, the game has ended. */
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`table:${name}`, { detail }));

/** Hear what other scripts tell. */
export const hear = (name, listener) => document.addEventListener(`table:${name}`, (event) => listener(event.detail));

/** Call a listener with whatever matches around each click. */
export function onClick(selector, listener) {
  document.addEventListener("click", (event) => {
    const element = event.target.closest(selector);
    if (element) listener(element, event);
  });
}

/** Call a listener with what a mouse comes upon by moving, and not with what slides beneath it as the page changes. */
export function onPointed(listener) {
  let [over, at] = [null, ""];
  document.addEventListener("pointermove", ({ target, pointerType, clientX, clientY }) => {
    const here = `${clientX} ${clientY}`;
    if (pointerType === "touch" || here === at) return;
    at = here;
    if (target !== over) listener(target);
    over = target;
  });
  // Whoever has scrolled and moves again points anew, be it at the same thing.
  document.addEventListener("scroll", () => (over = null), { capture: true, passive: true });
}

/** Where the middle of an element is on the screen. */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Bring an element into sight. */
export function bring(element, block) {
  element?.scrollIntoView({ block, behavior: still.matches ? "auto" : "smooth" });
}

/** Scroll a list to its newest line. */
export function toEnd(list) {
  list.scrollTop = list.scrollHeight;
}

/** Say something for a moment. */
export function toast(text, isBad) {
  const line = paragraph(text);
  line.className = isBad ? "toast toast--bad" : "toast";
  find("#toasts").append(line);
  setTimeout(() => line.remove(), 4000);
}

/** Say something to whoever listens instead of looking. */
export function announce(...sentences) {
  find("#announcer").textContent = sentences.filter(Boolean).join(" ");
}

/** Get an answer of the server, or nothing. */
export async function get(url) {
  const response = await fetch(url, { headers: { accept: "application/json" } });
  return response.ok ? response.json() : null;
}

/** Send a form; what the server refuses is an error with its reason. */
export async function post(url, fields) {
  const headers = { accept: "application/json" };
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(fields), headers });
  const found = await response.json();
  if (!response.ok) throw new Error(found.error);
  return found;
}

/** Make a button. */
export function button(text, classes, onPress) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = classes;
  made.textContent = text;
  made.addEventListener("click", onPress);
  return made;
}

/** Make a heading, perhaps with a symbol of the page. */
export function heading(text, icon) {
  const title = document.createElement("h3");
  if (icon) title.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#i-${icon}"/></svg>`;
  title.append(text);
  return title;
}

/** Make a paragraph. */
export function paragraph(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}
