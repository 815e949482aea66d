import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { fetchVerified } from '../../src/files/disk/disk-fetch.js';

async function storeOf(headers: Record<string, string>, body: string | Uint8Array): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}

it.each<[string, Record<string, string>, string | Uint8Array]>([
  ['no encoding', {}, 'sound'],
  ['the encoding identity', { 'content-encoding': 'identity' }, 'sound'],
  ['an empty encoding', { 'content-encoding': '' }, 'sound'],
  ['the encoding GZIP', { 'content-encoding': ' GZIP ' }, gzipSync('sound')],
])('reads a file with %s', async (_what, headers, body) => {
  const response = await fetchVerified(await storeOf(headers, body), {}, new AbortController().signal);
  expect(await response.text()).toBe('sound');
});
