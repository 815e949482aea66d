import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  LogCaptureDownloadExecutionResponse,
  LogCaptureQueryRequest,
  LogCaptureQueryResponse,
  LogCaptureUserConfiguration,
  LogCaptureUserConfigurationListing,
  LogCaptureUserConfigurationResponse,
} from '../models/log-capture.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface PostDiagnosticsLogcaptureBrowserEntriesQueryOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: string;
  body?: LogCaptureQueryRequest;
}

/**
 * Browser logs of the platform's client, captured for chosen users so that a fault on an agent's desktop can be diagnosed from
 * afar. Capture is switched on for a user until a set time. The entries collected are then read directly for a stretch of time
 * or, where there are many, gathered into a file by a job. Administrators and support staff use it.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class LogCaptureApi extends PlatformApi {
  /**
   * Stops capturing the browser log of a user before its time is up.
   *
   * @permissions `troubleshooting:logCapture:delete`
   * @see DELETE /api/v2/diagnostics/logcapture/browser/users/{userId}
   */
  deleteDiagnosticsLogcaptureBrowserUser(userId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteDiagnosticsLogcaptureBrowserUser',
      'DELETE /api/v2/diagnostics/logcapture/browser/users/{userId}',
      { userId },
      {},
      request,
    );
  }

  /**
   * Tells whether the job that gathers a user's log entries has succeeded. When it has, `fileUrl` says where to download the
   * file.
   *
   * @permissions `troubleshooting:logCapture:view`
   * @see GET /api/v2/diagnostics/logcapture/browser/entries/download/jobs/{jobId}
   */
  getDiagnosticsLogcaptureBrowserEntriesDownloadJob(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<LogCaptureDownloadExecutionResponse> {
    return this.call(
      'getDiagnosticsLogcaptureBrowserEntriesDownloadJob',
      'GET /api/v2/diagnostics/logcapture/browser/entries/download/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Tells whether and until when a user's browser log is being captured.
   *
   * @permissions `troubleshooting:logCapture:view`
   * @see GET /api/v2/diagnostics/logcapture/browser/users/{userId}
   */
  getDiagnosticsLogcaptureBrowserUser(userId: string, request?: RequestOptions): ApiPromise<LogCaptureUserConfigurationResponse> {
    return this.call(
      'getDiagnosticsLogcaptureBrowserUser',
      'GET /api/v2/diagnostics/logcapture/browser/users/{userId}',
      { userId },
      {},
      request,
    );
  }

  /**
   * Lists the users whose browser logs are being captured.
   *
   * @param opts.includeExpired - `true` also lists users for whom the capture has ended. The platform assumes `false`.
   * @permissions `troubleshooting:logCapture:view`
   * @see GET /api/v2/diagnostics/logcapture/browser/users
   */
  getDiagnosticsLogcaptureBrowserUsers(
    opts?: { includeExpired?: boolean },
    request?: RequestOptions,
  ): ApiPromise<LogCaptureUserConfigurationListing> {
    return this.call(
      'getDiagnosticsLogcaptureBrowserUsers',
      'GET /api/v2/diagnostics/logcapture/browser/users',
      {},
      opts,
      request,
    );
  }

  /**
   * Starts a job that gathers a user's captured log entries of an interval into one file. Follow it with
   * `getDiagnosticsLogcaptureBrowserEntriesDownloadJob`.
   *
   * @permissions `troubleshooting:logCapture:add`
   * @see POST /api/v2/diagnostics/logcapture/browser/entries/download/jobs
   */
  postDiagnosticsLogcaptureBrowserEntriesDownloadJobs(
    opts?: { body?: LogCaptureQueryRequest },
    request?: RequestOptions,
  ): ApiPromise<LogCaptureDownloadExecutionResponse> {
    return this.call(
      'postDiagnosticsLogcaptureBrowserEntriesDownloadJobs',
      'POST /api/v2/diagnostics/logcapture/browser/entries/download/jobs',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads a user's captured log entries of an interval, page by page. For long stretches a file from
   * `postDiagnosticsLogcaptureBrowserEntriesDownloadJobs` is handier.
   *
   * @permissions `troubleshooting:logCapture:view`
   * @see POST /api/v2/diagnostics/logcapture/browser/entries/query
   */
  postDiagnosticsLogcaptureBrowserEntriesQuery(
    opts?: PostDiagnosticsLogcaptureBrowserEntriesQueryOptions,
    request?: RequestOptions,
  ): ApiPromise<LogCaptureQueryResponse> {
    return this.call(
      'postDiagnosticsLogcaptureBrowserEntriesQuery',
      'POST /api/v2/diagnostics/logcapture/browser/entries/query',
      {},
      opts,
      request,
    );
  }

  /**
   * Switches the capture of a user's browser log on, until the time given in the body.
   *
   * @permissions `troubleshooting:logCapture:add`
   * @see POST /api/v2/diagnostics/logcapture/browser/users/{userId}
   */
  postDiagnosticsLogcaptureBrowserUser(
    userId: string,
    opts?: { body?: LogCaptureUserConfiguration },
    request?: RequestOptions,
  ): ApiPromise<LogCaptureUserConfiguration> {
    return this.call(
      'postDiagnosticsLogcaptureBrowserUser',
      'POST /api/v2/diagnostics/logcapture/browser/users/{userId}',
      { userId },
      opts,
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace LogCaptureApi {
  type getDiagnosticsLogcaptureBrowserUsersOptions = OptionsOf<LogCaptureApi['getDiagnosticsLogcaptureBrowserUsers']>;
  type postDiagnosticsLogcaptureBrowserEntriesDownloadJobsOptions = OptionsOf<
    LogCaptureApi['postDiagnosticsLogcaptureBrowserEntriesDownloadJobs']
  >;
  type postDiagnosticsLogcaptureBrowserEntriesQueryOptions = PostDiagnosticsLogcaptureBrowserEntriesQueryOptions;
  type postDiagnosticsLogcaptureBrowserUserOptions = OptionsOf<LogCaptureApi['postDiagnosticsLogcaptureBrowserUser']>;
}
