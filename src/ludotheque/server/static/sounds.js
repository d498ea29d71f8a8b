/** Sounds of the table, made by the browser itself: nothing is fetched. Loaded only for who wants them. */

import { body, hear } from "./dom.js";

const VOLUME = { soft: 0.06, medium: 0.15, loud: 0.32 }[body.dataset.sounds] ?? 0;
/** Notes in hertz with their beginning and length in seconds. */
const TUNES = {
  turn: [[587, 0, 0.14], [784, 0.13, 0.26]],
  moved: [[330, 0, 0.06]],
  talk: [[988, 0, 0.05], [880, 0.06, 0.07]],
  over: [[523, 0, 0.16], [659, 0.14, 0.16], [784, 0.28, 0.16], [1047, 0.42, 0.5]],
};
/** A knock without its hiss: what wood lets through, in hertz. */
const WOOD = 900;
const KNOCKS = [0, 0.06, 0.1, 0.18, 0.3];
/** Seconds for which a tune is not begun again: moves of quick bots do not pile up. */
const REST = 0.09;
const last = {};
let context = null;

/** A browser lets nobody sound before the reader has touched the page. */
function wake() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
}

/** A source that begins and fades within a time, perhaps through something. */
function play(source, at, length, loudness, through) {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME * loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  (through ? source.connect(through) : source).connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

function note([frequency, at, length]) {
  const oscillator = context.createOscillator();
  Object.assign(oscillator, { type: "triangle" });
  oscillator.frequency.value = frequency;
  play(oscillator, at, length, 1);
}

/** A die that knocks on wood. */
function knock(at) {
  const noise = context.createBuffer(1, context.sampleRate * 0.04, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (2 * Math.random() - 1) * (1 - i / samples.length);
  const source = context.createBufferSource();
  source.buffer = noise;
  const wood = context.createBiquadFilter();
  Object.assign(wood, { type: "bandpass" });
  wood.frequency.value = WOOD;
  play(source, at, 0.04, 2, wood);
}

/** Sound what happened, unless the browser is silent or the same has just begun. */
function sound(name, parts, make) {
  if (!VOLUME || context?.state !== "running" || context.currentTime - last[name] < REST) return;
  last[name] = context.currentTime;
  parts.forEach(make);
}

for (const [name, tune] of Object.entries(TUNES)) hear(name, () => sound(name, tune, note));
hear("rolled", () => sound("rolled", KNOCKS, knock));
for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, wake, { once: true });
