/** Whoever meets a kind of question for the first times reads what it decides and how to begin. */

import { body, button, find, hear } from "./dom.js";

const MET = "counsels";
/** So often a kind of question is explained, unless somebody knows it before. */
const MOST = 6;
const { game } = body.dataset;
const counsels = find("#counsels");
const met = JSON.parse(localStorage.getItem(MET) || "{}");
let last = "";

function meet(name, times) {
  met[name] = times;
  localStorage.setItem(MET, JSON.stringify(met));
}

/** Tell whether a question is still explained; asked again and again in a row, as in one turn, it counts once. */
function isNew(name) {
  if (name !== last) meet(name, (met[name] ?? 0) + 1);
  return met[name] <= MOST;
}

function put(ask, name, text) {
  const line = document.createElement("div");
  line.className = "counsel";
  line.append(...[...text.children].map((part) => part.firstChild.cloneNode(true)));
  line.append(
    button(counsels.dataset.known, "button", () => {
      meet(name, MOST + 1);
      line.remove();
      ask.focus({ preventScroll: true });
    }),
  );
  ask.append(line);
}

hear("shown", () => {
  const ask = find("#ask");
  const { yours } = ask.dataset;
  const text = yours && find(`[data-kind="${yours}"]`, counsels ?? undefined);
  find(".counsel", ask)?.remove();
  const name = yours ? `${game}/${yours}` : "";
  if (text && isNew(name)) put(ask, name, text);
  last = name;
});
