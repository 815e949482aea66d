import { tableView } from '../shared/data-table/view.js';
import { presets } from '../shared/date-range/date-range.js';
import { isJsonObject } from '../shared/json-object.js';
import type { UrlState } from '../shared/use-url-state.js';
import type { UrlValue } from '../shared/url-values.js';
import { choice, day, text } from '../shared/url-values.js';
import { queryKindNames } from './query/kinds.js';
import type { Json } from './query/types.js';

/** The columns of the figures. */
export const columnIds = [
  { id: 'group' },
  { id: 'step' },
  { id: 'metric' },
  { id: 'count' },
  { id: 'average' },
  { id: 'sum' },
  { id: 'min' },
  { id: 'max' },
  { id: 'ratio' },
  { id: 'current' },
] as const;

/** A query without its interval; `undefined` for a new one. */
const query: UrlValue<Json | undefined> = {
  default: undefined,
  read: readObject,
  write: (value) => (value === undefined ? '' : JSON.stringify(value)),
};

function readObject(json: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const analyticsSchema = {
  kind: choice(queryKindNames, 'conversation-aggregates'),
  when: choice(presets, 'today'),
  from: day(),
  to: day(),
  /** An interval in place of days. */
  interval: text(),
  query,
  /** What the chart shows. */
  metric: text(),
  figure: text(),
  ...tableView(columnIds, { column: 'step', isDescending: false }),
};

export type AnalyticsAddress = UrlState<typeof analyticsSchema>;
