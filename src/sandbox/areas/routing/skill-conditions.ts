import type { SkillGroupCondition, SkillGroupRoutingCondition } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import { userLanguages } from './language-model.js';

/** Whether a user has the skills and languages that all conditions require. */
export function meets(world: World, userId: string, conditions: readonly SkillGroupCondition[]): boolean {
  const proficiencies = {
    routingSkill: byName(
      [...world.store.userSkills.of(userId)].map(([id, proficiency]) => ({ name: world.store.skills.get(id).name, proficiency })),
    ),
    languageSkill: byName(userLanguages(world, userId)),
  };
  return conditions.every((condition) => holds(condition, proficiencies));
}

/** A user's skill and language proficiencies, by name in lower case. */
interface Proficiencies {
  routingSkill: ReadonlyMap<string, number>;
  languageSkill: ReadonlyMap<string, number>;
}

const byName = (skills: readonly { name?: string; proficiency?: number }[]): ReadonlyMap<string, number> =>
  new Map(skills.map(({ name = '', proficiency = 0 }) => [name.toLowerCase(), proficiency]));

function holds(condition: SkillGroupCondition, proficiencies: Proficiencies): boolean {
  const test = (
    name: string,
    known: ReadonlyMap<string, number>,
    {
      comparator,
      proficiency,
      childConditions = [],
    }: Pick<SkillGroupRoutingCondition, 'comparator' | 'proficiency' | 'childConditions'>,
  ): boolean => {
    const own = known.get(name.toLowerCase());
    // A user without the skill meets no condition on it.
    if (own === undefined || compare[comparator]?.(own, proficiency) !== true) return false;
    return childConditions.every((child) => holds(child, proficiencies));
  };
  const results = [
    ...condition.routingSkillConditions.map((each) => test(each.routingSkill, proficiencies.routingSkill, each)),
    ...condition.languageSkillConditions.map((each) => test(each.languageSkill, proficiencies.languageSkill, each)),
  ];
  if (condition.operation === 'Not') return !results.includes(true);
  return condition.operation === 'Or' ? results.includes(true) : !results.includes(false);
}

const compare: Readonly<Record<string, (own: number, wanted: number) => boolean>> = {
  EqualTo: (own, wanted) => own === wanted,
  NotEqualTo: (own, wanted) => own !== wanted,
  LessThan: (own, wanted) => own < wanted,
  GreaterThan: (own, wanted) => own > wanted,
  GreaterThanOrEqualTo: (own, wanted) => own >= wanted,
  LessThanOrEqualTo: (own, wanted) => own <= wanted,
};
