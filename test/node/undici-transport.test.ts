import { gzipSync } from 'node:zlib';
import {
  ApiClient,
  ConfigurationError,
  NetworkError,
  ResponseTooLargeError,
  RoutingApi,
  TimeoutError,
  UsersApi,
} from 'contact-centre-client';
import { undiciTransport } from 'contact-centre-client/node';
import { Agent } from 'undici';
import { describe, expect, it } from 'vitest';
import { refusingUrl, startServer } from '../support/wire.js';

function clientFor(apiUrl: string, options: { timeout?: number; maxResponseBytes?: number } = {}): ApiClient {
  const client = new ApiClient({ timeout: 0, apiUrl, rejectWith: 'error', transport: undiciTransport(), ...options });
  client.setAccessToken('token');
  return client;
}

describe('undiciTransport', () => {
  it('sends verb, path, query, headers and body, and returns the parsed response', async () => {
    const server = await startServer({ status: 201, json: { id: 'q', name: 'Bookings' } });
    const { status, body } = await new RoutingApi(clientFor(server.url)).postRoutingQueues({ name: 'Bookings' }).withResponse();
    expect(status).toBe(201);
    expect(body).toEqual({ id: 'q', name: 'Bookings' });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/v2/routing/queues', body: '{"name":"Bookings"}' });
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer token', 'content-type': 'application/json' });
  });

  it('requests / if an address has no path', async () => {
    const server = await startServer({ json: {} });
    const signal = new AbortController().signal;
    const request = {
      method: 'GET',
      url: `${server.url}?a=/b`,
      headers: {},
      body: undefined,
      signal,
      maxResponseBytes: undefined,
    };
    expect(await undiciTransport()(request)).toMatchObject({ status: 200 });
    expect(server.requests[0]?.url).toBe('/?a=/b');
  });

  it.each([
    [{ connect: { ca: 'PEM' } }, 'undiciTransport: unknown option "connect". Options: dispatcher'],
    [{ dispatcher: { connections: 5 } }, 'dispatcher must be a Dispatcher of undici'],
    [new Agent(), /^undiciTransport: unknown option "/],
    [null, 'undiciTransport must be an object with dispatcher, not null'],
  ])('refuses %o by name', (options, message) => {
    expect(() => undiciTransport(options as never)).toThrow(message);
    expect(() => undiciTransport(options as never)).toThrow(ConfigurationError);
  });

  it('unpacks a compressed response', async () => {
    const packed = gzipSync(JSON.stringify({ id: 'u', name: 'Ada' }));
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const server = await startServer({ headers, body: packed });
    expect(await new UsersApi(clientFor(server.url)).getUser('u')).toEqual({ id: 'u', name: 'Ada' });
  });

  it.each(['plain', 'packed'])('refuses a response larger than maxResponseBytes: %s', async (how) => {
    const text = JSON.stringify({ name: 'x'.repeat(5000) });
    const packed = how === 'packed';
    const headers = { 'Content-Type': 'application/json', ...(packed && { 'Content-Encoding': 'gzip' }) };
    const server = await startServer({ headers, body: packed ? gzipSync(text) : text });
    const call = new UsersApi(clientFor(server.url, { maxResponseBytes: 1000 })).getUser('u');
    await expect(call).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  it('reports a refused connection as a network error that shows no token', async () => {
    const error: unknown = await new UsersApi(clientFor(await refusingUrl())).getUser('u').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(JSON.stringify(error)).not.toContain('token');
  });

  it('ends at the deadline without a response', async () => {
    const server = await startServer(() => undefined);
    await expect(new UsersApi(clientFor(server.url, { timeout: 50 })).getUser('u')).rejects.toBeInstanceOf(TimeoutError);
  });
});
