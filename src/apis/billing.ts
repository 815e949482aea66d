import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  BillingContract,
  BillingContractListing,
  BillingContractPeriodDetail,
  BillingInvoiceItemListing,
  BillingInvoiceListing,
  BillingUsageReport,
  TrusteeBillingOverview,
} from '../models/billing.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { UrlResponse } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetBillingContractsInvoiceLinesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetBillingContractsInvoicesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only invoices from this date on. */
  dateStart?: string;
  /** Only invoices up to this date. */
  dateEnd?: string;
  paymentStatus?: OpenEnum<'Paid' | 'UnPaid'>;
}

export interface GetBillingContractsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only contracts from this date on. */
  dateStart?: string;
  /** Only contracts up to this date. */
  dateEnd?: string;
  status?: OpenEnum<'Active' | 'Inactive'>;
  /** Only the contract with this number. */
  externalNumber?: string;
}

/**
 * What the organisation has used that costs money, and, for partners, the billing of the customers who trust them.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class BillingApi extends PlatformApi {
  /**
   * Reads one contract with the vendor: its parties, its term, the plans bought and the billing periods.
   *
   * @preview
   * @permissions `billing:subscription:view`
   * @see GET /api/v2/billing/contracts/{contractId}
   */
  getBillingContract(contractId: string, request?: RequestOptions): ApiPromise<BillingContract> {
    return this.call('getBillingContract', 'GET /api/v2/billing/contracts/{contractId}', { contractId }, {}, request);
  }

  /**
   * Reads what one billing period of a contract costs: the charges by product and the balances of prepaid wallets. While the
   * period is open the figures still move.
   *
   * @preview
   * @permissions `billing:subscription:view`
   * @see GET /api/v2/billing/contracts/{contractId}/billingperiods/{billingPeriodId}
   */
  getBillingContractBillingperiod(
    contractId: string,
    billingPeriodId: string,
    request?: RequestOptions,
  ): ApiPromise<BillingContractPeriodDetail> {
    return this.call(
      'getBillingContractBillingperiod',
      'GET /api/v2/billing/contracts/{contractId}/billingperiods/{billingPeriodId}',
      { contractId, billingPeriodId },
      {},
      request,
    );
  }

  /**
   * Lists the contracts under which the organisation is billed.
   *
   * @preview
   * @permissions `billing:subscription:view`
   * @see GET /api/v2/billing/contracts
   */
  getBillingContracts(opts?: GetBillingContractsOptions, request?: RequestOptions): ApiPromise<BillingContractListing> {
    return this.call('getBillingContracts', 'GET /api/v2/billing/contracts', {}, opts, request);
  }

  /**
   * Answers an address from which an invoice can be downloaded as a document.
   *
   * @preview
   * @permissions `billing:subscription:view`
   * @see GET /api/v2/billing/contracts/invoices/{invoiceId}/document
   */
  getBillingContractsInvoiceDocument(invoiceId: string, request?: RequestOptions): ApiPromise<UrlResponse> {
    return this.call(
      'getBillingContractsInvoiceDocument',
      'GET /api/v2/billing/contracts/invoices/{invoiceId}/document',
      { invoiceId },
      {},
      request,
    );
  }

  /**
   * Lists the lines of an invoice: what was charged, for which organisation, how much of it and at what amount.
   *
   * @preview
   * @permissions `billing:subscription:view`
   * @see GET /api/v2/billing/contracts/invoices/{invoiceId}/lines
   */
  getBillingContractsInvoiceLines(
    invoiceId: string,
    opts?: GetBillingContractsInvoiceLinesOptions,
    request?: RequestOptions,
  ): ApiPromise<BillingInvoiceItemListing> {
    return this.call(
      'getBillingContractsInvoiceLines',
      'GET /api/v2/billing/contracts/invoices/{invoiceId}/lines',
      { invoiceId },
      opts,
      request,
    );
  }

  /**
   * Lists invoices, paid and unpaid. What each is made up of is in `getBillingContractsInvoiceLines`.
   *
   * @preview
   * @permissions `billing:subscription:view`
   * @see GET /api/v2/billing/contracts/invoices
   */
  getBillingContractsInvoices(
    opts?: GetBillingContractsInvoicesOptions,
    request?: RequestOptions,
  ): ApiPromise<BillingInvoiceListing> {
    return this.call('getBillingContractsInvoices', 'GET /api/v2/billing/contracts/invoices', {}, opts, request);
  }

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
   * @permissions `affiliateOrganization:clientBilling:view`
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
  type getBillingContractsOptions = GetBillingContractsOptions;
  type getBillingContractsInvoiceLinesOptions = GetBillingContractsInvoiceLinesOptions;
  type getBillingContractsInvoicesOptions = GetBillingContractsInvoicesOptions;
  type getBillingTrusteebillingoverviewTrustorOrgIdOptions = OptionsOf<
    BillingApi['getBillingTrusteebillingoverviewTrustorOrgId']
  >;
}
