import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../../examples/console/src/explorer/call/prepare.js';
import { asCurl } from '../../../examples/console/src/explorer/code/curl.js';
import { literal } from '../../../examples/console/src/explorer/code/literal.js';
import { asTypeScript } from '../../../examples/console/src/explorer/code/typescript.js';
import type { Model, Parameter } from '../../../examples/console/src/explorer/data/types.js';
import { skeleton } from '../../../examples/console/src/explorer/form/skeleton.js';
import type { CallArguments } from '../../../examples/console/src/explorer/form/values.js';
import { complaints } from '../../support/complaints.js';
import { classOf, everyOperation, find } from './support.js';

const apiUrl = 'https://api.mypurecloud.ie';
const loginUrl = 'https://login.mypurecloud.ie';

function sample({ type, list, values, model }: Parameter, models: Readonly<Record<string, Model>>): unknown {
  if (model !== undefined) return skeleton(model, models);
  const typed = {
    string: values?.[0] ?? "it's",
    integer: 7,
    number: 0.5,
    boolean: false,
    date: '2026-01-01',
    'date-time': '2026-01-01T00:00:00Z',
    json: {},
  };
  return list ? [typed[type]] : typed[type];
}

describe('A call as TypeScript', () => {
  const write = (className: string, name: string, args: CallArguments, urls = { apiUrl, loginUrl }): string =>
    asTypeScript({ className, operation: find(className, name).operation, args, ...urls });

  it('is the program that makes it', () => {
    expect(write('UsersApi', 'getUsers', { pageSize: 5, expand: ['presence'] })).toBe(
      [
        "import { ApiClient, UsersApi } from 'contact-centre-client';",
        '',
        "const client = new ApiClient({ region: 'eu_west_1' });",
        "client.setAccessToken(process.env['TOKEN'] ?? '');",
        '',
        'const response = await new UsersApi(client).getUsers({',
        '  pageSize: 5,',
        "  expand: ['presence'],",
        '});',
        'console.log(response);',
        '',
      ].join('\n'),
    );
  });

  it('assigns no result if there is none', () => {
    expect(write('UsersApi', 'deleteUserRoutingskill', { userId: 'u', skillId: 's' })).toMatch(
      /\nawait new UsersApi\(client\)\.deleteUserRoutingskill\('u', 's'\);\n$/,
    );
  });

  it('contains the addresses if they belong to no region', () => {
    expect(write('UsersApi', 'getUsersMe', {}, { apiUrl: 'http://127.0.0.1:1', loginUrl: 'http://127.0.0.1:1' })).toContain(
      "new ApiClient({ apiUrl: 'http://127.0.0.1:1' })",
    );
    expect(write('UsersApi', 'getUsersMe', {}, { apiUrl: 'https://a.example', loginUrl: 'https://l.example' })).toContain(
      "new ApiClient({ apiUrl: 'https://a.example', loginUrl: 'https://l.example' })",
    );
  });

  it('signs in as a guest, or not at all, depending on the call', () => {
    expect(write('WebChatApi', 'getWebchatGuestConversationMembers', { conversationId: 'c' })).toContain(
      "client.setGuestToken(process.env['GUEST_TOKEN'] ?? '');",
    );
    expect(write('WebChatApi', 'postWebchatGuestConversations', { body: {} })).not.toContain('Token');
  });

  it('formats every value so that it is parsed to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- reading it is the point
        expect(new Function(`return ${literal(plain)}`)()).toEqual(plain);
      }),
    );
    expect(literal('it\'s \u2028 "so"\n')).toBe(String.raw`'it\'s \u2028 "so"\n'`);
  });

  it('breaks long lines', () => {
    expect(literal({ name: 'x'.repeat(60), list: ['y'.repeat(60)] })).toBe(
      `{\n  name: '${'x'.repeat(60)}',\n  list: ['${'y'.repeat(60)}'],\n}`,
    );
  });

  it('takes time linear in the depth of a body', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`) as unknown;
    let reads = 0;
    const proxies = new WeakMap<object, object>();
    const counting = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      const proxy =
        proxies.get(value) ?? new Proxy(value, { get: (target, key) => (reads++, counting(Reflect.get(target, key))) });
      proxies.set(value, proxy);
      return proxy;
    };
    const cost = (depth: number): [reads: number, length: number] => {
      reads = 0;
      const { length } = literal(counting(nested(depth)));
      return [reads, length];
    };
    const [fewReads, short] = cost(100);
    const [manyReads, long] = cost(1000);
    expect(manyReads / fewReads).toBeLessThan(11);
    expect(long / short).toBeLessThan(15);
  });

  it('can be formatted at any depth of a body', () => {
    const depth = 50_000;
    let value: unknown = 1;
    for (let level = 0; level < depth; level++) value = [value];
    const text = literal(value);
    expect(text.match(/\[/g)).toHaveLength(depth);
    expect(text.replace(/\s/g, '')).toContain('[[[1]]');
    expect(text.length).toBeLessThan(depth * 120);
  });

  it('compiles for every operation, with every argument', async () => {
    const programs = everyOperation.map(({ area: { className, models }, operation }, index) => {
      const args = Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, sample(parameter, models)]));
      return [`${operation.name}-${index}.ts`, asTypeScript({ className, operation, args, apiUrl, loginUrl })] as const;
    });
    expect(await complaints('explorer-code', Object.fromEntries(programs))).toEqual([]);
  });
});

describe('A call as curl', () => {
  /** Returns the arguments that a shell passes to curl. */
  const words = (command: string): string[] =>
    execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
      env: { PATH: process.env['PATH'], TOKEN: 'the token' },
    })
      .toString()
      .split('\0')
      .slice(0, -1);
  const curl = async (className: string, name: string, args: CallArguments): Promise<string> => {
    const { area, operation } = find(className, name);
    return asCurl(await prepare(await classOf(area), operation, args, apiUrl));
  };

  it('is the command that makes it, with the token in a variable', async () => {
    expect(await curl('UsersApi', 'patchUser', { userId: 'u1', body: { name: "O'Neil" } })).toBe(
      [
        "curl -X PATCH 'https://api.mypurecloud.ie/api/v2/users/u1' \\",
        "  -H 'accept: application/json' \\",
        "  -H 'content-type: application/json' \\",
        '  -H "authorization: Bearer $TOKEN" \\',
        String.raw`  --data-raw '{"name":"O'\''Neil"}'`,
      ].join('\n'),
    );
  });

  it('passes exactly the request through a shell, with any content', async () => {
    const nasty = '$(id) `id` $TOKEN !! "\'\\ \n * ~ ; & | @file #';
    const args = words(await curl('UsersApi', 'postUsersSearch', { body: { query: [{ value: nasty }] } }));
    expect(args).toEqual([
      'https://api.mypurecloud.ie/api/v2/users/search',
      '-H',
      'accept: application/json',
      '-H',
      'content-type: application/json',
      '-H',
      'authorization: Bearer the token',
      '--data-raw',
      JSON.stringify({ query: [{ value: nasty }] }),
    ]);
    expect(words(await curl('UsersApi', 'getUsersSearch', { q64: nasty }))[0]).toBe(
      `https://api.mypurecloud.ie/api/v2/users/search?q64=${encodeURIComponent(nasty).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    );
  });

  it('contains the verb only if curl would not infer it', async () => {
    expect(words(await curl('TokensApi', 'headTokensMe', {}))[0]).toBe('--head');
    expect(words(await curl('UsersApi', 'getUsersMe', {}))[0]).toMatch('https:');
    expect(words(await curl('UsersApi', 'deleteUser', { userId: 'u' })).slice(0, 2)).toEqual(['-X', 'DELETE']);
  });
});
