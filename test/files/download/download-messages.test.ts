import { createHash } from 'node:crypto';
import { download } from 'contact-centre-client/files';
import type { FileHead } from 'contact-centre-client/files';
import { describe, expect, it } from 'vitest';
import { download as portableDownload } from '../../../src/files/portable.js';
import { failure, folder, skipPauses, store } from '../support.js';
import { says } from '../../support/says.js';
import { fetchFrom } from './raw-store.js';
import type { RawRequest, RawResponse } from './raw-store.js';

const TEXT = Buffer.from('0123456789');
const url = 'https://store.example/files/call.wav';
const REQUEST = 'GET https://store.example';

const wholeFile = (headers: RawResponse['headers'] = {}): RawResponse => ({
  status: 200,
  headers: { 'content-length': 10, ...headers },
  body: TEXT,
});

/** A `fetch` that returns responses in order, and repeats the last one. */
function inOrder(...responses: ((request: RawRequest) => RawResponse)[]) {
  const requests: RawRequest[] = [];
  const send = fetchFrom((request) => {
    requests.push(request);
    return responses[Math.min(requests.length, responses.length) - 1]!(request);
  });
  return { fetch: send, requests };
}

const anywhere = () => new WritableStream<Uint8Array>();

describe('The error of a download', () => {
  it.each<[string, RawResponse, string]>([
    [
      'an incomplete status',
      { ...wholeFile(), status: 206 },
      `${REQUEST} responded with status 206, which is not a complete file`,
    ],
    [
      'a compressed file',
      wholeFile({ 'content-encoding': 'gzip' }),
      'The store sent the file compressed (gzip), and fetch does not report whether a compressed file is complete. ' +
        'Download it in Node without the "fetch" option, or store it without Content-Encoding',
    ],
    [
      'a file without an end',
      { status: 200, headers: {}, body: TEXT },
      'The store reports neither length nor end of the file, so it may be incomplete. Download it in Node without the "fetch" option',
    ],
    ['a file that is too long', wholeFile({ 'content-length': 9 }), 'The store sent more than it announced'],
    [
      'another digest',
      wholeFile({ 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }),
      'call.wav is corrupt: its MD5 differs from the one that the store reports',
    ],
  ])('states what is wrong with %s', async (_what, response, message) => {
    const { fetch, requests } = inOrder(() => response);
    expect(await failure(download(url, { to: anywhere, fetch }).toArray())).toMatchObject({
      code: 'ERR_FILE_CORRUPT',
      message: says(message),
    });
    expect(requests).toHaveLength(1);
  });

  it('states that a stream cannot start over', async () => {
    skipPauses();
    const { fetch } = inOrder(() => ({ ...wholeFile(), cutAt: 4 }));
    expect(await failure(download(url, { to: anywhere, fetch }).toArray())).toMatchObject({
      code: 'ERR_FILE_CORRUPT',
      message: says('The download was interrupted, and a stream cannot start over. Download to a directory, or try again'),
    });
  });

  it('states that a runtime has no directories', async () => {
    const { fetch } = inOrder(() => wholeFile());
    expect(await failure(portableDownload(url, { to: '.', fetch }).toArray())).toMatchObject({
      code: 'ERR_FILE_PATH',
      message: says('This runtime has no directories. Pass a function as "to"'),
    });
  });

  it('states that a response ended early', async () => {
    skipPauses();
    // Unlike a broken connection, the stream ends without an error.
    const fetch = () => Promise.resolve(new Response('0123', { headers: { 'content-length': '10' } }));
    expect(await failure(download(url, { to: folder(), fetch }).toArray())).toMatchObject({
      name: 'NetworkError',
      message: says(`${REQUEST} failed: The response ended early`),
    });
  });

  it('states that a part is shorter than requested, if no other follows', async () => {
    skipPauses();
    const part = ({ offset }: RawRequest): RawResponse => ({
      status: 206,
      headers: { etag: '"one"', 'content-range': `bytes ${offset}-${offset}/10`, 'content-length': 1 },
      body: TEXT.subarray(offset, offset + 1),
    });
    const broken = (): RawResponse => ({ status: 503, headers: {}, body: Buffer.alloc(0) });
    const { fetch, requests } = inOrder(() => ({ ...wholeFile({ etag: '"one"' }), cutAt: 4 }), part, broken);
    expect(await failure(download(url, { to: folder(), fetch }).toArray())).toMatchObject({
      code: 'ERR_FILE_REFUSED',
      status: 503,
    });
    expect(requests.slice(0, 3).map(({ offset }) => offset)).toEqual([0, 4, 5]);
  });

  it('states that the store did not continue the same file', async () => {
    skipPauses();
    const unavailable = (): RawResponse => ({ status: 503, headers: {}, body: Buffer.alloc(0) });
    const unsatisfiable = (): RawResponse => ({ status: 416, headers: {}, body: Buffer.alloc(0) });
    const { fetch } = inOrder(() => ({ ...wholeFile({ etag: '"one"' }), cutAt: 4 }), unavailable, unsatisfiable);
    expect(await failure(download(url, { to: folder(), fetch }).toArray())).toMatchObject({
      name: 'NetworkError',
      message: says(`${REQUEST} failed: The store did not continue the same file`),
    });
  });

  it('states that the store sent a part of what was requested', async () => {
    skipPauses();
    const part = ({ offset }: RawRequest): RawResponse => ({
      status: 206,
      headers: { etag: '"two"', 'content-range': `bytes ${offset}-${offset}/10` },
      body: TEXT.subarray(offset, offset + 1),
    });
    const first = (): RawResponse => ({ ...wholeFile({ etag: '"one"' }), cutAt: 6 });
    const second = (): RawResponse => ({ ...wholeFile({ etag: '"two"' }), cutAt: 4 });
    const { fetch } = inOrder(first, second, part);
    expect(await failure(download(url, { to: folder(), fetch }).toArray())).toMatchObject({
      name: 'NetworkError',
      message: says(`${REQUEST} failed: The store sent a part of what was requested`),
    });
  });

  it.each([
    ['accepts a 200 instead of a part without another request', 200, 2],
    ['requests the file again after a 416, whatever its headers state', 416, 3],
  ])('%s', async (_what, status, count) => {
    skipPauses();
    const next = ({ offset, hasRange }: RawRequest): RawResponse => {
      if (status === 200 || !hasRange) return wholeFile({ etag: '"one"' });
      const headers = { etag: '"one"', 'content-range': `bytes ${offset}-9/10` };
      return { status, headers, body: Buffer.from('xxxxxx') };
    };
    const { fetch, requests } = inOrder(() => ({ ...wholeFile({ etag: '"one"' }), cutAt: 4 }), next);
    const [file] = await download(url, { to: folder(), fetch, md5: true }).toArray();
    expect(file?.md5).toBe(createHash('md5').update(TEXT).digest('base64'));
    expect(requests).toHaveLength(count);
  });

  it('states that it was aborted, even if only the end of the stream was', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const close = (): Promise<never> => {
      stop.abort(reason);
      return new Promise(() => undefined);
    };
    const { fetch } = inOrder(() => wholeFile());
    const work = download(url, { to: () => new WritableStream({ close }), fetch, signal: stop.signal }).toArray();
    expect(await failure(work)).toMatchObject({ name: 'AbortError', cause: reason, message: says('The download was aborted') });
  });
});

describe('The head of a downloaded file', () => {
  it.each<[string, RawResponse['headers'], Partial<FileHead>]>([
    ['of the first response, if a part follows', { 'content-type': 'audio/wav', etag: '"one"' }, { contentType: 'audio/wav' }],
    ['of the last response, if it is complete', { 'content-type': 'audio/wav' }, { contentType: 'text/plain' }],
  ])('is that %s', async (_what, headers, head) => {
    skipPauses();
    const rest = ({ offset, hasRange }: RawRequest): RawResponse =>
      hasRange
        ? {
            status: 206,
            headers: { etag: '"one"', 'content-range': `bytes ${offset}-9/10`, 'content-type': 'multipart/x' },
            body: TEXT.subarray(offset),
          }
        : wholeFile({ 'content-type': 'text/plain' });
    const { fetch } = inOrder(() => ({ ...wholeFile(headers), cutAt: 4 }), rest);
    expect(await download(url, { to: folder(), fetch }).toArray()).toMatchObject([{ name: 'call.wav', size: 10, ...head }]);
  });
});

it('A refusal without length is read from its first response', async () => {
  let count = 0;
  const refusing = await store((_request, response) => {
    count += 1;
    response.writeHead(404, { connection: 'close' });
    response.write('<Code>NoSuchKey');
    response.end('</Code>');
  });
  expect(await failure(download(refusing, { to: anywhere }).toArray())).toMatchObject({ status: 404, reason: 'NoSuchKey' });
  expect(count).toBe(1);
});

it('A download sends neither credentials nor referrer, and follows no redirect', async () => {
  const inits: (RequestInit | undefined)[] = [];
  const fetch: typeof globalThis.fetch = (_url, init) => {
    inits.push(init);
    return Promise.resolve(new Response('0123456789', { headers: { 'content-length': '10' } }));
  };
  await download(url, { to: anywhere, fetch }).toArray();
  expect(inits).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'manual' }]);
});
