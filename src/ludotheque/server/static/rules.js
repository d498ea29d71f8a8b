/** The rulebook: a link to a clause from before each chapter had its own page still finds it. */

import { body } from "./dom.js";

const clause = decodeURIComponent(location.hash.slice(1));
if (/^[A-Z]+(-[A-Z0-9]+)+$/.test(clause) && !document.getElementById(clause))
  location.replace(`/rules/${body.dataset.game}/${clause}#${clause}`);
