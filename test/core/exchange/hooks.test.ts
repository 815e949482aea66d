import { inspect } from 'node:util';
import type { ClientOptions, Hook, HookRequest, LogEntry } from 'contact-centre-client';
import {
  AbortError,
  ApiClient,
  ApiError,
  ConfigurationError,
  HookError,
  NetworkError,
  TimeoutError,
} from 'contact-centre-client';
import { expect, describe, it, vi } from 'vitest';
import { ProbeApi, TOKEN, answer, entries, errorOf, scripted, signedIn } from '../probe.js';
import { says } from '../../support/says.js';

const API = 'https://api.example.com';

/** A client with these hooks, on a transport that returns the steps; the requests that the transport received. */
function hookedApi(hooks: Hook[], steps: Parameters<typeof scripted> = [answer(200, { ok: true })], more: ClientOptions = {}) {
  const { transport, sent } = scripted(...steps);
  const client = signedIn((options) => new ApiClient(options), API, { transport, hooks, rejectWith: 'error', ...more });
  return { api: new ProbeApi(client), client, sent };
}

/** Records what it saw. */
function watching(): { hook: Hook; hookRequests: HookRequest[] } {
  const hookRequests: HookRequest[] = [];
  return { hookRequests, hook: (request, next) => (hookRequests.push(request), next(request)) };
}

const adding =
  (headers: Record<string, string>): Hook =>
  (request, next) =>
    next({ ...request, headers: { ...request.headers, ...headers } });

describe.each(entries)('hooks ($entry)', ({ make }) => {
  it('wrap a request in the order of the list', async () => {
    const order: string[] = [];
    const namedHooks =
      (name: string): Hook =>
      async (_request, next) => {
        order.push(`${name} before`);
        const response = await next();
        order.push(`${name} after ${response.status}`);
        return response;
      };
    const { transport, sent } = scripted(answer(200, { ok: true }));
    const api = new ProbeApi(signedIn(make, API, { transport, hooks: [namedHooks('outer'), namedHooks('inner')] }));
    expect(await api.list()).toEqual({ ok: true });
    expect(order).toEqual(['outer before', 'inner before', 'inner after 200', 'outer after 200']);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['null', null],
    ['a function', () => undefined],
    ['a list of others', [1]],
  ])('are refused by the constructor if they are %s', (_what, hooks) => {
    expect(() => make({ hooks: hooks as never })).toThrow(ConfigurationError);
    expect(() => make({ hooks: hooks as never })).toThrow(/hooks must be a list of functions/);
  });
});

describe('A hook', () => {
  it('sees operation, route, attempt, address and headers, and nothing secret', async () => {
    const { hook, hookRequests } = watching();
    const { api } = hookedApi([hook], undefined, { headers: { 'X-Api-Key': 'planted-key' } });
    await api.list({ token: 'planted-token', q: 'a' });
    const { signal, ...shown } = hookRequests[0]!;
    expect(signal.aborted).toBe(false);
    expect(shown).toEqual({
      operation: 'list',
      route: 'GET /api/v2/probes',
      attempt: 1,
      method: 'GET',
      url: `${API}/api/v2/probes?token=[redacted]&q=a`,
      headers: { accept: 'application/json', authorization: '[redacted]', 'x-api-key': '[redacted]' },
    });
    expect(inspect(hookRequests, { depth: 9, showHidden: true })).not.toMatch(new RegExp(`planted|${TOKEN}`));
  });

  it('adds headers, and headers that it saw redacted are sent unchanged', async () => {
    const { api, sent } = hookedApi([adding({ 'X-Trace': 'one' }), adding({ accept: 'text/plain' })]);
    await api.list({ token: 't' });
    expect(sent[0]?.headers).toEqual({ accept: 'text/plain', authorization: `Bearer ${TOKEN}`, 'x-trace': 'one' });
    expect(sent[0]?.url).toBe(`${API}/api/v2/probes?token=t`);
  });

  it('adds headers whose names only contain that of host or token', async () => {
    const more = { 'x-host': 'a', hostname: 'b', 'x-authorization': 'c', 'authorization-info': 'd' };
    const { api, sent } = hookedApi([adding(more)]);
    await api.list();
    expect(sent[0]?.headers).toMatchObject(more);
  });

  it('cannot remove a header', async () => {
    const { api, sent } = hookedApi([(request, next) => next({ ...request, headers: {} })]);
    await api.create({ a: 1 });
    expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual(['accept', 'authorization', 'content-type']);
    expect(sent[0]?.body).toBe('{"a":1}');
  });

  it('is called for every request of a call: retries, replays after a refresh, and the refresh', async () => {
    const { hook, hookRequests } = watching();
    const tokens = answer(200, { access_token: 'second-token', refresh_token: 'second-refresh' });
    const first = answer(200, { access_token: 'first-token', refresh_token: 'first-refresh' });
    const { api, client } = hookedApi([hook], [first, answer(503), answer(401), tokens, answer(200, { ok: true })], {
      retry: { delay: 0 },
    });
    await client.loginCodeAuthorizationGrant('id', 'planted-secret', 'code', 'https://app.example.com');
    expect(await api.list()).toEqual({ ok: true });
    expect(hookRequests.map(({ operation, route, attempt }) => `${operation} ${route} ${attempt}`)).toEqual([
      'loginCodeAuthorizationGrant POST /oauth/token 1',
      'list GET /api/v2/probes 1',
      'list GET /api/v2/probes 2',
      expect.stringMatching(/ POST \/oauth\/token 1$/),
      'list GET /api/v2/probes 3',
    ]);
  });

  it('sees no token in a response, and passes it on all the same', async () => {
    const bodies: string[] = [];
    const reading: Hook = async (request, next) => {
      const response = await next(request);
      bodies.push(new TextDecoder().decode(response.body));
      return { ...response };
    };
    const { client } = hookedApi([reading, reading], [answer(200, { access_token: 'planted-token' })]);
    await client.loginClientCredentialsGrant('id', 'secret');
    expect(bodies).toEqual(['', '']);
    expect(client.authData.accessToken).toBe('planted-token');
  });

  it('sees the body of any other response, even if it is empty', async () => {
    const bodies: string[] = [];
    const reading: Hook = async (request, next) => {
      const response = await next(request);
      bodies.push(new TextDecoder().decode(response.body));
      return response;
    };
    const empty = { ...answer(204), body: new Uint8Array() };
    const { api } = hookedApi([reading], [answer(200, { ok: true }), empty]);
    expect(await api.list()).toEqual({ ok: true });
    expect(await api.list()).toBeUndefined();
    expect(bodies).toEqual(['{"ok":true}', '']);
  });

  it('may return a sign-in response with its own tokens, which are used', async () => {
    const respondHook: Hook = async (_request, next) => ({ ...(await next()), body: answer(200, { access_token: 'own' }).body });
    const { client } = hookedApi([respondHook], [answer(200, { access_token: 'planted-token' })]);
    await client.loginClientCredentialsGrant('id', 'secret');
    expect(client.authData.accessToken).toBe('own');
  });

  it('may return a response itself, and then nothing is sent', async () => {
    const { api, sent } = hookedApi([() => answer(404, { code: 'not.here', message: 'no' })]);
    const error = await errorOf(api.read('1'), ApiError);
    expect(error.code).toBe('not.here');
    expect(sent).toEqual([]);
  });

  it.each<[string, Hook, RegExp]>([
    ['verb', (request, next) => next({ ...request, method: 'DELETE' }), /A hook of list changed "method"/],
    ['address', (request, next) => next({ ...request, url: 'https://elsewhere.example.com/' }), /changed "url"/],
    ['host', adding({ Host: 'elsewhere.example.com' }), /changed "host"/],
    ['token', adding({ Authorization: 'Bearer other' }), /changed "authorization"/],
  ])('cannot change the %s', async (_what, hook, message) => {
    const { api, sent } = hookedApi([hook]);
    const error = await errorOf(api.list(), ConfigurationError);
    expect(error.message).toMatch(message);
    expect(sent).toEqual([]);
  });

  it('cannot have a request sent twice', async () => {
    const twice: Hook = async (_request, next) => {
      await next();
      return await next();
    };
    const { api, sent } = hookedApi([twice]);
    await expect(errorOf(api.list(), ConfigurationError)).resolves.toHaveProperty(
      'message',
      expect.stringContaining('called next() twice'),
    );
    expect(sent).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'ok'],
    ['a body that is text', { status: 200, headers: {}, body: '{}' }],
    ['a status that is text', { status: '200', headers: {}, body: new Uint8Array() }],
    ['no headers', { status: 200, body: new Uint8Array() }],
  ])('that returns %s is reported by name', async (_what, response) => {
    const { api } = hookedApi([() => response as never]);
    const error = await errorOf(api.list(), ConfigurationError);
    expect(error.message).toMatch(/A hook of list returned no response/);
  });

  it('that throws rejects the call, without a retry and without secrets', async () => {
    const failing = vi.fn<Hook>(() => {
      throw new TypeError(`no store for ${TOKEN}`);
    });
    const { api, sent } = hookedApi([failing], undefined, { retry: true });
    const error = await errorOf(api.list(), HookError);
    expect(error).toMatchObject({
      name: 'HookError',
      code: 'ERR_HOOK',
      message: says('A hook of list failed: no store for [redacted]'),
      cause: { name: 'TypeError', message: 'no store for [redacted]' },
    });
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain(TOKEN);
    expect(failing).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
  });

  it("sees the client's errors, never the transport's, which contain the request", async () => {
    const failures: unknown[] = [];
    const watch: Hook = (request, next) =>
      next(request).catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
    const broken = Object.assign(new Error('broken'), { config: { headers: { authorization: TOKEN } } });
    const { api } = hookedApi([watch], [broken]);
    const error = await errorOf(api.list(), NetworkError);
    expect(failures).toEqual([error]);
    expect(inspect(failures, { depth: 9 })).not.toContain(TOKEN);
  });

  it('that waits is limited by the timeout, and what it sends later is dropped', async () => {
    let late: (() => Promise<unknown>) | undefined;
    const waiting: Hook = (request, next) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => {
          late = () => next(request);
          reject(new Error('given up'));
        });
      });
    const { api, sent } = hookedApi([waiting], undefined, { timeout: 20 });
    await errorOf(api.list(), TimeoutError);
    await errorOf(late!(), TimeoutError);
    expect(sent).toEqual([]);
  });

  it('that waits is stopped by the signal', async () => {
    const controller = new AbortController();
    const { api } = hookedApi([() => (controller.abort(), new Promise<never>(() => undefined))]);
    await errorOf(api.list({}, { signal: controller.signal }), AbortError);
  });

  it('adds a header that logs show and whose secret errors do not repeat', async () => {
    const log: LogEntry[] = [];
    const { api } = hookedApi(
      [adding({ 'x-trace': 'one', 'x-signing-key': 'planted-key' })],
      [answer(400, { message: 'bad planted-key', code: 'x' })],
      { logger: { level: 'trace', sink: (_line, entry) => log.push(entry) } },
    );
    const error = await errorOf(api.list(), ApiError);
    expect(log[0]?.requestHeaders).toMatchObject({ 'x-trace': 'one', 'x-signing-key': '[redacted]' });
    expect(inspect([error, log], { depth: 9 })).not.toContain('planted-key');
  });
});
