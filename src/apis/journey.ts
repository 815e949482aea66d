import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  ActionMap,
  ActionMapListing,
  ActionTarget,
  ActionTargetListing,
  ActionTemplate,
  ActionTemplateListing,
  JourneySegment,
  Outcome,
  OutcomeListing,
  OutcomeScoresResult,
  PatchActionMap,
  PatchActionTarget,
  PatchActionTemplate,
  PatchOutcome,
  PatchSegment,
  SegmentListing,
  Session,
} from '../models/journey.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { JourneyAggregateQueryResponse, JourneyAggregationQuery } from '../models/shared-analytics.js';
import type { PageOptions } from '../models/options.js';
import type { ActionMediaType } from '../models/shared-enumerations.js';
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

/**
 * Predictive engagement: what visitors of a website or app do, and how to approach them. Segments group visitors, outcomes
 * are the goals a visitor may reach, action maps decide when an action (a chat offer, a content offer, a flow) is made,
 * action templates hold the content of offers, and action targets receive the interactions that follow. Sessions are the
 * visits themselves.
 */
export class JourneyApi extends PlatformApi {
  /**
   * Deletes an action map, so that it no longer triggers its action. To pause it instead, set `isActive` with
   * `patchJourneyActionmap`.
   *
   * @permissions any of `journey:actionmap:delete`
   * @see DELETE /api/v2/journey/actionmaps/{actionMapId}
   */
  deleteJourneyActionmap(actionMapId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneyActionmap', 'DELETE /api/v2/journey/actionmaps/{actionMapId}', { actionMapId }, {}, request);
  }

  /**
   * Deletes an action template: marks it `Deleted` by default, or removes it for good.
   *
   * @param opts.hardDelete - `true` removes the template beyond recovery; left out, it only takes the state `Deleted`.
   * @permissions any of `journey:actiontemplate:delete`
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
   * Deletes an outcome; the platform stops tracking and predicting it.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:outcome:delete`
   * @see DELETE /api/v2/journey/outcomes/{outcomeId}
   */
  deleteJourneyOutcome(outcomeId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneyOutcome', 'DELETE /api/v2/journey/outcomes/{outcomeId}', { outcomeId }, {}, request);
  }

  /**
   * Deletes a segment. Action maps name segments in `triggerWithSegments`.
   *
   * @permissions any of `journey:segment:delete`
   * @see DELETE /api/v2/journey/segments/{segmentId}
   */
  deleteJourneySegment(segmentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteJourneySegment', 'DELETE /api/v2/journey/segments/{segmentId}', { segmentId }, {}, request);
  }

  /**
   * Reads one action map: what triggers it, on which pages, and the action it takes.
   *
   * @permissions any of `journey:actionmap:view`
   * @see GET /api/v2/journey/actionmaps/{actionMapId}
   */
  getJourneyActionmap(actionMapId: string, request?: RequestOptions): ApiPromise<ActionMap> {
    return this.call('getJourneyActionmap', 'GET /api/v2/journey/actionmaps/{actionMapId}', { actionMapId }, {}, request);
  }

  /**
   * Lists action maps, optionally narrowed by ids, by the value of one field, or by text.
   *
   * @permissions any of `journey:actionmap:view`
   * @see GET /api/v2/journey/actionmaps
   */
  getJourneyActionmaps(opts?: GetJourneyActionmapsOptions, request?: RequestOptions): ApiPromise<ActionMapListing> {
    return this.call('getJourneyActionmaps', 'GET /api/v2/journey/actionmaps', {}, opts, request);
  }

  /**
   * Reads one action target.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:actiontarget:view`
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
   * @permissions any of `journey:actiontarget:view`
   * @see GET /api/v2/journey/actiontargets
   */
  getJourneyActiontargets(opts?: PageOptions, request?: RequestOptions): ApiPromise<ActionTargetListing> {
    return this.call('getJourneyActiontargets', 'GET /api/v2/journey/actiontargets', {}, opts, request);
  }

  /**
   * Reads one action template with its content offer.
   *
   * @permissions any of `journey:actiontemplate:view`
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
   * @permissions any of `journey:actiontemplate:view`
   * @see GET /api/v2/journey/actiontemplates
   */
  getJourneyActiontemplates(
    opts?: GetJourneyActiontemplatesOptions,
    request?: RequestOptions,
  ): ApiPromise<ActionTemplateListing> {
    return this.call('getJourneyActiontemplates', 'GET /api/v2/journey/actiontemplates', {}, opts, request);
  }

  /**
   * Reads one outcome: the behaviour that counts as reaching it.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:outcome:view`
   * @see GET /api/v2/journey/outcomes/{outcomeId}
   */
  getJourneyOutcome(outcomeId: string, request?: RequestOptions): ApiPromise<Outcome> {
    return this.call('getJourneyOutcome', 'GET /api/v2/journey/outcomes/{outcomeId}', { outcomeId }, {}, request);
  }

  /**
   * Lists outcomes, optionally narrowed by ids or text.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:outcome:view`
   * @see GET /api/v2/journey/outcomes
   */
  getJourneyOutcomes(opts?: GetJourneyOutcomesOptions, request?: RequestOptions): ApiPromise<OutcomeListing> {
    return this.call('getJourneyOutcomes', 'GET /api/v2/journey/outcomes', {}, opts, request);
  }

  /**
   * Reads one segment with the conditions that assign visitors to it.
   *
   * @permissions any of `journey:segment:view`
   * @see GET /api/v2/journey/segments/{segmentId}
   */
  getJourneySegment(segmentId: string, request?: RequestOptions): ApiPromise<JourneySegment> {
    return this.call('getJourneySegment', 'GET /api/v2/journey/segments/{segmentId}', { segmentId }, {}, request);
  }

  /**
   * Lists segments, optionally only active ones, or narrowed by ids or text.
   *
   * @permissions any of `journey:segment:view`
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
   * Reads how likely the visitor of a session is to reach each outcome, as last predicted.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:outcomescores:view`
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
   * Changes an action map; `isActive` switches it on and off.
   *
   * @param opts.body - Display name, segments and page conditions are required even where they stay; carry the `version` last
   * read.
   * @permissions any of `journey:actionmap:edit`
   * @see PATCH /api/v2/journey/actionmaps/{actionMapId}
   */
  patchJourneyActionmap(actionMapId: string, opts?: { body?: PatchActionMap }, request?: RequestOptions): ApiPromise<ActionMap> {
    return this.call('patchJourneyActionmap', 'PATCH /api/v2/journey/actionmaps/{actionMapId}', { actionMapId }, opts, request);
  }

  /**
   * Changes an action target's name, service level or short-abandon threshold. Targets are not created or deleted here.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:actiontarget:edit`
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
   * @permissions any of `journey:actiontemplate:edit`
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
   * Changes an outcome.
   *
   * @param opts.body - The fields to change, and always `displayName`; carry the `version` last read.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:outcome:edit`
   * @see PATCH /api/v2/journey/outcomes/{outcomeId}
   */
  patchJourneyOutcome(outcomeId: string, opts?: { body?: PatchOutcome }, request?: RequestOptions): ApiPromise<Outcome> {
    return this.call('patchJourneyOutcome', 'PATCH /api/v2/journey/outcomes/{outcomeId}', { outcomeId }, opts, request);
  }

  /**
   * Changes a segment. A segment's `scope` is fixed when it is created.
   *
   * @param opts.body - The fields to change, and always `displayName`; carry the `version` last read.
   * @permissions any of `journey:segment:edit`
   * @see PATCH /api/v2/journey/segments/{segmentId}
   */
  patchJourneySegment(segmentId: string, opts?: { body?: PatchSegment }, request?: RequestOptions): ApiPromise<JourneySegment> {
    return this.call('patchJourneySegment', 'PATCH /api/v2/journey/segments/{segmentId}', { segmentId }, opts, request);
  }

  /**
   * Counts journey events (segment assignments, outcome achievements, actions offered and taken) over an interval, grouped
   * and cut into time buckets.
   *
   * @param body - `interval` as `2022-07-01T00:00Z/2022-07-08T00:00Z`, the metrics, and optionally `granularity` as an ISO
   * 8601 duration.
   * @permissions any of `analytics:journeyAggregate:view`
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
   * Creates an action map; where `isActive` is true it begins to act on visitors at once.
   *
   * @permissions any of `journey:actionmap:add`
   * @see POST /api/v2/journey/actionmaps
   */
  postJourneyActionmaps(opts?: { body?: ActionMap }, request?: RequestOptions): ApiPromise<ActionMap> {
    return this.call('postJourneyActionmaps', 'POST /api/v2/journey/actionmaps', {}, opts, request);
  }

  /**
   * Creates an action template for action maps to use.
   *
   * @permissions any of `journey:actiontemplate:add`
   * @see POST /api/v2/journey/actiontemplates
   */
  postJourneyActiontemplates(opts?: { body?: ActionTemplate }, request?: RequestOptions): ApiPromise<ActionTemplate> {
    return this.call('postJourneyActiontemplates', 'POST /api/v2/journey/actiontemplates', {}, opts, request);
  }

  /**
   * Creates an outcome for the platform to track.
   *
   * @param opts.body - A positive or negative goal (`isPositive`), and the `context` and `journey` conditions that mean it is
   * reached.
   * @deprecated The platform calls it deprecated.
   * @permissions any of `journey:outcome:add`
   * @see POST /api/v2/journey/outcomes
   */
  postJourneyOutcomes(opts?: { body?: Outcome }, request?: RequestOptions): ApiPromise<Outcome> {
    return this.call('postJourneyOutcomes', 'POST /api/v2/journey/outcomes', {}, opts, request);
  }

  /**
   * Creates a segment of visitors.
   *
   * @param opts.body - `context` conditions on the visitor, `journey` conditions on behaviour, or an external segment.
   * @permissions any of `journey:segment:add`
   * @see POST /api/v2/journey/segments
   */
  postJourneySegments(opts?: { body?: JourneySegment }, request?: RequestOptions): ApiPromise<JourneySegment> {
    return this.call('postJourneySegments', 'POST /api/v2/journey/segments', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace JourneyApi {
  type deleteJourneyActiontemplateOptions = OptionsOf<JourneyApi['deleteJourneyActiontemplate']>;
  type getJourneyActionmapsOptions = GetJourneyActionmapsOptions;
  type getJourneyActiontargetsOptions = PageOptions;
  type getJourneyActiontemplatesOptions = GetJourneyActiontemplatesOptions;
  type getJourneyOutcomesOptions = GetJourneyOutcomesOptions;
  type getJourneySegmentsOptions = GetJourneySegmentsOptions;
  type patchJourneyActionmapOptions = OptionsOf<JourneyApi['patchJourneyActionmap']>;
  type patchJourneyActiontargetOptions = OptionsOf<JourneyApi['patchJourneyActiontarget']>;
  type patchJourneyActiontemplateOptions = OptionsOf<JourneyApi['patchJourneyActiontemplate']>;
  type patchJourneyOutcomeOptions = OptionsOf<JourneyApi['patchJourneyOutcome']>;
  type patchJourneySegmentOptions = OptionsOf<JourneyApi['patchJourneySegment']>;
  type postJourneyActionmapsOptions = OptionsOf<JourneyApi['postJourneyActionmaps']>;
  type postJourneyActiontemplatesOptions = OptionsOf<JourneyApi['postJourneyActiontemplates']>;
  type postJourneyOutcomesOptions = OptionsOf<JourneyApi['postJourneyOutcomes']>;
  type postJourneySegmentsOptions = OptionsOf<JourneyApi['postJourneySegments']>;
}
