import type { Outcome } from './outcome.js';
import type { Wanted } from './plan.js';
import type { RepairRequest } from './types.js';

/** The maximum number of events that are held for a listener during its repair. */
const HELD = 1000;

/** A topic that has listeners. */
export interface Topic extends Wanted<Topic> {
  readonly listeners: Set<Listener>;
  /** Called when the platform accepts or rejects the topic. */
  waiting: ((refusal?: unknown) => void)[] | undefined;
}

/** A repair that several listeners share. */
export interface Repair {
  readonly ask: (ids: readonly string[], request: RepairRequest) => PromiseLike<ReadonlyMap<string, unknown>>;
  readonly due: Set<Listener>;
  /** Waits to run, runs, or waits to run again. */
  isQueued: boolean;
  /** Waits so long that its listeners receive events meanwhile. */
  isDelayed: boolean;
  failures: number;
  /** The last two starts, in ms since the epoch. */
  starts: readonly number[];
}

/** A listener to one topic. */
export class Listener {
  readonly #tell: (event: never, id: string) => void;
  isOver = false;
  /** Whether held events had to be dropped. */
  hasLost = false;
  /** Since when events may have been missed that no repair has recovered, in ms since the epoch. */
  missedFrom: number | undefined;
  #held: unknown[] | undefined;

  /** @param tell - The user's listener, whose errors are caught. */
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

  /** Delivers the held events. */
  release(): void {
    const held = this.#held;
    this.#held = undefined;
    for (const event of held ?? []) this.hear(event);
  }

  /** Delivers the repaired state, then the held events. */
  repaired(isFound: boolean, value: unknown): void {
    if (!this.hasLost) this.missedFrom = undefined;
    if (isFound && !this.isOver) this.#tell({ topicName: this.topic.text, repaired: value } as never, this.id);
    this.release();
  }
}
