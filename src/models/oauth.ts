import type { OpenEnum } from './open-enum.js';
import type { AuthorizedGrantType, OAuthClient, RoleDivision } from './shared-administration.js';
import type { DomainEntityRef } from './shared-references.js';

/** Consent given to an OAuth client, or asked for. */
export interface OAuthAuthorization {
  client?: OAuthClient;
  scope?: string[];
  roles?: string[];
  /** Who gives the consent. */
  resourceOwner?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  /** Whether a decision is still awaited. */
  pending?: boolean;
  state?: OpenEnum<'Unauthorized' | 'Requested' | 'Authorized' | 'Revoked'>;
  selfUri?: string;
}

export interface OAuthAuthorizationListing {
  total?: number;
  entities: OAuthAuthorization[];
  selfUri?: string;
}

export interface OAuthClientEntityListing {
  entities: OAuthClient[];
  /** Entities per page; the last page may hold fewer. */
  pageSize?: number;
  /** Counts from one. */
  pageNumber?: number;
  /** Entities on all pages together. */
  total?: number;
  /** Path and query of the first page, without the host. */
  firstUri?: string;
  selfUri?: string;
  /** Path and query of the next page; absent where no page follows. */
  nextUri?: string;
  /** Path and query of the page before; absent on the first page. */
  previousUri?: string;
  /** Path and query of the last page, without the host. */
  lastUri?: string;
  /** Number of pages; some listings leave it out. */
  pageCount?: number;
}

/** An OAuth client in the list, without its grant type. */
export interface OAuthClientListing {
  id: string;
  name: string;
  /** How long tokens of this client are valid, in seconds. */
  accessTokenValiditySeconds?: number;
  description?: string;
  registeredRedirectUri?: string[];
  secret?: string;
  /** @deprecated Use `roleDivisions`. */
  roleIds?: string[];
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  createdBy?: DomainEntityRef;
  modifiedBy?: DomainEntityRef;
  scope?: string[];
  roleDivisions?: RoleDivision[];
  state?: OpenEnum<'active' | 'disabled' | 'inactive'>;
  /** When the platform is going to delete the client. @format date-time */
  dateToDelete?: string;
  selfUri?: string;
}

export interface OAuthClientRequest {
  name: string;
  /** How long tokens are to be valid, in seconds: from 5 minutes to 48 hours, 24 hours if left out. */
  accessTokenValiditySeconds?: number;
  description?: string;
  /** Addresses to which a sign-in may return. */
  registeredRedirectUri?: string[];
  /** @deprecated Use `roleDivisions`. */
  roleIds?: string[];
  /** `CODE` for authorisation code, `TOKEN` for the implicit grant of a browser. */
  authorizedGrantType: AuthorizedGrantType;
  /** Scopes of the client; without effect for client credentials. */
  scope?: string[];
  /** Roles with their divisions, for the client-credentials grant; other grants act with the user's roles. */
  roleDivisions?: RoleDivision[];
  /** `disabled` and `inactive` clients receive no tokens. */
  state?: OpenEnum<'active' | 'disabled' | 'inactive'>;
  /** When the platform is to delete the client. @format date-time */
  dateToDelete?: string;
}

export interface OAuthScope {
  /** Name of the scope, e.g. `analytics:readonly`. */
  id: string;
  description?: string;
  selfUri?: string;
}

export interface OAuthScopeListing {
  total?: number;
  entities: OAuthScope[];
  selfUri?: string;
}
