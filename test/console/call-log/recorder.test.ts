import { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { OAuthApi } from 'contact-centre-client/apis/oauth';
import { UsersApi } from 'contact-centre-client/apis/users';
import { PlatformApi } from 'contact-centre-client/apis/platform-api';
import type { ApiPromise } from 'contact-centre-client/fetch';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedCall } from '../../../examples/console/src/call-log/call-log.js';
import { callLog } from '../../../examples/console/src/call-log/console-calls.js';
import { MAX_LENGTH } from '../../../examples/console/src/call-log/recorder.js';
import { isBarePath, pages } from '../../../examples/console/src/app/pages.js';
import { ConsoleClient } from '../../../examples/console/src/session/console-client.js';
import { EARLY } from '../../../examples/console/src/session/early-responses.js';
import { until } from '../../support/until.js';
import { forgetPerson } from '../../../examples/console/src/session/personal-data.js';

const TOKEN = 'nV3wJ8kq-Zx81_token-of-the-session';

type Answer = (request: Request) => Response | Promise<Response>;

/** A client that is signed in, and whose requests get these responses. */
function connect(answer: Answer = () => Response.json({})) {
  let count = 0;
  const client = new ConsoleClient({
    timeout: 0,
    apiUrl: 'https://api.example',
    rejectWith: 'error',
    fetch: async (input, init) => {
      count++;
      return await answer(new Request(input, init));
    },
  });
  client.setAccessToken(TOKEN);
  return { client, users: new UsersApi(client), requestCount: () => count };
}

const last = (): LoggedCall => callLog.read().at(-1) ?? expect.fail('Nothing has been logged');

function openPage(pathname: string): void {
  vi.stubGlobal('location', { pathname, search: '?secret=1', hash: '#args=1' });
}

beforeEach(() => {
  callLog.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The recorder logs a call', () => {
  it('with its arguments, its page, its response and the correlation id', async () => {
    openPage('/agents');
    const headers = { 'inin-correlation-id': 'c0ffee', 'set-cookie': 'a=b', 'x-other': '1' };
    const { users } = connect(() => Response.json({ entities: [] }, { headers }));
    await users.getUsers({ pageSize: 25, state: 'active' });
    expect(last()).toMatchObject({
      kind: 'call',
      operation: 'getUsers',
      route: 'GET /api/v2/users',
      page: '/agents',
      url: 'https://api.example/api/v2/users?pageSize=25&state=active',
      args: '{"pageSize":25,"state":"active"}',
      waits: [],
      requests: [{ isSent: true, status: 200, headers: { 'inin-correlation-id': 'c0ffee', 'content-type': 'application/json' } }],
    });
    expect(Object.keys(last().requests[0]?.headers ?? {}).sort()).toEqual(['content-type', 'inin-correlation-id']);
    expect(last().to).toBeGreaterThanOrEqual(0);
  });

  it('with its body as it was sent, which is not among the arguments', async () => {
    const { client } = connect();
    const body = { interval: '2026-03-12/2026-03-13', groupBy: ['queueId' as const] };
    await new AnalyticsApi(client).postAnalyticsConversationsAggregatesQuery(body as never);
    expect(last()).toMatchObject({ args: '{}', body: JSON.stringify(body) });
  });

  it('that the platform refuses, with code and message', async () => {
    const { users } = connect(() =>
      Response.json({ status: 404, code: 'not.found', message: 'There is no such user' }, { status: 404 }),
    );
    await expect(users.getUser('u1')).rejects.toThrow('There is no such user');
    expect(last().requests).toMatchObject([{ status: 404, error: { code: 'not.found', message: 'There is no such user' } }]);
  });

  it('that gets no response, with the code of the error', async () => {
    const { users } = connect(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(users.getUsersMe()).rejects.toThrow();
    expect(last()).toMatchObject({ requests: [{ error: { code: 'ERR_NETWORK' } }] });
    expect(last().to).toBeDefined();
  });

  it('that ends before it is sent', async () => {
    const { users, requestCount } = connect();
    await expect(users.getUser(' ')).rejects.toThrow();
    expect(last()).toMatchObject({ operation: 'getUser', requests: [] });
    expect(last().to).toBeDefined();
    expect(requestCount()).toBe(0);
  });

  it('that is sent again, with both requests', async () => {
    const statuses = [429, 200];
    const { users } = connect(() =>
      Response.json({}, { status: statuses.shift() ?? 200, headers: { 'retry-after': '0', 'inin-ratelimit-reset': '0' } }),
    );
    await users.getUsersMe();
    expect(last().requests).toMatchObject([{ status: 429 }, { status: 200 }]);
  });

  it('that receives the response of an early request, as not sent', async () => {
    const { users, requestCount } = connect();
    const early = users.getUsersMe({}, { tag: EARLY });
    await Promise.all([early, users.getUsersMe()]);
    expect(requestCount()).toBe(1);
    expect(callLog.read()).toMatchObject([
      { kind: 'early', requests: [{ isSent: true, status: 200 }] },
      { kind: 'call', requests: [{ isSent: false, status: 200 }] },
    ]);
  });

  it('for a token, without anything that it sends or receives', async () => {
    const { client } = connect(() => Response.json({ access_token: 'issued-token', token_type: 'bearer', expires_in: 60 }));
    await client.loginClientCredentialsGrant('the-client', 'the-client-password');
    expect(last()).toMatchObject({ kind: 'token', operation: 'loginClientCredentialsGrant', requests: [{ status: 200 }] });
    expect(last().to).toBeDefined();
    expect(JSON.stringify(callLog.read())).not.toMatch(/issued-token|the-client-password/);
  });
});

describe('The recorder says why a call waited', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    return () => vi.useRealTimers();
  });

  it('for the requests of a minute', async () => {
    const headers = { 'inin-ratelimit-allowed': '300', 'inin-ratelimit-count': '300', 'inin-ratelimit-reset': '20' };
    let isFull = true;
    const { users } = connect(() => Response.json({}, isFull ? { headers } : {}));
    await users.getUsersMe();
    isFull = false;
    const waiting = users.getUser('u1');
    await until(() => last().waits.length > 0);
    expect(last().waits).toMatchObject([{ reason: 'rate limit, 300 a minute for this token' }]);
    expect(last().waits[0]).not.toHaveProperty('to');
    await vi.advanceTimersByTimeAsync(21_000);
    await waiting;
    const { from = 0, to = 0 } = last().waits[0] ?? {};
    expect(to - from).toBeGreaterThan(19_000);
    expect(last().requests).toMatchObject([{ status: 200 }]);
  });

  it('for the pause that the platform demands', async () => {
    const { users } = connect((request) =>
      request.url.endsWith('/u1') && callLog.read().length === 2 && last().requests.length === 1
        ? Response.json({}, { status: 429, headers: { 'retry-after': '5' } })
        : Response.json({}),
    );
    await users.getUsersMe();
    const refused = users.getUser('u1');
    await until(() => last().waits.length > 0);
    expect(last().waits).toMatchObject([{ isRefused: true }]);
    await vi.advanceTimersByTimeAsync(70_000);
    await refused;
    expect(last().requests).toMatchObject([{ status: 429 }, { status: 200 }]);
  });

  it('for the first response of a route', async () => {
    const { users } = connect();
    await users.getUsersMe();
    const many = Array.from({ length: 40 }, (_, index) => users.getUser(`u${index}`));
    await until(() => callLog.read().some(({ waits }) => waits.length > 0));
    await Promise.all(many);
    expect(callLog.read().flatMap(({ waits }) => waits)).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining('first response of this route') as string }),
    );
  });
});

describe('The recorder stores nothing', () => {
  it('on wall displays', async () => {
    openPage('/wall/front');
    const { users, client, requestCount } = connect();
    await users.getUsersMe();
    await client.loginClientCredentialsGrant('id', 'secret').catch(() => undefined);
    expect(requestCount()).toBe(2);
    expect(callLog.read()).toEqual([]);
    for (const path of pages.map((page) => page.path.replace(':view', 'front'))) {
      callLog.clear();
      openPage(path);
      await users.getUsersMe();
      expect(callLog.read().length, path).toBe(isBarePath(path) ? 0 : 1);
    }
  });

  it('of the former user after sign-out, not even of a call that ends later', async () => {
    let answer = (): void => undefined;
    const { users } = connect(
      () =>
        new Promise<Response>((resolve) => {
          answer = () => {
            resolve(Response.json({}));
          };
        }),
    );
    const me = users.getUsersMe();
    const pending = Promise.resolve(me);
    await until(() => last().requests[0]?.isSent === true);
    forgetPerson();
    answer();
    await pending;
    expect(callLog.read()).toEqual([]);
  });

  it('of long arguments', async () => {
    const { client } = connect();
    await new AnalyticsApi(client).postAnalyticsConversationsAggregatesQuery({ interval: 'x'.repeat(MAX_LENGTH) } as never);
    expect(last()).toMatchObject({ omitted: 'large' });
    expect(JSON.stringify(last()).length).toBeLessThan(2000);
  });

  it('of the body of an OAuth client, which has a secret', async () => {
    const { client } = connect();
    const body = { name: 'n', secret: 'hunter-two-hunter', authorizedGrantType: 'CODE' };
    await new OAuthApi(client).postOauthClients(body);
    expect(last()).toMatchObject({ omitted: 'secret' });
    expect(JSON.stringify(last())).not.toContain('hunter');
  });
});

/** Any operation, with arguments of any name. */
class AnyApi extends PlatformApi {
  postAnything(body: unknown, query: Record<string, string>): ApiPromise<unknown> {
    return this.call('postAnything', 'POST /api/v2/anything', { body }, query, undefined);
  }
}

describe('A planted secret', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9]{24,40}$/);
  const name = fc.constantFrom('password', 'access_token', 'clientSecret', 'apiKey', 'jwt', 'pin', 'assertion', 'privateKey');
  const nested = (leaf: unknown, depth: number): unknown => (depth === 0 ? leaf : { list: [nested(leaf, depth - 1)] });

  it('is never stored, whether it is in body, query, address, headers or the message of an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        secret,
        name,
        fc.nat(4),
        fc.constantFrom('body', 'query', 'token', 'text'),
        fc.constantFrom(200, 400, 500),
        async (planted, field, depth, place, status) => {
          callLog.clear();
          const { client } = connect(() =>
            Response.json(
              { status, code: 'bad.request', message: `Wrong: ${planted}` },
              { status, headers: { 'inin-correlation-id': `c-${place === 'token' ? planted : 1}`, 'x-token': planted } },
            ),
          );
          if (place === 'token') client.setAccessToken(planted);
          const value = place === 'text' ? `Bearer ${planted}` : planted;
          const body = nested(place === 'query' ? { name: 'n' } : { [place === 'body' ? field : 'name']: value }, depth);
          await new AnyApi(client).postAnything(body, place === 'query' ? { [field]: planted } : {}).catch(() => undefined);
          expect(callLog.read()).toHaveLength(1);
          expect(JSON.stringify(callLog.read())).not.toContain(planted);
        },
      ),
      { numRuns: 100 },
    );
  });
});
