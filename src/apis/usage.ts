import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { ApiUsageClientQuery, ApiUsageQueryResult, UsageExecutionResult } from '../models/shared-administration.js';
import type {
  ApiUsageOrganizationQuery,
  ApiUsageSimpleSearch,
  ClientPublicApiUsageQueryRequest,
  ClientPublicApiUsageResultsResponse,
  ClientUsageQueryResponse,
  OrganizationPublicApiUsageQueryRequest,
  OrganizationPublicApiUsageResultsResponse,
  OrganizationUsageQueryResponse,
} from '../models/usage.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * How much the organisation uses the public API: requests counted by OAuth client, user, endpoint and answer status, for
 * finding the integration that runs into rate limits or drives up the allowance. A query runs in the background:
 * `postUsageQuery` starts it, `getUsageQueryExecutionIdResults` reads it.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class UsageApi extends PlatformApi {
  /**
   * Reads what a query over one OAuth client's requests has found, and whether it still runs.
   *
   * @param executionId - `executionId` from `postOauthClientUsageQuery` or `getOauthClientUsageSummary`.
   * @permissions any of `oauth:client:view`, `usage:client:view`
   * @see GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId}
   */
  getOauthClientUsageQueryResult(
    executionId: string,
    clientId: string,
    request?: RequestOptions,
  ): ApiPromise<ApiUsageQueryResult> {
    return this.call(
      'getOauthClientUsageQueryResult',
      'GET /api/v2/oauth/clients/{clientId}/usage/query/results/{executionId}',
      { executionId, clientId },
      {},
      request,
    );
  }

  /**
   * Starts a count of one OAuth client's requests up to now, without a query to formulate; `getOauthClientUsageQueryResult`
   * reads it.
   *
   * @param opts.days - How many days to look back. The platform assumes 7.
   * @permissions any of `oauth:client:view`, `usage:client:view`
   * @see GET /api/v2/oauth/clients/{clientId}/usage/summary
   */
  getOauthClientUsageSummary(
    clientId: string,
    opts?: { days?: string },
    request?: RequestOptions,
  ): ApiPromise<UsageExecutionResult> {
    return this.call(
      'getOauthClientUsageSummary',
      'GET /api/v2/oauth/clients/{clientId}/usage/summary',
      { clientId },
      opts,
      request,
    );
  }

  /**
   * Reads state and rows of a usage query over the whole organisation, a page at a time. Rows are there once `queryStatus` is
   * `Succeeded`.
   *
   * @param opts.pageSize - Entities a page. The platform assumes 100.
   * @param opts.after - Cursor of the page to begin after, from `nextUri` of the page before.
   * @permissions `usage:organization:view`
   * @see GET /api/v2/usage/aggregates/query/jobs/{jobId}
   */
  getUsageAggregatesQueryJob(
    jobId: string,
    opts?: { pageSize?: number; after?: string },
    request?: RequestOptions,
  ): ApiPromise<OrganizationPublicApiUsageResultsResponse> {
    return this.call('getUsageAggregatesQueryJob', 'GET /api/v2/usage/aggregates/query/jobs/{jobId}', { jobId }, opts, request);
  }

  /**
   * Reads state and rows of a usage query over one OAuth client in the organisations that use it.
   *
   * @param opts.pageSize - Entities a page. The platform assumes 100.
   * @param opts.after - Cursor of the page to begin after, from `nextUri` of the page before.
   * @permissions `usage:client:view`
   * @see GET /api/v2/usage/client/{clientId}/aggregates/query/jobs/{jobId}
   */
  getUsageClientClientIdAggregatesQueryJob(
    clientId: string,
    jobId: string,
    opts?: { pageSize?: number; after?: string },
    request?: RequestOptions,
  ): ApiPromise<ClientPublicApiUsageResultsResponse> {
    return this.call(
      'getUsageClientClientIdAggregatesQueryJob',
      'GET /api/v2/usage/client/{clientId}/aggregates/query/jobs/{jobId}',
      { clientId, jobId },
      opts,
      request,
    );
  }

  /**
   * Reads the state and, once there, the rows of a usage query that `postUsageQuery` started. Ask again while `queryStatus`
   * is `Running`; it ends as `Complete` or `Failed`.
   *
   * @param executionId - `executionId` from the answer of `postUsageQuery`.
   * @permissions any of `oauth:client:view`, `usage:organization:view`
   * @see GET /api/v2/usage/query/{executionId}/results
   */
  getUsageQueryExecutionIdResults(executionId: string, request?: RequestOptions): ApiPromise<ApiUsageQueryResult> {
    return this.call(
      'getUsageQueryExecutionIdResults',
      'GET /api/v2/usage/query/{executionId}/results',
      { executionId },
      {},
      request,
    );
  }

  /**
   * Reads what a search of API usage has found, row by row, and whether it is complete.
   *
   * @param executionId - `executionId` from `postUsageSimplesearch`.
   * @param opts.pageSize - Entities a page.
   * @permissions any of `oauth:client:view`, `usage:simpleSearch:view`
   * @see GET /api/v2/usage/simplesearch/{executionId}/results
   */
  getUsageSimplesearchExecutionIdResults(
    executionId: string,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<ApiUsageQueryResult> {
    return this.call(
      'getUsageSimplesearchExecutionIdResults',
      'GET /api/v2/usage/simplesearch/{executionId}/results',
      { executionId },
      opts,
      request,
    );
  }

  /**
   * Starts a query over the requests of one OAuth client, by interval, granularity and grouping. The answer holds only an
   * `executionId`.
   *
   * @permissions any of `oauth:client:view`, `usage:client:view`
   * @see POST /api/v2/oauth/clients/{clientId}/usage/query
   */
  postOauthClientUsageQuery(
    clientId: string,
    body: ApiUsageClientQuery,
    request?: RequestOptions,
  ): ApiPromise<UsageExecutionResult> {
    return this.call(
      'postOauthClientUsageQuery',
      'POST /api/v2/oauth/clients/{clientId}/usage/query',
      { clientId, body },
      {},
      request,
    );
  }

  /**
   * Starts a query over the API requests of the organisation, by client, user, method, path or platform. The `id` it answers is
   * for `getUsageAggregatesQueryJob`, which pages through the rows where `postUsageQuery` returns them together.
   *
   * @permissions `usage:organization:view`
   * @see POST /api/v2/usage/aggregates/query/jobs
   */
  postUsageAggregatesQueryJobs(
    body: OrganizationPublicApiUsageQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<OrganizationUsageQueryResponse> {
    return this.call('postUsageAggregatesQueryJobs', 'POST /api/v2/usage/aggregates/query/jobs', { body }, {}, request);
  }

  /**
   * Starts a query over the requests that one OAuth client has made, in one's own organisation and in others that use it.
   * `getUsageClientClientIdAggregatesQueryJob` has the rows.
   *
   * @permissions `usage:client:view`
   * @see POST /api/v2/usage/client/{clientId}/aggregates/query/jobs
   */
  postUsageClientClientIdAggregatesQueryJobs(
    clientId: string,
    body: ClientPublicApiUsageQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<ClientUsageQueryResponse> {
    return this.call(
      'postUsageClientClientIdAggregatesQueryJobs',
      'POST /api/v2/usage/client/{clientId}/aggregates/query/jobs',
      { clientId, body },
      {},
      request,
    );
  }

  /**
   * Starts a query over the API usage of the whole organisation; the answer holds only an id, with which
   * `getUsageQueryExecutionIdResults` fetches the rows. For a single OAuth client, `postOauthClientUsageQuery` does the same.
   *
   * @param body - `interval` is an ISO 8601 interval such as `2022-07-01T00:00Z/2022-07-08T00:00Z`; `granularity` splits it
   * into days, weeks or months, and `groupBy` decides which columns of the rows are filled.
   * @permissions any of `oauth:client:view`, `usage:organization:view`
   * @see POST /api/v2/usage/query
   */
  postUsageQuery(body: ApiUsageOrganizationQuery, request?: RequestOptions): ApiPromise<UsageExecutionResult> {
    return this.call('postUsageQuery', 'POST /api/v2/usage/query', { body }, {}, request);
  }

  /**
   * Starts a search of API usage by names of clients, methods and paths, as an administrator's screen would offer it.
   * `getUsageSimplesearchExecutionIdResults` reads what it finds.
   *
   * @permissions any of `oauth:client:view`, `usage:simpleSearch:view`
   * @see POST /api/v2/usage/simplesearch
   */
  postUsageSimplesearch(body: ApiUsageSimpleSearch, request?: RequestOptions): ApiPromise<UsageExecutionResult> {
    return this.call('postUsageSimplesearch', 'POST /api/v2/usage/simplesearch', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace UsageApi {
  type getOauthClientUsageSummaryOptions = OptionsOf<UsageApi['getOauthClientUsageSummary']>;
  type getUsageAggregatesQueryJobOptions = OptionsOf<UsageApi['getUsageAggregatesQueryJob']>;
  type getUsageClientClientIdAggregatesQueryJobOptions = OptionsOf<UsageApi['getUsageClientClientIdAggregatesQueryJob']>;
  type getUsageSimplesearchExecutionIdResultsOptions = OptionsOf<UsageApi['getUsageSimplesearchExecutionIdResults']>;
}
