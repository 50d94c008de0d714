// The current page. Pages are paths; secrets are only ever in the fragment, which browsers do not send to the server.

import { parseRoute, type Route } from "./route";

export type { PageName, Route } from "./route";

class Router {
  here = $state.raw<Route>(parseRoute(location.pathname, location.hash));
  /** Counts navigations, so that the shell knows when to move the focus. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    if (!this.here.fragment) scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", path);
    this.look();
  }

  private look(): void {
    const before = this.here;
    this.here = parseRoute(location.pathname, location.hash);
    if (before.page !== this.here.page || before.id !== this.here.id || before.digest !== this.here.digest)
      this.visits += 1;
  }

  /** Links within this site change the page without loading it anew; every other click is the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
