import { checkTimeout } from '../transport/deadline.js';
import { ConfigurationError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import type { RequestOptions } from './operation.js';
import { headerValue } from '../arguments/text.js';
import type { Demand } from '../arguments/option-checks.js';
import { BOOLEAN, readOptions, demand, demandValue, copyOptions } from '../arguments/option-checks.js';
import { isRecord, isSignal, kindOf, ownFields } from '../values/plain-objects.js';
import type { RetryPolicy } from '../arguments/retry.js';
import { retryPolicy } from '../arguments/retry.js';

/**
 * Checks a client's options, which may come from plain JavaScript or from environment variables.
 *
 * @returns the caller's own fields, read once.
 */
export function checkClientOptions<Options extends object>(options: Options, demands: Record<keyof Options, Demand>): Options {
  return readOptions('ApiClient', options, demands) as Options;
}

/** Returns a switch. A text such as `'false'` is refused, because it would count as on. */
export function checkBoolean(name: string, value: unknown): boolean {
  demandValue(BOOLEAN, name, value);
  return value === true;
}

/** How a client sends a call by default. */
export interface CallDefaults {
  retry: RetryPolicy | undefined;
  /** ms */
  timeout: number;
}

/** How one call is sent. */
export interface CheckedRequest extends CallDefaults {
  signal: AbortSignal | undefined;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** The caller's options; `undefined` if there are none. */
  options: RequestOptions | undefined;
}

/** The names of the options of one call. */
export const requestSchema: Record<keyof RequestOptions, 1> = {
  signal: 1,
  timeout: 1,
  headers: 1,
  retry: 1,
  priority: 1,
  tag: 1,
};

/**
 * Checks how one call is sent; throws for an unknown name. `null` for all options, the signal or the headers counts as none.
 */
export function checkRequest(request: unknown, operation: string, defaults: CallDefaults): CheckedRequest {
  const { timeout: defaultTimeout, retry: defaultRetry } = defaults;
  const hasOptions = request !== undefined && request !== null;
  const options = hasOptions ? copyOptions(`The request of ${operation}`, request, requestSchema) : undefined;
  const { signal, timeout, headers, retry }: RequestOptions = options ?? ownFields(options);
  return {
    options,
    signal: checkSignal(signal),
    timeout: timeout === undefined ? defaultTimeout : checkTimeout(timeout),
    headers: checkHeaders(headers, operation),
    retry: retry === undefined ? defaultRetry : retryPolicy(retry),
  };
}

export function checkSignal(signal: unknown): AbortSignal | undefined {
  if (signal === undefined || signal === null) return undefined;
  demand(isSignal(signal), 'signal', `an AbortSignal, not ${kindOf(signal)}`);
  return signal as AbortSignal;
}

/** Returns a copy by lower-case name: a name in two spellings would be sent twice and then joined. */
export function checkHeaders(headers: unknown, operation: string): Record<string, string> {
  const checked = Object.create(null) as Record<string, string>;
  for (const [name, value] of headerPairs(headers)) {
    if (typeof name !== 'string' || !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
      throw new ConfigurationError(`"${String(name)}" is no header name`);
    }
    if (value !== undefined && value !== null) checked[name.toLowerCase()] = headerValue(name, value, operation);
  }
  return checked;
}

function headerPairs(headers: unknown): (readonly unknown[])[] {
  if (headers === undefined || headers === null) return [];
  if (isRecord(headers)) return Object.entries(headers);
  const pairs: unknown[] = isObject(headers) && Symbol.iterator in headers ? Array.from(headers as never) : [headers];
  const arePairs = pairs.every((pair) => Array.isArray(pair) && pair.length === 2);
  demand(arePairs, 'headers', `an object, a Headers, a Map or a list of pairs, not ${kindOf(headers)}`);
  return pairs as unknown[][];
}
