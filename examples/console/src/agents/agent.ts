import type { OrganizationPresence, User } from 'contact-centre-client/models';
import { presenceLabel, systemPresenceLabel } from './presence-label.js';
import { routingStatusLook, routingStatuses } from './routing-statuses.js';

/** A user in the table of agents. */
export interface Agent {
  id: string;
  name: string;
  title: string;
  presence: User['presence'];
  presenceName: string;
  routingStatus: string;
  /** The start of the current routing status. */
  since: string | undefined;
}

export function agentOf(user: User, definitions: readonly OrganizationPresence[]): Agent {
  const { id, name = '', title = '', presence, routingStatus } = user;
  const definition = definitions.find((each) => each.id === presence?.presenceDefinition?.id);
  const { status = 'OFF_QUEUE', startTime: since } = routingStatus ?? {};
  const presenceName = definition
    ? presenceLabel(definition)
    : systemPresenceLabel(presence?.presenceDefinition?.systemPresence ?? 'Offline');
  return { id, name, title, presence, presenceName, routingStatus: status, since };
}

/** Returns a function like `agentOf`, which returns the same agent for the same user. */
export function rememberingAgentOf(definitions: readonly OrganizationPresence[]): (user: User) => Agent {
  const agents = new WeakMap<User, Agent>();
  return (user) => {
    const agent = agents.get(user) ?? agentOf(user, definitions);
    agents.set(user, agent);
    return agent;
  };
}

/** A presence to choose. */
export interface PresenceName {
  id: string;
  name: string;
}

/** Returns the id of the presence's definition, which is the same in every language. */
export const presenceIdOf = ({ presence, presenceName }: Agent): string => presence?.presenceDefinition?.id ?? presenceName;

export interface AgentFilter {
  /** A part of the name or of the title. */
  text: string;
  /** The id of its definition, or its name; `''` for all. */
  presence: string;
  routingStatus: string;
}

/** @param members - The ids of the users to choose from, if they are limited to a queue. */
export function filtered(
  agents: readonly Agent[],
  { text, presence, routingStatus }: AgentFilter,
  members?: ReadonlySet<string>,
): Agent[] {
  const part = text.trim().toLowerCase();
  return agents.filter(
    (agent) =>
      (part === '' || `${agent.name} ${agent.title}`.toLowerCase().includes(part)) &&
      (presence === '' || presenceIdOf(agent) === presence || agent.presenceName === presence) &&
      (routingStatus === '' || agent.routingStatus === routingStatus) &&
      (members === undefined || members.has(agent.id)),
  );
}

type Order = (one: Agent, other: Agent) => number;

const collator = new Intl.Collator();

export const byName: Order = (one, other) => collator.compare(one.name, other.name);

export const byPresence: Order = (one, other) => collator.compare(one.presenceName, other.presenceName);

const statusOrder = Object.keys(routingStatuses);

/** Idle first, off queue last, in the order of interest for a supervisor. */
export const byRoutingStatus: Order = (one, other) =>
  statusOrder.indexOf(one.routingStatus) - statusOrder.indexOf(other.routingStatus) ||
  collator.compare(routingStatusLook(one.routingStatus).label, routingStatusLook(other.routingStatus).label);

/** The shortest time first. */
export const byTimeInStatus: Order = (one, other) => startOf(other, 0) - startOf(one, 0);

/** The agent who has had the status longest comes first. */
export const byStart: Order = (one, other) => startOf(one, NEVER) - startOf(other, NEVER);

const NEVER = Number.MAX_VALUE;

/** ms since the epoch. */
const startOf = ({ since }: Agent, unknown: number): number => (since === undefined ? unknown : Date.parse(since));
