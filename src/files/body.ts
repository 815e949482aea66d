import { isObject } from '../core/is-object.js';
import { loaded } from '../core/loaded.js';
import { FileError } from './errors.js';
import type { DownloadOptions } from './options.js';

/** How the body behind an answer is read. */
export type BodyOptions = Pick<DownloadOptions, 'signal' | 'timeout' | 'fetch' | 'maxBytes' | 'onProgress'>;

/** What an answer is about: its result, or the answer itself where it has none. */
export type BodyOf<T> = T extends { result?: infer R } ? NonNullable<R> : T;

/** Bytes of JSON where nothing is said: all of it is in memory. */
const MOST = 100_000_000;

/**
 * What an answer is about, wherever it is: in its `result`, or in a file behind its `downloadUrl` (or `downloadUrls`, of which it gives a list), as answers
 * of workforce management are that grow too large. The file is fetched without the token.
 *
 * ```ts
 * const schedules = await bodyOf(await wfm.postWorkforcemanagementBusinessunitAgentschedulesSearch(unitId, { body }));
 * ```
 */
export function bodyOf(answer: { downloadUrls: readonly string[] }, options?: BodyOptions): Promise<unknown[]>;
export function bodyOf<T extends object>(answer: T, options?: BodyOptions): Promise<BodyOf<T>>;
export async function bodyOf(answer: object, options: BodyOptions = {}): Promise<unknown> {
  const { downloadUrls, downloadUrl, result } = answer as { downloadUrls?: string[]; downloadUrl?: string; result?: unknown };
  if (Array.isArray(downloadUrls) && downloadUrls.length > 0) return await parsed(downloadUrls, options);
  if (isObject(result)) return result;
  if (typeof downloadUrl !== 'string') return answer;
  const [body] = await parsed([downloadUrl], options);
  return body;
}

async function parsed(addresses: readonly string[], options: BodyOptions): Promise<unknown[]> {
  const bodies: unknown[] = [];
  let text = '';
  const to = (): WritableStream<Uint8Array> => {
    const decoder = new TextDecoder();
    return new WritableStream({
      write: (chunk) => {
        text += decoder.decode(chunk, { stream: true });
      },
    });
  };
  const { filesOf } = await loaded(import('./download.js'));
  for await (const { name } of filesOf(undefined, addresses, { maxBytes: MOST, ...options, to })) {
    try {
      bodies.push(JSON.parse(text));
    } catch {
      // The parser would quote what it choked on.
      throw new FileError(`${name} is no JSON`, 'ERR_FILE_CORRUPT');
    }
    text = '';
  }
  return bodies;
}
