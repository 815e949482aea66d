import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { DirectoryUserDevicesListing, UserDevice } from '../models/mobile-devices.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetMobiledevicesOptions extends PageOptions {
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

/**
 * Phones and tablets registered to receive push notifications from the platform's mobile apps. An app registers its device at
 * sign-in and removes it at sign-out.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class MobileDevicesApi extends PlatformApi {
  /**
   * Removes a device, which then receives no more push notifications.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see DELETE /api/v2/mobiledevices/{deviceId}
   */
  deleteMobiledevice(deviceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteMobiledevice', 'DELETE /api/v2/mobiledevices/{deviceId}', { deviceId }, {}, request);
  }

  /**
   * Reads one registered device.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/mobiledevices/{deviceId}
   */
  getMobiledevice(deviceId: string, request?: RequestOptions): ApiPromise<UserDevice> {
    return this.call('getMobiledevice', 'GET /api/v2/mobiledevices/{deviceId}', { deviceId }, {}, request);
  }

  /**
   * Lists the registered devices.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see GET /api/v2/mobiledevices
   */
  getMobiledevices(opts?: GetMobiledevicesOptions, request?: RequestOptions): ApiPromise<DirectoryUserDevicesListing> {
    return this.call('getMobiledevices', 'GET /api/v2/mobiledevices', {}, opts, request);
  }

  /**
   * Registers a device for push notifications.
   *
   * @param body - `deviceToken` is the token that the push service of the operating system gave the app.
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see POST /api/v2/mobiledevices
   */
  postMobiledevices(body: UserDevice, request?: RequestOptions): ApiPromise<UserDevice> {
    return this.call('postMobiledevices', 'POST /api/v2/mobiledevices', { body }, {}, request);
  }

  /**
   * Replaces what is known of a device, for instance after the push service has issued a new token or the user has turned
   * notifications off.
   *
   * @deprecated The platform calls it deprecated.
   * @permissions not documented
   * @see PUT /api/v2/mobiledevices/{deviceId}
   */
  putMobiledevice(deviceId: string, opts?: { body?: UserDevice }, request?: RequestOptions): ApiPromise<UserDevice> {
    return this.call('putMobiledevice', 'PUT /api/v2/mobiledevices/{deviceId}', { deviceId }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace MobileDevicesApi {
  type getMobiledevicesOptions = GetMobiledevicesOptions;
  type putMobiledeviceOptions = OptionsOf<MobileDevicesApi['putMobiledevice']>;
}
