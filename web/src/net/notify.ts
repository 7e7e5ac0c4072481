/** Notifications go through a service worker: those made by a page fail on phones. */

export const canNotify = "Notification" in window && "serviceWorker" in navigator;

/** Asks the person; true if they agree. */
export async function askToNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  return true;
}

/** One notification a table: a newer one takes the place of the older. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await worker.showNotification(title, {
    body,
    tag: location.pathname,
    icon: "/favicon-turn.svg",
    data: location.pathname,
  });
}
