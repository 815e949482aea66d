import type { Team, TeamMemberAddListingResponse, UsersSearchResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice } from '../office.js';
import type { Office } from '../office.js';

const TEAMS = '/api/v2/teams';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const team = async (name: string): Promise<NamedEntity> => (await office.call<NamedEntity>('POST', TEAMS, { name })).body;

const membersOf = async ({ selfUri }: NamedEntity): Promise<string[]> =>
  (await office.call<Listing<NamedEntity>>('GET', `${selfUri}/members`)).body.entities.map(({ name }) => name);

const add = async ({ selfUri }: NamedEntity, ...memberIds: string[]): Promise<TeamMemberAddListingResponse> =>
  (await office.call<TeamMemberAddListingResponse>('POST', `${selfUri}/members`, { memberIds })).body;

describe('A team', () => {
  it('has the added members, and counts them', async () => {
    const one = office.users[2]!;
    const other = office.users[3]!;
    const days = await team('Days');
    expect(await add(days, one.id, other.id, one.id)).toEqual({
      entities: [one, other].map(({ id, selfUri }) => ({ id, selfUri })),
      failures: [],
    });
    expect(await membersOf(days)).toEqual([one.name, other.name]);
    expect((await office.call<Team>('GET', days.selfUri)).body.memberCount).toBe(2);
    const page = await office.call<Listing<NamedEntity>>('GET', `${days.selfUri}/members?pageSize=1`);
    expect(page.body.entities).toHaveLength(1);
    const next = await office.call<Listing<NamedEntity>>('GET', page.body.nextUri!);
    expect(next.body.entities.map(({ id }) => id)).toEqual([other.id]);
  });

  it('reports for each member why they cannot be added: a user is in one team only', async () => {
    const days = await team('Days');
    const nights = await team('Nights');
    await add(days, office.users[2]!.id);
    expect(await add(nights, office.users[2]!.id, UNKNOWN_ID, office.users[3]!.id)).toMatchObject({
      entities: [{ id: office.users[3]!.id }],
      failures: [
        { id: office.users[2]!.id, reason: 'UserGroupLimitExceeded' },
        { id: UNKNOWN_ID, reason: 'UserNotFound' },
      ],
    });
    await office.call('DELETE', days.selfUri);
    expect(await add(nights, office.users[2]!.id)).toMatchObject({ failures: [] });
  });

  it('removes members, all of a request or none', async () => {
    const days = await team('Days');
    await add(days, office.users[2]!.id, office.users[3]!.id);
    const path = `${days.selfUri}/members`;
    expect(await office.call('DELETE', `${path}?id=${office.users[2]!.id},${UNKNOWN_ID}`)).toMatchObject({
      status: 404,
      body: { entityId: UNKNOWN_ID, entityName: 'teamMember' },
    });
    expect(await membersOf(days)).toHaveLength(2);
    expect((await office.call('DELETE', `${path}?id=${office.users[2]!.id}`)).status).toBe(204);
    expect(await membersOf(days)).toEqual([office.users[3]!.name]);
    await office.call('DELETE', office.users[3]!.selfUri);
    expect(await membersOf(days)).toEqual([]);
  });

  it('is unknown if it does not exist', async () => {
    for (const [method, path, body] of [
      ['GET', `${TEAMS}/${UNKNOWN_ID}/members`, undefined],
      ['POST', `${TEAMS}/${UNKNOWN_ID}/members`, { memberIds: [] }],
      ['DELETE', `${TEAMS}/${UNKNOWN_ID}/members?id=${UNKNOWN_ID}`, undefined],
    ] as const) {
      expect(await office.call(method, path, body), method).toMatchObject({ status: 404, body: { entityName: 'team' } });
    }
  });
});

describe('A search for users', () => {
  it.each(['conversation/target', 'queuemembers/manage', 'teams/assign'])(
    'for %s finds the same users as any search',
    async (what) => {
      const body = { query: [{ type: 'EXACT', fields: ['id'], value: office.users[2]!.id }] };
      const response = await office.call<UsersSearchResponse>('POST', `/api/v2/users/search/${what}`, body);
      expect(response).toMatchObject({ status: 200, body: { total: 1, results: [{ id: office.users[2]!.id }] } });
    },
  );
});
