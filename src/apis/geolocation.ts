import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Geolocation } from '../models/shared.js';
import type { GeolocationSettings } from '../models/shared-administration.js';
import { PlatformApi } from './platform-api.js';

/**
 * Positions of users, as their client applications report them, and the organisation's switch for that.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class GeolocationApi extends PlatformApi {
  /**
   * Reads whether the organisation uses geolocation, and the key for its maps.
   *
   * @permissions not documented
   * @see GET /api/v2/geolocations/settings
   */
  getGeolocationsSettings(request?: RequestOptions): ApiPromise<GeolocationSettings> {
    return this.call('getGeolocationsSettings', 'GET /api/v2/geolocations/settings', {}, {}, request);
  }

  /**
   * Reads the last position that a client application reported for a user.
   *
   * @param clientId - Id of the client application whose report is wanted.
   * @permissions not documented
   * @see GET /api/v2/users/{userId}/geolocations/{clientId}
   */
  getUserGeolocation(userId: string, clientId: string, request?: RequestOptions): ApiPromise<Geolocation> {
    return this.call(
      'getUserGeolocation',
      'GET /api/v2/users/{userId}/geolocations/{clientId}',
      { userId, clientId },
      {},
      request,
    );
  }

  /**
   * Switches geolocation on or off for the organisation.
   *
   * @permissions `geolocation:settings:edit`
   * @see PATCH /api/v2/geolocations/settings
   */
  patchGeolocationsSettings(body: GeolocationSettings, request?: RequestOptions): ApiPromise<GeolocationSettings> {
    return this.call('patchGeolocationsSettings', 'PATCH /api/v2/geolocations/settings', { body }, {}, request);
  }

  /**
   * Reports a user's position from a client application.
   *
   * @param clientId - Id of the client application that reports.
   * @param body - `latitude` and `longitude` in degrees; `primary` makes this application's report the one that counts.
   * @permissions not documented
   * @see PATCH /api/v2/users/{userId}/geolocations/{clientId}
   */
  patchUserGeolocation(userId: string, clientId: string, body: Geolocation, request?: RequestOptions): ApiPromise<Geolocation> {
    return this.call(
      'patchUserGeolocation',
      'PATCH /api/v2/users/{userId}/geolocations/{clientId}',
      { userId, clientId, body },
      {},
      request,
    );
  }
}
