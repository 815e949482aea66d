import type { RoutingRule } from '../../../models/index.js';
import type { Membership, StoredQueue } from '../../store/store.js';
import type { World } from '../../store/world.js';
import { spokenOf } from '../routing/language-model.js';
import { waitingParty } from './model.js';
import type { Party, StoredConversation, Wishes } from './model.js';

/** Who may be given an interaction at a moment, and how well each would do: the higher the better. */
export type Fitness = (userId: string, membership: Membership) => number | undefined;

/**
 * What a queue asks of agents for an interaction, by its settings and by how long that has waited:
 *
 * - **Skills and language**: an agent needs all of them; by `BEST` those with the most proficiency in them come first, by `NONE` nobody is asked.
 * - **Bullseye rings**: each ring lets in the members of the next one after its time, and drops skills.
 * - **Preferred agents**: each rule keeps the interaction for those with enough points as long as it lasts.
 */
export function fitnessFor(world: World, queue: StoredQueue, waiting: Party, now: number): Fitness {
  const { wishes = {}, start } = waiting;
  const waited = now - start;
  const { ring, dropped } = ringAt(queue, waited);
  const skills = queue.skillEvaluationMethod === 'NONE' ? [] : (wishes.skillIds ?? []).filter((id) => !dropped.has(id));
  const language = queue.skillEvaluationMethod === 'NONE' ? undefined : wishes.languageId;
  const isPreferred = preferenceAt(queue, wishes, waited);
  return (userId, { ringNumber }) => {
    if (ringNumber > ring || !isPreferred(userId)) return undefined;
    const own = world.store.userSkills.of(userId);
    const proficiencies = skills.map((id) => own.get(id));
    if (language !== undefined) proficiencies.push(spokenOf(world).get(userId)?.[language]);
    if (proficiencies.some((proficiency) => proficiency === undefined)) return undefined;
    if (queue.skillEvaluationMethod !== 'BEST') return 0;
    return proficiencies.reduce<number>((sum, proficiency = 0) => sum + proficiency, 0);
  };
}

/** The outermost ring that is open after so many ms, and the skills that are asked for no more. */
function ringAt({ bullseye }: StoredQueue, waited: number): { ring: number; dropped: ReadonlySet<string> } {
  const rings = bullseye?.rings ?? [];
  if (rings.length === 0) return { ring: Number.POSITIVE_INFINITY, dropped: new Set() };
  const dropped = new Set<string>();
  let open = 1;
  for (const [index, end] of ringEnds(rings).entries()) {
    if (waited < end) return { ring: open, dropped };
    for (const { id } of rings[index]?.actions?.skillsToRemove ?? []) if (id !== undefined) dropped.add(id);
    open += 1;
  }
  return { ring: Number.POSITIVE_INFINITY, dropped };
}

/** When each ring is left, in ms from the beginning. */
function ringEnds(rings: NonNullable<NonNullable<StoredQueue['bullseye']>['rings']>): number[] {
  let end = 0;
  return rings.map(({ expansionCriteria = [] }) => {
    end += (expansionCriteria[0]?.threshold ?? 0) * 1000;
    return end;
  });
}

function preferenceAt(queue: StoredQueue, { agents = [], owned }: Wishes, waited: number): (userId: string) => boolean {
  if (owned === true) return (userId) => userId === agents[0]?.id;
  if (agents.length === 0) return () => true;
  const rules = queue.routingRules ?? [];
  const rule = rules[ruleEnds(rules).findIndex((end) => waited < end)];
  if (!rule) return () => true;
  const least = rule.operator === 'MEETS_THRESHOLD' ? (rule.threshold ?? 0) : 0;
  const preferred = new Set(agents.filter(({ score }) => score >= least).map(({ id }) => id));
  return (userId) => preferred.has(userId);
}

function ruleEnds(rules: readonly RoutingRule[]): number[] {
  let end = 0;
  return rules.map(({ waitSeconds = 0 }) => {
    end += waitSeconds * 1000;
    return end;
  });
}

/** When more agents than now may be given what waits; never, mostly. */
export function nextWidening(world: World, conversation: StoredConversation, moment: number): number {
  const waiting = waitingParty(conversation);
  const queue = world.store.queues.find(waiting?.queueId ?? '');
  if (!waiting || !queue) return Number.POSITIVE_INFINITY;
  const ends = [...ringEnds(queue.bullseye?.rings ?? []), ...(waiting.wishes?.agents ? ruleEnds(queue.routingRules ?? []) : [])];
  return Math.min(...ends.map((end) => waiting.start + end).filter((time) => time > moment));
}

/** The time from which an interaction counts as waiting: each point of priority is a minute more. */
export function rankOf({ start, wishes }: Party): number {
  return start - (wishes?.priority ?? 0) * 60_000;
}
