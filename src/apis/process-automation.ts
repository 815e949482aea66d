import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type {
  CreateScheduledTriggerRequest,
  CreateTriggerRequest,
  ScheduledTrigger,
  ScheduledTriggerEntityListing,
  TestModeEventResults,
  TestModeResults,
  TopicCursorEntityListing,
  Trigger,
  TriggerEntityListing,
  UpdateScheduledTriggerRequest,
  UpdateTriggerRequest,
} from '../models/process-automation.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetProcessautomationScheduledtriggersOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only triggers that are enabled (or, with false, those that are not). */
  enabled?: boolean;
}

export interface GetProcessautomationTriggersOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only triggers on this topic. */
  topicName?: string;
  /** Only triggers that are enabled (or, with false, those that are not). */
  enabled?: boolean;
  /** Only triggers that act with a delay (or, with false, those that act at once). */
  hasDelayBy?: boolean;
}

export interface GetProcessautomationTriggersTopicsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

/**
 * Triggers, which start a workflow when something happens on the platform or when the time has come. An event trigger waits for
 * events of one topic, compares them with its match criteria and launches its workflow with the event's data. A scheduled
 * trigger launches its workflow on a timetable instead. Developers of workflows set them up and can try them out against a
 * sample event before relying on them.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ProcessAutomationApi extends PlatformApi {
  /**
   * Deletes a scheduled trigger, so that its workflow is no longer started on a timetable. To pause it, set `enabled` to false
   * with `putProcessautomationScheduledtrigger`.
   *
   * @permissions `processautomation:trigger:delete`
   * @see DELETE /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId}
   */
  deleteProcessautomationScheduledtrigger(scheduledTriggerId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteProcessautomationScheduledtrigger',
      'DELETE /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId}',
      { scheduledTriggerId },
      {},
      request,
    );
  }

  /**
   * Deletes an event trigger, so that events no longer start its workflow. The workflow remains.
   *
   * @permissions `processautomation:trigger:delete`
   * @see DELETE /api/v2/processautomation/triggers/{triggerId}
   */
  deleteProcessautomationTrigger(triggerId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteProcessautomationTrigger',
      'DELETE /api/v2/processautomation/triggers/{triggerId}',
      { triggerId },
      {},
      request,
    );
  }

  /**
   * Reads a scheduled trigger: its timetable, its workflow and whether it is enabled.
   *
   * @permissions any of `processautomation:trigger:edit`, `processautomation:trigger:view`
   * @see GET /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId}
   */
  getProcessautomationScheduledtrigger(scheduledTriggerId: string, request?: RequestOptions): ApiPromise<ScheduledTrigger> {
    return this.call(
      'getProcessautomationScheduledtrigger',
      'GET /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId}',
      { scheduledTriggerId },
      {},
      request,
    );
  }

  /**
   * Lists the triggers that start a workflow on a timetable.
   *
   * @permissions any of `processautomation:trigger:edit`, `processautomation:trigger:view`
   * @see GET /api/v2/processautomation/scheduledtriggers
   */
  getProcessautomationScheduledtriggers(
    opts?: GetProcessautomationScheduledtriggersOptions,
    request?: RequestOptions,
  ): ApiPromise<ScheduledTriggerEntityListing> {
    return this.call(
      'getProcessautomationScheduledtriggers',
      'GET /api/v2/processautomation/scheduledtriggers',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads an event trigger: the topic it listens to, its match criteria and the workflow it starts.
   *
   * @permissions any of `processautomation:trigger:edit`, `processautomation:trigger:view`
   * @see GET /api/v2/processautomation/triggers/{triggerId}
   */
  getProcessautomationTrigger(triggerId: string, request?: RequestOptions): ApiPromise<Trigger> {
    return this.call(
      'getProcessautomationTrigger',
      'GET /api/v2/processautomation/triggers/{triggerId}',
      { triggerId },
      {},
      request,
    );
  }

  /**
   * Lists the triggers that start a workflow upon an event.
   *
   * @permissions any of `processautomation:trigger:edit`, `processautomation:trigger:view`
   * @see GET /api/v2/processautomation/triggers
   */
  getProcessautomationTriggers(
    opts?: GetProcessautomationTriggersOptions,
    request?: RequestOptions,
  ): ApiPromise<TriggerEntityListing> {
    return this.call('getProcessautomationTriggers', 'GET /api/v2/processautomation/triggers', {}, opts, request);
  }

  /**
   * Lists the names of the topics that event triggers can listen to in this organisation.
   *
   * @permissions any of `processautomation:trigger:edit`, `processautomation:trigger:view`
   * @see GET /api/v2/processautomation/triggers/topics
   */
  getProcessautomationTriggersTopics(
    opts?: GetProcessautomationTriggersTopicsOptions,
    request?: RequestOptions,
  ): ApiPromise<TopicCursorEntityListing> {
    return this.call('getProcessautomationTriggersTopics', 'GET /api/v2/processautomation/triggers/topics', {}, opts, request);
  }

  /**
   * Creates a trigger that starts a workflow on a timetable.
   *
   * @permissions `processautomation:trigger:add`
   * @see POST /api/v2/processautomation/scheduledtriggers
   */
  postProcessautomationScheduledtriggers(
    body: CreateScheduledTriggerRequest,
    request?: RequestOptions,
  ): ApiPromise<ScheduledTrigger> {
    return this.call(
      'postProcessautomationScheduledtriggers',
      'POST /api/v2/processautomation/scheduledtriggers',
      { body },
      {},
      request,
    );
  }

  /**
   * Tries an event trigger against a sample event and explains, step by step, whether it would act.
   *
   * @param opts.body - The event as JSON text, as its topic would send it.
   * @permissions `processautomation:trigger:test`
   * @see POST /api/v2/processautomation/triggers/{triggerId}/test
   */
  postProcessautomationTriggerTest(
    triggerId: string,
    opts?: { body?: string },
    request?: RequestOptions,
  ): ApiPromise<TestModeResults> {
    return this.call(
      'postProcessautomationTriggerTest',
      'POST /api/v2/processautomation/triggers/{triggerId}/test',
      { triggerId },
      opts,
      request,
    );
  }

  /**
   * Creates a trigger that starts a workflow whenever an event of its topic meets the criteria. Topics are listed by
   * `getProcessautomationTriggersTopics`.
   *
   * @permissions `processautomation:trigger:add`
   * @see POST /api/v2/processautomation/triggers
   */
  postProcessautomationTriggers(body: CreateTriggerRequest, request?: RequestOptions): ApiPromise<Trigger> {
    return this.call('postProcessautomationTriggers', 'POST /api/v2/processautomation/triggers', { body }, {}, request);
  }

  /**
   * Checks a sample event against all triggers of a topic and tells which of them would act on it.
   *
   * @param opts.body - The event as JSON text, as the topic would send it.
   * @permissions `processautomation:trigger:test`
   * @see POST /api/v2/processautomation/triggers/topics/{topicName}/test
   */
  postProcessautomationTriggersTopicTest(
    topicName: string,
    opts?: { body?: string },
    request?: RequestOptions,
  ): ApiPromise<TestModeEventResults> {
    return this.call(
      'postProcessautomationTriggersTopicTest',
      'POST /api/v2/processautomation/triggers/topics/{topicName}/test',
      { topicName },
      opts,
      request,
    );
  }

  /**
   * Replaces a scheduled trigger's timetable, workflow and state. Read it first, since its current `version` must be sent along.
   *
   * @permissions `processautomation:trigger:edit`
   * @see PUT /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId}
   */
  putProcessautomationScheduledtrigger(
    scheduledTriggerId: string,
    body: UpdateScheduledTriggerRequest,
    request?: RequestOptions,
  ): ApiPromise<ScheduledTrigger> {
    return this.call(
      'putProcessautomationScheduledtrigger',
      'PUT /api/v2/processautomation/scheduledtriggers/{scheduledTriggerId}',
      { scheduledTriggerId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an event trigger, including whether it is enabled. The current `version` must be sent along.
   *
   * @permissions `processautomation:trigger:edit`
   * @see PUT /api/v2/processautomation/triggers/{triggerId}
   */
  putProcessautomationTrigger(triggerId: string, body: UpdateTriggerRequest, request?: RequestOptions): ApiPromise<Trigger> {
    return this.call(
      'putProcessautomationTrigger',
      'PUT /api/v2/processautomation/triggers/{triggerId}',
      { triggerId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ProcessAutomationApi {
  type getProcessautomationScheduledtriggersOptions = GetProcessautomationScheduledtriggersOptions;
  type getProcessautomationTriggersOptions = GetProcessautomationTriggersOptions;
  type getProcessautomationTriggersTopicsOptions = GetProcessautomationTriggersTopicsOptions;
  type postProcessautomationTriggerTestOptions = OptionsOf<ProcessAutomationApi['postProcessautomationTriggerTest']>;
  type postProcessautomationTriggersTopicTestOptions = OptionsOf<ProcessAutomationApi['postProcessautomationTriggersTopicTest']>;
}
