import type { OpenEnum } from './open-enum.js';
import type { SearchSort } from './shared-references.js';

/** A help article, release note or video that was found. */
export interface DocumentationResult {
  id: number;
  categories?: number[];
  description?: string;
  content?: string;
  /** Passage of the article, for display in a list of results. */
  excerpt?: string;
  link?: string;
  /** @format date-time */
  modified?: string;
  name?: string;
  service?: number[];
  /** Last part of the article's address. */
  slug?: string;
  title?: string;
  get_type?: string;
  /** Ids of the features the article is filed under. */
  facet_feature?: number[];
  /** Ids of the roles it is written for. */
  facet_role?: number[];
  facet_service?: number[];
  faq_categories?: number[];
  releasenote_category?: number[];
  releasenote_tag?: number[];
  'service-area'?: number[];
  video_categories?: number[];
}

/** One condition of a documentation search; `group` nests further ones. */
export interface DocumentationSearchCriteria {
  /** Upper end of a range. */
  endValue?: string;
  /** Texts to look for, where there is more than one. */
  values?: string[];
  /** Lower end of a range. */
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: DocumentationSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: OpenEnum<
    'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'TERM' | 'TERMS' | 'MATCH_ALL' | 'SIMPLE' | 'QUERY_STRING' | 'MULTI_MATCH'
  >;
}

export interface DocumentationSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  query?: DocumentationSearchCriteria[];
}

export interface DocumentationSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  /** Link that repeats the search, `q64` included, for the next page. */
  nextPage?: string;
  types: string[];
  results: DocumentationResult[];
}

/** Counts the documents found by the values of a field. */
export interface DocumentationV2SearchAggregation {
  field?: string;
  /** The name under which the counts come back. */
  name?: string;
  type?: OpenEnum<'TERM' | 'COUNT'>;
  value?: string;
  /** How many values are counted. */
  size?: number;
  order?: OpenEnum<'VALUE_DESC' | 'VALUE_ASC' | 'COUNT_DESC' | 'COUNT_ASC'>[];
}

/** A condition on documents. */
export interface DocumentationV2SearchCriteria {
  /** Upper bound, for a range. */
  endValue?: string;
  /** Several values, any of which may match. */
  values?: string[];
  /** Lower bound, for a range. */
  startValue?: string;
  value?: string;
  /** How the condition is joined to the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  /** Conditions that count as one, as if in brackets. */
  group?: DocumentationV2SearchCriteria[];
  dateFormat?: string;
  type?: OpenEnum<'SIMPLE' | 'EXACT'>;
  fields?: string[];
}

export interface DocumentationV2SearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  /** The kinds of document to search. */
  types: string[];
  query?: DocumentationV2SearchCriteria[];
  aggregations?: DocumentationV2SearchAggregation[];
}

export interface GKNDocumentationResult {
  content?: string;
  link?: string;
  title?: string;
  _type: string;
}

/** One condition of a search in the Genesys Knowledge Network; `group` nests further ones. */
export interface GKNDocumentationSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: GKNDocumentationSearchCriteria[];
  dateFormat?: string;
  type: OpenEnum<'SIMPLE'>;
}

export interface GKNDocumentationSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  query?: GKNDocumentationSearchCriteria[];
}

export interface GKNDocumentationSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  /** Link that repeats the search, `q64` included, for the next page. */
  nextPage?: string;
  types: string[];
  results: GKNDocumentationResult[];
}
