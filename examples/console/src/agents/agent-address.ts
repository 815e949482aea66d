import { tableView } from '../shared/data-table/view.js';
import type { UrlState } from '../shared/use-url-state.js';
import { text } from '../shared/use-url-state.js';
import { nameColumn, presenceColumn, queuesColumn, routingStatusColumn, sinceColumn } from './agent-columns.js';

/** The columns of the page, without the actions. */
export const agentColumns = [nameColumn, presenceColumn, routingStatusColumn, sinceColumn, queuesColumn];

/** What the address of the page holds. */
export const agentSchema = {
  text: text(),
  presence: text(),
  routingStatus: text(),
  /** The id of a queue. */
  queue: text(),
  ...tableView(agentColumns, { column: 'name', isDescending: false }),
};

export type AgentAddress = UrlState<typeof agentSchema>;
