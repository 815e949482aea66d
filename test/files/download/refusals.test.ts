import { describe, expect, it, vi } from 'vitest';
import { createRefusalError, readBeginning } from '../../../src/files/download/refusals.js';
import { says } from '../../support/says.js';

/** The maximum number of characters read from an error response. */
const MAX = 10_000;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A response whose body is a stream of some chunks. `reads` counts how often it was read, `cancel` how often it was cancelled. */
function chunked(chunks: readonly (Uint8Array | undefined)[], cancel = vi.fn(() => Promise.resolve())) {
  let reads = 0;
  const read = (): Promise<{ done: boolean; value?: Uint8Array | undefined }> => {
    const index = reads++;
    return Promise.resolve(index < chunks.length ? { done: false, value: chunks[index] } : { done: true });
  };
  const body = { getReader: () => ({ read, cancel }) };
  return { response: { body } as unknown as Response, reads: () => reads, cancel };
}

describe('The error for a failed response', () => {
  it.each([
    [403, '<Error><Code>AccessDenied</Code></Error>', 'status 403 AccessDenied', 'AccessDenied'],
    [404, '{"code":"not.found_1"}', 'status 404 not.found_1', 'not.found_1'],
    [404, '{"code"  :  "not.found"}', 'status 404 not.found', 'not.found'],
    [404, '{"code": "gone", "message": "<Code>"}', 'status 404 gone', 'gone'],
    [404, '{"code":"not found"}', 'status 404', undefined],
    [404, '{"code":""}', 'status 404', undefined],
    [404, '{"code" x:"gone"}', 'status 404', undefined],
    [404, '<Code>not found</Code>', 'status 404', undefined],
    [500, '', 'status 500', undefined],
    [400, 'no', 'status 400', undefined],
    [399, '<Code>Moved</Code>', 'a redirect, which is not followed', 'Moved'],
    [302, '', 'a redirect, which is not followed', undefined],
    [0, '', 'a redirect, which is not followed', undefined],
  ])('of %i with the body %s states %s', (status, text, why, reason) => {
    const error = createRefusalError('GET https://store.example', status, text);
    expect(error).toMatchObject({ name: 'FileError', code: 'ERR_FILE_REFUSED', status, reason });
    expect(error.message).toEqual(says(`GET https://store.example responded with ${why}`));
  });
});

describe('The beginning of an error response', () => {
  it.each<[string, Uint8Array[], string]>([
    ['no chunk', [], ''],
    ['one chunk', [bytes('denied')], 'denied'],
    ['several chunks', [bytes('den'), bytes(''), bytes('ied')], 'denied'],
    ['a character in two chunks', [bytes('é').subarray(0, 1), bytes('é').subarray(1)], 'é'],
    ['the maximum length', [bytes('x'.repeat(MAX))], 'x'.repeat(MAX)],
    ['one character more', [bytes('x'.repeat(MAX + 1))], 'x'.repeat(MAX)],
    ['a second chunk beyond the maximum', [bytes('x'.repeat(MAX - 1)), bytes('yz')], `${'x'.repeat(MAX - 1)}y`],
  ])('is read from %s', async (_what, chunks, text) => {
    const { response, cancel } = chunked(chunks);
    expect(await readBeginning(response)).toBe(text);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('takes a chunk without bytes for an empty one', async () => {
    expect(await readBeginning(chunked([undefined, bytes('denied')]).response)).toBe('denied');
  });

  it('ends after the maximum length, however long the body is', async () => {
    const endless = chunked(Array.from({ length: 50 }, () => bytes('x'.repeat(4000))));
    expect(await readBeginning(endless.response)).toHaveLength(MAX);
    expect(endless.reads()).toBe(3);
  });

  it('is empty without a body', async () => {
    expect(await readBeginning(new Response(null))).toBe('');
  });

  it('is read even if the body cannot be cancelled', async () => {
    const cancel = vi.fn(() => Promise.reject(new Error('locked')));
    expect(await readBeginning(chunked([bytes('denied')], cancel).response)).toBe('denied');
  });
});
