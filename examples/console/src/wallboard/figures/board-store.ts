import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import type { ConversationAggregateQueryResponse, Queue, QueueObservationQueryResponse } from 'contact-centre-client/models';
import { secondClock } from '../../shared/clock.js';
import { readArrivals } from './arrivals.js';
import type { BoardQueue } from './board.js';
import { BoardReader, byName } from './board.js';
import type { QueueDay } from './day.js';
import { readDay } from './day.js';
import type { QueueNow } from './now.js';
import { NowReader } from './now.js';
import { SharedValues } from './shared-values.js';

/** The cached responses that the figures come from, by their keys. */
export interface BoardKeys {
  now: QueryKey;
  day: QueryKey;
  arrivals: QueryKey;
}

/** With more queues, events are applied and shown every two seconds. */
export const MANY_QUEUES = 60;

/** ms between two computations of many queues. */
export const MANY_QUEUES_INTERVAL = 2000;

interface Responses {
  now: QueueObservationQueryResponse | undefined;
  day: ConversationAggregateQueryResponse | undefined;
  arrivals: ConversationAggregateQueryResponse | undefined;
}

export interface BoardStoreOptions {
  cache: QueryClient;
  queues: readonly Queue[];
  keys: BoardKeys;
  /** The analytics interval of the day. */
  interval: string;
  platformTime: (ms: number) => number;
}

/**
 * Computes the figures of queues from cached responses. A component that subscribes renders only if a figure has changed, and the
 * component with the queries does not render at all.
 */
export class BoardStore {
  readonly #options: BoardStoreOptions;
  readonly #queues: readonly Queue[];
  readonly #hashes: Readonly<Record<keyof BoardKeys, string>>;
  readonly #board = new BoardReader();
  readonly #now = new NowReader();
  readonly #nows = new SharedValues<QueueNow>();
  readonly #days = new SharedValues<QueueDay>();
  readonly #arrivals = new SharedValues<readonly number[]>();
  #responses: Partial<Responses> = {};
  #figures: Parameters<BoardReader['read']>[1] = { now: undefined, day: undefined, arrivals: undefined };

  #current: readonly BoardQueue[] = [];
  /** When `#current` was computed, in intervals since the epoch. */
  #step: number | undefined;
  /** Whether a response has arrived that must be shown at once. */
  #hasResponse = true;

  constructor(options: BoardStoreOptions) {
    const { keys, queues } = options;
    this.#options = options;
    this.#queues = [...queues].sort(byName);
    this.#hashes = { now: hashKey(keys.now), day: hashKey(keys.day), arrivals: hashKey(keys.arrivals) };
  }

  /**
   * Calls the listener when a figure may have changed: with each response, with events, and every second. Events of many queues
   * are shown every two seconds, together with the states that depend on the time.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    const hashes = Object.values(this.#hashes);
    const stopClock = secondClock.subscribe(() => {
      if (this.#currentStep() !== this.#step) listener();
    });
    const stopCache = this.#options.cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !hashes.includes(event.query.queryHash)) return;
      const isByEvents = event.action.type === 'success' && event.action.manual === true;
      if (isByEvents && this.#hasManyQueues) return;
      this.#hasResponse = true;
      listener();
    });
    return () => {
      stopClock();
      stopCache();
    };
  };

  /** The queues in the order of their names. The same list as before if nothing has changed. */
  readonly queues = (): readonly BoardQueue[] => {
    const step = this.#currentStep();
    const isDue = step !== this.#step;
    if (this.#hasManyQueues && !isDue && !this.#hasResponse) return this.#current;
    this.#hasResponse = false;
    if (this.#read() || isDue) {
      this.#step = step;
      this.#current = this.#board.read(this.#queues, this.#figures, this.#options.platformTime(Date.now()));
    }
    return this.#current;
  };

  get #hasManyQueues(): boolean {
    return this.#queues.length > MANY_QUEUES;
  }

  #currentStep(): number {
    return Math.floor(Date.now() / (this.#hasManyQueues ? MANY_QUEUES_INTERVAL : 1000));
  }

  /** The time of the last response, in ms since the epoch; 0 before. */
  readonly updatedAt = (name: keyof BoardKeys): number => this.#state(name)?.dataUpdatedAt ?? 0;

  #state(name: keyof BoardKeys): { data?: unknown; dataUpdatedAt: number } | undefined {
    return this.#options.cache.getQueryCache().get(this.#hashes[name])?.state;
  }

  /** @returns whether a response has changed. */
  #read(): boolean {
    const { interval, platformTime } = this.#options;
    const response = <K extends keyof Responses>(name: K): Responses[K] => this.#state(name)?.data as Responses[K];
    const now = response('now');
    const day = response('day');
    const arrivals = response('arrivals');
    const before = this.#responses;
    if (now === before.now && day === before.day && arrivals === before.arrivals) return false;
    this.#responses = { now, day, arrivals };
    this.#figures = {
      now: now && (now === before.now ? this.#figures.now : this.#nows.share(this.#now.read(now))),
      day: day && (day === before.day ? this.#figures.day : this.#days.share(readDay(day))),
      arrivals:
        arrivals &&
        (arrivals === before.arrivals
          ? this.#figures.arrivals
          : this.#arrivals.share(readArrivals(arrivals, interval, platformTime(this.updatedAt('arrivals'))))),
    };
    return true;
  }
}
