/** What the server tells of a table, in order: each position is shown for a moment before the next one. */

import { body, find, get, onClick, still, toast } from "./dom.js";
import { swap } from "./swap.js";

/** So long each move of others is shown before the next one, as the reader likes it. */
const STEP = { calm: 1200, normal: 600, quick: 250, instant: 0 }[body.dataset.speed] ?? 600;
const RECONNECT = 1000;
/** So long a stream may be silent about an answer that was taken. */
const PATIENCE = 1500;
const { table } = body.dataset;
/** The fingerprints of the parts that the page shows. */
const have = JSON.parse(find("#have").dataset.have);
let number = Number(find("#ask").dataset.number);
let waiting = [];
let playing = null;
let isAway = false;
let draw = null;

/** Follow the table; `draw(update, before)` shows what a position brings besides its parts. */
export function follow(show) {
  draw = show;
  connect();
}

function connect() {
  /** The parts as this stream sent them: it tells how they change from then on. */
  const texts = new Map();
  const params = new URLSearchParams({ since: number, have: JSON.stringify(have), scripts: body.dataset.version });
  const source = new EventSource(`/t/${table}/stream?${params}`);
  source.addEventListener("open", () => (isAway = false));
  source.addEventListener("renewed", renew);
  // Whoever sits down or gives a seat up sees another table.
  source.addEventListener("reseated", () => location.reload());
  source.addEventListener("update", (event) => {
    waiting.push(unfolded(JSON.parse(event.data), texts));
    play();
  });
  source.addEventListener("error", () => {
    source.close();
    if (!isAway) toast(body.dataset.offline, true);
    isAway = true;
    waiting = [];
    setTimeout(connect, RECONNECT);
  });
}

/** Make all parts of an update whole: some only say which lines give way to others. */
function unfolded(update, texts) {
  for (const [name, part] of Object.entries(update.parts)) {
    if (typeof part[1] !== "string") part[1] = spliced(texts.get(name), part[1]);
    texts.set(name, part[1]);
  }
  return update;
}

function spliced(text, splices) {
  const lines = text.split("\n");
  for (const [at, gone, come] of splices.reverse()) {
    lines.splice(at, gone, ...(come === undefined ? [] : come.split("\n")));
  }
  return lines.join("\n");
}

/** The server has other scripts by now: load the page anew, but once only, for its nodes may differ for a while. */
function renew() {
  if (sessionStorage.getItem("renewed") === body.dataset.version) return;
  sessionStorage.setItem("renewed", body.dataset.version);
  location.reload();
}

function play() {
  const update = playing ? null : waiting.shift();
  if (!update) return offerSkip();
  const isNews = update.number > number && !update.is_yours;
  show(update);
  playing = setTimeout(goOn, isNews && !still.matches && !document.hidden ? STEP * (find(".roll") ? 2 : 1) : 0);
  offerSkip();
}

function goOn() {
  playing = null;
  play();
}

function show(update) {
  const before = number;
  number = update.number;
  draw(update, before, () => {
    for (const [name, [mark, html]] of Object.entries(update.parts)) if (swap(name, html)) have[name] = mark;
  });
}

function offerSkip() {
  const button = find("#button-skip");
  if (button) button.hidden = waiting.length < 2;
}

onClick("#button-skip", () => {
  clearTimeout(playing);
  playing = null;
  while (waiting.length) show(waiting.shift());
  offerSkip();
});

/** When the stream is slow or gone, ask for everything. */
export async function refresh() {
  const update = await get(`/t/${table}/update?since=${number}`);
  if (!update) return;
  waiting = [];
  show(update);
}

/** An answer was taken: see to it that the page gets there. */
export function expect(taken) {
  setTimeout(() => taken > number && !waiting.length && !playing && refresh(), PATIENCE);
}
