import type { DynamicGroupDefinition, SkillGroupCondition } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

let floor: Floor;
let group: NamedEntity;
let skill: NamedEntity;
beforeEach(async () => {
  floor = await openFloor();
  const draft = { name: 'Pilots', type: 'official', visibility: 'public', rulesVisible: true };
  group = (await floor.call<NamedEntity>('POST', '/api/v2/groups', draft)).body;
  skill = (await floor.call<NamedEntity>('POST', '/api/v2/routing/skills', { name: 'Harbours' })).body;
});

const atLeast = (proficiency: number): { skillConditions: SkillGroupCondition[] } => ({
  skillConditions: [
    {
      operation: 'And',
      languageSkillConditions: [],
      routingSkillConditions: [
        { routingSkill: 'Harbours', comparator: 'GreaterThanOrEqualTo', proficiency, childConditions: [] },
      ],
    },
  ],
});

const members = async (): Promise<string[]> =>
  (await floor.call<Listing<NamedEntity>>('GET', `${group.selfUri}/members`)).body.entities.map(({ id }) => id);
const learn = async (proficiency: number): Promise<unknown> =>
  await floor.call('POST', `${floor.agent.selfUri}/routingskills`, { id: skill.id, proficiency });

describe('A dynamic group', () => {
  it('contains users that match its rule, from when they have the skill until they lose it', async () => {
    expect((await floor.call('PUT', `${group.selfUri}/dynamicsettings`, atLeast(3))).status).toBe(204);
    expect(await members()).toStrictEqual([]);
    await learn(4);
    expect(await members()).toStrictEqual([floor.agent.id]);
    expect((await floor.call('GET', group.selfUri)).body).toMatchObject({ memberCount: 1, version: 2 });
    const user = await floor.call<{ groups: NamedEntity[] }>('GET', `${floor.agent.selfUri}?expand=groups`);
    expect(user.body.groups.map(({ id }) => id)).toContain(group.id);
    await floor.call('DELETE', `${floor.agent.selfUri}/routingskills/${skill.id}`);
    expect(await members()).toStrictEqual([]);
  });

  it('keeps individually added members when its rule is deleted', async () => {
    await learn(5);
    const other = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[6]!;
    await floor.call('POST', `${group.selfUri}/members`, { memberIds: [other.id], version: 1 });
    await floor.call('PUT', `${group.selfUri}/dynamicsettings`, atLeast(1));
    expect((await members()).toSorted()).toStrictEqual([floor.agent.id, other.id].toSorted());
    expect((await floor.call('DELETE', `${group.selfUri}/dynamicsettings`)).status).toBe(204);
    expect(await members()).toStrictEqual([other.id]);
    expect((await floor.call('GET', `${group.selfUri}/dynamicsettings`)).status).toBe(404);
  });

  it('returns its rule, also after a replacement', async () => {
    expect((await floor.call('GET', `${group.selfUri}/dynamicsettings`)).status).toBe(404);
    for (const proficiency of [2, 4]) {
      await floor.call('PUT', `${group.selfUri}/dynamicsettings`, atLeast(proficiency));
      const { body } = await floor.call<DynamicGroupDefinition>('GET', `${group.selfUri}/dynamicsettings`);
      expect(body).toMatchObject({ group: { id: group.id }, query: atLeast(proficiency) });
    }
  });

  it('has a preview that changes no group', async () => {
    await learn(2);
    const preview = async (proficiency: number): Promise<unknown> =>
      (await floor.call('POST', '/api/v2/groups/dynamicsettings/preview', atLeast(proficiency))).body;
    expect(await preview(2)).toStrictEqual({ userCount: 1 });
    expect(await preview(3)).toStrictEqual({ userCount: 0 });
    expect(await members()).toStrictEqual([]);
  });

  it('is refused for an unknown group, or without a rule', async () => {
    expect((await floor.call('PUT', `/api/v2/groups/${NOBODY}/dynamicsettings`, atLeast(1))).status).toBe(404);
    expect((await floor.call('PUT', `${group.selfUri}/dynamicsettings`, {})).status).toBe(400);
    expect((await floor.call('DELETE', `${group.selfUri}/dynamicsettings`)).status).toBe(404);
  });
});
