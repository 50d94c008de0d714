// The links a host hands on. On the host's own computer the address may be one that opens nowhere else, so the server
// says which one does.

import { api } from "./api";
import type { KeptTable } from "./keys";
import type { InviteAddress } from "./wire";

export class Invitation {
  private address = $state.raw<InviteAddress | null>(null);
  /** The server has said what it knows, or could not. */
  known = $state(false);

  constructor(private readonly keys: KeptTable | undefined) {
    if (keys?.host) void this.ask(keys.table, keys.host);
    else this.known = true;
  }

  private async ask(table: string, host: string): Promise<void> {
    try {
      this.address = await api.address(table, host);
    } catch {
      // The address this browser has come by is better than none.
    }
    this.known = true;
  }

  get reach(): InviteAddress["reach"] | undefined {
    return this.address?.reach;
  }

  link(kind: "join" | "watch", token: string): string {
    return this.to(`/${kind}/${this.keys?.table ?? ""}#${token}`);
  }

  /** A page of ours, by the address that others open. */
  to(path: string): string {
    return `${this.address?.origin || location.origin}${path}`;
  }
}
