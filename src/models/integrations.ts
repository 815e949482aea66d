import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { Image, JsonSchemaDocument, User } from './shared.js';
import type { CredentialType, MessageInfo } from './shared-administration.js';
import type { ConversationMessageContent, NormalizedMessageType } from './shared-messages.js';
import type { MessagingPlatformType } from './shared-enumerations.js';
import type { ErrorBody } from './shared-errors.js';
import type { AddressableEntityRef, DomainEntityRef, ErrorInfo, NamedEntity } from './shared-references.js';

/** A certificate by which data actions identify themselves to remote systems. */
export interface ActionCertificate {
  signingAuthority?: OpenEnum<'DigiCert' | 'Genesys'>;
  certificate?: string;
  /** In use now, or to follow. */
  status?: OpenEnum<'Current' | 'Upcoming'>;
  type?: OpenEnum<'Client'>;
}

export interface ActionCertificateListing {
  entities: ActionCertificate[];
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

/** A job whose results can be fetched once it is `Completed`. */
export interface AsyncJob {
  id: string;
  selfUri?: string;
  state?: OpenEnum<'Running' | 'Completed' | 'Failed' | 'Cancelled'>;
}

/** An integration that streams the audio of calls to an outside service. */
export type AudioConnectorIntegration = DomainEntityRef;

export interface AudioConnectorIntegrationEntityListing {
  entities: AudioConnectorIntegration[];
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

export interface BotConnectorIntent {
  name?: string;
  entities?: BotEntity[];
}

export interface BotConnectorSummary {
  id: string;
  name?: string;
  description?: string;
  botCompositeTag?: string;
  versions?: BotConnectorVersionSummary[];
}

export interface BotConnectorVersionSummary {
  version?: string;
}

/** A value that the bot has gathered from the customer. */
export interface BotEntityValue {
  name: string;
  type: OpenEnum<
    | 'String'
    | 'Integer'
    | 'Decimal'
    | 'Duration'
    | 'Boolean'
    | 'Currency'
    | 'Datetime'
    | 'StringCollection'
    | 'IntegerCollection'
    | 'DecimalCollection'
    | 'DurationCollection'
    | 'BooleanCollection'
    | 'CurrencyCollection'
    | 'DatetimeCollection'
  >;
  /** For types that hold one value. */
  value?: string;
  /** For the collection types. */
  values?: string[];
}

/** With which host and secret a Nuance bot is launched. */
export interface BotExecutionConfiguration {
  botId: string;
  executionHost: string;
  botCredentials: NuanceBotCredentials;
}

export interface BotListing {
  entities: Bot[];
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

export interface BotSummaryEntityListing {
  entities: BotConnectorSummary[];
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

export interface ComplexVariableInfo {
  id: string;
  name: string;
}

export interface CredentialInfoCursorListing {
  entities: CredentialInfo[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface DialogflowCXAgent {
  id: string;
  name?: string;
  project?: DialogflowCXProject;
  languages?: string[];
  environments?: DialogflowCXEnvironment[];
  integration?: DomainEntityRef;
  selfUri?: string;
}

export type DialogflowCXAgentSummary = DialogflowAgentSummary;

export type DialogflowCXAgentSummaryEntityListing = DialogflowAgentSummaryEntityListing;

export type DialogflowCXEnvironment = DomainEntityRef;

export interface DialogflowCXProject {
  id?: string;
  name?: string;
}

export interface FlattenedJsonSchemaDocument {
  schema?: JsonSchemaDocument;
  arrayProperties?: string[];
}

/** The code that a data action runs on the platform. */
export interface Function {
  id?: string;
  name?: string;
  description: string;
  /** @format date-time */
  dateCreated?: string;
  /** Package that holds the code. */
  zipId?: string;
  /**
   * Where to enter the package: the module's path without its ending, a full stop, and the name of the exported function, e.g.
   * `src/index.handler`.
   */
  handler: string;
  /** One of those that `getIntegrationsActionsFunctionsRuntimes` lists. */
  runtime: string;
  timeoutSeconds?: number;
}

export interface FunctionConfig {
  id: string;
  function?: Function;
  /** The package that was last taken over. */
  zip?: FunctionZipConfig;
  /** Uploads that failed. */
  uploadExceptionHistory?: FunctionZipConfig[];
  selfUri?: string;
}

export interface FunctionRuntime {
  name?: string;
  description?: string;
  status?: OpenEnum<'Available' | 'Deprecated' | 'Unavailable'>;
  /** @format date */
  dateEndOfLife?: string;
}

/** A package of code, from upload to use. */
export interface FunctionZipConfig {
  status?: OpenEnum<'Pending' | 'Transferring' | 'Available' | 'Unknown' | 'Invalid' | 'InvalidFormat' | 'InvalidFile'>;
  id?: string;
  name?: string;
  /** @format date-time */
  dateCreated?: string;
  errorMessage?: string;
  requestId?: string;
}

/** A customer's message to a bot, with what the bot needs to know of the conversation. */
export interface IncomingMessageRequest {
  botId: string;
  botName: string;
  botVersion: string;
  integrationId: string;
  /** The same for the whole exchange with the bot. */
  botSessionId: string;
  /** Run of the flow that called the bot. */
  automateFlowExecId: string;
  conversationId: string;
  languageCode: string;
  inputMessage: InputMessage;
  messagingPlatformType: MessagingPlatformType;
  channels: OpenEnum<'Call' | 'Callback' | 'Messaging' | 'Webchat'>[];
  /** In minutes. */
  botSessionTimeout?: number;
  /** Values for the bot's own use, name to value. */
  parameters?: Dictionary<string>;
}

export interface IncomingMessageResponse {
  messageId?: string;
}

export interface InputMessage {
  type: NormalizedMessageType;
  text?: string;
  content?: ConversationMessageContent[];
}

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
  timeoutSeconds?: number;
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
  successSchemaFlattened?: FlattenedJsonSchemaDocument;
  /** The error schema brought to one level. */
  errorSchemaFlattened?: FlattenedJsonSchemaDocument;
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
  /** Type on which the integration is based. */
  integrationType?: IntegrationType;
  /** Free text for administrators. */
  notes?: string;
  /** State that an administrator chose; `reportedState` follows. */
  intendedState: OpenEnum<'ENABLED' | 'DISABLED' | 'DELETED' | 'RESTORED'>;
  /** Reference to the current configuration. */
  config?: ClientAppConfigurationInfo;
  /** Actual state, which can lag behind `intendedState`. */
  reportedState?: IntegrationStatusInfo;
  /** Read-only names and values. */
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

export interface CreateIntegrationRequest {
  id?: string;
  name: string;
  integrationType: IntegrationType;
  selfUri?: string;
}

export interface CredentialInfo {
  id?: string;
  name?: string;
  /** Set by the platform. @format date-time */
  createdDate?: string;
  /** Set by the platform. @format date-time */
  modifiedDate?: string;
  /** Type that decides which fields the secret part has. */
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
  /** Integration through which the agent is reached. */
  integration?: DomainEntityRef;
  selfUri?: string;
}

export interface DialogflowAgentSummary {
  id: string;
  name?: string;
  project?: DialogflowProject;
  description?: string;
  /** Integration through which the agent is reached. */
  integration?: DomainEntityRef;
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
  /** Type on which the integration is based. */
  integrationType?: IntegrationType;
  /** Free text for administrators. */
  notes?: string;
  /** What an administrator wants; whether it is so is in `reportedState`. */
  intendedState: OpenEnum<'ENABLED' | 'DISABLED' | 'DELETED' | 'RESTORED'>;
  /** Reference to the current configuration. */
  config?: IntegrationConfigurationInfo;
  /** Actual state, which can lag behind `intendedState`. */
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
  /** Free text for administrators. */
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
  images?: Image[];
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

export interface LexV2Bot {
  id: string;
  name?: string;
  botId: string;
  region: string;
  description?: string;
  selfUri?: string;
}

export interface LexV2BotAlias {
  id: string;
  name?: string;
  region: string;
  aliasId: string;
  bot?: LexV2Bot;
  botVersion?: string;
  status?: OpenEnum<'Creating' | 'Available' | 'Deleting' | 'Failed'>;
  language?: string;
  intents?: LexV2Intent[];
  selfUri?: string;
}

export interface LexV2BotAliasEntityListing {
  entities: LexV2BotAlias[];
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

export interface LexV2BotEntityListing {
  entities: LexV2Bot[];
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

export interface LexV2Intent {
  intentName: string;
  description?: string;
  slots: Dictionary<LexV2Slot>;
  intentId: string;
}

export interface LexV2Slot {
  slotName: string;
  description?: string;
  slotId: string;
  type: string;
  slotTypeId: string;
}

export interface NuanceApplication {
  id: string;
  tag: string;
  name: string;
}

export interface NuanceBot {
  id: string;
  name: string;
  integrationId: string;
  nuanceOrganization: NuanceOrganization;
  application: NuanceApplication;
  nuanceEnvironment: NuanceEnvironment;
  geography: NuanceGeography;
  credentials?: NuanceBotCredentials[];
  /** Only on request. */
  variables?: NuanceBotVariable[];
  /** Only on request. */
  transferNodes?: NuanceBotTransferNode[];
  /** Only on request. */
  locales?: string[];
  /** Only on request. */
  channels?: NuanceChannel[];
  selfUri?: string;
}

export interface NuanceBotCredentials {
  appId: string;
  clientId: string;
  /** Written only; reads tell by `clientSecretProvided` whether there is one. */
  clientSecret?: string;
  clientSecretProvided?: boolean;
}

export interface NuanceBotEntityListing {
  entities: NuanceBot[];
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

export interface NuanceBotLaunchSettings {
  botExecutionConfigurations: BotExecutionConfiguration[];
}

/** A point at which the bot hands the conversation back. */
export interface NuanceBotTransferNode {
  id: string;
  name: string;
  /** Whether the conversation ends there or is passed on. */
  type: OpenEnum<'End' | 'Escalate'>;
  description?: string;
  requestVariables?: NuanceBotVariable[];
}

export interface NuanceBotVariable {
  id: string;
  name: string;
  description?: string;
  /** Whether the variable is one of Nuance's own. */
  reserved?: boolean;
  simpleVariableInfo?: string;
  complexGenericVariableInfo?: ComplexVariableInfo;
}

export interface NuanceChannel {
  id: string;
  name: string;
  modes?: string[];
  color?: string;
}

export interface NuanceEnvironment {
  id: string;
  name: string;
  environmentDesignation: string;
  executionHost?: string;
}

export interface NuanceGeography {
  id: string;
  name: string;
}

export interface NuanceOrganization {
  id: string;
  name: string;
}

/** What a bot answers to a customer's message. */
export interface OutgoingMessageRequest {
  botId: string;
  botVersion: string;
  /** As it came with the message. */
  botSessionId: string;
  /** `MoreData` while the bot waits for the customer to go on. */
  botState: OpenEnum<'Complete' | 'Failed' | 'MoreData'>;
  languageCode: string;
  replyMessages?: ReplyMessage[];
  intent?: string;
  /** How sure the bot is of `intent`. */
  confidence?: number;
  errorInfo?: ErrorInfo;
  /** Values for the flow's use, name to value. */
  parameters?: Dictionary<string>;
  entities?: BotEntityValue[];
}

export type OutgoingMessageResponse = IncomingMessageResponse;

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

export interface ReplyMessage {
  type: NormalizedMessageType;
  text?: string;
  content?: ConversationMessageContent[];
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

export interface SttEngineEntity {
  id: string;
  name?: string;
  /** Whether the engine recognises by grammars rather than freely. */
  grammarBased?: boolean;
  /** The engine to use in its place, where it is on its way out. */
  replacedBy?: AddressableEntityRef;
  selfUri?: string;
}

export interface SttEngineEntityListing {
  entities: SttEngineEntity[];
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

export interface TrustedCertificateInfo {
  description?: string;
  serialNumber?: string;
  signature?: string;
}

export interface TrustedCertificates {
  entities: TrustedCertificateInfo[];
  total?: number;
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

/** A user's presence in an outside product. */
export interface UCThirdPartyPresence {
  email: string;
  /** In the product's own terms. */
  presence: string;
  message?: string;
  /** @format date-time */
  dateModified?: string;
}

/** What a desktop needs to show the presence of an outside communications product beside that of the platform. */
export interface UnifiedCommunicationsIntegration {
  id: string;
  name?: string;
  ucIntegrationKey: AddressableEntityRef;
  integrationPresenceSource: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  pbxPermission: string;
  icon: UCIcon;
  /** Presence to icon. */
  badgeIcons: Dictionary<UCIcon>;
  /** Language tag to names and labels. */
  i10n: Dictionary<UCI10n>;
  /** Whether the platform asks for the presence at intervals, instead of by notification. */
  polledPresence: boolean;
  /** Where `polledPresence` is set. */
  pollIntervalSec?: number;
  includeBadge?: boolean;
  userPermissions: string[];
  oauthScopes?: string[];
  selfUri?: string;
}

export interface UnifiedCommunicationsIntegrationListing {
  entities: UnifiedCommunicationsIntegration[];
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

export interface WebhookInvocationResponse {
  invocationId: string;
}

/** A bot that is offered through a bot connector. */
export interface Bot {
  id: string;
  name?: string;
  description?: string;
  /** Who runs the bot. */
  provider?: string;
  versions?: BotVersion[];
  botCompositeTag?: string;
  selfUri?: string;
}

export interface BotEntity {
  name?: string;
  type?: OpenEnum<
    | 'String'
    | 'Integer'
    | 'Decimal'
    | 'Duration'
    | 'Boolean'
    | 'Currency'
    | 'Datetime'
    | 'StringCollection'
    | 'IntegerCollection'
    | 'DecimalCollection'
    | 'DurationCollection'
    | 'BooleanCollection'
    | 'CurrencyCollection'
    | 'DatetimeCollection'
  >;
}

export interface BotVersion {
  version?: string;
  supportedLanguages?: string[];
  intents?: BotConnectorIntent[];
}
