import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  CelebrationStateParam,
  CreateRecognition,
  GetCelebrationListing,
  Recognition,
  RecognitionBase,
  Recognitions,
} from '../models/employee-engagement.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import { PlatformApi } from './platform-api.js';

export interface GetEmployeeengagementRecognitionsOptions {
  /** Whether those received or those sent are listed. @defaultValue `received` */
  direction?: OpenEnum<'sent' | 'received'>;
  /** Only recognitions for this user. */
  recipient?: string;
  /** Only recognitions from this time on. */
  dateStart?: string | Date;
  /** Only recognitions up to this time. */
  dateEnd?: string | Date;
  /** Entities a page. @defaultValue `100` */
  pageSize?: number;
  /** Which page, counted from 1. @defaultValue `1` */
  pageNumber?: number;
}

/**
 * Praise among colleagues and the celebrations that follow from it. A recognition is a note of thanks or congratulation that one
 * user sends to another, possibly about an interaction or a scorecard. A celebration is what the recipient's desktop then shows,
 * for a recognition as well as for the end of a gamification contest. Desktops fetch the caller's celebrations and mark them as
 * displayed.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class EmployeeEngagementApi extends PlatformApi {
  /**
   * Removes one of the caller's celebrations, so that it is not shown again.
   *
   * @permissions `engagement:celebration:delete`
   * @see DELETE /api/v2/employeeengagement/celebrations/{celebrationId}
   */
  deleteEmployeeengagementCelebration(celebrationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteEmployeeengagementCelebration',
      'DELETE /api/v2/employeeengagement/celebrations/{celebrationId}',
      { celebrationId },
      {},
      request,
    );
  }

  /**
   * Lists the celebrations of the caller: recognitions received and contests that have ended.
   *
   * @permissions `engagement:celebration:view`
   * @see GET /api/v2/employeeengagement/celebrations
   */
  getEmployeeengagementCelebrations(opts?: PageOptions, request?: RequestOptions): ApiPromise<GetCelebrationListing> {
    return this.call('getEmployeeengagementCelebrations', 'GET /api/v2/employeeengagement/celebrations', {}, opts, request);
  }

  /**
   * Reads one note of recognition, and whether its recipient has seen and acknowledged it.
   *
   * @permissions `engagement:recognition:view`
   * @see GET /api/v2/employeeengagement/recognitions/{recognitionId}
   */
  getEmployeeengagementRecognition(recognitionId: string, request?: RequestOptions): ApiPromise<Recognition> {
    return this.call(
      'getEmployeeengagementRecognition',
      'GET /api/v2/employeeengagement/recognitions/{recognitionId}',
      { recognitionId },
      {},
      request,
    );
  }

  /**
   * Lists the recognitions that the caller has received or sent.
   *
   * @permissions `engagement:recognition:view`
   * @see GET /api/v2/employeeengagement/recognitions
   */
  getEmployeeengagementRecognitions(
    opts?: GetEmployeeengagementRecognitionsOptions,
    request?: RequestOptions,
  ): ApiPromise<Recognitions> {
    return this.call('getEmployeeengagementRecognitions', 'GET /api/v2/employeeengagement/recognitions', {}, opts, request);
  }

  /**
   * Marks a celebration as displayed, after the desktop has shown it to its recipient.
   *
   * @permissions `engagement:celebration:edit`
   * @see PATCH /api/v2/employeeengagement/celebrations/{celebrationId}
   */
  patchEmployeeengagementCelebration(
    celebrationId: string,
    body: CelebrationStateParam,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchEmployeeengagementCelebration',
      'PATCH /api/v2/employeeengagement/celebrations/{celebrationId}',
      { celebrationId, body },
      {},
      request,
    );
  }

  /**
   * Sends a colleague a recognition, which then appears among the recipient's celebrations.
   *
   * @permissions `engagement:recognition:add`
   * @see POST /api/v2/employeeengagement/recognitions
   */
  postEmployeeengagementRecognitions(body: CreateRecognition, request?: RequestOptions): ApiPromise<RecognitionBase> {
    return this.call('postEmployeeengagementRecognitions', 'POST /api/v2/employeeengagement/recognitions', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace EmployeeEngagementApi {
  type getEmployeeengagementCelebrationsOptions = PageOptions;
  type getEmployeeengagementRecognitionsOptions = GetEmployeeengagementRecognitionsOptions;
}
