import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { AssistantCopilotVariation, AssistantCopilotVariationListing } from '../models/assistant-copilot-variations.js';
import { PlatformApi } from './platform-api.js';

/**
 * Variations of an assistant: the same assistant with another copilot configuration, above all for another language. A variation
 * belongs to a primary assistant and carries its own copilot, transcription engine and source of knowledge.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AssistantCopilotVariationsApi extends PlatformApi {
  /**
   * Removes a variation, such as one for a language no longer served, from its primary assistant.
   *
   * @permissions `assistants:copilot:edit`
   * @see DELETE /api/v2/assistants/{assistantId}/variations/{variationId}
   */
  deleteAssistantVariation(assistantId: string, variationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAssistantVariation',
      'DELETE /api/v2/assistants/{assistantId}/variations/{variationId}',
      { assistantId, variationId },
      {},
      request,
    );
  }

  /**
   * Reads one variation in full, copilot included, with a reference to the assistant it varies.
   *
   * @permissions `assistants:copilot:view`
   * @see GET /api/v2/assistants/{assistantId}/variations/{variationId}
   */
  getAssistantVariation(
    assistantId: string,
    variationId: string,
    request?: RequestOptions,
  ): ApiPromise<AssistantCopilotVariation> {
    return this.call(
      'getAssistantVariation',
      'GET /api/v2/assistants/{assistantId}/variations/{variationId}',
      { assistantId, variationId },
      {},
      request,
    );
  }

  /**
   * Lists the configurations, such as those for further languages, that vary one assistant.
   *
   * @permissions `assistants:copilot:view`
   * @see GET /api/v2/assistants/{assistantId}/variations
   */
  getAssistantVariations(assistantId: string, request?: RequestOptions): ApiPromise<AssistantCopilotVariationListing> {
    return this.call('getAssistantVariations', 'GET /api/v2/assistants/{assistantId}/variations', { assistantId }, {}, request);
  }

  /**
   * Adds a variation to an assistant, with its own copilot configuration.
   *
   * @permissions `assistants:copilot:edit`
   * @see POST /api/v2/assistants/{assistantId}/variations
   */
  postAssistantVariations(
    assistantId: string,
    body: AssistantCopilotVariation,
    request?: RequestOptions,
  ): ApiPromise<AssistantCopilotVariation> {
    return this.call(
      'postAssistantVariations',
      'POST /api/v2/assistants/{assistantId}/variations',
      { assistantId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a variation's name, copilot, transcription engine and source of knowledge. Read it first with
   * `getAssistantVariation` and send it back whole.
   *
   * @permissions `assistants:copilot:edit`
   * @see PUT /api/v2/assistants/{assistantId}/variations/{variationId}
   */
  putAssistantVariation(
    assistantId: string,
    variationId: string,
    body: AssistantCopilotVariation,
    request?: RequestOptions,
  ): ApiPromise<AssistantCopilotVariation> {
    return this.call(
      'putAssistantVariation',
      'PUT /api/v2/assistants/{assistantId}/variations/{variationId}',
      { assistantId, variationId, body },
      {},
      request,
    );
  }
}
