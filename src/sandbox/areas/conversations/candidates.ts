import type { RoutingRule } from '../../../models/index.js';
import type { Membership, StoredQueue } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { proficienciesOf } from '../routing/language-model.js';
import { waitingParty } from './model.js';
import type { Party, StoredConversation, Wishes } from './model.js';

/** The score of an agent for an interaction, the higher the better; `undefined` if the agent cannot get it. */
export type Fitness = (userId: string, membership: Membership) => number | undefined;

/**
 * Scores agents for an interaction, by the settings of its queue and by how long it has waited:
 *
 * - **Skills and language**: an agent needs all of them. `BEST` prefers those with the highest proficiency; `NONE` ignores
 *   skills and language.
 * - **Bullseye rings**: after its time, each ring adds the members of the next one and drops skills.
 * - **Preferred agents**: each rule reserves the interaction for agents with a sufficient score while it lasts.
 */
export function fitnessFor(world: World, queue: StoredQueue, queueParty: Party, now: number): Fitness {
  const { wishes = {}, start } = queueParty;
  const waitMs = now - start;
  const { ring, droppedSkillIds } = ringAt(queue, waitMs);
  const skills = queue.skillEvaluationMethod === 'NONE' ? [] : (wishes.skillIds ?? []).filter((id) => !droppedSkillIds.has(id));
  const language = queue.skillEvaluationMethod === 'NONE' ? undefined : wishes.languageId;
  const isPreferred = preferenceAt(queue, wishes, waitMs);
  return (userId, { ringNumber }) => {
    if (ringNumber > ring || !isPreferred(userId)) return undefined;
    const userSkills = world.store.userSkills.of(userId);
    const proficiencies = skills.map((id) => userSkills.get(id));
    if (language !== undefined) proficiencies.push(proficienciesOf(world).get(userId)?.[language]);
    if (proficiencies.some((proficiency) => proficiency === undefined)) return undefined;
    if (queue.skillEvaluationMethod !== 'BEST') return 0;
    return proficiencies.reduce<number>((sum, proficiency = 0) => sum + proficiency, 0);
  };
}

/** The outermost open ring after a wait in ms, and the skills that are no longer required. */
function ringAt({ bullseye }: StoredQueue, waitMs: number): { ring: number; droppedSkillIds: ReadonlySet<string> } {
  const rings = bullseye?.rings ?? [];
  if (rings.length === 0) return { ring: Number.POSITIVE_INFINITY, droppedSkillIds: new Set() };
  const droppedSkillIds = new Set<string>();
  let openRing = 1;
  for (const [index, end] of ringEnds(rings).entries()) {
    if (waitMs < end) return { ring: openRing, droppedSkillIds };
    for (const { id } of rings[index]?.actions?.skillsToRemove ?? []) if (id !== undefined) droppedSkillIds.add(id);
    openRing += 1;
  }
  return { ring: Number.POSITIVE_INFINITY, droppedSkillIds };
}

/** The end of each ring, in ms from the start of the wait. */
function ringEnds(rings: NonNullable<NonNullable<StoredQueue['bullseye']>['rings']>): number[] {
  let end = 0;
  return rings.map(({ expansionCriteria = [] }) => {
    end += (expansionCriteria[0]?.threshold ?? 0) * 1000;
    return end;
  });
}

function preferenceAt(queue: StoredQueue, { agents = [], owned }: Wishes, waitMs: number): (userId: string) => boolean {
  if (owned === true) return (userId) => userId === agents[0]?.id;
  if (agents.length === 0) return () => true;
  const rules = queue.routingRules ?? [];
  const rule = rules[ruleEnds(rules).findIndex((end) => waitMs < end)];
  if (!rule) return () => true;
  const minScore = rule.operator === 'MEETS_THRESHOLD' ? (rule.threshold ?? 0) : 0;
  const preferredIds = new Set(agents.filter(({ score }) => score >= minScore).map(({ id }) => id));
  return (userId) => preferredIds.has(userId);
}

function ruleEnds(rules: readonly RoutingRule[]): number[] {
  let end = 0;
  return rules.map(({ waitSeconds = 0 }) => {
    end += waitSeconds * 1000;
    return end;
  });
}

/** The next time at which more agents become eligible; Infinity if there is none. */
export function nextWidening(world: World, conversation: StoredConversation, moment: number): number {
  const queueParty = waitingParty(conversation);
  const queue = world.store.queues.find(queueParty?.queueId ?? '');
  if (!queueParty || !queue) return Number.POSITIVE_INFINITY;
  const ends = [
    ...ringEnds(queue.bullseye?.rings ?? []),
    ...(queueParty.wishes?.agents ? ruleEnds(queue.routingRules ?? []) : []),
  ];
  return Math.min(...ends.map((end) => queueParty.start + end).filter((time) => time > moment));
}

/** The rank of an interaction in its queue. Each point of priority counts as a minute of waiting. */
export function rankOf({ start, wishes }: Party): number {
  return start - (wishes?.priority ?? 0) * 60_000;
}
