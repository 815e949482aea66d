import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { UrlResponse } from '../models/shared-administration.js';
import { PlatformApi } from './platform-api.js';

export interface GetDownloadOptions {
  /** The content disposition with which the file is served, e.g. `attachment` with a file name. */
  contentDisposition?: string;
  /** Pass `false`, which answers with the address. With `true` the answer is a redirect to the file. @defaultValue `true` */
  issueRedirect?: boolean;
  /**
   * Whether a caller who is not signed in is sent to the login page; `false` answers with an error instead.
   *
   * @defaultValue `true`
   */
  redirectToAuth?: boolean;
}

/**
 * Files that other areas have prepared for download, such as exports and reports. Those areas answer with the id of a download
 * or with an address that contains it, and this class turns the id into a signed address from which the file can be fetched.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class DownloadsApi extends PlatformApi {
  /**
   * Exchanges the id of a prepared file for a signed address to fetch it from. The address is signed, so that it can be fetched
   * without an access token.
   *
   * @permissions not documented
   * @see GET /api/v2/downloads/{downloadId}
   */
  getDownload(downloadId: string, opts?: GetDownloadOptions, request?: RequestOptions): ApiPromise<UrlResponse> {
    return this.call('getDownload', 'GET /api/v2/downloads/{downloadId}', { downloadId }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace DownloadsApi {
  type getDownloadOptions = GetDownloadOptions;
}
