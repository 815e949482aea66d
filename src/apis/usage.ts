import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { ApiUsageQuery, ApiUsageQueryResult, UsageExecutionResult } from '../models/shared-administration.js';
import { PlatformApi } from './platform-api.js';

/**
 * How much the organisation uses the public API: requests counted by OAuth client, user, endpoint and answer status, for
 * finding the integration that runs into rate limits or drives up the allowance. A query runs in the background:
 * `postUsageQuery` starts it, `getUsageQueryExecutionIdResults` reads it.
 */
export class UsageApi extends PlatformApi {
  /**
   * Reads the state and, once there, the rows of a usage query that `postUsageQuery` started. Ask again while `queryStatus`
   * is `Running`; it ends as `Complete` or `Failed`.
   *
   * @param executionId - `executionId` from the answer of `postUsageQuery`.
   * @permissions any of `oauth:client:view`
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
   * Starts a query over the API usage of the whole organisation; the answer holds only an id, with which
   * `getUsageQueryExecutionIdResults` fetches the rows. For a single OAuth client, `postOauthClientUsageQuery` does the same.
   *
   * @param body - `interval` is an ISO 8601 interval such as `2022-07-01T00:00Z/2022-07-08T00:00Z`; `granularity` splits it
   * into days, weeks or months, and `groupBy` decides which columns of the rows are filled.
   * @permissions any of `oauth:client:view`
   * @see POST /api/v2/usage/query
   */
  postUsageQuery(body: ApiUsageQuery, request?: RequestOptions): ApiPromise<UsageExecutionResult> {
    return this.call('postUsageQuery', 'POST /api/v2/usage/query', { body }, {}, request);
  }
}
