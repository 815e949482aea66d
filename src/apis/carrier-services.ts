import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { EmergencyLocation } from '../models/carrier-services.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * The address from which a user makes emergency calls. It belongs to a phone number of the user and tells the emergency services
 * where to go, which matters for people who work from changing places. Softphones and other client applications read and set it
 * on behalf of the user signed in.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class CarrierServicesApi extends PlatformApi {
  /**
   * Reads the emergency address that is on record for one of the caller's phone numbers.
   *
   * @param phoneNumber - In `E.164` form.
   * @permissions not documented
   * @see GET /api/v2/carrierservices/integrations/emergencylocations/me
   */
  getCarrierservicesIntegrationsEmergencylocationsMe(
    phoneNumber: string,
    request?: RequestOptions,
  ): ApiPromise<EmergencyLocation> {
    return this.call(
      'getCarrierservicesIntegrationsEmergencylocationsMe',
      'GET /api/v2/carrierservices/integrations/emergencylocations/me',
      { phoneNumber },
      {},
      request,
    );
  }

  /**
   * Sets where the caller is at present, for emergency calls from the phone number in the body.
   *
   * @permissions not documented
   * @see POST /api/v2/carrierservices/integrations/emergencylocations/me
   */
  postCarrierservicesIntegrationsEmergencylocationsMe(
    opts?: { body?: EmergencyLocation },
    request?: RequestOptions,
  ): ApiPromise<EmergencyLocation> {
    return this.call(
      'postCarrierservicesIntegrationsEmergencylocationsMe',
      'POST /api/v2/carrierservices/integrations/emergencylocations/me',
      {},
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace CarrierServicesApi {
  type postCarrierservicesIntegrationsEmergencylocationsMeOptions = OptionsOf<
    CarrierServicesApi['postCarrierservicesIntegrationsEmergencylocationsMe']
  >;
}
