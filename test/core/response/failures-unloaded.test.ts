import {
  AbortError,
  InvalidParameterError,
  LoadError,
  MissingParameterError,
  NetworkError,
  TimeoutError,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { missingPart } from '../../support/missing-part.js';
import { refusingUrl, startServer } from '../../support/wire.js';
import { ProbeApi, TOKEN, entries, errorOf, signedIn } from '../probe.js';

/** What ends the message of an error with a code. */
const section = (code: string): string => `(see docs/troubleshooting.md#${code})`;

class OrdinaryApi extends ProbeApi {
  pull() {
    return this.call('pull', 'GET /api/v2/probes/a-b', {});
  }
}

describe.each(entries)(
  'If the code that describes failures cannot be loaded, as in a page without a network ($entry)',
  ({ make }) => {
    beforeEach(() => missingPart('core/response/recovery'));

    const shown = (error: Error): string => JSON.stringify([error.message, error, String(error.cause)]);

    it('a failed connection is a NetworkError, its address without query, and without its cause', async () => {
      const transport = (): Promise<never> => Promise.reject(new TypeError(`fetch failed: ${TOKEN} http://joe:hush@host`));
      const api = new ProbeApi(signedIn(make, 'http://host', { transport }));
      const error = await errorOf(api.find('hush'), NetworkError);
      expect(error).toMatchObject({
        code: 'ERR_NETWORK',
        message: `GET http://host/api/v2/probes failed: the connection broke ${section('err_network')}`,
      });
      expect(shown(error)).not.toMatch(new RegExp(`hush|${TOKEN}`));
    });

    it('a connection that is refused is a NetworkError', async () => {
      const url = await refusingUrl();
      const error = await errorOf(new ProbeApi(signedIn(make, url)).list(), NetworkError);
      expect(error.message).toBe(`GET ${url}/api/v2/probes failed: the connection broke ${section('err_network')}`);
    });

    it('a response that is too late is a TimeoutError', async () => {
      const transport = (): Promise<never> => new Promise(() => undefined);
      const api = new ProbeApi(signedIn(make, 'http://host', { transport, timeout: 1 }));
      expect(await errorOf(api.find('hush'), TimeoutError)).toMatchObject({
        timeout: 1,
        message: `GET http://host/api/v2/probes timed out after 1 ms ${section('err_timeout')}`,
      });
    });

    it('an aborted call is an AbortError', async () => {
      const transport = (): Promise<never> => new Promise(() => undefined);
      const api = new ProbeApi(signedIn(make, 'http://host', { transport }));
      const error = await errorOf(api.list(undefined, { signal: AbortSignal.abort(new Error('hush')) }), AbortError);
      expect(error.message).toBe(`GET http://host/api/v2/probes was aborted ${section('err_aborted')}`);
      expect(shown(error)).not.toContain('hush');
    });

    it.each([
      [503, { status: 503, json: { message: 'hush' } }],
      [200, { status: 200, headers: { 'Content-Type': 'application/json' }, body: 'hush' }],
    ])('a response with %i is a LoadError that contains its status', async (status, answer) => {
      const { url } = await startServer(answer);
      const error = await errorOf(new ProbeApi(signedIn(make, url)).find('hush'), LoadError);
      expect(error.message).toContain(
        `GET ${url}/api/v2/probes responded with status ${status}. A part of the client could not be loaded`,
      );
      expect(shown(error)).not.toContain('hush');
    });
  },
);

describe.each(entries)('If the code that checks unusual values cannot be loaded ($entry)', ({ make }) => {
  beforeEach(() => missingPart('core/call/slow-argument-rules'));

  it('a call with ordinary values is sent', async () => {
    const server = await startServer({ json: { id: 'a' } });
    await new ProbeApi(signedIn(make, server.url)).create({ name: 'a', tags: ['b', null, 1.5, true] });
    expect(server.requests).toHaveLength(1);
  });

  const noon = new Date(Date.UTC(2026, 0, 1, 12));

  it.each<[string, (api: OrdinaryApi) => PromiseLike<unknown>, string, string]>([
    ['a path', (api) => api.removePart('a b', 'c/d'), 'DELETE /api/v2/probes/a%20b/parts/c%2Fd', ''],
    ['a number in a path', (api) => api.read(7), 'GET /api/v2/probes/7', ''],
    ['dots in a path', (api) => api.removePart('.a', 'a..'), 'DELETE /api/v2/probes/.a/parts/a..', ''],
    ['more dots', (api) => api.removePart('...', ' a '), 'DELETE /api/v2/probes/.../parts/%20a%20', ''],
    ['no options', (api) => api.find('a', undefined), 'GET /api/v2/probes?name=a', ''],
    ['null for options', (api) => api.find('a', null as never), 'GET /api/v2/probes?name=a', ''],
    ['options that are known', (api) => api.list({ a: 1 }, {}, { options: ['a', 'b'] }), 'GET /api/v2/probes?a=1', ''],
    [
      'options without a prototype',
      (api) => api.list(Object.assign(Object.create(null) as object, { a: 1 })),
      'GET /api/v2/probes?a=1',
      '',
    ],
    ['a list', (api) => api.list({ id: ['a', 1, true], none: [] }), 'GET /api/v2/probes?id=a&id=1&id=true', ''],
    ['a moment', (api) => api.list({ from: noon }), 'GET /api/v2/probes?from=2026-01-01T12%3A00%3A00.000Z', ''],
    ['nothing at all', (api) => api.check(), 'HEAD /api/v2/probes', ''],
    ['PUT', (api) => api.replace('1', { at: noon }), 'PUT /api/v2/probes/1', '{"at":"2026-01-01T12:00:00.000Z"}'],
    [
      'PATCH',
      (api) => api.change('1', [{ a: [] }, { b: {} }, noon]),
      'PATCH /api/v2/probes/1',
      '[{"a":[]},{"b":{}},"2026-01-01T12:00:00.000Z"]',
    ],
    ['a body that is a moment', (api) => api.create(noon), 'POST /api/v2/probes', '"2026-01-01T12:00:00.000Z"'],
    ['a body that is a number', (api) => api.create(1.5), 'POST /api/v2/probes', '1.5'],
    ['a body that is false', (api) => api.create(false), 'POST /api/v2/probes', 'false'],
    ['a body that is a text', (api) => api.create(''), 'POST /api/v2/probes', '""'],
    ['a body with fields that are none', (api) => api.create({ a: undefined, b: null }), 'POST /api/v2/probes', '{"b":null}'],
    ['a body without a prototype', (api) => api.create(Object.create(null)), 'POST /api/v2/probes', '{}'],
    ['a body with a field called toJSON', (api) => api.create({ toJSON: 'a' }), 'POST /api/v2/probes', '{"toJSON":"a"}'],
    ['a route with a dash', (api) => api.pull(), 'GET /api/v2/probes/a-b', ''],
  ])('a call with %s is sent', async (_what, call, target, body) => {
    const server = await startServer({ json: {} });
    await call(new OrdinaryApi(signedIn(make, server.url)));
    expect(server.requests.map(({ method, url, body: sent }) => [`${method} ${url}`, sent])).toEqual([[target, body]]);
  });

  it('a call with a body that cannot be read is refused all the same', async () => {
    const body = {
      get lazy(): never {
        throw new Error('not loaded');
      },
    };
    const error = await errorOf(new ProbeApi(signedIn(make, 'http://host')).create(body), InvalidParameterError);
    expect(error.message).toBe(
      `Invalid value for the parameter "body" when calling create: it cannot be written as JSON ${section('err_invalid_parameter')}`,
    );
  });

  it('any other call is not sent, and rejects with a LoadError that names it and shows none of its values', async () => {
    const server = await startServer({ json: {} });
    const error = await errorOf(new ProbeApi(signedIn(make, server.url)).create(new Map([['hush', TOKEN]])), LoadError);
    expect(error).toMatchObject({ code: 'ERR_LOAD' });
    expect(error.message).toContain('create was not sent. A part of the client could not be loaded');
    expect(JSON.stringify([error.message, error, String(error.cause)])).not.toMatch(new RegExp(`hush|${TOKEN}`));
    expect(server.requests).toHaveLength(0);
  });

  it('a missing argument is reported all the same', async () => {
    const error = await errorOf(new ProbeApi(signedIn(make, 'http://host')).create(undefined), MissingParameterError);
    expect(error.message).toContain('"body"');
  });
});
