import type { HeaderReader } from './body-end.js';
import { flatHeaders, headerOf } from '../values/headers.js';
import { isObject } from '../values/is-object.js';
import { isPlain, kindOf } from '../values/plain-objects.js';
import type { TransportResponse } from './transport.js';
import { utf8Bytes } from '../values/utf8.js';

/** Headers that the client reads. They are read one by one if an object has only `get`. */
const HEADER_NAMES = [
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'content-type',
  'date',
  'etag',
  'inin-correlation-id',
  'inin-ratelimit-allowed',
  'inin-ratelimit-count',
  'inin-ratelimit-reset',
  'last-modified',
  'location',
  'retry-after',
  'transfer-encoding',
];

/** Returns headers by lower-case name from any object that has some: also from one that only has `forEach`, `entries` or `get`. */
export function readHeaders(headers: unknown): Record<string, string> {
  if (!isObject(headers)) return {};
  if (Symbol.iterator in headers) return flatHeaders(headers);
  const { forEach, entries, get, keys } = headers as Partial<Headers>;
  const pairs: [string, string | null][] = [];
  // Angular's headers also have a `forEach`, which passes the name first.
  if (typeof keys === 'function' && typeof get === 'function') {
    for (const name of keys.call(headers)) pairs.push([name, get.call(headers, name)]);
  } else if (typeof forEach === 'function') {
    forEach.call(headers, (value, name) => {
      pairs.push([name, value]);
    });
  } else if (typeof entries === 'function') pairs.push(...entries.call(headers));
  else if (typeof get === 'function') for (const name of HEADER_NAMES) pairs.push([name, get.call(headers, name)]);
  else return flatHeaders(headers);
  return flatHeaders(pairs);
}

/** Reads the headers of a response, which a custom `fetch` may return as a plain object, a Map or with capital letters. */
export function headersOf({ headers }: Pick<Response, 'headers'>): HeaderReader {
  const flat = readHeaders(headers);
  return {
    get: (name) => headerOf(flat, name) ?? null,
    has: (name) => headerOf(flat, name) !== undefined,
  };
}

/** A response of a custom `fetch`, which may have less than the standard requires. */
export interface FetchResponse {
  readonly headers?: unknown;
  readonly arrayBuffer?: () => Promise<ArrayBuffer>;
  readonly text?: () => Promise<string>;
  readonly json?: () => Promise<unknown>;
}

/** Reads a response of a custom `fetch` that has no `arrayBuffer()` or no iterable headers, as stubs in tests often do not. */
export async function readFetchResponse(response: FetchResponse): Promise<Pick<TransportResponse, 'headers' | 'body'>> {
  const headers = readHeaders(response.headers);
  if (typeof response.arrayBuffer === 'function') return { headers, body: new Uint8Array(await response.arrayBuffer()) };
  if (typeof response.text === 'function') return { headers, body: utf8Bytes(await response.text()) };
  if (typeof response.json !== 'function') {
    throw new TypeError('The custom fetch returned a response without arrayBuffer(), text() and json(). Return a Response');
  }
  const text = JSON.stringify(await response.json()) as string | undefined;
  return { headers: { 'content-type': 'application/json', ...headers }, body: utf8Bytes(text ?? '') };
}

/**
 * Completes the response of a custom transport or hook: its headers may have capital letters, and its body may be a string. A response
 * with the form of the built-in transports is returned unchanged.
 */
export function completeResponse(response: unknown): TransportResponse {
  if (!isObject(response)) throw createError(response, '');
  const { status, statusText, headers, body } = response;
  if (isFlat(headers) && ArrayBuffer.isView(body)) return response as unknown as TransportResponse;
  const bytes = bytesOf(body);
  if (!bytes) throw createError(body, ' as the body');
  const text = typeof statusText === 'string' ? statusText : '';
  return { status: status as number, statusText: text, headers: readHeaders(headers), body: bytes };
}

/** Whether headers are a plain object with lower-case names, as the built-in transports return them. */
function isFlat(headers: unknown): boolean {
  // An instance of a class may provide its headers through methods.
  if (!isObject(headers) || !isPlain(headers) || Symbol.iterator in headers) return false;
  return Object.entries(headers).every(([name, value]) => typeof value === 'string' && name === name.toLowerCase());
}

function createError(value: unknown, suffix: string): TypeError {
  const remedy = 'Return { status, statusText, headers, body }, with a Uint8Array as the body';
  return new TypeError(`The transport returned ${kindOf(value)}${suffix}. ${remedy}`);
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body === undefined || body === null) return new Uint8Array();
  if (typeof body === 'string') return utf8Bytes(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  // Of any realm.
  return Object.prototype.toString.call(body) === '[object ArrayBuffer]' ? new Uint8Array(body as ArrayBuffer) : undefined;
}
