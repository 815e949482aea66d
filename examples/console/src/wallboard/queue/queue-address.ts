import { tableView } from '../../shared/data-table/view.js';
import type { TableView } from '../../shared/data-table/view.js';
import { choice, wholeNumber } from '../../shared/url-values.js';
import type { UrlState } from '../../shared/use-url-state.js';
import { helperColumnIds } from './help/column-ids.js';
import { memberColumns } from './member-columns.js';

const tabs = ['now', 'help', 'trend'] as const;

const memberView = tableView(memberColumns, { column: 'name', isDescending: false });

/** What the address of the page holds: the shown part, and the view of its table. */
export const queueSchema = {
  tab: choice(tabs, 'now'),
  members: wholeNumber(1, { min: 1 }),
  memberColumns: memberView.columns,
  ...tableView(helperColumnIds, { column: 'why', isDescending: false }),
};

export type QueueAddress = UrlState<typeof queueSchema>;

/** The view of the members, whose order is the platform's. */
export function memberTableView({ memberColumns: columns, density }: QueueAddress['values']): TableView {
  return { sort: memberView.sort.default, columns, density };
}
