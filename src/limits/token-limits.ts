import type { CallOrigin } from '../core/client/call-origin.js';
import type { ExchangeRequest } from '../core/call/exchange-request.js';
import type { Permit } from './permit.js';
import { Bucket } from './bucket.js';
import { PriorityQueue } from './priority-queue.js';

/** A call that waits for a permit. */
export interface WaitingCall {
  readonly call: CallOrigin;
  readonly request: ExchangeRequest;
  readonly token: TokenLimits;
  bucket: Bucket<WaitingCall>;
  /** Where it waits: in its bucket, or for the first response of its route. */
  queue: PriorityQueue<WaitingCall>;
  /** Index of its priority. */
  readonly priority: number;
  readonly since: number;
  /** Lets the call request a permit again. */
  readonly resume: () => void;
  readonly fail: (error: Error) => void;
  removeAbortListener?: () => void;
}

/** The permit of a call. */
export interface CallPermit extends Permit {
  readonly token: TokenLimits;
  bucket: Bucket<WaitingCall>;
  /** The route whose limit the request will find out. */
  readonly unknownRoute: UnknownRoute | undefined;
  isEnded: boolean;
}

/** Requests to a route of unknown limit that are sent before the first response. */
const FIRST_REQUESTS = 5;

/** With this many requests at once, a route whose responses do not state a limit counts as known. */
const RESPONSES_WITHOUT_LIMIT = 50;

/** A route whose limit no response has stated yet, and the calls that wait for the first one. */
export class UnknownRoute extends PriorityQueue<WaitingCall> {
  /** Requests under way. */
  underWay = 0;
  #responses = 0;

  constructor(
    readonly route: string,
    /** Whether other processes share the limit. */
    readonly isShared: boolean,
  ) {
    super();
  }

  /** Tries a few more requests at once after a response without a limit, as when a page may not read the headers. */
  grow(): void {
    this.#responses++;
  }

  /**
   * How many more requests may be sent now.
   *
   * @param members - How many governors share the limit; `undefined` while that is not known.
   */
  free(members: number | undefined): number {
    const first = this.isShared ? FIRST_REQUESTS / (members ?? FIRST_REQUESTS) : FIRST_REQUESTS;
    return Math.max(1, Math.floor(first)) + this.#responses - this.underWay;
  }

  get isKnown(): boolean {
    return this.#responses >= RESPONSES_WITHOUT_LIMIT;
  }
}

/** The limits of a token, as far as known. */
export class TokenLimits {
  readonly #isShared: boolean;
  /** By requests in a window. */
  readonly buckets = new Map<number, Bucket<WaitingCall>>();
  readonly #limits = new Map<string, number>();
  readonly #unknownRoutes = new Map<string, UnknownRoute>();

  /** @param name - Derived from the token's hash. */
  constructor(
    readonly name: string,
    isShared: boolean,
  ) {
    this.#isShared = isShared;
  }

  /** Whether forgetting the token would change what is sent. */
  isInUse(now: number): boolean {
    const isBusy = [...this.buckets.values()].some(
      ({ queued, permits, endsAt }) => queued > 0 || permits.size > 0 || endsAt > now,
    );
    return isBusy || [...this.#unknownRoutes.values()].some(({ queued }) => queued > 0);
  }

  allowed(route: string): number | undefined {
    return this.#limits.get(route);
  }

  /** @param onCreate - Receives a bucket that did not exist before. */
  bucket(allowed: number, onCreate: (bucket: Bucket<WaitingCall>) => void): Bucket<WaitingCall> {
    let bucket = this.buckets.get(allowed);
    if (!bucket) {
      bucket = new Bucket(`${this.name}:${allowed}`, allowed);
      this.buckets.set(allowed, bucket);
      onCreate(bucket);
    }
    return bucket;
  }

  /** The route, while its limit is unknown. */
  unknownRoute(route: string): UnknownRoute | undefined {
    if (this.#limits.has(route)) return undefined;
    let unknownRoute = this.#unknownRoutes.get(route);
    if (!unknownRoute) this.#unknownRoutes.set(route, (unknownRoute = new UnknownRoute(route, this.#isShared)));
    return unknownRoute;
  }

  /** All calls that wait for the first response of their route. */
  calls(): WaitingCall[] {
    return [...this.#unknownRoutes.values()].flatMap(({ queues: byPriority }) => byPriority.flatMap((queue) => [...queue]));
  }

  /** Records the limit of a route. @returns the route, if its limit was unknown before. */
  learn(route: string, allowed: number): UnknownRoute | undefined {
    const unknownRoute = this.#unknownRoutes.get(route);
    this.#unknownRoutes.delete(route);
    this.#limits.set(route, allowed);
    return unknownRoute;
  }
}
