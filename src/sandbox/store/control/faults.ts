import { namedOptions } from '../../../core/arguments/option-checks.js';
import { Problem } from '../errors.js';
import { routeTest } from '../../operations/operation-route.js';
import type { RouteTest } from '../../operations/operation-route.js';
import { withCurrentName } from '../current-name.js';

/**
 * What may go wrong beside a status: the connection ends without an answer or in the midst of its body, the body is no JSON, or the
 * token has just expired. Lists: `clamp` gives the last page again and again beyond the end, and `endless` an address of a next page after
 * it; neither tells how long the list is. An `empty-page` lacks its items, a page beyond the `window` is a 400, and so is one by a cursor
 * where there is `expire-cursor`.
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

/** What happens to a call instead of, or beside, what it asks for. One of `status`, `effect` and `latencyMs` is needed. */
export interface Fault {
  /** The call is not carried out, and answered with this error; from 400 to 599. */
  status?: number;
  /** `Retry-After`, in s; a 429 also says it in its message. */
  retryAfter?: number;
  effect?: FaultEffect;
  /** Of the effect `window`: how many results can be paged through; 10,000. */
  window?: number;
  /** The answer takes so much longer, in ms. */
  latencyMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `latencyMs`. Removed in 1.0.
   */
  latency?: number;
  /** Advances the clock of the sandbox by `latencyMs` instead of waiting. */
  virtual?: boolean;
  /** How many calls it hits; 1. */
  times?: number;
  /** Instead of `times`: hits every call, by the sandbox's clock for so many ms from now on. */
  lastsMs?: number;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `lastsMs`. Removed in 1.0.
   */
  lasts?: number;
  /**
   * Verb and path as the API classes write them, e.g. `GET /api/v2/users/{userId}`, or a pattern for `VERB /path`. Without one, the
   * next calls below `/api/v2` are hit.
   */
  route?: string | RegExp;
  code?: string;
  message?: string;
}

const names: Record<keyof Fault, 0> = {
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

/** The former names of durations. */
const formerLatency = { name: 'latencyMs', former: 'latency', unit: 1 };
export const formerLasts = { name: 'lastsMs', former: 'lasts', unit: 1 };

/** Copies a fault, or an answer that has a latency, with its durations under their current names. */
export function withLatencyMs(what: string, given: object, known: object): Record<string, unknown> {
  return withCurrentName(what, namedOptions(what, given, known), formerLatency);
}

interface Waiting {
  fault: Fault;
  matches: RouteTest;
  left: number;
  /** ms since the epoch */
  ends: number;
}

/** What a timer can wait for, in ms. */
const LONGEST = 2 ** 31 - 1;

const effects: readonly FaultEffect[] = [
  ...(['drop', 'truncate', 'invalid-json', 'expire-token', 'clamp', 'endless', 'empty-page', 'window', 'expire-cursor'] as const),
];

/** Faults that wait for their calls, first come, first served. */
export class Faults {
  readonly #now: () => number;
  #waiting: Waiting[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  add(fault: Fault): void {
    // One that is misspelt would hit other calls than it is meant for.
    const fields = withCurrentName('A fault', withLatencyMs('A fault', fault, names), formerLasts) as Fault;
    const { lastsMs, times = lastsMs === undefined ? 1 : Infinity, route = / \/api\/v2\// } = fields;
    checkFault(fields);
    if (lastsMs !== undefined && fields.times !== undefined) throw new TypeError('A fault has `times` or `lastsMs`');
    if (lastsMs !== undefined && !(lastsMs > 0)) throw new RangeError('The lastsMs of a fault is a number of ms above 0');
    if (lastsMs === undefined && (!Number.isInteger(times) || times < 1)) throw new RangeError('A fault hits one call or more');
    if (typeof route === 'string' && !/^[A-Z]+ \//.test(route)) throw new TypeError('A route is a verb and a path');
    this.#waiting.push({
      fault: fields,
      matches: typeof route === 'string' ? routeTest(route) : (call) => call.search(route) >= 0,
      left: times,
      ends: lastsMs === undefined ? Infinity : this.#now() + lastsMs,
    });
  }

  /** The fault that waits for this call, if any. */
  take(method: string, path: string): Fault | undefined {
    if (this.#waiting.length === 0) return undefined;
    const now = this.#now();
    this.#waiting = this.#waiting.filter(({ ends }) => ends > now);
    const found = this.#waiting.find(({ matches }) => matches(`${method} ${path}`));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left === 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== found);
    return found.fault;
  }

  clear(): void {
    this.#waiting = [];
  }
}

/** @throws where a fault says nothing, or something that cannot be. */
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
  if (latencyMs !== undefined && !(latencyMs >= 0 && latencyMs <= LONGEST)) {
    throw new RangeError(`The latencyMs of a fault is a number of ms from 0 to ${LONGEST}`);
  }
  if (retryAfter !== undefined && !(retryAfter >= 0 && retryAfter <= LONGEST)) {
    throw new RangeError('The retryAfter of a fault is a number of s from 0');
  }
}

/** The error that a fault with a status answers. */
export function asProblem({ status, retryAfter, code, message }: Fault): Problem | undefined {
  if (status === undefined) return undefined;
  const limited = status === 429 && retryAfter !== undefined;
  const text = limited ? `Rate limit exceeded the maximum. Retry the request in [${retryAfter}] seconds` : undefined;
  return new Problem(status, message ?? text, {
    ...(code !== undefined && { code }),
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}
