import type { MessageId } from '../messages/en.js';
import type { CsvTable } from '../shared/export-button.js';
import { text } from '../shared/text.js';
import type { Agent } from './agent.js';
import { routingStatusLook } from './routing-statuses.js';

const headings: readonly MessageId[] = [
  'agents.id',
  'agents.name',
  'agents.title',
  'agents.presence',
  'agents.routingStatus',
  'agents.sinceUtc',
];

/** Returns the agents as a table for a file. */
export function agentsTable(agents: readonly Agent[]): CsvTable {
  return {
    header: headings.map((id) => text(id)),
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
