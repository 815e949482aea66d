import type { OpenEnum } from './open-enum.js';
import type { NamedEntity } from './shared-references.js';

/** What the use of one product costs in a billing period. */
export interface BillingCharge {
  id?: string;
  name?: string;
  product?: BillingProduct;
  /** Organisations whose use is counted together. */
  organizations?: NamedEntity[];
  /** Use paid for in advance. */
  prepaidQuantity?: number;
  /** Use that the fair-use policy allows. */
  fairuseQuantity?: number;
  actualQuantity?: number;
  /** Use beyond the prepaid and the fair-use quantity. */
  overageQuantity?: number;
  /** Price of one unit beyond them. */
  overageRate?: number;
  overageCharge?: number;
  overageCurrency?: string;
  /** The use expressed in tokens. */
  convertedTokenCount?: number;
  /** Rate between units of the product and tokens. */
  tokenConversionRate?: number;
}

/** An agreement with the vendor: who pays, for which plans, over which time. */
export interface BillingContract {
  id: string;
  /** Number by which the contract is known outside the platform. */
  externalNumber?: string;
  status?: OpenEnum<'Active' | 'Inactive'>;
  commercialModel?: string;
  purchaseOrderNumbers?: string[];
  billToCustomer?: Customer;
  soldToCustomer?: Customer;
  endCustomer?: Customer;
  /** @format date */
  dateStart?: string;
  /** @format date */
  dateEnd?: string;
  /** Start of the ramp period, the contract's introductory phase. @format date */
  dateRampStart?: string;
  /** @format date */
  dateRampEnd?: string;
  billingPeriods?: BillingContractPeriod[];
  plans?: BillingPlan[];
}

export interface BillingContractListing {
  entities: BillingContract[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface BillingContractPeriod {
  id?: string;
  /** @format date */
  dateStart?: string;
  /** @format date */
  dateEnd?: string;
  status?: OpenEnum<'Open' | 'Closed'>;
}

/** A billing period with what was charged in it. */
export interface BillingContractPeriodDetail {
  id: string;
  /** @format date */
  dateStart?: string;
  /** @format date */
  dateEnd?: string;
  status?: OpenEnum<'Open' | 'Closed'>;
  charges?: BillingCharge[];
  /** Prepaid balances and how they were used. */
  wallets?: BillingWallet[];
}

export interface BillingInvoice {
  id: string;
  billToCustomer?: Customer;
  shipToCustomer?: Customer;
  soldToCustomer?: Customer;
  /** @format date */
  dateInvoiced?: string;
  billToAddress?: InvoiceAddress;
  shipToAddress?: InvoiceAddress;
  /** Currency of `amount`. */
  currencyIsoCode?: string;
  paymentStatus?: OpenEnum<'Paid' | 'Unpaid'>;
  paymentTerms?: string;
  paymentLink?: string;
  /** The customer's purchase order. */
  customerPoNumber?: string;
  customerInvoiceType?: string;
  amount?: number;
}

/** A line of an invoice. */
export interface BillingInvoiceItem {
  id: string;
  product?: BillingProduct;
  description?: string;
  /** @format date */
  dateTransacted?: string;
  /** From when the charge applies. @format date */
  dateStart?: string;
  /** Until when the charge applies. @format date */
  dateEnd?: string;
  /** Organisation that the charge is for. */
  organization?: NamedEntity;
  quantity?: number;
  unitOfMeasure?: BillingUnit;
  amount?: number;
}

export interface BillingInvoiceItemListing {
  entities: BillingInvoiceItem[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface BillingInvoiceListing {
  entities: BillingInvoice[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** A product under contract, with the items that set its price. */
export interface BillingPlan {
  id?: string;
  name?: string;
  organizations?: NamedEntity[];
  product?: BillingProduct;
  items?: BillingPlanItem[];
}

export interface BillingPlanItem {
  itemNumber?: string;
  name?: string;
  type?: string;
  function?: string;
  description?: string;
  /** Until when the item has been billed. @format date */
  dateChargedThrough?: string;
  currencyIsoCode?: string;
  discountAmount?: number;
  /** @format date */
  dateEffectiveStart?: string;
  /** @format date */
  dateEffectiveEnd?: string;
  /** Price of one unit beyond `quantity`. */
  overagePrice?: number;
  price?: number;
  quantity?: number;
  unitOfMeasure?: BillingUnit;
}

export interface BillingProduct {
  id?: string;
  sku?: string;
  name?: string;
  unitOfMeasure?: BillingUnit;
}

export type BillingUnit = OpenEnum<
  | 'Call'
  | 'Character'
  | 'Conversation'
  | 'Course'
  | 'Day'
  | 'Each'
  | 'Employee'
  | 'Engagement'
  | 'Event'
  | 'Exam'
  | 'GB'
  | 'Hour'
  | 'Instance'
  | 'Interaction'
  | 'Invocation'
  | 'Message'
  | 'MillionCharacters'
  | 'Minute'
  | 'Person'
  | 'PhoneNumber'
  | 'Port'
  | 'Segment'
  | 'Session'
  | 'Stream'
  | 'Token'
  | 'Transaction'
  | 'Turn'
  | 'Unit'
  | 'User'
>;

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

/** A prepaid balance, used up by several organisations together if need be. */
export interface BillingWallet {
  id?: string;
  name?: string;
  organizations?: NamedEntity[];
  product?: BillingProduct;
  startingBalance?: number;
  endingBalance?: number;
  /** What was added in the period. */
  balanceIncrease?: number;
  /** What was taken away by a change of contract. */
  balanceDecrease?: number;
  /** What was used up. */
  balanceConsumption?: number;
  /** Use beyond the balance. */
  balanceOverage?: number;
  /** Price of one unit beyond the balance. */
  balanceOverageRate?: number;
  balanceOverageCharge?: number;
  balanceOverageCurrency?: string;
  /** Unit of all balances. */
  unitOfMeasure?: BillingUnit;
}

/** A party to a contract or invoice. */
export interface Customer {
  id?: string;
  /** The customer's number with the vendor. */
  number?: string;
  name?: string;
}

export interface InvoiceAddress {
  /** @format date */
  dateEffective?: string;
  addressType?: OpenEnum<'BillTo' | 'ShipTo' | 'EndUser' | 'SoldTo'>;
  currencyIsoCode?: string;
  line1?: string;
  line2?: string;
  line3?: string;
  cityName?: string;
  postalCode?: string;
  stateCode?: string;
  countryCode?: string;
  citySubdivision1?: string;
  regionSubdivision1?: string;
  regionSubdivision2?: string;
  country?: string;
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
