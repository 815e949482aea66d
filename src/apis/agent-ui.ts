import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { AutoAnswerSettings } from '../models/shared-administration.js';
import { PlatformApi } from './platform-api.js';

/**
 * Automatic answering, agent by agent: the settings by which an agent's interactions are taken without a click. Supervisors' and
 * administrators' tools keep them for others.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AgentUIApi extends PlatformApi {
  /**
   * Clears what has been set for an agent's automatic answering.
   *
   * @param agentId - The agent's user id.
   * @permissions `agentUI:agents:delete`
   * @see DELETE /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  deleteUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'DELETE /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Reads for what an agent's interactions are answered automatically.
   *
   * @param agentId - The agent's user id.
   * @permissions `agentUI:agents:view`
   * @see GET /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  getUsersAgentuiAgentsAutoanswerAgentIdSettings(agentId: string, request?: RequestOptions): ApiPromise<AutoAnswerSettings> {
    return this.call(
      'getUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'GET /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId },
      {},
      request,
    );
  }

  /**
   * Switches automatic answering for an agent on or off in the entries sent. To replace all entries, use
   * `putUsersAgentuiAgentsAutoanswerAgentIdSettings`.
   *
   * @param agentId - The agent's user id.
   * @permissions `agentUI:agents:edit`
   * @see PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  patchUsersAgentuiAgentsAutoanswerAgentIdSettings(
    agentId: string,
    body: AutoAnswerSettings,
    request?: RequestOptions,
  ): ApiPromise<AutoAnswerSettings> {
    return this.call(
      'patchUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId, body },
      {},
      request,
    );
  }

  /**
   * Sets an agent's automatic answering as a whole. The body has to hold all entries, each with `enabled`.
   *
   * @param agentId - The agent's user id.
   * @permissions `agentUI:agents:edit`
   * @see PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings
   */
  putUsersAgentuiAgentsAutoanswerAgentIdSettings(
    agentId: string,
    body: AutoAnswerSettings,
    request?: RequestOptions,
  ): ApiPromise<AutoAnswerSettings> {
    return this.call(
      'putUsersAgentuiAgentsAutoanswerAgentIdSettings',
      'PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
      { agentId, body },
      {},
      request,
    );
  }
}
