import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { KnowledgeCoreLanguage, KnowledgeLanguageCode } from './shared-enumerations.js';
import type { Group, LocationDefinition, Team, User } from './shared.js';
import type { SearchSort } from './shared-references.js';

export type KnowledgeBaseLanguageCode = KnowledgeLanguageCode;

export type SearchCriteriaType = OpenEnum<
  'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'REGEX' | 'TERM' | 'TERMS' | 'REQUIRED_FIELDS' | 'MATCH_ALL'
>;

export interface ArticleContent {
  body?: ArticleContentBody;
}

export interface ArticleContentBody {
  locationUrl?: string;
}

export interface DocumentArticle {
  title: string;
  content?: ArticleContent;
  alternatives?: string[];
}

export interface DocumentFaq {
  question: string;
  answer: string;
  alternatives?: string[];
}

/** One condition; `group` nests further ones. */
export interface GroupSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: GroupSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: SearchCriteriaType;
}

export interface GroupSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  query?: GroupSearchCriteria[];
}

export interface GroupsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: Group[];
}

export interface JsonNodeSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  /** Link that repeats the search, `q64` included, for the next page. */
  nextPage?: string;
  types: string[];
  results: JsonObject;
  aggregations?: JsonObject;
}

export interface KnowledgeBase {
  id?: string;
  name?: string;
  description?: string;
  coreLanguage: KnowledgeCoreLanguage;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  faqCount?: number;
  /** @format date-time */
  dateDocumentLastModified?: string;
  articleCount?: number;
  published?: boolean;
  /** Whether searches look into the texts as well. */
  contentSearchEnabled?: boolean;
  selfUri?: string;
}

export interface KnowledgeCategory {
  id: string;
  name: string;
  description?: string;
  knowledgeBase?: KnowledgeBase;
  languageCode?: KnowledgeBaseLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface KnowledgeSearchDocument {
  id?: string;
  name?: string;
  languageCode: KnowledgeBaseLanguageCode;
  type: OpenEnum<'Faq' | 'Article'>;
  /** Filled for type `Faq`. */
  faq?: DocumentFaq;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  categories?: KnowledgeCategory[];
  knowledgeBase?: KnowledgeBase;
  externalUrl?: string;
  /** Filled for type `Article`. */
  article?: DocumentArticle;
  /** How well the document answers the query; higher is better. */
  confidence?: number;
  selfUri?: string;
}

export interface KnowledgeSearchRequest {
  query: string;
  pageSize?: number;
  pageNumber?: number;
  documentType?: OpenEnum<'Faq' | 'Article'>;
  /** Language tag, e.g. `en-US`. */
  languageCode: string;
  /** Search drafts rather than what is published. */
  searchOnDraftDocuments?: boolean;
}

export interface KnowledgeSearchResponse {
  searchId?: string;
  total?: number;
  pageCount?: number;
  pageSize?: number;
  pageNumber?: number;
  results?: KnowledgeSearchDocument[];
}

/** One condition; `group` nests further ones. */
export type LocationSearchCriteria = GroupSearchCriteria;

export interface LocationSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: LocationSearchCriteria[];
}

export interface LocationsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: LocationDefinition[];
}

export interface SearchAggregation {
  field?: string;
  name?: string;
  type?: OpenEnum<'COUNT' | 'SUM' | 'AVERAGE' | 'TERM' | 'CONTAINS' | 'STARTS_WITH' | 'ENDS_WITH'>;
  value?: string;
  size?: number;
  order?: OpenEnum<'VALUE_DESC' | 'VALUE_ASC' | 'COUNT_DESC' | 'COUNT_ASC'>[];
}

/** One condition; `group` nests further ones. */
export interface SearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: SearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type?: OpenEnum<
    | 'EXACT'
    | 'CONTAINS'
    | 'STARTS_WITH'
    | 'REQUIRED_FIELDS'
    | 'RANGE'
    | 'DATE_RANGE'
    | 'LESS_THAN'
    | 'LESS_THAN_EQUAL_TO'
    | 'GREATER_THAN'
    | 'GREATER_THAN_EQUAL_TO'
    | 'SIMPLE'
    | 'TERM'
    | 'TERMS'
    | 'QUERY_STRING'
    | 'MATCH_ALL'
    | 'REGEX'
  >;
}

export interface SearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  /** Fields that the results have; all where absent. */
  returnFields?: string[];
  expand?: string[];
  /** Kinds of record to search, e.g. `users` or `groups`. */
  types: string[];
  query?: SearchCriteria[];
  aggregations?: SearchAggregation[];
}

/** One condition; `group` nests further ones. */
export interface SuggestSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: SuggestSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
}

export interface SuggestSearchRequest {
  expand?: string[];
  types: string[];
  query: SuggestSearchCriteria[];
}

/** One condition; `group` nests further ones. */
export interface TeamSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: TeamSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: OpenEnum<'EXACT' | 'STARTS_WITH'>;
}

export interface TeamSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  query: TeamSearchCriteria[];
}

export interface TeamsSearchResponse {
  total: number;
  pageCount: number;
  pageSize: number;
  pageNumber: number;
  previousPage?: string;
  currentPage?: string;
  nextPage?: string;
  types: string[];
  results: Team[];
}

/** One condition; `group` nests further ones. */
export interface TranscriptSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: TranscriptSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type?: OpenEnum<'EXACT' | 'EXACT_PHRASE' | 'PHRASE' | 'DATE_RANGE' | 'RANGE' | 'GREATER_THAN' | 'LESS_THAN'>;
}

export interface TranscriptSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  /** Fields that the results have; all where absent. */
  returnFields?: string[];
  types: string[];
  query?: TranscriptSearchCriteria[];
}

/** One condition; `group` nests further ones. */
export interface UserSearchCriteria {
  /** Upper bound of a range search. */
  endValue?: string;
  /** Alternatives for types that take several values, such as `TERMS`. */
  values?: string[];
  /** Lower bound of a range search. */
  startValue?: string;
  /** Fields to search, e.g. `name` or `email`. */
  fields?: string[];
  /** Text to find, for types that take one value. */
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  /** Nested conditions that count as one. */
  group?: UserSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  /** How values are compared; `MATCH_ALL` needs no field, `REQUIRED_FIELDS` no value. */
  type: OpenEnum<
    'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'REGEX' | 'TERM' | 'TERMS' | 'REQUIRED_FIELDS' | 'MATCH_ALL' | 'QUERY_STRING'
  >;
}

export interface UserSearchRequest {
  /** `SCORE` puts the best matches first. */
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  /** Field to sort by; `sort` takes several. */
  sortBy?: string;
  /** Results per page. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Sort keys in order of importance, instead of one `sortBy`. */
  sort?: SearchSort[];
  /** Parts of the users to add, with the names that `getUsers` takes. */
  expand?: string[];
  /** Conditions that a user has to meet. */
  query?: UserSearchCriteria[];
  /** Product whose presence `integrationPresence` is to show. */
  integrationPresenceSource?: OpenEnum<'MicrosoftTeams' | 'ZoomPhone' | 'EightByEight'>;
  /** Leaves out what the caller may not see. */
  enforcePermissions?: boolean;
}

export interface UsersSearchResponse {
  /** Results on all pages together. */
  total: number;
  /** Number of pages; some listings leave it out. */
  pageCount: number;
  /** Results per page. */
  pageSize: number;
  /** Counts from one. */
  pageNumber: number;
  /** Link that repeats the search, `q64` included, for that page. */
  previousPage?: string;
  /** Link that repeats the search, `q64` included, for that page. */
  currentPage?: string;
  /** Link that repeats the search, `q64` included, for the next page. */
  nextPage?: string;
  /** Kinds of entities that were searched. */
  types: string[];
  results: User[];
}

/** One condition; `group` nests further ones. */
export interface VoicemailSearchCriteria {
  endValue?: string;
  values?: string[];
  startValue?: string;
  fields?: string[];
  value?: string;
  /** How this condition is joined with the others. */
  operator?: OpenEnum<'AND' | 'OR' | 'NOT'>;
  group?: VoicemailSearchCriteria[];
  /** Pattern by which `startValue` and `endValue` are read as dates. */
  dateFormat?: string;
  type: OpenEnum<
    'EXACT' | 'STARTS_WITH' | 'CONTAINS' | 'REGEX' | 'TERM' | 'TERMS' | 'REQUIRED_FIELDS' | 'MATCH_ALL' | 'DATE_RANGE'
  >;
}

export interface VoicemailSearchRequest {
  sortOrder?: OpenEnum<'ASC' | 'DESC' | 'SCORE'>;
  sortBy?: string;
  pageSize?: number;
  pageNumber?: number;
  sort?: SearchSort[];
  expand?: string[];
  query?: VoicemailSearchCriteria[];
}
