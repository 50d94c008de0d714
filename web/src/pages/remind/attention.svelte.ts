// What tells of one's turn outside the page: the tab's icon, the app's badge, a tremble, a notification.
//
// Each is used where the browser has it, and quietly left out where it has not. The title of the window and the ring are
// told by the page itself.

import { untrack } from "svelte";
import { say } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import { plain } from "$table/story";
import type { TableSession } from "../session.svelte";
import { mayNotify, worker } from "./push";
import { reminders } from "./reminders.svelte";
import turnIcon from "./turn.svg";

const TREMBLE = 60;

/** Watch a table until the answer is called. */
export function attend(table: TableSession): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const usual = icon?.getAttribute("href") ?? "";
  let before: boolean | null = null;
  const look = (): void => void setBadge(table.waitedFor && document.hidden);
  const stop = $effect.root(() => {
    $effect(() => {
      const { waitedFor } = table;
      untrack(() => {
        icon?.setAttribute("href", waitedFor ? turnIcon : usual);
        look();
        if (before === false && waitedFor) alert(table);
        else if (!waitedFor || !document.hidden) void takeBack(table.id);
        before = waitedFor;
      });
    });
  });
  const seen = (): void => {
    look();
    if (!document.hidden) void takeBack(table.id);
  };
  document.addEventListener("visibilitychange", seen);
  reminders.renew(table.keys);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
    icon?.setAttribute("href", usual);
    void setBadge(false);
  };
}

async function setBadge(on: boolean): Promise<void> {
  try {
    await (on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.());
  } catch {
    // Only an installed app has a badge.
  }
}

function alert(table: TableSession): void {
  if (settings.sound) navigator.vibrate?.(TREMBLE);
  if (document.hidden && mayNotify() && reminders.on(table.id)) void notify(table);
}

async function notify(table: TableSession): Promise<void> {
  const title = say("web-remind-turn", { game: table.open?.info.title ?? "" });
  const last = table.since.latestLine;
  const path = `/table/${table.id}`;
  const how = { body: last ? plain(last) : "", tag: table.id, icon: "/icons/icon-192.png", data: { path } };
  const registration = await worker();
  if (registration?.active) await registration.showNotification(title, how);
  else new Notification(title, how).onclick = () => focus();
}

/** Whoever looks at the table needs no message of it any more. */
async function takeBack(table: string): Promise<void> {
  const registration = await worker();
  for (const told of (await registration?.getNotifications?.({ tag: table })) ?? []) told.close();
}
