// The page can be opened and reloaded while its server is away (public/sw.js). What it is made of was fetched before the
// worker was there to keep it; what another version was made of goes.

const store = 'studio'; // as in public/sw.js

export async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const cache = await caches.open(store);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => new URL(name).pathname.startsWith('/assets/'));
  for (const { url } of await cache.keys())
    if (new URL(url).pathname.startsWith('/assets/') && !fetched.includes(url)) await cache.delete(url);
  await cache.addAll(['/', ...fetched]);
}
