import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  Case,
  CaseAssociation,
  CaseAssociationCreate,
  CaseAssociationListing,
  CaseAssociationQuery,
  CaseAssociationQueryEntityListing,
  CaseCreate,
  CaseDateDueUpdate,
  CaseListing,
  CaseOwnerUpdate,
  CasePriorityUpdate,
  CaseQueryJobCreate,
  CaseQueryJobResponse,
  CaseQueryJobResultsResponse,
  CaseSummaryUpdate,
  Caseplan,
  CaseplanCreate,
  CaseplanCreateResponse,
  CaseplanDataSchema,
  CaseplanDataSchemaListing,
  CaseplanDataSchemaRequest,
  CaseplanListing,
  CaseplanQueryEntityListing,
  CaseplanQueryRequest,
  CaseplanUpdate,
  Comment,
  CommentCreate,
  CommentListing,
  IntakeSettingsListing,
  IntakeSettingsUpdate,
  Stage,
  StageListing,
  Stageplan,
  StageplanCreate,
  StageplanListing,
  StageplanReposition,
  StageplanUpdate,
  Step,
  StepListing,
  Stepplan,
  StepplanListing,
  StepplanUpdate,
  TerminateJob,
} from '../models/case-management.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetCasemanagementCaseAssociationsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetCasemanagementCaseCommentsOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: number;
  sortOrder?: string;
}

export interface GetCasemanagementCaseStageStepsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetCasemanagementCaseStagesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetCasemanagementCaseplanVersionStageplanStepplansOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Fills in the entities named, which otherwise come as references. */
  expands?: readonly OpenEnum<'caseplan' | 'stageplan' | 'worktype'>[];
}

export interface GetCasemanagementCaseplanVersionStageplansOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** `caseplan` fills in the caseplan. */
  expands?: readonly OpenEnum<'caseplan'>[];
}

export interface GetCasemanagementCaseplansOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: number;
  /** Only caseplans for this intent. */
  customerIntentId?: string;
  /** Only caseplans of these divisions. */
  divisionIds?: string;
}

export interface GetCasemanagementCasesExternalcontactOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: number;
  /** Only cases of these divisions. */
  divisionIds?: string;
  /** `caseplan` fills in the caseplan of each case. */
  expands?: readonly OpenEnum<'caseplan'>[];
}

/**
 * Cases: customer requests that take longer than one interaction and pass through stages, whose steps are carried out as work
 * items. A caseplan is the pattern: its stage plans and step plans, the intent it serves, the data schema and the intake fields,
 * edited as a draft version and then published. A case is opened from a published caseplan for an external contact, has an
 * owner, a priority and a due date, and collects comments and associations to conversations and work items. Administrators
 * design caseplans, agents and integrations open and follow cases.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class CaseManagementApi extends PlatformApi {
  /**
   * Deletes one customer's case. To end it without deleting it, terminate it with `postCasemanagementCaseTerminateJobs`.
   *
   * @preview
   * @permissions `caseManagement:case:delete`
   * @see DELETE /api/v2/casemanagement/cases/{caseId}
   */
  deleteCasemanagementCase(caseId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteCasemanagementCase', 'DELETE /api/v2/casemanagement/cases/{caseId}', { caseId }, {}, request);
  }

  /**
   * Deletes a comment that the caller has written on a case. Comments of others are out of its reach.
   *
   * @permissions `caseManagement:commentSelf:delete`
   * @see DELETE /api/v2/casemanagement/cases/{caseId}/comments/me/{commentId}
   */
  deleteCasemanagementCaseCommentsMeCommentId(
    caseId: string,
    commentId: string,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'deleteCasemanagementCaseCommentsMeCommentId',
      'DELETE /api/v2/casemanagement/cases/{caseId}/comments/me/{commentId}',
      { caseId, commentId },
      {},
      request,
    );
  }

  /**
   * Deletes a caseplan, the pattern from which cases are opened.
   *
   * @preview
   * @permissions `caseManagement:caseplan:delete`
   * @see DELETE /api/v2/casemanagement/caseplans/{caseplanId}
   */
  deleteCasemanagementCaseplan(caseplanId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'deleteCasemanagementCaseplan',
      'DELETE /api/v2/casemanagement/caseplans/{caseplanId}',
      { caseplanId },
      {},
      request,
    );
  }

  /**
   * Detaches a data schema from a caseplan. The schema itself remains in task management.
   *
   * @param schemaKeyName - The key under which the caseplan knows the schema, such as `default`.
   * @permissions `caseManagement:caseplanDataSchemas:delete`
   * @see DELETE /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas/{schemaKeyName}
   */
  deleteCasemanagementCaseplanDataschema(
    caseplanId: string,
    schemaKeyName: string,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'deleteCasemanagementCaseplanDataschema',
      'DELETE /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas/{schemaKeyName}',
      { caseplanId, schemaKeyName },
      {},
      request,
    );
  }

  /**
   * Removes a stage plan from a caseplan, so that cases of versions published afterwards do without that stage.
   *
   * @permissions not documented
   * @see DELETE /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}
   */
  deleteCasemanagementCaseplanStageplan(
    caseplanId: string,
    stageplanId: string,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'deleteCasemanagementCaseplanStageplan',
      'DELETE /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}',
      { caseplanId, stageplanId },
      {},
      request,
    );
  }

  /**
   * Reads a case: its caseplan, owner, status, priority and dates. Its stages come with `getCasemanagementCaseStages`, what
   * belongs to it with `getCasemanagementCaseAssociations`.
   *
   * @param opts.expands - `caseplan` fills in the caseplan, which otherwise comes as a reference.
   * @preview
   * @permissions `caseManagement:case:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}
   */
  getCasemanagementCase(
    caseId: string,
    opts?: { expands?: readonly OpenEnum<'caseplan'>[] },
    request?: RequestOptions,
  ): ApiPromise<Case> {
    return this.call('getCasemanagementCase', 'GET /api/v2/casemanagement/cases/{caseId}', { caseId }, opts, request);
  }

  /**
   * Reads one link between a case and a work item or conversation, and the stage and step it arose in.
   *
   * @preview
   * @permissions `caseManagement:caseAssociation:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/associations/{associationId}
   */
  getCasemanagementCaseAssociation(caseId: string, associationId: string, request?: RequestOptions): ApiPromise<CaseAssociation> {
    return this.call(
      'getCasemanagementCaseAssociation',
      'GET /api/v2/casemanagement/cases/{caseId}/associations/{associationId}',
      { caseId, associationId },
      {},
      request,
    );
  }

  /**
   * Lists the work items and conversations that belong to a case. The opposite question, which cases a conversation belongs to,
   * is answered by `postCasemanagementCasesAssociationsQuery`.
   *
   * @preview
   * @permissions `caseManagement:caseAssociation:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/associations
   */
  getCasemanagementCaseAssociations(
    caseId: string,
    opts?: GetCasemanagementCaseAssociationsOptions,
    request?: RequestOptions,
  ): ApiPromise<CaseAssociationListing> {
    return this.call(
      'getCasemanagementCaseAssociations',
      'GET /api/v2/casemanagement/cases/{caseId}/associations',
      { caseId },
      opts,
      request,
    );
  }

  /**
   * Reads one comment on a case, with its author and the user who last edited it.
   *
   * @permissions `caseManagement:comment:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/comments/{commentId}
   */
  getCasemanagementCaseComment(caseId: string, commentId: string, request?: RequestOptions): ApiPromise<Comment> {
    return this.call(
      'getCasemanagementCaseComment',
      'GET /api/v2/casemanagement/cases/{caseId}/comments/{commentId}',
      { caseId, commentId },
      {},
      request,
    );
  }

  /**
   * Lists the comments that users have left on a case.
   *
   * @permissions `caseManagement:comment:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/comments
   */
  getCasemanagementCaseComments(
    caseId: string,
    opts?: GetCasemanagementCaseCommentsOptions,
    request?: RequestOptions,
  ): ApiPromise<CommentListing> {
    return this.call(
      'getCasemanagementCaseComments',
      'GET /api/v2/casemanagement/cases/{caseId}/comments',
      { caseId },
      opts,
      request,
    );
  }

  /**
   * Reads one stage of a case: whether it is open, in progress, completed or terminated, and since when.
   *
   * @preview
   * @permissions `caseManagement:stage:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}
   */
  getCasemanagementCaseStage(caseId: string, stageId: string, request?: RequestOptions): ApiPromise<Stage> {
    return this.call(
      'getCasemanagementCaseStage',
      'GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}',
      { caseId, stageId },
      {},
      request,
    );
  }

  /**
   * Reads one step within a stage of a case, with the work item by which it is carried out.
   *
   * @preview
   * @permissions `caseManagement:step:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}/steps/{stepId}
   */
  getCasemanagementCaseStageStep(caseId: string, stageId: string, stepId: string, request?: RequestOptions): ApiPromise<Step> {
    return this.call(
      'getCasemanagementCaseStageStep',
      'GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}/steps/{stepId}',
      { caseId, stageId, stepId },
      {},
      request,
    );
  }

  /**
   * Lists the steps of one stage of a case with their status.
   *
   * @preview
   * @permissions `caseManagement:step:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}/steps
   */
  getCasemanagementCaseStageSteps(
    caseId: string,
    stageId: string,
    opts?: GetCasemanagementCaseStageStepsOptions,
    request?: RequestOptions,
  ): ApiPromise<StepListing> {
    return this.call(
      'getCasemanagementCaseStageSteps',
      'GET /api/v2/casemanagement/cases/{caseId}/stages/{stageId}/steps',
      { caseId, stageId },
      opts,
      request,
    );
  }

  /**
   * Lists the stages of a case, which shows how far it has come.
   *
   * @preview
   * @permissions `caseManagement:stage:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/stages
   */
  getCasemanagementCaseStages(
    caseId: string,
    opts?: GetCasemanagementCaseStagesOptions,
    request?: RequestOptions,
  ): ApiPromise<StageListing> {
    return this.call(
      'getCasemanagementCaseStages',
      'GET /api/v2/casemanagement/cases/{caseId}/stages',
      { caseId },
      opts,
      request,
    );
  }

  /**
   * Reads how far the termination of a case has come, after `postCasemanagementCaseTerminateJobs`.
   *
   * @preview
   * @permissions `caseManagement:terminateJob:view`
   * @see GET /api/v2/casemanagement/cases/{caseId}/terminate/jobs/{jobId}
   */
  getCasemanagementCaseTerminateJob(caseId: string, jobId: string, request?: RequestOptions): ApiPromise<TerminateJob> {
    return this.call(
      'getCasemanagementCaseTerminateJob',
      'GET /api/v2/casemanagement/cases/{caseId}/terminate/jobs/{jobId}',
      { caseId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads a caseplan, with the numbers of its latest and its published version. The stages are read separately, with
   * `getCasemanagementCaseplanVersionStageplans`.
   *
   * @preview
   * @permissions `caseManagement:caseplan:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}
   */
  getCasemanagementCaseplan(caseplanId: string, request?: RequestOptions): ApiPromise<Caseplan> {
    return this.call(
      'getCasemanagementCaseplan',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}',
      { caseplanId },
      {},
      request,
    );
  }

  /**
   * Reads a caseplan as it is defined in one version, for instance to compare a draft with what is published.
   *
   * @preview
   * @permissions `caseManagement:caseplan:version`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}
   */
  getCasemanagementCaseplanVersion(caseplanId: string, versionId: string, request?: RequestOptions): ApiPromise<Caseplan> {
    return this.call(
      'getCasemanagementCaseplanVersion',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}',
      { caseplanId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists the data schemas that one version of a caseplan uses for the data of its cases.
   *
   * @preview
   * @permissions `caseManagement:caseplanDataSchemas:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/dataschemas
   */
  getCasemanagementCaseplanVersionDataschemas(
    caseplanId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<CaseplanDataSchemaListing> {
    return this.call(
      'getCasemanagementCaseplanVersionDataschemas',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/dataschemas',
      { caseplanId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists the fields that one version of a caseplan asks for when a case is opened, in which order and which of them are
   * required.
   *
   * @preview
   * @permissions `caseManagement:caseplanIntakeSettings:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/intakesettings
   */
  getCasemanagementCaseplanVersionIntakesettings(
    caseplanId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<IntakeSettingsListing> {
    return this.call(
      'getCasemanagementCaseplanVersionIntakesettings',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/intakesettings',
      { caseplanId, versionId },
      {},
      request,
    );
  }

  /**
   * Reads one stage plan of a caseplan's version, the pattern of a stage.
   *
   * @param opts.expands - `caseplan` fills in the caseplan.
   * @preview
   * @permissions `caseManagement:stageplan:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}
   */
  getCasemanagementCaseplanVersionStageplan(
    caseplanId: string,
    versionId: string,
    stageplanId: string,
    opts?: { expands?: readonly OpenEnum<'caseplan'>[] },
    request?: RequestOptions,
  ): ApiPromise<Stageplan> {
    return this.call(
      'getCasemanagementCaseplanVersionStageplan',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}',
      { caseplanId, versionId, stageplanId },
      opts,
      request,
    );
  }

  /**
   * Reads one step plan within a stage plan: what kind of activity it starts and with which worktype.
   *
   * @param opts.expands - Fills in the entities named, which otherwise come as references.
   * @preview
   * @permissions `caseManagement:stepplan:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}/stepplans/{stepplanId}
   */
  getCasemanagementCaseplanVersionStageplanStepplan(
    caseplanId: string,
    versionId: string,
    stageplanId: string,
    stepplanId: string,
    opts?: { expands?: readonly OpenEnum<'stageplan' | 'caseplan' | 'worktype'>[] },
    request?: RequestOptions,
  ): ApiPromise<Stepplan> {
    return this.call(
      'getCasemanagementCaseplanVersionStageplanStepplan',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}/stepplans/{stepplanId}',
      { caseplanId, versionId, stageplanId, stepplanId },
      opts,
      request,
    );
  }

  /**
   * Lists the steps that a stage of one caseplan version consists of.
   *
   * @preview
   * @permissions `caseManagement:stepplan:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}/stepplans
   */
  getCasemanagementCaseplanVersionStageplanStepplans(
    caseplanId: string,
    versionId: string,
    stageplanId: string,
    opts?: GetCasemanagementCaseplanVersionStageplanStepplansOptions,
    request?: RequestOptions,
  ): ApiPromise<StepplanListing> {
    return this.call(
      'getCasemanagementCaseplanVersionStageplanStepplans',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans/{stageplanId}/stepplans',
      { caseplanId, versionId, stageplanId },
      opts,
      request,
    );
  }

  /**
   * Lists the stages that cases of one caseplan version will pass through.
   *
   * @preview
   * @permissions `caseManagement:stageplan:view`
   * @see GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans
   */
  getCasemanagementCaseplanVersionStageplans(
    caseplanId: string,
    versionId: string,
    opts?: GetCasemanagementCaseplanVersionStageplansOptions,
    request?: RequestOptions,
  ): ApiPromise<StageplanListing> {
    return this.call(
      'getCasemanagementCaseplanVersionStageplans',
      'GET /api/v2/casemanagement/caseplans/{caseplanId}/versions/{versionId}/stageplans',
      { caseplanId, versionId },
      opts,
      request,
    );
  }

  /**
   * Lists the caseplans, for instance those that serve a certain customer intent. `postCasemanagementCaseplansQuery` searches by
   * name.
   *
   * @preview
   * @permissions `caseManagement:caseplan:view`
   * @see GET /api/v2/casemanagement/caseplans
   */
  getCasemanagementCaseplans(opts?: GetCasemanagementCaseplansOptions, request?: RequestOptions): ApiPromise<CaseplanListing> {
    return this.call('getCasemanagementCaseplans', 'GET /api/v2/casemanagement/caseplans', {}, opts, request);
  }

  /**
   * Lists the cases of one external contact, as a customer profile shows them.
   *
   * @preview
   * @permissions `caseManagement:caseExternalContact:view`
   * @see GET /api/v2/casemanagement/cases/externalcontacts/{externalContactId}
   */
  getCasemanagementCasesExternalcontact(
    externalContactId: string,
    opts?: GetCasemanagementCasesExternalcontactOptions,
    request?: RequestOptions,
  ): ApiPromise<CaseListing> {
    return this.call(
      'getCasemanagementCasesExternalcontact',
      'GET /api/v2/casemanagement/cases/externalcontacts/{externalContactId}',
      { externalContactId },
      opts,
      request,
    );
  }

  /**
   * Reads the state of an asynchronous search for cases, until its results can be fetched with
   * `getCasemanagementCasesQueryJobResults`.
   *
   * @permissions `caseManagement:queryJob:view`
   * @see GET /api/v2/casemanagement/cases/query/jobs/{jobId}
   */
  getCasemanagementCasesQueryJob(jobId: string, request?: RequestOptions): ApiPromise<CaseQueryJobResponse> {
    return this.call(
      'getCasemanagementCasesQueryJob',
      'GET /api/v2/casemanagement/cases/query/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads the cases that a search job has found, once it has succeeded.
   *
   * @permissions `caseManagement:queryJobResults:view`
   * @see GET /api/v2/casemanagement/cases/query/jobs/{jobId}/results
   */
  getCasemanagementCasesQueryJobResults(jobId: string, request?: RequestOptions): ApiPromise<CaseQueryJobResultsResponse> {
    return this.call(
      'getCasemanagementCasesQueryJobResults',
      'GET /api/v2/casemanagement/cases/query/jobs/{jobId}/results',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Finds a case by its reference, the readable number that begins with the caseplan's prefix.
   *
   * @param opts.expands - `caseplan` fills in the caseplan.
   * @preview
   * @permissions `caseManagement:caseReference:view`
   * @see GET /api/v2/casemanagement/cases/references/{referenceId}
   */
  getCasemanagementCasesReference(
    referenceId: string,
    opts?: { expands?: readonly OpenEnum<'caseplan'>[] },
    request?: RequestOptions,
  ): ApiPromise<Case> {
    return this.call(
      'getCasemanagementCasesReference',
      'GET /api/v2/casemanagement/cases/references/{referenceId}',
      { referenceId },
      opts,
      request,
    );
  }

  /**
   * Moves the date by which a case is due.
   *
   * @preview
   * @permissions `caseManagement:caseDateDue:edit`
   * @see PATCH /api/v2/casemanagement/cases/{caseId}/datedue
   */
  patchCasemanagementCaseDatedue(caseId: string, body: CaseDateDueUpdate, request?: RequestOptions): ApiPromise<Case> {
    return this.call(
      'patchCasemanagementCaseDatedue',
      'PATCH /api/v2/casemanagement/cases/{caseId}/datedue',
      { caseId, body },
      {},
      request,
    );
  }

  /**
   * Hands a case over to another user, who becomes responsible for it.
   *
   * @permissions `caseManagement:caseOwner:edit`
   * @see PATCH /api/v2/casemanagement/cases/{caseId}/owner
   */
  patchCasemanagementCaseOwner(caseId: string, body: CaseOwnerUpdate, request?: RequestOptions): ApiPromise<Case> {
    return this.call(
      'patchCasemanagementCaseOwner',
      'PATCH /api/v2/casemanagement/cases/{caseId}/owner',
      { caseId, body },
      {},
      request,
    );
  }

  /**
   * Raises or lowers the urgency of a case.
   *
   * @preview
   * @permissions `caseManagement:casePriority:edit`
   * @see PATCH /api/v2/casemanagement/cases/{caseId}/priority
   */
  patchCasemanagementCasePriority(caseId: string, body: CasePriorityUpdate, request?: RequestOptions): ApiPromise<Case> {
    return this.call(
      'patchCasemanagementCasePriority',
      'PATCH /api/v2/casemanagement/cases/{caseId}/priority',
      { caseId, body },
      {},
      request,
    );
  }

  /**
   * Rewrites the text that sums up what a case is about.
   *
   * @preview
   * @permissions `caseManagement:caseSummary:edit`
   * @see PATCH /api/v2/casemanagement/cases/{caseId}/summary
   */
  patchCasemanagementCaseSummary(caseId: string, body: CaseSummaryUpdate, request?: RequestOptions): ApiPromise<Case> {
    return this.call(
      'patchCasemanagementCaseSummary',
      'PATCH /api/v2/casemanagement/cases/{caseId}/summary',
      { caseId, body },
      {},
      request,
    );
  }

  /**
   * Changes a caseplan's general properties, such as its default owner or durations. Reference prefix, intent and division can
   * no longer be changed once it has been published.
   *
   * @preview
   * @permissions `caseManagement:caseplan:edit`
   * @see PATCH /api/v2/casemanagement/caseplans/{caseplanId}
   */
  patchCasemanagementCaseplan(caseplanId: string, body: CaseplanUpdate, request?: RequestOptions): ApiPromise<Caseplan> {
    return this.call(
      'patchCasemanagementCaseplan',
      'PATCH /api/v2/casemanagement/caseplans/{caseplanId}',
      { caseplanId, body },
      {},
      request,
    );
  }

  /**
   * Renames a stage plan in the draft of a caseplan or changes its description.
   *
   * @preview
   * @permissions `caseManagement:stageplan:edit`
   * @see PATCH /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}
   */
  patchCasemanagementCaseplanStageplan(
    caseplanId: string,
    stageplanId: string,
    body: StageplanUpdate,
    request?: RequestOptions,
  ): ApiPromise<Stageplan> {
    return this.call(
      'patchCasemanagementCaseplanStageplan',
      'PATCH /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}',
      { caseplanId, stageplanId, body },
      {},
      request,
    );
  }

  /**
   * Changes a step plan: its name, and the worktype of the work item that it starts.
   *
   * @preview
   * @permissions `caseManagement:stepplan:edit`
   * @see PATCH /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}/stepplans/{stepplanId}
   */
  patchCasemanagementCaseplanStageplanStepplan(
    caseplanId: string,
    stageplanId: string,
    stepplanId: string,
    body: StepplanUpdate,
    request?: RequestOptions,
  ): ApiPromise<Stepplan> {
    return this.call(
      'patchCasemanagementCaseplanStageplanStepplan',
      'PATCH /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}/stepplans/{stepplanId}',
      { caseplanId, stageplanId, stepplanId, body },
      {},
      request,
    );
  }

  /**
   * Ties a work item or a conversation to a case, so that it shows up among the case's activities.
   *
   * @preview
   * @permissions `caseManagement:caseAssociation:add`
   * @see POST /api/v2/casemanagement/cases/{caseId}/associations
   */
  postCasemanagementCaseAssociations(
    caseId: string,
    body: CaseAssociationCreate,
    request?: RequestOptions,
  ): ApiPromise<CaseAssociation> {
    return this.call(
      'postCasemanagementCaseAssociations',
      'POST /api/v2/casemanagement/cases/{caseId}/associations',
      { caseId, body },
      {},
      request,
    );
  }

  /**
   * Adds a comment to a case in the caller's name.
   *
   * @permissions `caseManagement:comment:add`
   * @see POST /api/v2/casemanagement/cases/{caseId}/comments
   */
  postCasemanagementCaseComments(caseId: string, body: CommentCreate, request?: RequestOptions): ApiPromise<Comment> {
    return this.call(
      'postCasemanagementCaseComments',
      'POST /api/v2/casemanagement/cases/{caseId}/comments',
      { caseId, body },
      {},
      request,
    );
  }

  /**
   * Starts the termination of a case before it has run its course. Follow it with `getCasemanagementCaseTerminateJob`.
   *
   * @preview
   * @permissions `caseManagement:terminateJob:add`
   * @see POST /api/v2/casemanagement/cases/{caseId}/terminate/jobs
   */
  postCasemanagementCaseTerminateJobs(caseId: string, request?: RequestOptions): ApiPromise<TerminateJob> {
    return this.call(
      'postCasemanagementCaseTerminateJobs',
      'POST /api/v2/casemanagement/cases/{caseId}/terminate/jobs',
      { caseId },
      {},
      request,
    );
  }

  /**
   * Attaches a schema to a caseplan, by which the data of its cases are laid out. It must be one of the schemas of task
   * management, from `getTaskmanagementWorkitemsSchemas` of `TaskManagementApi`.
   *
   * @permissions `caseManagement:caseplanDataSchemas:add`
   * @see POST /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas
   */
  postCasemanagementCaseplanDataschemas(
    caseplanId: string,
    body: CaseplanDataSchemaRequest,
    request?: RequestOptions,
  ): ApiPromise<CaseplanDataSchema> {
    return this.call(
      'postCasemanagementCaseplanDataschemas',
      'POST /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas',
      { caseplanId, body },
      {},
      request,
    );
  }

  /**
   * Publishes the draft of a caseplan, so that cases can be opened from it. For further changes make a draft with
   * `postCasemanagementCaseplanVersions`.
   *
   * @preview
   * @permissions `caseManagement:caseplan:publish`
   * @see POST /api/v2/casemanagement/caseplans/{caseplanId}/publish
   */
  postCasemanagementCaseplanPublish(caseplanId: string, request?: RequestOptions): ApiPromise<Caseplan> {
    return this.call(
      'postCasemanagementCaseplanPublish',
      'POST /api/v2/casemanagement/caseplans/{caseplanId}/publish',
      { caseplanId },
      {},
      request,
    );
  }

  /**
   * Moves a stage plan to another place in the order of a caseplan's stages.
   *
   * @permissions not documented
   * @see POST /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}/reposition
   */
  postCasemanagementCaseplanStageplanReposition(
    caseplanId: string,
    stageplanId: string,
    body: StageplanReposition,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'postCasemanagementCaseplanStageplanReposition',
      'POST /api/v2/casemanagement/caseplans/{caseplanId}/stageplans/{stageplanId}/reposition',
      { caseplanId, stageplanId, body },
      {},
      request,
    );
  }

  /**
   * Adds a stage plan to a caseplan, at the place that `after` names.
   *
   * @permissions not documented
   * @see POST /api/v2/casemanagement/caseplans/{caseplanId}/stageplans
   */
  postCasemanagementCaseplanStageplans(
    caseplanId: string,
    body: StageplanCreate,
    request?: RequestOptions,
  ): ApiPromise<Stageplan> {
    return this.call(
      'postCasemanagementCaseplanStageplans',
      'POST /api/v2/casemanagement/caseplans/{caseplanId}/stageplans',
      { caseplanId, body },
      {},
      request,
    );
  }

  /**
   * Makes a draft version of a caseplan that has been published, to go on editing without touching what is in use.
   *
   * @preview
   * @permissions `caseManagement:caseplan:edit`
   * @see POST /api/v2/casemanagement/caseplans/{caseplanId}/versions
   */
  postCasemanagementCaseplanVersions(caseplanId: string, request?: RequestOptions): ApiPromise<Caseplan> {
    return this.call(
      'postCasemanagementCaseplanVersions',
      'POST /api/v2/casemanagement/caseplans/{caseplanId}/versions',
      { caseplanId },
      {},
      request,
    );
  }

  /**
   * Creates a caseplan as a draft. It must be published with `postCasemanagementCaseplanPublish` before cases can follow it.
   *
   * @preview
   * @permissions `caseManagement:caseplan:add`
   * @see POST /api/v2/casemanagement/caseplans
   */
  postCasemanagementCaseplans(body: CaseplanCreate, request?: RequestOptions): ApiPromise<CaseplanCreateResponse> {
    return this.call('postCasemanagementCaseplans', 'POST /api/v2/casemanagement/caseplans', { body }, {}, request);
  }

  /**
   * Finds caseplans by name, division or other attributes.
   *
   * @preview
   * @permissions `caseManagement:caseplan:view`
   * @see POST /api/v2/casemanagement/caseplans/query
   */
  postCasemanagementCaseplansQuery(body: CaseplanQueryRequest, request?: RequestOptions): ApiPromise<CaseplanQueryEntityListing> {
    return this.call('postCasemanagementCaseplansQuery', 'POST /api/v2/casemanagement/caseplans/query', { body }, {}, request);
  }

  /**
   * Opens a case for an external contact from a caseplan. `creationStatus` tells whether it has been set up completely.
   *
   * @preview
   * @permissions `caseManagement:case:add`
   * @see POST /api/v2/casemanagement/cases
   */
  postCasemanagementCases(body: CaseCreate, request?: RequestOptions): ApiPromise<Case> {
    return this.call('postCasemanagementCases', 'POST /api/v2/casemanagement/cases', { body }, {}, request);
  }

  /**
   * Finds the cases that a given work item or conversation is tied to.
   *
   * @preview
   * @permissions `caseManagement:caseAssociation:view`
   * @see POST /api/v2/casemanagement/cases/associations/query
   */
  postCasemanagementCasesAssociationsQuery(
    body: CaseAssociationQuery,
    request?: RequestOptions,
  ): ApiPromise<CaseAssociationQueryEntityListing> {
    return this.call(
      'postCasemanagementCasesAssociationsQuery',
      'POST /api/v2/casemanagement/cases/associations/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts an asynchronous search for cases by filters on their attributes. Poll it with `getCasemanagementCasesQueryJob`.
   *
   * @permissions `caseManagement:queryJob:add`
   * @see POST /api/v2/casemanagement/cases/query/jobs
   */
  postCasemanagementCasesQueryJobs(body: CaseQueryJobCreate, request?: RequestOptions): ApiPromise<CaseQueryJobResponse> {
    return this.call('postCasemanagementCasesQueryJobs', 'POST /api/v2/casemanagement/cases/query/jobs', { body }, {}, request);
  }

  /**
   * Swaps the data schema that a caseplan has under one key for another. Not possible once the caseplan has been published.
   *
   * @param schemaKeyName - The key under which the caseplan knows the schema, such as `default`.
   * @permissions `caseManagement:caseplanDataSchemas:edit`
   * @see PUT /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas/{schemaKeyName}
   */
  putCasemanagementCaseplanDataschema(
    caseplanId: string,
    schemaKeyName: string,
    body: CaseplanDataSchemaRequest,
    request?: RequestOptions,
  ): ApiPromise<CaseplanDataSchema> {
    return this.call(
      'putCasemanagementCaseplanDataschema',
      'PUT /api/v2/casemanagement/caseplans/{caseplanId}/dataschemas/{schemaKeyName}',
      { caseplanId, schemaKeyName, body },
      {},
      request,
    );
  }

  /**
   * Replaces the list of fields that a caseplan asks for when a case is opened. Not possible once the caseplan has been
   * published.
   *
   * @preview
   * @permissions `caseManagement:caseplanIntakeSettings:edit`
   * @see PUT /api/v2/casemanagement/caseplans/{caseplanId}/intakesettings
   */
  putCasemanagementCaseplanIntakesettings(
    caseplanId: string,
    body: IntakeSettingsUpdate,
    request?: RequestOptions,
  ): ApiPromise<IntakeSettingsListing> {
    return this.call(
      'putCasemanagementCaseplanIntakesettings',
      'PUT /api/v2/casemanagement/caseplans/{caseplanId}/intakesettings',
      { caseplanId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace CaseManagementApi {
  type getCasemanagementCaseOptions = OptionsOf<CaseManagementApi['getCasemanagementCase']>;
  type getCasemanagementCaseAssociationsOptions = GetCasemanagementCaseAssociationsOptions;
  type getCasemanagementCaseCommentsOptions = GetCasemanagementCaseCommentsOptions;
  type getCasemanagementCaseStageStepsOptions = GetCasemanagementCaseStageStepsOptions;
  type getCasemanagementCaseStagesOptions = GetCasemanagementCaseStagesOptions;
  type getCasemanagementCaseplanVersionStageplanOptions = OptionsOf<
    CaseManagementApi['getCasemanagementCaseplanVersionStageplan']
  >;
  type getCasemanagementCaseplanVersionStageplanStepplanOptions = OptionsOf<
    CaseManagementApi['getCasemanagementCaseplanVersionStageplanStepplan']
  >;
  type getCasemanagementCaseplanVersionStageplanStepplansOptions = GetCasemanagementCaseplanVersionStageplanStepplansOptions;
  type getCasemanagementCaseplanVersionStageplansOptions = GetCasemanagementCaseplanVersionStageplansOptions;
  type getCasemanagementCaseplansOptions = GetCasemanagementCaseplansOptions;
  type getCasemanagementCasesExternalcontactOptions = GetCasemanagementCasesExternalcontactOptions;
  type getCasemanagementCasesReferenceOptions = OptionsOf<CaseManagementApi['getCasemanagementCasesReference']>;
}
