import type { UserExternalIdentifier } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { scimProblem } from '../../store/errors.js';
import type { Json } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import type { World } from '../../store/world.js';
import { languagesOf, proficienciesOf, userLanguages } from '../routing/language-model.js';
import { externalIdOf, externalIdsOf, holderOf } from '../users/external-ids.js';
import { userSkillsOf } from '../users/user.js';

/** A user's skills, languages and external ids; absent fields stay unchanged. */
export interface Abilities {
  skills?: [id: string, proficiency: number][];
  languages?: [id: string, proficiency: number][];
  externalIds?: UserExternalIdentifier[];
}

export function abilitiesOf(world: World, userId: string): Json {
  const routingSkills = userSkillsOf(world, userId).map(({ name, proficiency }) => ({ name, proficiency }));
  const routingLanguages = userLanguages(world, userId).map(({ name, proficiency }) => ({ name, proficiency }));
  const externalIds = (externalIdsOf(world).get(userId) ?? []).map(({ authorityName, externalKey }) => ({
    authority: authorityName,
    value: externalKey,
  }));
  return {
    ...(routingSkills.length > 0 && { routingSkills }),
    ...(routingLanguages.length > 0 && { routingLanguages }),
    ...(externalIds.length > 0 && { externalIds }),
  };
}

/** @throws SCIM's 400 for unknown skills or languages, its 409 for an external id that another user has in the same system. */
export function parseAbilities(world: World, userId: string | undefined, body: Json): Abilities {
  const { routingSkills, routingLanguages, externalIds } = body;
  const skills = parseProficiencies(world.store.skills.all(), routingSkills, 'routing skill');
  const languages = parseProficiencies([...languagesOf(world).values()], routingLanguages, 'language');
  const keys = entriesIn(externalIds)?.map(({ authority, value }) =>
    externalIdOf(userId ?? '', textOf(authority), textOf(value)),
  );
  for (const key of keys ?? []) {
    const holder = holderOf(world, key);
    if (holder !== undefined && holder !== userId) throw scimProblem(409, 'Another user has this external id', 'uniqueness');
  }
  return { ...(skills && { skills }), ...(languages && { languages }), ...(keys && { externalIds: keys }) };
}

export function setAbilities(world: World, userId: string, { skills, languages, externalIds }: Abilities): void {
  if (skills) {
    world.store.userSkills.deleteParent(userId);
    for (const [id, proficiency] of skills) world.store.userSkills.set(userId, id, proficiency);
  }
  if (languages) proficienciesOf(world).set(userId, Object.fromEntries(languages));
  if (externalIds) {
    const keys = externalIds.map(({ authorityName, externalKey }) => externalIdOf(userId, authorityName, externalKey));
    externalIdsOf(world).set(userId, keys);
  }
}

const entriesIn = (value: unknown): Json[] | undefined => (Array.isArray(value) ? value.filter(isObject) : undefined);

function parseProficiencies(
  all: readonly { id: string; name?: string }[],
  value: unknown,
  label: string,
): [string, number][] | undefined {
  return entriesIn(value)?.map(({ name, proficiency }) => {
    const lowerName = textOf(name).toLowerCase();
    const match = all.find((each) => each.name?.toLowerCase() === lowerName);
    if (!match) throw scimProblem(400, `There is no ${label} called ${textOf(name)}`, 'invalidValue');
    return [match.id, Number(proficiency ?? 0)];
  });
}
