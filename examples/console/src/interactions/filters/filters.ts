import { presets } from '../../shared/date-range/date-range.js';
import type { UrlValue, UrlValues } from '../../shared/url-values.js';
import { choice, day, text, wholeNumber } from '../../shared/url-values.js';
import { tableView } from '../../shared/data-table/view.js';
import { columnIds } from '../list/column-ids.js';
import { outcomes } from '../outcome.js';

export const mediaTypes = ['voice', 'callback', 'chat', 'email', 'message'] as const;
export const directions = ['inbound', 'outbound'] as const;
export const pageSizes = [25, 50, 100] as const;

/** What the list shows. It is stored in the address, so that a link shows the same list. `''` means no filter. */
export const filterSchema = {
  when: choice(presets, 'today'),
  from: day(),
  to: day(),
  outcome: choice(['', ...outcomes], ''),
  queue: text(),
  agent: text(),
  media: choice(['', ...mediaTypes], ''),
  direction: choice(['', ...directions], ''),
  /** The id of a wrap-up code. */
  code: text(),
  /** s; 0 for no filter. */
  longer: wholeNumber(0),
  /** A telephone number, an address or a conversation id. */
  find: text(),
  page: wholeNumber(1, { min: 1 }),
  size: pageSize(),
  /** The conversation beside the list and its tab: another list has others. */
  open: text(),
  tab: text(),
  ...tableView(columnIds, { column: 'start', isDescending: true }),
};

export type Filters = UrlValues<typeof filterSchema>;

/** The filters, without the days. */
export const filterNames = ['outcome', 'queue', 'agent', 'media', 'direction', 'code', 'longer', 'find'] as const;

/** Whether any filter other than the days is set. */
export const isNarrowed = (filters: Pick<Filters, (typeof filterNames)[number]>): boolean =>
  filterNames.some((name) => filters[name] !== filterSchema[name].default);

function pageSize(): UrlValue<(typeof pageSizes)[number]> {
  return { default: 25, read: (value) => pageSizes.find((size) => String(size) === value), write: String };
}
