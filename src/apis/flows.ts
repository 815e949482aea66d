import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  FlowAggregateQueryResponse,
  FlowAggregationQuery,
  FlowObservationQuery,
  FlowObservationQueryResponse,
} from '../models/shared-analytics.js';
import { PlatformApi } from './platform-api.js';

/**
 * Statistics about flows. Managing flows themselves is part of `ArchitectApi`; both queries here also stand in
 * `AnalyticsApi`.
 */
export class FlowsApi extends PlatformApi {
  /**
   * Aggregates flow metrics (entries, outcomes, disconnects, durations and the like) over an interval, grouped and cut into
   * steps as the query says.
   *
   * @param body - The query; `interval` is ISO 8601, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`, `granularity` a duration
   * such as `PT30M`.
   * @permissions any of `analytics:flowAggregate:view`
   * @see POST /api/v2/analytics/flows/aggregates/query
   */
  postAnalyticsFlowsAggregatesQuery(
    body: FlowAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<FlowAggregateQueryResponse> {
    return this.call('postAnalyticsFlowsAggregatesQuery', 'POST /api/v2/analytics/flows/aggregates/query', { body }, {}, request);
  }

  /**
   * Observes what flows hold at this moment; for a stretch of the past, use `postAnalyticsFlowsAggregatesQuery`.
   *
   * @param body - Filter and metrics; metrics named in `detailMetrics` come back with the single observations.
   * @permissions any of `analytics:flowObservation:view`
   * @see POST /api/v2/analytics/flows/observations/query
   */
  postAnalyticsFlowsObservationsQuery(
    body: FlowObservationQuery,
    request?: RequestOptions,
  ): ApiPromise<FlowObservationQueryResponse> {
    return this.call(
      'postAnalyticsFlowsObservationsQuery',
      'POST /api/v2/analytics/flows/observations/query',
      { body },
      {},
      request,
    );
  }
}
