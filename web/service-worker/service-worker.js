// Served as /sw.js with two lines before these: `version`, and `offlineFiles`, what the offline page is made of (see
// tools/build/service-worker.ts). Kept are that page and the app's own hashed files: nothing that anybody wrote or was answered.
const offlineCache = `paperlark-offline-${version}`;
const assetCache = 'paperlark-assets';
const mostAssets = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(offlineCache)
      .then((cache) => cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (offlineFiles.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/** Their names change with their content, so what is kept is right for ever. */
async function fromCacheFirst(request) {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request, response.clone());
  return response;
}

/** Assets of the last versions stay: a tab that was not reloaded over a draft still needs its own. */
async function dropOld() {
  for (const name of await caches.keys()) {
    if (name.startsWith('paperlark-') && name !== offlineCache && name !== assetCache)
      await caches.delete(name);
  }
  const cache = await caches.open(assetCache);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - mostAssets))) await cache.delete(request);
}
