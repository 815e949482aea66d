import type { Answer } from '../core/response/answer.js';
import type { CallOrigin } from '../core/client/call-origin.js';
import type { ExchangeRequest } from '../core/call/exchange-request.js';
import type { Wait } from '../core/client/limiter.js';
import type { Bucket } from './bucket.js';
import type { BucketReport, GovernorSettings } from './options.js';
import { readPriority } from './priorities.js';
import { describeBuckets, listWaits } from './report.js';
import { readLimitInfo, stateOfLimit } from './response.js';
import { Slots } from './slots.js';
import type { Answered, Turns } from './shared.js';
import { Sharing } from './sharing.js';
import type { CallPermit, TokenLimits, WaitingCall } from './token-limits.js';
import { Tokens } from './tokens.js';
import { WaitingCalls } from './waiting-calls.js';

type CallBucket = Bucket<WaitingCall>;

const now = (): number => performance.now();

/** Gives permits to the calls of a `Governor`. It is loaded with the first call. */
export class Dispatcher {
  readonly #options: GovernorSettings;
  readonly #tokens: Tokens;
  readonly #permits = new WeakMap<CallOrigin, CallPermit>();
  readonly #slots: Slots<CallBucket>;
  readonly #sharing: Sharing;
  readonly #waiting: WaitingCalls;

  constructor(options: GovernorSettings) {
    this.#options = options;
    this.#waiting = new WaitingCalls(options);
    this.#slots = new Slots(options.maxConcurrent);
    this.#tokens = new Tokens(options.shared?.take !== undefined);
    this.#sharing = new Sharing(options, {
      buckets: () => this.#tokens.buckets(),
      slots: this.#slots,
      grant: (bucket, priority, turns) => {
        this.#grantPermits(bucket, priority, turns);
      },
      resume: (bucket) => {
        this.#resume(bucket);
      },
    });
    options.shared?.listen?.((id, message) => {
      for (const bucket of this.#tokens.buckets()) {
        if (bucket.id !== id) continue;
        if ('sent' in message) bucket.add(now(), message.sent);
        // Other governors have other names for their windows. The time when the request was sent decides to which window it
        // belongs.
        else this.#applyToBucket(bucket, { ...message, window: now() - message.ago >= bucket.window ? bucket.window : -1 });
      }
    });
  }

  /** How many requests are under way. */
  get underWay(): number {
    return this.#tokens.buckets().reduce((sum, { permits }) => sum + permits.size, 0);
  }

  report(): BucketReport[] {
    return describeBuckets(this.#tokens.all);
  }

  waits(sender?: unknown): readonly Wait[] {
    return listWaits(this.#tokens.all, this.#options.reserve, sender);
  }

  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined {
    const { route, signal, headers } = request;
    const { authorization } = headers;
    // An aborted call fails without a request, and the limit of a call without a token is unknown.
    if (authorization === undefined || signal?.aborted === true) return undefined;
    const priority = readPriority(request, this.#options.priority);
    const token = this.#tokens.get(authorization);
    if (!token) return this.#tokens.register(authorization);
    const permit = this.#permits.get(call);
    if (permit?.token === token) return undefined;
    // Another user has signed in since.
    if (permit) this.endCall(call);
    const bucket = this.#bucket(token, token.allowed(route) ?? this.#options.allowed);
    let waitingCall: WaitingCall | undefined;
    const permission = new Promise<void>((resume, fail) => {
      waitingCall = { call, request, token, bucket, queue: bucket, priority, since: now(), resume, fail };
      this.#waiting.add(waitingCall);
      this.#drain(bucket);
    });
    if (this.#permits.has(call)) return undefined;
    if (waitingCall?.queue.queues[priority]?.has(waitingCall)) this.#waiting.announce(waitingCall);
    return permission;
  }

  async observe(call: CallOrigin, pendingAnswer: Promise<Answer>): Promise<Answer | undefined> {
    const permit = this.#permits.get(call);
    if (!permit) return await pendingAnswer;
    this.#permits.delete(call);
    const sentAt = now();
    try {
      const answer = await pendingAnswer;
      return this.#applyResponse(permit, sentAt, answer) ? undefined : answer;
    } catch (error) {
      this.#reportToShared(permit, { ago: now() - sentAt });
      throw error;
    } finally {
      this.#end(permit);
    }
  }

  /** Ends a call that has settled: a permit that it did not use is returned. */
  endCall(call: CallOrigin): void {
    const permit = this.#permits.get(call);
    if (!permit) return;
    this.#permits.delete(call);
    this.#reportToShared(permit, { ago: 0 });
    this.#end(permit);
  }

  #bucket(token: TokenLimits, allowed: number): CallBucket {
    return token.bucket(allowed, (bucket) => {
      const restraint = this.#sharing.restraint();
      if (restraint) bucket.restrain(now(), restraint);
    });
  }

  close(): void {
    this.#sharing.close();
  }

  /** Sends all calls that may be sent now, and schedules itself for the next one. */
  #drain(bucket: CallBucket): void {
    clearTimeout(bucket.timer);
    let next = 0;
    while (next === 0 && !bucket.isRequesting) next = this.#step(bucket);
    if (next > 0 && next < Infinity && !bucket.isRequesting) {
      bucket.timer = setTimeout(() => {
        this.#drain(bucket);
      }, Math.ceil(next));
    }
  }

  /**
   * Sends one call, requests permits, or does nothing. @returns ms until the next step; `Infinity` if another event triggers
   * it.
   */
  #step(bucket: CallBucket): number {
    let next = Infinity;
    for (const priority of bucket.order()) {
      const wait = bucket.waitMs(now(), priority, this.#maxFor(bucket, priority));
      if (wait > this.#options.maxWaitMs) {
        this.#waiting.refuse(bucket, priority, wait);
      } else if (wait > 0) {
        next = Math.min(next, wait);
      } else if (this.#slots.free <= 0) {
        this.#slots.block(bucket);
      } else {
        this.#proceed(bucket, priority);
        return 0;
      }
    }
    return next;
  }

  #proceed(bucket: CallBucket, priority: number): void {
    const { shared } = this.#options;
    if (this.#sharing.isReachable) {
      const permitCount = this.#permitsToRequest(bucket, priority);
      if (permitCount > 0) void this.#sharing.request(bucket, priority, permitCount);
    } else if (this.#grantPermit(bucket, priority) && !shared?.take) {
      shared?.tell(bucket.id, { sent: 1 });
    }
  }

  #maxFor(bucket: CallBucket, priority: number): number {
    return bucket.maxFor(priority, this.#options.reserve);
  }

  /** How many permits to request. */
  #permitsToRequest(bucket: CallBucket, priority: number): number {
    const max = this.#maxFor(bucket, priority);
    const maxAtOnce = priority === 2 ? 1 : Math.min(this.#sharing.share(bucket, max), this.#slots.free, bucket.maxAtOnce);
    const first = this.#waiting.next(bucket, priority);
    if (!first) return 0;
    // A route of unknown limit has few requests under way, so more permits would stay unused.
    const unknownRoute = first.token.unknownRoute(first.request.route);
    const useful = unknownRoute ? unknownRoute.free(bucket.members) : Infinity;
    return Math.min(maxAtOnce, useful, bucket.queues[priority]?.size ?? 0);
  }

  /** Gives a permit to the next call. @returns false if no call could use it. */
  #grantPermit(bucket: CallBucket, priority: number, sharedWindow?: number): boolean {
    const waitingCall = this.#waiting.next(bucket, priority);
    if (!waitingCall) return false;
    const { call, token, request } = waitingCall;
    const { route } = request;
    const unknownRoute = token.unknownRoute(route);
    if (unknownRoute) unknownRoute.underWay++;
    this.#permits.set(call, bucket.take(now(), priority, route, { token, bucket, unknownRoute, isEnded: false }, sharedWindow));
    if (sharedWindow === undefined && this.#options.shared?.take) this.#sharing.reportSoon(bucket);
    this.#slots.take();
    this.#waiting.remove(waitingCall);
    waitingCall.resume();
    return true;
  }

  #grantPermits(bucket: CallBucket, priority: number, { granted: grantedCount, window }: Turns): void {
    for (let index = 0; index < grantedCount; index++) {
      if (this.#grantPermit(bucket, priority, window)) continue;
      // The call was aborted meanwhile. Its permit stays counted, but no request is under way.
      this.#options.shared?.tell(bucket.id, { window, ago: 0 });
    }
  }

  #reportToShared({ bucket, window, sharedWindow }: CallPermit, response: Omit<Answered, 'window'>): void {
    // Shared counters have separate windows, and have not counted every permit.
    const windowId = this.#options.shared?.take ? (sharedWindow ?? -1) : window;
    this.#options.shared?.tell(bucket.id, { ...response, window: windowId });
  }

  /** Ends the permit of a request that has settled. */
  #end(permit: CallPermit): void {
    if (permit.isEnded) return;
    permit.isEnded = true;
    const { bucket, unknownRoute } = permit;
    bucket.end(permit);
    this.#slots.release();
    if (unknownRoute) {
      unknownRoute.underWay--;
      this.#waiting.unpark(unknownRoute, bucket);
    }
    this.#resume(bucket);
  }

  /** Sends waiting calls after a change in a bucket. If others wait for a slot, the next call of all buckets goes first. */
  #resume(bucket: CallBucket): void {
    if (!this.#slots.hasBlocked) {
      this.#drain(bucket);
      return;
    }
    this.#slots.block(bucket);
    for (let next = this.#slots.next(); next; next = this.#slots.next()) this.#drain(next);
  }

  /** Applies a response. @returns whether its request must be sent again. */
  #applyResponse(permit: CallPermit, sentAt: number, answer: Answer): boolean {
    const { token, route, unknownRoute } = permit;
    const info = readLimitInfo(answer);
    const { isRefused, allowed, resetMs } = info;
    if (allowed > 0) this.#learn(token, route, allowed);
    else if (unknownRoute && answer.status < 500 && answer.status !== 401 && !isRefused) {
      unknownRoute.grow();
      if (unknownRoute.isKnown) this.#learn(token, route, this.#options.allowed);
    }
    const { bucket } = permit;
    const response = stateOfLimit(info, now() - sentAt, bucket.allowed);
    this.#reportToShared(permit, response);
    if (!isRefused) bucket.refusedSince = undefined;
    else bucket.refusedSince ??= now();
    bucket.end(permit);
    bucket.apply(now(), { ...response, window: permit.window });
    bucket.isRefusing ||= isRefused;
    this.#drain(bucket);
    // If no request succeeds for this long, waiting does not help.
    return isRefused && now() + (resetMs ?? 0) - (bucket.refusedSince ?? 0) <= this.#options.maxWaitMs;
  }

  /**
   * Applies the limit of a route that has become known: its calls now wait for that limit, and its requests under way count
   * there. Nothing is sent before the response's count is applied, too.
   */
  #learn(token: TokenLimits, route: string, allowed: number): void {
    const isChanged = token.allowed(route) !== allowed;
    const unknownRoute = token.learn(route, allowed);
    if (!isChanged && !unknownRoute) return;
    const to = this.#bucket(token, allowed);
    for (const from of token.buckets.values()) if (from !== to) this.#move(from, to, route);
    if (unknownRoute) this.#waiting.move(unknownRoute, to);
  }

  #move(from: CallBucket, to: CallBucket, route: string): void {
    this.#waiting.move(from, to, route);
    for (const permit of [...from.permits] as CallPermit[]) {
      if (permit.route !== route) continue;
      this.#reportToShared(permit, { ago: 0 });
      from.transfer(now(), permit, to);
      permit.bucket = to;
    }
    this.#resume(from);
  }

  #applyToBucket(bucket: CallBucket, response: Answered): void {
    bucket.apply(now(), response);
    this.#drain(bucket);
  }
}
