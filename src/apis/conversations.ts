import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AdditionalMessage,
  AdditionalSocialMediaMessage,
  AfterCallWorkUpdate,
  AgentActionPayload,
  AgentChecklistResponse,
  AgentChecklistResponseList,
  AgentlessEmailSendRequestDto,
  AgentlessEmailSendResponseDto,
  AppleIdentityResolutionConfig,
  AppleIntegration,
  AppleIntegrationEntityListing,
  AppleIntegrationRequest,
  AppleIntegrationUpdateRequest,
  AssignedWrapupCode,
  BulkCallbackDisconnectRequest,
  BulkCallbackPatchRequest,
  BulkCallbackPatchResponse,
  CachedMediaItem,
  CachedMediaItemEntityListing,
  CallCommand,
  CallConversation,
  CallConversationEntityListing,
  CallHistoryConversationEntityListing,
  CallbackConversation,
  CallbackConversationEntityListing,
  ChatConversation,
  ChatConversationEntityListing,
  ChecklistActivationPayload,
  ChecklistFinalizePayload,
  ChecklistInferenceJobCreationResponse,
  ChecklistInferenceJobPayload,
  ChecklistInferenceJobResponse,
  CobrowseConversation,
  CobrowseConversationEntityListing,
  ConsultTransfer,
  ConsultTransferResponse,
  ConsultTransferToAddress,
  ConsultTransferToAgent,
  ConsultTransferToExternal,
  ConsultTransferToExternalContact,
  ConsultTransferToQueue,
  ConsultTransferUpdate,
  ConversationAccessAttributesResponse,
  ConversationAccessAttributesUpdate,
  ConversationDataSchema,
  ConversationDataSchemaListing,
  ConversationEncryptionConfiguration,
  ConversationEncryptionConfigurationListing,
  ConversationEntityListing,
  ConversationJsonSchemaRequest,
  ConversationSchemaUpdateRequest,
  ConversationSecureAttributes,
  ConversationSummariesGetResponse,
  ConversationTagsUpdate,
  ConversationThreadingWindow,
  ConversationUser,
  ConversationUtilizationLabelUpdate,
  CopilotContextValues,
  CopyAttachmentsRequest,
  CreateCallRequest,
  CreateCallResponse,
  CreateCallbackCommand,
  CreateCallbackOnConversationCommand,
  CreateCallbackResponse,
  CreateEmailRequest,
  CreateJoinVideoResponse,
  CreateOutboundMessagingConversationRequest,
  CreateOutboundMessagingConversationResponse,
  CreateSecureSession,
  CreateWebChatRequest,
  CustomAttributes,
  CustomAttributesBulkUpdateResponseMap,
  CustomAttributesIdResponse,
  CustomAttributesListing,
  CustomAttributesPatchRequest,
  CustomAttributesUpdateRequest,
  Digits,
  DraftManipulationRequest,
  EmailConversation,
  EmailConversationEntityListing,
  EmailMessage,
  EmailMessagePreviewListing,
  EmailMessageReply,
  EmailsSettings,
  EngagementRequest,
  FacebookAppCredentials,
  FacebookIdentityResolutionConfig,
  FacebookIntegration,
  FacebookIntegrationEntityListing,
  FacebookIntegrationRequest,
  FacebookIntegrationUpdateRequest,
  FacebookPermissionEntityListing,
  FaxSendRequest,
  FaxSendResponse,
  Feedback,
  FeedbackAddRequest,
  FeedbackUpdateRequest,
  GenerateMeetingIdRequest,
  GoogleAuthToken,
  GoogleAuthTokenRequest,
  GoogleBusinessProfileAccountListing,
  GoogleBusinessProfileOpenIntegration,
  GoogleBusinessProfileOpenIntegrationRequest,
  GoogleBusinessProfileOpenIntegrationUpdateRequest,
  GoogleOAuthSettingsResponse,
  InboundMessageRequest,
  InstagramIdentityResolutionConfig,
  InstagramIntegration,
  InstagramIntegrationEntityListing,
  InstagramIntegrationRequest,
  InstagramIntegrationUpdateRequest,
  InternalMessageConversation,
  InternalMessageConversationEntityListing,
  InternalMessageData,
  InternalMessageDataEntityListing,
  InternalMessageRequest,
  LineIntegration,
  LineIntegrationEntityListing,
  LineIntegrationRequest,
  MandatoryPostCallActionInput,
  MaxParticipants,
  MediaParticipantRequest,
  MeetingIdRecord,
  MessageConversation,
  MessageConversationEntityListing,
  MessageData,
  MessageMediaData,
  MessageMediaListing,
  MessageMediaUploadData,
  MessageTypingEventRequest,
  MessagingConferResponse,
  MessagingConferWithUserRequest,
  MessagingIntegrationEntityListing,
  MessagingSettingPatchRequest,
  MessagingStickerEntityListing,
  OAuthAppleAuthorizationResponse,
  OnDemandConversationSummaryRequest,
  OnDemandSummaryAcceptedResponse,
  OpenEventNormalizedMessage,
  OpenInboundNormalizedEvent,
  OpenInboundNormalizedMessage,
  OpenInboundNormalizedReceipt,
  OpenInboundStructuredResponseMessage,
  OpenIntegration,
  OpenIntegrationEntityListing,
  OpenIntegrationRequest,
  OpenIntegrationUpdateRequest,
  OpenMessageNormalizedMessage,
  OpenMessagingIdentityResolutionConfig,
  OpenNormalizedMessage,
  OpenReceiptNormalizedMessage,
  OpenStructuredResponseNormalizedMessage,
  ParkingStateRequest,
  ParticipantAttributes,
  PatchCallbackRequest,
  PatchCallbackResponse,
  SecureSession,
  SecureSessionEntityListing,
  SendAgentlessOutboundMessageRequest,
  SendAgentlessOutboundMessageResponse,
  SetRecordingState,
  SetUuiDataRequest,
  Settings,
  SnippetRecordingRequest,
  SocialMediaMessageData,
  Suggestion,
  SuggestionEngagement,
  SuggestionListing,
  SuggestionPatchRequest,
  TextMessageListing,
  TransferRequest,
  TransferToAddressRequest,
  TransferToAgentRequest,
  TransferToExternalContactRequest,
  TransferToExternalRequest,
  TransferToQueueRequest,
  TwitterIdentityResolutionConfig,
  TwitterIntegration,
  TwitterIntegrationEntityListing,
  TwitterIntegrationRequest,
  TwitterIntegrationUpdateRequest,
  TwitterOAuthSettings,
  TwitterSignupOAuthSettings,
  UpdateConferenceRequest,
  UploadAttachmentRequest,
  UploadAttachmentResponse,
  UploadMediaRequest,
  VideoConferenceDetails,
  WhatsAppEmbeddedSignupIntegrationActivationRequest,
  WhatsAppEmbeddedSignupIntegrationRequest,
  WhatsAppIdentityResolutionConfig,
  WhatsAppIntegration,
  WhatsAppIntegrationEntityListing,
  WhatsAppIntegrationRequest,
  WhatsAppIntegrationUpdateRequest,
  WrapupInput,
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
  ConversationAsyncAggregateQueryResponse,
  ConversationAsyncAggregationQuery,
  ConversationQuery,
  DataAvailabilityResponse,
  PropertyIndexRequest,
} from '../models/shared-conversation-analytics.js';
import type {
  CobrowseWebMessagingSession,
  Conversation,
  ConversationCustomAttributesSearchRequest,
  ConversationParticipantSearchRequest,
  CreateWebChatMessageRequest,
  JsonCursorSearchResponse,
  SupportedContent,
  SupportedContentListing,
  WebChatMessage,
  WebChatMessageEntityList,
  WebChatTyping,
} from '../models/shared-conversations.js';
import type { AfterBeforeOptions, MessagingIntegrationExpand, PageOptions } from '../models/options.js';
import type { ConversationActivityQuery, ConversationActivityResponse } from '../models/shared-activity.js';
import type {
  MessagingConfigListing,
  MessagingSetting,
  MessagingSettingDefaultRequest,
  MessagingSettingRequest,
} from '../models/shared-messages.js';
import type { Coretype, CoretypeListing, SchemaQuantityLimits } from '../models/shared-schemas.js';
import type { SupportedContentReference, WrapupCode } from '../models/shared.js';
import type { JsonSearchResponse } from '../models/shared-references.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetConversationSuggestionsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only suggestions of this kind. */
  type?: OpenEnum<
    | 'Faq'
    | 'Article'
    | 'KnowledgeArticle'
    | 'KnowledgeSearch'
    | 'CannedResponse'
    | 'Script'
    | 'SuggestedKnowledgeAnswer'
    | 'ThirdPartySuggestion'
  >;
  /** Only suggestions in this state. */
  state?: OpenEnum<'Suggested' | 'Accepted' | 'Dismissed' | 'Failed' | 'Rated'>;
}

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

export interface GetConversationsMessageCommunicationMessagesMediaOptions extends PageOptions {
  /** Only items that are still `uploading`, are `valid` to send, or turned out `invalid`. */
  status?: OpenEnum<'uploading' | 'valid' | 'invalid'>;
}

export interface GetConversationsMessagesCachedmediaOptions extends PageOptions {
  /** Only items cached from this address. */
  url?: string;
}

export interface GetConversationsMessagingIntegrationsAppleOptions extends PageOptions {
  /** `supportedContent`, `messagingSetting` and `identityresolution` fill in these parts of each integration. */
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface GetConversationsMessagingIntegrationsInstagramOptions extends PageOptions {
  /** `supportedContent`, `messagingSetting` and `identityresolution` fill in these parts of each integration. */
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface GetConversationsMessagingIntegrationsOptions extends PageOptions {
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface GetConversationsMessagingIntegrationsFacebookOptions extends PageOptions {
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface GetConversationsMessagingIntegrationsLineOptions extends PageOptions {
  expand?: OpenEnum<'supportedContent'>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
}

export interface GetConversationsMessagingIntegrationsOpenOptions extends PageOptions {
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface GetConversationsMessagingIntegrationsTwitterOptions extends PageOptions {
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface GetConversationsMessagingIntegrationsWhatsappOptions extends PageOptions {
  expand?: OpenEnum<MessagingIntegrationExpand>;
  /** Only integrations using this supported-content profile. */
  supportedContentId?: string;
  /** Only integrations using these messaging settings. */
  messagingSettingId?: string;
}

export interface PatchConversationsEmailMessagesDraftOptions {
  /** Whether the draft is filled with the content that belongs to a reply or forward. */
  autoFill?: boolean;
  /** Whether what the draft holds is thrown away first. */
  discard?: boolean;
  body?: DraftManipulationRequest;
}

/**
 * Live and finished interactions: calls, callbacks, chats, co-browse sessions, e-mails and messages. A conversation has
 * participants (customer, agent, queue, flow …), and each participant has communications, one per medium joined. Every family
 * of media has its own listing, view and controls; the calls directly below `/conversations/` work whatever the medium. The
 * analytics calls look back over recorded conversations, and `/conversations/messaging` keeps the integrations with the
 * messaging platforms.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ConversationsApi extends PlatformApi {
  /**
   * Cancels a job that computes conversation aggregates, or removes it when it has finished.
   *
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see DELETE /api/v2/analytics/conversations/aggregates/jobs/{jobId}
   */
  deleteAnalyticsConversationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsConversationsAggregatesJob',
      'DELETE /api/v2/analytics/conversations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

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
   * Ends a conversation of any medium by disconnecting everyone in it. For one that is stuck use `postConversationDisconnect`,
   * which settles outstanding wrap-ups as well.
   *
   * @permissions `conversation:communication:disconnect`
   * @see DELETE /api/v2/conversations/{conversationId}
   */
  deleteConversation(conversationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteConversation', 'DELETE /api/v2/conversations/{conversationId}', { conversationId }, {}, request);
  }

  /**
   * Deletes one record of custom attributes from a conversation, with all values it holds.
   *
   * @param attributesId - The id that the record's creator gave it.
   * @permissions `conversation:customAttributes:delete`
   * @see DELETE /api/v2/conversations/{conversationId}/customattributes/{attributesId}
   */
  deleteConversationCustomattribute(conversationId: string, attributesId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationCustomattribute',
      'DELETE /api/v2/conversations/{conversationId}/customattributes/{attributesId}',
      { conversationId, attributesId },
      {},
      request,
    );
  }

  /**
   * Withdraws the code with which a further communication could have been attached to this participant.
   *
   * @param addCommunicationCode - The code itself, as it was handed out for adding a communication.
   * @permissions not documented
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
   * @permissions not documented
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
   * Removes the action that was to follow the call, so that nothing further happens to this party when it ends.
   * `patchConversationsCallParticipantCommunicationPostflowaction` sets one.
   *
   * @permissions `conversation:call:deleteMandatoryPostFlowAction`
   * @see DELETE
   * /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/postflowaction
   */
  deleteConversationsCallParticipantCommunicationPostflowaction(
    conversationId: string,
    participantId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsCallParticipantCommunicationPostflowaction',
      'DELETE /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/postflowaction',
      { conversationId, participantId, communicationId },
      {},
      request,
    );
  }

  /**
   * Cancels a consult transfer that is under way: the party consulted is released and the original call continues.
   *
   * @param participantId - The participant being transferred, as when the consult was begun.
   * @permissions not documented
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
   * @permissions not documented
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
   * Drops a media file from the platform's cache for messages; the removal continues after the response.
   *
   * @permissions `conversation:cachedMedia:delete`
   * @see DELETE /api/v2/conversations/messages/cachedmedia/{cachedMediaItemId}
   */
  deleteConversationsMessagesCachedmediaCachedMediaItemId(cachedMediaItemId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagesCachedmediaCachedMediaItemId',
      'DELETE /api/v2/conversations/messages/cachedmedia/{cachedMediaItemId}',
      { cachedMediaItemId },
      {},
      request,
    );
  }

  /**
   * Deletes an Apple Messages for Business integration, after which customers' messages to that business no longer arrive.
   *
   * @permissions `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/apple/{integrationId}
   */
  deleteConversationsMessagingIntegrationsAppleIntegrationId(integrationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsAppleIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/apple/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes a Facebook integration, cutting the page's messages off from the organisation.
   *
   * @permissions `messaging:integration:delete`
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
   * Deletes an Instagram integration; direct messages to the account no longer become conversations.
   *
   * @permissions `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/instagram/{integrationId}
   */
  deleteConversationsMessagingIntegrationsInstagramIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsInstagramIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/instagram/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes a LINE integration; messages to that channel no longer reach the organisation.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/line/{integrationId}
   */
  deleteConversationsMessagingIntegrationsLineIntegrationId(integrationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsLineIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/line/{integrationId}',
      { integrationId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Disconnects a Google Business Profile account by deleting its integration.
   *
   * @preview
   * @permissions `messaging:integration:delete`
   * @see DELETE /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId}
   */
  deleteConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId',
      'DELETE /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Deletes an Open Messaging integration. Its webhook gets no more outbound messages, and the middleware can deliver none
   * through it.
   *
   * @permissions `messaging:integration:delete`
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
   * @permissions `messaging:integration:delete`
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
   * @permissions `messaging:integration:delete`
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
   * Deletes a profile of messaging settings, the set of rules on stories, typing and presence that integrations refer to.
   *
   * @permissions `messaging:setting:delete`
   * @see DELETE /api/v2/conversations/messaging/settings/{messageSettingId}
   */
  deleteConversationsMessagingSetting(messageSettingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingSetting',
      'DELETE /api/v2/conversations/messaging/settings/{messageSettingId}',
      { messageSettingId },
      {},
      request,
    );
  }

  /**
   * Takes back the organisation's own choice of default messaging settings. Integrations that name no settings then follow the
   * platform's default.
   *
   * @permissions `messaging:setting:delete`
   * @see DELETE /api/v2/conversations/messaging/settings/default
   */
  deleteConversationsMessagingSettingsDefault(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsMessagingSettingsDefault',
      'DELETE /api/v2/conversations/messaging/settings/default',
      {},
      {},
      request,
    );
  }

  /**
   * Deletes a supported-content profile from the messaging configuration.
   *
   * @permissions `messaging:supportedContent:delete`
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
   * Reads the state of an aggregates job: once it is `FULFILLED`, `getAnalyticsConversationsAggregatesJobResults` brings the
   * figures.
   *
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}
   */
  getAnalyticsConversationsAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsConversationsAggregatesJob',
      'GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads a page of the metrics that a fulfilled aggregates job has computed.
   *
   * @param opts.cursor - Where the page begins, taken from `cursor` of the answer before; leave out for the first page.
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}/results
   */
  getAnalyticsConversationsAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<ConversationAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsConversationsAggregatesJobResults',
      'GET /api/v2/analytics/conversations/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
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
   * @permissions `analytics:conversationDetail:view`
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
   * @example
   * ```ts
   * const conversation = await new ConversationsApi(client).getConversation(conversationId);
   * for (const { purpose, name } of conversation.participants) console.log(purpose, name);
   * ```
   * @permissions `conversation:communication:view`
   * @see GET /api/v2/conversations/{conversationId}
   */
  getConversation(conversationId: string, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call('getConversation', 'GET /api/v2/conversations/{conversationId}', { conversationId }, {}, request);
  }

  /**
   * Reads the access attributes that decide which users may get at a conversation.
   *
   * @permissions `conversation:accessAttributes:view`
   * @see GET /api/v2/conversations/{conversationId}/accessattributes
   */
  getConversationAccessattributes(
    conversationId: string,
    request?: RequestOptions,
  ): ApiPromise<ConversationAccessAttributesResponse> {
    return this.call(
      'getConversationAccessattributes',
      'GET /api/v2/conversations/{conversationId}/accessattributes',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads the context values that agent copilot has for a conversation, one entry an assistant.
   *
   * @preview
   * @permissions `conversation:assistantCopilotContext:view`
   * @see GET /api/v2/conversations/{conversationId}/assistant/copilotcontext
   */
  getConversationAssistantCopilotcontext(conversationId: string, request?: RequestOptions): ApiPromise<CopilotContextValues> {
    return this.call(
      'getConversationAssistantCopilotcontext',
      'GET /api/v2/conversations/{conversationId}/assistant/copilotcontext',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads one checklist of an agent's communication: its items, who ticked them (the model or the agent) and how far the
   * evaluation has come.
   *
   * @permissions `conversation:agentchecklist:view`
   * @see GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}
   */
  getConversationCommunicationAgentchecklist(
    conversationId: string,
    communicationId: string,
    agentChecklistId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklistResponse> {
    return this.call(
      'getConversationCommunicationAgentchecklist',
      'GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}',
      { conversationId, communicationId, agentChecklistId },
      {},
      request,
    );
  }

  /**
   * Follows an inference job in which the model judges a checklist's items. When `status` is `Complete`, `agentChecklistInfo`
   * holds the outcome.
   *
   * @permissions `conversation:agentchecklist:view`
   * @see GET
   * /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/jobs/{jobId}
   */
  getConversationCommunicationAgentchecklistJob(
    conversationId: string,
    communicationId: string,
    agentChecklistId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ChecklistInferenceJobResponse> {
    return this.call(
      'getConversationCommunicationAgentchecklistJob',
      'GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/jobs/{jobId}',
      { conversationId, communicationId, agentChecklistId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the checklists that have been activated for an agent's communication.
   *
   * @permissions `conversation:agentchecklist:view`
   * @see GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists
   */
  getConversationCommunicationAgentchecklists(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklistResponseList> {
    return this.call(
      'getConversationCommunicationAgentchecklists',
      'GET /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Reads one message that users of the organisation exchanged among themselves about a conversation.
   *
   * @permissions `conversation:internalMessaging:view`
   * @see GET /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages/{messageId}
   */
  getConversationCommunicationInternalmessage(
    conversationId: string,
    communicationId: string,
    messageId: string,
    request?: RequestOptions,
  ): ApiPromise<InternalMessageData> {
    return this.call(
      'getConversationCommunicationInternalmessage',
      'GET /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages/{messageId}',
      { conversationId, communicationId, messageId },
      {},
      request,
    );
  }

  /**
   * Lists the internal messages of a communication, those that pass between colleagues unseen by the customer.
   *
   * @permissions `conversation:internalMessaging:view`
   * @see GET /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages
   */
  getConversationCommunicationInternalmessages(
    conversationId: string,
    communicationId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<InternalMessageDataEntityListing> {
    return this.call(
      'getConversationCommunicationInternalmessages',
      'GET /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages',
      { conversationId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads a record of custom attributes with its values, its schema and the time at which each value last changed.
   *
   * @param attributesId - The id that the record's creator gave it.
   * @permissions `conversation:customAttributes:view`
   * @see GET /api/v2/conversations/{conversationId}/customattributes/{attributesId}
   */
  getConversationCustomattribute(
    conversationId: string,
    attributesId: string,
    request?: RequestOptions,
  ): ApiPromise<CustomAttributes> {
    return this.call(
      'getConversationCustomattribute',
      'GET /api/v2/conversations/{conversationId}/customattributes/{attributesId}',
      { conversationId, attributesId },
      {},
      request,
    );
  }

  /**
   * Lists all records of custom attributes that a conversation carries.
   *
   * @permissions `conversation:customAttributes:view`
   * @see GET /api/v2/conversations/{conversationId}/customattributes
   */
  getConversationCustomattributes(conversationId: string, request?: RequestOptions): ApiPromise<CustomAttributesListing> {
    return this.call(
      'getConversationCustomattributes',
      'GET /api/v2/conversations/{conversationId}/customattributes',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads one secure IVR session, chiefly to learn whether it is pending, has completed or has failed.
   *
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
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
   * Reads a conversation's secure attributes together with the version that `putConversationSecureattributes` wants back.
   *
   * @permissions `conversation:participant:attributesview`
   * @see GET /api/v2/conversations/{conversationId}/secureattributes
   */
  getConversationSecureattributes(conversationId: string, request?: RequestOptions): ApiPromise<ConversationSecureAttributes> {
    return this.call(
      'getConversationSecureattributes',
      'GET /api/v2/conversations/{conversationId}/secureattributes',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads one suggestion that an assistant has made to the agent, with the content of its kind and what has become of it.
   *
   * @permissions `conversation:suggestion:view`
   * @see GET /api/v2/conversations/{conversationId}/suggestions/{suggestionId}
   */
  getConversationSuggestion(conversationId: string, suggestionId: string, request?: RequestOptions): ApiPromise<Suggestion> {
    return this.call(
      'getConversationSuggestion',
      'GET /api/v2/conversations/{conversationId}/suggestions/{suggestionId}',
      { conversationId, suggestionId },
      {},
      request,
    );
  }

  /**
   * Lists what assistants have suggested to the agent during a conversation: articles, answers, canned responses, scripts.
   *
   * @permissions `conversation:suggestion:view`
   * @see GET /api/v2/conversations/{conversationId}/suggestions
   */
  getConversationSuggestions(
    conversationId: string,
    opts?: GetConversationSuggestionsOptions,
    request?: RequestOptions,
  ): ApiPromise<SuggestionListing> {
    return this.call(
      'getConversationSuggestions',
      'GET /api/v2/conversations/{conversationId}/suggestions',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Reads the generated summaries: one of the whole conversation and one of each session.
   *
   * @permissions `conversation:summary:view`
   * @see GET /api/v2/conversations/{conversationId}/summaries
   */
  getConversationSummaries(conversationId: string, request?: RequestOptions): ApiPromise<ConversationSummariesGetResponse> {
    return this.call(
      'getConversationSummaries',
      'GET /api/v2/conversations/{conversationId}/summaries',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Lists the conversations that the caller is taking part in now, in all media. Finished ones are found with
   * `postAnalyticsConversationsDetailsQuery`.
   *
   * @param opts.communicationType - Only conversations with this kind of communication, e.g. `call` or `chat`.
   * @example
   * ```ts
   * const { entities } = await new ConversationsApi(client).getConversations();
   * console.log(`${entities.length} conversations of the signed-in user`);
   * ```
   * @permissions not documented
   * @see GET /api/v2/conversations
   */
  getConversations(opts?: { communicationType?: string }, request?: RequestOptions): ApiPromise<ConversationEntityListing> {
    return this.call('getConversations', 'GET /api/v2/conversations', {}, opts, request);
  }

  /**
   * Reads one call as its participants see it: states, holds, mutes and recording.
   *
   * @permissions not documented
   * @see GET /api/v2/conversations/calls/{conversationId}
   */
  getConversationsCall(conversationId: string, request?: RequestOptions): ApiPromise<CallConversation> {
    return this.call('getConversationsCall', 'GET /api/v2/conversations/calls/{conversationId}', { conversationId }, {}, request);
  }

  /**
   * Reads the wrap-up given to one leg of a call. An agent who joined the call more than once has a wrap-up for each
   * communication, where `getConversationsCallParticipantWrapup` knows only the participant's.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @permissions not documented
   * @see GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsCallParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsCallParticipantCommunicationWrapup',
      'GET /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a call.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
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
   * Reads how an agent has closed one communication of a callback: code, notes and time spent.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @permissions not documented
   * @see GET
   * /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsCallbackParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsCallbackParticipantCommunicationWrapup',
      'GET /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a callback.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
   * @see GET /api/v2/conversations/callbacks
   */
  getConversationsCallbacks(request?: RequestOptions): ApiPromise<CallbackConversationEntityListing> {
    return this.call('getConversationsCallbacks', 'GET /api/v2/conversations/callbacks', {}, {}, request);
  }

  /**
   * Lists the calls that the caller is on now; past ones are in `getConversationsCallsHistory`.
   *
   * @example
   * ```ts
   * const { entities } = await new ConversationsApi(client).getConversationsCalls();
   * console.log(entities.map(({ id }) => id));
   * ```
   * @permissions not documented
   * @see GET /api/v2/conversations/calls
   */
  getConversationsCalls(request?: RequestOptions): ApiPromise<CallConversationEntityListing> {
    return this.call('getConversationsCalls', 'GET /api/v2/conversations/calls', {}, {}, request);
  }

  /**
   * Lists the caller's own past calls, with missed calls and voicemails marked.
   *
   * @param opts.pageSize - At most 50.
   * @permissions not documented
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
   * @permissions not documented
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
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/conversations/chats/{conversationId}
   */
  getConversationsChat(conversationId: string, request?: RequestOptions): ApiPromise<ChatConversation> {
    return this.call(
      'getConversationsChat',
      'GET /api/v2/conversations/chats/{conversationId}',
      { conversationId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads one message of a web chat.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/conversations/chats/{conversationId}/messages/{messageId}
   */
  getConversationsChatMessage(conversationId: string, messageId: string, request?: RequestOptions): ApiPromise<WebChatMessage> {
    return this.call(
      'getConversationsChatMessage',
      'GET /api/v2/conversations/chats/{conversationId}/messages/{messageId}',
      { conversationId, messageId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the messages of a web chat that the caller takes part in, notices of joining and leaving included.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a web chat.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Lists the wrap-up codes open to an agent for a web chat.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Lists the web chats that the caller is handling now.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/conversations/chats
   */
  getConversationsChats(request?: RequestOptions): ApiPromise<ChatConversationEntityListing> {
    return this.call('getConversationsChats', 'GET /api/v2/conversations/chats', {}, {}, request, { retired: true });
  }

  /**
   * Reads one co-browse conversation: who shares, who watches and who has control of the page.
   *
   * @permissions not documented
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
   * Reads the wrap-up of a single communication in a co-browse session.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @deprecated The platform advises against it.
   * @permissions not documented
   * @see GET
   * /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsCobrowsesessionParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsCobrowsesessionParticipantCommunicationWrapup',
      'GET /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a co-browse session.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
   * @see GET /api/v2/conversations/cobrowsesessions
   */
  getConversationsCobrowsesessions(request?: RequestOptions): ApiPromise<CobrowseConversationEntityListing> {
    return this.call('getConversationsCobrowsesessions', 'GET /api/v2/conversations/cobrowsesessions', {}, {}, request);
  }

  /**
   * Reads a schema for custom attributes of conversations in its latest version.
   *
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas/{schemaId}
   */
  getConversationsCustomattributesSchema(schemaId: string, request?: RequestOptions): ApiPromise<ConversationDataSchema> {
    return this.call(
      'getConversationsCustomattributesSchema',
      'GET /api/v2/conversations/customattributes/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Reads a schema for conversation attributes as it stood in one version.
   *
   * @param versionId - The version's number.
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas/{schemaId}/versions/{versionId}
   */
  getConversationsCustomattributesSchemaVersion(
    schemaId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<ConversationDataSchema> {
    return this.call(
      'getConversationsCustomattributesSchemaVersion',
      'GET /api/v2/conversations/customattributes/schemas/{schemaId}/versions/{versionId}',
      { schemaId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists every version of a schema for conversation attributes, so that changes to it can be traced.
   *
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas/{schemaId}/versions
   */
  getConversationsCustomattributesSchemaVersions(
    schemaId: string,
    request?: RequestOptions,
  ): ApiPromise<ConversationDataSchemaListing> {
    return this.call(
      'getConversationsCustomattributesSchemaVersions',
      'GET /api/v2/conversations/customattributes/schemas/{schemaId}/versions',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Lists the schemas that say which custom attributes a conversation's records may hold.
   *
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas
   */
  getConversationsCustomattributesSchemas(request?: RequestOptions): ApiPromise<ConversationDataSchemaListing> {
    return this.call(
      'getConversationsCustomattributesSchemas',
      'GET /api/v2/conversations/customattributes/schemas',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one core type that fields of a conversation schema can be built on, with the bounds for restricting them.
   *
   * @param coreTypeName - Name of the core type, e.g. `text`.
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas/coretypes/{coreTypeName}
   */
  getConversationsCustomattributesSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getConversationsCustomattributesSchemasCoretype',
      'GET /api/v2/conversations/customattributes/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the core types available to the fields of conversation schemas.
   *
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas/coretypes
   */
  getConversationsCustomattributesSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call(
      'getConversationsCustomattributesSchemasCoretypes',
      'GET /api/v2/conversations/customattributes/schemas/coretypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads how many schemas and fields for conversation attributes the organisation may have, and how long their names may be.
   *
   * @permissions `conversation:customAttributes:schemaView`
   * @see GET /api/v2/conversations/customattributes/schemas/limits
   */
  getConversationsCustomattributesSchemasLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call(
      'getConversationsCustomattributesSchemasLimits',
      'GET /api/v2/conversations/customattributes/schemas/limits',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one e-mail conversation with its participants; the e-mails themselves are in `getConversationsEmailMessages`.
   *
   * @permissions not documented
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
   * @permissions not documented
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
   * @param opts.includeAgentlessStitchedMessages - Whether agentless e-mails that were joined to the conversation are listed,
   * too. The platform assumes `false`.
   * @permissions not documented
   * @see GET /api/v2/conversations/emails/{conversationId}/messages
   */
  getConversationsEmailMessages(
    conversationId: string,
    opts?: { includeAgentlessStitchedMessages?: boolean },
    request?: RequestOptions,
  ): ApiPromise<EmailMessagePreviewListing> {
    return this.call(
      'getConversationsEmailMessages',
      'GET /api/v2/conversations/emails/{conversationId}/messages',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Reads the reply that is being drafted. `putConversationsEmailMessagesDraft` saves it, `postConversationsEmailMessages`
   * sends.
   *
   * @permissions not documented
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
   * Reads the wrap-up of one communication in an e-mail conversation, which may have passed through the same agent's hands
   * several times.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @permissions not documented
   * @see GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsEmailParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsEmailParticipantCommunicationWrapup',
      'GET /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to an e-mail conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
   * @see GET /api/v2/conversations/emails
   */
  getConversationsEmails(request?: RequestOptions): ApiPromise<EmailConversationEntityListing> {
    return this.call('getConversationsEmails', 'GET /api/v2/conversations/emails', {}, {}, request);
  }

  /**
   * Reads one conversation from the side of internal messaging: which users take part and who wrote to whom. The texts come from
   * `getConversationCommunicationInternalmessages`.
   *
   * @permissions `conversation:internalMessaging:view`
   * @see GET /api/v2/conversations/internalmessages/{conversationId}
   */
  getConversationsInternalmessage(conversationId: string, request?: RequestOptions): ApiPromise<InternalMessageConversation> {
    return this.call(
      'getConversationsInternalmessage',
      'GET /api/v2/conversations/internalmessages/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Lists the conversations in which the caller has internal messages going on now.
   *
   * @permissions `conversation:internalMessaging:view`
   * @see GET /api/v2/conversations/internalmessages
   */
  getConversationsInternalmessages(request?: RequestOptions): ApiPromise<InternalMessageConversationEntityListing> {
    return this.call('getConversationsInternalmessages', 'GET /api/v2/conversations/internalmessages', {}, {}, request);
  }

  /**
   * Reads one configuration of the key that encrypts conversation data; `lastError` tells what was wrong with it.
   *
   * @permissions `conversation:encryptionKey:view`
   * @see GET /api/v2/conversations/keyconfigurations/{keyconfigurationsId}
   */
  getConversationsKeyconfiguration(
    keyconfigurationsId: string,
    request?: RequestOptions,
  ): ApiPromise<ConversationEncryptionConfiguration> {
    return this.call(
      'getConversationsKeyconfiguration',
      'GET /api/v2/conversations/keyconfigurations/{keyconfigurationsId}',
      { keyconfigurationsId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's key configurations for encrypting conversation data.
   *
   * @permissions `conversation:encryptionKey:view`
   * @see GET /api/v2/conversations/keyconfigurations
   */
  getConversationsKeyconfigurations(request?: RequestOptions): ApiPromise<ConversationEncryptionConfigurationListing> {
    return this.call('getConversationsKeyconfigurations', 'GET /api/v2/conversations/keyconfigurations', {}, {}, request);
  }

  /**
   * Reads one message conversation (SMS, web messaging, WhatsApp, Open Messaging and the like) with its participants. The
   * texts are read by message id, singly with `getConversationsMessageMessage` or together with
   * `postConversationsMessageMessagesBulk`.
   *
   * @permissions not documented
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
   * Lists the media items uploaded for a message communication, with their state.
   *
   * @permissions `conversation:messageMedia:view`
   * @see GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media
   */
  getConversationsMessageCommunicationMessagesMedia(
    conversationId: string,
    communicationId: string,
    opts?: GetConversationsMessageCommunicationMessagesMediaOptions,
    request?: RequestOptions,
  ): ApiPromise<MessageMediaListing> {
    return this.call(
      'getConversationsMessageCommunicationMessagesMedia',
      'GET /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media',
      { conversationId, communicationId },
      opts,
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
   * Reads the wrap-up an agent gave to one communication of a message conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @permissions not documented
   * @see GET
   * /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsMessageParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsMessageParticipantCommunicationWrapup',
      'GET /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads the wrap-up that an agent has given to a message conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one.
   * @permissions not documented
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
   * @permissions not documented
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
   * @permissions not documented
   * @see GET /api/v2/conversations/messages
   */
  getConversationsMessages(request?: RequestOptions): ApiPromise<MessageConversationEntityListing> {
    return this.call('getConversationsMessages', 'GET /api/v2/conversations/messages', {}, {}, request);
  }

  /**
   * Lists the media files that the platform has fetched from elsewhere and keeps cached for messages, with the time at which
   * each expires.
   *
   * @permissions `conversation:cachedMedia:view`
   * @see GET /api/v2/conversations/messages/cachedmedia
   */
  getConversationsMessagesCachedmedia(
    opts?: GetConversationsMessagesCachedmediaOptions,
    request?: RequestOptions,
  ): ApiPromise<CachedMediaItemEntityListing> {
    return this.call('getConversationsMessagesCachedmedia', 'GET /api/v2/conversations/messages/cachedmedia', {}, opts, request);
  }

  /**
   * Reads one cached media file: where it came from, its size, and where it can be downloaded.
   *
   * @permissions `conversation:cachedMedia:view`
   * @see GET /api/v2/conversations/messages/cachedmedia/{cachedMediaItemId}
   */
  getConversationsMessagesCachedmediaCachedMediaItemId(
    cachedMediaItemId: string,
    request?: RequestOptions,
  ): ApiPromise<CachedMediaItem> {
    return this.call(
      'getConversationsMessagesCachedmediaCachedMediaItemId',
      'GET /api/v2/conversations/messages/cachedmedia/{cachedMediaItemId}',
      { cachedMediaItemId },
      {},
      request,
    );
  }

  /**
   * Reads the id of the platform's Facebook app, which a sign-in page needs to obtain a user token for a new Facebook
   * integration.
   *
   * @permissions `messaging:integration:add`
   * @see GET /api/v2/conversations/messaging/facebook/app
   */
  getConversationsMessagingFacebookApp(request?: RequestOptions): ApiPromise<FacebookAppCredentials> {
    return this.call('getConversationsMessagingFacebookApp', 'GET /api/v2/conversations/messaging/facebook/app', {}, {}, request);
  }

  /**
   * Lists the Facebook permissions that integrations rely on, each marked with the platform and whether it is for private or
   * public messages.
   *
   * @permissions any of `messaging:integration:add`, `messaging:integration:edit`,
   * `messaging:conversationInstagramIntegration:add`
   * @see GET /api/v2/conversations/messaging/facebook/permissions
   */
  getConversationsMessagingFacebookPermissions(request?: RequestOptions): ApiPromise<FacebookPermissionEntityListing> {
    return this.call(
      'getConversationsMessagingFacebookPermissions',
      'GET /api/v2/conversations/messaging/facebook/permissions',
      {},
      {},
      request,
    );
  }

  /**
   * Reads whether senders on an Apple integration are matched with external contacts, and in which division.
   *
   * @permissions all of `messaging:integration:view`, `messaging:identityResolutionApple:view`
   * @see GET /api/v2/conversations/messaging/identityresolution/integrations/apple/{integrationId}
   */
  getConversationsMessagingIdentityresolutionIntegrationsAppleIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<AppleIdentityResolutionConfig> {
    return this.call(
      'getConversationsMessagingIdentityresolutionIntegrationsAppleIntegrationId',
      'GET /api/v2/conversations/messaging/identityresolution/integrations/apple/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads the identity resolution of a Facebook integration, which ties people writing to the page to external contacts.
   *
   * @permissions all of `messaging:integration:view`, `messaging:identityResolutionFacebook:view`
   * @see GET /api/v2/conversations/messaging/identityresolution/integrations/facebook/{integrationId}
   */
  getConversationsMessagingIdentityresolutionIntegrationsFacebookIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<FacebookIdentityResolutionConfig> {
    return this.call(
      'getConversationsMessagingIdentityresolutionIntegrationsFacebookIntegrationId',
      'GET /api/v2/conversations/messaging/identityresolution/integrations/facebook/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads how an Instagram integration resolves its senders' identities.
   *
   * @permissions all of `messaging:integration:view`, `messaging:identityResolutionInstagram:view`
   * @see GET /api/v2/conversations/messaging/identityresolution/integrations/instagram/{integrationId}
   */
  getConversationsMessagingIdentityresolutionIntegrationsInstagramIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<InstagramIdentityResolutionConfig> {
    return this.call(
      'getConversationsMessagingIdentityresolutionIntegrationsInstagramIntegrationId',
      'GET /api/v2/conversations/messaging/identityresolution/integrations/instagram/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads the identity resolution of an Open Messaging integration, including the external source that its senders' ids belong
   * to.
   *
   * @permissions all of `messaging:integration:view`, `messaging:identityResolutionOpen:view`
   * @see GET /api/v2/conversations/messaging/identityresolution/integrations/open/{integrationId}
   */
  getConversationsMessagingIdentityresolutionIntegrationsOpenIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<OpenMessagingIdentityResolutionConfig> {
    return this.call(
      'getConversationsMessagingIdentityresolutionIntegrationsOpenIntegrationId',
      'GET /api/v2/conversations/messaging/identityresolution/integrations/open/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads whether a Twitter integration looks up its senders among the external contacts.
   *
   * @permissions all of `messaging:integration:view`, `messaging:identityResolutionX:view`
   * @see GET /api/v2/conversations/messaging/identityresolution/integrations/twitter/{integrationId}
   */
  getConversationsMessagingIdentityresolutionIntegrationsTwitterIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<TwitterIdentityResolutionConfig> {
    return this.call(
      'getConversationsMessagingIdentityresolutionIntegrationsTwitterIntegrationId',
      'GET /api/v2/conversations/messaging/identityresolution/integrations/twitter/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads the division and switch with which a WhatsApp integration resolves identities.
   *
   * @permissions all of `messaging:integration:view`, `messaging:identityResolutionWhatsApp:view`
   * @see GET /api/v2/conversations/messaging/identityresolution/integrations/whatsapp/{integrationId}
   */
  getConversationsMessagingIdentityresolutionIntegrationsWhatsappIntegrationId(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIdentityResolutionConfig> {
    return this.call(
      'getConversationsMessagingIdentityresolutionIntegrationsWhatsappIntegrationId',
      'GET /api/v2/conversations/messaging/identityresolution/integrations/whatsapp/{integrationId}',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Reads the client id and scopes for signing in at Twitter once more on behalf of an existing integration. The code obtained
   * goes into `patchConversationsMessagingIntegrationsTwitterIntegrationId`.
   *
   * @permissions `messaging:XIntegration:add`
   * @see GET /api/v2/conversations/messaging/integrations/{integrationId}/twitter/oauth/settings
   */
  getConversationsMessagingIntegrationTwitterOauthSettings(
    integrationId: string,
    request?: RequestOptions,
  ): ApiPromise<TwitterOAuthSettings> {
    return this.call(
      'getConversationsMessagingIntegrationTwitterOauthSettings',
      'GET /api/v2/conversations/messaging/integrations/{integrationId}/twitter/oauth/settings',
      { integrationId },
      {},
      request,
    );
  }

  /**
   * Lists the messaging integrations of all platforms with the fields they share. The listing per platform, such as
   * `getConversationsMessagingIntegrationsWhatsapp`, has the platform's own fields too.
   *
   * @permissions `messaging:integration:view`
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
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Lists the Apple Messages for Business integrations.
   *
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/apple
   */
  getConversationsMessagingIntegrationsApple(
    opts?: GetConversationsMessagingIntegrationsAppleOptions,
    request?: RequestOptions,
  ): ApiPromise<AppleIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsApple',
      'GET /api/v2/conversations/messaging/integrations/apple',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Reads one Apple integration with its authentication, iMessage app and Apple Pay set-up.
   *
   * @param opts.expand - `supportedContent`, `messagingSetting` and `identityresolution` fill in these parts.
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/apple/{integrationId}
   */
  getConversationsMessagingIntegrationsAppleIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
    request?: RequestOptions,
  ): ApiPromise<AppleIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsAppleIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/apple/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the Facebook integrations with app and page.
   *
   * @permissions `messaging:integration:view`
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
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Reads one Facebook integration, `createStatus` telling whether its setting up has completed.
   *
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/facebook/{integrationId}
   */
  getConversationsMessagingIntegrationsFacebookIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
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
   * Lists the Instagram integrations with account and page.
   *
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/instagram
   */
  getConversationsMessagingIntegrationsInstagram(
    opts?: GetConversationsMessagingIntegrationsInstagramOptions,
    request?: RequestOptions,
  ): ApiPromise<InstagramIntegrationEntityListing> {
    return this.call(
      'getConversationsMessagingIntegrationsInstagram',
      'GET /api/v2/conversations/messaging/integrations/instagram',
      {},
      opts,
      request,
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Reads one Instagram integration; `createStatus` says whether its setting up has completed.
   *
   * @param opts.expand - `supportedContent`, `messagingSetting` and `identityresolution` fill in these parts.
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/instagram/{integrationId}
   */
  getConversationsMessagingIntegrationsInstagramIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
    request?: RequestOptions,
  ): ApiPromise<InstagramIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsInstagramIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/instagram/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Lists the LINE integrations with channel and webhook address.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `messaging:integration:view`
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
      { query: { supportedContentId: 'supportedContent.id' }, retired: true },
    );
  }

  /**
   * Reads one LINE integration, including the webhook address to enter at LINE.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `messaging:integration:view`
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
      { retired: true },
    );
  }

  /**
   * Lists the Open Messaging integrations, through which the organisation's own middleware connects other channels.
   *
   * @permissions `messaging:integration:view`
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
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Reads one Google Business Profile integration, with the token and account it is tied to.
   *
   * @param opts.expand - `supportedContent`, `messagingSetting` and `identityresolution` fill in these parts.
   * @preview
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId}
   */
  getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileOpenIntegration> {
    return this.call(
      'getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId',
      'GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId}',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Reads the client id and scopes that a sign-in page needs at Google. The code that Google hands out is exchanged with
   * `postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokens`.
   *
   * @preview
   * @permissions `messaging:googleBusinessProfileOAuthSettings:view`
   * @see GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/oauth/settings
   */
  getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileOauthSettings(
    request?: RequestOptions,
  ): ApiPromise<GoogleOAuthSettingsResponse> {
    return this.call(
      'getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileOauthSettings',
      'GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/oauth/settings',
      {},
      {},
      request,
    );
  }

  /**
   * Reads which client and scopes a stored Google token is for; the token itself never leaves the platform.
   *
   * @preview
   * @permissions `messaging:googleBusinessProfileToken:view`
   * @see GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens/{tokenId}
   */
  getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileToken(
    tokenId: string,
    request?: RequestOptions,
  ): ApiPromise<GoogleAuthToken> {
    return this.call(
      'getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileToken',
      'GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens/{tokenId}',
      { tokenId },
      {},
      request,
    );
  }

  /**
   * Lists the business accounts that a stored Google token gives access to, one of which a new integration has to name.
   *
   * @preview
   * @permissions `messaging:googleBusinessProfileAccount:view`
   * @see GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens/{tokenId}/accounts
   */
  getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokenAccounts(
    tokenId: string,
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileAccountListing> {
    return this.call(
      'getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokenAccounts',
      'GET /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens/{tokenId}/accounts',
      { tokenId },
      {},
      request,
    );
  }

  /**
   * Reads one Open Messaging integration with the webhook that receives its outbound messages.
   *
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/open/{integrationId}
   */
  getConversationsMessagingIntegrationsOpenIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
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
   * @permissions `messaging:integration:view`
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
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Reads one Twitter integration; secrets given at creation do not come back.
   *
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/twitter/{integrationId}
   */
  getConversationsMessagingIntegrationsTwitterIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
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
   * Reads the app id, client id and scopes for signing in at Twitter before a new integration is created with
   * `postConversationsMessagingIntegrationsTwitter`.
   *
   * @permissions `messaging:XIntegration:add`
   * @see GET /api/v2/conversations/messaging/integrations/twitter/oauth/settings
   */
  getConversationsMessagingIntegrationsTwitterOauthSettings(request?: RequestOptions): ApiPromise<TwitterSignupOAuthSettings> {
    return this.call(
      'getConversationsMessagingIntegrationsTwitterOauthSettings',
      'GET /api/v2/conversations/messaging/integrations/twitter/oauth/settings',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the WhatsApp integrations with their numbers and state of activation.
   *
   * @permissions `messaging:integration:view`
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
      { query: { supportedContentId: 'supportedContent.id', messagingSettingId: 'messagingSetting.id' } },
    );
  }

  /**
   * Reads one WhatsApp integration, `activationStatusCode` telling how far its activation has come.
   *
   * @permissions `messaging:integration:view`
   * @see GET /api/v2/conversations/messaging/integrations/whatsapp/{integrationId}
   */
  getConversationsMessagingIntegrationsWhatsappIntegrationId(
    integrationId: string,
    opts?: { expand?: OpenEnum<MessagingIntegrationExpand> },
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
   * Receives the authentication provider's answer when an Apple customer signs in, checks its code and state, and says where the
   * browser goes next.
   *
   * @param code - As the provider handed it out.
   * @param state - As it was sent to the provider with the request.
   * @param opts.error - What the provider reported when signing in failed.
   * @permissions not documented
   * @see GET /api/v2/conversations/messaging/oauth/apple/callback
   */
  getConversationsMessagingOauthAppleCallback(
    code: string,
    state: string,
    opts?: { error?: string },
    request?: RequestOptions,
  ): ApiPromise<OAuthAppleAuthorizationResponse> {
    return this.call(
      'getConversationsMessagingOauthAppleCallback',
      'GET /api/v2/conversations/messaging/oauth/apple/callback',
      { code, state },
      opts,
      request,
    );
  }

  /**
   * Reads one profile of messaging settings, with its rules on story content, typing indicators and presence.
   *
   * @permissions `messaging:setting:view`
   * @see GET /api/v2/conversations/messaging/settings/{messageSettingId}
   */
  getConversationsMessagingSetting(messageSettingId: string, request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call(
      'getConversationsMessagingSetting',
      'GET /api/v2/conversations/messaging/settings/{messageSettingId}',
      { messageSettingId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's profiles of messaging settings. Integrations refer to one, and several may share it.
   *
   * @permissions `messaging:setting:view`
   * @see GET /api/v2/conversations/messaging/settings
   */
  getConversationsMessagingSettings(opts?: PageOptions, request?: RequestOptions): ApiPromise<MessagingConfigListing> {
    return this.call('getConversationsMessagingSettings', 'GET /api/v2/conversations/messaging/settings', {}, opts, request);
  }

  /**
   * Reads the messaging settings that apply to integrations which name none.
   *
   * @permissions `messaging:setting:view`
   * @see GET /api/v2/conversations/messaging/settings/default
   */
  getConversationsMessagingSettingsDefault(request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call(
      'getConversationsMessagingSettingsDefault',
      'GET /api/v2/conversations/messaging/settings/default',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the stickers that can be sent on a messaging platform.
   *
   * @param messengerType - Platform whose stickers are wanted, e.g. `line`.
   * @deprecated The platform no longer offers it.
   * @permissions `conversation:message:create`
   * @see GET /api/v2/conversations/messaging/stickers/{messengerType}
   */
  getConversationsMessagingSticker(
    messengerType: OpenEnum<'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'webmessaging' | 'open' | 'instagram'>,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<MessagingStickerEntityListing> {
    return this.call(
      'getConversationsMessagingSticker',
      'GET /api/v2/conversations/messaging/stickers/{messengerType}',
      { messengerType },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Lists the supported-content profiles for messaging integrations. The Messaging area offers the same profiles.
   *
   * @permissions `messaging:supportedContent:view`
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
   * Reads the profile that a new integration gets when it names none.
   *
   * @permissions `messaging:supportedContent:view`
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
   * @permissions `messaging:supportedContent:view`
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
   * @permissions `conversation:threadingTimeline:view`
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
   * Reads the wrap-up of a single communication in a screen share.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @deprecated The platform advises against it.
   * @permissions not documented
   * @see GET
   * /api/v2/conversations/screenshares/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsScreenshareParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsScreenshareParticipantCommunicationWrapup',
      'GET /api/v2/conversations/screenshares/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads the organisation's rules on conversations: after-call work, callbacks and summaries.
   *
   * @permissions `conversation:settings:view`
   * @see GET /api/v2/conversations/settings
   */
  getConversationsSettings(request?: RequestOptions): ApiPromise<Settings> {
    return this.call('getConversationsSettings', 'GET /api/v2/conversations/settings', {}, {}, request);
  }

  /**
   * Reads the wrap-up an agent gave to one communication of a social conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @permissions not documented
   * @see GET /api/v2/conversations/socials/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsSocialParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsSocialParticipantCommunicationWrapup',
      'GET /api/v2/conversations/socials/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Reads what is known of a video conference, chiefly how many participants are in it now.
   *
   * @preview
   * @permissions `video:video:access`
   * @see GET /api/v2/conversations/videos/{conferenceId}/details
   */
  getConversationsVideoDetails(conferenceId: string, request?: RequestOptions): ApiPromise<VideoConferenceDetails> {
    return this.call(
      'getConversationsVideoDetails',
      'GET /api/v2/conversations/videos/{conferenceId}/details',
      { conferenceId },
      {},
      request,
    );
  }

  /**
   * Reads the wrap-up of one communication in a video conversation.
   *
   * @param opts.provisional - `true` for the wrap-up noted so far rather than the final one. The platform assumes `false`.
   * @permissions not documented
   * @see GET /api/v2/conversations/videos/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  getConversationsVideoParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { provisional?: boolean },
    request?: RequestOptions,
  ): ApiPromise<AssignedWrapupCode> {
    return this.call(
      'getConversationsVideoParticipantCommunicationWrapup',
      'GET /api/v2/conversations/videos/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Looks up the video conference that a meeting id stands for, and when the id expires.
   *
   * @permissions `video:video:access`
   * @see GET /api/v2/conversations/videos/meetings/{meetingId}
   */
  getConversationsVideosMeeting(meetingId: string, request?: RequestOptions): ApiPromise<MeetingIdRecord> {
    return this.call(
      'getConversationsVideosMeeting',
      'GET /api/v2/conversations/videos/meetings/{meetingId}',
      { meetingId },
      {},
      request,
    );
  }

  /**
   * Changes values in one record of custom attributes, named by `id` in the body. `putConversationCustomattributes` replaces the
   * record or creates it.
   *
   * @param opts.body - Leaving out `divisions` clears the divisions that the record has.
   * @permissions `conversation:customAttributes:edit`
   * @see PATCH /api/v2/conversations/{conversationId}/customattributes
   */
  patchConversationCustomattributes(
    conversationId: string,
    opts?: { body?: CustomAttributesPatchRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationCustomattributes',
      'PATCH /api/v2/conversations/{conversationId}/customattributes',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Changes values in several of a conversation's custom-attribute records at once. The answer maps each record to its own
   * outcome, so that some may fail while others succeed.
   *
   * @permissions `conversation:customAttributes:edit`
   * @see PATCH /api/v2/conversations/{conversationId}/customattributes/bulk
   */
  patchConversationCustomattributesBulk(
    conversationId: string,
    opts?: { body?: CustomAttributesPatchRequest[] },
    request?: RequestOptions,
  ): ApiPromise<CustomAttributesBulkUpdateResponseMap> {
    return this.call(
      'patchConversationCustomattributesBulk',
      'PATCH /api/v2/conversations/{conversationId}/customattributes/bulk',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Controls a participant in a conversation of any medium: answers, holds, disconnects or wraps up, as far as the medium
   * knows it.
   *
   * @param body - Only the fields to be changed, e.g. `state` `disconnected` to leave, `wrapup` with its code to finish.
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`
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
   * @example
   * ```ts
   * await new ConversationsApi(client).patchConversationParticipantAttributes(conversationId, participantId, {
   *   attributes: { orderNumber: '4711' },
   * });
   * ```
   * @permissions not documented
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
   * Pauses or resumes recording in a conversation of any medium. The calls by medium, such as
   * `putConversationsCallRecordingstate`, do the same for one.
   *
   * @permissions `conversation:recording:pauseOthers`
   * @see PATCH /api/v2/conversations/{conversationId}/recordingstate
   */
  patchConversationRecordingstate(conversationId: string, body: SetRecordingState, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'patchConversationRecordingstate',
      'PATCH /api/v2/conversations/{conversationId}/recordingstate',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Sets some of a conversation's secure attributes. The version in the body plays no part here, unlike in
   * `putConversationSecureattributes`.
   *
   * @permissions `conversation:participant:attributesedit`
   * @see PATCH /api/v2/conversations/{conversationId}/secureattributes
   */
  patchConversationSecureattributes(
    conversationId: string,
    body: ConversationSecureAttributes,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'patchConversationSecureattributes',
      'PATCH /api/v2/conversations/{conversationId}/secureattributes',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Fills a third-party suggestion with its text, title and sources.
   *
   * @permissions `conversation:suggestion:edit`
   * @see PATCH /api/v2/conversations/{conversationId}/suggestions/{suggestionId}
   */
  patchConversationSuggestion(
    conversationId: string,
    suggestionId: string,
    body: SuggestionPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<Suggestion> {
    return this.call(
      'patchConversationSuggestion',
      'PATCH /api/v2/conversations/{conversationId}/suggestions/{suggestionId}',
      { conversationId, suggestionId, body },
      {},
      request,
    );
  }

  /**
   * Records whether the agent was shown a generated summary and whether they copied it.
   *
   * @permissions `conversation:summaryEngagement:edit`
   * @see PATCH /api/v2/conversations/{conversationId}/summaries/{summaryId}/engagements
   */
  patchConversationSummaryEngagements(
    conversationId: string,
    summaryId: string,
    opts?: { body?: EngagementRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationSummaryEngagements',
      'PATCH /api/v2/conversations/{conversationId}/summaries/{summaryId}/engagements',
      { conversationId, summaryId },
      opts,
      request,
    );
  }

  /**
   * Changes the rating or the agent's own wording that was given to a summary with `postConversationSummaryFeedback`.
   *
   * @permissions `conversation:summaryFeedback:edit`
   * @see PATCH /api/v2/conversations/{conversationId}/summaries/{summaryId}/feedback
   */
  patchConversationSummaryFeedback(
    conversationId: string,
    summaryId: string,
    opts?: { body?: FeedbackUpdateRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationSummaryFeedback',
      'PATCH /api/v2/conversations/{conversationId}/summaries/{summaryId}/feedback',
      { conversationId, summaryId },
      opts,
      request,
    );
  }

  /**
   * Puts another utilization label on a conversation, by which it counts against an agent's capacity. Without a label in the
   * body the system's default applies.
   *
   * @permissions `conversation:utilizationLabel:edit`
   * @see PATCH /api/v2/conversations/{conversationId}/utilizationlabel
   */
  patchConversationUtilizationlabel(
    conversationId: string,
    body: ConversationUtilizationLabelUpdate,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'patchConversationUtilizationlabel',
      'PATCH /api/v2/conversations/{conversationId}/utilizationlabel',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Decides whether after-call work is owed for one communication. Only a communication that is connected can be changed.
   *
   * @permissions `conversation:participant:wrapup`
   * @see PATCH
   * /api/v2/conversations/aftercallwork/{conversationId}/participants/{participantId}/communications/{communicationId}
   */
  patchConversationsAftercallworkConversationIdParticipantCommunication(
    conversationId: string,
    participantId: string,
    communicationId: string,
    body: AfterCallWorkUpdate,
    request?: RequestOptions,
  ): ApiPromise<AfterCallWorkUpdate> {
    return this.call(
      'patchConversationsAftercallworkConversationIdParticipantCommunication',
      'PATCH /api/v2/conversations/aftercallwork/{conversationId}/participants/{participantId}/communications/{communicationId}',
      { conversationId, participantId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a whole call: pauses or resumes its recording, merges other calls into it as a conference, or ends it for
   * everybody.
   *
   * @param body - One of `recordingState`, `conversationIds` of the calls to merge in, or `state` `disconnected`.
   * @permissions `conversation:communication:disconnect`
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
   * Merges other calls into this one as a conference. `patchConversationsCall` can do so, too, besides other changes.
   *
   * @param body - Ids of the calls to merge in.
   * @permissions `conversation:conference:add`
   * @see PATCH /api/v2/conversations/calls/{conversationId}/conference
   */
  patchConversationsCallConference(
    conversationId: string,
    body: UpdateConferenceRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallConference',
      'PATCH /api/v2/conversations/calls/{conversationId}/conference',
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
   * @example
   * ```ts
   * // Holds the call of a participant.
   * await new ConversationsApi(client).patchConversationsCallParticipant(conversationId, participantId, { held: true });
   * ```
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`
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
   * @permissions not documented
   * @see PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsCallParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<ParticipantAttributes> {
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
   * @permissions not documented
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
   * Sets what must happen to this party when the call ends, such as going on to a survey.
   * `deleteConversationsCallParticipantCommunicationPostflowaction` takes it back.
   *
   * @param opts.body - A blank value leaves the earlier one in place.
   * @permissions `conversation:call:setMandatoryPostFlowAction`
   * @see PATCH
   * /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/postflowaction
   */
  patchConversationsCallParticipantCommunicationPostflowaction(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: MandatoryPostCallActionInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallParticipantCommunicationPostflowaction',
      'PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/postflowaction',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Changes whom the agent speaks to during a consult transfer: the destination, the party to be transferred, or both.
   *
   * @param participantId - The participant being transferred, as when the consult was begun.
   * @permissions not documented
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
   * Controls a party of a call in another user's name, with the changes that `patchConversationsCallParticipant` makes in the
   * caller's own.
   *
   * @param userId - The user on whose behalf it is done.
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`,
   * `conversation:agentlessCall:add`
   * @see PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/user/{userId}
   */
  patchConversationsCallParticipantUserUserId(
    conversationId: string,
    participantId: string,
    userId: string,
    body: MediaParticipantRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsCallParticipantUserUserId',
      'PATCH /api/v2/conversations/calls/{conversationId}/participants/{participantId}/user/{userId}',
      { conversationId, participantId, userId, body },
      {},
      request,
    );
  }

  /**
   * Ends a callback for all its participants.
   *
   * @param body - Holds `state` `disconnected`.
   * @permissions `conversation:communication:disconnect`
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
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`
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
   * @permissions not documented
   * @see PATCH /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsCallbackParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<ParticipantAttributes> {
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
   * @permissions not documented
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
   * @permissions `conversation:callback:edit`
   * @see PATCH /api/v2/conversations/callbacks
   */
  patchConversationsCallbacks(body: PatchCallbackRequest, request?: RequestOptions): ApiPromise<PatchCallbackResponse> {
    return this.call('patchConversationsCallbacks', 'PATCH /api/v2/conversations/callbacks', { body }, {}, request);
  }

  /**
   * Ends a web chat for all its participants.
   *
   * @param body - Holds `state` `disconnected`.
   * @deprecated The platform no longer offers it.
   * @permissions `conversation:communication:disconnect`
   * @see PATCH /api/v2/conversations/chats/{conversationId}
   */
  patchConversationsChat(conversationId: string, body: Conversation, request?: RequestOptions): ApiPromise<Conversation> {
    return this.call(
      'patchConversationsChat',
      'PATCH /api/v2/conversations/chats/{conversationId}',
      { conversationId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Controls a participant of a web chat: accept, hold, leave, or give the wrap-up.
   *
   * @param body - Only the fields to be changed, such as `state`, `held` or `wrapup`.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Sets attributes on a participant of a web chat and leaves those not named.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Disconnects a single communication of a chat's participant, without touching the wrap-up.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Ends a co-browse session for everybody in it.
   *
   * @param body - Holds `state` `disconnected`.
   * @deprecated The platform calls it deprecated.
   * @permissions `conversation:communication:disconnect`
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
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`
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
   * @permissions not documented
   * @see PATCH /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsCobrowsesessionParticipantAttributes(
    conversationId: string,
    participantId: string,
    opts?: { body?: ParticipantAttributes },
    request?: RequestOptions,
  ): ApiPromise<ParticipantAttributes> {
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
   * @permissions not documented
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
   * @permissions `conversation:communication:disconnect`
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
   * Resets the draft reply of an e-mail conversation to its initial state, fills it with quoted content, or both. To save what
   * the agent wrote use `putConversationsEmailMessagesDraft`.
   *
   * @permissions not documented
   * @see PATCH /api/v2/conversations/emails/{conversationId}/messages/draft
   */
  patchConversationsEmailMessagesDraft(
    conversationId: string,
    opts?: PatchConversationsEmailMessagesDraftOptions,
    request?: RequestOptions,
  ): ApiPromise<EmailMessage> {
    return this.call(
      'patchConversationsEmailMessagesDraft',
      'PATCH /api/v2/conversations/emails/{conversationId}/messages/draft',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Controls a participant of an e-mail conversation: accept, hold, finish, or give the wrap-up.
   *
   * @param body - Only the fields to be changed, such as `state`, `held` or `wrapup`.
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`,
   * `conversation:email:park`
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
   * @permissions not documented
   * @see PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsEmailParticipantAttributes(
    conversationId: string,
    participantId: string,
    body: ParticipantAttributes,
    request?: RequestOptions,
  ): ApiPromise<ParticipantAttributes> {
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
   * @permissions not documented
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
   * Parks an agent's e-mail conversation for later, or takes it up again.
   *
   * @param body - `state` `parked` puts it aside; `resumeTime` says when it comes back by itself.
   * @permissions `conversation:email:park`
   * @see PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/parkingstate
   */
  patchConversationsEmailParticipantParkingstate(
    conversationId: string,
    participantId: string,
    body: ParkingStateRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsEmailParticipantParkingstate',
      'PATCH /api/v2/conversations/emails/{conversationId}/participants/{participantId}/parkingstate',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Ends a message conversation for all its participants.
   *
   * @param body - Holds `state` `disconnected`.
   * @permissions any of `conversation:communication:disconnect`, `conversation:message:park`
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
   * @permissions any of `conversation:participant:wrapup`, `conversation:call:record`, `conversation:communication:disconnect`
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
   * @permissions not documented
   * @see PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/attributes
   */
  patchConversationsMessageParticipantAttributes(
    conversationId: string,
    participantId: string,
    opts?: { body?: ParticipantAttributes },
    request?: RequestOptions,
  ): ApiPromise<ParticipantAttributes> {
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
   * @permissions not documented
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
   * Parks an agent's message conversation, or resumes it before its time.
   *
   * @param body - `state` `parked` puts it aside; `resumeTime` says when it comes back by itself.
   * @permissions `conversation:message:park`
   * @see PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/parkingstate
   */
  patchConversationsMessageParticipantParkingstate(
    conversationId: string,
    participantId: string,
    body: ParkingStateRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchConversationsMessageParticipantParkingstate',
      'PATCH /api/v2/conversations/messages/{conversationId}/participants/{participantId}/parkingstate',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Changes an Apple integration, for instance its logo, its iMessage app or the addresses used for Apple Pay. The business id
   * stays as created.
   *
   * @permissions `messaging:appleIntegration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/apple/{integrationId}
   */
  patchConversationsMessagingIntegrationsAppleIntegrationId(
    integrationId: string,
    body: AppleIntegrationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<AppleIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsAppleIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/apple/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a Facebook integration, for instance to renew an expired access token.
   *
   * @permissions `messaging:integration:edit`
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
   * Changes an Instagram integration, above all to give it a fresh access token.
   *
   * @permissions `messaging:integration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/instagram/{integrationId}
   */
  patchConversationsMessagingIntegrationsInstagramIntegrationId(
    integrationId: string,
    body: InstagramIntegrationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<InstagramIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsInstagramIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/instagram/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes a Google Business Profile integration: its name, profiles, token or account.
   *
   * @preview
   * @permissions `messaging:googleBusinessProfileIntegration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId}
   */
  patchConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId(
    integrationId: string,
    body: GoogleBusinessProfileOpenIntegrationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileOpenIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Changes an Open Messaging integration: its name, the webhook, the signing secret or the headers sent along.
   *
   * @permissions `messaging:integration:edit`
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
   * @permissions `messaging:XIntegration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/twitter/{integrationId}
   */
  patchConversationsMessagingIntegrationsTwitterIntegrationId(
    integrationId: string,
    body: TwitterIntegrationUpdateRequest,
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
   * Activates a WhatsApp integration that came about by embedded sign-up, with the PIN of its two-step verification.
   *
   * @permissions `messaging:integration:edit`
   * @see PATCH /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup/{integrationId}
   */
  patchConversationsMessagingIntegrationsWhatsappEmbeddedsignupIntegrationId(
    integrationId: string,
    body: WhatsAppEmbeddedSignupIntegrationActivationRequest,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegration> {
    return this.call(
      'patchConversationsMessagingIntegrationsWhatsappEmbeddedsignupIntegrationId',
      'PATCH /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup/{integrationId}',
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
   * @permissions `messaging:integration:edit`
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
   * Changes a profile of messaging settings, and with it the behaviour of every integration that refers to it.
   *
   * @permissions `messaging:setting:edit`
   * @see PATCH /api/v2/conversations/messaging/settings/{messageSettingId}
   */
  patchConversationsMessagingSetting(
    messageSettingId: string,
    body: MessagingSettingPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<MessagingSetting> {
    return this.call(
      'patchConversationsMessagingSetting',
      'PATCH /api/v2/conversations/messaging/settings/{messageSettingId}',
      { messageSettingId, body },
      {},
      request,
    );
  }

  /**
   * Changes a supported-content profile, and with it what every integration using it accepts.
   *
   * @permissions `messaging:supportedContent:edit`
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
   * Changes the organisation's rules on conversations. Read the present ones with `getConversationsSettings`.
   *
   * @permissions `conversation:settings:edit`
   * @see PATCH /api/v2/conversations/settings
   */
  patchConversationsSettings(body: Settings, request?: RequestOptions): ApiPromise<void> {
    return this.call('patchConversationsSettings', 'PATCH /api/v2/conversations/settings', { body }, {}, request);
  }

  /**
   * Adds custom properties to the analytics record of a conversation, so that later queries can filter by them.
   *
   * @param body - `sessionId` says which session gets the properties, `targetDate` the moment they count for.
   * @permissions `analytics:conversationProperties:index`
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
   * Counts what is going on in conversations at this moment, such as those waiting, alerting or in progress, grouped by queue,
   * user, medium and the like. Past spans are the business of `postAnalyticsConversationsAggregatesQuery`.
   *
   * @param opts.pageSize - Entities a page.
   * @param opts.pageNumber - Which page.
   * @permissions `analytics:queueObservation:view`
   * @see POST /api/v2/analytics/conversations/activity/query
   */
  postAnalyticsConversationsActivityQuery(
    body: ConversationActivityQuery,
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<ConversationActivityResponse> {
    return this.call(
      'postAnalyticsConversationsActivityQuery',
      'POST /api/v2/analytics/conversations/activity/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Starts a job that computes conversation metrics over spans too large to be answered at once. Follow it with
   * `getAnalyticsConversationsAggregatesJob`; small queries go to `postAnalyticsConversationsAggregatesQuery`.
   *
   * @preview
   * @permissions `analytics:conversationAggregate:view`
   * @see POST /api/v2/analytics/conversations/aggregates/jobs
   */
  postAnalyticsConversationsAggregatesJobs(
    body: ConversationAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsConversationsAggregatesJobs',
      'POST /api/v2/analytics/conversations/aggregates/jobs',
      { body },
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
   * @permissions `analytics:conversationAggregate:view`
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
   * Brings the caller into a conversation as a full party, so that everyone connected hears and is heard in one conference.
   *
   * @permissions `conversation:call:barge`
   * @see POST /api/v2/conversations/{conversationId}/barge
   */
  postConversationBarge(conversationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postConversationBarge',
      'POST /api/v2/conversations/{conversationId}/barge',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Opens a co-browse session within a web-messaging or voice conversation. The answer has the join code to pass on to the
   * customer and the time at which the offer ends.
   *
   * @permissions any of `conversation:cobrowse:add`, `conversation:cobrowseVoice:add`
   * @see POST /api/v2/conversations/{conversationId}/cobrowse
   */
  postConversationCobrowse(conversationId: string, request?: RequestOptions): ApiPromise<CobrowseWebMessagingSession> {
    return this.call(
      'postConversationCobrowse',
      'POST /api/v2/conversations/{conversationId}/cobrowse',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Activates a checklist for an agent's communication, so that its items can be ticked by the model or the agent.
   *
   * @param body - For the trigger `Intent` name the intent as well.
   * @permissions `conversation:agentchecklist:edit`
   * @see POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}
   */
  postConversationCommunicationAgentchecklist(
    conversationId: string,
    communicationId: string,
    agentChecklistId: string,
    body: ChecklistActivationPayload,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklistResponse> {
    return this.call(
      'postConversationCommunicationAgentchecklist',
      'POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}',
      { conversationId, communicationId, agentChecklistId, body },
      {},
      request,
    );
  }

  /**
   * Ticks or unticks items of a checklist in the agent's name, beside what the model has judged.
   *
   * @permissions `conversation:agentchecklist:edit`
   * @see POST
   * /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/agentaction
   */
  postConversationCommunicationAgentchecklistAgentaction(
    conversationId: string,
    communicationId: string,
    agentChecklistId: string,
    body: AgentActionPayload,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklistResponse> {
    return this.call(
      'postConversationCommunicationAgentchecklistAgentaction',
      'POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/agentaction',
      { conversationId, communicationId, agentChecklistId, body },
      {},
      request,
    );
  }

  /**
   * Has the model evaluate a checklist against what was said, as a job. `getConversationCommunicationAgentchecklistJob` tells
   * the outcome.
   *
   * @permissions `conversation:agentchecklist:edit`
   * @see POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/jobs
   */
  postConversationCommunicationAgentchecklistJobs(
    conversationId: string,
    communicationId: string,
    agentChecklistId: string,
    body: ChecklistInferenceJobPayload,
    request?: RequestOptions,
  ): ApiPromise<ChecklistInferenceJobCreationResponse> {
    return this.call(
      'postConversationCommunicationAgentchecklistJobs',
      'POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/{agentChecklistId}/jobs',
      { conversationId, communicationId, agentChecklistId, body },
      {},
      request,
    );
  }

  /**
   * Closes the evaluation of all checklists of a communication, giving the reason.
   *
   * @permissions `conversation:agentchecklist:edit`
   * @see POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/finalize
   */
  postConversationCommunicationAgentchecklistsFinalize(
    conversationId: string,
    communicationId: string,
    body: ChecklistFinalizePayload,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklistResponseList> {
    return this.call(
      'postConversationCommunicationAgentchecklistsFinalize',
      'POST /api/v2/conversations/{conversationId}/communications/{communicationId}/agentchecklists/finalize',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Sends a text to a colleague over an internal-message communication. Set one up first with
   * `postConversationParticipantInternalmessagesUsersCommunications`.
   *
   * @permissions `conversation:internalMessaging:create`
   * @see POST /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages
   */
  postConversationCommunicationInternalmessages(
    conversationId: string,
    communicationId: string,
    body: InternalMessageRequest,
    request?: RequestOptions,
  ): ApiPromise<InternalMessageData> {
    return this.call(
      'postConversationCommunicationInternalmessages',
      'POST /api/v2/conversations/{conversationId}/communications/{communicationId}/internalmessages',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Tears a conversation down: disconnects every medium and wraps up, with a system code, all agents who still owe a wrap-up. Meant
   * for conversations that are stuck; end healthy ones through their participants.
   *
   * @example
   * ```ts
   * await new ConversationsApi(client).postConversationDisconnect(conversationId);
   * ```
   * @permissions `conversation:communication:disconnect`
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
   * @permissions `conversation:callback:create`
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
   * @permissions not documented
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
   * Sets up internal messaging between a participant and another user about the conversation, for asking a colleague without
   * transferring. The answer names the communications of both sides.
   *
   * @permissions `conversation:internalMessaging:setupWithUser`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/internalmessages/users/communications
   */
  postConversationParticipantInternalmessagesUsersCommunications(
    conversationId: string,
    participantId: string,
    body: MessagingConferWithUserRequest,
    request?: RequestOptions,
  ): ApiPromise<MessagingConferResponse> {
    return this.call(
      'postConversationParticipantInternalmessagesUsersCommunications',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/internalmessages/users/communications',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Transfers a conversation of any medium blind: the participant is replaced by the user, queue or address in the body.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @param body - One of `userId`, `queueId` or `address`.
   * @deprecated Use `postConversationParticipantReplaceAgent`, `postConversationParticipantReplaceQueue` or
   * `postConversationParticipantReplaceContactExternal`.
   * @permissions `conversation:communication:blindTransfer`
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
   * Transfers a conversation from a participant to a chosen agent. With `transferType` `Attended` the transferring agent keeps
   * it until the other accepts.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @permissions any of `conversation:communication:blindTransfer`, `conversation:communication:blindTransferAgent`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/agent
   */
  postConversationParticipantReplaceAgent(
    conversationId: string,
    participantId: string,
    body: TransferToAgentRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantReplaceAgent',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/agent',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Transfers a conversation to an external contact, over the kind of phone named in the body.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @permissions any of `conversation:communication:blindTransfer`, `conversation:communication:blindTransferExternalContact`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/contact/external
   */
  postConversationParticipantReplaceContactExternal(
    conversationId: string,
    participantId: string,
    body: TransferToExternalContactRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantReplaceContactExternal',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/contact/external',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Transfers a conversation to an address outside the organisation, such as a phone number.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @deprecated Use `postConversationParticipantTransfer`.
   * @permissions any of `conversation:communication:blindTransfer`, `conversation:communication:blindTransferExternal`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/external
   */
  postConversationParticipantReplaceExternal(
    conversationId: string,
    participantId: string,
    body: TransferToExternalRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantReplaceExternal',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/external',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Transfers a conversation to a queue, where it waits for another agent.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @permissions any of `conversation:communication:blindTransfer`, `conversation:communication:blindTransferQueue`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/queue
   */
  postConversationParticipantReplaceQueue(
    conversationId: string,
    participantId: string,
    body: TransferToQueueRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantReplaceQueue',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/replace/queue',
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
   * @permissions not documented
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
   * Transfers a conversation to the address in the body. For agents, queues and external contacts known
   * by their id there are `postConversationParticipantReplaceAgent` and its siblings.
   *
   * @param participantId - The participant to be replaced, usually the agent handing over.
   * @permissions `conversation:communication:blindTransfer`
   * @see POST /api/v2/conversations/{conversationId}/participants/{participantId}/transfer
   */
  postConversationParticipantTransfer(
    conversationId: string,
    participantId: string,
    body: TransferToAddressRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationParticipantTransfer',
      'POST /api/v2/conversations/{conversationId}/participants/{participantId}/transfer',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Records what the agent did with a suggestion: opened, copied or dismissed it, or rated it.
   *
   * @param body - With `engagementType` `Feedback`, `feedback` holds the rating.
   * @permissions `conversation:suggestionEngagement:add`
   * @see POST /api/v2/conversations/{conversationId}/suggestions/{suggestionId}/engagement
   */
  postConversationSuggestionEngagement(
    conversationId: string,
    suggestionId: string,
    body: SuggestionEngagement,
    request?: RequestOptions,
  ): ApiPromise<SuggestionEngagement> {
    return this.call(
      'postConversationSuggestionEngagement',
      'POST /api/v2/conversations/{conversationId}/suggestions/{suggestionId}/engagement',
      { conversationId, suggestionId, body },
      {},
      request,
    );
  }

  /**
   * Rates a suggestion, named in the body, as relevant or irrelevant.
   *
   * @deprecated Use `postConversationSuggestionEngagement`.
   * @permissions `conversation:suggestionFeedback:add`
   * @see POST /api/v2/conversations/{conversationId}/suggestions/feedback
   */
  postConversationSuggestionsFeedback(conversationId: string, body: Feedback, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postConversationSuggestionsFeedback',
      'POST /api/v2/conversations/{conversationId}/suggestions/feedback',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Submits the agent's rating of a generated summary together with the summary as the agent would have it.
   *
   * @permissions `conversation:summaryFeedback:add`
   * @see POST /api/v2/conversations/{conversationId}/summaries/{summaryId}/feedback
   */
  postConversationSummaryFeedback(
    conversationId: string,
    summaryId: string,
    opts?: { body?: FeedbackAddRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationSummaryFeedback',
      'POST /api/v2/conversations/{conversationId}/summaries/{summaryId}/feedback',
      { conversationId, summaryId },
      opts,
      request,
    );
  }

  /**
   * Dials a number from within a callback conversation, adding the call to it. A separate call is placed with
   * `postConversationsCalls`.
   *
   * @param conversationId - The callback conversation.
   * @permissions not documented
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
   * Breaks the caller into one participant's call, usually as a supervisor, making it a conference in which all hear each other.
   * `postConversationsCallParticipantMonitor` only listens, `postConversationsCallParticipantCoach` speaks to the agent alone.
   *
   * @param participantId - The participant whose call is entered.
   * @permissions `conversation:call:barge`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/barge
   */
  postConversationsCallParticipantBarge(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallParticipantBarge',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/barge',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Lets the caller, as a supervisor, listen to a call and speak to one participant unheard by the others.
   *
   * @param participantId - The participant to be coached.
   * @permissions `conversation:call:coach`
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
   * Requests a summary of a call leg on demand. It is generated afterwards and read with `getConversationSummaries`.
   *
   * @permissions `conversation:summary:add`
   * @see POST
   * /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/summaries
   */
  postConversationsCallParticipantCommunicationSummaries(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: OnDemandConversationSummaryRequest },
    request?: RequestOptions,
  ): ApiPromise<OnDemandSummaryAcceptedResponse> {
    return this.call(
      'postConversationsCallParticipantCommunicationSummaries',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/summaries',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Gives the wrap-up for one leg of a call, where `patchConversationsCallParticipant` gives it for the participant as a whole.
   *
   * @permissions `conversation:participant:wrapup`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsCallParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallParticipantCommunicationWrapup',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Begins a consult transfer: the agent first speaks to the destination while the other party waits, then completes or
   * cancels. `patchConversationsCallParticipantConsult` changes who hears whom, `deleteConversationsCallParticipantConsult`
   * cancels.
   *
   * @param participantId - The participant to be transferred.
   * @deprecated Use `postConversationsCallParticipantConsultAgent`, `postConversationsCallParticipantConsultQueue` or
   * `postConversationsCallParticipantConsultContactExternal`.
   * @permissions `conversation:communication:consultTransfer`
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
   * Begins a consult transfer of a call to an agent, whom the transferring agent speaks to first.
   * `patchConversationsCallParticipantConsult` changes who hears whom.
   *
   * @param participantId - The participant to be transferred.
   * @permissions any of `conversation:communication:consultTransfer`, `conversation:communication:consultTransferAgent`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/agent
   */
  postConversationsCallParticipantConsultAgent(
    conversationId: string,
    participantId: string,
    body: ConsultTransferToAgent,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'postConversationsCallParticipantConsultAgent',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/agent',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Begins a consult transfer of a call to an external contact, dialled on the kind of phone given.
   *
   * @param participantId - The participant to be transferred.
   * @permissions any of `conversation:communication:consultTransfer`,
   * `conversation:communication:consultTransferExternalContact`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/contact/external
   */
  postConversationsCallParticipantConsultContactExternal(
    conversationId: string,
    participantId: string,
    body: ConsultTransferToExternalContact,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'postConversationsCallParticipantConsultContactExternal',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/contact/external',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Begins a consult transfer of a call to an outside number.
   *
   * @param participantId - The participant to be transferred.
   * @deprecated Use `postConversationsCallParticipantVoiceConsult`.
   * @permissions any of `conversation:communication:consultTransfer`, `conversation:communication:consultTransferExternal`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/external
   */
  postConversationsCallParticipantConsultExternal(
    conversationId: string,
    participantId: string,
    body: ConsultTransferToExternal,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'postConversationsCallParticipantConsultExternal',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/external',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Begins a consult transfer of a call to a queue: the transferring agent speaks first to the agent who answers from it.
   *
   * @param participantId - The participant to be transferred.
   * @permissions any of `conversation:communication:consultTransfer`, `conversation:communication:consultTransferQueue`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/queue
   */
  postConversationsCallParticipantConsultQueue(
    conversationId: string,
    participantId: string,
    body: ConsultTransferToQueue,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'postConversationsCallParticipantConsultQueue',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/consult/queue',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Lets the caller, as a supervisor, listen in on a call from one participant's side without being heard.
   *
   * @param participantId - The participant whose side is listened to.
   * @permissions `conversation:call:monitor`
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
   * @permissions `conversation:communication:blindTransfer`
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
   * Starts or stops a recording made on demand of one participant's part in a call, apart from the call's regular recording.
   *
   * @param body - `record` switches it on or off.
   * @permissions `conversation:recording:snippetRecord`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/snippet/record
   */
  postConversationsCallParticipantSnippetRecord(
    conversationId: string,
    participantId: string,
    body: SnippetRecordingRequest,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'postConversationsCallParticipantSnippetRecord',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/snippet/record',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Begins a consult transfer of a call to any address. `deleteConversationsCallParticipantConsult` calls it off.
   *
   * @param participantId - The participant to be transferred.
   * @permissions `conversation:communication:consultTransfer`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/voice/consult
   */
  postConversationsCallParticipantVoiceConsult(
    conversationId: string,
    participantId: string,
    body: ConsultTransferToAddress,
    request?: RequestOptions,
  ): ApiPromise<ConsultTransferResponse> {
    return this.call(
      'postConversationsCallParticipantVoiceConsult',
      'POST /api/v2/conversations/calls/{conversationId}/participants/{participantId}/voice/consult',
      { conversationId, participantId, body },
      {},
      request,
    );
  }

  /**
   * Adds parties to a call, making it a conference.
   *
   * @param body - `participants` of the conversation to be added, each with an `address`, `userId` or `queueId`.
   * @permissions not documented
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
   * Adds parties to a call in another user's name, as `postConversationsCallParticipants` does in the caller's own.
   *
   * @param userId - The user on whose behalf it is done.
   * @param body - `participants` of the conversation to be added.
   * @permissions `conversation:agentlessCall:add`
   * @see POST /api/v2/conversations/calls/{conversationId}/participants/user/{userId}
   */
  postConversationsCallParticipantsUserUserId(
    conversationId: string,
    userId: string,
    body: Conversation,
    request?: RequestOptions,
  ): ApiPromise<Conversation> {
    return this.call(
      'postConversationsCallParticipantsUserUserId',
      'POST /api/v2/conversations/calls/{conversationId}/participants/user/{userId}',
      { conversationId, userId, body },
      {},
      request,
    );
  }

  /**
   * Gives code and notes to close one communication of a callback.
   *
   * @permissions `conversation:participant:wrapup`
   * @see POST
   * /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsCallbackParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCallbackParticipantCommunicationWrapup',
      'POST /api/v2/conversations/callbacks/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Transfers a callback to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @permissions `conversation:communication:blindTransfer`
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
   * @example
   * ```ts
   * const { conversation } = await new ConversationsApi(client).postConversationsCallbacks({
   *   callbackUserName: 'Ada Jensen',
   *   callbackNumbers: ['+442079460123'],
   *   queueId,
   * });
   * console.log(conversation?.id);
   * ```
   * @permissions `conversation:callback:create`
   * @see POST /api/v2/conversations/callbacks
   */
  postConversationsCallbacks(body: CreateCallbackCommand, request?: RequestOptions): ApiPromise<CreateCallbackResponse> {
    return this.call('postConversationsCallbacks', 'POST /api/v2/conversations/callbacks', { body }, {}, request);
  }

  /**
   * Disconnects many scheduled callbacks in one call.
   *
   * @permissions `conversation:communication:disconnect`
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
   * @permissions `conversation:callback:edit`
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
   * @example
   * ```ts
   * const { id } = await new ConversationsApi(client).postConversationsCalls({
   *   phoneNumber: '+442079460123',
   *   callFromQueueId: queueId,
   * });
   * console.log(id);
   * ```
   * @permissions `conversation:conference:add`
   * @see POST /api/v2/conversations/calls
   */
  postConversationsCalls(body: CreateCallRequest, request?: RequestOptions): ApiPromise<CreateCallResponse> {
    return this.call('postConversationsCalls', 'POST /api/v2/conversations/calls', { body }, {}, request);
  }

  /**
   * Places a call for another user, who becomes its calling party; the caller's own calls are placed with
   * `postConversationsCalls`.
   *
   * @param userId - The user on whose behalf it is done.
   * @permissions any of `conversation:agentlessCall:add`, `conversation:call:add`
   * @see POST /api/v2/conversations/calls/user/{userId}
   */
  postConversationsCallsUserUserId(
    userId: string,
    body: CreateCallRequest,
    request?: RequestOptions,
  ): ApiPromise<CreateCallResponse> {
    return this.call(
      'postConversationsCallsUserUserId',
      'POST /api/v2/conversations/calls/user/{userId}',
      { userId, body },
      {},
      request,
    );
  }

  /**
   * Sends a message into a web chat as the agent.
   *
   * @param communicationId - The agent's own communication in the chat.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Signals to the others in a web chat that the agent is typing.
   *
   * @param communicationId - The agent's own communication in the chat.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Transfers a web chat to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @deprecated The platform no longer offers it.
   * @permissions not documented
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
      { retired: true },
    );
  }

  /**
   * Creates a chat whose text is carried by a third-party provider, so that the platform routes it to a queue. Guests of the
   * platform's own web chat start with `postWebchatGuestConversations`.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `conversation:webchat:create`
   * @see POST /api/v2/conversations/chats
   */
  postConversationsChats(body: CreateWebChatRequest, request?: RequestOptions): ApiPromise<ChatConversation> {
    return this.call('postConversationsChats', 'POST /api/v2/conversations/chats', { body }, {}, request, { retired: true });
  }

  /**
   * Gives the wrap-up for a single communication of a co-browse session.
   *
   * @deprecated The platform advises against it.
   * @permissions `conversation:participant:wrapup`
   * @see POST
   * /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsCobrowsesessionParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsCobrowsesessionParticipantCommunicationWrapup',
      'POST /api/v2/conversations/cobrowsesessions/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Transfers a co-browse session to another user or queue.
   *
   * @param opts.body - One of `userId`, `queueId` or `address`.
   * @deprecated The platform calls it deprecated.
   * @permissions `conversation:communication:blindTransfer`
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
   * Creates a schema for custom attributes of conversations. Records are then made after it with
   * `putConversationCustomattributes`.
   *
   * @permissions `conversation:customAttributes:schemaAdd`
   * @see POST /api/v2/conversations/customattributes/schemas
   */
  postConversationsCustomattributesSchemas(
    body: ConversationJsonSchemaRequest,
    request?: RequestOptions,
  ): ApiPromise<ConversationDataSchema> {
    return this.call(
      'postConversationsCustomattributesSchemas',
      'POST /api/v2/conversations/customattributes/schemas',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches the records of custom attributes across conversations.
   *
   * @permissions `conversation:customAttributes:view`
   * @see POST /api/v2/conversations/customattributes/search
   */
  postConversationsCustomattributesSearch(
    body: ConversationCustomAttributesSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonSearchResponse> {
    return this.call(
      'postConversationsCustomattributesSearch',
      'POST /api/v2/conversations/customattributes/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds a further inbound e-mail to an external e-mail conversation, one whose mail is held by a third-party provider.
   *
   * @permissions not documented
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
   * @permissions `conversation:email:send`
   * @see POST /api/v2/conversations/emails/{conversationId}/messages
   */
  postConversationsEmailMessages(
    conversationId: string,
    body: EmailMessage,
    request?: RequestOptions,
  ): ApiPromise<EmailMessageReply> {
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
   * @permissions not documented
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
   * Prepares an attachment for the draft reply. Upload the file to `url` of the answer, sending its `headers` along.
   *
   * @permissions `conversation:emailAttachment:add`
   * @see POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/uploads
   */
  postConversationsEmailMessagesDraftAttachmentsUploads(
    conversationId: string,
    body: UploadAttachmentRequest,
    request?: RequestOptions,
  ): ApiPromise<UploadAttachmentResponse> {
    return this.call(
      'postConversationsEmailMessagesDraftAttachmentsUploads',
      'POST /api/v2/conversations/emails/{conversationId}/messages/draft/attachments/uploads',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Gives the wrap-up for one communication of an e-mail conversation.
   *
   * @permissions `conversation:participant:wrapup`
   * @see POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsEmailParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsEmailParticipantCommunicationWrapup',
      'POST /api/v2/conversations/emails/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Transfers an e-mail conversation to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @permissions `conversation:communication:blindTransfer`
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
   * Reopens an e-mail conversation that everybody has left, connecting the caller again with the customer who was disconnected
   * last.
   *
   * @permissions `conversation:communication:reconnect`
   * @see POST /api/v2/conversations/emails/{conversationId}/reconnect
   */
  postConversationsEmailReconnect(conversationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postConversationsEmailReconnect',
      'POST /api/v2/conversations/emails/{conversationId}/reconnect',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Creates an e-mail conversation: outbound to write to a recipient on behalf of a queue, inbound to route an e-mail that a
   * third-party provider holds.
   *
   * @param body - `direction` decides between the two; `OUTBOUND` needs `queueId` and `toAddress`, `INBOUND` a queue or flow.
   * @example
   * ```ts
   * const email = await new ConversationsApi(client).postConversationsEmails({
   *   queueId,
   *   provider: 'Support form',
   *   direction: 'INBOUND',
   *   toAddress: 'support@example.com',
   *   fromAddress: 'ada.jensen@example.com',
   *   subject: 'Refund',
   *   textBody: 'When will I receive my refund?',
   * });
   * console.log(email.id);
   * ```
   * @permissions `conversation:email:create`
   * @see POST /api/v2/conversations/emails
   */
  postConversationsEmails(body: CreateEmailRequest, request?: RequestOptions): ApiPromise<EmailConversation> {
    return this.call('postConversationsEmails', 'POST /api/v2/conversations/emails', { body }, {}, request);
  }

  /**
   * Sends one e-mail without any agent taking part, within an existing e-mail conversation or on its own. What an agent writes
   * goes out with `postConversationsEmailMessages`.
   *
   * @param body - `toAddresses` takes a single recipient; `conversationId` must be that of an e-mail conversation.
   * @permissions any of `conversation:email:create`, `conversation:agentlessEmail:send`
   * @see POST /api/v2/conversations/emails/agentless
   */
  postConversationsEmailsAgentless(
    body: AgentlessEmailSendRequestDto,
    request?: RequestOptions,
  ): ApiPromise<AgentlessEmailSendResponseDto> {
    return this.call('postConversationsEmailsAgentless', 'POST /api/v2/conversations/emails/agentless', { body }, {}, request);
  }

  /**
   * Starts sending a fax to one or more numbers. A document not yet on the platform is uploaded to the address in the answer.
   *
   * @permissions not documented
   * @see POST /api/v2/conversations/faxes
   */
  postConversationsFaxes(body: FaxSendRequest, request?: RequestOptions): ApiPromise<FaxSendResponse> {
    return this.call('postConversationsFaxes', 'POST /api/v2/conversations/faxes', { body }, {}, request);
  }

  /**
   * Sets up a key of the organisation's own for encrypting conversation data. Try it first with
   * `postConversationsKeyconfigurationsValidate`.
   *
   * @permissions `conversation:encryptionKey:edit`
   * @see POST /api/v2/conversations/keyconfigurations
   */
  postConversationsKeyconfigurations(
    body: ConversationEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<ConversationEncryptionConfiguration> {
    return this.call('postConversationsKeyconfigurations', 'POST /api/v2/conversations/keyconfigurations', { body }, {}, request);
  }

  /**
   * Checks a key configuration for conversation data without saving it; `lastError` in the answer tells what is wrong.
   *
   * @permissions `conversation:encryptionKey:edit`
   * @see POST /api/v2/conversations/keyconfigurations/validate
   */
  postConversationsKeyconfigurationsValidate(
    body: ConversationEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<ConversationEncryptionConfiguration> {
    return this.call(
      'postConversationsKeyconfigurationsValidate',
      'POST /api/v2/conversations/keyconfigurations/validate',
      { body },
      {},
      request,
    );
  }

  /**
   * Sends a message in an existing message conversation as the agent: text, media, stickers or a template.
   *
   * @param communicationId - The agent's own communication in the conversation.
   * @param body - Carries exactly one of text, media, stickers and template. Media has to be uploaded first, see
   * `postConversationsMessageCommunicationMessagesMedia`.
   * @example
   * ```ts
   * await new ConversationsApi(client).postConversationsMessageCommunicationMessages(conversationId, communicationId, {
   *   textBody: 'How can I help you?',
   * });
   * ```
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
   * @deprecated Use `postConversationsMessageCommunicationMessagesMediaUploads`.
   * @permissions any of `conversation:message:create`, `conversation:webmessaging:create`, `conversation:socialmedia:create`
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
   * Prepares the upload of a media file for a message. Send the file to `uploadUrl` with the `uploadHeaders`, then name its id
   * in the message.
   *
   * @permissions any of `conversation:message:create`, `conversation:webmessaging:create`, `conversation:socialmedia:create`
   * @see POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/uploads
   */
  postConversationsMessageCommunicationMessagesMediaUploads(
    conversationId: string,
    communicationId: string,
    body: UploadMediaRequest,
    request?: RequestOptions,
  ): ApiPromise<MessageMediaUploadData> {
    return this.call(
      'postConversationsMessageCommunicationMessagesMediaUploads',
      'POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/messages/media/uploads',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Answers a social-media message as the agent, as a reply to the message named in the body.
   *
   * @permissions `conversation:socialmedia:create`
   * @see POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/socialmedia/messages
   */
  postConversationsMessageCommunicationSocialmediaMessages(
    conversationId: string,
    communicationId: string,
    body: AdditionalSocialMediaMessage,
    request?: RequestOptions,
  ): ApiPromise<SocialMediaMessageData> {
    return this.call(
      'postConversationsMessageCommunicationSocialmediaMessages',
      'POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/socialmedia/messages',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Shows the customer of a message conversation that the agent is typing.
   *
   * @param communicationId - The agent's own communication in the conversation.
   * @permissions any of `conversation:message:create`, `conversation:webmessaging:create`
   * @see POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/typing
   */
  postConversationsMessageCommunicationTyping(
    conversationId: string,
    communicationId: string,
    body: MessageTypingEventRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsMessageCommunicationTyping',
      'POST /api/v2/conversations/messages/{conversationId}/communications/{communicationId}/typing',
      { conversationId, communicationId, body },
      {},
      request,
    );
  }

  /**
   * Passes on an event of the customer's side, such as typing, through an Open Messaging integration.
   *
   * @permissions `conversation:message:receive`
   * @see POST /api/v2/conversations/messages/{integrationId}/inbound/open/event
   */
  postConversationsMessageInboundOpenEvent(
    integrationId: string,
    body: OpenInboundNormalizedEvent,
    request?: RequestOptions,
  ): ApiPromise<OpenEventNormalizedMessage> {
    return this.call(
      'postConversationsMessageInboundOpenEvent',
      'POST /api/v2/conversations/messages/{integrationId}/inbound/open/event',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Delivers a customer's message from the organisation's own middleware, naming the Open Messaging integration in the path. It
   * begins a conversation or joins the one that exists.
   *
   * @param opts.prefetchConversationId - Whether the answer waits for the conversation's id and carries it. The platform assumes
   * `false`.
   * @permissions `conversation:message:receive`
   * @see POST /api/v2/conversations/messages/{integrationId}/inbound/open/message
   */
  postConversationsMessageInboundOpenMessage(
    integrationId: string,
    body: OpenInboundNormalizedMessage,
    opts?: { prefetchConversationId?: boolean },
    request?: RequestOptions,
  ): ApiPromise<OpenMessageNormalizedMessage> {
    return this.call(
      'postConversationsMessageInboundOpenMessage',
      'POST /api/v2/conversations/messages/{integrationId}/inbound/open/message',
      { integrationId, body },
      opts,
      request,
    );
  }

  /**
   * Reports through an Open Messaging integration what became of an outbound message: delivered, failed, published or removed.
   *
   * @permissions `conversation:message:receive`
   * @see POST /api/v2/conversations/messages/{integrationId}/inbound/open/receipt
   */
  postConversationsMessageInboundOpenReceipt(
    integrationId: string,
    body: OpenInboundNormalizedReceipt,
    request?: RequestOptions,
  ): ApiPromise<OpenReceiptNormalizedMessage> {
    return this.call(
      'postConversationsMessageInboundOpenReceipt',
      'POST /api/v2/conversations/messages/{integrationId}/inbound/open/receipt',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Delivers the customer's choice from a structured message, such as a button pressed, through an Open Messaging integration.
   *
   * @permissions `conversation:message:receive`
   * @see POST /api/v2/conversations/messages/{integrationId}/inbound/open/structured/response
   */
  postConversationsMessageInboundOpenStructuredResponse(
    integrationId: string,
    body: OpenInboundStructuredResponseMessage,
    request?: RequestOptions,
  ): ApiPromise<OpenStructuredResponseNormalizedMessage> {
    return this.call(
      'postConversationsMessageInboundOpenStructuredResponse',
      'POST /api/v2/conversations/messages/{integrationId}/inbound/open/structured/response',
      { integrationId, body },
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
   * Requests a summary of an agent's part in a message conversation on demand. It is generated afterwards; see
   * `getConversationSummaries`.
   *
   * @permissions `conversation:summary:add`
   * @see POST
   * /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/summaries
   */
  postConversationsMessageParticipantCommunicationSummaries(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: OnDemandConversationSummaryRequest },
    request?: RequestOptions,
  ): ApiPromise<OnDemandSummaryAcceptedResponse> {
    return this.call(
      'postConversationsMessageParticipantCommunicationSummaries',
      'POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/summaries',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Closes one communication of a message conversation with its wrap-up.
   *
   * @permissions `conversation:participant:wrapup`
   * @see POST
   * /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsMessageParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsMessageParticipantCommunicationWrapup',
      'POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Lets the caller, as a supervisor, follow a message conversation from one participant's side without taking part.
   *
   * @param participantId - The participant whose side is watched.
   * @permissions `conversation:message:monitor`
   * @see POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/monitor
   */
  postConversationsMessageParticipantMonitor(
    conversationId: string,
    participantId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsMessageParticipantMonitor',
      'POST /api/v2/conversations/messages/{conversationId}/participants/{participantId}/monitor',
      { conversationId, participantId },
      {},
      request,
    );
  }

  /**
   * Transfers a message conversation to another user or queue.
   *
   * @param body - One of `userId`, `queueId` or `address`.
   * @permissions `conversation:communication:blindTransfer`
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
   * @permissions `conversation:message:create`
   * @see POST /api/v2/conversations/messages
   */
  postConversationsMessages(
    body: CreateOutboundMessagingConversationRequest,
    request?: RequestOptions,
  ): ApiPromise<CreateOutboundMessagingConversationResponse> {
    return this.call('postConversationsMessages', 'POST /api/v2/conversations/messages', { body }, {}, request);
  }

  /**
   * Sends one message without any agent taking part, such as a notice or reminder. Needs a token from the client-credentials
   * grant.
   *
   * @param body - Give either `textBody` or `messagingTemplate`. With a conversation already active between the two addresses
   * the call fails, unless `useExistingActiveConversation` is set.
   * @permissions `conversation:message:create`
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
   * @deprecated Use `postConversationsMessageInboundOpenMessage`, `postConversationsMessageInboundOpenEvent` or
   * `postConversationsMessageInboundOpenReceipt`.
   * @permissions `conversation:message:receive`
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
   * Connects a business account of Apple Messages for Business. Setting up continues after the response, as `createStatus` shows.
   *
   * @permissions `messaging:appleIntegration:add`
   * @see POST /api/v2/conversations/messaging/integrations/apple
   */
  postConversationsMessagingIntegrationsApple(
    body: AppleIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<AppleIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsApple',
      'POST /api/v2/conversations/messaging/integrations/apple',
      { body },
      {},
      request,
    );
  }

  /**
   * Connects a Facebook page. Setting up continues after the response; `createStatus` shows when it has completed.
   *
   * @param body - Give either `pageAccessToken`, or `userAccessToken` together with `pageId`.
   * @permissions `messaging:integration:add`
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
   * Connects an Instagram account for direct messages. `createStatus` of the answer tells when it is ready.
   *
   * @param body - Give either `pageAccessToken`, or `userAccessToken` together with `pageId`. An own Facebook app needs `appId`
   * and `appSecret`.
   * @permissions `messaging:conversationInstagramIntegration:add`
   * @see POST /api/v2/conversations/messaging/integrations/instagram
   */
  postConversationsMessagingIntegrationsInstagram(
    body: InstagramIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<InstagramIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsInstagram',
      'POST /api/v2/conversations/messaging/integrations/instagram',
      { body },
      {},
      request,
    );
  }

  /**
   * Connects a LINE channel; enter `webhookUri` of the answer at LINE.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `messaging:integration:add`
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
      { retired: true },
    );
  }

  /**
   * Creates an Open Messaging integration for the organisation's own middleware.
   *
   * @param body - Outbound messages go to `outboundNotificationWebhookUrl`, signed with
   * `outboundNotificationWebhookSignatureSecretToken`.
   * @permissions `messaging:integration:add`
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
   * Connects a Google Business Profile account, given a stored token and one of its accounts. Both come from
   * `postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokens` and
   * `getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokenAccounts`.
   *
   * @preview
   * @permissions `messaging:googleBusinessProfileIntegration:add`
   * @see POST /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile
   */
  postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofile(
    body: GoogleBusinessProfileOpenIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<GoogleBusinessProfileOpenIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofile',
      'POST /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile',
      { body },
      {},
      request,
    );
  }

  /**
   * Exchanges the code from Google's sign-in for a token that the platform keeps. A token that no integration refers to is
   * deleted after a while.
   *
   * @preview
   * @permissions `messaging:googleBusinessProfileToken:add`
   * @see POST /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens
   */
  postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokens(
    body: GoogleAuthTokenRequest,
    request?: RequestOptions,
  ): ApiPromise<GoogleAuthToken> {
    return this.call(
      'postConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileTokens',
      'POST /api/v2/conversations/messaging/integrations/open/extensions/googlebusinessprofile/tokens',
      { body },
      {},
      request,
    );
  }

  /**
   * Connects a Twitter account for direct messages, with the keys of the organisation's own Twitter app.
   *
   * @param body - `envName` is the environment name of the Twitter app.
   * @permissions `messaging:XIntegration:add`
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
   * @deprecated Use `postConversationsMessagingIntegrationsWhatsappEmbeddedsignup`.
   * @permissions `messaging:whatsappIntegration:add`
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
   * Creates a WhatsApp integration with the token from WhatsApp's embedded sign-up. Activate it with
   * `patchConversationsMessagingIntegrationsWhatsappEmbeddedsignupIntegrationId`.
   *
   * @permissions `messaging:whatsappIntegration:add`
   * @see POST /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup
   */
  postConversationsMessagingIntegrationsWhatsappEmbeddedsignup(
    body: WhatsAppEmbeddedSignupIntegrationRequest,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIntegration> {
    return this.call(
      'postConversationsMessagingIntegrationsWhatsappEmbeddedsignup',
      'POST /api/v2/conversations/messaging/integrations/whatsapp/embeddedsignup',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a profile of messaging settings for integrations to refer to.
   *
   * @permissions `messaging:setting:add`
   * @see POST /api/v2/conversations/messaging/settings
   */
  postConversationsMessagingSettings(body: MessagingSettingRequest, request?: RequestOptions): ApiPromise<MessagingSetting> {
    return this.call(
      'postConversationsMessagingSettings',
      'POST /api/v2/conversations/messaging/settings',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a supported-content profile that messaging integrations can then be pointed at.
   *
   * @permissions `messaging:supportedContent:add`
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
   * Searches conversations by the attributes (participant data) of their participants. Page on with `cursor` of the answer, sent
   * in the next body.
   *
   * @permissions `conversation:participant:attributesview`
   * @see POST /api/v2/conversations/participants/attributes/search
   */
  postConversationsParticipantsAttributesSearch(
    body: ConversationParticipantSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonCursorSearchResponse> {
    return this.call(
      'postConversationsParticipantsAttributesSearch',
      'POST /api/v2/conversations/participants/attributes/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Gives the wrap-up for a single communication of a screen share.
   *
   * @deprecated The platform advises against it.
   * @permissions `conversation:participant:wrapup`
   * @see POST
   * /api/v2/conversations/screenshares/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsScreenshareParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsScreenshareParticipantCommunicationWrapup',
      'POST /api/v2/conversations/screenshares/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Gives the wrap-up for one communication of a social conversation.
   *
   * @permissions `conversation:participant:wrapup`
   * @see POST
   * /api/v2/conversations/socials/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsSocialParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsSocialParticipantCommunicationWrapup',
      'POST /api/v2/conversations/socials/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Creates a video conference for the agent of a communication and assigns them to it; the answer has the code for joining.
   *
   * @preview
   * @permissions `conversation:video:add`
   * @see POST /api/v2/conversations/videos/{conversationId}/agentconference/communications/{communicationId}
   */
  postConversationsVideoAgentconferenceCommunication(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<CreateJoinVideoResponse> {
    return this.call(
      'postConversationsVideoAgentconferenceCommunication',
      'POST /api/v2/conversations/videos/{conversationId}/agentconference/communications/{communicationId}',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Closes one communication of a video conversation with its wrap-up.
   *
   * @permissions `conversation:participant:wrapup`
   * @see POST /api/v2/conversations/videos/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup
   */
  postConversationsVideoParticipantCommunicationWrapup(
    conversationId: string,
    participantId: string,
    communicationId: string,
    opts?: { body?: WrapupInput },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postConversationsVideoParticipantCommunicationWrapup',
      'POST /api/v2/conversations/videos/{conversationId}/participants/{participantId}/communications/{communicationId}/wrapup',
      { conversationId, participantId, communicationId },
      opts,
      request,
    );
  }

  /**
   * Generates a meeting id that stands for a video conference. `getConversationsVideosMeeting` leads back from it to the
   * conference.
   *
   * @permissions `video:video:access`
   * @see POST /api/v2/conversations/videos/meetings
   */
  postConversationsVideosMeetings(body: GenerateMeetingIdRequest, request?: RequestOptions): ApiPromise<MeetingIdRecord> {
    return this.call('postConversationsVideosMeetings', 'POST /api/v2/conversations/videos/meetings', { body }, {}, request);
  }

  /**
   * Sets the access attributes that decide who may get at a conversation, in place of those it had.
   *
   * @permissions `conversation:accessAttributes:edit`
   * @see PUT /api/v2/conversations/{conversationId}/accessattributes
   */
  putConversationAccessattributes(
    conversationId: string,
    body: ConversationAccessAttributesUpdate,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationAccessattributes',
      'PUT /api/v2/conversations/{conversationId}/accessattributes',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a record of a conversation's custom attributes, or creates it where `id` is not yet in use.
   *
   * @param opts.body - `schemaId` is needed for a record's creation and cannot be changed later. Leaving out `divisions` clears
   * them.
   * @permissions `conversation:customAttributes:edit`
   * @see PUT /api/v2/conversations/{conversationId}/customattributes
   */
  putConversationCustomattributes(
    conversationId: string,
    opts?: { body?: CustomAttributesUpdateRequest },
    request?: RequestOptions,
  ): ApiPromise<CustomAttributesIdResponse> {
    return this.call(
      'putConversationCustomattributes',
      'PUT /api/v2/conversations/{conversationId}/customattributes',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Creates or replaces several of a conversation's custom-attribute records at once, each with a separate outcome in the
   * answer.
   *
   * @permissions `conversation:customAttributes:edit`
   * @see PUT /api/v2/conversations/{conversationId}/customattributes/bulk
   */
  putConversationCustomattributesBulk(
    conversationId: string,
    opts?: { body?: CustomAttributesUpdateRequest[] },
    request?: RequestOptions,
  ): ApiPromise<CustomAttributesBulkUpdateResponseMap> {
    return this.call(
      'putConversationCustomattributesBulk',
      'PUT /api/v2/conversations/{conversationId}/customattributes/bulk',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Flags a participant's leg of a conversation as one of poor quality, for later investigation.
   *
   * @permissions not documented
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
   * Replaces all secure attributes of a conversation. The version last read goes along, so that a change made meanwhile by
   * another client is noticed.
   *
   * @permissions `conversation:participant:attributesedit`
   * @see PUT /api/v2/conversations/{conversationId}/secureattributes
   */
  putConversationSecureattributes(
    conversationId: string,
    body: ConversationSecureAttributes,
    request?: RequestOptions,
  ): ApiPromise<string> {
    return this.call(
      'putConversationSecureattributes',
      'PUT /api/v2/conversations/{conversationId}/secureattributes',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Sets the conversation's external tag, by which another system's records can be matched with it.
   *
   * @returns Plain text.
   * @permissions `conversation:externalTag:edit`
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
   * @permissions not documented
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
   * @permissions `conversation:recording:pauseOthers`
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
   * @permissions `conversation:recording:pauseOthers`
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
   * @deprecated The platform no longer offers it.
   * @permissions `conversation:recording:pauseOthers`
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
      { retired: true },
    );
  }

  /**
   * Pauses or resumes the recording of a co-browse session.
   *
   * @returns Plain text.
   * @deprecated The platform calls it deprecated.
   * @permissions `conversation:recording:pauseOthers`
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
   * Changes a schema for conversation attributes, or switches it on or off.
   *
   * @param body - `version` is the one last read.
   * @permissions `conversation:customAttributes:schemaEdit`
   * @see PUT /api/v2/conversations/customattributes/schemas/{schemaId}
   */
  putConversationsCustomattributesSchema(
    schemaId: string,
    body: ConversationSchemaUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<ConversationDataSchema> {
    return this.call(
      'putConversationsCustomattributesSchema',
      'PUT /api/v2/conversations/customattributes/schemas/{schemaId}',
      { schemaId, body },
      {},
      request,
    );
  }

  /**
   * Saves the draft reply of an e-mail conversation in place of the one before; nothing is sent until
   * `postConversationsEmailMessages`.
   *
   * @permissions not documented
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
   * @permissions `conversation:recording:pauseOthers`
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
   * Replaces a key configuration for conversation data; the type `None` switches the organisation's own key off.
   *
   * @permissions `conversation:encryptionKey:edit`
   * @see PUT /api/v2/conversations/keyconfigurations/{keyconfigurationsId}
   */
  putConversationsKeyconfiguration(
    keyconfigurationsId: string,
    body: ConversationEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<ConversationEncryptionConfiguration> {
    return this.call(
      'putConversationsKeyconfiguration',
      'PUT /api/v2/conversations/keyconfigurations/{keyconfigurationsId}',
      { keyconfigurationsId, body },
      {},
      request,
    );
  }

  /**
   * Pauses or resumes the recording of a message conversation.
   *
   * @returns Plain text.
   * @permissions `conversation:recording:pauseOthers`
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
   * Sets whether an Apple integration matches its senders with external contacts, and in which division it looks.
   *
   * @permissions all of `messaging:integration:edit`, `messaging:identityResolutionApple:edit`
   * @see PUT /api/v2/conversations/messaging/identityresolution/integrations/apple/{integrationId}
   */
  putConversationsMessagingIdentityresolutionIntegrationsAppleIntegrationId(
    integrationId: string,
    body: AppleIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<AppleIdentityResolutionConfig> {
    return this.call(
      'putConversationsMessagingIdentityresolutionIntegrationsAppleIntegrationId',
      'PUT /api/v2/conversations/messaging/identityresolution/integrations/apple/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Switches identity resolution on or off for the people who write to a Facebook integration.
   *
   * @permissions all of `messaging:integration:edit`, `messaging:identityResolutionFacebook:edit`
   * @see PUT /api/v2/conversations/messaging/identityresolution/integrations/facebook/{integrationId}
   */
  putConversationsMessagingIdentityresolutionIntegrationsFacebookIntegrationId(
    integrationId: string,
    body: FacebookIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<FacebookIdentityResolutionConfig> {
    return this.call(
      'putConversationsMessagingIdentityresolutionIntegrationsFacebookIntegrationId',
      'PUT /api/v2/conversations/messaging/identityresolution/integrations/facebook/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Sets the identity resolution of an Instagram integration.
   *
   * @permissions all of `messaging:integration:edit`, `messaging:identityResolutionInstagram:edit`
   * @see PUT /api/v2/conversations/messaging/identityresolution/integrations/instagram/{integrationId}
   */
  putConversationsMessagingIdentityresolutionIntegrationsInstagramIntegrationId(
    integrationId: string,
    body: InstagramIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<InstagramIdentityResolutionConfig> {
    return this.call(
      'putConversationsMessagingIdentityresolutionIntegrationsInstagramIntegrationId',
      'PUT /api/v2/conversations/messaging/identityresolution/integrations/instagram/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Sets how an Open Messaging integration finds the external contact of a sender, with the external source of their ids.
   *
   * @permissions all of `messaging:integration:edit`, `messaging:identityResolutionOpen:edit`
   * @see PUT /api/v2/conversations/messaging/identityresolution/integrations/open/{integrationId}
   */
  putConversationsMessagingIdentityresolutionIntegrationsOpenIntegrationId(
    integrationId: string,
    body: OpenMessagingIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<OpenMessagingIdentityResolutionConfig> {
    return this.call(
      'putConversationsMessagingIdentityresolutionIntegrationsOpenIntegrationId',
      'PUT /api/v2/conversations/messaging/identityresolution/integrations/open/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Sets whether senders on a Twitter integration are tied to external contacts.
   *
   * @permissions all of `messaging:XIntegration:edit`, `messaging:identityResolutionX:edit`
   * @see PUT /api/v2/conversations/messaging/identityresolution/integrations/twitter/{integrationId}
   */
  putConversationsMessagingIdentityresolutionIntegrationsTwitterIntegrationId(
    integrationId: string,
    body: TwitterIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<TwitterIdentityResolutionConfig> {
    return this.call(
      'putConversationsMessagingIdentityresolutionIntegrationsTwitterIntegrationId',
      'PUT /api/v2/conversations/messaging/identityresolution/integrations/twitter/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Sets in which division, if at all, a WhatsApp integration resolves its senders' identities.
   *
   * @permissions all of `messaging:integration:edit`, `messaging:identityResolutionWhatsApp:edit`
   * @see PUT /api/v2/conversations/messaging/identityresolution/integrations/whatsapp/{integrationId}
   */
  putConversationsMessagingIdentityresolutionIntegrationsWhatsappIntegrationId(
    integrationId: string,
    body: WhatsAppIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<WhatsAppIdentityResolutionConfig> {
    return this.call(
      'putConversationsMessagingIdentityresolutionIntegrationsWhatsappIntegrationId',
      'PUT /api/v2/conversations/messaging/identityresolution/integrations/whatsapp/{integrationId}',
      { integrationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the settings of a LINE integration; LINE has no PATCH as the other platforms do.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `messaging:integration:edit`
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
      { retired: true },
    );
  }

  /**
   * Names the messaging settings for all integrations without separate settings.
   *
   * @permissions `messaging:setting:edit`
   * @see PUT /api/v2/conversations/messaging/settings/default
   */
  putConversationsMessagingSettingsDefault(
    body: MessagingSettingDefaultRequest,
    request?: RequestOptions,
  ): ApiPromise<MessagingSetting> {
    return this.call(
      'putConversationsMessagingSettingsDefault',
      'PUT /api/v2/conversations/messaging/settings/default',
      { body },
      {},
      request,
    );
  }

  /**
   * Names the supported-content profile that new integrations get when they name none.
   *
   * @permissions `messaging:supportedContent:edit`
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
   * @permissions `conversation:threadingTimeline:edit`
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
   * @permissions `conversation:recording:pauseOthers`
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
   * @permissions `conversation:recording:pauseOthers`
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
   * @permissions `conversation:recording:pauseOthers`
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
  type getAnalyticsConversationsAggregatesJobResultsOptions = OptionsOf<
    ConversationsApi['getAnalyticsConversationsAggregatesJobResults']
  >;
  type getAnalyticsConversationsDetailsOptions = OptionsOf<ConversationsApi['getAnalyticsConversationsDetails']>;
  type getAnalyticsConversationsDetailsJobResultsOptions = OptionsOf<
    ConversationsApi['getAnalyticsConversationsDetailsJobResults']
  >;
  type getConversationCommunicationInternalmessagesOptions = PageOptions;
  type getConversationParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationParticipantWrapup']>;
  type getConversationSuggestionsOptions = GetConversationSuggestionsOptions;
  type getConversationsOptions = OptionsOf<ConversationsApi['getConversations']>;
  type getConversationsCallParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCallParticipantCommunicationWrapup']
  >;
  type getConversationsCallParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsCallParticipantWrapup']>;
  type getConversationsCallbackParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCallbackParticipantCommunicationWrapup']
  >;
  type getConversationsCallbackParticipantWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCallbackParticipantWrapup']
  >;
  type getConversationsCallsHistoryOptions = GetConversationsCallsHistoryOptions;
  type getConversationsChatMessagesOptions = GetConversationsChatMessagesOptions;
  type getConversationsChatParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsChatParticipantWrapup']>;
  type getConversationsCobrowsesessionParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCobrowsesessionParticipantCommunicationWrapup']
  >;
  type getConversationsCobrowsesessionParticipantWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsCobrowsesessionParticipantWrapup']
  >;
  type getConversationsEmailMessagesOptions = OptionsOf<ConversationsApi['getConversationsEmailMessages']>;
  type getConversationsEmailParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsEmailParticipantCommunicationWrapup']
  >;
  type getConversationsEmailParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsEmailParticipantWrapup']>;
  type getConversationsMessageCommunicationMessagesMediaOptions = GetConversationsMessageCommunicationMessagesMediaOptions;
  type getConversationsMessageParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsMessageParticipantCommunicationWrapup']
  >;
  type getConversationsMessageParticipantWrapupOptions = OptionsOf<ConversationsApi['getConversationsMessageParticipantWrapup']>;
  type getConversationsMessagesCachedmediaOptions = GetConversationsMessagesCachedmediaOptions;
  type getConversationsMessagingIntegrationsOptions = GetConversationsMessagingIntegrationsOptions;
  type getConversationsMessagingIntegrationsAppleOptions = GetConversationsMessagingIntegrationsAppleOptions;
  type getConversationsMessagingIntegrationsAppleIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsAppleIntegrationId']
  >;
  type getConversationsMessagingIntegrationsFacebookOptions = GetConversationsMessagingIntegrationsFacebookOptions;
  type getConversationsMessagingIntegrationsFacebookIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsFacebookIntegrationId']
  >;
  type getConversationsMessagingIntegrationsInstagramOptions = GetConversationsMessagingIntegrationsInstagramOptions;
  type getConversationsMessagingIntegrationsInstagramIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsInstagramIntegrationId']
  >;
  type getConversationsMessagingIntegrationsLineOptions = GetConversationsMessagingIntegrationsLineOptions;
  type getConversationsMessagingIntegrationsLineIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsLineIntegrationId']
  >;
  type getConversationsMessagingIntegrationsOpenOptions = GetConversationsMessagingIntegrationsOpenOptions;
  type getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationIdOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingIntegrationsOpenExtensionsGooglebusinessprofileIntegrationId']
  >;
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
  type getConversationsMessagingOauthAppleCallbackOptions = OptionsOf<
    ConversationsApi['getConversationsMessagingOauthAppleCallback']
  >;
  type getConversationsMessagingSettingsOptions = PageOptions;
  type getConversationsMessagingStickerOptions = PageOptions;
  type getConversationsMessagingSupportedcontentOptions = PageOptions;
  type getConversationsScreenshareParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsScreenshareParticipantCommunicationWrapup']
  >;
  type getConversationsSocialParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsSocialParticipantCommunicationWrapup']
  >;
  type getConversationsVideoParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['getConversationsVideoParticipantCommunicationWrapup']
  >;
  type patchConversationCustomattributesOptions = OptionsOf<ConversationsApi['patchConversationCustomattributes']>;
  type patchConversationCustomattributesBulkOptions = OptionsOf<ConversationsApi['patchConversationCustomattributesBulk']>;
  type patchConversationSummaryEngagementsOptions = OptionsOf<ConversationsApi['patchConversationSummaryEngagements']>;
  type patchConversationSummaryFeedbackOptions = OptionsOf<ConversationsApi['patchConversationSummaryFeedback']>;
  type patchConversationsCallParticipantCommunicationPostflowactionOptions = OptionsOf<
    ConversationsApi['patchConversationsCallParticipantCommunicationPostflowaction']
  >;
  type patchConversationsCobrowsesessionParticipantOptions = OptionsOf<
    ConversationsApi['patchConversationsCobrowsesessionParticipant']
  >;
  type patchConversationsCobrowsesessionParticipantAttributesOptions = OptionsOf<
    ConversationsApi['patchConversationsCobrowsesessionParticipantAttributes']
  >;
  type patchConversationsEmailMessagesDraftOptions = PatchConversationsEmailMessagesDraftOptions;
  type patchConversationsMessageParticipantOptions = OptionsOf<ConversationsApi['patchConversationsMessageParticipant']>;
  type patchConversationsMessageParticipantAttributesOptions = OptionsOf<
    ConversationsApi['patchConversationsMessageParticipantAttributes']
  >;
  type postAnalyticsConversationsActivityQueryOptions = OptionsOf<ConversationsApi['postAnalyticsConversationsActivityQuery']>;
  type postConversationParticipantCallbacksOptions = OptionsOf<ConversationsApi['postConversationParticipantCallbacks']>;
  type postConversationParticipantDigitsOptions = OptionsOf<ConversationsApi['postConversationParticipantDigits']>;
  type postConversationParticipantSecureivrsessionsOptions = OptionsOf<
    ConversationsApi['postConversationParticipantSecureivrsessions']
  >;
  type postConversationSummaryFeedbackOptions = OptionsOf<ConversationsApi['postConversationSummaryFeedback']>;
  type postConversationsCallParticipantCommunicationSummariesOptions = OptionsOf<
    ConversationsApi['postConversationsCallParticipantCommunicationSummaries']
  >;
  type postConversationsCallParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsCallParticipantCommunicationWrapup']
  >;
  type postConversationsCallbackParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsCallbackParticipantCommunicationWrapup']
  >;
  type postConversationsCobrowsesessionParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsCobrowsesessionParticipantCommunicationWrapup']
  >;
  type postConversationsCobrowsesessionParticipantReplaceOptions = OptionsOf<
    ConversationsApi['postConversationsCobrowsesessionParticipantReplace']
  >;
  type postConversationsEmailParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsEmailParticipantCommunicationWrapup']
  >;
  type postConversationsMessageInboundOpenMessageOptions = OptionsOf<
    ConversationsApi['postConversationsMessageInboundOpenMessage']
  >;
  type postConversationsMessageMessagesBulkOptions = OptionsOf<ConversationsApi['postConversationsMessageMessagesBulk']>;
  type postConversationsMessageParticipantCommunicationSummariesOptions = OptionsOf<
    ConversationsApi['postConversationsMessageParticipantCommunicationSummaries']
  >;
  type postConversationsMessageParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsMessageParticipantCommunicationWrapup']
  >;
  type postConversationsScreenshareParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsScreenshareParticipantCommunicationWrapup']
  >;
  type postConversationsSocialParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsSocialParticipantCommunicationWrapup']
  >;
  type postConversationsVideoParticipantCommunicationWrapupOptions = OptionsOf<
    ConversationsApi['postConversationsVideoParticipantCommunicationWrapup']
  >;
  type putConversationCustomattributesOptions = OptionsOf<ConversationsApi['putConversationCustomattributes']>;
  type putConversationCustomattributesBulkOptions = OptionsOf<ConversationsApi['putConversationCustomattributesBulk']>;
}
