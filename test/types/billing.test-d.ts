import type { ApiPromise } from 'contact-centre-client';
import { BillingApi } from 'contact-centre-client/apis/billing';
import type { BillingUsageReport, TrusteeBillingOverview } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new BillingApi();

describe('BillingApi', () => {
  it('accepts the period as text or as dates', () => {
    expectTypeOf(api.getBillingReportsBillableusage('2026-01-01T00:00:00Z', new Date())).toEqualTypeOf<
      ApiPromise<BillingUsageReport>
    >();
    // @ts-expect-error -- milliseconds are no date
    void api.getBillingReportsBillableusage(Date.now(), new Date());
    // @ts-expect-error -- a period has an end
    void api.getBillingReportsBillableusage('2026-01-01T00:00:00Z');
  });

  it('always has figures in a report', () => {
    expectTypeOf<BillingUsageReport['usages'][number]['totalUsage']>().toBeString();
  });

  it("reads a trustor's bill of previous periods", () => {
    expectTypeOf(
      api.getBillingTrusteebillingoverviewTrustorOrgId('org', { billingPeriodIndex: 2 }),
    ).resolves.toEqualTypeOf<TrusteeBillingOverview>();
    // @ts-expect-error -- periods are counted
    void api.getBillingTrusteebillingoverviewTrustorOrgId('org', { billingPeriodIndex: 'last' });
  });

  it('accepts the types of subscription', () => {
    expectTypeOf<KnownValues<TrusteeBillingOverview['subscriptionType']>>().toEqualTypeOf<
      | 'ININ'
      | 'MONTH_TO_MONTH'
      | 'FREE_TRIAL_MONTH_TO_MONTH'
      | 'PREPAY_MONTHLY_COMMITMENT'
      | 'PREPAY'
      | 'DEV_ORG_MONTH_TO_MONTH'
      | 'DEV_ORG_PREPAY_MONTHLY_COMMITMENT'
      | 'DEV_ORG_PREPAY'
    >();
    expectTypeOf<'PAY_AS_YOU_GO'>().toExtend<TrusteeBillingOverview['subscriptionType']>();
    expectTypeOf<KnownValues<BillingUsageReport['status']>>().toEqualTypeOf<'InProgress' | 'Complete'>();
    // @ts-expect-error -- an organisation is identified by text
    void api.getBillingTrusteebillingoverviewTrustorOrgId(5);
  });
});
