/** While one waits: the clocks that run, and a call for whoever looks elsewhere. */

import { all, body, hear } from "./dom.js";

const two = (n) => String(n).padStart(2, "0");

/** A span of time as people read it. */
function spelled(seconds) {
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h ${two(minutes % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  for (const clock of all("[data-deadline] .clock")) {
    const { deadline } = clock.closest("[data-deadline]").dataset;
    const left = Math.max(0, Math.round(Number(deadline) - Date.now() / 1000));
    clock.textContent = clock.dataset.left.replace("%", spelled(left));
  }
}

hear("turn", (question) => {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const title = `${body.dataset.yourTurn} · ${body.dataset.name}`;
  const note = new Notification(title, { body: question, tag: body.dataset.table });
  note.onclick = () => window.focus();
});

setInterval(tick, 500);
