import type { Permit, Restraint } from './permit.js';
import { PriorityQueue } from './priority-queue.js';
import type { Answered, Question, Report, Turns } from './shared.js';

const MINUTE = 60_000;

/**
 * Most requests that a governor has under way while it has lost the shared counters: the platform's own count must reach it in
 * time.
 */
const MAX_PENDING_ALONE = 4;

/** How long the platform's count is recent enough to send several requests at once, in ms. */
const RECENT_COUNT = 2000;

/** How soon to check again while a response may arrive at any time, in ms. */
const RECHECK_DELAY = 1000;

/** How soon to ask the shared counters again while the end of the window is unknown, in ms. */
const PROVISIONAL_RETRY = 100;

/**
 * Counts the requests of one limit, and queues the calls that wait for it.
 *
 * Invariant: in each window of the platform, no more requests are sent than it allows, however long requests and responses
 * take. The same holds for several governors that have lost the shared counters at the same time, because each keeps to its
 * share.
 */
export class Bucket<Call extends { since: number }> extends PriorityQueue<Call> {
  /** Requests in this window: those of this governor, and those that the platform or others have counted. */
  used = 0;
  /** Requests of this governor in this window. */
  ownCount = 0;
  /** When the window ends, by `performance.now()`. */
  endsAt = 0;
  /** Identifies the window. */
  window = 0;
  /** When the platform began to refuse every request. */
  refusedSince: number | undefined;
  /** Whether the platform has refused a request in this window. */
  isRefusing = false;
  timer: ReturnType<typeof setTimeout> | undefined;
  reportTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a request for permits to the shared counters is under way. */
  isRequesting = false;
  /** How many governors share the limit; `undefined` until the shared counters have returned it. */
  members: number | undefined;
  /** Permits whose requests have not ended. */
  readonly permits = new Set<Permit>();
  /** Requests of this window that have not ended. */
  #pendingCount = 0;
  /** Permits of this window that the shared counters have not counted. */
  #unreportedCount = 0;
  #pendingReport: { permits: readonly Permit[]; unreported: number } = { permits: [], unreported: 0 };
  #sharedWindow = -1;
  /** Whether the shared counters are in the same window, as far as known. */
  #isShared = false;
  /** Whether a response has stated when this window ends. */
  #isEndKnown = false;
  /** When a response last stated the platform's count. */
  #countStatedAt = -Infinity;
  #lastBackgroundAt = 0;
  /** When this governor began the window. */
  #startedAt = 0;
  /** Requests of the previous window that count in this one until their responses say otherwise. */
  #carriedCount = 0;
  /** Until when the shared counters grant nothing to calls that may send at most `most` requests in a window. */
  #sharedPause = { until: 0, max: 0 };
  #restraint: Restraint | undefined;
  /** When contact was lost: other governors may have used any part of the window that was open then. */
  #contactLostAt = -1;

  constructor(
    readonly id: string,
    /** Requests in a window. */
    readonly allowed: number,
  ) {
    super();
  }

  /** How many requests of a priority may be sent in a window: the reserve is for interactive calls. */
  maxFor(priority: number, reserve: number): number {
    return priority === 0 ? this.allowed : Math.max(1, Math.floor(this.allowed * (1 - reserve)));
  }

  /** How long a request of a priority has to wait, in ms; 0 if it may be sent now. `max` is the result of {@link maxFor}. */
  waitMs(now: number, priority: number, max: number): number {
    if (now >= this.endsAt) this.begin(now, now + MINUTE);
    const remainingMs = this.endsAt - now;
    // After a refusal, one request is sent before the others. Its response wakes them.
    if (this.refusedSince !== undefined && this.#pendingCount > 0) return remainingMs;
    if (now < this.#sharedPause.until && max <= this.#sharedPause.max) return this.#sharedPause.until - now;
    const canRequestAgain = this.#sharedWindow >= 0 && !this.#isEndKnown && !this.#restraint;
    if (this.used >= max && !canRequestAgain) return remainingMs;
    const restrainedWait = this.#restraint ? this.#restrainedWait(now, max, remainingMs) : 0;
    if (restrainedWait > 0 || priority !== 2) return restrainedWait;
    return Math.max(0, this.#lastBackgroundAt + (remainingMs / Math.max(1, max - this.used)) * this.#memberCount - now);
  }

  /** How many permits may be requested at once. */
  get maxAtOnce(): number {
    return this.#restraint ? 1 : Infinity;
  }

  /** Begins another window, which may count the requests that are still under way. */
  begin(now: number, endsAt: number, window = now): void {
    this.used = this.ownCount = this.#pendingCount;
    // If no response has stated when the previous window ends, the platform may still count these requests in it, so none is
    // subtracted.
    this.#carriedCount = this.#isEndKnown ? this.#pendingCount : 0;
    this.#unreportedCount = this.#pendingCount = this.#sharedPause.until = 0;
    this.isRefusing = this.#isShared = false;
    this.#startedAt = now;
    this.#countStatedAt = -Infinity;
    this.#isEndKnown = false;
    this.endsAt = endsAt;
    this.window = window;
    if (this.#restraint && now >= this.#restraint.until) this.#restraint = undefined;
  }

  /**
   * Limits this bucket after contact to the shared counters was lost: it may send only what is certain, and one governor's
   * share.
   */
  restrain(now: number, restraint: Restraint): void {
    this.#restraint = restraint;
    this.#contactLostAt = now;
  }

  /** Applies the response of the shared counters, which have counted the last {@link report}. */
  adopt(
    now: number,
    { window, used, remainingMs, members, granted, isProvisional = false, hasLostData }: Turns,
    { permitCount, most: max }: Question,
  ): void {
    this.members = this.#restraint ? Math.max(this.members ?? 1, members) : members;
    const isHeld = granted < permitCount && (isProvisional || this.#restraint !== undefined);
    this.#sharedPause = {
      until: isHeld ? now + (isProvisional ? Math.min(remainingMs, PROVISIONAL_RETRY) : remainingMs) : 0,
      max,
    };
    for (const permit of hasLostData ? this.#permitsOfWindow() : this.#pendingReport.permits) permit.sharedWindow = window;
    this.#unreportedCount = Math.max(0, this.#unreportedCount - this.#pendingReport.unreported);
    this.#pendingReport = { permits: [], unreported: 0 };
    this.#sharedWindow = window;
    this.#isShared = true;
    // A restrained governor uses its own window: to begin another one early would give it a second share.
    if (this.#restraint) return;
    const { until } = this.#sharedPause;
    if (window !== this.window) this.begin(now, 0, window);
    this.#isShared = true;
    this.used = used - granted;
    this.endsAt = now + remainingMs;
    this.#isEndKnown = !isProvisional;
    this.#sharedPause.until = until;
  }

  /** Whether the shared counters have not counted all permits of an open window. */
  hasUnreported(now: number): boolean {
    return this.#unreportedCount > 0 && now < this.endsAt;
  }

  /** Returns what the shared counters must count before they grant permits. */
  report(): Report {
    const unreportedPermits =
      this.#unreportedCount > 0 ? this.#permitsOfWindow().filter(({ sharedWindow }) => sharedWindow === undefined) : [];
    this.#pendingReport = { permits: unreportedPermits, unreported: this.#unreportedCount };
    return {
      window: this.#sharedWindow,
      isOpen: this.#isShared,
      unreported: this.#unreportedCount,
      unreportedUnderWay: unreportedPermits.length,
      ownCount: this.ownCount,
      ownUnderWay: this.#pendingCount,
    };
  }

  /** Counts requests that other governors have sent. */
  add(now: number, count: number): void {
    if (now >= this.endsAt) this.begin(now, now + MINUTE);
    this.used += count;
  }

  /**
   * Takes a permit.
   *
   * @param sharedWindow - The window of the shared counters that granted the permit.
   */
  take<P extends object>(now: number, priority: number, route: string, details: P, sharedWindow?: number): Permit & P {
    const permit = { ...details, route, window: this.window, sharedWindow };
    this.#count(permit);
    if (priority === 2) this.#lastBackgroundAt = now;
    return permit;
  }

  /** Ends a permit whose request has ended, or was never sent. A second call changes nothing. */
  end(permit: Permit): void {
    if (this.permits.delete(permit) && permit.window === this.window) this.#pendingCount--;
  }

  /** Moves the permit of a request that is under way to another limit. */
  transfer(now: number, permit: Permit, to: Bucket<Call>): void {
    if (permit.window === this.window) {
      this.used--;
      this.ownCount--;
      if (permit.sharedWindow === undefined && this.#unreportedCount > 0) this.#unreportedCount--;
    }
    this.end(permit);
    if (now >= to.endsAt) to.begin(now, now + MINUTE);
    permit.window = to.window;
    permit.sharedWindow = undefined;
    to.#count(permit);
  }

  /**
   * Applies a response. Its `remainingMs` is a whole number of seconds that the platform rounds up. So the window ends at the latest
   * then, and at the earliest less than a second before that, measured from when the request was sent.
   */
  apply(now: number, { window, ago, count, remainingMs }: Answered): void {
    if (count === undefined || remainingMs === undefined) return;
    const latest = now + remainingMs;
    const earliest = latest - ago - 1000;
    const isOwn = window === this.window;
    if (this.#isEndKnown && earliest >= this.endsAt) {
      this.begin(now, latest);
      this.used++;
      this.ownCount++;
    } else if (isOwn || earliest >= this.#startedAt) {
      this.endsAt = this.#isEndKnown ? Math.min(this.endsAt, latest) : latest;
      if (!isOwn) this.#carriedCount--;
    } else {
      // The platform counted it before this window began.
      if (this.#carriedCount > 0) {
        this.used--;
        this.ownCount--;
      }
      this.#carriedCount--;
      return;
    }
    // The shared counters receive the response before the next request for permits.
    if (!this.#isEndKnown) this.#sharedPause.until = 0;
    this.#isEndKnown = true;
    this.#countStatedAt = now;
    this.used = Math.max(this.used, count);
  }

  #count(permit: Permit): void {
    this.used++;
    this.ownCount++;
    this.#pendingCount++;
    if (permit.sharedWindow === undefined) this.#unreportedCount++;
    this.permits.add(permit);
  }

  #permitsOfWindow(): Permit[] {
    return [...this.permits].filter(({ window }) => window === this.window);
  }

  get #memberCount(): number {
    return Math.max(this.members ?? 1, this.#restraint?.members ?? 1);
  }

  /** Whether other governors may have used any part of this window. */
  get #isUncertain(): boolean {
    return this.members === undefined || this.#startedAt <= this.#contactLostAt;
  }

  /**
   * Without the shared counters, only the platform's own count shows the requests of other governors. So one request is sent
   * first, and the others wait until a response has stated the count. The last requests of a window are left to other
   * governors' requests that are under way. Near the end of the limit, each governor sends one request at a time: there may be
   * governors that it does not know.
   */
  #restrainedWait(now: number, max: number, remainingMs: number): number {
    const members = this.#memberCount;
    const isInformed = now - this.#countStatedAt < RECENT_COUNT;
    const margin = this.#isUncertain ? 2 * members : members;
    const isShareUsed = (this.ownCount + 1) * members > max;
    const isOver = this.#isUncertain ? this.used + margin > max : isShareUsed || (isInformed && this.used + margin > max);
    if (isOver && this.ownCount > 0) return remainingMs;
    if (this.#isUncertain && this.used >= max) return remainingMs;
    const isNearLimit = this.used + MAX_PENDING_ALONE * Math.max(2, members) > max;
    const maxPending = this.#isUncertain || !isInformed || isNearLimit ? 1 : MAX_PENDING_ALONE;
    return this.permits.size >= maxPending ? Math.min(remainingMs, RECHECK_DELAY) : 0;
  }
}
