import type { Refusal } from "./wire";

/** Thrown by whatever asks the server, when it refuses. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message.key);
  }
}
