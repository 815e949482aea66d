/** Events that are held back for one listener while what it missed is asked for. */
const HELD = 1000;

/** One listener to one topic. */
export class Listener {
  isOver = false;
  /** Events that came while it was held, and could not all be kept. */
  hasLost = false;
  #held: unknown[] | undefined;

  /** @param tell - The user's listener, made harmless. */
  constructor(
    readonly topicName: string,
    readonly id: string,
    private readonly tell: (event: never, id: string) => void,
  ) {}

  hear(event: unknown): void {
    if (this.isOver) return;
    if (!this.#held) this.tell(event as never, this.id);
    else if (this.#held.length < HELD) this.#held.push(event);
    else this.hasLost = true;
  }

  hold(): void {
    this.#held ??= [];
  }

  /** What came meanwhile is heard now. */
  release(): void {
    const held = this.#held;
    this.#held = undefined;
    for (const event of held ?? []) this.hear(event);
  }

  /** What it may have missed is known: first that, then what came meanwhile. */
  repaired(isFound: boolean, value: unknown): void {
    if (isFound && !this.isOver) this.tell({ topicName: this.topicName, repaired: value } as never, this.id);
    this.release();
  }
}
