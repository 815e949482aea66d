import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AcwSettings,
  AgentOwnedRouting,
  Biography,
  Bullseye,
  CannedResponseLibraries,
  Chat,
  ConditionalGroupActivation,
  ConditionalGroupRouting,
  Contact,
  DirectRouting,
  EmployerInfo,
  Geolocation,
  Group,
  Image,
  Location,
  MemberGroup,
  OAuthLastTokenIssued,
  OutOfOffice,
  QueueEmailAddress,
  QueueMediaSettings,
  QueueMessagingAddresses,
  ResourceConditionOperator,
  RoutingRule,
  RoutingStatus,
  Script,
  Team,
  Trustor,
  User,
  UserAuthorization,
  UserConversationSummary,
  UserPresence,
  UserRoutingLanguage,
  UserRoutingSkill,
  UserStations,
} from './shared.js';
import type { ApiUsageMetric, SystemPresenceName } from './shared-enumerations.js';
import type { ErrorBody } from './shared-errors.js';
import type {
  AddressableEntityRef,
  Cursors,
  Division,
  DomainEntityRef,
  Entity,
  NamedEntity,
  UserReference,
  WorkPlanBidRanks,
  WritableDivision,
} from './shared-references.js';

/** Who takes interactions meant for one agent when that agent does not. */
export interface AgentDirectRoutingBackupSettings {
  /** Queue that stands in, in place of a user. */
  queueId?: string;
  /** User who stands in, in place of a queue. */
  userId?: string;
  /** Whether an interaction first waits for the agent. */
  waitForAgent?: boolean;
  /** For how long it waits before it goes to the backup. */
  agentWaitSeconds?: number;
  /** Users for whom this agent stands in. */
  backedUpUsers?: string[];
}

/** How many interactions an agent may have at the same time. */
export interface AgentMaxUtilizationResponse {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
  /** By the id of a utilization label. */
  labelUtilizations?: Dictionary<LabelUtilizationResponse>;
  maxInboundCalls?: number;
  /** Whether the figures are the agent's own or those of the organisation. */
  level?: OpenEnum<'Agent' | 'Organization'>;
}

/** How often the organisation's OAuth clients call the platform, over an interval. */
export interface ApiUsageClientQuery {
  /** Start and end, as two times with a slash between them. */
  interval: string;
  granularity?: OpenEnum<'Day' | 'Week' | 'Month'>;
  metrics?: ApiUsageMetric[];
  groupBy?: OpenEnum<'OAuthClientId' | 'OrganizationId' | 'TemplateUri' | 'HttpMethod'>[];
}

export interface AudioFormat {
  channels?: number;
  bitsPerSample?: number;
  /** In hertz. */
  sampleRate?: number;
  encoding?: OpenEnum<'ULAW' | 'ALAW' | 'PCM'>;
}

export type AuthorizedGrantType = OpenEnum<'CODE' | 'TOKEN' | 'SAML2-BEARER' | 'PASSWORD' | 'CLIENT-CREDENTIALS'>;

/** How many interactions an agent may have at the same time. */
export interface AgentMaxUtilization {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
  /** Whether the figures are the agent's own or those of the organisation. */
  level?: OpenEnum<'Agent' | 'Organization'>;
}

export interface ApiUsageQuery {
  /** ISO 8601 with start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** One step of the result; the whole interval where absent. */
  granularity?: OpenEnum<'Day' | 'Week' | 'Month'>;
  groupBy?: OpenEnum<'OAuthClientId' | 'OrganizationId' | 'UserId' | 'TemplateUri' | 'HttpMethod'>[];
  metrics?: ApiUsageMetric[];
}

export interface ApiUsageQueryResult {
  results?: ApiUsageRow[];
  queryStatus?: OpenEnum<'Complete' | 'Failed' | 'Running'>;
  cursors?: Cursors;
}

export interface ApiUsageRow {
  clientId?: string;
  clientName?: string;
  organizationId?: string;
  userId?: string;
  /** Path of the operation with its parameters unfilled. */
  templateUri?: string;
  httpMethod?: string;
  /** Requests answered with a 2xx status. */
  status200?: number;
  /** Requests answered with a 3xx status. */
  status300?: number;
  /** Requests answered with a 4xx status other than that of `status429`. */
  status400?: number;
  /** Requests answered with a 5xx status. */
  status500?: number;
  /** Requests refused by a rate limit. */
  status429?: number;
  /** All requests together. */
  requests?: number;
  /** @format date-time */
  date?: string;
}

export interface AuditQuerySort {
  name: OpenEnum<'Timestamp'>;
  sortOrder: OpenEnum<'ascending' | 'descending'>;
}

export interface AuthzDivision {
  id?: string;
  name?: string;
  description: string;
  /** Whether it is the division that everything belongs to at first. */
  homeDivision?: boolean;
  /** Kind of object to their number in the division; only on request. */
  objectCounts?: Dictionary<number>;
  selfUri?: string;
}

export interface AuthzDivisionCursorListing {
  entities: AuthzDivision[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface AuthzDivisionEntityListing {
  entities: AuthzDivision[];
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

/** A role that a subject has in one division. */
export interface AuthzGrant {
  subjectId?: string;
  division?: AuthzDivision;
  role?: AuthzGrantRole;
  /** @format date-time */
  grantMadeAt?: string;
}

export interface AuthzGrantPolicy {
  actions?: string[];
  condition?: string;
  domain?: string;
  /** Kind of entity within the domain; with `domain` and `actions` it makes permissions such as `routing:queue:view`. */
  entityName?: string;
}

export interface AuthzGrantRole {
  id: string;
  name?: string;
  description?: string;
  policies?: AuthzGrantPolicy[];
  /** Whether it is one of the platform's own roles. */
  default?: boolean;
  selfUri?: string;
}

export interface AuthzSubject {
  id: string;
  name?: string;
  grants?: AuthzGrant[];
  version?: number;
  selfUri?: string;
}

export interface AutoAnswerSetting {
  enabled: boolean;
}

export interface AutoAnswerSettings {
  /** By media type. */
  settings: Dictionary<AutoAnswerSetting>;
}

export interface BulkErrorDetail {
  fieldName?: string;
  value?: string;
  message?: string;
}

export interface ButtonComponent {
  title?: string;
  /** @deprecated The platform calls it deprecated. */
  actions?: ContentActions;
}

export interface CertificateDetails {
  issuer?: string;
  subject?: string;
  /** @format date-time */
  expirationDate?: string;
  /** @format date-time */
  issueDate?: string;
  expired?: boolean;
  signatureValid?: boolean;
  valid?: boolean;
}

export interface ContentActions {
  url?: string;
  urlTarget?: string;
  textback?: string;
}

export interface ContentCard {
  title: string;
  description?: string;
  image?: string;
  video?: string;
  defaultAction?: ContentCardAction;
  actions: ContentCardAction[];
}

export interface ContentCardAction {
  type?: OpenEnum<'Link' | 'Postback'>;
  text?: string;
  payload?: string;
  url?: string;
}

export interface ContentCarousel {
  cards: ContentCard[];
}

export interface CreateUploadSourceUrlJobRequest {
  /** Address on the web from which the file is to be fetched. */
  uploadUrl: string;
}

export interface CreateUploadSourceUrlJobResponse {
  id: string;
  selfUri?: string;
}

/** A set of secrets, e.g. user name and password, or a key. */
export interface Credential {
  id?: string;
  name?: string;
  type: CredentialType;
  /** Field name to secret, with the fields that the type asks for. */
  credentialFields?: Dictionary<string>;
  selfUri?: string;
}

export interface CredentialType {
  id?: string;
  name?: string;
  /** JSON schema properties of the fields. */
  properties?: JsonObject;
  /** Field names in the order in which a form shows them. */
  displayOrder?: string[];
  /** Field names that must be filled in. */
  required?: string[];
}

export interface DivsPermittedEntityListing {
  entities: AuthzDivision[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  /** The permission holds in every division, so the list need not be read. */
  allDivsPermitted?: boolean;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface DocumentThumbnail {
  resolution?: string;
  imageUri?: string;
  height?: number;
  width?: number;
}

export type DomainEntity = DomainEntityRef;

export interface DomainOrganizationProduct {
  id: string;
}

export interface DomainOrganizationRole {
  id?: string;
  name?: string;
  description?: string;
  /** The platform's role from which this one was made. */
  defaultRoleId?: string;
  /** Permissions of the role, each as `domain:entity:action`. */
  permissions?: string[];
  /** Permissions without effect because the organisation lacks the product they belong to. */
  unusedPermissions?: string[];
  /** What the role allows. */
  permissionPolicies?: DomainPermissionPolicy[];
  /** How many users hold the role. */
  userCount?: number;
  /** Whether the role has fallen behind the default role it derives from. */
  roleNeedsUpdate?: boolean;
  base?: boolean;
  /** Whether the role is one of the platform's default roles. */
  default?: boolean;
  /** Licence that the role's permissions call for. */
  baseLicense?: string;
  /** Licences needed on top of the base one. */
  addonLicenses?: string[];
  /** When the licences were last worked out. @format date-time */
  dateLicenseLastUpdated?: string;
  selfUri?: string;
}

export interface DomainPermissionPolicy {
  /** First part of the permissions, e.g. `routing`. */
  domain?: string;
  /** Second part of the permissions, e.g. `queue`. */
  entityName?: string;
  policyName?: string;
  /** Free text. */
  policyDescription?: string;
  /** Third parts of the permissions, e.g. `view`; `*` stands for all. */
  actionSet?: string[];
  namedResources?: string[];
  /** Whether a condition is allowed. */
  allowConditions?: boolean;
  /** Condition under which the policy applies. */
  resourceConditionNode?: DomainResourceConditionNode;
}

export interface DomainResourceConditionNode {
  variableName?: string;
  operator?: ResourceConditionOperator;
  operands?: DomainResourceConditionValue[];
  conjunction?: OpenEnum<'AND' | 'OR'>;
  terms?: DomainResourceConditionNode[];
}

export interface DomainResourceConditionValue {
  user?: UserFullReference;
  queue?: QueueFullReference;
  value?: string;
  type?: OpenEnum<'SCALAR' | 'VARIABLE' | 'USER' | 'QUEUE' | 'TEAM'>;
  team?: TeamFullReference;
}

export interface DownloadResponse {
  contentLocationUri?: string;
  imageUri?: string;
  thumbnails?: DocumentThumbnail[];
  id?: string;
  /** `Running` while the file is being prepared. */
  state?: OpenEnum<'Running' | 'Completed'>;
  /** Where to download the file, once completed. */
  resultUri?: string;
  selfUri?: string;
}

export interface EmailSettings {
  /** Whether a mail addressed to several routes reaches all of them. */
  multipleRouteDestinationsOnInboundEmailEnabled?: boolean;
}

/** Which mails become part of a conversation that exists. */
export interface EmailThreadingSettings {
  /** Whether a changed subject begins another conversation. */
  startNewConversationOnSubjectChange?: boolean;
  /** Minutes after which a mail no longer joins the conversation. */
  timeoutInMinutes?: number;
}

export interface Endpoint {
  id?: string;
  name: string;
  division?: Division;
  description?: string;
  version?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  modifiedByApp?: string;
  createdByApp?: string;
  count?: number;
  properties?: Dictionary<JsonObject>;
  schema: DomainEntityRef;
  enabled?: boolean;
  site?: DomainEntityRef;
  dids?: string[];
  selfUri?: string;
}

export interface ExecutionDataSettingsRequest {
  /** Whether what flows do is recorded step by step. */
  enabled: boolean;
}

export interface FaxSummary {
  readCount?: number;
  unreadCount?: number;
  totalCount?: number;
}

export interface FieldConfig {
  id?: string;
  name?: string;
  entityType?: OpenEnum<'person' | 'group' | 'org' | 'externalContact'>;
  state?: string;
  sections?: Section[];
  version?: string;
  schemaVersion?: string;
  selfUri?: string;
}

/** One field of a profile. */
export interface FieldList {
  customLabels?: boolean;
  instructionText?: string;
  key?: string;
  labelKeys?: string[];
  params?: Dictionary<JsonObject>;
  /** Whether it can have more than one value. */
  repeatable?: boolean;
  state?: string;
  type?: string;
  required?: boolean;
  /** Whether it holds personal data that falls under data protection requests. */
  gdpr?: boolean;
}

export interface FunctionUploadRequest {
  fileName: string;
  /** Seconds for which the address is to stay valid. */
  signedUrlTimeoutSeconds?: number;
}

export interface FunctionUploadResponse {
  /** Where to PUT the packed code. */
  url?: string;
  /** Headers to send with it, exactly as they stand. */
  headers?: Dictionary<string>;
  signedUrlTimeoutSeconds?: number;
}

export interface GamificationContestPrizeImageUploadUrlRequest {
  fileName?: string;
  /** Checksum of the picture, so that the upload can be verified. */
  contentMd5?: string;
  signedUrlTimeoutSeconds?: number;
  contentType: OpenEnum<'image/jpeg' | 'image/jpg' | 'image/png'>;
  /** In bytes. */
  contentLength: number;
  serverSideEncryption?: OpenEnum<'AES256'>;
}

export interface GeolocationSettings {
  id?: string;
  name?: string;
  enabled?: boolean;
  mapboxKey?: string;
  selfUri?: string;
}

export interface GetUploadSourceUrlJobStatusResponse {
  id: string;
  status?: OpenEnum<'Created' | 'InProgress' | 'Completed' | 'Failed'>;
  /** Names the file in later calls, once the job is completed. */
  uploadKey?: string;
  /** Set where the file could not be fetched. */
  errorInformation?: ErrorBody;
  selfUri?: string;
}

export interface IntentReference {
  id?: string;
  name: string;
}

/** How many interactions with a utilization label an agent may have at the same time. */
export interface LabelUtilizationRequest {
  maximumCapacity?: number;
  /** Labels whose interactions may interrupt one of this label. */
  interruptingLabelIds?: string[];
}

export interface LabelUtilizationResponse {
  /** Interactions with this label that an agent may have at once. */
  maximumCapacity?: number;
  /** Labels whose interactions may interrupt one of this label. */
  interruptingLabelIds?: string[];
  /** Set by the platform from the label. */
  labelName?: string;
}

export interface Language {
  id?: string;
  name: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Set by the platform. */
  version?: string;
  selfUri?: string;
}

export interface LanguageEntityListing {
  entities: Language[];
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

export interface MediaUtilization {
  /** Interactions of this medium that an agent may have at the same time. */
  maximumCapacity?: number;
  /** Media that may interrupt an interaction of this one. */
  interruptableMediaTypes?: string[];
  /** Whether interactions that did not come through a queue count too. */
  includeNonAcd?: boolean;
}

export interface MessageInfo {
  /** Key for a translation of the message. */
  localizableMessageCode?: string;
  message?: string;
  /** The message with places for `messageParams`. */
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
}

export interface MinerErrorInfo {
  message?: string;
  code?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<JsonObject>;
}

export interface OAuthClient {
  /** Client id for sign-in. */
  id: string;
  name: string;
  /** How long tokens of this client are valid, in seconds. */
  accessTokenValiditySeconds?: number;
  description?: string;
  /** Addresses to which a sign-in may return. */
  registeredRedirectUri?: string[];
  /** Secret for the authorisation-code and client-credentials grants. Keep it out of browsers and logs. */
  secret?: string;
  /** @deprecated Use `roleDivisions`. */
  roleIds?: string[];
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Set by the platform. */
  createdBy?: DomainEntityRef;
  /** Set by the platform. */
  modifiedBy?: DomainEntityRef;
  /** The one grant with which the client can sign in. */
  authorizedGrantType: AuthorizedGrantType;
  /** Scopes the client asks for, e.g. `users:readonly`. */
  scope?: string[];
  /** Roles of the client with their divisions; they count for the client-credentials grant only. */
  roleDivisions?: RoleDivision[];
  /** `disabled` and `inactive` clients receive no tokens. */
  state?: OpenEnum<'active' | 'disabled' | 'inactive'>;
  /** When the platform is going to delete the client. @format date-time */
  dateToDelete?: string;
  selfUri?: string;
}

/** An OAuth client of an organisation, as its token describes it. */
export interface OrgOAuthClient {
  id: string;
  name: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  authorizedGrantType: AuthorizedGrantType;
  /** Scopes that user tokens are limited to. */
  scope?: string[];
  /** Roles of the client itself, for client credentials. */
  roleDivisions?: RoleDivision[];
  state?: OpenEnum<'active' | 'disabled' | 'inactive'>;
  /** When the client is deleted by itself. @format date-time */
  dateToDelete?: string;
  organization?: NamedEntity;
}

/** A presence that users can choose, under one of the platform's own. */
export interface OrganizationPresence {
  /** Value for `presenceDefinition.id` when a user's presence is set. */
  id?: string;
  name?: string;
  /** Language tag to the text shown. */
  languageLabels: Dictionary<string>;
  /** The platform's presence that this one counts as, e.g. `Available` or `Meal`. */
  systemPresence?: string;
  /** Whether it can no longer be chosen. */
  deactivated?: boolean;
  /** Whether it stands for its system presence. */
  primary?: boolean;
  /** Set by the platform. */
  createdBy?: User;
  /** Set by the platform. @format date-time */
  createdDate?: string;
  /** Set by the platform. */
  modifiedBy?: User;
  /** Set by the platform. @format date-time */
  modifiedDate?: string;
  selfUri?: string;
}

/** A presence from which users can choose. */
export interface OrganizationPresenceDefinition {
  id?: string;
  name?: string;
  /** `System` for those of the platform, `User` for those of the organisation. */
  type?: OpenEnum<'System' | 'User'>;
  /** Labels by language, e.g. `en_US`. */
  languageLabels: Dictionary<string>;
  /** The built-in presence that it counts as. */
  systemPresence?: SystemPresenceName;
  /** Division whose users can choose it; `*` for users of all divisions. */
  divisionId?: string;
  /** Whether it can no longer be chosen. */
  deactivated?: boolean;
  selfUri?: string;
}

export interface PropertyChange {
  property?: string;
  oldValues?: string[];
  newValues?: string[];
}

export interface QueueFullReference {
  id?: string;
  name?: string;
  division?: Division;
  description?: string;
  dateCreated?: string;
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  memberCount?: number;
  userMemberCount?: number;
  joinedMemberCount?: number;
  mediaSettings?: QueueMediaSettings;
  routingRules?: RoutingRule[];
  conditionalGroupRouting?: ConditionalGroupRouting;
  conditionalGroupActivation?: ConditionalGroupActivation;
  bullseye?: Bullseye;
  scoringMethod?: OpenEnum<'TimestampAndPriority' | 'PriorityOnly'>;
  lastAgentRoutingMode?: OpenEnum<'Disabled' | 'QueueMembersOnly' | 'AnyAgent'>;
  acwSettings?: AcwSettings;
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  memberGroups?: MemberGroup[];
  queueFlow?: DomainEntityRef;
  emailInQueueFlow?: DomainEntityRef;
  messageInQueueFlow?: DomainEntityRef;
  whisperPrompt?: DomainEntityRef;
  onHoldPrompt?: DomainEntityRef;
  defaultMediaLanguage?: string;
  autoAnswerOnly?: boolean;
  cannedResponseLibraries?: CannedResponseLibraries;
  enableTranscription?: boolean;
  enableAudioMonitoring?: boolean;
  enableManualAssignment?: boolean;
  agentOwnedRouting?: AgentOwnedRouting;
  directRouting?: DirectRouting;
  callingPartyName?: string;
  callingPartyNumber?: string;
  defaultScripts?: Dictionary<Script>;
  outboundMessagingAddresses?: QueueMessagingAddresses;
  outboundEmailAddress?: QueueEmailAddress;
  peerId?: string;
  suppressInQueueCallRecording?: boolean;
  selfUri?: string;
}

export interface RecipientAdditionalIdentifier {
  type: OpenEnum<'Deployment' | 'Subject' | 'Topic' | 'IngestionRule' | 'IngestionRuleVersion'>;
  value: string;
}

export interface RegionTimeZone {
  id: string;
  name?: string;
  offset?: number;
  canonicalId?: string;
  selfUri?: string;
}

/** A role and one division in which it holds. */
export interface RoleDivision {
  /** Role that is granted. */
  roleId: string;
  /** `*` stands for all divisions. */
  divisionId: string;
}

export interface RoleDivisionGrants {
  grants: RoleDivisionPair[];
}

/** A role and the division that it is granted in. */
export type RoleDivisionPair = RoleDivision;

/** A chat room of users. */
export interface Room {
  id: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  roomType?: OpenEnum<'adhoc' | 'acd' | 'group' | 'oneOnOne' | 'supervisorAssistance'>;
  description?: string;
  subject?: string;
  participantLimit?: number;
  owners?: UserReference[];
  pinnedMessages?: AddressableEntityRef[];
  /** The room's address in the chat. */
  jid?: string;
  selfUri?: string;
}

export interface RoutingSkill {
  id: string;
  name: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  /** Set by the platform. */
  version?: string;
  /** Decides whose grants reach the skill. */
  division?: Division;
  selfUri?: string;
}

export interface Section {
  fieldList?: FieldList[];
  instructionText?: string;
  key?: string;
  state?: string;
}

export interface ServerDate {
  /** Time at the server, in UTC. @format date-time */
  currentDate?: string;
}

export interface SignedData {
  jwt?: string;
}

/** A set of agents defined by their skills. The platform keeps its members up to date. */
export interface SkillGroup {
  id?: string;
  name: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  description?: string;
  /** Counted by the platform; not settable. */
  memberCount?: number;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** `InProgress` while members are being worked out. */
  status?: OpenEnum<'InProgress' | 'Complete'>;
  /** Skills, and the proficiency in them, that make a user a member. */
  skillConditions: SkillGroupCondition[];
  selfUri?: string;
}

export interface SkillGroupCondition {
  routingSkillConditions: SkillGroupRoutingCondition[];
  languageSkillConditions: SkillGroupLanguageCondition[];
  /** How the conditions in the lists are combined. */
  operation: OpenEnum<'And' | 'Not' | 'Or'>;
}

export interface SkillGroupLanguageCondition {
  /** Name of the language skill. */
  languageSkill: string;
  comparator: OpenEnum<'EqualTo' | 'NotEqualTo' | 'LessThan' | 'GreaterThan' | 'GreaterThanOrEqualTo' | 'LessThanOrEqualTo'>;
  proficiency: number;
  /** Groups of conditions nested below this one. */
  childConditions?: SkillGroupCondition[];
}

export interface SkillGroupRoutingCondition {
  /** Name of the ACD skill. */
  routingSkill: string;
  comparator: OpenEnum<'EqualTo' | 'NotEqualTo' | 'LessThan' | 'GreaterThan' | 'GreaterThanOrEqualTo' | 'LessThanOrEqualTo'>;
  proficiency: number;
  /** Groups of conditions nested below this one. */
  childConditions?: SkillGroupCondition[];
}

export interface TeamFullReference {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  dateCreated?: string;
  dateModified?: string;
  memberCount?: number;
  selfUri?: string;
}

export interface TimeZoneEntityListing {
  entities: RegionTimeZone[];
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

/** What the caller's token stands for. */
export interface TokenInfo {
  /** Organisation the token works in. */
  organization?: NamedEntity;
  /** Organisation the caller comes from; differs when a trustee works in a trustor. */
  homeOrganization?: NamedEntity;
  /** Scopes that the token has. */
  authorizedScope?: string[];
  /** Account in the home organisation behind a trustee's clone. */
  clonedUser?: TokenInfoClonedUser;
  /** Client to which the token was issued. */
  OAuthClient?: OrgOAuthClient;
  /** When the token lapses if it is not used. @format date-time */
  dateTokenIdles?: string;
}

export interface TokenInfoClonedUser {
  id?: string;
  organization?: Entity;
}

export interface TrustorEntityListing {
  entities: Trustor[];
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

export interface UploadUrlRequest {
  fileName?: string;
  /** MD5 of the file, in base64. */
  contentMd5?: string;
  /** Seconds for which the address stays good. */
  signedUrlTimeoutSeconds?: number;
  /** Media type, e.g. `text/csv`. */
  contentType?: string;
  serverSideEncryption?: OpenEnum<'AES256'>;
}

/** Where a file can be sent. */
export interface UploadUrlResponse {
  /** Pre-signed: PUT the file here, without the bearer token. */
  url?: string;
  /** Names the file in later calls. */
  uploadKey?: string;
  /** To be sent with the upload exactly as given. */
  headers?: Dictionary<string>;
}

export interface UrlResponse {
  url?: string;
}

export interface UsageExecutionResult {
  executionId?: string;
  resultsUri?: string;
}

export interface UserEntityListing {
  entities: User[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

export interface UserFullReference {
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
  dateLastLogin?: string;
  dateWelcomeSent?: string;
  selfUri?: string;
}

export interface UserLanguageEntityListing {
  entities: UserRoutingLanguage[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

/** A queue, seen from one of its members. */
export interface UserQueue {
  id?: string;
  name?: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: Division;
  description?: string;
  /** Set by the platform. @format date-time */
  dateCreated?: string;
  /** Set by the platform. @format date-time */
  dateModified?: string;
  /** Id of the user or OAuth client that changed the queue last; set by the platform. */
  modifiedBy?: string;
  /** Id of the user or OAuth client that created the queue; set by the platform. */
  createdBy?: string;
  /** Members in all, whether they have joined or not. */
  memberCount?: number;
  /** Members in person, not through a group. */
  userMemberCount?: number;
  /** Members who take interactions of the queue. */
  joinedMemberCount?: number;
  /** Alerting timeout, service level and more, for each media type. */
  mediaSettings?: QueueMediaSettings;
  /** Steps of preferred agent routing, in order. */
  routingRules?: RoutingRule[];
  /** Rings of agents that open one after another while an interaction waits. */
  bullseye?: Bullseye;
  /** After-call work: whether it is required, and for how long. */
  acwSettings?: AcwSettings;
  /** Whether agents need all skills asked for, the best match counts, or skills are ignored. */
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  /** Groups, teams and skill groups whose users are members. */
  memberGroups?: MemberGroup[];
  /** Architect flow that handles calls while they wait. */
  queueFlow?: DomainEntityRef;
  /** Architect flow that handles e-mails while they wait. */
  emailInQueueFlow?: DomainEntityRef;
  /** Architect flow that handles messages while they wait. */
  messageInQueueFlow?: DomainEntityRef;
  /** Audio that the agent hears before the caller is connected. */
  whisperPrompt?: DomainEntityRef;
  /** Audio for callers on hold. */
  onHoldPrompt?: DomainEntityRef;
  /** Whether voice conversations of the queue are transcribed. */
  enableTranscription?: boolean;
  /** Whether users may assign waiting interactions to an agent. */
  enableManualAssignment?: boolean;
  /** Rules for callbacks that belong to the agent who promised them. */
  agentOwnedRouting?: AgentOwnedRouting;
  /** Name shown to those called on behalf of the queue. */
  callingPartyName?: string;
  /** Number shown to those called on behalf of the queue. */
  callingPartyNumber?: string;
  /** Scripts by communication type. */
  defaultScripts?: Dictionary<Script>;
  /** Sender addresses of messages that agents send on behalf of the queue. */
  outboundMessagingAddresses?: QueueMessagingAddresses;
  /** Sender of e-mails on behalf of the queue. */
  outboundEmailAddress?: QueueEmailAddress;
  /** Id of an associated queue outside the platform. */
  peerId?: string;
  /** Whether the user takes interactions of the queue. */
  joined?: boolean;
  /** Groups of agents that are added step by step as an interaction waits. */
  conditionalGroupRouting?: ConditionalGroupRouting;
  /** Groups of agents that are added when the queue comes under strain. */
  conditionalGroupActivation?: ConditionalGroupActivation;
  /** Whether the time waited counts beside the priority. */
  scoringMethod?: OpenEnum<'TimestampAndPriority' | 'PriorityOnly'>;
  /** Whether interactions return to the agent who had them last, and to whom that applies. */
  lastAgentRoutingMode?: OpenEnum<'Disabled' | 'QueueMembersOnly' | 'AnyAgent'>;
  /** Language of an interaction that brings none. */
  defaultMediaLanguage?: string;
  /** Libraries of canned responses offered to agents. */
  cannedResponseLibraries?: CannedResponseLibraries;
  /** Whether audio monitoring is allowed for the queue. */
  enableAudioMonitoring?: boolean;
  /** How interactions meant for one agent in person are treated. */
  directRouting?: DirectRouting;
  /** Whether calls go unrecorded while they wait. */
  suppressInQueueCallRecording?: boolean;
  selfUri?: string;
}

export interface UserQueueEntityListing {
  entities: UserQueue[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

export interface UserRoutingLanguagePost {
  /** The language's id. */
  id: string;
  /** Higher is better. */
  proficiency: number;
  /** Path of the language; set by the platform. */
  languageUri?: string;
  selfUri?: string;
}

export interface UserRoutingSkillPost {
  /** The skill's id. */
  id: string;
  /** Higher is better. */
  proficiency: number;
  /** Path of the skill; set by the platform. */
  skillUri?: string;
  selfUri?: string;
}

export interface UserSkillEntityListing {
  entities: UserRoutingSkill[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

export interface UserSkillGroupEntityListing {
  entities: SkillGroup[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface Utilization {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
}

export interface UtilizationRequest {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
  /** By the id of a utilization label. */
  labelUtilizations?: Dictionary<LabelUtilizationRequest>;
  maxInboundCalls?: number;
}

export type WorkitemReference = DomainEntityRef;
