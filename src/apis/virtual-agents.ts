import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { GetAgenticVirtualagentsOptions } from '../models/options.js';
import type {
  AgenticVirtualAgent,
  AgenticVirtualAgentEntityListing,
  AgenticVirtualAgentJob,
  AgenticVirtualAgentVersionPublishJob,
  AgenticVirtualAgentVersionPublishJobRequest,
  CreateAgenticVirtualAgent,
  UpdateAgenticVirtualAgent,
} from '../models/shared-assistants.js';
import { PlatformApi } from './platform-api.js';

/**
 * Agentic virtual agents: bots that work from instructions rather than from a fixed dialogue. An agent is kept in versions, and
 * a version reaches testing or production through a publishing job. All methods are in `AIStudioApi`, too, next to the guides.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class VirtualAgentsApi extends PlatformApi {
  /**
   * Begins deleting a virtual agent. Nothing but a job comes back; it is over when `getAgenticVirtualagentJob` reports
   * `Succeeded` or `Failed`.
   *
   * @permissions `agentic:virtualAgentJob:add`
   * @see DELETE /api/v2/agentic/virtualagents/{virtualAgentId}/jobs
   */
  deleteAgenticVirtualagentJobs(virtualAgentId: string, request?: RequestOptions): ApiPromise<AgenticVirtualAgentJob> {
    return this.call(
      'deleteAgenticVirtualagentJobs',
      'DELETE /api/v2/agentic/virtualagents/{virtualAgentId}/jobs',
      { virtualAgentId },
      {},
      request,
    );
  }

  /**
   * Reads one virtual agent: its name and picture, whether it is published and what its newest versions are.
   *
   * @permissions `agentic:virtualAgent:view`
   * @see GET /api/v2/agentic/virtualagents/{virtualAgentId}
   */
  getAgenticVirtualagent(virtualAgentId: string, request?: RequestOptions): ApiPromise<AgenticVirtualAgent> {
    return this.call(
      'getAgenticVirtualagent',
      'GET /api/v2/agentic/virtualagents/{virtualAgentId}',
      { virtualAgentId },
      {},
      request,
    );
  }

  /**
   * Reads the state of a job on a virtual agent. On `Failed`, `errors` tells why.
   *
   * @permissions `agentic:virtualAgentJob:view`
   * @see GET /api/v2/agentic/virtualagents/{virtualAgentId}/jobs/{jobId}
   */
  getAgenticVirtualagentJob(virtualAgentId: string, jobId: string, request?: RequestOptions): ApiPromise<AgenticVirtualAgentJob> {
    return this.call(
      'getAgenticVirtualagentJob',
      'GET /api/v2/agentic/virtualagents/{virtualAgentId}/jobs/{jobId}',
      { virtualAgentId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the agentic virtual agents that the organisation has, with the status of each.
   *
   * @permissions `agentic:virtualAgent:view`
   * @see GET /api/v2/agentic/virtualagents
   */
  getAgenticVirtualagents(
    opts?: GetAgenticVirtualagentsOptions,
    request?: RequestOptions,
  ): ApiPromise<AgenticVirtualAgentEntityListing> {
    return this.call('getAgenticVirtualagents', 'GET /api/v2/agentic/virtualagents', {}, opts, request);
  }

  /**
   * Renames a virtual agent or gives it another picture. The name has to be sent in either case.
   *
   * @permissions `agentic:virtualAgent:edit`
   * @see PATCH /api/v2/agentic/virtualagents/{virtualAgentId}
   */
  patchAgenticVirtualagent(
    virtualAgentId: string,
    body: UpdateAgenticVirtualAgent,
    request?: RequestOptions,
  ): ApiPromise<AgenticVirtualAgent> {
    return this.call(
      'patchAgenticVirtualagent',
      'PATCH /api/v2/agentic/virtualagents/{virtualAgentId}',
      { virtualAgentId, body },
      {},
      request,
    );
  }

  /**
   * Publishes one version of a virtual agent through a job. `TestReady` in the body releases it for testing, `ProductionReady`
   * for customers.
   *
   * @permissions `agentic:virtualAgentVersionJob:add`
   * @see POST /api/v2/agentic/virtualagents/{virtualAgentId}/versions/{versionId}/jobs
   */
  postAgenticVirtualagentVersionJobs(
    virtualAgentId: string,
    versionId: string,
    body: AgenticVirtualAgentVersionPublishJobRequest,
    request?: RequestOptions,
  ): ApiPromise<AgenticVirtualAgentVersionPublishJob> {
    return this.call(
      'postAgenticVirtualagentVersionJobs',
      'POST /api/v2/agentic/virtualagents/{virtualAgentId}/versions/{versionId}/jobs',
      { virtualAgentId, versionId, body },
      {},
      request,
    );
  }

  /**
   * Creates a virtual agent, for which a name is enough.
   *
   * @permissions `agentic:virtualAgent:add`
   * @see POST /api/v2/agentic/virtualagents
   */
  postAgenticVirtualagents(body: CreateAgenticVirtualAgent, request?: RequestOptions): ApiPromise<AgenticVirtualAgent> {
    return this.call('postAgenticVirtualagents', 'POST /api/v2/agentic/virtualagents', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace VirtualAgentsApi {
  type getAgenticVirtualagentsOptions = GetAgenticVirtualagentsOptions;
}
