import { inspect } from 'node:util';
import { AbortError, NetworkError } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { followed } from '../../src/core/followed.js';
import { refusingUrl, startServer } from '../support/wire.js';
import { errorOf } from './probe.js';

describe('What an answer leads to', () => {
  it('is what lies at its address: JSON as what it stands for, all else as text; nobody is told who asks', async () => {
    const server = await startServer([
      { json: { rows: 2 } },
      { headers: { 'Content-Type': 'text/csv' }, body: 'id;name' },
      { body: 'bare' },
    ]);
    const address = `${server.url}/export?signature=hush`;
    expect(await followed(address)).toEqual({ rows: 2 });
    expect(await followed([address, address])).toEqual(expect.arrayContaining(['id;name', 'bare']));
    expect(server.requests).toHaveLength(3);
    for (const { headers } of server.requests) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
  });

  it.each([
    [{ rows: 2 }],
    [['a', 'b']],
    [['https://store.example/a', 'b']],
    [[['https://store.example/a']]],
    [[]],
    ['no address'],
    ['see https://store.example/a'],
    [undefined],
  ])('is %j itself, where that is no address', async (answer) => {
    expect(await followed(answer)).toBe(answer);
  });

  it.each(['localhost', '127.0.0.1', '127.12.34.56', '[::1]'])('is asked for without https on loopback: %s', async (host) => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response('there'));
    expect(await followed(`http://${host}:9/a`, { fetch })).toBe('there');
  });

  it.each(['store.example', 'localhost.example', 'notlocalhost', '127.0.0.1.example'])(
    'is not asked for without https: %s',
    async (host) => {
      const error = await errorOf(followed(`http://${host}/export?signature=hush`), NetworkError);
      expect(String(error.cause)).toContain('it is no https address');
      expect(`${error.message} ${String(error.cause)}`).not.toContain('hush');
    },
  );

  it.each([
    ['an answer that is an error', { status: 403, body: 'hush' }, 'it was answered 403'],
    ['JSON that is none', { headers: { 'Content-Type': 'application/json' }, body: '{ hush' }, 'its JSON cannot be read'],
    ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1:9/' } }, 'fetch failed'],
  ])('is a NetworkError for %s', async (_what, answer, reason) => {
    const { url } = await startServer(answer);
    const error = await errorOf(followed(`${url}/export?signature=hush`), NetworkError);
    expect(String(error.cause)).toContain(reason);
    expect(error.message).toMatch(`GET ${url}/export failed: ${reason}`);
    expect(error.message.split('GET')).toHaveLength(2);
    expect(`${error.message} ${String(error.cause)}`).not.toContain('hush');
  });

  it('is a NetworkError where nobody listens', async () => {
    await errorOf(followed(`${await refusingUrl()}/export`), NetworkError);
  });

  it('is an AbortError once its signal has fired, with the reason', async () => {
    const reason = new Error('enough');
    const error = await errorOf(followed('https://127.0.0.1:9/export', { signal: AbortSignal.abort(reason) }), AbortError);
    expect(error.cause).toBe(reason);
  });

  it('is fetched by the caller’s own fetch', async () => {
    const asked: unknown[] = [];
    const fetch = ((address: string, init: RequestInit) => {
      asked.push([address, init.redirect, init.credentials, init.signal]);
      return Promise.resolve(new Response('there'));
    }) as typeof globalThis.fetch;
    const { signal } = new AbortController();
    expect(await followed('https://store.example/a', { fetch, signal })).toBe('there');
    expect(asked).toEqual([['https://store.example/a', 'error', 'omit', signal]]);
  });

  it('shows its address nowhere, though the runtime quotes it', async () => {
    const fetch = (address: unknown): Promise<never> => Promise.reject(new Error(`no way to ${String(address)}`));
    const error = await errorOf(followed('https://store.example/a?hush', { fetch }), NetworkError);
    expect(error.message).toBe('GET https://store.example/a failed: no way to [redacted]');
    expect(inspect(error)).not.toContain('hush');
  });
});
