import type { ClientOptions, LogEntry } from 'contact-centre-client/fetch';
import { ApiClient } from 'contact-centre-client/fetch';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { check, prepare } from '../../../examples/console/src/explorer/call/prepare.js';
import type { CallRecord } from '../../../examples/console/src/explorer/call/run.js';
import { run } from '../../../examples/console/src/explorer/call/run.js';
import type { CallArguments } from '../../../examples/console/src/explorer/form/values.js';
import { classOf, everyOperation, find } from './support.js';
import '../support/english.js';

const apiUrl = 'https://api.example';
const sandbox = createSandbox();
beforeEach(() => {
  sandbox.reset();
});

const fetchFromSandbox: typeof fetch = async (input, init) => {
  const response = await sandbox.fetch(new Request(input, init));
  if (response.type === 'error') throw new TypeError('fetch failed');
  return response;
};

function signedIn(options: ClientOptions = {}): ApiClient {
  const client = new ApiClient({ timeout: 0, apiUrl, fetch: fetchFromSandbox, ...options });
  client.setAccessToken(sandbox.issueAccessToken(sandbox.users[0]?.id));
  return client;
}

interface Input {
  args?: CallArguments;
  client?: ApiClient;
  signal?: AbortSignal;
}

async function call(
  className: string,
  name: string,
  { args = {}, client = signedIn(), signal }: Input = {},
): Promise<CallRecord> {
  const { area, operation } = find(className, name);
  const Api = await classOf(area);
  const prepared = await prepare(Api, operation, args, apiUrl);
  return await run({ client, Api, operation, args, prepared, signal: signal ?? new AbortController().signal });
}

describe('The preview of a request', () => {
  it('is built by the library, with a placeholder for the token', async () => {
    const { area, operation } = find('UsersApi', 'patchUser');
    const request = await prepare(await classOf(area), operation, { userId: 'a/b', body: { version: 1 } }, apiUrl);
    expect(request).toMatchObject({
      method: 'PATCH',
      url: 'https://api.example/api/v2/users/a%2Fb',
      headers: { authorization: 'Bearer $TOKEN', accept: 'application/json', 'content-type': 'application/json' },
      body: '{"version":1}',
    });
  });

  it('contains no token for a call that needs none', async () => {
    const { area, operation } = find('WebChatApi', 'postWebchatGuestConversations');
    const request = await prepare(await classOf(area), operation, { body: {} }, apiUrl);
    expect(request.headers).not.toHaveProperty('authorization');
  });

  it('exists for every operation, with all kinds of arguments', async () => {
    for (const { area, operation } of everyOperation) {
      const Api = await classOf(area);
      const typed = {
        string: 'v',
        integer: 7,
        number: 0.5,
        boolean: false,
        date: '2026-01-01',
        'date-time': '2026-01-01T00:00:00Z',
        json: { v: 1 },
      };
      const args = Object.fromEntries(
        operation.parameters.map(({ name, type, list }) => [name, list ? [typed[type], typed[type]] : typed[type]]),
      );
      const { method, url, headers, body } = await prepare(Api, operation, args, apiUrl);
      expect(`${method} ${new URL(url).pathname}`).toBe(`${operation.verb} ${operation.path.replace(/\{\w+\}/g, 'v')}`);
      const placed = (place: string): string[] =>
        operation.parameters
          .filter((parameter) => parameter.place === place)
          .map(({ name, wireName }) => wireName ?? name)
          .sort();
      expect([...new Set(new URL(url).searchParams.keys())].sort()).toEqual(placed('query'));
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(placed('header').map((name) => name.toLowerCase())));
      expect(body === undefined).toBe(placed('body').length === 0);
    }
  });
});

describe('Validating a form', () => {
  const problems = async (className: string, name: string, values: Record<string, string | string[]>): Promise<unknown> => {
    const { area, operation } = find(className, name);
    return (await check(await classOf(area), operation, values, apiUrl)).problems;
  };

  it("reports all missing arguments with the library's messages", async () => {
    expect(await problems('UsersApi', 'deleteAuthorizationSubjectDivisionRole', { divisionId: 'x' })).toEqual({
      subjectId: 'Missing the required parameter "subjectId" when calling deleteAuthorizationSubjectDivisionRole',
      roleId: 'Missing the required parameter "roleId" when calling deleteAuthorizationSubjectDivisionRole',
    });
  });

  it('reports values that the library rejects, and invalid numbers and JSON, at the same time', async () => {
    expect(await problems('UsersApi', 'patchUser', { userId: '..', body: '{"a":}' })).toEqual({
      userId: 'Invalid value for the parameter "userId" when calling patchUser: ".." would change the path. Pass an id',
      body: 'Line 1, column 6: a value was expected, not "}"',
    });
    expect(await problems('UsersApi', 'getUsers', { pageSize: 'many' })).toEqual({
      pageSize: 'A whole number is expected, such as 25',
    });
  });

  it('finds a field by its name in the request, too', async () => {
    const renamed = everyOperation.flatMap(({ area, operation }) =>
      operation.parameters
        .filter(
          (parameter) => parameter.wireName && parameter.place === 'query' && parameter.type === 'string' && !parameter.list,
        )
        .map((parameter) => ({ area, operation, parameter })),
    );
    expect(renamed.length).toBeGreaterThan(0);
    for (const { area, operation, parameter } of renamed) {
      const args = Object.fromEntries(
        operation.parameters.map(({ name, place, type }) => [name, place === 'body' ? '{}' : type === 'string' ? 'v' : '']),
      );
      const reportedProblems = await problems(area.className, operation.name, { ...args, [parameter.name]: '\ud800' });
      expect(Object.keys(reportedProblems as object)).toEqual([parameter.name]);
    }
  });

  it('returns the request if there is no problem', async () => {
    const { area, operation } = find('UsersApi', 'getUser');
    const checked = await check(await classOf(area), operation, { userId: 'u1', expand: ['team'] }, apiUrl);
    expect(checked).toMatchObject({
      problems: {},
      args: { userId: 'u1', expand: ['team'] },
      request: { url: `${apiUrl}/api/v2/users/u1?expand=team` },
    });
  });
});

describe('A call', () => {
  it('is made by the class with the given client, and returns the request and the response', async () => {
    const user = sandbox.users[0];
    const { request, outcome, ms } = await call('UsersApi', 'getUser', { args: { userId: user?.id, expand: ['presence'] } });
    expect(sandbox.requests.at(-1)).toMatchObject({
      method: 'GET',
      path: `/api/v2/users/${user?.id ?? ''}`,
      query: { expand: ['presence'] },
    });
    expect(request).toMatchObject({
      method: 'GET',
      url: `${apiUrl}/api/v2/users/${user?.id ?? ''}?expand=presence`,
      headers: { authorization: '[redacted]', accept: 'application/json' },
      sent: true,
    });
    expect(outcome).toMatchObject({ kind: 'responded', status: 200, body: { id: user?.id, name: user?.name }, error: undefined });
    expect(ms).toBeGreaterThan(0);
  });

  it('reports an error status as a response', async () => {
    sandbox.fail({ status: 403, code: 'missing.permissions', message: 'No.' });
    const { outcome } = await call('UsersApi', 'getUsers');
    expect(outcome).toMatchObject({
      kind: 'responded',
      status: 403,
      error: { code: 'missing.permissions', message: expect.stringContaining('No.') as string },
      correlationId: expect.stringMatching(/.+/) as string,
    });
  });

  it('reports a lost connection, and a call that was never sent', async () => {
    sandbox.fail({ effect: 'drop' });
    expect(await call('UsersApi', 'getUsers')).toMatchObject({
      outcome: { kind: 'failed', code: 'ERR_NETWORK' },
      request: { sent: true },
    });
    const stranger = new ApiClient({ timeout: 0, apiUrl });
    expect(await call('UsersApi', 'getUsers', { client: stranger })).toMatchObject({
      outcome: { kind: 'failed', code: 'ERR_TOKEN_NOT_SET' },
      request: { sent: false, headers: { authorization: 'Bearer $TOKEN' } },
    });
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    const client = signedIn({
      transport: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('stopped'));
          });
          controller.abort();
        }),
    });
    expect(await call('UsersApi', 'getUsers', { client, signal: controller.signal })).toMatchObject({
      outcome: { kind: 'cancelled', code: 'ERR_ABORTED' },
    });
  });

  it("leaves the client's log unchanged and working", async () => {
    const logged: LogEntry[] = [];
    const sink = (_line: string, entry: LogEntry): void => void logged.push(entry);
    const client = signedIn({ logger: { level: 'error', sink } });
    await call('UsersApi', 'getUsers', { client });
    sandbox.fail({ status: 500 });
    await call('UsersApi', 'getUsers', { client });
    expect(logged.map(({ status }) => status)).toEqual([500]);
    expect(client.logger).toMatchObject({ level: 'error', sink });
  });

  it('passes lines without a sink to the console', async () => {
    const listener = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const client = signedIn({ logger: { level: 'debug' } });
    await call('UsersApi', 'getUsers', { client });
    expect(listener).toHaveBeenCalledOnce();
    await call('UsersApi', 'getUsers');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is distinguished from concurrent calls', async () => {
    const client = signedIn();
    const { level, sink } = client.logger;
    const users = sandbox.users.slice(0, 8);
    const records = await Promise.all(
      users.map(({ id }, index) => {
        sandbox.fail({ latencyMs: 8 - index, route: `GET /api/v2/users/${id}` });
        return call('UsersApi', 'getUser', { client, args: { userId: id } });
      }),
    );
    expect(records.map(({ request }) => request.url)).toEqual(users.map(({ id }) => `${apiUrl}/api/v2/users/${id}`));
    expect(records.map(({ outcome }) => outcome)).toMatchObject(users.map(({ id }) => ({ body: { id } })));
    expect(client.logger).toMatchObject({ level, sink });
  });
});
