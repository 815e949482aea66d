import type { Answer } from '../core/answer.js';
import type { CallOrigin } from '../core/call-origin.js';
import { onAbort } from '../core/deadline.js';
import { digest } from '../core/digest.js';
import { ConfigurationError } from '../core/errors.js';
import type { ExchangeRequest } from '../core/exchange-request.js';
import type { Wait } from '../core/limiter.js';
import type { Bucket } from './bucket.js';
import { Contact } from './contact.js';
import { RateLimitQueueError, RateLimitWaitError } from './errors.js';
import type { BucketReport, GovernorSettings } from './options.js';
import { reportOf } from './report.js';
import { limitNews } from './response.js';
import type { Queue } from './queue.js';
import { Slots } from './slots.js';
import type { Answered, Question, Turns } from './shared.js';
import type { CallPermit, UnknownRoute, WaitingCall } from './token-limits.js';
import { TokenLimits } from './token-limits.js';

type CallBucket = Bucket<WaitingCall>;

const kinds = ['interactive', 'normal', 'background'] as const;

/** How many permits are asked for at once initially: governors that begin at the same time do not know of each other yet. */
const AT_ONCE = 10;

/** How long to wait before the shared counters are told of permits that were taken without them, in ms. */
const REPORT_EVERY = 250;

/** How many tokens are remembered that are not in use. */
const TOKENS = 100;

const now = (): number => performance.now();

/** Where calls wait for their permits: all of a `Governor` but its options, loaded with its first call. */
export class Desk {
  /** By the header that carries it. */
  readonly #tokens = new Map<string, TokenLimits>();
  readonly #permits = new WeakMap<CallOrigin, CallPermit>();
  readonly #slots: Slots<CallBucket>;
  readonly #contact: Contact;
  #queued = 0;
  /** How many permits are asked for at once. It is doubled each time, because every request to the shared counters takes its time. */
  #atOnce = AT_ONCE;

  constructor(private readonly options: GovernorSettings) {
    this.#slots = new Slots(options.maxConcurrent);
    this.#contact = new Contact(options.log);
    options.shared?.listen?.((id, told) => {
      for (const bucket of this.#buckets()) {
        if (bucket.id !== id) continue;
        if ('sent' in told) bucket.add(now(), told.sent);
        // The windows of others have other names. When the request was sent says which one it belongs to.
        else this.#hear(bucket, { ...told, window: now() - told.ago >= bucket.window ? bucket.window : -1 });
      }
    });
  }

  /** How many requests are under way. */
  get underWay(): number {
    return this.#slots.taken;
  }

  report(): BucketReport[] {
    const parked = [...this.#tokens.values()].flatMap((token) => token.waiting());
    return this.#buckets().map((bucket) => reportOf(bucket, parked));
  }

  waits(sender?: unknown): readonly Wait[] {
    const wanted = ({ call }: WaitingCall): boolean => sender === undefined || call.sender === sender;
    const queued = this.#buckets().flatMap(({ lines }) =>
      lines.flatMap((line) => [...line].flatMap((waiting, ahead) => (wanted(waiting) ? [this.#wait(waiting, ahead)] : []))),
    );
    const parked = [...this.#tokens.values()].flatMap((token) => token.waiting()).filter(wanted);
    return [...queued, ...parked.map((waiting) => this.#wait(waiting, 0))];
  }

  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined {
    const { operation, route, signal, headers, asked } = request;
    const { authorization } = headers;
    // An aborted call fails without a request, and a call without a token has no limit that is known.
    if (authorization === undefined || signal?.aborted === true) return undefined;
    const kind = kinds.indexOf(asked?.priority ?? 'normal');
    if (kind < 0) throw new ConfigurationError(`The priority of ${operation} must be one of ${kinds.join(', ')}`);
    const token = this.#tokens.get(authorization);
    if (!token) return this.#meet(authorization);
    const permit = this.#permits.get(call);
    if (permit?.token === token) return undefined;
    // Another user is signed in by now.
    if (permit) this.ended(call);
    const bucket = this.#bucket(token, token.allowed(route) ?? this.options.allowed);
    let waiting: WaitingCall | undefined;
    const permitted = new Promise<void>((resume, fail) => {
      waiting = { call, request, token, bucket, queue: bucket, kind, since: now(), resume, fail };
      this.#enqueue(waiting, bucket);
      this.#queued++;
      this.#drain(bucket);
    });
    if (this.#permits.has(call)) return undefined;
    if (waiting?.queue.lines[kind]?.has(waiting)) this.#announce(waiting);
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

  /** A call has settled: a permit that it did not use is returned. */
  ended(call: CallOrigin): void {
    const permit = this.#permits.get(call);
    if (!permit) return;
    this.#permits.delete(call);
    this.#tell(permit, { ago: 0 });
    this.#end(permit);
  }

  #buckets(): CallBucket[] {
    return [...this.#tokens.values()].flatMap(({ buckets }) => [...buckets.values()]);
  }

  #bucket(token: TokenLimits, allowed: number): CallBucket {
    return token.bucket(allowed, (bucket) => {
      const restraint = this.#contact.restraint(now());
      if (restraint) bucket.restrain(now(), restraint);
    });
  }

  /** A token is known by its hash: other processes know it by that too, and it may be shown. */
  async #meet(authorization: string): Promise<void> {
    const name = await hashOf(authorization);
    if (this.#tokens.size >= TOKENS) {
      for (const [known, token] of this.#tokens) if (!token.isInUse(now())) this.#tokens.delete(known);
    }
    const isShared = this.options.shared?.take !== undefined;
    if (!this.#tokens.has(authorization)) this.#tokens.set(authorization, new TokenLimits(name, isShared));
  }

  /** Checks that the call may wait, and tells that it does. */
  #announce(waiting: WaitingCall): void {
    const { request } = waiting;
    if (this.#queued > this.options.maxQueue) {
      this.#leave(waiting);
      throw new RateLimitQueueError(request.operation, this.#queued);
    }
    if (request.signal) {
      waiting.removeAbortListener = onAbort(request.signal, () => {
        this.#leave(waiting);
        // The request is let through, and fails because its signal is aborted.
        waiting.resume();
      });
    }
    this.options.onWait?.(this.#wait(waiting, this.#queued - 1));
  }

  #enqueue(waiting: WaitingCall, queue: Queue<WaitingCall>): void {
    waiting.queue.lines[waiting.kind]?.delete(waiting);
    waiting.queue = queue;
    queue.lines[waiting.kind]?.add(waiting);
  }

  #leave(waiting: WaitingCall): void {
    const { queue, bucket, kind } = waiting;
    if (!queue.lines[kind]?.delete(waiting)) return;
    this.#queued--;
    waiting.removeAbortListener?.();
    if (bucket.queued === 0) clearTimeout(bucket.timer);
  }

  #wait({ request, bucket, queue, kind }: WaitingCall, ahead: number): Wait {
    const { allowed, ends } = bucket;
    const { operation } = request;
    if (queue !== bucket) {
      return { operation, reason: 'first response of this route, which tells its rate limit', until: Math.round(Date.now()) };
    }
    const windows = Math.floor(ahead / bucket.most(kind, this.options.reserve));
    return {
      operation,
      reason: `rate limit, ${allowed} a minute for this token`,
      until: Math.round(Date.now() + Math.max(0, ends - now()) + windows * 60_000),
    };
  }

  /** Sends what may be sent now, and comes back when the next call may be. */
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

  /** Sends one call, asks for permits, or does nothing. @returns ms until the next step; `Infinity` if something else leads to it. */
  #step(bucket: CallBucket): number {
    let next = Infinity;
    for (const kind of bucket.order()) {
      const wait = bucket.wait(now(), kind, this.#most(bucket, kind));
      if (wait > this.options.maxWaitMs) {
        this.#refuse(bucket, kind, wait);
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
    const { shared } = this.options;
    if (shared?.take && !this.#contact.isPaused(now())) {
      const wanted = this.#wanted(bucket, kind);
      if (wanted > 0) void this.#ask(bucket, kind, wanted);
    } else if (this.#grant(bucket, kind) && !shared?.take) {
      shared?.tell(bucket.id, { sent: 1 });
    }
  }

  #most(bucket: CallBucket, kind: number): number {
    return bucket.most(kind, this.options.reserve);
  }

  /** How many permits to ask for: no more than the governor's part of what is left, so that others have theirs. */
  #wanted(bucket: CallBucket, kind: number): number {
    const most = this.#most(bucket, kind);
    const part = Math.floor((most - bucket.used) / (bucket.members ?? 1));
    const share = Math.max(AT_ONCE, Math.min(this.#atOnce, part));
    const atOnce = kind === 2 ? 1 : Math.min(share, this.#slots.free, bucket.atOnce);
    const first = this.#first(bucket, kind);
    if (!first) return 0;
    // A route of unknown limit has few requests under way: more permits would be left unused.
    const unknown = first.token.unknown(first.request.route);
    const useful = unknown ? unknown.room(bucket.members) : Infinity;
    return Math.min(atOnce, useful, bucket.lines[kind]?.size ?? 0);
  }

  #refuse(bucket: CallBucket, kind: number, wait: number): void {
    for (const waiting of bucket.lines[kind] ?? []) {
      this.#leave(waiting);
      waiting.fail(new RateLimitWaitError(waiting.request.operation, Math.ceil(wait / 1000), bucket.allowed));
    }
  }

  /** The next call that may be sent. Calls to a route whose first responses are awaited are parked. */
  #first(bucket: CallBucket, kind: number): WaitingCall | undefined {
    const line = bucket.lines[kind];
    for (let waiting = line?.first; waiting; waiting = line?.first) {
      const unknown = waiting.token.unknown(waiting.request.route);
      if (!unknown || unknown.room(bucket.members) > 0) return waiting;
      this.#enqueue(waiting, unknown);
    }
    return undefined;
  }

  /** Gives a permit to the next call. @returns false if no call could use it. */
  #grant(bucket: CallBucket, kind: number, sharedWindow?: number): boolean {
    const waiting = this.#first(bucket, kind);
    if (!waiting) return false;
    const { call, token, request } = waiting;
    const { route } = request;
    const unknown = token.unknown(route);
    if (unknown) unknown.underWay++;
    this.#permits.set(call, bucket.take(now(), kind, route, { token, bucket, unknown, isEnded: false }, sharedWindow));
    if (sharedWindow === undefined && this.options.shared?.take) this.#reportSoon(bucket);
    this.#slots.take();
    this.#leave(waiting);
    waiting.resume();
    return true;
  }

  /** Asks the shared counters for permits. */
  async #ask(bucket: CallBucket, kind: number, wanted: number): Promise<void> {
    const { used, ends } = bucket;
    const question: Question = {
      wanted,
      used,
      left: Math.max(0, ends - now()),
      most: this.#most(bucket, kind),
      report: bucket.report(),
    };
    bucket.isAsking = true;
    this.#slots.take(wanted);
    let turns: Turns | undefined;
    try {
      turns = await this.options.shared?.take?.(bucket.id, question);
    } catch (error) {
      this.#lose(error);
    }
    bucket.isAsking = false;
    this.#slots.release(wanted);
    if (turns) {
      if (wanted === this.#atOnce) this.#atOnce *= 2;
      if (turns.hasLostData) this.#lose(new Error('the shared counters have lost their data'));
      this.#contact.found(now());
      bucket.adopt(now(), turns, question);
      this.#spend(bucket, kind, turns);
    }
    this.#resume(bucket);
  }

  /** Tells the shared counters of permits that they do not know of, also if no call waits any more. */
  #reportSoon(bucket: CallBucket): void {
    if (bucket.reportTimer !== undefined) return;
    bucket.reportTimer = setTimeout(() => {
      bucket.reportTimer = undefined;
      if (!bucket.hasUnreported(now())) return;
      if (!bucket.isAsking && !this.#contact.isPaused(now())) void this.#ask(bucket, 1, 0);
      this.#reportSoon(bucket);
    }, REPORT_EVERY);
    // It does not keep a process of Node alive.
    (bucket.reportTimer as { unref?: () => void }).unref?.();
  }

  #spend(bucket: CallBucket, kind: number, { granted, window }: Turns): void {
    for (let spent = 0; spent < granted; spent++) {
      if (this.#grant(bucket, kind, window)) continue;
      // The call gave up meanwhile. Its permit stays counted, but no request is under way.
      this.options.shared?.tell(bucket.id, { window, ago: 0 });
    }
  }

  #lose(error: unknown): void {
    const buckets = this.#buckets();
    const members = Math.max(1, ...buckets.map((bucket) => bucket.members ?? 1));
    const restraint = this.#contact.lost(now(), error, members);
    if (restraint) for (const bucket of buckets) bucket.restrain(now(), restraint);
  }

  #tell({ bucket, window, sharedWindow }: CallPermit, told: Omit<Answered, 'window'>): void {
    // Counters elsewhere have windows of their own, and do not know of every permit.
    const known = this.options.shared?.take ? (sharedWindow ?? -1) : window;
    this.options.shared?.tell(bucket.id, { ...told, window: known });
  }

  /** The request of a permit has ended, however it did. */
  #end(permit: CallPermit): void {
    if (permit.isEnded) return;
    permit.isEnded = true;
    const { bucket, unknown } = permit;
    bucket.done(permit);
    this.#slots.release();
    if (unknown) {
      unknown.underWay--;
      this.#unpark(unknown, bucket);
    }
    this.#resume(bucket);
  }

  /** Something has changed for a bucket. If others wait for a slot, the call that is next goes first, whichever bucket it is in. */
  #resume(bucket: CallBucket): void {
    if (!this.#slots.hasBlocked) {
      this.#drain(bucket);
      return;
    }
    this.#slots.block(bucket);
    for (let next = this.#slots.next(); next; next = this.#slots.next()) this.#drain(next);
  }

  /** Takes note of a response. @returns whether its request is to be sent once more. */
  #heard(permit: CallPermit, sent: number, answer: Answer): boolean {
    const { token, route, unknown } = permit;
    const { isRefused, allowed, count, left } = limitNews(answer);
    if (allowed > 0) this.#learn(token, route, allowed);
    else if (unknown && answer.status < 500 && answer.status !== 401 && !isRefused) {
      unknown.grow();
      if (unknown.isKnownByNow) this.#learn(token, route, this.options.allowed);
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
    this.#hear(bucket, { ...told, window: permit.window });
    // If nothing gets through for so long, it is of no use to wait.
    return isRefused && now() + (left ?? 0) - (bucket.refusedSince ?? 0) <= this.options.maxWaitMs;
  }

  /**
   * The limit of a route has become known: its calls wait for that limit now, and its requests under way count there. Nothing is sent
   * before the response's count is noted, too.
   */
  #learn(token: TokenLimits, route: string, allowed: number): void {
    const isNews = token.allowed(route) !== allowed;
    const unknown = token.learn(route, allowed);
    if (!isNews && !unknown) return;
    const to = this.#bucket(token, allowed);
    for (const from of token.buckets.values()) if (from !== to) this.#move(from, to, route);
    for (const line of unknown?.lines ?? []) {
      for (const waiting of line) {
        waiting.bucket = to;
        this.#enqueue(waiting, to);
      }
    }
  }

  #move(from: CallBucket, to: CallBucket, route: string): void {
    for (const line of from.lines) {
      for (const waiting of line) {
        if (waiting.request.route !== route) continue;
        waiting.bucket = to;
        this.#enqueue(waiting, to);
      }
    }
    for (const permit of [...from.open] as CallPermit[]) {
      if (permit.route !== route) continue;
      this.#tell(permit, { ago: 0 });
      from.transfer(now(), permit, to);
      permit.bucket = to;
    }
    this.#resume(from);
  }

  /** Lets as many calls as may find out the limit of a route go on. */
  #unpark(unknown: UnknownRoute, bucket: CallBucket): void {
    for (let room = unknown.room(bucket.members); room > 0 && unknown.queued > 0; room--) {
      const [kind = 0] = unknown.order();
      const waiting = unknown.lines[kind]?.first;
      if (waiting) this.#enqueue(waiting, waiting.bucket);
    }
  }

  #hear(bucket: CallBucket, told: Answered): void {
    bucket.hear(now(), told);
    this.#drain(bucket);
  }
}

async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  // Without a digest, tokens have names that no other process knows them by.
  return (subtle ? await digest(text) : Math.random().toString(16).slice(2)).slice(0, 12);
}
