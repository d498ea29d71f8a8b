/** A board that is shown one part at a time, as large as its frame. It turns when a question needs another part. */

import { all, announce, find, hear, narrow } from "./dom.js";

const board = find("#board");
const tabs = all("[data-turn]");
const named = (name) => tabs.find((tab) => tab.dataset.turn === name);
const box = (tab) => (narrow.matches ? tab.dataset.tight : tab.dataset.box);
/** The last of them shows all parts. */
const [whole] = tabs.slice(-1);
let now = named(board.dataset.face);

function turn(tab) {
  now = tab;
  board.dataset.face = tab.dataset.turn;
  board.setAttribute("viewBox", box(tab));
  // In a wide frame the other parts would stand beside it, cut.
  board.style.aspectRatio = box(tab).split(" ").slice(2).join(" / ");
  for (const other of tabs) other.setAttribute("aria-pressed", String(other === tab));
  find("#face-small").setAttribute("viewBox", hidden().dataset.tight);
}

/** The part that is out of sight, or the first. */
const hidden = () => tabs.find((tab) => tab !== now && tab !== whole);

function turnFor(tab) {
  turn(tab);
  announce(tab.getAttribute("aria-label"));
}

/** The places that the coach of a lesson points at. */
function pointedAt() {
  const ids = (find("#coach")?.dataset.light || "").split(" ");
  return ids.map((id) => document.getElementById(id)).filter((place) => place?.dataset.face);
}

/** Show the part that the question is about, or one where something can be chosen; whoever sees it is left alone. */
function follow() {
  if (now === whole) return;
  const pointed = pointedAt();
  const asked = pointed.length ? pointed : all(".target.is-selected[data-face]", board);
  const wanted = asked.length ? asked : all(".target.is-legal[data-face]", board);
  const faces = wanted.map((place) => place.dataset.face);
  if (faces.length && !faces.includes(now.dataset.turn)) turnFor(named(faces[0]));
}

for (const tab of tabs) tab.addEventListener("click", () => turnFor(tab));
find("#face-small").addEventListener("click", () => turnFor(hidden()));
narrow.addEventListener("change", () => turn(now));
document.addEventListener("keydown", (event) => {
  const isTyped = event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, dialog");
  if (event.key.toLowerCase() === "t" && !isTyped) turnFor(hidden());
});
hear("shown", follow);
hear("pointed", ({ dataset }) => dataset.face && now !== whole && turnFor(named(dataset.face)));
turn(now);
follow();
