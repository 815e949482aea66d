import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { SIPSearchPublicRequest, SignedUrlResponse, SipDownloadResponse, SipSearchResult } from '../models/telephony.js';
import { PlatformApi } from './platform-api.js';

export interface GetTelephonySiptracesOptions {
  /** SIP `Call-ID` of the dialogue. */
  callId?: string;
  /** User part of the SIP address called. */
  toUser?: string;
  /** User part of the SIP address calling. */
  fromUser?: string;
  conversationId?: string;
}

/**
 * SIP signalling of past calls, for tracing why a call failed or took the way it did. Search the messages with
 * `getTelephonySiptraces`; for a capture file that a packet analyser opens, order one with `postTelephonySiptracesDownload`
 * and fetch its address with `getTelephonySiptracesDownloadDownloadId`.
 */
export class TelephonyApi extends PlatformApi {
  /**
   * Searches the SIP messages of a span of time. Narrow it by call, parties or conversation.
   *
   * @param dateStart - Start of the span, ISO 8601.
   * @param dateEnd - End of the span, ISO 8601.
   * @permissions all of `telephony:pcap:view`
   * @see GET /api/v2/telephony/siptraces
   */
  getTelephonySiptraces(
    dateStart: string | Date,
    dateEnd: string | Date,
    opts?: GetTelephonySiptracesOptions,
    request?: RequestOptions,
  ): ApiPromise<SipSearchResult> {
    return this.call('getTelephonySiptraces', 'GET /api/v2/telephony/siptraces', { dateStart, dateEnd }, opts, request);
  }

  /**
   * Reads the signed, short-lived address of a capture that `postTelephonySiptracesDownload` has ordered. Fetch the file
   * there without the platform's token.
   *
   * @param downloadId - The `downloadId` that ordering returned.
   * @permissions all of `telephony:pcap:view`
   * @see GET /api/v2/telephony/siptraces/download/{downloadId}
   */
  getTelephonySiptracesDownloadDownloadId(downloadId: string, request?: RequestOptions): ApiPromise<SignedUrlResponse> {
    return this.call(
      'getTelephonySiptracesDownloadDownloadId',
      'GET /api/v2/telephony/siptraces/download/{downloadId}',
      { downloadId },
      {},
      request,
    );
  }

  /**
   * Orders a packet capture (pcap) of the SIP messages that match the body; its `downloadId` goes into
   * `getTelephonySiptracesDownloadDownloadId`.
   *
   * @param sIPSearchPublicRequest - What to search for; `dateStart` and `dateEnd` bound it, the other fields narrow it.
   * @permissions all of `telephony:pcap:add`
   * @see POST /api/v2/telephony/siptraces/download
   */
  postTelephonySiptracesDownload(
    sIPSearchPublicRequest: SIPSearchPublicRequest,
    request?: RequestOptions,
  ): ApiPromise<SipDownloadResponse> {
    return this.call(
      'postTelephonySiptracesDownload',
      'POST /api/v2/telephony/siptraces/download',
      { sIPSearchPublicRequest },
      {},
      request,
      { body: 'sIPSearchPublicRequest' },
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TelephonyApi {
  type getTelephonySiptracesOptions = GetTelephonySiptracesOptions;
}
