// A message of the server becomes a notification, and a notification leads to its table.

import type { PushMessage } from "../lib/wire";

/** Shown unless somebody looks at the table; one for each table, whoever tells of it. */
export async function tell(
  { clients, registration, navigator }: ServiceWorkerGlobalScope,
  { title, text, path, table, kind }: PushMessage,
): Promise<void> {
  const windows = await clients.matchAll({ type: "window" });
  if (windows.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === path)) return;
  // A nudge rings once more for the same turn. TypeScript does not know of ringing again and of vibration.
  const how = { body: text, tag: table, renotify: kind !== "turn", vibrate: [60], data: { path } };
  await registration.showNotification(title, { ...how, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" });
  await navigator.setAppBadge?.().catch(() => undefined);
}

/** To the table, where the recap waits: in the window that has it open, else in a new one. */
export async function visit({ clients }: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  const { path } = notification.data as { path: string };
  const windows = await clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}
