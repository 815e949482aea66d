import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AfterCallWorkState,
  CobrowseDisconnectType,
  ContentAttachmentMediaType,
  DialingMode,
  EmailState,
  MessageStatus,
  ParticipantMediaState,
  ParticipantWrapupPrompt,
  ScreenRecordingState,
  VoicemailUploadStatus,
} from './shared-enumerations.js';
import type { Group, JourneyContext, MediaTypes, Queue, ScoredAgent, Trustor, User } from './shared.js';
import type { ErrorBody } from './shared-errors.js';
import type { MessageContentType, NormalizedMessageType } from './shared-messages.js';
import type { Evaluation } from './shared-quality.js';
import type { DataSchema } from './shared-schemas.js';
import type {
  AddressableEntityRef,
  DomainEntityRef,
  ErrorInfo,
  SearchSort,
  WritableStarrableDivision,
} from './shared-references.js';

/** How sensitively a campaign call was listened to for a live speaker, and what came of it. */
export interface AdjustableLiveSpeakerDetection {
  /** How readily a voice is taken for a person's. */
  mode?: OpenEnum<'unknown' | 'disabled' | 'low' | 'medium' | 'high'>;
  /** Time before the call was connected. */
  preconnectDuration?: string;
  eventName?: string;
  /** Whether the analysis took the voice for a person's. */
  isPersonLikely?: boolean;
  /** Ringing tones heard before the answer. */
  totalRingbacks?: number;
  lineConnected?: boolean;
}

/** Id by which Apple Messages for Business knows a customer. */
export interface AppleOpaqueId {
  value?: string;
}

/** A session in which an agent sees the page of a visitor. */
export interface CobrowseWebMessagingSession {
  id: string;
  name?: string;
  /** Code that brings the other side into the session. */
  joinCode?: string;
  websocketUrl?: string;
  /** When the offer lapses without a participant. @format date-time */
  dateOfferEnds?: string;
  communicationType?: OpenEnum<'Call' | 'Message' | 'Unknown'>;
  selfUri?: string;
}

/** A value by which an external contact is recognised, such as a telephone number or a cookie. */
export interface ContactIdentifier {
  division?: WritableStarrableDivision;
  type: OpenEnum<
    | 'SocialLine'
    | 'SocialFacebook'
    | 'SocialTwitter'
    | 'SocialWhatsapp'
    | 'SocialInstagram'
    | 'AppleOpaqueId'
    | 'Email'
    | 'Phone'
    | 'Cookie'
    | 'ExternalId'
  >;
  value: string;
  /** @format date-time */
  dateCreated?: string;
  /** System that gave the value; only for external ids. */
  externalSource?: ExternalSource;
}

export interface ConversationCustomAttributesSearchRequest {
  expand?: string[];
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  /** Field to sort by, together with `sortOrder`; for several fields use `sort`. */
  sortBy?: string;
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
}

/** One condition on participant attributes, or a group of conditions. */
export interface ConversationParticipantSearchCriteria {
  endValue?: string;
  values?: string[];
  /** With `endValue` a range, for type `DATE_RANGE`. */
  startValue?: string;
  value?: string;
  /** How the condition is joined with the one before. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  /** Conditions that belong together, as if in brackets. */
  group?: ConversationParticipantSearchCriteria[];
  dateFormat?: string;
  type: OpenEnum<'EXACT' | 'DATE_RANGE'>;
  fields?: string[];
}

export interface ConversationParticipantSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  sort?: SearchSort[];
  /** Fields that come back; all of them where absent. */
  returnFields?: string[];
  query?: ConversationParticipantSearchCriteria[];
  /** The cursor of the page before. */
  cursor?: string;
}

/** The queue's settings that apply to this communication. */
export interface ConversationQueueMediaSettings {
  /** Seconds that it is offered before the agent counts as not responding. */
  alertingTimeoutSeconds?: number;
  autoAnswerAlertToneSeconds?: number;
  manualAnswerAlertToneSeconds?: number;
  enableAutoAnswer?: boolean;
}

export interface DiagnosticsSettings {
  /** Whether to warn when `maxCallsPerAgent` holds the campaign back. */
  reportLowMaxCallsPerAgentAlert?: boolean;
}

/** What call analysis made of a campaign call. */
export interface Disposition {
  /** The outcome, e.g. `disposition.classification.callable.machine`. */
  name: string;
  /** Analyser that came to it, e.g. `speech.person`. */
  analyzer?: string;
  dispositionParameters?: DispositionParameters;
  /** @format date-time */
  detectedSpeechStart?: string;
  /** @format date-time */
  detectedSpeechEnd?: string;
  /** Set where the time for telling machines from people ran out. */
  amdTimeout?: DispositionAmdTimeout;
  /** Set where nothing was heard for too long. */
  silentCallTimeout?: DispositionSilentCallTimeout;
}

export interface DispositionAmdTimeout {
  timeoutMs?: number;
  timerStartEvent?: string;
  /** @format date-time */
  timerStartTime?: string;
  /** @format date-time */
  timerEndTime?: string;
}

export interface DispositionParameters {
  adjustableLiveSpeakerDetection?: AdjustableLiveSpeakerDetection;
}

export interface DispositionSilentCallTimeout {
  timeoutMs?: number;
  /** @format date-time */
  timerStartTime?: string;
  /** @format date-time */
  timerEndTime?: string;
}

export interface DivisionEntityRef {
  id?: string;
  name?: string;
  selfUri?: string;
  /** @format date-time */
  dateDivisionUpdated?: string;
}

export interface DynamicContactQueueingSettings {
  sort?: boolean;
  filter?: boolean;
}

/** Lets campaigns share lines according to their needs. */
export interface DynamicLineBalancingSettings {
  enabled?: boolean;
  /** Share of this campaign against the others. */
  relativeWeight?: number;
}

/** The id that another system has given to a contact or organisation. */
export interface ExternalId {
  externalSource: ExternalSource;
  value: string;
}

export interface ExternalOrganizationIdentifier {
  division?: WritableStarrableDivision;
  type: OpenEnum<'ExternalId'>;
  value: string;
  /** @format date-time */
  dateCreated?: string;
  externalSource?: ExternalSource;
}

/** Another system from which contacts and organisations come, such as a CRM. */
export interface ExternalSource {
  id?: string;
  name: string;
  active?: boolean;
  /** How to get to a record in that system. */
  linkConfiguration?: LinkConfiguration;
  selfUri?: string;
}

export interface IdentityResolutionExternalSource {
  id?: string;
  selfUri?: string;
}

export interface InstagramId {
  /** The ids that the person has towards each of the organisation's accounts. */
  ids: InstagramScopedId[];
  displayName?: string;
  handle?: string;
}

export interface InstagramScopedId {
  scopedId: string;
}

/** A participant's part in a conversation among users of the organisation. */
export interface InternalMessage {
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected'>;
  id?: string;
  segments?: Segment[];
  disconnectType?: OpenEnum<'client' | 'system' | 'peer' | 'transfer'>;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  /** The communication at the other end. */
  peerId?: string;
  targetUserId?: string;
  sourceUserId?: string;
  toAddress?: Address;
  fromAddress?: Address;
  messages?: InternalMessageDetails[];
}

export interface InternalMessageDetails {
  messageId?: string;
  /** @format date-time */
  messageTime?: string;
}

export interface JsonCursorSearchResponse {
  types: string[];
  /** The matches, in the shape of the types searched. */
  results: JsonObject;
  aggregations?: JsonObject;
  /** To be given with the next call; absent on the last page. */
  cursor?: string;
}

export interface LinkConfiguration {
  /** Address of a record in the other system, with a placeholder for its id. */
  uriTemplate: string;
}

export type MessageType = OpenEnum<
  | 'unknown'
  | 'sms'
  | 'twitter'
  | 'facebook'
  | 'line'
  | 'whatsapp'
  | 'telegram'
  | 'kakao'
  | 'webmessaging'
  | 'open'
  | 'instagram'
  | 'apple'
>;

/** Which of a call's recorders are running. */
export interface RecordersState {
  /** Recording that a user started by hand. */
  adhocState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
  customerExperienceState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
  agentExperienceState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
  /** Recording of a part of the call, started by the agent. */
  snippetState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
}

/** A session in which a supervisor watches an agent's screen. */
export interface ScreenMonitoring {
  id?: string;
  initialState?: OpenEnum<'none' | 'connected' | 'disconnected'>;
  state?: OpenEnum<'none' | 'connected' | 'disconnected'>;
  segments?: Segment[];
  disconnectType?: OpenEnum<'system'>;
  provider?: string;
  /** The agent who is watched. */
  targetUser?: AddressableEntityRef;
  screenMonitoring?: AddressableEntityRef;
  /** Whether one conversation is watched or the agent as such. */
  monitoringType?: OpenEnum<'Unknown' | 'AgentLevel' | 'ConversationLevel'>;
  count?: number;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
}

export interface TransferDestination {
  userId?: string;
  address?: string;
}

export interface TransferInitiator {
  userId?: string;
}

/** A transfer under way, and how far it has come. */
export interface TransferResponse {
  id?: string;
  /** `Complete`, `Canceled`, `Failed` and `Timeout` are final. */
  state?: OpenEnum<'Pending' | 'Active' | 'Complete' | 'Canceled' | 'Failed' | 'Timeout' | 'Unknown'>;
  /** When the transfer was requested. @format date-time */
  dateIssued?: string;
  /** Participant who requested the transfer. */
  initiator?: TransferInitiator;
  /** Who changed the transfer last. */
  modifiedBy?: TransferResponseModifiedBy;
  /** User or address that is to take over. */
  destination?: TransferDestination;
  /** `Attended` where the initiator speaks with the destination first. */
  transferType?: OpenEnum<'Attended' | 'Unattended'>;
}

export interface TransferResponseModifiedBy {
  id?: string;
  selfUri?: string;
}

export interface UserParam {
  key?: string;
  value?: string;
}

export interface VoicemailCopyRecord {
  user?: User;
  group?: Group;
  /** @format date-time */
  date?: string;
}

export interface VoicemailMessage {
  id?: string;
  conversation?: Conversation;
  read?: boolean;
  audioRecordingDurationSeconds?: number;
  audioRecordingSizeBytes?: number;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  deletedDate?: string;
  callerAddress?: string;
  callerName?: string;
  callerUser?: User;
  /** Marked as deleted, to be discarded later. */
  deleted?: boolean;
  note?: string;
  user?: User;
  group?: Group;
  queue?: Queue;
  /** Where this copy came from. */
  copiedFrom?: VoicemailCopyRecord;
  /** Who has received copies. */
  copiedTo?: VoicemailCopyRecord[];
  deleteRetentionPolicy?: VoicemailRetentionPolicy;
  /** The message as text, where it has been transcribed. */
  transcription?: string;
  selfUri?: string;
}

export interface VoicemailRetentionPolicy {
  /** How long messages stay: for ever, for a number of days, or not at all. */
  voicemailRetentionPolicyType?: OpenEnum<'RETAIN_INDEFINITELY' | 'RETAIN_WITH_TTL' | 'IMMEDIATE_DELETE'>;
  /** For `RETAIN_WITH_TTL`. */
  numberOfDays?: number;
}

export interface VoicemailsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: VoicemailMessage[];
}

export type WebChatBodyType = OpenEnum<'standard' | 'notice' | 'member-join' | 'member-leave' | 'media-request'>;

export type CallState = OpenEnum<
  | 'alerting'
  | 'dialing'
  | 'contacting'
  | 'offering'
  | 'connected'
  | 'disconnected'
  | 'terminated'
  | 'converting'
  | 'uploading'
  | 'transmitting'
  | 'none'
>;

export type CallbackState = OpenEnum<
  'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'scheduled' | 'none'
>;

export type DisconnectType = OpenEnum<
  | 'endpoint'
  | 'client'
  | 'system'
  | 'timeout'
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
  | 'uncallable'
>;

export type MediaState = OpenEnum<
  'alerting' | 'dialing' | 'contacting' | 'offering' | 'connected' | 'disconnected' | 'terminated' | 'none'
>;

/** One end of a communication, in several spellings. */
export interface Address {
  /** Name to the address, where the network sent one. */
  name?: string;
  /** Name exactly as the network delivered it. */
  nameRaw?: string;
  /** Address made uniform, with its scheme, e.g. `tel:+49891234567`. */
  addressNormalized?: string;
  /** Address exactly as the network delivered it. */
  addressRaw?: string;
  /** Address in a form meant for people. */
  addressDisplayable?: string;
}

export interface AfterCallWork {
  /** When the after-call work began. @format date-time */
  startTime?: string;
  /** When it ended; absent until then. @format date-time */
  endTime?: string;
  state?: AfterCallWorkState;
}

export interface Attachment {
  /** Id of the file within the message. */
  attachmentId?: string;
  /** File name. */
  name?: string;
  /** Address of the file. */
  contentUri?: string;
  /** MIME type. */
  contentType?: string;
  /** In bytes. */
  contentLength?: number;
  /** Whether the e-mail's body shows the picture. */
  inlineImage?: boolean;
}

/** A participant's voice leg. */
export interface Call {
  /** `disconnected` and `terminated` mean that the communication has ended. */
  state?: CallState;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Whether the call is recorded at present. */
  recording?: boolean;
  /** `paused` where recording is interrupted, for example by a secure pause. */
  recordingState?: OpenEnum<'none' | 'active' | 'paused'>;
  /** Whether the others cannot hear this party. */
  muted?: boolean;
  /** On hold with music playing to this party. */
  confined?: boolean;
  /** On hold in silence. */
  held?: boolean;
  /** Id of the recording; absent where nothing is recorded. */
  recordingId?: string;
  /** Stretches of the communication, such as alerting, interact and hold. */
  segments?: Segment[];
  /** Present where the communication failed. */
  errorInfo?: ErrorInfo;
  /** How the communication ended; absent until it has. */
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
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
    | 'uncallable'
    | 'endpoint.donotdisturb'
    | 'transfer.donotdisturb'
  >;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** On faxes sent, the document in content management. */
  documentId?: string;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Why the network ended it; absent until it has ended. */
  disconnectReasons?: DisconnectReason[];
  /** Progress of a fax; absent for voice. */
  faxStatus?: FaxStatus;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Script that the agent sees. */
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** User-to-user information passed along with the call. */
  uuiData?: string;
  /** This party's own address. */
  self?: Address;
  /** Address of the party at the other end. */
  other?: Address;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** Agent assistant that gives suggestions. */
  agentAssistantId?: string;
  /** State in which the communication began. */
  initialState?: CallState;
  /** State of each recorder of the call. */
  recordersState?: RecordersState;
  /** Whether recording rests because sensitive data is being given. */
  securePause?: boolean;
  /** How the call came to this participant by transfer. */
  transferSource?: string;
  /** Settings of the queue that applied to this communication. */
  queueMediaSettings?: ConversationQueueMediaSettings;
  /** IP address from which the participant is connected. */
  clientIpAddress?: string;
  /** What call analysis made of a campaign call. */
  disposition?: Disposition;
}

/** A participant's callback, scheduled or under way. */
export interface Callback {
  /** `disconnected` and `terminated` mean that the communication has ended. */
  state?: CallbackState;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** Stretches of the communication, such as alerting, interact and hold. */
  segments?: Segment[];
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Whether the communication is on hold. */
  held?: boolean;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** Campaign preview data, where the callback comes from a campaign. */
  dialerPreview?: DialerPreview;
  /** Voicemail that the callback answers. */
  voicemail?: Voicemail;
  /** Numbers at which the customer can be called. */
  callbackNumbers?: string[];
  /** Name of the person to call back. */
  callbackUserName?: string;
  /** Script that the agent sees. */
  scriptId?: string;
  /** Whether an outside system dials. */
  externalCampaign?: boolean;
  /** Whether the agent may pass the callback over. */
  skipEnabled?: boolean;
  /** Seconds after which the number is dialled without the agent's doing. */
  timeoutSeconds?: number;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** When it is due; without it at once. @format date-time */
  callbackScheduledTime?: string;
  /** Configuration of the automatic callback; absent where an agent dials. */
  automatedCallbackConfigId?: string;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** Number shown to the customer, in E.164. */
  callerId?: string;
  /** Name shown to the person called. */
  callerIdName?: string;
  /** State in which the communication began. */
  initialState?: CallbackState;
  /** Settings of the queue that applied to this communication. */
  queueMediaSettings?: ConversationQueueMediaSettings;
}

/** A voice campaign of outbound dialling. */
export interface Campaign {
  id?: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Version as last read, needed to change the campaign. */
  version?: number;
  contactList: DomainEntityRef;
  /** Queue whose agents get the calls; not for `agentless`. */
  queue?: DomainEntityRef;
  dialingMode: DialingMode;
  script?: DomainEntityRef;
  edgeGroup?: DomainEntityRef;
  site?: DomainEntityRef;
  /** To be set to `on` or `off`; the others are reported by the platform. */
  campaignStatus?: OpenEnum<'on' | 'stopping' | 'off' | 'complete' | 'invalid' | 'forced_off' | 'forced_stopping'>;
  /** Contact list columns that hold the numbers to dial. */
  phoneColumns: PhoneColumn[];
  /** Percent of calls that may be abandoned; paces `power` and `predictive` dialling. */
  abandonRate?: number;
  dncLists?: DomainEntityRef[];
  callableTimeSet?: DomainEntityRef;
  callAnalysisResponseSet?: DomainEntityRef;
  errors?: RestErrorDetail[];
  /** Name shown to those called. */
  callerName: string;
  /** Number shown to those called. */
  callerAddress: string;
  /** Lines to dial on at the same time; needed for `agentless`, without effect on `preview`. */
  outboundLineCount?: number;
  ruleSets?: DomainEntityRef[];
  /** Whether agents must call every contact that they preview. */
  skipPreviewDisabled?: boolean;
  /** Seconds of preview after which the number is dialled without the agent's doing. */
  previewTimeOutSeconds?: number;
  /** Stay on when the list is worked off and wait for new contacts. */
  alwaysRunning?: boolean;
  /** Older single criterion; `contactSorts` supersedes it. */
  contactSort?: ContactSort;
  contactSorts?: ContactSort[];
  /** Seconds of ringing before the call counts as unanswered. */
  noAnswerTimeout?: number;
  /** Language that call analysis expects to hear. */
  callAnalysisLanguage?: string;
  /** 1 to 5; 5 is the highest. */
  priority?: number;
  contactListFilters?: DomainEntityRef[];
  division?: DomainEntityRef;
  /** Contact list column with the agent to whom the contact belongs. */
  agentOwnedColumn?: string;
  dynamicContactQueueingSettings?: DynamicContactQueueingSettings;
  /** Contact list columns with the skills that an agent needs. */
  skillColumns?: string[];
  previewAutoEnd?: boolean;
  /** Calls that may be dialled for each agent. */
  maxCallsPerAgent?: number;
  /** The same with a fraction. */
  maxCallsPerAgentDecimal?: number;
  /** Whether callbacks are answered without the agent's doing. */
  callbackAutoAnswer?: boolean;
  /** Whether the campaign shares lines with others according to need. */
  dynamicLineBalancingSettings?: DynamicLineBalancingSettings;
  diagnosticsSettings?: DiagnosticsSettings;
  preciseDialingEnabled?: boolean;
  selfUri?: string;
}

export interface Cobrowsesession {
  /** `disconnected` and `terminated` mean that the communication has ended. */
  state?: CallbackState;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** How the communication ended; absent until it has. */
  disconnectType?: CobrowseDisconnectType;
  /** Address of the participant in the session. */
  self?: Address;
  /** Id of the session that both sides share. */
  cobrowseSessionId?: string;
  /** Whether this participant shares the page or looks on. */
  cobrowseRole?: string;
  /** Participants whose page this one controls. */
  controlling?: string[];
  /** Address at which the session can be watched. */
  viewerUrl?: string;
  /** Time of the last change by the provider's clock. @format date-time */
  providerEventTime?: string;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Stretches of the communication, such as alerting, interact and hold. */
  segments?: Segment[];
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** State in which the communication began. */
  initialState?: CallbackState;
}

export interface ContactAddress {
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  /** Two-letter country (ISO 3166-1). */
  countryCode?: string;
}

/** A contact by its id. */
export type ContactAddressableEntityRef = AddressableEntityRef;

export interface ContactSort {
  /** Column of the contact list. */
  fieldName?: string;
  direction?: OpenEnum<'ASC' | 'DESC'>;
  /** Sort by number and not by letter. */
  numeric?: boolean;
}

export interface ContentAttachment {
  id?: string;
  mediaType: ContentAttachmentMediaType;
  url?: string;
  /** Media type, e.g. `image/png`. */
  mime?: string;
  text?: string;
  /** Checksum of the content. */
  sha256?: string;
  filename?: string;
}

/** Everything between the participants of one interaction, over all its media. */
export interface Conversation {
  id?: string;
  name?: string;
  /** Free text by which another system knows the conversation. */
  externalTag?: string;
  /** When the conversation began. @format date-time */
  startTime: string;
  /** Absent until the conversation ends. @format date-time */
  endTime?: string;
  /** Address as the outside party sees it, e.g. the number that called or was called. */
  address?: string;
  /** All parties up to now, those who left included. */
  participants: Participant[];
  /** Conversations to merge into this one; only when a conference is made. */
  conversationIds?: string[];
  /** How many a conference may have. */
  maxParticipants?: number;
  /** On a change: `PAUSED` begins a secure pause, `ACTIVE` resumes recording. */
  recordingState?: OpenEnum<'ACTIVE' | 'PAUSED' | 'NONE'>;
  /** On a change only `disconnected` is accepted, which ends the conversation for everybody. */
  state?: ParticipantMediaState;
  /** Divisions that the conversation belongs to, and what brought it there. */
  divisions?: ConversationDivisionMembership[];
  /** Transfers under way or lately finished. */
  recentTransfers?: TransferResponse[];
  /** Whether the recording is paused because sensitive data is being given. */
  securePause?: boolean;
  /** Label by which the conversation counts in agents' utilization. */
  utilizationLabelId?: string;
  /** When the conversation ends without new messages. @format date-time */
  inactivityTimeout?: string;
  selfUri?: string;
}

/** A participant's part in a web chat. */
export interface ConversationChat {
  /** `disconnected` and `terminated` mean that the communication has ended. */
  state?: MediaState;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** Address of the chat room. */
  roomId?: string;
  /** Id of the recording; absent where nothing is recorded. */
  recordingId?: string;
  /** Stretches of the communication, such as alerting, interact and hold. */
  segments?: Segment[];
  /** Whether the communication is on hold. */
  held?: boolean;
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** How the communication ended; absent until it has. */
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'transfer'
    | 'transfer.conference'
    | 'transfer.consult'
    | 'transfer.forward'
    | 'error'
    | 'peer'
    | 'other'
    | 'uncallable'
    | 'timeout'
  >;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Script that the agent sees. */
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Picture of the participant. */
  avatarImageUrl?: string;
  /** The visitor's journey, where the chat began on a tracked page. */
  journeyContext?: JourneyContext;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** State in which the communication began. */
  initialState?: MediaState;
  /** Settings of the queue that applied to this communication. */
  queueMediaSettings?: ConversationQueueMediaSettings;
}

export interface ConversationDivisionMembership {
  division?: DomainEntityRef;
  /** Queues, users and the like through which the conversation came into the division. */
  entities?: DivisionEntityRef[];
}

export interface ConversationMessageMetadata {
  type?: NormalizedMessageType;
  events?: ConversationMessageMetadataEvent[];
  content?: ConversationMessageMetadataContent[];
}

export interface ConversationMessageMetadataContent {
  contentType?: MessageContentType;
  subType?: OpenEnum<
    'Image' | 'Video' | 'Audio' | 'File' | 'Link' | 'Mention' | 'Reply' | 'Button' | 'QuickReply' | 'Postback' | 'Unknown'
  >;
}

export interface ConversationMessageMetadataEvent {
  eventType?: OpenEnum<'CoBrowse' | 'Typing' | 'Presence' | 'Unknown' | 'Video'>;
  subType?: OpenEnum<
    | 'On'
    | 'Join'
    | 'Disconnect'
    | 'Offering'
    | 'OfferingExpired'
    | 'OfferingAccepted'
    | 'OfferingRejected'
    | 'Unknown'
    | 'Clear'
    | 'SignIn'
    | 'SessionExpired'
    | 'Authenticate'
    | 'AuthenticateFailure'
    | 'AuthenticateCancel'
  >;
}

export interface ConversationRoutingData {
  /** Queue in which the conversation waits or waited. */
  queue?: AddressableEntityRef;
  /** Language that an agent has to speak. */
  language?: AddressableEntityRef;
  /** Higher goes first. */
  priority?: number;
  /** Skills that an agent has to have. */
  skills?: AddressableEntityRef[];
  /** Agents with the score that decides among them. */
  scoredAgents?: ScoredAgent[];
  /** Condition on skills that the agent must fulfil. */
  skillExpression?: string;
  /** Expression of skills that an agent has to match. */
  skillExpressionId?: string;
  /** Utilization label of the conversation. */
  label?: string;
}

export interface CreateWebChatMessageRequest {
  body: string;
  bodyType?: WebChatBodyType;
}

export interface DialerPreview {
  /** Id of the preview. */
  id?: string;
  /** Contact to call, in the list named by `contactListId`. */
  contactId?: string;
  contactListId?: string;
  /** Outbound campaign that offers the contact. */
  campaignId?: string;
  /** Columns of the contact list that hold numbers. */
  phoneNumberColumns?: PhoneNumberColumn[];
  /** Whether callbacks are answered without the agent's doing. */
  callbackAutoAnswer?: boolean;
}

/** Why the network ended a call. */
export interface DisconnectReason {
  /** Protocol that defines `code`. */
  type?: OpenEnum<'q850' | 'sip'>;
  /** SIP status or Q.850 cause, as `type` says. */
  code?: number;
  /** Text that the network sent with the code. */
  phrase?: string;
  /** Readable explanation of the code. */
  reason?: string;
}

/** A participant's part in an e-mail conversation. */
export interface Email {
  /** `disconnected` means that the communication has ended. */
  state?: EmailState;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** Whether the communication is on hold. */
  held?: boolean;
  /** Subject of the conversation's first e-mail. */
  subject?: string;
  /** How many e-mails this participant has sent. */
  messagesSent?: number;
  /** Stretches of the communication, such as alerting, interact and hold. */
  segments?: Segment[];
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Id of the recording; absent where nothing is recorded. */
  recordingId?: string;
  /** Present where the communication failed. */
  errorInfo?: ErrorBody;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Whether the e-mail was written by a machine, such as an absence notice. */
  autoGenerated?: boolean;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Script that the agent sees. */
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Id of the stored e-mail of this communication. */
  messageId?: string;
  /** Attachments of the draft that has not been sent yet. */
  draftAttachments?: Attachment[];
  /** Whether the e-mail was classified as unwanted. */
  spam?: boolean;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** State in which the communication began. */
  initialState?: EmailState;
  /** Settings of the queue that applied to this communication. */
  queueMediaSettings?: ConversationQueueMediaSettings;
  /** When the agent parked the e-mail, so that it no longer counts as being worked on. @format date-time */
  parkTime?: string;
}

/** A person outside the organisation. */
export interface ExternalContact {
  id?: string;
  firstName: string;
  middleName?: string;
  lastName: string;
  salutation?: string;
  title?: string;
  workPhone?: PhoneNumber;
  cellPhone?: PhoneNumber;
  homePhone?: PhoneNumber;
  otherPhone?: PhoneNumber;
  workEmail?: string;
  personalEmail?: string;
  otherEmail?: string;
  address?: ContactAddress;
  twitterId?: TwitterId;
  lineId?: LineId;
  whatsAppId?: WhatsAppId;
  facebookId?: FacebookId;
  /** @format date-time */
  modifyDate?: string;
  /** @format date-time */
  createDate?: string;
  externalOrganization?: ExternalOrganization;
  /** Whether the person gets no surveys. */
  surveyOptOut?: boolean;
  /** Where another system keeps the person. */
  externalSystemUrl?: string;
  /** Describes `customFields`. */
  schema?: DataSchema;
  customFields?: Dictionary<JsonObject>;
  externalDataSources?: ExternalDataSource[];
  /** How firmly the identity is known, from `Ephemeral` to `Curated`. */
  type?: OpenEnum<'Ephemeral' | 'Identified' | 'Curated'>;
  /** After a merge, the contact that counts. */
  canonicalContact?: ContactAddressableEntityRef;
  /** All contacts that have been merged into one. */
  mergeSet?: ContactAddressableEntityRef[];
  mergeOperation?: MergeOperation;
  division?: WritableStarrableDivision;
  instagramId?: InstagramId;
  /** Ids by which Apple Messages for Business knows the person. */
  appleOpaqueIds?: AppleOpaqueId[];
  /** Ids that other systems have given to the person. */
  externalIds?: ExternalId[];
  /** Everything by which the person is recognised. */
  identifiers?: ContactIdentifier[];
  mergedFrom?: ContactAddressableEntityRef[];
  /** The contact into which this one was merged. */
  mergedTo?: ContactAddressableEntityRef;
  selfUri?: string;
}

export interface ExternalDataSource {
  platform?: OpenEnum<'SALESFORCE'>;
  url?: string;
}

export interface ExternalOrganization {
  id?: string;
  name: string;
  companyType?: string;
  industry?: string;
  /** @deprecated The platform no longer has it. */
  primaryContactId?: string;
  address?: ContactAddress;
  phoneNumber?: PhoneNumber;
  faxNumber?: PhoneNumber;
  employeeCount?: number;
  revenue?: number;
  tags?: string[];
  websites?: string[];
  tickers?: Ticker[];
  twitterId?: TwitterId;
  externalSystemUrl?: string;
  /** @format date-time */
  modifyDate?: string;
  /** @format date-time */
  createDate?: string;
  trustor?: Trustor;
  schema?: DataSchema;
  customFields?: Dictionary<JsonObject>;
  externalDataSources?: ExternalDataSource[];
  division?: WritableStarrableDivision;
  identifiers?: ExternalOrganizationIdentifier[];
  /** Ids that other systems have given to the organisation. */
  externalIds?: ExternalId[];
  selfUri?: string;
}

export interface FacebookId {
  ids?: FacebookScopedId[];
  displayName?: string;
}

export interface FacebookScopedId {
  scopedId?: string;
}

/** How far a fax is. */
export interface FaxStatus {
  direction?: string;
  expectedPages?: number;
  /** Page that is being sent or received. */
  activePage?: number;
  linesTransmitted?: number;
  bytesTransmitted?: number;
  /** Bits a second. */
  baudRate?: number;
  pageErrors?: number;
  lineErrors?: number;
}

export interface LineId {
  ids?: LineUserId[];
  displayName?: string;
}

export interface LineUserId {
  userId?: string;
}

export interface MergeOperation {
  sourceContact?: AddressableEntityRef;
  targetContact?: AddressableEntityRef;
  resultingContact?: AddressableEntityRef;
}

/** A participant's part in a messaging conversation. */
export interface Message {
  /** `disconnected` means that the communication has ended. */
  state?: OpenEnum<'alerting' | 'connected' | 'disconnected' | 'parked'>;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** Whether the communication is on hold. */
  held?: boolean;
  /** Stretches of the communication, such as alerting, interact and hold. */
  segments?: Segment[];
  /** Seen from the organisation. */
  direction?: OpenEnum<'inbound' | 'outbound'>;
  /** Id of the recording; absent where nothing is recorded. */
  recordingId?: string;
  /** Present where the communication failed. */
  errorInfo?: ErrorBody;
  /** How the communication ended; absent until it has. */
  disconnectType?: OpenEnum<
    | 'endpoint'
    | 'client'
    | 'system'
    | 'timeout'
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
    | 'uncallable'
    | 'inactivity'
    | 'session.expired'
    | 'takeover'
  >;
  /** When the hold in progress began. @format date-time */
  startHoldTime?: string;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Whether the other party has signed in. */
  authenticated?: boolean;
  /** Service over which the messages travel. */
  type?: MessageType;
  /** ISO 3166-1 alpha-2 code. */
  recipientCountry?: string;
  /** Kind of recipient, as the messaging service reports it. */
  recipientType?: string;
  /** Script that the agent sees. */
  scriptId?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Receiving address. */
  toAddress?: Address;
  /** Sending address. */
  fromAddress?: Address;
  /** References to the messages; their text is read by `messageId`. */
  messages?: MessageDetails[];
  /** The visitor's journey, where the conversation began on a tracked page. */
  journeyContext?: JourneyContext;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** Agent assistant that gives suggestions. */
  agentAssistantId?: string;
  /** State in which the communication began. */
  initialState?: OpenEnum<'alerting' | 'connected' | 'disconnected' | 'parked'>;
  /** Integration of the organisation's own SMS provider; absent for the platform's SMS. */
  byoSmsIntegrationId?: string;
  /** Settings of the queue that applied to this communication. */
  queueMediaSettings?: ConversationQueueMediaSettings;
  /** Messaging service through which the customer wrote. */
  engagementSource?: OpenEnum<
    | 'AppleMessagesForBusiness'
    | 'Discord'
    | 'Email'
    | 'Facebook'
    | 'FacebookMessenger'
    | 'Glassdoor'
    | 'GoogleBusinessProfile'
    | 'Instagram'
    | 'KakaoTalk'
    | 'Line'
    | 'LinkedIn'
    | 'MicrosoftTeams'
    | 'MobileChat'
    | 'Other'
    | 'QQ'
    | 'Reddit'
    | 'ServiceNow'
    | 'SFDC'
    | 'SMS'
    | 'Snapchat'
    | 'Telegram'
    | 'Threads'
    | 'Trustpilot'
    | 'Unspecified'
    | 'Viber'
    | 'WebChat'
    | 'WeChat'
    | 'Weibo'
    | 'WhatsApp'
    | 'X'
    | 'Yelp'
    | 'YouTube'
    | 'Zendesk'
    | 'OpenMessaging'
  >;
  /** When the agent took the parked conversation up again. @format date-time */
  resumeTime?: string;
  /** When the agent parked the conversation, so that it no longer counts as being worked on. @format date-time */
  parkTime?: string;
}

/** A reference to one message, without its text. */
export interface MessageDetails {
  /** Id by which the text of the message can be read. */
  messageId?: string;
  /** Where the message can be read. */
  messageURI?: string;
  /** How far the message has come on its way. */
  messageStatus?: MessageStatus;
  /** Parts in which it was sent, as long SMS are. */
  messageSegmentCount?: number;
  /** When the message was sent or received. @format date-time */
  messageTime?: string;
  /** Files of the message, such as pictures. */
  media?: MessageMedia[];
  /** Stickers of the message. */
  stickers?: MessageSticker[];
  messageMetadata?: ConversationMessageMetadata;
  /** Present where the message was not delivered. */
  errorInfo?: ErrorBody;
  /** Whether the message is a public post. */
  socialVisibility?: OpenEnum<'private' | 'public'>;
}

export interface MessageMedia {
  /** Address of the file. */
  url?: string;
  /** MIME type, such as `image/png`. */
  mediaType?: string;
  /** Size of the file in bytes. */
  contentLengthBytes?: number;
  /** File name. */
  name?: string;
  id?: string;
}

export interface MessageSticker {
  url?: string;
  id?: string;
}

/** A party of a conversation, with one communication or more on each medium. */
export interface Participant {
  id?: string;
  /** When the participant joined the conversation. @format date-time */
  startTime?: string;
  /** Absent while the participant is in the conversation. @format date-time */
  endTime?: string;
  /** When the first communication of the participant was connected. @format date-time */
  connectedTime?: string;
  /** Name of the person, queue or flow. */
  name?: string;
  /** Path of the user on the API host; absent for other parties. */
  userUri?: string;
  /** Id of the agent or other user; absent for external parties, queues and flows. */
  userId?: string;
  /** External contact that the party was recognised as. */
  externalContactId?: string;
  /** Organisation of the external contact. */
  externalOrganizationId?: string;
  /** Queue through which the communication came in. */
  queueId?: string;
  /** Group that the participant represents; absent for persons. */
  groupId?: string;
  /** Team of the agent. */
  teamId?: string;
  /** Name of the queue named by `queueId`. */
  queueName?: string;
  /** Part played in the conversation, e.g. `customer`, `agent`, `acd` or `ivr`. */
  purpose?: string;
  participantType?: string;
  /** In a consult transfer, the participant being transferred. */
  consultParticipantId?: string;
  /** Address of the participant; for a call, the telephone number. */
  address?: string;
  /** Number of the calling party. */
  ani?: string;
  /** Name that came with the calling number. */
  aniName?: string;
  /** Number that was dialled. */
  dnis?: string;
  /** Language tag, e.g. `en-US`. */
  locale?: string;
  /** Whether a wrap-up code has to be given. */
  wrapupRequired?: boolean;
  /** Whether and how urgently the agent is prompted to wrap up. */
  wrapupPrompt?: ParticipantWrapupPrompt;
  /** Milliseconds allowed for wrapping up. */
  wrapupTimeoutMs?: number;
  /** Whether the agent left the wrap-up out. */
  wrapupSkipped?: boolean;
  /** Wrap-up code and notes of the agent; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** What ACD routes by: queue, language, skills and priority. */
  conversationRoutingData?: ConversationRoutingData;
  /** Milliseconds that an interaction may be offered. */
  alertingTimeoutMs?: number;
  /** Participant whom this one listens in on. */
  monitoredParticipantId?: string;
  /** Participant whom this one coaches. */
  coachedParticipantId?: string;
  /** Participant data set by flows, scripts or programs. */
  attributes?: Dictionary<string>;
  /** Communications of this type; empty or absent where the participant has none. */
  calls?: Call[];
  /** Communications of this type; empty or absent where the participant has none. */
  callbacks?: Callback[];
  /** Communications of this type; empty or absent where the participant has none. */
  chats?: ConversationChat[];
  /** Communications of this type; empty or absent where the participant has none. */
  cobrowsesessions?: Cobrowsesession[];
  /** Communications of this type; empty or absent where the participant has none. */
  emails?: Email[];
  /** Communications of this type; empty or absent where the participant has none. */
  messages?: Message[];
  /** Communications of this type; empty or absent where the participant has none. */
  screenshares?: Screenshare[];
  /** Communications of this type; empty or absent where the participant has none. */
  socialExpressions?: SocialExpression[];
  /** Communications of this type; empty or absent where the participant has none. */
  videos?: Video[];
  /** Evaluations of the participant's work in this conversation. */
  evaluations?: Evaluation[];
  /** Whether the screen of the agent is recorded at present. */
  screenRecordingState?: ScreenRecordingState;
  /** Present where the participant was flagged. */
  flaggedReason?: OpenEnum<'general'>;
  /** When after-call work began. @format date-time */
  startAcwTime?: string;
  /** When after-call work ended. @format date-time */
  endAcwTime?: string;
  /** Participant whose call this one has barged into. */
  bargedParticipantId?: string;
  /** Division of the external contact when the conversation began. */
  externalContactInitialDivisionId?: string;
  /** Roles of the participant's media, such as monitor or coach. */
  mediaRoles?: string[];
  /** Messages between users of the organisation. */
  internalMessages?: InternalMessage[];
  /** Sessions in which a supervisor watches the screen. */
  screenMonitorings?: ScreenMonitoring[];
}

export interface PhoneColumn {
  columnName: string;
  type: string;
}

/** A number of an external contact, as entered and as understood. */
export interface PhoneNumber {
  /** Formatted for people. */
  display?: string;
  extension?: number;
  acceptsSMS?: boolean;
  /** As typed by a user. */
  userInput?: string;
  /** The number in E.164. */
  e164?: string;
  /** Two-letter country (ISO 3166-1) by which `userInput` is read. */
  countryCode?: string;
  /** Country assumed where the number is given without one. */
  normalizationCountryCode?: string;
}

export interface PhoneNumberColumn {
  columnName?: string;
  type?: string;
  /** Contact list column with the time zone by which the number may be called. */
  callableTimeColumnName?: string;
}

export interface RestErrorDetail {
  error: string;
  details?: string;
  userParams?: UserParam[];
}

export interface Screenshare {
  state?: MediaState;
  id?: string;
  context?: string;
  sharing?: boolean;
  peerCount?: number;
  disconnectType?: DisconnectType;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  peerId?: string;
  segments?: Segment[];
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  afterCallWorkRequired?: boolean;
  initialState?: MediaState;
}

export interface Segment {
  /** When the segment began. @format date-time */
  startTime: string;
  /** When the segment ended. @format date-time */
  endTime: string;
  /** What the participant did, such as alerting, interacting or holding. */
  type?: string;
  /** What ended the segment. */
  howEnded?: string;
  /** What disconnected the segment. */
  disconnectType?: string;
}

export interface SocialExpression {
  state?: MediaState;
  id?: string;
  socialMediaId?: string;
  socialMediaHub?: string;
  socialUserName?: string;
  previewText?: string;
  recordingId?: string;
  segments?: Segment[];
  held?: boolean;
  disconnectType?: DisconnectType;
  /** @format date-time */
  startHoldTime?: string;
  /** @format date-time */
  startAlertingTime?: string;
  /** @format date-time */
  connectedTime?: string;
  /** @format date-time */
  disconnectedTime?: string;
  provider?: string;
  scriptId?: string;
  peerId?: string;
  wrapup?: Wrapup;
  afterCallWork?: AfterCallWork;
  afterCallWorkRequired?: boolean;
}

export interface SupportedContent {
  id: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  version?: number;
  mediaTypes?: MediaTypes;
  selfUri?: string;
}

export interface SupportedContentListing {
  entities: SupportedContent[];
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

export interface Ticker {
  symbol: string;
  exchange: string;
}

export interface TwitterId {
  id?: string;
  name?: string;
  screenName?: string;
  verified?: boolean;
  profileUrl?: string;
}

export interface Video {
  /** `disconnected` and `terminated` mean that the communication has ended. */
  state?: MediaState;
  /** Id of the communication: methods call it `communicationId`. */
  id?: string;
  /** Address of the conference room. */
  context?: string;
  /** Whether the participant's microphone is off. */
  audioMuted?: boolean;
  /** Whether the participant's camera is off. */
  videoMuted?: boolean;
  /** Whether the participant shares a screen. */
  sharingScreen?: boolean;
  /** Other participants in the room. */
  peerCount?: number;
  /** How the communication ended; absent until it has. */
  disconnectType?: DisconnectType;
  /** When the communication began to alert the participant. @format date-time */
  startAlertingTime?: string;
  /** When the participant answered; absent until then. @format date-time */
  connectedTime?: string;
  /** When the communication ended; absent until then. @format date-time */
  disconnectedTime?: string;
  /** Subsystem that carries the communication. */
  provider?: string;
  /** Communication at the other end of this one. */
  peerId?: string;
  /** Ids of the WebRTC media streams. */
  msids?: string[];
  /** Address of the participant in the session. */
  self?: Address;
  /** Wrap-up of this communication; absent until the agent has wrapped up. */
  wrapup?: Wrapup;
  /** After-call work of this communication; absent until it has begun. */
  afterCallWork?: AfterCallWork;
  /** Whether the agent has to wrap up. */
  afterCallWorkRequired?: boolean;
  /** State in which the communication began. */
  initialState?: MediaState;
}

/** The recording behind a callback. */
export interface Voicemail {
  /** Id of the voicemail message. */
  id?: string;
  /** Whether the recording can be fetched yet. */
  uploadStatus?: VoicemailUploadStatus;
}

export interface WebChatConversation {
  id: string;
  name?: string;
  member?: WebChatMemberInfo;
  selfUri?: string;
}

export interface WebChatMemberInfo {
  id?: string;
  displayName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  phoneNumber?: string;
  avatarImageUrl?: string;
  role: OpenEnum<'AGENT' | 'CUSTOMER' | 'WORKFLOW' | 'ACD'>;
  /** @format date-time */
  joinDate?: string;
  /** @format date-time */
  leaveDate?: string;
  authenticatedGuest?: boolean;
  customFields?: Dictionary<string>;
  state?: OpenEnum<'CONNECTED' | 'DISCONNECTED' | 'ALERTING'>;
}

export interface WebChatMessage {
  id: string;
  name?: string;
  conversation: WebChatConversation;
  sender: WebChatMemberInfo;
  body: string;
  bodyType: WebChatBodyType;
  /** @format date-time */
  timestamp: string;
  selfUri?: string;
}

export interface WebChatMessageEntityList {
  pageSize?: number;
  entities: WebChatMessage[];
  previousPage?: string;
  next?: string;
  selfUri?: string;
}

export interface WebChatTyping {
  id: string;
  conversation: WebChatConversation;
  sender: WebChatMemberInfo;
  /** @format date-time */
  timestamp: string;
}

export interface WhatsAppId {
  phoneNumber?: PhoneNumber;
  displayName?: string;
}

export interface Workspace {
  id?: string;
  name: string;
  type?: OpenEnum<'USER' | 'GROUP'>;
  isCurrentUserWorkspace?: boolean;
  user?: DomainEntityRef;
  bucket?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  summary?: WorkspaceSummary;
  acl?: string[];
  description?: string;
  selfUri?: string;
}

export interface WorkspaceSummary {
  totalDocumentCount?: number;
  totalDocumentByteCount?: number;
}

/** What an agent noted about an interaction after it. */
export interface Wrapup {
  /** Id of the wrap-up code. */
  code?: string;
  /** Name of the wrap-up code. */
  name?: string;
  /** Free text of the agent. */
  notes?: string;
  tags?: string[];
  /** Seconds spent on after-call work. */
  durationSeconds?: number;
  /** When the agent finished the wrap-up. @format date-time */
  endTime?: string;
  /** `true` saves an interim state; then `code` may be missing. */
  provisional?: boolean;
}
