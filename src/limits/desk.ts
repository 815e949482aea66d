import type { Answer } from '../core/response/answer.js';
import type { CallOrigin } from '../core/client/call-origin.js';
import type { ExchangeRequest } from '../core/call/exchange-request.js';
import type { Wait } from '../core/client/limiter.js';
import type { Bucket } from './bucket.js';
import type { BucketReport, GovernorSettings } from './options.js';
import { priorityOf } from './priorities.js';
import { reportsOf, waitsOf } from './report.js';
import { limitNews } from './response.js';
import { Slots } from './slots.js';
import type { Answered, Turns } from './shared.js';
import { Sharing } from './sharing.js';
import type { CallPermit, TokenLimits, WaitingCall } from './token-limits.js';
import { Tokens } from './tokens.js';
import { WaitingCalls } from './waiting-calls.js';

type CallBucket = Bucket<WaitingCall>;

const now = (): number => performance.now();

/** Where calls wait for their permits: all of a `Governor` except its options, loaded with its first call. */
export class Desk {
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
      spend: (bucket, kind, turns) => {
        this.#spend(bucket, kind, turns);
      },
      resume: (bucket) => {
        this.#resume(bucket);
      },
    });
    options.shared?.listen?.((id, told) => {
      for (const bucket of this.#tokens.buckets()) {
        if (bucket.id !== id) continue;
        if ('sent' in told) bucket.add(now(), told.sent);
        // Other governors have other names for their windows. The time when the request was sent decides to which window it
        // belongs.
        else this.#hear(bucket, { ...told, window: now() - told.ago >= bucket.window ? bucket.window : -1 });
      }
    });
  }

  /** How many requests are under way. */
  get underWay(): number {
    return this.#tokens.buckets().reduce((sum, { open }) => sum + open.size, 0);
  }

  report(): BucketReport[] {
    return reportsOf(this.#tokens.all);
  }

  waits(sender?: unknown): readonly Wait[] {
    return waitsOf(this.#tokens.all, this.#options.reserve, sender);
  }

  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined {
    const { route, signal, headers } = request;
    const { authorization } = headers;
    // An aborted call fails without a request, and the limit of a call without a token is unknown.
    if (authorization === undefined || signal?.aborted === true) return undefined;
    const kind = priorityOf(request, this.#options.priority);
    const token = this.#tokens.get(authorization);
    if (!token) return this.#tokens.meet(authorization);
    const permit = this.#permits.get(call);
    if (permit?.token === token) return undefined;
    // Another user has signed in since.
    if (permit) this.ended(call);
    const bucket = this.#bucket(token, token.allowed(route) ?? this.#options.allowed);
    let waiting: WaitingCall | undefined;
    const permitted = new Promise<void>((resume, fail) => {
      waiting = { call, request, token, bucket, queue: bucket, kind, since: now(), resume, fail };
      this.#waiting.add(waiting);
      this.#drain(bucket);
    });
    if (this.#permits.has(call)) return undefined;
    if (waiting?.queue.lines[kind]?.has(waiting)) this.#waiting.announce(waiting);
    return permitted;
  }

  async observe(call: CallOrigin, answer: Promise<Answer>): Promise<Answer | undefined> {
    const permit = this.#permits.get(call);
    if (!permit) return await answer;
    this.#permits.delete(call);
    const sent = now();
    try {
      const given = await answer;
      return this.#heard(permit, sent, given) ? undefined : given;
    } catch (error) {
      this.#tell(permit, { ago: now() - sent });
      throw error;
    } finally {
      this.#end(permit);
    }
  }

  /** Ends a call that has settled: a permit that it did not use is returned. */
  ended(call: CallOrigin): void {
    const permit = this.#permits.get(call);
    if (!permit) return;
    this.#permits.delete(call);
    this.#tell(permit, { ago: 0 });
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
    while (next === 0 && !bucket.isAsking) next = this.#step(bucket);
    if (next > 0 && next < Infinity && !bucket.isAsking) {
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
    for (const kind of bucket.order()) {
      const wait = bucket.wait(now(), kind, this.#most(bucket, kind));
      if (wait > this.#options.maxWaitMs) {
        this.#waiting.refuse(bucket, kind, wait);
      } else if (wait > 0) {
        next = Math.min(next, wait);
      } else if (this.#slots.free <= 0) {
        this.#slots.block(bucket);
      } else {
        this.#proceed(bucket, kind);
        return 0;
      }
    }
    return next;
  }

  #proceed(bucket: CallBucket, kind: number): void {
    const { shared } = this.#options;
    if (this.#sharing.isReachable) {
      const wanted = this.#wanted(bucket, kind);
      if (wanted > 0) void this.#sharing.ask(bucket, kind, wanted);
    } else if (this.#grant(bucket, kind) && !shared?.take) {
      shared?.tell(bucket.id, { sent: 1 });
    }
  }

  #most(bucket: CallBucket, kind: number): number {
    return bucket.most(kind, this.#options.reserve);
  }

  /** How many permits to request. */
  #wanted(bucket: CallBucket, kind: number): number {
    const most = this.#most(bucket, kind);
    const atOnce = kind === 2 ? 1 : Math.min(this.#sharing.share(bucket, most), this.#slots.free, bucket.atOnce);
    const first = this.#waiting.first(bucket, kind);
    if (!first) return 0;
    // A route of unknown limit has few requests under way, so more permits would stay unused.
    const unknown = first.token.unknown(first.request.route);
    const useful = unknown ? unknown.room(bucket.members) : Infinity;
    return Math.min(atOnce, useful, bucket.lines[kind]?.size ?? 0);
  }

  /** Gives a permit to the next call. @returns false if no call could use it. */
  #grant(bucket: CallBucket, kind: number, sharedWindow?: number): boolean {
    const waiting = this.#waiting.first(bucket, kind);
    if (!waiting) return false;
    const { call, token, request } = waiting;
    const { route } = request;
    const unknown = token.unknown(route);
    if (unknown) unknown.underWay++;
    this.#permits.set(call, bucket.take(now(), kind, route, { token, bucket, unknown, isEnded: false }, sharedWindow));
    if (sharedWindow === undefined && this.#options.shared?.take) this.#sharing.reportSoon(bucket);
    this.#slots.take();
    this.#waiting.leave(waiting);
    waiting.resume();
    return true;
  }

  #spend(bucket: CallBucket, kind: number, { granted, window }: Turns): void {
    for (let spent = 0; spent < granted; spent++) {
      if (this.#grant(bucket, kind, window)) continue;
      // The call was aborted meanwhile. Its permit stays counted, but no request is under way.
      this.#options.shared?.tell(bucket.id, { window, ago: 0 });
    }
  }

  #tell({ bucket, window, sharedWindow }: CallPermit, told: Omit<Answered, 'window'>): void {
    // Shared counters have separate windows, and have not counted every permit.
    const known = this.#options.shared?.take ? (sharedWindow ?? -1) : window;
    this.#options.shared?.tell(bucket.id, { ...told, window: known });
  }

  /** Ends the permit of a request that has settled. */
  #end(permit: CallPermit): void {
    if (permit.isEnded) return;
    permit.isEnded = true;
    const { bucket, unknown } = permit;
    bucket.done(permit);
    this.#slots.release();
    if (unknown) {
      unknown.underWay--;
      this.#waiting.unpark(unknown, bucket);
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
  #heard(permit: CallPermit, sent: number, answer: Answer): boolean {
    const { token, route, unknown } = permit;
    const { isRefused, allowed, count, left } = limitNews(answer);
    if (allowed > 0) this.#learn(token, route, allowed);
    else if (unknown && answer.status < 500 && answer.status !== 401 && !isRefused) {
      unknown.grow();
      if (unknown.isKnownByNow) this.#learn(token, route, this.#options.allowed);
    }
    const { bucket } = permit;
    const news = count === undefined ? {} : { count };
    const told = {
      ago: now() - sent,
      ...(isRefused ? { count: bucket.allowed } : news),
      ...(left === undefined ? {} : { left }),
    };
    this.#tell(permit, told);
    if (!isRefused) bucket.refusedSince = undefined;
    else bucket.refusedSince ??= now();
    bucket.done(permit);
    bucket.hear(now(), { ...told, window: permit.window });
    bucket.isRefusing ||= isRefused;
    this.#drain(bucket);
    // If no request succeeds for this long, waiting does not help.
    return isRefused && now() + (left ?? 0) - (bucket.refusedSince ?? 0) <= this.#options.maxWaitMs;
  }

  /**
   * Applies the limit of a route that has become known: its calls now wait for that limit, and its requests under way count
   * there. Nothing is sent before the response's count is applied, too.
   */
  #learn(token: TokenLimits, route: string, allowed: number): void {
    const isNews = token.allowed(route) !== allowed;
    const unknown = token.learn(route, allowed);
    if (!isNews && !unknown) return;
    const to = this.#bucket(token, allowed);
    for (const from of token.buckets.values()) if (from !== to) this.#move(from, to, route);
    if (unknown) this.#waiting.move(unknown, to);
  }

  #move(from: CallBucket, to: CallBucket, route: string): void {
    this.#waiting.move(from, to, route);
    for (const permit of [...from.open] as CallPermit[]) {
      if (permit.route !== route) continue;
      this.#tell(permit, { ago: 0 });
      from.transfer(now(), permit, to);
      permit.bucket = to;
    }
    this.#resume(from);
  }

  #hear(bucket: CallBucket, told: Answered): void {
    bucket.hear(now(), told);
    this.#drain(bucket);
  }
}
