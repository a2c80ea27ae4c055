// Shows what a push service brings while the shop is not open, for shoppers and desks alike. It fetches and keeps nothing.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {};
  event.waitUntil(show(said));
});

/** Where a page is, and what is open in it. */
const placeOf = (url) => {
  const { pathname, hash } = new URL(url, self.location.origin);
  return pathname + hash;
};

/** Nothing where it is before somebody's eyes already: the page says it there. */
async function show({ title, tag, path }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = windows.some((each) => each.focused && placeOf(each.url) === path);
  if (!seen)
    await self.registration.showNotification(title, {
      tag,
      renotify: true,
      data: path,
      icon: '/icons/icon-192.png',
    });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => placeOf(each.url) === path);
  if (there) await there.focus();
  else await self.clients.openWindow(new URL(path, self.location.origin).href);
}
