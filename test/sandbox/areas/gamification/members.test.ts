import type { Assignment, AssignmentValidation, Metric, UserProfilesInDateRange } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { signIn } from '../../support.js';
import { performanceProfile, PROFILES } from './support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const DAY = 86_400_000;

let floor: Floor;
let first: NamedEntity;
let second: NamedEntity;
let other: NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  [first, second] = [await performanceProfile(floor, 'Pilots'), await performanceProfile(floor, 'Deckhands')] as const;
  other = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[8]!;
});

const assign = async ({ id }: NamedEntity, membersToAssign: string[], membersToRemove: string[] = []) =>
  await floor.call<Assignment>('POST', `${PROFILES}/${id}/members`, { membersToAssign, membersToRemove });
const members = async ({ id }: NamedEntity): Promise<string[]> =>
  (await floor.call<{ entities: NamedEntity[] }>('GET', `${PROFILES}/${id}/members`)).body.entities.map((member) => member.id);

describe('Members of a performance profile', () => {
  it('join and leave, and the profile and the user reflect that', async () => {
    const { agent } = floor;
    const answer = await assign(first, [agent.id, NOBODY]);
    expect(answer.body).toMatchObject({
      assignedMembers: [{ id: agent.id }],
      removedMembers: [],
      assignmentErrors: [{ user: { id: NOBODY } }],
    });
    expect(await members(first)).toStrictEqual([agent.id]);
    expect((await floor.call('GET', `${PROFILES}/${first.id}`)).body).toMatchObject({ memberCount: 1 });
    expect((await floor.call('GET', `${PROFILES}/users/${agent.id}`)).body).toMatchObject({ id: first.id, memberCount: 1 });
    expect((await floor.asAgent('GET', `${PROFILES}/users/me`)).body).toMatchObject({ id: first.id });
    await assign(first, [], [agent.id]);
    expect(await members(first)).toStrictEqual([]);
    expect((await floor.call('GET', `${PROFILES}/users/${agent.id}`)).status).toBe(404);
  });

  it('are in one profile at a time', async () => {
    await assign(first, [floor.agent.id]);
    await assign(second, [floor.agent.id]);
    expect([await members(first), await members(second)]).toStrictEqual([[], [floor.agent.id]]);
  });

  it('are validated before assignment, without a change', async () => {
    const { agent } = floor;
    await assign(first, [agent.id]);
    const validate = async ({ id }: NamedEntity) =>
      (
        await floor.call<AssignmentValidation>('POST', `${PROFILES}/${id}/members/validate`, {
          membersToAssign: [agent.id, other.id, NOBODY],
        })
      ).body;
    expect(await validate(first)).toMatchObject({
      membersNotAssigned: [{ id: other.id }],
      membersAlreadyAssigned: [{ id: agent.id }],
      membersAlreadyAssignedToOther: [],
      invalidMemberAssignments: [{ user: { id: NOBODY } }],
    });
    expect((await validate(second)).membersAlreadyAssignedToOther).toMatchObject([
      { id: agent.id, currentProfile: { id: first.id, name: 'Pilots' } },
    ]);
    expect(await members(first)).toStrictEqual([agent.id]);
    expect((await floor.call('POST', `${PROFILES}/${NOBODY}/members`, { membersToAssign: [], membersToRemove: [] })).status).toBe(
      404,
    );
    expect((await floor.call('POST', `${PROFILES}/${first.id}/members`, { membersToAssign: [] })).status).toBe(400);
  });

  it('have a daily history', async () => {
    const { agent, sandbox } = floor;
    await assign(first, [agent.id]);
    sandbox.clock.advance(2 * DAY);
    floor.call = await signIn(sandbox);
    await assign(second, [agent.id]);
    const query = async (startWorkday: string, endWorkday: string) =>
      await floor.call<UserProfilesInDateRange>('POST', `${PROFILES}/users/${agent.id}/query`, { startWorkday, endWorkday });
    expect((await query('2026-03-11', '2026-03-31')).body).toMatchObject({
      user: { id: agent.id },
      profiles: [
        { id: first.id, dateStartWorkday: '2026-03-11', dateEndWorkday: '2026-03-11' },
        { id: second.id, dateStartWorkday: '2026-03-12', dateEndWorkday: '2026-03-12' },
      ],
    });
    expect((await query('2026-03-01', '2026-03-09')).body.profiles).toStrictEqual([]);
    expect((await query('2026-03-09', '2026-03-01')).status).toBe(400);
    expect((await query('someday', '2026-03-09')).status).toBe(400);
    const then = await floor.call('GET', `${PROFILES}/users/${agent.id}?workday=2026-03-10`);
    expect(then.body).toMatchObject({ id: first.id });
  });

  it('read their own profiles', async () => {
    await assign(first, [floor.agent.id]);
    const query = { startWorkday: '2026-03-10', endWorkday: '2026-03-10' };
    const { body } = await floor.asAgent<UserProfilesInDateRange>('POST', `${PROFILES}/users/me/query`, query);
    expect(body).toMatchObject({ user: { id: floor.agent.id }, profiles: [{ id: first.id }] });
  });
});

describe('A metric of a performance profile', () => {
  it('can be linked to another profile once', async () => {
    const body = { name: 'Punctuality', precision: 1, objective: { zones: [], enabled: true } };
    const metric = (await floor.call<Metric>('POST', `${PROFILES}/${first.id}/metrics`, body)).body;
    const link = async (profileId: string) =>
      await floor.call<Metric>('POST', `${PROFILES}/${first.id}/metrics/${metric.id}/link`, {
        targetPerformanceProfileId: profileId,
      });
    const linked = (await link(second.id)).body;
    expect(linked).toMatchObject({
      name: 'Punctuality',
      linkedMetric: { id: metric.id },
      sourcePerformanceProfile: { id: first.id },
    });
    const response = await floor.call<Metric>('GET', `${PROFILES}/${second.id}/metrics/${linked.id}`);
    expect(response.body).toMatchObject({ linkedMetric: { id: metric.id }, performanceProfileId: second.id });
    expect((await link(second.id)).status).toBe(409);
    expect((await link(first.id)).status).toBe(400);
    expect((await link(NOBODY)).status).toBe(404);
  });
});

describe('Values of external metrics', () => {
  it('are set individually, and cumulative ones add up', async () => {
    const definition = { name: 'Tips', unit: 'Number', precision: 1, defaultObjectiveType: 'HigherIsBetter', enabled: true };
    const path = '/api/v2/employeeperformance/externalmetrics';
    const { id: metricId } = (await floor.call<NamedEntity>('POST', `${path}/definitions`, definition)).body;
    const of = { metricId, userId: floor.agent.id, dateOccurred: '2026-03-10' };
    const write = async (...items: object[]) => (await floor.call<object>('POST', `${path}/data`, { items })).body;
    expect(await write({ ...of, value: 3, count: 2, type: 'Cumulative' }, { ...of, value: 4, type: 'Cumulative' })).toMatchObject(
      {
        processedEntities: [
          { totalValue: 3, totalCount: 2 },
          { totalValue: 7, totalCount: 3 },
        ],
        unprocessedEntities: [],
      },
    );
    expect(await write({ ...of, value: 1, type: 'Total' })).toMatchObject({
      processedEntities: [{ totalValue: 1, totalCount: 1 }],
    });
    expect(await write({ ...of, userId: NOBODY, value: 1 }, { ...of, metricId: NOBODY, value: 1 })).toMatchObject({
      processedEntities: [],
      unprocessedEntities: [
        { userId: NOBODY, code: 'not.found' },
        { metricId: NOBODY, code: 'not.found' },
      ],
    });
  });
});
