import type { OpenEnum } from './open-enum.js';
import type { NamedEntity } from './shared.js';

export interface BillingUsage {
  name: string;
  /** Amount used, as a decimal in a string. */
  totalUsage: string;
  resources: BillingUsageResource[];
}

export interface BillingUsageReport {
  id?: string;
  name?: string;
  /** @format date-time */
  startDate: string;
  /** @format date-time */
  endDate: string;
  /** `InProgress` while figures are still being gathered. */
  status?: OpenEnum<'InProgress' | 'Complete'>;
  usages: BillingUsage[];
  selfUri?: string;
}

export interface BillingUsageResource {
  /** Who or what used the product, e.g. a user. */
  name: string;
  /** When it was used. @format date-time */
  date: string;
}

/** One line of a subscription: a product, how much was paid in advance and how much was used. */
export interface SubscriptionOverviewUsage {
  name: string;
  partNumber: string;
  grouping: string;
  /** Unit in which quantities of this line are counted. */
  unitOfMeasureType: string;
  /** Amount used in the period. */
  usageQuantity: string;
  /** Price of one unit beyond the prepaid amount, in the currency of the overview. */
  overagePrice?: string;
  /** Amount paid for in advance. */
  prepayQuantity: string;
  /** Price of one prepaid unit, in the currency of the overview. */
  prepayPrice?: string;
  usageNotes?: string;
  isCancellable?: boolean;
  /** Amount included through a bundle. */
  bundleQuantity?: string;
  isThirdParty?: boolean;
}

export interface TrusteeBillingOverview {
  id?: string;
  name?: string;
  /** Customer organisation that is billed. */
  organization: NamedEntity;
  /** ISO 4217 code of the currency of all prices. */
  currency: string;
  enabledProducts: string[];
  subscriptionType: OpenEnum<
    | 'ININ'
    | 'MONTH_TO_MONTH'
    | 'FREE_TRIAL_MONTH_TO_MONTH'
    | 'PREPAY_MONTHLY_COMMITMENT'
    | 'PREPAY'
    | 'DEV_ORG_MONTH_TO_MONTH'
    | 'DEV_ORG_PREPAY_MONTHLY_COMMITMENT'
    | 'DEV_ORG_PREPAY'
  >;
  /** Start of the ramp period, the contract's introductory phase. @format date-time */
  rampPeriodStartDate?: string;
  /** @format date-time */
  rampPeriodEndDate?: string;
  /** @format date-time */
  billingPeriodStartDate?: string;
  /** @format date-time */
  billingPeriodEndDate?: string;
  usages: SubscriptionOverviewUsage[];
  /** When the contract was last amended. @format date-time */
  contractAmendmentDate?: string;
  /** @format date-time */
  contractEffectiveDate?: string;
  /** @format date-time */
  contractEndDate?: string;
  /** Least amount charged for a month. */
  minimumMonthlyAmount?: string;
  inRampPeriod?: boolean;
  selfUri?: string;
}
