import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AuditQueryExecutionResultsResponse,
  AuditQueryExecutionStatusResponse,
  AuditQueryRequest,
  AuditQueryServiceMapping,
  AuditRealtimeQueryRequest,
  AuditRealtimeQueryResultsResponse,
  AuditRealtimeRelatedRequest,
  AuditRealtimeRelatedResultsResponse,
} from '../models/audit.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetAuditsQueryTransactionIdResultsOptions {
  /** `cursor` of the page before; without it, the first page. */
  cursor?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** `user` adds details of the user who acted. */
  expand?: readonly OpenEnum<'user'>[];
  /** Whether a very large result may come as an address to download it from, in place of the entries. */
  allowRedirect?: boolean;
}

/**
 * Who changed what: the platform's audit trail, asked service by service. `postAuditsQuery` reaches far back and works
 * asynchronously: it names a transaction whose state is polled and whose results are then paged. `postAuditsQueryRealtime`
 * answers at once for recent events of some services. The service mappings tell which services, entities and actions can be
 * asked for.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AuditApi extends PlatformApi {
  /**
   * Lists the services whose recent audits `postAuditsQueryRealtime` can give, with their entities and actions.
   *
   * @permissions `audits:audit:view`
   * @see GET /api/v2/audits/query/realtime/servicemapping
   */
  getAuditsQueryRealtimeServicemapping(request?: RequestOptions): ApiPromise<AuditQueryServiceMapping> {
    return this.call('getAuditsQueryRealtimeServicemapping', 'GET /api/v2/audits/query/realtime/servicemapping', {}, {}, request);
  }

  /**
   * Lists the services that `postAuditsQuery` covers, with the entity types and actions each of them records.
   *
   * @permissions `audits:audit:view`
   * @see GET /api/v2/audits/query/servicemapping
   */
  getAuditsQueryServicemapping(request?: RequestOptions): ApiPromise<AuditQueryServiceMapping> {
    return this.call('getAuditsQueryServicemapping', 'GET /api/v2/audits/query/servicemapping', {}, {}, request);
  }

  /**
   * Tells how far an audit query has come: `Queued`, `Running`, `Succeeded`, `Failed` or `Cancelled`. After `Succeeded`, read
   * `getAuditsQueryTransactionIdResults`.
   *
   * @param transactionId - `id` of the answer of `postAuditsQuery`.
   * @permissions `audits:audit:view`
   * @see GET /api/v2/audits/query/{transactionId}
   */
  getAuditsQueryTransactionId(transactionId: string, request?: RequestOptions): ApiPromise<AuditQueryExecutionStatusResponse> {
    return this.call('getAuditsQueryTransactionId', 'GET /api/v2/audits/query/{transactionId}', { transactionId }, {}, request);
  }

  /**
   * Reads a page of the audit entries that a finished query has found.
   *
   * @param transactionId - `id` of the answer of `postAuditsQuery`.
   * @permissions `audits:audit:view`
   * @see GET /api/v2/audits/query/{transactionId}/results
   */
  getAuditsQueryTransactionIdResults(
    transactionId: string,
    opts?: GetAuditsQueryTransactionIdResultsOptions,
    request?: RequestOptions,
  ): ApiPromise<AuditQueryExecutionResultsResponse> {
    return this.call(
      'getAuditsQueryTransactionIdResults',
      'GET /api/v2/audits/query/{transactionId}/results',
      { transactionId },
      opts,
      request,
    );
  }

  /**
   * Starts a search of the audits of one service in an interval. Asynchronous: poll `getAuditsQueryTransactionId`, then fetch
   * the entries with `getAuditsQueryTransactionIdResults`. For the last days and a quick answer, `postAuditsQueryRealtime`.
   *
   * @example
   * ```ts
   * const audits = new AuditApi(client);
   * const { id } = await audits.postAuditsQuery({
   *   interval: '2026-05-04T00:00:00Z/2026-05-05T00:00:00Z',
   *   serviceName: 'ContactCenter',
   * });
   * console.log(id);
   * ```
   * @permissions `audits:audit:view`
   * @see POST /api/v2/audits/query
   */
  postAuditsQuery(body: AuditQueryRequest, request?: RequestOptions): ApiPromise<AuditQueryExecutionStatusResponse> {
    return this.call('postAuditsQuery', 'POST /api/v2/audits/query', { body }, {}, request);
  }

  /**
   * Searches recent audits of one service and answers at once. It covers fewer services than `postAuditsQuery`;
   * `getAuditsQueryRealtimeServicemapping` lists them.
   *
   * @param opts.expand - `user` adds details of the user who acted.
   * @permissions `audits:audit:view`
   * @see POST /api/v2/audits/query/realtime
   */
  postAuditsQueryRealtime(
    body: AuditRealtimeQueryRequest,
    opts?: { expand?: readonly OpenEnum<'user'>[] },
    request?: RequestOptions,
  ): ApiPromise<AuditRealtimeQueryResultsResponse> {
    return this.call('postAuditsQueryRealtime', 'POST /api/v2/audits/query/realtime', { body }, opts, request);
  }

  /**
   * Lists the audit entries that one and the same action has produced, starting from the id of any of them. A single change
   * often touches several entities, each with a separate entry, and this brings them together. The ids come from
   * `postAuditsQueryRealtime`.
   *
   * @param opts.expand - `user` fills in the users behind the entries, who otherwise come as bare references.
   * @permissions `audits:audit:view`
   * @see POST /api/v2/audits/query/realtime/related
   */
  postAuditsQueryRealtimeRelated(
    body: AuditRealtimeRelatedRequest,
    opts?: { expand?: readonly OpenEnum<'user'>[] },
    request?: RequestOptions,
  ): ApiPromise<AuditRealtimeRelatedResultsResponse> {
    return this.call('postAuditsQueryRealtimeRelated', 'POST /api/v2/audits/query/realtime/related', { body }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AuditApi {
  type getAuditsQueryTransactionIdResultsOptions = GetAuditsQueryTransactionIdResultsOptions;
  type postAuditsQueryRealtimeOptions = OptionsOf<AuditApi['postAuditsQueryRealtime']>;
  type postAuditsQueryRealtimeRelatedOptions = OptionsOf<AuditApi['postAuditsQueryRealtimeRelated']>;
}
