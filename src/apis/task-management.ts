import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  BulkJob,
  BulkJobAddRequest,
  BulkJobAddResponse,
  BulkJobTerminateRequest,
  BulkJobTerminateResultsResponse,
  BulkJobUpdate,
  BulkJobsListing,
  Workbin,
  WorkbinChangeListing,
  WorkbinCreate,
  WorkbinQueryEntityListing,
  WorkbinQueryRequest,
  WorkbinUpdate,
  WorkbinVersion,
  WorkbinVersionListing,
  Workitem,
  WorkitemChangeListing,
  WorkitemCreate,
  WorkitemDateBasedRule,
  WorkitemDateBasedRuleCreate,
  WorkitemDateBasedRuleListing,
  WorkitemDateBasedRuleUpdate,
  WorkitemManualAssign,
  WorkitemOnAttributeChangeRule,
  WorkitemOnAttributeChangeRuleCreate,
  WorkitemOnAttributeChangeRuleListing,
  WorkitemOnAttributeChangeRuleUpdate,
  WorkitemOnCreateRule,
  WorkitemOnCreateRuleCreate,
  WorkitemOnCreateRuleListing,
  WorkitemOnCreateRuleUpdate,
  WorkitemPagedEntityListing,
  WorkitemPostQueryEntityListing,
  WorkitemQueryJobCreate,
  WorkitemQueryJobResponse,
  WorkitemQueryPostRequest,
  WorkitemStatus,
  WorkitemStatusCreate,
  WorkitemStatusListing,
  WorkitemStatusUpdate,
  WorkitemTerminate,
  WorkitemUpdate,
  WorkitemVersion,
  WorkitemVersionListing,
  WorkitemWrapupEntityListing,
  WorkitemWrapupUpdate,
  Worktype,
  WorktypeChangeListing,
  WorktypeCreate,
  WorktypeQueryEntityListing,
  WorktypeQueryRequest,
  WorktypeUpdate,
  WorktypeVersion,
  WorktypeVersionListing,
} from '../models/task-management.js';
import type { Coretype, CoretypeListing, DataSchema, DataSchemaListing, SchemaQuantityLimits } from '../models/shared-schemas.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetTaskmanagementWorkbinHistoryOptions {
  /** The cursor of the page to begin after, from the page before. */
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** By date of change. @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetTaskmanagementWorkbinVersionsOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetTaskmanagementWorkitemHistoryOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** By date of change. @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetTaskmanagementWorkitemUserWrapupsOptions {
  /** `wrapupCode` fills in the codes. */
  expands?: OpenEnum<'wrapupCode'>;
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetTaskmanagementWorkitemVersionsOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetTaskmanagementWorkitemWrapupsOptions {
  /** `wrapupCode` fills in the codes. */
  expands?: OpenEnum<'wrapupCode'>;
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetTaskmanagementWorkitemsBulkJobsUsersMeOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Only jobs that add work items, or only those that terminate them. */
  action?: OpenEnum<'TerminateWorkitems' | 'AddWorkitems'>;
}

export interface GetTaskmanagementWorktypeHistoryOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** By date of change. @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Only changes to these fields. */
  fields?: readonly OpenEnum<
    | 'name'
    | 'serviceLevelTarget'
    | 'defaultWorkbinId'
    | 'defaultDueDurationSeconds'
    | 'defaultExpirationSeconds'
    | 'defaultPriority'
    | 'defaultLanguageId'
    | 'defaultSkillIds'
    | 'defaultQueueId'
    | 'assignmentEnabled'
    | 'defaultStatusId'
    | 'statuses'
  >[];
}

export interface GetTaskmanagementWorktypeVersionsOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: number;
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

/**
 * Work items: pieces of work that are not conversations, such as a claim to check or a form to file, kept and routed to agents
 * by the same queues. A worktype sets the pattern for its work items (statuses, defaults, custom fields by a schema, rules that
 * launch flows), and a workbin holds them. Work items are created one by one or in bulk jobs, queried directly or by a query
 * job, and every change to them, to workbins and to worktypes is kept as a version. Integrations create the work, agents'
 * desktops pick it up and wrap it up, and administrators define the types.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class TaskManagementApi extends PlatformApi {
  /**
   * Deletes a workbin, the container that work items are kept in. Check first which worktypes have it as `defaultWorkbin`.
   *
   * @permissions `workitems:workbin:delete`
   * @see DELETE /api/v2/taskmanagement/workbins/{workbinId}
   */
  deleteTaskmanagementWorkbin(workbinId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorkbin',
      'DELETE /api/v2/taskmanagement/workbins/{workbinId}',
      { workbinId },
      {},
      request,
    );
  }

  /**
   * Deletes a single piece of work, that is a work item. To end it as done with, use `postTaskmanagementWorkitemTerminate`.
   *
   * @permissions `workitems:workitem:delete`
   * @see DELETE /api/v2/taskmanagement/workitems/{workitemId}
   */
  deleteTaskmanagementWorkitem(workitemId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorkitem',
      'DELETE /api/v2/taskmanagement/workitems/{workitemId}',
      { workitemId },
      {},
      request,
    );
  }

  /**
   * Deletes a job that creates work items in bulk. To stop one that is still at work, set its state to `Terminated` with
   * `patchTaskmanagementWorkitemsBulkAddJob`.
   *
   * @permissions `workitems:bulkAddJob:delete`
   * @see DELETE /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}
   */
  deleteTaskmanagementWorkitemsBulkAddJob(bulkJobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorkitemsBulkAddJob',
      'DELETE /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}',
      { bulkJobId },
      {},
      request,
    );
  }

  /**
   * Deletes a job that terminates work items in bulk, for instance once its results have been read.
   *
   * @permissions `workitems:bulkTerminateJob:delete`
   * @see DELETE /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}
   */
  deleteTaskmanagementWorkitemsBulkTerminateJob(bulkJobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorkitemsBulkTerminateJob',
      'DELETE /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}',
      { bulkJobId },
      {},
      request,
    );
  }

  /**
   * Deletes a schema of custom fields for work items. Worktypes refer to schemas by `schemaId`.
   *
   * @permissions `workitems:workitemSchema:delete`
   * @see DELETE /api/v2/taskmanagement/workitems/schemas/{schemaId}
   */
  deleteTaskmanagementWorkitemsSchema(schemaId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorkitemsSchema',
      'DELETE /api/v2/taskmanagement/workitems/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Deletes a worktype, provided that there are no work items of that type.
   *
   * @permissions `workitems:worktype:delete`
   * @see DELETE /api/v2/taskmanagement/worktypes/{worktypeId}
   */
  deleteTaskmanagementWorktype(worktypeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorktype',
      'DELETE /api/v2/taskmanagement/worktypes/{worktypeId}',
      { worktypeId },
      {},
      request,
    );
  }

  /**
   * Removes a worktype's rule that launches the flow at a time relative to a date, such as some minutes before work is due.
   *
   * @permissions `workitems:flowRuleDateBased:delete`
   * @see DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId}
   */
  deleteTaskmanagementWorktypeFlowsDatebasedRule(worktypeId: string, ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorktypeFlowsDatebasedRule',
      'DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId}',
      { worktypeId, ruleId },
      {},
      request,
    );
  }

  /**
   * Removes a rule that launches the worktype's flow when an attribute of a work item changes.
   *
   * @permissions `workitems:flowRuleOnAttributeChange:delete`
   * @see DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId}
   */
  deleteTaskmanagementWorktypeFlowsOnattributechangeRule(
    worktypeId: string,
    ruleId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorktypeFlowsOnattributechangeRule',
      'DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId}',
      { worktypeId, ruleId },
      {},
      request,
    );
  }

  /**
   * Removes a rule that launches the worktype's flow for every work item created.
   *
   * @permissions `workitems:flowRuleOnCreate:delete`
   * @see DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId}
   */
  deleteTaskmanagementWorktypeFlowsOncreateRule(worktypeId: string, ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorktypeFlowsOncreateRule',
      'DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId}',
      { worktypeId, ruleId },
      {},
      request,
    );
  }

  /**
   * Removes a status from those that work items of a type can take. The worktype's default status cannot be removed.
   *
   * @permissions `workitems:status:delete`
   * @see DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId}
   */
  deleteTaskmanagementWorktypeStatus(worktypeId: string, statusId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteTaskmanagementWorktypeStatus',
      'DELETE /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId}',
      { worktypeId, statusId },
      {},
      request,
    );
  }

  /**
   * Reads a workbin with its description, its division and who changed it last. Its work items are found with
   * `postTaskmanagementWorkitemsQuery`.
   *
   * @permissions `workitems:workbin:view`
   * @see GET /api/v2/taskmanagement/workbins/{workbinId}
   */
  getTaskmanagementWorkbin(workbinId: string, request?: RequestOptions): ApiPromise<Workbin> {
    return this.call('getTaskmanagementWorkbin', 'GET /api/v2/taskmanagement/workbins/{workbinId}', { workbinId }, {}, request);
  }

  /**
   * Lists the changes made to a workbin, newest first by default: each with the version it led to, its author and the
   * values before and after.
   *
   * @permissions `workitems:workbin:view`
   * @see GET /api/v2/taskmanagement/workbins/{workbinId}/history
   */
  getTaskmanagementWorkbinHistory(
    workbinId: string,
    opts?: GetTaskmanagementWorkbinHistoryOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkbinChangeListing> {
    return this.call(
      'getTaskmanagementWorkbinHistory',
      'GET /api/v2/taskmanagement/workbins/{workbinId}/history',
      { workbinId },
      opts,
      request,
    );
  }

  /**
   * Reads the name and description that a workbin had at one version.
   *
   * @param entityVersion - The version's number, e.g. from `getTaskmanagementWorkbinHistory`.
   * @permissions `workitems:workbin:view`
   * @see GET /api/v2/taskmanagement/workbins/{workbinId}/versions/{entityVersion}
   */
  getTaskmanagementWorkbinVersion(
    workbinId: string,
    entityVersion: string,
    request?: RequestOptions,
  ): ApiPromise<WorkbinVersion> {
    return this.call(
      'getTaskmanagementWorkbinVersion',
      'GET /api/v2/taskmanagement/workbins/{workbinId}/versions/{entityVersion}',
      { workbinId, entityVersion },
      {},
      request,
    );
  }

  /**
   * Lists the past and present states of a workbin, each complete. Where only the differences matter, use
   * `getTaskmanagementWorkbinHistory`.
   *
   * @permissions `workitems:workbin:view`
   * @see GET /api/v2/taskmanagement/workbins/{workbinId}/versions
   */
  getTaskmanagementWorkbinVersions(
    workbinId: string,
    opts?: GetTaskmanagementWorkbinVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkbinVersionListing> {
    return this.call(
      'getTaskmanagementWorkbinVersions',
      'GET /api/v2/taskmanagement/workbins/{workbinId}/versions',
      { workbinId },
      opts,
      request,
    );
  }

  /**
   * Reads a work item: its type and status, dates, custom fields, who it is assigned to and how far its routing has come.
   *
   * @param opts.expands - Fills in the entities named, which otherwise come as references.
   * @permissions `workitems:workitem:view`
   * @see GET /api/v2/taskmanagement/workitems/{workitemId}
   */
  getTaskmanagementWorkitem(
    workitemId: string,
    opts?: { expands?: readonly OpenEnum<'type' | 'workbin' | 'status' | 'queue' | 'assignee'>[] },
    request?: RequestOptions,
  ): ApiPromise<Workitem> {
    return this.call(
      'getTaskmanagementWorkitem',
      'GET /api/v2/taskmanagement/workitems/{workitemId}',
      { workitemId },
      opts,
      request,
    );
  }

  /**
   * Lists what changed on a work item and when, one entry a change with old and new values. An audit view of one piece of work.
   *
   * @permissions `workitems:workitem:view`
   * @see GET /api/v2/taskmanagement/workitems/{workitemId}/history
   */
  getTaskmanagementWorkitemHistory(
    workitemId: string,
    opts?: GetTaskmanagementWorkitemHistoryOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkitemChangeListing> {
    return this.call(
      'getTaskmanagementWorkitemHistory',
      'GET /api/v2/taskmanagement/workitems/{workitemId}/history',
      { workitemId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes that one user has given a work item. Those of all users come with
   * `getTaskmanagementWorkitemWrapups`.
   *
   * @permissions `workitems:wrapup:view`
   * @see GET /api/v2/taskmanagement/workitems/{workitemId}/users/{userId}/wrapups
   */
  getTaskmanagementWorkitemUserWrapups(
    workitemId: string,
    userId: string,
    opts?: GetTaskmanagementWorkitemUserWrapupsOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkitemWrapupEntityListing> {
    return this.call(
      'getTaskmanagementWorkitemUserWrapups',
      'GET /api/v2/taskmanagement/workitems/{workitemId}/users/{userId}/wrapups',
      { workitemId, userId },
      opts,
      request,
    );
  }

  /**
   * Reads a work item in the state of an earlier version, with all its fields.
   *
   * @param entityVersion - The version's number, e.g. from `getTaskmanagementWorkitemHistory`.
   * @permissions `workitems:workitem:view`
   * @see GET /api/v2/taskmanagement/workitems/{workitemId}/versions/{entityVersion}
   */
  getTaskmanagementWorkitemVersion(
    workitemId: string,
    entityVersion: string,
    request?: RequestOptions,
  ): ApiPromise<WorkitemVersion> {
    return this.call(
      'getTaskmanagementWorkitemVersion',
      'GET /api/v2/taskmanagement/workitems/{workitemId}/versions/{entityVersion}',
      { workitemId, entityVersion },
      {},
      request,
    );
  }

  /**
   * Lists the complete states that a work item has gone through. `getTaskmanagementWorkitemHistory` shows the same course as
   * differences.
   *
   * @permissions `workitems:workitem:view`
   * @see GET /api/v2/taskmanagement/workitems/{workitemId}/versions
   */
  getTaskmanagementWorkitemVersions(
    workitemId: string,
    opts?: GetTaskmanagementWorkitemVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkitemVersionListing> {
    return this.call(
      'getTaskmanagementWorkitemVersions',
      'GET /api/v2/taskmanagement/workitems/{workitemId}/versions',
      { workitemId },
      opts,
      request,
    );
  }

  /**
   * Lists the wrap-up codes on a work item, each with the user who gave it.
   *
   * @permissions `workitems:wrapup:view`
   * @see GET /api/v2/taskmanagement/workitems/{workitemId}/wrapups
   */
  getTaskmanagementWorkitemWrapups(
    workitemId: string,
    opts?: GetTaskmanagementWorkitemWrapupsOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkitemWrapupEntityListing> {
    return this.call(
      'getTaskmanagementWorkitemWrapups',
      'GET /api/v2/taskmanagement/workitems/{workitemId}/wrapups',
      { workitemId },
      opts,
      request,
    );
  }

  /**
   * Reads how far a bulk job that creates work items has come, with the counts of successes and failures. Once `state` is final,
   * `getTaskmanagementWorkitemsBulkAddJobResults` has the details.
   *
   * @permissions `workitems:bulkAddJob:view`
   * @see GET /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}
   */
  getTaskmanagementWorkitemsBulkAddJob(bulkJobId: string, request?: RequestOptions): ApiPromise<BulkJob> {
    return this.call(
      'getTaskmanagementWorkitemsBulkAddJob',
      'GET /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}',
      { bulkJobId },
      {},
      request,
    );
  }

  /**
   * Reads what became of each entry of a bulk creation: the work item made from it, or the error.
   *
   * @permissions `workitems:bulkAddJobResults:view`
   * @see GET /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}/results
   */
  getTaskmanagementWorkitemsBulkAddJobResults(bulkJobId: string, request?: RequestOptions): ApiPromise<BulkJobAddResponse> {
    return this.call(
      'getTaskmanagementWorkitemsBulkAddJobResults',
      'GET /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}/results',
      { bulkJobId },
      {},
      request,
    );
  }

  /**
   * Lists the bulk jobs on work items that the caller has started, of both kinds.
   *
   * @permissions `workitems:bulkJob:view`
   * @see GET /api/v2/taskmanagement/workitems/bulk/jobs/users/me
   */
  getTaskmanagementWorkitemsBulkJobsUsersMe(
    opts?: GetTaskmanagementWorkitemsBulkJobsUsersMeOptions,
    request?: RequestOptions,
  ): ApiPromise<BulkJobsListing> {
    return this.call(
      'getTaskmanagementWorkitemsBulkJobsUsersMe',
      'GET /api/v2/taskmanagement/workitems/bulk/jobs/users/me',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads how far a bulk job that terminates work items has come. The outcome for each item is in
   * `getTaskmanagementWorkitemsBulkTerminateJobResults`.
   *
   * @permissions `workitems:bulkTerminateJob:view`
   * @see GET /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}
   */
  getTaskmanagementWorkitemsBulkTerminateJob(bulkJobId: string, request?: RequestOptions): ApiPromise<BulkJob> {
    return this.call(
      'getTaskmanagementWorkitemsBulkTerminateJob',
      'GET /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}',
      { bulkJobId },
      {},
      request,
    );
  }

  /**
   * Reads, item by item, which work items a bulk job has terminated and why others failed.
   *
   * @permissions `workitems:bulkTerminateJobResults:view`
   * @see GET /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}/results
   */
  getTaskmanagementWorkitemsBulkTerminateJobResults(
    bulkJobId: string,
    request?: RequestOptions,
  ): ApiPromise<BulkJobTerminateResultsResponse> {
    return this.call(
      'getTaskmanagementWorkitemsBulkTerminateJobResults',
      'GET /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}/results',
      { bulkJobId },
      {},
      request,
    );
  }

  /**
   * Reads the state of an asynchronous query for work items. When it is `Succeeded`, fetch the hits with
   * `getTaskmanagementWorkitemsQueryJobResults`.
   *
   * @permissions `workitems:queryJob:view`
   * @see GET /api/v2/taskmanagement/workitems/query/jobs/{jobId}
   */
  getTaskmanagementWorkitemsQueryJob(jobId: string, request?: RequestOptions): ApiPromise<WorkitemQueryJobResponse> {
    return this.call(
      'getTaskmanagementWorkitemsQueryJob',
      'GET /api/v2/taskmanagement/workitems/query/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the work items that a finished query job has found, for the page that the job asked for.
   *
   * @permissions `workitems:queryJobResults:view`
   * @see GET /api/v2/taskmanagement/workitems/query/jobs/{jobId}/results
   */
  getTaskmanagementWorkitemsQueryJobResults(jobId: string, request?: RequestOptions): ApiPromise<WorkitemPagedEntityListing> {
    return this.call(
      'getTaskmanagementWorkitemsQueryJobResults',
      'GET /api/v2/taskmanagement/workitems/query/jobs/{jobId}/results',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the current version of a schema that defines custom fields of work items.
   *
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas/{schemaId}
   */
  getTaskmanagementWorkitemsSchema(schemaId: string, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'getTaskmanagementWorkitemsSchema',
      'GET /api/v2/taskmanagement/workitems/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Reads one version of a work item schema, such as the one a worktype is bound to by `schemaVersion`.
   *
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas/{schemaId}/versions/{versionId}
   */
  getTaskmanagementWorkitemsSchemaVersion(schemaId: string, versionId: string, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'getTaskmanagementWorkitemsSchemaVersion',
      'GET /api/v2/taskmanagement/workitems/schemas/{schemaId}/versions/{versionId}',
      { schemaId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists the versions that a schema of custom fields has gone through. Each `putTaskmanagementWorkitemsSchema` adds one.
   *
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas/{schemaId}/versions
   */
  getTaskmanagementWorkitemsSchemaVersions(schemaId: string, request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call(
      'getTaskmanagementWorkitemsSchemaVersions',
      'GET /api/v2/taskmanagement/workitems/schemas/{schemaId}/versions',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Lists the schemas of custom fields that worktypes can use.
   *
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas
   */
  getTaskmanagementWorkitemsSchemas(request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call('getTaskmanagementWorkitemsSchemas', 'GET /api/v2/taskmanagement/workitems/schemas', {}, {}, request);
  }

  /**
   * Reads one of the field types that schemas of work items are built from, with its validation rules.
   *
   * @param coreTypeName - The type's name, as `getTaskmanagementWorkitemsSchemasCoretypes` lists it.
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas/coretypes/{coreTypeName}
   */
  getTaskmanagementWorkitemsSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getTaskmanagementWorkitemsSchemasCoretype',
      'GET /api/v2/taskmanagement/workitems/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the types that a custom field of a work item may have, such as text, date or tag, with what can be validated on each.
   *
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas/coretypes
   */
  getTaskmanagementWorkitemsSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call(
      'getTaskmanagementWorkitemsSchemasCoretypes',
      'GET /api/v2/taskmanagement/workitems/schemas/coretypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads how many schemas and fields for work items the organisation may have and how long their names may be.
   *
   * @permissions `workitems:workitemSchema:view`
   * @see GET /api/v2/taskmanagement/workitems/schemas/limits
   */
  getTaskmanagementWorkitemsSchemasLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call(
      'getTaskmanagementWorkitemsSchemasLimits',
      'GET /api/v2/taskmanagement/workitems/schemas/limits',
      {},
      {},
      request,
    );
  }

  /**
   * Reads a worktype: the statuses, defaults, schema and routing settings that its work items start from.
   *
   * @param opts.expands - Fills in the entities named, which otherwise come as references.
   * @permissions `workitems:worktype:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}
   */
  getTaskmanagementWorktype(
    worktypeId: string,
    opts?: {
      expands?: readonly OpenEnum<'defaultQueue' | 'defaultSkills' | 'defaultLanguage' | 'schema' | 'flow' | 'defaultScript'>[];
    },
    request?: RequestOptions,
  ): ApiPromise<Worktype> {
    return this.call(
      'getTaskmanagementWorktype',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}',
      { worktypeId },
      opts,
      request,
    );
  }

  /**
   * Reads a date-based rule of a worktype: the date it watches and how many minutes from it the flow is launched.
   *
   * @permissions `workitems:flowRuleDateBased:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId}
   */
  getTaskmanagementWorktypeFlowsDatebasedRule(
    worktypeId: string,
    ruleId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkitemDateBasedRule> {
    return this.call(
      'getTaskmanagementWorktypeFlowsDatebasedRule',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId}',
      { worktypeId, ruleId },
      {},
      request,
    );
  }

  /**
   * Lists the rules of a worktype that launch its flow relative to a date of the work item.
   *
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `workitems:flowRuleDateBased:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules
   */
  getTaskmanagementWorktypeFlowsDatebasedRules(
    worktypeId: string,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<WorkitemDateBasedRuleListing> {
    return this.call(
      'getTaskmanagementWorktypeFlowsDatebasedRules',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules',
      { worktypeId },
      opts,
      request,
    );
  }

  /**
   * Reads a rule of a worktype that waits for an attribute to change, with the old and new values it asks for.
   *
   * @permissions `workitems:flowRuleOnAttributeChange:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId}
   */
  getTaskmanagementWorktypeFlowsOnattributechangeRule(
    worktypeId: string,
    ruleId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnAttributeChangeRule> {
    return this.call(
      'getTaskmanagementWorktypeFlowsOnattributechangeRule',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId}',
      { worktypeId, ruleId },
      {},
      request,
    );
  }

  /**
   * Lists the rules of a worktype that launch its flow upon a change to a work item, such as a move to another status.
   *
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `workitems:flowRuleOnAttributeChange:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules
   */
  getTaskmanagementWorktypeFlowsOnattributechangeRules(
    worktypeId: string,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnAttributeChangeRuleListing> {
    return this.call(
      'getTaskmanagementWorktypeFlowsOnattributechangeRules',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules',
      { worktypeId },
      opts,
      request,
    );
  }

  /**
   * Reads a rule by which the flow of a worktype starts as soon as a work item is created.
   *
   * @permissions `workitems:flowRuleOnCreate:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId}
   */
  getTaskmanagementWorktypeFlowsOncreateRule(
    worktypeId: string,
    ruleId: string,
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnCreateRule> {
    return this.call(
      'getTaskmanagementWorktypeFlowsOncreateRule',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId}',
      { worktypeId, ruleId },
      {},
      request,
    );
  }

  /**
   * Lists the rules of a worktype that act on newly created work items.
   *
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `workitems:flowRuleOnCreate:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules
   */
  getTaskmanagementWorktypeFlowsOncreateRules(
    worktypeId: string,
    opts?: { after?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnCreateRuleListing> {
    return this.call(
      'getTaskmanagementWorktypeFlowsOncreateRules',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules',
      { worktypeId },
      opts,
      request,
    );
  }

  /**
   * Lists the changes made to a worktype's definition, with old and new values and the users who made them.
   *
   * @permissions `workitems:worktype:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/history
   */
  getTaskmanagementWorktypeHistory(
    worktypeId: string,
    opts?: GetTaskmanagementWorktypeHistoryOptions,
    request?: RequestOptions,
  ): ApiPromise<WorktypeChangeListing> {
    return this.call(
      'getTaskmanagementWorktypeHistory',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/history',
      { worktypeId },
      opts,
      request,
    );
  }

  /**
   * Reads one status of a worktype: its category, where a work item may go from it and whether it moves on by itself.
   *
   * @permissions `workitems:status:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId}
   */
  getTaskmanagementWorktypeStatus(worktypeId: string, statusId: string, request?: RequestOptions): ApiPromise<WorkitemStatus> {
    return this.call(
      'getTaskmanagementWorktypeStatus',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId}',
      { worktypeId, statusId },
      {},
      request,
    );
  }

  /**
   * Lists the statuses that work items of a type can take.
   *
   * @permissions `workitems:status:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/statuses
   */
  getTaskmanagementWorktypeStatuses(worktypeId: string, request?: RequestOptions): ApiPromise<WorkitemStatusListing> {
    return this.call(
      'getTaskmanagementWorktypeStatuses',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/statuses',
      { worktypeId },
      {},
      request,
    );
  }

  /**
   * Reads a worktype as it was defined at one version.
   *
   * @param entityVersion - The version's number, e.g. from `getTaskmanagementWorktypeHistory`.
   * @permissions `workitems:worktype:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/versions/{entityVersion}
   */
  getTaskmanagementWorktypeVersion(
    worktypeId: string,
    entityVersion: string,
    request?: RequestOptions,
  ): ApiPromise<WorktypeVersion> {
    return this.call(
      'getTaskmanagementWorktypeVersion',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/versions/{entityVersion}',
      { worktypeId, entityVersion },
      {},
      request,
    );
  }

  /**
   * Lists the successive definitions of a worktype, each complete with its statuses and defaults.
   *
   * @permissions `workitems:worktype:view`
   * @see GET /api/v2/taskmanagement/worktypes/{worktypeId}/versions
   */
  getTaskmanagementWorktypeVersions(
    worktypeId: string,
    opts?: GetTaskmanagementWorktypeVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<WorktypeVersionListing> {
    return this.call(
      'getTaskmanagementWorktypeVersions',
      'GET /api/v2/taskmanagement/worktypes/{worktypeId}/versions',
      { worktypeId },
      opts,
      request,
    );
  }

  /**
   * Renames a workbin or changes its description. Its division stays as it was at creation.
   *
   * @permissions `workitems:workbin:edit`
   * @see PATCH /api/v2/taskmanagement/workbins/{workbinId}
   */
  patchTaskmanagementWorkbin(workbinId: string, body: WorkbinUpdate, request?: RequestOptions): ApiPromise<Workbin> {
    return this.call(
      'patchTaskmanagementWorkbin',
      'PATCH /api/v2/taskmanagement/workbins/{workbinId}',
      { workbinId, body },
      {},
      request,
    );
  }

  /**
   * Changes a work item: its status, dates, priority, custom fields, queue or assignee. Fields left out keep their values.
   * Merely to hand it to someone, `patchTaskmanagementWorkitemAssignment` suffices.
   *
   * @permissions any of `workitems:workitem:edit`, `workitems:workitem:accept`
   * @see PATCH /api/v2/taskmanagement/workitems/{workitemId}
   */
  patchTaskmanagementWorkitem(workitemId: string, body: WorkitemUpdate, request?: RequestOptions): ApiPromise<Workitem> {
    return this.call(
      'patchTaskmanagementWorkitem',
      'PATCH /api/v2/taskmanagement/workitems/{workitemId}',
      { workitemId, body },
      {},
      request,
    );
  }

  /**
   * Assigns a work item to a user directly, past the queue. Nothing comes back: read the outcome with
   * `getTaskmanagementWorkitem`.
   *
   * @permissions any of `workitems:workitem:pull`, `workitems:workitem:assign`
   * @see PATCH /api/v2/taskmanagement/workitems/{workitemId}/assignment
   */
  patchTaskmanagementWorkitemAssignment(
    workitemId: string,
    body: WorkitemManualAssign,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchTaskmanagementWorkitemAssignment',
      'PATCH /api/v2/taskmanagement/workitems/{workitemId}/assignment',
      { workitemId, body },
      {},
      request,
    );
  }

  /**
   * Adds a wrap-up code to a work item, or takes one off it, on behalf of the user named. For the caller's own codes there is
   * `patchTaskmanagementWorkitemUsersMeWrapups`.
   *
   * @permissions `workitems:wrapup:edit`
   * @see PATCH /api/v2/taskmanagement/workitems/{workitemId}/users/{userId}/wrapups
   */
  patchTaskmanagementWorkitemUserWrapups(
    workitemId: string,
    userId: string,
    body: WorkitemWrapupUpdate,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchTaskmanagementWorkitemUserWrapups',
      'PATCH /api/v2/taskmanagement/workitems/{workitemId}/users/{userId}/wrapups',
      { workitemId, userId, body },
      {},
      request,
    );
  }

  /**
   * Adds or removes one of the caller's own wrap-up codes on a work item, as an agent does when finishing the work.
   *
   * @permissions `workitems:wrapupSelf:edit`
   * @see PATCH /api/v2/taskmanagement/workitems/{workitemId}/users/me/wrapups
   */
  patchTaskmanagementWorkitemUsersMeWrapups(
    workitemId: string,
    body: WorkitemWrapupUpdate,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchTaskmanagementWorkitemUsersMeWrapups',
      'PATCH /api/v2/taskmanagement/workitems/{workitemId}/users/me/wrapups',
      { workitemId, body },
      {},
      request,
    );
  }

  /**
   * Queues a job that creates work items in bulk, or ends it early, by setting its state.
   *
   * @permissions `workitems:bulkAddJob:edit`
   * @see PATCH /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}
   */
  patchTaskmanagementWorkitemsBulkAddJob(bulkJobId: string, body: BulkJobUpdate, request?: RequestOptions): ApiPromise<BulkJob> {
    return this.call(
      'patchTaskmanagementWorkitemsBulkAddJob',
      'PATCH /api/v2/taskmanagement/workitems/bulk/add/jobs/{bulkJobId}',
      { bulkJobId, body },
      {},
      request,
    );
  }

  /**
   * Sets the state of a job that terminates work items in bulk: `Queued` to have it run, `Terminated` to break it off.
   *
   * @permissions `workitems:bulkTerminateJob:edit`
   * @see PATCH /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}
   */
  patchTaskmanagementWorkitemsBulkTerminateJob(
    bulkJobId: string,
    body: BulkJobUpdate,
    request?: RequestOptions,
  ): ApiPromise<BulkJob> {
    return this.call(
      'patchTaskmanagementWorkitemsBulkTerminateJob',
      'PATCH /api/v2/taskmanagement/workitems/bulk/terminate/jobs/{bulkJobId}',
      { bulkJobId, body },
      {},
      request,
    );
  }

  /**
   * Changes the definition of a worktype, for instance its defaults, schema or default status. The division is fixed once it is
   * created.
   *
   * @permissions `workitems:worktype:edit`
   * @see PATCH /api/v2/taskmanagement/worktypes/{worktypeId}
   */
  patchTaskmanagementWorktype(worktypeId: string, body: WorktypeUpdate, request?: RequestOptions): ApiPromise<Worktype> {
    return this.call(
      'patchTaskmanagementWorktype',
      'PATCH /api/v2/taskmanagement/worktypes/{worktypeId}',
      { worktypeId, body },
      {},
      request,
    );
  }

  /**
   * Changes the name of a worktype's date-based rule, the date it looks at or its distance in minutes.
   *
   * @permissions `workitems:flowRuleDateBased:edit`
   * @see PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId}
   */
  patchTaskmanagementWorktypeFlowsDatebasedRule(
    worktypeId: string,
    ruleId: string,
    body: WorkitemDateBasedRuleUpdate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemDateBasedRule> {
    return this.call(
      'patchTaskmanagementWorktypeFlowsDatebasedRule',
      'PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules/{ruleId}',
      { worktypeId, ruleId, body },
      {},
      request,
    );
  }

  /**
   * Changes which transition a worktype's attribute rule reacts to, or the rule's name.
   *
   * @permissions `workitems:flowRuleOnAttributeChange:edit`
   * @see PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId}
   */
  patchTaskmanagementWorktypeFlowsOnattributechangeRule(
    worktypeId: string,
    ruleId: string,
    body: WorkitemOnAttributeChangeRuleUpdate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnAttributeChangeRule> {
    return this.call(
      'patchTaskmanagementWorktypeFlowsOnattributechangeRule',
      'PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules/{ruleId}',
      { worktypeId, ruleId, body },
      {},
      request,
    );
  }

  /**
   * Renames the rule that launches a worktype's flow at creation. It has nothing else to change.
   *
   * @permissions `workitems:flowRuleOnCreate:edit`
   * @see PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId}
   */
  patchTaskmanagementWorktypeFlowsOncreateRule(
    worktypeId: string,
    ruleId: string,
    body: WorkitemOnCreateRuleUpdate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnCreateRule> {
    return this.call(
      'patchTaskmanagementWorktypeFlowsOncreateRule',
      'PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules/{ruleId}',
      { worktypeId, ruleId, body },
      {},
      request,
    );
  }

  /**
   * Changes a status of a worktype, above all where work items may go from it and when they move on by themselves. Its category
   * is fixed.
   *
   * @permissions `workitems:status:edit`
   * @see PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId}
   */
  patchTaskmanagementWorktypeStatus(
    worktypeId: string,
    statusId: string,
    body: WorkitemStatusUpdate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemStatus> {
    return this.call(
      'patchTaskmanagementWorktypeStatus',
      'PATCH /api/v2/taskmanagement/worktypes/{worktypeId}/statuses/{statusId}',
      { worktypeId, statusId, body },
      {},
      request,
    );
  }

  /**
   * Creates a workbin for work items to be kept in. Worktypes then name it as their default with `defaultWorkbinId`.
   *
   * @permissions `workitems:workbin:add`
   * @see POST /api/v2/taskmanagement/workbins
   */
  postTaskmanagementWorkbins(body: WorkbinCreate, request?: RequestOptions): ApiPromise<Workbin> {
    return this.call('postTaskmanagementWorkbins', 'POST /api/v2/taskmanagement/workbins', { body }, {}, request);
  }

  /**
   * Finds workbins by filters on their attributes, such as a name that contains a text.
   *
   * @permissions `workitems:workbin:view`
   * @see POST /api/v2/taskmanagement/workbins/query
   */
  postTaskmanagementWorkbinsQuery(body: WorkbinQueryRequest, request?: RequestOptions): ApiPromise<WorkbinQueryEntityListing> {
    return this.call('postTaskmanagementWorkbinsQuery', 'POST /api/v2/taskmanagement/workbins/query', { body }, {}, request);
  }

  /**
   * Takes a work item out of the queue it waits in. The work item itself stays and can be assigned by hand.
   *
   * @permissions `workitems:workitem:cancelRouting`
   * @see POST /api/v2/taskmanagement/workitems/{workitemId}/acd/cancel
   */
  postTaskmanagementWorkitemAcdCancel(workitemId: string, request?: RequestOptions): ApiPromise<Workitem> {
    return this.call(
      'postTaskmanagementWorkitemAcdCancel',
      'POST /api/v2/taskmanagement/workitems/{workitemId}/acd/cancel',
      { workitemId },
      {},
      request,
    );
  }

  /**
   * Disconnects the agent who is working on a work item. The agent remains its assignee.
   *
   * @permissions `workitems:workitem:disconnect`
   * @see POST /api/v2/taskmanagement/workitems/{workitemId}/disconnect
   */
  postTaskmanagementWorkitemDisconnect(workitemId: string, request?: RequestOptions): ApiPromise<Workitem> {
    return this.call(
      'postTaskmanagementWorkitemDisconnect',
      'POST /api/v2/taskmanagement/workitems/{workitemId}/disconnect',
      { workitemId },
      {},
      request,
    );
  }

  /**
   * Ends a work item: no further action is expected on it. To remove it altogether, use `deleteTaskmanagementWorkitem`.
   *
   * @param opts.body - The status to leave the work item in.
   * @permissions `workitems:workitem:terminate`
   * @see POST /api/v2/taskmanagement/workitems/{workitemId}/terminate
   */
  postTaskmanagementWorkitemTerminate(
    workitemId: string,
    opts?: { body?: WorkitemTerminate },
    request?: RequestOptions,
  ): ApiPromise<Workitem> {
    return this.call(
      'postTaskmanagementWorkitemTerminate',
      'POST /api/v2/taskmanagement/workitems/{workitemId}/terminate',
      { workitemId },
      opts,
      request,
    );
  }

  /**
   * Creates a work item of a given worktype. What the body leaves out is taken from the worktype's defaults, and with
   * `assignmentEnabled` on the type it goes to its queue at once.
   *
   * @permissions `workitems:workitem:add`
   * @see POST /api/v2/taskmanagement/workitems
   */
  postTaskmanagementWorkitems(body: WorkitemCreate, request?: RequestOptions): ApiPromise<Workitem> {
    return this.call('postTaskmanagementWorkitems', 'POST /api/v2/taskmanagement/workitems', { body }, {}, request);
  }

  /**
   * Sets up a job that creates many work items in one go. Follow it with `getTaskmanagementWorkitemsBulkAddJob`.
   *
   * @permissions `workitems:bulkAddJob:add`
   * @see POST /api/v2/taskmanagement/workitems/bulk/add/jobs
   */
  postTaskmanagementWorkitemsBulkAddJobs(body: BulkJobAddRequest, request?: RequestOptions): ApiPromise<BulkJob> {
    return this.call(
      'postTaskmanagementWorkitemsBulkAddJobs',
      'POST /api/v2/taskmanagement/workitems/bulk/add/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Sets up a job that terminates the work items listed. Follow it with `getTaskmanagementWorkitemsBulkTerminateJob`.
   *
   * @permissions `workitems:bulkTerminateJob:add`
   * @see POST /api/v2/taskmanagement/workitems/bulk/terminate/jobs
   */
  postTaskmanagementWorkitemsBulkTerminateJobs(body: BulkJobTerminateRequest, request?: RequestOptions): ApiPromise<BulkJob> {
    return this.call(
      'postTaskmanagementWorkitemsBulkTerminateJobs',
      'POST /api/v2/taskmanagement/workitems/bulk/terminate/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Finds work items by filters, at once and page by page. For filters on custom fields or a numbered page, use a job:
   * `postTaskmanagementWorkitemsQueryJobs`.
   *
   * @permissions `workitems:workitem:view`
   * @see POST /api/v2/taskmanagement/workitems/query
   */
  postTaskmanagementWorkitemsQuery(
    body: WorkitemQueryPostRequest,
    request?: RequestOptions,
  ): ApiPromise<WorkitemPostQueryEntityListing> {
    return this.call('postTaskmanagementWorkitemsQuery', 'POST /api/v2/taskmanagement/workitems/query', { body }, {}, request);
  }

  /**
   * Starts an asynchronous query for work items, which may also filter and sort by custom fields. Poll it with
   * `getTaskmanagementWorkitemsQueryJob`.
   *
   * @permissions `workitems:queryJob:add`
   * @see POST /api/v2/taskmanagement/workitems/query/jobs
   */
  postTaskmanagementWorkitemsQueryJobs(
    body: WorkitemQueryJobCreate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemQueryJobResponse> {
    return this.call(
      'postTaskmanagementWorkitemsQueryJobs',
      'POST /api/v2/taskmanagement/workitems/query/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a schema of custom fields for work items. A worktype takes it up by `schemaId`.
   *
   * @permissions `workitems:workitemSchema:add`
   * @see POST /api/v2/taskmanagement/workitems/schemas
   */
  postTaskmanagementWorkitemsSchemas(body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'postTaskmanagementWorkitemsSchemas',
      'POST /api/v2/taskmanagement/workitems/schemas',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds a rule to a worktype by which its flow is launched before or after a date of the work item, such as the due date.
   *
   * @permissions `workitems:flowRuleDateBased:add`
   * @see POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules
   */
  postTaskmanagementWorktypeFlowsDatebasedRules(
    worktypeId: string,
    body: WorkitemDateBasedRuleCreate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemDateBasedRule> {
    return this.call(
      'postTaskmanagementWorktypeFlowsDatebasedRules',
      'POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/datebased/rules',
      { worktypeId, body },
      {},
      request,
    );
  }

  /**
   * Adds a rule to a worktype by which its flow is launched when a work item's status changes to a given value.
   *
   * @permissions `workitems:flowRuleOnAttributeChange:add`
   * @see POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules
   */
  postTaskmanagementWorktypeFlowsOnattributechangeRules(
    worktypeId: string,
    body: WorkitemOnAttributeChangeRuleCreate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnAttributeChangeRule> {
    return this.call(
      'postTaskmanagementWorktypeFlowsOnattributechangeRules',
      'POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/onattributechange/rules',
      { worktypeId, body },
      {},
      request,
    );
  }

  /**
   * Adds a rule to a worktype by which its flow is launched for each work item as it is created.
   *
   * @permissions `workitems:flowRuleOnCreate:add`
   * @see POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules
   */
  postTaskmanagementWorktypeFlowsOncreateRules(
    worktypeId: string,
    body: WorkitemOnCreateRuleCreate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemOnCreateRule> {
    return this.call(
      'postTaskmanagementWorktypeFlowsOncreateRules',
      'POST /api/v2/taskmanagement/worktypes/{worktypeId}/flows/oncreate/rules',
      { worktypeId, body },
      {},
      request,
    );
  }

  /**
   * Adds a status that work items of a type can take. List it among the destinations of other statuses with
   * `patchTaskmanagementWorktypeStatus` where they are confined to some.
   *
   * @permissions `workitems:status:add`
   * @see POST /api/v2/taskmanagement/worktypes/{worktypeId}/statuses
   */
  postTaskmanagementWorktypeStatuses(
    worktypeId: string,
    body: WorkitemStatusCreate,
    request?: RequestOptions,
  ): ApiPromise<WorkitemStatus> {
    return this.call(
      'postTaskmanagementWorktypeStatuses',
      'POST /api/v2/taskmanagement/worktypes/{worktypeId}/statuses',
      { worktypeId, body },
      {},
      request,
    );
  }

  /**
   * Creates a worktype, the pattern for work items of one kind. Further statuses are added with
   * `postTaskmanagementWorktypeStatuses`.
   *
   * @permissions `workitems:worktype:add`
   * @see POST /api/v2/taskmanagement/worktypes
   */
  postTaskmanagementWorktypes(body: WorktypeCreate, request?: RequestOptions): ApiPromise<Worktype> {
    return this.call('postTaskmanagementWorktypes', 'POST /api/v2/taskmanagement/worktypes', { body }, {}, request);
  }

  /**
   * Finds worktypes by filters on their attributes, for example to look one up by name.
   *
   * @permissions `workitems:worktype:view`
   * @see POST /api/v2/taskmanagement/worktypes/query
   */
  postTaskmanagementWorktypesQuery(body: WorktypeQueryRequest, request?: RequestOptions): ApiPromise<WorktypeQueryEntityListing> {
    return this.call('postTaskmanagementWorktypesQuery', 'POST /api/v2/taskmanagement/worktypes/query', { body }, {}, request);
  }

  /**
   * Replaces a schema of custom fields for work items, which gives it a further version. Send the current `version` along.
   *
   * @permissions `workitems:workitemSchema:edit`
   * @see PUT /api/v2/taskmanagement/workitems/schemas/{schemaId}
   */
  putTaskmanagementWorkitemsSchema(schemaId: string, body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'putTaskmanagementWorkitemsSchema',
      'PUT /api/v2/taskmanagement/workitems/schemas/{schemaId}',
      { schemaId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TaskManagementApi {
  type getTaskmanagementWorkbinHistoryOptions = GetTaskmanagementWorkbinHistoryOptions;
  type getTaskmanagementWorkbinVersionsOptions = GetTaskmanagementWorkbinVersionsOptions;
  type getTaskmanagementWorkitemOptions = OptionsOf<TaskManagementApi['getTaskmanagementWorkitem']>;
  type getTaskmanagementWorkitemHistoryOptions = GetTaskmanagementWorkitemHistoryOptions;
  type getTaskmanagementWorkitemUserWrapupsOptions = GetTaskmanagementWorkitemUserWrapupsOptions;
  type getTaskmanagementWorkitemVersionsOptions = GetTaskmanagementWorkitemVersionsOptions;
  type getTaskmanagementWorkitemWrapupsOptions = GetTaskmanagementWorkitemWrapupsOptions;
  type getTaskmanagementWorkitemsBulkJobsUsersMeOptions = GetTaskmanagementWorkitemsBulkJobsUsersMeOptions;
  type getTaskmanagementWorktypeOptions = OptionsOf<TaskManagementApi['getTaskmanagementWorktype']>;
  type getTaskmanagementWorktypeFlowsDatebasedRulesOptions = OptionsOf<
    TaskManagementApi['getTaskmanagementWorktypeFlowsDatebasedRules']
  >;
  type getTaskmanagementWorktypeFlowsOnattributechangeRulesOptions = OptionsOf<
    TaskManagementApi['getTaskmanagementWorktypeFlowsOnattributechangeRules']
  >;
  type getTaskmanagementWorktypeFlowsOncreateRulesOptions = OptionsOf<
    TaskManagementApi['getTaskmanagementWorktypeFlowsOncreateRules']
  >;
  type getTaskmanagementWorktypeHistoryOptions = GetTaskmanagementWorktypeHistoryOptions;
  type getTaskmanagementWorktypeVersionsOptions = GetTaskmanagementWorktypeVersionsOptions;
  type postTaskmanagementWorkitemTerminateOptions = OptionsOf<TaskManagementApi['postTaskmanagementWorkitemTerminate']>;
}
