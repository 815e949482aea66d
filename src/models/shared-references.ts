import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';

export interface AddressableEntityRef {
  id?: string;
  selfUri?: string;
}

export interface AnalyticsScoredAgent {
  /** Higher is a better match. */
  agentScore?: number;
  scoredAgentId?: string;
}

export type BulkError = ErrorInfo;

/** The outcome of a request about several things, one result for each. */
export interface BulkResponse {
  results?: BulkResult[];
  errorCount?: number;
  /** Positions of the failures in `results`. */
  errorIndexes?: number[];
}

export interface BulkResult {
  error?: BulkError;
  entity?: JsonObject;
}

export interface Cursors {
  before?: string;
  after?: string;
}

/** A division of the organisation. */
export type Division = DomainEntityRef;

export type DivisionReference = AddressableEntityRef;

/** A reference to another entity; `id` suffices when sent. */
export interface DomainEntityRef {
  id?: string;
  /** Filled in by the platform on answers. */
  name?: string;
  selfUri?: string;
}

export interface Entity {
  id?: string;
}

/** A listing of plain codes, such as dialects, in place of records. */
export interface EntityListing {
  entities: JsonObject[];
}

export interface ErrorInfo {
  /** Readable text. */
  message?: string;
  /** Stable name of the error. */
  code?: string;
}

export interface ExternalContactReference {
  id: string;
  firstName?: string;
  lastName?: string;
  selfUri?: string;
}

export interface JsonSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  types: string[];
  results: JsonObject;
  aggregations?: JsonObject;
}

export interface NamedEntity {
  id?: string;
  name?: string;
}

/** A range with open (`gt`, `lt`) or closed (`gte`, `lte`) ends. */
export interface NumericRange {
  /** Greater than this value. */
  gt?: number;
  /** This value or more. */
  gte?: number;
  /** Less than this value. */
  lt?: number;
  /** This value or less. */
  lte?: number;
}

export interface PhoneBaseSettings {
  id: string;
  name?: string;
  selfUri?: string;
}

/** A queue by its id. */
export type QueueReference = AddressableEntityRef;

export interface SearchSort {
  /** `SCORE` puts the best matches first. */
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Name of a field of the results. */
  sortBy?: string;
}

/** A division, or `*` where all are meant. */
export type StarrableDivision = DomainEntityRef;

/** Figures of one metric; which of them are present depends on the metric. Times are in milliseconds. */
export interface StatisticalSummary {
  /** Highest single value. */
  max?: number;
  /** Lowest single value. */
  min?: number;
  /** How many values there were. */
  count?: number;
  /** Number of negative values. */
  countNegative?: number;
  /** Number of positive values. */
  countPositive?: number;
  /** All values added up; divide by `count` for the mean. */
  sum?: number;
  current?: number;
  /** `numerator` divided by `denominator`, as for the service level. */
  ratio?: number;
  /** Dividend of `ratio`. */
  numerator?: number;
  /** Divisor of `ratio`. */
  denominator?: number;
  /** What `ratio` ought to reach. */
  target?: number;
  /** When the longest one began, in ms since the epoch: the figure of `oLongestWaiting` and `oLongestInteracting`. */
  calculatedMetricValue?: number;
  /** Percentile of the single values. */
  p95?: number;
  /** Percentile of the single values. */
  p99?: number;
}

/** A user by their id. */
export type UserReference = AddressableEntityRef;

export type UserReferenceWithName = DomainEntityRef;

/** The figures by which a user's bids for work plans are ranked against those of others. */
export interface WorkPlanBidRanks {
  id?: string;
  workPlanBiddingPerformance?: number;
  /** Decides between users of equal rank. */
  biddingTieBreaker?: string;
  selfUri?: string;
}

/** The division that something is to belong to. */
export type WritableDivision = DomainEntityRef;

/** A division, or `*` where all are meant. */
export type WritableStarrableDivision = DomainEntityRef;
