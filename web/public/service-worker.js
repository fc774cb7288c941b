// Shows notifications on phones too, where a page may not, and leads from them to what they tell of. It answers no request and
// keeps nothing: what the browser shows is always what the server has, and a new version of this file has nothing to clear away.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Brings a page that is open to the front and tells it what was clicked; opens one where none is. */
async function open({ id, path }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  page.postMessage({ clicked: { id, path } });
  await page.focus();
}
