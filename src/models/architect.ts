import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { DependencyObjectType } from './options.js';
import type { ArchitectActionStatus, FlowType } from './shared-enumerations.js';
import type { JsonSchemaDocument, User } from './shared.js';
import type { Flow, FlowVersion, Operation, Prompt, PromptAsset, SupportedLanguage } from './shared-flows.js';
import type { AudioFormat, MinerErrorInfo } from './shared-administration.js';
import type { Detail, ErrorBody } from './shared-errors.js';
import type {
  AddressableEntityRef,
  DomainEntityRef,
  UserReference,
  WritableDivision,
  WritableStarrableDivision,
} from './shared-references.js';

export interface ArchitectExportJobStateResponse {
  id: string;
  status?: OpenEnum<'Registered' | 'Started' | 'Success' | 'Failure'>;
  command?: OpenEnum<'Publish' | 'Create' | 'Update' | 'Export'>;
  /** Where the exported flows can be fetched; present once the job has succeeded. */
  downloadUrl?: string;
  messages?: ArchitectJobMessage[];
  selfUri?: string;
}

/** A flow to export or validate. */
export interface ArchitectFlowReference {
  id?: string;
  name?: string;
  type?: FlowType;
  /** Which version is meant. */
  version?: string;
}

/** The request that Architect made when something went wrong, and what it was answered. */
export interface ArchitectJobMessageDetail {
  type?: OpenEnum<'NetworkDiagnostic' | 'Unknown'>;
  url?: string;
  method?: string;
  requestBody?: string;
  statusCode?: number;
  statusMessage?: string;
  correlationId?: string;
  responseBody?: string;
  errorCode?: string;
  errorMessage?: string;
}

export interface ArchitectValidateJobStateResponse {
  id: string;
  status?: OpenEnum<'Registered' | 'Started' | 'Success' | 'Failure'>;
  command?: OpenEnum<'Publish' | 'Create' | 'Update' | 'Export' | 'Validate'>;
  messages?: ArchitectJobMessage[];
  selfUri?: string;
}

export interface ConfusionDetails {
  intents?: ConfusionIntentDetails[];
}

export interface ConfusionInfo {
  intents?: ConfusionIntentInfo[];
}

export interface ConfusionIntentDetails {
  id?: string;
  name?: string;
  utteranceCount?: number;
  utterances?: ConfusionUtterance[];
  selfUri?: string;
}

export interface ConfusionIntentInfo {
  id?: string;
  name?: string;
  utteranceCount?: number;
}

/** An utterance of another intent that is hard to tell from the one looked at. */
export interface ConfusionUtterance {
  id?: string;
  text?: string;
  /** The closer to one, the more alike. */
  similarity?: number;
}

export interface CriteriaCategoryInfo {
  categoryId?: string;
  displayOrder?: number;
}

/** Conditions on flow runs, joined as the field says that they stand in. */
export interface CriteriaGroup {
  /** All of them must hold. */
  and?: CriteriaItem[];
  /** One of them suffices. */
  or?: CriteriaItem[];
  /** None of them may hold. */
  not?: CriteriaItem[];
  /** A single condition. */
  criteria?: CriteriaItem;
}

export interface CriteriaItem {
  /** What is compared; `getFlowsInstancesQuerycapabilities` tells which operators it takes. */
  key?: OpenEnum<
    | 'FlowStartDateTime'
    | 'FlowEndDateTime'
    | 'ConversationId'
    | 'WorkitemId'
    | 'FlowType'
    | 'FlowId'
    | 'FlowErrorReason'
    | 'FlowWarningReason'
    | 'FlowAlternateExecutionId'
    | 'FlowObjectExecutionId'
    | 'FlowActionId'
    | 'FlowActionType'
    | 'FlowActionOutputPathId'
    | 'FlowActionOutputPathName'
    | 'FlowActionIdOutputPathId'
    | 'FlowActionIdOutputPathName'
    | 'FlowActionTypeOutputPathId'
    | 'FlowActionTypeOutputPathName'
    | 'BotId'
    | 'BotErrorReason'
    | 'BotFlowExecutionId'
    | 'BotObjectExecutionId'
  >;
  operator?: OpenEnum<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'not' | 'begins' | 'not_null'>;
  value?: string;
}

export interface CriteriaQuery {
  query: CriteriaGroup[];
}

/** The short form of an emergency group. */
export type EmergencyGroupDivisionView = IVRDivisionView;

export type EmergencyGroupDivisionViewEntityListing = IVRDivisionViewEntityListing;

/** What was recorded of one flow run, or why it could not be had. */
export interface ExecutionDataEntity {
  id?: string;
  /** Where the data can be fetched. */
  downloadUri?: string;
  failed?: boolean;
  /** HTTP status that explains the failure, where `failed` is set. */
  statusCode?: string;
}

export interface ExecutionDataFlowSettingsResponse {
  id: string;
  name?: string;
  enabled?: boolean;
  modifiedBy?: UserReference;
  /** OAuth client that made the change, where it was not a user. */
  modifiedByClient?: DomainEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface ExecutionDataRequest {
  /** Ids of flow runs. */
  ids: string[];
}

export type ExecutionFlowType = OpenEnum<
  | 'bot'
  | 'commonmodule'
  | 'digitalbot'
  | 'emailsend'
  | 'inboundcall'
  | 'inboundchat'
  | 'inboundemail'
  | 'inboundshortmessage'
  | 'inqueuecall'
  | 'inqueueshortmessage'
  | 'inqueueemail'
  | 'outboundcall'
  | 'securecall'
  | 'surveyinvite'
  | 'voice'
  | 'voicemail'
  | 'voicesurvey'
  | 'workflow'
  | 'workitem'
>;

export interface ExportDetails {
  flow: ArchitectFlowReference;
  fileName?: string;
  /** Architect's own format, or YAML. */
  exportType?: OpenEnum<'Architect' | 'Yaml'>;
}

/** What a log level records about the runs of a flow, each part switched on or off. */
export interface FlowCharacteristics {
  /** The actions, menus, states and tasks that ran. */
  executionItems?: boolean;
  /** The values that went into these and came out of them. */
  executionInputOutputs?: boolean;
  /** What was said or written to the participant and by the participant. */
  communications?: boolean;
  eventError?: boolean;
  eventWarning?: boolean;
  /** Events that are neither errors nor warnings, such as a change of language. */
  eventOther?: boolean;
  /** Values assigned to variables. */
  variables?: boolean;
  /** Names of the flow, its tasks and actions. They make the data easier to read, and larger. */
  names?: boolean;
}

/** A flow run that a query found. Its id serves to fetch the execution data. */
export interface FlowExecutionDataQueryResult {
  id: string;
  name?: string;
  /** @format date-time */
  startDateTime?: string;
  /** @format date-time */
  endDateTime?: string;
  flowId?: string;
  flowVersion?: string;
  conversationId?: string;
  workitemId?: string;
  flowType?: ExecutionFlowType;
  flowErrorReason?: string;
  flowWarningReason?: string;
  flowName?: string;
  selfUri?: string;
}

export interface FlowHealth {
  flowVersionInfo?: FlowHealthVersionInfo;
  /** Language tag to the state of the calculation. */
  languageInfo?: Dictionary<LocaleInfo>;
  intents?: FlowHealthIntentInfo[];
  selfUri?: string;
}

export type FlowHealthErrorInfo = MinerErrorInfo;

export interface FlowHealthIntent {
  id: string;
  name?: string;
  flowVersionInfo?: FlowHealthIntentVersionInfo;
  language?: OpenEnum<
    | 'en-us'
    | 'en-gb'
    | 'en-au'
    | 'en-za'
    | 'en-nz'
    | 'en-ie'
    | 'fr-ca'
    | 'fr-fr'
    | 'es-us'
    | 'es-es'
    | 'es-mx'
    | 'de-de'
    | 'it-it'
    | 'pt-br'
    | 'pt-pt'
    | 'nl-nl'
  >;
  health?: HealthInfo;
  selfUri?: string;
}

export interface FlowHealthIntentInfo {
  id?: string;
  name?: string;
  /** Language tag to the intent's figures. */
  languageHealth?: Dictionary<LocaleHealth>;
  selfUri?: string;
}

export interface FlowHealthIntentUtterance {
  id?: string;
  text?: string;
  issueCount?: number;
  /** Faults that can be seen from the utterance alone. */
  staticValidationResults?: OpenEnum<'TooFewUtterances' | 'TooManyUtterances' | 'UtteranceTooShort' | 'UtteranceTooLong'>[];
  /** Whether it is unlike the other utterances of its intent. */
  outlierInfo?: OutlierInfo;
  /** Other intents that it may be mistaken for. */
  confusionInfo?: ConfusionInfo;
}

export interface FlowHealthIntentVersionInfo {
  nluVersion?: AddressableEntityRef;
  flowVersion?: AddressableEntityRef;
  /** The set of intents that the bot flow understands. */
  nluDomain?: AddressableEntityRef;
}

export interface FlowHealthUtterance {
  id: string;
  text?: string;
  issueCount?: number;
  language?: OpenEnum<
    | 'en-us'
    | 'en-gb'
    | 'en-au'
    | 'en-za'
    | 'en-nz'
    | 'en-ie'
    | 'fr-ca'
    | 'fr-fr'
    | 'es-us'
    | 'es-es'
    | 'es-mx'
    | 'de-de'
    | 'it-it'
    | 'pt-br'
    | 'pt-pt'
    | 'nl-nl'
  >;
  staticValidationResults?: OpenEnum<'TooFewUtterances' | 'TooManyUtterances' | 'UtteranceTooShort' | 'UtteranceTooLong'>[];
  outlierInfo?: OutlierInfo;
  /** Other intents that it may be mistaken for, with their utterances. */
  confusionInfo?: ConfusionDetails;
  selfUri?: string;
}

export interface FlowHealthVersionInfo {
  flowVersion?: AddressableEntityRef;
  nluDomain?: AddressableEntityRef;
}

/** A degree of detail in which flow runs are recorded. */
export interface FlowLogLevel {
  level?: OpenEnum<'Unknown' | 'Disabled' | 'Base' | 'Notes' | 'VerboseNotes' | 'All'>;
  characteristics?: FlowCharacteristics;
}

export interface FlowLogLevelCharacteristicsDefinition {
  id?: string;
  /** The lowest level that records it. */
  minimumLevel?: OpenEnum<'Unknown' | 'Disabled' | 'Base' | 'Notes' | 'VerboseNotes' | 'All'>;
  /** Characteristics that must be on for it. */
  dependsOn?: FlowCharacteristics;
}

export interface FlowLogLevelCharacteristicsDefinitions {
  logLevels?: FlowLogLevel[];
  characteristics?: FlowLogLevelCharacteristicsDefinition[];
}

export interface FlowLogLevelRequest {
  logLevelCharacteristics: FlowLogLevel;
}

export interface FlowResultEntityListing {
  entities: FlowExecutionDataQueryResult[];
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

/** The log level of one flow, or the default. */
export interface FlowSettingsResponse {
  id: string;
  name?: string;
  type?: ExecutionFlowType;
  modifiedBy?: UserReference;
  /** OAuth client that made the change, where it was not a user. */
  modifiedByClient?: DomainEntityRef;
  /** @format date-time */
  dateModified?: string;
  logLevelCharacteristics?: FlowLogLevel;
  selfUri?: string;
}

export interface FlowSettingsResponseEntityListing {
  entities: FlowSettingsResponse[];
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

export type FlowTypeFilter = OpenEnum<
  | 'bot'
  | 'commonmodule'
  | 'digitalbot'
  | 'inboundcall'
  | 'inboundchat'
  | 'inboundemail'
  | 'inboundshortmessage'
  | 'outboundcall'
  | 'inqueuecall'
  | 'inqueueemail'
  | 'inqueueshortmessage'
  | 'speech'
  | 'securecall'
  | 'surveyinvite'
  | 'voice'
  | 'voicemail'
  | 'workflow'
  | 'workitem'
>;

export interface ArchitectJobMessage {
  /** @format date-time */
  dateTime?: string;
  type?: OpenEnum<'Error' | 'Warning'>;
  text?: string;
  details?: ArchitectJobMessageDetail[];
}

/** How far Architect is with a flow uploaded under `postFlowsJobs`. */
export interface ArchitectJobStateResponse {
  id: string;
  flow?: AddressableEntityRef;
  status?: OpenEnum<'Registered' | 'Started' | 'Success' | 'Failure'>;
  /** What the upload asked for. */
  command?: OpenEnum<'Publish' | 'Create' | 'Update' | 'Export'>;
  /** Warnings and errors; only there when expanded. */
  messages?: ArchitectJobMessage[];
  selfUri?: string;
}

export interface ConsumedResourcesEntityListing {
  entities: Dependency[];
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

/** What depends on an object of Architect. */
export type ConsumingResourcesEntityListing = ConsumedResourcesEntityListing;

export interface DataTable {
  id?: string;
  name?: string;
  /** Roles apply per division: only grants in this one give access. */
  division?: WritableDivision;
  description?: string;
  /** Columns as JSON schema properties; the property `key` is the row's key. Left out unless expanded. */
  schema?: JsonSchemaDocument;
  selfUri?: string;
}

export interface DataTableExportJob {
  id: string;
  name?: string;
  owner?: AddressableEntityRef;
  status: OpenEnum<'Processing' | 'Failed' | 'Succeeded'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateCompleted?: string;
  /** Where to fetch the CSV file once `status` is `Succeeded`. */
  downloadURI?: string;
  errorInformation?: ErrorBody;
  countRecordsProcessed?: number;
  selfUri?: string;
}

export interface DataTableImportEntityListing {
  entities: DataTableImportJob[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  pageCount?: number;
}

export interface DataTableImportJob {
  id?: string;
  name?: string;
  owner?: AddressableEntityRef;
  status: OpenEnum<'WaitingForUpload' | 'Processing' | 'Failed' | 'Succeeded'>;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateCompleted?: string;
  /** Where to send the CSV file. */
  uploadURI?: string;
  /** `ReplaceAll` makes the table hold exactly the file's rows, `Append` adds or overwrites by key. */
  importMode?: OpenEnum<'ReplaceAll' | 'Append'>;
  errorInformation?: ErrorBody;
  countRecordsUpdated?: number;
  /** Rows removed because the file did not hold them. */
  countRecordsDeleted?: number;
  countRecordsFailed?: number;
  /** To be sent with the file exactly as they are. */
  uploadHeaders?: Dictionary<string>;
  selfUri?: string;
}

export interface DataTableRowEntityListing {
  entities: Dictionary<JsonObject>[];
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

export interface DataTablesDomainEntityListing {
  entities: DataTable[];
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

/** A resource at the other end of a dependency. */
export interface Dependency {
  id?: string;
  name?: string;
  version?: string;
  type?: OpenEnum<DependencyObjectType>;
  /** The resource no longer exists. */
  deleted?: boolean;
  /** The resource has changed since the dependency was recorded. */
  updated?: boolean;
  /** The index cannot tell whether the resource was deleted or updated. */
  stateUnknown?: boolean;
  selfUri?: string;
}

/** An object of the dependency index. */
export interface DependencyObject {
  id?: string;
  name?: string;
  version?: string;
  type?: OpenEnum<DependencyObjectType>;
  deleted?: boolean;
  updated?: boolean;
  /** The index cannot tell whether the object was deleted or updated. */
  stateUnknown?: boolean;
  /** What the object uses; present on request only. */
  consumedResources?: Dependency[];
  /** What uses the object; present on request only. */
  consumingResources?: Dependency[];
  selfUri?: string;
}

export interface DependencyObjectEntityListing {
  entities: DependencyObject[];
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

/** State of the organisation's dependency index and of its last build. */
export interface DependencyStatus {
  id?: string;
  name?: string;
  user?: User;
  /** OAuth client that started the build, if no user did. */
  client?: DomainEntityRef;
  buildId?: string;
  /** @format date-time */
  dateStarted?: string;
  /** @format date-time */
  dateCompleted?: string;
  status?: OpenEnum<
    | 'BUILDINITIALIZING'
    | 'BUILDINPROGRESS'
    | 'NOTBUILT'
    | 'OPERATIONAL'
    | 'OPERATIONALNEEDSREBUILD'
    | 'BUILDINCOMPLETE'
    | 'BUILDQUEUED'
  >;
  /** Objects that could not be indexed. */
  failedObjects?: FailedObject[];
  selfUri?: string;
}

export interface DependencyType {
  id?: string;
  name?: string;
  versioned?: boolean;
  selfUri?: string;
}

export interface DependencyTypeEntityListing {
  entities: DependencyType[];
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

/** Which flow takes over which call routes in an emergency. */
export interface EmergencyCallFlow {
  /** Flow that answers while the group is enabled. */
  emergencyFlow?: DomainEntityRef;
  /** Call routes it answers for. */
  ivrs?: DomainEntityRef[];
}

export interface EmergencyGroup {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** Must be the version last read when the group is replaced. */
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
  /** Whether the emergency is in force. */
  enabled?: boolean;
  emergencyCallFlows?: EmergencyCallFlow[];
  selfUri?: string;
}

export interface EmergencyGroupListing {
  entities: EmergencyGroup[];
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

export interface FailedObject {
  id?: string;
  version?: string;
  name?: string;
  errorCode?: string;
}

export interface FlowDivisionView {
  id: string;
  name: string;
  division?: WritableDivision;
  type?: FlowType;
  description?: string;
  inputSchema?: JsonSchemaDocument;
  outputSchema?: JsonSchemaDocument;
  supportedLanguages?: SupportedLanguage[];
  publishedVersion?: FlowVersion;
  debugVersion?: FlowVersion;
  selfUri?: string;
}

export interface FlowDivisionViewEntityListing {
  entities: FlowDivisionView[];
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

export interface FlowEntityListing {
  entities: Flow[];
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

export interface FlowExecutionLaunchRequest {
  flowId: string;
  /** Version to run, when it is not to be the published one. */
  flowVersion?: string;
  /** Values of the flow's input variables, by variable name. */
  inputData?: Dictionary<JsonObject>;
  /** Name to recognise this run by. */
  name?: string;
}

export interface FlowExecutionLaunchResponse {
  id: string;
  name?: string;
  flowVersion?: DomainEntityRef;
  selfUri?: string;
}

export interface FlowMilestone {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  selfUri?: string;
}

export interface FlowMilestoneDivisionView {
  id: string;
  name: string;
  division?: WritableDivision;
  selfUri?: string;
}

export interface FlowMilestoneDivisionViewEntityListing {
  entities: FlowMilestoneDivisionView[];
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

export interface FlowMilestoneListing {
  entities: FlowMilestone[];
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

export interface FlowOutcome {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  currentOperation?: Operation;
  selfUri?: string;
}

export interface FlowOutcomeDivisionView {
  id: string;
  name: string;
  division?: WritableDivision;
  selfUri?: string;
}

export interface FlowOutcomeDivisionViewEntityListing {
  entities: FlowOutcomeDivisionView[];
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

export interface FlowOutcomeListing {
  entities: FlowOutcome[];
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

/** One run of a flow. */
export interface FlowRuntimeExecution {
  id: string;
  name?: string;
  flowVersion: FlowVersion;
  /** @format date-time */
  dateLaunched: string;
  status: OpenEnum<'UNKNOWN' | 'RUNNING' | 'ERROR' | 'TERMINATED' | 'COMPLETED' | 'FAILED'>;
  /** @format date-time */
  dateCompleted?: string;
  completionReason?: string;
  flowErrorInfo?: ErrorBody;
  /** Values of the flow's output variables, by variable name. */
  outputData?: Dictionary<JsonObject>;
  /** The conversation the run belongs to, if any. */
  conversation?: DomainEntityRef;
  selfUri?: string;
}

export interface FlowVersionEntityListing {
  entities: FlowVersion[];
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

/** The vocabulary of `postFlowsInstancesQuery`. */
export interface FlowsQueryCriteriaResponse {
  criteria?: QueryCriteria[];
  flowTypes?: ExecutionFlowType[];
  actionTypes?: OpenEnum<
    | 'actionAbortSurveyInvite'
    | 'actionAddFlowMilestone'
    | 'actionAskForBoolean'
    | 'actionAskForNLUIntent'
    | 'actionAskForNLUNextIntent'
    | 'actionAskForSlot'
    | 'actionCallBotConnector'
    | 'actionCallBotFlow'
    | 'actionCallCommonModule'
    | 'actionCallData'
    | 'actionCallDataSecure'
    | 'actionCallDialogEngineBot'
    | 'actionCallDialogflowBot'
    | 'actionCallDialogflowCxBot'
    | 'actionCallDigitalBotFlow'
    | 'actionCallLexBot'
    | 'actionCallLexV2Bot'
    | 'actionCallNuanceMixBot'
    | 'actionCallTask'
    | 'actionChangeState'
    | 'actionClearSlot'
    | 'actionClearVoicemailSnippet'
    | 'actionCollectInput'
    | 'actionCommunicate'
    | 'actionCompleteSurveyInvite'
    | 'actionCreateCallback'
    | 'actionDataTableLookup'
    | 'actionDecision'
    | 'actionDecryptData'
    | 'actionDetectSilence'
    | 'actionDialExtension'
    | 'actionDialName'
    | 'actionDigitalMenu'
    | 'actionDisconnect'
    | 'actionEnableParticipantRecord'
    | 'actionEncryptData'
    | 'actionEndState'
    | 'actionEndTask'
    | 'actionEndWorkflow'
    | 'actionEvaluateSchedule'
    | 'actionEvaluateScheduleGroup'
    | 'actionExitBotFlow'
    | 'actionExitLoop'
    | 'actionExtractSecureData'
    | 'actionFindEmergencyGroup'
    | 'actionFindGroup'
    | 'actionFindLanguageSkill'
    | 'actionFindQueue'
    | 'actionFindQueueById'
    | 'actionFindSchedule'
    | 'actionFindScheduleGroup'
    | 'actionFindSkill'
    | 'actionFindSystemPrompt'
    | 'actionFindUser'
    | 'actionFindUserById'
    | 'actionFindUserPrompt'
    | 'actionFindUsersById'
    | 'actionFlushAudio'
    | 'actionGetConversationData'
    | 'actionGetExternalContact'
    | 'actionGetExternalOrganization'
    | 'actionGetJourneyOutcome'
    | 'actionGetJourneyOutcomeScoresBySession'
    | 'actionGetJourneySegment'
    | 'actionGetJourneySession'
    | 'actionGetJourneySessionsByCustomer'
    | 'actionGetJourneySessionsByExternalContact'
    | 'actionGetParticipantData'
    | 'actionGetResponse'
    | 'actionGetSecuredData'
    | 'actionHoldMusic'
    | 'actionInitializeFlowOutcome'
    | 'actionJumpToMenu'
    | 'actionJumpToTask'
    | 'actionLoop'
    | 'actionLoopUntil'
    | 'actionNextLoop'
    | 'actionPlayAudio'
    | 'actionPlayAudioOnSilence'
    | 'actionPlayEstimatedWaitTime'
    | 'actionPlayPositionInQueue'
    | 'actionPlayUserGreeting'
    | 'actionPlayUserName'
    | 'actionPreviousMenu'
    | 'actionProcessVoicemailInput'
    | 'actionRepeatMenu'
    | 'actionReturnToAgent'
    | 'actionSaveWorkitem'
    | 'actionScreenPop'
    | 'actionSearchExternalContacts'
    | 'actionSendAutoReply'
    | 'actionSendResponse'
    | 'actionSetActiveIntent'
    | 'actionSetConversationData'
    | 'actionSetExternalTag'
    | 'actionSetFlowOutcome'
    | 'actionSetLocale'
    | 'actionSetParticipantData'
    | 'actionSetPriority'
    | 'actionSetSecuredData'
    | 'actionSetSkills'
    | 'actionSetUUIData'
    | 'actionSetWhisperAudio'
    | 'actionSetWrapupCode'
    | 'actionShowKnowledgeArticle'
    | 'actionSubmitVoicemailSnippet'
    | 'actionSwitch'
    | 'actionTranscription'
    | 'actionTransferExternal'
    | 'actionTransferFlow'
    | 'actionTransferFlowSecure'
    | 'actionTransferGroup'
    | 'actionTransferToAcd'
    | 'actionTransferUser'
    | 'actionTransferVoicemail'
    | 'actionUpdateData'
    | 'actionWait'
    | 'actionWaitForInput'
    | 'menuDialExtension'
    | 'menuDialName'
    | 'menuDisconnect'
    | 'menuJumpToMenu'
    | 'menuJumpToTask'
    | 'menuMenu'
    | 'menuPreviousMenu'
    | 'menuRepeatMenu'
    | 'menuShowKnowledgeArticle'
    | 'menuTask'
    | 'menuTransferToAcd'
    | 'menuTransferFlow'
    | 'menuTransferGroup'
    | 'menuTransferExternal'
    | 'menuTransferFlowSecure'
    | 'menuTransferUser'
    | 'menuTransferVoicemail'
  >[];
  errorCodes?: string[];
  warningCodes?: string[];
}

/** A job that prepares the execution data of flow runs for download. */
export interface GetFlowExecutionDataJobResult {
  id: string;
  name?: string;
  /** The runs asked for, once the job has ended. */
  entities?: ExecutionDataEntity[];
  jobState?: OpenEnum<'Registered' | 'Running' | 'Success' | 'Failed'>;
  selfUri?: string;
}

/** What a flow listens for, in speech or in keyed-in digits, in one or more languages. */
export interface Grammar {
  id?: string;
  name?: string;
  description?: string;
  languages?: GrammarLanguage[];
  selfUri?: string;
}

export interface GrammarFileUploadRequest {
  fileType?: OpenEnum<'gram' | 'grxml'>;
}

export interface GrammarLanguage {
  id?: string;
  grammarId?: string;
  language?: string;
  /** Only on request. */
  voiceFileUrl?: string;
  /** Only on request. */
  dtmfFileUrl?: string;
  voiceFileMetadata?: GrammarLanguageFileMetadata;
  dtmfFileMetadata?: GrammarLanguageFileMetadata;
  selfUri?: string;
}

export interface GrammarLanguageFileMetadata {
  fileName?: string;
  fileSizeBytes?: number;
  /** @format date-time */
  dateUploaded?: string;
  fileType?: OpenEnum<'Gram' | 'Grxml'>;
}

export interface GrammarLanguageUpdate {
  voiceFileMetadata?: GrammarLanguageFileMetadata;
  dtmfFileMetadata?: GrammarLanguageFileMetadata;
}

export interface GrammarListing {
  entities: Grammar[];
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

/** The findings on an intent. */
export interface HealthInfo {
  status?: OpenEnum<'InProgress' | 'Completed' | 'Error'>;
  errorInfo?: FlowHealthErrorInfo;
  /** The higher, the better. */
  overallScore?: number;
  issueCount?: number;
  /** Faults that can be seen from the number and length of the utterances alone. */
  staticValidationResults?: OpenEnum<'TooFewUtterances' | 'TooManyUtterances' | 'UtteranceTooShort' | 'UtteranceTooLong'>[];
  utterances?: FlowHealthIntentUtterance[];
}

export interface HistoryEntry {
  action?: OpenEnum<
    | 'CHECKIN'
    | 'CHECKOUT'
    | 'CREATE'
    | 'DEACTIVATE'
    | 'DEBUG'
    | 'DELETE'
    | 'PUBLISH'
    | 'REVERT'
    | 'SAVE'
    | 'TRANSCODE'
    | 'UPDATE'
    | 'UPLOAD'
  >;
  /** For prompts, the resource (language) that was acted on. */
  resource?: string;
  /** @format date-time */
  timestamp?: string;
  user?: User;
  /** OAuth client that acted, if no user did. */
  client?: DomainEntityRef;
  version?: string;
  secure?: boolean;
  virtualAgentEnabled?: boolean;
  agenticVirtualAgentEnabled?: boolean;
}

export interface HistoryListing {
  id: string;
  complete?: boolean;
  user?: User;
  client?: DomainEntityRef;
  errorMessage?: string;
  errorCode?: string;
  errorDetails?: Detail[];
  errorMessageParams?: Dictionary<string>;
  actionName?: OpenEnum<
    | 'CREATE'
    | 'CHECKIN'
    | 'DEBUG'
    | 'DELETE'
    | 'HISTORY'
    | 'PUBLISH'
    | 'STATE_CHANGE'
    | 'UPDATE'
    | 'VALIDATE'
    | 'CHECKOUT'
    | 'REVERT'
    | 'SAVE'
  >;
  actionStatus?: ArchitectActionStatus;
  name?: string;
  description?: string;
  system?: boolean;
  /** @format date-time */
  started?: string;
  /** @format date-time */
  completed?: string;
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  entities?: HistoryEntry[];
  pageCount?: number;
}

/** A call route: numbers, opening hours and the flow for each. */
export interface IVR {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** Must be the version last read when the call route is replaced. */
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
  /** Numbers that lead here, in E.164. */
  dnis?: string[];
  /** Flow during open hours, or at any time where there is no schedule group. */
  openHoursFlow?: DomainEntityRef;
  closedHoursFlow?: DomainEntityRef;
  holidayHoursFlow?: DomainEntityRef;
  /** Decides which hours are open, closed and holiday. */
  scheduleGroup?: DomainEntityRef;
  selfUri?: string;
}

/** The short form of a call route. */
export interface IVRDivisionView {
  id: string;
  name: string;
  division?: WritableDivision;
  selfUri?: string;
}

export interface IVRDivisionViewEntityListing {
  entities: IVRDivisionView[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  totalNumberOfEntities?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface IVREntityListing {
  entities: IVR[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface IVRIdentityResolutionConfig {
  /** Where contacts are looked for. */
  division?: WritableStarrableDivision;
  /** Whether callers are matched at all. */
  resolveIdentities: boolean;
  selfUri?: string;
}

export interface LocaleFlowVersionInfo {
  nluVersion?: AddressableEntityRef;
}

export interface LocaleHealth {
  /** The higher, the better. */
  overallScore?: number;
  issueCount?: number;
  staticValidationResults?: OpenEnum<'TooFewUtterances' | 'TooManyUtterances' | 'UtteranceTooShort' | 'UtteranceTooLong'>[];
}

export interface LocaleInfo {
  status?: OpenEnum<'InProgress' | 'Completed' | 'Error'>;
  errorInfo?: FlowHealthErrorInfo;
  flowVersionInfo?: LocaleFlowVersionInfo;
}

export interface OutlierInfo {
  outlier?: boolean;
  /** The higher, the less the utterance is like the others. */
  score?: number;
}

export interface PromptAssetCreate {
  id?: string;
  name?: string;
  promptId?: string;
  language: string;
  mediaUri?: string;
  ttsString?: string;
  text?: string;
  uploadStatus?: OpenEnum<'created' | 'uploaded' | 'transcoded' | 'transcodeFailed'>;
  uploadUri?: string;
  languageDefault?: boolean;
  tags?: Dictionary<string[]>;
  durationSeconds?: number;
  /** Format of the recording. */
  audioFormat?: AudioFormat;
  selfUri?: string;
}

export interface PromptAssetEntityListing {
  entities: PromptAsset[];
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

/** Where to send a recording, by PUT and without the token. */
export interface PromptAssetUpload {
  url?: string;
  /** To be sent with the file exactly as they are. */
  headers?: Dictionary<string>;
}

export interface PromptEntityListing {
  entities: Prompt[];
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

/** A key that flow runs can be searched by. */
export interface QueryCriteria {
  criteriaKey?: OpenEnum<
    | 'FlowStartDateTime'
    | 'FlowEndDateTime'
    | 'ConversationId'
    | 'WorkitemId'
    | 'FlowType'
    | 'FlowId'
    | 'FlowErrorReason'
    | 'FlowWarningReason'
    | 'FlowAlternateExecutionId'
    | 'FlowObjectExecutionId'
    | 'FlowActionId'
    | 'FlowActionType'
    | 'FlowActionOutputPathId'
    | 'FlowActionOutputPathName'
    | 'FlowActionIdOutputPathId'
    | 'FlowActionIdOutputPathName'
    | 'FlowActionTypeOutputPathId'
    | 'FlowActionTypeOutputPathName'
    | 'BotId'
    | 'BotErrorReason'
    | 'BotFlowExecutionId'
    | 'BotObjectExecutionId'
  >;
  /** Whether it belongs to runs of flows or of bots. */
  criteriaGroups?: OpenEnum<'flow' | 'bot'>[];
  description?: string;
  operators?: string[];
  dataType?: OpenEnum<'string' | 'guid' | 'dateTime'>;
  categoryInfo?: CriteriaCategoryInfo;
}

export interface RegisterArchitectExportJob {
  flows: ExportDetails[];
}

export interface RegisterArchitectExportJobResponse {
  id: string;
  status?: OpenEnum<'Registered' | 'Started' | 'Success' | 'Failure'>;
  totalFlows?: number;
  selfUri?: string;
}

export interface RegisterArchitectJobRequest {
  createStubs?: boolean;
}

export interface RegisterArchitectJobResponse {
  id: string;
  /** Where to send the flow content, with `headers`. */
  presignedUrl?: string;
  headers?: Dictionary<string>;
  selfUri?: string;
}

export interface RegisterArchitectValidateJob {
  flows: ValidateDetails[];
}

export type RegisterArchitectValidateJobResponse = RegisterArchitectExportJobResponse;

export interface Schedule {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** Must be the version last read when the schedule is replaced. */
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
  /** Local time without offset, e.g. `2022-07-01T08:00:00.000`. */
  start: string;
  /** Local time without offset, e.g. `2022-07-01T17:00:00.000`. */
  end: string;
  /** Recurrence rule of iCalendar (RFC 5545), e.g. `FREQ=WEEKLY;BYDAY=MO,TU`; absent for a single occurrence. */
  rrule?: string;
  selfUri?: string;
}

export type ScheduleDivisionViewEntityListing = IVRDivisionViewEntityListing;

export interface ScheduleEntityListing {
  entities: Schedule[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export interface ScheduleGroup {
  id?: string;
  name: string;
  division?: WritableDivision;
  description?: string;
  /** Must be the version last read when the group is replaced. */
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
  /** Zone in which the schedules are read, e.g. `Europe/Berlin`. */
  timeZone?: string;
  openSchedules?: DomainEntityRef[];
  /** Take precedence over the open ones. */
  closedSchedules?: DomainEntityRef[];
  /** Take precedence over open and closed ones. */
  holidaySchedules?: DomainEntityRef[];
  selfUri?: string;
}

export type ScheduleGroupDivisionView = IVRDivisionView;

export type ScheduleGroupDivisionViewEntityListing = IVRDivisionViewEntityListing;

export interface ScheduleGroupEntityListing {
  entities: ScheduleGroup[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
  totalNumberOfEntities?: number;
}

export type SchedulesDivisionView = IVRDivisionView;

export interface SystemPrompt {
  id: string;
  name?: string;
  description?: string;
  resources?: SystemPromptAsset[];
  selfUri?: string;
}

/** A system prompt in one language. */
export interface SystemPromptAsset {
  id?: string;
  name?: string;
  promptId?: string;
  language: string;
  durationSeconds?: number;
  mediaUri?: string;
  ttsString?: string;
  text?: string;
  uploadUri?: string;
  uploadStatus?: OpenEnum<'created' | 'uploaded' | 'transcoded' | 'transcodeFailed'>;
  /** Whether the platform has its own version behind the organisation's. */
  hasDefault?: boolean;
  languageDefault?: boolean;
  tags?: Dictionary<string[]>;
  audioFormat?: AudioFormat;
  selfUri?: string;
}

export interface SystemPromptAssetEntityListing {
  entities: SystemPromptAsset[];
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

export interface SystemPromptEntityListing {
  entities: SystemPrompt[];
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

export interface ValidateDetails {
  flow: ArchitectFlowReference;
}
