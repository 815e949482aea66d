import type { User, UserConversationSummary } from 'contact-centre-client/models';
import type { Agent } from '../../../agents/agent.js';
import type { Demand } from './demand.js';
import { requiredIds } from './demand.js';

/** How the agent takes part in the queue that needs help. */
export type Relation = 'none' | 'inactive' | 'offQueue';

interface Ability {
  readonly id: string;
  readonly name: string;
  readonly proficiency: number;
}

/** An agent who can help. */
export interface Helper extends Agent {
  readonly relation: Relation;
  /** How many of the waiting interactions that require skills they can take. */
  readonly covers: number;
  /** The skills and languages that they have of those required. */
  readonly abilities: readonly Ability[];
  /** Interactions under way, of all queues. */
  readonly interactions: number;
}

interface Floor {
  readonly users: readonly User[];
  readonly toAgent: (user: User) => Agent;
  /** The members of the queue, and whether they take its interactions. */
  readonly members: ReadonlyMap<string, boolean>;
  readonly demands: readonly Demand[];
}

/**
 * Returns the agents who do not work in the queue and could: those whose skills and languages match a waiting interaction, or, if
 * none is required, those who are idle. Idle agents come first.
 */
export function findHelpers({ users, toAgent, members, demands }: Floor): Helper[] {
  const required = requiredIds(demands);
  return users
    .filter(({ presence }) => presence?.presenceDefinition?.systemPresence !== 'Offline')
    .flatMap((user): Helper[] => {
      const agent = toAgent(user);
      const relation = relationOf(members.get(user.id), agent);
      const abilities = abilitiesOf(user);
      const has = new Set(abilities.map(({ id }) => id));
      const covers = demands.filter((demand) => requiredIds([demand]).every((id) => has.has(id))).length;
      const isOffered = demands.length > 0 ? covers > 0 : agent.routingStatus === 'IDLE';
      if (relation === undefined || !isOffered) return [];
      const matching = abilities.filter(({ id }) => required.includes(id));
      return [{ ...agent, relation, covers, abilities: matching, interactions: interactionsOf(user.conversationSummary) }];
    })
    .sort(byFit);
}

/** `undefined` for an agent who works in the queue already. */
function relationOf(joined: boolean | undefined, { routingStatus }: Agent): Relation | undefined {
  if (joined === undefined) return 'none';
  if (!joined) return 'inactive';
  return routingStatus === 'OFF_QUEUE' ? 'offQueue' : undefined;
}

function abilitiesOf({ skills = [], languages = [] }: User): Ability[] {
  return [...skills, ...languages]
    .filter(({ state = 'active' }) => state === 'active')
    .map(({ id = '', name = '', proficiency = 0 }) => ({ id, name, proficiency }));
}

function interactionsOf(summary: UserConversationSummary = {}): number {
  const { call, callback, email, message, chat, socialExpression, video } = summary;
  return [call, callback, email, message, chat, socialExpression, video].reduce(
    (sum, media) => sum + (media?.contactCenter?.active ?? 0) + (media?.enterprise?.active ?? 0),
    0,
  );
}

/** Idle agents, those who are available off queue, those who are away, and those who interact. */
function readiness({ routingStatus, presence }: Agent): number {
  if (routingStatus === 'IDLE') return 0;
  if (routingStatus === 'OFF_QUEUE') return presence?.presenceDefinition?.systemPresence === 'Available' ? 1 : 2;
  return 3;
}

/** The best helper first: ready, for most interactions, with the highest proficiency, waiting longest. */
export function byFit(one: Helper, other: Helper): number {
  return (
    readiness(one) - readiness(other) ||
    other.covers - one.covers ||
    proficiencyOf(other) - proficiencyOf(one) ||
    sinceOf(one) - sinceOf(other) ||
    one.name.localeCompare(other.name)
  );
}

function proficiencyOf({ abilities }: Helper): number {
  return abilities.reduce((sum, { proficiency }) => sum + proficiency, 0);
}

const sinceOf = ({ since }: Helper): number => (since === undefined ? Infinity : Date.parse(since));
