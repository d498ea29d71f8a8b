/** What every page has: dialogs, links to copy, leave to notify. */

import { all, body, find, onClick, toast } from "./dom.js";

onClick("[data-open]", (button, event) => {
  // Without a script it may be a link to the same thing.
  event.preventDefault();
  find(`#${button.dataset.open}`).showModal();
});
onClick("[data-close]", (button) => button.closest("dialog").close());
onClick("[data-copy]", (button) => copy(button.dataset.copy));
onClick("[data-copy-here]", () => copy(location.href));

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(body.dataset.copied);
  } catch {
    prompt("", text);
  }
}

// Some choices are sent as soon as they are made.
document.addEventListener("change", ({ target }) => target.matches("[data-now]") && target.form.requestSubmit());

// A table that a browser with scripts opens waits for what that browser adds to its chance.
document.addEventListener("formdata", ({ target, formData }) => {
  if (target.matches("[data-opens]")) formData.set("adds", "yes");
});

const asker = find("#button-notify");
if (asker && "Notification" in window && Notification.permission === "default") {
  asker.hidden = false;
  asker.addEventListener("click", async () => {
    await Notification.requestPermission();
    asker.hidden = true;
  });
}

// A chart wider than its frame opens at the moment that is shown, or at the first one; one without shows how it ended.
for (const frame of all(".chart-frame")) {
  const mark = find(".review-mark.is-shown", frame) ?? find(".review-mark", frame);
  const middle = (element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
  frame.scrollLeft = mark ? middle(mark) - middle(frame) : frame.matches("[data-from-end]") ? frame.scrollWidth : 0;
}

// Where a browser may install us, it shows a page of ours without a network.
navigator.serviceWorker?.register("/worker.js").catch(() => {});
