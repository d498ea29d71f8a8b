/** Before an answer that ends something: what it will do, and a way back; a second press means it. */

import { announce, body, button, find, heading, hear, paragraph } from "./dom.js";

const FINISHED = "finished";
const { confirm, game } = body.dataset;
const known = new Set(JSON.parse(localStorage.getItem(FINISHED) || "[]"));

/** Tell whether this person wants to be asked: always, never, or while new to the game. */
const asks = () => confirm === "always" || (confirm === "first" && !known.has(game));

/** Ask before an answer is sent, unless this is the second press; tell whether to wait. */
export function holdsBack(option) {
  const text = option?.dataset.caution;
  // What the coach of a lesson points at is meant.
  if (find("#coach")?.dataset.light?.split(" ").includes(option?.id)) return false;
  if (!text || !asks() || find("#confirm")?.dataset.value === option.value) return false;
  put(option, text);
  return true;
}

function put(option, text) {
  find("#confirm")?.remove();
  const bar = document.createElement("div");
  Object.assign(bar, { id: "confirm", className: "confirm" });
  bar.dataset.value = option.value;
  bar.toggleAttribute("data-loss", "loss" in option.dataset);
  bar.setAttribute("role", "alertdialog");
  bar.setAttribute("aria-label", text);
  const back = button(body.dataset.wait, "button button--primary", () => leave(option));
  const go = button(body.dataset.sure, "button", () => option.click());
  bar.append(heading("", "ui-lantern"), paragraph(text), back, go);
  find("#ask").append(bar);
  back.focus();
  announce(text);
}

function leave(option) {
  find("#confirm").remove();
  option.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.closest("#confirm")) find("#confirm").remove();
});

/** Whoever has seen a game to its end is no longer new to it. */
hear("over", () => localStorage.setItem(FINISHED, JSON.stringify([...known.add(game)])));
