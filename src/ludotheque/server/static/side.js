/** What stands beside the board folds away and stays so: the column of log and talk, and each shelf by its heading. */

import { all, body, find, hear, middle, narrow, onClick, toast } from "./dom.js";

const FOLDED = "folded";
const opener = find("#button-side");
const column = `side-${find(".table").dataset.layout}`;
/** The ids of what is folded. Where the board needs the room, the column is until somebody unfolds it. */
const folded = new Set(JSON.parse(localStorage.getItem(FOLDED) || '["side-desk"]'));

function fold(name, isFolded) {
  if (isFolded) folded.add(name);
  else folded.delete(name);
  localStorage.setItem(FOLDED, JSON.stringify([...folded]));
  show();
}

/** The coach of a lesson is always in sight. */
function show() {
  const isFolded = folded.has(column) && !find("#coach .coach") && !narrow.matches;
  body.toggleAttribute("data-folded", isFolded);
  opener.setAttribute("aria-expanded", String(!isFolded));
  // On a narrow page what was said may be far below, folded or not.
  if (!isFolded && !narrow.matches) opener.classList.remove("has-news");
  for (const shelf of all(".shelf")) {
    const isShut = folded.has(shelf.id);
    shelf.classList.toggle("is-folded", isShut);
    find(".fold", shelf)?.setAttribute("aria-expanded", String(!isShut));
  }
}

/** Somebody spoke where nobody looks; a narrow page, of which the button may be out of sight too, says what. */
export function markNews() {
  const talk = find("#talk");
  // What lies below the question of a phone is in the window, and yet nobody sees it.
  if (talk.lastElementChild && talk.contains(document.elementFromPoint(...middle(talk.lastElementChild)))) return;
  opener.classList.add("has-news");
  const said = talk.lastElementChild?.cloneNode(true);
  if (!narrow.matches || !said) return;
  find("time", said)?.remove();
  toast(said.textContent.trim());
}

onClick("#button-side", () => {
  if (!narrow.matches) return fold(column, !folded.has(column));
  find(opener.classList.contains("has-news") ? ".chat-panel" : ".log-panel").scrollIntoView({ block: "start" });
  opener.classList.remove("has-news");
});
onClick(".fold", (button) => fold(button.closest(".shelf").id, !folded.has(button.closest(".shelf").id)));
hear("shown", show);
narrow.addEventListener("change", show);
/** The lower part of a narrow page is the question's. */
const above = { rootMargin: "0px 0px -30%" };
new IntersectionObserver(([chat]) => {
  if (chat.isIntersecting && narrow.matches) opener.classList.remove("has-news");
}, above).observe(find(".chat-panel"));
show();
