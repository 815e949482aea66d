import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Station, StationEntityListing, StationSettings } from '../models/stations.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

export interface GetStationsOptions extends PageOptions {
  /** @defaultValue `name` */
  sortBy?: string;
  name?: string;
  /** `true` for stations that users may choose themselves, `false` for the others; a string, not a boolean. */
  userSelectable?: string;
  /** Only the WebRTC station of this user. */
  webRtcUserId?: string;
  /** Several ids are separated by commas. */
  id?: string;
  /** Only the station of this line appearance. */
  lineAppearanceId?: string;
}

/**
 * Stations, the phone lines at which users take calls, and the organisation's rules for freeing them (free seating). A user's
 * own choice of station is made in the users area; the phones behind the stations are configured in the telephony edge area.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class StationsApi extends PlatformApi {
  /**
   * Releases a station from the user who sits at it, so that another user can take it.
   *
   * @permissions `telephony:station:disassociate`
   * @see DELETE /api/v2/stations/{stationId}/associateduser
   */
  deleteStationAssociateduser(stationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteStationAssociateduser',
      'DELETE /api/v2/stations/{stationId}/associateduser',
      { stationId },
      {},
      request,
    );
  }

  /**
   * Reads one station: who uses it, its type and its Edges.
   *
   * @permissions not documented
   * @see GET /api/v2/stations/{stationId}
   */
  getStation(stationId: string, request?: RequestOptions): ApiPromise<Station> {
    return this.call('getStation', 'GET /api/v2/stations/{stationId}', { stationId }, {}, request);
  }

  /**
   * Lists stations, for instance to let a user choose one.
   *
   * @example
   * ```ts
   * const stations = await new StationsApi(client).getStations({ pageSize: 100 }).items().toArray();
   * for (const { name, status } of stations) console.log(name, status);
   * ```
   * @permissions not documented
   * @see GET /api/v2/stations
   */
  getStations(opts?: GetStationsOptions, request?: RequestOptions): ApiPromise<StationEntityListing> {
    return this.call('getStations', 'GET /api/v2/stations', {}, opts, request);
  }

  /**
   * Reads the organisation's station settings: whether and when idle users lose their station.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/stations/settings
   */
  getStationsSettings(request?: RequestOptions): ApiPromise<StationSettings> {
    return this.call('getStationsSettings', 'GET /api/v2/stations/settings', {}, {}, request, { retired: true });
  }

  /**
   * Changes the organisation's station settings, i.e. the free-seating rule for all stations.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `telephony:plugin:all`
   * @see PATCH /api/v2/stations/settings
   */
  patchStationsSettings(body: StationSettings, request?: RequestOptions): ApiPromise<StationSettings> {
    return this.call('patchStationsSettings', 'PATCH /api/v2/stations/settings', { body }, {}, request, { retired: true });
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace StationsApi {
  type getStationsOptions = GetStationsOptions;
}
