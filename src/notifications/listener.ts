import type { ResponseHandler } from './response-handler.js';
import type { SubscribedTopic } from './plan.js';
import type { RepairRequest } from './types.js';

/** The maximum number of events that are held for a listener during its repair. */
const MAX_HELD_EVENTS = 1000;

/** A topic that has listeners. */
export interface Topic extends SubscribedTopic<Topic> {
  readonly listeners: Set<Listener>;
  /** Called when the platform accepts or rejects the topic. */
  responseListeners: ((refusal?: unknown) => void)[] | undefined;
}

/** A repair that several listeners share. */
export interface Repair {
  readonly readState: (ids: readonly string[], request: RepairRequest) => PromiseLike<ReadonlyMap<string, unknown>>;
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
  readonly #notify: (event: never, id: string) => void;
  isOver = false;
  /** Whether held events had to be dropped. */
  hasLostEvents = false;
  /** Since when events may have been missed that no repair has recovered, in ms since the epoch. */
  missedFrom: number | undefined;
  #heldEvents: unknown[] | undefined;

  /** @param notify - The user's listener, whose errors are caught. */
  constructor(
    readonly topic: Topic,
    readonly id: string,
    notify: (event: never, id: string) => void,
    readonly repair: Repair | undefined,
    readonly responseHandler: ResponseHandler,
  ) {
    this.#notify = notify;
  }

  receive(event: unknown): void {
    if (this.isOver) return;
    if (!this.#heldEvents) this.#notify(event as never, this.id);
    else if (this.#heldEvents.length < MAX_HELD_EVENTS) this.#heldEvents.push(event);
    else {
      this.hasLostEvents = true;
      this.missedFrom ??= Date.now();
    }
  }

  hold(): void {
    this.#heldEvents ??= [];
  }

  /** Delivers the held events. */
  release(): void {
    const heldEvents = this.#heldEvents;
    this.#heldEvents = undefined;
    for (const event of heldEvents ?? []) this.receive(event);
  }

  /** Delivers the repaired state, then the held events. */
  deliverRepair(states: ReadonlyMap<string, unknown>): void {
    if (!this.hasLostEvents) this.missedFrom = undefined;
    if (states.has(this.id) && !this.isOver)
      this.#notify({ topicName: this.topic.text, repaired: states.get(this.id) } as never, this.id);
    this.release();
  }
}
