/** Puzzles: which ones were solved in this browser, on the page that lists them and at a table. */

const SOLVED = "puzzles";

const solved = new Set(JSON.parse(localStorage.getItem(SOLVED) || "[]"));

function mark() {
  for (const row of document.querySelectorAll(".puzzle-list [data-puzzle]")) {
    row.querySelector(".puzzle-done").hidden = !solved.has(row.dataset.puzzle);
    row.classList.toggle("is-solved", solved.has(row.dataset.puzzle));
  }
}

function note() {
  const plate = document.querySelector("#goal[data-state='solved']");
  if (!plate || solved.has(plate.dataset.puzzle)) return;
  solved.add(plate.dataset.puzzle);
  localStorage.setItem(SOLVED, JSON.stringify([...solved]));
}

mark();
note();
// The plate is swapped in with every answer.
const board = document.querySelector(".board");
const changes = { childList: true, subtree: true, attributeFilter: ["data-state"] };
if (board) new MutationObserver(note).observe(board, changes);
