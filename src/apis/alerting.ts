import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  ActiveAlertCount,
  InteractionStatsAlert,
  InteractionStatsAlertContainer,
  InteractionStatsRule,
  InteractionStatsRuleContainer,
  UnreadMetric,
  UnreadStatus,
} from '../models/alerting.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { ExpandOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Interaction-statistics alerts and the rules that raise them. A rule watches one metric of one queue or one agent (such as
 * the longest wait on voice) and raises an alert when the value crosses its threshold, notifying the users it names.
 * Supervisors' tools list the alerts, mark them read and keep the rules.
 */
export class AlertingApi extends PlatformApi {
  /**
   * Deletes an alert that an interaction-statistics rule has raised. The rule stays and may raise another one.
   *
   * @permissions all of `alerting:alert:delete`
   * @see DELETE /api/v2/alerting/interactionstats/alerts/{alertId}
   */
  deleteAlertingInteractionstatsAlert(alertId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAlertingInteractionstatsAlert',
      'DELETE /api/v2/alerting/interactionstats/alerts/{alertId}',
      { alertId },
      {},
      request,
    );
  }

  /**
   * Deletes a rule, so that its metric is no longer watched. To pause it instead, set `enabled` to false with
   * `putAlertingInteractionstatsRule`.
   *
   * @permissions all of `alerting:rule:delete`
   * @see DELETE /api/v2/alerting/interactionstats/rules/{ruleId}
   */
  deleteAlertingInteractionstatsRule(ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAlertingInteractionstatsRule',
      'DELETE /api/v2/alerting/interactionstats/rules/{ruleId}',
      { ruleId },
      {},
      request,
    );
  }

  /**
   * Counts the alerts whose condition holds at present, as a badge or a wallboard shows them. How many of them are still to
   * be looked at is what `getAlertingInteractionstatsAlertsUnread` tells.
   *
   * @see GET /api/v2/alerting/alerts/active
   */
  getAlertingAlertsActive(request?: RequestOptions): ApiPromise<ActiveAlertCount> {
    return this.call('getAlertingAlertsActive', 'GET /api/v2/alerting/alerts/active', {}, {}, request);
  }

  /**
   * Reads one alert: the condition that was met, when it began and ended, and the rule it comes from.
   *
   * @param opts.expand - `notificationUsers` fills in the notified users, who otherwise come as bare references.
   * @permissions all of `alerting:alert:view`
   * @see GET /api/v2/alerting/interactionstats/alerts/{alertId}
   */
  getAlertingInteractionstatsAlert(
    alertId: string,
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsAlert> {
    return this.call(
      'getAlertingInteractionstatsAlert',
      'GET /api/v2/alerting/interactionstats/alerts/{alertId}',
      { alertId },
      opts,
      request,
    );
  }

  /**
   * Lists the alerts raised by interaction-statistics rules, running and past.
   *
   * @param opts.expand - `notificationUsers` fills in the notified users of each alert.
   * @permissions all of `alerting:alert:view`
   * @see GET /api/v2/alerting/interactionstats/alerts
   */
  getAlertingInteractionstatsAlerts(
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsAlertContainer> {
    return this.call('getAlertingInteractionstatsAlerts', 'GET /api/v2/alerting/interactionstats/alerts', {}, opts, request);
  }

  /**
   * Counts the caller's alerts that are not yet marked as read; `putAlertingInteractionstatsAlert` marks them.
   *
   * @see GET /api/v2/alerting/interactionstats/alerts/unread
   */
  getAlertingInteractionstatsAlertsUnread(request?: RequestOptions): ApiPromise<UnreadMetric> {
    return this.call(
      'getAlertingInteractionstatsAlertsUnread',
      'GET /api/v2/alerting/interactionstats/alerts/unread',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one rule: the queue or user it watches, its metric and threshold, whom it notifies and whether it is in alarm now.
   *
   * @param opts.expand - `notificationUsers` fills in the users to notify.
   * @permissions all of `alerting:rule:view`
   * @see GET /api/v2/alerting/interactionstats/rules/{ruleId}
   */
  getAlertingInteractionstatsRule(
    ruleId: string,
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsRule> {
    return this.call(
      'getAlertingInteractionstatsRule',
      'GET /api/v2/alerting/interactionstats/rules/{ruleId}',
      { ruleId },
      opts,
      request,
    );
  }

  /**
   * Lists the interaction-statistics rules of the organisation, enabled or not.
   *
   * @param opts.expand - `notificationUsers` fills in the users each rule notifies.
   * @permissions all of `alerting:rule:view`
   * @see GET /api/v2/alerting/interactionstats/rules
   */
  getAlertingInteractionstatsRules(
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsRuleContainer> {
    return this.call('getAlertingInteractionstatsRules', 'GET /api/v2/alerting/interactionstats/rules', {}, opts, request);
  }

  /**
   * Creates a rule that watches one metric of a queue or an agent and raises an alert when the threshold is crossed.
   *
   * @param body - `dimension` says whether a queue or a user is watched and `dimensionValue` holds its id; `numericRange` and
   * `value` form the condition, `notificationUsers` and `alertTypes` say who is told and how.
   * @param opts.expand - `notificationUsers` fills in the users in the rule that comes back.
   * @permissions all of `alerting:rule:add`
   * @see POST /api/v2/alerting/interactionstats/rules
   */
  postAlertingInteractionstatsRules(
    body: InteractionStatsRule,
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsRule> {
    return this.call(
      'postAlertingInteractionstatsRules',
      'POST /api/v2/alerting/interactionstats/rules',
      { body },
      opts,
      request,
    );
  }

  /**
   * Marks an alert as read or unread; nothing else of an alert can be changed.
   *
   * @param body - `unread: false` marks it as read.
   * @permissions all of `alerting:alert:edit`
   * @see PUT /api/v2/alerting/interactionstats/alerts/{alertId}
   */
  putAlertingInteractionstatsAlert(
    alertId: string,
    body: UnreadStatus,
    opts?: ExpandOptions<'notificationUsers'>,
    request?: RequestOptions,
  ): ApiPromise<UnreadStatus> {
    return this.call(
      'putAlertingInteractionstatsAlert',
      'PUT /api/v2/alerting/interactionstats/alerts/{alertId}',
      { alertId, body },
      opts,
      request,
    );
  }

  /**
   * Replaces a rule's definition, including whether it is enabled. Read it first with `getAlertingInteractionstatsRule` and
   * send it back whole.
   *
   * @param opts.expand - `notificationUsers` fills in the users in the answer.
   * @permissions all of `alerting:rule:edit`
   * @see PUT /api/v2/alerting/interactionstats/rules/{ruleId}
   */
  putAlertingInteractionstatsRule(
    ruleId: string,
    body: InteractionStatsRule,
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsRule> {
    return this.call(
      'putAlertingInteractionstatsRule',
      'PUT /api/v2/alerting/interactionstats/rules/{ruleId}',
      { ruleId, body },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AlertingApi {
  type getAlertingInteractionstatsAlertOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsAlert']>;
  type getAlertingInteractionstatsAlertsOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsAlerts']>;
  type getAlertingInteractionstatsRuleOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsRule']>;
  type getAlertingInteractionstatsRulesOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsRules']>;
  type postAlertingInteractionstatsRulesOptions = OptionsOf<AlertingApi['postAlertingInteractionstatsRules']>;
  type putAlertingInteractionstatsAlertOptions = OptionsOf<AlertingApi['putAlertingInteractionstatsAlert']>;
  type putAlertingInteractionstatsRuleOptions = OptionsOf<AlertingApi['putAlertingInteractionstatsRule']>;
}
