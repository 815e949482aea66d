import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  AdditionalMessage,
  AssignedWrapupCode,
  BulkCallbackDisconnectRequest,
  BulkCallbackPatchRequest,
  BulkCallbackPatchResponse,
  CallCommand,
  CallConversation,
  CallConversationEntityListing,
  CallHistoryConversationEntityListing,
  CallbackConversation,
  CallbackConversationEntityListing,
  ChatConversation,
  ChatConversationEntityListing,
  CobrowseConversation,
  CobrowseConversationEntityListing,
  ConsultTransfer,
  ConsultTransferResponse,
  ConsultTransferUpdate,
  ConversationEntityListing,
  ConversationTagsUpdate,
  ConversationThreadingWindow,
  ConversationUser,
  CopyAttachmentsRequest,
  CreateCallRequest,
  CreateCallResponse,
  CreateCallbackCommand,
  CreateCallbackOnConversationCommand,
  CreateCallbackResponse,
  CreateEmailRequest,
  CreateOutboundMessagingConversationRequest,
  CreateSecureSession,
  CreateWebChatRequest,
  Digits,
  EmailConversation,
  EmailConversationEntityListing,
  EmailMessage,
  EmailMessageListing,
  EmailsSettings,
  FacebookAppCredentials,
  FacebookIntegration,
  FacebookIntegrationEntityListing,
  FacebookIntegrationRequest,
  FacebookIntegrationUpdateRequest,
  FaxSendRequest,
  FaxSendResponse,
  InboundMessageRequest,
  LineIntegration,
  LineIntegrationEntityListing,
  LineIntegrationRequest,
  MaxParticipants,
  MediaParticipantRequest,
  MessageConversation,
  MessageConversationEntityListing,
  MessageData,
  MessageMediaData,
  MessagingIntegrationEntityListing,
  MessagingStickerEntityListing,
  OpenIntegration,
  OpenIntegrationEntityListing,
  OpenIntegrationRequest,
  OpenIntegrationUpdateRequest,
  OpenNormalizedMessage,
  ParticipantAttributes,
  PatchCallbackRequest,
  PatchCallbackResponse,
  SecureSession,
  SecureSessionEntityListing,
  SendAgentlessOutboundMessageRequest,
  SendAgentlessOutboundMessageResponse,
  SetRecordingState,
  SetUuiDataRequest,
  SupportedContentReference,
  TextMessageListing,
  TransferRequest,
  TwitterIntegration,
  TwitterIntegrationEntityListing,
  TwitterIntegrationRequest,
  WhatsAppIntegration,
  WhatsAppIntegrationEntityListing,
  WhatsAppIntegrationRequest,
  WhatsAppIntegrationUpdateRequest,
} from '../models/conversations.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  AnalyticsConversationAsyncQueryResponse,
  AnalyticsConversationQueryResponse,
  AnalyticsConversationWithoutAttributes,
  AnalyticsConversationWithoutAttributesMultiGetResponse,
  AsyncConversationQuery,
  AsyncQueryResponse,
  AsyncQueryStatus,
  ConversationAggregateQueryResponse,
  ConversationAggregationQuery,
  ConversationQuery,
  DataAvailabilityResponse,
  PropertyIndexRequest,
} from '../models/shared-conversation-analytics.js';
import type {
  Conversation,
  CreateWebChatMessageRequest,
  SupportedContent,
  SupportedContentListing,
  WebChatMessage,
  WebChatMessageEntityList,
  WebChatTyping,
  WrapupCode,
} from '../models/shared-conversations.js';
import type { PageOptions } from '../models/options.js';
import type { ThreadingMessengerType } from '../models/shared-enumerations.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetConversationsCallsHistoryOptions extends PageOptions {
  /** Only calls of this ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval?: string;
  /** Fills in the named records of the participants, which otherwise come as bare ids. */
  expand?: readonly OpenEnum<'externalorganization' | 'externalcontact' | 'user' | 'queue' | 'group'>[];
}

export interface GetConversationsChatMessagesOptions {
  /** Id of a message; only messages later than it. */
  after?: string;
  /** Id of a message; only messages earlier than it. */
  before?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Most messages to bring back, 100 at most. @defaultValue `100` */
  maxResults?: number;
}

export interface GetConversationsMessagingIntegrationsOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

export interface GetConversationsMessagingIntegrationsFacebookOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

export interface GetConversationsMessagingIntegrationsLineOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

export interface GetConversationsMessagingIntegrationsOpenOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

export interface GetConversationsMessagingIntegrationsTwitterOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

export interface GetConversationsMessagingIntegrationsWhatsappOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

/**
 * Live and finished interactions: calls, callbacks, chats, co-browse sessions, e-mails and messages. A conversation has
 * participants (customer, agent, queue, flow …), and each participant has communications, one per medium joined. Every family
 * of media has its own listing, view and controls; the calls directly below `/conversations/` work whatever the medium. The
 * analytics calls look back over recorded conversations, and `/conversations/messaging` keeps the integrations with the
 * messaging platforms.
 */
export class ConversationsApi extends PlatformApi {
  /**
   * Deletes a conversation-details job, cancelling it if it has not finished; its results go with it.
   *
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see DELETE /api/v2/analytics/conversations/details/jobs/{jobId}
   */
  deleteAnalyticsConversationsDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsConversationsDetailsJob',
      'DELETE /api/v2/analytics/conversations/details/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Withdraws the code with which a further communication could have been attached to this participant.
   *
   * @param addCommunicationCode - The code itself, as it was handed out for adding a communication.
   * @see DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/codes/{addCommunicationCode}
   */
  deleteConversationParticipantCode(
    conversationId: string,
    participantId: string,
    addCommunicationCode: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationParticipantCode',
      'DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/codes/{addCommunicationCode}',
      { conversationId, participantId, addCommunicationCode },
      {},
      request,
    );
  }

  /**
   * Takes the poor-quality flag off a participant; `putConversationParticipantFlaggedreason` sets it.
   *
   * @see DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason
   */
  deleteConversationParticipantFlaggedreason(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationParticipantFlaggedreason',
      'DELETE /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Cancels a consult transfer that is under way: the party consulted is let go and the original call goes on.
   *
   * @param participantId - The participant being transferred, as when the consult was begun.
   * @see DELETE /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult
   */
  deleteConversationsCallParticipantConsult(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsCallParticipantConsult',
      'DELETE /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Removes one attachment from the draft reply of an e-mail conversation.
   *
   * @see DELETE /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/{attachmentId}
   */
  deleteConversationsEmailMessagesDraftAttachment(
    conversationId: string,
    attachmentId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsEmailMessagesDraftAttachment',
      'DELETE /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/{attachmentId}',
      { conversationId, attachmentId },
      {},
      request,
    );
  }

  /**
   * Deletes a Facebook integration, cutting the page's messages off from the organisation.
   *
   * @permissions all of `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/facebook/{integrationId}
   */
  deleteConversationsMessagingIntegrationsFacebookIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsFacebookIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/facebook/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes a LINE integration; messages to that channel no longer reach the organisation.
   *
   * @permissions all of `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/line/{integrationId}
   */
  deleteConversationsMessagingIntegrationsLineIntegrationId(integrationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsLineIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/line/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes an Open Messaging integration. Its webhook gets no more outbound messages, and the middleware can deliver none
   * through it.
   *
   * @permissions all of `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/open/{integrationId}
   */
  deleteConversationsMessagingIntegrationsOpenIntegrationId(integrationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsOpenIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/open/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes a Twitter integration; direct messages to that account no longer reach the organisation.
   *
   * @permissions all of `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/twitter/{integrationId}
   */
  deleteConversationsMessagingIntegrationsTwitterIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsTwitterIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/twitter/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes a WhatsApp integration. Deletion may take a while and can fail; `status` in the answer says whether it is still
   * `Deleting`.
   *
   * @permissions all of `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}
   */
  deleteConversationsMessagingIntegrationsWhatsappIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegration> {
    return this.call(
      'deleteConversationsMessagingIntegrationsWhatsappIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes a supported-content profile from the messaging configuration.
   *
   * @permissions all of `messaging:supportedContent:delete`
   * @see DELETE /api/v2/conversations/messaging/supportedcontent/{supportedContentId}
   */
  deleteConversationsMessagingSupportedcontentSupportedContentId(
    supportedContentId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingSupportedcontentSupportedContentId',
      'DELETE /api/v2/conversations/messaging/supportedcontent/{supportedContentId}',
      { supportedContentId },
      {},
      request,
    );
  }

  /**
   * Reads the analytics record of one conversation: participants, sessions and segments with their metrics. For several use
   * `getAnalyticsConversationsDetails`; for the live state use `getConversation`.
   *
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/{conversationId}/details
   */
  getAnalyticsConversationDetails(
    conversationId: string,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationWithoutAttributes> {
    return this.call(
      'getAnalyticsConversationDetails',
      'GET /api/v2/analytics/conversations/{conversationId}/details',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the analytics records of several conversations whose ids are known. To find conversations by other criteria use
   * `postAnalyticsConversationsDetailsQuery`.
   *
   * @param opts.id - Ids of the conversations wanted.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details
   */
  getAnalyticsConversationsDetails(
    opts?: { id?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationWithoutAttributesMultiGetResponse> {
    return this.call('getAnalyticsConversationsDetails', 'GET /api/v2/analytics/conversations/details', {}, opts, request);
  }

  /**
   * Reads the state of a conversation-details job: `QUEUED` or `PENDING` while it runs, `FULFILLED` when
   * `getAnalyticsConversationsDetailsJobResults` can be read, otherwise `FAILED`, `CANCELLED` or `EXPIRED`.
   *
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details/jobs/{jobId}
   */
  getAnalyticsConversationsDetailsJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsConversationsDetailsJob',
      'GET /api/v2/analytics/conversations/details/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a page of the conversations that a fulfilled details job has found.
   *
   * @param opts.cursor - Where the page begins, taken from `cursor` of the answer before; leave out for the first page. The
   * last page brings none.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details/jobs/{jobId}/results
   */
  getAnalyticsConversationsDetailsJobResults(
    jobId: string,
    opts?: { cursor?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationAsyncQueryResponse> {
    return this.call(
      'getAnalyticsConversationsDetailsJobResults',
      'GET /api/v2/analytics/conversations/details/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Tells up to which moment data is ready for details jobs, which trail the live system. Ask for later conversations with
   * `postAnalyticsConversationsDetailsQuery`.
   *
   * @permissions any of `analytics:conversationDetail:view`
   * @see GET /api/v2/analytics/conversations/details/jobs/availability
   */
  getAnalyticsConversationsDetailsJobsAvailability(request?: RequestOptions): ApiPromise<DataAvailabilityResponse> {
    return this.call(
      'getAnalyticsConversationsDetailsJobsAvailability',
      'GET /api/v2/analytics/conversations/details/jobs/availability',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one conversation with all its participants and their communications, whatever the media. The views by medium
   * (`getConversationsCall`, `getConversationsEmail` and so on) are shorter.
   *
   * @permissions any of `conversation:communication:view`
   * @see GET /api/v2/conversations/{conversationId}
   */
  getConversation(conversationId: string, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call('getConversation', 'GET /api/v2/conversations/{conversationId}', { conversationId }, {}, request);
  }

  /**
   * Reads one secure IVR session, chiefly to learn whether it is pending, has completed or has failed.
   *
   * @see GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions/{secureSessionId}
   */
  getConversationParticipantSecureivrsession(
    conversationId: string,
    participantId: string,
    secureSessionId: string,
    request?: RequestOptions,
  ): ApiPromise<SecureSession> {
    return this.call(
      'getConversationParticipantSecureivrsession',
      'GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions/{secureSessionId}',
      { conversationId, participantId, secureSessionId },
      {},
      request,
    );
  }

  /**
   * Lists the secure IVR sessions of a participant.
   *
   * @see GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions
   */
  getConversationParticipantSecureivrsessions(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<SecureSessionEntityListing> {
    return this.call(
      'getConversationParticipantSecureivrsessions',
      'GET /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Reads the wrap-up that a participant has given, in a conversation of any medium.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @see GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationParticipantWrapup',
      'GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes that a participant may choose from, which depend on the queue that brought the conversation.
   *
   * @see GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationParticipantWrapupcodes',
      'GET /api/v2/conversations/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Lists the conversations that the caller is taking part in now, in all media. Finished ones are found with
   * `postAnalyticsConversationsDetailsQuery`.
   *
   * @param opts.communicationType - Only conversations with this kind of communication, e.g. `call` or `chat`.
   * @see GET /api/v2/conversations
   */
  getConversations(opts?: { communicationType?: string }, request?: RequestOptions): ApiPromise<ConversationEntityListing> {
    return this.call('getConversations', 'GET /api/v2/conversations', {}, opts, request);
  }

  /**
   * Reads one call as its participants see it: states, holds, mutes and recording.
   *
   * @see GET /api/v2/conversations/calls/{conversationId}
   */
  getConversationsCall(conversationId: string, request?: RequestOptions): ApiPromise<CallConversation> {
    return this.call('getConversationsCall', 'GET /api/v2/conversations/calls/{conversationId}', { conversationId }, {}, request);
  }

  /**
   * Reads the wrap-up that an agent has given to a call.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @see GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationsCallParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsCallParticipantWrapup',
      'GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for a call.
   *
   * @see GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationsCallParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationsCallParticipantWrapupcodes',
      'GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Reads one callback with its numbers, scheduled time and script.
   *
   * @see GET /api/v2/conversations/callbacks/{conversationId}
   */
  getConversationsCallback(conversationId: string, request?: RequestOptions): ApiPromise<CallbackConversation> {
    return this.call(
      'getConversationsCallback',
      'GET /api/v2/conversations/callbacks/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a callback.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @see GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationsCallbackParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsCallbackParticipantWrapup',
      'GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for a callback.
   *
   * @see GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationsCallbackParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationsCallbackParticipantWrapupcodes',
      'GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Lists the callbacks that the caller is handling now.
   *
   * @see GET /api/v2/conversations/callbacks
   */
  getConversationsCallbacks(request?: RequestOptions): ApiPromise<CallbackConversationEntityListing> {
    return this.call('getConversationsCallbacks', 'GET /api/v2/conversations/callbacks', {}, {}, request);
  }

  /**
   * Lists the calls that the caller is on now; past ones are in `getConversationsCallsHistory`.
   *
   * @see GET /api/v2/conversations/calls
   */
  getConversationsCalls(request?: RequestOptions): ApiPromise<CallConversationEntityListing> {
    return this.call('getConversationsCalls', 'GET /api/v2/conversations/calls', {}, {}, request);
  }

  /**
   * Lists the caller's own past calls, with missed calls and voicemails marked.
   *
   * @param opts.pageSize - At most 50.
   * @see GET /api/v2/conversations/calls/history
   */
  getConversationsCallsHistory(
    opts?: GetConversationsCallsHistoryOptions,
    request?: RequestOptions,
  ): ApiPromise<CallHistoryConversationEntityListing> {
    return this.call('getConversationsCallsHistory', 'GET /api/v2/conversations/calls/history', {}, opts, request);
  }

  /**
   * Tells how many participants the caller may have in one conference call.
   *
   * @see GET /api/v2/conversations/calls/maximumconferenceparties
   */
  getConversationsCallsMaximumconferenceparties(request?: RequestOptions): ApiPromise<MaxParticipants> {
    return this.call(
      'getConversationsCallsMaximumconferenceparties',
      'GET /api/v2/conversations/calls/maximumconferenceparties',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one web chat with its participants; the text is in `getConversationsChatMessages`.
   *
   * @see GET /api/v2/conversations/chats/{conversationId}
   */
  getConversationsChat(conversationId: string, request?: RequestOptions): ApiPromise<ChatConversation> {
    return this.call('getConversationsChat', 'GET /api/v2/conversations/chats/{conversationId}', { conversationId }, {}, request);
  }

  /**
   * Reads one message of a web chat.
   *
   * @see GET /api/v2/conversations/chats/{conversationId}/messages/{messageId}
   */
  getConversationsChatMessage(conversationId: string, messageId: string, request?: RequestOptions): ApiPromise<WebChatMessage> {
    return this.call(
      'getConversationsChatMessage',
      'GET /api/v2/conversations/chats/{conversationId}/messages/{messageId}',
      { conversationId, messageId },
      {},
      request,
    );
  }

  /**
   * Lists the messages of a web chat that the caller takes part in, notices of joining and leaving included.
   *
   * @see GET /api/v2/conversations/chats/{conversationId}/messages
   */
  getConversationsChatMessages(
    conversationId: string,
    opts?: GetConversationsChatMessagesOptions,
    request?: RequestOptions,
  ): ApiPromise<WebChatMessageEntityList> {
    return this.call(
      'getConversationsChatMessages',
      'GET /api/v2/conversations/chats/{conversationId}/messages',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a web chat.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @see GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationsChatParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsChatParticipantWrapup',
      'GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for a web chat.
   *
   * @see GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationsChatParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationsChatParticipantWrapupcodes',
      'GET /api/v2/conversations/chats/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Lists the web chats that the caller is handling now.
   *
   * @see GET /api/v2/conversations/chats
   */
  getConversationsChats(request?: RequestOptions): ApiPromise<ChatConversationEntityListing> {
    return this.call('getConversationsChats', 'GET /api/v2/conversations/chats', {}, {}, request);
  }

  /**
   * Reads one co-browse conversation: who shares, who watches and who has control of the page.
   *
   * @see GET /api/v2/conversations/cobrowsesessions/{conversationId}
   */
  getConversationsCobrowsesession(conversationId: string, request?: RequestOptions): ApiPromise<CobrowseConversation> {
    return this.call(
      'getConversationsCobrowsesession',
      'GET /api/v2/conversations/cobrowsesessions/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a co-browse session.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @deprecated The platform calls it deprecated.
   * @see GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationsCobrowsesessionParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsCobrowsesessionParticipantWrapup',
      'GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for a co-browse session.
   *
   * @deprecated The platform calls it deprecated.
   * @see GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationsCobrowsesessionParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationsCobrowsesessionParticipantWrapupcodes',
      'GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Lists the co-browse sessions that the caller is taking part in now.
   *
   * @see GET /api/v2/conversations/cobrowsesessions
   */
  getConversationsCobrowsesessions(request?: RequestOptions): ApiPromise<CobrowseConversationEntityListing> {
    return this.call('getConversationsCobrowsesessions', 'GET /api/v2/conversations/cobrowsesessions', {}, {}, request);
  }

  /**
   * Reads one e-mail conversation with its participants; the e-mails themselves are in `getConversationsEmailMessages`.
   *
   * @see GET /api/v2/conversations/emails/{conversationId}
   */
  getConversationsEmail(conversationId: string, request?: RequestOptions): ApiPromise<EmailConversation> {
    return this.call(
      'getConversationsEmail',
      'GET /api/v2/conversations/emails/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads one e-mail of a conversation with body and attachments.
   *
   * @see GET /api/v2/conversations/emails/{conversationId}/messages/{messageId}
   */
  getConversationsEmailMessage(conversationId: string, messageId: string, request?: RequestOptions): ApiPromise<EmailMessage> {
    return this.call(
      'getConversationsEmailMessage',
      'GET /api/v2/conversations/emails/{conversationId}/messages/{messageId}',
      { conversationId, messageId },
      {},
      request,
    );
  }

  /**
   * Lists the e-mails exchanged in a conversation. Read the one wanted in full with `getConversationsEmailMessage`.
   *
   * @see GET /api/v2/conversations/emails/{conversationId}/messages
   */
  getConversationsEmailMessages(conversationId: string, request?: RequestOptions): ApiPromise<EmailMessageListing> {
    return this.call(
      'getConversationsEmailMessages',
      'GET /api/v2/conversations/emails/{conversationId}/messages',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the reply that is being drafted. `putConversationsEmailMessagesDraft` saves it, `postConversationsEmailMessages`
   * sends.
   *
   * @see GET /api/v2/conversations/emails/{conversationId}/messages/draft
   */
  getConversationsEmailMessagesDraft(conversationId: string, request?: RequestOptions): ApiPromise<EmailMessage> {
    return this.call(
      'getConversationsEmailMessagesDraft',
      'GET /api/v2/conversations/emails/{conversationId}/messages/draft',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to an e-mail conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @see GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationsEmailParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsEmailParticipantWrapup',
      'GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for an e-mail conversation.
   *
   * @see GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationsEmailParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationsEmailParticipantWrapupcodes',
      'GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Reads the limits on e-mails sent in this conversation, chiefly their size.
   *
   * @see GET /api/v2/conversations/emails/{conversationId}/settings
   */
  getConversationsEmailSettings(conversationId: string, request?: RequestOptions): ApiPromise<EmailsSettings> {
    return this.call(
      'getConversationsEmailSettings',
      'GET /api/v2/conversations/emails/{conversationId}/settings',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Lists the e-mail conversations that the caller is handling now.
   *
   * @see GET /api/v2/conversations/emails
   */
  getConversationsEmails(request?: RequestOptions): ApiPromise<EmailConversationEntityListing> {
    return this.call('getConversationsEmails', 'GET /api/v2/conversations/emails', {}, {}, request);
  }

  /**
   * Reads one message conversation (SMS, web messaging, WhatsApp, Open Messaging and the like) with its participants. The
   * texts are read by message id, singly with `getConversationsMessageMessage` or together with
   * `postConversationsMessageMessagesBulk`.
   *
   * @see GET /api/v2/conversations/messages/{conversationId}
   */
  getConversationsMessage(conversationId: string, request?: RequestOptions): ApiPromise<MessageConversation> {
    return this.call(
      'getConversationsMessage',
      'GET /api/v2/conversations/messages/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads one media item of a message communication. After an upload, `status` turns from `uploading` to `valid` or
   * `invalid`; only a valid item can be sent.
   *
   * @permissions any of `conversation:message:view`, `conversation:webmessaging:view`
   * @see GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/{mediaId}
   */
  getConversationsMessageCommunicationMessagesMediaMediaId(
    conversationId: string,
    communicationId: string,
    mediaId: string,
    request?: RequestOptions,
  ): ApiPromise<MessageMediaData> {
    return this.call(
      'getConversationsMessageCommunicationMessagesMediaMediaId',
      'GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/{mediaId}',
      { conversationId, communicationId, mediaId },
      {},
      request,
    );
  }

  /**
   * Reads one message by its id alone. Where the conversation is known, use `getConversationsMessageMessage`.
   *
   * @permissions any of `conversation:message:view`, `conversation:webmessaging:view`
   * @see GET /api/v2/conversations/messages/{messageId}/details
   */
  getConversationsMessageDetails(messageId: string, request?: RequestOptions): ApiPromise<MessageData> {
    return this.call(
      'getConversationsMessageDetails',
      'GET /api/v2/conversations/messages/{messageId}/details',
      { messageId },
      {},
      request,
    );
  }

  /**
   * Reads one message of a conversation: text, media, stickers, delivery state and, for newer platforms, the normalised form.
   *
   * @permissions any of `conversation:message:view`, `conversation:webmessaging:view`
   * @see GET /api/v2/conversations/messages/{conversationId}/messages/{messageId}
   */
  getConversationsMessageMessage(conversationId: string, messageId: string, request?: RequestOptions): ApiPromise<MessageData> {
    return this.call(
      'getConversationsMessageMessage',
      'GET /api/v2/conversations/messages/{conversationId}/messages/{messageId}',
      { conversationId, messageId },
      {},
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a message conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @see GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapup
   */
  getConversationsMessageParticipantWrapup(
    conversationId: string,
    participantId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsMessageParticipantWrapup',
      'GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapup',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for a message conversation.
   *
   * @see GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapupcodes
   */
  getConversationsMessageParticipantWrapupcodes(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<WrapupCode[]> {
    return this.call(
      'getConversationsMessageParticipantWrapupcodes',
      'GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/wrapupcodes',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Lists the message conversations that the caller is handling now.
   *
   * @see GET /api/v2/conversations/messages
   */
  getConversationsMessages(request?: RequestOptions): ApiPromise<MessageConversationEntityListing> {
    return this.call('getConversationsMessages', 'GET /api/v2/conversations/messages', {}, {}, request);
  }

  /**
   * Reads the id of the platform's Facebook app, which a sign-in page needs to obtain a user token for a new Facebook
   * integration.
   *
   * @permissions all of `messaging:integration:add`
   * @see GET /api/v2/conversations/messaging/facebook/app
   */
  getConversationsMessagingFacebookApp(request?: RequestOptions): ApiPromise<FacebookAppCredentials> {
    return this.call('getConversationsMessagingFacebookApp', 'GET /api/v2/conversations/messaging/facebook/app', {}, {}, request);
  }

  /**
   * Lists the messaging integrations of all platforms with the fields they share. The listing per platform, such as
   * `getConversationsMessagingIntegrationsWhatsapp`, has the platform's own fields too.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations
   */
  getConversationsMessagingIntegrations(
    opts?: GetConversationsMessagingIntegrationsOptions,
    request?: RequestOptions,
  ): ApiPromise<MessagingIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrations',
      'GET /api/v2/conversations/messaging/integrations',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id' } },
    );
  }

  /**
   * Lists the Facebook integrations with app and page.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/facebook
   */
  getConversationsMessagingIntegrationsFacebook(
    opts?: GetConversationsMessagingIntegrationsFacebookOptions,
    request?: RequestOptions,
  ): ApiPromise<FacebookIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsFacebook',
      'GET /api/v2/conversations/messaging/integrations/facebook',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id' } },
    );
  }

  /**
   * Reads one Facebook integration, `createStatus` telling whether its setting up has completed.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/facebook/{integrationId}
   */
  getConversationsMessagingIntegrationsFacebookIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<'supportedContent'> },
    request?: RequestOptions,
  ): ApiPromise<FacebookIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsFacebookIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/facebook/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the LINE integrations with channel and webhook address.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/line
   */
  getConversationsMessagingIntegrationsLine(
    opts?: GetConversationsMessagingIntegrationsLineOptions,
    request?: RequestOptions,
  ): ApiPromise<LineIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsLine',
      'GET /api/v2/conversations/messaging/integrations/line',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id' } },
    );
  }

  /**
   * Reads one LINE integration, including the webhook address to enter at LINE.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/line/{integrationId}
   */
  getConversationsMessagingIntegrationsLineIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<'supportedContent'> },
    request?: RequestOptions,
  ): ApiPromise<LineIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsLineIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/line/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the Open Messaging integrations, through which the organisation's own middleware connects other channels.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/open
   */
  getConversationsMessagingIntegrationsOpen(
    opts?: GetConversationsMessagingIntegrationsOpenOptions,
    request?: RequestOptions,
  ): ApiPromise<OpenIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsOpen',
      'GET /api/v2/conversations/messaging/integrations/open',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id' } },
    );
  }

  /**
   * Reads one Open Messaging integration with the webhook that receives its outbound messages.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/open/{integrationId}
   */
  getConversationsMessagingIntegrationsOpenIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<'supportedContent'> },
    request?: RequestOptions,
  ): ApiPromise<OpenIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsOpenIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/open/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the Twitter integrations with account and API tier.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/twitter
   */
  getConversationsMessagingIntegrationsTwitter(
    opts?: GetConversationsMessagingIntegrationsTwitterOptions,
    request?: RequestOptions,
  ): ApiPromise<TwitterIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsTwitter',
      'GET /api/v2/conversations/messaging/integrations/twitter',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id' } },
    );
  }

  /**
   * Reads one Twitter integration; secrets given at creation do not come back.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/twitter/{integrationId}
   */
  getConversationsMessagingIntegrationsTwitterIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<'supportedContent'> },
    request?: RequestOptions,
  ): ApiPromise<TwitterIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsTwitterIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/twitter/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the WhatsApp integrations with their numbers and state of activation.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/whatsapp
   */
  getConversationsMessagingIntegrationsWhatsapp(
    opts?: GetConversationsMessagingIntegrationsWhatsappOptions,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsWhatsapp',
      'GET /api/v2/conversations/messaging/integrations/whatsapp',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id' } },
    );
  }

  /**
   * Reads one WhatsApp integration, `activationStatusCode` telling how far its activation has come.
   *
   * @permissions all of `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}
   */
  getConversationsMessagingIntegrationsWhatsappIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<'supportedContent'> },
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsWhatsappIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the stickers that can be sent on a messaging platform.
   *
   * @param messengerType - Platform whose stickers are wanted, e.g. `line`.
   * @permissions all of `conversation:message:create`
   * @see GET /api/v2/conversations/messaging/stickers/{messengerType}
   */
  getConversationsMessagingSticker(
    messengerType: ThreadingMessengerType,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<MessagingStickerEntityListing> {
    return this.call(
      'getConversationsMessagingSticker',
      'GET /api/v2/conversations/messaging/stickers/{messengerType}',
      { messengerType },
      opts,
      request,
    );
  }

  /**
   * Lists the supported-content profiles for messaging integrations. The Messaging area offers the same profiles.
   *
   * @permissions all of `messaging:supportedContent:view`
   * @see GET /api/v2/conversations/messaging/supportedcontent
   */
  getConversationsMessagingSupportedcontent(opts?: PageOptions, request?: RequestOptions): ApiPromise<SupportedContentListing> {
    return this.call(
      'getConversationsMessagingSupportedcontent',
      'GET /api/v2/conversations/messaging/supportedcontent',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the profile that a new integration gets when it names none of its own.
   *
   * @permissions all of `messaging:supportedContent:view`
   * @see GET /api/v2/conversations/messaging/supportedcontent/default
   */
  getConversationsMessagingSupportedcontentDefault(request?: RequestOptions): ApiPromise<SupportedContent> {
    return this.call(
      'getConversationsMessagingSupportedcontentDefault',
      'GET /api/v2/conversations/messaging/supportedcontent/default',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one profile with the media types that may come in and go out.
   *
   * @permissions all of `messaging:supportedContent:view`
   * @see GET /api/v2/conversations/messaging/supportedcontent/{supportedContentId}
   */
  getConversationsMessagingSupportedcontentSupportedContentId(
    supportedContentId: string,
    request?: RequestOptions,
  ): ApiPromise<SupportedContent> {
    return this.call(
      'getConversationsMessagingSupportedcontentSupportedContentId',
      'GET /api/v2/conversations/messaging/supportedcontent/{supportedContentId}',
      { supportedContentId },
      {},
      request,
    );
  }

  /**
   * Reads for how long, per messaging platform, a new message from the same person still joins the existing conversation.
   *
   * @permissions all of `conversation:threadingTimeline:view`
   * @see GET /api/v2/conversations/messaging/threadingtimeline
   */
  getConversationsMessagingThreadingtimeline(request?: RequestOptions): ApiPromise<ConversationThreadingWindow> {
    return this.call(
      'getConversationsMessagingThreadingtimeline',
      'GET /api/v2/conversations/messaging/threadingtimeline',
      {},
      {},
      request,
    );
  }

  /**
   * Controls a participant in a conversation of any medium: answers, holds, disconnects or wraps up, as far as the medium
   * knows it.
   *
   * @param body - Only the fields to be changed, e.g. `state` `disconnected` to leave, `wrapup` with its code to finish.
   * @see PATCH /api/v2/conversations/{conversationId}/participants/{participantId}
   */
  patchConversationParticipant(
    conversationId: string,
    participantId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationParticipant',
      'PATCH /api/v2/conversations/{conversationId}/participants/{participantId}',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Sets attributes (participant data) on a participant in a conversation of any medium, for scripts, flows and later
   * reporting. Those not named in the body stay.
   *
   * @see PATCH /api/v2/conversations/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationParticipantAttributes',
      'PATCH /api/v2/conversations/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Changes a whole call: pauses or resumes its recording, merges other calls into it as a conference, or ends it for
   * everybody.
   *
   * @param body - One of `recordingState`, `conversationIds` of the calls to merge in, or `state` `disconnected`.
   * @permissions any of `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/calls/{conversationId}
   */
  patchConversationsCall(conversationId: string, body: Conversation, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsCall',
      'PATCH /api/v2/conversations/calls/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Controls one party of a call: answer, mute, hold, disconnect, or give the wrap-up.
   *
   * @param body - Only the fields to be changed: `state` `connected` answers, `disconnected` hangs up; `muted`, `held` and
   * `wrapup` as named.
   * @see PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}
   */
  patchConversationsCallParticipant(
    conversationId: string,
    participantId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallParticipant',
      'PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Sets attributes on one party of a call and leaves those not named.
   *
   * @see PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsCallParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallParticipantAttributes',
      'PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Disconnects a single communication of a call's participant. The wrap-up is not touched; give it with
   * `patchConversationsCallParticipant`.
   *
   * @see PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsCallParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'patchConversationsCallParticipantCommunication',
      'PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Changes whom the agent speaks to during a consult transfer: the destination, the party to be transferred, or both.
   *
   * @param participantId - The participant being transferred, as when the consult was begun.
   * @see PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult
   */
  patchConversationsCallParticipantConsult(
    conversationId: string,
    participantId: string,
    body: ConsultTransferUpdate,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'patchConversationsCallParticipantConsult',
      'PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Ends a callback for all its participants.
   *
   * @param body - Holds `state` `disconnected`.
   * @permissions any of `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/callbacks/{conversationId}
   */
  patchConversationsCallback(conversationId: string, body: Conversation, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsCallback',
      'PATCH /api/v2/conversations/callbacks/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Controls a participant of a callback: accept it, end it, or give the wrap-up.
   *
   * @param body - Only the fields to be changed, such as `state` or `wrapup`.
   * @see PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}
   */
  patchConversationsCallbackParticipant(
    conversationId: string,
    participantId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallbackParticipant',
      'PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Sets attributes on a participant of a callback and leaves those not named.
   *
   * @see PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsCallbackParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallbackParticipantAttributes',
      'PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Disconnects a single communication of a callback's participant, without touching the wrap-up.
   *
   * @see PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsCallbackParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'patchConversationsCallbackParticipantCommunication',
      'PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Moves a scheduled callback to another time, agent or queue. For many callbacks use
   * `postConversationsCallbacksBulkUpdate`.
   *
   * @param body - Names the conversation and the agent, plus what is to change.
   * @permissions any of `conversation:callback:edit`
   * @see PATCH /api/v2/conversations/callbacks
   */
  patchConversationsCallbacks(body: PatchCallbackRequest, request?: RequestOptions): ApiPromise<PatchCallbackResponse> {
    return this.call('patchConversationsCallbacks', 'PATCH /api/v2/conversations/callbacks', { body }, {}, request);
  }

  /**
   * Ends a web chat for all its participants.
   *
   * @param body - Holds `state` `disconnected`.
   * @permissions any of `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/chats/{conversationId}
   */
  patchConversationsChat(conversationId: string, body: Conversation, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsChat',
      'PATCH /api/v2/conversations/chats/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Controls a participant of a web chat: accept, hold, leave, or give the wrap-up.
   *
   * @param body - Only the fields to be changed, such as `state`, `held` or `wrapup`.
   * @see PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}
   */
  patchConversationsChatParticipant(
    conversationId: string,
    participantId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsChatParticipant',
      'PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Sets attributes on a participant of a web chat and leaves those not named.
   *
   * @see PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsChatParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsChatParticipantAttributes',
      'PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Disconnects a single communication of a chat's participant, without touching the wrap-up.
   *
   * @see PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsChatParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'patchConversationsChatParticipantCommunication',
      'PATCH /api/v2/conversations/chats/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Ends a co-browse session for everybody in it.
   *
   * @param body - Holds `state` `disconnected`.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/cobrowsesessions/{conversationId}
   */
  patchConversationsCobrowsesession(
    conversationId: string,
    body: Conversation,
    request?: RequestOptions,
  ): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsCobrowsesession',
      'PATCH /api/v2/conversations/cobrowsesessions/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Controls a participant of a co-browse session: accept, leave, or give the wrap-up.
   *
   * @param opts.body - Only the fields to be changed, such as `state` or `wrapup`.
   * @deprecated The platform calls it deprecated.
   * @see PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}
   */
  patchConversationsCobrowsesessionParticipant(
    conversationId: string,
    participantId: string,
    opts?: { body?: MediaParticipantRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCobrowsesessionParticipant',
      'PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Sets attributes on a participant of a co-browse session and leaves those not named.
   *
   * @deprecated The platform calls it deprecated.
   * @see PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsCobrowsesessionParticipantAttributes(
    conversationId: string,
    participantId: string,
    opts?: { body?: ParticipantAttributes },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCobrowsesessionParticipantAttributes',
      'PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Disconnects a single communication of a co-browse participant, without touching the wrap-up.
   *
   * @deprecated The platform calls it deprecated.
   * @see PATCH
   * /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsCobrowsesessionParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'patchConversationsCobrowsesessionParticipantCommunication',
      'PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Ends an e-mail conversation for all its participants; nothing is sent.
   *
   * @param body - Holds `state` `disconnected`.
   * @permissions any of `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/emails/{conversationId}
   */
  patchConversationsEmail(conversationId: string, body: Conversation, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsEmail',
      'PATCH /api/v2/conversations/emails/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Controls a participant of an e-mail conversation: accept, hold, finish, or give the wrap-up.
   *
   * @param body - Only the fields to be changed, such as `state`, `held` or `wrapup`.
   * @see PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}
   */
  patchConversationsEmailParticipant(
    conversationId: string,
    participantId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsEmailParticipant',
      'PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Sets attributes on a participant of an e-mail conversation and leaves those not named.
   *
   * @see PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsEmailParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsEmailParticipantAttributes',
      'PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Disconnects a single communication of an e-mail participant, without touching the wrap-up.
   *
   * @see PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsEmailParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'patchConversationsEmailParticipantCommunication',
      'PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Ends a message conversation for all its participants.
   *
   * @param body - Holds `state` `disconnected`.
   * @permissions any of `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/messages/{conversationId}
   */
  patchConversationsMessage(conversationId: string, body: Conversation, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsMessage',
      'PATCH /api/v2/conversations/messages/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Controls a participant of a message conversation: accept, hold, leave, or give the wrap-up.
   *
   * @param opts.body - Only the fields to be changed, such as `state`, `held` or `wrapup`.
   * @see PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}
   */
  patchConversationsMessageParticipant(
    conversationId: string,
    participantId: string,
    opts?: { body?: MediaParticipantRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsMessageParticipant',
      'PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Sets attributes on a participant of a message conversation and leaves those not named.
   *
   * @see PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsMessageParticipantAttributes(
    conversationId: string,
    participantId: string,
    opts?: { body?: ParticipantAttributes },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsMessageParticipantAttributes',
      'PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/attributes',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Disconnects a single communication of a message participant, without touching the wrap-up.
   *
   * @see PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsMessageParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'patchConversationsMessageParticipantCommunication',
      'PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a Facebook integration, for instance to renew an expired access token.
   *
   * @permissions all of `messaging:integration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/facebook/{integrationId}
   */
  patchConversationsMessagingIntegrationsFacebookIntegrationId(
    integrationId: string,
    body: FacebookIntegrationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<FacebookIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsFacebookIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/facebook/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes an Open Messaging integration: its name, the webhook, the signing secret or the headers sent along.
   *
   * @permissions all of `messaging:integration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/open/{integrationId}
   */
  patchConversationsMessagingIntegrationsOpenIntegrationId(
    integrationId: string,
    body: OpenIntegrationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<OpenIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsOpenIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/open/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a Twitter integration. The body is that of creation, so keys and secrets have to be given again.
   *
   * @permissions all of `messaging:integration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/twitter/{integrationId}
   */
  patchConversationsMessagingIntegrationsTwitterIntegrationId(
    integrationId: string,
    body: TwitterIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<TwitterIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsTwitterIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/twitter/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a WhatsApp integration, and activates its number in two steps: the first has WhatsApp send a code by text or
   * voice, the second confirms it.
   *
   * @param body - To activate, send `action` `Activate` with `authenticationMethod`, then `action` `Confirm` with
   * `confirmationCode`.
   * @permissions all of `messaging:integration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}
   */
  patchConversationsMessagingIntegrationsWhatsappIntegrationId(
    integrationId: string,
    body: WhatsAppIntegrationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsWhatsappIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a supported-content profile, and with it what every integration using it accepts.
   *
   * @permissions all of `messaging:supportedContent:edit`
   * @see PATCH /api/v2/conversations/messaging/supportedcontent/{supportedContentId}
   */
  patchConversationsMessagingSupportedcontentSupportedContentId(
    supportedContentId: string,
    body: SupportedContent,
    request?: RequestOptions,
  ): ApiPromise<SupportedContent> {
    return this.call(
      'patchConversationsMessagingSupportedcontentSupportedContentId',
      'PATCH /api/v2/conversations/messaging/supportedcontent/{supportedContentId}',
      { supportedContentId, body },
      {},
      request,
    );
  }

  /**
   * Adds custom properties to the analytics record of a conversation, so that later queries can filter by them.
   *
   * @param body - `sessionId` says which session gets the properties, `targetDate` the moment they count for.
   * @permissions any of `analytics:conversationProperties:index`
   * @see POST /api/v2/analytics/conversations/{conversationId}/details/properties
   */
  postAnalyticsConversationDetailsProperties(
    conversationId: string,
    body: PropertyIndexRequest,
    request?: RequestOptions,
  ): ApiPromise<PropertyIndexRequest> {
    return this.call(
      'postAnalyticsConversationDetailsProperties',
      'POST /api/v2/analytics/conversations/{conversationId}/details/properties',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Computes metrics over many conversations (counts, handle times, waits …), grouped by dimensions such as queue, agent or
   * medium and optionally cut into time slices.
   *
   * @param body - `interval` is an ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`; `granularity` a duration,
   * e.g. `PT30M`.
   * @permissions any of `analytics:conversationAggregate:view`
   * @see POST /api/v2/analytics/conversations/aggregates/query
   */
  postAnalyticsConversationsAggregatesQuery(
    body: ConversationAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<ConversationAggregateQueryResponse> {
    return this.call(
      'postAnalyticsConversationsAggregatesQuery',
      'POST /api/v2/analytics/conversations/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a job that collects conversation details over a long span or in large numbers. Follow it with
   * `getAnalyticsConversationsDetailsJob`, then page through `getAnalyticsConversationsDetailsJobResults`. Data lags behind
   * the live system; see `getAnalyticsConversationsDetailsJobsAvailability`.
   *
   * @param body - `interval` is an ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-08-01T00:00Z`.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see POST /api/v2/analytics/conversations/details/jobs
   */
  postAnalyticsConversationsDetailsJobs(body: AsyncConversationQuery, request?: RequestOptions): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsConversationsDetailsJobs',
      'POST /api/v2/analytics/conversations/details/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Finds conversations by their properties and brings their details at once, a page per call. For long spans or whole
   * exports use `postAnalyticsConversationsDetailsJobs`, whose results also hold the participants' attributes.
   *
   * @param body - `interval` is an ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`; `paging` selects the page.
   * @permissions any of `analytics:conversationDetail:view`, `analytics:agentConversationDetail:view`
   * @see POST /api/v2/analytics/conversations/details/query
   */
  postAnalyticsConversationsDetailsQuery(
    body: ConversationQuery,
    request?: RequestOptions,
  ): ApiPromise<AnalyticsConversationQueryResponse> {
    return this.call(
      'postAnalyticsConversationsDetailsQuery',
      'POST /api/v2/analytics/conversations/details/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Hands a waiting conversation to a chosen agent, passing over skills, language and the queue's other routing rules.
   *
   * @param body - `id` of the agent.
   * @permissions any of `conversation:call:pull`, `conversation:call:assign`, `conversation:callback:pull`,
   * `conversation:callback:assign`, `conversation:webchat:pull`, `conversation:webchat:assign`, `conversation:email:pull`,
   * `conversation:email:assign`, `conversation:message:pull`, `conversation:message:assign`
   * @see POST /api/v2/conversations/{conversationId}/assign
   */
  postConversationAssign(conversationId: string, body: ConversationUser, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'postConversationAssign',
      'POST /api/v2/conversations/{conversationId}/assign',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Tears a conversation down: disconnects every medium and wraps up, with a system code, whoever still owes a wrap-up. Meant
   * for conversations that are stuck; end healthy ones through their participants.
   *
   * @permissions any of `conversation:communication:disconnect`
   * @see POST /api/v2/conversations/{conversationId}/disconnect
   */
  postConversationDisconnect(conversationId: string, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'postConversationDisconnect',
      'POST /api/v2/conversations/{conversationId}/disconnect',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Schedules a callback for a participant of a conversation that is going on. For one without a conversation use
   * `postConversationsCallbacks`.
   *
   * @permissions all of `conversation:callback:create`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/callbacks
   */
  postConversationParticipantCallbacks(
    conversationId: string,
    participantId: string,
    opts?: { body?: CreateCallbackOnConversationCommand },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantCallbacks',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/callbacks',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Sends touch tones (DTMF) to a participant, as when an agent dials through another party's menu.
   *
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/digits
   */
  postConversationParticipantDigits(
    conversationId: string,
    participantId: string,
    opts?: { body?: Digits },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantDigits',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/digits',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Transfers a conversation of any medium blind: the participant is replaced by the user, queue or address in the body.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @param body - One of `userId`, `queueId` or `address`.
   * @deprecated The platform offers `POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/agent`,
   * `…/replace/queue` and `…/replace/contact/external` instead.
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace
   */
  postConversationParticipantReplace(
    conversationId: string,
    participantId: string,
    body: TransferRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantReplace',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Sends the customer into a secure flow, for instance to key in card data unheard, and either returns them to the agent
   * afterwards or lets the agent go. Only a participant of the conversation can do so.
   * `getConversationParticipantSecureivrsession` tells how it ended.
   *
   * @param opts.body - `disconnect` decides whether the agent leaves the conversation when the session begins.
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions
   */
  postConversationParticipantSecureivrsessions(
    conversationId: string,
    participantId: string,
    opts?: { body?: CreateSecureSession },
    request?: RequestOptions,
  ): ApiPromise<SecureSession> {
    return this.call(
      'postConversationParticipantSecureivrsessions',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/secureivrsessions',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Dials a number from within a callback conversation, adding the call to it. A call of its own is placed with
   * `postConversationsCalls`.
   *
   * @param conversationId - The callback conversation.
   * @see POST /api/v2/conversations/calls/{conversationId}
   */
  postConversationsCall(conversationId: string, body: CallCommand, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'postConversationsCall',
      'POST /api/v2/conversations/calls/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Lets the caller, as a supervisor, listen to a call and speak to one participant unheard by the others.
   *
   * @param participantId - The participant to be coached.
   * @permissions any of `conversation:call:coach`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/coach
   */
  postConversationsCallParticipantCoach(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallParticipantCoach',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/coach',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Begins a consult transfer: the agent first speaks to the destination while the other party waits, then completes or
   * cancels. `patchConversationsCallParticipantConsult` changes who hears whom, `deleteConversationsCallParticipantConsult`
   * cancels.
   *
   * @param participantId - The participant to be transferred.
   * @deprecated The platform offers
   * `POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/agent`, `…/consult/queue` and
   * `…/consult/contact/external` instead.
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult
   */
  postConversationsCallParticipantConsult(
    conversationId: string,
    participantId: string,
    body: ConsultTransfer,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'postConversationsCallParticipantConsult',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Lets the caller, as a supervisor, listen in on a call from one participant's side without being heard.
   *
   * @param participantId - The participant whose side is listened to.
   * @permissions any of `conversation:call:monitor`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/monitor
   */
  postConversationsCallParticipantMonitor(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallParticipantMonitor',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/monitor',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Transfers a call blind to a user, queue or number. For a transfer with a word beforehand use
   * `postConversationsCallParticipantConsult`.
   *
   * @param body - One of `userId`, `queueId` or `address`; `voicemail` sends the call to the user's voicemail.
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/replace
   */
  postConversationsCallParticipantReplace(
    conversationId: string,
    participantId: string,
    body: TransferRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallParticipantReplace',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Adds parties to a call, making it a conference.
   *
   * @param body - `participants` of the conversation to be added, each with an `address`, `userId` or `queueId`.
   * @see POST /api/v2/conversations/calls/{conversationId}/participants
   */
  postConversationsCallParticipants(
    conversationId: string,
    body: Conversation,
    request?: RequestOptions,
  ): ApiPromise<Conversation> {
    return this.call(
      'postConversationsCallParticipants',
      'POST /api/v2/conversations/calls/{conversationId}/participants',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Transfers a callback to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @see POST /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/replace
   */
  postConversationsCallbackParticipantReplace(
    conversationId: string,
    participantId: string,
    body: TransferRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallbackParticipantReplace',
      'POST /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Creates a callback, due at once or at a given time, and routes it to a queue or to agents of choice.
   *
   * @param body - `callbackNumbers` is required; the queue comes from `queueId` or from `routingData`.
   * @permissions all of `conversation:callback:create`
   * @see POST /api/v2/conversations/callbacks
   */
  postConversationsCallbacks(body: CreateCallbackCommand, request?: RequestOptions): ApiPromise<CreateCallbackResponse> {
    return this.call('postConversationsCallbacks', 'POST /api/v2/conversations/callbacks', { body }, {}, request);
  }

  /**
   * Disconnects many scheduled callbacks in one call.
   *
   * @permissions any of `conversation:communication:disconnect`
   * @see POST /api/v2/conversations/callbacks/bulk/disconnect
   */
  postConversationsCallbacksBulkDisconnect(body: BulkCallbackDisconnectRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postConversationsCallbacksBulkDisconnect',
      'POST /api/v2/conversations/callbacks/bulk/disconnect',
      { body },
      {},
      request,
    );
  }

  /**
   * Reschedules or reassigns many callbacks in one call. Some may fail while others succeed: see `errorIndexes` of the
   * answer.
   *
   * @permissions any of `conversation:callback:edit`
   * @see POST /api/v2/conversations/callbacks/bulk/update
   */
  postConversationsCallbacksBulkUpdate(
    body: BulkCallbackPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkCallbackPatchResponse> {
    return this.call(
      'postConversationsCallbacksBulkUpdate',
      'POST /api/v2/conversations/callbacks/bulk/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Places a call to a number, user or queue, or calls several parties into a conference.
   *
   * @param body - One of `phoneNumber`, `callUserId`, `callQueueId`, `participants` or `conversationIds`; `callFromQueueId`
   * places it on behalf of a queue.
   * @permissions any of `conversation:conference:add`
   * @see POST /api/v2/conversations/calls
   */
  postConversationsCalls(body: CreateCallRequest, request?: RequestOptions): ApiPromise<CreateCallResponse> {
    return this.call('postConversationsCalls', 'POST /api/v2/conversations/calls', { body }, {}, request);
  }

  /**
   * Sends a message into a web chat as the agent.
   *
   * @param communicationId - The agent's own communication in the chat.
   * @see POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/messages
   */
  postConversationsChatCommunicationMessages(
    conversationId: string,
    communicationId: string,
    body: CreateWebChatMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<WebChatMessage> {
    return this.call(
      'postConversationsChatCommunicationMessages',
      'POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/messages',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Signals to the others in a web chat that the agent is typing.
   *
   * @param communicationId - The agent's own communication in the chat.
   * @see POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/typing
   */
  postConversationsChatCommunicationTyping(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<WebChatTyping> {
    return this.call(
      'postConversationsChatCommunicationTyping',
      'POST /api/v2/conversations/chats/{conversationId}/communications/{communicationId}/typing',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Transfers a web chat to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @see POST /api/v2/conversations/chats/{conversationId}/participants/{participantId}/replace
   */
  postConversationsChatParticipantReplace(
    conversationId: string,
    participantId: string,
    body: TransferRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsChatParticipantReplace',
      'POST /api/v2/conversations/chats/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Creates a chat whose text is carried by a third-party provider, so that the platform routes it to a queue. Guests of the
   * platform's own web chat start with `postWebchatGuestConversations`.
   *
   * @permissions all of `conversation:webchat:create`
   * @see POST /api/v2/conversations/chats
   */
  postConversationsChats(body: CreateWebChatRequest, request?: RequestOptions): ApiPromise<ChatConversation> {
    return this.call('postConversationsChats', 'POST /api/v2/conversations/chats', { body }, {}, request);
  }

  /**
   * Transfers a co-browse session to another user or queue.
   *
   * @param opts.body - One of `userId`, `queueId` or `address`.
   * @deprecated The platform calls it deprecated.
   * @see POST /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/replace
   */
  postConversationsCobrowsesessionParticipantReplace(
    conversationId: string,
    participantId: string,
    opts?: { body?: TransferRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCobrowsesessionParticipantReplace',
      'POST /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId },
      opts,
      request,
    );
  }

  /**
   * Adds a further inbound e-mail to an external e-mail conversation, one whose mail is held by a third-party provider.
   *
   * @see POST /api/v2/conversations/emails/{conversationId}/inboundmessages
   */
  postConversationsEmailInboundmessages(
    conversationId: string,
    body: InboundMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<EmailConversation> {
    return this.call(
      'postConversationsEmailInboundmessages',
      'POST /api/v2/conversations/emails/{conversationId}/inboundmessages',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Sends a reply in an e-mail conversation; it goes out at once. To keep working on it use
   * `putConversationsEmailMessagesDraft`.
   *
   * @see POST /api/v2/conversations/emails/{conversationId}/messages
   */
  postConversationsEmailMessages(conversationId: string, body: EmailMessage, request?: RequestOptions): ApiPromise<EmailMessage> {
    return this.call(
      'postConversationsEmailMessages',
      'POST /api/v2/conversations/emails/{conversationId}/messages',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Copies attachments of an earlier e-mail in the conversation to the draft reply, so that they need not be uploaded again.
   *
   * @see POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/copy
   */
  postConversationsEmailMessagesDraftAttachmentsCopy(
    conversationId: string,
    body: CopyAttachmentsRequest,
    request?: RequestOptions,
  ): ApiPromise<EmailMessage> {
    return this.call(
      'postConversationsEmailMessagesDraftAttachmentsCopy',
      'POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/copy',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Transfers an e-mail conversation to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @see POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/replace
   */
  postConversationsEmailParticipantReplace(
    conversationId: string,
    participantId: string,
    body: TransferRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsEmailParticipantReplace',
      'POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Creates an e-mail conversation: outbound to write to somebody on behalf of a queue, inbound to route an e-mail that a
   * third-party provider holds.
   *
   * @param body - `direction` decides between the two; `OUTBOUND` needs `queueId` and `toAddress`, `INBOUND` a queue or flow.
   * @permissions any of `conversation:email:create`
   * @see POST /api/v2/conversations/emails
   */
  postConversationsEmails(body: CreateEmailRequest, request?: RequestOptions): ApiPromise<EmailConversation> {
    return this.call('postConversationsEmails', 'POST /api/v2/conversations/emails', { body }, {}, request);
  }

  /**
   * Starts sending a fax to one or more numbers. A document not yet on the platform is uploaded to the address in the answer.
   *
   * @see POST /api/v2/conversations/faxes
   */
  postConversationsFaxes(body: FaxSendRequest, request?: RequestOptions): ApiPromise<FaxSendResponse> {
    return this.call('postConversationsFaxes', 'POST /api/v2/conversations/faxes', { body }, {}, request);
  }

  /**
   * Sends a message in an existing message conversation as the agent: text, media, stickers or a template.
   *
   * @param communicationId - The agent's own communication in the conversation.
   * @param body - Carries exactly one of text, media, stickers and template. Media has to be uploaded first, see
   * `postConversationsMessageCommunicationMessagesMedia`.
   * @permissions any of `conversation:message:create`, `conversation:webmessaging:create`
   * @see POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages
   */
  postConversationsMessageCommunicationMessages(
    conversationId: string,
    communicationId: string,
    body: AdditionalMessage,
    request?: RequestOptions,
  ): ApiPromise<MessageData> {
    return this.call(
      'postConversationsMessageCommunicationMessages',
      'POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Prepares a media item for sending. Upload the file to `uploadUrl` of the answer, wait with
   * `getConversationsMessageCommunicationMessagesMediaMediaId` until it is valid, then name its id in the message.
   *
   * @deprecated The platform offers
   * `POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/uploads` instead.
   * @permissions any of `conversation:message:create`, `conversation:webmessaging:create`
   * @see POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media
   */
  postConversationsMessageCommunicationMessagesMedia(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<MessageMediaData> {
    return this.call(
      'postConversationsMessageCommunicationMessagesMedia',
      'POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Reads several messages of a conversation in one call.
   *
   * @param opts.body - Ids of the messages wanted.
   * @permissions any of `conversation:message:view`, `conversation:webmessaging:view`
   * @see POST /api/v2/conversations/messages/{conversationId}/messages/bulk
   */
  postConversationsMessageMessagesBulk(
    conversationId: string,
    opts?: { body?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<TextMessageListing> {
    return this.call(
      'postConversationsMessageMessagesBulk',
      'POST /api/v2/conversations/messages/{conversationId}/messages/bulk',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Transfers a message conversation to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @see POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/replace
   */
  postConversationsMessageParticipantReplace(
    conversationId: string,
    participantId: string,
    body: TransferRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsMessageParticipantReplace',
      'POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/replace',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Creates an outbound message conversation that the calling agent then carries on, on behalf of a queue. To send without an
   * agent use `postConversationsMessagesAgentless`.
   *
   * @param body - With `useExistingConversation`, a conversation open with the address is taken up in place of a new one.
   * @permissions all of `conversation:message:create`
   * @see POST /api/v2/conversations/messages
   */
  postConversationsMessages(
    body: CreateOutboundMessagingConversationRequest,
    request?: RequestOptions,
  ): ApiPromise<MessageConversation> {
    return this.call('postConversationsMessages', 'POST /api/v2/conversations/messages', { body }, {}, request);
  }

  /**
   * Sends one message without any agent taking part, such as a notice or reminder. Needs a token from the client-credentials
   * grant.
   *
   * @param body - Give either `textBody` or `messagingTemplate`. With a conversation already active between the two addresses
   * the call fails, unless `useExistingActiveConversation` is set.
   * @permissions all of `conversation:message:create`
   * @see POST /api/v2/conversations/messages/agentless
   */
  postConversationsMessagesAgentless(
    body: SendAgentlessOutboundMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<SendAgentlessOutboundMessageResponse> {
    return this.call(
      'postConversationsMessagesAgentless',
      'POST /api/v2/conversations/messages/agentless',
      { body },
      {},
      request,
    );
  }

  /**
   * Delivers a customer's message, or a receipt, from the organisation's own middleware through an Open Messaging
   * integration. It begins a conversation or joins the one that exists. Needs a token from the client-credentials grant.
   *
   * @param body - `channel.to.id` is the id of the integration, `channel.from` the customer, `channel.messageId` the
   * middleware's own id.
   * @deprecated The platform offers `POST /api/v2/conversations/messages/{integrationId}/inbound/open/message`,
   * `…/inbound/open/event` and `…/inbound/open/receipt` instead.
   * @permissions all of `conversation:message:receive`
   * @see POST /api/v2/conversations/messages/inbound/open
   */
  postConversationsMessagesInboundOpen(body: OpenNormalizedMessage, request?: RequestOptions): ApiPromise<OpenNormalizedMessage> {
    return this.call(
      'postConversationsMessagesInboundOpen',
      'POST /api/v2/conversations/messages/inbound/open',
      { body },
      {},
      request,
    );
  }

  /**
   * Connects a Facebook page. Setting up goes on after the answer; `createStatus` tells when it has completed.
   *
   * @param body - Give either `pageAccessToken`, or `userAccessToken` together with `pageId`.
   * @permissions all of `messaging:integration:add`
   * @see POST /api/v2/conversations/messaging/integrations/facebook
   */
  postConversationsMessagingIntegrationsFacebook(
    body: FacebookIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<FacebookIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsFacebook',
      'POST /api/v2/conversations/messaging/integrations/facebook',
      { body },
      {},
      request,
    );
  }

  /**
   * Connects a LINE channel; enter `webhookUri` of the answer at LINE.
   *
   * @permissions all of `messaging:integration:add`
   * @see POST /api/v2/conversations/messaging/integrations/line
   */
  postConversationsMessagingIntegrationsLine(
    body: LineIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<LineIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsLine',
      'POST /api/v2/conversations/messaging/integrations/line',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an Open Messaging integration for the organisation's own middleware.
   *
   * @param body - Outbound messages go to `outboundNotificationWebhookUrl`, signed with
   * `outboundNotificationWebhookSignatureSecretToken`.
   * @permissions all of `messaging:integration:add`
   * @see POST /api/v2/conversations/messaging/integrations/open
   */
  postConversationsMessagingIntegrationsOpen(
    body: OpenIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<OpenIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsOpen',
      'POST /api/v2/conversations/messaging/integrations/open',
      { body },
      {},
      request,
    );
  }

  /**
   * Connects a Twitter account for direct messages, with the keys of the organisation's own Twitter app.
   *
   * @param body - `envName` is the environment name of the Twitter app.
   * @permissions all of `messaging:integration:add`
   * @see POST /api/v2/conversations/messaging/integrations/twitter
   */
  postConversationsMessagingIntegrationsTwitter(
    body: TwitterIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<TwitterIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsTwitter',
      'POST /api/v2/conversations/messaging/integrations/twitter',
      { body },
      {},
      request,
    );
  }

  /**
   * Registers a WhatsApp number, which has to be activated afterwards with
   * `patchConversationsMessagingIntegrationsWhatsappIntegrationId`. Check number and certificate well: wrong ones may already
   * incur charges.
   *
   * @param body - `phoneNumber` in E.164; `wabaCertificate` in base64 exactly as WhatsApp issued it, without blanks around
   * it.
   * @deprecated The platform offers `POST /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup` instead.
   * @permissions all of `messaging:whatsappIntegration:add`
   * @see POST /api/v2/conversations/messaging/integrations/whatsapp
   */
  postConversationsMessagingIntegrationsWhatsapp(
    body: WhatsAppIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsWhatsapp',
      'POST /api/v2/conversations/messaging/integrations/whatsapp',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a supported-content profile that messaging integrations can then be pointed at.
   *
   * @permissions any of `messaging:supportedContent:add`
   * @see POST /api/v2/conversations/messaging/supportedcontent
   */
  postConversationsMessagingSupportedcontent(body: SupportedContent, request?: RequestOptions): ApiPromise<SupportedContent> {
    return this.call(
      'postConversationsMessagingSupportedcontent',
      'POST /api/v2/conversations/messaging/supportedcontent',
      { body },
      {},
      request,
    );
  }

  /**
   * Flags a participant's leg of a conversation as one of poor quality, for later investigation.
   *
   * @see PUT /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason
   */
  putConversationParticipantFlaggedreason(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'putConversationParticipantFlaggedreason',
      'PUT /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Sets the conversation's external tag, by which another system's records can be matched with it.
   *
   * @returns Plain text.
   * @permissions any of `conversation:externalTag:edit`
   * @see PUT /api/v2/conversations/{conversationId}/tags
   */
  putConversationTags(conversationId: string, body: ConversationTagsUpdate, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'putConversationTags',
      'PUT /api/v2/conversations/{conversationId}/tags',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Sets the user-to-user information (UUI) to be sent along with later commands on a call, such as a transfer.
   *
   * @see PUT
   * /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/uuidata
   */
  putConversationsCallParticipantCommunicationUuidata(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: SetUuiDataRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'putConversationsCallParticipantCommunicationUuidata',
      'PUT /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/uuidata',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a call, as when card data is spoken.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/calls/{conversationId}/recordingstate
   */
  putConversationsCallRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsCallRecordingstate',
      'PUT /api/v2/conversations/calls/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a callback.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/callbacks/{conversationId}/recordingstate
   */
  putConversationsCallbackRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsCallbackRecordingstate',
      'PUT /api/v2/conversations/callbacks/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a web chat.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/chats/{conversationId}/recordingstate
   */
  putConversationsChatRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsChatRecordingstate',
      'PUT /api/v2/conversations/chats/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a co-browse session.
   *
   * @returns Plain text.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/cobrowsesessions/{conversationId}/recordingstate
   */
  putConversationsCobrowsesessionRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsCobrowsesessionRecordingstate',
      'PUT /api/v2/conversations/cobrowsesessions/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Saves the draft reply of an e-mail conversation in place of the one before; nothing is sent until
   * `postConversationsEmailMessages`.
   *
   * @see PUT /api/v2/conversations/emails/{conversationId}/messages/draft
   */
  putConversationsEmailMessagesDraft(
    conversationId: string,
    body: EmailMessage,
    request?: RequestOptions,
  ): ApiPromise<EmailMessage> {
    return this.call(
      'putConversationsEmailMessagesDraft',
      'PUT /api/v2/conversations/emails/{conversationId}/messages/draft',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of an e-mail conversation.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/emails/{conversationId}/recordingstate
   */
  putConversationsEmailRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsEmailRecordingstate',
      'PUT /api/v2/conversations/emails/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a message conversation.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/messages/{conversationId}/recordingstate
   */
  putConversationsMessageRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsMessageRecordingstate',
      'PUT /api/v2/conversations/messages/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the settings of a LINE integration; LINE has no PATCH as the other platforms do.
   *
   * @permissions all of `messaging:integration:edit`
   * @see PUT /api/v2/conversations/messaging/integrations/line/{integrationId}
   */
  putConversationsMessagingIntegrationsLineIntegrationId(
    integrationId: string,
    body: LineIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<LineIntegration> {
    return this.call(
      'putConversationsMessagingIntegrationsLineIntegrationId',
      'PUT /api/v2/conversations/messaging/integrations/line/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Names the supported-content profile that new integrations get when they name none.
   *
   * @permissions all of `messaging:supportedContent:edit`
   * @see PUT /api/v2/conversations/messaging/supportedcontent/default
   */
  putConversationsMessagingSupportedcontentDefault(
    body: SupportedContentReference,
    request?: RequestOptions,
  ): ApiPromise<SupportedContent> {
    return this.call(
      'putConversationsMessagingSupportedcontentDefault',
      'PUT /api/v2/conversations/messaging/supportedcontent/default',
      { body },
      {},
      request,
    );
  }

  /**
   * Sets, per messaging platform, for how long a new message still joins the existing conversation.
   *
   * @permissions all of `conversation:threadingTimeline:edit`
   * @see PUT /api/v2/conversations/messaging/threadingtimeline
   */
  putConversationsMessagingThreadingtimeline(
    body: ConversationThreadingWindow,
    request?: RequestOptions,
  ): ApiPromise<ConversationThreadingWindow> {
    return this.call(
      'putConversationsMessagingThreadingtimeline',
      'PUT /api/v2/conversations/messaging/threadingtimeline',
      { body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a screen share.
   *
   * @returns Plain text.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/screenshares/{conversationId}/recordingstate
   */
  putConversationsScreenshareRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsScreenshareRecordingstate',
      'PUT /api/v2/conversations/screenshares/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a social conversation.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/socials/{conversationId}/recordingstate
   */
  putConversationsSocialRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsSocialRecordingstate',
      'PUT /api/v2/conversations/socials/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a video conversation.
   *
   * @returns Plain text.
   * @permissions any of `conversation:recording:pauseOthers`
   * @see PUT /api/v2/conversations/videos/{conversationId}/recordingstate
   */
  putConversationsVideoRecordingstate(
    conversationId: string,
    body: SetRecordingState,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationsVideoRecordingstate',
      'PUT /api/v2/conversations/videos/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ConversationsApi {
  type getAnalyticsConversationsDetailsOptions = OptionsOf<ConversationsApi['getAnalyticsConversationsDetails']>;
  type getAnalyticsConversationsDetailsJobResultsOptions = OptionsOf<
    ConversationsApi['getAnalyticsConversationsDetailsJobResults']
  >;
  type getConversationParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationParticipantWrapup']>;
  type getConversationsOptions = OptionsOf<ConversationsApi['getConversations']>;
  type getConversationsCallParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsCallParticipantWrapup']>;
  type getConversationsCallbackParticipantWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCallbackParticipantWrapup']
  >;
  type getConversationsCallsHistoryOptions = GetConversationsCallsHistoryOptions;
  type getConversationsChatMessagesOptions = GetConversationsChatMessagesOptions;
  type getConversationsChatParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsChatParticipantWrapup']>;
  type getConversationsCobrowsesessionParticipantWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCobrowsesessionParticipantWrapup']
  >;
  type getConversationsEmailParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsEmailParticipantWrapup']>;
  type getConversationsMessageParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsMessageParticipantWrapup']>;
  type getConversationsMessagingIntegrationsOptions = GetConversationsMessagingIntegrationsOptions;
  type getConversationsMessagingIntegrationsFacebookOptions = GetConversationsMessagingIntegrationsFacebookOptions;
  type getConversationsMessagingIntegrationsFacebookIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsFacebookIntegrationId']
  >;
  type getConversationsMessagingIntegrationsLineOptions = GetConversationsMessagingIntegrationsLineOptions;
  type getConversationsMessagingIntegrationsLineIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsLineIntegrationId']
  >;
  type getConversationsMessagingIntegrationsOpenOptions = GetConversationsMessagingIntegrationsOpenOptions;
  type getConversationsMessagingIntegrationsOpenIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsOpenIntegrationId']
  >;
  type getConversationsMessagingIntegrationsTwitterOptions = GetConversationsMessagingIntegrationsTwitterOptions;
  type getConversationsMessagingIntegrationsTwitterIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsTwitterIntegrationId']
  >;
  type getConversationsMessagingIntegrationsWhatsappOptions = GetConversationsMessagingIntegrationsWhatsappOptions;
  type getConversationsMessagingIntegrationsWhatsappIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsWhatsappIntegrationId']
  >;
  type getConversationsMessagingStickerOptions = PageOptions;
  type getConversationsMessagingSupportedcontentOptions = PageOptions;
  type patchConversationsCobrowsesessionParticipantOptions = OptionsOf<
    ConversationsApi['patchConversationsCobrowsesessionParticipant']
  >;
  type patchConversationsCobrowsesessionParticipantAttributesOptions = OptionsOf<
    ConversationsApi['patchConversationsCobrowsesessionParticipantAttributes']
  >;
  type patchConversationsMessageParticipantOptions = OptionsOf<ConversationsApi['patchConversationsMessageParticipant']>;
  type patchConversationsMessageParticipantAttributesOptions = OptionsOf<
    ConversationsApi['patchConversationsMessageParticipantAttributes']
  >;
  type postConversationParticipantCallbacksOptions = OptionsOf<ConversationsApi['postConversationParticipantCallbacks']>;
  type postConversationParticipantDigitsOptions = OptionsOf<ConversationsApi['postConversationParticipantDigits']>;
  type postConversationParticipantSecureivrsessionsOptions = OptionsOf<
    ConversationsApi['postConversationParticipantSecureivrsessions']
  >;
  type postConversationsCobrowsesessionParticipantReplaceOptions = OptionsOf<
    ConversationsApi['postConversationsCobrowsesessionParticipantReplace']
  >;
  type postConversationsMessageMessagesBulkOptions = OptionsOf<ConversationsApi['postConversationsMessageMessagesBulk']>;
}
