import { Readable } from 'node:stream';
import { FileError, bodyOf, download, upload } from 'contact-centre-client/files';
import { describe, expect, it } from 'vitest';
import { followAddresses } from '../../src/core/exchange/follow-addresses.js';
import { failure } from './support.js';

const TEXT = '0123456789';
const URL_OF_FILE = 'https://store.example/a/b.csv?sig=1';

const headers = { 'Content-Length': '10', 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="calls.csv"' };

/** Headers with capital letters that `get` finds only in that spelling, as in happy-dom. */
const capitals = (headers: Record<string, string>): unknown => new Map(Object.entries(headers));

function createTextSink(): { text: () => string; to: () => WritableStream<Uint8Array> } {
  let text = '';
  const to = (): WritableStream<Uint8Array> =>
    new WritableStream({
      write: (chunk) => {
        text += Buffer.from(chunk).toString();
      },
    });
  return { text: () => text, to };
}

const fetchOf = (fields: object): typeof fetch => (() => Promise.resolve({ status: 200, ok: true, ...fields })) as never;

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe('a custom fetch with an unusual response', () => {
  it.each([
    ['a Map of headers', { headers: capitals(headers), body: new Response(TEXT).body }],
    ['a plain object of headers', { headers, body: new Response(TEXT).body }],
    ['a stream of Node', { headers, body: Readable.from([Buffer.from('01234'), Buffer.from('56789')]) }],
    ['arrayBuffer() alone', { headers, arrayBuffer: () => Promise.resolve(bytes(TEXT)) }],
  ])('downloads with %s', async (_what, fields) => {
    const { text, to } = createTextSink();
    const [file] = await download(URL_OF_FILE, { to, fetch: fetchOf(fields) }).toArray();
    expect(text()).toBe(TEXT);
    expect(file).toMatchObject({ name: 'calls.csv', size: 10, contentType: 'text/csv' });
  });

  it('downloads an empty file from a response without a body', async () => {
    const { text, to } = createTextSink();
    const fetch = fetchOf({ headers: { ...headers, 'Content-Length': '0' } });
    const [file] = await download(URL_OF_FILE, { to, fetch }).toArray();
    expect([text(), file]).toMatchObject(['', { name: 'calls.csv', size: 0 }]);
  });

  it('reads JSON that `fetch` has decompressed: a truncated text does not parse', async () => {
    const fetch = (text: string): typeof globalThis.fetch =>
      fetchOf({ headers: capitals({ 'Content-Encoding': 'gzip', 'Content-Length': '10' }), body: new Response(text).body });
    const answer = { downloadUrls: [URL_OF_FILE] };
    expect(await bodyOf(answer, { fetch: fetch('{"agents":[1]}') })).toEqual([{ agents: [1] }]);
    expect(await failure(bodyOf(answer, { fetch: fetch('{"agents":[1') }))).toMatchObject({ code: 'ERR_FILE_CORRUPT' });
  });

  it.each([
    ['compressed', { 'Content-Encoding': 'gzip', 'Content-Length': '10' }, /compressed \(gzip\)/],
    ['of another digest', { 'Content-MD5': 'AAAAAAAAAAAAAAAAAAAAAA==', 'Content-Length': '10' }, /its MD5 differs from the one/],
    ['without an end', { Connection: 'close' }, /neither length nor end/],
  ])('rejects a file that is %s', async (_what, headers, message) => {
    const fetch = fetchOf({ headers: capitals(headers), body: new Response(TEXT).body });
    const error = await failure(download(URL_OF_FILE, { to: createTextSink().to, fetch }).toArray());
    expect(error).toBeInstanceOf(FileError);
    expect(error).toMatchObject({ message: expect.stringMatching(message) as string });
  });

  it.each([
    ['a web stream', new Response('<Code>AccessDenied</Code>').body],
    ['a stream of Node', Readable.from([Buffer.from('<Code>AccessDenied</Code>')])],
  ])('reads the reason of a rejection from %s', async (_what, body) => {
    const fetch = fetchOf({ status: 403, ok: false, headers, body });
    const error = await failure(download(URL_OF_FILE, { to: createTextSink().to, fetch }).toArray());
    expect(error).toMatchObject({ code: 'ERR_FILE_REFUSED', reason: 'AccessDenied', status: 403 });
  });

  it('uploads if the response has only a status', async () => {
    const uploaded = await upload(() => Promise.resolve({ url: URL_OF_FILE }), new Blob([TEXT]), {
      fetch: (() => Promise.resolve({ status: 200 })) as never,
    });
    expect(uploaded).toBeDefined();
  });
});

it('fetches an address whose content type has capital letters', async () => {
  const fetch = fetchOf({ headers: { 'Content-Type': 'Application/JSON' }, text: () => Promise.resolve('{"a":1}') });
  await expect(followAddresses('https://store.example/a', { fetch })).resolves.toEqual({ a: 1 });
});
