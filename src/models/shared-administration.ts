import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type {
  AcwSettings,
  AddressableEntityRef,
  AgentOwnedRouting,
  Bullseye,
  Division,
  DomainEntityRef,
  MediaSetting,
  MediaSettingsByType,
  MemberGroup,
  NamedEntity,
  Queue,
  QueueEmailAddress,
  QueueMessagingAddresses,
  ResourceConditionOperator,
  RoutingRule,
  Script,
  Trustor,
  User,
  UserRoutingLanguage,
  UserRoutingSkill,
} from './shared.js';

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
  metrics?: OpenEnum<'Status200' | 'Status300' | 'Status400' | 'Status500' | 'Status429' | 'Requests'>[];
}

export interface ApiUsageQueryResult {
  results?: ApiUsageRow[];
  queryStatus?: OpenEnum<'Complete' | 'Failed' | 'Running'>;
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
  id?: string;
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
  permissions?: string[];
  unusedPermissions?: string[];
  /** What the role allows. */
  permissionPolicies?: DomainPermissionPolicy[];
  userCount?: number;
  roleNeedsUpdate?: boolean;
  base?: boolean;
  default?: boolean;
  selfUri?: string;
}

export interface DomainPermissionPolicy {
  domain?: string;
  entityName?: string;
  policyName?: string;
  policyDescription?: string;
  actionSet?: string[];
  namedResources?: string[];
  allowConditions?: boolean;
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
  user?: User;
  queue?: Queue;
  value?: string;
  type?: OpenEnum<'SCALAR' | 'VARIABLE' | 'USER' | 'QUEUE'>;
}

export interface DownloadResponse {
  contentLocationUri?: string;
  imageUri?: string;
  thumbnails?: DocumentThumbnail[];
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

export interface Entity {
  id?: string;
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

export interface GeolocationSettings {
  id?: string;
  name?: string;
  enabled?: boolean;
  mapboxKey?: string;
  selfUri?: string;
}

export interface Language {
  id?: string;
  name: string;
  /** @format date-time */
  dateModified?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
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

/** An OAuth client of an organisation, as its token describes it. */
export interface OrgOAuthClient {
  id?: string;
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
  createdBy?: User;
  /** @format date-time */
  createdDate?: string;
  modifiedBy?: User;
  /** @format date-time */
  modifiedDate?: string;
  selfUri?: string;
}

export interface PropertyChange {
  property?: string;
  oldValues?: string[];
  newValues?: string[];
}

/** A queue by its id. */
export type QueueReference = AddressableEntityRef;

export interface RecipientAdditionalIdentifier {
  type: OpenEnum<'Deployment' | 'Subject'>;
  value: string;
}

export interface RegionTimeZone {
  id: string;
  name?: string;
  offset?: number;
  selfUri?: string;
}

/** A role and one division in which it holds. */
export interface RoleDivision {
  roleId: string;
  /** `*` stands for all divisions. */
  divisionId: string;
}

export interface RoleDivisionGrants {
  grants: RoleDivisionPair[];
}

/** A role and the division that it is granted in. */
export type RoleDivisionPair = RoleDivision;

export interface RoutingSkill {
  id?: string;
  name: string;
  /** @format date-time */
  dateModified?: string;
  state?: OpenEnum<'active' | 'inactive' | 'deleted'>;
  version?: string;
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
  OAuthClient?: OrgOAuthClient;
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

export interface UsageExecutionResult {
  executionId?: string;
  resultsUri?: string;
}

export interface UserEntityListing {
  entities: User[];
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

export interface UserLanguageEntityListing {
  entities: UserRoutingLanguage[];
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

/** A queue, seen from one of its members. */
export interface UserQueue {
  id?: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  modifiedBy?: string;
  createdBy?: string;
  /** Members in all, whether they have joined or not. */
  memberCount?: number;
  /** Members in person, not through a group. */
  userMemberCount?: number;
  /** Members who take interactions of the queue. */
  joinedMemberCount?: number;
  /** Alerting timeout and service level, by media type. */
  mediaSettings?: MediaSettingsByType & Dictionary<MediaSetting>;
  routingRules?: RoutingRule[];
  bullseye?: Bullseye;
  acwSettings?: AcwSettings;
  /** Whether agents need all skills asked for, the best match counts, or skills are ignored. */
  skillEvaluationMethod?: OpenEnum<'NONE' | 'BEST' | 'ALL'>;
  memberGroups?: MemberGroup[];
  queueFlow?: DomainEntityRef;
  emailInQueueFlow?: DomainEntityRef;
  messageInQueueFlow?: DomainEntityRef;
  whisperPrompt?: DomainEntityRef;
  onHoldPrompt?: DomainEntityRef;
  enableTranscription?: boolean;
  enableManualAssignment?: boolean;
  agentOwnedRouting?: AgentOwnedRouting;
  callingPartyName?: string;
  callingPartyNumber?: string;
  defaultScripts?: Dictionary<Script>;
  outboundMessagingAddresses?: QueueMessagingAddresses;
  outboundEmailAddress?: QueueEmailAddress;
  /** Id of an associated queue outside the platform. */
  peerId?: string;
  /** Whether the user takes interactions of the queue. */
  joined?: boolean;
  selfUri?: string;
}

export interface UserQueueEntityListing {
  entities: UserQueue[];
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

/** A user by their id. */
export type UserReference = AddressableEntityRef;

export interface UserRoutingLanguagePost {
  /** The language's id. */
  id: string;
  /** Higher is better. */
  proficiency: number;
  languageUri?: string;
  selfUri?: string;
}

export interface UserRoutingSkillPost {
  /** The skill's id. */
  id: string;
  /** Higher is better. */
  proficiency: number;
  skillUri?: string;
  selfUri?: string;
}

export interface UserSkillEntityListing {
  entities: UserRoutingSkill[];
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

export interface Utilization {
  /** By media type, e.g. `call`, `callback`, `chat`, `email`, `message`. */
  utilization?: Dictionary<MediaUtilization>;
}
