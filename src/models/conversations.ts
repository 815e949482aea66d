import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  ConversationReasonCode,
  MessageStatus,
  MessagingPlatform,
  NormalizedMessageStatus,
  ThreadingMessengerType,
} from './shared-enumerations.js';
import type {
  AddressableEntityRef,
  DomainEntityRef,
  EmailAddress,
  ErrorBody,
  Group,
  JourneyContext,
  Queue,
  ScoredAgent,
  User,
} from './shared.js';
import type {
  Address,
  Attachment,
  CallState,
  Campaign,
  ContentAttachment,
  Conversation,
  ConversationRoutingData,
  DialerPreview,
  ErrorInfo,
  ExternalContact,
  ExternalOrganization,
  FaxStatus,
  MediaTypes,
  MessageContentType,
  MessageDetails,
  MessageMedia,
  MessageSticker,
  MessageType,
  NormalizedMessageType,
  Voicemail,
  Workspace,
  Wrapup,
} from './shared-conversations.js';

export type MessagingIntegrationStatus = OpenEnum<
  'Active' | 'Inactive' | 'Error' | 'Starting' | 'Incomplete' | 'Deleting' | 'DeletionFailed'
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
>;

export type MediaParticipantState = CallState;

/** A further message in a conversation that exists. */
export interface AdditionalMessage {
  textBody: string;
  /** Media uploaded beforehand, once valid. */
  mediaIds?: string[];
  stickerIds?: string[];
  messagingTemplate?: MessagingTemplateRequest;
}

export interface AssignedWrapupCode {
  /** Id of the wrap-up code. */
  code?: string;
  notes?: string;
  tags?: string[];
  /** Seconds spent on after-call work. */
  durationSeconds?: number;
  /** @format date-time */
  endTime?: string;
}

export interface BulkCallbackDisconnectRequest {
  callbackDisconnectIdentifiers: CallbackDisconnectIdentifier[];
}

export interface BulkCallbackPatchRequest {
  patchCallbackRequests: PatchCallbackRequest[];
}

export interface BulkCallbackPatchResponse {
  results?: BulkResult[];
  errorCount?: number;
  /** Positions in the request of the entries that failed. */
  errorIndexes?: number[];
}

export type BulkError = ErrorInfo;

export interface BulkResult {
  error?: BulkError;
  entity?: JsonObject;
}

export interface CallCommand {
  /** Number to dial. */
  callNumber: string;
  phoneColumn?: string;
}

export interface CallConversation {
  id: string;
  name?: string;
  participants?: CallMediaParticipant[];
  otherMediaUris?: string[];
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  maxParticipants?: number;
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
  id?: string;
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
  id?: string;
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
  state?: MediaParticipantState;
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
}

export interface CallbackConversation {
  id: string;
  name?: string;
  participants?: CallbackMediaParticipant[];
  otherMediaUris?: string[];
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
  type: OpenEnum<'ACD' | 'EXTERNAL'>;
  id: string;
}

export interface CallbackMediaParticipant {
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
  state?: MediaParticipantState;
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
  state?: MediaParticipantState;
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
  roomId?: string;
  avatarImageUrl?: string;
}

export interface CobrowseConversation {
  id: string;
  name?: string;
  participants?: CobrowseMediaParticipant[];
  otherMediaUris?: string[];
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
  state?: MediaParticipantState;
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
}

export interface ConsultTransfer {
  /** Whom the agent speaks to: `DESTINATION` the party consulted, `OBJECT` the one being transferred, or `BOTH`. */
  speakTo?: OpenEnum<'DESTINATION' | 'OBJECT' | 'BOTH'>;
  destination: Destination;
}

export interface ConsultTransferResponse {
  destinationParticipantId: string;
}

export interface ConsultTransferUpdate {
  /** Whom the agent speaks to: `DESTINATION` the party consulted, `OBJECT` the one being transferred, or `BOTH`. */
  speakTo: OpenEnum<'DESTINATION' | 'OBJECT' | 'BOTH'>;
}

export interface ContentSetting {
  story?: StorySetting;
}

export interface ConversationButtonComponent {
  title?: string;
  actions?: ConversationContentActions;
}

export interface ConversationContentActions {
  url?: string;
  urlTarget?: string;
  textback?: string;
}

export type ConversationContentAttachment = ContentAttachment;

export interface ConversationContentButtonResponse {
  type?: OpenEnum<'Button' | 'QuickReply'>;
  text: string;
  payload: string;
}

export interface ConversationContentCard {
  title: string;
  description?: string;
  image?: string;
  video?: string;
  defaultAction?: ConversationContentCardAction;
  actions: ConversationContentCardAction[];
}

export interface ConversationContentCardAction {
  type?: OpenEnum<'Link' | 'Postback' | 'Unknown'>;
  text?: string;
  payload?: string;
  url?: string;
}

export interface ConversationContentCarousel {
  cards?: ConversationContentCard[];
}

export interface ConversationContentGeneric {
  title?: string;
  description?: string;
  image?: string;
  video?: string;
  actions?: ConversationContentActions;
  components?: ConversationButtonComponent[];
}

export interface ConversationContentLocation {
  url?: string;
  address?: string;
  text?: string;
  latitude?: number;
  longitude?: number;
}

export interface ConversationContentNotificationTemplate {
  id?: string;
  language?: string;
  header?: ConversationNotificationTemplateHeader;
  body: ConversationNotificationTemplateBody;
  footer?: ConversationNotificationTemplateFooter;
}

export interface ConversationContentQuickReply {
  text: string;
  payload: string;
  image?: string;
  action?: OpenEnum<'Message'>;
}

export interface ConversationContentStory {
  type?: OpenEnum<'Mention' | 'Reply'>;
  url?: string;
  replyToId?: string;
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

export interface ConversationEventCoBrowse {
  type: OpenEnum<'Offering' | 'OfferingExpired' | 'OfferingAccepted' | 'OfferingRejected'>;
  sessionId?: string;
  sessionJoinToken?: string;
}

export interface ConversationEventPresence {
  type: OpenEnum<'Join' | 'Disconnect'>;
}

export interface ConversationEventTyping {
  type: OpenEnum<'On'>;
  /** Milliseconds for which typing is to be shown. */
  duration?: number;
}

/** One structured element of a message; `contentType` says which of the other fields is filled. */
export interface ConversationMessageContent {
  contentType: MessageContentType;
  location?: ConversationContentLocation;
  story?: ConversationContentStory;
  attachment?: ConversationContentAttachment;
  quickReply?: ConversationContentQuickReply;
  template?: ConversationContentNotificationTemplate;
  buttonResponse?: ConversationContentButtonResponse;
  /** @deprecated The platform calls it deprecated. */
  generic?: ConversationContentGeneric;
  card?: ConversationContentCard;
  carousel?: ConversationContentCarousel;
}

export interface ConversationMessageEvent {
  eventType: OpenEnum<'CoBrowse' | 'Typing' | 'Presence' | 'Unknown'>;
  coBrowse?: ConversationEventCoBrowse;
  typing?: ConversationEventTyping;
  presence?: ConversationEventPresence;
}

export interface ConversationMessagingChannel {
  id?: string;
  platform?: MessagingPlatform;
  messageId?: string;
  to?: ConversationMessagingToRecipient;
  from?: ConversationMessagingFromRecipient;
  /** @format date-time */
  time?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateDeleted?: string;
}

export type ConversationMessagingFromRecipient = ConversationMessagingToRecipient;

export interface ConversationMessagingToRecipient {
  nickname?: string;
  id: string;
  /** Kind of `id`: an e-mail address, a telephone number, or an id that says nothing by itself. */
  idType?: OpenEnum<'Email' | 'Phone' | 'Opaque'>;
  image?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  additionalIds?: ConversationRecipientAdditionalIdentifier[];
}

/** A message in one form for all platforms. */
export interface ConversationNormalizedMessage {
  id?: string;
  channel?: ConversationMessagingChannel;
  /** `Text` has only `text`, `Structured` fills `content`, `Event` fills `events`, `Receipt` reports on an earlier message. */
  type: NormalizedMessageType;
  text?: string;
  content?: ConversationMessageContent[];
  events?: ConversationMessageEvent[];
  status?: NormalizedMessageStatus;
  /** Why delivery failed. */
  reasons?: ConversationReason[];
  originatingEntity?: OpenEnum<'Human' | 'Bot'>;
  /** Whether no further receipt will follow for the message. */
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  metadata?: Dictionary<string>;
}

export interface ConversationNotificationTemplateBody {
  text?: string;
  parameters: ConversationNotificationTemplateParameter[];
}

export interface ConversationNotificationTemplateFooter {
  text?: string;
}

export interface ConversationNotificationTemplateHeader {
  type: OpenEnum<'Text' | 'Media'>;
  text?: string;
  media?: ConversationContentAttachment;
  parameters?: ConversationNotificationTemplateParameter[];
}

export interface ConversationNotificationTemplateParameter {
  name?: string;
  text: string;
}

export type ConversationReason = Reason;

export interface ConversationRecipientAdditionalIdentifier {
  type: OpenEnum<'Deployment' | 'Subject' | 'Unknown'>;
  value: string;
}

export interface ConversationTagsUpdate {
  /** Free text by which another system knows the conversation. */
  externalTag: string;
}

/** For how long new messages of the same person join the existing conversation. */
export interface ConversationThreadingWindow {
  id?: string;
  settings: ConversationThreadingWindowSetting[];
  /** For platforms without a setting of their own. */
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
  callerIdName?: string;
  /** Queue on whose behalf the call is placed. */
  callFromQueueId?: string;
  /** Queue to be called. */
  callQueueId?: string;
  /** User to be called. */
  callUserId?: string;
  /** For calls to a queue; higher goes first. */
  priority?: number;
  languageId?: string;
  routingSkillsIds?: string[];
  /** Calls to be merged into one conference. */
  conversationIds?: string[];
  /** Parties to be called into one conference. */
  participants?: Destination[];
  /** User-to-user information passed along with the call. */
  uuiData?: string;
  externalContactId?: string;
}

export interface CreateCallResponse {
  id: string;
  name?: string;
  selfUri?: string;
}

export interface CreateCallbackCommand {
  scriptId?: string;
  queueId?: string;
  routingData?: RoutingData;
  callbackUserName?: string;
  /** Numbers at which the customer can be called, best in E.164. */
  callbackNumbers: string[];
  /** When the callback is due; without it at once. @format date-time */
  callbackScheduledTime?: string;
  /** Two-letter country (ISO 3166-1) used to validate the numbers. */
  countryCode?: string;
  validateCallbackNumbers?: boolean;
  /** Attributes put on the customer's participant. */
  data?: Dictionary<string>;
  /** Number shown to the customer. */
  callerId?: string;
  callerIdName?: string;
}

export type CreateCallbackOnConversationCommand = CreateCallbackCommand;

export interface CreateCallbackResponse {
  conversation: DomainEntityRef;
  callbackIdentifiers: CallbackIdentifier[];
}

export interface CreateEmailRequest {
  queueId?: string;
  /** Inbound flow for an e-mail that no queue is given for. */
  flowId?: string;
  /** Who holds the e-mail; external providers name themselves. */
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
  /** `OUTBOUND` begins an e-mail on behalf of a queue, `INBOUND` routes one held by a third party. */
  direction?: OpenEnum<'OUTBOUND' | 'INBOUND'>;
  htmlBody?: string;
  textBody?: string;
  externalContactId?: string;
}

export interface CreateOutboundMessagingConversationRequest {
  /** Queue on whose behalf the message goes out. */
  queueId: string;
  /** For SMS the number in E.164. */
  toAddress: string;
  toAddressMessengerType: OpenEnum<'sms'>;
  /** Take up a conversation open with this address in place of a new one. */
  useExistingConversation?: boolean;
  externalContactId?: string;
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

export interface Destination {
  /** Number or SIP address. */
  address: string;
  name?: string;
  userId?: string;
  queueId?: string;
}

export interface Digits {
  /** Tones to send: digits, `*` and `#`. */
  digits?: string;
}

export interface EmailConversation {
  id: string;
  name?: string;
  participants?: EmailMediaParticipant[];
  otherMediaUris?: string[];
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
  state?: MediaParticipantState;
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
}

export interface EmailMessage {
  id?: string;
  name?: string;
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
  /** Whether the body quotes the e-mails before it. */
  historyIncluded?: boolean;
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

export interface EventSetting {
  typing?: TypingSetting;
  presence?: PresenceSetting;
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
  messagingSetting?: MessagingSettingReference;
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
  messagingSetting?: MessagingSettingReference;
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

export interface InboundOnlySetting {
  inbound?: OpenEnum<'Enabled' | 'Disabled'>;
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
  wrapup?: ExtendedWrapup;
  /** `connected` answers, `disconnected` leaves. */
  state?: MediaParticipantState;
  recording?: boolean;
  muted?: boolean;
  confined?: boolean;
  held?: boolean;
  /** Leaves the participant without a wrap-up code. */
  wrapupSkipped?: boolean;
}

export interface MessageConversation {
  id: string;
  name?: string;
  participants?: MessageMediaParticipant[];
  otherMediaUris?: string[];
  selfUri?: string;
}

export type MessageConversationEntityListing = EmailConversationEntityListing;

export interface MessageData {
  id?: string;
  name?: string;
  /** Id of the message at the messaging platform. */
  providerMessageId?: string;
  /** @format date-time */
  timestamp: string;
  fromAddress?: string;
  toAddress?: string;
  direction?: OpenEnum<'inbound' | 'outbound'>;
  messengerType?: ThreadingMessengerType;
  textBody: string;
  status: MessageStatus;
  media?: MessageMedia[];
  stickers?: MessageSticker[];
  normalizedMessage?: ConversationNormalizedMessage;
  /** Delivery reports on the message. */
  normalizedReceipts?: ConversationNormalizedMessage[];
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
  selfUri?: string;
}

export interface MessageMediaParticipant {
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
  state?: MediaParticipantState;
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

export interface MessagingSettingReference {
  id: string;
  name?: string;
  selfUri?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  version?: string;
  createdBy?: DomainEntityRef;
  updatedBy?: DomainEntityRef;
  content?: ContentSetting;
  event?: EventSetting;
}

export interface MessagingSticker {
  id?: string;
  name?: string;
  providerStickerId: number;
  providerPackageId?: number;
  packageName?: string;
  messengerType: ThreadingMessengerType;
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
  messagingSetting?: MessagingSettingReference;
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
  messagingSetting?: MessagingSettingReference;
  outboundNotificationWebhookUrl?: string;
  outboundNotificationWebhookSignatureSecretToken?: string;
  webhookHeaders?: Dictionary<string>;
  selfUri?: string;
}

export interface OpenMessageContent {
  contentType: OpenEnum<'Attachment'>;
  attachment?: ContentAttachment;
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
  metadata?: JsonObject;
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
  reasons?: Reason[];
  isFinalReceipt?: boolean;
  direction?: OpenEnum<'Inbound' | 'Outbound'>;
  metadata?: Dictionary<string>;
}

export interface ParticipantAttributes {
  attributes?: Dictionary<string>;
}

export interface PatchCallbackRequest {
  conversationId: string;
  queueId?: string;
  /** Agent who is to have the callback. */
  agentId: string;
  /** @format date-time */
  callbackScheduledTime?: string;
}

export type PatchCallbackResponse = CreateCallbackResponse;

export interface PresenceSetting {
  join?: SettingDirection;
}

export interface Reason {
  code?: ConversationReasonCode;
  message: string;
}

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
  messagingTemplate?: MessagingTemplateRequest;
  useExistingActiveConversation?: boolean;
}

export interface SendAgentlessOutboundMessageResponse {
  id: string;
  conversationId?: string;
  fromAddress?: string;
  toAddress?: string;
  messengerType?: OpenEnum<'sms' | 'whatsapp' | 'open'>;
  textBody?: string;
  messagingTemplate?: MessagingTemplateRequest;
  useExistingActiveConversation?: boolean;
  /** @format date-time */
  timestamp?: string;
  selfUri?: string;
  user?: AddressableEntityRef;
}

export interface SetRecordingState {
  recordingState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
}

export interface SetUuiDataRequest {
  /** User-to-user information for later commands on the call. */
  uuiData?: string;
}

export interface SettingDirection {
  inbound?: OpenEnum<'Enabled' | 'Disabled'>;
  outbound?: OpenEnum<'Enabled' | 'Disabled'>;
}

export interface StorySetting {
  mention?: InboundOnlySetting;
  reply?: InboundOnlySetting;
}

export interface SupportedContentReference {
  id: string;
  name?: string;
  selfUri?: string;
  mediaTypes?: MediaTypes;
}

export interface TemplateParameter {
  id?: string;
  value?: string;
}

export interface TextMessageListing {
  entities: MessageData[];
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

/** Whom a participant is replaced by; give one of user, queue and address. */
export interface TransferRequest {
  userId?: string;
  /** Number or SIP address. */
  address?: string;
  userName?: string;
  queueId?: string;
  /** Sends the call to the user's voicemail. */
  voicemail?: boolean;
}

export interface TwitterIntegration {
  id: string;
  name: string;
  supportedContent?: SupportedContentReference;
  messagingSetting?: MessagingSettingReference;
  accessTokenKey: string;
  consumerKey: string;
  username?: string;
  userId?: string;
  status?: string;
  tier: OpenEnum<'premium' | 'enterprise'>;
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
  messagingSetting?: MessagingSettingReference;
  accessTokenKey: string;
  accessTokenSecret: string;
  consumerKey: string;
  consumerSecret: string;
  /** Tier of the Twitter API that the app has. */
  tier: OpenEnum<'premium' | 'enterprise'>;
  /** Name of the environment at Twitter. */
  envName?: string;
  selfUri?: string;
}

export interface TypingSetting {
  on?: SettingDirection;
}

export interface WhatsAppAvailablePhoneNumberDetails {
  name: string;
  phoneNumber?: string;
  status: string;
}

export interface WhatsAppAvailablePhoneNumberDetailsListing {
  entities?: WhatsAppAvailablePhoneNumberDetails[];
}

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
  messagingSetting?: MessagingSettingReference;
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
  messagingSetting?: MessagingSettingReference;
  /** `Activate` has a code sent, `Confirm` hands it in. */
  action?: OpenEnum<'Activate' | 'Confirm'>;
  /** How WhatsApp sends the code. */
  authenticationMethod?: OpenEnum<'Sms' | 'Voice'>;
  /** The code received, for `Confirm`. */
  confirmationCode?: string;
  phoneNumber?: string;
  selfUri?: string;
}
