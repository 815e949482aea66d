import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  FlowAggregateQueryResponse,
  FlowAggregationQuery,
  FlowAsyncAggregationQuery,
  FlowObservationQuery,
  FlowObservationQueryResponse,
} from '../models/shared-analytics.js';
import type { FlowActivityQuery, FlowActivityResponse } from '../models/shared-activity.js';
import type {
  AsyncQueryResponse,
  AsyncQueryStatus,
  FlowAsyncAggregateQueryResponse,
} from '../models/shared-conversation-analytics.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Statistics about flows. Managing flows themselves is part of `ArchitectApi`; both queries here also stand in
 * `AnalyticsApi`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class FlowsApi extends PlatformApi {
  /**
   * Deletes a job of flow aggregates together with its results. A job that is still running is given up.
   *
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see DELETE /api/v2/analytics/flows/aggregates/jobs/{jobId}
   */
  deleteAnalyticsFlowsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsFlowsAggregatesJob',
      'DELETE /api/v2/analytics/flows/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Tells whether a job of flow aggregates is still queued or running, has been fulfilled or has failed. Once it is fulfilled,
   * fetch the figures with `getAnalyticsFlowsAggregatesJobResults`.
   *
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see GET /api/v2/analytics/flows/aggregates/jobs/{jobId}
   */
  getAnalyticsFlowsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsFlowsAggregatesJob',
      'GET /api/v2/analytics/flows/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a page of the figures that a finished job of flow aggregates has worked out.
   *
   * @param opts.cursor - The cursor of the page before; leave it out for the first page.
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see GET /api/v2/analytics/flows/aggregates/jobs/{jobId}/results
   */
  getAnalyticsFlowsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<FlowAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsFlowsAggregatesJobResults',
      'GET /api/v2/analytics/flows/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Counts the interactions that are in flows at this moment, grouped by flow, media type or other dimensions. The past is the
   * business of `postAnalyticsFlowsAggregatesQuery`.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:flowObservation:view`
   * @see POST /api/v2/analytics/flows/activity/query
   */
  postAnalyticsFlowsActivityQuery(
    body: FlowActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<FlowActivityResponse> {
    return this.call('postAnalyticsFlowsActivityQuery', 'POST /api/v2/analytics/flows/activity/query', { body }, opts, request);
  }

  /**
   * Starts an aggregation of flow metrics as a job, for intervals and groupings too large for
   * `postAnalyticsFlowsAggregatesQuery`. Follow it with `getAnalyticsFlowsAggregatesJob`.
   *
   * @preview
   * @permissions `analytics:flowAggregate:view`
   * @see POST /api/v2/analytics/flows/aggregates/jobs
   */
  postAnalyticsFlowsAggregatesJobs(body: FlowAsyncAggregationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call('postAnalyticsFlowsAggregatesJobs', 'POST /api/v2/analytics/flows/aggregates/jobs', { body }, {}, request);
  }

  /**
   * Aggregates flow metrics (entries, outcomes, disconnects, durations and the like) over an interval, grouped and cut into
   * steps as the query says.
   *
   * @param body - The query; `interval` is ISO 8601, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`, `granularity` a duration
   * such as `PT30M`.
   * @permissions `analytics:flowAggregate:view`
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
   * @permissions `analytics:flowObservation:view`
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

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace FlowsApi {
  type getAnalyticsFlowsAggregatesJobResultsOptions = OptionsOf<FlowsApi['getAnalyticsFlowsAggregatesJobResults']>;
  type postAnalyticsFlowsActivityQueryOptions = OptionsOf<FlowsApi['postAnalyticsFlowsActivityQuery']>;
}
