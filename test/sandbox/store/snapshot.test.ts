import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxState } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { copyMutable, share } from '../../../src/sandbox/values/copies.js';
import { callWith, postForm, signIn, signInUser } from '../support.js';
import type { Listing, NamedEntity } from '../support.js';

const lists = [
  'users?expand=skills,presence,routingStatus&pageSize=100',
  'routing/queues',
  'routing/skills',
  'routing/wrapupcodes',
  'presencedefinitions',
  'notifications/channels?includechannels=oauthclient',
];

it('a snapshot is plain JSON, and restores everything', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const all = async (): Promise<unknown> =>
    await Promise.all(lists.map(async (list) => (await call('GET', `/api/v2/${list}`)).body));
  const { body: queue } = await call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Ferries' });
  const user = sandbox.users[0]!;
  await call('POST', `/api/v2/routing/queues/${queue.id}/members`, [{ id: user.id }]);
  await call('PATCH', `/api/v2/users/${user.id}/presences/purecloud`, { message: 'Back at two' });
  await call('POST', '/api/v2/notifications/channels');
  const before = await all();
  const members = (await call('GET', `/api/v2/routing/queues/${queue.id}/members`)).body;
  const snapshot = sandbox.snapshot();
  expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);

  await call('DELETE', `/api/v2/routing/queues/${queue.id}`);
  await call('DELETE', `/api/v2/users/${user.id}`);
  await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  expect(await all()).not.toEqual(before);
  sandbox.restore(snapshot);
  expect(await all()).toEqual(before);
  expect((await call('GET', `/api/v2/routing/queues/${queue.id}/members`)).body).toEqual(members);
});

it('a snapshot and the sandbox do not change each other', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const user = sandbox.users[0]!;
  const snapshot = sandbox.snapshot();
  const text = JSON.stringify(snapshot);
  sandbox.restore(snapshot);
  await call('PATCH', `/api/v2/users/${user.id}`, { version: 1, title: 'Pilot' });
  expect(JSON.stringify(snapshot)).toBe(text);
  (snapshot.collections['/api/v2/users'] as [string, { title: string }][])[1]![1].title = 'Stowaway';
  expect(sandbox.users[1]!.title).not.toBe('Stowaway');
});

it('a restore shares the conversations that are over with the snapshot, so that many take no memory twice', () => {
  const sandbox = createSandbox();
  const conversationsOf = ({ collections }: SandboxState) => new Map(collections['conversations'] as [string, object][]);
  const before = conversationsOf(sandbox.snapshot());
  const ended = [...before.values()].filter((conversation) => Object.isFrozen(conversation));
  expect(ended.length).toBeGreaterThan(100);
  sandbox.restore(sandbox.snapshot());
  const after = conversationsOf(sandbox.snapshot());
  expect([...after].filter(([id, conversation]) => before.get(id) !== conversation && Object.isFrozen(conversation))).toEqual([]);
});

it('conversations that are over share one empty object, and a copy that can be changed has a separate one', () => {
  const attributesOf = (value: object): object[] =>
    (value as { parties: { attributes: object }[] }).parties.map((one) => one.attributes);
  const conversations = [{ parties: [{ attributes: {} }, { attributes: {} }] }, { parties: [{ attributes: {} }] }];
  for (const conversation of conversations) share(conversation);
  expect(new Set(conversations.flatMap(attributesOf)).size).toBe(1);
  const copy = copyMutable(conversations[0]!);
  Object.assign(attributesOf(copy)[0]!, { a: '1' });
  expect([copy, conversations[0]]).toEqual([
    { parties: [{ attributes: { a: '1' } }, { attributes: {} }] },
    { parties: [{ attributes: {} }, { attributes: {} }] },
  ]);
});

it('an entity that is created after a restore gets the same id as the first time', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const snapshot = sandbox.snapshot();
  const { body: first } = await call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  sandbox.restore(snapshot);
  const { body: again } = await call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  expect(again.id).toBe(first.id);
});

it('sign-ins after the snapshot stay valid through a restore', async () => {
  const sandbox = createSandbox();
  const snapshot = sandbox.snapshot();
  const call = await signIn(sandbox);
  sandbox.restore(snapshot);
  expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
});

it('another sandbox with the same seed continues where the first one stopped, with its sign-ins and its time', async () => {
  const now = (): number => 1_780_000_000_000;
  const one = createSandbox({ seed: 7, now });
  const { access_token: token, refresh_token: refresh = '' } = await signInUser(one);
  one.clock.advance(5000);
  await callWith(one, token)('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  const other = createSandbox({ seed: 7, now });
  other.restore(JSON.parse(JSON.stringify(one.snapshot())) as SandboxState);
  expect(other.clock.now()).toBe(now() + 5000);
  const call = callWith(other, token);
  expect((await call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills?name=Juggling')).body.total).toBe(1);
  const { body } = await postForm<{ access_token: string }>(
    other,
    '/oauth/token',
    { grant_type: 'refresh_token', refresh_token: refresh },
    other.clients.code,
  );
  expect(body.access_token).toBeTruthy();
  expect([token, refresh]).not.toContain(body.access_token);
});

it('a reset removes channels and all other stored data', async () => {
  const sandbox = createSandbox();
  await (
    await signIn(sandbox)
  )('POST', '/api/v2/notifications/channels');
  expect(JSON.stringify(sandbox.snapshot().collections)).toContain('notifications.channels');
  const fresh = createSandbox().snapshot();
  sandbox.reset();
  expect(sandbox.snapshot().collections).toEqual(fresh.collections);
});

const good = (): SandboxState => createSandbox().snapshot();
const withPart = (part: keyof SandboxState, value: unknown): SandboxState => ({ ...good(), [part]: value });
const withEntries = (name: string, value: unknown): SandboxState =>
  withPart('collections', { ...good().collections, [name]: value });
const withTokens = (part: string, value: unknown): SandboxState => withPart('tokens', { ...good().tokens, [part]: value });

it.each([
  ['is of no seed', withPart('seed', 'one'), 'seed cannot be read'],
  ['has an organisation without a division', withPart('organisation', { id: 'o' }), 'organisation cannot be read'],
  ['lacks an OAuth client', withPart('clients', { code: good().clients!.code }), 'clients cannot be read'],
  ['has another format', { ...good(), format: 3 }, 'no state of a sandbox'],
  ['is something else', { users: [] } as unknown as SandboxState, 'no state of a sandbox'],
  ['is nothing', null as unknown as SandboxState, 'no state of a sandbox'],
  ['has no number for its clock', withPart('clockOffset', 'x'), 'clockOffset cannot be read'],
  ['has a clock beyond all dates', withPart('clockOffset', 1e300), 'from 1970 to 9999'],
  ['has a position that is none', withPart('position', -1), 'position cannot be read'],
  ['has users without names', withEntries('/api/v2/users', [['u', { id: 'u' }]]), 'collections cannot be read'],
  ['has queues that are no list', withEntries('/api/v2/routing/queues', { q: { id: 'q' } }), 'collections cannot be read'],
  ['has presences that are no entries', withEntries('users.presences', [['u', ['PURECLOUD']]]), 'collections cannot be read'],
  ['has statuses that are no entries', withEntries('users.routingStatuses', [['u', 7]]), 'collections cannot be read'],
  ['has collections that are no entries', withEntries('conversations', ['c']), 'collections cannot be read'],
  ['has empty entries', withEntries('conversations', [['c', null]]), 'collections cannot be read'],
  ['has tokens without a time', withTokens('access', [{ value: 'v', clientId: 'c' }]), 'tokens cannot be read'],
  ['has refresh tokens without an owner', withTokens('refresh', [['v', { clientId: 'c' }]]), 'tokens cannot be read'],
  ['has conversations without an owner', withEntries('conversations', [['c', {}]]), 'collections cannot be read'],
  ['has channels without an owner', withEntries('notifications.channels', [['c', {}]]), 'collections cannot be read'],
])('a state that %s is refused, and nothing changes', async (_what, state, message) => {
  const now = (): number => 1_780_000_000_000;
  const sandbox = createSandbox({ now });
  const { access_token: token } = await signInUser(sandbox);
  await callWith(sandbox, token)('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  sandbox.clock.advance(5000);
  const before = sandbox.snapshot();
  expect(() => {
    sandbox.restore(state);
  }).toThrow(message);
  expect(sandbox.snapshot()).toEqual(before);
  expect(await callWith(sandbox, token)('GET', '/api/v2/users/me')).toMatchObject({ status: 200 });
  const control = new Request('https://sandbox.example/sandbox/state', { method: 'PUT', body: JSON.stringify(state) });
  expect((await sandbox.fetch(control)).status).toBe(400);
  expect(sandbox.snapshot().collections).toEqual(before.collections);
});

describe('a snapshot of another sandbox', () => {
  const now = (): number => 1_780_000_000_000;
  const other = async (): Promise<SandboxState> => {
    const sandbox = createSandbox({ seed: 8, now });
    const call = await signIn(sandbox);
    await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
    await call('DELETE', `/api/v2/users/${sandbox.users[0]!.id}`);
    return JSON.parse(JSON.stringify(sandbox.snapshot())) as SandboxState;
  };

  it('loads under any seed, and sets the organisation of the sandbox', async () => {
    const sandbox = createSandbox({ seed: 3, now });
    const expectedSandbox = createSandbox({ seed: 8, now });
    const state = await other();
    sandbox.restore(state);
    expect([sandbox.seed, sandbox.organisation, sandbox.clients]).toEqual([
      8,
      expectedSandbox.organisation,
      expectedSandbox.clients,
    ]);
    const call = await signIn(sandbox);
    expect((await call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills?name=Juggling')).body.total).toBe(1);
    expect((await call('GET', '/api/v2/authorization/divisions/home')).body).toMatchObject({
      id: expectedSandbox.organisation.homeDivisionId,
    });
    const [user] = expectedSandbox.users;
    expect(sandbox.users.find(({ id }) => id === user!.id)?.state).toBe('deleted');
    expect({ ...sandbox.snapshot(), tokens: 0 }).toEqual({ ...state, tokens: 0 });
  });

  it('lets programs continue that were configured with the sandbox that it is loaded into', async () => {
    const sandbox = createSandbox({ seed: 3, now });
    const { clientCredentials, code } = sandbox.clients;
    const call = await signIn(sandbox);
    const pending = sandbox.issueAuthorizationCode({ clientId: code.id, redirectUri: code.redirectUris[0]! });
    sandbox.restore(await other());
    // An earlier token, and a sign-in with an earlier id and secret, still have the administrator's permissions.
    expect((await call('GET', '/api/v2/oauth/clients')).status).toBe(200);
    const form = { grant_type: 'client_credentials' };
    const { body } = await postForm<{ access_token: string }>(sandbox, '/oauth/token', form, clientCredentials);
    const again = callWith(sandbox, body.access_token);
    expect((await again('POST', '/api/v2/routing/skills', { name: 'Rowing' })).status).toBe(200);
    expect(await postForm(sandbox, '/oauth/token', form, { ...clientCredentials, secret: 'wrong' })).toMatchObject({
      status: 401,
    });
    // The user of that code no longer exists, but the OAuth client does.
    const redeemed = { grant_type: 'authorization_code', code: pending, redirect_uri: code.redirectUris[0]! };
    expect((await postForm(sandbox, '/oauth/token', redeemed, code)).status).toBe(200);
    const listed = (await again<Listing<NamedEntity>>('GET', '/api/v2/oauth/clients')).body.entities.map(({ id }) => id);
    expect(listed).not.toContain(clientCredentials.id);
  });

  it('is reverted by a reset, which restores the original sandbox', async () => {
    const sandbox = createSandbox({ seed: 3, now });
    const fresh = createSandbox({ seed: 3, now });
    const call = await signIn(sandbox);
    sandbox.restore(await other());
    sandbox.reset({ keepTokens: true });
    expect({ ...sandbox.snapshot(), tokens: 0 }).toEqual({ ...fresh.snapshot(), tokens: 0 });
    expect(sandbox.clients).toEqual(fresh.clients);
    expect((await call('GET', '/api/v2/users')).status).toBe(200);
  });

  it('of a version whose states did not name their organisation loads too', async () => {
    const { organisation: _, clients: __, ...state } = await other();
    const sandbox = createSandbox({ seed: 3, now });
    sandbox.restore(state);
    expect(sandbox.clients).toEqual(createSandbox({ seed: 8 }).clients);
  });

  it('has all initial data, even if it was never read', async () => {
    const seed = {
      seed: 8,
      groups: [{ name: 'Crew' }],
      languages: [{ name: 'Gaelic' }],
      roles: [{ name: 'Purser', permissions: [] }],
    };
    const state = createSandbox({ seed }).snapshot();
    const sandbox = createSandbox();
    sandbox.restore(state);
    const call = await signIn(sandbox);
    for (const [path, name] of [
      ['groups', 'Crew'],
      ['routing/languages', 'Gaelic'],
      ['authorization/roles?name=Purser', 'Purser'],
    ]) {
      expect((await call<Listing<NamedEntity>>('GET', `/api/v2/${path}`)).body.entities.map((each) => each.name)).toEqual([name]);
    }
  });

  it('keeps empty what was emptied', async () => {
    const one = createSandbox();
    const call = await signIn(one);
    for (const { id } of (await call<Listing<NamedEntity>>('GET', '/api/v2/groups')).body.entities)
      await call('DELETE', `/api/v2/groups/${id}`);
    const sandbox = createSandbox();
    sandbox.restore(one.snapshot());
    expect((await (await signIn(sandbox))<Listing<NamedEntity>>('GET', '/api/v2/groups')).body.total).toBe(0);
  });

  it('that fails to load leaves organisation and sign-ins unchanged', async () => {
    const sandbox = createSandbox({ seed: 3, now });
    const call = await signIn(sandbox);
    const before = sandbox.snapshot();
    const state = { ...(await other()), clockOffset: 1e300 };
    expect(() => {
      sandbox.restore(state);
    }).toThrow('from 1970 to 9999');
    expect(sandbox.snapshot()).toEqual(before);
    expect((await call('GET', '/api/v2/users')).status).toBe(200);
  });
});

describe('a reset that keeps tokens', () => {
  it('lets clients continue after any change of their tokens, and reverts everything else', async () => {
    let time = 1_780_000_000_000;
    const sandbox = createSandbox({ now: () => time, tokenLifetimeMs: 600_000 });
    const { access_token: token, refresh_token: refresh = '' } = await signInUser(sandbox);
    const call = callWith(sandbox, token);
    const ends: (() => unknown)[] = [
      () => {
        sandbox.expireTokens();
      },
      () => {
        sandbox.clock.advance(3_600_000);
      },
      async () => await call('DELETE', '/api/v2/tokens/me'),
      async () => {
        const { body } = await call<NamedEntity>('GET', '/api/v2/users/me');
        await call('DELETE', `/api/v2/users/${body.id}`);
      },
    ];
    for (const end of ends) {
      await call('POST', '/api/v2/routing/skills', { name: 'Juggling' });
      await end();
      expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
      sandbox.reset({ keepTokens: true });
      expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 200 });
      expect(await call('GET', '/api/v2/routing/skills?name=Juggling')).toMatchObject({ body: { total: 0 } });
    }
    const form = { grant_type: 'refresh_token', refresh_token: refresh };
    expect(await postForm(sandbox, '/oauth/token', form, sandbox.clients.code)).toMatchObject({ status: 200 });
    // A refresh token can be used once, before a reset and after it.
    sandbox.reset({ keepTokens: true });
    expect(await postForm(sandbox, '/oauth/token', form, sandbox.clients.code)).toMatchObject({ status: 400 });
    // Expired tokens stay expired.
    time += 600_000;
    expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
  });

  it('ends the sign-ins of users who do not exist initially', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    const fields = {
      name: 'Somebody',
      email: 'somebody@mail.example',
      password: 'Harbour-7',
      divisionId: sandbox.organisation.homeDivisionId,
    };
    const { body } = await call<NamedEntity>('POST', '/api/v2/users', { ...fields, state: 'active' });
    const token = sandbox.issueAccessToken(body.id);
    sandbox.reset({ keepTokens: true });
    expect(await callWith(sandbox, token)('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
  });

  it('is not the default of a reset', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.reset();
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 401 });
  });

  it('is available over HTTP', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    const reset = async (body: string): Promise<number> =>
      (await sandbox.fetch(new Request('https://sandbox.example/sandbox/reset', { method: 'POST', body }))).status;
    expect(await reset('{"keepTokens":true}')).toBe(204);
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
    expect(await reset('{"keepTokens":"yes"}')).toBe(400);
    expect(await reset('')).toBe(204);
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 401 });
  });
});

it('a state of an earlier version is restored completely', async () => {
  const sandbox = createSandbox();
  const { collections, ...state } = sandbox.snapshot();
  const [one] = sandbox.users;
  const divisions = collections['/api/v2/authorization/divisions']!.map(([, division]) => division);
  const roles = collections['/api/v2/authorization/roles'];
  const former = {
    ...state,
    format: 1,
    store: {
      divisions,
      users: [{ ...one, name: 'Ada' }],
      queues: [{ id: 'q', name: 'Support' }],
      members: [['q', one!.id, { joined: true, ringNumber: 3 }]],
      routingStatuses: [[one!.id, { userId: one!.id, status: 'IDLE', startTime: '2026-01-01T00:00:00.000Z' }]],
    },
    collections: {
      'authorization.roles': roles,
      'authorization.grants': collections['authorization.grants'],
      'generic/collections': [['/api/v2/outbound/dnclists', { d: { id: 'd', name: 'Never' } }]],
      'generic/singles': [['/api/v2/outbound/settings', { name: 'Ours' }]],
    },
  };
  sandbox.restore(former as unknown as SandboxState);
  const call = await signIn(sandbox);
  const read = async (path: string): Promise<unknown> => (await call(`GET`, path)).body;
  expect(sandbox.users).toMatchObject([{ name: 'Ada' }]);
  expect(await read('/api/v2/routing/queues/q/members')).toMatchObject({ entities: [{ id: one!.id, ringNumber: 3 }] });
  expect(await read(`/api/v2/users/${one!.id}/routingstatus`)).toMatchObject({ status: 'IDLE' });
  expect(await read('/api/v2/outbound/dnclists/d')).toMatchObject({ name: 'Never' });
  expect(await read('/api/v2/outbound/settings')).toMatchObject({ name: 'Ours' });
  expect(sandbox.snapshot()).toMatchObject({ format: 2 });
});

it('jobs, grants and plans of an earlier version are restored with the current names of their fields', async () => {
  const sandbox = createSandbox();
  const { id: userId } = sandbox.users[0]!;
  const subject = { userId };
  sandbox.planJob({ end: 'failed', times: 2 });
  const call = callWith(sandbox, sandbox.issueAccessToken(userId));
  const { body: request } = await call<{ id: string }>('POST', '/api/v2/gdpr/requests', {
    id: 'new',
    createdBy: { id: userId },
    createdDate: '2026-03-10T09:00:00.000Z',
    status: 'INITIATED',
    requestType: 'GDPR_EXPORT',
    subject,
  });
  const formerNames = { request: 'asked', grantedAt: 'made', remaining: 'left' };
  const fields = /"(request|grantedAt|remaining)":(?=[{\d])/g;
  const current = JSON.stringify(sandbox.snapshot());
  const former = current.replace(fields, (_field, name: keyof typeof formerNames) => `"${formerNames[name]}":`);
  for (const name of Object.values(formerNames)) expect(former).toContain(`"${name}":`);

  const restored = createSandbox();
  restored.restore(JSON.parse(former) as SandboxState);
  const path = `/api/v2/gdpr/requests/${request.id}`;
  const { body } = await callWith(restored, restored.issueAccessToken(userId))('GET', path);
  expect(body).toMatchObject({ requestType: 'GDPR_EXPORT', subject });
  expect(restored.snapshot().collections).toEqual((JSON.parse(current) as SandboxState).collections);
});

it.each([
  ['a store that is none', { store: 7 }],
  ['a store of what are no lists', { store: { users: 7 } }],
  ['entities without ids', { store: { users: [{ name: 'Ada' }] } }],
  ['children without a parent', { store: { members: [7] } }],
  ['no collections', { store: {}, collections: 7 }],
])('a state of an earlier version with %s is refused', (_what, wrong) => {
  const { collections, ...state } = good();
  const sandbox = createSandbox();
  expect(() => {
    sandbox.restore({ ...state, format: 1, collections, ...wrong } as unknown as SandboxState);
  }).toThrow(TypeError);
  expect(sandbox.users.length).toBeGreaterThan(1);
});
