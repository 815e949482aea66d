import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  EventAggregatesQueryRequest,
  EventAggregatesResponse,
  EventDefinition,
  EventDefinitionListing,
  EventQueryRequest,
  EventQueryResponse,
} from '../models/operational-events.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface PostUsageEventsQueryOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  body?: EventQueryRequest;
}

/**
 * Occurrences in the running of an organisation that the platform's services record: something has failed or changed, for which
 * entity, with which error code or which value before and after. Every occurrence is of a kind that the catalogue of event
 * definitions describes. Administrators and monitoring tools query the record, first for counts by kind and then for the single
 * events. The topic `v2.operations.events.{id}` delivers events as they happen.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class OperationalEventsApi extends PlatformApi {
  /**
   * Explains one kind of operational event by its id, as events name it in `eventDefinition`.
   *
   * @permissions `usage:events:view`
   * @see GET /api/v2/usage/events/definitions/{eventDefinitionId}
   */
  getUsageEventsDefinition(eventDefinitionId: string, request?: RequestOptions): ApiPromise<EventDefinition> {
    return this.call(
      'getUsageEventsDefinition',
      'GET /api/v2/usage/events/definitions/{eventDefinitionId}',
      { eventDefinitionId },
      {},
      request,
    );
  }

  /**
   * Lists all kinds of operational events with name and description, for choosing what to query or to subscribe to.
   *
   * @permissions `usage:events:view`
   * @see GET /api/v2/usage/events/definitions
   */
  getUsageEventsDefinitions(request?: RequestOptions): ApiPromise<EventDefinitionListing> {
    return this.call('getUsageEventsDefinitions', 'GET /api/v2/usage/events/definitions', {}, {}, request);
  }

  /**
   * Counts the operational events of an interval by kind, which shows at a glance what has gone wrong most. The events
   * themselves come from `postUsageEventsQuery`.
   *
   * @permissions `usage:events:view`
   * @see POST /api/v2/usage/events/aggregates/query
   */
  postUsageEventsAggregatesQuery(
    opts?: { body?: EventAggregatesQueryRequest },
    request?: RequestOptions,
  ): ApiPromise<EventAggregatesResponse> {
    return this.call('postUsageEventsAggregatesQuery', 'POST /api/v2/usage/events/aggregates/query', {}, opts, request);
  }

  /**
   * Lists the operational events of an interval, optionally of certain kinds only or by text, with the entities they happened
   * to.
   *
   * @permissions `usage:events:view`
   * @see POST /api/v2/usage/events/query
   */
  postUsageEventsQuery(opts?: PostUsageEventsQueryOptions, request?: RequestOptions): ApiPromise<EventQueryResponse> {
    return this.call('postUsageEventsQuery', 'POST /api/v2/usage/events/query', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace OperationalEventsApi {
  type postUsageEventsAggregatesQueryOptions = OptionsOf<OperationalEventsApi['postUsageEventsAggregatesQuery']>;
  type postUsageEventsQueryOptions = PostUsageEventsQueryOptions;
}
