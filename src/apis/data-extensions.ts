import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { Coretype, CoretypeListing, SchemaQuantityLimits } from '../models/shared-schemas.js';
import { PlatformApi } from './platform-api.js';

/**
 * What custom-field schemas can be made of: the core types of fields, and the limits on schemas and fields. The schemas
 * themselves belong to the areas that use them, such as external contacts.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class DataExtensionsApi extends PlatformApi {
  /**
   * Reads one core type with its schema and the bounds within which a field of that type may be restricted.
   *
   * @param coretypeName - Name of the core type, e.g. `text`.
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/dataextensions/coretypes/{coretypeName}
   */
  getDataextensionsCoretype(coretypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getDataextensionsCoretype',
      'GET /api/v2/dataextensions/coretypes/{coretypeName}',
      { coretypeName },
      {},
      request,
    );
  }

  /**
   * Lists the core types on which custom fields can be based.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/dataextensions/coretypes
   */
  getDataextensionsCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call('getDataextensionsCoretypes', 'GET /api/v2/dataextensions/coretypes', {}, {}, request);
  }

  /**
   * Reads how many schemas and fields an organisation may have and how long their names and descriptions may be.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/dataextensions/limits
   */
  getDataextensionsLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call('getDataextensionsLimits', 'GET /api/v2/dataextensions/limits', {}, {}, request);
  }
}
