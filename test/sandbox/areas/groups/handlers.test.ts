import type { Group, User, UserEntityListing } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

let sandbox: Sandbox;
let call: Call;
let users: NamedEntity[];
let group: Group & { selfUri: string };
const night = { name: 'Night', type: 'official', rulesVisible: true, visibility: 'public' };

beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = await signIn(sandbox);
  users = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  group = (await call<typeof group>('POST', '/api/v2/groups', { ...night, ownerIds: [users[0]!.id] })).body;
});

const add = async (ids: readonly string[], version: number) =>
  await call('POST', `${group.selfUri}/members`, { memberIds: ids, version });
const membersOf = async (): Promise<string[]> =>
  (await call<UserEntityListing>('GET', `${group.selfUri}/members`)).body.entities.map(({ id }) => id);
const read = async (): Promise<Group> => (await call<Group>('GET', group.selfUri)).body;

describe('groups', () => {
  it('exist for each department by default, with its users', async () => {
    const { entities } = (await call<Listing<Group>>('GET', '/api/v2/groups')).body;
    expect(entities.map(({ name }) => name)).toEqual(['Customer Care', 'Digital Channels', 'Night', 'Reservations']);
    const members = (await call<Listing<User>>('GET', `${entities[3]!.selfUri!}/members`)).body;
    expect(members.total).toBe(8);
    expect(members.entities.every(({ department }) => department === 'Reservations')).toBe(true);
  });

  it('are created with owners and without members', async () => {
    expect(await read()).toMatchObject({
      ...night,
      version: 1,
      memberCount: 0,
      owners: [{ id: users[0]!.id, name: users[0]!.name }],
    });
  });

  it('reject a duplicate name', async () => {
    const message = 'Another group has the name "NIGHT"';
    expect(await call('POST', '/api/v2/groups', { ...night, name: 'NIGHT' })).toMatchObject({
      status: 400,
      body: { code: 'duplicate.name', message },
    });
    expect(await call('PUT', group.selfUri, { version: 1, name: 'Reservations' })).toMatchObject({ status: 400 });
    expect(await call('PUT', group.selfUri, { version: 1, name: 'night' })).toMatchObject({ status: 200 });
  });

  it('reject an unknown owner', async () => {
    expect(await call('POST', '/api/v2/groups', { ...night, name: 'Day', ownerIds: ['nobody'] })).toMatchObject({
      status: 404,
      body: { entityName: 'user', entityId: 'nobody' },
    });
  });

  it('reject a change with an outdated version', async () => {
    expect(await call('PUT', group.selfUri, { version: 1, description: 'From ten' })).toMatchObject({ body: { version: 2 } });
    expect(await call('PUT', group.selfUri, { version: 1, description: 'From nine' })).toMatchObject({
      status: 409,
      body: { details: [{ errorCode: 'version.mismatch' }] },
    });
    expect((await read()).description).toBe('From ten');
  });

  it('have a profile with their name and state', async () => {
    expect((await call('GET', `${group.selfUri}/profile`)).body).toMatchObject({
      id: group.id,
      name: 'Night',
      state: 'active',
      version: 1,
    });
    expect((await call<Listing<NamedEntity>>('GET', `/api/v2/profiles/groups?id=${group.id}`)).body).toMatchObject({ total: 1 });
  });

  it('are deleted with their members', async () => {
    await add([users[1]!.id], 1);
    expect((await call('DELETE', group.selfUri)).status).toBe(204);
    expect((await call('GET', `${group.selfUri}/members`)).status).toBe(404);
    expect((await call<User>('GET', `${users[1]!.selfUri}?expand=groups`)).body.groups).not.toContainEqual(
      expect.objectContaining({ id: group.id }),
    );
  });
});

describe('members of a group', () => {
  it('are added with 202, which increments the version', async () => {
    expect(await add([users[1]!.id, users[2]!.id], 1)).toMatchObject({ status: 202, body: {} });
    expect(await membersOf()).toEqual([users[1]!.id, users[2]!.id]);
    expect(await read()).toMatchObject({ version: 2, memberCount: 2 });
  });

  it('see the group in their list', async () => {
    await add([users[1]!.id], 1);
    const { groups = [] } = (await call<User>('GET', `${users[1]!.selfUri}?expand=groups`)).body;
    expect(groups.map(({ name }) => name)).toContain('Night');
  });

  it('are not added with an outdated version', async () => {
    await add([users[1]!.id], 1);
    expect(await add([users[2]!.id], 1)).toMatchObject({ status: 409, body: { entityName: 'group' } });
    expect(await membersOf()).toEqual([users[1]!.id]);
  });

  it('are added all or none', async () => {
    expect(await add([users[1]!.id, 'nobody'], 1)).toMatchObject({ status: 404, body: { entityId: 'nobody' } });
    expect(await membersOf()).toEqual([]);
    expect((await read()).version).toBe(1);
  });

  it('are contained once, even if they are added several times', async () => {
    await add([users[1]!.id], 1);
    await add([users[1]!.id], 2);
    expect(await membersOf()).toEqual([users[1]!.id]);
  });

  it('are limited to 50 per call', async () => {
    const ids = Array.from({ length: 51 }, () => users[1]!.id);
    expect(await add(ids, 1)).toMatchObject({ status: 400, body: { details: [{ fieldName: 'memberIds' }] } });
  });

  it('require the version in the request', async () => {
    expect(await call('POST', `${group.selfUri}/members`, { memberIds: [users[1]!.id] })).toMatchObject({
      status: 400,
      body: { message: 'version is required' },
    });
  });

  it('are removed with 202, and only if they are members', async () => {
    await add([users[1]!.id, users[2]!.id], 1);
    const path = `${group.selfUri}/members?ids=`;
    expect(await call('DELETE', `${path}${users[1]!.id},${users[3]!.id}`)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `${path}${users[1]!.id}`)).toMatchObject({ status: 202 });
    expect(await membersOf()).toEqual([users[2]!.id]);
    expect(await read()).toMatchObject({ version: 3, memberCount: 1 });
  });

  it('are all listed as individuals', async () => {
    await add([users[1]!.id, users[2]!.id], 1);
    expect((await call<Listing<User>>('GET', `${group.selfUri}/individuals`)).body).toMatchObject({ total: 2 });
  });

  it('are removed when their user is deleted', async () => {
    await add([users[1]!.id, users[2]!.id], 1);
    await call('DELETE', users[1]!.selfUri);
    expect(await membersOf()).toEqual([users[2]!.id]);
  });

  it('are restored by a snapshot and removed by a reset', async () => {
    await add([users[1]!.id], 1);
    const state = sandbox.snapshot();
    sandbox.reset({ keepTokens: true });
    expect((await call('GET', group.selfUri)).status).toBe(404);
    sandbox.restore(state);
    expect(await membersOf()).toEqual([users[1]!.id]);
  });
});
