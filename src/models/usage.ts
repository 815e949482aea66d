import type { OpenEnum } from './open-enum.js';
import type { ApiUsageQuery } from './shared-administration.js';
import type { ApiUsageMetric, AuditQueryState } from './shared-enumerations.js';
import type { ErrorBody } from './shared-errors.js';
import type { DomainEntityRef, UserReference } from './shared-references.js';

export type ApiUsageOrganizationQuery = ApiUsageQuery;

/** Which requests to look for, and which columns to return. */
export interface ApiUsageSimpleSearch {
  /** Start and end, e.g. `2022-07-01T00:00Z/2022-07-08T00:00Z`. */
  interval: string;
  /** Columns of the rows. */
  metrics?: OpenEnum<
    'Date' | 'ClientName' | 'HttpMethod' | 'TemplateUri' | 'Status200' | 'Status300' | 'Status400' | 'Status500' | 'Status429'
  >[];
  oauthClientNames?: string[];
  httpMethods?: OpenEnum<'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT' | 'HEAD' | 'CONNECT' | 'OPTIONS' | 'TRACE'>[];
  /** Paths of operations with their parameters unfilled. */
  templateUris?: string[];
}

/** Requests of one OAuth client, counted for one group. */
export interface ClientPublicApiUsage {
  /** @format date */
  date?: string;
  platform?: string;
  httpMethod?: UsageHttpMethod;
  /** Path of the operation with its parameters unfilled. */
  templateUri?: string;
  requestCount?: number;
  status200?: number;
  status300?: number;
  /** Refused for a fault of the request; those over a rate limit are in `status429`. */
  status400?: number;
  /** Refused by a rate limit. */
  status429?: number;
  status500?: number;
  /** Organisation in which the client was used. */
  organizationId?: string;
}

export interface ClientPublicApiUsageQueryRequest {
  /** Start and end, both included. */
  interval: string;
  granularity?: OpenEnum<'Day' | 'Week' | 'Month'>;
  sortBy?: UsageQuerySortBy[];
  /** All where absent. */
  metrics?: ApiUsageMetric[];
  templateUris?: string[];
  httpMethods?: UsageHttpMethod[];
  platforms?: string[];
  /** Which columns tell the rows apart. */
  groupBy?: OpenEnum<'OrganizationId' | 'HttpMethod' | 'TemplateUri' | 'Platform'>[];
  /** Only use in these organisations. */
  organizationIds?: string[];
}

export interface ClientPublicApiUsageResultsResponse {
  name?: string;
  /** `entities` are complete with `Succeeded`. */
  queryStatus: AuditQueryState;
  errorBody?: ErrorBody;
  nextUri?: string;
  entities: ClientPublicApiUsage[];
  selfUri?: string;
}

export interface ClientUsageQueryResponse {
  /** The job's id. */
  id: string;
  name?: string;
  resultsUri?: string;
  selfUri?: string;
}

/** Requests within the organisation, counted for one group. */
export interface OrganizationPublicApiUsage {
  /** @format date */
  date?: string;
  platform?: string;
  httpMethod?: UsageHttpMethod;
  /** Path of the operation with its parameters unfilled. */
  templateUri?: string;
  requestCount?: number;
  status200?: number;
  status300?: number;
  /** Refused for a fault of the request; those over a rate limit are in `status429`. */
  status400?: number;
  /** Refused by a rate limit. */
  status429?: number;
  status500?: number;
  oauthClient?: DomainEntityRef;
  /** Who made them, where grouped by user. */
  user?: UserReference;
}

export interface OrganizationPublicApiUsageQueryRequest {
  /** Start and end, both included. */
  interval: string;
  granularity?: OpenEnum<'Day' | 'Week' | 'Month'>;
  sortBy?: UsageQuerySortBy[];
  /** All where absent. */
  metrics?: ApiUsageMetric[];
  templateUris?: string[];
  httpMethods?: UsageHttpMethod[];
  platforms?: string[];
  /** Which columns tell the rows apart. */
  groupBy?: OpenEnum<'OauthClientName' | 'OauthClientId' | 'UserId' | 'HttpMethod' | 'TemplateUri' | 'Platform'>[];
  userIds?: string[];
  oauthClientIds?: string[];
}

export interface OrganizationPublicApiUsageResultsResponse {
  name?: string;
  /** `entities` are complete with `Succeeded`. */
  queryStatus: AuditQueryState;
  errorBody?: ErrorBody;
  nextUri?: string;
  entities: OrganizationPublicApiUsage[];
  selfUri?: string;
}

export type OrganizationUsageQueryResponse = ClientUsageQueryResponse;

export type UsageHttpMethod = OpenEnum<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'>;

export interface UsageQuerySortBy {
  fieldName?: string;
  order?: OpenEnum<'Asc' | 'Desc'>;
}
