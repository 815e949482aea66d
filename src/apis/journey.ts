import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ActionEventRequest,
  ActionMap,
  ActionMapEstimateRequest,
  ActionMapEstimateResult,
  ActionMapListing,
  ActionTarget,
  ActionTargetListing,
  ActionTemplate,
  ActionTemplateListing,
  ActivateExternalEventRequest,
  ActivateExternalEventResponse,
  AppEventRequest,
  AppEventResponse,
  CreateExternalEventsConfigurationRequest,
  DataRange,
  DeploymentPing,
  EstimateJobAsyncResponse,
  EventListing,
  ExternalEventChangesResponse,
  ExternalEventsConfiguration,
  ExternalEventsConfigurationListing,
  ExternalEventsRequest,
  ExternalEventsResponse,
  FlowPaths,
  FlowPathsQuery,
  GetExternalEventsResponse,
  JourneyEventDefinition,
  JourneyEventDefinitionListing,
  JourneyExternalEventsSchema,
  JourneyExternalEventsSchemaListing,
  JourneyJsonSchemaRequest,
  JourneySchemaUpdateRequest,
  JourneySegment,
  JourneySegmentRequest,
  JourneyView,
  JourneyViewChart,
  JourneyViewChartResult,
  JourneyViewJob,
  JourneyViewJobListing,
  JourneyViewListing,
  JourneyViewResult,
  JourneyViewSchedule,
  JourneyViewScheduleListing,
  Label,
  Outcome,
  OutcomeAttributionAsyncResponse,
  OutcomeAttributionJobStateResponse,
  OutcomeAttributionListing,
  OutcomeAttributionResponseListing,
  OutcomeListing,
  OutcomePredictor,
  OutcomePredictorListing,
  OutcomePredictorRequest,
  OutcomeRequest,
  OutcomeScoresResult,
  PatchActionMap,
  PatchActionTarget,
  PatchActionTemplate,
  PatchOutcome,
  PatchSegment,
  SegmentListing,
  UpdateExternalEventRequest,
  UpdateExternalEventResponse,
  UpdateExternalEventsConfigurationRequest,
  WebEventRequest,
  WebEventResponse,
} from '../models/journey.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  JourneyAggregateQueryResponse,
  JourneyAggregationQuery,
  JourneyAsyncAggregateQueryResponse,
  JourneyAsyncAggregationQuery,
} from '../models/shared-analytics.js';
import type { GetExternalcontactsContactJourneySessionsOptions, PageOptions } from '../models/options.js';
import type { ActionMediaType } from '../models/shared-enumerations.js';
import type { EntityListing } from '../models/shared-references.js';
import type { AsyncQueryResponse, AsyncQueryStatus } from '../models/shared-conversation-analytics.js';
import type {
  SegmentAssignmentListing,
  Session,
  SessionListing,
  UpdateSegmentAssignmentRequest,
  UpdateSegmentAssignmentResponse,
} from '../models/shared-journey.js';
import type { Coretype, CoretypeListing, SchemaQuantityLimits } from '../models/shared-schemas.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetJourneyActionmapsOptions extends PageOptions {
  /** Fields, comma-separated, a leading `-` for descending, e.g. `displayName,-createdDate`. */
  sortBy?: string;
  /** Field that must equal `filterValue`, e.g. `weight` or `action.actionTemplate.id`. */
  filterField?: string;
  /** Value to filter by; goes with `filterField`. */
  filterValue?: string;
  /** Only these action maps, 100 at most; goes with neither paging, filters nor sorting. */
  actionMapIds?: readonly string[];
  /** Fields in which to look for `queryValue`. */
  queryFields?: readonly string[];
  /** Text to look for; goes with `queryFields`. */
  queryValue?: string;
}

export interface GetJourneyActiontemplatesOptions extends PageOptions {
  /** Fields, comma-separated, a leading `-` for descending, e.g. `name,-createdDate`. */
  sortBy?: string;
  mediaType?: ActionMediaType;
  state?: OpenEnum<'Active' | 'Inactive' | 'Deleted'>;
  /** Fields in which to look for `queryValue`. */
  queryFields?: readonly string[];
  /** Text to look for; goes with `queryFields`. */
  queryValue?: string;
}

export interface GetJourneyDeploymentCustomerPingOptions {
  /** Where the visitor is: the page's address or fragment, or the name of the app's screen. Without it no actions come back. */
  dl?: string;
  /** Title of the page or screen. */
  dt?: string;
  /** The app's namespace, by which sessions of apps are distinguished. */
  appNamespace?: string;
  /** Id of the visit, the same for all pings and events in it. */
  sessionId?: string;
  /** Time since the last ping or event; it can lengthen the interval that the answer asks for. */
  sinceLastBeaconMilliseconds?: number;
}

export interface GetJourneyOutcomesOptions extends PageOptions {
  /** Fields, comma-separated, a leading `-` for descending, e.g. `displayName,-createdDate`. */
  sortBy?: string;
  /** Only these outcomes, 20 at most; goes with neither paging nor sorting. */
  outcomeIds?: readonly string[];
  /** Fields in which to look for `queryValue`. */
  queryFields?: readonly string[];
  /** Text to look for; goes with `queryFields`. */
  queryValue?: string;
}

export interface GetJourneySegmentsOptions extends PageOptions {
  /** Fields, comma-separated, a leading `-` for descending, e.g. `displayName,-createdDate`. */
  sortBy?: string;
  isActive?: boolean;
  /** Only these segments, 100 at most; goes with neither paging nor sorting. */
  segmentIds?: readonly string[];
  /** Fields in which to look for `queryValue`. */
  queryFields?: readonly string[];
  /** Text to look for; goes with `queryFields`. */
  queryValue?: string;
}

export interface GetJourneySessionEventsOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Cursor of the page to begin after, from the page before. */
  after?: string;
  /** Only events of this kind. */
  eventType?: OpenEnum<
    | 'com.genesys.journey.OutcomeAchievedEvent'
    | 'com.genesys.journey.SegmentAssignmentEvent'
    | 'com.genesys.journey.WebActionEvent'
    | 'com.genesys.journey.WebEvent'
    | 'com.genesys.journey.AppEvent'
  >;
}

export interface GetJourneyViewsJobsMeOptions extends PageOptions {
  /** Only runs within this stretch of time, as start and end. */
  interval?: string;
  /** Only runs in these states. */
  statuses?: string;
}

export interface GetJourneyViewsJobsOptions extends PageOptions {
  /** Only runs within this stretch of time, as start and end. */
  interval?: string;
  /** Only runs in these states. */
  statuses?: string;
}

export interface GetJourneyViewsOptions extends PageOptions {
  /** Only views with this in their name or in that of their author. */
  nameOrCreatedBy?: string;
  /** `charts` fills in the charts of each view. */
  expand?: OpenEnum<'charts'>;
  /** Only these views, their ids separated by commas. */
  id?: string;
}

/**
 * Predictive engagement: what visitors of a website or app do, and how to approach them. Segments group visitors, outcomes
 * are the goals a visitor may reach, action maps decide when an action (a chat offer, a content offer, a flow) is made,
 * action templates hold the content of offers, and action targets receive the interactions that follow. Sessions are the
 * visits themselves.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class JourneyApi extends PlatformApi {
  /**
   * Cancels a job over journey events, or discards the counts it has made.
   *
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see DELETE /api/v2/analytics/journeys/aggregates/jobs/{jobId}
   */
  deleteAnalyticsJourneysAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAnalyticsJourneysAggregatesJob',
      'DELETE /api/v2/analytics/journeys/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Deletes an action map, so that it no longer triggers its action. To pause it instead, set `isActive` with
   * `patchJourneyActionmap`.
   *
   * @permissions `journey:actionmap:delete`
   * @see DELETE /api/v2/journey/actionmaps/{actionMapId}
   */
  deleteJourneyActionmap(actionMapId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneyActionmap', 'DELETE /api/v2/journey/actionmaps/{actionMapId}', { actionMapId }, {}, request);
  }

  /**
   * Deletes an action template: marks it `Deleted` by default, or removes it for good.
   *
   * @param opts.hardDelete - `true` removes the template beyond recovery; left out, it only takes the state `Deleted`.
   * @permissions `journey:actiontemplate:delete`
   * @see DELETE /api/v2/journey/actiontemplates/{actionTemplateId}
   */
  deleteJourneyActiontemplate(
    actionTemplateId: string,
    opts?: { hardDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteJourneyActiontemplate',
      'DELETE /api/v2/journey/actiontemplates/{actionTemplateId}',
      { actionTemplateId },
      opts,
      request,
    );
  }

  /**
   * Deletes the configuration of a source of external events, to which `postJourneyExternaleventsConfigurationEvents` delivers.
   *
   * @permissions `journey:externalEventsConfiguration:delete`
   * @see DELETE /api/v2/journey/externalevents/configurations/{configId}
   */
  deleteJourneyExternaleventsConfiguration(configId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteJourneyExternaleventsConfiguration',
      'DELETE /api/v2/journey/externalevents/configurations/{configId}',
      { configId },
      {},
      request,
    );
  }

  /**
   * Deletes the schema of a kind of external event.
   *
   * @permissions `journey:externalEventsSchema:delete`
   * @see DELETE /api/v2/journey/externalevents/schemas/{schemaId}
   */
  deleteJourneyExternaleventsSchema(schemaId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteJourneyExternaleventsSchema',
      'DELETE /api/v2/journey/externalevents/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Deletes an outcome; the platform stops tracking and predicting it.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:outcome:delete`
   * @see DELETE /api/v2/journey/outcomes/{outcomeId}
   */
  deleteJourneyOutcome(outcomeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneyOutcome', 'DELETE /api/v2/journey/outcomes/{outcomeId}', { outcomeId }, {}, request);
  }

  /**
   * Deletes the predictor that forecasts how likely visitors are to reach an outcome.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomepredictor:delete`
   * @see DELETE /api/v2/journey/outcomes/predictors/{predictorId}
   */
  deleteJourneyOutcomesPredictor(predictorId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteJourneyOutcomesPredictor',
      'DELETE /api/v2/journey/outcomes/predictors/{predictorId}',
      { predictorId },
      {},
      request,
    );
  }

  /**
   * Deletes a segment. Action maps name segments in `triggerWithSegments`.
   *
   * @permissions `journey:segment:delete`
   * @see DELETE /api/v2/journey/segments/{segmentId}
   */
  deleteJourneySegment(segmentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneySegment', 'DELETE /api/v2/journey/segments/{segmentId}', { segmentId }, {}, request);
  }

  /**
   * Deletes a journey view, the definition of the events to follow and of the charts about them. To stop only its regular runs,
   * use `deleteJourneyViewSchedules`.
   *
   * @permissions `journey:views:delete`
   * @see DELETE /api/v2/journey/views/{viewId}
   */
  deleteJourneyView(viewId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneyView', 'DELETE /api/v2/journey/views/{viewId}', { viewId }, {}, request);
  }

  /**
   * Ends the regular runs of a journey view; the view stays and can still be run with `postJourneyViewVersionJobs`. Answers with
   * the schedule that has gone.
   *
   * @permissions `journey:viewsSchedule:delete`
   * @see DELETE /api/v2/journey/views/{viewId}/schedules
   */
  deleteJourneyViewSchedules(viewId: string, request?: RequestOptions): ApiPromise<JourneyViewSchedule> {
    return this.call('deleteJourneyViewSchedules', 'DELETE /api/v2/journey/views/{viewId}/schedules', { viewId }, {}, request);
  }

  /**
   * Tells how a job over journey events stands and when its results expire.
   *
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}
   */
  getAnalyticsJourneysAggregatesJob(jobId: string, request?: RequestOptions): ApiPromise<AsyncQueryStatus> {
    return this.call(
      'getAnalyticsJourneysAggregatesJob',
      'GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Pages through the journey events that a fulfilled job has counted, group by group.
   *
   * @param opts.cursor - From the previous page; absent for the first one. An answer without a cursor is the last.
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}/results
   */
  getAnalyticsJourneysAggregatesJobResults(
    jobId: string,
    opts?: { cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<JourneyAsyncAggregateQueryResponse> {
    return this.call(
      'getAnalyticsJourneysAggregatesJobResults',
      'GET /api/v2/analytics/journeys/aggregates/jobs/{jobId}/results',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Lists the segments to which an external contact is assigned, with the date on which each assignment ends.
   *
   * @param opts.includeMerged - Includes the segments of contacts that have been merged into this one.
   * @param opts.limit - How many assignments come back at most.
   * @permissions `externalContacts:segmentAssignment:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/journey/segments
   */
  getExternalcontactsContactJourneySegments(
    contactId: string,
    opts?: { includeMerged?: boolean; limit?: number },
    request?: RequestOptions,
  ): ApiPromise<SegmentAssignmentListing> {
    return this.call(
      'getExternalcontactsContactJourneySegments',
      'GET /api/v2/externalcontacts/contacts/{contactId}/journey/segments',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Lists the sessions of an external contact: visits to sites and apps as well as conversations.
   *
   * @permissions `externalContacts:session:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/journey/sessions
   */
  getExternalcontactsContactJourneySessions(
    contactId: string,
    opts?: GetExternalcontactsContactJourneySessionsOptions,
    request?: RequestOptions,
  ): ApiPromise<SessionListing> {
    return this.call(
      'getExternalcontactsContactJourneySessions',
      'GET /api/v2/externalcontacts/contacts/{contactId}/journey/sessions',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Reads one action map: what triggers it, on which pages, and the action it takes.
   *
   * @permissions `journey:actionmap:view`
   * @see GET /api/v2/journey/actionmaps/{actionMapId}
   */
  getJourneyActionmap(actionMapId: string, request?: RequestOptions): ApiPromise<ActionMap> {
    return this.call('getJourneyActionmap', 'GET /api/v2/journey/actionmaps/{actionMapId}', { actionMapId }, {}, request);
  }

  /**
   * Lists action maps, optionally narrowed by ids, by the value of one field, or by text.
   *
   * @permissions `journey:actionmap:view`
   * @see GET /api/v2/journey/actionmaps
   */
  getJourneyActionmaps(opts?: GetJourneyActionmapsOptions, request?: RequestOptions): ApiPromise<ActionMapListing> {
    return this.call('getJourneyActionmaps', 'GET /api/v2/journey/actionmaps', {}, opts, request);
  }

  /**
   * Reads the state of an estimate, a word by itself; when it is complete, `getJourneyActionmapsEstimatesJobResults` has the
   * counts.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:actionmapEstimateJob:view`
   * @see GET /api/v2/journey/actionmaps/estimates/jobs/{jobId}
   */
  getJourneyActionmapsEstimatesJob(jobId: string, request?: RequestOptions): ApiPromise<string> {
    return this.call(
      'getJourneyActionmapsEstimatesJob',
      'GET /api/v2/journey/actionmaps/estimates/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads how many sessions would have qualified for an action map with the segments and outcome criteria of the estimate.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:actionmapEstimate:view`
   * @see GET /api/v2/journey/actionmaps/estimates/jobs/{jobId}/results
   */
  getJourneyActionmapsEstimatesJobResults(jobId: string, request?: RequestOptions): ApiPromise<ActionMapEstimateResult> {
    return this.call(
      'getJourneyActionmapsEstimatesJobResults',
      'GET /api/v2/journey/actionmaps/estimates/jobs/{jobId}/results',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads one action target.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:actiontarget:view`
   * @see GET /api/v2/journey/actiontargets/{actionTargetId}
   */
  getJourneyActiontarget(actionTargetId: string, request?: RequestOptions): ApiPromise<ActionTarget> {
    return this.call(
      'getJourneyActiontarget',
      'GET /api/v2/journey/actiontargets/{actionTargetId}',
      { actionTargetId },
      {},
      request,
    );
  }

  /**
   * Lists the action targets to which chats and other interactions out of a journey can be routed.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:actiontarget:view`
   * @see GET /api/v2/journey/actiontargets
   */
  getJourneyActiontargets(opts?: PageOptions, request?: RequestOptions): ApiPromise<ActionTargetListing> {
    return this.call('getJourneyActiontargets', 'GET /api/v2/journey/actiontargets', {}, opts, request);
  }

  /**
   * Reads one action template with its content offer.
   *
   * @permissions `journey:actiontemplate:view`
   * @see GET /api/v2/journey/actiontemplates/{actionTemplateId}
   */
  getJourneyActiontemplate(actionTemplateId: string, request?: RequestOptions): ApiPromise<ActionTemplate> {
    return this.call(
      'getJourneyActiontemplate',
      'GET /api/v2/journey/actiontemplates/{actionTemplateId}',
      { actionTemplateId },
      {},
      request,
    );
  }

  /**
   * Lists action templates; filter by `state` to tell those in use from those marked deleted.
   *
   * @permissions `journey:actiontemplate:view`
   * @see GET /api/v2/journey/actiontemplates
   */
  getJourneyActiontemplates(
    opts?: GetJourneyActiontemplatesOptions,
    request?: RequestOptions,
  ): ApiPromise<ActionTemplateListing> {
    return this.call('getJourneyActiontemplates', 'GET /api/v2/journey/actiontemplates', {}, opts, request);
  }

  /**
   * Reports that a visitor is still on a page or screen and asks for the actions to offer there. The answer also says after how
   * long to ping again. Meant for clients that do without the platform's own tracking script. What becomes of an action is sent
   * back with `postJourneyDeploymentActionevent`.
   *
   * @param customerCookieId - Id that the client itself keeps for the visitor.
   * @permissions not documented
   * @see GET /api/v2/journey/deployments/{deploymentId}/customers/{customerCookieId}/ping
   */
  getJourneyDeploymentCustomerPing(
    deploymentId: string,
    customerCookieId: string,
    opts?: GetJourneyDeploymentCustomerPingOptions,
    request?: RequestOptions,
  ): ApiPromise<DeploymentPing> {
    return this.call(
      'getJourneyDeploymentCustomerPing',
      'GET /api/v2/journey/deployments/{deploymentId}/customers/{customerCookieId}/ping',
      { deploymentId, customerCookieId },
      opts,
      request,
    );
  }

  /**
   * Reads one source of external events: its schema, its division, and whether both are still valid.
   *
   * @permissions `journey:externalEventsConfiguration:view`
   * @see GET /api/v2/journey/externalevents/configurations/{configId}
   */
  getJourneyExternaleventsConfiguration(configId: string, request?: RequestOptions): ApiPromise<ExternalEventsConfiguration> {
    return this.call(
      'getJourneyExternaleventsConfiguration',
      'GET /api/v2/journey/externalevents/configurations/{configId}',
      { configId },
      {},
      request,
    );
  }

  /**
   * Lists the sources from which external events are taken.
   *
   * @param opts.pageSize - Entities a page. The platform assumes 20.
   * @param opts.pageNumber - Which page, counted from 1. The platform assumes 1.
   * @permissions `journey:externalEventsConfiguration:view`
   * @see GET /api/v2/journey/externalevents/configurations
   */
  getJourneyExternaleventsConfigurations(
    opts?: { pageSize?: number; pageNumber?: number },
    request?: RequestOptions,
  ): ApiPromise<ExternalEventsConfigurationListing> {
    return this.call(
      'getJourneyExternaleventsConfigurations',
      'GET /api/v2/journey/externalevents/configurations',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the current version of an external event's schema.
   *
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas/{schemaId}
   */
  getJourneyExternaleventsSchema(schemaId: string, request?: RequestOptions): ApiPromise<JourneyExternalEventsSchema> {
    return this.call(
      'getJourneyExternaleventsSchema',
      'GET /api/v2/journey/externalevents/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Reads the schema of an external event as it stood in one version.
   *
   * @param versionId - Version number of the schema.
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas/{schemaId}/versions/{versionId}
   */
  getJourneyExternaleventsSchemaVersion(
    schemaId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyExternalEventsSchema> {
    return this.call(
      'getJourneyExternaleventsSchemaVersion',
      'GET /api/v2/journey/externalevents/schemas/{schemaId}/versions/{versionId}',
      { schemaId, versionId },
      {},
      request,
    );
  }

  /**
   * Lists all versions that a schema for external events has had.
   *
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas/{schemaId}/versions
   */
  getJourneyExternaleventsSchemaVersions(
    schemaId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyExternalEventsSchemaListing> {
    return this.call(
      'getJourneyExternaleventsSchemaVersions',
      'GET /api/v2/journey/externalevents/schemas/{schemaId}/versions',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Lists the schemas by which external events are checked.
   *
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas
   */
  getJourneyExternaleventsSchemas(request?: RequestOptions): ApiPromise<JourneyExternalEventsSchemaListing> {
    return this.call('getJourneyExternaleventsSchemas', 'GET /api/v2/journey/externalevents/schemas', {}, {}, request);
  }

  /**
   * Reads one of the field types from which schemas for external events are built, with the limits it sets.
   *
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas/coretypes/{coreTypeName}
   */
  getJourneyExternaleventsSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getJourneyExternaleventsSchemasCoretype',
      'GET /api/v2/journey/externalevents/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the field types that a schema for external events may use, such as text or number.
   *
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas/coretypes
   */
  getJourneyExternaleventsSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call(
      'getJourneyExternaleventsSchemasCoretypes',
      'GET /api/v2/journey/externalevents/schemas/coretypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads how many schemas for external events there may be, and how many fields they may have.
   *
   * @permissions `journey:externalEventsSchema:view`
   * @see GET /api/v2/journey/externalevents/schemas/limits
   */
  getJourneyExternaleventsSchemasLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call(
      'getJourneyExternaleventsSchemasLimits',
      'GET /api/v2/journey/externalevents/schemas/limits',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one outcome: the behaviour that counts as reaching it.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:outcome:view`
   * @see GET /api/v2/journey/outcomes/{outcomeId}
   */
  getJourneyOutcome(outcomeId: string, request?: RequestOptions): ApiPromise<Outcome> {
    return this.call('getJourneyOutcome', 'GET /api/v2/journey/outcomes/{outcomeId}', { outcomeId }, {}, request);
  }

  /**
   * Lists outcomes, optionally narrowed by ids or text.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:outcome:view`
   * @see GET /api/v2/journey/outcomes
   */
  getJourneyOutcomes(opts?: GetJourneyOutcomesOptions, request?: RequestOptions): ApiPromise<OutcomeListing> {
    return this.call('getJourneyOutcomes', 'GET /api/v2/journey/outcomes', {}, opts, request);
  }

  /**
   * Reads how far the crediting of outcomes to agents has come. `getJourneyOutcomesAttributionsJobResults` then shows what was
   * accepted.
   *
   * @preview
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomeAttributionJob:view`
   * @see GET /api/v2/journey/outcomes/attributions/jobs/{jobId}
   */
  getJourneyOutcomesAttributionsJob(jobId: string, request?: RequestOptions): ApiPromise<OutcomeAttributionJobStateResponse> {
    return this.call(
      'getJourneyOutcomesAttributionsJob',
      'GET /api/v2/journey/outcomes/attributions/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists the outcome attributions of a completed job, each with the state and message that validation gave it.
   *
   * @preview
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomeAttribution:view`
   * @see GET /api/v2/journey/outcomes/attributions/jobs/{jobId}/results
   */
  getJourneyOutcomesAttributionsJobResults(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<OutcomeAttributionResponseListing> {
    return this.call(
      'getJourneyOutcomesAttributionsJobResults',
      'GET /api/v2/journey/outcomes/attributions/jobs/{jobId}/results',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads which outcome a predictor forecasts.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomepredictor:view`
   * @see GET /api/v2/journey/outcomes/predictors/{predictorId}
   */
  getJourneyOutcomesPredictor(predictorId: string, request?: RequestOptions): ApiPromise<OutcomePredictor> {
    return this.call(
      'getJourneyOutcomesPredictor',
      'GET /api/v2/journey/outcomes/predictors/{predictorId}',
      { predictorId },
      {},
      request,
    );
  }

  /**
   * Lists the predictors, one for each outcome whose probability is forecast.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomepredictor:view`
   * @see GET /api/v2/journey/outcomes/predictors
   */
  getJourneyOutcomesPredictors(request?: RequestOptions): ApiPromise<OutcomePredictorListing> {
    return this.call('getJourneyOutcomesPredictors', 'GET /api/v2/journey/outcomes/predictors', {}, {}, request);
  }

  /**
   * Reads one segment with the conditions that assign visitors to it.
   *
   * @permissions `journey:segment:view`
   * @see GET /api/v2/journey/segments/{segmentId}
   */
  getJourneySegment(segmentId: string, request?: RequestOptions): ApiPromise<JourneySegment> {
    return this.call('getJourneySegment', 'GET /api/v2/journey/segments/{segmentId}', { segmentId }, {}, request);
  }

  /**
   * Lists segments, optionally only active ones, or narrowed by ids or text.
   *
   * @permissions `journey:segment:view`
   * @see GET /api/v2/journey/segments
   */
  getJourneySegments(opts?: GetJourneySegmentsOptions, request?: RequestOptions): ApiPromise<SegmentListing> {
    return this.call('getJourneySegments', 'GET /api/v2/journey/segments', {}, opts, request);
  }

  /**
   * Reads one visit: device, place, pages, campaign and referrer it came from, segments assigned and outcomes achieved.
   * Sessions of conversations carry queue, user and disposition as well.
   *
   * @permissions any of `journey:session:view`, `externalContacts:session:view`
   * @see GET /api/v2/journey/sessions/{sessionId}
   */
  getJourneySession(sessionId: string, request?: RequestOptions): ApiPromise<Session> {
    return this.call('getJourneySession', 'GET /api/v2/journey/sessions/{sessionId}', { sessionId }, {}, request);
  }

  /**
   * Lists what happened in one session: pages and screens seen, actions offered, segments assigned, outcomes achieved.
   *
   * @permissions `journey:event:view`
   * @see GET /api/v2/journey/sessions/{sessionId}/events
   */
  getJourneySessionEvents(
    sessionId: string,
    opts?: GetJourneySessionEventsOptions,
    request?: RequestOptions,
  ): ApiPromise<EventListing> {
    return this.call('getJourneySessionEvents', 'GET /api/v2/journey/sessions/{sessionId}/events', { sessionId }, opts, request);
  }

  /**
   * Reads how likely the visitor of a session is to reach each outcome, as last predicted.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:outcomescores:view`
   * @see GET /api/v2/journey/sessions/{sessionId}/outcomescores
   */
  getJourneySessionOutcomescores(sessionId: string, request?: RequestOptions): ApiPromise<OutcomeScoresResult> {
    return this.call(
      'getJourneySessionOutcomescores',
      'GET /api/v2/journey/sessions/{sessionId}/outcomescores',
      { sessionId },
      {},
      request,
    );
  }

  /**
   * Reads a journey view in its latest version: the events it follows, how they are linked, and its charts.
   *
   * @permissions `journey:views:view`
   * @see GET /api/v2/journey/views/{viewId}
   */
  getJourneyView(viewId: string, request?: RequestOptions): ApiPromise<JourneyView> {
    return this.call('getJourneyView', 'GET /api/v2/journey/views/{viewId}', { viewId }, {}, request);
  }

  /**
   * Reads how often a journey view runs by itself, and who set that up.
   *
   * @permissions `journey:viewsSchedule:view`
   * @see GET /api/v2/journey/views/{viewId}/schedules
   */
  getJourneyViewSchedules(viewId: string, request?: RequestOptions): ApiPromise<JourneyViewSchedule> {
    return this.call('getJourneyViewSchedules', 'GET /api/v2/journey/views/{viewId}/schedules', { viewId }, {}, request);
  }

  /**
   * Reads a journey view as it was defined in one version, e.g. to interpret the results of an older job.
   *
   * @param versionId - Version number of the view.
   * @permissions `journey:views:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{versionId}
   */
  getJourneyViewVersion(viewId: string, versionId: string, request?: RequestOptions): ApiPromise<JourneyView> {
    return this.call(
      'getJourneyViewVersion',
      'GET /api/v2/journey/views/{viewId}/versions/{versionId}',
      { viewId, versionId },
      {},
      request,
    );
  }

  /**
   * Reads the definition of a chart in a journey view's version. Its figures come from `getJourneyViewVersionJobResultsChart`.
   *
   * @permissions `journey:views:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/charts/{chartId}
   */
  getJourneyViewVersionChart(
    viewId: string,
    journeyViewVersion: string,
    chartId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewChart> {
    return this.call(
      'getJourneyViewVersionChart',
      'GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/charts/{chartId}',
      { viewId, journeyViewVersion, chartId },
      {},
      request,
    );
  }

  /**
   * Reads one version of a chart within a version of a journey view; the two are counted separately.
   *
   * @permissions `journey:views:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/charts/{chartId}/versions/{chartVersion}
   */
  getJourneyViewVersionChartVersion(
    viewId: string,
    journeyViewVersion: string,
    chartId: string,
    chartVersion: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewChart> {
    return this.call(
      'getJourneyViewVersionChartVersion',
      'GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/charts/{chartId}/versions/{chartVersion}',
      { viewId, journeyViewVersion, chartId, chartVersion },
      {},
      request,
    );
  }

  /**
   * Reads the state of one run of a journey view and when it is expected to finish.
   *
   * @permissions `journey:viewsJobs:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}
   */
  getJourneyViewVersionJob(
    viewId: string,
    journeyVersionId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewJob> {
    return this.call(
      'getJourneyViewVersionJob',
      'GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}',
      { viewId, journeyVersionId, jobId },
      {},
      request,
    );
  }

  /**
   * Reads what a completed run found: how many customers reached each element of the journey, went on or dropped out, and the
   * figures of its charts.
   *
   * @permissions `journey:viewsResults:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/jobs/{jobId}/results
   */
  getJourneyViewVersionJobResults(
    viewId: string,
    journeyViewVersion: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewResult> {
    return this.call(
      'getJourneyViewVersionJobResults',
      'GET /api/v2/journey/views/{viewId}/versions/{journeyViewVersion}/jobs/{jobId}/results',
      { viewId, journeyViewVersion, jobId },
      {},
      request,
    );
  }

  /**
   * Reads the figures that a run has computed for one chart.
   *
   * @permissions `journey:viewsResults:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}/results/charts/{chartId}
   */
  getJourneyViewVersionJobResultsChart(
    viewId: string,
    journeyVersionId: string,
    jobId: string,
    chartId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewChartResult> {
    return this.call(
      'getJourneyViewVersionJobResultsChart',
      'GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}/results/charts/{chartId}',
      { viewId, journeyVersionId, jobId, chartId },
      {},
      request,
    );
  }

  /**
   * Reads the most recent run of a journey view's version, for showing results without starting another one.
   *
   * @permissions `journey:viewsJobs:view`
   * @see GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/latest
   */
  getJourneyViewVersionJobsLatest(
    viewId: string,
    journeyVersionId: string,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewJob> {
    return this.call(
      'getJourneyViewVersionJobsLatest',
      'GET /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/latest',
      { viewId, journeyVersionId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's journey views, optionally by name or author.
   *
   * @permissions `journey:views:view`
   * @see GET /api/v2/journey/views
   */
  getJourneyViews(opts?: GetJourneyViewsOptions, request?: RequestOptions): ApiPromise<JourneyViewListing> {
    return this.call('getJourneyViews', 'GET /api/v2/journey/views', {}, opts, request);
  }

  /**
   * Tells from the oldest to the newest event how much data journey views can look at.
   *
   * @permissions `journey:dataDetails:view`
   * @see GET /api/v2/journey/views/data/details
   */
  getJourneyViewsDataDetails(request?: RequestOptions): ApiPromise<DataRange> {
    return this.call('getJourneyViewsDataDetails', 'GET /api/v2/journey/views/data/details', {}, {}, request);
  }

  /**
   * Reads one kind of event that journey views can follow, with the attributes by which it can be filtered.
   *
   * @permissions `journey:eventDefinition:view`
   * @see GET /api/v2/journey/views/eventdefinitions/{eventDefinitionId}
   */
  getJourneyViewsEventdefinition(eventDefinitionId: string, request?: RequestOptions): ApiPromise<JourneyEventDefinition> {
    return this.call(
      'getJourneyViewsEventdefinition',
      'GET /api/v2/journey/views/eventdefinitions/{eventDefinitionId}',
      { eventDefinitionId },
      {},
      request,
    );
  }

  /**
   * Lists the kinds of events from which journey views are built, the platform's own and external ones.
   *
   * @permissions `journey:eventDefinition:view`
   * @see GET /api/v2/journey/views/eventdefinitions
   */
  getJourneyViewsEventdefinitions(request?: RequestOptions): ApiPromise<JourneyEventDefinitionListing> {
    return this.call('getJourneyViewsEventdefinitions', 'GET /api/v2/journey/views/eventdefinitions', {}, {}, request);
  }

  /**
   * Lists the kinds of external events with their activation; `putJourneyViewsEventdefinitionActivate` makes one available to
   * journey views.
   *
   * @permissions `journey:externalEvents:view`
   * @see GET /api/v2/journey/views/eventdefinitions/external
   */
  getJourneyViewsEventdefinitionsExternal(request?: RequestOptions): ApiPromise<GetExternalEventsResponse> {
    return this.call(
      'getJourneyViewsEventdefinitionsExternal',
      'GET /api/v2/journey/views/eventdefinitions/external',
      {},
      {},
      request,
    );
  }

  /**
   * Lists what the platform has noticed about external events: kinds that have appeared, definitions that have changed, and
   * errors.
   *
   * @permissions `journey:externalEvents:view`
   * @see GET /api/v2/journey/views/eventdefinitions/external/changes
   */
  getJourneyViewsEventdefinitionsExternalChanges(request?: RequestOptions): ApiPromise<ExternalEventChangesResponse> {
    return this.call(
      'getJourneyViewsEventdefinitionsExternalChanges',
      'GET /api/v2/journey/views/eventdefinitions/external/changes',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the runs of all journey views in the organisation.
   *
   * @permissions `journey:viewsJobs:view`
   * @see GET /api/v2/journey/views/jobs
   */
  getJourneyViewsJobs(opts?: GetJourneyViewsJobsOptions, request?: RequestOptions): ApiPromise<JourneyViewJobListing> {
    return this.call('getJourneyViewsJobs', 'GET /api/v2/journey/views/jobs', {}, opts, request);
  }

  /**
   * Lists the runs of journey views that the caller has started.
   *
   * @permissions `journey:viewsJobs:view`
   * @see GET /api/v2/journey/views/jobs/me
   */
  getJourneyViewsJobsMe(opts?: GetJourneyViewsJobsMeOptions, request?: RequestOptions): ApiPromise<JourneyViewJobListing> {
    return this.call('getJourneyViewsJobsMe', 'GET /api/v2/journey/views/jobs/me', {}, opts, request);
  }

  /**
   * Lists which journey views run regularly, and how often.
   *
   * @permissions `journey:viewsSchedule:view`
   * @see GET /api/v2/journey/views/schedules
   */
  getJourneyViewsSchedules(opts?: PageOptions, request?: RequestOptions): ApiPromise<JourneyViewScheduleListing> {
    return this.call('getJourneyViewsSchedules', 'GET /api/v2/journey/views/schedules', {}, opts, request);
  }

  /**
   * Changes an action map; `isActive` switches it on and off.
   *
   * @param opts.body - Display name, segments and page conditions are required even where they stay; carry the `version` last
   * read.
   * @permissions `journey:actionmap:edit`
   * @see PATCH /api/v2/journey/actionmaps/{actionMapId}
   */
  patchJourneyActionmap(actionMapId: string, opts?: { body?: PatchActionMap }, request?: RequestOptions): ApiPromise<ActionMap> {
    return this.call('patchJourneyActionmap', 'PATCH /api/v2/journey/actionmaps/{actionMapId}', { actionMapId }, opts, request);
  }

  /**
   * Changes an action target's name, service level or short-abandon threshold. Targets are not created or deleted here.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:actiontarget:edit`
   * @see PATCH /api/v2/journey/actiontargets/{actionTargetId}
   */
  patchJourneyActiontarget(
    actionTargetId: string,
    opts?: { body?: PatchActionTarget },
    request?: RequestOptions,
  ): ApiPromise<ActionTarget> {
    return this.call(
      'patchJourneyActiontarget',
      'PATCH /api/v2/journey/actiontargets/{actionTargetId}',
      { actionTargetId },
      opts,
      request,
    );
  }

  /**
   * Changes an action template; setting `state` retires it or brings it back.
   *
   * @param opts.body - The fields to change; styles nest the same way as in `ActionTemplate`.
   * @permissions `journey:actiontemplate:edit`
   * @see PATCH /api/v2/journey/actiontemplates/{actionTemplateId}
   */
  patchJourneyActiontemplate(
    actionTemplateId: string,
    opts?: { body?: PatchActionTemplate },
    request?: RequestOptions,
  ): ApiPromise<ActionTemplate> {
    return this.call(
      'patchJourneyActiontemplate',
      'PATCH /api/v2/journey/actiontemplates/{actionTemplateId}',
      { actionTemplateId },
      opts,
      request,
    );
  }

  /**
   * Changes the name or the description of a source of external events. Schema and division cannot be changed with it.
   *
   * @permissions `journey:externalEventsConfiguration:edit`
   * @see PATCH /api/v2/journey/externalevents/configurations/{configId}
   */
  patchJourneyExternaleventsConfiguration(
    configId: string,
    opts?: { body?: UpdateExternalEventsConfigurationRequest },
    request?: RequestOptions,
  ): ApiPromise<ExternalEventsConfiguration> {
    return this.call(
      'patchJourneyExternaleventsConfiguration',
      'PATCH /api/v2/journey/externalevents/configurations/{configId}',
      { configId },
      opts,
      request,
    );
  }

  /**
   * Changes an outcome.
   *
   * @param opts.body - The fields to change, and always `displayName`; carry the `version` last read.
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:outcome:edit`
   * @see PATCH /api/v2/journey/outcomes/{outcomeId}
   */
  patchJourneyOutcome(outcomeId: string, opts?: { body?: PatchOutcome }, request?: RequestOptions): ApiPromise<Outcome> {
    return this.call('patchJourneyOutcome', 'PATCH /api/v2/journey/outcomes/{outcomeId}', { outcomeId }, opts, request);
  }

  /**
   * Changes a segment. A segment's `scope` is fixed when it is created.
   *
   * @param opts.body - The fields to change, and always `displayName`; carry the `version` last read.
   * @permissions `journey:segment:edit`
   * @see PATCH /api/v2/journey/segments/{segmentId}
   */
  patchJourneySegment(segmentId: string, opts?: { body?: PatchSegment }, request?: RequestOptions): ApiPromise<JourneySegment> {
    return this.call('patchJourneySegment', 'PATCH /api/v2/journey/segments/{segmentId}', { segmentId }, opts, request);
  }

  /**
   * Cancels a run of a journey view that is not yet complete; nothing but its status can be changed, and only to `Cancelled`.
   *
   * @permissions `journey:viewsJobs:edit`
   * @see PATCH /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}
   */
  patchJourneyViewVersionJob(
    viewId: string,
    journeyVersionId: string,
    jobId: string,
    body: JourneyViewJob,
    request?: RequestOptions,
  ): ApiPromise<JourneyViewJob> {
    return this.call(
      'patchJourneyViewVersionJob',
      'PATCH /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs/{jobId}',
      { viewId, journeyVersionId, jobId, body },
      {},
      request,
    );
  }

  /**
   * Starts a job that counts journey events in the background, with metrics and groupings as in
   * `postAnalyticsJourneysAggregatesQuery`.
   *
   * @preview
   * @permissions `analytics:journeyAggregate:view`
   * @see POST /api/v2/analytics/journeys/aggregates/jobs
   */
  postAnalyticsJourneysAggregatesJobs(
    body: JourneyAsyncAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<AsyncQueryResponse> {
    return this.call(
      'postAnalyticsJourneysAggregatesJobs',
      'POST /api/v2/analytics/journeys/aggregates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Counts journey events (segment assignments, outcome achievements, actions offered and taken) over an interval, grouped
   * and cut into time buckets.
   *
   * @param body - `interval` as `2022-07-01T00:00Z/2022-07-08T00:00Z`, the metrics, and optionally `granularity` as an ISO
   * 8601 duration.
   * @permissions `analytics:journeyAggregate:view`
   * @see POST /api/v2/analytics/journeys/aggregates/query
   */
  postAnalyticsJourneysAggregatesQuery(
    body: JourneyAggregationQuery,
    request?: RequestOptions,
  ): ApiPromise<JourneyAggregateQueryResponse> {
    return this.call(
      'postAnalyticsJourneysAggregatesQuery',
      'POST /api/v2/analytics/journeys/aggregates/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Assigns an external contact to segments and takes it out of others; where it is assigned already, the assignment's end is
   * moved. What could not be processed comes back and may be sent again.
   *
   * @permissions any of `externalContacts:segmentAssignment:add`, `externalContacts:segmentAssignment:delete`
   * @see POST /api/v2/externalcontacts/contacts/{contactId}/journey/segments
   */
  postExternalcontactsContactJourneySegments(
    contactId: string,
    opts?: { body?: UpdateSegmentAssignmentRequest },
    request?: RequestOptions,
  ): ApiPromise<UpdateSegmentAssignmentResponse> {
    return this.call(
      'postExternalcontactsContactJourneySegments',
      'POST /api/v2/externalcontacts/contacts/{contactId}/journey/segments',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Creates an action map; where `isActive` is true it begins to act on visitors at once.
   *
   * @permissions `journey:actionmap:add`
   * @see POST /api/v2/journey/actionmaps
   */
  postJourneyActionmaps(opts?: { body?: ActionMap }, request?: RequestOptions): ApiPromise<ActionMap> {
    return this.call('postJourneyActionmaps', 'POST /api/v2/journey/actionmaps', {}, opts, request);
  }

  /**
   * Starts an estimate of how many sessions an action map would reach with given segments and outcome criteria.
   * `getJourneyActionmapsEstimatesJob` follows it.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:actionmapEstimateJob:add`
   * @see POST /api/v2/journey/actionmaps/estimates/jobs
   */
  postJourneyActionmapsEstimatesJobs(
    body: ActionMapEstimateRequest,
    request?: RequestOptions,
  ): ApiPromise<EstimateJobAsyncResponse> {
    return this.call(
      'postJourneyActionmapsEstimatesJobs',
      'POST /api/v2/journey/actionmaps/estimates/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates an action template for action maps to use.
   *
   * @permissions `journey:actiontemplate:add`
   * @see POST /api/v2/journey/actiontemplates
   */
  postJourneyActiontemplates(opts?: { body?: ActionTemplate }, request?: RequestOptions): ApiPromise<ActionTemplate> {
    return this.call('postJourneyActiontemplates', 'POST /api/v2/journey/actiontemplates', {}, opts, request);
  }

  /**
   * Reports what has become of an action that a ping returned, e.g. that it was offered, accepted, rejected or failed.
   *
   * @permissions not documented
   * @see POST /api/v2/journey/deployments/{deploymentId}/actionevent
   */
  postJourneyDeploymentActionevent(deploymentId: string, body: ActionEventRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postJourneyDeploymentActionevent',
      'POST /api/v2/journey/deployments/{deploymentId}/actionevent',
      { deploymentId, body },
      {},
      request,
    );
  }

  /**
   * Sends an event from an app, such as a screen viewed or a search made, into the journey of its user.
   *
   * @permissions not documented
   * @see POST /api/v2/journey/deployments/{deploymentId}/appevents
   */
  postJourneyDeploymentAppevents(
    deploymentId: string,
    opts?: { body?: AppEventRequest },
    request?: RequestOptions,
  ): ApiPromise<AppEventResponse> {
    return this.call(
      'postJourneyDeploymentAppevents',
      'POST /api/v2/journey/deployments/{deploymentId}/appevents',
      { deploymentId },
      opts,
      request,
    );
  }

  /**
   * Sends an event from a website into the journey of its visitor, and answers with the event as recorded and the session it
   * belongs to.
   *
   * @permissions not documented
   * @see POST /api/v2/journey/deployments/{deploymentId}/webevents
   */
  postJourneyDeploymentWebevents(
    deploymentId: string,
    opts?: { body?: WebEventRequest },
    request?: RequestOptions,
  ): ApiPromise<WebEventResponse> {
    return this.call(
      'postJourneyDeploymentWebevents',
      'POST /api/v2/journey/deployments/{deploymentId}/webevents',
      { deploymentId },
      opts,
      request,
    );
  }

  /**
   * Delivers events from another system, such as a marketing platform, to the journeys of external contacts. Those that could
   * not be taken come back as `unprocessedEntities`, with a word on whether a retry helps.
   *
   * @permissions `journey:externalEventsEvent:add`
   * @see POST /api/v2/journey/externalevents/configurations/{configurationId}/events
   */
  postJourneyExternaleventsConfigurationEvents(
    configurationId: string,
    opts?: { body?: ExternalEventsRequest },
    request?: RequestOptions,
  ): ApiPromise<ExternalEventsResponse> {
    return this.call(
      'postJourneyExternaleventsConfigurationEvents',
      'POST /api/v2/journey/externalevents/configurations/{configurationId}/events',
      { configurationId },
      opts,
      request,
    );
  }

  /**
   * Sets up a source of external events: a name, the division, and the schema that its events follow. Events then go to
   * `postJourneyExternaleventsConfigurationEvents`.
   *
   * @permissions `journey:externalEventsConfiguration:add`
   * @see POST /api/v2/journey/externalevents/configurations
   */
  postJourneyExternaleventsConfigurations(
    opts?: { body?: CreateExternalEventsConfigurationRequest },
    request?: RequestOptions,
  ): ApiPromise<ExternalEventsConfiguration> {
    return this.call(
      'postJourneyExternaleventsConfigurations',
      'POST /api/v2/journey/externalevents/configurations',
      {},
      opts,
      request,
    );
  }

  /**
   * Creates a schema that says which attributes a kind of external event has.
   *
   * @permissions `journey:externalEventsSchema:add`
   * @see POST /api/v2/journey/externalevents/schemas
   */
  postJourneyExternaleventsSchemas(
    body: JourneyJsonSchemaRequest,
    request?: RequestOptions,
  ): ApiPromise<JourneyExternalEventsSchema> {
    return this.call('postJourneyExternaleventsSchemas', 'POST /api/v2/journey/externalevents/schemas', { body }, {}, request);
  }

  /**
   * Aggregates the ways that customers take through flows, milestone by milestone, to a tree with counts, e.g. of those who end
   * at an agent or give up.
   *
   * @permissions `journey:flowpaths:view`
   * @see POST /api/v2/journey/flows/paths/query
   */
  postJourneyFlowsPathsQuery(opts?: { body?: FlowPathsQuery }, request?: RequestOptions): ApiPromise<FlowPaths> {
    return this.call('postJourneyFlowsPathsQuery', 'POST /api/v2/journey/flows/paths/query', {}, opts, request);
  }

  /**
   * Creates an outcome for the platform to track.
   *
   * @param opts.body - A positive or negative goal (`isPositive`), and the `context` and `journey` conditions that mean it is
   * reached.
   * @deprecated The platform calls it deprecated.
   * @permissions `journey:outcome:add`
   * @see POST /api/v2/journey/outcomes
   */
  postJourneyOutcomes(opts?: { body?: OutcomeRequest }, request?: RequestOptions): ApiPromise<Outcome> {
    return this.call('postJourneyOutcomes', 'POST /api/v2/journey/outcomes', {}, opts, request);
  }

  /**
   * Starts a job that credits achieved outcomes, with their value, to the interactions and agents that led there.
   *
   * @preview
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomeAttributionJob:add`
   * @see POST /api/v2/journey/outcomes/attributions/jobs
   */
  postJourneyOutcomesAttributionsJobs(
    opts?: { body?: OutcomeAttributionListing },
    request?: RequestOptions,
  ): ApiPromise<OutcomeAttributionAsyncResponse> {
    return this.call('postJourneyOutcomesAttributionsJobs', 'POST /api/v2/journey/outcomes/attributions/jobs', {}, opts, request);
  }

  /**
   * Creates a predictor, with which the platform begins to forecast an outcome.
   *
   * @deprecated The platform advises against it.
   * @permissions `journey:outcomepredictor:add`
   * @see POST /api/v2/journey/outcomes/predictors
   */
  postJourneyOutcomesPredictors(
    opts?: { body?: OutcomePredictorRequest },
    request?: RequestOptions,
  ): ApiPromise<OutcomePredictor> {
    return this.call('postJourneyOutcomesPredictors', 'POST /api/v2/journey/outcomes/predictors', {}, opts, request);
  }

  /**
   * Creates a segment of visitors.
   *
   * @param opts.body - `context` conditions on the visitor, `journey` conditions on behaviour, or an external segment.
   * @permissions `journey:segment:add`
   * @see POST /api/v2/journey/segments
   */
  postJourneySegments(opts?: { body?: JourneySegmentRequest }, request?: RequestOptions): ApiPromise<JourneySegment> {
    return this.call('postJourneySegments', 'POST /api/v2/journey/segments', {}, opts, request);
  }

  /**
   * Makes a journey view run daily, weekly or monthly. An existing schedule is changed with `putJourneyViewSchedules`.
   *
   * @permissions `journey:viewsSchedule:add`
   * @see POST /api/v2/journey/views/{viewId}/schedules
   */
  postJourneyViewSchedules(viewId: string, body: JourneyViewSchedule, request?: RequestOptions): ApiPromise<JourneyViewSchedule> {
    return this.call('postJourneyViewSchedules', 'POST /api/v2/journey/views/{viewId}/schedules', { viewId, body }, {}, request);
  }

  /**
   * Starts a run of a journey view over its data. Poll it with `getJourneyViewVersionJob`, or listen to
   * `v2.journey.views.jobs.{id}.notification`.
   *
   * @permissions `journey:viewsJobs:add`
   * @see POST /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs
   */
  postJourneyViewVersionJobs(viewId: string, journeyVersionId: string, request?: RequestOptions): ApiPromise<JourneyViewJob> {
    return this.call(
      'postJourneyViewVersionJobs',
      'POST /api/v2/journey/views/{viewId}/versions/{journeyVersionId}/jobs',
      { viewId, journeyVersionId },
      {},
      request,
    );
  }

  /**
   * Saves a changed journey view as its next version. Earlier ones can still be read with `getJourneyViewVersion`.
   *
   * @permissions `journey:views:edit`
   * @see POST /api/v2/journey/views/{viewId}/versions
   */
  postJourneyViewVersions(viewId: string, body: JourneyView, request?: RequestOptions): ApiPromise<JourneyView> {
    return this.call('postJourneyViewVersions', 'POST /api/v2/journey/views/{viewId}/versions', { viewId, body }, {}, request);
  }

  /**
   * Creates a journey view in its first version; `postJourneyViewVersionJobs` then computes it.
   *
   * @permissions `journey:views:add`
   * @see POST /api/v2/journey/views
   */
  postJourneyViews(body: JourneyView, request?: RequestOptions): ApiPromise<JourneyView> {
    return this.call('postJourneyViews', 'POST /api/v2/journey/views', { body }, {}, request);
  }

  /**
   * Checks for pairs of label and value whether an encoding exists, as the filters of journey views need it.
   *
   * @permissions `journey:viewsEncodings:view`
   * @see POST /api/v2/journey/views/encodings/validate
   */
  postJourneyViewsEncodingsValidate(opts?: { body?: Label[] }, request?: RequestOptions): ApiPromise<EntityListing> {
    return this.call('postJourneyViewsEncodingsValidate', 'POST /api/v2/journey/views/encodings/validate', {}, opts, request);
  }

  /**
   * Replaces the schema of a kind of external event, which gives it another version; it can also switch the schema on and off.
   * Carry the `version` last read.
   *
   * @permissions `journey:externalEventsSchema:edit`
   * @see PUT /api/v2/journey/externalevents/schemas/{schemaId}
   */
  putJourneyExternaleventsSchema(
    schemaId: string,
    body: JourneySchemaUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<JourneyExternalEventsSchema> {
    return this.call(
      'putJourneyExternaleventsSchema',
      'PUT /api/v2/journey/externalevents/schemas/{schemaId}',
      { schemaId, body },
      {},
      request,
    );
  }

  /**
   * Changes how often a journey view runs.
   *
   * @permissions `journey:viewsSchedule:edit`
   * @see PUT /api/v2/journey/views/{viewId}/schedules
   */
  putJourneyViewSchedules(viewId: string, body: JourneyViewSchedule, request?: RequestOptions): ApiPromise<JourneyViewSchedule> {
    return this.call('putJourneyViewSchedules', 'PUT /api/v2/journey/views/{viewId}/schedules', { viewId, body }, {}, request);
  }

  /**
   * Replaces the definition of a journey view's version in place. To keep what is there, save a further version with
   * `postJourneyViewVersions`.
   *
   * @permissions `journey:views:edit`
   * @see PUT /api/v2/journey/views/{viewId}/versions/{versionId}
   */
  putJourneyViewVersion(viewId: string, versionId: string, body: JourneyView, request?: RequestOptions): ApiPromise<JourneyView> {
    return this.call(
      'putJourneyViewVersion',
      'PUT /api/v2/journey/views/{viewId}/versions/{versionId}',
      { viewId, versionId, body },
      {},
      request,
    );
  }

  /**
   * Changes the display name and the rank of an external event that journey views can follow.
   *
   * @permissions `journey:externalEvents:edit`
   * @see PUT /api/v2/journey/views/eventdefinitions/{eventDefinitionId}
   */
  putJourneyViewsEventdefinition(
    eventDefinitionId: string,
    opts?: { body?: UpdateExternalEventRequest },
    request?: RequestOptions,
  ): ApiPromise<UpdateExternalEventResponse> {
    return this.call(
      'putJourneyViewsEventdefinition',
      'PUT /api/v2/journey/views/eventdefinitions/{eventDefinitionId}',
      { eventDefinitionId },
      opts,
      request,
    );
  }

  /**
   * Makes a kind of external event available to journey views, under a display name and at a rank in the list.
   *
   * @permissions `journey:externalEvents:activate`
   * @see PUT /api/v2/journey/views/eventdefinitions/{eventDefinitionId}/activate
   */
  putJourneyViewsEventdefinitionActivate(
    eventDefinitionId: string,
    opts?: { body?: ActivateExternalEventRequest },
    request?: RequestOptions,
  ): ApiPromise<ActivateExternalEventResponse> {
    return this.call(
      'putJourneyViewsEventdefinitionActivate',
      'PUT /api/v2/journey/views/eventdefinitions/{eventDefinitionId}/activate',
      { eventDefinitionId },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace JourneyApi {
  type deleteJourneyActiontemplateOptions = OptionsOf<JourneyApi['deleteJourneyActiontemplate']>;
  type getAnalyticsJourneysAggregatesJobResultsOptions = OptionsOf<JourneyApi['getAnalyticsJourneysAggregatesJobResults']>;
  type getExternalcontactsContactJourneySegmentsOptions = OptionsOf<JourneyApi['getExternalcontactsContactJourneySegments']>;
  type getExternalcontactsContactJourneySessionsOptions = GetExternalcontactsContactJourneySessionsOptions;
  type getJourneyActionmapsOptions = GetJourneyActionmapsOptions;
  type getJourneyActiontargetsOptions = PageOptions;
  type getJourneyActiontemplatesOptions = GetJourneyActiontemplatesOptions;
  type getJourneyDeploymentCustomerPingOptions = GetJourneyDeploymentCustomerPingOptions;
  type getJourneyExternaleventsConfigurationsOptions = OptionsOf<JourneyApi['getJourneyExternaleventsConfigurations']>;
  type getJourneyOutcomesOptions = GetJourneyOutcomesOptions;
  type getJourneySegmentsOptions = GetJourneySegmentsOptions;
  type getJourneySessionEventsOptions = GetJourneySessionEventsOptions;
  type getJourneyViewsOptions = GetJourneyViewsOptions;
  type getJourneyViewsJobsOptions = GetJourneyViewsJobsOptions;
  type getJourneyViewsJobsMeOptions = GetJourneyViewsJobsMeOptions;
  type getJourneyViewsSchedulesOptions = PageOptions;
  type patchJourneyActionmapOptions = OptionsOf<JourneyApi['patchJourneyActionmap']>;
  type patchJourneyActiontargetOptions = OptionsOf<JourneyApi['patchJourneyActiontarget']>;
  type patchJourneyActiontemplateOptions = OptionsOf<JourneyApi['patchJourneyActiontemplate']>;
  type patchJourneyExternaleventsConfigurationOptions = OptionsOf<JourneyApi['patchJourneyExternaleventsConfiguration']>;
  type patchJourneyOutcomeOptions = OptionsOf<JourneyApi['patchJourneyOutcome']>;
  type patchJourneySegmentOptions = OptionsOf<JourneyApi['patchJourneySegment']>;
  type postExternalcontactsContactJourneySegmentsOptions = OptionsOf<JourneyApi['postExternalcontactsContactJourneySegments']>;
  type postJourneyActionmapsOptions = OptionsOf<JourneyApi['postJourneyActionmaps']>;
  type postJourneyActiontemplatesOptions = OptionsOf<JourneyApi['postJourneyActiontemplates']>;
  type postJourneyDeploymentAppeventsOptions = OptionsOf<JourneyApi['postJourneyDeploymentAppevents']>;
  type postJourneyDeploymentWebeventsOptions = OptionsOf<JourneyApi['postJourneyDeploymentWebevents']>;
  type postJourneyExternaleventsConfigurationEventsOptions = OptionsOf<
    JourneyApi['postJourneyExternaleventsConfigurationEvents']
  >;
  type postJourneyExternaleventsConfigurationsOptions = OptionsOf<JourneyApi['postJourneyExternaleventsConfigurations']>;
  type postJourneyFlowsPathsQueryOptions = OptionsOf<JourneyApi['postJourneyFlowsPathsQuery']>;
  type postJourneyOutcomesOptions = OptionsOf<JourneyApi['postJourneyOutcomes']>;
  type postJourneyOutcomesAttributionsJobsOptions = OptionsOf<JourneyApi['postJourneyOutcomesAttributionsJobs']>;
  type postJourneyOutcomesPredictorsOptions = OptionsOf<JourneyApi['postJourneyOutcomesPredictors']>;
  type postJourneySegmentsOptions = OptionsOf<JourneyApi['postJourneySegments']>;
  type postJourneyViewsEncodingsValidateOptions = OptionsOf<JourneyApi['postJourneyViewsEncodingsValidate']>;
  type putJourneyViewsEventdefinitionOptions = OptionsOf<JourneyApi['putJourneyViewsEventdefinition']>;
  type putJourneyViewsEventdefinitionActivateOptions = OptionsOf<JourneyApi['putJourneyViewsEventdefinitionActivate']>;
}
