import { beforeEach, describe, expect, it } from 'vitest';
import type { LearningModule, UsersRulesRule } from 'contact-centre-client';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const QUERY = '/api/v2/users/rules/query';
const PREVIEW = '/api/v2/learning/rules/query?pageSize=50&pageNumber=1';

let floor: Floor;
let users: NamedEntity[];
beforeEach(async () => {
  floor = await openFloor();
  users = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users?pageSize=100')).body.entities;
});

const condition = (container: string, ids: readonly string[], operator = 'And') => ({ operator, container, values: [{ ids }] });
const rule = (...groups: object[][]) => ({
  type: 'Learning',
  criteria: groups.map((group) => ({ operator: 'Or', group })),
  userIds: [] as string[],
});
const picked = async (body: object): Promise<string[]> =>
  (await floor.call<Listing<NamedEntity>>('POST', `${QUERY}?pageSize=100`, body)).body.entities.map(({ id }) => id);
const part = (operation: string, selector: string, value: readonly string[], order: number) => ({
  operation,
  selector,
  value,
  order,
});

describe('Criteria for users', () => {
  it('match users who meet all conditions of any group', async () => {
    const { agent, queue } = floor;
    const other = users.find(({ id }) => id !== agent.id)!;
    expect(await picked(rule([condition('Queue', [queue.id])]))).toStrictEqual([agent.id]);
    expect(await picked(rule([condition('Queue', [queue.id]), condition('User', [agent.id], 'Not')]))).toStrictEqual([]);
    const either = rule([condition('Queue', [queue.id])], [condition('User', [other.id])]);
    expect((await picked(either)).sort()).toStrictEqual([agent.id, other.id].sort());
    expect(await picked({ ...either, userIds: [other.id] })).toStrictEqual([other.id]);
  });

  it('compare skills, groups, teams, managers and units by id', async () => {
    const { agent, call } = floor;
    const skill = (await call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Knots' })).body;
    await call('POST', `${agent.selfUri}/routingskills`, { id: skill.id, proficiency: 3 });
    const team = (await call<NamedEntity>('POST', '/api/v2/teams', { name: 'Crew' })).body;
    await call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [agent.id] });
    const group = (
      await call<NamedEntity>('POST', '/api/v2/groups', {
        name: 'Deck',
        type: 'official',
        visibility: 'public',
        rulesVisible: true,
      })
    ).body;
    await call('POST', `/api/v2/groups/${group.id}/members`, { memberIds: [agent.id], version: 1 });
    for (const [container, { id }] of [
      ['AcdSkill', skill],
      ['Team', team],
      ['DirectoryGroup', group],
    ] as const)
      expect(await picked(rule([condition(container, [id])])), container).toStrictEqual([agent.id]);
    expect(await picked(rule([condition('ManagementUnit', [NOBODY])]))).toStrictEqual([]);
  });

  it('match existing users only, for callers with the permission', async () => {
    const body = rule([condition('Queue', [floor.queue.id])]);
    expect((await floor.call('POST', QUERY, { ...body, userIds: [NOBODY] })).status).toBe(400);
    expect((await floor.asAgent('POST', QUERY, body)).status).toBe(403);
  });
});

describe('The rule of a learning module', () => {
  const preview = async (body: object) =>
    (await floor.call<Listing<NamedEntity> & { unfilteredTotal: number }>('POST', PREVIEW, body)).body;

  it('previews the users that its parts include and do not exclude, before it is stored', async () => {
    const { agent, queue } = floor;
    const parts = [part('Include', 'Queue', [queue.id], 1)];
    const response = await preview({ rule: { isActive: true, parts } });
    expect(response).toMatchObject({ total: 1, unfilteredTotal: 1, entities: [{ id: agent.id, name: agent.name }] });
    const without = [...parts, part('Exclude', 'AgentName', [agent.name], 2)];
    expect(await preview({ rule: { isActive: true, parts: without } })).toMatchObject({ total: 0, unfilteredTotal: 0 });
    expect(await preview({ rule: { isActive: true, parts }, searchTerm: 'nobody of this name' })).toMatchObject({
      total: 0,
      unfilteredTotal: 1,
    });
    expect((await floor.asAgent('POST', PREVIEW, { rule: { isActive: true, parts } })).status).toBe(403);
  });

  it('converts to a rule for users with the same result', async () => {
    const { agent, queue, call } = floor;
    const { id } = (await call<NamedEntity>('POST', '/api/v2/learning/modules', { name: 'Safety', completionTimeInDays: 7 }))
      .body;
    const path = `/api/v2/learning/modules/${id}`;
    expect((await call('POST', `${path}/rule/migrate`)).status).toBe(404);
    const parts = [
      part('Include', 'Queue', [queue.id], 1),
      part('Include', 'User', [users[0]!.id], 2),
      part('Exclude', 'User', [users[0]!.id], 3),
    ];
    await call('PUT', `${path}/rule`, { isActive: true, parts });
    const { body } = await call<{ autoAssign: { rule: NamedEntity; enabled: boolean } }>('POST', `${path}/rule/migrate`);
    expect(body.autoAssign.enabled).toBe(true);
    expect((await call<LearningModule>('GET', path)).body.autoAssign).toStrictEqual(body.autoAssign);
    const entity = (await call<UsersRulesRule>('GET', body.autoAssign.rule.selfUri)).body;
    expect(entity).toMatchObject({ name: 'Safety', type: 'Learning' });
    expect(await picked({ type: 'Learning', criteria: entity.criteria, userIds: [] })).toStrictEqual([agent.id]);
    expect((await floor.asAgent('POST', `${path}/rule/migrate`)).status).toBe(403);
  });

  it('cannot be converted if it uses other criteria', async () => {
    const { call } = floor;
    const { id } = (await call<NamedEntity>('POST', '/api/v2/learning/modules', { name: 'Safety', completionTimeInDays: 7 }))
      .body;
    const path = `/api/v2/learning/modules/${id}/rule`;
    await call('PUT', path, { isActive: true, parts: [part('Include', 'AgentName', ['Mairi'], 1)] });
    expect((await call('POST', `${path}/migrate`)).status).toBe(400);
    expect((await call<Listing<NamedEntity>>('GET', '/api/v2/users/rules?types=Learning')).body.entities).toStrictEqual([]);
    expect((await call('POST', `/api/v2/learning/modules/${NOBODY}/rule/migrate`)).status).toBe(404);
  });
});

describe('Favourites', () => {
  it('are empty for existing users', async () => {
    const { agent, call } = floor;
    expect((await call<Listing<NamedEntity>>('GET', `${agent.selfUri}/favorites`)).body).toMatchObject({
      entities: [],
      total: 0,
    });
    expect((await call('GET', `/api/v2/users/${NOBODY}/favorites`)).status).toBe(404);
  });
});
