import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ContentAttachmentMediaType,
  MessageStatus,
  NormalizedMessageStatus,
  ParticipantMediaState,
  SuggestionTrigger,
  ThreadingMessengerType,
} from './shared-enumerations.js';
import type { EmailAddress, Group, JourneyContext, Queue, ScoredAgent, SupportedContentReference, User } from './shared.js';
import type {
  Address,
  Attachment,
  CallState,
  Campaign,
  Conversation,
  ConversationDivisionMembership,
  ConversationRoutingData,
  DialerPreview,
  Disposition,
  ExternalContact,
  ExternalOrganization,
  FaxStatus,
  IdentityResolutionExternalSource,
  InternalMessageDetails,
  MessageDetails,
  MessageMedia,
  MessageSticker,
  MessageType,
  RecordersState,
  TransferResponse,
  Voicemail,
  Workspace,
  Wrapup,
} from './shared-conversations.js';
import type {
  ContentButtonResponse,
  ContentSetting,
  ConversationChannelMetadata,
  ConversationContentAttachment,
  ConversationEventTyping,
  ConversationNormalizedMessage,
  ConversationReason,
  EventSetting,
  MessagingSetting,
} from './shared-messages.js';
import type { ErrorBody } from './shared-errors.js';
import type {
  AddressableEntityRef,
  BulkResponse,
  DomainEntityRef,
  Entity,
  ErrorInfo,
  PhoneBaseSettings,
  UserReference,
  WritableStarrableDivision,
} from './shared-references.js';

/** What brought a checklist up: the start of the conversation, or an intent that was recognised in it. */
export interface ActivationTrigger {
  triggerType?: OpenEnum<'Intent' | 'ConversationStart'>;
  /** @format date-time */
  triggerDate?: string;
  /** Only for a trigger by intent. */
  intentId?: string;
  intentName?: string;
}

export interface AdditionalSocialMediaMessage {
  textBody?: string;
  /** Ids of media uploaded beforehand. */
  mediaIds?: string[];
  /** The message that is answered. */
  inReplyToMessageId: string;
}

export interface AfterCallWorkUpdate {
  /** Whether the agent must complete after-call work for the communication. */
  afterCallWorkRequired: boolean;
}

export interface AgentAction {
  /** Of the checklist item. */
  id: string;
  name: string;
  agentAction: OpenEnum<'Ticked' | 'Unticked'>;
  selfUri?: string;
}

/** Items that the agent has ticked or unticked. */
export interface AgentActionPayload {
  /** Whether it was done during after-call work. */
  afterCallWork?: boolean;
  checklistItems: AgentAction[];
}

export interface AgentChecklistInfo {
  id: string;
  name: string;
  /** As they stand after the model's evaluation. */
  checklistItems: ChecklistItem[];
  selfUri?: string;
}

/** A checklist at work in one communication of an agent, with the states that model and agent have given its items. */
export interface AgentChecklistResponse {
  id: string;
  name: string;
  checklistItems: ChecklistItem[];
  activationTriggers?: ActivationTrigger[];
  /** `EvaluationFinalizedWithAcw` where it was closed in after-call work. */
  status: OpenEnum<'EvaluationStarted' | 'EvaluationInProgress' | 'EvaluationFinalized' | 'EvaluationFinalizedWithAcw'>;
  /** As given when the checklist was finalised. */
  exitReason?: string;
  language: string;
  agentId?: string;
  participantId?: string;
  queueId?: string;
  /** The assistant that brought the checklist up. */
  assistantId?: string;
  mediaType?: OpenEnum<'Voice' | 'Message' | 'Email'>;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  /** True for a trial run, which publishes no events. */
  preview?: boolean;
  /** @format date-time */
  evaluationStartDate?: string;
  /** @format date-time */
  evaluationLastModifiedDate?: string;
  /** @format date-time */
  evaluationFinalizedDate?: string;
  /** @format date-time */
  evaluationFinalizedWithAcwDate?: string;
  success?: boolean;
  errorCode?: string;
  errorMessage?: string;
  selfUri?: string;
}

export interface AgentChecklistResponseList {
  entities: AgentChecklistResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface AgentlessEmailSendRequestDto {
  senderType: OpenEnum<'Outbound'>;
  /** An e-mail conversation to send it within. */
  conversationId?: string;
  fromAddress: EmailAddress;
  /** Only one recipient is accepted. */
  toAddresses: EmailAddress[];
  replyToAddress?: EmailAddress;
  subject?: string;
  textBody?: string;
  /** May hold links, images and styles. */
  htmlBody?: string;
}

export interface AgentlessEmailSendResponseDto {
  id: string;
  conversationId: string;
  senderType: OpenEnum<'Outbound'>;
  fromAddress: EmailAddress;
  toAddresses: EmailAddress[];
  replyToAddress?: EmailAddress;
  subject?: string;
  /** @format date-time */
  dateCreated: string;
  selfUri?: string;
}

/** How customers sign in within Apple Messages for Business. */
export interface AppleAuthentication {
  oauthClientId?: string;
  oauthClientSecret?: string;
  oauthTokenUrl?: string;
  oauthScope?: string;
}

/** The organisation's interactive app that opens within the conversation. */
export interface AppleIMessageApp {
  applicationName: string;
  applicationId: string;
  bundleId: string;
}

/** Whether and where an integration looks for the external contacts that its senders are. */
export interface AppleIdentityResolutionConfig {
  /** Where the external contacts are looked for. */
  division?: WritableStarrableDivision;
  resolveIdentities: boolean;
  selfUri?: string;
}

/** A business account of Apple Messages for Business, connected to the platform. */
export interface AppleIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  /** The business's id at Apple. */
  messagesForBusinessId: string;
  businessName?: string;
  logoUrl?: string;
  status?: string;
  /** What ties the integration to a flow. */
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  /** Creation continues after the response to the call that requested it. */
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  /** Only when `createStatus` is `Error`. */
  createError?: ErrorBody;
  appleIMessageApp?: AppleIMessageApp;
  appleAuthentication?: AppleAuthentication;
  applePay?: ApplePay;
  identityResolution?: AppleIdentityResolutionConfig;
  selfUri?: string;
}

export interface AppleIntegrationEntityListing {
  entities: AppleIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface AppleIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** The business's id at Apple. */
  messagesForBusinessId: string;
  businessName?: string;
  logoUrl?: string;
  appleIMessageApp?: AppleIMessageApp;
  appleAuthentication?: AppleAuthentication;
  applePay?: ApplePay;
  selfUri?: string;
}

export interface AppleIntegrationUpdateRequest {
  id?: string;
  name?: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  businessName?: string;
  logoUrl?: string;
  appleIMessageApp?: AppleIMessageApp;
  appleAuthentication?: AppleAuthentication;
  applePay?: ApplePay;
  selfUri?: string;
}

/** How customers pay the business with Apple Pay from within a conversation. */
export interface ApplePay {
  storeName: string;
  merchantId: string;
  /** Domain tied to the merchant account. */
  domainName: string;
  paymentCapabilities: OpenEnum<'3DS' | 'creditCard' | 'debitCard'>[];
  supportedPaymentNetworks: OpenEnum<'amex' | 'discover' | 'jcb' | 'masterCard' | 'privateLabel' | 'visa'>[];
  /** Credentials on the platform that hold the payment certificates. */
  paymentCertificateCredentialId: string;
  /** Where payments are processed. */
  paymentGatewayUrl: string;
  /** Opened in a browser on devices without Apple Pay. */
  fallbackUrl?: string;
  /** Called when the customer chooses another way of shipping. */
  shippingMethodUpdateUrl?: string;
  /** Called when the customer changes the shipping address. */
  shippingContactUpdateUrl?: string;
  /** Called when the customer chooses another means of payment. */
  paymentMethodUpdateUrl?: string;
  /** Called after the order, so that the shop can update it. */
  orderTrackingUrl?: string;
}

export interface Article {
  title?: string;
  uri?: string;
  snippets?: string[];
  confidence?: number;
  metadata?: Dictionary<MetadataAttribute>;
  version?: AddressableEntityRef;
  /** Variations of the document that fit. */
  variations?: AddressableEntityRef[];
}

/** A media file from elsewhere that the platform keeps a copy of for a time. */
export interface CachedMediaItem {
  id: string;
  /** The address it was fetched from. */
  url?: string;
  /** Where the copy is. */
  downloadUrl?: string;
  /** Its MIME type. */
  mediaType?: string;
  contentLengthBytes?: number;
  /** @format date-time */
  dateCreated?: string;
  /** When it drops out of the cache. @format date-time */
  dateExpires?: string;
  selfUri?: string;
}

export interface CachedMediaItemEntityListing {
  entities: CachedMediaItem[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface CardParameters {
  /** Position of the card in the carousel. */
  index?: number;
  bodyParameters?: TemplateParameter[];
  buttonUrlParameters?: TemplateParameter[];
}

export interface CarouselParameters {
  cardParameters?: CardParameters[];
}

export interface ChecklistActivationPayload {
  activationTriggerType: OpenEnum<'Intent' | 'ConversationStart'>;
  /** Needed where an intent is the trigger. */
  intentId?: string;
  intentName?: string;
  language: string;
  agentId?: string;
  participantId?: string;
  queueId?: string;
  /** The assistant that the checklist belongs to. */
  assistantId?: string;
  mediaType?: OpenEnum<'Voice' | 'Message' | 'Email'>;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  /** For a trial run, which publishes no events. */
  preview?: boolean;
}

export interface ChecklistFinalizePayload {
  exitReason: string;
  /** Whether the checklists are those of a trial run. */
  preview?: boolean;
}

export interface ChecklistInferenceJobCreationResponse {
  jobId: string;
  message?: string;
}

export interface ChecklistInferenceJobPayload {
  /** What was said, for the model to judge by. */
  conversationContext: ConversationContext[];
  /** Whether the checklist is that of a trial run. */
  preview?: boolean;
}

export interface ChecklistInferenceJobResponse {
  id: string;
  status: OpenEnum<'Processing' | 'Error' | 'Complete'>;
  error?: ErrorInfo;
  /** The checklist as the model sees it. */
  agentChecklistInfo?: AgentChecklistInfo;
  /** @format date-time */
  jobStartTime?: string;
  /** @format date-time */
  jobEndTime?: string;
  language?: string;
  agentId?: string;
  participantId?: string;
  queueId?: string;
  assistantId?: string;
  mediaType?: OpenEnum<'Voice' | 'Message' | 'Email'>;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  preview?: boolean;
  selfUri?: string;
}

/** One thing an agent is expected to do or say, ticked by the model and by the agent apart from each other. */
export interface ChecklistItem {
  id: string;
  name: string;
  description?: string;
  /** Whether the model judges the item. */
  automatedCheckEnabled?: boolean;
  /** Whether the exact words are requested. */
  exactPhraseMatch?: boolean;
  important?: boolean;
  stateFromModel?: OpenEnum<'Ticked' | 'Unticked'>;
  stateFromAgent?: OpenEnum<'Ticked' | 'Unticked'>;
  /** @format date-time */
  dateLastModifiedByModel?: string;
  /** @format date-time */
  dateLastModifiedByAgent?: string;
  /** Whether the last change was made in after-call work. */
  lastModifiedInAcw?: boolean;
  selfUri?: string;
}

export type ConsultSpeakTo = OpenEnum<'DESTINATION' | 'OBJECT' | 'BOTH' | 'CONFERENCE'>;

export interface ConsultTransferToAddress {
  /** Whom the agent talks to: `DESTINATION` the address dialled, `OBJECT` the party to be transferred, or both. */
  speakTo: ConsultSpeakTo;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
  address?: string;
}

export interface ConsultTransferToAgent {
  /** Whom the agent talks to: `DESTINATION` the other agent, `OBJECT` the party to be transferred, or both. */
  speakTo: ConsultSpeakTo;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
  userId?: string;
  userDisplayName?: string;
}

export type ConsultTransferToExternal = ConsultTransferToAddress;

export interface ConsultTransferToExternalContact {
  /** Whom the agent talks to: `DESTINATION` the contact, `OBJECT` the party to be transferred, or both. */
  speakTo: ConsultSpeakTo;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
  contactId: string;
  /** Which of the contact's numbers is dialled. */
  phoneType: OpenEnum<'WorkPhone' | 'CellPhone' | 'HomePhone' | 'OtherPhone'>;
}

export interface ConsultTransferToQueue {
  /** Whom the agent talks to: `DESTINATION` the agent who answers from the queue, `OBJECT` the party to be transferred, or both. */
  speakTo: ConsultSpeakTo;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
  queueId?: string;
  queueName?: string;
}

export interface ConversationAccessAttributesResponse {
  accessAttributes?: string[];
}

export interface ConversationAccessAttributesUpdate {
  /** Letters, digits, hyphens and underscores only, none of them blank. */
  accessAttributes?: string[];
}

/** One utterance of the conversation, as the model reads it. */
export interface ConversationContext {
  id: string;
  /** `Internal` for the agent's side, `External` for the customer's. */
  participant: OpenEnum<'Internal' | 'External'>;
  text: string;
}

/** Which custom attributes a conversation's record may hold, and of what kind they are. */
export interface ConversationDataSchema {
  id: string;
  version?: number;
  /** Whether records can be made after it. */
  enabled?: boolean;
  /** @format date-time */
  dateCreated?: string;
  createdBy?: DomainEntityRef;
  jsonSchema?: ConversationJsonSchemaDocument;
  selfUri?: string;
}

export interface ConversationDataSchemaListing {
  total?: number;
  entities: ConversationDataSchema[];
  selfUri?: string;
}

/** A summary in the agent's own words. */
export interface ConversationEditedInput {
  text?: string;
  /** @format date-time */
  dateModified?: string;
}

/** A key of the organisation's own for encrypting conversation data, held at a key management service. */
export interface ConversationEncryptionConfiguration {
  id?: string;
  /** For `KmsSymmetric` the ARN of the master key's alias. */
  url: string;
  /** `KmsSymmetric` to use the key, `None` to switch it off. */
  keyConfigurationType: OpenEnum<'KmsSymmetric' | 'LocalKeyManager' | 'Native' | 'None'>;
  lastError?: ErrorBody;
  selfUri?: string;
}

export interface ConversationEncryptionConfigurationListing {
  total?: number;
  entities: ConversationEncryptionConfiguration[];
  selfUri?: string;
}

export interface ConversationJsonSchemaDocument {
  $schema?: string;
  title?: string;
  description?: string;
  /** Names of the attributes that every record must have. */
  required?: string[];
  /** By attribute name, each built on a core type. */
  properties?: Dictionary<JsonObject>;
}

export interface ConversationJsonSchemaRequest {
  $schema: string;
  title: string;
  description?: string;
  /** Names of the attributes that every record must have. */
  required?: string[];
  /** By attribute name, each built on a core type. */
  properties: Dictionary<JsonObject>;
}

export interface ConversationSchemaUpdateRequest {
  /** The version last read. */
  version: number;
  enabled: boolean;
  jsonSchema: ConversationJsonSchemaRequest;
}

/** Attributes of a conversation kept apart from the participants' ordinary ones. */
export interface ConversationSecureAttributes {
  attributes?: Dictionary<string>;
  /** Guards against conflicting changes when all are replaced; not looked at when some are changed. */
  version?: number;
}

/** The generated summary of one session within a conversation. */
export interface ConversationSessionSummary {
  id?: string;
  text?: string;
  /** How sure the model is. */
  confidence?: number;
  status?: OpenEnum<'Pending' | 'Queued' | 'Started' | 'Completed' | 'Error' | 'Processing'>;
  mediaType?: OpenEnum<'Email' | 'Call' | 'Chat' | 'Message' | 'Webmessaging' | 'Unknown'>;
  language?: string;
  /** Wrap-up codes that the model would give. */
  predictedWrapupCodes?: ConversationSummaryWrapupCode[];
  /** What the agent made of it. */
  editedSummary?: ConversationEditedInput;
  reason?: ConversationSummaryReason;
  followup?: ConversationSummaryFollowup;
  resolution?: ConversationSummaryResolution;
  /** @format date-time */
  dateCreated?: string;
  communication?: Entity;
  participants?: AddressableEntityRef[];
}

export interface ConversationSummariesGetResponse {
  conversation?: AddressableEntityRef;
  summary?: ConversationSummary;
  sessionSummaries?: ConversationSessionSummary[];
}

/** The generated summary of a whole conversation: why the customer came, what was done, what is left to do. */
export interface ConversationSummary {
  id?: string;
  text?: string;
  /** How sure the model is. */
  confidence?: number;
  status?: OpenEnum<'Pending' | 'Queued' | 'Started' | 'Completed' | 'Error' | 'Processing'>;
  mediaType?: OpenEnum<'Email' | 'Call' | 'Chat' | 'Message' | 'Webmessaging' | 'Unknown'>;
  language?: string;
  /** Wrap-up codes that the model would give. */
  predictedWrapupCodes?: ConversationSummaryWrapupCode[];
  /** What the agent made of it. */
  editedSummary?: ConversationEditedInput;
  reason?: ConversationSummaryReason;
  followup?: ConversationSummaryFollowup;
  resolution?: ConversationSummaryResolution;
  /** @format date-time */
  dateCreated?: string;
  participants?: AddressableEntityRef[];
}

/** What is still to be done after the conversation. */
export type ConversationSummaryFollowup = ConversationSummaryReason;

/** Why the customer made contact. */
export interface ConversationSummaryReason {
  confidence?: number;
  text?: string;
  description?: string;
}

/** How the matter ended. */
export interface ConversationSummaryResolution {
  confidence?: number;
  text?: string;
  description?: string;
  outcome?: string;
}

export interface ConversationSummaryWrapupCode {
  id?: string;
  name?: string;
  description?: string;
  /** How sure the model is of this code. */
  confidence?: number;
  selfUri?: string;
}

export interface ConversationUtilizationLabelUpdate {
  /** Without it the system's default label applies. */
  utilizationLabelId?: string;
}

export interface CopilotContextEntity {
  /** The assistant these values belong to. */
  assistant?: AddressableEntityRef;
  contextValues?: CopilotContextValueItem[];
}

export interface CopilotContextValueItem {
  name?: string;
  value?: string;
}

export interface CopilotContextValues {
  entities: CopilotContextEntity[];
}

export interface CreateJoinVideoResponse {
  communicationId?: string;
  conversationId?: string;
  /** Lets the agent into the conference. */
  joinCode?: string;
}

export interface CreateOutboundMessagingConversationResponse {
  id: string;
  selfUri?: string;
}

/** A record of additional data on a conversation, shaped by a schema. A conversation may carry several. */
export interface CustomAttributes {
  /** Chosen by the creator of the record. */
  id: string;
  name?: string;
  conversationId?: string;
  /** Ids of the divisions that see the record; empty for all. */
  divisions?: string[];
  schema?: ConversationDataSchema;
  customAttributes?: Dictionary<JsonObject>;
  /** When each attribute last changed. */
  customAttributesTimestamps?: Dictionary<string>;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface CustomAttributesBulkUpdateResponse {
  /** The record as it now stands. */
  attributes?: CustomAttributes;
  /** What became of this record, as an HTTP status. */
  statusCode?: number;
  errorMessage?: string;
}

export interface CustomAttributesBulkUpdateResponseMap {
  /** By the record's id. */
  results?: Dictionary<CustomAttributesBulkUpdateResponse>;
}

export interface CustomAttributesIdResponse {
  id: string;
}

export interface CustomAttributesListing {
  /** The records, one an entry. */
  results?: CustomAttributes[];
}

export interface CustomAttributesPatchRequest {
  /** Chosen by the creator of the record. */
  id: string;
  /** Ids of divisions; leaving them out clears those the record has. */
  divisions?: string[];
  /** Optional check that the record has not been changed meanwhile. */
  version?: number;
  customAttributes: Dictionary<JsonObject>;
}

export interface CustomAttributesUpdateRequest {
  /** Free to choose; names the record to create or replace. */
  id: string;
  /** Ids of divisions; leaving them out clears those the record has. */
  divisions?: string[];
  /** Needed to create a record, fixed from then on. */
  schemaId?: string;
  /** Optional check that the record has not been changed meanwhile. */
  version?: number;
  customAttributes: Dictionary<JsonObject>;
}

export interface Destination {
  /** Number or SIP address. */
  address: string;
  /** Name shown for the party. */
  name?: string;
  /** User to call; give this, `queueId` or `address`. */
  userId?: string;
  /** Queue to call; give this, `userId` or `address`. */
  queueId?: string;
}

export interface DraftManipulationRequest {
  /** Words for the headings above quoted mail, in the agent's language. */
  translate?: HistoryHeadersTranslation;
  /** Decides on the prefix of the subject and on what is quoted. */
  draftType?: OpenEnum<'Reply' | 'ReplyAll' | 'Forward'>;
}

/** An e-mail as a listing shows it, its text cut short. */
export interface EmailMessagePreview {
  id: string;
  name?: string;
  to: EmailAddress[];
  cc?: EmailAddress[];
  bcc?: EmailAddress[];
  from: EmailAddress;
  /** Where answers go. */
  replyTo?: EmailAddress;
  subject?: string;
  attachments?: Attachment[];
  textBodyPreview?: string;
  /** @format date-time */
  time?: string;
  /** Whether earlier mail of the conversation is quoted in it. */
  historyIncluded?: boolean;
  /** Of a draft only. */
  state?: OpenEnum<'Created' | 'Ready' | 'Edited'>;
  draftType?: OpenEnum<'Reply' | 'ReplyAll' | 'Forward'>;
  /** Estimated size of the whole e-mail when ready to be sent. */
  emailSizeBytes?: number;
  /** What the e-mail domain's configuration allows. */
  maxEmailSizeBytes?: number;
  selfUri?: string;
}

export interface EmailMessagePreviewListing {
  entities: EmailMessagePreview[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface EmailMessageReply {
  to: EmailAddress[];
  cc?: EmailAddress[];
  bcc?: EmailAddress[];
  from: EmailAddress;
  replyTo?: EmailAddress;
  subject?: string;
  attachments?: Attachment[];
  textBody: string;
  htmlBody?: string;
  /** @format date-time */
  time?: string;
  /** Whether earlier mail of the conversation is quoted in it. */
  historyIncluded?: boolean;
  /** Estimated size of the whole e-mail when ready to be sent. */
  emailSizeBytes?: number;
  /** What the e-mail domain's configuration allows. */
  maxEmailSizeBytes?: number;
}

export interface EngagementRequest {
  /** Whether the agent was shown the summary. */
  visibility?: OpenEnum<'Presented' | 'NotPresented' | 'Unknown'>;
  /** Whether the agent copied it. */
  status?: OpenEnum<'Copied' | 'NotCopied' | 'Unknown'>;
}

export type FacebookIdentityResolutionConfig = AppleIdentityResolutionConfig;

export interface FacebookPermission {
  name?: string;
  /** Which platform, and which kind of messages, the permission is for. */
  type?: OpenEnum<'FacebookPrivate' | 'FacebookPublic' | 'InstagramPrivate' | 'InstagramPublic' | 'WhatsAppPrivate'>;
}

export interface FacebookPermissionEntityListing {
  entities: FacebookPermission[];
}

export interface Faq {
  question?: string;
  answer?: string;
  sourceUri?: string;
  /** The document that the answer was found in. */
  documentUrl?: string;
  documentDisplayName?: string;
  confidence?: number;
}

export interface Feedback {
  suggestionId: string;
  /** Whether a user gave the verdict. */
  userProvided?: boolean;
  relevance: OpenEnum<'Unknown' | 'Relevant' | 'Irrelevant'>;
}

export interface FeedbackAddRequest {
  /** Of the generated summary. */
  rating?: OpenEnum<'Positive' | 'Negative' | 'Unknown'>;
  /** The summary as the agent would have it. */
  summary: string;
}

export interface FeedbackUpdateRequest {
  rating?: OpenEnum<'Positive' | 'Negative' | 'Unknown'>;
  /** The summary as the agent would have it. */
  summary?: string;
}

export interface GenerateMeetingIdRequest {
  conferenceId?: string;
  ephemeral: boolean;
  /** Days for which the meeting id stays active. */
  expireTimeDays?: number;
}

/** A token from Google's sign-in. It is never shown, only referred to by its id, and is deleted when no integration uses it. */
export interface GoogleAuthToken {
  id: string;
  /** The platform's client at Google. */
  clientId: string;
  /** What the business has granted that client. */
  scopes: string[];
  /** @format date-time */
  dateCreated: string;
  createdBy: DomainEntityRef;
}

export interface GoogleAuthTokenReference {
  id: string;
}

export interface GoogleAuthTokenRequest {
  /** As Google handed it out at sign-in. */
  code: string;
  /** The address that the sign-in came back to. */
  redirectUri: string;
}

export interface GoogleBusinessProfileAccount {
  id: string;
  name: string;
}

export interface GoogleBusinessProfileAccountListing {
  entities: GoogleBusinessProfileAccount[];
}

export interface GoogleBusinessProfileAccountReference {
  id: string;
}

/** A business account at Google whose messages reach the platform, built on Open Messaging. */
export interface GoogleBusinessProfileOpenIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  status?: string;
  /** What ties the integration to a flow. */
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  /** Only when `createStatus` is `Error`. */
  createError?: ErrorBody;
  token: GoogleAuthTokenReference;
  account: GoogleBusinessProfileAccountReference;
  selfUri?: string;
}

export interface GoogleBusinessProfileOpenIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  token: GoogleAuthTokenReference;
  account: GoogleBusinessProfileAccountReference;
  selfUri?: string;
}

export interface GoogleBusinessProfileOpenIntegrationUpdateRequest {
  id?: string;
  name?: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  token?: GoogleAuthTokenReference;
  account?: GoogleBusinessProfileAccountReference;
  selfUri?: string;
}

export interface GoogleOAuthSettingsResponse {
  /** The platform's client at Google. */
  clientId: string;
  scopes: string[];
}

/** Words that stand above a quoted e-mail, in the language of the answer. */
export interface HistoryHeadersTranslation {
  from: string;
  to: string;
  cc: string;
  subject: string;
  replyPrefix: string;
  forwardPrefix: string;
  /** Heading of the date. */
  sent: string;
  language: string;
  /** In which the dates are shown. */
  timeZone?: string;
}

export type InstagramIdentityResolutionConfig = AppleIdentityResolutionConfig;

/** An Instagram account whose direct messages become conversations. */
export interface InstagramIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  /** Facebook app through which the account is connected. */
  appId: string;
  /** Facebook page that the account belongs to. */
  pageId?: string;
  instagramId?: string;
  instagramUsername?: string;
  instagramName?: string;
  instagramProfileImageUrl?: string;
  status?: string;
  /** What ties the integration to a flow. */
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version: number;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  /** Only when `createStatus` is `Error`. */
  createError?: ErrorBody;
  selfUri?: string;
}

export interface InstagramIntegrationEntityListing {
  entities: InstagramIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export type InstagramIntegrationRequest = FacebookIntegrationRequest;

export type InstagramIntegrationUpdateRequest = FacebookIntegrationUpdateRequest;

/** A conversation as its internal messaging sees it, with the users who write to one another. */
export interface InternalMessageConversation {
  id: string;
  name?: string;
  participants?: InternalMessageMediaParticipant[];
  /** The same conversation in its other media. */
  otherMediaUris?: string[];
  /** The latest transfers only. */
  recentTransfers?: TransferResponse[];
  /** By which the conversation counts against an agent's capacity. */
  utilizationLabelId?: string;
  /** When the conversation will count as inactive. @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
}

export interface InternalMessageConversationEntityListing {
  entities: InternalMessageConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** A message between two users of the organisation. */
export interface InternalMessageData {
  id: string;
  name?: string;
  conversation?: AddressableEntityRef;
  communicationId?: string;
  /** @format date-time */
  timestamp: string;
  sender?: UserReference;
  recipient?: UserReference;
  normalizedMessage?: ConversationNormalizedMessage;
  selfUri?: string;
}

export interface InternalMessageDataEntityListing {
  entities: InternalMessageData[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** A user's part in internal messaging. */
export interface InternalMessageMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** When it first began to alert. @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: ParticipantMediaState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: HistoryDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  /** Roles that the participant has had, such as monitor or coach. */
  mediaRoles?: string[];
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  /** Milliseconds that it may alert. */
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  /** The external contact's division at the outset; not changed when the contact is moved. */
  externalContactInitialDivisionId?: string;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  /** Communication at the other end of this one. */
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  /** When it was last parked; stays after it has been resumed. @format date-time */
  parkTime?: string;
  /** When a parked communication will go on. @format date-time */
  resumeTime?: string;
  /** Id of the internal-message communication. */
  internalMessageId?: string;
  /** Who receives. */
  targetUser?: AddressableEntityRef;
  /** Who sends. */
  sourceUser?: AddressableEntityRef;
  toAddress?: Address;
  fromAddress?: Address;
  messages?: InternalMessageDetails[];
}

export interface InternalMessageRequest {
  text: string;
}

export interface MandatoryPostCallActionInput {
  /** Phone number or id of the party's next destination. Blank leaves the earlier one. */
  destination?: string;
  /** Passed to the destination, if it is an inbound call flow or a voice survey flow. */
  invocationData?: string;
}

/** A meeting id and the video conference it stands for. */
export interface MeetingIdRecord {
  id: string;
  ephemeral: boolean;
  conferenceId?: string;
  /** @format date-time */
  dateExpired?: string;
  selfUri?: string;
}

export interface MessageMediaListing {
  entities: MessageMediaData[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** Where and how a media file is to be uploaded. */
export interface MessageMediaUploadData {
  /** To be named in the message. */
  id: string;
  name?: string;
  uploadUrl?: string;
  /** Have to be sent along with the file. */
  uploadHeaders?: Dictionary<string>;
  selfUri?: string;
}

export interface MessageTypingEventRequest {
  typing: ConversationEventTyping;
  /** @format date-time */
  dateSent?: string;
}

export interface MessagingConferResponse {
  conversation: AddressableEntityRef;
  /** The caller's side of the internal messaging. */
  communicationId: string;
  /** The colleague's side. */
  peerCommunicationId: string;
  commandId: string;
}

export interface MessagingConferWithUserRequest {
  /** The colleague to write to. */
  targetUserId: string;
}

export type MessagingIntegrationStatus = OpenEnum<
  'Active' | 'Inactive' | 'Error' | 'Starting' | 'Incomplete' | 'Deleting' | 'DeletionFailed' | 'Failed'
>;

export type HistoryDisconnectType = OpenEnum<
  | 'endpoint'
  | 'client'
  | 'system'
  | 'transfer'
  | 'transfer.conference'
  | 'transfer.consult'
  | 'transfer.forward'
  | 'transfer.noanswer'
  | 'transfer.notavailable'
  | 'transport.failure'
  | 'error'
  | 'peer'
  | 'other'
  | 'spam'
  | 'endpoint.donotdisturb'
  | 'transfer.donotdisturb'
  | 'inactivity'
  | 'session.expired'
  | 'takeover'
>;

export type MediaParticipantState = CallState;

/** A further message in a conversation that exists. */
export interface AdditionalMessage {
  textBody: string;
  /** Media uploaded beforehand, once valid. */
  mediaIds?: string[];
  /** @deprecated The platform no longer has it. */
  stickerIds?: string[];
  messagingTemplate?: SendMessagingTemplateRequest;
}

export interface AssignedWrapupCode {
  /** Id of the wrap-up code. */
  code?: string;
  /** Free text of the agent. */
  notes?: string;
  tags?: string[];
  /** Seconds spent on after-call work. */
  durationSeconds?: number;
  /** When the agent finished the wrap-up. @format date-time */
  endTime?: string;
}

export interface BulkCallbackDisconnectRequest {
  callbackDisconnectIdentifiers: CallbackDisconnectIdentifier[];
}

export interface BulkCallbackPatchRequest {
  patchCallbackRequests: PatchCallbackRequest[];
}

export type BulkCallbackPatchResponse = BulkResponse;

export interface CallCommand {
  /** Number to dial. */
  callNumber: string;
  phoneColumn?: string;
}

export interface CallConversation {
  id: string;
  name?: string;
  /** All parties up to now, those who left included. */
  participants?: CallMediaParticipant[];
  /** Paths of the same conversation seen as other media types. */
  otherMediaUris?: string[];
  /** Whether the conversation is recorded at present. */
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  /** Parties that a conference may have. */
  maxParticipants?: number;
  /** The latest transfers only. */
  recentTransfers?: TransferResponse[];
  /** By which the call counts against an agent's capacity. */
  utilizationLabelId?: string;
  /** When the conversation will count as inactive. @format date-time */
  inactivityTimeout?: string;
  /** Divisions to which the conversation belongs, through its queues and users. */
  divisions?: ConversationDivisionMembership[];
  /** Whether the recording is paused securely. */
  securePause?: boolean;
  selfUri?: string;
}

export interface CallConversationEntityListing {
  entities: CallConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface CallHistoryConversation {
  id: string;
  name?: string;
  participants?: CallHistoryParticipant[];
  direction?: OpenEnum<'inbound' | 'outbound'>;
  wentToVoicemail?: boolean;
  missedCall?: boolean;
  /** @format date-time */
  startTime?: string;
  wasConference?: boolean;
  wasCallback?: boolean;
  hadScreenShare?: boolean;
  hadCobrowse?: boolean;
  wasOutboundCampaign?: boolean;
  selfUri?: string;
}

export interface CallHistoryConversationEntityListing {
  entities: CallHistoryConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface CallHistoryParticipant {
  id: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  endTime?: string;
  purpose?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  user?: User;
  queue?: Queue;
  group?: Group;
  disconnectType?: HistoryDisconnectType;
  externalContact?: ExternalContact;
  externalOrganization?: ExternalOrganization;
  /** Whether the participant was in fact connected. */
  didInteract?: boolean;
  sipResponseCodes?: number[];
  flaggedReason?: OpenEnum<'general'>;
  outboundCampaign?: Campaign;
}

export interface CallMediaParticipant {
  id: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: ParticipantMediaState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: HistoryDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  /** Milliseconds that the call may ring. */
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  /** Communication at the other end of this one. */
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** When after-call work began. @format date-time */
  startAcwTime?: string;
  /** When after-call work ended. @format date-time */
  endAcwTime?: string;
  muted?: boolean;
  confined?: boolean;
  recording?: boolean;
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  group?: DomainEntityRef;
  /** Number of the calling party. */
  ani?: string;
  /** Number that was dialled. */
  dnis?: string;
  documentId?: string;
  faxStatus?: FaxStatus;
  /** Participant whom this one listens in on. */
  monitoredParticipantId?: string;
  /** Participant whom this one coaches. */
  coachedParticipantId?: string;
  /** Participant whose call this one has barged into. */
  bargedParticipantId?: string;
  consultParticipantId?: string;
  /** User-to-user information passed along with the call. */
  uuiData?: string;
  /** @format date-time */
  bargedTime?: string;
  /** When it first began to ring. @format date-time */
  startAlertingTime?: string;
  /** Roles that the participant has had, such as monitor or coach. */
  mediaRoles?: string[];
  /** The external contact's division at the outset; not changed when the contact is moved. */
  externalContactInitialDivisionId?: string;
  /** When it was last parked; stays after it has been resumed. @format date-time */
  parkTime?: string;
  /** When a parked communication will go on. @format date-time */
  resumeTime?: string;
  /** The state of each kind of recorder on the call. */
  recordersState?: RecordersState;
  /** Whether the recording is paused securely. */
  securePause?: boolean;
  /** How a dialled call was resolved. */
  disposition?: Disposition;
  /** How the call came to the agent. */
  transferSource?: string;
  /** Of the phone, as the client reported it. */
  clientIpAddress?: string;
}

export interface CallbackConversation {
  id: string;
  name?: string;
  participants?: CallbackMediaParticipant[];
  otherMediaUris?: string[];
  /** The latest transfers only. */
  recentTransfers?: TransferResponse[];
  /** By which the callback counts against an agent's capacity. */
  utilizationLabelId?: string;
  /** When the conversation will count as inactive. @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
}

export interface CallbackConversationEntityListing {
  entities: CallbackConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface CallbackDisconnectIdentifier {
  conversationId: string;
  /** Which callback of the conversation. */
  callbackId?: string;
}

export interface CallbackIdentifier {
  /** `ACD` for callbacks routed by the platform, `EXTERNAL` for those of a foreign system. */
  type: OpenEnum<'ACD' | 'EXTERNAL' | 'DIALER'>;
  id: string;
}

export interface CallbackMediaParticipant {
  id: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: ParticipantMediaState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: HistoryDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  /** Milliseconds that the callback may be offered. */
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** When after-call work began. @format date-time */
  startAcwTime?: string;
  /** When after-call work ended. @format date-time */
  endAcwTime?: string;
  /** Campaign preview data, where the callback comes from a campaign. */
  outboundPreview?: DialerPreview;
  voicemail?: Voicemail;
  /** Numbers at which the customer can be called. */
  callbackNumbers?: string[];
  callbackUserName?: string;
  externalCampaign?: boolean;
  /** Whether the agent may pass the callback over. */
  skipEnabled?: boolean;
  /** Seconds after which the number is dialled without the agent's doing. */
  timeoutSeconds?: number;
  automatedCallbackConfigId?: string;
  /** @format date-time */
  callbackScheduledTime?: string;
  /** When it first began to alert. @format date-time */
  startAlertingTime?: string;
  /** Roles that the participant has had, such as monitor or coach. */
  mediaRoles?: string[];
  /** The external contact's division at the outset; not changed when the contact is moved. */
  externalContactInitialDivisionId?: string;
  /** When it was last parked; stays after it has been resumed. @format date-time */
  parkTime?: string;
  /** When a parked communication will go on. @format date-time */
  resumeTime?: string;
}

export interface ChatConversation {
  id: string;
  name?: string;
  participants?: ChatMediaParticipant[];
  otherMediaUris?: string[];
  selfUri?: string;
}

export interface ChatConversationEntityListing {
  entities: ChatConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface ChatMediaParticipant {
  id: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: MediaParticipantState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'transfer.noanswer'
    | 'transfer.notavailable'
    | 'transport.failure'
    | 'error'
    | 'peer'
    | 'other'
    | 'spam'
  >;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  roomId?: string;
  avatarImageUrl?: string;
}

export interface CobrowseConversation {
  id: string;
  name?: string;
  participants?: CobrowseMediaParticipant[];
  otherMediaUris?: string[];
  /** The latest transfers only. */
  recentTransfers?: TransferResponse[];
  /** By which the session counts against an agent's capacity. */
  utilizationLabelId?: string;
  /** When the conversation will count as inactive. @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
}

export interface CobrowseConversationEntityListing {
  entities: CobrowseConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface CobrowseMediaParticipant {
  id?: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: ParticipantMediaState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: HistoryDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  /** Milliseconds that the session may be offered. */
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  cobrowseSessionId?: string;
  cobrowseRole?: string;
  /** Participants whose page this one controls. */
  controlling?: string[];
  /** Address at which the session can be watched. */
  viewerUrl?: string;
  /** @format date-time */
  providerEventTime?: string;
  /** When it first began to alert. @format date-time */
  startAlertingTime?: string;
  /** Roles that the participant has had, such as monitor or coach. */
  mediaRoles?: string[];
  /** The external contact's division at the outset; not changed when the contact is moved. */
  externalContactInitialDivisionId?: string;
  /** When it was last parked; stays after it has been resumed. @format date-time */
  parkTime?: string;
  /** When a parked communication will go on. @format date-time */
  resumeTime?: string;
}

export interface ConsultTransferResponse {
  destinationParticipantId: string;
}

export interface ConsultTransferUpdate {
  /** Whom the agent speaks to: `DESTINATION` the party consulted, `OBJECT` the one being transferred, or `BOTH`. */
  speakTo: ConsultSpeakTo;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
}

export interface ConversationEntityListing {
  entities: Conversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface ConversationTagsUpdate {
  /** Free text by which another system knows the conversation. */
  externalTag: string;
}

/** For how long new messages of the same person join the existing conversation. */
export interface ConversationThreadingWindow {
  id?: string;
  settings: ConversationThreadingWindowSetting[];
  /** For platforms without their own setting. */
  defaultTimeoutMinutes?: number;
}

export interface ConversationThreadingWindowSetting {
  messengerType: ThreadingMessengerType;
  /** In minutes, for this platform. */
  timeoutInMinutes: number;
}

export interface ConversationUser {
  /** Id of the user. */
  id: string;
}

export interface CopyAttachmentsRequest {
  sourceMessage: DomainEntityRef;
  attachments: Attachment[];
}

export interface CoverSheet {
  notes?: string;
  /** Language of the cover sheet, e.g. `en-US`. */
  locale?: string;
}

/** A call to one party, or to several as a conference. */
export interface CreateCallRequest {
  /** Number to dial, where one party outside is called. */
  phoneNumber?: string;
  /** Number shown to the party called, where the trunk lets it through. */
  callerId?: string;
  /** Name shown to the party called. */
  callerIdName?: string;
  /** Queue on whose behalf the call is placed. */
  callFromQueueId?: string;
  /** Queue to be called. */
  callQueueId?: string;
  /** User to be called. */
  callUserId?: string;
  /** For calls to a queue; higher goes first. */
  priority?: number;
  /** Language that an agent has to speak, for a call through a queue. */
  languageId?: string;
  /** Skills that an agent has to have, for a call through a queue. */
  routingSkillsIds?: string[];
  /** Calls to be merged into one conference. */
  conversationIds?: string[];
  /** Parties to be called into one conference. */
  participants?: Destination[];
  /** User-to-user information passed along with the call. */
  uuiData?: string;
  /** External contact to whom the call is attributed. */
  externalContactId?: string;
  /** Set on the customer's participant. */
  attributes?: Dictionary<string>;
  /** Logical expression over skills, for a call to a queue. */
  routingSkillExpression?: string;
  /** Utilization label, by which the call counts against an agent's capacity. */
  label?: string;
}

export type CreateCallResponse = PhoneBaseSettings;

export interface CreateCallbackCommand {
  /** Script that the agent sees. */
  scriptId?: string;
  /** Queue whose agents call back; give this or `routingData`. */
  queueId?: string;
  routingData?: RoutingData;
  /** Name of the person to call back. */
  callbackUserName?: string;
  /** Numbers at which the customer can be called, best in E.164. */
  callbackNumbers: string[];
  /** When the callback is due; without it at once. @format date-time */
  callbackScheduledTime?: string;
  /** Two-letter country (ISO 3166-1) used to validate the numbers. */
  countryCode?: string;
  /** Whether the platform checks the format of the numbers. */
  validateCallbackNumbers?: boolean;
  /** Attributes put on the customer's participant. */
  data?: Dictionary<string>;
  /** Number shown to the customer. */
  callerId?: string;
  /** Name shown to the person called. */
  callerIdName?: string;
  /** Whether an agent is reserved when the customer is called first: as the queue says, always, or never. */
  customerFirstCallbackDeliveryMode?: string;
}

export type CreateCallbackOnConversationCommand = CreateCallbackCommand;

export interface CreateCallbackResponse {
  conversation: DomainEntityRef;
  callbackIdentifiers: CallbackIdentifier[];
}

export interface CreateEmailRequest {
  /** Queue on whose behalf the e-mail is sent or routed. */
  queueId?: string;
  /** Inbound flow for an e-mail that no queue is given for. */
  flowId?: string;
  /** Who holds the e-mail; external providers name themselves. */
  provider: string;
  /** Skills that an agent has to have. */
  skillIds?: string[];
  /** Language that an agent has to speak. */
  languageId?: string;
  /** Higher numbers are routed first. */
  priority?: number;
  /** Participant data, by name. */
  attributes?: Dictionary<string>;
  /** Address of the recipient of an outbound e-mail. */
  toAddress?: string;
  /** Name of the recipient. */
  toName?: string;
  /** Address of the sender of an inbound e-mail. */
  fromAddress?: string;
  /** Name of the sender. */
  fromName?: string;
  subject?: string;
  /** `OUTBOUND` begins an e-mail on behalf of a queue, `INBOUND` routes one held by a third party. */
  direction?: OpenEnum<'OUTBOUND' | 'INBOUND'>;
  /** Content as HTML. */
  htmlBody?: string;
  /** Content as plain text. */
  textBody?: string;
  /** External contact to whom the conversation is attributed. */
  externalContactId?: string;
  /** Logical expression over skills, for routing to `queueId`. */
  skillExpression?: string;
  /** Id of the label by which an inbound e-mail counts against an agent's capacity. */
  utilizationLabel?: string;
}

export interface CreateOutboundMessagingConversationRequest {
  /** Queue on whose behalf the message goes out. */
  queueId: string;
  /** For SMS the number in E.164. */
  toAddress: string;
  toAddressMessengerType: OpenEnum<'sms' | 'open' | 'whatsapp'>;
  /** Take up a conversation open with this address in place of a new one. */
  useExistingConversation?: boolean;
  externalContactId?: string;
  /** Sends from the agent's own direct-routing address, not the queue's. */
  useUserFromAddress?: boolean;
}

export interface CreateSecureSession {
  /** Participant who begins the session. */
  sourceParticipantId?: string;
  /** The secure flow to run. */
  flowId: string;
  /** Text handed to the flow. */
  userData: string;
  /** Whether the agent leaves the conversation when the session begins. */
  disconnect?: boolean;
}

export interface CreateWebChatRequest {
  queueId: string;
  /** Name of the third party that carries the chat. */
  provider: string;
  skillIds?: string[];
  languageId?: string;
  priority?: number;
  attributes?: Dictionary<string>;
  customerName?: string;
}

export interface Digits {
  /** Tones to send: digits, `*` and `#`. */
  digits?: string;
}

export interface EmailConversation {
  id: string;
  name?: string;
  /** All parties up to now, those who left included. */
  participants?: EmailMediaParticipant[];
  /** Paths of the same conversation seen as other media types. */
  otherMediaUris?: string[];
  /** The latest transfers only. */
  recentTransfers?: TransferResponse[];
  /** By which the e-mail counts against an agent's capacity. */
  utilizationLabelId?: string;
  /** When the conversation will count as inactive. @format date-time */
  inactivityTimeout?: string;
  /** Divisions to which the conversation belongs, through its queues and users. */
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
}

export interface EmailConversationEntityListing {
  entities: EmailConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface EmailMediaParticipant {
  id: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: ParticipantMediaState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: HistoryDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  /** Milliseconds that the e-mail may be offered. */
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  subject?: string;
  /** How many e-mails this participant has sent. */
  messagesSent?: number;
  /** Whether the e-mail was written by a machine, such as an absence notice. */
  autoGenerated?: boolean;
  draftAttachments?: Attachment[];
  spam?: boolean;
  /** Id of the stored e-mail of this communication. */
  messageId?: string;
  /** When it first began to alert. @format date-time */
  startAlertingTime?: string;
  /** Roles that the participant has had, such as monitor or coach. */
  mediaRoles?: string[];
  /** The external contact's division at the outset; not changed when the contact is moved. */
  externalContactInitialDivisionId?: string;
  /** When it was last parked; stays after it has been resumed. @format date-time */
  parkTime?: string;
  /** When a parked communication will go on. @format date-time */
  resumeTime?: string;
}

export interface EmailMessage {
  id?: string;
  name?: string;
  /** Addresses of the recipients. */
  to: EmailAddress[];
  /** Recipients of a copy. */
  cc?: EmailAddress[];
  /** Recipients of a copy that the others do not see. */
  bcc?: EmailAddress[];
  /** Sending address. */
  from: EmailAddress;
  /** Address for replies, where it is not the sending one. */
  replyTo?: EmailAddress;
  subject?: string;
  /** Files of the message. */
  attachments?: Attachment[];
  /** Content as plain text. */
  textBody: string;
  /** Content as HTML; absent for plain text only. */
  htmlBody?: string;
  /** When the message was sent or received. @format date-time */
  time?: string;
  /** Whether the body quotes the e-mails before it. */
  historyIncluded?: boolean;
  /** Of a draft only. */
  state?: OpenEnum<'Created' | 'Ready' | 'Edited'>;
  /** Of a draft only. */
  draftType?: OpenEnum<'Reply' | 'ReplyAll' | 'Forward'>;
  /** Estimated size of the whole e-mail when ready to be sent. */
  emailSizeBytes?: number;
  /** What the e-mail domain's configuration allows. */
  maxEmailSizeBytes?: number;
  selfUri?: string;
}

export interface EmailMessageListing {
  entities: EmailMessage[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface EmailsSettings {
  sendingSizeLimit?: number;
}

export interface ExtendedWrapup {
  /** Id of the wrap-up code. */
  code?: string;
  name?: string;
  notes?: string;
  tags?: string[];
  /** Seconds spent on after-call work. */
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
  /** `true` while the wrap-up may still change. */
  provisional?: boolean;
  disableEndTimeUpdates?: boolean;
}

export interface FacebookAppCredentials {
  id: string;
}

export interface FacebookIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  appId: string;
  pageId?: string;
  pageName?: string;
  pageProfileImageUrl?: string;
  status?: string;
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version: number;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  createError?: ErrorBody;
  selfUri?: string;
}

export interface FacebookIntegrationEntityListing {
  entities: FacebookIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface FacebookIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** Token of the page itself, in place of a user's. */
  pageAccessToken?: string;
  /** Token of a user who manages the page; goes with `pageId`. */
  userAccessToken?: string;
  pageId?: string;
  appId?: string;
  appSecret?: string;
  selfUri?: string;
}

export interface FacebookIntegrationUpdateRequest {
  id?: string;
  name?: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  pageAccessToken?: string;
  userAccessToken?: string;
  selfUri?: string;
}

export interface FaxSendRequest {
  id?: string;
  name?: string;
  /** Fax numbers, in E.164. */
  addresses: string[];
  documentId?: string;
  contentType?: OpenEnum<
    | 'application/pdf'
    | 'image/tiff'
    | 'application/msword'
    | 'application/vnd.oasis.opendocument.text'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  >;
  workspace?: Workspace;
  coverSheet?: CoverSheet;
  /** Minutes from UTC, for the times printed on the fax. */
  timeZoneOffsetMinutes?: number;
  selfUri?: string;
}

export interface FaxSendResponse {
  id: string;
  name?: string;
  /** Where to upload a document that is not on the platform yet. */
  uploadDestinationUri?: string;
  uploadMethodType?: OpenEnum<'SINGLE_PUT' | 'MULTIPART_POST'>;
  /** Have to be sent along with the upload. */
  headers?: Dictionary<string>;
  selfUri?: string;
}

/** A further e-mail in an external conversation. */
export interface InboundMessageRequest {
  queueId?: string;
  flowId?: string;
  /** Who holds the e-mail. */
  provider: string;
  skillIds?: string[];
  languageId?: string;
  priority?: number;
  attributes?: Dictionary<string>;
  toAddress?: string;
  toName?: string;
  fromAddress?: string;
  fromName?: string;
  subject?: string;
}

export interface LineIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  channelId: string;
  webhookUri: string;
  status?: string;
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version: number;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  createError?: ErrorBody;
  selfUri?: string;
}

export interface LineIntegrationEntityListing {
  entities: LineIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface LineIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  channelId?: string;
  channelSecret?: string;
  switcherSecret?: string;
  serviceCode?: string;
  selfUri?: string;
}

export interface MaxParticipants {
  maxParticipants?: number;
}

/** What is to change of a participant; fields left out stay as they are. */
export interface MediaParticipantRequest {
  /** Wrap-up code and notes. */
  wrapup?: WrapupInput;
  /** `connected` answers, `disconnected` leaves. */
  state?: ParticipantMediaState;
  /** Starts or stops the recording of the participant. */
  recording?: boolean;
  /** Turns the participant's microphone off or on. */
  muted?: boolean;
  /** Puts the participant on hold with music, or resumes. */
  confined?: boolean;
  /** Puts the participant on hold in silence, or resumes. */
  held?: boolean;
  /** Leaves the participant without a wrap-up code. */
  wrapupSkipped?: boolean;
  /** When a parked communication resumes. @format date-time */
  resumeTime?: string;
}

export interface MessageConversation {
  id: string;
  name?: string;
  participants?: MessageMediaParticipant[];
  otherMediaUris?: string[];
  /** The latest transfers only. */
  recentTransfers?: TransferResponse[];
  /** By which the conversation counts against an agent's capacity. */
  utilizationLabelId?: string;
  /** When the conversation will count as inactive. @format date-time */
  inactivityTimeout?: string;
  divisions?: ConversationDivisionMembership[];
  selfUri?: string;
}

export interface MessageConversationEntityListing {
  entities: MessageConversation[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface MessageData {
  id?: string;
  name?: string;
  /** Id of the message at the messaging platform. */
  providerMessageId?: string;
  /** When the message was sent or received. @format date-time */
  timestamp: string;
  /** Sending address. */
  fromAddress?: string;
  /** Receiving address. */
  toAddress?: string;
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Service over which the message travelled. */
  messengerType?: ThreadingMessengerType;
  /** @deprecated The platform no longer has it. */
  textBody?: string;
  /** How far the message has come on its way. */
  status: MessageStatus;
  /** @deprecated The platform no longer has it. */
  media?: MessageMedia[];
  /** @deprecated The platform no longer has it. */
  stickers?: MessageSticker[];
  /** The message in the form that all services share. */
  normalizedMessage?: ConversationNormalizedMessage;
  /** Delivery reports on the message. */
  normalizedReceipts?: ConversationNormalizedMessage[];
  /** User who sent the message; absent for messages of customers and bots. */
  createdBy?: User;
  conversationId?: string;
  selfUri?: string;
}

export interface MessageMediaData {
  id: string;
  name?: string;
  url?: string;
  mediaType?: string;
  contentLengthBytes?: number;
  /** Where to upload the file. */
  uploadUrl?: string;
  status?: OpenEnum<'uploading' | 'valid' | 'invalid'>;
  conversationId?: string;
  communicationId?: string;
  selfUri?: string;
}

export interface MessageMediaParticipant {
  id: string;
  name?: string;
  address?: string;
  /** @format date-time */
  startTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  endTime?: string;
  /** @format date-time */
  startHoldTime?: string;
  purpose?: string;
  state?: ParticipantMediaState;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  disconnectType?: HistoryDisconnectType;
  held?: boolean;
  wrapupRequired?: boolean;
  wrapupPrompt?: string;
  user?: DomainEntityRef;
  queue?: DomainEntityRef;
  team?: DomainEntityRef;
  attributes?: Dictionary<string>;
  errorInfo?: ErrorInfo;
  script?: DomainEntityRef;
  wrapupTimeoutMs?: number;
  wrapupSkipped?: boolean;
  alertingTimeoutMs?: number;
  provider?: string;
  externalContact?: DomainEntityRef;
  externalOrganization?: DomainEntityRef;
  wrapup?: Wrapup;
  peer?: string;
  flaggedReason?: OpenEnum<'general'>;
  journeyContext?: JourneyContext;
  conversationRoutingData?: ConversationRoutingData;
  /** @format date-time */
  startAcwTime?: string;
  /** @format date-time */
  endAcwTime?: string;
  toAddress?: Address;
  fromAddress?: Address;
  messages?: MessageDetails[];
  type?: MessageType;
  recipientCountry?: string;
  recipientType?: string;
  authenticated?: boolean;
  /** When it first began to alert. @format date-time */
  startAlertingTime?: string;
  /** Roles that the participant has had, such as monitor. */
  mediaRoles?: string[];
  /** The external contact's division at the outset; not changed when the contact is moved. */
  externalContactInitialDivisionId?: string;
  /** When it was last parked; stays after it has been resumed. @format date-time */
  parkTime?: string;
  /** When a parked communication will go on. @format date-time */
  resumeTime?: string;
  /** Participant whose side this one follows. */
  monitoredParticipantId?: string;
  monitoredParticipant?: AddressableEntityRef;
}

export interface MessagingIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  status?: MessagingIntegrationStatus;
  messengerType: ThreadingMessengerType;
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version: number;
  /** The service behind an Open Messaging integration that the platform provides itself. */
  openExtensionType?: OpenEnum<'None' | 'GoogleBusinessProfile' | 'YouTube'>;
  selfUri?: string;
}

export interface MessagingIntegrationEntityListing {
  entities: MessagingIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface MessagingSettingPatchRequest {
  id?: string;
  name?: string;
  content?: ContentSetting;
  event?: EventSetting;
  selfUri?: string;
}

export type MessagingSettingReference = MessagingSetting;

export interface MessagingSettingRequestReference {
  id: string;
}

export interface MessagingSticker {
  id?: string;
  name?: string;
  providerStickerId: number;
  providerPackageId?: number;
  packageName?: string;
  messengerType: OpenEnum<'sms' | 'facebook' | 'twitter' | 'line' | 'whatsapp' | 'webmessaging' | 'instagram' | 'open'>;
  stickerType: OpenEnum<'standard' | 'free' | 'paid'>;
  providerVersion?: number;
  uriLocation?: string;
  selfUri?: string;
}

export interface MessagingStickerEntityListing {
  entities: MessagingSticker[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** A message from a prepared response in place of free text. */
export interface MessagingTemplateRequest {
  /** Canned response that holds the template. */
  responseId?: string;
  parameters?: TemplateParameter[];
}

export interface MetadataAttribute {
  value?: string;
}

export interface OAuthAppleAuthorizationResponse {
  /** Where the customer's browser goes next. */
  redirectUrl: string;
  error?: OAuthAppleAuthorizationResponseError;
}

export interface OAuthAppleAuthorizationResponseError {
  code: string;
  message: string;
  details?: JsonObject;
}

export interface OnDemandConversationSummaryRequest {
  /** Language in which the summary is written. */
  locale?: string;
}

export interface OnDemandSummaryAcceptedResponse {
  /** Of the summary to come. */
  id: string;
  status: OpenEnum<'Pending' | 'Queued' | 'Started' | 'Completed' | 'Error' | 'Processing'>;
  selfUri?: string;
}

export interface OpenContentAttachment {
  id?: string;
  mediaType: ContentAttachmentMediaType;
  url: string;
  /** MIME type of the file. */
  mime: string;
  text?: string;
  /** Hash of the file, to tell whether it has changed. */
  sha256?: string;
  filename?: string;
}

export interface OpenEvent {
  eventType: OpenEnum<'Typing'>;
}

export interface OpenEventNormalizedMessage {
  id: string;
  channel: OpenMessagingChannel;
  type: OpenEnum<'Event'>;
  events?: OpenMessageEvent[];
}

export interface OpenInboundMessageContent {
  attachment?: OpenContentAttachment;
}

export interface OpenInboundMessageMessagingChannel {
  /** The customer. */
  from: OpenMessagingFromRecipient;
  /** When it happened at the provider. @format date-time */
  time: string;
  /** The provider's id of the message. */
  messageId?: string;
  metadata?: ConversationChannelMetadata;
}

export interface OpenInboundMessagingChannel {
  /** The customer. */
  from: OpenMessagingFromRecipient;
  /** When it happened at the provider. @format date-time */
  time: string;
}

export interface OpenInboundMessagingReceiptChannel {
  /** Whom the message went to. */
  to: OpenMessagingToRecipient;
  /** When it happened at the provider. @format date-time */
  time: string;
}

export interface OpenInboundNormalizedEvent {
  channel: OpenInboundMessagingChannel;
  events: OpenEvent[];
}

/** A customer's message as the organisation's middleware hands it over. */
export interface OpenInboundNormalizedMessage {
  channel: OpenInboundMessageMessagingChannel;
  text?: string;
  content?: OpenInboundMessageContent[];
  /** Free key-value pairs. */
  metadata?: Dictionary<string>;
}

export interface OpenInboundNormalizedReceipt {
  /** The platform's id of the outbound message. */
  id: string;
  channel: OpenInboundMessagingReceiptChannel;
  status: OpenEnum<'Sent' | 'Delivered' | 'Failed' | 'Published' | 'Removed'>;
  /** Only with the status `Failed`. */
  reasons?: ConversationReason[];
  /** False when another receipt for the message may follow. */
  isFinalReceipt?: boolean;
}

export interface OpenInboundStructuredResponseMessage {
  channel: OpenInboundMessageMessagingChannel;
  buttonResponse: ContentButtonResponse;
  /** The structured message that is answered. */
  originatingMessageId: string;
}

export interface OpenInboundStructuredResponseNormalizedMessageContent {
  contentType: OpenEnum<'ButtonResponse'>;
  buttonResponse?: ContentButtonResponse;
}

export interface OpenIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  /** Address of the middleware that receives outbound messages. */
  outboundNotificationWebhookUrl: string;
  /** Secret with which the platform signs what it sends to the webhook. */
  outboundNotificationWebhookSignatureSecretToken: string;
  webhookHeaders?: Dictionary<string>;
  status?: string;
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  createError?: ErrorBody;
  selfUri?: string;
}

export interface OpenIntegrationEntityListing {
  entities: OpenIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface OpenIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** Address of the middleware that receives outbound messages. */
  outboundNotificationWebhookUrl: string;
  /** Secret with which the platform signs what it sends to the webhook. */
  outboundNotificationWebhookSignatureSecretToken: string;
  /** Further headers that the platform sends to the webhook. */
  webhookHeaders?: Dictionary<string>;
  selfUri?: string;
}

export interface OpenIntegrationUpdateRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  outboundNotificationWebhookUrl?: string;
  outboundNotificationWebhookSignatureSecretToken?: string;
  webhookHeaders?: Dictionary<string>;
  selfUri?: string;
}

export interface OpenMessageContent {
  contentType: OpenEnum<'Attachment'>;
  attachment?: ConversationContentAttachment;
}

export interface OpenMessageEvent {
  eventType: OpenEnum<'Typing'>;
  typing?: ConversationEventTyping;
}

export interface OpenMessageNormalizedMessage {
  id: string;
  channel: OpenMessagingChannel;
  type: OpenEnum<'Text'>;
  text?: string;
  content?: OpenMessageContent[];
  metadata?: Dictionary<string>;
  /** Only if it was asked for with `prefetchConversationId`. */
  conversationId?: string;
}

export interface OpenMessagingChannel {
  id?: string;
  platform?: OpenEnum<'Open'>;
  type?: OpenEnum<'Private'>;
  /** The middleware's own id of the message. */
  messageId: string;
  /** On inbound messages the integration, by its id. */
  to: OpenMessagingToRecipient;
  from: OpenMessagingFromRecipient;
  /** @format date-time */
  time: string;
  metadata?: ConversationChannelMetadata;
}

export interface OpenMessagingFromRecipient {
  nickname?: string;
  id: string;
  /** Kind of `id`: an e-mail address, a telephone number, or an id that says nothing by itself. */
  idType: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  firstName?: string;
  lastName?: string;
  image?: string;
  email?: string;
}

export interface OpenMessagingIdentityResolutionConfig {
  /** Where the external contacts are looked for. */
  division?: WritableStarrableDivision;
  resolveIdentities: boolean;
  /** The external source that the senders' ids belong to. */
  externalSource?: IdentityResolutionExternalSource;
  selfUri?: string;
}

export interface OpenMessagingToRecipient {
  nickname?: string;
  id: string;
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  firstName?: string;
  lastName?: string;
  image?: string;
  email?: string;
}

/** A message or receipt exchanged with the organisation's own middleware. */
export interface OpenNormalizedMessage {
  id?: string;
  channel: OpenMessagingChannel;
  type: OpenEnum<'Text' | 'Receipt'>;
  text?: string;
  content?: OpenMessageContent[];
  /** On receipts: what became of the message. */
  status?: NormalizedMessageStatus;
  reasons?: ConversationReason[];
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  metadata?: Dictionary<string>;
}

export interface OpenReceiptNormalizedMessage {
  id: string;
  channel: OpenMessagingChannel;
  type: OpenEnum<'Receipt'>;
  status: OpenEnum<'Sent' | 'Delivered' | 'Failed' | 'Published' | 'Removed'>;
  /** Only with the status `Failed`. */
  reasons?: ConversationReason[];
  /** False when another receipt for the message may follow. */
  isFinalReceipt?: boolean;
  direction: OpenEnum<'Inbound' | 'Outbound'>;
}

export interface OpenStructuredResponseNormalizedMessage {
  id: string;
  channel: OpenMessagingChannel;
  type: OpenEnum<'Structured'>;
  direction?: OpenEnum<'Inbound'>;
  content?: OpenInboundStructuredResponseNormalizedMessageContent[];
  metadata?: Dictionary<string>;
}

export interface ParkingStateRequest {
  /** `parked`, or the state to go back to. */
  state: ParticipantMediaState;
  /** When a parked conversation resumes. @format date-time */
  resumeTime?: string;
}

export interface ParticipantAttributes {
  /** Names and values; other attributes of the participant stay as they are. */
  attributes?: Dictionary<string>;
}

export interface ParticipantInfo {
  activeParticipantCount?: number;
  version?: number;
}

export interface PatchCallbackRequest {
  conversationId: string;
  queueId?: string;
  /** Agent who is to have the callback. */
  agentId: string;
  /** @format date-time */
  callbackScheduledTime?: string;
  /** For the callback numbers. */
  countryCode?: string;
  callbackNumbers?: string[];
  /** Whether the numbers are checked for the form of a phone number. */
  validateCallbackNumbers?: boolean;
  /** Whether an agent is reserved when the customer is called first: as the queue says, always, or never. */
  customerFirstCallbackDeliveryMode?: string;
}

export type PatchCallbackResponse = CreateCallbackResponse;

export interface RoutingData {
  queueId: string;
  languageId?: string;
  /** Higher goes first. */
  priority?: number;
  skillIds?: string[];
  /** Agents to be tried first. */
  preferredAgentIds?: string[];
  /** Agents with the score that decides among them. */
  scoredAgents?: ScoredAgent[];
  routingFlags?: string[];
  /** Utilization label, by which the conversation counts against an agent's capacity. */
  label?: string;
  /** Logical expression over skills, used where `skillIds` are given. */
  skillExpression?: string;
}

export interface SecureSession {
  id: string;
  flow: DomainEntityRef;
  userData?: string;
  state: OpenEnum<'PENDING' | 'COMPLETED' | 'FAILED'>;
  sourceParticipantId?: string;
  disconnect?: boolean;
  selfUri?: string;
}

export interface SecureSessionEntityListing {
  entities: SecureSession[];
}

export interface SendAgentlessOutboundMessageRequest {
  /** Number or integration id that the message comes from. */
  fromAddress: string;
  /** For SMS and WhatsApp the number in E.164. */
  toAddress: string;
  toAddressMessengerType: OpenEnum<'sms' | 'whatsapp' | 'open'>;
  textBody?: string;
  messagingTemplate?: SendMessagingTemplateRequest;
  useExistingActiveConversation?: boolean;
  /** The recipient, in place of an address; required for web messaging. */
  externalContactId?: string;
}

export interface SendAgentlessOutboundMessageResponse {
  id: string;
  conversationId?: string;
  fromAddress?: string;
  toAddress?: string;
  messengerType?: OpenEnum<'sms' | 'whatsapp' | 'open'>;
  /** @deprecated The platform no longer has it. */
  textBody?: string;
  /** @deprecated The platform no longer has it. */
  messagingTemplate?: MessagingTemplateRequest;
  useExistingActiveConversation?: boolean;
  /** @format date-time */
  timestamp?: string;
  selfUri?: string;
  user?: AddressableEntityRef;
  message?: MessageData;
}

export interface SendMessagingTemplateRequest {
  /** Response-management response that holds the template. */
  responseId?: string;
  /** Older form of `bodyParameters`. */
  parameters?: TemplateParameter[];
  headerParameters?: TemplateParameter[];
  bodyParameters?: TemplateParameter[];
  /** Fill the places in the addresses of its buttons. */
  buttonUrlParameters?: TemplateParameter[];
  carouselParameters?: CarouselParameters;
}

export interface SetRecordingState {
  /** `PAUSED` can be resumed by `ACTIVE`. */
  recordingState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
}

export interface SetUuiDataRequest {
  /** User-to-user information for later commands on the call. */
  uuiData?: string;
}

/** The organisation's rules on conversations. */
export interface Settings {
  /** Whether after-call work is kept for each communication rather than each participant. */
  communicationBasedACW?: boolean;
  /** Whether summaries cover the parts without an agent, too. */
  includeNonAgentConversationSummary?: boolean;
  /** Whether the queue of a callback may be chosen. */
  allowCallbackQueueSelection?: boolean;
  /** Whether a callback is routed with the data of the inbound call it comes from. */
  callbacksInheritRoutingFromInboundCall?: boolean;
  /** Whether after-call work ends when the agent goes offline. */
  completeAcwWhenAgentTransitionsOffline?: boolean;
  /** Whether the time of interacting is left out of a callback's handle time. */
  totalActiveCallback?: boolean;
}

export interface SnippetRecordingRequest {
  type: OpenEnum<'snippet' | 'adhoc'>;
  /** True starts, false stops. */
  record?: boolean;
}

export interface SocialMediaMessageData {
  id: string;
  name?: string;
  /** The platform of origin's id of the message. */
  providerMessageId?: string;
  /** @format date-time */
  timestamp: string;
  fromAddress?: string;
  toAddress?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  messengerType?: OpenEnum<'sms' | 'facebook' | 'twitter' | 'whatsapp' | 'webmessaging' | 'instagram' | 'open' | 'apple'>;
  status: MessageStatus;
  normalizedMessage?: ConversationNormalizedMessage;
  normalizedReceipts?: ConversationNormalizedMessage[];
  createdBy?: User;
  conversationId?: string;
  selfUri?: string;
}

/** Something an assistant puts before the agent. `type` says which of the fields `faq` to `thirdPartySuggestion` is filled. */
export interface Suggestion {
  id: string;
  conversation?: AddressableEntityRef;
  assistant?: AddressableEntityRef;
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
  faq?: Faq;
  article?: Article;
  /** @format date-time */
  dateCreated?: string;
  /** Id of the knowledge search it came from. */
  answerRecordId?: string;
  triggerType?: SuggestionTrigger;
  /** Where in the conversation it was raised. */
  context?: SuggestionContext;
  state?: OpenEnum<'Suggested' | 'Accepted' | 'Dismissed' | 'Failed' | 'Rated'>;
  knowledgeSearch?: SuggestionKnowledgeSearch;
  knowledgeArticle?: SuggestionKnowledgeArticle;
  cannedResponse?: SuggestionCannedResponse;
  script?: SuggestionScript;
  thirdPartySuggestion?: ThirdPartySuggestion;
  selfUri?: string;
}

export interface SuggestionCannedResponse {
  response?: AddressableEntityRef;
  /** The library that the response belongs to. */
  library?: AddressableEntityRef;
}

/** The point in the conversation at which a suggestion was raised. */
export interface SuggestionContext {
  /** The queue that brought the interaction to the agent. */
  queue?: AddressableEntityRef;
  mediaType?: OpenEnum<'Message' | 'Voice' | 'Unknown'>;
  /** Whose turn it was. */
  participantType?: string;
  /** The agent who was given the suggestion. */
  user?: UserReference;
  externalContact?: AddressableEntityRef;
  /** Of a voice conversation; `message` is its counterpart elsewhere. */
  utterance?: Entity;
  message?: AddressableEntityRef;
  /** What was searched for. */
  queryStatement?: string;
}

export interface SuggestionEngagement {
  engagementType: OpenEnum<'Dismissed' | 'Copied' | 'Opened' | 'Feedback'>;
  /** For `Feedback` only. */
  feedback?: SuggestionFeedback;
}

export interface SuggestionFeedback {
  rating: OpenEnum<'Negative' | 'Positive'>;
}

/** A passage of a document that answers the question. */
export interface SuggestionKnowledgeAnswer {
  answer?: string;
  /** Where the passage begins in the text. */
  startIndex?: number;
  /** Where it ends. */
  endIndex?: number;
}

export interface SuggestionKnowledgeArticle {
  title?: string;
  snippets?: string[];
  document?: AddressableEntityRef;
  version?: AddressableEntityRef;
  knowledgeAnswer?: SuggestionKnowledgeAnswer;
  variations?: AddressableEntityRef[];
}

export interface SuggestionKnowledgeSearch {
  title?: string;
  snippets?: string[];
  confidence?: number;
  /** Id of the knowledge search. */
  searchId?: string;
  document?: AddressableEntityRef;
  version?: AddressableEntityRef;
  knowledgeAnswer?: SuggestionKnowledgeAnswer;
  variations?: AddressableEntityRef[];
}

export interface SuggestionListing {
  entities: Suggestion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface SuggestionPatchRequest {
  thirdPartySuggestion?: ThirdPartySuggestion;
}

export interface SuggestionScript {
  script?: AddressableEntityRef;
  page?: AddressableEntityRef;
  /** Values that the script is opened with. */
  data?: Dictionary<string>;
}

export interface TemplateParameter {
  id?: string;
  value?: string;
}

export interface TextMessageListing {
  entities: MessageData[];
  /** @deprecated The platform no longer has it. */
  pageSize?: number;
  /** @deprecated The platform no longer has it. */
  pageNumber?: number;
  /** @deprecated The platform no longer has it. */
  total?: number;
  /** @deprecated The platform no longer has it. */
  firstUri?: string;
  /** @deprecated The platform no longer has it. */
  selfUri?: string;
  /** @deprecated The platform no longer has it. */
  nextUri?: string;
  /** @deprecated The platform no longer has it. */
  previousUri?: string;
  /** @deprecated The platform no longer has it. */
  lastUri?: string;
  /** @deprecated The platform no longer has it. */
  pageCount?: number;
}

/** A suggestion from a source outside the platform. */
export interface ThirdPartySuggestion {
  text?: string;
  title?: string;
  sources?: ThirdPartySuggestionSource[];
}

export interface ThirdPartySuggestionSource {
  name?: string;
  url?: string;
}

/** Whom a participant is replaced by; give one of user, queue and address. */
export interface TransferRequest {
  /** User to transfer to; give this, `queueId` or `address`. */
  userId?: string;
  /** Number or SIP address. */
  address?: string;
  /** User to transfer to, by user name instead of `userId`. */
  userName?: string;
  /** Queue to transfer to; give this, `userId` or `address`. */
  queueId?: string;
  /** Sends the call to the user's voicemail. */
  voicemail?: boolean;
  /** `Attended` keeps the conversation with the agent until it is accepted, `Unattended` lets the agent go at once. */
  transferType?: OpenEnum<'Attended' | 'Unattended'>;
  /** Whether internal messaging continues after the transfer. */
  keepInternalMessageAlive?: boolean;
}

export type TransferToAddressRequest = TransferToExternalRequest;

export interface TransferToAgentRequest {
  /** `Attended` keeps the conversation with the agent until it is accepted, `Unattended` lets the agent go at once. */
  transferType?: OpenEnum<'Attended' | 'Unattended'>;
  /** Whether internal messaging continues after the transfer. */
  keepInternalMessageAlive?: boolean;
  userId?: string;
  /** Login name such as the e-mail address. */
  userName?: string;
  userDisplayName?: string;
  /** Sends the call to the voicemail of the participant being replaced. */
  voicemail?: boolean;
}

export interface TransferToExternalContactRequest {
  /** `Attended` keeps the conversation with the agent until it is accepted, `Unattended` lets the agent go at once. */
  transferType?: OpenEnum<'Attended' | 'Unattended'>;
  /** Whether internal messaging continues after the transfer. */
  keepInternalMessageAlive?: boolean;
  contactId: string;
  /** Which of the contact's numbers is dialled. */
  phoneType: OpenEnum<'WorkPhone' | 'CellPhone' | 'HomePhone' | 'OtherPhone'>;
}

export interface TransferToExternalRequest {
  /** `Attended` keeps the conversation with the agent until it is accepted, `Unattended` lets the agent go at once. */
  transferType?: OpenEnum<'Attended' | 'Unattended'>;
  /** Whether internal messaging continues after the transfer. */
  keepInternalMessageAlive?: boolean;
  /** Of the outside party, such as a phone number. */
  address?: string;
}

export interface TransferToQueueRequest {
  /** `Attended` keeps the conversation with the agent until it is accepted, `Unattended` lets the agent go at once. */
  transferType?: OpenEnum<'Attended' | 'Unattended'>;
  /** Whether internal messaging continues after the transfer. */
  keepInternalMessageAlive?: boolean;
  queueId?: string;
  queueName?: string;
}

export type TwitterIdentityResolutionConfig = AppleIdentityResolutionConfig;

export interface TwitterIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  /** @deprecated The platform no longer has it. */
  accessTokenKey?: string;
  /** @deprecated The platform no longer has it. */
  consumerKey?: string;
  /** @deprecated The platform no longer has it. */
  username?: string;
  /** @deprecated The platform no longer has it. */
  userId?: string;
  status?: string;
  /** @deprecated The platform no longer has it. */
  tier?: OpenEnum<'premium' | 'enterprise'>;
  /** @deprecated The platform no longer has it. */
  envName?: string;
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version: number;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  createError?: ErrorBody;
  selfUri?: string;
}

export interface TwitterIntegrationEntityListing {
  entities: TwitterIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface TwitterIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** @deprecated The platform no longer has it. */
  accessTokenKey?: string;
  /** @deprecated The platform no longer has it. */
  accessTokenSecret?: string;
  /** @deprecated The platform no longer has it. */
  consumerKey?: string;
  /** @deprecated The platform no longer has it. */
  consumerSecret?: string;
  /** Tier of the Twitter API that the app has. @deprecated The platform no longer has it. */
  tier?: OpenEnum<'premium' | 'enterprise'>;
  /** Name of the environment at Twitter. @deprecated The platform no longer has it. */
  envName?: string;
  /** From the sign-in at Twitter. */
  signupCode: string;
  /** As `getConversationsMessagingIntegrationsTwitterOauthSettings` gives it. */
  appId: string;
  /** Belongs to the sign-in that the code came from. */
  codeChallenge: string;
  /** The address that the sign-in came back to. */
  redirectUri: string;
  selfUri?: string;
}

export interface TwitterIntegrationUpdateRequest {
  id?: string;
  name?: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** From the sign-in at Twitter; goes with `codeChallenge` and `redirectUri`. */
  signupCode?: string;
  codeChallenge?: string;
  redirectUri?: string;
  selfUri?: string;
}

export interface TwitterOAuthSettings {
  clientId?: string;
  scopes?: string[];
}

export interface TwitterSignupOAuthSettings {
  clientId?: string;
  scopes?: string[];
  appId?: string;
}

export interface UpdateConferenceRequest {
  /** Calls to merge into the conference. */
  conversationIds?: string[];
}

export interface UploadAttachmentRequest {
  name: string;
  contentLengthBytes: number;
  /** `MD5` checksum of the file. */
  contentMd5?: string;
  /** Whether it is shown within the text rather than attached. */
  inlineImage?: boolean;
}

export interface UploadAttachmentResponse {
  attachmentId?: string;
  name?: string;
  /** Where the file is to be uploaded. */
  url?: string;
  /** Have to be sent along with the file. */
  headers?: Dictionary<string>;
  conversationId?: string;
}

export interface UploadMediaRequest {
  fileName: string;
  contentLengthBytes: number;
  /** `MD5` checksum of the file. */
  contentMd5?: string;
}

export interface VideoConferenceDetails {
  conferenceId?: string;
  conversationId?: string;
  participantInfo?: ParticipantInfo;
}

export interface WhatsAppAvailablePhoneNumberDetails {
  name: string;
  phoneNumber?: string;
  status: string;
}

export interface WhatsAppAvailablePhoneNumberDetailsListing {
  entities?: WhatsAppAvailablePhoneNumberDetails[];
}

export interface WhatsAppEmbeddedSignupIntegrationActivationRequest {
  id?: string;
  /** Whether it is needed depends on the version of the embedded sign-up. */
  name?: string;
  /** In `E.164` form. Whether it is needed depends on the version of the embedded sign-up. */
  phoneNumber?: string;
  /** Of the number's two-step verification. */
  pin: string;
  selfUri?: string;
}

export interface WhatsAppEmbeddedSignupIntegrationRequest {
  id?: string;
  name?: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  embeddedSignupAccessToken?: string;
  selfUri?: string;
}

export type WhatsAppIdentityResolutionConfig = AppleIdentityResolutionConfig;

export interface WhatsAppIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  /** In E.164. */
  phoneNumber: string;
  availablePhoneNumbers?: WhatsAppAvailablePhoneNumberDetailsListing;
  status?: MessagingIntegrationStatus;
  recipient?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version: number;
  /** How far activation of the number has come. */
  activationStatusCode?: OpenEnum<
    'CodeSent' | 'WaitRequired' | 'ActivationFailed' | 'CodeConfirmed' | 'ConfirmationFailed' | 'ResendCode'
  >;
  activationErrorInfo?: ErrorBody;
  createStatus?: OpenEnum<'Initiated' | 'Completed' | 'Error'>;
  createError?: ErrorBody;
  whatsAppBusinessAccountId?: string;
  selfUri?: string;
}

export interface WhatsAppIntegrationEntityListing {
  entities: WhatsAppIntegration[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface WhatsAppIntegrationRequest {
  id?: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** In E.164. */
  phoneNumber: string;
  /** Certificate of the number in base64, exactly as WhatsApp issued it. */
  wabaCertificate: string;
  selfUri?: string;
}

export interface WhatsAppIntegrationUpdateRequest {
  id?: string;
  name?: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingRequestReference;
  /** `Activate` has a code sent, `Confirm` hands it in. @deprecated The platform no longer has it. */
  action?: OpenEnum<'Activate' | 'Confirm'>;
  /** How WhatsApp sends the code. @deprecated The platform no longer has it. */
  authenticationMethod?: OpenEnum<'Sms' | 'Voice'>;
  /** The code received, for `Confirm`. @deprecated The platform no longer has it. */
  confirmationCode?: string;
  /** @deprecated The platform no longer has it. */
  phoneNumber?: string;
  selfUri?: string;
}

export type WrapupInput = ExtendedWrapup;

export interface ConsultTransfer {
  /** Whom the agent speaks to: `DESTINATION` the party consulted, `OBJECT` the one being transferred, or `BOTH`. */
  speakTo?: ConsultSpeakTo;
  destination: Destination;
  /** The user who talks before the transfer is completed, often the caller. */
  consultingUserId?: string;
}
