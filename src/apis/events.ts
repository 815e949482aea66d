import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  BatchConversationEventRequest,
  BatchEventResponse,
  BatchPredictiveRoutingCustomKpiAttributionEventRequest,
  BatchUserPresenceEventRequest,
  BatchUserRoutingStatusEventRequest,
} from '../models/events.js';
import { PlatformApi } from './platform-api.js';

/**
 * The way in for what happens on another contact-centre platform whose interactions and agents this platform is to know of. Such
 * a platform reports in batches how its conversations go, which presence its users show and which routing status its agents are
 * in; values for the organisation's own indicators in predictive routing come in the same way. Every event carries an id of the
 * sender's choosing, and the answer names by it the events that were refused. Used by connectors, not by agents' applications.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class EventsApi extends PlatformApi {
  /**
   * Reports what has happened in voice and e-mail conversations of an external platform: communications established, answered,
   * held and ended, transfers, wrap-ups. Each kind of event has its own list in the body; `errors` of the answer tells which
   * were not taken and whether sending them again may help.
   *
   * @permissions `conversation:conversation:inject`
   * @see POST /api/v2/events/conversations
   */
  postEventsConversations(body: BatchConversationEventRequest, request?: RequestOptions): ApiPromise<BatchEventResponse> {
    return this.call('postEventsConversations', 'POST /api/v2/events/conversations', { body }, {}, request);
  }

  /**
   * Reports outcomes, such as a sale, that are credited to a custom indicator of predictive routing. An outcome can name the
   * conversation, agent or external contact it belongs to.
   *
   * @preview
   * @permissions `routing:customKpiAttribution:inject`
   * @see POST /api/v2/events/routing/customkpiattributions
   */
  postEventsRoutingCustomkpiattributions(
    body: BatchPredictiveRoutingCustomKpiAttributionEventRequest,
    request?: RequestOptions,
  ): ApiPromise<BatchEventResponse> {
    return this.call(
      'postEventsRoutingCustomkpiattributions',
      'POST /api/v2/events/routing/customkpiattributions',
      { body },
      {},
      request,
    );
  }

  /**
   * Reports the presence that users show on an external platform, which counts as a presence source of theirs.
   *
   * @permissions `presence:userPresence:inject`
   * @see POST /api/v2/events/users/presence
   */
  postEventsUsersPresence(body: BatchUserPresenceEventRequest, request?: RequestOptions): ApiPromise<BatchEventResponse> {
    return this.call('postEventsUsersPresence', 'POST /api/v2/events/users/presence', { body }, {}, request);
  }

  /**
   * Reports the routing status of agents who work on an external platform, such as idle or interacting.
   *
   * @permissions `routing:routingstatus:inject`
   * @see POST /api/v2/events/users/routingstatus
   */
  postEventsUsersRoutingstatus(
    body: BatchUserRoutingStatusEventRequest,
    request?: RequestOptions,
  ): ApiPromise<BatchEventResponse> {
    return this.call('postEventsUsersRoutingstatus', 'POST /api/v2/events/users/routingstatus', { body }, {}, request);
  }
}
