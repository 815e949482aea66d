import type { UseQueryResult } from '@tanstack/react-query';
import type { AsyncConversationQuery } from 'contact-centre-client/models';
import { useConnection } from '../../session/connection.js';
import { periodOf } from '../../shared/date-range/date-range.js';
import type { Period } from '../../shared/date-range/date-range.js';
import type { Filters } from '../filters/filters.js';
import { detailsQuery } from '../filters/query.js';
import { useWorkspace } from '../../workspace/use-workspace.js';
import type { InteractionsPage } from './use-interactions.js';
import { refreshIntervalOf, useInteractions } from './use-interactions.js';

export interface ListState {
  /** The days, and the platform's query for them; `undefined` while the days are incomplete. */
  order: { period: Period; query: AsyncConversationQuery } | undefined;
  interactionsQuery: UseQueryResult<InteractionsPage>;
  /** ms */
  refreshInterval: number;
  /** The platform's time of this rendering, in ms since the epoch. */
  now: number;
  /** The platform's time of the shown results, in ms since the epoch; 0 before there are any. */
  moment: number;
}

/** Queries the page of the list that the filters describe. */
export function useList(filters: Filters): ListState {
  const { platformTime } = useConnection().client;
  const now = platformTime(Date.now());
  // Rounded to the day, so that the query stays the same until midnight.
  const period = periodOf(filters, now);
  const workspace = useWorkspace();
  const order = period && { period, query: detailsQuery(filters, period, workspace) };
  const refreshInterval = refreshIntervalOf(period, now);
  const interactionsQuery = useInteractions(order?.query, { ...filters, refreshInterval });
  const { dataUpdatedAt } = interactionsQuery;
  return { order, interactionsQuery, refreshInterval, now, moment: dataUpdatedAt === 0 ? 0 : platformTime(dataUpdatedAt) };
}
