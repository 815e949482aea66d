import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { ServerDate, TimeZoneEntityListing } from '../models/shared-administration.js';
import type { Certificate, IpAddressRangeListing, ParsedCertificate } from '../models/utilities.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

/**
 * Small services without a separate area: the platform's clock, its outgoing IP ranges, its time zones, and a
 * certificate reader.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class UtilitiesApi extends PlatformApi {
  /**
   * Reads the platform's current time, e.g. to measure how far the local clock is off.
   *
   * @permissions not documented
   * @see GET /api/v2/date
   */
  getDate(request?: RequestOptions): ApiPromise<ServerDate> {
    return this.call('getDate', 'GET /api/v2/date', {}, {}, request);
  }

  /**
   * Lists the address ranges from which the platform makes outgoing requests, such as data actions and mail, for use in
   * firewall rules.
   *
   * @permissions not documented
   * @see GET /api/v2/ipranges
   */
  getIpranges(request?: RequestOptions): ApiPromise<IpAddressRangeListing> {
    return this.call('getIpranges', 'GET /api/v2/ipranges', {}, {}, request);
  }

  /**
   * Lists the time zones that the platform accepts, with their offsets.
   *
   * @permissions not documented
   * @see GET /api/v2/timezones
   */
  getTimezones(opts?: PageOptions, request?: RequestOptions): ApiPromise<TimeZoneEntityListing> {
    return this.call('getTimezones', 'GET /api/v2/timezones', {}, opts, request);
  }

  /**
   * Parses certificates and shows issuer, subject, validity and whether the signature holds. Nothing is stored.
   *
   * @permissions not documented
   * @see POST /api/v2/certificate/details
   */
  postCertificateDetails(body: Certificate, request?: RequestOptions): ApiPromise<ParsedCertificate> {
    return this.call('postCertificateDetails', 'POST /api/v2/certificate/details', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace UtilitiesApi {
  type getTimezonesOptions = PageOptions;
}
