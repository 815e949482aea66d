import { Queue } from './queue.js';
import type { Answered, Question, Report, Turns } from './shared.js';

const MINUTE = 60_000;

/**
 * Most requests that a governor has under way while it has lost the shared counters: the platform's own count must reach it in
 * time.
 */
const APART_AT_ONCE = 4;

/** How long the platform's count is recent enough to send several requests at once, in ms. */
const INFORMED = 2000;

/** How soon to check again while a response may arrive at any time, in ms. */
const SOON = 1000;

/** How soon to ask the shared counters again while the end of the window is unknown, in ms. */
const PROVISIONAL = 100;

/** Permission to send one request. */
export interface Permit {
  readonly route: string;
  /** The window of the bucket that it counts in. */
  window: number;
  /** The window of the shared counters; `undefined` until they have counted the permit. */
  sharedWindow: number | undefined;
}

/** Limits a governor that has lost the shared counters, and for a while after they are back. */
export interface Restraint {
  /** Windows that begin at this time or later are not restrained. */
  until: number;
  /** How many governors share the limit, as far as known. */
  readonly members: number;
}

/**
 * Counts the requests of one limit, and queues the calls that wait for it.
 *
 * Invariant: in each window of the platform, no more requests are sent than it allows, however long requests and responses
 * take. The same holds for several governors that have lost the shared counters at the same time, because each keeps to its
 * share.
 */
export class Bucket<Waiting extends { since: number }> extends Queue<Waiting> {
  /** Requests in this window: those of this governor, and those that the platform or others have counted. */
  used = 0;
  /** Requests of this governor in this window. */
  own = 0;
  /** When the window ends, by `performance.now()`. */
  ends = 0;
  /** Identifies the window. */
  window = 0;
  /** When the platform began to refuse every request. */
  refusedSince: number | undefined;
  /** Whether the platform has refused a request in this window. */
  isRefusing = false;
  timer: ReturnType<typeof setTimeout> | undefined;
  reportTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a request for permits to the shared counters is under way. */
  isAsking = false;
  /** How many governors share the limit; `undefined` until the shared counters have returned it. */
  members: number | undefined;
  /** Permits whose requests have not ended. */
  readonly open = new Set<Permit>();
  /** Requests of this window that have not ended. */
  #underWay = 0;
  /** Permits of this window that the shared counters have not counted. */
  #unreported = 0;
  #reporting: { permits: readonly Permit[]; unreported: number } = { permits: [], unreported: 0 };
  #sharedWindow = -1;
  /** Whether the shared counters are in the same window, as far as known. */
  #isShared = false;
  /** Whether a response has stated when this window ends. */
  #isEndKnown = false;
  /** When a response last stated the platform's count. */
  #heardAt = -Infinity;
  #pacedAt = 0;
  /** When this governor began the window. */
  #began = 0;
  /** Requests of the previous window that count in this one until their responses say otherwise. */
  #carried = 0;
  /** Until when the shared counters grant nothing to calls that may send at most `most` requests in a window. */
  #held = { until: 0, most: 0 };
  #restraint: Restraint | undefined;
  /** When contact was lost: other governors may have used any part of the window that was open then. */
  #uncertainSince = -1;

  constructor(
    readonly id: string,
    /** Requests in a window. */
    readonly allowed: number,
  ) {
    super();
  }

  /** How many requests of a priority may be sent in a window: the reserve is for interactive calls. */
  most(kind: number, reserve: number): number {
    return kind === 0 ? this.allowed : Math.max(1, Math.floor(this.allowed * (1 - reserve)));
  }

  /** How long a request of a priority has to wait, in ms; 0 if it may be sent now. `most` is what {@link most} returns. */
  wait(now: number, kind: number, most: number): number {
    if (now >= this.ends) this.begin(now, now + MINUTE);
    const left = this.ends - now;
    // After a refusal, one request is sent before the others. Its response wakes them.
    if (this.refusedSince !== undefined && this.#underWay > 0) return left;
    if (now < this.#held.until && most <= this.#held.most) return this.#held.until - now;
    const isAskedAgain = this.#sharedWindow >= 0 && !this.#isEndKnown && !this.#restraint;
    if (this.used >= most && !isAskedAgain) return left;
    const restrained = this.#restraint ? this.#restrainedWait(now, most, left) : 0;
    if (restrained > 0 || kind !== 2) return restrained;
    return Math.max(0, this.#pacedAt + (left / Math.max(1, most - this.used)) * this.#memberCount - now);
  }

  /** How many permits may be requested at once. */
  get atOnce(): number {
    return this.#restraint ? 1 : Infinity;
  }

  /** Begins another window, which may count the requests that are still under way. */
  begin(now: number, ends: number, window = now): void {
    this.used = this.own = this.#underWay;
    // If no response has stated when the previous window ends, the platform may still count these requests in it, so none is
    // subtracted.
    this.#carried = this.#isEndKnown ? this.#underWay : 0;
    this.#unreported = this.#underWay = this.#held.until = 0;
    this.isRefusing = this.#isShared = false;
    this.#began = now;
    this.#heardAt = -Infinity;
    this.#isEndKnown = false;
    this.ends = ends;
    this.window = window;
    if (this.#restraint && now >= this.#restraint.until) this.#restraint = undefined;
  }

  /**
   * Limits this bucket after contact to the shared counters was lost: it may send only what is certain, and one governor's
   * share.
   */
  restrain(now: number, restraint: Restraint): void {
    this.#restraint = restraint;
    this.#uncertainSince = now;
  }

  /** Applies the response of the shared counters, which have counted the last {@link report}. */
  adopt(
    now: number,
    { window, used, left, members, granted, isProvisional = false, hasLostData }: Turns,
    { wanted, most }: Question,
  ): void {
    this.members = this.#restraint ? Math.max(this.members ?? 1, members) : members;
    const isHeld = granted < wanted && (isProvisional || this.#restraint !== undefined);
    this.#held = { until: isHeld ? now + (isProvisional ? Math.min(left, PROVISIONAL) : left) : 0, most };
    for (const permit of hasLostData ? this.#openHere() : this.#reporting.permits) permit.sharedWindow = window;
    this.#unreported = Math.max(0, this.#unreported - this.#reporting.unreported);
    this.#reporting = { permits: [], unreported: 0 };
    this.#sharedWindow = window;
    this.#isShared = true;
    // A restrained governor uses its own window: to begin another one early would give it a second share.
    if (this.#restraint) return;
    const { until } = this.#held;
    if (window !== this.window) this.begin(now, 0, window);
    this.#isShared = true;
    this.used = used - granted;
    this.ends = now + left;
    this.#isEndKnown = !isProvisional;
    this.#held.until = until;
  }

  /** Whether the shared counters have not counted all permits of an open window. */
  hasUnreported(now: number): boolean {
    return this.#unreported > 0 && now < this.ends;
  }

  /** Returns what the shared counters must count before they grant permits. */
  report(): Report {
    const unreported = this.#unreported > 0 ? this.#openHere().filter(({ sharedWindow }) => sharedWindow === undefined) : [];
    this.#reporting = { permits: unreported, unreported: this.#unreported };
    return {
      window: this.#sharedWindow,
      isOpen: this.#isShared,
      unreported: this.#unreported,
      unreportedUnderWay: unreported.length,
      own: this.own,
      ownUnderWay: this.#underWay,
    };
  }

  /** Counts requests that other governors have sent. */
  add(now: number, sent: number): void {
    if (now >= this.ends) this.begin(now, now + MINUTE);
    this.used += sent;
  }

  /**
   * Takes a permit.
   *
   * @param sharedWindow - The window of the shared counters that granted the permit.
   */
  take<P extends object>(now: number, kind: number, route: string, more: P, sharedWindow?: number): Permit & P {
    const permit = { ...more, route, window: this.window, sharedWindow };
    this.#count(permit);
    if (kind === 2) this.#pacedAt = now;
    return permit;
  }

  /** Ends a permit whose request has ended, or was never sent. A second call changes nothing. */
  done(permit: Permit): void {
    if (this.open.delete(permit) && permit.window === this.window) this.#underWay--;
  }

  /** Moves the permit of a request that is under way to another limit. */
  transfer(now: number, permit: Permit, to: Bucket<Waiting>): void {
    if (permit.window === this.window) {
      this.used--;
      this.own--;
      if (permit.sharedWindow === undefined && this.#unreported > 0) this.#unreported--;
    }
    this.done(permit);
    if (now >= to.ends) to.begin(now, now + MINUTE);
    permit.window = to.window;
    permit.sharedWindow = undefined;
    to.#count(permit);
  }

  /**
   * Applies a response. Its `left` is a whole number of seconds that the platform rounds up. So the window ends at the latest
   * then, and at the earliest less than a second before that, measured from when the request was sent.
   */
  hear(now: number, { window, ago, count, left }: Answered): void {
    if (count === undefined || left === undefined) return;
    const latest = now + left;
    const earliest = latest - ago - 1000;
    const isOwn = window === this.window;
    if (this.#isEndKnown && earliest >= this.ends) {
      this.begin(now, latest);
      this.used++;
      this.own++;
    } else if (isOwn || earliest >= this.#began) {
      this.ends = this.#isEndKnown ? Math.min(this.ends, latest) : latest;
      if (!isOwn) this.#carried--;
    } else {
      // The platform counted it before this window began.
      if (this.#carried > 0) {
        this.used--;
        this.own--;
      }
      this.#carried--;
      return;
    }
    // The shared counters receive the response before the next request for permits.
    if (!this.#isEndKnown) this.#held.until = 0;
    this.#isEndKnown = true;
    this.#heardAt = now;
    this.used = Math.max(this.used, count);
  }

  #count(permit: Permit): void {
    this.used++;
    this.own++;
    this.#underWay++;
    if (permit.sharedWindow === undefined) this.#unreported++;
    this.open.add(permit);
  }

  #openHere(): Permit[] {
    return [...this.open].filter(({ window }) => window === this.window);
  }

  get #memberCount(): number {
    return Math.max(this.members ?? 1, this.#restraint?.members ?? 1);
  }

  /** Whether other governors may have used any part of this window. */
  get #isUncertain(): boolean {
    return this.members === undefined || this.#began <= this.#uncertainSince;
  }

  /**
   * Without the shared counters, only the platform's own count shows the requests of other governors. So one request is sent
   * first, and the others wait until a response has stated the count. The last requests of a window are left to other
   * governors' requests that are under way. Near the end of the limit, each governor sends one request at a time: there may be
   * governors that it does not know.
   */
  #restrainedWait(now: number, most: number, left: number): number {
    const members = this.#memberCount;
    const isInformed = now - this.#heardAt < INFORMED;
    const margin = this.#isUncertain ? 2 * members : members;
    const isShareUsed = (this.own + 1) * members > most;
    const isOver = this.#isUncertain ? this.used + margin > most : isShareUsed || (isInformed && this.used + margin > most);
    if (isOver && this.own > 0) return left;
    if (this.#isUncertain && this.used >= most) return left;
    const isNearLimit = this.used + APART_AT_ONCE * Math.max(2, members) > most;
    const atOnce = this.#isUncertain || !isInformed || isNearLimit ? 1 : APART_AT_ONCE;
    return this.open.size >= atOnce ? Math.min(left, SOON) : 0;
  }
}
