/** A review in the making: shows how far it is, and opens it when it is there. */

import { body, find } from "./dom.js";

const PACE = 1000;
const bar = find("#review-progress");

/** Ask how far it is; a network that fails for a while is asked again. */
async function look() {
  const response = await fetch(body.dataset.review).catch(() => null);
  if (response?.ok) {
    const { done, of, ready, error } = await response.json();
    if (ready) return location.reload();
    Object.assign(bar, { value: done, max: of });
    find("#review-error").textContent = error;
    if (error) return;
  }
  setTimeout(look, PACE);
}

look();
