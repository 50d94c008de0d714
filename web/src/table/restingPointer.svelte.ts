// A pointer that rests while the list changes below it has not chosen what slid under it.

/** So long a quiet choice that slid under a resting pointer does not answer. */
const MOMENT = 400;
/** A hand that trembles does not point at something else. */
const NEAR = 4;

export class RestingPointer {
  /** The choice that slid under the pointer, as text. */
  guarded = $state("");
  private at: { x: number; y: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer is here. */
  move({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
    const still = this.at && Math.hypot(x - this.at.x, y - this.at.y) < NEAR;
    if (still) return;
    this.at = { x, y };
    this.release();
  }

  /** The list has changed: what gives something up and lies under the pointer now waits for a moment. */
  listChanged(found: (x: number, y: number) => Element | null = (x, y) => document.elementFromPoint(x, y)): void {
    this.release();
    const under = this.at && found(this.at.x, this.at.y)?.closest<HTMLElement>(".choice.quiet");
    if (!under) return;
    this.guarded = under.dataset.choice ?? "";
    this.timer = setTimeout(() => this.release(), MOMENT);
  }

  release(): void {
    clearTimeout(this.timer);
    this.guarded = "";
  }
}
