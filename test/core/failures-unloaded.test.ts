import { AbortError, LoadError, MissingParameterError, NetworkError, TimeoutError } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { missingPart } from '../support/missing-part.js';
import { refusingUrl, startServer } from '../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, signedIn } from './probe.js';

describe.each(entries)(
  'Where the part that tells of failures cannot be loaded, as in a page without a network ($entry)',
  ({ make }) => {
    beforeEach(() => missingPart('core/failures'));

    const shown = (error: Error): string => JSON.stringify([error.message, error, String(error.cause)]);

    it('a failed connection is a NetworkError, its address without query, and nothing of its cause', async () => {
      const transport = (): Promise<never> => Promise.reject(new TypeError(`fetch failed: ${TOKEN} http://joe:hush@host`));
      const api = new ProbeApi(signedIn(make, 'http://host', { transport }));
      const error = await errorOf(api.find('hush'), NetworkError);
      expect(error).toMatchObject({ code: 'ERR_NETWORK', message: 'GET http://host/api/v2/probes failed: the connection broke' });
      expect(shown(error)).not.toMatch(new RegExp(`hush|${TOKEN}`));
    });

    it('a connection that is refused is a NetworkError', async () => {
      const url = await refusingUrl();
      const error = await errorOf(new ProbeApi(signedIn(make, url)).list(), NetworkError);
      expect(error.message).toBe(`GET ${url}/api/v2/probes failed: the connection broke`);
    });

    it('an answer that is late is a TimeoutError', async () => {
      const transport = (): Promise<never> => new Promise(() => undefined);
      const api = new ProbeApi(signedIn(make, 'http://host', { transport, timeout: 1 }));
      expect(await errorOf(api.find('hush'), TimeoutError)).toMatchObject({
        timeout: 1,
        message: 'GET http://host/api/v2/probes was not answered within 1 ms',
      });
    });

    it('an aborted call is an AbortError', async () => {
      const transport = (): Promise<never> => new Promise(() => undefined);
      const api = new ProbeApi(signedIn(make, 'http://host', { transport }));
      const error = await errorOf(api.list(undefined, { signal: AbortSignal.abort(new Error('hush')) }), AbortError);
      expect(error.message).toBe('GET http://host/api/v2/probes was aborted');
      expect(shown(error)).not.toContain('hush');
    });

    it.each([
      [503, { status: 503, json: { message: 'hush' } }],
      [200, { status: 200, headers: { 'Content-Type': 'application/json' }, body: 'hush' }],
    ])('an answer with %i that has to be told of is a LoadError that names its status', async (status, answer) => {
      const { url } = await startServer(answer);
      const error = await errorOf(new ProbeApi(signedIn(make, url)).find('hush'), LoadError);
      expect(error.message).toContain(
        `GET ${url}/api/v2/probes was answered ${status}. A part of the client could not be loaded`,
      );
      expect(shown(error)).not.toContain('hush');
    });
  },
);

describe.each(entries)('Where the part cannot be loaded that looks at unusual values ($entry)', ({ make }) => {
  beforeEach(() => missingPart('core/careful'));

  it('a call that is made of ordinary values is sent', async () => {
    const server = await startServer({ json: { id: 'a' } });
    await new ProbeApi(signedIn(make, server.url)).create({ name: 'a', tags: ['b', null, 1.5, true] });
    expect(server.requests).toHaveLength(1);
  });

  it('any other is a LoadError that names it and shows nothing of its values, and is not sent', async () => {
    const server = await startServer({ json: {} });
    const error = await errorOf(new ProbeApi(signedIn(make, server.url)).create(new Map([['hush', TOKEN]])), LoadError);
    expect(error).toMatchObject({ code: 'ERR_LOAD' });
    expect(error.message).toContain('create was not sent. A part of the client could not be loaded');
    expect(JSON.stringify([error.message, error, String(error.cause)])).not.toMatch(new RegExp(`hush|${TOKEN}`));
    expect(server.requests).toHaveLength(0);
  });

  it('a missing argument is told of all the same', async () => {
    const error = await errorOf(new ProbeApi(signedIn(make, 'http://host')).create(undefined), MissingParameterError);
    expect(error.message).toContain('"body"');
  });
});
