/** The goal card: opens by itself once for everything that can be played, then only when asked for. */

import { find } from "./dom.js";

const READ = "goals";
const card = find("#goal-card");
const read = new Set(JSON.parse(localStorage.getItem(READ) || "[]"));

if (card && "first" in card.dataset && !read.has(card.dataset.key)) card.showModal();

card?.addEventListener("close", () => {
  read.add(card.dataset.key);
  localStorage.setItem(READ, JSON.stringify([...read]));
});
