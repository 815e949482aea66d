import type { CsvTable } from '../shared/export-button.js';
import type { Agent } from './agent.js';
import { routingStatusLook } from './routing-statuses.js';

/** Returns the agents as a table for a file. */
export function agentsTable(agents: readonly Agent[]): CsvTable {
  return {
    header: ['User id', 'Name', 'Title', 'Presence', 'Routing status', 'Since (UTC)'],
    rows: agents.map(({ id, name, title, presenceName, routingStatus, since }) => [
      id,
      name,
      title,
      presenceName,
      routingStatusLook(routingStatus).label,
      since?.slice(0, 19).replace('T', ' '),
    ]),
  };
}
