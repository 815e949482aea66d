import type { Queue, QueueMember } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';
import { refusal } from '../office.js';

let sandbox: Sandbox;
let call: Call;
let people: string[];
let group: NamedEntity;
beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = await signIn(sandbox);
  people = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.map(({ id }) => id);
  group = await make('/api/v2/groups', { name: 'Deck', type: 'official', visibility: 'public', rulesVisible: true });
  await put(people.slice(0, 2));
});

const make = async (path: string, sent: object): Promise<NamedEntity> => {
  const { status, body, text } = await call<NamedEntity>('POST', path, sent);
  expect(status, text).toBe(200);
  return body;
};
const read = async <T>(path: string): Promise<T> => (await call<T>('GET', path)).body;

/** Adds users to the group. */
async function put(memberIds: string[]): Promise<void> {
  const { version } = await read<{ version: number }>(group.selfUri);
  expect(await call('POST', `${group.selfUri}/members`, { memberIds, version })).toMatchObject({ status: 202 });
}

const opened = async (...memberGroups: object[]): Promise<NamedEntity> =>
  await make('/api/v2/routing/queues', { name: 'Ferries', memberGroups });
const membersOf = async ({ selfUri }: NamedEntity, query = ''): Promise<[id: string | undefined, by: string | undefined][]> =>
  (await read<Listing<QueueMember>>(`${selfUri}/members${query}`)).entities
    .map(({ id, memberBy }): [string | undefined, string | undefined] => [id, memberBy])
    .toSorted(([one = ''], [other = '']) => people.indexOf(one) - people.indexOf(other));

describe('A group in a queue', () => {
  it('makes its members queue members while they belong to it', async () => {
    const queue = await opened({ id: group.id, type: 'GROUP' });
    expect(await membersOf(queue)).toEqual([
      [people[0], 'group'],
      [people[1], 'group'],
    ]);
    await put([people[2]!]);
    await call('DELETE', `${group.selfUri}/members?ids=${people[0]!}`);
    expect(await membersOf(queue)).toEqual([
      [people[1], 'group'],
      [people[2], 'group'],
    ]);
    await call('DELETE', `/api/v2/users/${people[1]!}`);
    expect(await membersOf(queue)).toEqual([[people[2], 'group']]);
  });

  it('does not change members added individually, and is filtered and counted separately', async () => {
    const queue = await opened({ id: group.id, type: 'GROUP' });
    await call('POST', `${queue.selfUri}/members`, [{ id: people[1] }, { id: people[3] }]);
    expect(await membersOf(queue, '?memberBy=user')).toEqual([
      [people[1], 'user'],
      [people[3], 'user'],
    ]);
    expect(await membersOf(queue, '?memberBy=group')).toEqual([[people[0], 'group']]);
    await call('PATCH', `${queue.selfUri}/members/${people[0]!}`, { joined: false });
    expect(await read<Queue>(queue.selfUri)).toMatchObject({
      memberCount: 3,
      userMemberCount: 2,
      joinedMemberCount: 2,
      memberGroups: [{ id: group.id, name: 'Deck', type: 'GROUP', memberCount: 2, selfUri: group.selfUri }],
    });
    await call('DELETE', group.selfUri);
    expect(await membersOf(queue)).toEqual([
      [people[1], 'user'],
      [people[3], 'user'],
    ]);
    expect(await read<Queue>(queue.selfUri)).toMatchObject({ memberCount: 2, memberGroups: [] });
  });

  it('is removed when the queue is replaced without it', async () => {
    const queue = await opened({ id: group.id });
    expect((await call('PUT', queue.selfUri, { name: 'Ferries' })).body).toMatchObject({ memberCount: 0 });
    expect(await membersOf(queue)).toEqual([]);
  });

  it('keeps its members in the queue if they are removed individually', async () => {
    const queue = await opened({ id: group.id, type: 'GROUP' });
    const ways = [
      await call('DELETE', `${queue.selfUri}/members/${people[0]!}`),
      await call('POST', `${queue.selfUri}/members?delete=true`, [{ id: people[0] }]),
    ];
    for (const way of ways) expect(refusal(way)).toMatchObject({ status: 400 });
    expect(await membersOf(queue)).toHaveLength(2);
  });

  it('must exist', async () => {
    const body = { name: 'Ferries', memberGroups: [{ id: group.id, type: 'TEAM' }] };
    expect(refusal(await call('POST', '/api/v2/routing/queues', body))).toMatchObject({ status: 400, fields: ['memberGroups'] });
    expect((await read<Listing<NamedEntity>>('/api/v2/routing/queues?name=Ferries')).total).toBe(0);
  });

  it('can be a team', async () => {
    const team = await make('/api/v2/teams', { name: 'Bridge', division: { id: sandbox.organisation.homeDivisionId } });
    const queue = await opened({ id: team.id, type: 'TEAM' });
    await call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [people[4]] });
    expect(await membersOf(queue)).toEqual([[people[4], 'group']]);
  });

  it('can be a skill group', async () => {
    const skill = await make('/api/v2/routing/skills', { name: 'Tides' });
    const condition = { routingSkill: skill.name, comparator: 'GreaterThan', proficiency: 2, childConditions: [] };
    const skillConditions = [{ routingSkillConditions: [condition], languageSkillConditions: [], operation: 'And' }];
    const able = await make('/api/v2/routing/skillgroups', { name: 'Pilots', skillConditions });
    const queue = await opened({ id: able.id, type: 'SKILLGROUP' });
    const learns = async (proficiency: number): Promise<unknown> =>
      await call('POST', `/api/v2/users/${people[5]!}/routingskills`, { id: skill.id, proficiency });
    await learns(4);
    expect(await membersOf(queue)).toEqual([[people[5], 'group']]);
    await learns(1);
    expect(await membersOf(queue)).toEqual([]);
  });

  it('is kept when a snapshot is restored', async () => {
    const queue = await opened({ id: group.id, type: 'GROUP' });
    const restored = createSandbox({ seed: 99, rateLimit: false });
    restored.restore(sandbox.snapshot());
    call = await signIn(restored);
    expect(await membersOf(queue, '?memberBy=group')).toHaveLength(2);
    await put([people[2]!]);
    expect(await membersOf(queue)).toHaveLength(3);
  });

  it('publishes its members on the topic of the queue', async () => {
    const queue = await opened({ id: group.id, type: 'GROUP' });
    const topics: string[] = [];
    sandbox.subscribe(({ topicName }: SandboxEvent) => {
      if (topicName.includes(queue.id)) topics.push(topicName);
    });
    await put([people[2]!]);
    expect(topics).toContain(`v2.analytics.queues.${queue.id}.observations`);
  });
});
