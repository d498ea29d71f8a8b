/** Shows a page of ours where there is no network; everything else goes its usual way, and nothing else is kept. */

const KEPT = "offline-1";
const PAGE = "/offline";

self.oninstall = (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE)).then(() => skipWaiting()));
};

self.onactivate = (event) => {
  const older = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(older));
};

self.onfetch = (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  }
};
