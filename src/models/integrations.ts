import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { DomainEntityRef, ErrorBody, JsonSchemaDocument, NamedEntity, User, UserImage } from './shared.js';
import type { MessageInfo } from './shared-administration.js';

export type IntegrationConfigType = OpenEnum<'properties' | 'advanced'>;

/** A data action, i.e. a described call to another system. */
export interface Action {
  id: string;
  name?: string;
  integrationId?: string;
  category?: string;
  /** Input and output schemas; present on request only. */
  contract?: ActionContract;
  version?: number;
  /** Whether only secure flows may call the action. */
  secure?: boolean;
  /** Request and response configuration; present on request only. */
  config?: ActionConfig;
  selfUri?: string;
}

export interface ActionConfig {
  request?: RequestConfig;
  response?: ResponseConfig;
}

export interface ActionContract {
  output?: ActionOutput;
  input?: ActionInput;
}

export interface ActionContractInput {
  input: PostInputContract;
  output: PostOutputContract;
}

export interface ActionEntityListing {
  entities: Action[];
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

export interface ActionInput {
  inputSchema?: JsonSchemaDocument;
  /** The input schema with nested properties brought to one level, as Architect offers them. */
  inputSchemaFlattened?: JsonSchemaDocument;
  inputSchemaUri?: string;
}

export interface ActionOutput {
  successSchema?: JsonSchemaDocument;
  successSchemaUri?: string;
  errorSchema?: JsonSchemaDocument;
  errorSchemaUri?: string;
  /** The success schema with nested properties brought to one level, as Architect offers them. */
  successSchemaFlattened?: JsonSchemaDocument;
  /** The error schema brought to one level. */
  errorSchemaFlattened?: JsonObject;
}

export interface BotConnectorBot {
  id: string;
  name?: string;
  description?: string;
  versions: BotConnectorBotVersion[];
  botCompositeTag?: string;
  selfUri?: string;
}

export interface BotConnectorBotSummaryEntityListing {
  entities: BotSummary[];
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

export interface BotConnectorBotVersion {
  version: string;
  supportedLanguages: string[];
  intents: BotIntent[];
}

export interface BotConnectorBotVersionSummaryEntityListing {
  entities?: BotVersionSummary[];
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

export interface BotIntent {
  name: string;
  slots?: Dictionary<BotSlot>;
}

export interface BotList {
  chatBots: BotConnectorBot[];
}

export interface BotSlot {
  name: string;
  type: string;
}

export interface BotSummary {
  name: string;
  id: string;
  description?: string;
  botCompositeTag?: string;
}

export interface BotVersionSummary {
  name: string;
  id: string;
  description?: string;
  botCompositeTag?: string;
  version: string;
}

export interface Category {
  name?: string;
}

export interface CategoryEntityListing {
  entities: Category[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface ClientApp {
  id?: string;
  name?: string;
  integrationType?: IntegrationType;
  notes?: string;
  intendedState: OpenEnum<'ENABLED' | 'DISABLED' | 'DELETED'>;
  config?: ClientAppConfigurationInfo;
  reportedState?: IntegrationStatusInfo;
  attributes?: Dictionary<string>;
  selfUri?: string;
}

export interface ClientAppConfigurationInfo {
  current?: IntegrationConfiguration;
  /** What applies after the type's defaults have been merged in. */
  effective?: EffectiveConfiguration;
}

export interface ClientAppEntityListing {
  entities: ClientApp[];
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

export interface CreateIntegrationRequest {
  id?: string;
  name: string;
  integrationType: IntegrationType;
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

export interface CredentialInfo {
  id?: string;
  name?: string;
  /** @format date-time */
  createdDate?: string;
  /** @format date-time */
  modifiedDate?: string;
  type?: CredentialType;
  selfUri?: string;
}

export interface CredentialInfoListing {
  entities: CredentialInfo[];
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

export interface CredentialSpecification {
  required?: boolean;
  title?: string;
  /** Ids of the credential types that fit here. */
  credentialTypes?: string[];
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

export interface CredentialTypeListing {
  entities: CredentialType[];
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

export interface DialogflowAgent {
  id?: string;
  name?: string;
  project?: DialogflowProject;
  languages?: string[];
  intents?: DialogflowIntent[];
  environments?: string[];
  selfUri?: string;
}

export interface DialogflowAgentSummary {
  id?: string;
  name?: string;
  project?: DialogflowProject;
  description?: string;
  selfUri?: string;
}

export interface DialogflowAgentSummaryEntityListing {
  entities: DialogflowAgentSummary[];
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

export interface DialogflowIntent {
  name: string;
  parameters: Dictionary<DialogflowParameter>;
}

export interface DialogflowParameter {
  name: string;
  type: string;
}

/** The Dialogflow project that an agent belongs to. */
export type DialogflowProject = NamedEntity;

export interface DraftValidationResult {
  valid?: boolean;
  errors?: ErrorBody[];
}

export interface EffectiveConfiguration {
  properties: Dictionary<JsonObject>;
  advanced: Dictionary<JsonObject>;
  name: string;
  notes: string;
  credentials: Dictionary<CredentialInfo>;
}

export interface EventEntity {
  entityType?: string;
  id?: string;
}

export interface HelpLink {
  uri?: string;
  title?: string;
  description?: string;
}

export interface Integration {
  id?: string;
  name?: string;
  integrationType?: IntegrationType;
  notes?: string;
  /** What an administrator wants; whether it is so is in `reportedState`. */
  intendedState: OpenEnum<'ENABLED' | 'DISABLED' | 'DELETED'>;
  config?: IntegrationConfigurationInfo;
  reportedState?: IntegrationStatusInfo;
  /** Set by the platform, not to be written. */
  attributes?: Dictionary<string>;
  selfUri?: string;
}

export interface IntegrationConfiguration {
  id?: string;
  name: string;
  /** Must be the version last read when the configuration is replaced. */
  version: number;
  /** Settings by the type's `properties` schema. */
  properties: JsonObject;
  /** Settings by the type's `advanced` schema. */
  advanced: JsonObject;
  notes: string;
  /** Credentials by the names under which the type asks for them. */
  credentials: Dictionary<CredentialInfo>;
  selfUri?: string;
}

export interface IntegrationConfigurationInfo {
  current?: IntegrationConfiguration;
}

export interface IntegrationEntityListing {
  entities: Integration[];
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

export interface IntegrationEvent {
  id?: string;
  selfUri?: string;
  correlationId?: string;
  /** @format date-time */
  timestamp?: string;
  level?: OpenEnum<'INFO' | 'WARN' | 'ERROR' | 'CRITICAL'>;
  eventCode?: string;
  message?: MessageInfo;
  entities?: EventEntity[];
  contextAttributes?: Dictionary<string>;
  detailMessage?: MessageInfo;
  user?: User;
}

export interface IntegrationEventEntityListing {
  entities: IntegrationEvent[];
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

export interface IntegrationStatusInfo {
  code?: OpenEnum<'ACTIVE' | 'ACTIVATING' | 'INACTIVE' | 'DEACTIVATING' | 'ERROR'>;
  /** State as text for people, localised. */
  effective?: string;
  detail?: MessageInfo;
  /** @format date-time */
  lastUpdated?: string;
}

export interface IntegrationType {
  id: string;
  name?: string;
  description?: string;
  provider?: string;
  category?: string;
  images?: UserImage[];
  configPropertiesSchemaUri?: string;
  configAdvancedSchemaUri?: string;
  helpUri?: string;
  termsOfServiceUri?: string;
  vendorName?: string;
  vendorWebsiteUri?: string;
  marketplaceUri?: string;
  faqUri?: string;
  privacyPolicyUri?: string;
  supportContactUri?: string;
  salesContactUri?: string;
  helpLinks?: HelpLink[];
  credentials?: Dictionary<CredentialSpecification>;
  /** Listed, yet not to be installed by the organisation itself. */
  nonInstallable?: boolean;
  /** How many integrations of this type an organisation may have. */
  maxInstances?: number;
  userPermissions?: string[];
  /** OAuth clients of the vendor that have to be authorised when the integration is created. */
  vendorOAuthClientIds?: string[];
  selfUri?: string;
}

export interface IntegrationTypeEntityListing {
  entities: IntegrationType[];
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

/** Engine and voice for one language instead of the default. */
export interface LanguageOverride {
  language: string;
  /** Id of the text-to-speech engine. */
  engine: string;
  /** Id of the voice. */
  voice: string;
}

export interface LexBot {
  id?: string;
  name?: string;
  description?: string;
  selfUri?: string;
}

export interface LexBotAlias {
  id?: string;
  name?: string;
  bot?: LexBot;
  botVersion?: string;
  status: OpenEnum<'BUILDING' | 'READY' | 'FAILED' | 'NOT_BUILT'>;
  failureReason?: string;
  language?: OpenEnum<'en-US'>;
  intents?: LexIntent[];
  selfUri?: string;
}

export interface LexBotAliasEntityListing {
  entities: LexBotAlias[];
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

export interface LexBotEntityListing {
  entities: LexBot[];
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

export interface LexIntent {
  name: string;
  description?: string;
  slots: Dictionary<LexSlot>;
  version: string;
}

export interface LexSlot {
  name: string;
  description?: string;
  type: string;
  priority?: number;
}

export interface PostActionInput {
  category: string;
  name: string;
  integrationId: string;
  config: ActionConfig;
  contract: ActionContractInput;
  secure?: boolean;
}

export interface PostInputContract {
  inputSchema: JsonSchemaDocument;
}

export interface PostOutputContract {
  successSchema: JsonSchemaDocument;
}

export interface PublishDraftInput {
  version: number;
}

export interface RequestConfig {
  /** Address with placeholders for input values, e.g. `/orders/${input.orderId}`. */
  requestUrlTemplate?: string;
  /** Velocity template of the request body. */
  requestTemplate?: string;
  requestTemplateUri?: string;
  /** HTTP verb. */
  requestType?: string;
  headers?: Dictionary<string>;
}

export interface ResponseConfig {
  /** Name to JSONPath into the response. */
  translationMap?: Dictionary<string>;
  /** Name to the value used where the path finds nothing. */
  translationMapDefaults?: Dictionary<string>;
  /** Velocity template that builds the output from those names. */
  successTemplate?: string;
  successTemplateUri?: string;
}

export interface TestExecutionOperationResult {
  step?: number;
  name?: string;
  success?: boolean;
  result?: JsonObject;
  error?: ErrorBody;
}

export interface TestExecutionResult {
  /** Every step of the run in order, with its own success and result. */
  operations?: TestExecutionOperationResult[];
  error?: ErrorBody;
  finalResult?: JsonObject;
  success?: boolean;
}

export interface TtsEngineEntity {
  id?: string;
  name?: string;
  languages: string[];
  outputFormats: string[];
  voices?: TtsVoiceEntity[];
  isDefault?: boolean;
  isSecure?: boolean;
  selfUri?: string;
}

export interface TtsEngineEntityListing {
  entities: TtsEngineEntity[];
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

export interface TtsSettings {
  defaultEngine: string;
  languageOverrides: LanguageOverride[];
}

export interface TtsVoiceEntity {
  id?: string;
  name?: string;
  gender: string;
  language: string;
  engine: TtsEngineEntity;
  isDefault?: boolean;
  selfUri?: string;
}

export interface TtsVoiceEntityListing {
  entities?: TtsVoiceEntity[];
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

export interface UCI10n {
  name?: string;
}

export interface UCIcon {
  vector: string;
}

/** A unified-communications integration as a client shows it. */
export interface UCIntegration {
  id?: string;
  name?: string;
  ucIntegrationKey: string;
  integrationPresenceSource: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  pbxPermission: string;
  icon: UCIcon;
  badgeIcons: Dictionary<UCIcon>;
  i10n: Dictionary<UCI10n>;
  /** Whether presence is fetched at intervals instead of being pushed. */
  polledPresence: boolean;
  userPermissions: string[];
  selfUri?: string;
}

export interface UCIntegrationListing {
  entities: UCIntegration[];
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

export interface UpdateActionInput {
  category?: string;
  name?: string;
  config?: ActionConfig;
  /** Version last read; the change is refused if the action has moved on. */
  version: number;
}

export interface UpdateDraftInput {
  category?: string;
  name?: string;
  config?: ActionConfig;
  contract?: ActionContractInput;
  secure?: boolean;
  /** Version last read; the change is refused if the draft has moved on. */
  version: number;
}

/** A category of actions. */
export type UserActionCategory = DomainEntityRef;

export interface UserActionCategoryEntityListing {
  entities: UserActionCategory[];
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

export interface UserApp {
  id?: string;
  name?: string;
  integrationType?: IntegrationType;
  config?: UserAppConfigurationInfo;
  selfUri?: string;
}

export type UserAppConfigurationInfo = ClientAppConfigurationInfo;

export interface UserAppEntityListing {
  entities: UserApp[];
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

export interface VendorConnectionRequest {
  publisher: string;
  type: string;
  name: string;
}
