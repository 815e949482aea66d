import { ConfigurationError, InvalidParameterError } from 'contact-centre-client';
import type { OperationDetails } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import { startServer } from '../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, signedIn } from './probe.js';

describe.each(entries)('Request options and operations ($entry)', ({ make }) => {
  const start = async (options = {}) => {
    const server = await startServer();
    const client = signedIn(make, server.url, options);
    return { server, client, api: new ProbeApi(client) };
  };

  describe('headers', () => {
    it("lets a call's header win over the client's, whatever the case of either", async () => {
      const { server, api } = await start({ headers: { 'X-App': 'client', 'x-other': 'client' } });
      await api.list({}, { headers: { 'x-aPP': 'call' } });
      expect(server.requests[0]!.headers).toMatchObject({ 'x-app': 'call', 'x-other': 'client' });
      expect(server.requests[0]!.rawHeaders.filter((name) => name.toLowerCase() === 'x-app')).toHaveLength(1);
    });

    it('sends a header once where one set of headers spells it twice: the later wins', async () => {
      const twice = { 'X-App': 'first', 'x-app': 'second' };
      const { server, api } = await start({ headers: twice });
      await api.list();
      await api.list({}, { headers: { 'X-Call': 'first', 'x-call': 'second' } });
      expect(server.requests.map(({ headers }) => [headers['x-app'], headers['x-call']])).toEqual([
        ['second', undefined],
        ['second', 'second'],
      ]);
    });

    it.each([['accept'], ['Accept'], ['ACCEPT']])('lets a call replace Accept as %s', async (name) => {
      const { server, api } = await start();
      await api.list({}, { headers: { [name]: 'text/csv' } });
      expect(server.requests[0]!.headers.accept).toBe('text/csv');
    });

    it('lets a call replace Content-Type', async () => {
      const { server, api } = await start();
      await api.create({}, { headers: { 'content-type': 'application/merge-patch+json' } });
      expect(server.requests[0]!.headers['content-type']).toBe('application/merge-patch+json');
    });

    it("sends a caller's own Authorization instead of the token, and does not refresh it", async () => {
      const server = await startServer({ status: 401, json: {} });
      const client = signedIn(make, server.url, { rejectWith: 'error' });
      await errorOf(new ProbeApi(client).list({}, { headers: { authorization: 'Basic abc' } }), Error);
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Basic abc']);
    });

    it.each([[undefined], [null]])('leaves out a header that is %s', async (value) => {
      const { server, api } = await start({ headers: { 'X-App': 'client' } });
      await api.list({}, { headers: { 'X-None': value as never, 'X-App': value as never } });
      expect(server.requests[0]!.headers).not.toHaveProperty('x-none');
      expect(server.requests[0]!.headers['x-app']).toBe('client');
    });

    it('sends a number and a Latin-1 text', async () => {
      const { server, api } = await start();
      await api.list({}, { headers: { 'X-N': 7 as never, 'X-L': 'Zoë' } });
      expect(server.requests[0]!.headers).toMatchObject({ 'x-n': '7', 'x-l': 'Zoë' });
    });

    it.each([['a\r\nX-Evil: 1'], ['a\nb'], ['a\u0000'], ['€'], ['\u007f']])('refuses the header value %j', async (value) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, { headers: { 'X-A': value } }), InvalidParameterError);
      expect(error.message).toContain('it holds characters that a header cannot carry');
      expect(server.requests).toHaveLength(0);
    });

    it.each([[''], ['X A'], ['X:A'], ['X\n'], ['Ä']])('refuses the header name %j', async (name) => {
      const { server, api } = await start();
      await errorOf(api.list({}, { headers: { [name]: 'a' } }), ConfigurationError);
      expect(() => make({ headers: { [name]: 'a' } })).toThrow(ConfigurationError);
      expect(server.requests).toHaveLength(0);
    });
  });

  describe('timeout', () => {
    it.each([[-1], [Number.NaN], [2 ** 31], ['5']])('refuses %o', async (timeout) => {
      const { server, client, api } = await start();
      const message = 'timeout must be a number of milliseconds from 0 (no limit) to 2147483647';
      expect(() => make({ timeout: timeout as never })).toThrow(message);
      expect(() => {
        client.timeout = timeout as never;
      }).toThrow(message);
      expect((await errorOf(api.list({}, { timeout: timeout as never }), ConfigurationError)).message).toBe(message);
      expect(client.timeout).toBe(16_000);
      expect(server.requests).toHaveLength(0);
    });

    it.each([[0], [1], [2 ** 31 - 1], [Infinity]])('accepts %d', (timeout) => {
      expect(make({ timeout }).timeout).toBe(timeout);
    });
  });

  describe('collection formats', () => {
    it.each([
      ['csv', 'a%2Cb'],
      ['ssv', 'a%20b'],
      ['tsv', 'a%09b'],
      ['pipes', 'a%7Cb'],
    ] as const)('joins lists as %s', async (collection, text) => {
      const { server, api } = await start();
      await api.list({ id: ['a', 'b'], one: 'x' }, {}, { collection });
      expect(server.requests[0]!.url).toBe(`/api/v2/probes?id=${text}&one=x`);
    });

    it('repeats lists as multi', async () => {
      const { server, api } = await start();
      await api.list({ id: ['a', 'b'] }, {}, { collection: 'multi' });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?id=a&id=b');
    });

    it.each([
      ['csv', 'a,b'],
      ['ssv', 'a b'],
      ['tsv', 'a\tb'],
      ['pipes', 'a|b'],
    ] as const)('refuses an item that holds the separator of %s', async (collection, item) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({ id: ['x', item] }, {}, { collection }), InvalidParameterError);
      expect(error.message).toContain(`holds the separator of the collection format ${collection}`);
      expect(server.requests).toHaveLength(0);
    });

    it('lets a single text hold the separator', async () => {
      const { server, api } = await start();
      await api.list({ id: 'a,b' }, {}, { collection: 'csv' });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?id=a%2Cb');
    });

    it('leaves an empty list out in every format', async () => {
      const { server, api } = await start();
      for (const collection of ['csv', 'ssv', 'tsv', 'pipes', 'multi'] as const) await api.list({ id: [] }, {}, { collection });
      expect(server.requests.map(({ url }) => url)).toEqual(Array(5).fill('/api/v2/probes'));
    });

    it.each([['xml'], ['toString'], ['__proto__'], ['']])('fails with an unknown collection format "%s"', async (collection) => {
      const { server, api } = await start();
      const details = { collection } as unknown as OperationDetails;
      const error = await errorOf(api.list({ id: ['a'] }, {}, details), ConfigurationError);
      expect(error.message).toBe(`Unknown collection format: ${collection}`);
      expect(server.requests).toHaveLength(0);
    });
  });

  describe('authentication types', () => {
    it.each([['basic'], ['__proto__']])('fails with an unknown authentication type "%s"', async (auth) => {
      const { server, api } = await start();
      const error = await errorOf(api.list({}, {}, { auth } as unknown as OperationDetails), Error);
      expect(error.message).toBe(`Unknown authentication type: ${auth}`);
      expect(server.requests).toHaveLength(0);
    });

    it('sends the token for oauth and nothing for none', async () => {
      const { server, api } = await start();
      await api.list({}, {}, { auth: 'oauth' });
      await api.list({}, {}, { auth: 'none' });
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`, undefined]);
    });
  });

  describe('placement', () => {
    it('renames a query value', async () => {
      const { server, api } = await start();
      await api.list({ q: 'a' }, {}, { query: { q: 'search' } });
      expect(server.requests[0]!.url).toBe('/api/v2/probes?search=a');
    });

    it.each([[undefined], [null]])('sends a header argument, and none where it is %s', async (none) => {
      const { server, api } = await start();
      const details = { headers: { ifMatch: 'If-Match' } };
      await api.list({ ifMatch: '"v1"' }, {}, details);
      await api.list({ ifMatch: none }, {}, details);
      expect(server.requests.map(({ headers, url }) => [headers['if-match'], url])).toEqual([
        ['"v1"', '/api/v2/probes'],
        [undefined, '/api/v2/probes'],
      ]);
    });

    it('sends the argument that the operation calls its body', async () => {
      const { server, client } = await start();
      await client.send({ operation: 'x', route: 'POST /x', required: { file: { a: 1 } }, details: { body: 'file' } });
      expect(server.requests[0]).toMatchObject({ url: '/x', body: '{"a":1}' });
    });

    it('refuses a route whose placeholder has no argument', async () => {
      const { server, client } = await start();
      const error = await errorOf(client.send({ operation: 'x', route: 'GET /x/{y}', required: {} }), ConfigurationError);
      expect(error.message).toBe('The route of x has a placeholder without an argument');
      expect(server.requests).toHaveLength(0);
    });

    it.each([['text'], [5], [true]])('refuses options that are %o', async (opts) => {
      const { server, api } = await start();
      await errorOf(api.list(opts as never), InvalidParameterError);
      expect(server.requests).toHaveLength(0);
    });

    it('takes a call without options', async () => {
      const { server, client } = await start();
      await client.send({ operation: 'x', route: 'GET /x', required: {} });
      expect(server.requests[0]!.url).toBe('/x');
    });

    it('keeps the path of apiUrl', async () => {
      const server = await startServer();
      await new ProbeApi(signedIn(make, `${server.url}/gateway//`)).list();
      expect(server.requests[0]!.url).toBe('/gateway/api/v2/probes');
    });
  });
});
