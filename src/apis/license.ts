import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Dictionary, JsonObject } from '../models/json.js';
import type {
  LicenseBatchAssignmentRequest,
  LicenseDefinition,
  LicenseOrgToggle,
  LicenseUpdateStatus,
  LicenseUser,
  UserLicensesEntityListing,
} from '../models/license.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Licences: which exist, what permissions each one covers, and who holds them. Administrators' tools use these calls to
 * assign licences to users, to work out what a set of permissions will cost in licences, and to switch licence features of
 * the organisation.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class LicenseApi extends PlatformApi {
  /**
   * Reads one licence: the permissions it grants, the licences it presupposes and those it includes.
   *
   * @param licenseId - Id as `getLicenseDefinitions` lists it.
   * @permissions any of `authorization:grant:add`, `authorization:license:view`
   * @see GET /api/v2/license/definitions/{licenseId}
   */
  getLicenseDefinition(licenseId: string, request?: RequestOptions): ApiPromise<LicenseDefinition> {
    return this.call('getLicenseDefinition', 'GET /api/v2/license/definitions/{licenseId}', { licenseId }, {}, request);
  }

  /**
   * Lists every licence that the organisation can assign, complete in one answer.
   *
   * @permissions any of `authorization:grant:add`, `authorization:license:view`
   * @see GET /api/v2/license/definitions
   */
  getLicenseDefinitions(request?: RequestOptions): ApiPromise<LicenseDefinition[]> {
    return this.call('getLicenseDefinitions', 'GET /api/v2/license/definitions', {}, {}, request);
  }

  /**
   * Tells whether a licence feature is switched on for the organisation.
   *
   * @param featureName - Name of the feature, as the platform spells it.
   * @permissions `authorization:grant:add`
   * @see GET /api/v2/license/toggles/{featureName}
   */
  getLicenseToggle(featureName: string, request?: RequestOptions): ApiPromise<LicenseOrgToggle> {
    return this.call('getLicenseToggle', 'GET /api/v2/license/toggles/{featureName}', { featureName }, {}, request);
  }

  /**
   * Reads the licences of one user, each with its full definition. For many users at once, `getLicenseUsers` and
   * `postLicenseUsers` give licence ids only.
   *
   * @permissions any of `authorization:grant:add`, `authorization:license:view`
   * @see GET /api/v2/license/users/{userId}
   */
  getLicenseUser(userId: string, request?: RequestOptions): ApiPromise<LicenseUser> {
    return this.call('getLicenseUser', 'GET /api/v2/license/users/{userId}', { userId }, {}, request);
  }

  /**
   * Lists the organisation's users page by page, each with the ids of the licences held. To ask for particular users, use
   * `postLicenseUsers`.
   *
   * @permissions not documented
   * @see GET /api/v2/license/users
   */
  getLicenseUsers(opts?: PageOptions, request?: RequestOptions): ApiPromise<UserLicensesEntityListing> {
    return this.call('getLicenseUsers', 'GET /api/v2/license/users', {}, opts, request);
  }

  /**
   * Works out which licences a user would need in order to hold the given roles. Changes nothing.
   *
   * @param opts.body - Ids of roles.
   * @returns Ids of the licences needed.
   * @permissions not documented
   * @see POST /api/v2/license/infer
   */
  postLicenseInfer(opts?: { body?: readonly string[] }, request?: RequestOptions): ApiPromise<string[]> {
    return this.call('postLicenseInfer', 'POST /api/v2/license/infer', {}, opts, request);
  }

  /**
   * Works out which licences a user would need in order to hold the given permissions. Changes nothing, like `postLicenseInfer`,
   * which starts from roles.
   *
   * @param opts.body - Permissions as `domain:entity:action`, e.g. `routing:queue:view`.
   * @preview
   * @permissions any of `authorization:grant:add`, `authorization:license:view`
   * @see POST /api/v2/license/infer/permissions
   */
  postLicenseInferPermissions(opts?: { body?: string[] }, request?: RequestOptions): ApiPromise<string[]> {
    return this.call('postLicenseInferPermissions', 'POST /api/v2/license/infer/permissions', {}, opts, request);
  }

  /**
   * Assigns licences to users and takes them away, several licences and users in one request. The request succeeds as a whole
   * even where single assignments fail; look at the outcome for each user.
   *
   * @param opts.body - One entry for each licence, naming the users that gain it and those that lose it; both lists must be
   * present, if empty.
   * @returns One entry for each user and licence, with the outcome in `result`.
   * @permissions `authorization:grant:add`
   * @see POST /api/v2/license/organization
   */
  postLicenseOrganization(
    opts?: { body?: LicenseBatchAssignmentRequest },
    request?: RequestOptions,
  ): ApiPromise<LicenseUpdateStatus[]> {
    return this.call('postLicenseOrganization', 'POST /api/v2/license/organization', {}, opts, request);
  }

  /**
   * Flips a licence feature of the organisation: on if it was off, off if it was on. There is no body to say which; the
   * answer holds the new state, and `getLicenseToggle` reads it beforehand.
   *
   * @param featureName - Name of the feature, as the platform spells it.
   * @permissions `authorization:grant:add`
   * @see POST /api/v2/license/toggles/{featureName}
   */
  postLicenseToggle(featureName: string, request?: RequestOptions): ApiPromise<LicenseOrgToggle> {
    return this.call('postLicenseToggle', 'POST /api/v2/license/toggles/{featureName}', { featureName }, {}, request);
  }

  /**
   * Reads the licences of the named users in one request. A query in spite of its verb: nothing is assigned, which is what
   * `postLicenseOrganization` does.
   *
   * @param opts.body - Ids of the users.
   * @returns A map from user id to that user's licences.
   * @permissions any of `authorization:grant:add`, `authorization:license:view`
   * @see POST /api/v2/license/users
   */
  postLicenseUsers(opts?: { body?: readonly string[] }, request?: RequestOptions): ApiPromise<Dictionary<JsonObject>> {
    return this.call('postLicenseUsers', 'POST /api/v2/license/users', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace LicenseApi {
  type getLicenseUsersOptions = PageOptions;
  type postLicenseInferOptions = OptionsOf<LicenseApi['postLicenseInfer']>;
  type postLicenseInferPermissionsOptions = OptionsOf<LicenseApi['postLicenseInferPermissions']>;
  type postLicenseOrganizationOptions = OptionsOf<LicenseApi['postLicenseOrganization']>;
  type postLicenseUsersOptions = OptionsOf<LicenseApi['postLicenseUsers']>;
}
