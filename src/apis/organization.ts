import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  EmbeddedIntegration,
  FeatureState,
  FreeTrialLimitDocs,
  IpAddressAuthentication,
  LimitChangeRequestDetails,
  LimitChangeRequestsEntityListing,
  LimitDocumentation,
  LimitsEntityListing,
  OrgAuthSettings,
  OrgWhitelistSettings,
  OrganizationFeatureName,
  OrganizationFeatures,
} from '../models/organization.js';
import type { Organization } from '../models/shared.js';
import type { FieldConfig } from '../models/shared-administration.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetOrganizationsLimitsChangerequestsOptions {
  /** Timestamp; only requests from after this moment. Without it and `before`: the last 365 days. */
  after?: number;
  /** Timestamp; only requests from before this moment. Without it and `after`: the last 365 days. */
  before?: number;
  /** Only requests in this state. */
  status?: OpenEnum<
    | 'Open'
    | 'Approved'
    | 'ImplementingChange'
    | 'ChangeImplemented'
    | 'Rejected'
    | 'Rollback'
    | 'ImplementingRollback'
    | 'RollbackImplemented'
    | 'Pending'
    | 'SecondaryApprovalNamespacesAdded'
    | 'ReviewerApproved'
    | 'ReviewerRejected'
    | 'ReviewerRollback'
  >;
  /** @defaultValue `25` */
  pageSize?: number;
  /** `statusHistory` adds every change of state with who made it. */
  expand?: readonly OpenEnum<'statusHistory'>[];
}

/**
 * The caller's own organisation: its record and feature switches, where it may be embedded or signed in from, the limits the
 * platform sets it, and the field layout of its profiles. Changes need an administrator of the organisation.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class OrganizationApi extends PlatformApi {
  /**
   * Reads the profile layout of an entity type, its sections and fields, as the directory shows it.
   *
   * @param type - Kind of profile: a person, a group, the organisation or an external contact.
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/fieldconfig
   */
  getFieldconfig(
    type: OpenEnum<'person' | 'group' | 'org' | 'externalContact'>,
    request?: RequestOptions,
  ): ApiPromise<FieldConfig> {
    return this.call('getFieldconfig', 'GET /api/v2/fieldconfig', { type }, {}, request);
  }

  /**
   * Reads how users of the organisation may sign in: password rules, second factor, permitted networks and embedding domains.
   *
   * @permissions `directory:organization:admin`
   * @see GET /api/v2/organizations/authentication/settings
   */
  getOrganizationsAuthenticationSettings(request?: RequestOptions): ApiPromise<OrgAuthSettings> {
    return this.call(
      'getOrganizationsAuthenticationSettings',
      'GET /api/v2/organizations/authentication/settings',
      {},
      {},
      request,
    );
  }

  /**
   * Reads which web domains may embed the platform's client.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/organizations/embeddedintegration
   */
  getOrganizationsEmbeddedintegration(request?: RequestOptions): ApiPromise<EmbeddedIntegration> {
    return this.call('getOrganizationsEmbeddedintegration', 'GET /api/v2/organizations/embeddedintegration', {}, {}, request);
  }

  /**
   * Reads the networks from which users may sign in.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `directory:organization:admin`
   * @see GET /api/v2/organizations/ipaddressauthentication
   */
  getOrganizationsIpaddressauthentication(request?: RequestOptions): ApiPromise<IpAddressAuthentication> {
    return this.call(
      'getOrganizationsIpaddressauthentication',
      'GET /api/v2/organizations/ipaddressauthentication',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one request to change a limit, with the state it has reached.
   *
   * @permissions `limits:organization:view`
   * @see GET /api/v2/organizations/limits/changerequests/{requestId}
   */
  getOrganizationsLimitsChangerequest(requestId: string, request?: RequestOptions): ApiPromise<LimitChangeRequestDetails> {
    return this.call(
      'getOrganizationsLimitsChangerequest',
      'GET /api/v2/organizations/limits/changerequests/{requestId}',
      { requestId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's requests to change limits, from the open to the completed and the rejected.
   *
   * @permissions `limits:organization:view`
   * @see GET /api/v2/organizations/limits/changerequests
   */
  getOrganizationsLimitsChangerequests(
    opts?: GetOrganizationsLimitsChangerequestsOptions,
    request?: RequestOptions,
  ): ApiPromise<LimitChangeRequestsEntityListing> {
    return this.call(
      'getOrganizationsLimitsChangerequests',
      'GET /api/v2/organizations/limits/changerequests',
      {},
      opts,
      request,
    );
  }

  /**
   * Gives the address of the document that lists and explains the platform's limits.
   *
   * @permissions not documented
   * @see GET /api/v2/organizations/limits/docs
   */
  getOrganizationsLimitsDocs(request?: RequestOptions): ApiPromise<LimitDocumentation> {
    return this.call('getOrganizationsLimitsDocs', 'GET /api/v2/organizations/limits/docs', {}, {}, request);
  }

  /**
   * Lists the limits that apply to trial organisations, by namespace. Those of regular organisations are behind
   * `getOrganizationsLimitsDocs`.
   *
   * @permissions not documented
   * @see GET /api/v2/organizations/limits/docs/freetrial
   */
  getOrganizationsLimitsDocsFreetrial(request?: RequestOptions): ApiPromise<FreeTrialLimitDocs> {
    return this.call('getOrganizationsLimitsDocsFreetrial', 'GET /api/v2/organizations/limits/docs/freetrial', {}, {}, request);
  }

  /**
   * Lists the limits in force for the organisation within a namespace, changes granted to it included. For what applies
   * without such changes see `getOrganizationsLimitsNamespaceDefaults`.
   *
   * @param namespaceName - A name from `getOrganizationsLimitsNamespaces`.
   * @permissions `limits:organization:view`
   * @see GET /api/v2/organizations/limits/namespaces/{namespaceName}
   */
  getOrganizationsLimitsNamespace(namespaceName: string, request?: RequestOptions): ApiPromise<LimitsEntityListing> {
    return this.call(
      'getOrganizationsLimitsNamespace',
      'GET /api/v2/organizations/limits/namespaces/{namespaceName}',
      { namespaceName },
      {},
      request,
    );
  }

  /**
   * Lists the platform's default limits of a namespace, the same for every organisation.
   *
   * @param namespaceName - A name from `getOrganizationsLimitsNamespaces`.
   * @permissions not documented
   * @see GET /api/v2/organizations/limits/namespaces/{namespaceName}/defaults
   */
  getOrganizationsLimitsNamespaceDefaults(namespaceName: string, request?: RequestOptions): ApiPromise<LimitsEntityListing> {
    return this.call(
      'getOrganizationsLimitsNamespaceDefaults',
      'GET /api/v2/organizations/limits/namespaces/{namespaceName}/defaults',
      { namespaceName },
      {},
      request,
    );
  }

  /**
   * Lists the namespaces into which limits are sorted, roughly one for each service of the platform.
   *
   * @param opts.pageSize - The platform assumes 100.
   * @returns A page of namespace names; the platform does not specify its shape.
   * @permissions `limits:organization:view`
   * @see GET /api/v2/organizations/limits/namespaces
   */
  getOrganizationsLimitsNamespaces(opts?: PageOptions, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call('getOrganizationsLimitsNamespaces', 'GET /api/v2/organizations/limits/namespaces', {}, opts, request);
  }

  /**
   * Reads the organisation of the caller: name, default language and country, domain, state and enabled features.
   *
   * @example
   * ```ts
   * const organization = await new OrganizationApi(client).getOrganizationsMe();
   * console.log(organization.name, organization.id);
   * ```
   * @permissions not documented
   * @see GET /api/v2/organizations/me
   */
  getOrganizationsMe(request?: RequestOptions): ApiPromise<Organization> {
    return this.call('getOrganizationsMe', 'GET /api/v2/organizations/me', {}, {}, request);
  }

  /**
   * Reads which web domains the organisation trusts and whether that list is enforced.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/organizations/whitelist
   */
  getOrganizationsWhitelist(request?: RequestOptions): ApiPromise<OrgWhitelistSettings> {
    return this.call('getOrganizationsWhitelist', 'GET /api/v2/organizations/whitelist', {}, {}, request);
  }

  /**
   * Changes the given sign-in rules of the organisation. A list of addresses without the caller's own network can shut the
   * caller out.
   *
   * @permissions `directory:organization:admin`
   * @see PATCH /api/v2/organizations/authentication/settings
   */
  patchOrganizationsAuthenticationSettings(body: OrgAuthSettings, request?: RequestOptions): ApiPromise<OrgAuthSettings> {
    return this.call(
      'patchOrganizationsAuthenticationSettings',
      'PATCH /api/v2/organizations/authentication/settings',
      { body },
      {},
      request,
    );
  }

  /**
   * Switches one feature of the organisation on or off.
   *
   * @param featureName - A field name of the answer, e.g. `contactCenter` or `chat`.
   * @param enabled - The state the feature is to have.
   * @returns All features with their state after the change.
   * @permissions `directory:organization:admin`
   * @see PATCH /api/v2/organizations/features/{featureName}
   */
  patchOrganizationsFeature(
    featureName: OrganizationFeatureName,
    enabled: FeatureState,
    request?: RequestOptions,
  ): ApiPromise<OrganizationFeatures> {
    return this.call(
      'patchOrganizationsFeature',
      'PATCH /api/v2/organizations/features/{featureName}',
      { featureName, enabled },
      {},
      request,
      { body: 'enabled' },
    );
  }

  /**
   * Replaces the web domains that may embed the platform's client.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `directory:organization:admin`
   * @see PUT /api/v2/organizations/embeddedintegration
   */
  putOrganizationsEmbeddedintegration(body: EmbeddedIntegration, request?: RequestOptions): ApiPromise<EmbeddedIntegration> {
    return this.call(
      'putOrganizationsEmbeddedintegration',
      'PUT /api/v2/organizations/embeddedintegration',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces the networks from which users may sign in. A list without the caller's own network can shut the caller out.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `directory:organization:admin`
   * @see PUT /api/v2/organizations/ipaddressauthentication
   */
  putOrganizationsIpaddressauthentication(
    body: IpAddressAuthentication,
    request?: RequestOptions,
  ): ApiPromise<IpAddressAuthentication> {
    return this.call(
      'putOrganizationsIpaddressauthentication',
      'PUT /api/v2/organizations/ipaddressauthentication',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces the organisation's settings, such as default language, country and site. Send back the `version` that was read.
   *
   * @param opts.body - The organisation as `getOrganizationsMe` returned it, with the changes.
   * @permissions `directory:organization:admin`
   * @see PUT /api/v2/organizations/me
   */
  putOrganizationsMe(opts?: { body?: Organization }, request?: RequestOptions): ApiPromise<Organization> {
    return this.call('putOrganizationsMe', 'PUT /api/v2/organizations/me', {}, opts, request);
  }

  /**
   * Replaces the trusted web domains and whether the list is enforced.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions `directory:organization:admin`
   * @see PUT /api/v2/organizations/whitelist
   */
  putOrganizationsWhitelist(body: OrgWhitelistSettings, request?: RequestOptions): ApiPromise<OrgWhitelistSettings> {
    return this.call('putOrganizationsWhitelist', 'PUT /api/v2/organizations/whitelist', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace OrganizationApi {
  type getOrganizationsLimitsChangerequestsOptions = GetOrganizationsLimitsChangerequestsOptions;
  type getOrganizationsLimitsNamespacesOptions = PageOptions;
  type putOrganizationsMeOptions = OptionsOf<OrganizationApi['putOrganizationsMe']>;
}
