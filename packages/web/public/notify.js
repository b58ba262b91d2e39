/* Shows nothing by itself: some phones allow a notification only from a worker, and this one brings people back to the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === table);
      return page ? page.focus() : self.clients.openWindow(table);
    }),
  );
});
