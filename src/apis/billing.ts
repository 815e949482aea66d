import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { BillingUsageReport, TrusteeBillingOverview } from '../models/billing.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/** What the organisation has used that costs money, and, for partners, the billing of the customers who trust them. */
export class BillingApi extends PlatformApi {
  /**
   * Reports the billable licences and resources used in a period. While `status` is `InProgress` the figures are incomplete;
   * call again with the same dates until it says `Complete`.
   *
   * @param startDate - First moment of the period, as an ISO 8601 date-time.
   * @param endDate - Last moment of the period, as an ISO 8601 date-time.
   * @permissions any of `billing:subscription:read`, `billing:subscription:view`
   * @see GET /api/v2/billing/reports/billableusage
   */
  getBillingReportsBillableusage(
    startDate: string | Date,
    endDate: string | Date,
    request?: RequestOptions,
  ): ApiPromise<BillingUsageReport> {
    return this.call(
      'getBillingReportsBillableusage',
      'GET /api/v2/billing/reports/billableusage',
      { startDate, endDate },
      {},
      request,
    );
  }

  /**
   * Shows a partner the subscription, contract dates and usage of a customer organisation that trusts it.
   *
   * @param trustorOrgId - The customer organisation.
   * @param opts.billingPeriodIndex - 0 for the running period, whose figures still move; the higher, the longer ago.
   * @permissions any of `affiliateOrganization:clientBilling:view`
   * @see GET /api/v2/billing/trusteebillingoverview/{trustorOrgId}
   */
  getBillingTrusteebillingoverviewTrustorOrgId(
    trustorOrgId: string,
    opts?: { billingPeriodIndex?: number },
    request?: RequestOptions,
  ): ApiPromise<TrusteeBillingOverview> {
    return this.call(
      'getBillingTrusteebillingoverviewTrustorOrgId',
      'GET /api/v2/billing/trusteebillingoverview/{trustorOrgId}',
      { trustorOrgId },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace BillingApi {
  type getBillingTrusteebillingoverviewTrustorOrgIdOptions = OptionsOf<
    BillingApi['getBillingTrusteebillingoverviewTrustorOrgId']
  >;
}
