import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  Biography,
  Chat,
  Contact,
  ConversationReference,
  EmailAddress,
  EmployerInfo,
  Geolocation,
  Group,
  Image,
  Location,
  OAuthLastTokenIssued,
  OutOfOffice,
  Queue,
  RoutingStatus,
  Team,
  User,
  UserAuthorization,
  UserConversationSummary,
  UserPresence,
  UserRoutingLanguage,
  UserRoutingSkill,
  UserStations,
  WrapupCode,
} from './shared.js';
import type { Endpoint, Language } from './shared-administration.js';
import type { AsyncConversationQuery } from './shared-conversation-analytics.js';
import type { Conversation, ExternalContact, MessageSticker, UserParam } from './shared-conversations.js';
import type { ContentAttachmentMediaType, ConversationReasonCode, NormalizedMessageStatus } from './shared-enumerations.js';
import type {
  ConversationContentLocation,
  ConversationMessageEvent,
  ConversationNotificationTemplateFooter,
  DatePickerAvailableDateTime,
} from './shared-messages.js';
import type { ErrorBody } from './shared-errors.js';
import type { EvaluationForm } from './shared-quality.js';
import type { AddressableEntityRef, Division, DomainEntityRef, WorkPlanBidRanks } from './shared-references.js';

export interface ArchiveRetention {
  /** Days until the recording is archived. */
  days?: number;
  storageMedium?: OpenEnum<'CLOUDARCHIVE'>;
}

export interface ButtonResponse {
  type?: OpenEnum<'Button' | 'QuickReply' | 'DatePicker' | 'ListPicker' | 'Form'>;
  text?: string;
  payload?: string;
  messageType?: OpenEnum<'QuickReply' | 'Card' | 'Carousel'>;
  /** The message whose button was pressed. */
  originatingMessageId?: string;
}

export interface CalibrationAssignment {
  calibrator?: User;
  evaluators?: User[];
  evaluationForm?: EvaluationForm;
  expertEvaluator?: User;
}

export interface CallMediaPolicy {
  actions?: PolicyActions;
  conditions?: CallMediaPolicyConditions;
}

export interface CallMediaPolicyConditions {
  forUsers?: PolicyUser[];
  dateRanges?: string[];
  forQueues?: Queue[];
  wrapupCodes?: WrapupCode[];
  languages?: Language[];
  timeAllowed?: TimeAllowed;
  directions?: OpenEnum<'INBOUND' | 'OUTBOUND'>[];
  duration?: DurationCondition;
  teams?: Team[];
}

export interface Card {
  title?: string;
  description?: string;
  url?: string;
  defaultAction?: CardAction;
  actions?: CardAction[];
}

export interface CardAction {
  type?: OpenEnum<'Link' | 'Postback'>;
  text?: string;
  payload?: string;
  url?: string;
  isSelected?: boolean;
}

export interface ChatMediaPolicy {
  actions?: PolicyActions;
  conditions?: ChatMediaPolicyConditions;
}

export interface ChatMediaPolicyConditions {
  forUsers?: PolicyUser[];
  dateRanges?: string[];
  forQueues?: Queue[];
  wrapupCodes?: WrapupCode[];
  languages?: Language[];
  timeAllowed?: TimeAllowed;
  duration?: DurationCondition;
  teams?: Team[];
}

/** A choice of appointments that was sent to a customer. */
export interface DatePicker {
  id?: string;
  title?: string;
  subtitle?: string;
  datePickerAvailableDateTimes: DatePickerAvailableDateTime[];
  /** What the customer chose; absent while there is no answer. @format date-time */
  dateSelected?: string;
}

export interface DeleteRetention {
  /** Days until the recording is deleted. */
  days?: number;
}

export interface DurationCondition {
  durationTarget?: OpenEnum<'DURATION' | 'DURATION_RANGE'>;
  durationOperator?: string;
  durationRange?: string;
  durationMode?: OpenEnum<'Between' | 'Over' | 'Under'>;
}

export interface EmailMediaPolicy {
  actions?: PolicyActions;
  conditions?: EmailMediaPolicyConditions;
}

export interface EmailMediaPolicyConditions {
  forUsers?: PolicyUser[];
  dateRanges?: string[];
  forQueues?: Queue[];
  wrapupCodes?: WrapupCode[];
  languages?: Language[];
  timeAllowed?: TimeAllowed;
  customerParticipation?: OpenEnum<'YES' | 'NO'>;
  teams?: Team[];
}

export interface EvaluationAssignment {
  evaluationForm?: EvaluationForm;
  user?: User;
}

/** A conversation whose protection from deletion could not be changed. */
export interface FailedDeleteProtectionUpdate {
  conversation?: ConversationReference;
  errorMessage?: string;
  errorCode?: string;
}

export interface InitiateScreenRecording {
  recordACW?: boolean;
  archiveRetention?: ArchiveRetention;
  deleteRetention?: DeleteRetention;
}

export interface IntegrationExport {
  /** Integration through which recordings are exported. */
  integration: DomainEntityRef;
  shouldExportScreenRecordings?: boolean;
}

/** An application that was offered to the customer inside the messenger. */
export interface InteractiveApplication {
  name?: string;
  url?: string;
}

/** A list to choose from that was sent to a customer, with what was selected. */
export interface ListPicker {
  id?: string;
  title?: string;
  subtitle?: string;
  header?: string;
  sections: ListPickerSection[];
}

export interface ListPickerItem {
  id: string;
  subtitle?: string;
  title: string;
  selected: boolean;
}

export interface ListPickerSection {
  items: ListPickerItem[];
  multipleSelection: boolean;
  title: string;
}

export interface ManageDeleteProtectionResult {
  /** Conversations left as they were; empty where all went well. */
  failedUpdates?: FailedDeleteProtectionUpdate[];
}

export interface MediaPolicies {
  callPolicy?: CallMediaPolicy;
  chatPolicy?: ChatMediaPolicy;
  emailPolicy?: EmailMediaPolicy;
  messagePolicy?: MessageMediaPolicy;
}

export interface MediaTranscription {
  displayName?: string;
  transcriptionProvider?: OpenEnum<'VOCI' | 'CALLJOURNEY'>;
  integrationId?: string;
}

/** Assigns so many evaluations of each agent in a span of time. */
export interface MeteredAssignmentByAgent {
  evaluationContextId?: string;
  evaluators?: User[];
  /** How many per agent in each `timeInterval`. */
  maxNumberEvaluations?: number;
  evaluationForm?: EvaluationForm;
  timeInterval?: TimeInterval;
  timeZone?: string;
}

/** Assigns at most so many evaluations in a span of time. */
export interface MeteredEvaluationAssignment {
  evaluationContextId?: string;
  evaluators?: User[];
  /** How many in each `timeInterval`. */
  maxNumberEvaluations?: number;
  evaluationForm?: EvaluationForm;
  assignToActiveUser?: boolean;
  timeInterval?: TimeInterval;
}

export interface PaymentLineItem {
  name?: string;
  price?: number;
}

/** A request for payment that was sent to a customer. */
export interface PaymentRequest {
  paymentPlatform?: OpenEnum<'ApplePay'>;
  countryCode?: string;
  currencyCode?: string;
  /** In the currency that `currencyCode` names. */
  orderTotal: number;
  lineItems?: PaymentLineItem[];
  shippingOptions?: PaymentLineItem[];
}

export interface PaymentResponse {
  /** The message with the request for payment. */
  originatingMessageId?: string;
  paymentStatus?: OpenEnum<'Completed' | 'Failed'>;
  failureReason?: string;
}

export interface PolicyActions {
  /** Keeps the recording even where another policy deletes it, unless that one sets `alwaysDelete`. */
  retainRecording?: boolean;
  deleteRecording?: boolean;
  /** Deletes the recording even where another policy keeps it. */
  alwaysDelete?: boolean;
  assignEvaluations?: EvaluationAssignment[];
  assignMeteredEvaluations?: MeteredEvaluationAssignment[];
  assignMeteredAssignmentByAgent?: MeteredAssignmentByAgent[];
  assignCalibrations?: CalibrationAssignment[];
  assignSurveys?: SurveyAssignment[];
  retentionDuration?: RetentionDuration;
  initiateScreenRecording?: InitiateScreenRecording;
  /** @deprecated The platform no longer has it. */
  mediaTranscriptions?: MediaTranscription[];
  integrationExport?: IntegrationExport;
}

export interface PolicyConditions {
  forUsers?: PolicyUser[];
  directions?: OpenEnum<'INBOUND' | 'OUTBOUND'>[];
  dateRanges?: string[];
  mediaTypes?: OpenEnum<'CALL' | 'CHAT'>[];
  forQueues?: Queue[];
  duration?: DurationCondition;
  wrapupCodes?: WrapupCode[];
  timeAllowed?: TimeAllowed;
  customerParticipation?: OpenEnum<'YES' | 'NO'>;
  teams?: Team[];
}

export interface PolicyErrorMessage {
  statusCode?: number;
  userMessage?: JsonObject;
  userParamsMessage?: string;
  errorCode?: string;
  correlationId?: string;
  userParams?: UserParam[];
  /** @format date-time */
  insertDate?: string;
}

export interface PolicyErrors {
  policyErrorMessages?: PolicyErrorMessage[];
}

/** A user as retention policies name one. */
export interface PolicyUser {
  id?: string;
  name?: string;
  division?: Division;
  chat?: Chat;
  department?: string;
  email?: string;
  primaryContactInfo?: Contact[];
  addresses?: Contact[];
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  title?: string;
  username?: string;
  manager?: User;
  images?: Image[];
  version: number;
  certifications?: string[];
  biography?: Biography;
  employerInfo?: EmployerInfo;
  preferredName?: string;
  routingStatus?: RoutingStatus;
  presence?: UserPresence;
  integrationPresence?: UserPresence;
  conversationSummary?: UserConversationSummary;
  outOfOffice?: OutOfOffice;
  geolocation?: Geolocation;
  station?: UserStations;
  authorization?: UserAuthorization;
  profileSkills?: string[];
  locations?: Location[];
  groups?: Group[];
  team?: Team;
  workPlanBidRanks?: WorkPlanBidRanks;
  skills?: UserRoutingSkill[];
  languages?: UserRoutingLanguage[];
  acdAutoAnswer?: boolean;
  languagePreference?: string;
  lastTokenIssued?: OAuthLastTokenIssued;
  /** @format date-time */
  dateLastLogin?: string;
  /** @format date-time */
  dateWelcomeSent?: string;
  selfUri?: string;
}

export interface PublishedSurveyFormReference {
  id?: string;
  name?: string;
  contextId?: string;
  selfUri?: string;
}

export interface QuickReply {
  text?: string;
  payload?: string;
  url?: string;
  action?: OpenEnum<'Message'>;
  isSelected?: boolean;
}

/** The text shown for a rich message where it arrives, or for the reply to it. */
export interface ReceivedReplyMessage {
  title?: string;
  subtitle?: string;
}

/** A file or link that came with a recorded message. */
export interface RecordingAttachment {
  id?: string;
  mediaType?: ContentAttachmentMediaType;
  /** Where to fetch the file. */
  url?: string;
  /** Media type of the file. */
  mime?: string;
  text?: string;
  fileName?: string;
}

export type RecordingFileState = OpenEnum<
  'ARCHIVED' | 'AVAILABLE' | 'DELETED' | 'RESTORED' | 'RESTORING' | 'UPLOADING' | 'ERROR'
>;

/** A form that was sent to a customer, with the answers given. */
export interface RecordingForm {
  introduction?: RecordingIntroduction;
  formPages?: RecordingFormPage[];
  /** What the customer sees before opening the form. */
  receivedMessage?: ReceivedReplyMessage;
  /** What is shown once the form has been answered. */
  replyMessage?: ReceivedReplyMessage;
  response?: RecordingFormResponseComponent[];
  /** The message that carried the form, where this is an answer to it. */
  originatingMessageId?: string;
  /** Canned response from which the form was made. */
  cannedResponseId?: string;
}

export interface RecordingFormPage {
  title?: string;
  subtitle?: string;
  pageComponents?: RecordingFormPageComponent[];
}

export interface RecordingFormPageComponent {
  /** Which of the other fields is filled. */
  formComponentType?: OpenEnum<'ListPicker' | 'DatePicker' | 'WheelPicker' | 'Input'>;
  datePicker?: DatePicker;
  wheelPicker?: RecordingWheelPicker;
  listPicker?: ListPicker;
  input?: RecordingInput;
}

export interface RecordingFormResponseComponent {
  id?: string;
  component?: RecordingFormResponseContent;
}

export interface RecordingFormResponseContent {
  contentType?: OpenEnum<'ButtonResponse'>;
  buttonResponse?: ButtonResponse;
}

export interface RecordingInput {
  id?: string;
  title?: string;
  subtitle?: string;
  responseText?: string;
}

export interface RecordingIntroduction {
  title?: string;
  subtitle?: string;
}

export type RecordingJobState = OpenEnum<'FULFILLED' | 'PENDING' | 'READY' | 'PROCESSING' | 'CANCELLED' | 'FAILED'>;

export interface AcknowledgeScreenRecordingRequest {
  participantJid?: string;
  roomId?: string;
  conversationId?: string;
}

/** A note or mark at a point of a recording; the same place is counted in three ways. */
export interface Annotation {
  id?: string;
  name?: string;
  /** Kind of the annotation. */
  type?: string;
  /** Offset in milliseconds. */
  location?: number;
  /** Length in milliseconds. */
  durationMs?: number;
  /** Offset in milliseconds from the start of the recording. */
  absoluteLocation?: number;
  /** Length in milliseconds, uncut. */
  absoluteDurationMs?: number;
  /** Offset in milliseconds from the start of the recording, cuts taken out. */
  recordingLocation?: number;
  /** Length in milliseconds, cuts taken out. */
  recordingDurationMs?: number;
  /** User who made the annotation. */
  user?: User;
  /** Text of a note. */
  description?: string;
  /** Why recording paused there. */
  reason?: OpenEnum<'Hold' | 'SecurePause' | 'FlowOrQueue' | 'Pause'>;
  /** Annotations that belong to this one. */
  annotations?: Annotation[];
  /** Offset in milliseconds, pauses of the recording included. */
  realtimeLocation?: number;
  selfUri?: string;
}

export interface BatchDownloadJobResult {
  /** @deprecated The platform no longer has it. */
  id?: string;
  /** @deprecated The platform no longer has it. */
  name?: string;
  conversationId?: string;
  recordingId?: string;
  /** Where to download the recording. */
  resultUrl?: string;
  contentType?: string;
  /** Why this one could not be had. */
  errorMsg?: string;
  /** @deprecated The platform no longer has it. */
  selfUri?: string;
}

/** State of a batch download, finished when `resultCount` equals `expectedResultCount`. */
export interface BatchDownloadJobStatusResult {
  id: string;
  jobId: string;
  /** How many results there will be. */
  expectedResultCount?: number;
  /** How many there are, failed ones included. */
  resultCount?: number;
  /** How many of them failed. */
  errorCount?: number;
  results?: BatchDownloadJobResult[];
  status?: OpenEnum<'InProgress' | 'Completed'>;
  selfUri?: string;
}

export interface BatchDownloadJobSubmission {
  batchDownloadRequestList: BatchDownloadRequest[];
}

export interface BatchDownloadJobSubmissionResult {
  id: string;
  selfUri?: string;
}

export interface BatchDownloadRequest {
  conversationId?: string;
  /** Left out, all recordings of the conversation are meant. */
  recordingId?: string;
}

export interface ChatMessage {
  /** Text of the message. */
  body?: string;
  id?: string;
  to?: string;
  from?: string;
  /** Time of the message. */
  utc?: string;
  chat?: string;
  message?: string;
  type?: string;
  /** `STANDARD` is text of a person; other values are events. */
  bodyType?: OpenEnum<'STANDARD' | 'ACTIVITY' | 'TYPING' | 'NOTICE' | 'MEMBERJOIN' | 'MEMBERLEAVE' | 'MEDIAREQUEST'>;
  senderCommunicationId?: string;
  /** Part of the sender in the conversation, e.g. `agent`. */
  participantPurpose?: string;
  /** Sender; absent where the sender is no user. */
  user?: ChatMessageUser;
}

export interface ChatMessageUser {
  id?: string;
  name?: string;
  displayName?: string;
  username?: string;
  images?: Image[];
}

export interface ConversationDeletionProtectionQuery {
  conversationIds: string[];
}

export interface CrossPlatformCallMediaPolicy {
  actions?: CrossPlatformPolicyActions;
  conditions?: CallMediaPolicyConditions;
}

export interface CrossPlatformChatMediaPolicy {
  actions?: CrossPlatformPolicyActions;
  conditions?: ChatMediaPolicyConditions;
}

export interface CrossPlatformEmailMediaPolicy {
  actions?: CrossPlatformPolicyActions;
  conditions?: EmailMediaPolicyConditions;
}

export interface CrossPlatformMediaPolicies {
  callPolicy?: CrossPlatformCallMediaPolicy;
  chatPolicy?: CrossPlatformChatMediaPolicy;
  emailPolicy?: CrossPlatformEmailMediaPolicy;
  messagePolicy?: CrossPlatformMessageMediaPolicy;
}

export type CrossPlatformMessageMediaPolicy = CrossPlatformEmailMediaPolicy;

/** A retention policy for recordings made on the vendor's other platforms. */
export interface CrossPlatformPolicy {
  id?: string;
  name?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  createdDate?: string;
  order?: number;
  description?: string;
  enabled?: boolean;
  mediaPolicies?: CrossPlatformMediaPolicies;
  conditions?: PolicyConditions;
  actions?: CrossPlatformPolicyActions;
  policyErrors?: PolicyErrors;
  selfUri?: string;
}

export interface CrossPlatformPolicyActions {
  retainRecording?: boolean;
  deleteRecording?: boolean;
  alwaysDelete?: boolean;
  assignEvaluations?: EvaluationAssignment[];
  assignMeteredEvaluations?: MeteredEvaluationAssignment[];
  assignMeteredAssignmentByAgent?: MeteredAssignmentByAgent[];
  assignCalibrations?: CalibrationAssignment[];
  retentionDuration?: RetentionDuration;
  /** @deprecated The platform no longer has it. */
  mediaTranscriptions?: MediaTranscription[];
  integrationExport?: IntegrationExport;
}

export interface CrossPlatformPolicyCreate {
  id?: string;
  name: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  createdDate?: string;
  order?: number;
  description?: string;
  enabled?: boolean;
  mediaPolicies?: CrossPlatformMediaPolicies;
  conditions?: PolicyConditions;
  actions?: CrossPlatformPolicyActions;
  policyErrors?: PolicyErrors;
  selfUri?: string;
}

export type CrossPlatformPolicyUpdate = PolicyUpdate;

export interface EmailAttachment {
  name?: string;
  contentPath?: string;
  contentType?: string;
  attachmentId?: string;
  contentLength?: number;
}

/** A key that encrypts recordings; the record describes it, the key itself is not in it. */
export interface EncryptionKey {
  id: string;
  name?: string;
  /** @format date-time */
  createDate?: string;
  /** Public key, base64. */
  keydataSummary?: string;
  user?: User;
  localEncryptionConfiguration?: LocalEncryptionConfiguration;
  keyConfigurationType?: OpenEnum<'KmsSymmetric' | 'LocalKeyManager' | 'Native' | 'None'>;
  /** ARN of the key in AWS KMS. */
  kmsKeyArn?: string;
  selfUri?: string;
}

export interface EncryptionKeyEntityListing {
  entities: EncryptionKey[];
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

export interface ExecuteRecordingJobsQuery {
  /** `PROCESSING`, which starts the job. */
  state: OpenEnum<'PROCESSING'>;
}

export interface FailedRecordingEntityListing {
  entities: RecordingJobFailedRecording[];
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

export interface KeyRotationSchedule {
  id?: string;
  name?: string;
  period: OpenEnum<'DISABLED' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'>;
  selfUri?: string;
}

/** Access to a key service that the organisation runs itself. */
export interface LocalEncryptionConfiguration {
  id?: string;
  name?: string;
  /** Where the platform asks for decryption. */
  url: string;
  /** Id for Hawk authentication. */
  apiId: string;
  /** Shared key for Hawk authentication; a secret. */
  apiKey: string;
  selfUri?: string;
}

export interface LocalEncryptionConfigurationListing {
  total?: number;
  entities: LocalEncryptionConfiguration[];
  selfUri?: string;
}

export interface LocalEncryptionKeyRequest {
  /** Id of the configuration of the key service. */
  configId: string;
  /** Public key made by the key service, base64. */
  publicKey: string;
  /** Id that the key service gave the pair. */
  keypairId: string;
}

export interface MediaResult {
  /** Where to download the media. */
  mediaUri?: string;
  /** Amplitudes for drawing the sound. */
  waveformData?: number[];
}

export interface MessageMediaAttachment {
  url?: string;
  mediaType?: OpenEnum<'image/png' | 'image/jpeg' | 'image/gif'>;
  contentLength?: number;
  name?: string;
  id?: string;
}

export type MessageMediaPolicyConditions = EmailMediaPolicyConditions;

export type MessageStickerAttachment = MessageSticker;

/** A recording that could not be matched to its conversation. */
export interface OrphanRecording {
  id?: string;
  name?: string;
  /** @format date-time */
  createdTime?: string;
  /** @format date-time */
  recoveredTime?: string;
  providerType?: OpenEnum<'EDGE' | 'CHAT' | 'EMAIL' | 'SCREEN_RECORDING' | 'PUREENGAGE' | 'PURECONNECT'>;
  mediaSizeBytes?: number;
  mediaType?: OpenEnum<'CALL' | 'CHAT' | 'EMAIL' | 'SCREEN'>;
  fileState?: OpenEnum<'ARCHIVED' | 'AVAILABLE' | 'DELETED' | 'RESTORED' | 'RESTORING' | 'UPLOADING'>;
  providerEndpoint?: Endpoint;
  recording?: Recording;
  orphanStatus?: OpenEnum<
    'NO_CONVERSATION' | 'UNKNOWN_CONVERSATION' | 'CONVERSATION_NOT_COMPLETE' | 'CONVERSATION_NOT_EVALUATED' | 'EVALUATED'
  >;
  sourceOrphaningId?: string;
  /** What was recorded: a trunk, a station, a consultation, a screen or a snippet. */
  mediaSubtype?: OpenEnum<'Trunk' | 'Station' | 'Consult' | 'Screen' | 'Snippet'>;
  mediaSubject?: string;
  /** Region in which the media is stored. */
  region?: OpenEnum<
    | 'af-south-1'
    | 'ap-east-1'
    | 'ap-northeast-1'
    | 'ap-northeast-2'
    | 'ap-northeast-3'
    | 'ap-south-1'
    | 'ap-southeast-1'
    | 'ap-southeast-2'
    | 'ap-southeast-3'
    | 'ca-central-1'
    | 'eu-central-1'
    | 'eu-central-2'
    | 'eu-west-1'
    | 'eu-west-2'
    | 'eu-west-3'
    | 'me-central-1'
    | 'mx-central-1'
    | 'sa-east-1'
    | 'us-east-1'
    | 'us-west-2'
  >;
  selfUri?: string;
}

export interface OrphanRecordingListing {
  entities: OrphanRecording[];
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

export interface OrphanUpdateRequest {
  /** @format date-time */
  archiveDate?: string;
  /** @format date-time */
  deleteDate?: string;
  /** @format date-time */
  exportDate?: string;
  /** Integration to export through; needed with `exportDate`. */
  integrationId?: string;
  /** Conversation the recording belongs to; left out, the platform finds it from the media. */
  conversationId?: string;
}

export interface PolicyCreate {
  id?: string;
  name: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  createdDate?: string;
  order?: number;
  description?: string;
  enabled?: boolean;
  mediaPolicies?: MediaPolicies;
  conditions?: PolicyConditions;
  actions?: PolicyActions;
  policyErrors?: PolicyErrors;
  selfUri?: string;
}

export interface PolicyEntityListing {
  entities: Policy[];
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

export interface PolicyUpdate {
  /** Switches the policy on or off. */
  enabled?: boolean;
}

export interface Recording {
  id?: string;
  name?: string;
  /** Conversation that was recorded. */
  conversationId?: string;
  path?: string;
  startTime?: string;
  endTime?: string;
  /** Kind of medium, such as audio, chat, email, messaging or screen. */
  media?: string;
  /** Notes and marks of users and of the platform. */
  annotations?: Annotation[];
  /** Messages of a chat; absent for other media. */
  transcript?: ChatMessage[];
  /** E-mails; absent for other media. */
  emailTranscript?: RecordingEmailMessage[];
  /** Messages of a messaging conversation; absent for other media. */
  messagingTranscript?: RecordingMessagingMessage[];
  /** Whether the file can be fetched: `AVAILABLE` files can. */
  fileState?: RecordingFileState;
  /** Until when a restored recording stays available before it is archived again. @format date-time */
  restoreExpirationTime?: string;
  /** Addresses of the audio by channel; absent while the file is being prepared. */
  mediaUris?: Dictionary<MediaResult>;
  /** How long the media will probably still take, in milliseconds. */
  estimatedTranscodeTimeMs?: number;
  /** Milliseconds that the conversion took. */
  actualTranscodeTimeMs?: number;
  /** When the recording moves to the archive. @format date-time */
  archiveDate?: string;
  /** Where the archive is. */
  archiveMedium?: OpenEnum<'CLOUDARCHIVE'>;
  /** When the recording is deleted. @format date-time */
  deleteDate?: string;
  /** When the recording is due for export. @format date-time */
  exportDate?: string;
  /** When the recording was exported; absent until then. @format date-time */
  exportedDate?: string;
  /** Length of the media in milliseconds. */
  outputDurationMs?: number;
  /** Size of the media in bytes. */
  outputSizeInBytes?: number;
  /** Restorations from the archive that the organisation may have. */
  maxAllowedRestorationsForOrg?: number;
  /** How often the organisation may still restore from the archive. */
  remainingRestorationsAllowedForOrg?: number;
  /** Id of the call, chat, e-mail or other session that was recorded. */
  sessionId?: string;
  /** Users who took part in the conversation. */
  users?: User[];
  /** `ADHOC` for a recording that a user started. */
  recordingFileRole?: OpenEnum<'CUSTOMER_EXPERIENCE' | 'ADHOC'>;
  /** Present where the content could not be delivered. */
  recordingErrorStatus?: OpenEnum<'EMAIL_TRANSCRIPT_TOO_LARGE'>;
  /** Start of the whole recording, where the caller may hear a part only. @format date-time */
  originalRecordingStartTime?: string;
  /** @format date-time */
  creationTime?: string;
  /** What was recorded: a trunk, a station, a consultation, a screen or a snippet. */
  mediaSubtype?: OpenEnum<'Trunk' | 'Station' | 'Consult' | 'Screen' | 'Snippet'>;
  mediaSubject?: string;
  /** Further conversations that the recording belongs to. */
  associatedConversationIds?: string[];
  selfUri?: string;
}

export interface RecordingContentStory {
  type?: OpenEnum<'Mention' | 'Reply'>;
  url?: string;
  replyToId?: string;
}

export interface RecordingEmailMessage {
  htmlBody?: string;
  textBody?: string;
  id?: string;
  to?: EmailAddress[];
  cc?: EmailAddress[];
  bcc?: EmailAddress[];
  from?: EmailAddress;
  subject?: string;
  attachments?: EmailAttachment[];
  /** @format date-time */
  time?: string;
  replyTo?: EmailAddress;
}

/** Where the organisation's encryption keys come from. */
export interface RecordingEncryptionConfiguration {
  id?: string;
  /** With `LocalKeyManager` where the platform asks for decryption, with `KmsSymmetric` the ARN of the key's alias. */
  url: string;
  /** Id for Hawk authentication; not with `KmsSymmetric`. */
  apiId?: string;
  /** Shared key for Hawk authentication, a secret; not with `KmsSymmetric`. */
  apiKey?: string;
  keyConfigurationType: OpenEnum<'KmsSymmetric' | 'LocalKeyManager' | 'Native' | 'None'>;
  lastError?: ErrorBody;
  selfUri?: string;
}

export interface RecordingEncryptionConfigurationListing {
  total?: number;
  entities: RecordingEncryptionConfiguration[];
  selfUri?: string;
}

export interface RecordingJob {
  id: string;
  state: RecordingJobState;
  recordingJobsQuery?: RecordingJobsQuery;
  /** @format date-time */
  dateCreated?: string;
  totalConversations?: number;
  totalRecordings?: number;
  totalSkippedRecordings?: number;
  totalFailedRecordings?: number;
  totalProcessedRecordings?: number;
  percentProgress?: number;
  errorMessage?: string;
  /** Address of the list of recordings that failed. */
  failedRecordings?: string;
  selfUri?: string;
  user?: AddressableEntityRef;
}

export interface RecordingJobEntityListing {
  entities: RecordingJob[];
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

export interface RecordingJobFailedRecording {
  conversation?: AddressableEntityRef;
  recording?: AddressableEntityRef;
}

export interface RecordingJobsQuery {
  /** What to do with the recordings. */
  action: OpenEnum<'DELETE' | 'EXPORT' | 'ARCHIVE'>;
  /** When to do it. @format date-time */
  actionDate: string;
  /** Integration to export through; needed with `EXPORT`. */
  integrationId?: string;
  includeScreenRecordings?: boolean;
  conversationQuery: AsyncConversationQuery;
  /** Days after a recording was made at which the action is carried out, in place of a date. */
  actionAge?: number;
  /** Date of the action for screen recordings, where it differs. @format date-time */
  screenRecordingActionDate?: string;
  /** The same in days for screen recordings, where it differs. */
  screenRecordingActionAge?: number;
  /** Whether recordings that hold sensitive data are included. */
  includeRecordingsWithSensitiveData?: boolean;
  /** Whether recordings that a retention policy governs are included. */
  includePolicyBasedRecordings?: boolean;
  /** Whether recordings an agent started for part of a call are included. */
  includeSnippetRecordings?: boolean;
  /** Whether exports that are still to come are taken back. */
  clearExport?: boolean;
  /** Start and end of the conversations to search, in place of `conversationQuery`, for those too old for it. */
  agedConversationInterval?: string;
}

export type RecordingLocation = ConversationContentLocation;

/** What became of a message after it was sent. */
export interface RecordingMessageReceipt {
  id?: string;
  /** @format date-time */
  receiptTime?: string;
  status?: NormalizedMessageStatus;
  reasons?: RecordingMessageReceiptReason[];
}

export interface RecordingMessageReceiptReason {
  code?: ConversationReasonCode;
  message?: string;
}

export interface RecordingMessagingMessage {
  /** Sending address. */
  from?: string;
  /** Sender; absent where the sender is no user. */
  fromUser?: User;
  /** Sender; absent where no contact was recognised. */
  fromExternalContact?: ExternalContact;
  /** Receiving address. */
  to?: string;
  /** When the message was sent or received. @format date-time */
  timestamp?: string;
  id?: string;
  /** Text of the message; other content has its own fields. */
  messageText?: string;
  /** Files of the message. */
  messageMediaAttachments?: MessageMediaAttachment[];
  messageStickerAttachments?: MessageStickerAttachment[];
  /** Answers offered to the customer as buttons. */
  quickReplies?: QuickReply[];
  /** Button that the customer pressed. */
  buttonResponse?: ButtonResponse;
  /** Story that the message refers to. */
  story?: RecordingContentStory;
  /** How far the message came on its way. */
  status?: string;
  /** Role of the participant in the conversation, e.g. `agent` or `customer`. */
  purpose?: string;
  /** Participant who sent the message. */
  participantId?: string;
  /** Queue through which the message went. */
  queue?: AddressableEntityRef;
  /** Flow that sent the message. */
  workflow?: AddressableEntityRef;
  /** Buttons that the customer pressed. */
  buttonResponses?: ButtonResponse[];
  /** Cards of a card or carousel message. */
  cards?: Card[];
  /** Template from which a notification was made. */
  notificationTemplate?: RecordingNotificationTemplate;
  /** Choice of times offered to the customer. */
  datePicker?: DatePicker;
  /** Choice of items offered to the customer. */
  listPicker?: ListPicker;
  /** Which of the content fields is filled. */
  contentType?: OpenEnum<
    | 'QuickReply'
    | 'Story'
    | 'Card'
    | 'Carousel'
    | 'Attachment'
    | 'Location'
    | 'Notification'
    | 'GenericTemplate'
    | 'ListTemplate'
    | 'Postback'
    | 'Reactions'
    | 'Mention'
    | 'ButtonResponse'
    | 'DatePicker'
    | 'ListPicker'
    | 'InteractiveApplication'
    | 'PaymentRequest'
    | 'PaymentResponse'
    | 'Form'
    | 'RichLink'
    | 'RoadsideAssistance'
  >;
  /** Whether the message was posted publicly or sent in private. */
  socialVisibility?: OpenEnum<'Public' | 'Private'>;
  /** Events instead of text, such as typing. */
  events?: ConversationMessageEvent[];
  interactiveApplication?: InteractiveApplication;
  /** Payment that the customer was asked for. */
  paymentRequest?: PaymentRequest;
  /** Payment that the customer made. */
  paymentResponse?: PaymentResponse;
  form?: RecordingForm;
  roadsideAssistance?: RecordingRoadsideAssistance;
  /** Link with a preview. */
  richLink?: RichLink;
  /** What became of the message after it was sent. */
  messageReceipts?: RecordingMessageReceipt[];
  notificationResponse?: RecordingNotificationResponse;
}

/** A recording without its media. */
export interface RecordingMetadata {
  id?: string;
  name?: string;
  conversationId?: string;
  path?: string;
  startTime?: string;
  endTime?: string;
  /** Kind of medium, such as audio, chat, email, messaging or screen. */
  media?: string;
  annotations?: Annotation[];
  fileState?: RecordingFileState;
  /** @format date-time */
  restoreExpirationTime?: string;
  /** @format date-time */
  archiveDate?: string;
  archiveMedium?: OpenEnum<'CLOUDARCHIVE'>;
  /** @format date-time */
  deleteDate?: string;
  /** @format date-time */
  exportDate?: string;
  /** @format date-time */
  exportedDate?: string;
  maxAllowedRestorationsForOrg?: number;
  remainingRestorationsAllowedForOrg?: number;
  sessionId?: string;
  /** What was recorded: a trunk, a station, a consultation, a screen or a snippet. */
  mediaSubtype?: OpenEnum<'Trunk' | 'Station' | 'Consult' | 'Screen' | 'Snippet'>;
  mediaSubject?: string;
  /** Region in which the media is stored. */
  region?: OpenEnum<
    | 'af-south-1'
    | 'ap-east-1'
    | 'ap-northeast-1'
    | 'ap-northeast-2'
    | 'ap-northeast-3'
    | 'ap-south-1'
    | 'ap-southeast-1'
    | 'ap-southeast-2'
    | 'ap-southeast-3'
    | 'ca-central-1'
    | 'eu-central-1'
    | 'eu-central-2'
    | 'eu-west-1'
    | 'eu-west-2'
    | 'eu-west-3'
    | 'me-central-1'
    | 'mx-central-1'
    | 'sa-east-1'
    | 'us-east-1'
    | 'us-west-2'
  >;
  selfUri?: string;
}

/** A customer's answer to an offer of notifications. */
export interface RecordingNotificationResponse {
  originatingMessageId?: string;
  referenceId?: string;
  notificationStatus?: OpenEnum<'Accepted' | 'Declined'>;
  notificationText?: string;
}

/** A message made from a template, with its texts filled in. */
export interface RecordingNotificationTemplate {
  id?: string;
  language?: string;
  header?: RecordingTemplateHeader;
  body?: RecordingTemplateBody;
  buttons?: RecordingTemplateButton[];
  carousel?: RecordingTemplateCarousel;
  footer?: RecordingTemplateFooter;
}

/** When a recording was or will be archived, exported and deleted. */
export interface RecordingRetention {
  conversationId?: string;
  recordingId?: string;
  /** @format date-time */
  archiveDate?: string;
  archiveMedium?: OpenEnum<'CLOUDARCHIVE'>;
  /** @format date-time */
  deleteDate?: string;
  /** When it is to be exported, against `exportedDate` when it was. @format date-time */
  exportDate?: string;
  /** @format date-time */
  exportedDate?: string;
  /** @format date-time */
  creationTime?: string;
}

export interface RecordingRetentionCursorEntityListing {
  entities: RecordingRetention[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A message about a breakdown on the road, with the customer's place and number. */
export interface RecordingRoadsideAssistance {
  text?: string;
  phoneNumber?: string;
  /** Whether the number is that of the device the message came from. */
  isDevicePhoneNumber?: boolean;
  location?: RecordingLocation;
  messageNumber?: number;
}

export interface RecordingSettings {
  /** How many screens may be recorded at a time. */
  maxSimultaneousStreams?: number;
  /** Highest value that `maxSimultaneousStreams` may take. */
  maxConfigurableScreenRecordingStreams?: number;
  /** Whether recordings are stored in the region where their media was handled. */
  regionalRecordingStorageEnabled?: boolean;
  /** Minutes for which the address of a recording stays valid. */
  recordingPlaybackUrlTtl?: number;
  /** Minutes for which the addresses of a batch download stay valid. */
  recordingBatchDownloadUrlTtl?: number;
  /** Whether recording ends when no user of the organisation is left on the call. */
  stopRecordingWhenOnlyExternalParticipants?: boolean;
}

export interface RecordingTemplateBody {
  text?: string;
}

export interface RecordingTemplateButton {
  type?: OpenEnum<'QuickReply' | 'PhoneNumber' | 'Url'>;
  text?: string;
  index?: number;
  phoneNumber?: string;
  url?: string;
  /** Whether the customer pressed it. */
  isSelected?: boolean;
}

export interface RecordingTemplateCard {
  header?: RecordingTemplateHeader;
  body?: RecordingTemplateBody;
  buttons?: RecordingTemplateButton[];
}

export interface RecordingTemplateCarousel {
  cards?: RecordingTemplateCard[];
}

export type RecordingTemplateFooter = ConversationNotificationTemplateFooter;

export interface RecordingTemplateHeader {
  type?: OpenEnum<'Text' | 'Media'>;
  text?: string;
  media?: RecordingAttachment;
}

export interface RecordingUploadReport {
  id: string;
  name?: string;
  state?: OpenEnum<'InProgress' | 'Completed' | 'Failed'>;
  /** Where to download the report, once completed. */
  signedUrl?: string;
  selfUri?: string;
}

export interface RecordingUploadReportRequest {
  /** @format date-time */
  dateSince: string;
  /** Only uploads in this state. */
  uploadStatus?: OpenEnum<'Pending' | 'Success' | 'Failure' | 'WaitForConversation'>;
}

export interface RecordingWheelPicker {
  id?: string;
  items?: RecordingWheelPickerItem[];
}

export interface RecordingWheelPickerItem {
  id?: string;
  title?: string;
  value?: string;
  isSelected?: boolean;
}

export interface RetentionDuration {
  archiveRetention?: ArchiveRetention;
  deleteRetention?: DeleteRetention;
}

/** A link that was shown with a title, a picture and a text. */
export interface RichLink {
  id?: string;
  header?: RichLinkHeader;
  footer?: string;
  text?: string;
  url?: string;
  urlLabel?: string;
}

export interface RichLinkHeader {
  type?: OpenEnum<'Text' | 'Image' | 'File' | 'Video'>;
  value?: string;
  url?: string;
}

export interface ScreenRecordingActiveSessions {
  /** Screen recordings running now. */
  count?: number;
}

export interface ScreenRecordingMetaData {
  trackId?: string;
  mediaId?: string;
  screenId?: string;
  originX?: number;
  originY?: number;
  primary?: boolean;
  main?: boolean;
}

export interface ScreenRecordingMetaDataRequest {
  participantJid?: string;
  roomId?: string;
  metaData?: ScreenRecordingMetaData[];
}

export interface ScreenRecordingSession {
  id?: string;
  name?: string;
  user?: User;
  communicationId?: string;
  conversation?: Conversation;
  /** @format date-time */
  startTime?: string;
  selfUri?: string;
}

export interface ScreenRecordingSessionListing {
  entities: ScreenRecordingSession[];
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

export interface ScreenRecordingSessionRequest {
  /** `STOPPED`, which ends the recording. */
  state?: OpenEnum<'STOPPED'>;
  /** @format date-time */
  archiveDate?: string;
  /** @format date-time */
  deleteDate?: string;
}

export type MessageMediaPolicy = EmailMediaPolicy;

/** A retention policy: conditions on conversations, and what to do with the recordings of those that meet them. */
export interface Policy {
  id?: string;
  name?: string;
  /** @format date-time */
  modifiedDate?: string;
  /** @format date-time */
  createdDate?: string;
  order?: number;
  description?: string;
  enabled?: boolean;
  mediaPolicies?: MediaPolicies;
  conditions?: PolicyConditions;
  actions?: PolicyActions;
  policyErrors?: PolicyErrors;
  selfUri?: string;
}

export interface SurveyAssignment {
  surveyForm?: PublishedSurveyFormReference;
  flow?: DomainEntityRef;
  /** When to invite, as an ISO 8601 repeating interval. */
  inviteTimeInterval?: string;
  /** Part of the sender's address before the `@`. */
  sendingUser?: string;
  /** Domain of the sender's address, one that the organisation may send from. */
  sendingDomain: string;
  /** Whether the time of sending follows from the threading timeline rather than a fixed delay. */
  useThreadingTimelineForSendTime?: boolean;
}

export interface TimeAllowed {
  timeSlots?: TimeSlot[];
  timeZoneId?: string;
  empty?: boolean;
}

export interface TimeInterval {
  months?: number;
  weeks?: number;
  days?: number;
  hours?: number;
}

export interface TimeSlot {
  /** Time of day. */
  startTime?: string;
  /** Time of day. */
  stopTime?: string;
  /** Day of the week as a number. */
  day?: number;
}
