import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AssessmentScoringSet,
  AssignedLearningModuleDomainEntityListing,
  LearningAssessmentScoringRequest,
  LearningAssignment,
  LearningAssignmentAggregateParam,
  LearningAssignmentAggregateResponse,
  LearningAssignmentBulkAddResponse,
  LearningAssignmentBulkRemoveResponse,
  LearningAssignmentCreate,
  LearningAssignmentExternalUpdate,
  LearningAssignmentItem,
  LearningAssignmentReschedule,
  LearningAssignmentStep,
  LearningAssignmentUpdate,
  LearningAssignmentUserListing,
  LearningAssignmentUserQuery,
  LearningAssignmentsDomainEntity,
  LearningModule,
  LearningModuleCoverArtResponse,
  LearningModuleJobRequest,
  LearningModuleJobResponse,
  LearningModuleList,
  LearningModuleMigrateResponse,
  LearningModulePreviewGetResponse,
  LearningModulePreviewUpdateRequest,
  LearningModulePreviewUpdateResponse,
  LearningModulePublishRequest,
  LearningModulePublishResponse,
  LearningModuleRequest,
  LearningModuleRule,
  LearningScheduleSlotsJobRequest,
  LearningScheduleSlotsJobResponse,
  LearningScheduleSlotsQueryRequest,
  LearningScheduleSlotsQueryResponse,
  LearningScormResponse,
  LearningScormUploadRequest,
  LearningScormUploadResponse,
} from '../models/learning.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { ExpandOptions, LearningModuleKind, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetLearningAssignmentStepOptions {
  /** The SCORM object to load, one of the step's structure. */
  shareableContentObjectId?: string;
  /** Which SCORM object to load where none is named. */
  defaultShareableContentObject?: OpenEnum<'First' | 'Last' | 'Next'>;
  /** `moduleStep` fills in the step as the module defines it. */
  expand?: readonly OpenEnum<'moduleStep'>[];
}

export interface GetLearningAssignmentsOptions extends PageOptions, ExpandOptions<'ModuleSummary'> {
  moduleId?: string;
  /**
   * ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`, in which completion is recommended. At most 1 year, its
   * end exclusive; milliseconds are cut off.
   */
  interval?: string;
  /** ISO 8601 interval in which the assignment was completed. At most 1 year, its end exclusive; milliseconds are cut off. */
  completionInterval?: string;
  /** @defaultValue `Any` */
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** Whether passed or failed assignments are wanted; unset brings both. */
  pass?: string;
  /** Lowest score, in percent. */
  minPercentageScore?: number;
  /** Highest score, in percent. */
  maxPercentageScore?: number;
  /** @defaultValue `Desc` */
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  sortBy?: OpenEnum<'RecommendedCompletionDate' | 'DateModified'>;
  /** Only assignments of these users, 100 at most; repeatable in spite of its singular name. */
  userId?: readonly string[];
  types?: readonly OpenEnum<LearningModuleKind>[];
  states?: readonly OpenEnum<'Assigned' | 'InProgress' | 'Completed' | 'NotCompleted' | 'InvalidSchedule'>[];
}

export interface GetLearningAssignmentsMeOptions extends PageOptions, ExpandOptions<'ModuleSummary'> {
  moduleId?: string;
  /**
   * ISO 8601 interval, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`, in which completion is recommended. At most 1 year, its
   * end exclusive; milliseconds are cut off.
   */
  interval?: string;
  /** ISO 8601 interval in which the assignment was completed. At most 1 year, its end exclusive; milliseconds are cut off. */
  completionInterval?: string;
  /** @defaultValue `Any` */
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** Whether passed or failed assignments are wanted; unset brings both. */
  pass?: string;
  /** Lowest score, in percent. */
  minPercentageScore?: number;
  /** Highest score, in percent. */
  maxPercentageScore?: number;
  /** @defaultValue `Desc` */
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
  sortBy?: OpenEnum<'RecommendedCompletionDate' | 'DateModified'>;
  types?: readonly OpenEnum<LearningModuleKind>[];
  states?: readonly OpenEnum<'Assigned' | 'InProgress' | 'Completed' | 'NotCompleted' | 'InvalidSchedule'>[];
}

export interface GetLearningModulesOptions extends PageOptions {
  /** The platform takes it no longer. @defaultValue `false` */
  isArchived?: boolean;
  types?: readonly OpenEnum<LearningModuleKind>[];
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** `percentpassed` and `averagescore` sort by results of the assignments. @defaultValue `name` */
  sortBy?: OpenEnum<'name' | 'createddate' | 'percentpassed' | 'averagescore'>;
  /** Text to look for in the modules' names. */
  searchTerm?: string;
  /** `rule` adds each module's assignment rule, `summaryData` the counts of assignments and results. */
  expand?: readonly OpenEnum<'rule' | 'summaryData'>[];
  /** The platform takes it no longer. @defaultValue `Any` */
  isPublished?: OpenEnum<'True' | 'False' | 'Any'>;
  /** Only modules with these ids in another learning system. */
  externalIds?: readonly string[];
  /** Only modules in these states of publication. */
  statuses?: readonly OpenEnum<'Unpublished' | 'Published' | 'Archived'>[];
}

export interface GetLearningModulesAssignmentsOptions extends PageOptions, ExpandOptions<'coverArt'> {
  searchTerm?: string;
  /** @defaultValue `Any` */
  overdue?: OpenEnum<'True' | 'False' | 'Any'>;
  /** `NotAssigned` brings the modules that the users do not have yet. */
  assignmentStates?: readonly OpenEnum<'NotAssigned' | 'Assigned' | 'InProgress' | 'Completed' | 'InvalidSchedule'>[];
}

/**
 * Learning modules and their assignment to users. A module holds content to read, an assessment to pass, or both; it is
 * edited as a draft and takes effect when published. A module's rule assigns it by itself to every user who matches, and
 * modules can be assigned by hand as well. Agents work through their assignments, supervisors follow states and scores.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class LearningApi extends PlatformApi {
  /**
   * Takes a module off a user by deleting the assignment. For several at once, use `postLearningAssignmentsBulkremove`.
   *
   * @permissions `learning:assignment:delete`
   * @see DELETE /api/v2/learning/assignments/{assignmentId}
   */
  deleteLearningAssignment(assignmentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteLearningAssignment',
      'DELETE /api/v2/learning/assignments/{assignmentId}',
      { assignmentId },
      {},
      request,
    );
  }

  /**
   * Deletes a module that was never published, or one that was and is now archived.
   *
   * @permissions `learning:module:delete`
   * @see DELETE /api/v2/learning/modules/{moduleId}
   */
  deleteLearningModule(moduleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteLearningModule', 'DELETE /api/v2/learning/modules/{moduleId}', { moduleId }, {}, request);
  }

  /**
   * Reads one assignment: its user, state, score and recommended completion date.
   *
   * @param opts.expand - `module` and `assessment` fill in what was assigned and the answers given so far, `assessmentForm`
   * the questions.
   * @permissions `learning:assignment:view`
   * @see GET /api/v2/learning/assignments/{assignmentId}
   */
  getLearningAssignment(
    assignmentId: string,
    opts?: {
      expand?: readonly OpenEnum<'module' | 'assessment' | 'assessmentForm' | 'module.coverArt' | 'step' | 'step.moduleStep'>[];
    },
    request?: RequestOptions,
  ): ApiPromise<LearningAssignment> {
    return this.call('getLearningAssignment', 'GET /api/v2/learning/assignments/{assignmentId}', { assignmentId }, opts, request);
  }

  /**
   * Reads one step of an assignment: its progress and, for a step with SCORM content, the structure of the content and the
   * cookie that opens it.
   *
   * @permissions `learning:assignment:viewOwn`
   * @see GET /api/v2/learning/assignments/{assignmentId}/steps/{stepId}
   */
  getLearningAssignmentStep(
    assignmentId: string,
    stepId: string,
    opts?: GetLearningAssignmentStepOptions,
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentStep> {
    return this.call(
      'getLearningAssignmentStep',
      'GET /api/v2/learning/assignments/{assignmentId}/steps/{stepId}',
      { assignmentId, stepId },
      opts,
      request,
    );
  }

  /**
   * Lists assignments across users and modules. Callers who look up only their own use `getLearningAssignmentsMe`.
   *
   * @permissions `learning:assignment:view`
   * @see GET /api/v2/learning/assignments
   */
  getLearningAssignments(
    opts?: GetLearningAssignmentsOptions,
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentsDomainEntity> {
    return this.call('getLearningAssignments', 'GET /api/v2/learning/assignments', {}, opts, request);
  }

  /**
   * Lists the modules assigned to the caller, with state and due date.
   *
   * @permissions not documented
   * @see GET /api/v2/learning/assignments/me
   */
  getLearningAssignmentsMe(
    opts?: GetLearningAssignmentsMeOptions,
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentsDomainEntity> {
    return this.call('getLearningAssignmentsMe', 'GET /api/v2/learning/assignments/me', {}, opts, request);
  }

  /**
   * Reads the current state of a module, unpublished changes included; `getLearningModuleVersion` reads a particular version.
   *
   * @permissions `learning:module:view`
   * @see GET /api/v2/learning/modules/{moduleId}
   */
  getLearningModule(
    moduleId: string,
    opts?: ExpandOptions<'assessmentForm' | 'coverArt'>,
    request?: RequestOptions,
  ): ApiPromise<LearningModule> {
    return this.call('getLearningModule', 'GET /api/v2/learning/modules/{moduleId}', { moduleId }, opts, request);
  }

  /**
   * Reads the state of a job that `postLearningModuleJobs` started: `Accepted` and `Running` on the way, `Completed` or
   * `Failed` at the end.
   *
   * @permissions `learning:module:view`
   * @see GET /api/v2/learning/modules/{moduleId}/jobs/{jobId}
   */
  getLearningModuleJob(moduleId: string, jobId: string, request?: RequestOptions): ApiPromise<LearningModuleJobResponse> {
    return this.call(
      'getLearningModuleJob',
      'GET /api/v2/learning/modules/{moduleId}/jobs/{jobId}',
      { moduleId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads a module the way a learner will see it, with an assignment that exists for the preview only. The author's progress in
   * it is kept by `putLearningModulePreview`.
   *
   * @permissions `learning:module:preview`
   * @see GET /api/v2/learning/modules/{moduleId}/preview
   */
  getLearningModulePreview(moduleId: string, request?: RequestOptions): ApiPromise<LearningModulePreviewGetResponse> {
    return this.call('getLearningModulePreview', 'GET /api/v2/learning/modules/{moduleId}/preview', { moduleId }, {}, request);
  }

  /**
   * Reads the rule by which a module assigns itself to users.
   *
   * @permissions `learning:rule:view`
   * @see GET /api/v2/learning/modules/{moduleId}/rule
   */
  getLearningModuleRule(moduleId: string, request?: RequestOptions): ApiPromise<LearningModuleRule> {
    return this.call('getLearningModuleRule', 'GET /api/v2/learning/modules/{moduleId}/rule', { moduleId }, {}, request);
  }

  /**
   * Reads a module as of one version, such as the one an assignment was made from.
   *
   * @param versionId - Version number, as in `version` of a module or an assignment.
   * @permissions `learning:module:view`
   * @see GET /api/v2/learning/modules/{moduleId}/versions/{versionId}
   */
  getLearningModuleVersion(
    moduleId: string,
    versionId: string,
    opts?: ExpandOptions<'assessmentForm' | 'coverArt'>,
    request?: RequestOptions,
  ): ApiPromise<LearningModule> {
    return this.call(
      'getLearningModuleVersion',
      'GET /api/v2/learning/modules/{moduleId}/versions/{versionId}',
      { moduleId, versionId },
      opts,
      request,
    );
  }

  /**
   * Lists modules, archived ones left out unless asked for. To see them together with what particular users have been
   * assigned, use `getLearningModulesAssignments`.
   *
   * @permissions `learning:module:view`
   * @see GET /api/v2/learning/modules
   */
  getLearningModules(opts?: GetLearningModulesOptions, request?: RequestOptions): ApiPromise<LearningModuleList> {
    return this.call('getLearningModules', 'GET /api/v2/learning/modules', {}, opts, request);
  }

  /**
   * Lists modules together with the current assignments of the given users, so that a supervisor sees who has what and what
   * can still be assigned.
   *
   * @param userIds - Users whose assignments are shown beside each module.
   * @permissions all of `learning:module:view`, `learning:assignment:view`
   * @see GET /api/v2/learning/modules/assignments
   */
  getLearningModulesAssignments(
    userIds: readonly string[],
    opts?: GetLearningModulesAssignmentsOptions,
    request?: RequestOptions,
  ): ApiPromise<AssignedLearningModuleDomainEntityListing> {
    return this.call('getLearningModulesAssignments', 'GET /api/v2/learning/modules/assignments', { userIds }, opts, request);
  }

  /**
   * Reads a cover picture: the URL of the image and of its thumbnails. Pictures are uploaded with
   * `postUploadsLearningCoverart`.
   *
   * @permissions `learning:coverart:view`
   * @see GET /api/v2/learning/modules/coverart/{coverArtId}
   */
  getLearningModulesCoverartCoverArtId(coverArtId: string, request?: RequestOptions): ApiPromise<LearningModuleCoverArtResponse> {
    return this.call(
      'getLearningModulesCoverartCoverArtId',
      'GET /api/v2/learning/modules/coverart/{coverArtId}',
      { coverArtId },
      {},
      request,
    );
  }

  /**
   * Reads how far a search for learning times has come, with the best slot found in each interval so far.
   *
   * @permissions `learning:scheduleSlotJob:view`
   * @see GET /api/v2/learning/scheduleslots/jobs/{jobId}
   */
  getLearningScheduleslotsJob(jobId: string, request?: RequestOptions): ApiPromise<LearningScheduleSlotsJobResponse> {
    return this.call('getLearningScheduleslotsJob', 'GET /api/v2/learning/scheduleslots/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Tells how far the platform has unpacked an uploaded SCORM package. A module can use it once the state is `Ready`.
   *
   * @permissions `learning:scorm:view`
   * @see GET /api/v2/learning/scorm/{scormId}
   */
  getLearningScormScormId(scormId: string, request?: RequestOptions): ApiPromise<LearningScormResponse> {
    return this.call('getLearningScormScormId', 'GET /api/v2/learning/scorm/{scormId}', { scormId }, {}, request);
  }

  /**
   * Moves an assignment to another state or records assessment answers in it; agents make progress through this call.
   *
   * @param opts.body - `state`, and for an assessed module the `assessment` with its answers.
   * @permissions not documented
   * @see PATCH /api/v2/learning/assignments/{assignmentId}
   */
  patchLearningAssignment(
    assignmentId: string,
    opts?: { body?: LearningAssignmentUpdate },
    request?: RequestOptions,
  ): ApiPromise<LearningAssignment> {
    return this.call(
      'patchLearningAssignment',
      'PATCH /api/v2/learning/assignments/{assignmentId}',
      { assignmentId },
      opts,
      request,
    );
  }

  /**
   * Moves an assignment to another date of completion, or changes the time set aside for it. With `addToSchedule` the assignment
   * also takes its place in the user's workforce-management schedule.
   *
   * @permissions `learning:assignment:reschedule`
   * @see PATCH /api/v2/learning/assignments/{assignmentId}/reschedule
   */
  patchLearningAssignmentReschedule(
    assignmentId: string,
    opts?: { body?: LearningAssignmentReschedule },
    request?: RequestOptions,
  ): ApiPromise<LearningAssignment> {
    return this.call(
      'patchLearningAssignmentReschedule',
      'PATCH /api/v2/learning/assignments/{assignmentId}/reschedule',
      { assignmentId },
      opts,
      request,
    );
  }

  /**
   * Records progress in one step of an assignment, e.g. what the SCORM content reports about completion and score.
   *
   * @permissions `learning:assignment:editOwn`
   * @see PATCH /api/v2/learning/assignments/{assignmentId}/steps/{stepId}
   */
  patchLearningAssignmentStep(
    assignmentId: string,
    stepId: string,
    opts?: { body?: LearningAssignmentStep },
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentStep> {
    return this.call(
      'patchLearningAssignmentStep',
      'PATCH /api/v2/learning/assignments/{assignmentId}/steps/{stepId}',
      { assignmentId, stepId },
      opts,
      request,
    );
  }

  /**
   * Sets state and score of an assignment whose content lives in another learning system. That system reports the outcome by
   * module and user, without knowing the assignment's id.
   *
   * @permissions `learning:externalAssignment:edit`
   * @see PATCH /api/v2/learning/modules/{moduleId}/users/{userId}/assignments
   */
  patchLearningModuleUserAssignments(
    moduleId: string,
    userId: string,
    body: LearningAssignmentExternalUpdate,
    request?: RequestOptions,
  ): ApiPromise<LearningAssignment> {
    return this.call(
      'patchLearningModuleUserAssignments',
      'PATCH /api/v2/learning/modules/{moduleId}/users/{userId}/assignments',
      { moduleId, userId, body },
      {},
      request,
    );
  }

  /**
   * Works out the score that a set of answers would earn on an assessment form. Nothing is stored, and no assignment is
   * concerned.
   *
   * @permissions any of `learning:module:view`, `learning:module:add`, `learning:module:edit`
   * @see POST /api/v2/learning/assessments/scoring
   */
  postLearningAssessmentsScoring(
    body: LearningAssessmentScoringRequest,
    request?: RequestOptions,
  ): ApiPromise<AssessmentScoringSet> {
    return this.call('postLearningAssessmentsScoring', 'POST /api/v2/learning/assessments/scoring', { body }, {}, request);
  }

  /**
   * Puts an assignment back to `Assigned` and moves it to the module's latest version, so that the user goes through it
   * again. `postLearningModuleJobs` does so for all users of a module.
   *
   * @permissions `learning:assignment:add`
   * @see POST /api/v2/learning/assignments/{assignmentId}/reassign
   */
  postLearningAssignmentReassign(assignmentId: string, request?: RequestOptions): ApiPromise<LearningAssignment> {
    return this.call(
      'postLearningAssignmentReassign',
      'POST /api/v2/learning/assignments/{assignmentId}/reassign',
      { assignmentId },
      {},
      request,
    );
  }

  /**
   * Puts an assignment back to `Assigned` without moving it to the latest version of the module, as
   * `postLearningAssignmentReassign` does.
   *
   * @permissions `learning:assignment:reset`
   * @see POST /api/v2/learning/assignments/{assignmentId}/reset
   */
  postLearningAssignmentReset(assignmentId: string, request?: RequestOptions): ApiPromise<LearningAssignment> {
    return this.call(
      'postLearningAssignmentReset',
      'POST /api/v2/learning/assignments/{assignmentId}/reset',
      { assignmentId },
      {},
      request,
    );
  }

  /**
   * Assigns one module to one user. For many, use `postLearningAssignmentsBulkadd`.
   *
   * @param opts.body - Without `recommendedCompletionDate`, the module's `completionTimeInDays` sets the date.
   * @permissions `learning:assignment:add`
   * @see POST /api/v2/learning/assignments
   */
  postLearningAssignments(opts?: { body?: LearningAssignmentCreate }, request?: RequestOptions): ApiPromise<LearningAssignment> {
    return this.call('postLearningAssignments', 'POST /api/v2/learning/assignments', {}, opts, request);
  }

  /**
   * Aggregates assignments over an interval: counts by state, passed and failed, overdue, and the scores reached.
   *
   * @param body - `filter` is required, with clauses over `attendeeId` (the user), `type`, `moduleId` or `isPassed`;
   * `interval` is an ISO 8601 interval.
   * @permissions `learning:assignment:view`
   * @see POST /api/v2/learning/assignments/aggregates/query
   */
  postLearningAssignmentsAggregatesQuery(
    body: LearningAssignmentAggregateParam,
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentAggregateResponse> {
    return this.call(
      'postLearningAssignmentsAggregatesQuery',
      'POST /api/v2/learning/assignments/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Assigns modules to users, one assignment for each pair in the body. Pairs that cannot be assigned come back in
   * `disallowedEntities` with an error code, and the rest goes through.
   *
   * @param opts.body - Pairs of module and user.
   * @permissions `learning:assignment:add`
   * @see POST /api/v2/learning/assignments/bulkadd
   */
  postLearningAssignmentsBulkadd(
    opts?: { body?: readonly LearningAssignmentItem[] },
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentBulkAddResponse> {
    return this.call('postLearningAssignmentsBulkadd', 'POST /api/v2/learning/assignments/bulkadd', {}, opts, request);
  }

  /**
   * Deletes several assignments. Those that cannot be deleted come back in `disallowedEntities` with an error code, and the
   * rest goes through.
   *
   * @param opts.body - Ids of the assignments.
   * @permissions `learning:assignment:delete`
   * @see POST /api/v2/learning/assignments/bulkremove
   */
  postLearningAssignmentsBulkremove(
    opts?: { body?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentBulkRemoveResponse> {
    return this.call('postLearningAssignmentsBulkremove', 'POST /api/v2/learning/assignments/bulkremove', {}, opts, request);
  }

  /**
   * Starts a job over a whole module, which for now means reassigning it. `getLearningModuleJob` reads how far it is.
   *
   * @param body - `Reassign` is the only `action`.
   * @permissions `learning:module:add`
   * @see POST /api/v2/learning/modules/{moduleId}/jobs
   */
  postLearningModuleJobs(
    moduleId: string,
    body: LearningModuleJobRequest,
    request?: RequestOptions,
  ): ApiPromise<LearningModuleJobResponse> {
    return this.call('postLearningModuleJobs', 'POST /api/v2/learning/modules/{moduleId}/jobs', { moduleId, body }, {}, request);
  }

  /**
   * Publishes a module's draft as a new version, from which assignments are then made.
   *
   * @permissions `learning:module:publish`
   * @see POST /api/v2/learning/modules/{moduleId}/publish
   */
  postLearningModulePublish(
    moduleId: string,
    opts?: { body?: LearningModulePublishRequest },
    request?: RequestOptions,
  ): ApiPromise<LearningModulePublishResponse> {
    return this.call(
      'postLearningModulePublish',
      'POST /api/v2/learning/modules/{moduleId}/publish',
      { moduleId },
      opts,
      request,
    );
  }

  /**
   * Moves the rule of a module over to the platform's common rules for users. The answer refers to the rule that assigns the
   * module from then on.
   *
   * @preview
   * @permissions `learning:module:edit`
   * @see POST /api/v2/learning/modules/{moduleId}/rule/migrate
   */
  postLearningModuleRuleMigrate(moduleId: string, request?: RequestOptions): ApiPromise<LearningModuleMigrateResponse> {
    return this.call(
      'postLearningModuleRuleMigrate',
      'POST /api/v2/learning/modules/{moduleId}/rule/migrate',
      { moduleId },
      {},
      request,
    );
  }

  /**
   * Creates a module as an unpublished draft; `postLearningModulePublish` puts it to use.
   *
   * @param body - `informSteps` for content, `assessmentForm` for questions, according to `type`.
   * @permissions `learning:module:add`
   * @see POST /api/v2/learning/modules
   */
  postLearningModules(body: LearningModuleRequest, request?: RequestOptions): ApiPromise<LearningModule> {
    return this.call('postLearningModules', 'POST /api/v2/learning/modules', { body }, {}, request);
  }

  /**
   * Lists the users whom a rule would reach, without saving it. Meant for a preview before `putLearningModuleRule`.
   *
   * @param body - The rule to try; `searchTerm` narrows the answer by user name, while `unfilteredTotal` still counts
   * everyone.
   * @permissions `learning:rule:view`
   * @see POST /api/v2/learning/rules/query
   */
  postLearningRulesQuery(
    pageSize: number,
    pageNumber: number,
    body: LearningAssignmentUserQuery,
    request?: RequestOptions,
  ): ApiPromise<LearningAssignmentUserListing> {
    return this.call('postLearningRulesQuery', 'POST /api/v2/learning/rules/query', { pageSize, pageNumber, body }, {}, request);
  }

  /**
   * Starts a search for the best time of a learning session in each of several intervals. Asynchronous: read the outcome with
   * `getLearningScheduleslotsJob`.
   *
   * @permissions `learning:scheduleSlotJob:add`
   * @see POST /api/v2/learning/scheduleslots/jobs
   */
  postLearningScheduleslotsJobs(
    body: LearningScheduleSlotsJobRequest,
    request?: RequestOptions,
  ): ApiPromise<LearningScheduleSlotsJobResponse> {
    return this.call('postLearningScheduleslotsJobs', 'POST /api/v2/learning/scheduleslots/jobs', { body }, {}, request);
  }

  /**
   * Suggests times at which users can take an assignment, each rated by what it would do to staffing, together with what the
   * users have scheduled. Nothing is booked by it.
   *
   * @permissions `learning:scheduleSlot:view`
   * @see POST /api/v2/learning/scheduleslots/query
   */
  postLearningScheduleslotsQuery(
    body: LearningScheduleSlotsQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<LearningScheduleSlotsQueryResponse> {
    return this.call('postLearningScheduleslotsQuery', 'POST /api/v2/learning/scheduleslots/query', { body }, {}, request);
  }

  /**
   * Announces the upload of a SCORM package and answers with the address and the headers with which to PUT the file. Afterwards
   * `getLearningScormScormId` follows the unpacking.
   *
   * @permissions `learning:scorm:add`
   * @see POST /api/v2/learning/scorm
   */
  postLearningScorm(
    opts?: { body?: LearningScormUploadRequest },
    request?: RequestOptions,
  ): ApiPromise<LearningScormUploadResponse> {
    return this.call('postLearningScorm', 'POST /api/v2/learning/scorm', {}, opts, request);
  }

  /**
   * Replaces a module's draft. Users see the change only after `postLearningModulePublish`.
   *
   * @permissions `learning:module:edit`
   * @see PUT /api/v2/learning/modules/{moduleId}
   */
  putLearningModule(moduleId: string, body: LearningModuleRequest, request?: RequestOptions): ApiPromise<LearningModule> {
    return this.call('putLearningModule', 'PUT /api/v2/learning/modules/{moduleId}', { moduleId, body }, {}, request);
  }

  /**
   * Records the author's progress in the preview of a module, as a learner's would be, and answers with the resulting scores.
   * Real assignments are not affected.
   *
   * @permissions `learning:module:preview`
   * @see PUT /api/v2/learning/modules/{moduleId}/preview
   */
  putLearningModulePreview(
    moduleId: string,
    body: LearningModulePreviewUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<LearningModulePreviewUpdateResponse> {
    return this.call(
      'putLearningModulePreview',
      'PUT /api/v2/learning/modules/{moduleId}/preview',
      { moduleId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the rule of a module. While `isActive` is set, users who match are assigned the module without further calls.
   *
   * @param opts.assign - Whether users whom the rule matches are assigned the module at once; `false` saves the rule without
   * that. The platform assumes `true`.
   * @permissions `learning:rule:edit`
   * @see PUT /api/v2/learning/modules/{moduleId}/rule
   */
  putLearningModuleRule(
    moduleId: string,
    body: LearningModuleRule,
    opts?: { assign?: boolean },
    request?: RequestOptions,
  ): ApiPromise<LearningModuleRule> {
    return this.call('putLearningModuleRule', 'PUT /api/v2/learning/modules/{moduleId}/rule', { moduleId, body }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace LearningApi {
  type getLearningAssignmentOptions = OptionsOf<LearningApi['getLearningAssignment']>;
  type getLearningAssignmentStepOptions = GetLearningAssignmentStepOptions;
  type getLearningAssignmentsOptions = GetLearningAssignmentsOptions;
  type getLearningAssignmentsMeOptions = GetLearningAssignmentsMeOptions;
  type getLearningModuleOptions = OptionsOf<LearningApi['getLearningModule']>;
  type getLearningModuleVersionOptions = OptionsOf<LearningApi['getLearningModuleVersion']>;
  type getLearningModulesOptions = GetLearningModulesOptions;
  type getLearningModulesAssignmentsOptions = GetLearningModulesAssignmentsOptions;
  type patchLearningAssignmentOptions = OptionsOf<LearningApi['patchLearningAssignment']>;
  type patchLearningAssignmentRescheduleOptions = OptionsOf<LearningApi['patchLearningAssignmentReschedule']>;
  type patchLearningAssignmentStepOptions = OptionsOf<LearningApi['patchLearningAssignmentStep']>;
  type postLearningAssignmentsOptions = OptionsOf<LearningApi['postLearningAssignments']>;
  type postLearningAssignmentsBulkaddOptions = OptionsOf<LearningApi['postLearningAssignmentsBulkadd']>;
  type postLearningAssignmentsBulkremoveOptions = OptionsOf<LearningApi['postLearningAssignmentsBulkremove']>;
  type postLearningModulePublishOptions = OptionsOf<LearningApi['postLearningModulePublish']>;
  type postLearningScormOptions = OptionsOf<LearningApi['postLearningScorm']>;
  type putLearningModuleRuleOptions = OptionsOf<LearningApi['putLearningModuleRule']>;
}
