/** Find a better move: the board of a turning point lights what could be chosen, and a choice is a try. */

import { body, find, tell } from "./dom.js";
import { light } from "./options.js";
import "./pointer.js";

/** Bots think about a try for a moment; meanwhile nothing else is sent. */
find("#ask").addEventListener("submit", (event) => {
  if (body.getAttribute("aria-busy") === "true") event.preventDefault();
  body.setAttribute("aria-busy", "true");
});
// Whoever comes back to the page may try again.
window.addEventListener("pageshow", () => body.removeAttribute("aria-busy"));

light();
tell("shown");
