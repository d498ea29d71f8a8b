/** The first script: loads those that the page names, and says when they listen. Forms work without them. */

const load = (name) => import(`./${name}.js`).catch((error) => console.error(`${name}.js`, error));

Promise.all(document.body.dataset.scripts.split(" ").map(load)).then(() => {
  document.documentElement.dataset.ready = "yes";
});
