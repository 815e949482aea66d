import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  AgentChecklist,
  AgentChecklistListing,
  AssistantListing,
  AssistantQueueListing,
  AssistantQueueUsersBulkAddRequest,
  AssistantQueueUsersBulkRemoveRequest,
  AssistantQueueUsersJobsRequest,
  AssistantQueueUsersJobsResponse,
  AssistantQueueUsersQueryRequest,
  AssistantQueueUsersQueryResponse,
} from '../models/agent-assistants.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { BulkResponse, EntityListing } from '../models/shared-references.js';
import type { Assistant, AssistantQueue } from '../models/shared-assistants.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetAssistantOptions {
  /** `copilot` adds the copilot's configuration. */
  expand?: OpenEnum<'copilot'>;
  /** Reads the variation for this language in place of the assistant itself. */
  languageVariation?: string;
  /** Whether the assistant itself is read where there is no such variation. */
  fallbackToPrimaryAssistant?: boolean;
}

export interface GetAssistantQueuesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** `assistant` fills in the assistant of each entry. */
  expand?: OpenEnum<'assistant'>;
}

export interface GetAssistantsAgentchecklistsOptions extends AfterBeforeOptions {
  /** @defaultValue `25` */
  pageSize?: string;
  /** Only checklists whose name begins with this text. */
  namePrefix?: string;
  /** Only checklists in this language. */
  language?: string;
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  sortBy?: OpenEnum<'dateModified' | 'language' | 'name'>;
  /** Only these checklists. */
  agentChecklistIds?: readonly string[];
}

export interface GetAssistantsOptions extends AfterBeforeOptions {
  /** Older name of `pageSize`. */
  limit?: string;
  /** Entities a page. */
  pageSize?: string;
  /** Only assistants whose name matches. */
  name?: string;
  /** `copilot` adds the copilot's configuration of each. */
  expand?: OpenEnum<'copilot'>;
}

export interface GetAssistantsQueuesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only these queues, separated by commas. */
  queueIds?: string;
  /** `assistant` fills in the assistant of each entry. */
  expand?: OpenEnum<'assistant'>;
}

/**
 * Assistants that help agents during conversations with suggested articles, checklists and, through a copilot, summaries and
 * predictions. An assistant is attached to queues; a queue has one assistant at most, and an assistant can be limited to some of
 * a queue's agents. Checklists are kept here as well. What the copilot of an assistant does is set with `AgentCopilotApi`, its
 * languages with `AssistantCopilotVariationsApi`.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AgentAssistantsApi extends PlatformApi {
  /**
   * Deletes an assistant, which then helps on no queue any more.
   *
   * @permissions `assistants:assistant:delete`
   * @see DELETE /api/v2/assistants/{assistantId}
   */
  deleteAssistant(assistantId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteAssistant', 'DELETE /api/v2/assistants/{assistantId}', { assistantId }, {}, request);
  }

  /**
   * Detaches an assistant from one queue, where agents go on without suggestions.
   *
   * @permissions `assistants:queue:delete`
   * @see DELETE /api/v2/assistants/{assistantId}/queues/{queueId}
   */
  deleteAssistantQueue(assistantId: string, queueId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAssistantQueue',
      'DELETE /api/v2/assistants/{assistantId}/queues/{queueId}',
      { assistantId, queueId },
      {},
      request,
    );
  }

  /**
   * Detaches an assistant from several queues in one call.
   *
   * @param opts.queueIds - The queues to detach it from, separated by commas.
   * @permissions `assistants:queue:delete`
   * @see DELETE /api/v2/assistants/{assistantId}/queues
   */
  deleteAssistantQueues(assistantId: string, opts?: { queueIds?: string }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteAssistantQueues', 'DELETE /api/v2/assistants/{assistantId}/queues', { assistantId }, opts, request);
  }

  /**
   * Deletes a checklist that assistants put before agents.
   *
   * @permissions `assistants:agentchecklist:delete`
   * @see DELETE /api/v2/assistants/agentchecklists/{agentChecklistId}
   */
  deleteAssistantsAgentchecklist(agentChecklistId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteAssistantsAgentchecklist',
      'DELETE /api/v2/assistants/agentchecklists/{agentChecklistId}',
      { agentChecklistId },
      {},
      request,
    );
  }

  /**
   * Reads an assistant: its transcription engine, its source of knowledge and whether it is active.
   *
   * @permissions `assistants:assistant:view`
   * @see GET /api/v2/assistants/{assistantId}
   */
  getAssistant(assistantId: string, opts?: GetAssistantOptions, request?: RequestOptions): ApiPromise<Assistant> {
    return this.call('getAssistant', 'GET /api/v2/assistants/{assistantId}', { assistantId }, opts, request);
  }

  /**
   * Reads the attachment of an assistant to a queue with the media types for which it helps there.
   *
   * @param opts.expand - `assistant` fills in the assistant.
   * @permissions `assistants:queue:view`
   * @see GET /api/v2/assistants/{assistantId}/queues/{queueId}
   */
  getAssistantQueue(
    assistantId: string,
    queueId: string,
    opts?: { expand?: OpenEnum<'assistant'> },
    request?: RequestOptions,
  ): ApiPromise<AssistantQueue> {
    return this.call(
      'getAssistantQueue',
      'GET /api/v2/assistants/{assistantId}/queues/{queueId}',
      { assistantId, queueId },
      opts,
      request,
    );
  }

  /**
   * Reads how the change of assignment that `postAssistantQueueUsersJobs` began is doing.
   *
   * @permissions `assistants:queueUserJob:view`
   * @see GET /api/v2/assistants/{assistantId}/queues/{queueId}/users/jobs/{jobId}
   */
  getAssistantQueueUsersJob(
    assistantId: string,
    queueId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<AssistantQueueUsersJobsResponse> {
    return this.call(
      'getAssistantQueueUsersJob',
      'GET /api/v2/assistants/{assistantId}/queues/{queueId}/users/jobs/{jobId}',
      { assistantId, queueId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the queues on which one assistant helps.
   *
   * @permissions `assistants:queue:view`
   * @see GET /api/v2/assistants/{assistantId}/queues
   */
  getAssistantQueues(
    assistantId: string,
    opts?: GetAssistantQueuesOptions,
    request?: RequestOptions,
  ): ApiPromise<AssistantQueueListing> {
    return this.call('getAssistantQueues', 'GET /api/v2/assistants/{assistantId}/queues', { assistantId }, opts, request);
  }

  /**
   * Lists the assistants that the organisation has set up for its agents.
   *
   * @permissions `assistants:assistant:view`
   * @see GET /api/v2/assistants
   */
  getAssistants(opts?: GetAssistantsOptions, request?: RequestOptions): ApiPromise<AssistantListing> {
    return this.call('getAssistants', 'GET /api/v2/assistants', {}, opts, request);
  }

  /**
   * Reads a checklist for agents with its items.
   *
   * @permissions `assistants:agentchecklist:view`
   * @see GET /api/v2/assistants/agentchecklists/{agentChecklistId}
   */
  getAssistantsAgentchecklist(agentChecklistId: string, request?: RequestOptions): ApiPromise<AgentChecklist> {
    return this.call(
      'getAssistantsAgentchecklist',
      'GET /api/v2/assistants/agentchecklists/{agentChecklistId}',
      { agentChecklistId },
      {},
      request,
    );
  }

  /**
   * Lists the checklists that can be put before agents.
   *
   * @permissions `assistants:agentchecklist:view`
   * @see GET /api/v2/assistants/agentchecklists
   */
  getAssistantsAgentchecklists(
    opts?: GetAssistantsAgentchecklistsOptions,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklistListing> {
    return this.call('getAssistantsAgentchecklists', 'GET /api/v2/assistants/agentchecklists', {}, opts, request);
  }

  /**
   * Lists the languages in which checklists can be written.
   *
   * @permissions `assistants:agentchecklist:view`
   * @see GET /api/v2/assistants/agentchecklists/languages
   */
  getAssistantsAgentchecklistsLanguages(request?: RequestOptions): ApiPromise<EntityListing> {
    return this.call(
      'getAssistantsAgentchecklistsLanguages',
      'GET /api/v2/assistants/agentchecklists/languages',
      {},
      {},
      request,
    );
  }

  /**
   * Lists which queue has which assistant, over all assistants.
   *
   * @permissions `assistants:queue:view`
   * @see GET /api/v2/assistants/queues
   */
  getAssistantsQueues(opts?: GetAssistantsQueuesOptions, request?: RequestOptions): ApiPromise<AssistantQueueListing> {
    return this.call('getAssistantsQueues', 'GET /api/v2/assistants/queues', {}, opts, request);
  }

  /**
   * Changes an assistant's own data, such as its name, state or source of knowledge.
   *
   * @permissions `assistants:assistant:edit`
   * @see PATCH /api/v2/assistants/{assistantId}
   */
  patchAssistant(assistantId: string, body: Assistant, request?: RequestOptions): ApiPromise<Assistant> {
    return this.call('patchAssistant', 'PATCH /api/v2/assistants/{assistantId}', { assistantId, body }, {}, request);
  }

  /**
   * Attaches an assistant to several queues in one call. A queue that has another assistant so far changes over to this one.
   *
   * @permissions `assistants:queue:edit`
   * @see PATCH /api/v2/assistants/{assistantId}/queues
   */
  patchAssistantQueues(assistantId: string, body: AssistantQueue[], request?: RequestOptions): ApiPromise<AssistantQueueListing> {
    return this.call('patchAssistantQueues', 'PATCH /api/v2/assistants/{assistantId}/queues', { assistantId, body }, {}, request);
  }

  /**
   * Gives an assistant to named agents of a queue. The assignment for that queue has to be manual, which
   * `postAssistantQueueUsersJobs` sets. The answer says for each agent whether it worked.
   *
   * @permissions `assistants:queueUserAssignment:add`
   * @see POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/bulk/add
   */
  postAssistantQueueUsersBulkAdd(
    assistantId: string,
    queueId: string,
    body: AssistantQueueUsersBulkAddRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkResponse> {
    return this.call(
      'postAssistantQueueUsersBulkAdd',
      'POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/bulk/add',
      { assistantId, queueId, body },
      {},
      request,
    );
  }

  /**
   * Takes an assistant away from named agents of a queue whose assignment is manual. The answer says for each agent whether it
   * worked.
   *
   * @permissions `assistants:queueUserAssignment:delete`
   * @see POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/bulk/remove
   */
  postAssistantQueueUsersBulkRemove(
    assistantId: string,
    queueId: string,
    body: AssistantQueueUsersBulkRemoveRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkResponse> {
    return this.call(
      'postAssistantQueueUsersBulkRemove',
      'POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/bulk/remove',
      { assistantId, queueId, body },
      {},
      request,
    );
  }

  /**
   * Changes whether all licensed agents of a queue get the assistant or those added by hand, as a job that
   * `getAssistantQueueUsersJob` follows. Going over from automatic to manual assignment clears the assignments of the queue.
   *
   * @permissions `assistants:queueUserJob:add`
   * @see POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/jobs
   */
  postAssistantQueueUsersJobs(
    assistantId: string,
    queueId: string,
    body: AssistantQueueUsersJobsRequest,
    request?: RequestOptions,
  ): ApiPromise<AssistantQueueUsersJobsResponse> {
    return this.call(
      'postAssistantQueueUsersJobs',
      'POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/jobs',
      { assistantId, queueId, body },
      {},
      request,
    );
  }

  /**
   * Finds out which of the agents named have the assistant on a queue whose assignment is manual.
   *
   * @param opts.expand - `assistant` and `copilot` fill in the assistant in the answer.
   * @permissions `assistants:queueUserAssignment:view`
   * @see POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/query
   */
  postAssistantQueueUsersQuery(
    assistantId: string,
    queueId: string,
    body: AssistantQueueUsersQueryRequest,
    opts?: { expand?: readonly OpenEnum<'assistant' | 'copilot'>[] },
    request?: RequestOptions,
  ): ApiPromise<AssistantQueueUsersQueryResponse> {
    return this.call(
      'postAssistantQueueUsersQuery',
      'POST /api/v2/assistants/{assistantId}/queues/{queueId}/users/query',
      { assistantId, queueId, body },
      opts,
      request,
    );
  }

  /**
   * Creates an assistant with its transcription engine and its source of knowledge. It has no effect until it is attached to
   * queues with `patchAssistantQueues`.
   *
   * @permissions `assistants:assistant:add`
   * @see POST /api/v2/assistants
   */
  postAssistants(body: Assistant, request?: RequestOptions): ApiPromise<Assistant> {
    return this.call('postAssistants', 'POST /api/v2/assistants', { body }, {}, request);
  }

  /**
   * Creates a checklist of points for agents to cover in a conversation.
   *
   * @permissions `assistants:agentchecklist:add`
   * @see POST /api/v2/assistants/agentchecklists
   */
  postAssistantsAgentchecklists(body: AgentChecklist, request?: RequestOptions): ApiPromise<AgentChecklist> {
    return this.call('postAssistantsAgentchecklists', 'POST /api/v2/assistants/agentchecklists', { body }, {}, request);
  }

  /**
   * Attaches an assistant to one queue, or changes the media types for which it helps there.
   *
   * @permissions `assistants:queue:edit`
   * @see PUT /api/v2/assistants/{assistantId}/queues/{queueId}
   */
  putAssistantQueue(
    assistantId: string,
    queueId: string,
    body: AssistantQueue,
    request?: RequestOptions,
  ): ApiPromise<AssistantQueue> {
    return this.call(
      'putAssistantQueue',
      'PUT /api/v2/assistants/{assistantId}/queues/{queueId}',
      { assistantId, queueId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a checklist, items included. Read it first with `getAssistantsAgentchecklist` and send it back whole.
   *
   * @permissions `assistants:agentchecklist:edit`
   * @see PUT /api/v2/assistants/agentchecklists/{agentChecklistId}
   */
  putAssistantsAgentchecklist(
    agentChecklistId: string,
    body: AgentChecklist,
    request?: RequestOptions,
  ): ApiPromise<AgentChecklist> {
    return this.call(
      'putAssistantsAgentchecklist',
      'PUT /api/v2/assistants/agentchecklists/{agentChecklistId}',
      { agentChecklistId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AgentAssistantsApi {
  type deleteAssistantQueuesOptions = OptionsOf<AgentAssistantsApi['deleteAssistantQueues']>;
  type getAssistantOptions = GetAssistantOptions;
  type getAssistantQueueOptions = OptionsOf<AgentAssistantsApi['getAssistantQueue']>;
  type getAssistantQueuesOptions = GetAssistantQueuesOptions;
  type getAssistantsOptions = GetAssistantsOptions;
  type getAssistantsAgentchecklistsOptions = GetAssistantsAgentchecklistsOptions;
  type getAssistantsQueuesOptions = GetAssistantsQueuesOptions;
  type postAssistantQueueUsersQueryOptions = OptionsOf<AgentAssistantsApi['postAssistantQueueUsersQuery']>;
}
