/** The lobby: the form of a new table follows the chosen game, a record is sent at once, the lists of tables live. */

import { all, find } from "./dom.js";
import { swap } from "./swap.js";

/** Show the form of one game; fields of the others are not sent. */
function showForm(game) {
  for (const form of all("#new-table .game-form")) {
    form.hidden = form.dataset.game !== game;
    for (const set of all("fieldset", form)) set.disabled = form.hidden;
  }
}

/** Whoever does not play needs no deck: the first seats that are open have theirs, one field each. */
function showDecks() {
  for (const form of all("#new-table .game-form")) {
    const open = all(".seats select", form).filter((seat) => seat.value !== "closed").length;
    all(".field--deck", form).forEach((field, place) => (field.hidden = place >= open));
  }
}

find("#new-table").addEventListener("change", ({ target }) => {
  if (target.name === "game") showForm(target.value);
  showDecks();
});
addEventListener("pageshow", showDecks);
showDecks();
find("#record")?.addEventListener("change", ({ target }) => target.form.requestSubmit());

/** Something has changed: show the lists anew, or as soon as somebody looks. */
async function renew() {
  if (document.hidden) return document.addEventListener("visibilitychange", renew, { once: true });
  const response = await fetch("/lists").catch(() => null);
  if (response?.ok) swap("lists", (await response.text()).trim());
}

new EventSource("/lobby/stream").addEventListener("changed", renew);
