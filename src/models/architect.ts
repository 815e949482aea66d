import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { DependencyObjectType } from './options.js';
import type { ArchitectActionName, ArchitectActionStatus, FlowType } from './shared-enumerations.js';
import type {
  AddressableEntityRef,
  Detail,
  DomainEntityRef,
  ErrorBody,
  JsonSchemaDocument,
  User,
  WritableDivision,
} from './shared.js';
import type { Flow, FlowVersion, Operation, SupportedLanguage } from './shared-flows.js';

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
}

/** How far Architect is with a flow uploaded under `postFlowsJobs`. */
export interface ArchitectJobStateResponse {
  id: string;
  flow?: AddressableEntityRef;
  status?: OpenEnum<'Registered' | 'Started' | 'Success' | 'Failure'>;
  /** What the upload asked for. */
  command?: OpenEnum<'Publish' | 'Create' | 'Update'>;
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
  status?: OpenEnum<'BUILDINITIALIZING' | 'BUILDINPROGRESS' | 'NOTBUILT' | 'OPERATIONAL' | 'OPERATIONALNEEDSREBUILD'>;
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
}

export interface HistoryListing {
  id?: string;
  complete?: boolean;
  user?: User;
  client?: DomainEntityRef;
  errorMessage?: string;
  errorCode?: string;
  errorDetails?: Detail[];
  errorMessageParams?: Dictionary<string>;
  actionName?: ArchitectActionName;
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
}

export interface Prompt {
  id?: string;
  name: string;
  description?: string;
  resources?: PromptAsset[];
  currentOperation?: Operation;
  selfUri?: string;
}

/** A prompt in one language. */
export interface PromptAsset {
  id?: string;
  name?: string;
  promptId?: string;
  language?: string;
  /** Where the recording can be heard. */
  mediaUri?: string;
  /** What text-to-speech says where there is no recording. */
  ttsString?: string;
  text?: string;
  uploadStatus?: OpenEnum<'created' | 'uploaded' | 'transcoded' | 'transcodeFailed'>;
  /** Where a recording is to be sent. */
  uploadUri?: string;
  /** Whether this language stands in for missing ones. */
  languageDefault?: boolean;
  tags?: Dictionary<string[]>;
  durationSeconds?: number;
  selfUri?: string;
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

export interface RegisterArchitectJobResponse {
  id: string;
  /** Where to send the flow content, with `headers`. */
  presignedUrl?: string;
  headers?: Dictionary<string>;
  selfUri?: string;
}

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
}

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
  /** Whether the platform has a version of its own behind the organisation's. */
  hasDefault?: boolean;
  languageDefault?: boolean;
  tags?: Dictionary<string[]>;
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
