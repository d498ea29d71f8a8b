/** The coach of a lesson: a light on what it speaks of that every click goes through, keys, help for the stuck. */

import { all, announce, body, find, hear, narrow, onClick, still, tell } from "./dom.js";
import { bringAcross, bringWithin, isOnScreen, isShown, listAround, MARGIN, outline, PAD } from "./sight.js";
import { parse } from "./swap.js";

/** Milliseconds without a move after which the coach offers help, and between two looks at where things are. */
const STUCK = 20_000;
const LOOK = 200;
let drawn = "";
let brought = "";
let stuck = 0;

const coach = () => find("#coach[data-kind]");

/** What stands for an id on the page: the thing itself, of a thing with several ways the part that is meant, or else
    its button in the list of choices. */
function standIn(id) {
  const thing = document.getElementById(id);
  if (!isShown(thing)) return find(`#ask [data-target="${id}"]`);
  const way = find(`[data-option="${coach()?.dataset.wish}"]`, thing);
  return isShown(way) ? way : thing;
}

/** What the coach speaks of: the first thing, which is brought into sight, and of the others what is seen beside it. */
function lit() {
  const [first, ...others] = (coach()?.dataset.light || "").split(" ").filter(Boolean).map(standIn).filter(isShown);
  return first ? [first, ...others.filter(isOnScreen)] : [];
}

/** Dim all but what the coach speaks of, ring it, and lead a thread there from what is to be done. */
function draw() {
  const found = lit();
  const shapes = found.map(outline);
  const key = `${shapes.join()} ${innerWidth} ${innerHeight} ${threadTo(found[0])}`;
  if (key === drawn) return;
  drawn = key;
  find("#veil")?.remove();
  if (!shapes.length) return;
  const holes = shapes.map((shape) => `${shape} fill="black"/>`).join("");
  const rings = shapes.map((shape) => `${shape} class="ring-ink"/>${shape} class="ring"/>`).join("");
  const mask = `<mask id="veil-holes"><rect width="100%" height="100%" fill="white"/>${holes}</mask>`;
  const dim = '<rect class="dim" width="100%" height="100%" mask="url(#veil-holes)"/>';
  const inside = `<defs>${mask}</defs>${dim}${threadTo(found[0])}${rings}`;
  body.append(parse(`<svg id="veil" class="spot-veil" aria-hidden="true">${inside}</svg>`, true));
}

/** A thread from the task to a target in another column. */
function threadTo(target) {
  const task = find("#coach-task");
  if (!task || !target || narrow.matches || find("#side").contains(target)) return "";
  const [from, to] = [task.getBoundingClientRect(), target.getBoundingClientRect()];
  const [x, y, tx, ty] = [from.left - 14, from.top + from.height / 2, to.right + PAD, to.top + to.height / 2];
  const line = `M${x} ${y}C${x - 90} ${y} ${tx + 110} ${ty} ${tx} ${ty}`;
  return x - tx > 40 ? `<path class="thread-ink" d="${line}"/><path class="thread" d="${line}"/>` : "";
}

/** Of several ways to choose one thing, mark the one that is asked for. */
function markWay() {
  for (const way of all("#bubble button")) way.classList.toggle("is-wished", way.value === coach()?.dataset.wish);
}

/** Bring what is lit into sight, once for each thing, when all else that follows the action has done so. */
function bringUp() {
  const [target] = lit();
  const key = `${coach()?.dataset.step} ${coach()?.dataset.light}`;
  if (!target || key === brought) return;
  brought = key;
  find("#side").scrollTop = 0;
  setTimeout(() => isShown(target) && goTo(target));
}

/** A map that shows a part of itself goes there first, then the page: once, so that nothing slips from a finger. */
function goTo(target) {
  if (target.closest("#stage")) tell("pointed", target);
  bring(target);
  draw();
}

/** Scroll until a thing is to be seen: in its row, above the sheet on a phone, else within its list. */
function bring(target) {
  bringAcross(target);
  const box = target.getBoundingClientRect();
  const list = narrow.matches ? null : listAround(target);
  const floor = narrow.matches ? innerHeight - (find(".coach")?.offsetHeight ?? 0) : innerHeight;
  const frame = list?.getBoundingClientRect() ?? { top: MARGIN, bottom: floor - MARGIN };
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  const behavior = still.matches ? "auto" : "smooth";
  if (narrow.matches) scrollBy({ top: (box.top + box.bottom - floor) / 2, behavior });
  else bringWithin(list, box, behavior);
}

/** Whoever makes no move for a while is offered help. */
function awaitMove() {
  clearTimeout(stuck);
  stuck = setTimeout(() => {
    coach()?.setAttribute("data-stuck", "");
    find("#veil")?.classList.add("is-stuck");
  }, STUCK);
}

function settle() {
  const [first] = (coach()?.dataset.light || "").split(" ");
  body.toggleAttribute("data-coach-asks", Boolean(first && document.getElementById(first)?.closest("#ask")));
  const sheet = narrow.matches ? find(".coach")?.offsetHeight || 0 : 0;
  body.style.setProperty("--sheet", `${sheet}px`);
  drawn = "";
  draw();
  bringUp();
  awaitMove();
}

function repeat() {
  announce(find("#coach-words")?.textContent.replace(/\s+/g, " ").trim());
  drawn = brought = "";
  settle();
}

/** The keys of a lesson: say it again, skip it, leave; Escape first closes what is open. */
function press(event) {
  if (!coach() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog, #bubble, #confirm")) return;
  if (event.key === "n") repeat();
  else if (event.key === "N") find("#coach-skip, #coach-read")?.click();
  else if (event.key === "Escape" && find("#bubble").hidden && !find("#confirm, #choices[open]")) askToLeave(event);
}

/** The same key would close the dialog again. */
function askToLeave(event) {
  event.preventDefault();
  find("#leave-lesson").showModal();
}

onClick("#coach-show", () => {
  const [target] = lit();
  const list = target?.closest("details");
  if (list) list.open = true;
  brought = "";
  bringUp();
  // A part of a card takes no focus: the card does.
  target?.closest("button, a, [tabindex]")?.focus({ preventScroll: true });
});
onClick("#coach-fold", (button) => {
  const isFolded = body.toggleAttribute("data-folded");
  button.setAttribute("aria-expanded", String(!isFolded));
  settle();
});
document.addEventListener("keydown", press, true);
hear("shown", settle);
hear("menu", markWay);
setInterval(() => coach() && draw(), LOOK);
document.addEventListener("scroll", () => coach() && draw(), { capture: true, passive: true });
settle();
