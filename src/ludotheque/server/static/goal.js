/** The goal card: opens by itself once for everything that can be played, then only when asked for. */

import { body, find } from "./dom.js";

const READ = "goals";
const card = find("#goal-card");
const read = new Set(JSON.parse(localStorage.getItem(READ) || "[]"));

if (card && "first" in card.dataset && !read.has(card.dataset.key)) card.showModal();

function remember() {
  if (card.open) return;
  read.add(card.dataset.key);
  localStorage.setItem(READ, JSON.stringify([...read]));
}

/** A card that opened by itself took the focus from nowhere, or keeps it while it fades: it goes to the question. */
function toQuestion() {
  const { activeElement } = document;
  if (activeElement === body || card.contains(activeElement)) find("#ask")?.focus({ preventScroll: true });
}

card?.addEventListener("close", remember);
card?.addEventListener("close", () => setTimeout(toQuestion));
// Whoever closes it and leaves at once is gone before the browser tells of the closing.
if (card?.open) window.addEventListener("pagehide", remember);
