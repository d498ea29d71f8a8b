/** A finished game whose chance was checked: says whether it is what this browser had noted at the table. */

import { noted } from "./chance.js";
import { body, find, paragraph } from "./dom.js";

const { table, commitment, added } = body.dataset;
const place = find("#noted");
const known = noted(table);

const say = (name, ...what) => place.append(paragraph([place.dataset[name], ...what].join(" ")));

if (!known) say("none");
else {
  if (known.commitment === commitment) say("good");
  else say("bad", known.commitment);
  if (known.added && added.split(" ").includes(known.added)) say("added");
  else if (known.added) say("lost", known.added);
}
