/** A table that has not begun: adds to its chance, and loads the page anew when anybody sits down or it begins. */

import { share } from "./chance.js";
import { body, get, post, toast } from "./dom.js";

const { table, commitment, mark, adds } = body.dataset;
const PAUSE = 1500;

/** Look again and again whether anything has changed. */
async function watch() {
  const found = await get(`/t/${table}/gathering`).catch(() => null);
  if (found && found.mark !== mark) location.reload();
  else setTimeout(watch, PAUSE);
}

if (adds) {
  post(`/t/${table}/chance`, { added: share(table, commitment) })
    .catch((error) => toast(error.message, true))
    .then(watch);
} else {
  watch();
}
