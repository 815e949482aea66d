import type { UserAuthorization } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const TRUSTEES = '/api/v2/orgauthorization/trustees';
const [NOBODY, GUEST, CREW] = ['0', '1', '2'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];

let floor: Floor;
let trustee: NamedEntity;
let roles: NamedEntity[];
let home: NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  roles = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/authorization/roles')).body.entities;
  home = (await floor.call<NamedEntity>('GET', '/api/v2/authorization/divisions/home')).body;
  trustee = (await floor.call<NamedEntity>('POST', TRUSTEES, { enabled: true, users: [{ id: GUEST, roleIds: [roles[0]!.id] }] }))
    .body;
});

const rolesOf = async (member: string): Promise<string[]> => {
  const { body } = await floor.call<UserAuthorization>('GET', `${trustee.selfUri}/${member}/roles`);
  return (body.roles ?? []).map(({ id = '' }) => id);
};
const names = async (kind: string): Promise<string[]> =>
  (await floor.call<Listing<NamedEntity>>('GET', `${trustee.selfUri}/${kind}`)).body.entities.map(({ id }) => id);

describe('A trustee', () => {
  it('has its initial members and those added later', async () => {
    expect(await names('users')).toStrictEqual([GUEST]);
    expect(await rolesOf(`users/${GUEST}`)).toStrictEqual([roles[0]!.id]);
    const roleDivisions = { grants: [{ roleId: roles[1]!.id, divisionId: home.id }] };
    const group = await floor.call('POST', `${trustee.selfUri}/groups`, { id: CREW, roleDivisions });
    expect(group.status, group.text).toBe(200);
    expect(await names('groups')).toStrictEqual([CREW]);
    expect(await rolesOf(`groups/${CREW}`)).toStrictEqual([roles[1]!.id]);
    expect((await floor.call('POST', `${trustee.selfUri}/groups`, { id: CREW })).status).toBe(409);
    expect((await floor.call('DELETE', `${trustee.selfUri}/groups/${CREW}`)).status).toBe(204);
    expect(await names('groups')).toStrictEqual([]);
  });

  it('assigns roles by division to its members, and removes all others', async () => {
    const one = `${trustee.selfUri}/users/${GUEST}`;
    const grants = [{ roleId: roles[1]!.id, divisionId: home.id }];
    expect((await floor.call('PUT', `${one}/roledivisions`, { grants })).body).toMatchObject({ roles: [{ id: roles[1]!.id }] });
    expect(await rolesOf(`users/${GUEST}`)).toStrictEqual([roles[1]!.id]);
    await floor.call('PUT', `${one}/roles`, [roles[0]!.id]);
    expect(await rolesOf(`users/${GUEST}`)).toStrictEqual([roles[0]!.id]);
    expect((await floor.call('DELETE', `${one}/roles`)).status).toBe(204);
    expect(await rolesOf(`users/${GUEST}`)).toStrictEqual([]);
  });

  it('refuses unknown references without any change', async () => {
    const one = `${trustee.selfUri}/users/${GUEST}`;
    expect((await floor.call('PUT', `${one}/roledivisions`, { grants: [{ roleId: NOBODY, divisionId: home.id }] })).status).toBe(
      404,
    );
    expect(
      (await floor.call('PUT', `${one}/roledivisions`, { grants: [{ roleId: roles[1]!.id, divisionId: NOBODY }] })).status,
    ).toBe(404);
    expect(await rolesOf(`users/${GUEST}`)).toStrictEqual([roles[0]!.id]);
    expect((await floor.call('POST', `${TRUSTEES}/${NOBODY}/users`, { id: CREW })).status).toBe(404);
    expect((await floor.call('PUT', `${trustee.selfUri}/users/${NOBODY}/roledivisions`, { grants: [] })).status).toBe(404);
    expect((await floor.call('DELETE', `/api/v2/orgauthorization/trustors?id=${NOBODY}`)).status).toBe(404);
  });
});

describe('An invited user', () => {
  it('shows the time of the invitation, and is invited again only on request', async () => {
    const { agent, sandbox } = floor;
    const when = async (): Promise<unknown> =>
      (await floor.call<{ dateWelcomeSent?: string }>('GET', `${agent.selfUri}?expand=dateWelcomeSent`)).body.dateWelcomeSent;
    expect(await when()).toBeUndefined();
    expect((await floor.call('POST', `${agent.selfUri}/invite`)).status).toBe(204);
    const first = await when();
    expect(first).toBe('2026-03-10T12:30:00.000Z');
    sandbox.clock.advance(60_000);
    await floor.call('POST', `${agent.selfUri}/invite`);
    expect(await when()).toBe(first);
    await floor.call('POST', `${agent.selfUri}/invite?force=true`);
    expect(await when()).toBe('2026-03-10T12:31:00.000Z');
    expect((await floor.call('POST', `/api/v2/users/${NOBODY}/invite`)).status).toBe(404);
  });
});

describe('Locations', () => {
  it('list the locations directly below them', async () => {
    const make = async (name: string, path: string[]): Promise<NamedEntity> =>
      (await floor.call<NamedEntity>('POST', '/api/v2/locations', { name, path })).body;
    const harbour = await make('Harbour', []);
    const pier = await make('Pier', [harbour.id]);
    const berth = await make('Berth', [harbour.id, pier.id]);
    const below = async ({ selfUri }: NamedEntity): Promise<string[]> =>
      (await floor.call<Listing<NamedEntity>>('GET', `${selfUri}/sublocations`)).body.entities.map(({ id }) => id);
    expect(await below(harbour)).toStrictEqual([pier.id]);
    expect(await below(pier)).toStrictEqual([berth.id]);
    expect(await below(berth)).toStrictEqual([]);
    expect((await floor.call('GET', `/api/v2/locations/${NOBODY}/sublocations`)).status).toBe(404);
  });
});

describe('Ending a trust', () => {
  const grantsOf = async (id: string): Promise<unknown[]> =>
    (await floor.call<{ grants: unknown[] }>('GET', `/api/v2/authorization/subjects/${id}`)).body.grants;

  it.each([
    ['of one trustee', () => floor.call('DELETE', trustee.selfUri)],
    ['of several trustees', () => floor.call('DELETE', `${TRUSTEES}?id=${trustee.id}`)],
  ])('%s removes the access of its members', async (_, end) => {
    await floor.call('POST', `${trustee.selfUri}/groups`, { id: CREW, roleIds: [roles[1]!.id] });
    expect(await grantsOf(GUEST)).toHaveLength(1);
    expect((await end()).status).toBe(204);
    expect(await grantsOf(GUEST)).toStrictEqual([]);
    expect(await grantsOf(CREW)).toStrictEqual([]);
    expect((await floor.call('GET', trustee.selfUri)).status).toBe(404);
    expect((await floor.call('DELETE', trustee.selfUri)).status).toBe(404);
  });
});
