import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RoutingApi, UsersApi } from 'contact-centre-client';
import type { AuthzSubject, OAuthClient } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SeedFile, ServedSandbox } from 'contact-centre-client/sandbox';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../src/cli/command.js';
import { startRecording } from '../../../src/sandbox/record/record.js';
import { callWith, postForm } from '../support.js';
import type { Listing, NamedEntity, TokenBody } from '../support.js';

/** Stands for the organisation. */
let real: ServedSandbox;
let token: string;
let directory: string;
let out: string;

beforeAll(async () => {
  real = await serveSandbox({
    rateLimit: false,
    seed: {
      seed: 5,
      divisions: [{ name: 'Islands' }],
      skills: [{ name: 'Timetables' }],
      wrapupCodes: [{ name: 'Ticket Sold' }],
      users: [
        { name: 'Mairi Beaton', email: 'mairi.beaton@meridian.example', title: 'Team Leader', skills: { Timetables: 4 } },
        {
          name: 'Torquil Ross',
          email: 'torquil@meridian.example',
          manager: 'Mairi Beaton',
          division: 'Islands',
          addresses: [{ address: '+44 7700 900123', mediaType: 'PHONE', type: 'WORK' }],
          roles: ['Supervisor', { role: 'Purser', division: 'Islands' }, { role: 'Agent', division: '*' }],
        },
      ],
      groups: [
        {
          name: 'Crew of Mairi Beaton',
          description: 'Ring Mairi on +44 7700 900123',
          members: ['Torquil Ross'],
          owners: ['Mairi Beaton'],
        },
      ],
      queues: [
        {
          name: 'Tickets',
          division: 'Islands',
          members: ['Torquil Ross', 'Mairi Beaton'],
          wrapupCodes: ['Ticket Sold'],
          description: 'Ask torquil@meridian.example',
        },
      ],
      roles: [{ name: 'Purser', permissions: ['routing:queue:view'] }],
      oauthClients: [
        {
          name: 'Board of Mairi Beaton',
          grant: 'client_credentials',
          secret: 'lighthouse-at-the-skerries',
          description: 'Torquil looks after it',
          roles: [{ role: 'Purser', division: 'Islands' }],
          accessTokenValiditySeconds: 900,
        },
        {
          name: 'Side panel',
          grant: 'code',
          secret: 'beacon-on-the-mull',
          roles: [],
          redirectUris: ['http://localhost:8085/back?to=1', 'https://crm.meridian.example/back'],
        },
      ],
      responses: [{ name: 'Gale', libraries: ['Weather'], texts: [{ content: 'Dear Mrs Skene, no crossing today.' }] }],
      responseLibraries: [{ name: 'Weather' }],
      dataTables: [
        {
          name: 'Vessels',
          schema: {
            type: 'object',
            properties: { key: { type: 'string' }, captain: { type: 'string' } },
            required: ['key'],
          },
          rows: [{ key: '447700900123', captain: 'Una Skene' }],
        },
      ],
      entities: { '/api/v2/outbound/callabletimesets': [{ name: 'Daylight', callableTimes: [] }] },
    },
  });
  token = real.sandbox.issueAccessToken();
});
afterAll(async () => {
  await real.close();
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recording-'));
  out = join(directory, 'centre.json');
});
afterEach(async () => {
  await rm(directory, { recursive: true });
});

const expand = 'expand=skills,languages,presence,routingStatus';
const reads = (): string[] => {
  const { users, queues } = real.sandbox;
  return [
    `users?${expand}`,
    `users/${users[1]!.id}?${expand}`,
    'routing/queues',
    `routing/queues/${queues[0]!.id}`,
    'groups',
    `routing/queues/${queues[0]!.id}/members`,
    `routing/queues/${queues[0]!.id}/wrapupcodes`,
    'authorization/divisions',
    'routing/skills',
    'routing/wrapupcodes',
    'routing/languages',
    'authorization/roles',
    'scripts',
    'locations',
    'telephony/providers/edges/sites',
    'responsemanagement/libraries',
    'flows/datatables?expand=schema',
    'outbound/callabletimesets',
  ];
};

const ids = [1, 2, 3].map((digit) => `0000000${digit}-0000-4000-a000-000000000000`);

/** The structure of a page without the replaced values: its fields, their types, and the number of entries. */
function shape(value: unknown): unknown {
  // A person with another name has another position in a sorted list, but the same id.
  const idOf = (entry: unknown): string => (entry as { id?: string } | null)?.id ?? '';
  if (Array.isArray(value)) return [...(value as unknown[])].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1)).map(shape);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part)]));
}

async function recorded(
  paths: readonly string[],
  options: Partial<Parameters<typeof startRecording>[0]> = {},
): Promise<SeedFile> {
  const { url, close } = await startRecording({ out, apiUrl: real.url, loginUrl: real.url, ...options });
  for (const path of paths) {
    const response = await fetch(`${url}/api/v2/${path}`, { headers: { Authorization: `Bearer ${token}` } });
    expect([path, response.status]).toEqual([path, 200]);
    await response.arrayBuffer();
  }
  await close();
  return JSON.parse(await readFile(options.out ?? out, 'utf8')) as SeedFile;
}

const ask = (sandbox: Sandbox): ReturnType<typeof callWith> => callWith(sandbox, sandbox.issueAccessToken());

describe('A recording', () => {
  it('loads as a seed, and the same reads return the same shapes', async () => {
    const library = (await ask(real.sandbox)<Listing<NamedEntity>>('GET', '/api/v2/responsemanagement/libraries')).body
      .entities[0]!.id;
    const group = (await ask(real.sandbox)<Listing<NamedEntity>>('GET', '/api/v2/groups')).body.entities[0]!.id;
    const paths = [...reads(), `responsemanagement/responses?libraryId=${library}`, `groups/${group}/members`];
    const seed = await recorded(paths);
    const sandbox = createSandbox({ seed, rateLimit: false });
    for (const path of paths) {
      const [was, is] = await Promise.all(
        [real.sandbox, sandbox].map(async (each) => (await ask(each)('GET', `/api/v2/${path}`)).body),
      );
      expect([path, shape(is)]).toEqual([path, shape(was)]);
    }
  });

  it('contains no person: no names, addresses, numbers or messages', async () => {
    const tables = (await ask(real.sandbox)<Listing<NamedEntity>>('GET', '/api/v2/flows/datatables')).body.entities;
    const library = (await ask(real.sandbox)<Listing<NamedEntity>>('GET', '/api/v2/responsemanagement/libraries')).body
      .entities[0]!.id;
    const more = [`flows/datatables/${tables[0]!.id}/rows?showbrief=false`, `responsemanagement/responses?libraryId=${library}`];
    const text = JSON.stringify(await recorded([...reads(), ...more]));
    for (const planted of ['Mairi', 'Beaton', 'Torquil', 'meridian', '7700', '900123', 'Skene', 'crossing today']) {
      expect(text.toLowerCase()).not.toContain(planted.toLowerCase());
    }
    // Names that the organisation has configured stay recognisable.
    for (const word of ['Tickets', 'Timetables', 'Ticket Sold', 'Purser', 'Islands', 'Weather', 'Daylight', 'captain']) {
      expect(text).toContain(word);
    }
  });

  it('uses the same stand-in for the same person, in all files and runs', async () => {
    const first = await recorded([`users/${real.sandbox.users[0]!.id}`]);
    const again = await recorded(['groups', 'users']);
    const name = first.users?.[0]?.name ?? '';
    expect(again.users?.map((user) => user.name)).toContain(name);
    expect(again.groups?.[0]?.name).toBe(`Crew of ${name}`);
    const other = await recorded(['users'], { out: join(directory, 'other.json'), keyFile: `${out}.key` });
    expect(other.users).toEqual(again.users);
    const elsewhere = await recorded(['users'], { out: join(directory, 'third.json') });
    expect(elsewhere.users?.map((user) => user.name)).not.toContain(name);
  });

  it('keeps an earlier recording, and replaces a person in it who was unknown before', async () => {
    expect((await recorded(['groups'])).groups?.[0]?.name).not.toContain('Mairi');
    const whole = await recorded(['users', 'routing/skills']);
    expect([whole.groups?.length, whole.users?.length, whole.skills?.length]).toEqual([1, 2, 1]);
  });

  it('has no token, secret or credential in it', async () => {
    const planted = ['Harbour-7-password', 'sk-live-51H8Zt0Qm2xLw9', '4f7d0c2a9be14f6d8c3b'];
    const user = {
      id: ids[0],
      name: 'Somebody',
      email: 'u1@a.example',
      version: 1,
      password: planted[0],
      title: `Key ${planted[1]}`,
    };
    const answer = { entities: [{ ...user, department: token, apiKey: planted[2], clientSecret: planted[2] }] };
    const takeBack = real.sandbox.on(UsersApi, 'getUsers', answer);
    const override = real.sandbox.on(RoutingApi, 'getRoutingSkills', {
      entities: [
        { id: ids[1], name: `Skill ${token}`, state: 'active' },
        { id: ids[2], name: planted[1] ?? '' },
      ],
    });
    const text = JSON.stringify(await recorded(['users', 'routing/skills', 'oauth/clients']));
    takeBack();
    override();
    for (const id of ids) expect(text).toContain(id);
    for (const secret of [...planted, token, ...Object.values({ ...real.sandbox.clients }).map((client) => client.secret)]) {
      if (secret !== '') expect(text).not.toContain(secret);
    }
    const key = (await readFile(`${out}.key`, 'utf8')).trim();
    expect(text).not.toContain(key);
    expect((await stat(`${out}.key`)).mode & 0o777).toBe(0o600);
  });

  it('has roles, their grants, and OAuth clients, which sign in with secrets of the sandbox', async () => {
    const [, torquil] = real.sandbox.users;
    const paths = [
      'users',
      `authorization/subjects/${torquil!.id}`,
      'authorization/roles',
      'authorization/divisions',
      'oauth/clients',
    ];
    const seed = await recorded(paths);
    const islands = seed.divisions!.find(({ name }) => name === 'Islands')!.id!;
    const purser = seed.roles!.find(({ name }) => name === 'Purser')!.id!;
    const board = seed.oauthClients!.find(
      ({ grant, accessTokenValiditySeconds }) => grant !== 'code' && accessTokenValiditySeconds === 900,
    );
    expect(board).toMatchObject({ grant: 'client_credentials', roles: [{ role: purser, division: islands }] });
    const panel = seed.oauthClients!.find(({ name }) => name === 'Side panel')!;
    expect(panel).toMatchObject({ redirectUris: ['http://localhost:8085/back', 'https://recorded.example/'] });
    const text = JSON.stringify(seed);
    for (const planted of ['lighthouse', 'beacon', 'Mairi', 'Torquil', 'meridian', 'secret']) expect(text).not.toContain(planted);

    const sandbox = createSandbox({ seed, rateLimit: false });
    const call = ask(sandbox);
    const grants = (await call<AuthzSubject>('GET', `/api/v2/authorization/subjects/${torquil!.id}`)).body.grants!.map(
      ({ role, division }) => `${role!.name} in ${division!.name ?? division!.id!}`,
    );
    expect(grants.sort()).toEqual(['Agent in *', 'Employee in Home', 'Purser in Islands', 'Supervisor in Home']);
    const { body } = await call<OAuthClient>('POST', `/api/v2/oauth/clients/${board!.id!}/secret`);
    const fields = { grant_type: 'client_credentials' };
    const signedIn = await postForm<TokenBody>(sandbox, '/oauth/token', fields, { id: body.id, secret: body.secret! });
    expect(signedIn).toMatchObject({ status: 200, body: { expires_in: 900 } });
    const asBoard = callWith(sandbox, signedIn.body.access_token);
    expect((await asBoard('GET', '/api/v2/routing/queues')).status).toBe(200);
    expect((await asBoard('GET', '/api/v2/oauth/clients')).status).toBe(403);
  });

  it('grants no role if the role or its division was not recorded', async () => {
    const [, torquil] = real.sandbox.users;
    const paths = ['users', `authorization/subjects/${torquil!.id}`];
    for (const more of ['authorization/roles', 'authorization/divisions']) {
      const other = join(directory, `${more.replace('/', '-')}.json`);
      const seed = await recorded([...paths, more], { out: other });
      expect(seed.users!.filter(({ roles }) => roles !== undefined)).toHaveLength(1);
      expect(seed.users!.find(({ id }) => id === torquil!.id)!.roles, more).toEqual([
        { role: 'Supervisor' },
        { role: 'Agent', division: '*' },
      ]);
    }
  });

  it('drops unknown fields, the authenticated user and failed responses', async () => {
    const takeBack = real.sandbox.on(RoutingApi, 'getRoutingSkills', {
      entities: [{ id: ids[0], name: 'Freight', state: 'new-state', surprise: 'Jane Doe' } as never],
    });
    const seed = await recorded(['routing/skills', 'tokens/me']);
    takeBack();
    expect(seed).toEqual({ seed: 1, skills: [{ id: ids[0], name: 'Freight' }], entities: {}, settings: {} });
  });

  it('is written completely or not at all, and leaves no other file', async () => {
    await recorded(['routing/skills']);
    expect((await readdir(directory)).sort()).toEqual(['centre.json', 'centre.json.key']);
    await writeFile(out, '{"users": 7}');
    await expect(startRecording({ out, apiUrl: real.url, loginUrl: real.url })).rejects.toThrow('users: a list is expected');
    expect(await readFile(out, 'utf8')).toBe('{"users": 7}');
    await writeFile(`${out}.key`, 'none');
    await rm(out);
    await expect(startRecording({ out, apiUrl: real.url, loginUrl: real.url })).rejects.toThrow('holds no key of a recording');
  });
});

describe('The proxy of a recording', () => {
  it.each(['0.0.0.0', '::', '192.0.2.1', 'example.org', '127.0.0.1.example.org'])('does not listen on %s', async (host) => {
    const refused = startRecording({ out, apiUrl: real.url, loginUrl: real.url, host });
    await expect(refused).rejects.toThrow('It listens on a loopback address only');
    expect(await readdir(directory)).toEqual([]);
  });

  it('sends no tokens without encryption', async () => {
    const refused = startRecording({ out, apiUrl: 'http://api.example.org', loginUrl: real.url });
    await expect(refused).rejects.toThrow('loopback address only');
  });

  it('forwards sign-in, writes and errors unchanged, and refuses pages of other sites', async () => {
    const { url, close } = await startRecording({ out, apiUrl: real.url, loginUrl: real.url });
    const { id, secret } = real.sandbox.clients.clientCredentials;
    const form = new URLSearchParams({ grant_type: 'client_credentials' });
    const headers = { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
    const signedIn = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: form });
    const { access_token: bearer } = (await signedIn.json()) as { access_token: string };
    const json = { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/v2/routing/skills`, { method: 'POST', headers: json, body: '{"name":"Rowing"}' });
    expect([response.status, ((await response.json()) as NamedEntity).name]).toEqual([200, 'Rowing']);
    const missing = await fetch(`${url}/api/v2/users/nobody`, { headers: json });
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not.found' }]);
    const foreign = await fetch(`${url}/api/v2/users`, { headers: { ...json, Origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    await close();
    expect(JSON.parse(await readFile(out, 'utf8'))).toEqual({ seed: 1, entities: {}, settings: {} });
  });

  it('reports that the platform cannot be reached', async () => {
    const closedServer = await serveSandbox();
    await closedServer.close();
    const { url, close } = await startRecording({ out, apiUrl: closedServer.url, loginUrl: closedServer.url });
    const response = await fetch(`${url}/api/v2/users`);
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'recording.proxy' }]);
    await close();
  });
});

describe('contact-centre-client record', () => {
  async function run(
    args: readonly string[],
    visit: (url: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<{ code: number; out: string; error: string }> {
    const stop = new AbortController();
    const output = { out: '', error: '' };
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const io = {
      out: (line: string) => {
        output.out += `${line}\n`;
        begin();
      },
      error: (line: string) => {
        output.error += line;
      },
      stop: stop.signal,
      version: '1.2.3',
    };
    const ended = runCommand(['record', ...args], io);
    await Promise.race([begun, ended]);
    const [, url] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output.out) ?? [];
    if (url !== undefined) await visit(url);
    stop.abort();
    return { code: await ended, ...output };
  }

  it('records until it is stopped, and prints a summary', async () => {
    const { code, out: printedTexts } = await run(['--out', out, '--api-url', real.url, '--port', '0'], async (url) => {
      await (await fetch(`${url}/api/v2/routing/skills`, { headers: { Authorization: `Bearer ${token}` } })).text();
      await (await fetch(`${url}/api/v2/tokens/me`, { headers: { Authorization: `Bearer ${token}` } })).text();
    });
    expect(code).toBe(0);
    expect(printedTexts).toContain('GET /api/v2/routing/skills 200\n');
    expect(printedTexts).toContain('GET /api/v2/tokens/me 200 (not recorded)');
    expect(printedTexts).toContain(`Stopped. 1 response is in ${out}.`);
  });

  it.each([
    [[], 2, 'The seed file is missing. Name it with --out, such as --out seed.json.\nTry: contact-centre-client record --help'],
    [['--out', 'x.json', 'more'], 2, 'Unexpected argument "more". Options begin with --.'],
    [['--out', 'x.json', '--region', 'mars'], 2, 'Unknown region "mars". Regions: us_east_1, '],
    [['--out', 'x.json', '--region', 'eu-west-1'], 2, '. Did you mean "eu_west_1"?\nTry: contact-centre-client record --help'],
    [['--out', 'x.json', '--port', 'many'], 2, '--port must be a whole number from 0 to 65535, not "many"'],
    [['--colour'], 2, 'Unknown option "--colour". Options: --out, '],
    [['--out', 'x.json', '--host', '0.0.0.0'], 1, 'loopback address only'],
    [['--out', 'x.json', '--api-url', 'http://example.org'], 1, 'loopback address only'],
  ])('%j is refused', async (args, code, message) => {
    const ended = await run(args);
    expect(ended.code).toBe(code);
    expect(ended.error).toContain(message);
  });

  it('prints its help', async () => {
    expect((await run(['--help'])).out).toMatch(/^Usage: contact-centre-client record --out <file>/);
  });
});
