import type { QueryKind } from './kinds.js';
import type { QueryModel } from './model.js';

/** The values of dimensions that the contract enumerates, by the name of the dimension. */
export type DimensionValues = Readonly<Record<string, readonly string[]>>;

/** What the page knows of the contract before a query is run. */
export interface AnalyticsContract {
  readonly models: Readonly<Record<QueryKind, QueryModel>>;
  readonly dimensionValues: DimensionValues;
}

/** A query as JSON, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;
