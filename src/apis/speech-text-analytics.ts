import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { TranscriptSearchRequest } from '../models/shared-search.js';
import type {
  CategoriesEntityListing,
  CategoryRequest,
  CommunicationTranslationList,
  ConversationCategoriesEntityListing,
  ConversationMetrics,
  CreateReprocessJobRequest,
  DeleteProgramResponse,
  DictionaryFeedback,
  DictionaryFeedbackEntityListing,
  GenAIPhrasesJob,
  GenAIPhrasesJobRequest,
  GenAIPhrasesJobs,
  GeneralProgramJob,
  GeneralProgramJobRequest,
  GeneralTopicsEntityListing,
  InsightsSettingsRequest,
  Program,
  ProgramInsightsSettings,
  ProgramInsightsSettingsEntityListing,
  ProgramJob,
  ProgramJobRequest,
  ProgramMappingsRequest,
  ProgramRequest,
  ProgramTopicLinksJob,
  ProgramTranscriptionEngines,
  ProgramsEntityListing,
  ReprocessInteractionsByJobIdResponse,
  ReprocessJobEntityListingResponse,
  ReprocessJobResponse,
  SentimentData,
  SentimentFeedback,
  SentimentFeedbackEntityListing,
  SpeechTextAnalyticsConversationSummaryListing,
  SpeechTextAnalyticsSettingsRequest,
  SpeechTextAnalyticsSettingsResponse,
  StaCategory,
  SupportedDialectsEntityListing,
  TestTopicPhraseJob,
  TestTopicPhraseJobRequest,
  TestTopicPhraseJobs,
  Topic,
  TopicJob,
  TopicJobRequest,
  TopicRequest,
  TopicsDefinitionsProgramMappings,
  TopicsDefinitionsProgramsMappingsEntityListing,
  TopicsEntityListing,
  TranscriptUrl,
  TranscriptUrls,
  TranscriptionEnginesRequest,
  TranslateSupportedLanguageList,
  UnifiedGeneralTopicEntityListing,
  UnpublishedProgramsEntityListing,
} from '../models/speech-text-analytics.js';
import type { PageOptions } from '../models/options.js';
import type { EntityListing, JsonSearchResponse } from '../models/shared-references.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetSpeechandtextanalyticsCategoriesOptions extends PageOptions {
  name?: string;
  /** @defaultValue `asc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** @defaultValue `name` */
  sortBy?: OpenEnum<'name' | 'description'>;
  /** Only categories with these ids. */
  ids?: readonly string[];
}

export interface GetSpeechandtextanalyticsDictionaryfeedbackOptions {
  /** Only terms of this dialect, e.g. `en-US`. */
  dialect?: string;
  /** Only terms for this engine. */
  transcriptionEngine?: OpenEnum<'Genesys' | 'GenesysExtended'>;
  /** Key of the following page, taken from `nextUri` of the answer before. */
  nextPage?: string;
  /** Entities a page. @defaultValue `500` */
  pageSize?: number;
}

export interface GetSpeechandtextanalyticsProgramsOptions {
  /** Key of the following page, taken from `nextUri` of the answer before. */
  nextPage?: string;
  /** @defaultValue `20` */
  pageSize?: number;
  /** `Latest` for the programs as last edited, `Published` for them as last published. */
  state?: OpenEnum<'Latest' | 'Published'>;
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  sortBy?: OpenEnum<'name'>;
  /** Only programs with these ids. */
  ids?: readonly string[];
  name?: string;
}

export interface GetSpeechandtextanalyticsProgramsSettingsInsightsOptions {
  /** Entities a page. @defaultValue `100` */
  pageSize?: number;
  /** Which page, counted from 1. @defaultValue `1` */
  pageNumber?: number;
  /** Only the settings of these programs. */
  programIds?: readonly string[];
}

export interface GetSpeechandtextanalyticsReprocessingJobsOptions {
  /** Entities a page. */
  pageSize?: number;
  /** Which page, counted from 1. */
  pageNumber?: number;
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  name?: string;
}

export interface GetSpeechandtextanalyticsTopicsOptions {
  /** Key of the following page, taken from `nextUri` of the answer before. */
  nextPage?: string;
  /** @defaultValue `20` */
  pageSize?: number;
  /**
   * `latest` for the topics as last edited, `published` for them as last published. Written in lower case here, unlike for
   * programs.
   */
  state?: OpenEnum<'latest' | 'published'>;
  name?: string;
  /** Only the topics with these ids, 50 at most; goes with no other filter. */
  ids?: readonly string[];
  sortBy?: OpenEnum<'name' | 'matchingType'>;
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** Only topics in one of these dialects. */
  dialects?: readonly OpenEnum<
    | 'en-US'
    | 'es-US'
    | 'en-AU'
    | 'en-GB'
    | 'en-ZA'
    | 'es-ES'
    | 'en-IN'
    | 'fr-FR'
    | 'fr-CA'
    | 'it-IT'
    | 'de-DE'
    | 'pt-BR'
    | 'pl-PL'
    | 'pt-PT'
    | 'nl-NL'
    | 'ko-KR'
  >[];
  pageNumber?: number;
}

/**
 * What the platform finds in transcribed calls and in written conversations: topics (sets of phrases to spot), programs (sets
 * of topics) and sentiment. Programs are mapped to queues and flows, whose conversations are then analysed with them; a
 * default program serves the rest. Topics and programs are edited as drafts and take effect once a publish job has completed.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class SpeechTextAnalyticsApi extends PlatformApi {
  /**
   * Deletes a category, so that conversations are no longer sorted into it.
   *
   * @permissions `speechAndTextAnalytics:category:delete`
   * @see DELETE /api/v2/speechandtextanalytics/categories/{categoryId}
   */
  deleteSpeechandtextanalyticsCategory(categoryId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsCategory',
      'DELETE /api/v2/speechandtextanalytics/categories/{categoryId}',
      { categoryId },
      {},
      request,
    );
  }

  /**
   * Deletes a term from the organisation's dictionary; transcription no longer looks out for it.
   *
   * @permissions `speechAndTextAnalytics:dictionaryterm:delete`
   * @see DELETE /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId}
   */
  deleteSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId(
    dictionaryFeedbackId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId',
      'DELETE /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId}',
      { dictionaryFeedbackId },
      {},
      request,
    );
  }

  /**
   * Deletes a program, so that the queues and flows mapped to it lose it.
   *
   * @param opts.forceDelete - `true` to delete the program even though it is the default program.
   * @permissions `speechAndTextAnalytics:program:delete`
   * @see DELETE /api/v2/speechandtextanalytics/programs/{programId}
   */
  deleteSpeechandtextanalyticsProgram(
    programId: string,
    opts?: { forceDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<DeleteProgramResponse> {
    return this.call(
      'deleteSpeechandtextanalyticsProgram',
      'DELETE /api/v2/speechandtextanalytics/programs/{programId}',
      { programId },
      opts,
      request,
    );
  }

  /**
   * Deletes a job that runs speech and text analytics over past interactions again.
   *
   * @preview
   * @permissions `speechAndTextAnalytics:reprocessInteractions:delete`
   * @see DELETE /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}
   */
  deleteSpeechandtextanalyticsReprocessingJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsReprocessingJob',
      'DELETE /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Deletes every sentiment correction of the organisation, in all dialects. For a single phrase use
   * `deleteSpeechandtextanalyticsSentimentfeedbackSentimentFeedbackId`.
   *
   * @permissions `speechAndTextAnalytics:feedback:delete`
   * @see DELETE /api/v2/speechandtextanalytics/sentimentfeedback
   */
  deleteSpeechandtextanalyticsSentimentfeedback(request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsSentimentfeedback',
      'DELETE /api/v2/speechandtextanalytics/sentimentfeedback',
      {},
      {},
      request,
    );
  }

  /**
   * Deletes the sentiment correction of one phrase.
   *
   * @permissions `speechAndTextAnalytics:feedback:delete`
   * @see DELETE /api/v2/speechandtextanalytics/sentimentfeedback/{sentimentFeedbackId}
   */
  deleteSpeechandtextanalyticsSentimentfeedbackSentimentFeedbackId(
    sentimentFeedbackId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsSentimentfeedbackSentimentFeedbackId',
      'DELETE /api/v2/speechandtextanalytics/sentimentfeedback/{sentimentFeedbackId}',
      { sentimentFeedbackId },
      {},
      request,
    );
  }

  /**
   * Deletes a topic with its phrases.
   *
   * @permissions `speechAndTextAnalytics:topic:delete`
   * @see DELETE /api/v2/speechandtextanalytics/topics/{topicId}
   */
  deleteSpeechandtextanalyticsTopic(topicId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsTopic',
      'DELETE /api/v2/speechandtextanalytics/topics/{topicId}',
      { topicId },
      {},
      request,
    );
  }

  /**
   * Lists the categories into which conversations are sorted by the words and topics found in them.
   *
   * @permissions `speechAndTextAnalytics:category:view`
   * @see GET /api/v2/speechandtextanalytics/categories
   */
  getSpeechandtextanalyticsCategories(
    opts?: GetSpeechandtextanalyticsCategoriesOptions,
    request?: RequestOptions,
  ): ApiPromise<CategoriesEntityListing> {
    return this.call('getSpeechandtextanalyticsCategories', 'GET /api/v2/speechandtextanalytics/categories', {}, opts, request);
  }

  /**
   * Reads one category with the criteria that a conversation must meet to fall into it.
   *
   * @permissions `speechAndTextAnalytics:category:view`
   * @see GET /api/v2/speechandtextanalytics/categories/{categoryId}
   */
  getSpeechandtextanalyticsCategory(categoryId: string, request?: RequestOptions): ApiPromise<StaCategory> {
    return this.call(
      'getSpeechandtextanalyticsCategory',
      'GET /api/v2/speechandtextanalytics/categories/{categoryId}',
      { categoryId },
      {},
      request,
    );
  }

  /**
   * Reads what was measured on one conversation: sentiment and its trend, and the shares of agent, customer, silence and
   * overtalk.
   *
   * @example
   * ```ts
   * const metrics = await new SpeechTextAnalyticsApi(client).getSpeechandtextanalyticsConversation(conversationId);
   * console.log(metrics.sentimentScore ?? 'Not analysed yet');
   * ```
   * @permissions all of `recording:recording:view`, `speechAndTextAnalytics:data:view`
   * @see GET /api/v2/speechandtextanalytics/conversations/{conversationId}
   */
  getSpeechandtextanalyticsConversation(conversationId: string, request?: RequestOptions): ApiPromise<ConversationMetrics> {
    return this.call(
      'getSpeechandtextanalyticsConversation',
      'GET /api/v2/speechandtextanalytics/conversations/{conversationId}',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Lists the categories that one conversation has fallen into.
   *
   * @permissions `speechAndTextAnalytics:data:view`
   * @see GET /api/v2/speechandtextanalytics/conversations/{conversationId}/categories
   */
  getSpeechandtextanalyticsConversationCategories(
    conversationId: string,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<ConversationCategoriesEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsConversationCategories',
      'GET /api/v2/speechandtextanalytics/conversations/{conversationId}/categories',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Brings a pre-signed address from which the transcript of one communication can be downloaded. The address is short-lived;
   * fetch it anew rather than storing it.
   *
   * @param communicationId - The communication (session) within the conversation whose transcript is wanted.
   * @example
   * ```ts
   * const { url } = await new SpeechTextAnalyticsApi(client).getSpeechandtextanalyticsConversationCommunicationTranscripturl(
   *   conversationId,
   *   communicationId,
   * );
   * console.log(url);
   * ```
   * @permissions all of `recording:recording:view`, `speechAndTextAnalytics:data:view`
   * @see GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturl
   */
  getSpeechandtextanalyticsConversationCommunicationTranscripturl(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<TranscriptUrl> {
    return this.call(
      'getSpeechandtextanalyticsConversationCommunicationTranscripturl',
      'GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturl',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Brings pre-signed addresses of all transcripts of one communication, one for each recording;
   * `getSpeechandtextanalyticsConversationCommunicationTranscripturl` brings a single one.
   *
   * @permissions any of `recording:recording:view`, `recording:recordingSegment:view`
   * @see GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturls
   */
  getSpeechandtextanalyticsConversationCommunicationTranscripturls(
    conversationId: string,
    communicationId: string,
    request?: RequestOptions,
  ): ApiPromise<TranscriptUrls> {
    return this.call(
      'getSpeechandtextanalyticsConversationCommunicationTranscripturls',
      'GET /api/v2/speechandtextanalytics/conversations/{conversationId}/communications/{communicationId}/transcripturls',
      { conversationId, communicationId },
      {},
      request,
    );
  }

  /**
   * Reads in words why the customer of a conversation was pleased or displeased.
   *
   * @permissions `speechAndTextAnalytics:sentimentData:view`
   * @see GET /api/v2/speechandtextanalytics/conversations/{conversationId}/sentiments
   */
  getSpeechandtextanalyticsConversationSentiments(conversationId: string, request?: RequestOptions): ApiPromise<SentimentData> {
    return this.call(
      'getSpeechandtextanalyticsConversationSentiments',
      'GET /api/v2/speechandtextanalytics/conversations/{conversationId}/sentiments',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Lists the written summaries of a conversation, of the whole as well as of what single agents or virtual agents did.
   *
   * @permissions `speechAndTextAnalytics:aiSummary:view`
   * @see GET /api/v2/speechandtextanalytics/conversations/{conversationId}/summaries
   */
  getSpeechandtextanalyticsConversationSummaries(
    conversationId: string,
    request?: RequestOptions,
  ): ApiPromise<SpeechTextAnalyticsConversationSummaryListing> {
    return this.call(
      'getSpeechandtextanalyticsConversationSummaries',
      'GET /api/v2/speechandtextanalytics/conversations/{conversationId}/summaries',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Lists the terms of the organisation's dictionary: words that transcription should recognise more readily.
   *
   * @permissions `speechAndTextAnalytics:dictionaryterm:view`
   * @see GET /api/v2/speechandtextanalytics/dictionaryfeedback
   */
  getSpeechandtextanalyticsDictionaryfeedback(
    opts?: GetSpeechandtextanalyticsDictionaryfeedbackOptions,
    request?: RequestOptions,
  ): ApiPromise<DictionaryFeedbackEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsDictionaryfeedback',
      'GET /api/v2/speechandtextanalytics/dictionaryfeedback',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one term of the dictionary with its example phrases and what it sounds like.
   *
   * @permissions `speechAndTextAnalytics:dictionaryterm:view`
   * @see GET /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId}
   */
  getSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId(
    dictionaryFeedbackId: string,
    request?: RequestOptions,
  ): ApiPromise<DictionaryFeedback> {
    return this.call(
      'getSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId',
      'GET /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId}',
      { dictionaryFeedbackId },
      {},
      request,
    );
  }

  /**
   * Reads one program with the topics it contains.
   *
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/{programId}
   */
  getSpeechandtextanalyticsProgram(programId: string, request?: RequestOptions): ApiPromise<Program> {
    return this.call(
      'getSpeechandtextanalyticsProgram',
      'GET /api/v2/speechandtextanalytics/programs/{programId}',
      { programId },
      {},
      request,
    );
  }

  /**
   * Reads which queues and flows one program is applied to. For all programs at once use
   * `getSpeechandtextanalyticsProgramsMappings`.
   *
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/{programId}/mappings
   */
  getSpeechandtextanalyticsProgramMappings(
    programId: string,
    request?: RequestOptions,
  ): ApiPromise<TopicsDefinitionsProgramMappings> {
    return this.call(
      'getSpeechandtextanalyticsProgramMappings',
      'GET /api/v2/speechandtextanalytics/programs/{programId}/mappings',
      { programId },
      {},
      request,
    );
  }

  /**
   * Reads whether insights are drawn from the conversations of one program.
   *
   * @permissions all of `speechAndTextAnalytics:program:view`, `speechAndTextAnalytics:insightsSettings:view`
   * @see GET /api/v2/speechandtextanalytics/programs/{programId}/settings/insights
   */
  getSpeechandtextanalyticsProgramSettingsInsights(
    programId: string,
    request?: RequestOptions,
  ): ApiPromise<ProgramInsightsSettings> {
    return this.call(
      'getSpeechandtextanalyticsProgramSettingsInsights',
      'GET /api/v2/speechandtextanalytics/programs/{programId}/settings/insights',
      { programId },
      {},
      request,
    );
  }

  /**
   * Reads which engine transcribes the calls of a program, dialect by dialect.
   *
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/{programId}/transcriptionengines
   */
  getSpeechandtextanalyticsProgramTranscriptionengines(
    programId: string,
    request?: RequestOptions,
  ): ApiPromise<ProgramTranscriptionEngines> {
    return this.call(
      'getSpeechandtextanalyticsProgramTranscriptionengines',
      'GET /api/v2/speechandtextanalytics/programs/{programId}/transcriptionengines',
      { programId },
      {},
      request,
    );
  }

  /**
   * Lists the programs.
   *
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs
   */
  getSpeechandtextanalyticsPrograms(
    opts?: GetSpeechandtextanalyticsProgramsOptions,
    request?: RequestOptions,
  ): ApiPromise<ProgramsEntityListing> {
    return this.call('getSpeechandtextanalyticsPrograms', 'GET /api/v2/speechandtextanalytics/programs', {}, opts, request);
  }

  /**
   * Reads the state of a job begun with `postSpeechandtextanalyticsProgramsGeneralJobs`: `Running`, `Completed` or `Failed`.
   *
   * @permissions all of `speechAndTextAnalytics:program:add`, `speechAndTextAnalytics:program:edit`,
   * `speechAndTextAnalytics:topic:add`, `speechAndTextAnalytics:topic:edit`
   * @see GET /api/v2/speechandtextanalytics/programs/general/jobs/{jobId}
   */
  getSpeechandtextanalyticsProgramsGeneralJob(jobId: string, request?: RequestOptions): ApiPromise<GeneralProgramJob> {
    return this.call(
      'getSpeechandtextanalyticsProgramsGeneralJob',
      'GET /api/v2/speechandtextanalytics/programs/general/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists the queues and flows of every program.
   *
   * @param opts.nextPage - Key of the following page, taken from `nextUri` of the answer before.
   * @param opts.pageSize - The platform assumes 20.
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/mappings
   */
  getSpeechandtextanalyticsProgramsMappings(
    opts?: { nextPage?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<TopicsDefinitionsProgramsMappingsEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsProgramsMappings',
      'GET /api/v2/speechandtextanalytics/programs/mappings',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads how far publishing a set of programs has come: `Running`, `Completed` or `Failed`.
   *
   * @permissions `speechAndTextAnalytics:program:publish`
   * @see GET /api/v2/speechandtextanalytics/programs/publishjobs/{jobId}
   */
  getSpeechandtextanalyticsProgramsPublishjob(jobId: string, request?: RequestOptions): ApiPromise<ProgramJob> {
    return this.call(
      'getSpeechandtextanalyticsProgramsPublishjob',
      'GET /api/v2/speechandtextanalytics/programs/publishjobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists for which programs insights are switched on.
   *
   * @permissions all of `speechAndTextAnalytics:program:view`, `speechAndTextAnalytics:insightsSettings:view`
   * @see GET /api/v2/speechandtextanalytics/programs/settings/insights
   */
  getSpeechandtextanalyticsProgramsSettingsInsights(
    opts?: GetSpeechandtextanalyticsProgramsSettingsInsightsOptions,
    request?: RequestOptions,
  ): ApiPromise<ProgramInsightsSettingsEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsProgramsSettingsInsights',
      'GET /api/v2/speechandtextanalytics/programs/settings/insights',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the state of a job that links topics to a program or takes them off: `Running`, `Completed` or `Failed`.
   *
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/topiclinks/jobs/{jobId}
   */
  getSpeechandtextanalyticsProgramsTopiclinksJob(jobId: string, request?: RequestOptions): ApiPromise<ProgramTopicLinksJob> {
    return this.call(
      'getSpeechandtextanalyticsProgramsTopiclinksJob',
      'GET /api/v2/speechandtextanalytics/programs/topiclinks/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists the transcription engines with the dialects that each of them understands.
   *
   * @permissions not documented
   * @see GET /api/v2/speechandtextanalytics/programs/transcriptionengines/dialects
   */
  getSpeechandtextanalyticsProgramsTranscriptionenginesDialects(
    request?: RequestOptions,
  ): ApiPromise<SupportedDialectsEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsProgramsTranscriptionenginesDialects',
      'GET /api/v2/speechandtextanalytics/programs/transcriptionengines/dialects',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the programs with changes not yet published, as candidates for `postSpeechandtextanalyticsProgramsPublishjobs`.
   *
   * @param opts.nextPage - Key of the following page, taken from `nextUri` of the answer before.
   * @param opts.pageSize - The platform assumes 20.
   * @permissions `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/unpublished
   */
  getSpeechandtextanalyticsProgramsUnpublished(
    opts?: { nextPage?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<UnpublishedProgramsEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsProgramsUnpublished',
      'GET /api/v2/speechandtextanalytics/programs/unpublished',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one reprocessing job: what it covers, its place in the queue, and how many interactions have been processed.
   *
   * @preview
   * @permissions `speechAndTextAnalytics:reprocessInteractions:view`
   * @see GET /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}
   */
  getSpeechandtextanalyticsReprocessingJob(jobId: string, request?: RequestOptions): ApiPromise<ReprocessJobResponse> {
    return this.call(
      'getSpeechandtextanalyticsReprocessingJob',
      'GET /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Brings an address from which the list of interactions that a reprocessing job covers can be downloaded.
   *
   * @preview
   * @permissions `speechAndTextAnalytics:reprocessInteractions:view`
   * @see GET /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}/interactions
   */
  getSpeechandtextanalyticsReprocessingJobInteractions(
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<ReprocessInteractionsByJobIdResponse> {
    return this.call(
      'getSpeechandtextanalyticsReprocessingJobInteractions',
      'GET /api/v2/speechandtextanalytics/reprocessing/jobs/{jobId}/interactions',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Lists the jobs by which past interactions are analysed again.
   *
   * @preview
   * @permissions `speechAndTextAnalytics:reprocessInteractions:view`
   * @see GET /api/v2/speechandtextanalytics/reprocessing/jobs
   */
  getSpeechandtextanalyticsReprocessingJobs(
    opts?: GetSpeechandtextanalyticsReprocessingJobsOptions,
    request?: RequestOptions,
  ): ApiPromise<ReprocessJobEntityListingResponse> {
    return this.call(
      'getSpeechandtextanalyticsReprocessingJobs',
      'GET /api/v2/speechandtextanalytics/reprocessing/jobs',
      {},
      opts,
      request,
    );
  }

  /**
   * Lists the dialects in which sentiment can be determined.
   *
   * @returns Dialect codes such as `en-US`, in `entities`.
   * @permissions not documented
   * @see GET /api/v2/speechandtextanalytics/sentiment/dialects
   */
  getSpeechandtextanalyticsSentimentDialects(request?: RequestOptions): ApiPromise<EntityListing> {
    return this.call(
      'getSpeechandtextanalyticsSentimentDialects',
      'GET /api/v2/speechandtextanalytics/sentiment/dialects',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the phrases whose sentiment the organisation has corrected.
   *
   * @param opts.dialect - Only corrections in this dialect, e.g. `en-US`.
   * @permissions `speechAndTextAnalytics:feedback:view`
   * @see GET /api/v2/speechandtextanalytics/sentimentfeedback
   */
  getSpeechandtextanalyticsSentimentfeedback(
    opts?: { dialect?: string },
    request?: RequestOptions,
  ): ApiPromise<SentimentFeedbackEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsSentimentfeedback',
      'GET /api/v2/speechandtextanalytics/sentimentfeedback',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the default program and the dialects that conversations are expected in.
   *
   * @permissions `speechAndTextAnalytics:settings:view`
   * @see GET /api/v2/speechandtextanalytics/settings
   */
  getSpeechandtextanalyticsSettings(request?: RequestOptions): ApiPromise<SpeechTextAnalyticsSettingsResponse> {
    return this.call('getSpeechandtextanalyticsSettings', 'GET /api/v2/speechandtextanalytics/settings', {}, {}, request);
  }

  /**
   * Reads one topic with all its phrases; the listing gives only their count.
   *
   * @permissions `speechAndTextAnalytics:topic:view`
   * @see GET /api/v2/speechandtextanalytics/topics/{topicId}
   */
  getSpeechandtextanalyticsTopic(topicId: string, request?: RequestOptions): ApiPromise<Topic> {
    return this.call(
      'getSpeechandtextanalyticsTopic',
      'GET /api/v2/speechandtextanalytics/topics/{topicId}',
      { topicId },
      {},
      request,
    );
  }

  /**
   * Lists the topics, without their phrases.
   *
   * @permissions `speechAndTextAnalytics:topic:view`
   * @see GET /api/v2/speechandtextanalytics/topics
   */
  getSpeechandtextanalyticsTopics(
    opts?: GetSpeechandtextanalyticsTopicsOptions,
    request?: RequestOptions,
  ): ApiPromise<TopicsEntityListing> {
    return this.call('getSpeechandtextanalyticsTopics', 'GET /api/v2/speechandtextanalytics/topics', {}, opts, request);
  }

  /**
   * Lists the dialects that a topic can be written in.
   *
   * @returns Dialect codes such as `en-US`, in `entities`.
   * @permissions not documented
   * @see GET /api/v2/speechandtextanalytics/topics/dialects
   */
  getSpeechandtextanalyticsTopicsDialects(request?: RequestOptions): ApiPromise<EntityListing> {
    return this.call(
      'getSpeechandtextanalyticsTopicsDialects',
      'GET /api/v2/speechandtextanalytics/topics/dialects',
      {},
      {},
      request,
    );
  }

  /**
   * Lists the ready-made topics that the platform supplies for a dialect. `postSpeechandtextanalyticsProgramsGeneralJobs`
   * sets them up in the organisation.
   *
   * @permissions `speechAndTextAnalytics:topic:view`
   * @see GET /api/v2/speechandtextanalytics/topics/general
   */
  getSpeechandtextanalyticsTopicsGeneral(
    opts?: {
      dialect?: OpenEnum<
        | 'en-US'
        | 'es-US'
        | 'en-AU'
        | 'en-GB'
        | 'en-ZA'
        | 'es-ES'
        | 'en-IN'
        | 'fr-FR'
        | 'fr-CA'
        | 'it-IT'
        | 'de-DE'
        | 'pt-BR'
        | 'pl-PL'
        | 'pt-PT'
        | 'nl-NL'
        | 'ko-KR'
        | 'ar-001'
        | 'ar-AE'
        | 'ar-BH'
        | 'ar-EG'
        | 'ar-IL'
        | 'ar-SA'
        | 'ar-TN'
        | 'da-DK'
        | 'de-CH'
        | 'en-HK'
        | 'en-IE'
        | 'en-NZ'
        | 'en-SG'
        | 'fi-FI'
        | 'he-IL'
        | 'hi-IN'
        | 'ja-JP'
        | 'nb-NO'
        | 'sv-SE'
        | 'tr-TR'
        | 'zh-CN'
        | 'zh-HK'
        | 'zh-TW'
        | 'zu-ZA'
      >;
    },
    request?: RequestOptions,
  ): ApiPromise<GeneralTopicsEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsTopicsGeneral',
      'GET /api/v2/speechandtextanalytics/topics/general',
      {},
      opts,
      request,
    );
  }

  /**
   * Compares the platform's ready-made topics with what the organisation has of them: up to date, outdated, changed, or still to
   * be created.
   *
   * @param opts.dialect - Only topics of this dialect.
   * @permissions `speechAndTextAnalytics:topic:view`
   * @see GET /api/v2/speechandtextanalytics/topics/general/status
   */
  getSpeechandtextanalyticsTopicsGeneralStatus(
    opts?: {
      dialect?: OpenEnum<
        | 'ar-001'
        | 'ar-AE'
        | 'ar-BH'
        | 'ar-EG'
        | 'ar-IL'
        | 'ar-SA'
        | 'ar-TN'
        | 'da-DK'
        | 'de-CH'
        | 'de-DE'
        | 'en-AU'
        | 'en-GB'
        | 'en-HK'
        | 'en-IE'
        | 'en-IN'
        | 'en-NZ'
        | 'en-SG'
        | 'en-US'
        | 'en-ZA'
        | 'es-ES'
        | 'es-US'
        | 'fi-FI'
        | 'fr-CA'
        | 'fr-FR'
        | 'he-IL'
        | 'hi-IN'
        | 'it-IT'
        | 'ja-JP'
        | 'ko-KR'
        | 'nb-NO'
        | 'nl-NL'
        | 'pl-PL'
        | 'pt-BR'
        | 'pt-PT'
        | 'sv-SE'
        | 'tr-TR'
        | 'zh-CN'
        | 'zh-HK'
        | 'zh-TW'
        | 'zu-ZA'
      >;
    },
    request?: RequestOptions,
  ): ApiPromise<UnifiedGeneralTopicEntityListing> {
    return this.call(
      'getSpeechandtextanalyticsTopicsGeneralStatus',
      'GET /api/v2/speechandtextanalytics/topics/general/status',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the phrases that a job has thought up for a topic, once its state is `Completed`.
   *
   * @permissions `speechAndTextAnalytics:topic:addAIPhrases`
   * @see GET /api/v2/speechandtextanalytics/topics/generatedphrases/jobs/{jobId}
   */
  getSpeechandtextanalyticsTopicsGeneratedphrasesJob(jobId: string, request?: RequestOptions): ApiPromise<GenAIPhrasesJob> {
    return this.call(
      'getSpeechandtextanalyticsTopicsGeneratedphrasesJob',
      'GET /api/v2/speechandtextanalytics/topics/generatedphrases/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads how far publishing a set of topics has come: `Running`, `Completed` or `Failed`.
   *
   * @permissions `speechAndTextAnalytics:topic:publish`
   * @see GET /api/v2/speechandtextanalytics/topics/publishjobs/{jobId}
   */
  getSpeechandtextanalyticsTopicsPublishjob(jobId: string, request?: RequestOptions): ApiPromise<TopicJob> {
    return this.call(
      'getSpeechandtextanalyticsTopicsPublishjob',
      'GET /api/v2/speechandtextanalytics/topics/publishjobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Reads how often a phrase was found in the transcripts that a test has gone through.
   *
   * @permissions `speechAndTextAnalytics:topic:testPhrase`
   * @see GET /api/v2/speechandtextanalytics/topics/testphrase/jobs/{jobId}
   */
  getSpeechandtextanalyticsTopicsTestphraseJob(jobId: string, request?: RequestOptions): ApiPromise<TestTopicPhraseJob> {
    return this.call(
      'getSpeechandtextanalyticsTopicsTestphraseJob',
      'GET /api/v2/speechandtextanalytics/topics/testphrase/jobs/{jobId}',
      { jobId },
      {},
      request,
    );
  }

  /**
   * Translates the transcripts of a conversation into another language.
   *
   * @param opts.communicationId - Only the transcripts of this communication.
   * @param opts.recordingId - Only the transcript of this recording.
   * @permissions `speechAndTextAnalytics:translation:view`
   * @see GET /api/v2/speechandtextanalytics/translations/languages/{languageId}/conversations/{conversationId}
   */
  getSpeechandtextanalyticsTranslationsLanguageConversation(
    languageId: string,
    conversationId: string,
    opts?: { communicationId?: string; recordingId?: string },
    request?: RequestOptions,
  ): ApiPromise<CommunicationTranslationList> {
    return this.call(
      'getSpeechandtextanalyticsTranslationsLanguageConversation',
      'GET /api/v2/speechandtextanalytics/translations/languages/{languageId}/conversations/{conversationId}',
      { languageId, conversationId },
      opts,
      request,
    );
  }

  /**
   * Lists the languages that transcripts can be translated into.
   *
   * @permissions `speechAndTextAnalytics:translation:view`
   * @see GET /api/v2/speechandtextanalytics/translations/languages
   */
  getSpeechandtextanalyticsTranslationsLanguages(request?: RequestOptions): ApiPromise<TranslateSupportedLanguageList> {
    return this.call(
      'getSpeechandtextanalyticsTranslationsLanguages',
      'GET /api/v2/speechandtextanalytics/translations/languages',
      {},
      {},
      request,
    );
  }

  /**
   * Changes the default program or the expected dialects, leaving what the body omits.
   *
   * @permissions `speechAndTextAnalytics:settings:edit`
   * @see PATCH /api/v2/speechandtextanalytics/settings
   */
  patchSpeechandtextanalyticsSettings(
    body: SpeechTextAnalyticsSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<SpeechTextAnalyticsSettingsResponse> {
    return this.call(
      'patchSpeechandtextanalyticsSettings',
      'PATCH /api/v2/speechandtextanalytics/settings',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a category: a name, the kind of interactions it is for, and the criteria as a tree of words and topics.
   *
   * @permissions `speechAndTextAnalytics:category:add`
   * @see POST /api/v2/speechandtextanalytics/categories
   */
  postSpeechandtextanalyticsCategories(body: CategoryRequest, request?: RequestOptions): ApiPromise<StaCategory> {
    return this.call(
      'postSpeechandtextanalyticsCategories',
      'POST /api/v2/speechandtextanalytics/categories',
      { body },
      {},
      request,
    );
  }

  /**
   * Adds a term to the organisation's dictionary, so that transcription recognises it more readily.
   *
   * @permissions `speechAndTextAnalytics:dictionaryterm:add`
   * @see POST /api/v2/speechandtextanalytics/dictionaryfeedback
   */
  postSpeechandtextanalyticsDictionaryfeedback(
    body: DictionaryFeedback,
    request?: RequestOptions,
  ): ApiPromise<DictionaryFeedback> {
    return this.call(
      'postSpeechandtextanalyticsDictionaryfeedback',
      'POST /api/v2/speechandtextanalytics/dictionaryfeedback',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a program from existing topics. It has no effect until published and mapped; see
   * `putSpeechandtextanalyticsProgramMappings`.
   *
   * @permissions `speechAndTextAnalytics:program:add`
   * @see POST /api/v2/speechandtextanalytics/programs
   */
  postSpeechandtextanalyticsPrograms(body: ProgramRequest, request?: RequestOptions): ApiPromise<Program> {
    return this.call('postSpeechandtextanalyticsPrograms', 'POST /api/v2/speechandtextanalytics/programs', { body }, {}, request);
  }

  /**
   * Starts a job that builds a general program out of the platform's ready-made topics for a dialect. Follow it with
   * `getSpeechandtextanalyticsProgramsGeneralJob`.
   *
   * @permissions all of `speechAndTextAnalytics:program:add`, `speechAndTextAnalytics:program:edit`,
   * `speechAndTextAnalytics:topic:add`, `speechAndTextAnalytics:topic:edit`
   * @see POST /api/v2/speechandtextanalytics/programs/general/jobs
   */
  postSpeechandtextanalyticsProgramsGeneralJobs(
    body: GeneralProgramJobRequest,
    request?: RequestOptions,
  ): ApiPromise<GeneralProgramJob> {
    return this.call(
      'postSpeechandtextanalyticsProgramsGeneralJobs',
      'POST /api/v2/speechandtextanalytics/programs/general/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts publishing the named programs, so that conversations are analysed with their latest state. Follow the job with
   * `getSpeechandtextanalyticsProgramsPublishjob`.
   *
   * @permissions `speechAndTextAnalytics:program:publish`
   * @see POST /api/v2/speechandtextanalytics/programs/publishjobs
   */
  postSpeechandtextanalyticsProgramsPublishjobs(body: ProgramJobRequest, request?: RequestOptions): ApiPromise<ProgramJob> {
    return this.call(
      'postSpeechandtextanalyticsProgramsPublishjobs',
      'POST /api/v2/speechandtextanalytics/programs/publishjobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts analysing past interactions of a span of time again, with programs as they are now. Follow the job with
   * `getSpeechandtextanalyticsReprocessingJob`.
   *
   * @preview
   * @permissions `speechAndTextAnalytics:reprocessInteractions:add`
   * @see POST /api/v2/speechandtextanalytics/reprocessing/jobs
   */
  postSpeechandtextanalyticsReprocessingJobs(
    body: CreateReprocessJobRequest,
    request?: RequestOptions,
  ): ApiPromise<ReprocessJobResponse> {
    return this.call(
      'postSpeechandtextanalyticsReprocessingJobs',
      'POST /api/v2/speechandtextanalytics/reprocessing/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Corrects how the sentiment of a phrase is judged in one dialect.
   *
   * @permissions `speechAndTextAnalytics:feedback:add`
   * @see POST /api/v2/speechandtextanalytics/sentimentfeedback
   */
  postSpeechandtextanalyticsSentimentfeedback(body: SentimentFeedback, request?: RequestOptions): ApiPromise<SentimentFeedback> {
    return this.call(
      'postSpeechandtextanalyticsSentimentfeedback',
      'POST /api/v2/speechandtextanalytics/sentimentfeedback',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a topic: the phrases to spot, whose speech counts, and how closely it has to match. It takes part in analysis
   * once it is in a program and published.
   *
   * @permissions `speechAndTextAnalytics:topic:add`
   * @see POST /api/v2/speechandtextanalytics/topics
   */
  postSpeechandtextanalyticsTopics(body: TopicRequest, request?: RequestOptions): ApiPromise<Topic> {
    return this.call('postSpeechandtextanalyticsTopics', 'POST /api/v2/speechandtextanalytics/topics', { body }, {}, request);
  }

  /**
   * Starts a job that thinks up further phrases for a topic from its name, description and first phrases. Read them with
   * `getSpeechandtextanalyticsTopicsGeneratedphrasesJob`.
   *
   * @permissions `speechAndTextAnalytics:topic:addAIPhrases`
   * @see POST /api/v2/speechandtextanalytics/topics/generatedphrases/jobs
   */
  postSpeechandtextanalyticsTopicsGeneratedphrasesJobs(
    body: GenAIPhrasesJobRequest,
    request?: RequestOptions,
  ): ApiPromise<GenAIPhrasesJobs> {
    return this.call(
      'postSpeechandtextanalyticsTopicsGeneratedphrasesJobs',
      'POST /api/v2/speechandtextanalytics/topics/generatedphrases/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts publishing the named topics in their latest state. Follow the job with
   * `getSpeechandtextanalyticsTopicsPublishjob`.
   *
   * @permissions `speechAndTextAnalytics:topic:publish`
   * @see POST /api/v2/speechandtextanalytics/topics/publishjobs
   */
  postSpeechandtextanalyticsTopicsPublishjobs(body: TopicJobRequest, request?: RequestOptions): ApiPromise<TopicJob> {
    return this.call(
      'postSpeechandtextanalyticsTopicsPublishjobs',
      'POST /api/v2/speechandtextanalytics/topics/publishjobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts a test of one topic phrase against existing transcripts. Read the counts with
   * `getSpeechandtextanalyticsTopicsTestphraseJob`.
   *
   * @permissions `speechAndTextAnalytics:topic:testPhrase`
   * @see POST /api/v2/speechandtextanalytics/topics/testphrase/jobs
   */
  postSpeechandtextanalyticsTopicsTestphraseJobs(
    body: TestTopicPhraseJobRequest,
    request?: RequestOptions,
  ): ApiPromise<TestTopicPhraseJobs> {
    return this.call(
      'postSpeechandtextanalyticsTopicsTestphraseJobs',
      'POST /api/v2/speechandtextanalytics/topics/testphrase/jobs',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches the text of transcripts across conversations.
   *
   * @param body - `types` is required and names what is searched, e.g. `transcripts`; `query` holds the criteria.
   * @returns The hits in `results`, with the fields asked for in `returnFields`.
   * @permissions any of `analytics:conversationDetail:view`, `recording:recording:view`, `recording:recordingSegment:view`
   * @see POST /api/v2/speechandtextanalytics/transcripts/search
   */
  postSpeechandtextanalyticsTranscriptsSearch(
    body: TranscriptSearchRequest,
    request?: RequestOptions,
  ): ApiPromise<JsonSearchResponse> {
    return this.call(
      'postSpeechandtextanalyticsTranscriptsSearch',
      'POST /api/v2/speechandtextanalytics/transcripts/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces a category, its whole tree of criteria included.
   *
   * @permissions `speechAndTextAnalytics:category:edit`
   * @see PUT /api/v2/speechandtextanalytics/categories/{categoryId}
   */
  putSpeechandtextanalyticsCategory(
    categoryId: string,
    body: CategoryRequest,
    request?: RequestOptions,
  ): ApiPromise<StaCategory> {
    return this.call(
      'putSpeechandtextanalyticsCategory',
      'PUT /api/v2/speechandtextanalytics/categories/{categoryId}',
      { categoryId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a term of the organisation's dictionary.
   *
   * @permissions `speechAndTextAnalytics:dictionaryterm:edit`
   * @see PUT /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId}
   */
  putSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId(
    dictionaryFeedbackId: string,
    opts?: { body?: DictionaryFeedback },
    request?: RequestOptions,
  ): ApiPromise<DictionaryFeedback> {
    return this.call(
      'putSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId',
      'PUT /api/v2/speechandtextanalytics/dictionaryfeedback/{dictionaryFeedbackId}',
      { dictionaryFeedbackId },
      opts,
      request,
    );
  }

  /**
   * Replaces a program's name, tags and topics; the change waits until the program is published.
   *
   * @permissions `speechAndTextAnalytics:program:edit`
   * @see PUT /api/v2/speechandtextanalytics/programs/{programId}
   */
  putSpeechandtextanalyticsProgram(programId: string, body: ProgramRequest, request?: RequestOptions): ApiPromise<Program> {
    return this.call(
      'putSpeechandtextanalyticsProgram',
      'PUT /api/v2/speechandtextanalytics/programs/{programId}',
      { programId, body },
      {},
      request,
    );
  }

  /**
   * Sets the queues and flows that a program is applied to, in place of its earlier ones.
   *
   * @param body - Both lists are required; an empty list takes all mappings of that kind away.
   * @permissions `speechAndTextAnalytics:program:edit`
   * @see PUT /api/v2/speechandtextanalytics/programs/{programId}/mappings
   */
  putSpeechandtextanalyticsProgramMappings(
    programId: string,
    body: ProgramMappingsRequest,
    request?: RequestOptions,
  ): ApiPromise<TopicsDefinitionsProgramMappings> {
    return this.call(
      'putSpeechandtextanalyticsProgramMappings',
      'PUT /api/v2/speechandtextanalytics/programs/{programId}/mappings',
      { programId, body },
      {},
      request,
    );
  }

  /**
   * Switches insights on or off for the conversations of one program.
   *
   * @permissions all of `speechAndTextAnalytics:program:edit`, `speechAndTextAnalytics:insightsSettings:edit`
   * @see PUT /api/v2/speechandtextanalytics/programs/{programId}/settings/insights
   */
  putSpeechandtextanalyticsProgramSettingsInsights(
    programId: string,
    body: InsightsSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<ProgramInsightsSettings> {
    return this.call(
      'putSpeechandtextanalyticsProgramSettingsInsights',
      'PUT /api/v2/speechandtextanalytics/programs/{programId}/settings/insights',
      { programId, body },
      {},
      request,
    );
  }

  /**
   * Sets which engine transcribes the calls of a program, dialect by dialect, in place of the earlier choice.
   *
   * @permissions `speechAndTextAnalytics:program:edit`
   * @see PUT /api/v2/speechandtextanalytics/programs/{programId}/transcriptionengines
   */
  putSpeechandtextanalyticsProgramTranscriptionengines(
    programId: string,
    body: TranscriptionEnginesRequest,
    request?: RequestOptions,
  ): ApiPromise<ProgramTranscriptionEngines> {
    return this.call(
      'putSpeechandtextanalyticsProgramTranscriptionengines',
      'PUT /api/v2/speechandtextanalytics/programs/{programId}/transcriptionengines',
      { programId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the settings as a whole; to change only the default program or only the dialects use
   * `patchSpeechandtextanalyticsSettings`.
   *
   * @permissions `speechAndTextAnalytics:settings:edit`
   * @see PUT /api/v2/speechandtextanalytics/settings
   */
  putSpeechandtextanalyticsSettings(
    body: SpeechTextAnalyticsSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<SpeechTextAnalyticsSettingsResponse> {
    return this.call('putSpeechandtextanalyticsSettings', 'PUT /api/v2/speechandtextanalytics/settings', { body }, {}, request);
  }

  /**
   * Replaces a topic with all its phrases; phrases missing from the body are dropped. The change waits until the topic is
   * published.
   *
   * @permissions `speechAndTextAnalytics:topic:edit`
   * @see PUT /api/v2/speechandtextanalytics/topics/{topicId}
   */
  putSpeechandtextanalyticsTopic(topicId: string, body: TopicRequest, request?: RequestOptions): ApiPromise<Topic> {
    return this.call(
      'putSpeechandtextanalyticsTopic',
      'PUT /api/v2/speechandtextanalytics/topics/{topicId}',
      { topicId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace SpeechTextAnalyticsApi {
  type deleteSpeechandtextanalyticsProgramOptions = OptionsOf<SpeechTextAnalyticsApi['deleteSpeechandtextanalyticsProgram']>;
  type getSpeechandtextanalyticsCategoriesOptions = GetSpeechandtextanalyticsCategoriesOptions;
  type getSpeechandtextanalyticsConversationCategoriesOptions = PageOptions;
  type getSpeechandtextanalyticsDictionaryfeedbackOptions = GetSpeechandtextanalyticsDictionaryfeedbackOptions;
  type getSpeechandtextanalyticsProgramsOptions = GetSpeechandtextanalyticsProgramsOptions;
  type getSpeechandtextanalyticsProgramsMappingsOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsProgramsMappings']
  >;
  type getSpeechandtextanalyticsProgramsSettingsInsightsOptions = GetSpeechandtextanalyticsProgramsSettingsInsightsOptions;
  type getSpeechandtextanalyticsProgramsUnpublishedOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsProgramsUnpublished']
  >;
  type getSpeechandtextanalyticsReprocessingJobsOptions = GetSpeechandtextanalyticsReprocessingJobsOptions;
  type getSpeechandtextanalyticsSentimentfeedbackOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsSentimentfeedback']
  >;
  type getSpeechandtextanalyticsTopicsOptions = GetSpeechandtextanalyticsTopicsOptions;
  type getSpeechandtextanalyticsTopicsGeneralOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsTopicsGeneral']
  >;
  type getSpeechandtextanalyticsTopicsGeneralStatusOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsTopicsGeneralStatus']
  >;
  type getSpeechandtextanalyticsTranslationsLanguageConversationOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsTranslationsLanguageConversation']
  >;
  type putSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackIdOptions = OptionsOf<
    SpeechTextAnalyticsApi['putSpeechandtextanalyticsDictionaryfeedbackDictionaryFeedbackId']
  >;
}
