/** The lobby: the form of a new table follows the chosen game, a chosen record is sent at once. */

import { all, find } from "./dom.js";

/** Show the form of one game; fields of the others are not sent. */
function showForm(game) {
  for (const form of all("#new-table .game-form")) {
    form.hidden = form.dataset.game !== game;
    for (const set of all("fieldset", form)) set.disabled = form.hidden;
  }
}

find("#new-table").addEventListener("change", ({ target }) => target.name === "game" && showForm(target.value));
find("#record")?.addEventListener("change", ({ target }) => target.form.requestSubmit());
