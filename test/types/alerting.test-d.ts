import type { ApiPromise } from 'contact-centre-client';
import { AlertingApi } from 'contact-centre-client/apis/alerting';
import type { InteractionStatsAlert, InteractionStatsRule, UnreadStatus } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AlertingApi();

const rule: InteractionStatsRule = {
  name: 'Long waits',
  dimension: 'queueId',
  dimensionValue: 'b3f5',
  metric: 'tWait',
  mediaType: 'voice',
  numericRange: 'gt',
  statistic: 'max',
  value: 60_000,
  enabled: true,
  notificationUsers: [],
  alertTypes: ['EMAIL'],
};

describe('AlertingApi', () => {
  it('returns the rule that it stores', () => {
    expectTypeOf(api.postAlertingInteractionstatsRules(rule, { expand: ['notificationUsers'] })).toEqualTypeOf<
      ApiPromise<InteractionStatsRule>
    >();
    expectTypeOf(api.deleteAlertingInteractionstatsRule('id')).resolves.toBeVoid();
    expectTypeOf(api.getAlertingInteractionstatsAlert('id')).resolves.toEqualTypeOf<InteractionStatsAlert>();
  });

  it('marks an alert as read', () => {
    expectTypeOf(api.putAlertingInteractionstatsAlert('id', { unread: false })).resolves.toEqualTypeOf<UnreadStatus>();
    // @ts-expect-error -- whether it is unread is a boolean
    void api.putAlertingInteractionstatsAlert('id', { unread: 'no' });
    // @ts-expect-error -- the new status is required
    void api.putAlertingInteractionstatsAlert('id');
  });

  it('accepts known and new metrics', () => {
    expectTypeOf<KnownValues<InteractionStatsRule['metric']>>().toEqualTypeOf<
      'tAbandon' | 'tAnswered' | 'tTalk' | 'nOffered' | 'tHandle' | 'nTransferred' | 'oServiceLevel' | 'tWait' | 'tHeld' | 'tAcw'
    >();
    void api.putAlertingInteractionstatsRule('id', { ...rule, metric: 'tCallback' });
  });

  it('rejects an incomplete rule, an id of the wrong type and an unknown option', () => {
    // @ts-expect-error -- a rule needs more than its name
    void api.postAlertingInteractionstatsRules({ name: 'Long waits' });
    // @ts-expect-error -- the threshold is a number
    void api.postAlertingInteractionstatsRules({ ...rule, value: '60000' });
    // @ts-expect-error -- ids are strings
    void api.getAlertingInteractionstatsRule(17);
    // @ts-expect-error -- rules are not paged
    void api.getAlertingInteractionstatsRules({ pageSize: 100 });
  });
});
