/** An invitation: whoever sits down before the game begins adds to its chance. */

import { share } from "./chance.js";
import { body, find } from "./dom.js";

const { table, commitment } = body.dataset;

find("form[data-adds]").addEventListener("formdata", ({ formData }) => formData.set("added", share(table, commitment)));
