import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  ActiveAlertCount,
  AlertListing,
  AlertRequest,
  AlertingUnreadStatus,
  CommonAlert,
  CommonAlertBulkUpdateRequest,
  CommonAllAlertUpdateRequest,
  CommonRule,
  CommonRuleBulkDeleteRequest,
  CommonRuleBulkUpdateNotificationsRequest,
  CommonRuleContainer,
  GetAlertQuery,
  GetRulesQuery,
  InteractionStatsAlert,
  InteractionStatsAlertContainer,
  InteractionStatsRule,
  InteractionStatsRuleContainer,
  ModifiableRuleProperties,
  UnreadMetric,
  UnreadStatus,
} from '../models/alerting.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { ExpandOptions } from '../models/options.js';
import type { JsonObject } from '../models/json.js';
import type { BulkResponse } from '../models/shared-references.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Interaction-statistics alerts and the rules that raise them. A rule watches one metric of one queue or one agent (such as
 * the longest wait on voice) and raises an alert when the value crosses its threshold, notifying the users it names.
 * Supervisors' tools list the alerts, mark them read and keep the rules.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AlertingApi extends PlatformApi {
  /**
   * Deletes an alert from the caller's inbox. The rule that raised it stays and may raise another one.
   *
   * @permissions `alerting:alert:delete`
   * @see DELETE /api/v2/alerting/alerts/{alertId}
   */
  deleteAlertingAlert(alertId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteAlertingAlert', 'DELETE /api/v2/alerting/alerts/{alertId}', { alertId }, {}, request);
  }

  /**
   * Deletes all alerts of the caller at once.
   *
   * @permissions `alerting:alert:edit`
   * @see DELETE /api/v2/alerting/alerts/all
   */
  deleteAlertingAlertsAll(request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('deleteAlertingAlertsAll', 'DELETE /api/v2/alerting/alerts/all', {}, {}, request);
  }

  /**
   * Deletes an alert that an interaction-statistics rule has raised. The rule stays and may raise another one.
   *
   * @deprecated The platform no longer offers it. Use `deleteAlertingAlert`.
   * @permissions `alerting:alert:delete`
   * @see DELETE /api/v2/alerting/interactionstats/alerts/{alertId}
   */
  deleteAlertingInteractionstatsAlert(alertId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAlertingInteractionstatsAlert',
      'DELETE /api/v2/alerting/interactionstats/alerts/{alertId}',
      { alertId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Deletes a rule, so that its metric is no longer watched. To pause it instead, set `enabled` to false with
   * `putAlertingInteractionstatsRule`.
   *
   * @deprecated The platform no longer offers it. Use `deleteAlertingRule`.
   * @permissions `alerting:rule:delete`
   * @see DELETE /api/v2/alerting/interactionstats/rules/{ruleId}
   */
  deleteAlertingInteractionstatsRule(ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAlertingInteractionstatsRule',
      'DELETE /api/v2/alerting/interactionstats/rules/{ruleId}',
      { ruleId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Deletes an alerting rule, so that its conditions are no longer watched. To pause it, set `enabled` to false with
   * `putAlertingRule`.
   *
   * @permissions `alerting:rule:delete`
   * @see DELETE /api/v2/alerting/rules/{ruleId}
   */
  deleteAlertingRule(ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteAlertingRule', 'DELETE /api/v2/alerting/rules/{ruleId}', { ruleId }, {}, request);
  }

  /**
   * Reads one alert: the rule and conditions it goes back to, when it began and ended, whether it is muted or snoozed.
   *
   * @permissions `alerting:alert:view`
   * @see GET /api/v2/alerting/alerts/{alertId}
   */
  getAlertingAlert(alertId: string, request?: RequestOptions): ApiPromise<CommonAlert> {
    return this.call('getAlertingAlert', 'GET /api/v2/alerting/alerts/{alertId}', { alertId }, {}, request);
  }

  /**
   * Counts the alerts whose condition holds at present, as a badge or a wallboard shows them. How many of them are still to
   * be looked at is what `getAlertingInteractionstatsAlertsUnread` tells.
   *
   * @deprecated The platform no longer offers it. Use `postAlertingAlertsQuery`.
   * @permissions not documented
   * @see GET /api/v2/alerting/alerts/active
   */
  getAlertingAlertsActive(request?: RequestOptions): ApiPromise<ActiveAlertCount> {
    return this.call('getAlertingAlertsActive', 'GET /api/v2/alerting/alerts/active', {}, {}, request, { retired: true });
  }

  /**
   * Reads one alert: the condition that was met, when it began and ended, and the rule it comes from.
   *
   * @param opts.expand - `notificationUsers` fills in the notified users, who otherwise come as bare references.
   * @deprecated The platform no longer offers it. Use `getAlertingAlert`.
   * @permissions `alerting:alert:view`
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
      { retired: true },
    );
  }

  /**
   * Lists the alerts raised by interaction-statistics rules, running and past.
   *
   * @param opts.expand - `notificationUsers` fills in the notified users of each alert.
   * @deprecated The platform no longer offers it. Use `postAlertingAlertsQuery`.
   * @permissions `alerting:alert:view`
   * @see GET /api/v2/alerting/interactionstats/alerts
   */
  getAlertingInteractionstatsAlerts(
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsAlertContainer> {
    return this.call('getAlertingInteractionstatsAlerts', 'GET /api/v2/alerting/interactionstats/alerts', {}, opts, request, {
      retired: true,
    });
  }

  /**
   * Counts the caller's alerts that are not yet marked as read; `putAlertingInteractionstatsAlert` marks them.
   *
   * @deprecated The platform no longer offers it. Use `postAlertingAlertsQuery`.
   * @permissions not documented
   * @see GET /api/v2/alerting/interactionstats/alerts/unread
   */
  getAlertingInteractionstatsAlertsUnread(request?: RequestOptions): ApiPromise<UnreadMetric> {
    return this.call(
      'getAlertingInteractionstatsAlertsUnread',
      'GET /api/v2/alerting/interactionstats/alerts/unread',
      {},
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads one rule: the queue or user it watches, its metric and threshold, whom it notifies and whether it is in alarm now.
   *
   * @param opts.expand - `notificationUsers` fills in the users to notify.
   * @deprecated The platform no longer offers it. Use `getAlertingRule`.
   * @permissions `alerting:rule:view`
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
      { retired: true },
    );
  }

  /**
   * Lists the interaction-statistics rules of the organisation, enabled or not.
   *
   * @param opts.expand - `notificationUsers` fills in the users each rule notifies.
   * @deprecated The platform no longer offers it. Use `postAlertingRulesQuery`.
   * @permissions `alerting:rule:view`
   * @see GET /api/v2/alerting/interactionstats/rules
   */
  getAlertingInteractionstatsRules(
    opts?: { expand?: readonly OpenEnum<'notificationUsers'>[] },
    request?: RequestOptions,
  ): ApiPromise<InteractionStatsRuleContainer> {
    return this.call('getAlertingInteractionstatsRules', 'GET /api/v2/alerting/interactionstats/rules', {}, opts, request, {
      retired: true,
    });
  }

  /**
   * Reads an alerting rule with its conditions, the recipients of its notifications and whether it is in alarm.
   *
   * @permissions `alerting:rule:view`
   * @see GET /api/v2/alerting/rules/{ruleId}
   */
  getAlertingRule(ruleId: string, request?: RequestOptions): ApiPromise<CommonRule> {
    return this.call('getAlertingRule', 'GET /api/v2/alerting/rules/{ruleId}', { ruleId }, {}, request);
  }

  /**
   * Mutes, snoozes or closes an alert, or marks it as read or unread.
   *
   * @param opts.body - `type` says which of these, `dateStart` and `dateEnd` the span to mute or snooze for.
   * @permissions `alerting:alert:edit`
   * @see PATCH /api/v2/alerting/alerts/{alertId}
   */
  patchAlertingAlert(alertId: string, opts?: { body?: AlertRequest }, request?: RequestOptions): ApiPromise<CommonAlert> {
    return this.call('patchAlertingAlert', 'PATCH /api/v2/alerting/alerts/{alertId}', { alertId }, opts, request);
  }

  /**
   * Marks all of the caller's alerts in one call, for instance as read.
   *
   * @param opts.body - `type` says what to do with them.
   * @permissions `alerting:alert:edit`
   * @see PATCH /api/v2/alerting/alerts/all
   */
  patchAlertingAlertsAll(opts?: { body?: CommonAllAlertUpdateRequest }, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('patchAlertingAlertsAll', 'PATCH /api/v2/alerting/alerts/all', {}, opts, request);
  }

  /**
   * Mutes, snoozes, closes or marks the alerts listed, and reports failures one by one.
   *
   * @permissions `alerting:alert:edit`
   * @see PATCH /api/v2/alerting/alerts/bulk
   */
  patchAlertingAlertsBulk(body: CommonAlertBulkUpdateRequest, request?: RequestOptions): ApiPromise<BulkResponse> {
    return this.call('patchAlertingAlertsBulk', 'PATCH /api/v2/alerting/alerts/bulk', { body }, {}, request);
  }

  /**
   * Changes the notifications of several alerting rules, for instance to add e-mail to all of them.
   *
   * @permissions `alerting:rule:edit`
   * @see PATCH /api/v2/alerting/rules/bulk
   */
  patchAlertingRulesBulk(body: CommonRuleBulkUpdateNotificationsRequest, request?: RequestOptions): ApiPromise<BulkResponse> {
    return this.call('patchAlertingRulesBulk', 'PATCH /api/v2/alerting/rules/bulk', { body }, {}, request);
  }

  /**
   * Lists the caller's alerts, or merely counts them, by the kind of rule, by whether they are active and by whether they have
   * been viewed.
   *
   * @param opts.body - Which alerts are wanted, and whether as a list or a count.
   * @permissions `alerting:alert:view`
   * @see POST /api/v2/alerting/alerts/query
   */
  postAlertingAlertsQuery(opts?: { body?: GetAlertQuery }, request?: RequestOptions): ApiPromise<AlertListing> {
    return this.call('postAlertingAlertsQuery', 'POST /api/v2/alerting/alerts/query', {}, opts, request);
  }

  /**
   * Creates a rule that watches one metric of a queue or an agent and raises an alert when the threshold is crossed.
   *
   * @param body - `dimension` says whether a queue or a user is watched and `dimensionValue` holds its id; `numericRange` and
   * `value` form the condition, `notificationUsers` and `alertTypes` say who is notified and how.
   * @param opts.expand - `notificationUsers` fills in the users in the rule that comes back.
   * @deprecated The platform no longer offers it. Use `postAlertingRules`.
   * @permissions `alerting:rule:add`
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
      { retired: true },
    );
  }

  /**
   * Creates an alerting rule: conditions on metrics of queues, users, groups or teams, and who is notified in which way when
   * they are met.
   *
   * @permissions `alerting:rule:add`
   * @see POST /api/v2/alerting/rules
   */
  postAlertingRules(body: CommonRule, request?: RequestOptions): ApiPromise<CommonRule> {
    return this.call('postAlertingRules', 'POST /api/v2/alerting/rules', { body }, {}, request);
  }

  /**
   * Deletes the alerting rules listed and reports which of them could not be deleted.
   *
   * @permissions `alerting:rule:delete`
   * @see POST /api/v2/alerting/rules/bulk/remove
   */
  postAlertingRulesBulkRemove(body: CommonRuleBulkDeleteRequest, request?: RequestOptions): ApiPromise<BulkResponse> {
    return this.call('postAlertingRulesBulkRemove', 'POST /api/v2/alerting/rules/bulk/remove', { body }, {}, request);
  }

  /**
   * Lists alerting rules, or merely counts them, by kind, state or name.
   *
   * @param opts.body - Which rules are wanted, and whether as a list or a count.
   * @permissions `alerting:rule:view`
   * @see POST /api/v2/alerting/rules/query
   */
  postAlertingRulesQuery(opts?: { body?: GetRulesQuery }, request?: RequestOptions): ApiPromise<CommonRuleContainer> {
    return this.call('postAlertingRulesQuery', 'POST /api/v2/alerting/rules/query', {}, opts, request);
  }

  /**
   * Marks an alert as read or unread. To mute or snooze it, use `patchAlertingAlert`.
   *
   * @param opts.body - `unread: false` marks it as read.
   * @permissions `alerting:alert:edit`
   * @see PUT /api/v2/alerting/alerts/{alertId}
   */
  putAlertingAlert(
    alertId: string,
    opts?: { body?: AlertingUnreadStatus },
    request?: RequestOptions,
  ): ApiPromise<AlertingUnreadStatus> {
    return this.call('putAlertingAlert', 'PUT /api/v2/alerting/alerts/{alertId}', { alertId }, opts, request);
  }

  /**
   * Marks an alert as read or unread; nothing else of an alert can be changed.
   *
   * @param body - `unread: false` marks it as read.
   * @deprecated The platform no longer offers it. Use `putAlertingAlert`.
   * @permissions `alerting:alert:edit`
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
      { retired: true },
    );
  }

  /**
   * Replaces a rule's definition, including whether it is enabled. Read it first with `getAlertingInteractionstatsRule` and
   * send it back whole.
   *
   * @param opts.expand - `notificationUsers` fills in the users in the answer.
   * @deprecated The platform no longer offers it. Use `putAlertingRule`.
   * @permissions `alerting:rule:edit`
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
      { retired: true },
    );
  }

  /**
   * Replaces an alerting rule's conditions and notifications. Its type cannot be changed.
   *
   * @permissions `alerting:rule:edit`
   * @see PUT /api/v2/alerting/rules/{ruleId}
   */
  putAlertingRule(ruleId: string, body: ModifiableRuleProperties, request?: RequestOptions): ApiPromise<CommonRule> {
    return this.call('putAlertingRule', 'PUT /api/v2/alerting/rules/{ruleId}', { ruleId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AlertingApi {
  type getAlertingInteractionstatsAlertOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsAlert']>;
  type getAlertingInteractionstatsAlertsOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsAlerts']>;
  type getAlertingInteractionstatsRuleOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsRule']>;
  type getAlertingInteractionstatsRulesOptions = OptionsOf<AlertingApi['getAlertingInteractionstatsRules']>;
  type patchAlertingAlertOptions = OptionsOf<AlertingApi['patchAlertingAlert']>;
  type patchAlertingAlertsAllOptions = OptionsOf<AlertingApi['patchAlertingAlertsAll']>;
  type postAlertingAlertsQueryOptions = OptionsOf<AlertingApi['postAlertingAlertsQuery']>;
  type postAlertingInteractionstatsRulesOptions = OptionsOf<AlertingApi['postAlertingInteractionstatsRules']>;
  type postAlertingRulesQueryOptions = OptionsOf<AlertingApi['postAlertingRulesQuery']>;
  type putAlertingAlertOptions = OptionsOf<AlertingApi['putAlertingAlert']>;
  type putAlertingInteractionstatsAlertOptions = OptionsOf<AlertingApi['putAlertingInteractionstatsAlert']>;
  type putAlertingInteractionstatsRuleOptions = OptionsOf<AlertingApi['putAlertingInteractionstatsRule']>;
}
