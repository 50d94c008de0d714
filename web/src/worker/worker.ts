// The service worker: tells of one's turn when no page is open, and keeps what is needed to look back without a network.
//
// Pages always come from the server while it answers, so a new version needs no new worker to be seen. A new worker
// waits until no table is open (`take-over`): a half-made move is never interrupted.

/// <reference lib="webworker" />

import { answer, keepLoaded, prepare, tidy } from "./caching";
import { tell, visit } from "./notices";
import { move, remember, type AddressChange } from "./moving";
import type { PushMessage } from "../lib/wire";

declare const self: ServiceWorkerGlobalScope;

/** What pages say to their worker. */
type Told =
  { type: "keep"; urls: string[] } | { type: "take-over" } | { type: "subscribed"; subscription: PushSubscriptionJSON };

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const found = answer(event.request);
  if (found) event.respondWith(found);
});

self.addEventListener("message", (event) => {
  const told = event.data as Told;
  if (told.type === "keep") event.waitUntil(keepLoaded(told.urls));
  else if (told.type === "subscribed") event.waitUntil(remember(told.subscription));
  else event.waitUntil(takeOver());
});

self.addEventListener("push", (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(tell(self, message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(self, event.notification));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as ExtendableEvent & AddressChange; // TypeScript does not know what it carries
  change.waitUntil(move(self, change));
});

async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!windows.some(({ url }) => new URL(url).pathname.startsWith("/table/"))) await self.skipWaiting();
}
