import { copyOptions } from '../../../core/arguments/option-checks.js';
import { Problem } from '../errors.js';
import { createRouteTest } from '../../operations/operation-route.js';
import type { RouteTest } from '../../operations/operation-route.js';
import { withCurrentName } from '../current-name.js';

/**
 * Faults other than a status: the connection ends without a response or in the middle of its body, the body is not JSON, or the
 * token has just expired. For lists: `clamp` repeats the last page for all pages beyond the end, and `endless` always links a
 * next page; both hide the total size. `empty-page` returns a page without items, `window` refuses pages beyond the window with
 * a 400, and `expire-cursor` refuses pages by a cursor with a 400.
 */
export type FaultEffect =
  | 'drop'
  | 'truncate'
  | 'invalid-json'
  | 'expire-token'
  | 'clamp'
  | 'endless'
  | 'empty-page'
  | 'window'
  | 'expire-cursor';

/** A fault that replaces or changes the response to a call. One of `status`, `effect` and `latencyMs` is required. */
export interface Fault {
  /** An error status from 400 to 599; the call is not executed. */
  status?: number;
  /** `Retry-After`, in s; the message of a 429 also contains it. */
  retryAfter?: number;
  effect?: FaultEffect;
  /** For the effect `window`: the number of results that pagination can reach; 10,000 by default. */
  window?: number;
  /** Additional delay of the response, in ms. */
  latencyMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `latencyMs`. Removed in 1.0.
   */
  latency?: number;
  /** Advances the clock of the sandbox by `latencyMs` instead of waiting. */
  virtual?: boolean;
  /** The number of calls that receive the fault; 1 by default. */
  times?: number;
  /** Instead of `times`: every call receives the fault, for this number of ms by the sandbox's clock. */
  lastsMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `lastsMs`. Removed in 1.0.
   */
  lasts?: number;
  /**
   * Verb and path as the API classes write them, e.g. `GET /api/v2/users/{userId}`, or a pattern for `VERB /path`. Without a
   * route, the next calls below `/api/v2` receive the fault.
   */
  route?: string | RegExp;
  code?: string;
  message?: string;
}

const faultFields: Record<keyof Fault, 0> = {
  status: 0,
  retryAfter: 0,
  effect: 0,
  window: 0,
  latency: 0,
  latencyMs: 0,
  virtual: 0,
  times: 0,
  lasts: 0,
  lastsMs: 0,
  route: 0,
  code: 0,
  message: 0,
};

/** Former names of durations. */
const formerLatency = { name: 'latencyMs', former: 'latency', unit: 1 };
export const formerLasts = { name: 'lastsMs', former: 'lasts', unit: 1 };

/** Copies a fault, or a response with a latency, with its durations under their current names. */
export function withLatencyMs(subject: string, input: object, knownFields: object): Record<string, unknown> {
  return withCurrentName(subject, copyOptions(subject, input, knownFields), formerLatency);
}

interface PendingFault {
  fault: Fault;
  matches: RouteTest;
  remainingCalls: number;
  /** ms since the epoch */
  endsAt: number;
}

/** The maximum delay of a timer, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;

const effects: readonly FaultEffect[] = [
  'drop',
  'truncate',
  'invalid-json',
  'expire-token',
  'clamp',
  'endless',
  'empty-page',
  'window',
  'expire-cursor',
];

/** Faults that wait for their calls, first in, first out. */
export class Faults {
  readonly #now: () => number;
  #pending: PendingFault[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(fault: Fault): void {
    // A misspelt field could affect other calls than intended.
    const fields = withCurrentName('A fault', withLatencyMs('A fault', fault, faultFields), formerLasts) as Fault;
    const { lastsMs, times = lastsMs === undefined ? 1 : Infinity, route = / \/api\/v2\// } = fields;
    checkFault(fields);
    if (lastsMs !== undefined && fields.times !== undefined) throw new TypeError('A fault has `times` or `lastsMs`');
    if (lastsMs !== undefined && !(lastsMs > 0)) throw new RangeError('The lastsMs of a fault is a number of ms above 0');
    if (lastsMs === undefined && (!Number.isInteger(times) || times < 1)) throw new RangeError('A fault hits one call or more');
    if (typeof route === 'string' && !/^[A-Z]+ \//.test(route)) throw new TypeError('A route is a verb and a path');
    this.#pending.push({
      fault: fields,
      matches: typeof route === 'string' ? createRouteTest(route) : (call) => call.search(route) >= 0,
      remainingCalls: times,
      endsAt: lastsMs === undefined ? Infinity : this.#now() + lastsMs,
    });
  }

  /** Takes the fault for this call, if any. */
  take(method: string, path: string): Fault | undefined {
    if (this.#pending.length === 0) return undefined;
    const now = this.#now();
    this.#pending = this.#pending.filter(({ endsAt }) => endsAt > now);
    const match = this.#pending.find(({ matches }) => matches(`${method} ${path}`));
    if (!match) return undefined;
    match.remainingCalls -= 1;
    if (match.remainingCalls === 0) this.#pending = this.#pending.filter((pending) => pending !== match);
    return match.fault;
  }

  clear(): void {
    this.#pending = [];
  }
}

/** @throws if a fault has no effect or an invalid value. */
export function checkFault({ status, effect, latencyMs, retryAfter, window }: Fault): void {
  if (status === undefined && effect === undefined && latencyMs === undefined) {
    throw new TypeError('A fault has a status, an effect or latencyMs');
  }
  if (status !== undefined && (!Number.isInteger(status) || status < 400 || status > 599)) {
    throw new RangeError('A fault has a status from 400 to 599');
  }
  if (effect !== undefined && !effects.includes(effect))
    throw new RangeError(`The effect of a fault is one of ${effects.join(', ')}`);
  if (window !== undefined && !(Number.isInteger(window) && window > 0))
    throw new RangeError('The window of a fault is a whole number of results above 0');
  if (latencyMs !== undefined && !(latencyMs >= 0 && latencyMs <= MAX_DELAY_MS)) {
    throw new RangeError(`The latencyMs of a fault is a number of ms from 0 to ${MAX_DELAY_MS}`);
  }
  if (retryAfter !== undefined && !(retryAfter >= 0 && retryAfter <= MAX_DELAY_MS)) {
    throw new RangeError('The retryAfter of a fault is a number of s from 0');
  }
}

/** The error response of a fault with a status. */
export function faultProblem({ status, retryAfter, code, message }: Fault): Problem | undefined {
  if (status === undefined) return undefined;
  const isRateLimit = status === 429 && retryAfter !== undefined;
  const text = isRateLimit ? `Rate limit exceeded the maximum. Retry the request in [${retryAfter}] seconds` : undefined;
  return new Problem(status, message ?? text, {
    ...(code !== undefined && { code }),
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}
