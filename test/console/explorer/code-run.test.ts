import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox } from 'contact-centre-client/sandbox';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepare } from '../../../examples/console/src/explorer/call/prepare.js';
import { asFetch } from '../../../examples/console/src/explorer/code/fetch.js';
import { asTypeScript } from '../../../examples/console/src/explorer/code/typescript.js';
import type { CallArguments } from '../../../examples/console/src/explorer/form/values.js';
import { RoutingApi } from '../../../src/apis/routing.js';
import { clientOf } from '../../support/in-sandbox.js';
import { classOf, find } from './support.js';

const folder = 'node_modules/.cache/explorer-code-run';
const apiUrl = 'https://api.mypurecloud.ie';
const sandbox = createSandbox({ seed: 1, rateLimit: false });
const platform = setupServer(http.all(/^https:\/\/(api|login)\./, ({ request }) => sandbox.fetch(request)));
const user = sandbox.users[0];
const queueId = sandbox.queues[0]?.id ?? '';

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  platform.listen({ onUnhandledRequest: 'error' });
  vi.stubEnv('TOKEN', sandbox.issueAccessToken(user?.id));
});
afterAll(() => {
  platform.close();
  vi.unstubAllEnvs();
});

async function firstSkill(): Promise<string> {
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken());
  const { entities } = await new RoutingApi(client).getRoutingSkills();
  return entities[0]?.id ?? '';
}

let runs = 0;

/** Runs a program as it is. @returns what it prints. */
async function run(name: string, code: string): Promise<unknown> {
  const printed: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((value: unknown) => {
    printed.push(value);
  });
  // Each is a separate module.
  const file = join(folder, `${name}-${++runs}.ts`);
  writeFileSync(file, code);
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    log.mockRestore();
  }
  return printed.at(-1);
}

interface Sample {
  printed: unknown;
  request: unknown;
}

async function runAs(kind: 'sdk' | 'fetch', className: string, name: string, args: CallArguments): Promise<Sample> {
  const { area, operation } = find(className, name);
  const code =
    kind === 'sdk'
      ? asTypeScript({ className, operation, args, apiUrl, loginUrl: apiUrl.replace('api', 'login') })
      : asFetch(await prepare(await classOf(area), operation, args, apiUrl), operation);
  const printed = await run(`${name}-${kind}`, code);
  const { headers: _headers, ...request } = sandbox.requests.at(-1) ?? {};
  return { printed, request };
}

describe('The samples with the library and with fetch', () => {
  it.each<[className: string, name: string, args: CallArguments]>([
    ['UsersApi', 'getUsers', { pageSize: 2, expand: ['presence', 'skills'] }],
    ['RoutingApi', 'getRoutingQueue', { queueId }],
    [
      'UsersApi',
      'postUsersSearch',
      { body: { pageSize: 2, query: [{ type: 'CONTAINS', fields: ['name'], value: 'it\'s "so" ${x}' }] } },
    ],
    ['UsersApi', 'patchUserRoutingskillsBulk', { userId: user?.id, body: [] }],
    [
      'AnalyticsApi',
      'postAnalyticsQueuesObservationsQuery',
      { body: { filter: { type: 'and', predicates: [{ dimension: 'queueId', value: queueId }] }, metrics: ['oWaiting'] } },
    ],
  ])('of %s.%s run and print the same response', async (className, name, args) => {
    const library = await runAs('sdk', className, name, args);
    const plain = await runAs('fetch', className, name, args);
    expect(plain.request).toEqual(library.request);
    expect(plain.request).toMatchObject({ status: 200 });
    expect(plain.printed).toEqual(library.printed);
    expect(plain.printed).toBeTypeOf('object');
  });

  it('print the status if there is nothing else', async () => {
    expect((await runAs('fetch', 'TokensApi', 'headTokensMe', {})).printed).toBe(200);
    const skill = { skillId: await firstSkill() };
    expect((await runAs('fetch', 'RoutingApi', 'deleteRoutingSkill', skill)).printed).toBe(204);
  });

  it('report a refusal', async () => {
    await expect(runAs('fetch', 'RoutingApi', 'getRoutingQueue', { queueId: 'none' })).rejects.toThrow('404');
  });

  it('contain no token, and read it from the environment', async () => {
    const { area, operation } = find('UsersApi', 'postUsers');
    const body = { name: "O'Neil", email: 'o@example.com' };
    expect(asFetch(await prepare(await classOf(area), operation, { body }, apiUrl), operation)).toBe(
      [
        "const response = await fetch('https://api.mypurecloud.ie/api/v2/users', {",
        "  method: 'POST',",
        '  headers: {',
        "    accept: 'application/json',",
        "    'content-type': 'application/json',",
        "    authorization: `Bearer ${process.env['TOKEN'] ?? ''}`,",
        '  },',
        String.raw`  body: JSON.stringify({ name: 'O\'Neil', email: 'o@example.com' }),`,
        '});',
        'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
        'const text = await response.text();',
        "console.log(text === '' ? response.status : JSON.parse(text));",
        '',
      ].join('\n'),
    );
  });
});
