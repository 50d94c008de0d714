// What this browser can do to tell somebody, and the subscription by which the server reaches it when no page is open.

import { api } from "$lib/api";
import type { KeptTable } from "$lib/keys";
import { settings } from "$lib/settings.svelte";
import type { Reminders } from "$lib/wire";
import type { Occasion } from "./reminders.svelte";

export const canNotify = (): boolean => "Notification" in window;
export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Ask the browser, which asks the person; only ever after a click. */
export async function askPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** The worker of this page, once there is one; it may still be on its way. */
export const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;

/** Let the server tell this browser of one's seats, or no longer. Whether it will. */
export async function subscribe({ table, seats }: KeptTable, wish: Pick<Reminders, Occasion>): Promise<boolean> {
  if (!canPush()) return false;
  const on = wish.turn || wish.time;
  try {
    const subscription = await subscriptionOf(on);
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (!endpoint || !keys) return false;
    const { language } = settings;
    const reminders: Reminders = { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language, ...wish };
    await Promise.all(Object.values(seats).map((key) => api.remind(table, reminders, key)));
    if (on) (await worker())?.active?.postMessage({ type: "subscribed", subscription: subscription?.toJSON() });
    return on;
  } catch {
    return false; // no push service, no network, or a server that sends nothing: open pages still tell
  }
}

async function subscriptionOf(make: boolean): Promise<PushSubscription | null> {
  const { register } = await import("$lib/registration");
  const { pushManager } = (await worker()) ?? (await register(), await navigator.serviceWorker.ready);
  const found = await pushManager.getSubscription();
  if (found || !make) return found;
  const { public: key } = await api.pushKey();
  if (!key) return null;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
