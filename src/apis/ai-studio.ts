import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  CreateGuide,
  CreateGuideVersion,
  GenerateGuideContentRequest,
  Guide,
  GuideContentGenerationJob,
  GuideEntityListing,
  GuideJob,
  GuideSessionTurnRequest,
  GuideSessionTurnResponse,
  GuideVersion,
  GuideVersionPublishJob,
  GuideVersionPublishJobRequest,
  SummarySetting,
  SummarySettingEntityListing,
  SummarySettingWithTranscript,
  UpdateGuide,
  UpdateGuideVersion,
} from '../models/ai-studio.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { GetAgenticVirtualagentsOptions, PageOptions } from '../models/options.js';
import type { UploadUrlRequest, UploadUrlResponse } from '../models/shared-administration.js';
import type {
  AgenticVirtualAgent,
  AgenticVirtualAgentEntityListing,
  AgenticVirtualAgentJob,
  AgenticVirtualAgentVersionPublishJob,
  AgenticVirtualAgentVersionPublishJobRequest,
  CreateAgenticVirtualAgent,
  UpdateAgenticVirtualAgent,
} from '../models/shared-assistants.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetConversationsSummariesSettingsOptions extends PageOptions {
  /** Only settings whose name matches. */
  name?: string;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only settings for this language. */
  language?: string;
  /** @defaultValue `dateModified` */
  sortBy?: OpenEnum<'dateModified' | 'name'>;
}

export interface GetGuidesOptions extends PageOptions {
  /** Only guides of this name. */
  name?: string;
  /** Only guides with this text in the name. */
  nameContains?: string;
  /** Only published guides or only drafts. */
  status?: OpenEnum<'Published' | 'Draft'>;
  /** @defaultValue `dateModified` */
  sortBy?: OpenEnum<'dateModified' | 'name' | 'status'>;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

/**
 * What the AI studio builds: guides, agentic virtual agents and the settings for conversation summaries. A guide is an
 * instruction in words, with variables and data actions, by which a virtual agent does a task; it is edited in versions, tested
 * in sessions and published by a job. Summary settings say how conversations are condensed for agents. Administrators' tools
 * keep all three.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class AIStudioApi extends PlatformApi {
  /**
   * Starts the deletion of an agentic virtual agent as a job, whose end `getAgenticVirtualagentJob` shows.
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
   * Deletes a setting by which conversations are summarised.
   *
   * @permissions `aiStudio:summaryConfig:delete`
   * @see DELETE /api/v2/conversations/summaries/settings/{summarySettingId}
   */
  deleteConversationsSummariesSetting(summarySettingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteConversationsSummariesSetting',
      'DELETE /api/v2/conversations/summaries/settings/{summarySettingId}',
      { summarySettingId },
      {},
      request,
    );
  }

  /**
   * Starts the deletion of a guide as a job; follow it with `getGuideJob`.
   *
   * @permissions `aiStudio:guideJob:add`
   * @see DELETE /api/v2/guides/{guideId}/jobs
   */
  deleteGuideJobs(guideId: string, request?: RequestOptions): ApiPromise<GuideJob> {
    return this.call('deleteGuideJobs', 'DELETE /api/v2/guides/{guideId}/jobs', { guideId }, {}, request);
  }

  /**
   * Reads an agentic virtual agent with references to its latest saved version and to the one ready for production.
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
   * Reads how a job on an agentic virtual agent is doing, such as its deletion, and what went wrong if it failed.
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
   * Lists the organisation's agentic virtual agents, drafts and published ones.
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
   * Reads a summary setting: length, layout, insights wanted, masking and, where there is one, the prompt.
   *
   * @permissions `aiStudio:summaryConfig:view`
   * @see GET /api/v2/conversations/summaries/settings/{summarySettingId}
   */
  getConversationsSummariesSetting(summarySettingId: string, request?: RequestOptions): ApiPromise<SummarySetting> {
    return this.call(
      'getConversationsSummariesSetting',
      'GET /api/v2/conversations/summaries/settings/{summarySettingId}',
      { summarySettingId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's settings for conversation summaries.
   *
   * @permissions `aiStudio:summaryConfig:view`
   * @see GET /api/v2/conversations/summaries/settings
   */
  getConversationsSummariesSettings(
    opts?: GetConversationsSummariesSettingsOptions,
    request?: RequestOptions,
  ): ApiPromise<SummarySettingEntityListing> {
    return this.call('getConversationsSummariesSettings', 'GET /api/v2/conversations/summaries/settings', {}, opts, request);
  }

  /**
   * Reads a guide's head data with references to its latest saved version and to the one ready for production. The instruction
   * is read with `getGuideVersion`.
   *
   * @permissions `aiStudio:guide:view`
   * @see GET /api/v2/guides/{guideId}
   */
  getGuide(guideId: string, request?: RequestOptions): ApiPromise<Guide> {
    return this.call('getGuide', 'GET /api/v2/guides/{guideId}', { guideId }, {}, request);
  }

  /**
   * Reads whether a guide's deletion has come to its end, with the errors if it failed.
   *
   * @permissions `aiStudio:guideJob:view`
   * @see GET /api/v2/guides/{guideId}/jobs/{jobId}
   */
  getGuideJob(guideId: string, jobId: string, request?: RequestOptions): ApiPromise<GuideJob> {
    return this.call('getGuideJob', 'GET /api/v2/guides/{guideId}/jobs/{jobId}', { guideId, jobId }, {}, request);
  }

  /**
   * Reads one version of a guide in full: instruction, variables, data actions and knowledge.
   *
   * @permissions `aiStudio:guideVersion:view`
   * @see GET /api/v2/guides/{guideId}/versions/{versionId}
   */
  getGuideVersion(guideId: string, versionId: string, request?: RequestOptions): ApiPromise<GuideVersion> {
    return this.call('getGuideVersion', 'GET /api/v2/guides/{guideId}/versions/{versionId}', { guideId, versionId }, {}, request);
  }

  /**
   * Reads how the publishing of a guide's version is doing; the version comes with it.
   *
   * @permissions `aiStudio:guideVersionJob:view`
   * @see GET /api/v2/guides/{guideId}/versions/{versionId}/jobs/{jobId}
   */
  getGuideVersionJob(
    guideId: string,
    versionId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<GuideVersionPublishJob> {
    return this.call(
      'getGuideVersionJob',
      'GET /api/v2/guides/{guideId}/versions/{versionId}/jobs/{jobId}',
      { guideId, versionId, jobId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's guides, drafts and published ones.
   *
   * @permissions `aiStudio:guide:view`
   * @see GET /api/v2/guides
   */
  getGuides(opts?: GetGuidesOptions, request?: RequestOptions): ApiPromise<GuideEntityListing> {
    return this.call('getGuides', 'GET /api/v2/guides', {}, opts, request);
  }

  /**
   * Reads the outcome of generating a guide's content. At `Succeeded`, `guideContent` holds the proposal, which
   * `postGuideVersions` can save.
   *
   * @permissions `aiStudio:guideJob:view`
   * @see GET /api/v2/guides/jobs/{jobId}
   */
  getGuidesJob(jobId: string, request?: RequestOptions): ApiPromise<GuideContentGenerationJob> {
    return this.call('getGuidesJob', 'GET /api/v2/guides/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Changes the name or the picture of an agentic virtual agent.
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
   * Gives a guide another name. Its content is changed with `patchGuideVersion`.
   *
   * @permissions `aiStudio:guide:edit`
   * @see PATCH /api/v2/guides/{guideId}
   */
  patchGuide(guideId: string, body: UpdateGuide, request?: RequestOptions): ApiPromise<Guide> {
    return this.call('patchGuide', 'PATCH /api/v2/guides/{guideId}', { guideId, body }, {}, request);
  }

  /**
   * Changes the content of a version of a guide: its instruction, variables, data actions or knowledge.
   *
   * @permissions `aiStudio:guideVersion:edit`
   * @see PATCH /api/v2/guides/{guideId}/versions/{versionId}
   */
  patchGuideVersion(
    guideId: string,
    versionId: string,
    body: UpdateGuideVersion,
    request?: RequestOptions,
  ): ApiPromise<GuideVersion> {
    return this.call(
      'patchGuideVersion',
      'PATCH /api/v2/guides/{guideId}/versions/{versionId}',
      { guideId, versionId, body },
      {},
      request,
    );
  }

  /**
   * Starts publishing a version of an agentic virtual agent, either for testing or for production.
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
   * Creates an agentic virtual agent by its name and, optionally, a picture.
   *
   * @permissions `agentic:virtualAgent:add`
   * @see POST /api/v2/agentic/virtualagents
   */
  postAgenticVirtualagents(body: CreateAgenticVirtualAgent, request?: RequestOptions): ApiPromise<AgenticVirtualAgent> {
    return this.call('postAgenticVirtualagents', 'POST /api/v2/agentic/virtualagents', { body }, {}, request);
  }

  /**
   * Has a transcript condensed by a setting that need not be saved yet. The call itself answers nothing: the summary arrives on
   * the notification topic `v2.users.{id}.conversations.summaries.settings.preview`.
   *
   * @permissions `aiStudio:summaryPreview:view`
   * @see POST /api/v2/conversations/summaries/preview
   */
  postConversationsSummariesPreview(body: SummarySettingWithTranscript, request?: RequestOptions): ApiPromise<void> {
    return this.call('postConversationsSummariesPreview', 'POST /api/v2/conversations/summaries/preview', { body }, {}, request);
  }

  /**
   * Creates a setting by which conversations are summarised. A copilot then refers to it in its `summaryGenerationConfig`.
   *
   * @permissions `aiStudio:summaryConfig:add`
   * @see POST /api/v2/conversations/summaries/settings
   */
  postConversationsSummariesSettings(body: SummarySetting, request?: RequestOptions): ApiPromise<SummarySetting> {
    return this.call(
      'postConversationsSummariesSettings',
      'POST /api/v2/conversations/summaries/settings',
      { body },
      {},
      request,
    );
  }

  /**
   * Passes one input to a running guide, as a test or a custom client does, and answers with what the guide says or wants
   * done. A session id not seen before opens a session.
   *
   * @permissions `aiStudio:guideSessionTurn:add`
   * @see POST /api/v2/guides/{guideId}/sessions/{guideSessionId}/turns
   */
  postGuideSessionTurns(
    guideId: string,
    guideSessionId: string,
    body: GuideSessionTurnRequest,
    request?: RequestOptions,
  ): ApiPromise<GuideSessionTurnResponse> {
    return this.call(
      'postGuideSessionTurns',
      'POST /api/v2/guides/{guideId}/sessions/{guideSessionId}/turns',
      { guideId, guideSessionId, body },
      {},
      request,
    );
  }

  /**
   * Starts publishing a guide's version, either for testing or for production. `getGuideVersionJob` shows the progress.
   *
   * @permissions `aiStudio:guideVersionJob:add`
   * @see POST /api/v2/guides/{guideId}/versions/{versionId}/jobs
   */
  postGuideVersionJobs(
    guideId: string,
    versionId: string,
    body: GuideVersionPublishJobRequest,
    request?: RequestOptions,
  ): ApiPromise<GuideVersionPublishJob> {
    return this.call(
      'postGuideVersionJobs',
      'POST /api/v2/guides/{guideId}/versions/{versionId}/jobs',
      { guideId, versionId, body },
      {},
      request,
    );
  }

  /**
   * Adds a version to a guide, in which the next changes are made.
   *
   * @permissions `aiStudio:guideVersion:add`
   * @see POST /api/v2/guides/{guideId}/versions
   */
  postGuideVersions(guideId: string, opts?: { body?: CreateGuideVersion }, request?: RequestOptions): ApiPromise<GuideVersion> {
    return this.call('postGuideVersions', 'POST /api/v2/guides/{guideId}/versions', { guideId }, opts, request);
  }

  /**
   * Creates a guide by its name and the way in which its content comes about. The content itself follows with
   * `postGuideVersions`.
   *
   * @permissions `aiStudio:guide:add`
   * @see POST /api/v2/guides
   */
  postGuides(body: CreateGuide, request?: RequestOptions): ApiPromise<Guide> {
    return this.call('postGuides', 'POST /api/v2/guides', { body }, {}, request);
  }

  /**
   * Starts generating a guide's content from a description or an uploaded document. `getGuidesJob` comes back with the proposal.
   *
   * @permissions `aiStudio:guideJob:add`
   * @see POST /api/v2/guides/jobs
   */
  postGuidesJobs(body: GenerateGuideContentRequest, request?: RequestOptions): ApiPromise<GuideContentGenerationJob> {
    return this.call('postGuidesJobs', 'POST /api/v2/guides/jobs', { body }, {}, request);
  }

  /**
   * Obtains a signed address for sending the document from which a guide is to be generated. Afterwards, its address goes into
   * `postGuidesJobs`.
   *
   * @permissions `aiStudio:guide:upload`
   * @see POST /api/v2/guides/uploads
   */
  postGuidesUploads(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postGuidesUploads', 'POST /api/v2/guides/uploads', { body }, {}, request);
  }

  /**
   * Replaces everything in a summary setting, from its language to its prompt. Read it first with
   * `getConversationsSummariesSetting` and send it back whole.
   *
   * @permissions `aiStudio:summaryConfig:edit`
   * @see PUT /api/v2/conversations/summaries/settings/{summarySettingId}
   */
  putConversationsSummariesSetting(
    summarySettingId: string,
    body: SummarySetting,
    request?: RequestOptions,
  ): ApiPromise<SummarySetting> {
    return this.call(
      'putConversationsSummariesSetting',
      'PUT /api/v2/conversations/summaries/settings/{summarySettingId}',
      { summarySettingId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace AIStudioApi {
  type getAgenticVirtualagentsOptions = GetAgenticVirtualagentsOptions;
  type getConversationsSummariesSettingsOptions = GetConversationsSummariesSettingsOptions;
  type getGuidesOptions = GetGuidesOptions;
  type postGuideVersionsOptions = OptionsOf<AIStudioApi['postGuideVersions']>;
}
