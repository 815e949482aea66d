import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fetchVerified } from '../../src/files/disk/disk-fetch.js';
import { failure, store } from './support.js';
import { says } from '../support/says.js';

const { signal } = new AbortController();

describe('fetchVerified', () => {
  it.each<[string, Record<string, string>, string | Uint8Array]>([
    ['no encoding', {}, 'sound'],
    ['the encoding identity', { 'content-encoding': 'identity' }, 'sound'],
    ['the encoding identity with spaces', { 'content-encoding': ' Identity ' }, 'sound'],
    ['an empty encoding', { 'content-encoding': '' }, 'sound'],
    ['the encoding GZIP', { 'content-encoding': ' GZIP ' }, gzipSync('sound')],
    ['the encoding x-gzip', { 'content-encoding': 'x-gzip' }, gzipSync('sound')],
    ['the encoding br', { 'content-encoding': 'br' }, brotliCompressSync('sound')],
    ['the encoding deflate', { 'content-encoding': 'deflate' }, deflateSync('sound')],
  ])('reads a file with %s', async (_what, headers, body) => {
    const url = await store((_request, response) => response.writeHead(200, headers).end(body));
    const response = await fetchVerified(url, {}, signal);
    expect([response.status, await response.text()]).toEqual([200, 'sound']);
  });

  it.each(['zstd', 'gzip, br', 'toString'])('rejects the encoding %s', async (encoding) => {
    const url = await store((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end('sound'));
    expect(await failure(fetchVerified(url, {}, signal))).toMatchObject({
      code: 'ERR_FILE_CORRUPT',
      message: says(`The store sent the file compressed with ${encoding.toLowerCase()}, which is not supported`),
    });
  });

  it.each([204, 205, 304])('returns a %i without a body', async (status) => {
    const url = await store((_request, response) => response.writeHead(status, { etag: '"one"' }).end());
    const response = await fetchVerified(url, {}, signal);
    expect([response.status, response.headers.get('etag'), response.body]).toEqual([status, '"one"', null]);
  });

  it.each([206, 404])('does not decompress the body of a %i', async (status) => {
    const url = await store((_request, response) => response.writeHead(status, { 'content-encoding': 'gzip' }).end('plain'));
    const response = await fetchVerified(url, {}, signal);
    expect([response.status, await response.text()]).toEqual([status, 'plain']);
  });

  it('sends the headers over its own connection, and returns those of the response', async () => {
    const requests: unknown[] = [];
    const url = await store((request, response) => {
      requests.push([request.headers['x-a'], request.headers.connection]);
      response.writeHead(200, { 'x-b': 'c', 'set-cookie': ['d=e', 'f=g'] }).end();
    });
    const { headers } = await fetchVerified(url, { 'x-a': 'b' }, signal);
    expect(requests).toEqual([['b', 'close']]);
    expect([headers.get('x-b'), headers.has('set-cookie')]).toEqual(['c', false]);
  });

  it('rejects if the connection breaks, and on abort', async () => {
    const broken = await store((request) => request.socket.destroy());
    expect(await failure(fetchVerified(broken, {}, signal))).toMatchObject({ code: 'ECONNRESET' });
    const stop = new AbortController();
    const silent = await store(() => {
      stop.abort();
    });
    expect(await failure(fetchVerified(silent, {}, stop.signal))).toMatchObject({ name: 'AbortError' });
  });

  it('connects by TLS to an https address', async () => {
    // Nothing listens at this port.
    expect(await failure(fetchVerified('https://127.0.0.1:1/a', {}, signal))).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
