import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { FaxConfig, FaxDocument, FaxDocumentEntityListing, OutboundFaxStatus } from '../models/fax.js';
import type { DownloadResponse, FaxSummary } from '../models/shared-administration.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Faxes that the calling user has received, kept as documents in that user's inbox. List them, fetch their content, mark them
 * read or delete them.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class FaxApi extends PlatformApi {
  /**
   * Deletes a fax document from the inbox.
   *
   * @permissions not documented
   * @see DELETE /api/v2/fax/documents/{documentId}
   */
  deleteFaxDocument(documentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteFaxDocument', 'DELETE /api/v2/fax/documents/{documentId}', { documentId }, {}, request);
  }

  /**
   * Reads one fax's record: sender, receiver, pages, whether it has been read. The image comes from `getFaxDocumentContent`.
   *
   * @permissions not documented
   * @see GET /api/v2/fax/documents/{documentId}
   */
  getFaxDocument(documentId: string, request?: RequestOptions): ApiPromise<FaxDocument> {
    return this.call('getFaxDocument', 'GET /api/v2/fax/documents/{documentId}', { documentId }, {}, request);
  }

  /**
   * Tells where to download the fax itself.
   *
   * @returns Addresses of the content, not the content.
   * @permissions not documented
   * @see GET /api/v2/fax/documents/{documentId}/content
   */
  getFaxDocumentContent(documentId: string, request?: RequestOptions): ApiPromise<DownloadResponse> {
    return this.call('getFaxDocumentContent', 'GET /api/v2/fax/documents/{documentId}/content', { documentId }, {}, request);
  }

  /**
   * Lists the caller's faxes.
   *
   * @permissions not documented
   * @see GET /api/v2/fax/documents
   */
  getFaxDocuments(opts?: PageOptions, request?: RequestOptions): ApiPromise<FaxDocumentEntityListing> {
    return this.call('getFaxDocuments', 'GET /api/v2/fax/documents', {}, opts, request);
  }

  /**
   * Tells how far an outgoing fax has got. For faxes that have come in, use `getFaxDocument`.
   *
   * @permissions not documented
   * @see GET /api/v2/fax/{faxId}/status
   */
  getFaxFaxIdStatus(faxId: string, request?: RequestOptions): ApiPromise<OutboundFaxStatus> {
    return this.call('getFaxFaxIdStatus', 'GET /api/v2/fax/{faxId}/status', { faxId }, {}, request);
  }

  /**
   * Reads the organisation's settings for incoming faxes: whether users are notified by e-mail, and how much such a mail discloses.
   *
   * @permissions not documented
   * @see GET /api/v2/fax/settings
   */
  getFaxSettings(request?: RequestOptions): ApiPromise<FaxConfig> {
    return this.call('getFaxSettings', 'GET /api/v2/fax/settings', {}, {}, request);
  }

  /**
   * Counts the caller's faxes, read and unread; meant for a badge.
   *
   * @permissions not documented
   * @see GET /api/v2/fax/summary
   */
  getFaxSummary(request?: RequestOptions): ApiPromise<FaxSummary> {
    return this.call('getFaxSummary', 'GET /api/v2/fax/summary', {}, {}, request);
  }

  /**
   * Replaces the record of a fax, in practice to set `read` or rename it.
   *
   * @permissions not documented
   * @see PUT /api/v2/fax/documents/{documentId}
   */
  putFaxDocument(documentId: string, body: FaxDocument, request?: RequestOptions): ApiPromise<FaxDocument> {
    return this.call('putFaxDocument', 'PUT /api/v2/fax/documents/{documentId}', { documentId, body }, {}, request);
  }

  /**
   * Replaces the organisation's fax settings, which hold for all users.
   *
   * @permissions `directory:organization:admin`
   * @see PUT /api/v2/fax/settings
   */
  putFaxSettings(opts?: { body?: FaxConfig }, request?: RequestOptions): ApiPromise<FaxConfig> {
    return this.call('putFaxSettings', 'PUT /api/v2/fax/settings', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace FaxApi {
  type getFaxDocumentsOptions = PageOptions;
  type putFaxSettingsOptions = OptionsOf<FaxApi['putFaxSettings']>;
}
