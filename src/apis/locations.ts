import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { LocationCreateDefinition, LocationEntityListing, LocationUpdateDefinition } from '../models/locations.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { LocationDefinition } from '../models/shared.js';
import type { LocationSearchRequest, LocationsSearchResponse } from '../models/shared-search.js';
import type { ExpandOptions, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetLocationsOptions extends PageOptions {
  id?: readonly string[];
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

/**
 * The organisation's places: countries, cities, buildings, floors, arranged as a tree, with address and emergency number.
 * Sites of the telephony estate and the profiles of users refer to them.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class LocationsApi extends PlatformApi {
  /**
   * Deletes a location; its record then has the state `deleted`.
   *
   * @permissions `directory:location:delete`
   * @see DELETE /api/v2/locations/{locationId}
   */
  deleteLocation(locationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteLocation', 'DELETE /api/v2/locations/{locationId}', { locationId }, {}, request);
  }

  /**
   * Reads one location.
   *
   * @param opts.expand - `images` and `addressVerificationDetails` come only when asked for here.
   * @permissions not documented
   * @see GET /api/v2/locations/{locationId}
   */
  getLocation(
    locationId: string,
    opts?: { expand?: readonly OpenEnum<'images' | 'addressVerificationDetails'>[] },
    request?: RequestOptions,
  ): ApiPromise<LocationDefinition> {
    return this.call('getLocation', 'GET /api/v2/locations/{locationId}', { locationId }, opts, request);
  }

  /**
   * Lists the locations directly below one, e.g. the floors of a building.
   *
   * @permissions not documented
   * @see GET /api/v2/locations/{locationId}/sublocations
   */
  getLocationSublocations(locationId: string, request?: RequestOptions): ApiPromise<LocationEntityListing> {
    return this.call('getLocationSublocations', 'GET /api/v2/locations/{locationId}/sublocations', { locationId }, {}, request);
  }

  /**
   * Lists all locations, whatever their place in the tree.
   *
   * @example
   * ```ts
   * const locations = await new LocationsApi(client).getLocations({ pageSize: 100 }).items().toArray();
   * console.log(locations.map(({ name }) => name));
   * ```
   * @permissions not documented
   * @see GET /api/v2/locations
   */
  getLocations(opts?: GetLocationsOptions, request?: RequestOptions): ApiPromise<LocationEntityListing> {
    return this.call('getLocations', 'GET /api/v2/locations', {}, opts, request);
  }

  /**
   * Runs a search whose criteria are packed into one query value, as links in search answers carry them;
   * `postLocationsSearch` takes the criteria in the open.
   *
   * @param q64 - The search request as JSON, base64-encoded.
   * @permissions not documented
   * @see GET /api/v2/locations/search
   */
  getLocationsSearch(
    q64: string,
    opts?: ExpandOptions<'images' | 'addressVerificationDetails'>,
    request?: RequestOptions,
  ): ApiPromise<LocationsSearchResponse> {
    return this.call('getLocationsSearch', 'GET /api/v2/locations/search', { q64 }, opts, request);
  }

  /**
   * Changes a location.
   *
   * @param body - Needs the `name` even where it stays the same, and the `version` last read.
   * @permissions `directory:location:edit`
   * @see PATCH /api/v2/locations/{locationId}
   */
  patchLocation(locationId: string, body: LocationUpdateDefinition, request?: RequestOptions): ApiPromise<LocationDefinition> {
    return this.call('patchLocation', 'PATCH /api/v2/locations/{locationId}', { locationId, body }, {}, request);
  }

  /**
   * Creates a location.
   *
   * @param body - `path` places it below others in the tree.
   * @permissions `directory:location:add`
   * @see POST /api/v2/locations
   */
  postLocations(body: LocationCreateDefinition, request?: RequestOptions): ApiPromise<LocationDefinition> {
    return this.call('postLocations', 'POST /api/v2/locations', { body }, {}, request);
  }

  /**
   * Searches locations by criteria on their fields; answers come in pages.
   *
   * @permissions not documented
   * @see POST /api/v2/locations/search
   */
  postLocationsSearch(body: LocationSearchRequest, request?: RequestOptions): ApiPromise<LocationsSearchResponse> {
    return this.call('postLocationsSearch', 'POST /api/v2/locations/search', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace LocationsApi {
  type getLocationOptions = OptionsOf<LocationsApi['getLocation']>;
  type getLocationsOptions = GetLocationsOptions;
  type getLocationsSearchOptions = OptionsOf<LocationsApi['getLocationsSearch']>;
}
