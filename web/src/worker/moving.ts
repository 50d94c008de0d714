// A push service may give this browser another address at any time: then the server is told, for all tables at once.

import type { MovedReminders, PushKey } from "../lib/wire";

/** Some browsers do not say which address was replaced, so the latest is kept. */
const KEPT = "subscription";

export interface AddressChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Note under which address the server knows this browser. */
export const remember = async (subscription: PushSubscriptionJSON): Promise<void> =>
  (await caches.open(KEPT)).put(`/${KEPT}`, Response.json(subscription));

export async function move(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: AddressChange,
): Promise<void> {
  const old = oldSubscription?.toJSON() ?? (await found());
  const { public: key } = (await (await fetch("/api/push-key")).json()) as PushKey;
  if (!key) return;
  const fresh =
    newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = fresh.toJSON();
  if (!old?.endpoint || !old.keys || !endpoint || !keys) return;
  const moved: MovedReminders = {
    old_endpoint: old.endpoint,
    old_auth: old.keys["auth"] ?? "",
    endpoint,
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
  };
  const headers = { "content-type": "application/json" };
  await fetch("/api/reminders/moved", { method: "POST", headers, body: JSON.stringify(moved) });
  await remember(fresh.toJSON());
}

const found = async (): Promise<PushSubscriptionJSON | undefined> =>
  (await caches.match(`/${KEPT}`, { cacheName: KEPT }))?.json() as Promise<PushSubscriptionJSON> | undefined;
