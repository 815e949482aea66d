import type { SkillGroupCondition, SkillGroupWithMemberDivisions } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const GROUPS = '/api/v2/routing/skillgroups';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
let agents: (NamedEntity & { division: { id: string } })[];
beforeEach(async () => {
  floor = await openFloor();
  agents = (await floor.call<Listing<(typeof agents)[number]>>('GET', '/api/v2/users')).body.entities.slice(4, 7);
  const skill = (await floor.call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Ferries' })).body;
  for (const [at, agent] of agents.entries())
    await floor.call('POST', `${agent.selfUri}/routingskills`, { id: skill.id, proficiency: at + 1 });
  const languages = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/languages')).body.entities;
  const language = { id: languages.find(({ name }) => name === 'Spanish')!.id, proficiency: 4 };
  for (const agent of agents) await floor.call('DELETE', `${agent.selfUri}/routinglanguages/${language.id}`);
  await floor.call('POST', `${agents[1]!.selfUri}/routinglanguages`, language);
});

type Comparator = SkillGroupCondition['routingSkillConditions'][number]['comparator'];

const ferries = (comparator: Comparator, proficiency: number, childConditions: SkillGroupCondition[] = []) => ({
  routingSkill: 'ferries',
  comparator,
  proficiency,
  childConditions,
});
const spanish = { languageSkill: 'Spanish', comparator: 'GreaterThan' as const, proficiency: 3 };

const all = (operation: SkillGroupCondition['operation'], ...parts: object[]): SkillGroupCondition => ({
  operation,
  routingSkillConditions: parts.filter((part) => 'routingSkill' in part) as SkillGroupCondition['routingSkillConditions'],
  languageSkillConditions: parts.filter((part) => 'languageSkill' in part) as SkillGroupCondition['languageSkillConditions'],
});

/** The divisions of all agents. */
const everywhere = (): string[] => [...new Set(agents.map(({ division }) => division.id))];

const make = async (
  skillConditions: SkillGroupCondition[],
  more: object = {},
): Promise<SkillGroupWithMemberDivisions & NamedEntity> => {
  const body = { name: 'Sailors', skillConditions, memberDivisions: everywhere(), ...more };
  const response = await floor.call<SkillGroupWithMemberDivisions & NamedEntity>('POST', GROUPS, body);
  expect(response.status, response.text).toBe(200);
  return response.body;
};

/** The indexes of the agents who are members. */
const members = async ({ selfUri }: NamedEntity): Promise<number[]> => {
  const { entities } = (await floor.call<Listing<NamedEntity>>('GET', `${selfUri}/members`)).body;
  return agents.flatMap(({ id }, at) => (entities.some((member) => member.id === id) ? [at] : []));
};

describe('A skill group', () => {
  it.each([
    ['EqualTo', [1]],
    ['NotEqualTo', [0, 2]],
    ['LessThan', [0]],
    ['LessThanOrEqualTo', [0, 1]],
    ['GreaterThan', [2]],
    ['GreaterThanOrEqualTo', [1, 2]],
  ] as const)('contains the agents whose proficiency is %s', async (comparator, expected) => {
    const group = await make([all('And', ferries(comparator, 2))]);
    expect(await members(group)).toEqual(expected);
    expect(group).toMatchObject({ memberCount: expected.length, status: 'Complete', memberDivisions: everywhere() });
  });

  it('combines its conditions', async () => {
    const one = async (...conditions: SkillGroupCondition[]): Promise<number[]> => {
      const group = await make(conditions);
      const response = await members(group);
      await floor.call('DELETE', group.selfUri);
      return response;
    };
    expect(await one(all('And', ferries('GreaterThan', 0), spanish))).toEqual([1]);
    expect(await one(all('Or', ferries('GreaterThan', 2), spanish))).toEqual([1, 2]);
    expect(await one(all('Not', ferries('GreaterThan', 2), spanish))).toEqual([0]);
    expect(await one(all('And', ferries('GreaterThan', 1)), all('And', ferries('LessThan', 3)))).toEqual([1]);
    expect(await one(all('And', ferries('GreaterThan', 0, [all('Not', spanish)])))).toEqual([0, 2]);
  });

  it('changes with the skills of users', async () => {
    const group = await make([all('And', ferries('GreaterThan', 2))]);
    const [skill] = (await floor.call<Listing<NamedEntity>>('GET', `${agents[0]!.selfUri}/routingskills`)).body.entities.filter(
      ({ name }) => name === 'Ferries',
    );
    await floor.call('PUT', `${agents[0]!.selfUri}/routingskills/${skill!.id}`, { id: skill!.id, proficiency: 5 });
    expect(await members(group)).toEqual([0, 2]);
    expect((await floor.call('GET', group.selfUri)).body).toMatchObject({ memberCount: 2, name: 'Sailors' });
    expect((await floor.call('GET', GROUPS)).body).toMatchObject({ entities: [{ id: group.id, memberCount: 2 }] });
    const readGroup = async ({ selfUri }: NamedEntity) =>
      (await floor.call<Listing<NamedEntity>>('GET', `${selfUri}/skillgroups`)).body.entities.map(({ id }) => id);
    expect([await readGroup(agents[0]!), await readGroup(agents[1]!)]).toEqual([[group.id], []]);
  });

  it('contains only users of its divisions', async () => {
    const group = await make([all('And', ferries('GreaterThan', 0))], { memberDivisions: [] });
    expect(await members(group)).toEqual([]);
    const path = `${group.selfUri}/members/divisions`;
    const { body: division } = await floor.call<NamedEntity>('POST', '/api/v2/authorization/divisions', {
      name: 'Islands',
      description: 'Off shore',
    });
    expect((await floor.call('POST', path, { addDivisionIds: [...everywhere(), division.id] })).status).toBe(204);
    expect(await members(group)).toEqual([0, 1, 2]);
    await floor.call('POST', path, { removeDivisionIds: everywhere() });
    expect(await members(group)).toEqual([]);
    expect((await floor.call<Listing<NamedEntity>>('GET', path)).body.entities).toMatchObject([
      { id: division.id, name: 'Islands' },
    ]);
  });

  it('is unknown if it does not exist, and so is a division', async () => {
    for (const path of [
      `${GROUPS}/${UNKNOWN_ID}`,
      `${GROUPS}/${UNKNOWN_ID}/members`,
      `${GROUPS}/${UNKNOWN_ID}/members/divisions`,
    ])
      expect(await floor.call('GET', path), path).toMatchObject({ status: 404, body: { entityName: 'skillGroup' } });
    const { selfUri } = await make([]);
    expect(await floor.call('POST', `${selfUri}/members/divisions`, { addDivisionIds: [UNKNOWN_ID] })).toMatchObject({
      status: 404,
      body: { entityName: 'division', entityId: UNKNOWN_ID },
    });
  });
});
