import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AddressableEntityRef,
  DomainEntityRef,
  EmailAddress,
  ErrorBody,
  EvaluationForm,
  Queue,
  User,
  UserImage,
} from './shared.js';
import type { Endpoint, Language } from './shared-administration.js';
import type { AsyncConversationQuery } from './shared-conversation-analytics.js';
import type { Conversation, ExternalContact, MessageSticker, WrapupCode } from './shared-conversations.js';

export type RecordingFileState = OpenEnum<
  'ARCHIVED' | 'AVAILABLE' | 'DELETED' | 'RESTORED' | 'RESTORING' | 'UPLOADING' | 'ERROR'
>;

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
  user?: User;
  description?: string;
  selfUri?: string;
}

export interface ArchiveRetention {
  /** Days until the recording is archived. */
  days?: number;
  storageMedium?: OpenEnum<'CLOUDARCHIVE'>;
}

export interface BatchDownloadJobResult {
  id?: string;
  name?: string;
  conversationId?: string;
  recordingId?: string;
  /** Where to download the recording. */
  resultUrl?: string;
  contentType?: string;
  /** Why this one could not be had. */
  errorMsg?: string;
  selfUri?: string;
}

/** State of a batch download, finished when `resultCount` equals `expectedResultCount`. */
export interface BatchDownloadJobStatusResult {
  id?: string;
  jobId: string;
  /** How many results there will be. */
  expectedResultCount?: number;
  /** How many there are, failed ones included. */
  resultCount?: number;
  /** How many of them failed. */
  errorCount?: number;
  results?: BatchDownloadJobResult[];
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

export interface ButtonResponse {
  type?: OpenEnum<'Button' | 'QuickReply'>;
  text?: string;
  payload?: string;
  messageType?: OpenEnum<'QuickReply' | 'Card' | 'Carousel'>;
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
  forUsers?: User[];
  dateRanges?: string[];
  forQueues?: Queue[];
  wrapupCodes?: WrapupCode[];
  languages?: Language[];
  timeAllowed?: TimeAllowed;
  directions?: OpenEnum<'INBOUND' | 'OUTBOUND'>[];
  duration?: DurationCondition;
}

export interface ChatMediaPolicy {
  actions?: PolicyActions;
  conditions?: ChatMediaPolicyConditions;
}

export interface ChatMediaPolicyConditions {
  forUsers?: User[];
  dateRanges?: string[];
  forQueues?: Queue[];
  wrapupCodes?: WrapupCode[];
  languages?: Language[];
  timeAllowed?: TimeAllowed;
  duration?: DurationCondition;
}

export interface ChatMessage {
  body?: string;
  id?: string;
  to?: string;
  from?: string;
  utc?: string;
  chat?: string;
  message?: string;
  type?: string;
  bodyType?: OpenEnum<'STANDARD' | 'ACTIVITY' | 'TYPING' | 'NOTICE' | 'MEMBERJOIN' | 'MEMBERLEAVE' | 'MEDIAREQUEST'>;
  senderCommunicationId?: string;
  participantPurpose?: string;
  user?: ChatMessageUser;
}

export interface ChatMessageUser {
  id?: string;
  name?: string;
  displayName?: string;
  username?: string;
  images?: UserImage[];
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

export interface EmailAttachment {
  name?: string;
  contentPath?: string;
  contentType?: string;
  attachmentId?: string;
  contentLength?: number;
}

export interface EmailMediaPolicy {
  actions?: PolicyActions;
  conditions?: EmailMediaPolicyConditions;
}

export interface EmailMediaPolicyConditions {
  forUsers?: User[];
  dateRanges?: string[];
  forQueues?: Queue[];
  wrapupCodes?: WrapupCode[];
  languages?: Language[];
  timeAllowed?: TimeAllowed;
  customerParticipation?: OpenEnum<'YES' | 'NO'>;
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

export interface EvaluationAssignment {
  evaluationForm?: EvaluationForm;
  user?: User;
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

export interface MediaPolicies {
  callPolicy?: CallMediaPolicy;
  chatPolicy?: ChatMediaPolicy;
  emailPolicy?: EmailMediaPolicy;
  messagePolicy?: MessageMediaPolicy;
}

export interface MediaResult {
  /** Where to download the media. */
  mediaUri?: string;
  /** Amplitudes for drawing the sound. */
  waveformData?: number[];
}

export interface MediaTranscription {
  displayName?: string;
  transcriptionProvider?: OpenEnum<'VOCI' | 'CALLJOURNEY'>;
  integrationId?: string;
}

export interface MessageMediaAttachment {
  url?: string;
  mediaType?: OpenEnum<'image/png' | 'image/jpeg' | 'image/gif'>;
  contentLength?: number;
  name?: string;
  id?: string;
}

export type MessageMediaPolicy = EmailMediaPolicy;

export type MessageMediaPolicyConditions = EmailMediaPolicyConditions;

export type MessageStickerAttachment = MessageSticker;

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
  mediaTranscriptions?: MediaTranscription[];
  integrationExport?: IntegrationExport;
}

export interface PolicyConditions {
  forUsers?: User[];
  directions?: OpenEnum<'INBOUND' | 'OUTBOUND'>[];
  dateRanges?: string[];
  mediaTypes?: OpenEnum<'CALL' | 'CHAT'>[];
  forQueues?: Queue[];
  duration?: DurationCondition;
  wrapupCodes?: WrapupCode[];
  timeAllowed?: TimeAllowed;
  customerParticipation?: OpenEnum<'YES' | 'NO'>;
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

export interface PolicyUpdate {
  /** Switches the policy on or off. */
  enabled?: boolean;
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

export interface Recording {
  id?: string;
  name?: string;
  conversationId?: string;
  path?: string;
  startTime?: string;
  endTime?: string;
  /** Kind of medium, such as audio, chat, email, messaging or screen. */
  media?: string;
  annotations?: Annotation[];
  transcript?: ChatMessage[];
  emailTranscript?: RecordingEmailMessage[];
  messagingTranscript?: RecordingMessagingMessage[];
  fileState?: RecordingFileState;
  /** Until when a restored recording stays available before it is archived again. @format date-time */
  restoreExpirationTime?: string;
  mediaUris?: Dictionary<MediaResult>;
  /** How long the media will probably still take, in milliseconds. */
  estimatedTranscodeTimeMs?: number;
  actualTranscodeTimeMs?: number;
  /** @format date-time */
  archiveDate?: string;
  archiveMedium?: OpenEnum<'CLOUDARCHIVE'>;
  /** @format date-time */
  deleteDate?: string;
  /** @format date-time */
  exportDate?: string;
  /** @format date-time */
  exportedDate?: string;
  /** Length of the media in milliseconds. */
  outputDurationMs?: number;
  /** Size of the media in bytes. */
  outputSizeInBytes?: number;
  maxAllowedRestorationsForOrg?: number;
  /** How often the organisation may still restore from the archive. */
  remainingRestorationsAllowedForOrg?: number;
  /** Id of the call, chat, e-mail or other session that was recorded. */
  sessionId?: string;
  users?: User[];
  /** `ADHOC` for a recording that a user started. */
  recordingFileRole?: OpenEnum<'CUSTOMER_EXPERIENCE' | 'ADHOC'>;
  recordingErrorStatus?: OpenEnum<'EMAIL_TRANSCRIPT_TOO_LARGE'>;
  /** Start of the whole recording, where the caller may hear a part only. @format date-time */
  originalRecordingStartTime?: string;
  /** @format date-time */
  creationTime?: string;
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
  action: OpenEnum<'DELETE' | 'EXPORT'>;
  /** When to do it. @format date-time */
  actionDate: string;
  /** Integration to export through; needed with `EXPORT`. */
  integrationId?: string;
  includeScreenRecordings?: boolean;
  conversationQuery: AsyncConversationQuery;
}

export interface RecordingMessagingMessage {
  from?: string;
  fromUser?: User;
  fromExternalContact?: ExternalContact;
  to?: string;
  /** @format date-time */
  timestamp?: string;
  id?: string;
  messageText?: string;
  messageMediaAttachments?: MessageMediaAttachment[];
  messageStickerAttachments?: MessageStickerAttachment[];
  quickReplies?: QuickReply[];
  buttonResponse?: ButtonResponse;
  story?: RecordingContentStory;
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
  selfUri?: string;
}

export interface RecordingSettings {
  /** How many screens may be recorded at a time. */
  maxSimultaneousStreams?: number;
  /** Highest value that `maxSimultaneousStreams` may take. */
  maxConfigurableScreenRecordingStreams?: number;
}

export interface RetentionDuration {
  archiveRetention?: ArchiveRetention;
  deleteRetention?: DeleteRetention;
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

export interface SurveyAssignment {
  surveyForm?: PublishedSurveyFormReference;
  flow?: DomainEntityRef;
  /** When to invite, as an ISO 8601 repeating interval. */
  inviteTimeInterval?: string;
  /** Part of the sender's address before the `@`. */
  sendingUser?: string;
  /** Domain of the sender's address, one that the organisation may send from. */
  sendingDomain: string;
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

export interface UserParam {
  key?: string;
  value?: string;
}
