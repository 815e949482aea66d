import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthorizationApi, TokensApi } from 'contact-centre-client';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import type { ServedSandbox } from 'contact-centre-client/sandbox/serve';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/command.js';

const program = `import { ApiClient, RoutingApi, UsersApi } from 'contact-centre-client';

const client = new ApiClient();
const routing = new RoutingApi(client);
const users = new UsersApi(client);
export async function rename(id) {
  const queue = await routing.getRoutingQueue(id);
  await routing.putRoutingQueue(id, { ...queue, name: 'New' });
  await routing.deleteRoutingQueue(id);
  await routing.deleteRoutingQueue('other');
  return await users.getUsersMe();
}
`;

let served: ServedSandbox;
let folder: string;
let agent: string;
beforeAll(async () => {
  served = await serveSandbox({ port: 0, rateLimit: false });
  folder = await mkdtemp(join(tmpdir(), 'check-preflight-'));
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'rename.js'), program);
});
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  served.sandbox.reset();
  agent = served.sandbox.issueAccessToken(served.sandbox.users.find(({ name }) => name === 'Dilnoza Karimova')?.id);
});
afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

interface Outcome {
  readonly code: number;
  readonly out: string[];
  readonly error: string[];
}

async function check(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> {
  const output = { out: [] as string[], error: [] as string[] };
  const code = await runCommand(['check', folder, ...args], {
    out: (line) => output.out.push(line),
    error: (line) => output.error.push(line),
    stop: new AbortController().signal,
    version: '1.2.3',
    env,
  });
  return { code, ...output };
}

const preflight = async (env: Readonly<Record<string, string>>, ...args: string[]): Promise<Outcome> =>
  await check(env, '--preflight', '--api-url', served.url, ...args);

describe('contact-centre-client check --preflight', () => {
  it('lists what a user cannot do, with the missing permissions', async () => {
    expect(await preflight({ ACCESS_TOKEN: agent })).toEqual({
      code: 4,
      error: [],
      out: [
        expect.stringMatching(/^rename\.js:7 {2}new /) as string,
        expect.stringMatching(/^rename\.js:11 {2}new /) as string,
        '5 uses of operations in 1 file: 2 new.',
        'rename.js:8  impossible  putRoutingQueue: The caller lacks `routing:queue:edit`',
        'rename.js:9 (and 1 more)  impossible  deleteRoutingQueue: The caller lacks `routing:queue:delete`',
        'rename.js:7  limited     getRoutingQueue: The caller has `routing:queue:view` in the division Home only',
        'rename.js:11  unknown     getUsersMe: The platform does not document which permissions it requires',
        'Checked for the user Dilnoza Karimova of Harbourline Travel.',
        '4 operations: 1 unknown, 1 limited, 2 impossible.',
      ],
    });
  });

  it('signs in with the credentials of an OAuth client, at the address of the environment', async () => {
    const { id, secret } = served.sandbox.clients.clientCredentials;
    const result = await check({ CLIENT_ID: id, CLIENT_SECRET: secret, API_URL: served.url }, '--preflight');
    expect(result).toMatchObject({ code: 0, error: [] });
    expect(result.out.slice(-2)).toEqual([
      'Checked for the OAuth client Nightly export of Harbourline Travel.',
      '4 operations: 3 possible, 1 unknown.',
    ]);
  });

  it('prints JSON with the places of each use', async () => {
    const { code, out } = await preflight({ ACCESS_TOKEN: agent }, '--json');
    expect(code).toBe(4);
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      uses: 5,
      preflight: {
        caller: { kind: 'user', name: 'Dilnoza Karimova', organization: 'Harbourline Travel' },
        operations: [
          { operation: 'getRoutingQueue', status: 'limited', places: [{ file: 'rename.js', line: 7 }] },
          { operation: 'putRoutingQueue', status: 'impossible', missing: { any: ['routing:queue:edit'] } },
          { operation: 'deleteRoutingQueue', places: [{ line: 9 }, { line: 10 }] },
          { operation: 'getUsersMe', status: 'unknown' },
        ],
      },
    });
    expect(out.join('\n')).not.toContain(agent);
  });

  it('names the scopes that limit the token', async () => {
    served.sandbox.on(TokensApi, 'getTokensMe', { authorizedScope: ['routing:readonly', 'users'] });
    const { out } = await preflight({ ACCESS_TOKEN: agent });
    expect(out).toContain(
      'The token is limited to the scopes routing:readonly, users. Which scope an operation requires is not documented, so they were not compared.',
    );
  });

  it('sends no request if the program uses no operation', async () => {
    const { code, out } = await check({ ACCESS_TOKEN: 't', API_URL: 'http://127.0.0.1:1' }, '--preflight');
    expect(code).toBe(1);
    const output: string[] = [];
    const io = { out: (line: string) => output.push(line), error: (line: string) => output.push(line) };
    const args = ['check', join(folder, 'empty'), '--preflight', '--api-url', 'http://127.0.0.1:1'];
    const env = { ACCESS_TOKEN: 't' };
    expect(await runCommand(args, { ...io, stop: new AbortController().signal, version: '1.2.3', env })).toBe(0);
    expect(output).toEqual(['No file uses contact-centre-client or purecloud-platform-client-v2.']);
    expect(out.at(-1)).toBe('5 uses of operations in 1 file: 2 new.');
  });

  it('finds retired operations without a preflight of their permissions', async () => {
    await mkdir(join(folder, 'old'), { recursive: true });
    await writeFile(
      join(folder, 'old', 'chat.js'),
      "import { WebChatApi } from 'contact-centre-client';\nexport const list = () => new WebChatApi().getWebchatDeployments();\n",
    );
    const result = await preflight({ ACCESS_TOKEN: agent });
    await rm(join(folder, 'old'), { recursive: true });
    expect(result.code).toBe(3);
    expect(result.out).toContain('old/chat.js:2  impossible  getWebchatDeployments: The platform no longer offers it');
  });
});

describe('A preflight that fails', () => {
  it('because the token is refused, says so', async () => {
    const { code, error } = await preflight({ ACCESS_TOKEN: 'planted-secret' });
    expect(code).toBe(1);
    expect(error.join('\n')).toMatch(/^The permissions could not be read: GET .* responded with status 401/);
    expect(error.join('\n')).not.toContain('planted-secret');
  });

  it('because the credentials are refused, says so', async () => {
    const { code, error } = await preflight({ CLIENT_ID: 'nobody', CLIENT_SECRET: 'planted-secret' });
    expect(code).toBe(1);
    expect(error.join('\n')).toMatch(/^The permissions could not be read: /);
    expect(error.join('\n')).not.toContain('planted-secret');
  });

  it('because the platform does not state the permissions, says so', async () => {
    served.sandbox.answer(AuthorizationApi, 'getAuthorizationSubjectsMe', { status: 403, times: 1 });
    const { code, error, out } = await preflight({ ACCESS_TOKEN: agent });
    expect(code).toBe(1);
    expect(error).toEqual([expect.stringContaining("did not state the caller's permissions")]);
    expect(out.at(-1)).toBe('4 operations: 4 unknown.');
  });

  it('because the platform cannot be reached, says so', async () => {
    const { code, error } = await check({ ACCESS_TOKEN: 't' }, '--preflight', '--api-url', 'http://127.0.0.1:1');
    expect(code).toBe(1);
    expect(error).toEqual([expect.stringMatching(/^The permissions could not be read: GET http:\/\/127\.0\.0\.1:1\/\S+ failed/)]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'No credentials are set. Set the environment variable ACCESS_TOKEN, or CLIENT_ID and CLIENT_SECRET of an OAuth client for client credentials.',
      { ACCESS_TOKEN: ' ' },
      ['--preflight'],
    ],
    ['CLIENT_ID is set without CLIENT_SECRET. Set', { CLIENT_ID: 'a' }, ['--preflight']],
    ['CLIENT_SECRET is set without CLIENT_ID. Set', { CLIENT_SECRET: 'a' }, ['--preflight']],
    ['--region has no effect without --preflight. Add --preflight.', {}, ['--region', 'eu_west_1']],
    [
      'Both --region and --api-url are set.',
      { ACCESS_TOKEN: 't' },
      ['--preflight', '--region', 'a', '--api-url', 'https://a.example'],
    ],
    ['eu_wets_1', { ACCESS_TOKEN: 't' }, ['--preflight', '--region', 'eu_wets_1']],
    ['eu_wets_1', { ACCESS_TOKEN: 't', REGION: 'eu_wets_1' }, ['--preflight']],
    ['apiUrl', { ACCESS_TOKEN: 't' }, ['--preflight', '--api-url', 'not an address']],
    ['Unknown option "--preflihgt". Did you mean "--preflight"?', {}, ['--preflihgt']],
  ])('because of the command line, says how to correct it: %s', async (message, env, args) => {
    const { code, out, error } = await check(env, ...args);
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(error.join('\n')).toContain(message);
    expect(error.join('\n')).toContain('Try: contact-centre-client check --help');
  });
});
