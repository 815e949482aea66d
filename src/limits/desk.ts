import type { Answer } from '../core/answer.js';
import type { CallOrigin } from '../core/call-origin.js';
import { onAbort } from '../core/deadline.js';
import { digest } from '../core/digest.js';
import { ConfigurationError } from '../core/errors.js';
import type { ExchangeRequest } from '../core/exchange-request.js';
import { isObject } from '../core/is-object.js';
import type { Limiter, Wait } from '../core/limiter.js';
import { Bucket } from './bucket.js';
import { RateLimitQueueError, RateLimitWaitError } from './errors.js';
import type { BucketReport, GovernorOptions } from './options.js';
import type { Answered } from './shared.js';

/** {@link GovernorOptions} with nothing left open but who hears of it. */
export type DeskOptions = Required<Omit<GovernorOptions, 'shared' | 'onWait'>> & Pick<GovernorOptions, 'shared' | 'onWait'>;

/** A call that waits. */
interface Waiting {
  call: CallOrigin;
  request: ExchangeRequest;
  token: Token;
  bucket: Bucket<Waiting>;
  kind: number;
  since: number;
  /** Lets it ask again. */
  go: () => void;
  fail: (error: Error) => void;
  forget?: () => void;
}

/** A turn that a call has. */
interface Turn {
  token: Token;
  bucket: Bucket<Waiting>;
  window: number;
  route: string;
}

/** What is known of a token's limits. */
class Token {
  /** By requests in a window: what headers tell is the limit of a route. */
  readonly buckets = new Map<number, Bucket<Waiting>>();
  readonly routes = new Map<string, number>();

  /** @param name - Of its hash. */
  constructor(readonly name: string) {}

  bucket(allowed: number): Bucket<Waiting> {
    let bucket = this.buckets.get(allowed);
    if (!bucket) this.buckets.set(allowed, (bucket = new Bucket(`${this.name}:${allowed}`, allowed)));
    return bucket;
  }
}

const kinds = ['interactive', 'normal', 'background'] as const;

/** How many turns are asked for at once at first: those who begin at the same time do not know of each other yet. */
const AT_ONCE = 10;

/** How long governors that have lost each other keep from asking again, in ms. */
const LOST = 1000;

/** How long to wait after a refusal that does not say, in s. */
const WITHOUT_WORD = 3;

/** Tokens that are remembered, beside those that are in use. */
const TOKENS = 100;

const now = (): number => performance.now();

/** Where calls wait for their turns: all of a {@link Governor} but its options, loaded with its first call. */
export class Desk implements Limiter {
  /** By the header that carries it. */
  readonly #tokens = new Map<string, Token>();
  readonly #turns = new WeakMap<CallOrigin, Turn>();
  #queued = 0;
  #members = 1;
  /** How many turns are asked for at once, twice as many each time: a way to others and back is what a turn costs. */
  #atOnce = AT_ONCE;
  /** Until when those who share are not asked again; 0 while they answer. */
  #lostUntil = 0;

  constructor(private readonly options: DeskOptions) {
    options.shared?.listen?.((id, told) => {
      for (const bucket of this.#all()) {
        if (bucket.id !== id) continue;
        if ('sent' in told) bucket.add(now(), told.sent);
        // Whose windows have other names; what was sent in this one tells of it.
        else this.#told(bucket, { ...told, window: now() - told.ago >= bucket.window ? bucket.window : -1 });
      }
    });
  }

  report(): BucketReport[] {
    return this.#all().map((bucket) => reportOf(bucket));
  }

  waits(sender?: unknown): readonly Wait[] {
    const wanted = ({ call }: Waiting): boolean => sender === undefined || call.sender === sender;
    return this.#all().flatMap(({ lines }) =>
      lines.flatMap((line) => [...line]).flatMap((waiting, ahead) => (wanted(waiting) ? [this.#wait(waiting, ahead)] : [])),
    );
  }

  admit(call: CallOrigin, request: ExchangeRequest): Promise<void> | undefined {
    const { operation, route, signal, headers, asked } = request;
    const { authorization } = headers;
    // What is given up, or goes out in nobody's name, is nobody's to hold up.
    if (authorization === undefined || signal?.aborted === true) return undefined;
    const kind = kinds.indexOf(asked?.priority ?? 'normal');
    if (kind < 0) throw new ConfigurationError(`The priority of ${operation} is one of ${kinds.join(', ')}`);
    const token = this.#tokens.get(authorization);
    if (!token) return this.#meet(authorization);
    const turn = this.#turns.get(call);
    if (turn?.token === token) return undefined;
    // Somebody else is signed in by now.
    turn?.bucket.done(turn.window);
    this.#turns.delete(call);
    const bucket = token.bucket(token.routes.get(route) ?? this.options.allowed);
    let waiting: Waiting | undefined;
    const waited = new Promise<void>((go, fail) => {
      waiting = { call, request, token, bucket, kind, since: now(), go, fail };
      bucket.lines[kind]?.add(waiting);
      this.#queued++;
      this.#drain(bucket);
    });
    if (this.#turns.has(call)) return undefined;
    if (waiting && bucket.lines[kind]?.has(waiting)) this.#queue(waiting);
    return waited;
  }

  async observe(call: CallOrigin, answer: Promise<Answer>): Promise<Answer | undefined> {
    const turn = this.#turns.get(call);
    if (!turn) return await answer;
    this.#turns.delete(call);
    const { bucket, window } = turn;
    const sent = now();
    try {
      const given = await answer.finally(() => {
        bucket.done(window);
      });
      return this.#heard(turn, sent, given) ? undefined : given;
    } catch (error) {
      this.options.shared?.tell(bucket.id, { window, ago: now() - sent });
      throw error;
    } finally {
      this.#drain(bucket);
    }
  }

  #all(): Bucket<Waiting>[] {
    return [...this.#tokens.values()].flatMap(({ buckets }) => [...buckets.values()]);
  }

  /** A token is called by its hash: by what others know it too, and what may be shown. */
  async #meet(authorization: string): Promise<void> {
    const name = await hashOf(authorization);
    if (this.#tokens.size >= TOKENS) {
      for (const [known, { buckets }] of this.#tokens) {
        if (![...buckets.values()].some(({ queued, ends }) => queued > 0 || ends > now())) this.#tokens.delete(known);
      }
    }
    if (!this.#tokens.has(authorization)) this.#tokens.set(authorization, new Token(name));
  }

  /** Tells that a call has to wait. */
  #queue(waiting: Waiting): void {
    const { request } = waiting;
    if (this.#queued > this.options.maxQueue) {
      this.#leave(waiting);
      throw new RateLimitQueueError(request.operation, this.#queued);
    }
    if (request.signal) {
      waiting.forget = onAbort(request.signal, () => {
        this.#leave(waiting);
        // What is sent then is told that it was given up.
        waiting.go();
      });
    }
    this.options.onWait?.(this.#wait(waiting, this.#queued - 1));
  }

  #leave(waiting: Waiting): void {
    const { bucket, kind } = waiting;
    if (!bucket.lines[kind]?.delete(waiting)) return;
    this.#queued--;
    waiting.forget?.();
    if (bucket.queued === 0) clearTimeout(bucket.timer);
  }

  #wait({ request, bucket, kind }: Waiting, ahead: number): Wait {
    const { allowed, ends } = bucket;
    const windows = Math.floor(ahead / bucket.most(kind, this.options.reserve));
    return {
      operation: request.operation,
      reason: `rate limit, ${allowed} a minute for this token`,
      until: Math.round(Date.now() + Math.max(0, ends - now()) + windows * 60_000),
    };
  }

  /** Lets go whoever may, and comes back when the next one may. */
  #drain(bucket: Bucket<Waiting>): void {
    clearTimeout(bucket.timer);
    if (bucket.asking) return;
    const lost = this.#lostUntil > 0;
    let next = 0;
    while (next === 0) {
      next = Infinity;
      for (const kind of bucket.order()) {
        const wait = bucket.wait(now(), kind, this.#most(bucket, kind), lost, this.#members);
        if (wait > this.options.maxWait * 1000) this.#refuse(bucket, kind, wait);
        else {
          next = Math.min(next, wait);
          if (wait > 0) continue;
          if (!lost && this.options.shared?.take) {
            void this.#ask(bucket, kind);
            return;
          }
          this.#grant(bucket, kind);
          if (!this.options.shared?.take) this.options.shared?.tell(bucket.id, { sent: 1 });
          break;
        }
      }
    }
    if (next < Infinity) {
      bucket.timer = setTimeout(() => {
        this.#drain(bucket);
      }, Math.ceil(next));
    }
    if (lost && now() >= this.#lostUntil) void this.#ask(bucket);
  }

  #most(bucket: Bucket<Waiting>, kind: number): number {
    return bucket.most(kind, this.options.reserve);
  }

  /** How many turns one process may take at once: its part of what is left, so that others have theirs. */
  #share(bucket: Bucket<Waiting>, kind: number): number {
    const part = Math.floor((this.#most(bucket, kind) - bucket.used) / this.#members);
    return Math.max(AT_ONCE, Math.min(this.#atOnce, part));
  }

  #refuse(bucket: Bucket<Waiting>, kind: number, wait: number): void {
    for (const waiting of bucket.lines[kind] ?? []) {
      this.#leave(waiting);
      waiting.fail(new RateLimitWaitError(waiting.request.operation, Math.ceil(wait / 1000), bucket.allowed));
    }
  }

  #grant(bucket: Bucket<Waiting>, kind: number): void {
    const waiting = bucket.lines[kind]?.first;
    bucket.take(now(), kind);
    if (!waiting) return;
    this.#leave(waiting);
    const { call, token, request } = waiting;
    this.#turns.set(call, { token, bucket, window: bucket.window, route: request.route });
    waiting.go();
  }

  /** Asks whoever keeps the books for turns; without a class only whether they are there again. */
  async #ask(bucket: Bucket<Waiting>, kind?: number): Promise<void> {
    const asked = now();
    const wanted = kind === undefined ? 0 : kind === 2 ? 1 : Math.min(this.#share(bucket, kind), bucket.lines[kind]?.size ?? 0);
    if (kind === undefined) this.#lostUntil = asked + LOST;
    else bucket.asking = true;
    const { used, ends } = bucket;
    const question = { wanted, used, left: Math.max(0, ends - asked), most: this.#most(bucket, kind ?? 1) };
    try {
      const turns = await this.options.shared?.take?.(bucket.id, question);
      if (!turns) return;
      this.#members = turns.members;
      if (wanted === this.#atOnce) this.#atOnce *= 2;
      if (this.#lostUntil > 0) this.options.log('The rate limits are shared with others again');
      this.#lostUntil = 0;
      bucket.adopt(now(), turns.window, turns.used, turns.left);
      // Whoever gave up meanwhile leaves a turn unused: the books have it.
      for (let turn = 0; turn < turns.granted; turn++) this.#grant(bucket, kind ?? 1);
      bucket.used = turns.used;
    } catch (error) {
      if (this.#lostUntil === 0) this.options.log(`The rate limits are shared with nobody for now: ${(error as Error).message}`);
      this.#lostUntil = now() + LOST;
    } finally {
      if (kind !== undefined) bucket.asking = false;
      this.#drain(bucket);
    }
  }

  /** Takes note of an answer; tells whether its request is to be sent once more. */
  #heard({ token, bucket, window, route }: Turn, sent: number, answer: Answer): boolean {
    const { status, headers, body } = answer;
    const [count, allowed, reset] = ['count', 'allowed', 'reset'].map((name) => Number(headers[`inin-ratelimit-${name}`])) as [
      number,
      number,
      number,
    ];
    const refused = status === 429;
    const limit = allowed > 0 ? allowed : refused ? limitOf(body) : 0;
    let to = bucket;
    let current = window;
    if (limit > 0 && limit !== bucket.allowed) {
      to = token.bucket(limit);
      // It was none of this limit's turns.
      current = 0;
      this.#move(bucket, to, route);
      bucket.spare(window);
      token.routes.set(route, limit);
      this.options.shared?.tell(bucket.id, { window, ago: now() - sent });
    }
    const left = (refused ? askedWait(answer) : reset) * 1000;
    const news = refused ? { count: to.allowed, left } : count >= 0 && left >= 0 ? { count, left } : {};
    const told = { window: current, ago: now() - sent, ...news };
    this.options.shared?.tell(to.id, told);
    if (!refused) to.refusedSince = undefined;
    else to.refusedSince ??= now();
    this.#told(to, told);
    // Where nothing gets through for so long, waiting is of no use.
    return refused && now() + left - (to.refusedSince ?? 0) <= this.options.maxWait * 1000;
  }

  #told(bucket: Bucket<Waiting>, told: Answered): void {
    bucket.hear(now(), told);
    this.#drain(bucket);
  }

  /** A route's own limit has become known: who waits for another one waits for this now. */
  #move(from: Bucket<Waiting>, to: Bucket<Waiting>, route: string): void {
    for (const [kind, line] of from.lines.entries()) {
      for (const waiting of line) {
        if (waiting.request.route !== route) continue;
        line.delete(waiting);
        waiting.bucket = to;
        to.lines[kind]?.add(waiting);
      }
    }
  }
}

function reportOf({ id, allowed, used, ends, lines }: Bucket<Waiting>): BucketReport {
  const [interactive, normal, background] = lines;
  return {
    ...{ key: id, allowed, used },
    resetsAt: Math.round(Date.now() + ends - now()),
    queued: { interactive: interactive.size, normal: normal.size, background: background.size },
  };
}

/** The limit that a refusal names, where it is a rate. */
function limitOf(body: unknown): number {
  const { limit } = isObject(body) ? body : {};
  const { key, value } = isObject(limit) ? limit : {};
  return String(key).includes('rate') ? Number(value) : 0;
}

/** How long a refusal asks to wait, in s. A date is reckoned from the platform's own clock, which may be another one than ours. */
function askedWait({ headers, body }: Answer): number {
  const { message } = isObject(body) ? body : {};
  const header = headers['retry-after'] ?? /\[(\d+)\]/.exec(String(message))?.[1] ?? headers['inin-ratelimit-reset'];
  const date = Date.parse(String(header)) - Date.parse(headers['date'] ?? new Date().toISOString());
  return [Number(header), date / 1000].find((seconds) => seconds >= 0) ?? WITHOUT_WORD;
}

async function hashOf(text: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  // Without a digest tokens have names that nobody else knows them by.
  return (subtle ? await digest(text) : Math.random().toString(16).slice(2)).slice(0, 12);
}
