import { downloadFiles } from '../download/download.js';
import { FileError } from '../errors.js';
import { checkTransfer } from '../option-checks.js';
import type { BodyOptions } from '../options.js';

/** Maximum size of JSON by default, in bytes: all of it is kept in memory. */
const MAX_BYTES = 100_000_000;

/** Fetches the JSON at several addresses, one after another. */
export async function fetchBodies(addresses: readonly string[], options: BodyOptions): Promise<unknown[]> {
  const checkedOptions = checkTransfer('bodyOf', options);
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
    // A JSON parser detects a truncated body, so a compressed one may come by fetch.
    for await (const { name } of downloadFiles(
      undefined,
      address,
      { maxBytes: MAX_BYTES, ...checkedOptions, to },
      { acceptsPacked: true },
    )) {
      try {
        bodies.push(JSON.parse(text));
      } catch {
        // The parser's message would quote the content.
        throw new FileError(`${name} is not valid JSON`, 'ERR_FILE_CORRUPT');
      }
    }
  }
  return bodies;
}
