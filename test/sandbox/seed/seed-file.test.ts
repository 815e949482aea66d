import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SeedFile } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { callWith, postForm } from '../support.js';
import type { Call, Listing, NamedEntity, TokenBody } from '../support.js';

const centre: SeedFile = {
  $schema: './node_modules/contact-centre-client/docs/seed.schema.json',
  seed: 7,
  organisation: { name: 'Meridian Ferries', shortName: 'meridian' },
  divisions: [{ name: 'Islands' }],
  skills: [{ name: 'Timetables' }, { name: 'Freight' }],
  languages: [{ name: 'Gaelic' }],
  wrapupCodes: [{ name: 'Ticket Sold' }, { name: 'No Crossing' }],
  roles: [{ name: 'Purser', permissions: ['routing:queue:view', 'routing:skill:*'] }],
  users: [
    { name: 'Mairi Beaton', email: 'mairi@meridian.example', title: 'Team Leader', roles: ['Admin'], presence: 'Available' },
    {
      name: 'Torquil Ross',
      email: 'torquil@meridian.example',
      division: 'Islands',
      manager: 'Mairi Beaton',
      roles: [{ role: 'Purser', division: 'Islands' }, 'Agent'],
      skills: { Timetables: 5, freight: 2 },
      languages: { Gaelic: 4 },
      routingStatus: 'IDLE',
    },
    { name: 'Una Skene', id: 'una' },
  ],
  groups: [{ name: 'Crew', members: ['mairi@meridian.example', 'una'], owners: ['Mairi Beaton'] }],
  queues: [
    {
      name: 'Tickets',
      division: 'Islands',
      members: ['Torquil Ross', 'una'],
      wrapupCodes: ['ticket sold'],
      description: 'Crossings',
    },
    { name: 'Harbour', skillEvaluationMethod: 'ALL' },
  ],
  oauthClients: [
    { name: 'Timetable board', id: 'board', secret: 'lighthouse', grant: 'client_credentials', roles: ['Supervisor'] },
    { name: 'Deck app', grant: 'pkce', redirectUris: ['https://deck.example/back'] },
  ],
  flows: [{ name: 'Main Line', type: 'INBOUNDCALL', division: 'Islands' }],
  scripts: [{ name: 'Boarding' }],
  sites: [{ name: 'Pier Head', location: { id: 'pier' } }],
  responseLibraries: [{ name: 'Weather' }],
  responses: [{ name: 'Gale', libraries: ['Weather'], texts: [{ content: 'No crossing today.' }] }],
  dataTables: [
    {
      name: 'Vessels',
      schema: { type: 'object', properties: { key: { type: 'string' }, berths: { type: 'integer' } } },
      rows: [{ key: 'Isle of Eriska', berths: 4 }],
    },
  ],
  entities: {
    '/api/v2/outbound/campaigns': [{ id: 'c1', name: 'Winter timetable' }],
    '/api/v2/outbound/callabletimesets': [{ name: 'Daylight', callableTimes: [] }],
  },
  settings: { '/api/v2/outbound/settings': { maxCallsPerAgent: 3 } },
};

function createFromSeed(file: SeedFile = centre): { sandbox: Sandbox; call: Call } {
  const sandbox = createSandbox({ seed: file, rateLimit: false });
  return { sandbox, call: callWith(sandbox, sandbox.issueAccessToken()) };
}

const names = async (call: Call, path: string): Promise<string[]> =>
  (await call<Listing<NamedEntity>>('GET', `/api/v2/${path}`)).body.entities.map(({ name }) => name);

describe('A sandbox of a seed file', () => {
  it.each([
    ['users', ['Mairi Beaton', 'Torquil Ross', 'Una Skene']],
    ['routing/queues', ['Harbour', 'Tickets']],
    ['routing/skills', ['Freight', 'Timetables']],
    ['routing/languages', ['Gaelic']],
    ['routing/wrapupcodes', ['No Crossing', 'Ticket Sold']],
    ['groups', ['Crew']],
    ['authorization/divisions', ['Home', 'Islands']],
    ['authorization/roles', ['Admin', 'Agent', 'Employee', 'Purser', 'Supervisor']],
    ['flows', ['Main Line']],
    ['scripts', ['Boarding']],
    ['scripts/published', ['Boarding']],
    ['telephony/providers/edges/sites', ['Pier Head']],
    ['responsemanagement/libraries', ['Weather']],
    ['flows/datatables', ['Vessels']],
    ['outbound/campaigns', ['Winter timetable']],
    ['outbound/callabletimesets', ['Daylight']],
  ])('lists the %s of the file, each of which can be read', async (path, expected) => {
    const { call } = createFromSeed();
    const { entities } = (await call<Listing<NamedEntity>>('GET', `/api/v2/${path}`)).body;
    expect(entities.map(({ name }) => name).sort()).toEqual(expected);
    for (const { id, name } of entities) {
      expect(await call('GET', `/api/v2/${path}/${id}`)).toMatchObject({ status: 200, body: { id, name } });
    }
  });

  it('sets presence and routing status of users', async () => {
    const { sandbox, call } = createFromSeed();
    const [mairi, torquil] = sandbox.users;
    const expand = 'expand=skills,languages,routingStatus,presence,groups,authorization';
    const { body } = await call<Record<string, unknown>>('GET', `/api/v2/users/${torquil!.id}?${expand}`);
    expect(body).toMatchObject({
      division: { name: 'Islands' },
      manager: { id: mairi!.id },
      routingStatus: { status: 'IDLE' },
      presence: { presenceDefinition: { systemPresence: 'Offline' } },
      languages: [{ name: 'Gaelic', proficiency: 4 }],
      authorization: { roles: [{ name: 'Employee' }, { name: 'Agent' }, { name: 'Purser' }] },
    });
    expect((body['skills'] as NamedEntity[]).map(({ name }) => name).sort()).toEqual(['Freight', 'Timetables']);
    expect(
      await names(call, `groups/${(await call<Listing<NamedEntity>>('GET', '/api/v2/groups')).body.entities[0]!.id}/members`),
    ).toEqual(['Mairi Beaton', 'Una Skene']);
  });

  it('sets members, codes and settings of queues', async () => {
    const { sandbox, call } = createFromSeed();
    const [tickets] = sandbox.queues;
    expect(tickets).toMatchObject({ name: 'Tickets', description: 'Crossings', division: { name: 'Islands' } });
    expect((await names(call, `routing/queues/${tickets!.id}/members`)).sort()).toEqual(['Torquil Ross', 'Una Skene']);
    expect(await names(call, `routing/queues/${tickets!.id}/wrapupcodes`)).toEqual(['Ticket Sold']);
    expect(sandbox.queues[1]).toMatchObject({ skillEvaluationMethod: 'ALL' });
  });

  it('grants the permissions of the file, in the specified division', async () => {
    const { sandbox } = createFromSeed();
    const call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[1]!.id));
    const [tickets, harbour] = sandbox.queues;
    expect((await call('GET', `/api/v2/routing/queues/${tickets!.id}`)).status).toBe(200);
    expect((await call('DELETE', `/api/v2/routing/queues/${tickets!.id}`)).status).toBe(403);
    expect(harbour!.division?.name).toBe('Home');
  });

  it('signs its OAuth clients in', async () => {
    const { sandbox } = createFromSeed();
    const client = { id: 'board', secret: 'lighthouse' };
    const { body } = await postForm<TokenBody>(sandbox, '/oauth/token', { grant_type: 'client_credentials' }, client);
    const call = callWith(sandbox, body.access_token);
    expect((await call('GET', '/api/v2/routing/queues')).status).toBe(200);
    expect((await call('GET', '/api/v2/oauth/clients')).status).toBe(403);
    expect(sandbox.organisation).toMatchObject({ name: 'Meridian Ferries', shortName: 'meridian' });
  });

  it('has responses in their libraries, rows in their tables, and settings', async () => {
    const { call } = createFromSeed();
    const [library] = (await call<Listing<NamedEntity>>('GET', '/api/v2/responsemanagement/libraries')).body.entities;
    expect(await names(call, `responsemanagement/responses?libraryId=${library!.id}`)).toEqual(['Gale']);
    const [table] = (await call<Listing<NamedEntity>>('GET', '/api/v2/flows/datatables')).body.entities;
    const row = await call('GET', `/api/v2/flows/datatables/${table!.id}/rows/Isle%20of%20Eriska?showbrief=false`);
    expect(row.body).toEqual({ key: 'Isle of Eriska', berths: 4 });
    expect((await call('GET', '/api/v2/outbound/settings')).body).toMatchObject({ maxCallsPerAgent: 3 });
  });

  it('is the same each time, regardless of other entries, and after a reset', async () => {
    const { sandbox, call } = createFromSeed();
    const before = sandbox.snapshot();
    expect({ ...createFromSeed().sandbox.snapshot(), clockOffset: 0, tokens: 0 }).toEqual({
      ...before,
      clockOffset: 0,
      tokens: 0,
    });
    const [first, ...rest] = centre.users!;
    const { sandbox: other } = createFromSeed({ ...centre, users: [...rest, first!] });
    expect(new Set(other.users.map(({ id }) => id))).toEqual(new Set(sandbox.users.map(({ id }) => id)));
    await call('DELETE', `/api/v2/users/${sandbox.users[0]!.id}`);
    await call('DELETE', '/api/v2/outbound/campaigns/c1');
    sandbox.reset();
    expect({ ...sandbox.snapshot(), tokens: 0 }).toEqual({ ...before, tokens: 0 });
  });

  it('keeps default data that the file does not replace', () => {
    const { sandbox } = createFromSeed({ skills: [{ name: 'Freight' }] });
    expect([sandbox.users.length, sandbox.queues.length]).toEqual([24, 10]);
    const ours = createFromSeed({ users: [{ name: 'Mairi Beaton' }, { name: 'Una Skene' }] });
    expect(ours.sandbox.users[0]).toMatchObject({ email: 'mairi.beaton@users.example' });
    expect(ours.sandbox.queues).toHaveLength(10);
    expect(createFromSeed({ seed: 7 }).sandbox.users).toEqual(createSandbox({ seed: 7 }).users);
  });

  it('can simulate traffic, too', () => {
    const users = Array.from({ length: 6 }, (_, index) => ({ name: `Deckhand ${index}`, skills: { Timetables: 3 } }));
    const sandbox = createSandbox({
      seed: { skills: [{ name: 'Timetables' }], users, queues: [{ name: 'Tickets', members: users.map(({ name }) => name) }] },
      traffic: { historyMs: 3_600_000 },
      now: () => Date.parse('2026-05-04T12:00:00Z'),
    });
    sandbox.clock.advance(600_000);
    expect(sandbox.users).toHaveLength(6);
  });
});

const refused = (file: unknown): string => {
  try {
    createSandbox({ seed: file as SeedFile });
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return (error as Error).message;
  }
  return 'nothing';
};

describe('A seed file with mistakes', () => {
  it.each<[unknown, string]>([
    [[], 'the file: an object is expected, not a list'],
    [{ seed: 1.5 }, 'seed: a whole number is expected, not 1.5'],
    [{ peopel: [] }, 'peopel: there is no such section; there are organisation'],
    [{ users: {} }, 'users: a list is expected, not an object'],
    [{ users: ['Una'] }, 'users[0]: an object is expected, not "Una"'],
    [{ users: [{}] }, 'users[0].name: a name is expected, not nothing'],
    [{ users: [{ name: 'Una', colour: 'red' }] }, 'users[0].colour: The field [colour] is not known'],
    [
      { users: [{ name: 'Una', acdAutoAnswer: 'yes' }] },
      'users[0].acdAutoAnswer: Value [yes] is not valid for field type [boolean]',
    ],
    [{ users: [{ name: 'Una', id: 'a b' }] }, 'users[0].id: an id without spaces and slashes is expected, not "a b"'],
    [{ users: [{ name: 'Una' }, { name: 'una' }] }, 'users[1]: users[0] is called "una" already'],
    [
      { users: [{ name: 'Una', roles: ['Captain'] }] },
      'users[0].roles[0]: one of roles by name or id is expected, and there is no "Captain"',
    ],
    [{ users: [{ name: 'Una', roles: [{ role: 'Admin', division: 'Sea' }] }] }, 'users[0].roles[0].division: one of divisions'],
    [{ users: [{ name: 'Una', skills: { Rowing: 3 } }] }, 'users[0].skills["Rowing"]: one of skills by name or id is expected'],
    [{ users: [{ name: 'Una', skills: { Refunds: 9 } }] }, 'users[0].skills["Refunds"]: a number from 0 to 5 is expected, not 9'],
    [{ users: [{ name: 'Una', skills: ['Refunds'] }] }, 'users[0].skills: proficiencies by name are expected, not a list'],
    [{ users: [{ name: 'Una', presence: 'Asleep' }] }, 'users[0].presence: one of presences by name or id is expected'],
    [
      { users: [{ name: 'Una', routingStatus: 'BUSY' }] },
      'users[0].routingStatus: one of OFF_QUEUE, IDLE is expected, not "BUSY"',
    ],
    [
      { queues: [{ name: 'Tickets', members: ['Unknown'] }] },
      'queues[0].members[0]: a user by name, e-mail address or id is expected',
    ],
    [{ queues: [{ name: 'Tickets', members: 'Una' }] }, 'queues[0].members: a list is expected, not "Una"'],
    [
      { queues: [{ name: 'Tickets', members: [7] }] },
      'queues[0].members[0]: a user by name, e-mail address or id is expected, not 7',
    ],
    [{ queues: [{ name: 'Tickets', mediaSettings: { call: { alertingTimeoutSeconds: 'x' } } }] }, 'queues[0].mediaSettings.call'],
    [{ roles: [{ name: 'Purser' }] }, 'roles[0].permissions: Such as routing:queue:view'],
    [{ oauthClients: [{ name: 'Board', grant: 'magic' }] }, 'oauthClients[0].grant: one of client_credentials, code'],
    [{ oauthClients: [{ name: 'Board', grant: 'pkce', colour: 1 }] }, 'oauthClients[0].colour: there is no such field'],
    [
      { oauthClients: [{ name: 'Board', grant: 'pkce', accessTokenValiditySeconds: -1 }] },
      'a number above 0 is expected, not -1',
    ],
    [{ dataTables: [{ name: 'Vessels', rows: ['x'] }] }, 'dataTables[0].rows: a list of objects is expected'],
    [{ organisation: { name: '' } }, 'organisation.name: a text is expected, not ""'],
    [{ organisation: { shortName: 'Big Ferry' } }, 'organisation.shortName: lower-case letters'],
    [{ organisation: { motto: 'x' } }, 'organisation.motto: there is no such field'],
    [{ entities: [] }, 'entities: an object is expected, not a list'],
    [
      { entities: { '/api/v2/nowhere': [] } },
      'entities["/api/v2/nowhere"]: the path of a collection of the contract is expected',
    ],
    [{ entities: { '/api/v2/users': [] } }, 'entities["/api/v2/users"]: these stand in users'],
    [{ entities: { '/api/v2/conversations': [] } }, 'the sandbox makes these itself'],
    [{ entities: { '/api/v2/voicemail/messages': [] } }, 'the sandbox makes these itself'],
    [{ entities: { '/api/v2/businessrules/decisiontables': [] } }, 'the sandbox makes these itself'],
    [{ entities: { '/api/v2/externalcontacts/contacts/c/notes': [] } }, 'the sandbox makes these itself'],
    [{ entities: { '/api/v2/outbound/campaigns': [{ name: 7 }] } }, 'campaigns"][0].name: Value [7] is not valid'],
    [{ settings: { '/api/v2/users': {} } }, 'settings["/api/v2/users"]: the path of a resource of which there is one'],
    [{ settings: { '/api/v2/outbound/settings': 7 } }, 'settings["/api/v2/outbound/settings"]: an object is expected, not 7'],
  ])('%j is refused by its path', (file, message) => {
    expect(refused(file)).toContain(message);
  });

  it('reports all of them at once, a hundred at most', () => {
    const users = Array.from({ length: 150 }, (_, index) => ({ name: `User ${index}`, presence: 'Asleep' }));
    const lines = refused({ users }).split('\n');
    expect(lines[0]).toBe('The seed file cannot be used:');
    expect(lines).toHaveLength(102);
    expect(lines.at(-1)).toBe('  and 50 more');
  });

  it('reports a duplicate name', () => {
    const users = [
      { name: 'Una Skene', email: 'una@a.example' },
      { name: 'Una Skene', email: 'una@b.example' },
    ];
    expect(refused({ users, queues: [{ name: 'Tickets', members: ['Una Skene'] }] })).toContain('and 2 are called "Una Skene"');
    expect(refused({ users, queues: [{ name: 'Tickets', members: ['una@b.example'] }] })).toBe('nothing');
  });
});
