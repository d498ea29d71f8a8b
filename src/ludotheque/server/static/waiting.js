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
    const { deadline, grace } = clock.closest("[data-deadline]").dataset;
    const left = Math.round(Number(deadline) - Date.now() / 1000);
    const isLate = left < 0 && clock.dataset.late;
    const shown = isLate ? clock.dataset.late : clock.dataset.left;
    clock.textContent = shown.replace("%", spelled(Math.max(0, isLate ? left + Math.round(grace) : left)));
  }
}

hear("turn", (question) => {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const title = `${body.dataset.yourTurn} · ${body.dataset.name}`;
  const note = new Notification(title, { body: question, tag: body.dataset.table });
  note.onclick = () => window.focus();
});

setInterval(tick, 500);
