import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { DownloadResponse, FaxSummary } from '../models/shared-administration.js';
import type { UserRecording, UserRecordingEntityListing } from '../models/user-recordings.js';
import type { ExpandOptions, MediaFormat, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export type GetUserrecordingsOptions = PageOptions & ExpandOptions<'conversation'>;

/**
 * Ad-hoc recordings, the ones users start themselves during a call and keep in their own inbox. Recordings that the contact
 * centre makes by policy are in the recording area.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class UserRecordingsApi extends PlatformApi {
  /**
   * Deletes one of the caller's recordings.
   *
   * @permissions not documented
   * @see DELETE /api/v2/userrecordings/{recordingId}
   */
  deleteUserrecording(recordingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteUserrecording', 'DELETE /api/v2/userrecordings/{recordingId}', { recordingId }, {}, request);
  }

  /**
   * Reads the record of one recording; the sound comes from `getUserrecordingMedia`.
   *
   * @param opts.expand - `conversation` brings the conversation it was made in.
   * @permissions not documented
   * @see GET /api/v2/userrecordings/{recordingId}
   */
  getUserrecording(
    recordingId: string,
    opts?: { expand?: readonly OpenEnum<'conversation'>[] },
    request?: RequestOptions,
  ): ApiPromise<UserRecording> {
    return this.call('getUserrecording', 'GET /api/v2/userrecordings/{recordingId}', { recordingId }, opts, request);
  }

  /**
   * Tells where to download the sound of a recording.
   *
   * @param opts.formatId - Audio format to have it in.
   * @returns Addresses of the content, not the content.
   * @deprecated The platform no longer offers it. Use `getUserrecordingTranscoding`.
   * @permissions not documented
   * @see GET /api/v2/userrecordings/{recordingId}/media
   */
  getUserrecordingMedia(
    recordingId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<DownloadResponse> {
    return this.call('getUserrecordingMedia', 'GET /api/v2/userrecordings/{recordingId}/media', { recordingId }, opts, request, {
      retired: true,
    });
  }

  /**
   * Gives the address of one of the caller's recordings in the format asked for. While the conversion is running, `state` says
   * so, and the call is repeated.
   *
   * @param opts.formatId - Format to convert the sound to. The platform assumes `WEBM`.
   * @permissions not documented
   * @see GET /api/v2/userrecordings/{recordingId}/transcoding
   */
  getUserrecordingTranscoding(
    recordingId: string,
    opts?: { formatId?: OpenEnum<MediaFormat> },
    request?: RequestOptions,
  ): ApiPromise<DownloadResponse> {
    return this.call(
      'getUserrecordingTranscoding',
      'GET /api/v2/userrecordings/{recordingId}/transcoding',
      { recordingId },
      opts,
      request,
    );
  }

  /**
   * Lists the caller's recordings.
   *
   * @permissions not documented
   * @see GET /api/v2/userrecordings
   */
  getUserrecordings(opts?: GetUserrecordingsOptions, request?: RequestOptions): ApiPromise<UserRecordingEntityListing> {
    return this.call('getUserrecordings', 'GET /api/v2/userrecordings', {}, opts, request);
  }

  /**
   * Counts the caller's recordings, listened to and not; meant for a badge.
   *
   * @returns Counts in the shape that faxes use too.
   * @permissions not documented
   * @see GET /api/v2/userrecordings/summary
   */
  getUserrecordingsSummary(request?: RequestOptions): ApiPromise<FaxSummary> {
    return this.call('getUserrecordingsSummary', 'GET /api/v2/userrecordings/summary', {}, {}, request);
  }

  /**
   * Replaces the record of a recording, in practice to set `read` or rename it.
   *
   * @permissions not documented
   * @see PUT /api/v2/userrecordings/{recordingId}
   */
  putUserrecording(
    recordingId: string,
    body: UserRecording,
    opts?: ExpandOptions<'conversation'>,
    request?: RequestOptions,
  ): ApiPromise<UserRecording> {
    return this.call('putUserrecording', 'PUT /api/v2/userrecordings/{recordingId}', { recordingId, body }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace UserRecordingsApi {
  type getUserrecordingOptions = OptionsOf<UserRecordingsApi['getUserrecording']>;
  type getUserrecordingMediaOptions = OptionsOf<UserRecordingsApi['getUserrecordingMedia']>;
  type getUserrecordingTranscodingOptions = OptionsOf<UserRecordingsApi['getUserrecordingTranscoding']>;
  type getUserrecordingsOptions = GetUserrecordingsOptions;
  type putUserrecordingOptions = OptionsOf<UserRecordingsApi['putUserrecording']>;
}
