import { utf8Text } from '../../core/values/utf8.js';
import { MAX_ERROR_TEXT } from '../disk/disk-contract.js';
import { FileError } from '../errors.js';
import { bodyOf } from './response.js';

/** Creates the error for a failed response. Its reason is the error code of the store (XML in S3, JSON in the platform). */
export function createRefusalError(request: string, status: number, text: string): FileError {
  const reason = /<Code>(\w+)<|"code"\s*:\s*"([\w.]+)"/.exec(text);
  const storeCode = reason?.[1] ?? reason?.[2];
  // A browser reports no status for a redirect.
  const why =
    status < 400 ? 'a redirect, which is not followed' : `status ${status}${storeCode === undefined ? '' : ` ${storeCode}`}`;
  return new FileError(`${request} responded with ${why}`, 'ERR_FILE_REFUSED', {}, { status, reason: storeCode });
}

/** Reads the beginning of an error response. */
export async function readBeginning(response: Response): Promise<string> {
  const bytes: number[] = [];
  const reader = bodyOf(response)?.getReader();
  while (reader && bytes.length < MAX_ERROR_TEXT) {
    const { done, value = new Uint8Array() } = await reader.read();
    if (done) break;
    bytes.push(...value.subarray(0, MAX_ERROR_TEXT));
  }
  await reader?.cancel().catch(() => undefined);
  return utf8Text(Uint8Array.from(bytes)).slice(0, MAX_ERROR_TEXT);
}
