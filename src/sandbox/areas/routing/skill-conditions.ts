import type { SkillGroupCondition, SkillGroupRoutingCondition } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { userLanguages } from './language-model.js';

/** Whether a user has the skills and languages that all conditions require. */
export function meetsConditions(world: World, userId: string, conditions: readonly SkillGroupCondition[]): boolean {
  const proficiencies = {
    routingSkill: proficienciesByName(
      [...world.store.userSkills.of(userId)].map(([id, proficiency]) => ({ name: world.store.skills.get(id).name, proficiency })),
    ),
    languageSkill: proficienciesByName(userLanguages(world, userId)),
  };
  return conditions.every((condition) => meetsCondition(condition, proficiencies));
}

/** A user's skill and language proficiencies, by name in lower case. */
interface Proficiencies {
  routingSkill: ReadonlyMap<string, number>;
  languageSkill: ReadonlyMap<string, number>;
}

const proficienciesByName = (skills: readonly { name?: string; proficiency?: number }[]): ReadonlyMap<string, number> =>
  new Map(skills.map(({ name = '', proficiency = 0 }) => [name.toLowerCase(), proficiency]));

function meetsCondition(condition: SkillGroupCondition, proficiencies: Proficiencies): boolean {
  const meetsProficiency = (
    name: string,
    proficiencyByName: ReadonlyMap<string, number>,
    {
      comparator,
      proficiency,
      childConditions = [],
    }: Pick<SkillGroupRoutingCondition, 'comparator' | 'proficiency' | 'childConditions'>,
  ): boolean => {
    const userProficiency = proficiencyByName.get(name.toLowerCase());
    // A user without the skill meets no condition on it.
    if (userProficiency === undefined || comparators[comparator]?.(userProficiency, proficiency) !== true) return false;
    return childConditions.every((child) => meetsCondition(child, proficiencies));
  };
  const results = [
    ...condition.routingSkillConditions.map((each) => meetsProficiency(each.routingSkill, proficiencies.routingSkill, each)),
    ...condition.languageSkillConditions.map((each) => meetsProficiency(each.languageSkill, proficiencies.languageSkill, each)),
  ];
  if (condition.operation === 'Not') return !results.includes(true);
  return condition.operation === 'Or' ? results.includes(true) : !results.includes(false);
}

const comparators: Readonly<Record<string, (actual: number, required: number) => boolean>> = {
  EqualTo: (actual, required) => actual === required,
  NotEqualTo: (actual, required) => actual !== required,
  LessThan: (actual, required) => actual < required,
  GreaterThan: (actual, required) => actual > required,
  GreaterThanOrEqualTo: (actual, required) => actual >= required,
  LessThanOrEqualTo: (actual, required) => actual <= required,
};
