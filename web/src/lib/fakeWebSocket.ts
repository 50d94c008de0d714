// For tests: a WebSocket without a server. It keeps the frames that were sent; a test makes it receive others.

import { vi } from "vitest";
import type { ClientFrame } from "./wire";

export class FakeWebSocket {
  static readonly OPEN = 1;
  static all: FakeWebSocket[] = [];
  readyState = 0;
  said: ClientFrame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

/** The newest connection. */
export const last = (): FakeWebSocket => FakeWebSocket.all.at(-1)!;

/** What was said of one kind over the newest connection. */
export const said = <Type extends ClientFrame["type"]>(type: Type): Extract<ClientFrame, { type: Type }>[] =>
  last().said.filter((frame): frame is Extract<ClientFrame, { type: Type }> => frame.type === type);

/** As much of a browser as a connection needs; undo it with `vi.unstubAllGlobals`. */
export function stubBrowser(): void {
  FakeWebSocket.all = [];
  const nothing = (): undefined => undefined;
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", hash: "" });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: nothing });
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("document", {
    addEventListener: nothing,
    removeEventListener: nothing,
    visibilityState: "visible",
  });
}
