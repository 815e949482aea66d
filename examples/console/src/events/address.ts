import type { UrlState } from '../shared/use-url-state.js';
import { tableView } from '../shared/data-table/view.js';
import { text } from '../shared/url-values.js';
import { topicsInAddress } from './topics/subscribed.js';

/** The columns of the stream. */
export const columnIds = [{ id: 'time' }, { id: 'topic' }, { id: 'entity' }, { id: 'summary' }] as const;

export const eventsSchema = {
  topics: topicsInAddress,
  /** A template. */
  topic: text(),
  text: text(),
  /** A topic to add, with or without its ids: the form opens with it. */
  add: text(),
  ...tableView(columnIds, { column: 'time', isDescending: true }),
};

export type EventsAddress = UrlState<typeof eventsSchema>;
