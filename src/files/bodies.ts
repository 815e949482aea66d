import { filesOf } from './download.js';
import { FileError } from './errors.js';
import { checkTransfer } from './demands.js';
import type { BodyOptions } from './options.js';

/** Bytes of JSON where nothing is said: all of it is in memory. */
const MOST = 100_000_000;

/** What lies at some addresses, one after another. */
export async function bodiesAt(addresses: readonly string[], options: BodyOptions): Promise<unknown[]> {
  checkTransfer('bodyOf', options);
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
  for (const address of addresses) {
    text = '';
    for await (const { name } of filesOf(undefined, address, { maxBytes: MOST, ...options, to })) {
      try {
        bodies.push(JSON.parse(text));
      } catch {
        // The parser would quote what it choked on.
        throw new FileError(`${name} is no JSON`, 'ERR_FILE_CORRUPT');
      }
    }
  }
  return bodies;
}
