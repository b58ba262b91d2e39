/*
 * Shows what a page asks it to show (some phones allow a notification only from a worker), and hears the calls of the house while the page is
 * closed. What a call says comes worded; one for each table stands, and it is taken back when the table was seen elsewhere. It keeps nothing.
 */
const addressOf = (table) => `/table/${table}`;

/** Takes back what was said of a table. */
async function withdraw(table) {
  for (const each of await self.registration.getNotifications({ tag: addressOf(table) })) each.close();
}

const show = ({ title, body, link, table, open, mute }) =>
  self.registration.showNotification(title, {
    body,
    tag: link,
    data: link,
    icon: '/icon.svg',
    actions: [{ action: 'open', title: open }, ...(link === addressOf(table) ? [{ action: 'mute', title: mute }] : [])],
  });

self.addEventListener('push', (event) => {
  const push = event.data.json();
  event.waitUntil(push.withdraw ? withdraw(push.withdraw) : show(push));
});

/** Never again about this table. */
const silence = (link) =>
  fetch('/api/me/calls', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mute: { table: link.slice(addressOf('').length), muted: true } }),
  });

async function bringBack(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === link);
  return page ? page.focus() : self.clients.openWindow(link);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = event.notification.data;
  event.waitUntil(event.action === 'mute' ? silence(link) : bringBack(link));
});
