import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { BackgroundAssistantUserAuthenticatedInfo } from '../models/background-assistant.js';
import type { SignedData } from '../models/shared-administration.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * Tokens for what runs on the user's machine beside the platform's own application: the background assistant and screen
 * recording. The platform signs who the user is, and the result serves as proof.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class BackgroundAssistantApi extends PlatformApi {
  /**
   * Has the platform sign who the caller is, for the background assistant running on the caller's machine. The answer is a JSON
   * web token.
   *
   * @preview
   * @permissions not documented
   * @see POST /api/v2/backgroundassistant/token
   */
  postBackgroundassistantToken(
    opts?: { body?: BackgroundAssistantUserAuthenticatedInfo },
    request?: RequestOptions,
  ): ApiPromise<SignedData> {
    return this.call('postBackgroundassistantToken', 'POST /api/v2/backgroundassistant/token', {}, opts, request);
  }

  /**
   * Has the platform sign who the caller is, for the recording of the caller's screen. The answer is a JSON web token.
   *
   * @permissions not documented
   * @see POST /api/v2/screenrecording/token
   */
  postScreenrecordingToken(
    opts?: { body?: BackgroundAssistantUserAuthenticatedInfo },
    request?: RequestOptions,
  ): ApiPromise<SignedData> {
    return this.call('postScreenrecordingToken', 'POST /api/v2/screenrecording/token', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace BackgroundAssistantApi {
  type postBackgroundassistantTokenOptions = OptionsOf<BackgroundAssistantApi['postBackgroundassistantToken']>;
  type postScreenrecordingTokenOptions = OptionsOf<BackgroundAssistantApi['postScreenrecordingToken']>;
}
