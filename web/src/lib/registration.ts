// The service worker of this page: registered once the page stands, told what was loaded before it came.

export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const uncontrolled = !serviceWorker.controller;
  const registration = await serviceWorker.register("/service-worker.js").catch(() => null);
  if (!registration) return; // a browser that wants none still plays
  const { active } = await serviceWorker.ready;
  if (uncontrolled) active?.postMessage({ type: "keep", urls: [location.href, ...loaded()] });
  registration.waiting?.postMessage({ type: "take-over" });
}

const loaded = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);
