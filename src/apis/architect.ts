import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ArchitectExportJobStateResponse,
  ArchitectJobStateResponse,
  ArchitectValidateJobStateResponse,
  ConsumedResourcesEntityListing,
  ConsumingResourcesEntityListing,
  CriteriaQuery,
  DataTable,
  DataTableExportJob,
  DataTableImportEntityListing,
  DataTableImportJob,
  DataTableRowEntityListing,
  DataTablesDomainEntityListing,
  DependencyObject,
  DependencyObjectEntityListing,
  DependencyStatus,
  DependencyType,
  DependencyTypeEntityListing,
  EmergencyGroup,
  EmergencyGroupDivisionViewEntityListing,
  EmergencyGroupListing,
  ExecutionDataFlowSettingsResponse,
  ExecutionDataRequest,
  FlowDivisionViewEntityListing,
  FlowEntityListing,
  FlowExecutionLaunchRequest,
  FlowExecutionLaunchResponse,
  FlowHealth,
  FlowHealthIntent,
  FlowHealthUtterance,
  FlowLogLevelCharacteristicsDefinitions,
  FlowLogLevelRequest,
  FlowMilestone,
  FlowMilestoneDivisionViewEntityListing,
  FlowMilestoneListing,
  FlowOutcome,
  FlowOutcomeDivisionViewEntityListing,
  FlowOutcomeListing,
  FlowResultEntityListing,
  FlowRuntimeExecution,
  FlowSettingsResponse,
  FlowSettingsResponseEntityListing,
  FlowVersionEntityListing,
  FlowsQueryCriteriaResponse,
  GetFlowExecutionDataJobResult,
  Grammar,
  GrammarFileUploadRequest,
  GrammarLanguage,
  GrammarLanguageUpdate,
  GrammarListing,
  HistoryListing,
  IVR,
  IVRDivisionViewEntityListing,
  IVREntityListing,
  IVRIdentityResolutionConfig,
  PromptAssetCreate,
  PromptAssetEntityListing,
  PromptAssetUpload,
  PromptEntityListing,
  RegisterArchitectExportJob,
  RegisterArchitectExportJobResponse,
  RegisterArchitectJobRequest,
  RegisterArchitectJobResponse,
  RegisterArchitectValidateJob,
  RegisterArchitectValidateJobResponse,
  Schedule,
  ScheduleDivisionViewEntityListing,
  ScheduleEntityListing,
  ScheduleGroup,
  ScheduleGroupDivisionViewEntityListing,
  ScheduleGroupEntityListing,
  SystemPrompt,
  SystemPromptAsset,
  SystemPromptAssetEntityListing,
  SystemPromptEntityListing,
} from '../models/architect.js';
import type { Dictionary, JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { Flow, FlowVersion, Operation, Prompt, PromptAsset } from '../models/shared-flows.js';
import type {
  ArchitectHistoryAction,
  DependencyObjectType,
  DependencyResourceType,
  FlowHealthLanguage,
  FlowLogLevelExpand,
  PageOptions,
  SortOptions,
} from '../models/options.js';
import type { ExecutionDataSettingsRequest, UploadUrlResponse } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export type GetArchitectSystempromptResourcesOptions = PageOptions & SortOptions;

export interface GetArchitectDependencytrackingOptions extends PageOptions {
  /** Only objects of these types. */
  objectType?: readonly OpenEnum<DependencyObjectType>[];
  /** Adds to each object the resources it uses. */
  consumedResources?: boolean;
  /** Adds to each object the resources that use it. */
  consumingResources?: boolean;
  /** Limits the listed used resources to these types; needs `consumedResources`. */
  consumedResourceType?: readonly OpenEnum<DependencyObjectType>[];
  /** Limits the listed users to these types; needs `consumingResources`. */
  consumingResourceType?: readonly OpenEnum<DependencyObjectType>[];
}

export interface GetArchitectDependencytrackingConsumedresourcesOptions extends PageOptions {
  /** Only used resources of these types. */
  resourceType?: readonly OpenEnum<DependencyResourceType>[];
}

export interface GetArchitectDependencytrackingConsumingresourcesOptions extends PageOptions {
  /** Only users of these types. */
  resourceType?: readonly OpenEnum<DependencyResourceType>[];
  /** Version of the used resource, for types that are versioned. */
  version?: string;
  /** Counts a flow's use only in its checked-in or in its published version. */
  flowFilter?: OpenEnum<'checkedIn' | 'published'>;
}

export interface GetArchitectDependencytrackingDeletedresourceconsumersOptions extends PageOptions {
  /** Only objects with this name. */
  name?: string;
  /** Only objects of these types. */
  objectType?: readonly OpenEnum<DependencyObjectType>[];
  /** Considers flows only in their checked-in or in their published version. */
  flowFilter?: OpenEnum<'checkedIn' | 'published'>;
  /** Adds to each object the deleted resources it uses. @defaultValue `false` */
  consumedResources?: boolean;
  /** Limits those resources to these types; needs `consumedResources`. */
  consumedResourceType?: readonly OpenEnum<DependencyObjectType>[];
}

export interface GetArchitectDependencytrackingObjectOptions {
  /** Version of the object, for types that are versioned. */
  version?: string;
  objectType?: OpenEnum<DependencyObjectType>;
  /** Adds the resources that the object uses. */
  consumedResources?: boolean;
  /** Adds the resources that use the object. */
  consumingResources?: boolean;
  /** Limits the used resources to these types; needs `consumedResources`. */
  consumedResourceType?: readonly OpenEnum<DependencyObjectType>[];
  /** Limits the users to these types; needs `consumingResources`. */
  consumingResourceType?: readonly OpenEnum<DependencyObjectType>[];
  /** Says that the object looked up is itself one that others consume. */
  consumedResourceRequest?: boolean;
}

export interface GetArchitectDependencytrackingUpdatedresourceconsumersOptions extends PageOptions {
  /** Only objects with this name. */
  name?: string;
  /** Only objects of these types. */
  objectType?: readonly OpenEnum<DependencyObjectType>[];
  /** Adds to each object the updated resources it uses. @defaultValue `false` */
  consumedResources?: boolean;
  /** Limits those resources to these types; needs `consumedResources`. */
  consumedResourceType?: readonly OpenEnum<DependencyObjectType>[];
}

export interface GetArchitectEmergencygroupsDivisionviewsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: string;
  /** Only groups with these ids. */
  id?: readonly string[];
  name?: string;
  /** Only groups of these divisions. */
  divisionId?: readonly string[];
}

export interface GetArchitectEmergencygroupsOptions extends PageOptions, SortOptions {
  name?: string;
}

export interface GetArchitectGrammarsOptions extends PageOptions {
  /** @defaultValue `id` */
  sortBy?: OpenEnum<'description' | 'id' | 'name'>;
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only grammars with these ids. */
  id?: readonly string[];
  name?: string;
  description?: string;
  /** Looks for the text in both fields. */
  nameOrDescription?: string;
  /** Adds the addresses from which the files can be downloaded. */
  includeFileUrls?: boolean;
}

export interface GetArchitectIvrsDivisionviewsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: string;
  /** Only call routes with these ids. */
  id?: readonly string[];
  name?: string;
  /** Only call routes of these divisions. */
  divisionId?: readonly string[];
}

export interface GetArchitectIvrsOptions extends PageOptions, SortOptions {
  name?: string;
  /** `identityresolution` adds how callers are matched with known contacts. */
  expand?: readonly OpenEnum<'identityresolution'>[];
  /** Only call routes that follow this schedule group. */
  scheduleGroup?: string;
  /** Only call routes with this number. */
  dnis?: string;
}

export interface GetArchitectPromptHistoryHistoryIdOptions extends PageOptions {
  /** @defaultValue `desc` */
  sortOrder?: string;
  /** @defaultValue `timestamp` */
  sortBy?: OpenEnum<'action' | 'timestamp' | 'user'>;
  /** Only entries of these actions. */
  action?: readonly OpenEnum<ArchitectHistoryAction>[];
}

export interface GetArchitectPromptOptions {
  /** `false` leaves out the addresses of the recordings. @defaultValue `true` */
  includeMediaUris?: boolean;
  /** `false` leaves out the languages, so that only name and description come. @defaultValue `true` */
  includeResources?: boolean;
  /** Only resources in these languages. */
  language?: readonly string[];
}

export interface GetArchitectPromptsOptions extends PageOptions, SortOptions {
  /** Only prompts with one of these names. */
  name?: readonly string[];
  description?: string;
  /** Text to find in either the name or the description. */
  nameOrDescription?: string;
  /** Only prompts of these divisions. */
  divisionId?: readonly string[];
  /** Only resources in these languages. */
  language?: readonly string[];
  /** `false` leaves out the languages, so that only names and descriptions come. @defaultValue `true` */
  includeResources?: boolean;
  /** `false` leaves out the addresses of the recordings. @defaultValue `true` */
  includeMediaUris?: boolean;
}

export interface GetArchitectSchedulegroupsDivisionviewsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: string;
  /** Only groups with these ids. */
  id?: readonly string[];
  name?: string;
  /** Only groups of these divisions. */
  divisionId?: readonly string[];
}

export interface GetArchitectSchedulegroupsOptions extends PageOptions, SortOptions {
  name?: string;
  /** Only groups that contain these schedules, ids separated by commas. */
  scheduleIds?: string;
  /** Only groups of these divisions. */
  divisionId?: readonly string[];
}

export interface GetArchitectSchedulesDivisionviewsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: string;
  /** @defaultValue `ASC` */
  sortOrder?: string;
  /** Only schedules with these ids. */
  id?: readonly string[];
  name?: string;
  /** Only schedules of these divisions. */
  divisionId?: readonly string[];
}

export interface GetArchitectSchedulesOptions extends PageOptions, SortOptions {
  name?: string;
  /** Only schedules of these divisions. */
  divisionId?: readonly string[];
}

export interface GetArchitectSystempromptHistoryHistoryIdOptions extends PageOptions {
  /** @defaultValue `desc` */
  sortOrder?: string;
  /** @defaultValue `timestamp` */
  sortBy?: OpenEnum<'action' | 'timestamp' | 'user'>;
  /** Only entries of these actions. */
  action?: readonly OpenEnum<ArchitectHistoryAction>[];
}

export interface GetArchitectSystempromptOptions {
  /** `false` leaves out the addresses of the recordings. @defaultValue `true` */
  includeMediaUris?: boolean;
  /** `false` leaves out the languages. @defaultValue `true` */
  includeResources?: boolean;
  /** Only resources in these languages. */
  language?: readonly string[];
}

export interface GetArchitectSystempromptsOptions extends PageOptions, SortOptions {
  name?: string;
  description?: string;
  /** Text to find in either the name or the description. */
  nameOrDescription?: string;
  /** Only resources in these languages. */
  language?: readonly string[];
  /** `false` leaves out the languages. @defaultValue `true` */
  includeResources?: boolean;
  /** `false` leaves out the addresses of the recordings. @defaultValue `true` */
  includeMediaUris?: boolean;
}

export interface GetFlowHistoryHistoryIdOptions extends PageOptions {
  /** @defaultValue `desc` */
  sortOrder?: string;
  /** @defaultValue `timestamp` */
  sortBy?: OpenEnum<'action' | 'timestamp' | 'user'>;
  /** Only entries of these actions. */
  action?: readonly OpenEnum<ArchitectHistoryAction>[];
}

export interface GetFlowVersionsOptions extends PageOptions {
  /** Lists them even if the flow has been deleted. */
  deleted?: boolean;
}

export interface GetFlowsInstancesSettingsLoglevelsOptions extends PageOptions {
  /** Without it, name, type and the single characteristics are left out. */
  expand?: readonly OpenEnum<FlowLogLevelExpand>[];
}

export interface GetFlowsLookupOptions extends SortOptions {
  /** Which page, counted from 1. */
  pageNumber?: number;
  /** Entities a page. */
  pageSize?: number;
}

export interface GetFlowsOptions extends PageOptions, SortOptions {
  /** Only flows of these types. */
  type?: readonly OpenEnum<
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
    | 'emailsend'
    | 'voicesurvey'
  >[];
  id?: readonly string[];
  name?: string;
  description?: string;
  /** Text to find in either the name or the description. */
  nameOrDescription?: string;
  /** Only the flow whose published version has this id. */
  publishVersionId?: string;
  editableBy?: string;
  /** Only flows that this user holds checked out. */
  lockedBy?: string;
  /** Only flows that this OAuth client holds checked out. */
  lockedByClientId?: string;
  /** Only flows that are secure in the named version. */
  secure?: OpenEnum<'any' | 'checkedin' | 'published'>;
  /** Includes deleted flows. @defaultValue `false` */
  deleted?: boolean;
  /** Adds the schemas of the flows' input and output variables. @defaultValue `false` */
  includeSchemas?: boolean;
  /** Only flows published after this moment, ISO 8601. */
  publishedAfter?: string;
  /** Only flows published before this moment, ISO 8601. */
  publishedBefore?: string;
  divisionId?: readonly string[];
  /** Only flows in which the virtual agent is enabled or, with `false`, is not. */
  virtualAgentEnabled?: boolean;
}

export interface GetFlowsDatatableRowsOptions extends PageOptions {
  /** The platform assumes `true` and returns only the keys; pass `false` for all columns. @defaultValue `true` */
  showbrief?: boolean;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetFlowsDatatablesOptions extends PageOptions {
  /** `schema` adds the column definitions of each table. */
  expand?: OpenEnum<'schema'>;
  /** @defaultValue `id` */
  sortBy?: OpenEnum<'id' | 'name'>;
  /** @defaultValue `ascending` */
  sortOrder?: string;
  /** Only tables of these divisions. */
  divisionId?: readonly string[];
  name?: string;
}

export interface GetFlowsDatatablesDivisionviewsOptions extends PageOptions {
  /** `schema` adds the column definitions of each table. */
  expand?: OpenEnum<'schema'>;
  /** @defaultValue `id` */
  sortBy?: OpenEnum<'id' | 'name'>;
  /** @defaultValue `ascending` */
  sortOrder?: string;
  /** Narrows the listing further to these divisions. */
  divisionId?: readonly string[];
  name?: string;
}

export interface GetFlowsDivisionviewsOptions extends PageOptions, SortOptions {
  /** Only flows of these types. */
  type?: readonly OpenEnum<
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
    | 'emailsend'
    | 'voicesurvey'
  >[];
  id?: readonly string[];
  name?: string;
  /** Only the flow whose published version has this id. */
  publishVersionId?: string;
  /** Only flows published after this moment, ISO 8601. */
  publishedAfter?: string;
  /** Only flows published before this moment, ISO 8601. */
  publishedBefore?: string;
  divisionId?: readonly string[];
  /** Adds the schemas of the flows' input and output variables. @defaultValue `false` */
  includeSchemas?: boolean;
}

export interface GetFlowsMilestonesOptions extends PageOptions, SortOptions {
  id?: readonly string[];
  name?: string;
  description?: string;
  /** Text to find in either the name or the description. */
  nameOrDescription?: string;
  divisionId?: readonly string[];
}

export interface GetFlowsMilestonesDivisionviewsOptions extends PageOptions, SortOptions {
  id?: readonly string[];
  name?: string;
  divisionId?: readonly string[];
}

export interface GetFlowsOutcomesOptions extends PageOptions, SortOptions {
  id?: readonly string[];
  name?: string;
  description?: string;
  /** Text to find in either the name or the description. */
  nameOrDescription?: string;
  divisionId?: readonly string[];
}

export interface GetFlowsOutcomesDivisionviewsOptions extends PageOptions, SortOptions {
  id?: readonly string[];
  name?: string;
  divisionId?: readonly string[];
}

/**
 * Flows and everything an Architect author works with: call routes, schedules, emergency groups, prompts, data tables,
 * milestones, outcomes and dependency tracking. A flow is edited in a checked-out draft, checked in as a version and
 * published from there. Long operations (check-in, publishing, histories, batch deletions) answer with an `Operation` that is
 * still running; poll the flow or prompt and look at its `currentOperation`. Numbers reach flows through call routes (`IVR`),
 * whose schedule group decides between the open, closed and holiday flow.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ArchitectApi extends PlatformApi {
  /**
   * Deletes an emergency group; the call routes it named go back to following their schedules.
   *
   * @permissions `routing:emergencyGroup:delete`
   * @see DELETE /api/v2/architect/emergencygroups/{emergencyGroupId}
   */
  deleteArchitectEmergencygroup(emergencyGroupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectEmergencygroup',
      'DELETE /api/v2/architect/emergencygroups/{emergencyGroupId}',
      { emergencyGroupId },
      {},
      request,
    );
  }

  /**
   * Deletes a grammar, by which flows recognise what a caller says or keys in, with all its languages.
   *
   * @permissions `architect:grammar:delete`
   * @see DELETE /api/v2/architect/grammars/{grammarId}
   */
  deleteArchitectGrammar(grammarId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteArchitectGrammar', 'DELETE /api/v2/architect/grammars/{grammarId}', { grammarId }, {}, request);
  }

  /**
   * Takes one language off a grammar, its files included; the other languages stay.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:edit`
   * @see DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}
   */
  deleteArchitectGrammarLanguage(grammarId: string, languageCode: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectGrammarLanguage',
      'DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}',
      { grammarId, languageCode },
      {},
      request,
    );
  }

  /**
   * Removes the file by which a grammar recognises keyed-in digits in one language. The language itself and its voice file stay.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:edit`
   * @see DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/dtmf
   */
  deleteArchitectGrammarLanguageFilesDtmf(grammarId: string, languageCode: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectGrammarLanguageFilesDtmf',
      'DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/dtmf',
      { grammarId, languageCode },
      {},
      request,
    );
  }

  /**
   * Removes the file by which a grammar recognises speech in one language. The language itself and its DTMF file stay.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:edit`
   * @see DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/voice
   */
  deleteArchitectGrammarLanguageFilesVoice(grammarId: string, languageCode: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectGrammarLanguageFilesVoice',
      'DELETE /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/voice',
      { grammarId, languageCode },
      {},
      request,
    );
  }

  /**
   * Deletes a call route, which leaves its numbers without a flow to go to.
   *
   * @permissions `routing:callRoute:delete`
   * @see DELETE /api/v2/architect/ivrs/{ivrId}
   */
  deleteArchitectIvr(ivrId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteArchitectIvr', 'DELETE /api/v2/architect/ivrs/{ivrId}', { ivrId }, {}, request);
  }

  /**
   * Deletes one user prompt. `deleteArchitectPrompts` does the same for many at once.
   *
   * @param opts.allResources - Whether the prompt's language resources are deleted with it.
   * @permissions `architect:userPrompt:delete`
   * @see DELETE /api/v2/architect/prompts/{promptId}
   */
  deleteArchitectPrompt(promptId: string, opts?: { allResources?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteArchitectPrompt', 'DELETE /api/v2/architect/prompts/{promptId}', { promptId }, opts, request);
  }

  /**
   * Removes one language from a user prompt, audio and text alike. To drop only the recording, use
   * `deleteArchitectPromptResourceAudio`.
   *
   * @param languageCode - Language tag of the resource, e.g. `en-us`.
   * @permissions `architect:userPrompt:edit`
   * @see DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}
   */
  deleteArchitectPromptResource(promptId: string, languageCode: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectPromptResource',
      'DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Removes the recording of a user prompt in one language and leaves the text-to-speech wording of that language in place.
   *
   * @param languageCode - Language tag of the resource, e.g. `en-us`.
   * @permissions `architect:userPrompt:edit`
   * @see DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}/audio
   */
  deleteArchitectPromptResourceAudio(promptId: string, languageCode: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectPromptResourceAudio',
      'DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}/audio',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Starts the deletion of several user prompts and answers before it is finished.
   *
   * @param id - Ids of the prompts to delete.
   * @permissions `architect:userPrompt:delete`
   * @see DELETE /api/v2/architect/prompts
   */
  deleteArchitectPrompts(id: readonly string[], request?: RequestOptions): ApiPromise<Operation> {
    return this.call('deleteArchitectPrompts', 'DELETE /api/v2/architect/prompts', { id }, {}, request);
  }

  /**
   * Deletes a schedule. Schedule groups that open, close or take holidays by it should be changed first.
   *
   * @permissions `routing:schedule:delete`
   * @see DELETE /api/v2/architect/schedules/{scheduleId}
   */
  deleteArchitectSchedule(scheduleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteArchitectSchedule', 'DELETE /api/v2/architect/schedules/{scheduleId}', { scheduleId }, {}, request);
  }

  /**
   * Deletes a schedule group; the schedules it was made of stay.
   *
   * @permissions `routing:scheduleGroup:delete`
   * @see DELETE /api/v2/architect/schedulegroups/{scheduleGroupId}
   */
  deleteArchitectSchedulegroup(scheduleGroupId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectSchedulegroup',
      'DELETE /api/v2/architect/schedulegroups/{scheduleGroupId}',
      { scheduleGroupId },
      {},
      request,
    );
  }

  /**
   * Takes back the organisation's own version of a system prompt in one language, so that the platform's recording is heard
   * again.
   *
   * @param languageCode - Language tag of the override, e.g. `en-us`.
   * @permissions `architect:systemPrompt:edit`
   * @see DELETE /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}
   */
  deleteArchitectSystempromptResource(promptId: string, languageCode: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteArchitectSystempromptResource',
      'DELETE /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Deletes a flow. It stays readable through the calls that accept `deleted`.
   *
   * @permissions `architect:flow:delete`
   * @see DELETE /api/v2/flows/{flowId}
   */
  deleteFlow(flowId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteFlow', 'DELETE /api/v2/flows/{flowId}', { flowId }, {}, request);
  }

  /**
   * Takes a flow's own log level away, so that the organisation's default applies to it again.
   *
   * @permissions `architect:flowLogLevel:delete`
   * @see DELETE /api/v2/flows/{flowId}/instances/settings/loglevels
   */
  deleteFlowInstancesSettingsLoglevels(flowId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteFlowInstancesSettingsLoglevels',
      'DELETE /api/v2/flows/{flowId}/instances/settings/loglevels',
      { flowId },
      {},
      request,
    );
  }

  /**
   * Starts the deletion of several flows and answers with the running operation; `deleteFlow` handles a single one.
   *
   * @param id - Ids of the flows to delete.
   * @permissions `architect:flow:delete`
   * @see DELETE /api/v2/flows
   */
  deleteFlows(id: readonly string[], request?: RequestOptions): ApiPromise<Operation> {
    return this.call('deleteFlows', 'DELETE /api/v2/flows', { id }, {}, request);
  }

  /**
   * Deletes a data table together with all its rows.
   *
   * @param opts.force - Deletes the table even where flows use it; without it such a table is kept.
   * @permissions `architect:datatable:delete`
   * @see DELETE /api/v2/flows/datatables/{datatableId}
   */
  deleteFlowsDatatable(datatableId: string, opts?: { force?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteFlowsDatatable', 'DELETE /api/v2/flows/datatables/{datatableId}', { datatableId }, opts, request);
  }

  /**
   * Deletes the row that a key identifies.
   *
   * @param rowId - Value of the row's key column.
   * @permissions any of `architect:datatable:delete`, `architect:datatableRow:delete`
   * @see DELETE /api/v2/flows/datatables/{datatableId}/rows/{rowId}
   */
  deleteFlowsDatatableRow(datatableId: string, rowId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteFlowsDatatableRow',
      'DELETE /api/v2/flows/datatables/{datatableId}/rows/{rowId}',
      { datatableId, rowId },
      {},
      request,
    );
  }

  /**
   * Resets the log level that holds for flows without a separate one to what the platform assumes.
   *
   * @permissions `architect:flowLogLevelDefault:delete`
   * @see DELETE /api/v2/flows/instances/settings/loglevels/default
   */
  deleteFlowsInstancesSettingsLoglevelsDefault(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteFlowsInstancesSettingsLoglevelsDefault',
      'DELETE /api/v2/flows/instances/settings/loglevels/default',
      {},
      {},
      request,
    );
  }

  /**
   * Deletes a flow milestone.
   *
   * @returns An empty object.
   * @permissions `architect:flowMilestone:delete`
   * @see DELETE /api/v2/flows/milestones/{milestoneId}
   */
  deleteFlowsMilestone(milestoneId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteFlowsMilestone', 'DELETE /api/v2/flows/milestones/{milestoneId}', { milestoneId }, {}, request);
  }

  /**
   * Finds tracked objects by their display name: flows, prompts, queues, data actions and all other objects that flows can refer
   * to. By type and id, use `getArchitectDependencytrackingObject`.
   *
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking
   */
  getArchitectDependencytracking(
    name: string,
    opts?: GetArchitectDependencytrackingOptions,
    request?: RequestOptions,
  ): ApiPromise<DependencyObjectEntityListing> {
    return this.call('getArchitectDependencytracking', 'GET /api/v2/architect/dependencytracking', { name }, opts, request);
  }

  /**
   * Reads the state of the dependency index: never built, building, operational, or operational but due for a rebuild.
   * Objects that could not be indexed are listed with it.
   *
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/build
   */
  getArchitectDependencytrackingBuild(request?: RequestOptions): ApiPromise<DependencyStatus> {
    return this.call('getArchitectDependencytrackingBuild', 'GET /api/v2/architect/dependencytracking/build', {}, {}, request);
  }

  /**
   * Lists what one version of an object uses, e.g. the queues, prompts and data tables of a flow. The opposite direction is
   * `getArchitectDependencytrackingConsumingresources`.
   *
   * @param id - Id of the object that does the using.
   * @param version - Version of that object.
   * @param objectType - Type of that object.
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/consumedresources
   */
  getArchitectDependencytrackingConsumedresources(
    id: string,
    version: string,
    objectType: OpenEnum<DependencyObjectType>,
    opts?: GetArchitectDependencytrackingConsumedresourcesOptions,
    request?: RequestOptions,
  ): ApiPromise<ConsumedResourcesEntityListing> {
    return this.call(
      'getArchitectDependencytrackingConsumedresources',
      'GET /api/v2/architect/dependencytracking/consumedresources',
      { id, version, objectType },
      opts,
      request,
    );
  }

  /**
   * Lists what uses a resource: the question to ask before a queue, prompt or data table is changed or deleted.
   *
   * @param id - Id of the resource that is used.
   * @param objectType - Type of that resource.
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/consumingresources
   */
  getArchitectDependencytrackingConsumingresources(
    id: string,
    objectType: OpenEnum<DependencyObjectType>,
    opts?: GetArchitectDependencytrackingConsumingresourcesOptions,
    request?: RequestOptions,
  ): ApiPromise<ConsumingResourcesEntityListing> {
    return this.call(
      'getArchitectDependencytrackingConsumingresources',
      'GET /api/v2/architect/dependencytracking/consumingresources',
      { id, objectType },
      opts,
      request,
    );
  }

  /**
   * Lists objects that still refer to something that has been deleted, in other words what will fail at run time.
   *
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/deletedresourceconsumers
   */
  getArchitectDependencytrackingDeletedresourceconsumers(
    opts?: GetArchitectDependencytrackingDeletedresourceconsumersOptions,
    request?: RequestOptions,
  ): ApiPromise<DependencyObjectEntityListing> {
    return this.call(
      'getArchitectDependencytrackingDeletedresourceconsumers',
      'GET /api/v2/architect/dependencytracking/deletedresourceconsumers',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one object from the dependency index, on request with what it uses and what uses it.
   *
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/object
   */
  getArchitectDependencytrackingObject(
    id: string,
    opts?: GetArchitectDependencytrackingObjectOptions,
    request?: RequestOptions,
  ): ApiPromise<DependencyObject> {
    return this.call(
      'getArchitectDependencytrackingObject',
      'GET /api/v2/architect/dependencytracking/object',
      { id },
      opts,
      request,
    );
  }

  /**
   * Reads one type of tracked object and whether its objects are versioned.
   *
   * @param typeId - Name of the type, e.g. `QUEUE` or `INBOUNDCALLFLOW`.
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/types/{typeId}
   */
  getArchitectDependencytrackingType(typeId: string, request?: RequestOptions): ApiPromise<DependencyType> {
    return this.call(
      'getArchitectDependencytrackingType',
      'GET /api/v2/architect/dependencytracking/types/{typeId}',
      { typeId },
      {},
      request,
    );
  }

  /**
   * Lists the types of object that dependency tracking knows.
   *
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/types
   */
  getArchitectDependencytrackingTypes(opts?: PageOptions, request?: RequestOptions): ApiPromise<DependencyTypeEntityListing> {
    return this.call('getArchitectDependencytrackingTypes', 'GET /api/v2/architect/dependencytracking/types', {}, opts, request);
  }

  /**
   * Lists objects whose resources have been updated since, so that they may want another look or another publishing.
   *
   * @permissions `architect:dependencyTracking:view`
   * @see GET /api/v2/architect/dependencytracking/updatedresourceconsumers
   */
  getArchitectDependencytrackingUpdatedresourceconsumers(
    opts?: GetArchitectDependencytrackingUpdatedresourceconsumersOptions,
    request?: RequestOptions,
  ): ApiPromise<DependencyObjectEntityListing> {
    return this.call(
      'getArchitectDependencytrackingUpdatedresourceconsumers',
      'GET /api/v2/architect/dependencytracking/updatedresourceconsumers',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads an emergency group: whether it is switched on and which flow takes over which call routes.
   *
   * @permissions `routing:emergencyGroup:view`
   * @see GET /api/v2/architect/emergencygroups/{emergencyGroupId}
   */
  getArchitectEmergencygroup(emergencyGroupId: string, request?: RequestOptions): ApiPromise<EmergencyGroup> {
    return this.call(
      'getArchitectEmergencygroup',
      'GET /api/v2/architect/emergencygroups/{emergencyGroupId}',
      { emergencyGroupId },
      {},
      request,
    );
  }

  /**
   * Lists emergency groups page by page, optionally filtered by name.
   *
   * @permissions `routing:emergencyGroup:view`
   * @see GET /api/v2/architect/emergencygroups
   */
  getArchitectEmergencygroups(
    opts?: GetArchitectEmergencygroupsOptions,
    request?: RequestOptions,
  ): ApiPromise<EmergencyGroupListing> {
    return this.call('getArchitectEmergencygroups', 'GET /api/v2/architect/emergencygroups', {}, opts, request);
  }

  /**
   * Lists emergency groups by name and division only, for pickers and filters.
   *
   * @permissions `routing:emergencyGroup:search`
   * @see GET /api/v2/architect/emergencygroups/divisionviews
   */
  getArchitectEmergencygroupsDivisionviews(
    opts?: GetArchitectEmergencygroupsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<EmergencyGroupDivisionViewEntityListing> {
    return this.call(
      'getArchitectEmergencygroupsDivisionviews',
      'GET /api/v2/architect/emergencygroups/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads a grammar with the languages it has files for.
   *
   * @param opts.includeFileUrls - Adds the addresses from which the files can be downloaded.
   * @permissions `architect:grammar:view`
   * @see GET /api/v2/architect/grammars/{grammarId}
   */
  getArchitectGrammar(grammarId: string, opts?: { includeFileUrls?: boolean }, request?: RequestOptions): ApiPromise<Grammar> {
    return this.call('getArchitectGrammar', 'GET /api/v2/architect/grammars/{grammarId}', { grammarId }, opts, request);
  }

  /**
   * Reads one language of a grammar: its voice and DTMF files and when they were uploaded.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:view`
   * @see GET /api/v2/architect/grammars/{grammarId}/languages/{languageCode}
   */
  getArchitectGrammarLanguage(grammarId: string, languageCode: string, request?: RequestOptions): ApiPromise<GrammarLanguage> {
    return this.call(
      'getArchitectGrammarLanguage',
      'GET /api/v2/architect/grammars/{grammarId}/languages/{languageCode}',
      { grammarId, languageCode },
      {},
      request,
    );
  }

  /**
   * Lists the grammars that flows can use.
   *
   * @permissions `architect:grammar:view`
   * @see GET /api/v2/architect/grammars
   */
  getArchitectGrammars(opts?: GetArchitectGrammarsOptions, request?: RequestOptions): ApiPromise<GrammarListing> {
    return this.call('getArchitectGrammars', 'GET /api/v2/architect/grammars', {}, opts, request);
  }

  /**
   * Reads a call route with its numbers, its schedule group and the flows for open, closed and holiday hours.
   *
   * @permissions `routing:callRoute:view`
   * @see GET /api/v2/architect/ivrs/{ivrId}
   */
  getArchitectIvr(ivrId: string, request?: RequestOptions): ApiPromise<IVR> {
    return this.call('getArchitectIvr', 'GET /api/v2/architect/ivrs/{ivrId}', { ivrId }, {}, request);
  }

  /**
   * Reads whether callers on a call route are matched with known contacts, and in which division.
   *
   * @permissions all of `routing:callRoute:view`, `routing:identityResolutionIvr:view`
   * @see GET /api/v2/architect/ivrs/{ivrId}/identityresolution
   */
  getArchitectIvrIdentityresolution(ivrId: string, request?: RequestOptions): ApiPromise<IVRIdentityResolutionConfig> {
    return this.call(
      'getArchitectIvrIdentityresolution',
      'GET /api/v2/architect/ivrs/{ivrId}/identityresolution',
      { ivrId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's call routes page by page.
   *
   * @permissions `routing:callRoute:view`
   * @see GET /api/v2/architect/ivrs
   */
  getArchitectIvrs(opts?: GetArchitectIvrsOptions, request?: RequestOptions): ApiPromise<IVREntityListing> {
    return this.call('getArchitectIvrs', 'GET /api/v2/architect/ivrs', {}, opts, request);
  }

  /**
   * Lists call routes by name and division only. Their numbers and flows come from `getArchitectIvrs`.
   *
   * @permissions `routing:callRoute:search`
   * @see GET /api/v2/architect/ivrs/divisionviews
   */
  getArchitectIvrsDivisionviews(
    opts?: GetArchitectIvrsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<IVRDivisionViewEntityListing> {
    return this.call('getArchitectIvrsDivisionviews', 'GET /api/v2/architect/ivrs/divisionviews', {}, opts, request);
  }

  /**
   * Reads a user prompt with its resources in all languages.
   *
   * @permissions `architect:userPrompt:view`
   * @see GET /api/v2/architect/prompts/{promptId}
   */
  getArchitectPrompt(promptId: string, opts?: GetArchitectPromptOptions, request?: RequestOptions): ApiPromise<Prompt> {
    return this.call('getArchitectPrompt', 'GET /api/v2/architect/prompts/{promptId}', { promptId }, opts, request);
  }

  /**
   * Reads the history of a user prompt that `postArchitectPromptHistory` has generated.
   *
   * @param historyId - Id of the operation that `postArchitectPromptHistory` returned.
   * @permissions `architect:userPrompt:view`
   * @see GET /api/v2/architect/prompts/{promptId}/history/{historyId}
   */
  getArchitectPromptHistoryHistoryId(
    promptId: string,
    historyId: string,
    opts?: GetArchitectPromptHistoryHistoryIdOptions,
    request?: RequestOptions,
  ): ApiPromise<HistoryListing> {
    return this.call(
      'getArchitectPromptHistoryHistoryId',
      'GET /api/v2/architect/prompts/{promptId}/history/{historyId}',
      { promptId, historyId },
      opts,
      request,
    );
  }

  /**
   * Reads a user prompt in one language: recording, spoken text and state of the upload.
   *
   * @param languageCode - Language tag of the resource, e.g. `en-us`.
   * @permissions `architect:userPrompt:view`
   * @see GET /api/v2/architect/prompts/{promptId}/resources/{languageCode}
   */
  getArchitectPromptResource(promptId: string, languageCode: string, request?: RequestOptions): ApiPromise<PromptAsset> {
    return this.call(
      'getArchitectPromptResource',
      'GET /api/v2/architect/prompts/{promptId}/resources/{languageCode}',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Lists the languages of a user prompt with their recordings and texts.
   *
   * @permissions `architect:userPrompt:view`
   * @see GET /api/v2/architect/prompts/{promptId}/resources
   */
  getArchitectPromptResources(
    promptId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<PromptAssetEntityListing> {
    return this.call(
      'getArchitectPromptResources',
      'GET /api/v2/architect/prompts/{promptId}/resources',
      { promptId },
      opts,
      request,
    );
  }

  /**
   * Lists the user prompts that authors of the organisation have made; those of the platform come from
   * `getArchitectSystemprompts`.
   *
   * @example
   * ```ts
   * const prompts = await new ArchitectApi(client).getArchitectPrompts({ pageSize: 50 }).items().toArray();
   * console.log(prompts.map(({ name }) => name));
   * ```
   * @permissions `architect:userPrompt:view`
   * @see GET /api/v2/architect/prompts
   */
  getArchitectPrompts(opts?: GetArchitectPromptsOptions, request?: RequestOptions): ApiPromise<PromptEntityListing> {
    return this.call('getArchitectPrompts', 'GET /api/v2/architect/prompts', {}, opts, request);
  }

  /**
   * Reads one schedule, i.e. a period with its recurrence rule.
   *
   * @permissions `routing:schedule:view`
   * @see GET /api/v2/architect/schedules/{scheduleId}
   */
  getArchitectSchedule(scheduleId: string, request?: RequestOptions): ApiPromise<Schedule> {
    return this.call('getArchitectSchedule', 'GET /api/v2/architect/schedules/{scheduleId}', { scheduleId }, {}, request);
  }

  /**
   * Reads a schedule group with its time zone and its open, closed and holiday schedules.
   *
   * @permissions `routing:scheduleGroup:view`
   * @see GET /api/v2/architect/schedulegroups/{scheduleGroupId}
   */
  getArchitectSchedulegroup(scheduleGroupId: string, request?: RequestOptions): ApiPromise<ScheduleGroup> {
    return this.call(
      'getArchitectSchedulegroup',
      'GET /api/v2/architect/schedulegroups/{scheduleGroupId}',
      { scheduleGroupId },
      {},
      request,
    );
  }

  /**
   * Lists schedule groups page by page.
   *
   * @permissions `routing:scheduleGroup:view`
   * @see GET /api/v2/architect/schedulegroups
   */
  getArchitectSchedulegroups(
    opts?: GetArchitectSchedulegroupsOptions,
    request?: RequestOptions,
  ): ApiPromise<ScheduleGroupEntityListing> {
    return this.call('getArchitectSchedulegroups', 'GET /api/v2/architect/schedulegroups', {}, opts, request);
  }

  /**
   * Lists schedule groups by name and division only, without the schedules in them.
   *
   * @permissions `routing:scheduleGroup:search`
   * @see GET /api/v2/architect/schedulegroups/divisionviews
   */
  getArchitectSchedulegroupsDivisionviews(
    opts?: GetArchitectSchedulegroupsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<ScheduleGroupDivisionViewEntityListing> {
    return this.call(
      'getArchitectSchedulegroupsDivisionviews',
      'GET /api/v2/architect/schedulegroups/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists schedules page by page.
   *
   * @example
   * ```ts
   * const schedules = await new ArchitectApi(client).getArchitectSchedules().items().toArray();
   * console.log(schedules.map(({ name }) => name));
   * ```
   * @permissions `routing:schedule:view`
   * @see GET /api/v2/architect/schedules
   */
  getArchitectSchedules(opts?: GetArchitectSchedulesOptions, request?: RequestOptions): ApiPromise<ScheduleEntityListing> {
    return this.call('getArchitectSchedules', 'GET /api/v2/architect/schedules', {}, opts, request);
  }

  /**
   * Lists schedules by name and division only, without their times.
   *
   * @permissions `routing:schedule:search`
   * @see GET /api/v2/architect/schedules/divisionviews
   */
  getArchitectSchedulesDivisionviews(
    opts?: GetArchitectSchedulesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<ScheduleDivisionViewEntityListing> {
    return this.call('getArchitectSchedulesDivisionviews', 'GET /api/v2/architect/schedules/divisionviews', {}, opts, request);
  }

  /**
   * Reads a system prompt, the platform's own wording such as digits or error announcements.
   *
   * @permissions `architect:systemPrompt:view`
   * @see GET /api/v2/architect/systemprompts/{promptId}
   */
  getArchitectSystemprompt(
    promptId: string,
    opts?: GetArchitectSystempromptOptions,
    request?: RequestOptions,
  ): ApiPromise<SystemPrompt> {
    return this.call('getArchitectSystemprompt', 'GET /api/v2/architect/systemprompts/{promptId}', { promptId }, opts, request);
  }

  /**
   * Reads the history of a system prompt that `postArchitectSystempromptHistory` has generated.
   *
   * @param historyId - Id of the operation that `postArchitectSystempromptHistory` returned.
   * @permissions `architect:systemPrompt:view`
   * @see GET /api/v2/architect/systemprompts/{promptId}/history/{historyId}
   */
  getArchitectSystempromptHistoryHistoryId(
    promptId: string,
    historyId: string,
    opts?: GetArchitectSystempromptHistoryHistoryIdOptions,
    request?: RequestOptions,
  ): ApiPromise<HistoryListing> {
    return this.call(
      'getArchitectSystempromptHistoryHistoryId',
      'GET /api/v2/architect/systemprompts/{promptId}/history/{historyId}',
      { promptId, historyId },
      opts,
      request,
    );
  }

  /**
   * Reads a system prompt in one language, with `hasDefault` telling whether a platform version exists behind an override.
   *
   * @param languageCode - Language tag of the resource, e.g. `en-us`.
   * @permissions `architect:systemPrompt:view`
   * @see GET /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}
   */
  getArchitectSystempromptResource(
    promptId: string,
    languageCode: string,
    request?: RequestOptions,
  ): ApiPromise<SystemPromptAsset> {
    return this.call(
      'getArchitectSystempromptResource',
      'GET /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Lists the languages of a system prompt, overrides of the organisation included.
   *
   * @permissions `architect:systemPrompt:view`
   * @see GET /api/v2/architect/systemprompts/{promptId}/resources
   */
  getArchitectSystempromptResources(
    promptId: string,
    opts?: GetArchitectSystempromptResourcesOptions,
    request?: RequestOptions,
  ): ApiPromise<SystemPromptAssetEntityListing> {
    return this.call(
      'getArchitectSystempromptResources',
      'GET /api/v2/architect/systemprompts/{promptId}/resources',
      { promptId },
      opts,
      request,
    );
  }

  /**
   * Lists the prompts that come with the platform.
   *
   * @permissions `architect:systemPrompt:view`
   * @see GET /api/v2/architect/systemprompts
   */
  getArchitectSystemprompts(
    opts?: GetArchitectSystempromptsOptions,
    request?: RequestOptions,
  ): ApiPromise<SystemPromptEntityListing> {
    return this.call('getArchitectSystemprompts', 'GET /api/v2/architect/systemprompts', {}, opts, request);
  }

  /**
   * Reads a flow's record: type, division, lock, and its saved, checked-in and published versions. The content of the flow
   * comes from `getFlowLatestconfiguration` or `getFlowVersionConfiguration`.
   *
   * @param opts.deleted - Finds the flow even if it has been deleted.
   * @example
   * ```ts
   * const flow = await new ArchitectApi(client).getFlow(flowId);
   * console.log(flow.name, flow.type);
   * ```
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}
   */
  getFlow(flowId: string, opts?: { deleted?: boolean }, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('getFlow', 'GET /api/v2/flows/{flowId}', { flowId }, opts, request);
  }

  /**
   * Reads a flow's history as generated by `postFlowHistory`: who checked out, saved, checked in, published or reverted, and
   * when.
   *
   * @param historyId - Id of the operation that `postFlowHistory` returned.
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/history/{historyId}
   */
  getFlowHistoryHistoryId(
    flowId: string,
    historyId: string,
    opts?: GetFlowHistoryHistoryIdOptions,
    request?: RequestOptions,
  ): ApiPromise<HistoryListing> {
    return this.call(
      'getFlowHistoryHistoryId',
      'GET /api/v2/flows/{flowId}/history/{historyId}',
      { flowId, historyId },
      opts,
      request,
    );
  }

  /**
   * Reads how much one flow records about its runs.
   *
   * @param opts.expand - Without it, name, type and the single characteristics are left out.
   * @permissions `architect:flowLogLevel:view`
   * @see GET /api/v2/flows/{flowId}/instances/settings/loglevels
   */
  getFlowInstancesSettingsLoglevels(
    flowId: string,
    opts?: { expand?: readonly OpenEnum<FlowLogLevelExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<FlowSettingsResponse> {
    return this.call(
      'getFlowInstancesSettingsLoglevels',
      'GET /api/v2/flows/{flowId}/instances/settings/loglevels',
      { flowId },
      opts,
      request,
    );
  }

  /**
   * Reads the content of a flow in its most recent version.
   *
   * @param opts.deleted - Finds the flow even if it has been deleted.
   * @returns The flow's configuration as Architect stores it; its shape follows the type of flow.
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/latestconfiguration
   */
  getFlowLatestconfiguration(flowId: string, opts?: { deleted?: boolean }, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('getFlowLatestconfiguration', 'GET /api/v2/flows/{flowId}/latestconfiguration', { flowId }, opts, request);
  }

  /**
   * Reads the record of one version of a flow: who made it, when, and by which step (save, check-in or publishing).
   *
   * @param opts.deleted - `true` finds the version even if the flow has been deleted.
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/versions/{versionId}
   */
  getFlowVersion(
    flowId: string,
    versionId: string,
    opts?: { deleted?: string },
    request?: RequestOptions,
  ): ApiPromise<FlowVersion> {
    return this.call('getFlowVersion', 'GET /api/v2/flows/{flowId}/versions/{versionId}', { flowId, versionId }, opts, request);
  }

  /**
   * Reads the content of a flow in one particular version.
   *
   * @param opts.deleted - `true` finds the version even if the flow has been deleted.
   * @returns The flow's configuration as Architect stores it; its shape follows the type of flow.
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/versions/{versionId}/configuration
   */
  getFlowVersionConfiguration(
    flowId: string,
    versionId: string,
    opts?: { deleted?: string },
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'getFlowVersionConfiguration',
      'GET /api/v2/flows/{flowId}/versions/{versionId}/configuration',
      { flowId, versionId },
      opts,
      request,
    );
  }

  /**
   * Rates the language understanding of a bot flow's version: for each intent, a score and the number of issues found in its
   * utterances.
   *
   * @param opts.language - Only the figures of this language.
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/versions/{versionId}/health
   */
  getFlowVersionHealth(
    flowId: string,
    versionId: string,
    opts?: { language?: OpenEnum<FlowHealthLanguage> },
    request?: RequestOptions,
  ): ApiPromise<FlowHealth> {
    return this.call(
      'getFlowVersionHealth',
      'GET /api/v2/flows/{flowId}/versions/{versionId}/health',
      { flowId, versionId },
      opts,
      request,
    );
  }

  /**
   * Reads what is wrong with one intent of a bot flow's version, down to its utterances: too few or too long, outliers, or too
   * like those of another intent.
   *
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/versions/{versionId}/intents/{intentId}/health
   */
  getFlowVersionIntentHealth(
    flowId: string,
    versionId: string,
    intentId: string,
    language: OpenEnum<FlowHealthLanguage>,
    request?: RequestOptions,
  ): ApiPromise<FlowHealthIntent> {
    return this.call(
      'getFlowVersionIntentHealth',
      'GET /api/v2/flows/{flowId}/versions/{versionId}/intents/{intentId}/health',
      { flowId, versionId, intentId, language },
      {},
      request,
    );
  }

  /**
   * Reads what is wrong with one utterance of an intent, with the utterances of other intents that it may be mistaken for.
   *
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/versions/{versionId}/intents/{intentId}/utterances/{utteranceId}/health
   */
  getFlowVersionIntentUtteranceHealth(
    flowId: string,
    versionId: string,
    intentId: string,
    utteranceId: string,
    language: OpenEnum<FlowHealthLanguage>,
    request?: RequestOptions,
  ): ApiPromise<FlowHealthUtterance> {
    return this.call(
      'getFlowVersionIntentUtteranceHealth',
      'GET /api/v2/flows/{flowId}/versions/{versionId}/intents/{intentId}/utterances/{utteranceId}/health',
      { flowId, versionId, intentId, utteranceId, language },
      {},
      request,
    );
  }

  /**
   * Lists the versions of a flow page by page.
   *
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/{flowId}/versions
   */
  getFlowVersions(flowId: string, opts?: GetFlowVersionsOptions, request?: RequestOptions): ApiPromise<FlowVersionEntityListing> {
    return this.call('getFlowVersions', 'GET /api/v2/flows/{flowId}/versions', { flowId }, opts, request);
  }

  /**
   * Lists flows with their locks and versions, filtered in many ways. For a picker, `getFlowsDivisionviews` is lighter.
   *
   * @example
   * ```ts
   * const flows = await new ArchitectApi(client).getFlows({ type: ['inboundcall'], pageSize: 100 }).items().toArray();
   * console.log(flows.map(({ name }) => name));
   * ```
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows
   */
  getFlows(opts?: GetFlowsOptions, request?: RequestOptions): ApiPromise<FlowEntityListing> {
    return this.call('getFlows', 'GET /api/v2/flows', {}, opts, request);
  }

  /**
   * Reads a data table's definition; its content comes from `getFlowsDatatableRows`.
   *
   * @param opts.expand - `schema` adds the column definitions, which are left out otherwise.
   * @permissions `architect:datatable:view`
   * @see GET /api/v2/flows/datatables/{datatableId}
   */
  getFlowsDatatable(
    datatableId: string,
    opts?: { expand?: OpenEnum<'schema'> },
    request?: RequestOptions,
  ): ApiPromise<DataTable> {
    return this.call('getFlowsDatatable', 'GET /api/v2/flows/datatables/{datatableId}', { datatableId }, opts, request);
  }

  /**
   * Reads the state of an export that `postFlowsDatatableExportJobs` has started: `Processing`, `Failed` or `Succeeded`. Once
   * succeeded, `downloadURI` leads to the file.
   *
   * @permissions any of `architect:datatable:view`, `architect:datatableRow:view`
   * @see GET /api/v2/flows/datatables/{datatableId}/export/jobs/{exportJobId}
   */
  getFlowsDatatableExportJob(datatableId: string, exportJobId: string, request?: RequestOptions): ApiPromise<DataTableExportJob> {
    return this.call(
      'getFlowsDatatableExportJob',
      'GET /api/v2/flows/datatables/{datatableId}/export/jobs/{exportJobId}',
      { datatableId, exportJobId },
      {},
      request,
    );
  }

  /**
   * Reads the state of an import and how many rows it has updated, deleted or failed on. The job waits in `WaitingForUpload`
   * until the file has arrived.
   *
   * @permissions any of `architect:datatable:view`, `architect:datatableRow:view`
   * @see GET /api/v2/flows/datatables/{datatableId}/import/jobs/{importJobId}
   */
  getFlowsDatatableImportJob(datatableId: string, importJobId: string, request?: RequestOptions): ApiPromise<DataTableImportJob> {
    return this.call(
      'getFlowsDatatableImportJob',
      'GET /api/v2/flows/datatables/{datatableId}/import/jobs/{importJobId}',
      { datatableId, importJobId },
      {},
      request,
    );
  }

  /**
   * Lists the recent import jobs of a data table.
   *
   * @permissions any of `architect:datatable:edit`, `architect:datatableRow:view`
   * @see GET /api/v2/flows/datatables/{datatableId}/import/jobs
   */
  getFlowsDatatableImportJobs(
    datatableId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<DataTableImportEntityListing> {
    return this.call(
      'getFlowsDatatableImportJobs',
      'GET /api/v2/flows/datatables/{datatableId}/import/jobs',
      { datatableId },
      opts,
      request,
    );
  }

  /**
   * Reads a row by its key.
   *
   * @param rowId - Value of the row's key column.
   * @param opts.showbrief - The platform assumes `true` and returns only the key; pass `false` for all columns.
   * @returns The row, column name to value.
   * @permissions any of `architect:datatable:view`, `architect:datatableRow:view`
   * @see GET /api/v2/flows/datatables/{datatableId}/rows/{rowId}
   */
  getFlowsDatatableRow(
    datatableId: string,
    rowId: string,
    opts?: { showbrief?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Dictionary<JsonObject>> {
    return this.call(
      'getFlowsDatatableRow',
      'GET /api/v2/flows/datatables/{datatableId}/rows/{rowId}',
      { datatableId, rowId },
      opts,
      request,
    );
  }

  /**
   * Lists the rows of a data table page by page.
   *
   * @example
   * ```ts
   * const rows = await new ArchitectApi(client).getFlowsDatatableRows(datatableId, { showbrief: false }).items().toArray();
   * console.log(rows);
   * ```
   * @permissions any of `architect:datatable:view`, `architect:datatableRow:view`
   * @see GET /api/v2/flows/datatables/{datatableId}/rows
   */
  getFlowsDatatableRows(
    datatableId: string,
    opts?: GetFlowsDatatableRowsOptions,
    request?: RequestOptions,
  ): ApiPromise<DataTableRowEntityListing> {
    return this.call('getFlowsDatatableRows', 'GET /api/v2/flows/datatables/{datatableId}/rows', { datatableId }, opts, request);
  }

  /**
   * Lists data tables without their rows. `getFlowsDatatablesDivisionviews` needs less than the right to view them fully.
   *
   * @example
   * ```ts
   * const tables = await new ArchitectApi(client).getFlowsDatatables({ expand: 'schema' }).items().toArray();
   * console.log(tables.map(({ name }) => name));
   * ```
   * @permissions `architect:datatable:view`
   * @see GET /api/v2/flows/datatables
   */
  getFlowsDatatables(opts?: GetFlowsDatatablesOptions, request?: RequestOptions): ApiPromise<DataTablesDomainEntityListing> {
    return this.call('getFlowsDatatables', 'GET /api/v2/flows/datatables', {}, opts, request);
  }

  /**
   * Reads the short form of a data table that the caller may search in.
   *
   * @param opts.expand - `schema` adds the column definitions.
   * @permissions `architect:datatable:search`
   * @see GET /api/v2/flows/datatables/divisionviews/{datatableId}
   */
  getFlowsDatatablesDivisionview(
    datatableId: string,
    opts?: { expand?: OpenEnum<'schema'> },
    request?: RequestOptions,
  ): ApiPromise<DataTable> {
    return this.call(
      'getFlowsDatatablesDivisionview',
      'GET /api/v2/flows/datatables/divisionviews/{datatableId}',
      { datatableId },
      opts,
      request,
    );
  }

  /**
   * Lists the data tables in the divisions where the caller may search them, for pickers and filters.
   *
   * @permissions `architect:datatable:search`
   * @see GET /api/v2/flows/datatables/divisionviews
   */
  getFlowsDatatablesDivisionviews(
    opts?: GetFlowsDatatablesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<DataTablesDomainEntityListing> {
    return this.call('getFlowsDatatablesDivisionviews', 'GET /api/v2/flows/datatables/divisionviews', {}, opts, request);
  }

  /**
   * Lists the flows in the divisions where the caller may search them, without locks and edit states. Meant for pickers;
   * `getFlows` gives the full record.
   *
   * @permissions `architect:flow:search`
   * @see GET /api/v2/flows/divisionviews
   */
  getFlowsDivisionviews(
    opts?: GetFlowsDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<FlowDivisionViewEntityListing> {
    return this.call('getFlowsDivisionviews', 'GET /api/v2/flows/divisionviews', {}, opts, request);
  }

  /**
   * Reads how a flow run that `postFlowsExecutions` launched is doing and, once it has completed, what it put out. States are
   * `RUNNING`, `COMPLETED`, `ERROR`, `FAILED`, `TERMINATED` and `UNKNOWN`.
   *
   * @permissions `architect:flowExecution:view`
   * @see GET /api/v2/flows/executions/{flowExecutionId}
   */
  getFlowsExecution(flowExecutionId: string, request?: RequestOptions): ApiPromise<FlowRuntimeExecution> {
    return this.call('getFlowsExecution', 'GET /api/v2/flows/executions/{flowExecutionId}', { flowExecutionId }, {}, request);
  }

  /**
   * Reads the state of an export begun with `postFlowsExportJobs`; on success `downloadUrl` leads to the exported flows.
   *
   * @param opts.expand - `messages` adds the warnings and errors that Architect raised.
   * @permissions `architect:jobExport:view`
   * @see GET /api/v2/flows/export/jobs/{jobId}
   */
  getFlowsExportJob(
    jobId: string,
    opts?: { expand?: readonly OpenEnum<'messages'>[] },
    request?: RequestOptions,
  ): ApiPromise<ArchitectExportJobStateResponse> {
    return this.call('getFlowsExportJob', 'GET /api/v2/flows/export/jobs/{jobId}', { jobId }, opts, request);
  }

  /**
   * Starts preparing the execution data of one flow run for download. Follow the job with `getFlowsInstancesJob`; for several
   * runs at once use `postFlowsInstancesJobs`.
   *
   * @param opts.expand - Also prepares the data of the bots or data actions that the run called.
   * @permissions `architect:flowInstance:view`
   * @see GET /api/v2/flows/instances/{instanceId}
   */
  getFlowsInstance(
    instanceId: string,
    opts?: { expand?: OpenEnum<'bots' | 'dataActions'> },
    request?: RequestOptions,
  ): ApiPromise<GetFlowExecutionDataJobResult> {
    return this.call('getFlowsInstance', 'GET /api/v2/flows/instances/{instanceId}', { instanceId }, opts, request);
  }

  /**
   * Reads how a job that prepares execution data is doing and, once it has succeeded, where the data of each run can be
   * downloaded.
   *
   * @permissions `architect:flowInstance:view`
   * @see GET /api/v2/flows/instances/jobs/{jobId}
   */
  getFlowsInstancesJob(jobId: string, request?: RequestOptions): ApiPromise<GetFlowExecutionDataJobResult> {
    return this.call('getFlowsInstancesJob', 'GET /api/v2/flows/instances/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Lists what `postFlowsInstancesQuery` can search by: the criteria with their operators, the flow and action types, and the
   * error and warning codes.
   *
   * @param opts.expand - Fills in the criteria on flows or those on actions.
   * @permissions `architect:flowInstance:search`
   * @see GET /api/v2/flows/instances/querycapabilities
   */
  getFlowsInstancesQuerycapabilities(
    opts?: { expand?: OpenEnum<'flow' | 'action'> },
    request?: RequestOptions,
  ): ApiPromise<FlowsQueryCriteriaResponse> {
    return this.call('getFlowsInstancesQuerycapabilities', 'GET /api/v2/flows/instances/querycapabilities', {}, opts, request);
  }

  /**
   * Reads whether flows of the organisation record execution data at all.
   *
   * @permissions `architect:flowinstanceexecutiondata:view`
   * @see GET /api/v2/flows/instances/settings/executiondata
   */
  getFlowsInstancesSettingsExecutiondata(request?: RequestOptions): ApiPromise<ExecutionDataFlowSettingsResponse> {
    return this.call(
      'getFlowsInstancesSettingsExecutiondata',
      'GET /api/v2/flows/instances/settings/executiondata',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the flows that have their own log level.
   *
   * @permissions all of `architect:flowLogLevel:view`, `architect:flow:search`
   * @see GET /api/v2/flows/instances/settings/loglevels
   */
  getFlowsInstancesSettingsLoglevels(
    opts?: GetFlowsInstancesSettingsLoglevelsOptions,
    request?: RequestOptions,
  ): ApiPromise<FlowSettingsResponseEntityListing> {
    return this.call('getFlowsInstancesSettingsLoglevels', 'GET /api/v2/flows/instances/settings/loglevels', {}, opts, request);
  }

  /**
   * Lists what the log levels mean: the characteristics each of them records, and which characteristic needs which other.
   *
   * @permissions any of `architect:flowLogLevel:view`, `architect:flowLogLevelDefault:view`
   * @see GET /api/v2/flows/instances/settings/loglevels/characteristics
   */
  getFlowsInstancesSettingsLoglevelsCharacteristics(
    request?: RequestOptions,
  ): ApiPromise<FlowLogLevelCharacteristicsDefinitions> {
    return this.call(
      'getFlowsInstancesSettingsLoglevelsCharacteristics',
      'GET /api/v2/flows/instances/settings/loglevels/characteristics',
      {},
      {},
      request,
    );
  }

  /**
   * Reads the log level of all flows without a separate one.
   *
   * @param opts.expand - `logLevelCharacteristics.characteristics` adds the single characteristics.
   * @permissions `architect:flowLogLevelDefault:view`
   * @see GET /api/v2/flows/instances/settings/loglevels/default
   */
  getFlowsInstancesSettingsLoglevelsDefault(
    opts?: { expand?: readonly OpenEnum<'logLevelCharacteristics.characteristics'>[] },
    request?: RequestOptions,
  ): ApiPromise<FlowSettingsResponse> {
    return this.call(
      'getFlowsInstancesSettingsLoglevelsDefault',
      'GET /api/v2/flows/instances/settings/loglevels/default',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the state of a flow upload registered with `postFlowsJobs`: `Registered`, `Started`, `Success` or `Failure`, with
   * the flow once there is one.
   *
   * @param opts.expand - `messages` adds the warnings and errors that Architect raised.
   * @permissions `architect:job:view`
   * @see GET /api/v2/flows/jobs/{jobId}
   */
  getFlowsJob(
    jobId: string,
    opts?: { expand?: readonly OpenEnum<'messages'>[] },
    request?: RequestOptions,
  ): ApiPromise<ArchitectJobStateResponse> {
    return this.call('getFlowsJob', 'GET /api/v2/flows/jobs/{jobId}', { jobId }, opts, request);
  }

  /**
   * Reads several flows by their ids, where `getFlows` lists them by filter.
   *
   * @permissions `architect:flow:view`
   * @see GET /api/v2/flows/lookup
   */
  getFlowsLookup(id: readonly string[], opts?: GetFlowsLookupOptions, request?: RequestOptions): ApiPromise<FlowEntityListing> {
    return this.call('getFlowsLookup', 'GET /api/v2/flows/lookup', { id }, opts, request);
  }

  /**
   * Reads a flow milestone.
   *
   * @permissions `architect:flowMilestone:view`
   * @see GET /api/v2/flows/milestones/{milestoneId}
   */
  getFlowsMilestone(milestoneId: string, request?: RequestOptions): ApiPromise<FlowMilestone> {
    return this.call('getFlowsMilestone', 'GET /api/v2/flows/milestones/{milestoneId}', { milestoneId }, {}, request);
  }

  /**
   * Lists the milestones that flows can report having reached.
   *
   * @permissions `architect:flowMilestone:view`
   * @see GET /api/v2/flows/milestones
   */
  getFlowsMilestones(opts?: GetFlowsMilestonesOptions, request?: RequestOptions): ApiPromise<FlowMilestoneListing> {
    return this.call('getFlowsMilestones', 'GET /api/v2/flows/milestones', {}, opts, request);
  }

  /**
   * Lists milestones in the divisions where the caller may search them, for pickers and report filters.
   *
   * @permissions `architect:flowMilestone:search`
   * @see GET /api/v2/flows/milestones/divisionviews
   */
  getFlowsMilestonesDivisionviews(
    opts?: GetFlowsMilestonesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<FlowMilestoneDivisionViewEntityListing> {
    return this.call('getFlowsMilestonesDivisionviews', 'GET /api/v2/flows/milestones/divisionviews', {}, opts, request);
  }

  /**
   * Reads a flow outcome, with the operation that is changing it if there is one.
   *
   * @permissions `architect:flowOutcome:view`
   * @see GET /api/v2/flows/outcomes/{flowOutcomeId}
   */
  getFlowsOutcome(flowOutcomeId: string, request?: RequestOptions): ApiPromise<FlowOutcome> {
    return this.call('getFlowsOutcome', 'GET /api/v2/flows/outcomes/{flowOutcomeId}', { flowOutcomeId }, {}, request);
  }

  /**
   * Lists the outcomes by which flows record success or failure of a caller's goal.
   *
   * @permissions `architect:flowOutcome:view`
   * @see GET /api/v2/flows/outcomes
   */
  getFlowsOutcomes(opts?: GetFlowsOutcomesOptions, request?: RequestOptions): ApiPromise<FlowOutcomeListing> {
    return this.call('getFlowsOutcomes', 'GET /api/v2/flows/outcomes', {}, opts, request);
  }

  /**
   * Lists outcomes in the divisions where the caller may search them, for pickers and report filters.
   *
   * @permissions `architect:flowOutcome:search`
   * @see GET /api/v2/flows/outcomes/divisionviews
   */
  getFlowsOutcomesDivisionviews(
    opts?: GetFlowsOutcomesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<FlowOutcomeDivisionViewEntityListing> {
    return this.call('getFlowsOutcomesDivisionviews', 'GET /api/v2/flows/outcomes/divisionviews', {}, opts, request);
  }

  /**
   * Reads the outcome of a validation begun with `postFlowsValidateJobs`.
   *
   * @param opts.expand - `messages` adds the warnings and errors that Architect raised.
   * @permissions `architect:jobValidate:view`
   * @see GET /api/v2/flows/validate/jobs/{jobId}
   */
  getFlowsValidateJob(
    jobId: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<ArchitectValidateJobStateResponse> {
    return this.call('getFlowsValidateJob', 'GET /api/v2/flows/validate/jobs/{jobId}', { jobId }, opts, request);
  }

  /**
   * Changes the name or description of a grammar. Languages have separate calls, such as `patchArchitectGrammarLanguage`.
   *
   * @permissions `architect:grammar:edit`
   * @see PATCH /api/v2/architect/grammars/{grammarId}
   */
  patchArchitectGrammar(grammarId: string, opts?: { body?: Grammar }, request?: RequestOptions): ApiPromise<Grammar> {
    return this.call('patchArchitectGrammar', 'PATCH /api/v2/architect/grammars/{grammarId}', { grammarId }, opts, request);
  }

  /**
   * Changes what is noted about the files of one language of a grammar. The files themselves are uploaded through
   * `postArchitectGrammarLanguageFilesVoice` and `postArchitectGrammarLanguageFilesDtmf`.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:edit`
   * @see PATCH /api/v2/architect/grammars/{grammarId}/languages/{languageCode}
   */
  patchArchitectGrammarLanguage(
    grammarId: string,
    languageCode: string,
    opts?: { body?: GrammarLanguageUpdate },
    request?: RequestOptions,
  ): ApiPromise<GrammarLanguage> {
    return this.call(
      'patchArchitectGrammarLanguage',
      'PATCH /api/v2/architect/grammars/{grammarId}/languages/{languageCode}',
      { grammarId, languageCode },
      opts,
      request,
    );
  }

  /**
   * Switches the recording of execution data on or off for the flows of the organisation.
   *
   * @permissions `architect:flowinstanceexecutiondata:edit`
   * @see PATCH /api/v2/flows/instances/settings/executiondata
   */
  patchFlowsInstancesSettingsExecutiondata(
    body: ExecutionDataSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<ExecutionDataFlowSettingsResponse> {
    return this.call(
      'patchFlowsInstancesSettingsExecutiondata',
      'PATCH /api/v2/flows/instances/settings/executiondata',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a rebuild of the organisation's dependency index. `getArchitectDependencytrackingBuild` tells how far it is.
   *
   * @permissions `architect:dependencyTracking:rebuild`
   * @see POST /api/v2/architect/dependencytracking/build
   */
  postArchitectDependencytrackingBuild(request?: RequestOptions): ApiPromise<void> {
    return this.call('postArchitectDependencytrackingBuild', 'POST /api/v2/architect/dependencytracking/build', {}, {}, request);
  }

  /**
   * Creates an emergency group: flows that take over from call routes while the group is enabled.
   *
   * @param body - The group. With `enabled` set, its emergency flows apply at once.
   * @permissions `routing:emergencyGroup:add`
   * @see POST /api/v2/architect/emergencygroups
   */
  postArchitectEmergencygroups(body: EmergencyGroup, request?: RequestOptions): ApiPromise<EmergencyGroup> {
    return this.call('postArchitectEmergencygroups', 'POST /api/v2/architect/emergencygroups', { body }, {}, request);
  }

  /**
   * Asks for a signed address to which the DTMF file of a grammar's language is then uploaded.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:edit`
   * @see POST /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/dtmf
   */
  postArchitectGrammarLanguageFilesDtmf(
    grammarId: string,
    languageCode: string,
    body: GrammarFileUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<UploadUrlResponse> {
    return this.call(
      'postArchitectGrammarLanguageFilesDtmf',
      'POST /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/dtmf',
      { grammarId, languageCode, body },
      {},
      request,
    );
  }

  /**
   * Asks for a signed address to which the voice file of a grammar's language is then uploaded.
   *
   * @param languageCode - Language tag, e.g. `en-us`.
   * @permissions `architect:grammar:edit`
   * @see POST /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/voice
   */
  postArchitectGrammarLanguageFilesVoice(
    grammarId: string,
    languageCode: string,
    body: GrammarFileUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<UploadUrlResponse> {
    return this.call(
      'postArchitectGrammarLanguageFilesVoice',
      'POST /api/v2/architect/grammars/{grammarId}/languages/{languageCode}/files/voice',
      { grammarId, languageCode, body },
      {},
      request,
    );
  }

  /**
   * Adds a language to a grammar, to be filled by uploading a voice file, a DTMF file or both.
   *
   * @permissions `architect:grammar:edit`
   * @see POST /api/v2/architect/grammars/{grammarId}/languages
   */
  postArchitectGrammarLanguages(grammarId: string, body: GrammarLanguage, request?: RequestOptions): ApiPromise<GrammarLanguage> {
    return this.call(
      'postArchitectGrammarLanguages',
      'POST /api/v2/architect/grammars/{grammarId}/languages',
      { grammarId, body },
      {},
      request,
    );
  }

  /**
   * Creates a grammar, at first without files to recognise anything by. Its languages are added with
   * `postArchitectGrammarLanguages`.
   *
   * @permissions `architect:grammar:add`
   * @see POST /api/v2/architect/grammars
   */
  postArchitectGrammars(body: Grammar, request?: RequestOptions): ApiPromise<Grammar> {
    return this.call('postArchitectGrammars', 'POST /api/v2/architect/grammars', { body }, {}, request);
  }

  /**
   * Creates a call route, tying numbers to flows by the hours of a schedule group.
   *
   * @permissions `routing:callRoute:add`
   * @see POST /api/v2/architect/ivrs
   */
  postArchitectIvrs(body: IVR, request?: RequestOptions): ApiPromise<IVR> {
    return this.call('postArchitectIvrs', 'POST /api/v2/architect/ivrs', { body }, {}, request);
  }

  /**
   * Starts generating the history of a user prompt; read it with `getArchitectPromptHistoryHistoryId` under the id of the
   * returned operation.
   *
   * @permissions `architect:userPrompt:view`
   * @see POST /api/v2/architect/prompts/{promptId}/history
   */
  postArchitectPromptHistory(promptId: string, request?: RequestOptions): ApiPromise<Operation> {
    return this.call(
      'postArchitectPromptHistory',
      'POST /api/v2/architect/prompts/{promptId}/history',
      { promptId },
      {},
      request,
    );
  }

  /**
   * Asks for a signed address to which the recording of a user prompt in one language is then uploaded.
   *
   * @param languageCode - Language tag of the resource, e.g. `en-us`.
   * @preview
   * @permissions `architect:userPrompt:edit`
   * @see POST /api/v2/architect/prompts/{promptId}/resources/{languageCode}/uploads
   */
  postArchitectPromptResourceUploads(
    promptId: string,
    languageCode: string,
    request?: RequestOptions,
  ): ApiPromise<PromptAssetUpload> {
    return this.call(
      'postArchitectPromptResourceUploads',
      'POST /api/v2/architect/prompts/{promptId}/resources/{languageCode}/uploads',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Adds a language to a user prompt. The answer's `uploadUri` is where a recording for it is to be sent.
   *
   * @permissions `architect:userPrompt:edit`
   * @see POST /api/v2/architect/prompts/{promptId}/resources
   */
  postArchitectPromptResources(promptId: string, body: PromptAssetCreate, request?: RequestOptions): ApiPromise<PromptAsset> {
    return this.call(
      'postArchitectPromptResources',
      'POST /api/v2/architect/prompts/{promptId}/resources',
      { promptId, body },
      {},
      request,
    );
  }

  /**
   * Creates a user prompt; its languages are added with `postArchitectPromptResources`.
   *
   * @permissions `architect:userPrompt:add`
   * @see POST /api/v2/architect/prompts
   */
  postArchitectPrompts(body: Prompt, request?: RequestOptions): ApiPromise<Prompt> {
    return this.call('postArchitectPrompts', 'POST /api/v2/architect/prompts', { body }, {}, request);
  }

  /**
   * Creates a schedule group out of existing schedules for open, closed and holiday hours.
   *
   * @permissions `routing:scheduleGroup:add`
   * @see POST /api/v2/architect/schedulegroups
   */
  postArchitectSchedulegroups(body: ScheduleGroup, request?: RequestOptions): ApiPromise<ScheduleGroup> {
    return this.call('postArchitectSchedulegroups', 'POST /api/v2/architect/schedulegroups', { body }, {}, request);
  }

  /**
   * Creates a schedule.
   *
   * @param body - The schedule; `start` and `end` are local times without an offset, the recurrence goes into `rrule`.
   * @permissions `routing:schedule:add`
   * @see POST /api/v2/architect/schedules
   */
  postArchitectSchedules(body: Schedule, request?: RequestOptions): ApiPromise<Schedule> {
    return this.call('postArchitectSchedules', 'POST /api/v2/architect/schedules', { body }, {}, request);
  }

  /**
   * Starts generating the history of a system prompt; read it with `getArchitectSystempromptHistoryHistoryId` under the id of
   * the returned operation.
   *
   * @permissions `architect:systemPrompt:view`
   * @see POST /api/v2/architect/systemprompts/{promptId}/history
   */
  postArchitectSystempromptHistory(promptId: string, request?: RequestOptions): ApiPromise<Operation> {
    return this.call(
      'postArchitectSystempromptHistory',
      'POST /api/v2/architect/systemprompts/{promptId}/history',
      { promptId },
      {},
      request,
    );
  }

  /**
   * Asks for a signed address to which the organisation's own recording of a system prompt is then uploaded.
   *
   * @param languageCode - Language tag of the override, e.g. `en-us`.
   * @preview
   * @permissions `architect:systemPrompt:edit`
   * @see POST /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}/uploads
   */
  postArchitectSystempromptResourceUploads(
    promptId: string,
    languageCode: string,
    request?: RequestOptions,
  ): ApiPromise<PromptAssetUpload> {
    return this.call(
      'postArchitectSystempromptResourceUploads',
      'POST /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}/uploads',
      { promptId, languageCode },
      {},
      request,
    );
  }

  /**
   * Overrides a system prompt in one language with the organisation's own text or recording.
   *
   * @permissions `architect:systemPrompt:edit`
   * @see POST /api/v2/architect/systemprompts/{promptId}/resources
   */
  postArchitectSystempromptResources(
    promptId: string,
    body: SystemPromptAsset,
    request?: RequestOptions,
  ): ApiPromise<SystemPromptAsset> {
    return this.call(
      'postArchitectSystempromptResources',
      'POST /api/v2/architect/systemprompts/{promptId}/resources',
      { promptId, body },
      {},
      request,
    );
  }

  /**
   * Starts generating a flow's history; read it with `getFlowHistoryHistoryId` under the id of the returned operation.
   *
   * @permissions `architect:flow:view`
   * @see POST /api/v2/flows/{flowId}/history
   */
  postFlowHistory(flowId: string, request?: RequestOptions): ApiPromise<Operation> {
    return this.call('postFlowHistory', 'POST /api/v2/flows/{flowId}/history', { flowId }, {}, request);
  }

  /**
   * Gives a flow its own log level, in place of the organisation's default.
   *
   * @param opts.expand - Adds name, type or the single characteristics to the answer.
   * @permissions `architect:flowLogLevel:add`
   * @see POST /api/v2/flows/{flowId}/instances/settings/loglevels
   */
  postFlowInstancesSettingsLoglevels(
    flowId: string,
    body: FlowLogLevelRequest,
    opts?: { expand?: readonly OpenEnum<FlowLogLevelExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<FlowSettingsResponse> {
    return this.call(
      'postFlowInstancesSettingsLoglevels',
      'POST /api/v2/flows/{flowId}/instances/settings/loglevels',
      { flowId, body },
      opts,
      request,
    );
  }

  /**
   * Saves a new version of a flow that the caller has checked out.
   *
   * @param body - Content of the version as Architect writes it.
   * @permissions `architect:flow:edit`
   * @see POST /api/v2/flows/{flowId}/versions
   */
  postFlowVersions(flowId: string, body: JsonObject, request?: RequestOptions): ApiPromise<FlowVersion> {
    return this.call('postFlowVersions', 'POST /api/v2/flows/{flowId}/versions', { flowId, body }, {}, request);
  }

  /**
   * Creates an empty flow of a given type, ready for a first version.
   *
   * @param opts.language - Language the new flow starts with, e.g. `en-us`.
   * @permissions `architect:flow:add`
   * @see POST /api/v2/flows
   */
  postFlows(body: Flow, opts?: { language?: string }, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('postFlows', 'POST /api/v2/flows', { body }, opts, request);
  }

  /**
   * Starts the check-in of a flow: the saved draft becomes a checked-in version and the lock is released. Runs
   * asynchronously.
   *
   * @param flow - Id of the flow.
   * @permissions any of `architect:flow:edit`, `architect:flow:unlock`
   * @see POST /api/v2/flows/actions/checkin
   */
  postFlowsActionsCheckin(flow: string, request?: RequestOptions): ApiPromise<Operation> {
    return this.call('postFlowsActionsCheckin', 'POST /api/v2/flows/actions/checkin', { flow }, {}, request);
  }

  /**
   * Checks a flow out, locking it for the caller until it is checked in, reverted or unlocked.
   *
   * @param flow - Id of the flow.
   * @permissions `architect:flow:edit`
   * @see POST /api/v2/flows/actions/checkout
   */
  postFlowsActionsCheckout(flow: string, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('postFlowsActionsCheckout', 'POST /api/v2/flows/actions/checkout', { flow }, {}, request);
  }

  /**
   * Takes a published flow out of service; the flow and its versions remain.
   *
   * @param flow - Id of the flow.
   * @permissions `architect:flow:publish`
   * @see POST /api/v2/flows/actions/deactivate
   */
  postFlowsActionsDeactivate(flow: string, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('postFlowsActionsDeactivate', 'POST /api/v2/flows/actions/deactivate', { flow }, {}, request);
  }

  /**
   * Starts publishing a flow, which puts a version in front of customers once the operation succeeds. Runs asynchronously.
   *
   * @param flow - Id of the flow.
   * @param opts.version - Version to publish, when it is not to be the latest one.
   * @permissions any of `architect:flow:unlock`, `architect:flow:publish`
   * @see POST /api/v2/flows/actions/publish
   */
  postFlowsActionsPublish(flow: string, opts?: { version?: string }, request?: RequestOptions): ApiPromise<Operation> {
    return this.call('postFlowsActionsPublish', 'POST /api/v2/flows/actions/publish', { flow }, opts, request);
  }

  /**
   * Throws away what has been saved since the check-out and releases the lock. The discarded changes cannot be brought back.
   *
   * @param flow - Id of the flow.
   * @permissions `architect:flow:edit`
   * @see POST /api/v2/flows/actions/revert
   */
  postFlowsActionsRevert(flow: string, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('postFlowsActionsRevert', 'POST /api/v2/flows/actions/revert', { flow }, {}, request);
  }

  /**
   * Breaks the lock on a flow that checking in cannot release, for want of any saved content.
   *
   * @param flow - Id of the flow.
   * @permissions `architect:flow:unlock`
   * @see POST /api/v2/flows/actions/unlock
   */
  postFlowsActionsUnlock(flow: string, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('postFlowsActionsUnlock', 'POST /api/v2/flows/actions/unlock', { flow }, {}, request);
  }

  /**
   * Starts an export of all rows of a data table into a CSV file; `getFlowsDatatableExportJob` gives its state and download
   * address.
   *
   * @permissions any of `architect:datatable:view`, `architect:datatableRow:view`
   * @see POST /api/v2/flows/datatables/{datatableId}/export/jobs
   */
  postFlowsDatatableExportJobs(datatableId: string, request?: RequestOptions): ApiPromise<DataTableExportJob> {
    return this.call(
      'postFlowsDatatableExportJobs',
      'POST /api/v2/flows/datatables/{datatableId}/export/jobs',
      { datatableId },
      {},
      request,
    );
  }

  /**
   * Prepares an import into a data table from a CSV file, which is sent to the answer's `uploadURI` with its `uploadHeaders`.
   * `getFlowsDatatableImportJob` shows the progress.
   *
   * @permissions any of `architect:datatable:edit`, `architect:datatableRow:add`
   * @see POST /api/v2/flows/datatables/{datatableId}/import/csv/jobs
   */
  postFlowsDatatableImportCsvJobs(
    datatableId: string,
    body: DataTableImportJob,
    request?: RequestOptions,
  ): ApiPromise<DataTableImportJob> {
    return this.call(
      'postFlowsDatatableImportCsvJobs',
      'POST /api/v2/flows/datatables/{datatableId}/import/csv/jobs',
      { datatableId, body },
      {},
      request,
    );
  }

  /**
   * Prepares an import of rows from a CSV file. The file is sent to the answer's `uploadURI`, after which
   * `getFlowsDatatableImportJob` shows the progress.
   *
   * @param body - The job; `importMode` `ReplaceAll` deletes rows that the file does not hold, `Append` keeps them.
   * @deprecated Use `postFlowsDatatableImportCsvJobs`.
   * @permissions any of `architect:datatable:edit`, `architect:datatableRow:add`
   * @see POST /api/v2/flows/datatables/{datatableId}/import/jobs
   */
  postFlowsDatatableImportJobs(
    datatableId: string,
    body: DataTableImportJob,
    request?: RequestOptions,
  ): ApiPromise<DataTableImportJob> {
    return this.call(
      'postFlowsDatatableImportJobs',
      'POST /api/v2/flows/datatables/{datatableId}/import/jobs',
      { datatableId, body },
      {},
      request,
    );
  }

  /**
   * Adds a row to a data table.
   *
   * @param dataTableRow - Column name to value, the key column included.
   * @returns The row as stored, column name to value.
   * @example
   * ```ts
   * await new ArchitectApi(client).postFlowsDatatableRows(datatableId, { key: 'Aarhus', opensAt: '08:00' });
   * ```
   * @permissions any of `architect:datatable:add`, `architect:datatableRow:add`
   * @see POST /api/v2/flows/datatables/{datatableId}/rows
   */
  postFlowsDatatableRows(
    datatableId: string,
    dataTableRow: JsonObject,
    request?: RequestOptions,
  ): ApiPromise<Dictionary<JsonObject>> {
    return this.call(
      'postFlowsDatatableRows',
      'POST /api/v2/flows/datatables/{datatableId}/rows',
      { datatableId, dataTableRow },
      {},
      request,
      { body: 'dataTableRow' },
    );
  }

  /**
   * Creates a data table.
   *
   * @param body - The table; `schema` defines key and columns as a JSON schema.
   * @example
   * ```ts
   * const table = await new ArchitectApi(client).postFlowsDatatables({
   *   name: 'Opening hours',
   *   schema: {
   *     $schema: 'http://json-schema.org/draft-04/schema#',
   *     type: 'object',
   *     required: ['key'],
   *     properties: {
   *       key: { title: 'Site', type: 'string' },
   *       opensAt: { title: 'Opens at', type: 'string' },
   *     },
   *   },
   * });
   * console.log(table.id);
   * ```
   * @permissions `architect:datatable:add`
   * @see POST /api/v2/flows/datatables
   */
  postFlowsDatatables(body: DataTable, request?: RequestOptions): ApiPromise<DataTable> {
    return this.call('postFlowsDatatables', 'POST /api/v2/flows/datatables', { body }, {}, request);
  }

  /**
   * Launches a run of a flow whose type allows it, such as a workflow, and answers as soon as the run is under way. Outcome
   * and output come from `getFlowsExecution`.
   *
   * @permissions `architect:flow:launch`
   * @see POST /api/v2/flows/executions
   */
  postFlowsExecutions(
    flowLaunchRequest: FlowExecutionLaunchRequest,
    request?: RequestOptions,
  ): ApiPromise<FlowExecutionLaunchResponse> {
    return this.call('postFlowsExecutions', 'POST /api/v2/flows/executions', { flowLaunchRequest }, {}, request, {
      body: 'flowLaunchRequest',
    });
  }

  /**
   * Registers an export of flows in Architect's own format or in YAML. Follow it with `getFlowsExportJob`.
   *
   * @permissions `architect:jobExport:create`
   * @see POST /api/v2/flows/export/jobs
   */
  postFlowsExportJobs(
    body: RegisterArchitectExportJob,
    request?: RequestOptions,
  ): ApiPromise<RegisterArchitectExportJobResponse> {
    return this.call('postFlowsExportJobs', 'POST /api/v2/flows/export/jobs', { body }, {}, request);
  }

  /**
   * Starts preparing the execution data of several flow runs for download. Follow the job with `getFlowsInstancesJob`; the ids
   * come from `postFlowsInstancesQuery`.
   *
   * @param opts.expand - Also prepares the data of the bots or data actions that the runs called.
   * @permissions `architect:flowInstance:view`
   * @see POST /api/v2/flows/instances/jobs
   */
  postFlowsInstancesJobs(
    body: ExecutionDataRequest,
    opts?: { expand?: OpenEnum<'bots' | 'dataActions'> },
    request?: RequestOptions,
  ): ApiPromise<GetFlowExecutionDataJobResult> {
    return this.call('postFlowsInstancesJobs', 'POST /api/v2/flows/instances/jobs', { body }, opts, request);
  }

  /**
   * Searches recorded flow runs by time, flow, conversation, work item, error, action taken and the like. What was recorded of a
   * run is then fetched with `postFlowsInstancesJobs`.
   *
   * @param opts.pageSize - Entities a page. The platform assumes 50.
   * @permissions `architect:flowInstance:search`
   * @see POST /api/v2/flows/instances/query
   */
  postFlowsInstancesQuery(
    body: CriteriaQuery,
    opts?: { indexOnly?: boolean; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<FlowResultEntityListing> {
    return this.call('postFlowsInstancesQuery', 'POST /api/v2/flows/instances/query', { body }, opts, request);
  }

  /**
   * Registers an upload of flow content and answers with a presigned address to send it to, along with the headers to send.
   * What Architect makes of it is read with `getFlowsJob`.
   *
   * @permissions `architect:job:create`
   * @see POST /api/v2/flows/jobs
   */
  postFlowsJobs(
    opts?: { body?: RegisterArchitectJobRequest },
    request?: RequestOptions,
  ): ApiPromise<RegisterArchitectJobResponse> {
    return this.call('postFlowsJobs', 'POST /api/v2/flows/jobs', {}, opts, request);
  }

  /**
   * Creates a flow milestone.
   *
   * @param opts.body - The milestone; its `name` is needed.
   * @permissions `architect:flowMilestone:add`
   * @see POST /api/v2/flows/milestones
   */
  postFlowsMilestones(opts?: { body?: FlowMilestone }, request?: RequestOptions): ApiPromise<FlowMilestone> {
    return this.call('postFlowsMilestones', 'POST /api/v2/flows/milestones', {}, opts, request);
  }

  /**
   * Creates a flow outcome.
   *
   * @param opts.body - The outcome; its `name` is needed.
   * @permissions `architect:flowOutcome:add`
   * @see POST /api/v2/flows/outcomes
   */
  postFlowsOutcomes(opts?: { body?: FlowOutcome }, request?: RequestOptions): ApiPromise<FlowOutcome> {
    return this.call('postFlowsOutcomes', 'POST /api/v2/flows/outcomes', {}, opts, request);
  }

  /**
   * Registers a validation of flows: Architect reports what would keep them from being published. Follow it with
   * `getFlowsValidateJob`.
   *
   * @permissions `architect:jobValidate:create`
   * @see POST /api/v2/flows/validate/jobs
   */
  postFlowsValidateJobs(
    body: RegisterArchitectValidateJob,
    request?: RequestOptions,
  ): ApiPromise<RegisterArchitectValidateJobResponse> {
    return this.call('postFlowsValidateJobs', 'POST /api/v2/flows/validate/jobs', { body }, {}, request);
  }

  /**
   * Replaces an emergency group. This is also how an emergency is declared or ended: through `enabled`, with effect at once.
   *
   * @param body - The whole group, with the `version` last read.
   * @permissions `routing:emergencyGroup:edit`
   * @see PUT /api/v2/architect/emergencygroups/{emergencyGroupId}
   */
  putArchitectEmergencygroup(
    emergencyGroupId: string,
    body: EmergencyGroup,
    request?: RequestOptions,
  ): ApiPromise<EmergencyGroup> {
    return this.call(
      'putArchitectEmergencygroup',
      'PUT /api/v2/architect/emergencygroups/{emergencyGroupId}',
      { emergencyGroupId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a call route: its numbers, schedule group and flows.
   *
   * @param body - The whole call route, with the `version` last read.
   * @permissions `routing:callRoute:edit`
   * @see PUT /api/v2/architect/ivrs/{ivrId}
   */
  putArchitectIvr(ivrId: string, body: IVR, request?: RequestOptions): ApiPromise<IVR> {
    return this.call('putArchitectIvr', 'PUT /api/v2/architect/ivrs/{ivrId}', { ivrId, body }, {}, request);
  }

  /**
   * Sets whether callers on a call route are matched with known contacts, and in which division.
   *
   * @permissions all of `routing:callRoute:edit`, `routing:identityResolutionIvr:edit`
   * @see PUT /api/v2/architect/ivrs/{ivrId}/identityresolution
   */
  putArchitectIvrIdentityresolution(
    ivrId: string,
    body: IVRIdentityResolutionConfig,
    request?: RequestOptions,
  ): ApiPromise<IVRIdentityResolutionConfig> {
    return this.call(
      'putArchitectIvrIdentityresolution',
      'PUT /api/v2/architect/ivrs/{ivrId}/identityresolution',
      { ivrId, body },
      {},
      request,
    );
  }

  /**
   * Replaces name and description of a user prompt.
   *
   * @permissions `architect:userPrompt:edit`
   * @see PUT /api/v2/architect/prompts/{promptId}
   */
  putArchitectPrompt(promptId: string, body: Prompt, request?: RequestOptions): ApiPromise<Prompt> {
    return this.call('putArchitectPrompt', 'PUT /api/v2/architect/prompts/{promptId}', { promptId, body }, {}, request);
  }

  /**
   * Replaces a user prompt's resource in one language, e.g. its text-to-speech wording.
   *
   * @param languageCode - Language tag of the resource, e.g. `en-us`.
   * @permissions `architect:userPrompt:edit`
   * @see PUT /api/v2/architect/prompts/{promptId}/resources/{languageCode}
   */
  putArchitectPromptResource(
    promptId: string,
    languageCode: string,
    body: PromptAsset,
    request?: RequestOptions,
  ): ApiPromise<PromptAsset> {
    return this.call(
      'putArchitectPromptResource',
      'PUT /api/v2/architect/prompts/{promptId}/resources/{languageCode}',
      { promptId, languageCode, body },
      {},
      request,
    );
  }

  /**
   * Replaces a schedule in every schedule group that contains it.
   *
   * @param body - The whole schedule, with the `version` last read.
   * @permissions `routing:schedule:edit`
   * @see PUT /api/v2/architect/schedules/{scheduleId}
   */
  putArchitectSchedule(scheduleId: string, body: Schedule, request?: RequestOptions): ApiPromise<Schedule> {
    return this.call('putArchitectSchedule', 'PUT /api/v2/architect/schedules/{scheduleId}', { scheduleId, body }, {}, request);
  }

  /**
   * Replaces a schedule group.
   *
   * @param body - The whole group, with the `version` last read; schedules left out are taken out of it.
   * @permissions `routing:scheduleGroup:edit`
   * @see PUT /api/v2/architect/schedulegroups/{scheduleGroupId}
   */
  putArchitectSchedulegroup(scheduleGroupId: string, body: ScheduleGroup, request?: RequestOptions): ApiPromise<ScheduleGroup> {
    return this.call(
      'putArchitectSchedulegroup',
      'PUT /api/v2/architect/schedulegroups/{scheduleGroupId}',
      { scheduleGroupId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the organisation's override of a system prompt in one language.
   *
   * @param languageCode - Language tag of the override, e.g. `en-us`.
   * @permissions `architect:systemPrompt:edit`
   * @see PUT /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}
   */
  putArchitectSystempromptResource(
    promptId: string,
    languageCode: string,
    body: SystemPromptAsset,
    request?: RequestOptions,
  ): ApiPromise<SystemPromptAsset> {
    return this.call(
      'putArchitectSystempromptResource',
      'PUT /api/v2/architect/systemprompts/{promptId}/resources/{languageCode}',
      { promptId, languageCode, body },
      {},
      request,
    );
  }

  /**
   * Replaces a flow's name and description; content is saved with `postFlowVersions`.
   *
   * @permissions `architect:flow:edit`
   * @see PUT /api/v2/flows/{flowId}
   */
  putFlow(flowId: string, body: Flow, request?: RequestOptions): ApiPromise<Flow> {
    return this.call('putFlow', 'PUT /api/v2/flows/{flowId}', { flowId, body }, {}, request);
  }

  /**
   * Replaces the separate log level of a flow. `deleteFlowInstancesSettingsLoglevels` lets it follow the default again.
   *
   * @param opts.expand - Adds name, type or the single characteristics to the answer.
   * @permissions `architect:flowLogLevel:edit`
   * @see PUT /api/v2/flows/{flowId}/instances/settings/loglevels
   */
  putFlowInstancesSettingsLoglevels(
    flowId: string,
    body: FlowLogLevelRequest,
    opts?: { expand?: readonly OpenEnum<FlowLogLevelExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<FlowSettingsResponse> {
    return this.call(
      'putFlowInstancesSettingsLoglevels',
      'PUT /api/v2/flows/{flowId}/instances/settings/loglevels',
      { flowId, body },
      opts,
      request,
    );
  }

  /**
   * Replaces a data table's definition, schema included. Rows are not sent with it.
   *
   * @param opts.expand - `schema` adds the column definitions to the answer.
   * @param body - Columns may only be added to its `schema`.
   * @permissions `architect:datatable:edit`
   * @see PUT /api/v2/flows/datatables/{datatableId}
   */
  putFlowsDatatable(
    datatableId: string,
    body: DataTable,
    opts?: { expand?: OpenEnum<'schema'> },
    request?: RequestOptions,
  ): ApiPromise<DataTable> {
    return this.call('putFlowsDatatable', 'PUT /api/v2/flows/datatables/{datatableId}', { datatableId, body }, opts, request);
  }

  /**
   * Replaces a row of a data table.
   *
   * @param rowId - Value of the row's key column.
   * @param opts.body - All columns, name to value; the key has to match `rowId`.
   * @returns The row as stored, column name to value.
   * @example
   * ```ts
   * await new ArchitectApi(client).putFlowsDatatableRow(datatableId, rowId, { body: { key: rowId, opensAt: '09:00' } });
   * ```
   * @permissions any of `architect:datatable:edit`, `architect:datatableRow:edit`
   * @see PUT /api/v2/flows/datatables/{datatableId}/rows/{rowId}
   */
  putFlowsDatatableRow(
    datatableId: string,
    rowId: string,
    opts?: { body?: JsonObject },
    request?: RequestOptions,
  ): ApiPromise<Dictionary<JsonObject>> {
    return this.call(
      'putFlowsDatatableRow',
      'PUT /api/v2/flows/datatables/{datatableId}/rows/{rowId}',
      { datatableId, rowId },
      opts,
      request,
    );
  }

  /**
   * Sets the log level for all flows without a separate one.
   *
   * @param opts.expand - `logLevelCharacteristics.characteristics` adds the single characteristics to the answer.
   * @permissions `architect:flowLogLevelDefault:edit`
   * @see PUT /api/v2/flows/instances/settings/loglevels/default
   */
  putFlowsInstancesSettingsLoglevelsDefault(
    body: FlowLogLevelRequest,
    opts?: { expand?: readonly OpenEnum<'logLevelCharacteristics.characteristics'>[] },
    request?: RequestOptions,
  ): ApiPromise<FlowSettingsResponse> {
    return this.call(
      'putFlowsInstancesSettingsLoglevelsDefault',
      'PUT /api/v2/flows/instances/settings/loglevels/default',
      { body },
      opts,
      request,
    );
  }

  /**
   * Replaces a flow milestone.
   *
   * @param opts.body - The whole milestone.
   * @permissions `architect:flowMilestone:edit`
   * @see PUT /api/v2/flows/milestones/{milestoneId}
   */
  putFlowsMilestone(milestoneId: string, opts?: { body?: FlowMilestone }, request?: RequestOptions): ApiPromise<FlowMilestone> {
    return this.call('putFlowsMilestone', 'PUT /api/v2/flows/milestones/{milestoneId}', { milestoneId }, opts, request);
  }

  /**
   * Starts replacing a flow outcome; the change is complete when the returned operation is.
   *
   * @param opts.body - The whole outcome.
   * @permissions `architect:flowOutcome:edit`
   * @see PUT /api/v2/flows/outcomes/{flowOutcomeId}
   */
  putFlowsOutcome(flowOutcomeId: string, opts?: { body?: FlowOutcome }, request?: RequestOptions): ApiPromise<Operation> {
    return this.call('putFlowsOutcome', 'PUT /api/v2/flows/outcomes/{flowOutcomeId}', { flowOutcomeId }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ArchitectApi {
  type deleteArchitectPromptOptions = OptionsOf<ArchitectApi['deleteArchitectPrompt']>;
  type deleteFlowsDatatableOptions = OptionsOf<ArchitectApi['deleteFlowsDatatable']>;
  type getArchitectDependencytrackingOptions = GetArchitectDependencytrackingOptions;
  type getArchitectDependencytrackingConsumedresourcesOptions = GetArchitectDependencytrackingConsumedresourcesOptions;
  type getArchitectDependencytrackingConsumingresourcesOptions = GetArchitectDependencytrackingConsumingresourcesOptions;
  type getArchitectDependencytrackingDeletedresourceconsumersOptions =
    GetArchitectDependencytrackingDeletedresourceconsumersOptions;
  type getArchitectDependencytrackingObjectOptions = GetArchitectDependencytrackingObjectOptions;
  type getArchitectDependencytrackingTypesOptions = PageOptions;
  type getArchitectDependencytrackingUpdatedresourceconsumersOptions =
    GetArchitectDependencytrackingUpdatedresourceconsumersOptions;
  type getArchitectEmergencygroupsOptions = GetArchitectEmergencygroupsOptions;
  type getArchitectEmergencygroupsDivisionviewsOptions = GetArchitectEmergencygroupsDivisionviewsOptions;
  type getArchitectGrammarOptions = OptionsOf<ArchitectApi['getArchitectGrammar']>;
  type getArchitectGrammarsOptions = GetArchitectGrammarsOptions;
  type getArchitectIvrsOptions = GetArchitectIvrsOptions;
  type getArchitectIvrsDivisionviewsOptions = GetArchitectIvrsDivisionviewsOptions;
  type getArchitectPromptOptions = GetArchitectPromptOptions;
  type getArchitectPromptHistoryHistoryIdOptions = GetArchitectPromptHistoryHistoryIdOptions;
  type getArchitectPromptResourcesOptions = PageOptions;
  type getArchitectPromptsOptions = GetArchitectPromptsOptions;
  type getArchitectSchedulegroupsOptions = GetArchitectSchedulegroupsOptions;
  type getArchitectSchedulegroupsDivisionviewsOptions = GetArchitectSchedulegroupsDivisionviewsOptions;
  type getArchitectSchedulesOptions = GetArchitectSchedulesOptions;
  type getArchitectSchedulesDivisionviewsOptions = GetArchitectSchedulesDivisionviewsOptions;
  type getArchitectSystempromptOptions = GetArchitectSystempromptOptions;
  type getArchitectSystempromptHistoryHistoryIdOptions = GetArchitectSystempromptHistoryHistoryIdOptions;
  type getArchitectSystempromptResourcesOptions = GetArchitectSystempromptResourcesOptions;
  type getArchitectSystempromptsOptions = GetArchitectSystempromptsOptions;
  type getFlowOptions = OptionsOf<ArchitectApi['getFlow']>;
  type getFlowHistoryHistoryIdOptions = GetFlowHistoryHistoryIdOptions;
  type getFlowInstancesSettingsLoglevelsOptions = OptionsOf<ArchitectApi['getFlowInstancesSettingsLoglevels']>;
  type getFlowLatestconfigurationOptions = OptionsOf<ArchitectApi['getFlowLatestconfiguration']>;
  type getFlowVersionOptions = OptionsOf<ArchitectApi['getFlowVersion']>;
  type getFlowVersionConfigurationOptions = OptionsOf<ArchitectApi['getFlowVersionConfiguration']>;
  type getFlowVersionHealthOptions = OptionsOf<ArchitectApi['getFlowVersionHealth']>;
  type getFlowVersionsOptions = GetFlowVersionsOptions;
  type getFlowsOptions = GetFlowsOptions;
  type getFlowsDatatableOptions = OptionsOf<ArchitectApi['getFlowsDatatable']>;
  type getFlowsDatatableImportJobsOptions = PageOptions;
  type getFlowsDatatableRowOptions = OptionsOf<ArchitectApi['getFlowsDatatableRow']>;
  type getFlowsDatatableRowsOptions = GetFlowsDatatableRowsOptions;
  type getFlowsDatatablesOptions = GetFlowsDatatablesOptions;
  type getFlowsDatatablesDivisionviewOptions = OptionsOf<ArchitectApi['getFlowsDatatablesDivisionview']>;
  type getFlowsDatatablesDivisionviewsOptions = GetFlowsDatatablesDivisionviewsOptions;
  type getFlowsDivisionviewsOptions = GetFlowsDivisionviewsOptions;
  type getFlowsExportJobOptions = OptionsOf<ArchitectApi['getFlowsExportJob']>;
  type getFlowsInstanceOptions = OptionsOf<ArchitectApi['getFlowsInstance']>;
  type getFlowsInstancesQuerycapabilitiesOptions = OptionsOf<ArchitectApi['getFlowsInstancesQuerycapabilities']>;
  type getFlowsInstancesSettingsLoglevelsOptions = GetFlowsInstancesSettingsLoglevelsOptions;
  type getFlowsInstancesSettingsLoglevelsDefaultOptions = OptionsOf<ArchitectApi['getFlowsInstancesSettingsLoglevelsDefault']>;
  type getFlowsJobOptions = OptionsOf<ArchitectApi['getFlowsJob']>;
  type getFlowsLookupOptions = GetFlowsLookupOptions;
  type getFlowsMilestonesOptions = GetFlowsMilestonesOptions;
  type getFlowsMilestonesDivisionviewsOptions = GetFlowsMilestonesDivisionviewsOptions;
  type getFlowsOutcomesOptions = GetFlowsOutcomesOptions;
  type getFlowsOutcomesDivisionviewsOptions = GetFlowsOutcomesDivisionviewsOptions;
  type getFlowsValidateJobOptions = OptionsOf<ArchitectApi['getFlowsValidateJob']>;
  type patchArchitectGrammarOptions = OptionsOf<ArchitectApi['patchArchitectGrammar']>;
  type patchArchitectGrammarLanguageOptions = OptionsOf<ArchitectApi['patchArchitectGrammarLanguage']>;
  type postFlowInstancesSettingsLoglevelsOptions = OptionsOf<ArchitectApi['postFlowInstancesSettingsLoglevels']>;
  type postFlowsOptions = OptionsOf<ArchitectApi['postFlows']>;
  type postFlowsActionsPublishOptions = OptionsOf<ArchitectApi['postFlowsActionsPublish']>;
  type postFlowsInstancesJobsOptions = OptionsOf<ArchitectApi['postFlowsInstancesJobs']>;
  type postFlowsInstancesQueryOptions = OptionsOf<ArchitectApi['postFlowsInstancesQuery']>;
  type postFlowsJobsOptions = OptionsOf<ArchitectApi['postFlowsJobs']>;
  type postFlowsMilestonesOptions = OptionsOf<ArchitectApi['postFlowsMilestones']>;
  type postFlowsOutcomesOptions = OptionsOf<ArchitectApi['postFlowsOutcomes']>;
  type putFlowInstancesSettingsLoglevelsOptions = OptionsOf<ArchitectApi['putFlowInstancesSettingsLoglevels']>;
  type putFlowsDatatableOptions = OptionsOf<ArchitectApi['putFlowsDatatable']>;
  type putFlowsDatatableRowOptions = OptionsOf<ArchitectApi['putFlowsDatatableRow']>;
  type putFlowsInstancesSettingsLoglevelsDefaultOptions = OptionsOf<ArchitectApi['putFlowsInstancesSettingsLoglevelsDefault']>;
  type putFlowsMilestoneOptions = OptionsOf<ArchitectApi['putFlowsMilestone']>;
  type putFlowsOutcomeOptions = OptionsOf<ArchitectApi['putFlowsOutcome']>;
}
