import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  GDPRRequest,
  GDPRRequestEntityListing,
  GDPRSubjectEntityListing,
} from '../models/general-data-protection-regulation.js';
import type { PageOptions } from '../models/options.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Requests of data subjects under the GDPR: to see, correct or erase the personal data that the platform holds about them.
 * Find the subject with `getGdprSubjects`, submit the request with `postGdprRequests`, and follow it with `getGdprRequest`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class GeneralDataProtectionRegulationApi extends PlatformApi {
  /**
   * Reads a request and the state it has reached, from `INITIATED` by way of `SEARCHING`, `UPDATING` or `DELETING` to
   * `COMPLETED` or `ERROR`. A completed export has the address of its data in `resultsUrl`.
   *
   * @permissions `gdpr:request:view`
   * @see GET /api/v2/gdpr/requests/{requestId}
   */
  getGdprRequest(requestId: string, request?: RequestOptions): ApiPromise<GDPRRequest> {
    return this.call('getGdprRequest', 'GET /api/v2/gdpr/requests/{requestId}', { requestId }, {}, request);
  }

  /**
   * Lists the organisation's GDPR requests of every kind and state.
   *
   * @permissions `gdpr:request:view`
   * @see GET /api/v2/gdpr/requests
   */
  getGdprRequests(opts?: PageOptions, request?: RequestOptions): ApiPromise<GDPRRequestEntityListing> {
    return this.call('getGdprRequests', 'GET /api/v2/gdpr/requests', {}, opts, request);
  }

  /**
   * Searches users, external contacts, dialler contacts and journey customers for a person. The subjects found serve as
   * `subject` of `postGdprRequests`.
   *
   * @param searchType - Kind of `searchValue`: a name, postal address, telephone number, e-mail address or Twitter handle.
   * @param searchValue - What to look for.
   * @permissions `gdpr:subject:view`
   * @see GET /api/v2/gdpr/subjects
   */
  getGdprSubjects(
    searchType: OpenEnum<
      'NAME' | 'ADDRESS' | 'PHONE' | 'EMAIL' | 'TWITTER' | 'INSTAGRAM' | 'FACEBOOK' | 'APPLE_MESSAGES' | 'EXTERNAL_ID'
    >,
    searchValue: string,
    request?: RequestOptions,
  ): ApiPromise<GDPRSubjectEntityListing> {
    return this.call('getGdprSubjects', 'GET /api/v2/gdpr/subjects', { searchType, searchValue }, {}, request);
  }

  /**
   * Submits a request to export, update or delete a subject's data. It is carried out asynchronously; read its state with
   * `getGdprRequest`. A deletion cannot be undone.
   *
   * @param body - Needs `requestType` and `subject`; an update also needs `replacementTerms`.
   * @param opts.deleteConfirmed - Must be `true` for a `GDPR_DELETE`.
   * @permissions `gdpr:request:add`
   * @see POST /api/v2/gdpr/requests
   */
  postGdprRequests(body: GDPRRequest, opts?: { deleteConfirmed?: boolean }, request?: RequestOptions): ApiPromise<GDPRRequest> {
    return this.call('postGdprRequests', 'POST /api/v2/gdpr/requests', { body }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace GeneralDataProtectionRegulationApi {
  type getGdprRequestsOptions = PageOptions;
  type postGdprRequestsOptions = OptionsOf<GeneralDataProtectionRegulationApi['postGdprRequests']>;
}
