import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ScreenMonitorSettings,
  ScreenMonitoringDetails,
  ScreenMonitoringSession,
  ScreenMonitoringSessionEntityListing,
  ScreenMonitoringUserDetailsEntityListing,
  StartScreenMonitorResponseBody,
} from '../models/screen-monitoring.js';
import { PlatformApi } from './platform-api.js';

/**
 * Live screen monitoring, in which a supervisor watches an agent's desktop as it is, without recording it. A session belongs
 * either to an agent's participation in one conversation, with which it ends, or to the agent across interactions. Supervisors'
 * tools start and end sessions and see who is being monitored, and administrators decide how many may run at a time and whether
 * agents are notified.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ScreenMonitoringApi extends PlatformApi {
  /**
   * Ends a screen monitoring session that was started on an agent's part in a conversation.
   *
   * @permissions `realtimeMonitor:screen:monitorConversation`
   * @see DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions/{screenMonitoringId}
   */
  deleteConversationParticipantScreenmonitorsSession(
    conversationId: string,
    participantId: string,
    screenMonitoringId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationParticipantScreenmonitorsSession',
      'DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions/{screenMonitoringId}',
      { conversationId, participantId, screenMonitoringId },
      {},
      request,
    );
  }

  /**
   * Ends a screen monitoring session that follows an agent across interactions.
   *
   * @permissions `realtimeMonitor:screen:monitorAgent`
   * @see DELETE /api/v2/users/{userId}/screenmonitors/sessions/{screenMonitoringId}
   */
  deleteUserScreenmonitorsSession(userId: string, screenMonitoringId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUserScreenmonitorsSession',
      'DELETE /api/v2/users/{userId}/screenmonitors/sessions/{screenMonitoringId}',
      { userId, screenMonitoringId },
      {},
      request,
    );
  }

  /**
   * Reads a screen monitoring session on a conversation: who watches whom, and since when.
   *
   * @permissions `realtimeMonitor:screen:monitorConversation`
   * @see GET /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions/{screenMonitoringId}
   */
  getConversationParticipantScreenmonitorsSession(
    conversationId: string,
    participantId: string,
    screenMonitoringId: string,
    request?: RequestOptions,
  ): ApiPromise<ScreenMonitoringSession> {
    return this.call(
      'getConversationParticipantScreenmonitorsSession',
      'GET /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions/{screenMonitoringId}',
      { conversationId, participantId, screenMonitoringId },
      {},
      request,
    );
  }

  /**
   * Counts the screen monitoring sessions of the organisation, to compare with the number allowed by
   * `getScreenmonitorsSettings`.
   *
   * @permissions `realtimeMonitor:screenSession:view`
   * @see GET /api/v2/screenmonitors/sessions/details
   */
  getScreenmonitorsSessionsDetails(request?: RequestOptions): ApiPromise<ScreenMonitoringDetails> {
    return this.call('getScreenmonitorsSessionsDetails', 'GET /api/v2/screenmonitors/sessions/details', {}, {}, request);
  }

  /**
   * Reads how many screens may be monitored at the same time and whether agents are notified.
   *
   * @permissions `realtimeMonitor:settings:view`
   * @see GET /api/v2/screenmonitors/settings
   */
  getScreenmonitorsSettings(request?: RequestOptions): ApiPromise<ScreenMonitorSettings> {
    return this.call('getScreenmonitorsSettings', 'GET /api/v2/screenmonitors/settings', {}, {}, request);
  }

  /**
   * Lists the screen monitoring sessions of one user.
   *
   * @permissions any of `realtimeMonitor:screen:monitorConversation`, `realtimeMonitor:screen:monitorAgent`
   * @see GET /api/v2/screenmonitors/users/{userId}/sessions
   */
  getScreenmonitorsUserSessions(userId: string, request?: RequestOptions): ApiPromise<ScreenMonitoringSessionEntityListing> {
    return this.call(
      'getScreenmonitorsUserSessions',
      'GET /api/v2/screenmonitors/users/{userId}/sessions',
      { userId },
      {},
      request,
    );
  }

  /**
   * Reads a screen monitoring session at the level of an agent.
   *
   * @permissions `realtimeMonitor:screen:monitorAgent`
   * @see GET /api/v2/users/{userId}/screenmonitors/sessions/{screenMonitoringId}
   */
  getUserScreenmonitorsSession(
    userId: string,
    screenMonitoringId: string,
    request?: RequestOptions,
  ): ApiPromise<ScreenMonitoringSession> {
    return this.call(
      'getUserScreenmonitorsSession',
      'GET /api/v2/users/{userId}/screenmonitors/sessions/{screenMonitoringId}',
      { userId, screenMonitoringId },
      {},
      request,
    );
  }

  /**
   * Starts to monitor the screen of an agent for as long as the agent takes part in a conversation. The id that comes back is
   * needed to end the session.
   *
   * @param participantId - The agent's participant in the conversation.
   * @permissions `realtimeMonitor:screen:monitorConversation`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions
   */
  postConversationParticipantScreenmonitorsSessions(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<StartScreenMonitorResponseBody> {
    return this.call(
      'postConversationParticipantScreenmonitorsSessions',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/screenmonitors/sessions',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Counts the screen monitoring sessions of each of the users given, to mark those who are being watched.
   *
   * @param body - The users' ids.
   * @permissions `realtimeMonitor:screenSession:view`
   * @see POST /api/v2/screenmonitors/sessions/users/details
   */
  postScreenmonitorsSessionsUsersDetails(
    body: string[],
    request?: RequestOptions,
  ): ApiPromise<ScreenMonitoringUserDetailsEntityListing> {
    return this.call(
      'postScreenmonitorsSessionsUsersDetails',
      'POST /api/v2/screenmonitors/sessions/users/details',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts to monitor an agent's screen independently of any conversation. `deleteUserScreenmonitorsSession` ends it.
   *
   * @permissions `realtimeMonitor:screen:monitorAgent`
   * @see POST /api/v2/users/{userId}/screenmonitors/sessions
   */
  postUserScreenmonitorsSessions(userId: string, request?: RequestOptions): ApiPromise<StartScreenMonitorResponseBody> {
    return this.call(
      'postUserScreenmonitorsSessions',
      'POST /api/v2/users/{userId}/screenmonitors/sessions',
      { userId },
      {},
      request,
    );
  }

  /**
   * Sets how many screens may be monitored at the same time and whether agents are notified of it.
   *
   * @permissions `realtimeMonitor:settings:edit`
   * @see PUT /api/v2/screenmonitors/settings
   */
  putScreenmonitorsSettings(body: ScreenMonitorSettings, request?: RequestOptions): ApiPromise<void> {
    return this.call('putScreenmonitorsSettings', 'PUT /api/v2/screenmonitors/settings', { body }, {}, request);
  }
}
