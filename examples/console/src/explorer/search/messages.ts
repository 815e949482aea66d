import type { Hit } from './method-index.js';

/** A query for the worker. */
export interface SearchRequest {
  id: number;
  query: string;
}

export interface SearchResponse {
  id: number;
  hits: readonly Hit[];
}
