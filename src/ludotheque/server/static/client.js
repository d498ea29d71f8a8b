/** The first script: loads those that the page names. Without them, or one of them, the forms still work. */

for (const name of document.body.dataset.scripts.split(" ")) {
  import(`./${name}.js`).catch((error) => console.error(`${name}.js`, error));
}
