/** The replay: goes from move to move without leaving the page, by links, slider, keys, or by itself. */

import { all, body, find, onClick, tell, toEnd } from "./dom.js";
import { rove } from "./log.js";
import { morph } from "./swap.js";

const PACE = 900;
const PARTS = ["where", "players", "front", "board", "shelves", "tray", "log"];
const LINKS = ["replay-first", "replay-previous", "replay-next", "replay-last"];
const slider = find("#replay-n");
let running = 0;
let asked = 0;

/** Show the game after so many moves. */
async function go(n) {
  const mine = ++asked;
  const seat = find("#replay-seat")?.value || "-1";
  const url = `/t/${body.dataset.replay}/replay?${new URLSearchParams({ n, seat })}`;
  const response = await fetch(url);
  // Whoever drags the slider has asked for another move by now.
  if (!response.ok || mine !== asked) return;
  show(new DOMParser().parseFromString(await response.text(), "text/html"));
  slider.value = n;
  for (const field of all("form[action$='/fork'] input[name=n]")) field.value = n;
  history.replaceState(null, "", url);
}

/** Show what another page of the same replay shows. */
function show(fresh) {
  const pair = (id) => [document.getElementById(id), fresh.getElementById(id)];
  for (const [old, part] of PARTS.map(pair)) if (old) morph(old, document.importNode(part, true));
  for (const [link, other] of LINKS.map(pair)) link.href = other.href;
  find("#replay-where").textContent = fresh.getElementById("replay-where").textContent;
  find("#replay-turn").value = fresh.getElementById("replay-turn").value;
  find("#replay").toggleAttribute("data-no-tray", fresh.getElementById("replay").hasAttribute("data-no-tray"));
  tell("shown");
  settle();
}

function settle() {
  toEnd(find("#log"));
  rove();
}

function stop() {
  clearInterval(running);
  running = 0;
  find("#replay-run span").textContent = body.dataset.run;
}

function run() {
  if (running) return stop();
  if (Number(slider.value) >= Number(slider.max)) slider.value = 0;
  find("#replay-run span").textContent = body.dataset.pause;
  running = setInterval(step, PACE);
}

function step() {
  if (Number(slider.value) < Number(slider.max)) go(Number(slider.value) + 1);
  else stop();
}

onClick(LINKS.map((id) => `#${id}`).join(), (link, event) => {
  event.preventDefault();
  stop();
  go(new URL(link.href).searchParams.get("n"));
});

document.addEventListener("keydown", ({ key, target }) => {
  if (target.closest("input, select, dialog")) return;
  if (key === "ArrowRight") find("#replay-next").click();
  if (key === "ArrowLeft") find("#replay-previous").click();
  if (key === " " && target === body) run();
});

slider.addEventListener("input", () => go(slider.value));
find("#replay-turn").addEventListener("change", ({ target }) => go(target.value));
find("#replay-seat")?.addEventListener("change", () => go(slider.value));
find("#replay-run").hidden = false;
find("#replay-run").addEventListener("click", run);
settle();
