import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { JsonSearchResponse, TranscriptSearchRequest } from '../models/shared-search.js';
import type {
  ConversationMetrics,
  EntityListing,
  GeneralDialect,
  GeneralProgramJob,
  GeneralProgramJobRequest,
  GeneralTopicsEntityListing,
  Program,
  ProgramJob,
  ProgramJobRequest,
  ProgramMappings,
  ProgramMappingsRequest,
  ProgramRequest,
  ProgramsEntityListing,
  ProgramsMappingsEntityListing,
  SentimentFeedback,
  SentimentFeedbackEntityListing,
  SpeechTextAnalyticsSettingsRequest,
  SpeechTextAnalyticsSettingsResponse,
  Topic,
  TopicJob,
  TopicJobRequest,
  TopicRequest,
  TopicsEntityListing,
  TranscriptUrl,
  UnpublishedProgramsEntityListing,
} from '../models/speech-text-analytics.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetSpeechandtextanalyticsProgramsOptions {
  /** Key of the following page, taken from `nextUri` of the answer before. */
  nextPage?: string;
  /** @defaultValue `20` */
  pageSize?: number;
  /** `Latest` for the programs as last edited, `Published` for them as last published. */
  state?: OpenEnum<'Latest' | 'Published'>;
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
  sortBy?: OpenEnum<'name'>;
  sortOrder?: OpenEnum<'asc' | 'desc'>;
}

/**
 * What the platform finds in transcribed calls and in written conversations: topics (sets of phrases to spot), programs (sets
 * of topics) and sentiment. Programs are mapped to queues and flows, whose conversations are then analysed with them; a
 * default program serves the rest. Topics and programs are edited as drafts and take effect once a publish job has completed.
 */
export class SpeechTextAnalyticsApi extends PlatformApi {
  /**
   * Deletes a program, so that the queues and flows mapped to it lose it.
   *
   * @param opts.forceDelete - `true` to delete the program even though it is the default program.
   * @permissions all of `speechAndTextAnalytics:program:delete`
   * @see DELETE /api/v2/speechandtextanalytics/programs/{programId}
   */
  deleteSpeechandtextanalyticsProgram(
    programId: string,
    opts?: { forceDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteSpeechandtextanalyticsProgram',
      'DELETE /api/v2/speechandtextanalytics/programs/{programId}',
      { programId },
      opts,
      request,
    );
  }

  /**
   * Deletes every sentiment correction of the organisation, in all dialects. For a single phrase use
   * `deleteSpeechandtextanalyticsSentimentfeedbackSentimentFeedbackId`.
   *
   * @permissions all of `speechAndTextAnalytics:feedback:delete`
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
   * @permissions all of `speechAndTextAnalytics:feedback:delete`
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
   * @permissions all of `speechAndTextAnalytics:topic:delete`
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
   * Reads what was measured on one conversation: sentiment and its trend, and the shares of agent, customer, silence and
   * overtalk.
   *
   * @permissions any of `recording:recording:view`
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
   * Brings a pre-signed address from which the transcript of one communication can be downloaded. The address is short-lived;
   * fetch it anew rather than storing it.
   *
   * @param communicationId - The communication (session) within the conversation whose transcript is wanted.
   * @permissions any of `recording:recording:view`
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
   * Reads one program with the topics it contains.
   *
   * @permissions all of `speechAndTextAnalytics:program:view`
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
   * @permissions all of `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/{programId}/mappings
   */
  getSpeechandtextanalyticsProgramMappings(programId: string, request?: RequestOptions): ApiPromise<ProgramMappings> {
    return this.call(
      'getSpeechandtextanalyticsProgramMappings',
      'GET /api/v2/speechandtextanalytics/programs/{programId}/mappings',
      { programId },
      {},
      request,
    );
  }

  /**
   * Lists the programs.
   *
   * @permissions all of `speechAndTextAnalytics:program:view`
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
   * @permissions all of `speechAndTextAnalytics:program:view`
   * @see GET /api/v2/speechandtextanalytics/programs/mappings
   */
  getSpeechandtextanalyticsProgramsMappings(
    opts?: { nextPage?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<ProgramsMappingsEntityListing> {
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
   * @permissions all of `speechAndTextAnalytics:program:publish`
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
   * Lists the programs with changes not yet published, as candidates for `postSpeechandtextanalyticsProgramsPublishjobs`.
   *
   * @param opts.nextPage - Key of the following page, taken from `nextUri` of the answer before.
   * @param opts.pageSize - The platform assumes 20.
   * @permissions all of `speechAndTextAnalytics:program:view`
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
   * Lists the dialects in which sentiment can be determined.
   *
   * @returns Dialect codes such as `en-US`, in `entities`.
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
   * @permissions all of `speechAndTextAnalytics:feedback:view`
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
   * @permissions all of `speechAndTextAnalytics:settings:view`
   * @see GET /api/v2/speechandtextanalytics/settings
   */
  getSpeechandtextanalyticsSettings(request?: RequestOptions): ApiPromise<SpeechTextAnalyticsSettingsResponse> {
    return this.call('getSpeechandtextanalyticsSettings', 'GET /api/v2/speechandtextanalytics/settings', {}, {}, request);
  }

  /**
   * Reads one topic with all its phrases; the listing gives only their count.
   *
   * @permissions all of `speechAndTextAnalytics:topic:view`
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
   * @permissions all of `speechAndTextAnalytics:topic:view`
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
   * @permissions all of `speechAndTextAnalytics:topic:view`
   * @see GET /api/v2/speechandtextanalytics/topics/general
   */
  getSpeechandtextanalyticsTopicsGeneral(
    opts?: {
      dialect?: GeneralDialect;
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
   * Reads how far publishing a set of topics has come: `Running`, `Completed` or `Failed`.
   *
   * @permissions all of `speechAndTextAnalytics:topic:publish`
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
   * Changes the default program or the expected dialects, leaving what the body omits.
   *
   * @permissions all of `speechAndTextAnalytics:settings:edit`
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
   * Creates a program from existing topics. It has no effect until published and mapped; see
   * `putSpeechandtextanalyticsProgramMappings`.
   *
   * @permissions all of `speechAndTextAnalytics:program:add`
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
   * @permissions all of `speechAndTextAnalytics:program:publish`
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
   * Corrects how the sentiment of a phrase is judged in one dialect.
   *
   * @permissions all of `speechAndTextAnalytics:feedback:add`
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
   * @permissions all of `speechAndTextAnalytics:topic:add`
   * @see POST /api/v2/speechandtextanalytics/topics
   */
  postSpeechandtextanalyticsTopics(body: TopicRequest, request?: RequestOptions): ApiPromise<Topic> {
    return this.call('postSpeechandtextanalyticsTopics', 'POST /api/v2/speechandtextanalytics/topics', { body }, {}, request);
  }

  /**
   * Starts publishing the named topics in their latest state. Follow the job with
   * `getSpeechandtextanalyticsTopicsPublishjob`.
   *
   * @permissions all of `speechAndTextAnalytics:topic:publish`
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
   * Searches the text of transcripts across conversations.
   *
   * @param body - `types` is required and names what is searched, e.g. `transcripts`; `query` holds the criteria.
   * @returns The hits in `results`, with the fields asked for in `returnFields`.
   * @permissions any of `analytics:conversationDetail:view`, `recording:recording:view`
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
   * Replaces a program's name, tags and topics; the change waits until the program is published.
   *
   * @permissions all of `speechAndTextAnalytics:program:edit`
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
   * @permissions all of `speechAndTextAnalytics:program:edit`
   * @see PUT /api/v2/speechandtextanalytics/programs/{programId}/mappings
   */
  putSpeechandtextanalyticsProgramMappings(
    programId: string,
    body: ProgramMappingsRequest,
    request?: RequestOptions,
  ): ApiPromise<ProgramMappings> {
    return this.call(
      'putSpeechandtextanalyticsProgramMappings',
      'PUT /api/v2/speechandtextanalytics/programs/{programId}/mappings',
      { programId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the settings as a whole; to change only the default program or only the dialects use
   * `patchSpeechandtextanalyticsSettings`.
   *
   * @permissions all of `speechAndTextAnalytics:settings:edit`
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
   * @permissions all of `speechAndTextAnalytics:topic:edit`
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
  type getSpeechandtextanalyticsProgramsOptions = GetSpeechandtextanalyticsProgramsOptions;
  type getSpeechandtextanalyticsProgramsMappingsOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsProgramsMappings']
  >;
  type getSpeechandtextanalyticsProgramsUnpublishedOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsProgramsUnpublished']
  >;
  type getSpeechandtextanalyticsSentimentfeedbackOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsSentimentfeedback']
  >;
  type getSpeechandtextanalyticsTopicsOptions = GetSpeechandtextanalyticsTopicsOptions;
  type getSpeechandtextanalyticsTopicsGeneralOptions = OptionsOf<
    SpeechTextAnalyticsApi['getSpeechandtextanalyticsTopicsGeneral']
  >;
}
