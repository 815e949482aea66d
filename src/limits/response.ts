import type { Answer } from '../core/response/answer.js';
import { isObject } from '../core/values/is-object.js';
import type { Answered } from './shared.js';

/** What a response says about a rate limit. */
export interface LimitInfo {
  isRefused: boolean;
  /** Requests in a window of the route's limit; 0 if the response does not say. */
  allowed: number;
  /** Requests that the platform has counted; `undefined` if the response does not say this or when the window ends. */
  count: number | undefined;
  /** Until the window ends, in ms. */
  resetMs: number | undefined;
}

/** How long to wait after a refusal without a wait time, in s. */
const DEFAULT_WAIT = 3;

export function readLimitInfo(answer: Answer): LimitInfo {
  const { status, headers, body } = answer;
  const readNumber = (name: string): number => Number(headers[`inin-ratelimit-${name}`]);
  const count = readNumber('count');
  const allowed = readNumber('allowed');
  const reset = readNumber('reset');
  const isRefused = status === 429;
  const statedLimit = allowed > 0 ? allowed : 0;
  if (isRefused) {
    return { isRefused, allowed: statedLimit || limitOf(body), count: undefined, resetMs: requestedWait(answer) * 1000 };
  }
  const isKnown = count >= 0 && reset >= 0;
  return { isRefused, allowed: statedLimit, count: isKnown ? count : undefined, resetMs: isKnown ? reset * 1000 : undefined };
}

/**
 * Describes a limit after a response, for the bucket and for the shared counters. A refusal means that the limit is used up.
 *
 * @param ago - When the request was sent, in ms before now.
 */
export function stateOfLimit({ isRefused, count, resetMs }: LimitInfo, ago: number, allowed: number): Omit<Answered, 'window'> {
  const usedCount = isRefused ? allowed : count;
  return {
    ago,
    ...(usedCount !== undefined && { count: usedCount }),
    ...(resetMs !== undefined && { remainingMs: resetMs }),
  };
}

/** The limit that a refusal names, if it is a rate. */
function limitOf(body: unknown): number {
  const { limit } = isObject(body) ? body : {};
  const { key, value } = isObject(limit) ? limit : {};
  const allowed = Number(value);
  return String(key).includes('rate') && allowed > 0 && allowed < Infinity ? allowed : 0;
}

/** How long a refusal asks to wait, in s. A date is compared with the platform's clock, which may differ from this one. */
function requestedWait({ headers, body }: Answer): number {
  const { message } = isObject(body) ? body : {};
  const header = headers['retry-after'] ?? /\[(\d+)\]/.exec(String(message))?.[1] ?? headers['inin-ratelimit-reset'];
  const date = Date.parse(String(header)) - Date.parse(headers['date'] ?? new Date().toISOString());
  return [Number(header), date / 1000].find((seconds) => seconds >= 0) ?? DEFAULT_WAIT;
}
