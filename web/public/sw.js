// Notifications only: pages are never kept here, so nothing can go stale.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path) ?? null;
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
