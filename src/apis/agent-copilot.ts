import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { LanguageSupportResponse } from '../models/agent-copilot.js';
import type { Copilot } from '../models/shared-assistants.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

/**
 * The copilot of an assistant: which of its features are on, in which language it works and by which rules it suggests. Each
 * assistant has one copilot; further languages are kept as variations with `AssistantCopilotVariationsApi`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AgentCopilotApi extends PlatformApi {
  /**
   * Reads an assistant's copilot: its language, its natural-language understanding, its rules, and which of knowledge, summaries
   * and wrap-up code prediction are on.
   *
   * @permissions `assistants:copilot:view`
   * @see GET /api/v2/assistants/{assistantId}/copilot
   */
  getAssistantCopilot(assistantId: string, request?: RequestOptions): ApiPromise<Copilot> {
    return this.call('getAssistantCopilot', 'GET /api/v2/assistants/{assistantId}/copilot', { assistantId }, {}, request);
  }

  /**
   * Lists which features of the copilot are supported in which language.
   *
   * @param opts.language - Only this language.
   * @permissions `assistants:copilot:view`
   * @see GET /api/v2/assistants/copilot/featuresupport
   */
  getAssistantsCopilotFeaturesupport(
    opts?: { language?: string },
    request?: RequestOptions,
  ): ApiPromise<LanguageSupportResponse> {
    return this.call('getAssistantsCopilotFeaturesupport', 'GET /api/v2/assistants/copilot/featuresupport', {}, opts, request);
  }

  /**
   * Sets up or replaces the copilot of an assistant. Read it first with `getAssistantCopilot` and send it back whole.
   *
   * @permissions `assistants:copilot:edit`
   * @see PUT /api/v2/assistants/{assistantId}/copilot
   */
  putAssistantCopilot(assistantId: string, body: Copilot, request?: RequestOptions): ApiPromise<Copilot> {
    return this.call('putAssistantCopilot', 'PUT /api/v2/assistants/{assistantId}/copilot', { assistantId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AgentCopilotApi {
  type getAssistantsCopilotFeaturesupportOptions = OptionsOf<AgentCopilotApi['getAssistantsCopilotFeaturesupport']>;
}
