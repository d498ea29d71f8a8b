/** Swapping parts in: elements with the same id stay, so that they move instead of jumping. */

/** Make an element of its text; parts of a drawing need their own kind. */
export function parse(html, isSvg) {
  const template = document.createElement("template");
  template.innerHTML = isSvg ? `<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>` : html;
  const { content } = template;
  return isSvg ? content.firstChild.firstElementChild : content.firstElementChild;
}

/** Swap a part of the page for a fresh one; tell whether the page has such a part. */
export function swap(name, html) {
  const old = document.getElementById(name);
  if (old) morph(old, parse(html, name.startsWith("layer-")));
  return Boolean(old);
}

/** Make an element like a fresh one, keeping what can be kept. */
export function morph(old, fresh) {
  morphAttributes(old, fresh);
  if (old.isEqualNode(fresh)) return;
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const twin = child.id ? named.get(child.id) : next && !next.id && isKin(next, child) ? next : null;
    if (twin && isKin(twin, child)) next = keep(old, twin, child, next);
    else add(old, child, next);
  }
  while (next) next = remove(next);
}

function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

const isKin = (a, b) => a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");

function keep(parent, twin, child, next) {
  if (twin !== next) parent.insertBefore(twin, next);
  if (twin.nodeType === Node.ELEMENT_NODE) morph(twin, child);
  else if (twin.nodeValue !== child.nodeValue) twin.nodeValue = child.nodeValue;
  return twin.nextSibling;
}

function add(parent, child, next) {
  if (child.classList?.contains("piece")) child.classList.add("is-new");
  parent.insertBefore(child, next);
}

function remove(node) {
  const after = node.nextSibling;
  node.remove();
  return after;
}
