import { createSandbox } from 'contact-centre-client/sandbox';
import type { SandboxState } from 'contact-centre-client/sandbox';
import { expect, it } from 'vitest';
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
  await call('PUT', `/api/v2/users/${user.id}/routingstatus`, { status: 'INTERACTING' });
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

it.each([
  ['is of another seed', createSandbox({ seed: 8 }).snapshot(), 'the seed 8; this one has the seed 1'],
  ['has another format', { ...createSandbox().snapshot(), format: 2 }, 'no state of a sandbox'],
  ['is something else', { users: [] } as unknown as SandboxState, 'no state of a sandbox'],
])('a state that %s is refused, and nothing changes', (_what, state, message) => {
  const sandbox = createSandbox();
  const before = sandbox.snapshot();
  expect(() => {
    sandbox.restore(state);
  }).toThrow(message);
  expect(sandbox.snapshot()).toEqual({ ...before, clockOffset: sandbox.snapshot().clockOffset });
});
