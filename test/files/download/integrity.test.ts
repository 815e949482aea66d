import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { download } from 'contact-centre-client/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { download as portableDownload } from '../../../src/files/portable.js';
import type { RawRequest, RawResponse } from './raw-store.js';
import { fetchFrom, rawStore } from './raw-store.js';
import { failure, folder, skipPauses, names } from '../support.js';

const FIRST = Buffer.from('0123456789');
const SECOND = Buffer.from('abcdefghij');
const URL_OF_FILE = 'https://store.example/files/call.wav';

/** The response with the rest of a file after an offset. */
function partOf(file: Buffer, offset: number, headers: RawResponse['headers'] = {}): RawResponse {
  const body = file.subarray(offset);
  const range = `bytes ${offset}-${file.length - 1}/${file.length}`;
  return { status: 206, headers: { 'content-length': body.length, 'content-range': range, ...headers }, body };
}

const wholeOf = (file: Buffer, headers: RawResponse['headers'] = {}): RawResponse => ({
  status: 200,
  headers: { 'content-length': file.length, ...headers },
  body: file,
});

/** A store whose first response ends after six bytes. A later request without `Range` gets the second file. */
function replacedStore(first: RawResponse['headers'], next: (request: RawRequest) => RawResponse) {
  const requests: RawRequest[] = [];
  const fetch = fetchFrom((request) => {
    requests.push(request);
    if (requests.length === 1) return { ...wholeOf(FIRST, first), cutAt: 6 };
    return request.hasRange ? next(request) : wholeOf(SECOND);
  });
  return { fetch, requests };
}

describe('A download that is interrupted while the file changes', () => {
  it.each<[string, RawResponse['headers'], (request: RawRequest) => RawResponse]>([
    ['a 206 without ETag', { etag: '"one"' }, ({ offset }) => partOf(SECOND, offset)],
    ['a 206 with another ETag', { etag: '"one"' }, ({ offset }) => partOf(SECOND, offset, { etag: '"two"' })],
    ['a 206 with a weak ETag', { etag: '"one"' }, ({ offset }) => partOf(SECOND, offset, { etag: 'W/"one"' })],
    [
      'a 206 with another Last-Modified',
      { etag: '"one"', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
      ({ offset }) => partOf(SECOND, offset, { etag: '"one"', 'last-modified': 'Tue, 02 Jan 2024 00:00:00 GMT' }),
    ],
    [
      'a 206 without Content-Range',
      { etag: '"one"' },
      ({ offset }) => ({ ...wholeOf(SECOND.subarray(offset), { etag: '"one"' }), status: 206 }),
    ],
    ['a 206 from another offset', { etag: '"one"' }, () => partOf(SECOND, 3, { etag: '"one"' })],
    ['a 206 of a file of another length', { etag: '"one"' }, ({ offset }) => partOf(Buffer.alloc(11), offset, { etag: '"one"' })],
    ['a 206 of unknown total', { etag: '"one"' }, () => partOf(SECOND, 6, { etag: '"one"', 'content-range': 'bytes 6-9/*' })],
    [
      'a 206 whose range ends behind the file',
      { etag: '"one"' },
      () => partOf(SECOND, 6, { etag: '"one"', 'content-range': 'bytes 6-10/10' }),
    ],
    ['a 206 that is compressed', { etag: '"one"' }, () => partOf(SECOND, 6, { etag: '"one"', 'content-encoding': 'gzip' })],
    [
      'a 206 of several ranges',
      { etag: '"one"' },
      () => ({ ...wholeOf(SECOND, { etag: '"one"', 'content-type': 'multipart/byteranges; boundary=x' }), status: 206 }),
    ],
    [
      'a 206 whose length is not that of its range',
      { etag: '"one"' },
      () => partOf(SECOND, 6, { etag: '"one"', 'content-length': 3 }),
    ],
    ['a 416', { etag: '"one"' }, () => ({ status: 416, headers: { 'content-length': 0 }, body: Buffer.alloc(0) })],
    ['a 200', { etag: '"one"' }, () => wholeOf(SECOND, { etag: '"two"' })],
  ])('delivers the complete new file after %s', async (_what, first, next) => {
    skipPauses();
    const { fetch, requests } = replacedStore(first, next);
    const [file] = await download(URL_OF_FILE, { to: folder(), fetch }).toArray();
    expect(readFileSync(file!.path!)).toEqual(SECOND);
    expect(requests[1]).toMatchObject({ hasRange: true, ifRange: '"one"' });
  });

  it.each<[string, RawResponse['headers']]>([
    ['no ETag', {}],
    ['a weak ETag', { etag: 'W/"one"' }],
    ['an empty ETag', { etag: '""' }],
    ['Last-Modified alone', { 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' }],
  ])('starts over without a range if the store reports %s', async (_what, headers) => {
    skipPauses();
    const { fetch, requests } = replacedStore(headers, () => partOf(SECOND, 6));
    const [file] = await download(URL_OF_FILE, { to: folder(), fetch }).toArray();
    expect(readFileSync(file!.path!)).toEqual(SECOND);
    expect(requests.map(({ hasRange }) => hasRange)).toEqual([false, false]);
  });

  it('continues if only the later response states when the file was changed', async () => {
    skipPauses();
    const later = { etag: '"one"', 'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT' };
    const { fetch, requests } = replacedStore({ etag: '"one"' }, ({ offset }) => partOf(FIRST, offset, later));
    const [file] = await download(URL_OF_FILE, { to: folder(), fetch }).toArray();
    expect(readFileSync(file!.path!)).toEqual(FIRST);
    expect(requests.map(({ hasRange }) => hasRange)).toEqual([false, true]);
  });

  it('fails for a stream, which cannot start over', async () => {
    skipPauses();
    const { fetch } = replacedStore({ etag: '"one"' }, ({ offset }) => partOf(SECOND, offset));
    const to = () => new WritableStream<Uint8Array>();
    expect(await failure(download(URL_OF_FILE, { to, fetch }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it('continues twice if a part is shorter than requested', async () => {
    skipPauses();
    const { fetch, requests } = replacedStore({ etag: '"one"' }, ({ offset }) =>
      offset === 6
        ? { ...partOf(FIRST.subarray(0, 8), 6, { etag: '"one"', 'content-range': 'bytes 6-7/10' }) }
        : partOf(FIRST, offset, { etag: '"one"' }),
    );
    const [file] = await download(URL_OF_FILE, { to: folder(), fetch }).toArray();
    expect(readFileSync(file!.path!)).toEqual(FIRST);
    expect(requests.map(({ offset }) => offset)).toEqual([0, 6, 8]);
  });
});

describe('A response without the complete file', () => {
  it.each([
    [204, { status: 204, headers: {}, body: Buffer.alloc(0) }],
    [202, { ...wholeOf(FIRST), status: 202 }],
    [203, { ...wholeOf(FIRST), status: 203 }],
    [205, { status: 205, headers: { 'content-length': 0 }, body: Buffer.alloc(0) }],
    [206, partOf(FIRST, 4, { etag: '"one"' })],
    [206, partOf(FIRST, 0)],
    [200, { ...partOf(FIRST, 4), status: 200 }],
    [200, wholeOf(FIRST, { 'content-range': 'bytes 0-9/11' })],
    [200, wholeOf(FIRST, { 'content-range': 'bytes 0-9/*' })],
  ] as [number, RawResponse][])('is rejected: a %i that was not requested, or that states a part', async (status, response) => {
    const to = folder();
    const url = await rawStore(() => response);
    for (const load of [download, portableDownload]) {
      expect(await failure(load(url, { to: load === download ? to : () => new WritableStream() }).toArray())).toMatchObject({
        code: 'ERR_FILE_CORRUPT',
        status,
      });
    }
    expect(names(to)).toEqual([]);
  });

  it('is not one whose range covers the whole file', async () => {
    const url = await rawStore(() => wholeOf(FIRST, { 'content-range': 'bytes 0-9/10' }));
    const [file] = await download(url, { to: folder() }).toArray();
    expect(readFileSync(file!.path!)).toEqual(FIRST);
  });

  const gzip = gzipSync(Buffer.from('a transcript that is long enough to be cut'.repeat(50)));

  it.each([
    ['gzip', gzip.subarray(0, gzip.length - 10)],
    ['gzip', gzip.subarray(0, gzip.length - 1)],
    ['gzip', gzip.subarray(0, 12)],
    ['gzip', Buffer.alloc(0)],
    ['x-gzip', gzip.subarray(0, gzip.length - 10)],
  ])('fails if its %s body is truncated', async (encoding, body) => {
    skipPauses();
    const to = folder();
    const url = await rawStore(() => ({
      status: 200,
      headers: { 'content-encoding': encoding, 'content-length': body.length },
      body,
    }));
    expect(await failure(download(url, { to }).toArray())).toMatchObject({ name: 'NetworkError' });
    expect(names(to)).toEqual([]);
  });

  it('is decompressed if its gzip body is complete', async () => {
    const url = await rawStore(() => ({ status: 200, headers: { 'content-encoding': 'gzip' }, body: gzip, framing: 'close' }));
    const [file] = await download(url, { to: folder() }).toArray();
    expect(readFileSync(file!.path!, 'utf8')).toBe('a transcript that is long enough to be cut'.repeat(50));
  });

  it('fails if its gzip body has another checksum', async () => {
    skipPauses();
    const body = Buffer.from(gzip);
    body[body.length - 6]! ^= 1;
    const url = await rawStore(() => ({
      status: 200,
      headers: { 'content-encoding': 'gzip', 'content-length': body.length },
      body,
    }));
    expect(await failure(download(url, { to: folder() }).toArray())).toMatchObject({ name: 'NetworkError' });
  });

  it('is rejected if fetch decompresses it, because that hides truncation', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': gzip.length - 10 };
    const url = await rawStore(() => ({ status: 200, headers, body: gzip.subarray(0, gzip.length - 10) }));
    const to = () => new WritableStream<Uint8Array>();
    expect(await failure(portableDownload(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
    expect(await failure(download(url, { to, fetch }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it('is rejected if only the end of the connection ends it, because a broken connection looks the same', async () => {
    const url = await rawStore(() => ({ status: 200, headers: {}, body: FIRST, framing: 'close', cutAt: 4 }));
    const to = () => new WritableStream<Uint8Array>();
    for (const load of [download, portableDownload])
      expect(await failure(load(url, { to }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it('is rejected if it states neither its length nor that it ends with the connection', async () => {
    const url = await rawStore(() => ({ status: 200, headers: {}, body: FIRST, framing: 'close', hidesEnd: true, cutAt: 4 }));
    expect(await failure(download(url, { to: folder() }).toArray())).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it.each(['-5', 'ten', '1e1', '10.0'])('is rejected if its length is %s', async (length) => {
    const respond = () => Promise.resolve(new Response('0123456789', { headers: { 'content-length': length } }));
    const error = await failure(download('https://store.example/a', { to: folder(), fetch: respond }).toArray());
    expect(error).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it('is rejected if it is longer than announced', async () => {
    const respond = () => Promise.resolve(new Response('0123456789', { headers: { 'content-length': '9' } }));
    const to = folder();
    const error = await failure(download('https://store.example/a', { to, fetch: respond }).toArray());
    expect([error, names(to)]).toMatchObject([{ code: 'ERR_FILE_CORRUPT' }, []]);
  });
});

/** How the store misbehaves in one response. */
interface Fault {
  /** Whether another file replaces the previous one before this response. */
  readonly isReplaced: boolean;
  readonly cutAt: number;
  readonly etag: 'strong' | 'weak' | 'none';
  readonly framing: 'length' | 'chunked' | 'close';
  readonly range: 'honoured' | 'ignored' | 'other offset' | 'other total' | 'other file' | 'no content-range' | '416';
  readonly kind: 'plain' | 'gzip' | 'gzip truncated' | '204' | '206 unasked' | '503' | 'longer than announced';
}

const fault: fc.Arbitrary<Fault> = fc.record({
  isReplaced: fc.boolean(),
  cutAt: fc.oneof(fc.constant(Infinity), fc.nat(60)),
  etag: fc.constantFrom('strong', 'strong', 'weak', 'none'),
  framing: fc.constantFrom('length', 'length', 'chunked', 'close'),
  range: fc.constantFrom(
    'honoured',
    'honoured',
    'ignored',
    'other offset',
    'other total',
    'other file',
    'no content-range',
    '416',
  ),
  kind: fc.constantFrom('plain', 'plain', 'plain', 'plain', 'gzip', 'gzip truncated', '204', '206 unasked', '503'),
});

/** Files of a store, of which two may have the same length. */
const versions = fc.array(fc.uint8Array({ minLength: 0, maxLength: 60 }), { minLength: 2, maxLength: 4 });

/** Plays a script of faults, then serves its last file without faults. */
function faultyStore(files: readonly Buffer[], faults: readonly Fault[]) {
  let current = 0;
  let count = 0;
  const calm: Fault = { isReplaced: false, cutAt: Infinity, etag: 'strong', framing: 'length', range: 'honoured', kind: 'plain' };
  return ({ offset, hasRange, ifRange }: RawRequest): RawResponse => {
    const script = faults[count++] ?? calm;
    if (script.isReplaced) current = (current + 1) % files.length;
    const file = files[current]!;
    const tag = `"${current}"`;
    const etag: Record<string, string> = script.etag === 'none' ? {} : { etag: script.etag === 'weak' ? `W/${tag}` : tag };
    const { cutAt, framing } = script;
    if (script.kind === '503') return { status: 503, headers: { 'content-length': 0 }, body: Buffer.alloc(0) };
    if (script.kind === '204') return { status: 204, headers: etag, body: Buffer.alloc(0) };
    if (script.kind.startsWith('gzip')) {
      const compressedFile = gzipSync(file);
      const body = script.kind === 'gzip' ? compressedFile : compressedFile.subarray(0, compressedFile.length - 4);
      const headers = { ...etag, 'content-encoding': 'gzip', ...(framing === 'length' && { 'content-length': body.length }) };
      return { status: 200, headers, body, framing, cutAt };
    }
    const completeResponse: RawResponse = {
      status: 200,
      headers: { ...etag, ...(framing === 'length' && { 'content-length': file.length }) },
      body: file,
      framing,
      cutAt,
    };
    if (script.kind === '206 unasked' && !hasRange) return { ...partOf(file, Math.min(1, file.length), etag), cutAt };
    if (!hasRange) return completeResponse;
    switch (script.range) {
      case 'honoured':
        return ifRange === tag ? { ...partOf(file, offset, etag), cutAt } : completeResponse;
      case 'ignored':
        return completeResponse;
      case 'other offset':
        return { ...partOf(file, Math.max(0, offset - 1), etag), cutAt };
      case 'other total':
        return {
          ...partOf(file, offset, { ...etag, 'content-range': `bytes ${offset}-${file.length - 1}/${file.length + 1}` }),
          cutAt,
        };
      case 'other file':
        return { ...partOf(files[(current + 1) % files.length]!, offset, script.etag === 'strong' ? {} : etag), cutAt };
      case 'no content-range':
        return { status: 206, headers: { ...etag, 'content-length': file.length }, body: file, cutAt };
      case '416':
        return { status: 416, headers: { 'content-length': 0 }, body: Buffer.alloc(0) };
    }
  };
}

it(
  'A file under its final name is byte for byte a file of the store, whatever the store does',
  { timeout: 120_000 },
  async () => {
    skipPauses();
    const to = folder();
    let respond: (request: RawRequest) => RawResponse = () => wholeOf(FIRST);
    const url = await rawStore((request) => respond(request));
    const outcomes = { kept: 0, failed: 0 };
    await fc.assert(
      fc.asyncProperty(
        versions,
        fc.array(fault, { maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        async (contents, faults, isStream, isOverSocket) => {
          const files = contents.map((content) => Buffer.from(content));
          respond = faultyStore(files, faults);
          const chunks: Uint8Array[] = [];
          let isClosed = false;
          const stream = () =>
            new WritableStream<Uint8Array>({
              write: (chunk) => void chunks.push(chunk),
              close: () => {
                isClosed = true;
              },
            });
          const target = isStream ? { to: stream } : { to, existing: 'replace' as const };
          const options = isOverSocket ? target : { ...target, fetch: fetchFrom((request) => respond(request)) };
          const result = await download(url, options)
            .toArray()
            .catch((error: unknown) => error);
          if (Array.isArray(result)) {
            outcomes.kept += 1;
            const bytes = isStream ? Buffer.concat(chunks) : readFileSync(join(to, 'call.wav'));
            expect(files.some((file) => file.equals(bytes))).toBe(true);
            expect(result).toMatchObject([{ size: bytes.length }]);
          } else {
            outcomes.failed += 1;
            expect(result).toMatchObject({ code: expect.stringMatching(/^ERR_/) as string });
            expect(isClosed).toBe(false);
          }
          expect(names(to).filter((name) => name !== 'call.wav')).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
    expect(outcomes.kept).toBeGreaterThan(30);
    expect(outcomes.failed).toBeGreaterThan(30);
  },
);
