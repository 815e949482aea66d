import type { Answer } from '../core/response/answer.js';
import { isObject } from '../core/values/is-object.js';

/** What a response says about a rate limit. */
export interface LimitNews {
  isRefused: boolean;
  /** Requests in a window of the route's limit; 0 if the response does not say. */
  allowed: number;
  /** Requests that the platform has counted; `undefined` if the response does not say this or when the window ends. */
  count: number | undefined;
  /** Until the window ends, in ms. */
  left: number | undefined;
}

/** How long to wait after a refusal without a wait time, in s. */
const DEFAULT_WAIT = 3;

export function limitNews(answer: Answer): LimitNews {
  const { status, headers, body } = answer;
  const number = (name: string): number => Number(headers[`inin-ratelimit-${name}`]);
  const count = number('count');
  const allowed = number('allowed');
  const reset = number('reset');
  const isRefused = status === 429;
  const stated = allowed > 0 ? allowed : 0;
  if (isRefused) {
    return { isRefused, allowed: stated || limitOf(body), count: undefined, left: requestedWait(answer) * 1000 };
  }
  const isKnown = count >= 0 && reset >= 0;
  return { isRefused, allowed: stated, count: isKnown ? count : undefined, left: isKnown ? reset * 1000 : undefined };
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
