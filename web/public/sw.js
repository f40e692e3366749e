// The page without its server: what was fetched last is shown, and says that there is no connection. With a server
// nothing old is ever shown: the page is asked for first, and files whose names change with their contents are kept.
const store = 'studio';

async function keep(request, response) {
  if (response.ok) await (await caches.open(store)).put(request, response.clone());
  return response;
}

async function fixed(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fresh(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fixed(request));
  else if (pathname === '/') event.respondWith(fresh(request));
});
