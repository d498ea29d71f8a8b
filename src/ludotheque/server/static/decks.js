/** The workshop of decks: counts and sifts at once what the form would do with its buttons. */

import { all, body, find, onClick, post, toast } from "./dom.js";

const bench = find("#bench");
const tiles = all(".tile");
const most = Number(bench.dataset.most);
let asked = 0;
let isChanged = false;

/** A text as people type it: without accents and capitals. */
const fold = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** Show only the cards that have one of the chosen marks of each facet, and all words of the search. */
function sift() {
  const words = fold(find("#q").value).split(/\s+/).filter(Boolean);
  const chosen = new Map();
  for (const box of all("[data-facet]:checked")) {
    chosen.set(box.dataset.facet, [...(chosen.get(box.dataset.facet) ?? []), box.value]);
  }
  const fits = ({ dataset }) =>
    words.every((word) => dataset.search.includes(word)) &&
    [...chosen].every(([facet, marks]) => marks.some((mark) => dataset[facet].split(" ").includes(mark)));
  for (const tile of tiles) tile.hidden = !fits(tile);
  const shown = find("#shown");
  const count = tiles.filter((tile) => !tile.hidden).length;
  shown.textContent = shown.dataset.text.replace("#", count);
  find("#nothing").hidden = count > 0;
}

/** Mark a card that is in the deck, or there too often. */
function mark(field) {
  const tile = field.closest(".tile");
  tile.classList.toggle("in-deck", field.value > 0);
  tile.classList.toggle("is-over", field.value > most);
  tile.dataset.deck = field.value > 0 ? "in" : "";
}

/** Ask the server what there is to say about the deck as it is now; only the last answer counts. */
async function review() {
  isChanged = true;
  const number = ++asked;
  await new Promise((resume) => setTimeout(resume, 120));
  if (number !== asked) return;
  try {
    const found = await post(bench.dataset.review, new FormData(bench));
    if (number === asked) show(found);
  } catch (error) {
    toast(error.message, true);
  }
}

function show(found) {
  find("#said").innerHTML = found.said;
  for (const sum of all("[data-sum]")) sum.innerHTML = found.sum;
  find("#deck-text").value = found.text;
  find("#deck-link").value = found.link;
  for (const [role, [title, text]] of Object.entries(found.roles)) {
    for (const label of all(`[data-role="${role}"]`)) label.textContent = title;
    find(`[data-says="${role}"]`).textContent = text;
  }
  if (found.ready) find("[data-playable]").removeAttribute("aria-disabled");
  else find("[data-playable]").setAttribute("aria-disabled", "true");
}

onClick(".stepper button", (step, event) => {
  event.preventDefault();
  const field = find("input", step.parentElement);
  field.value = Math.min(99, Math.max(0, Number(field.value) + (step.value.startsWith("plus") ? 1 : -1)));
  mark(field);
  review();
});

// A card of the list is looked at in the collection, sifted out or not.
onClick("#said a[href^='#tile-']", (link) => {
  const tile = find(link.getAttribute("href"));
  tile.hidden = false;
  find("details", tile).open = true;
});

// The dock leads to what is out of sight.
new IntersectionObserver(([seen]) => bench.classList.toggle("at-deck", seen.isIntersecting), {
  rootMargin: "-50% 0px",
}).observe(find("#deck"));

bench.addEventListener("input", ({ target }) => {
  if (target.matches("#q, [data-facet]")) sift();
  else if (target.id !== "deck-text") {
    if (target.type === "number") mark(target);
    review();
  }
});

// Enter in a field means what it shows, not the first button of the form.
bench.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches("input")) event.preventDefault();
});

bench.addEventListener("submit", (event) => {
  const question = event.submitter?.dataset.sure;
  if (question && !confirm(question)) event.preventDefault();
  else {
    isChanged = false;
    sessionStorage.done = event.submitter?.dataset.done ?? "";
  }
});

// What was done is said on the page that comes then.
if (sessionStorage.done) toast(sessionStorage.done);
delete sessionStorage.done;

addEventListener("beforeunload", (event) => isChanged && event.preventDefault());

onClick("[data-copy-from]", async (button) => {
  const field = find(`#${button.dataset.copyFrom}`);
  field.select();
  await navigator.clipboard?.writeText(field.value);
  toast(body.dataset.copied);
});
