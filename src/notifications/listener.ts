import type { Outcome } from './outcome.js';
import type { Wanted } from './plan.js';
import type { RepairRequest } from './types.js';

/** Events that are held back for one listener while what it missed is asked for. */
const HELD = 1000;

/** A topic that somebody wants to hear of. */
export interface Topic extends Wanted<Topic> {
  readonly listeners: Set<Listener>;
  /** Told when the platform has said whether it may be heard of. */
  waiting: ((refusal?: unknown) => void)[] | undefined;
}

/** What listeners share that are put right by one call. */
export interface Repair {
  readonly ask: (ids: readonly string[], request: RepairRequest) => PromiseLike<ReadonlyMap<string, unknown>>;
  readonly due: Set<Listener>;
  /** It waits to run, runs, or waits to run again. */
  isQueued: boolean;
  /** It has to wait, so that its listeners receive events in the meantime. */
  isDelayed: boolean;
  failures: number;
  /** When it last started, twice at most, in ms since the epoch. */
  starts: readonly number[];
}

/** One listener to one topic. */
export class Listener {
  readonly #tell: (event: never, id: string) => void;
  isOver = false;
  /** Events that came while it was held, and could not all be kept. */
  hasLost = false;
  /** Since when events may have been missed that no repair has made good, in ms since the epoch. */
  missedFrom: number | undefined;
  #held: unknown[] | undefined;

  /** @param tell - The user's listener, made harmless. */
  constructor(
    readonly topic: Topic,
    readonly id: string,
    tell: (event: never, id: string) => void,
    readonly repair: Repair | undefined,
    readonly outcome: Outcome,
  ) {
    this.#tell = tell;
  }

  hear(event: unknown): void {
    if (this.isOver) return;
    if (!this.#held) this.#tell(event as never, this.id);
    else if (this.#held.length < HELD) this.#held.push(event);
    else {
      this.hasLost = true;
      this.missedFrom ??= Date.now();
    }
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
    if (!this.hasLost) this.missedFrom = undefined;
    if (isFound && !this.isOver) this.#tell({ topicName: this.topic.text, repaired: value } as never, this.id);
    this.release();
  }
}
