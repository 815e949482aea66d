import type { OrganizationPresence, User } from 'contact-centre-client/models';
import { presenceLabel } from './presence-label.js';
import { routingStatusLook, routingStatuses } from './routing-status.js';
import type { Sorting } from './sorting.js';

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
  const presenceName = definition ? presenceLabel(definition) : (presence?.presenceDefinition?.systemPresence ?? 'Offline');
  return { id, name, title, presence, presenceName, routingStatus: status, since };
}

export interface AgentFilter {
  /** A part of the name or of the title. */
  text: string;
  /** `''` for all. */
  presence: string;
  routingStatus: string;
}

export function filtered(agents: readonly Agent[], { text, presence, routingStatus }: AgentFilter): Agent[] {
  const part = text.trim().toLowerCase();
  return agents.filter(
    (agent) =>
      `${agent.name} ${agent.title}`.toLowerCase().includes(part) &&
      (presence === '' || agent.presenceName === presence) &&
      (routingStatus === '' || agent.routingStatus === routingStatus),
  );
}

export type AgentColumn = 'name' | 'presence' | 'routingStatus' | 'since';

/** Within the same routing status, the agent who has had it longest comes first. Other ties keep the order of names. */
export function sorted(agents: readonly Agent[], { column, descending }: Sorting<AgentColumn>): Agent[] {
  const sign = descending ? -1 : 1;
  const byWait = (one: Agent, other: Agent): number =>
    column === 'routingStatus' ? startOf(one, NEVER) - startOf(other, NEVER) : 0;
  return [...agents].sort(
    (one, other) => sign * compare[column](one, other) || byWait(one, other) || one.name.localeCompare(other.name),
  );
}

const statusOrder = Object.keys(routingStatuses);

const compare: Record<AgentColumn, (one: Agent, other: Agent) => number> = {
  name: (one, other) => one.name.localeCompare(other.name),
  presence: (one, other) => one.presenceName.localeCompare(other.presenceName),
  // Idle first, off queue last, in the order of interest for a supervisor.
  routingStatus: (one, other) =>
    statusOrder.indexOf(one.routingStatus) - statusOrder.indexOf(other.routingStatus) ||
    routingStatusLook(one.routingStatus).label.localeCompare(routingStatusLook(other.routingStatus).label),
  // Ascending: the shortest time first.
  since: (one, other) => startOf(other, 0) - startOf(one, 0),
};

const NEVER = Number.MAX_VALUE;

/** ms since the epoch. */
const startOf = ({ since }: Agent, unknown: number): number => (since === undefined ? unknown : Date.parse(since));
