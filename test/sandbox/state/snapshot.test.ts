import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxState } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { callWith, postForm, signIn, signInUser } from '../support.js';
import type { Listing, Named } from '../support.js';

const lists = [
  ...['users?expand=skills,presence,routingStatus&pageSize=100', 'routing/queues', 'routing/skills', 'routing/wrapupcodes'],
  ...['presencedefinitions', 'notifications/channels?includechannels=oauthclient'],
];

it('a snapshot is plain JSON, and brings everything back', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const all = async (): Promise<unknown> =>
    await Promise.all(lists.map(async (list) => (await call('GET', `/api/v2/${list}`)).body));
  const { body: queue } = await call<Named>('POST', '/api/v2/routing/queues', { name: 'Ferries' });
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

it('a snapshot stays as it is, whatever happens to the sandbox, and the other way round', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const user = sandbox.users[0]!;
  const snapshot = sandbox.snapshot();
  const text = JSON.stringify(snapshot);
  sandbox.restore(snapshot);
  await call('PATCH', `/api/v2/users/${user.id}`, { version: 1, title: 'Pilot' });
  expect(JSON.stringify(snapshot)).toBe(text);
  (snapshot.store['users'] as { title: string }[])[1]!.title = 'Stowaway';
  expect(sandbox.users[1]!.title).not.toBe('Stowaway');
});

it('what is made after a restore gets the ids that it got the first time', async () => {
  const sandbox = createSandbox();
  const call = await signIn(sandbox);
  const snapshot = sandbox.snapshot();
  const { body: first } = await call<Named>('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  sandbox.restore(snapshot);
  const { body: again } = await call<Named>('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  expect(again.id).toBe(first.id);
});

it('sign-ins of the meantime hold on through a restore', async () => {
  const sandbox = createSandbox();
  const snapshot = sandbox.snapshot();
  const call = await signIn(sandbox);
  sandbox.restore(snapshot);
  expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 200 });
});

it('another sandbox with the same seed goes on where the first one stood, with its sign-ins and its time', async () => {
  const now = (): number => 1_780_000_000_000;
  const one = createSandbox({ seed: 7, now });
  const { access_token: token, refresh_token: refresh = '' } = await signInUser(one);
  one.clock.advance(5000);
  await callWith(one, token)('POST', '/api/v2/routing/skills', { name: 'Juggling' });
  const other = createSandbox({ seed: 7, now });
  other.restore(JSON.parse(JSON.stringify(one.snapshot())) as SandboxState);
  expect(other.clock.now()).toBe(now() + 5000);
  const call = callWith(other, token);
  expect((await call<Listing<Named>>('GET', '/api/v2/routing/skills?name=Juggling')).body.total).toBe(1);
  const { body } = await postForm<{ access_token: string }>(
    other,
    '/oauth/token',
    { grant_type: 'refresh_token', refresh_token: refresh },
    other.clients.code,
  );
  expect(body.access_token).toBeTruthy();
  expect([token, refresh]).not.toContain(body.access_token);
});

it('a reset takes channels and all else away that was kept beside the store', async () => {
  const sandbox = createSandbox();
  await (
    await signIn(sandbox)
  )('POST', '/api/v2/notifications/channels');
  expect(JSON.stringify(sandbox.snapshot().collections)).toContain('notifications.channels');
  const fresh = createSandbox().snapshot();
  sandbox.reset();
  expect(sandbox.snapshot().collections).toEqual(fresh.collections);
  expect(sandbox.snapshot().store).toEqual(fresh.store);
});

const good = (): SandboxState => createSandbox().snapshot();
const withPart = (part: keyof SandboxState, value: unknown): SandboxState => ({ ...good(), [part]: value });
const withStore = (part: string, value: unknown): SandboxState => withPart('store', { ...good().store, [part]: value });
const withTokens = (part: string, value: unknown): SandboxState => withPart('tokens', { ...good().tokens, [part]: value });

it.each([
  ['is of another seed', createSandbox({ seed: 8 }).snapshot(), 'the seed 8; this one has the seed 1'],
  ['has another format', { ...good(), format: 2 }, 'no state of a sandbox'],
  ['is something else', { users: [] } as unknown as SandboxState, 'no state of a sandbox'],
  ['is nothing', null as unknown as SandboxState, 'no state of a sandbox'],
  ['has no number for its clock', withPart('clockOffset', 'x'), 'clockOffset cannot be read'],
  ['has a clock beyond all dates', withPart('clockOffset', 1e300), 'from 1970 to 9999'],
  ['has a position that is none', withPart('position', -1), 'position cannot be read'],
  ['has users without names', withStore('users', [{ id: 'u' }]), 'store cannot be read'],
  ['has queues that are no list', withStore('queues', { id: 'q' }), 'store cannot be read'],
  ['has presences that are no entries', withStore('presences', [['u']]), 'store cannot be read'],
  ['has statuses that are no entries', withStore('routingStatuses', [['u', 7]]), 'store cannot be read'],
  ['has collections that are no entries', withPart('collections', { conversations: ['c'] }), 'collections cannot be read'],
  ['has empty entries', withPart('collections', { conversations: [['c', null]] }), 'collections cannot be read'],
  ['has tokens without a time', withTokens('access', [{ value: 'v', clientId: 'c' }]), 'tokens cannot be read'],
  ['has refresh tokens of nobody', withTokens('refresh', [['v', { clientId: 'c' }]]), 'tokens cannot be read'],
  ['has conversations of nobody', withPart('collections', { conversations: [['c', {}]] }), 'collections cannot be read'],
  ['has channels of nobody', withPart('collections', { 'notifications.channels': [['c', {}]] }), 'collections cannot be read'],
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
  expect(sandbox.snapshot().store).toEqual(before.store);
});

describe('a reset that keeps tokens', () => {
  it('lets clients go on, whatever was done to their tokens meanwhile, and takes all else back', async () => {
    let time = 1_780_000_000_000;
    const sandbox = createSandbox({ now: () => time, tokenLifetime: 600 });
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
        const { body } = await call<Named>('GET', '/api/v2/users/me');
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
    // A refresh token is good for one use, before a reset and after it.
    sandbox.reset({ keepTokens: true });
    expect(await postForm(sandbox, '/oauth/token', form, sandbox.clients.code)).toMatchObject({ status: 400 });
    // What has expired by itself stays so.
    time += 600_000;
    expect(await call('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
  });

  it('ends the sign-ins of users whom the sandbox does not begin with', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    const fields = {
      name: 'Somebody',
      email: 'somebody@mail.example',
      password: 'Harbour-7',
      divisionId: sandbox.organisation.homeDivisionId,
    };
    const { body } = await call<Named>('POST', '/api/v2/users', { ...fields, state: 'active' });
    const token = sandbox.issueAccessToken(body.id);
    sandbox.reset({ keepTokens: true });
    expect(await callWith(sandbox, token)('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
  });

  it('is not what a reset is where nothing is said', async () => {
    const sandbox = createSandbox();
    const call = await signIn(sandbox);
    sandbox.reset();
    expect(await call('GET', '/api/v2/users')).toMatchObject({ status: 401 });
  });

  it('can be asked for by HTTP', async () => {
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
