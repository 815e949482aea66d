import { expect, it, vi } from 'vitest';
import { fetchTransport } from '../../../src/core/transport/transport-fetch.js';
import type { TransportRequest } from '../../../src/core/transport/transport.js';

const hangUp = () => new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });

/** Sends a GET over a `fetch` that breaks each connection, and returns how often it was called. */
async function callsWith(signal: AbortSignal): Promise<number> {
  const send = vi.fn(() => Promise.reject<Response>(hangUp()));
  const request: TransportRequest = {
    method: 'GET',
    url: 'https://platform.example/api/v2/probes',
    headers: {},
    body: undefined,
    signal,
    maxResponseBytes: undefined,
  };
  await expect(fetchTransport(send)(request)).rejects.toThrow('fetch failed');
  return send.mock.calls.length;
}

it('repeats a GET over a broken connection once', async () => {
  expect(await callsWith(new AbortController().signal)).toBe(2);
});

it('does not repeat a request that was aborted', async () => {
  expect(await callsWith(AbortSignal.abort())).toBe(1);
});

it('does not repeat a request in a browser, which does so itself', async () => {
  vi.stubGlobal('window', { document: {} });
  expect(await callsWith(new AbortController().signal)).toBe(1);
});
