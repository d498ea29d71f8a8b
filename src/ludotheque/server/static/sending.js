/** Sending forms without leaving the page. */

import { forgetWanted } from "./choosing.js";
import { holdsBack } from "./confirming.js";
import { body, post, toast } from "./dom.js";
import { expect, refresh } from "./stream.js";

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-send]");
  if (!form) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute("aria-disabled") === "true") return toast(button.dataset.why, true);
  if (!holdsBack(button)) send(form, button);
});

async function send(form, button) {
  body.setAttribute("aria-busy", "true");
  try {
    const done = await post(form.action, fields(form, button));
    if (done.go) return location.assign(done.go);
    expect(done.number);
    if (form.id === "say-form") form.reset();
  } catch (error) {
    forgetWanted();
    toast(error.message, true);
    refresh();
  } finally {
    body.removeAttribute("aria-busy");
  }
}

function fields(form, button) {
  const found = new FormData(form);
  if (button?.name) found.set(button.name, button.value);
  return found;
}
