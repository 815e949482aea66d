import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { DependencyCount, DependencyEntityListing } from '../models/dependencies.js';
import { PlatformApi } from './platform-api.js';

export interface GetDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbyOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Together with `beforeSourceId`, the dependent entity before which the page ends. */
  beforeSourceType?: string;
  beforeSourceId?: string;
  /** Together with `afterSourceId`, the dependent entity after which the page starts. */
  afterSourceType?: string;
  afterSourceId?: string;
}

export interface GetDependenciesTypeEntityTypeIdEntityIdConnectionsRequiresOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Together with `beforeSourceId`, the entity before which the page ends. */
  beforeSourceType?: string;
  beforeSourceId?: string;
  /** Together with `afterSourceId`, the entity after which the page starts. */
  afterSourceType?: string;
  afterSourceId?: string;
}

/**
 * Which integrations, data actions and credentials depend on which. A connection has a direction: the entity asked about
 * requires others, and is required by others in turn. Administrators' tools look at both sides before they change or delete
 * something, so that nothing breaks elsewhere. Flows have separate tracking in `ArchitectApi`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class DependenciesApi extends PlatformApi {
  /**
   * Lists what would break if an entity went: everything that depends on it directly. The other direction is
   * `getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires`.
   *
   * @param entityType - Kind of the entity, `Integration`, `DataAction` or `Credential`.
   * @permissions `dependencies:dependency:view`
   * @see GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requiredby
   */
  getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredby(
    entityType: string,
    entityId: string,
    opts?: GetDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbyOptions,
    request?: RequestOptions,
  ): ApiPromise<DependencyEntityListing> {
    return this.call(
      'getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredby',
      'GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requiredby',
      { entityType, entityId },
      opts,
      request,
    );
  }

  /**
   * Estimates how many entities depend on the given one, which is enough for a warning before a deletion. The entities
   * themselves come from `getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredby`.
   *
   * @permissions `dependencies:dependency:view`
   * @see GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requiredbycounts
   */
  getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbycounts(
    entityType: string,
    entityId: string,
    request?: RequestOptions,
  ): ApiPromise<DependencyCount> {
    return this.call(
      'getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbycounts',
      'GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requiredbycounts',
      { entityType, entityId },
      {},
      request,
    );
  }

  /**
   * Lists what an entity needs in order to work, for instance the integration and the credential behind a data action.
   *
   * @permissions `dependencies:dependency:view`
   * @see GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requires
   */
  getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires(
    entityType: string,
    entityId: string,
    opts?: GetDependenciesTypeEntityTypeIdEntityIdConnectionsRequiresOptions,
    request?: RequestOptions,
  ): ApiPromise<DependencyEntityListing> {
    return this.call(
      'getDependenciesTypeEntityTypeIdEntityIdConnectionsRequires',
      'GET /api/v2/dependencies/type/{entityType}/id/{entityId}/connections/requires',
      { entityType, entityId },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace DependenciesApi {
  type getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbyOptions =
    GetDependenciesTypeEntityTypeIdEntityIdConnectionsRequiredbyOptions;
  type getDependenciesTypeEntityTypeIdEntityIdConnectionsRequiresOptions =
    GetDependenciesTypeEntityTypeIdEntityIdConnectionsRequiresOptions;
}
