import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  Draft,
  DraftListing,
  DraftRequest,
  IgnorePhrasesRequest,
  IgnorePhrasesResponse,
  IgnoreTopicsRequest,
  IgnoreTopicsResponse,
  IgnoredMinedPhraseListing,
  IgnoredMinedTopicListing,
  MinedIntentsListing,
  Miner,
  MinerExecuteRequest,
  MinerIntent,
  MinerListing,
  MinerTopic,
  MinerTopicPhrase,
  MinerTopicsListing,
  NluDetectionRequest,
  NluDetectionResponse,
  NluDomainListing,
  NluDomainVersionListing,
  NluDomainVersionQualityReport,
  NluDomainVersionTrainingResponse,
  NluFeedbackListing,
  NluFeedbackRequest,
  NluFeedbackResponse,
  NluOrganization,
  RemoveEntitiesRequest,
} from '../models/language-understanding.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { NluDomain, NluDomainVersion } from '../models/shared-flows.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetLanguageunderstandingDomainFeedbackOptions extends PageOptions {
  /** Only feedback in which this intent was detected. */
  intentName?: string;
  /** Only feedback with this judgement of the detected intent. */
  assessment?: OpenEnum<'Incorrect' | 'Correct' | 'Unknown' | 'Disabled'>;
  /** First day to include, ISO 8601, e.g. `2022-07-01`. @format date */
  dateStart?: string;
  /** Last day to include, ISO 8601, e.g. `2022-07-31`. @format date */
  dateEnd?: string;
  /** Includes deleted feedback. */
  includeDeleted?: boolean;
  /** Pages by cursor instead of by number, for long listings. @defaultValue `false` */
  enableCursorPagination?: boolean;
  /** Cursor of the following page; only with `enableCursorPagination`. */
  after?: string;
  /** Only these fields in each entry. */
  fields?: readonly OpenEnum<'version' | 'dateCreated' | 'text' | 'intents'>[];
  /** With false, training utterances are left out. @defaultValue `true` */
  includeTrainingUtterances?: boolean;
  /** Only feedback in this language. */
  language?: string;
}

export interface GetLanguageunderstandingDomainVersionsOptions extends PageOptions {
  /** Adds the utterances of each intent. */
  includeUtterances?: boolean;
}

export interface GetLanguageunderstandingIgnorephraseOptions extends PageOptions {
  /** Only phrases with this text. */
  text?: string;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** @defaultValue `dateModified` */
  sortBy?: OpenEnum<'dateModified' | 'text'>;
}

export interface GetLanguageunderstandingIgnoretopicOptions extends PageOptions {
  /** Only topics with this text. */
  text?: string;
  /** @defaultValue `desc` */
  sortOrder?: OpenEnum<'asc' | 'desc'>;
  /** @defaultValue `dateModified` */
  sortBy?: OpenEnum<'dateModified' | 'text'>;
}

/**
 * Natural-language understanding for bots, and the intent miner. A domain holds versions of intents, utterances and entities;
 * a version is trained, checked with its quality report and published, after which it cannot be edited and the next one is
 * begun. A miner reads past conversations and proposes intents, which are worked into a draft.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class LanguageUnderstandingApi extends PlatformApi {
  /**
   * Deletes a domain, its versions included.
   *
   * @permissions any of `languageUnderstanding:nluDomain:delete`, `dialog:bot:delete`
   * @see DELETE /api/v2/languageunderstanding/domains/{domainId}
   */
  deleteLanguageunderstandingDomain(domainId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteLanguageunderstandingDomain',
      'DELETE /api/v2/languageunderstanding/domains/{domainId}',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Deletes one piece of feedback. It can still be listed with `includeDeleted`.
   *
   * @permissions any of `languageUnderstanding:feedback:delete`, `dialog:bot:delete`
   * @see DELETE /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId}
   */
  deleteLanguageunderstandingDomainFeedbackFeedbackId(
    domainId: string,
    feedbackId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteLanguageunderstandingDomainFeedbackFeedbackId',
      'DELETE /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId}',
      { domainId, feedbackId },
      {},
      request,
    );
  }

  /**
   * Deletes one version of a domain; the other versions stay.
   *
   * @permissions any of `languageUnderstanding:nluDomainVersion:delete`, `dialog:botVersion:delete`
   * @see DELETE /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}
   */
  deleteLanguageunderstandingDomainVersion(
    domainId: string,
    domainVersionId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteLanguageunderstandingDomainVersion',
      'DELETE /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}',
      { domainId, domainVersionId },
      {},
      request,
    );
  }

  /**
   * Deletes a miner along with what it has found.
   *
   * @permissions `languageUnderstanding:miner:delete`
   * @see DELETE /api/v2/languageunderstanding/miners/{minerId}
   */
  deleteLanguageunderstandingMiner(minerId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteLanguageunderstandingMiner',
      'DELETE /api/v2/languageunderstanding/miners/{minerId}',
      { minerId },
      {},
      request,
    );
  }

  /**
   * Deletes a draft of a miner; the mined intents remain.
   *
   * @permissions `languageUnderstanding:draft:delete`
   * @see DELETE /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId}
   */
  deleteLanguageunderstandingMinerDraft(minerId: string, draftId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteLanguageunderstandingMinerDraft',
      'DELETE /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId}',
      { minerId, draftId },
      {},
      request,
    );
  }

  /**
   * Reads a domain with its language and its draft and last published versions.
   *
   * @permissions any of `languageUnderstanding:nluDomain:view`, `dialog:bot:view`
   * @see GET /api/v2/languageunderstanding/domains/{domainId}
   */
  getLanguageunderstandingDomain(domainId: string, request?: RequestOptions): ApiPromise<NluDomain> {
    return this.call(
      'getLanguageunderstandingDomain',
      'GET /api/v2/languageunderstanding/domains/{domainId}',
      { domainId },
      {},
      request,
    );
  }

  /**
   * Lists the feedback on how utterances of a domain were understood.
   *
   * @permissions any of `languageUnderstanding:feedback:view`, `dialog:bot:view`
   * @see GET /api/v2/languageunderstanding/domains/{domainId}/feedback
   */
  getLanguageunderstandingDomainFeedback(
    domainId: string,
    opts?: GetLanguageunderstandingDomainFeedbackOptions,
    request?: RequestOptions,
  ): ApiPromise<NluFeedbackListing> {
    return this.call(
      'getLanguageunderstandingDomainFeedback',
      'GET /api/v2/languageunderstanding/domains/{domainId}/feedback',
      { domainId },
      opts,
      request,
    );
  }

  /**
   * Reads one piece of feedback.
   *
   * @param opts.fields - Only these fields.
   * @permissions any of `languageUnderstanding:feedback:view`, `dialog:bot:view`
   * @see GET /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId}
   */
  getLanguageunderstandingDomainFeedbackFeedbackId(
    domainId: string,
    feedbackId: string,
    opts?: { fields?: readonly OpenEnum<'version' | 'dateCreated' | 'text' | 'intents'>[] },
    request?: RequestOptions,
  ): ApiPromise<NluFeedbackResponse> {
    return this.call(
      'getLanguageunderstandingDomainFeedbackFeedbackId',
      'GET /api/v2/languageunderstanding/domains/{domainId}/feedback/{feedbackId}',
      { domainId, feedbackId },
      opts,
      request,
    );
  }

  /**
   * Reads a version of a domain: training state, intents and entities.
   *
   * @param opts.includeUtterances - Adds the utterances of each intent.
   * @permissions any of `languageUnderstanding:nluDomainVersion:view`, `dialog:botVersion:view`
   * @see GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}
   */
  getLanguageunderstandingDomainVersion(
    domainId: string,
    domainVersionId: string,
    opts?: { includeUtterances?: boolean },
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersion> {
    return this.call(
      'getLanguageunderstandingDomainVersion',
      'GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}',
      { domainId, domainVersionId },
      opts,
      request,
    );
  }

  /**
   * Reads the quality report of a trained version: overall metrics and the confusion matrix of its intents.
   *
   * @permissions any of `languageUnderstanding:nluDomainVersion:view`, `dialog:botVersion:view`
   * @see GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/report
   */
  getLanguageunderstandingDomainVersionReport(
    domainId: string,
    domainVersionId: string,
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersionQualityReport> {
    return this.call(
      'getLanguageunderstandingDomainVersionReport',
      'GET /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/report',
      { domainId, domainVersionId },
      {},
      request,
    );
  }

  /**
   * Lists the versions of a domain.
   *
   * @permissions any of `languageUnderstanding:nluDomainVersion:view`, `dialog:botVersion:view`
   * @see GET /api/v2/languageunderstanding/domains/{domainId}/versions
   */
  getLanguageunderstandingDomainVersions(
    domainId: string,
    opts?: GetLanguageunderstandingDomainVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersionListing> {
    return this.call(
      'getLanguageunderstandingDomainVersions',
      'GET /api/v2/languageunderstanding/domains/{domainId}/versions',
      { domainId },
      opts,
      request,
    );
  }

  /**
   * Lists the organisation's domains page by page.
   *
   * @permissions any of `languageUnderstanding:nluDomain:view`, `dialog:bot:view`
   * @see GET /api/v2/languageunderstanding/domains
   */
  getLanguageunderstandingDomains(opts?: PageOptions, request?: RequestOptions): ApiPromise<NluDomainListing> {
    return this.call('getLanguageunderstandingDomains', 'GET /api/v2/languageunderstanding/domains', {}, opts, request);
  }

  /**
   * Lists the phrases that miners are to pass over in one language.
   *
   * @param languageCode - The language of the phrases, e.g. `en-us`.
   * @permissions `languageUnderstanding:ignoredPhrase:view`
   * @see GET /api/v2/languageunderstanding/ignorephrases/{languageCode}
   */
  getLanguageunderstandingIgnorephrase(
    languageCode: string,
    opts?: GetLanguageunderstandingIgnorephraseOptions,
    request?: RequestOptions,
  ): ApiPromise<IgnoredMinedPhraseListing> {
    return this.call(
      'getLanguageunderstandingIgnorephrase',
      'GET /api/v2/languageunderstanding/ignorephrases/{languageCode}',
      { languageCode },
      opts,
      request,
    );
  }

  /**
   * Lists the topics that miners are to pass over in one language.
   *
   * @param languageCode - The language of the topics, e.g. `en-us`.
   * @permissions `languageUnderstanding:ignoredTopic:view`
   * @see GET /api/v2/languageunderstanding/ignoretopics/{languageCode}
   */
  getLanguageunderstandingIgnoretopic(
    languageCode: string,
    opts?: GetLanguageunderstandingIgnoretopicOptions,
    request?: RequestOptions,
  ): ApiPromise<IgnoredMinedTopicListing> {
    return this.call(
      'getLanguageunderstandingIgnoretopic',
      'GET /api/v2/languageunderstanding/ignoretopics/{languageCode}',
      { languageCode },
      opts,
      request,
    );
  }

  /**
   * Reads a miner. This is the call to poll after `postLanguageunderstandingMinerExecute`: `status` runs from `NotStarted`
   * over fetching, masking and mining to `MiningCompleted`, or ends in one of the error states.
   *
   * @permissions `languageUnderstanding:miner:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}
   */
  getLanguageunderstandingMiner(minerId: string, request?: RequestOptions): ApiPromise<Miner> {
    return this.call(
      'getLanguageunderstandingMiner',
      'GET /api/v2/languageunderstanding/miners/{minerId}',
      { minerId },
      {},
      request,
    );
  }

  /**
   * Reads a draft with its intents and utterances.
   *
   * @param opts.draftIntentId - Only this intent of the draft.
   * @param opts.draftTopicId - Only this topic of the draft.
   * @permissions `languageUnderstanding:draft:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId}
   */
  getLanguageunderstandingMinerDraft(
    minerId: string,
    draftId: string,
    opts?: { draftIntentId?: string; draftTopicId?: string },
    request?: RequestOptions,
  ): ApiPromise<Draft> {
    return this.call(
      'getLanguageunderstandingMinerDraft',
      'GET /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId}',
      { minerId, draftId },
      opts,
      request,
    );
  }

  /**
   * Lists the drafts of a miner.
   *
   * @permissions `languageUnderstanding:draft:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/drafts
   */
  getLanguageunderstandingMinerDrafts(minerId: string, request?: RequestOptions): ApiPromise<DraftListing> {
    return this.call(
      'getLanguageunderstandingMinerDrafts',
      'GET /api/v2/languageunderstanding/miners/{minerId}/drafts',
      { minerId },
      {},
      request,
    );
  }

  /**
   * Reads one intent that a miner has found.
   *
   * @param opts.expand - `utterances` or `phrases` adds what customers said.
   * @permissions `languageUnderstanding:minerIntent:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/intents/{intentId}
   */
  getLanguageunderstandingMinerIntent(
    minerId: string,
    intentId: string,
    opts?: { expand?: OpenEnum<'phrases' | 'utterances'> },
    request?: RequestOptions,
  ): ApiPromise<MinerIntent> {
    return this.call(
      'getLanguageunderstandingMinerIntent',
      'GET /api/v2/languageunderstanding/miners/{minerId}/intents/{intentId}',
      { minerId, intentId },
      opts,
      request,
    );
  }

  /**
   * Lists the intents that a miner has found, with the share of conversations each makes up.
   *
   * @param opts.expand - `utterances` or `phrases` adds what customers said.
   * @permissions `languageUnderstanding:minerIntent:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/intents
   */
  getLanguageunderstandingMinerIntents(
    minerId: string,
    opts?: { expand?: OpenEnum<'phrases' | 'utterances'> },
    request?: RequestOptions,
  ): ApiPromise<MinedIntentsListing> {
    return this.call(
      'getLanguageunderstandingMinerIntents',
      'GET /api/v2/languageunderstanding/miners/{minerId}/intents',
      { minerId },
      opts,
      request,
    );
  }

  /**
   * Reads one topic that a miner has found, with its share of the conversations.
   *
   * @param opts.expand - `phrases` or `utterances` adds what was said.
   * @permissions `languageUnderstanding:miner:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/topics/{topicId}
   */
  getLanguageunderstandingMinerTopic(
    minerId: string,
    topicId: string,
    opts?: { expand?: OpenEnum<'phrases' | 'utterances'> },
    request?: RequestOptions,
  ): ApiPromise<MinerTopic> {
    return this.call(
      'getLanguageunderstandingMinerTopic',
      'GET /api/v2/languageunderstanding/miners/{minerId}/topics/{topicId}',
      { minerId, topicId },
      opts,
      request,
    );
  }

  /**
   * Reads one phrase of a mined topic with the utterances in which it came up.
   *
   * @permissions `languageUnderstanding:miner:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/topics/{topicId}/phrases/{phraseId}
   */
  getLanguageunderstandingMinerTopicPhrase(
    minerId: string,
    topicId: string,
    phraseId: string,
    request?: RequestOptions,
  ): ApiPromise<MinerTopicPhrase> {
    return this.call(
      'getLanguageunderstandingMinerTopicPhrase',
      'GET /api/v2/languageunderstanding/miners/{minerId}/topics/{topicId}/phrases/{phraseId}',
      { minerId, topicId, phraseId },
      {},
      request,
    );
  }

  /**
   * Lists the topics that a miner has found, with the share of conversations each makes up. For miners of intents, use
   * `getLanguageunderstandingMinerIntents`.
   *
   * @permissions `languageUnderstanding:miner:view`
   * @see GET /api/v2/languageunderstanding/miners/{minerId}/topics
   */
  getLanguageunderstandingMinerTopics(minerId: string, request?: RequestOptions): ApiPromise<MinerTopicsListing> {
    return this.call(
      'getLanguageunderstandingMinerTopics',
      'GET /api/v2/languageunderstanding/miners/{minerId}/topics',
      { minerId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's miners.
   *
   * @param opts.minerType - Only miners of this kind, `Intent` or `Topic`.
   * @permissions `languageUnderstanding:miner:view`
   * @see GET /api/v2/languageunderstanding/miners
   */
  getLanguageunderstandingMiners(opts?: { minerType?: string }, request?: RequestOptions): ApiPromise<MinerListing> {
    return this.call('getLanguageunderstandingMiners', 'GET /api/v2/languageunderstanding/miners', {}, opts, request);
  }

  /**
   * Reads what natural-language understanding offers the organisation: its limits, and what is supported in each language.
   *
   * @permissions `languageUnderstanding:settings:view`
   * @see GET /api/v2/languageunderstanding/settings
   */
  getLanguageunderstandingSettings(request?: RequestOptions): ApiPromise<NluOrganization> {
    return this.call('getLanguageunderstandingSettings', 'GET /api/v2/languageunderstanding/settings', {}, {}, request);
  }

  /**
   * Changes a domain's own fields; intents are changed in a version.
   *
   * @permissions any of `languageUnderstanding:nluDomain:edit`, `dialog:bot:edit`
   * @see PATCH /api/v2/languageunderstanding/domains/{domainId}
   */
  patchLanguageunderstandingDomain(domainId: string, body: NluDomain, request?: RequestOptions): ApiPromise<NluDomain> {
    return this.call(
      'patchLanguageunderstandingDomain',
      'PATCH /api/v2/languageunderstanding/domains/{domainId}',
      { domainId, body },
      {},
      request,
    );
  }

  /**
   * Changes the intents collected in a draft.
   *
   * @param opts.body - Intents with their utterances.
   * @permissions `languageUnderstanding:draft:edit`
   * @see PATCH /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId}
   */
  patchLanguageunderstandingMinerDraft(
    minerId: string,
    draftId: string,
    opts?: { body?: DraftRequest },
    request?: RequestOptions,
  ): ApiPromise<Draft> {
    return this.call(
      'patchLanguageunderstandingMinerDraft',
      'PATCH /api/v2/languageunderstanding/miners/{minerId}/drafts/{draftId}',
      { minerId, draftId },
      opts,
      request,
    );
  }

  /**
   * Records what a version should have understood from an utterance, as material for better training.
   *
   * @param body - The utterance, the version that judged it, and the intents with an assessment each.
   * @permissions any of `languageUnderstanding:feedback:add`, `dialog:bot:add`
   * @see POST /api/v2/languageunderstanding/domains/{domainId}/feedback
   */
  postLanguageunderstandingDomainFeedback(
    domainId: string,
    body: NluFeedbackRequest,
    request?: RequestOptions,
  ): ApiPromise<NluFeedbackResponse> {
    return this.call(
      'postLanguageunderstandingDomainFeedback',
      'POST /api/v2/languageunderstanding/domains/{domainId}/feedback',
      { domainId, body },
      {},
      request,
    );
  }

  /**
   * Has a trained version interpret a text: intents with their probability and the entities found. Good for trying a version
   * out before publishing it.
   *
   * @param body - The text, optionally with the intent or entity that the conversation is currently about.
   * @permissions any of `languageUnderstanding:nluDomainVersion:view`, `dialog:botVersion:view`
   * @see POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/detect
   */
  postLanguageunderstandingDomainVersionDetect(
    domainId: string,
    domainVersionId: string,
    body: NluDetectionRequest,
    request?: RequestOptions,
  ): ApiPromise<NluDetectionResponse> {
    return this.call(
      'postLanguageunderstandingDomainVersionDetect',
      'POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/detect',
      { domainId, domainVersionId, body },
      {},
      request,
    );
  }

  /**
   * Publishes a trained version for use.
   *
   * @permissions any of `languageUnderstanding:nluDomainVersion:add`, `dialog:botVersion:add`
   * @see POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/publish
   */
  postLanguageunderstandingDomainVersionPublish(
    domainId: string,
    domainVersionId: string,
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersion> {
    return this.call(
      'postLanguageunderstandingDomainVersionPublish',
      'POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/publish',
      { domainId, domainVersionId },
      {},
      request,
    );
  }

  /**
   * Starts training a version. `getLanguageunderstandingDomainVersion` shows `trainingStatus` going from `Training` to
   * `Trained` or `Error`.
   *
   * @permissions any of `languageUnderstanding:nluDomainVersion:edit`, `dialog:botVersion:edit`
   * @see POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/train
   */
  postLanguageunderstandingDomainVersionTrain(
    domainId: string,
    domainVersionId: string,
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersionTrainingResponse> {
    return this.call(
      'postLanguageunderstandingDomainVersionTrain',
      'POST /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}/train',
      { domainId, domainVersionId },
      {},
      request,
    );
  }

  /**
   * Creates a version of a domain.
   *
   * @param body - Intents with their utterances, entities and entity types.
   * @param opts.includeUtterances - Whether the utterances of each intent come back in the answer.
   * @permissions any of `languageUnderstanding:nluDomainVersion:add`, `dialog:botVersion:add`
   * @see POST /api/v2/languageunderstanding/domains/{domainId}/versions
   */
  postLanguageunderstandingDomainVersions(
    domainId: string,
    body: NluDomainVersion,
    opts?: { includeUtterances?: boolean },
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersion> {
    return this.call(
      'postLanguageunderstandingDomainVersions',
      'POST /api/v2/languageunderstanding/domains/{domainId}/versions',
      { domainId, body },
      opts,
      request,
    );
  }

  /**
   * Creates a domain.
   *
   * @param body - Name and language of the domain.
   * @permissions any of `languageUnderstanding:nluDomain:add`, `dialog:bot:add`
   * @see POST /api/v2/languageunderstanding/domains
   */
  postLanguageunderstandingDomains(body: NluDomain, request?: RequestOptions): ApiPromise<NluDomain> {
    return this.call('postLanguageunderstandingDomains', 'POST /api/v2/languageunderstanding/domains', { body }, {}, request);
  }

  /**
   * Adds phrases that miners are to pass over in one language. Those already listed are updated, and the answer counts both.
   *
   * @param languageCode - The language of the phrases, e.g. `en-us`.
   * @permissions `languageUnderstanding:ignoredPhrase:add`
   * @see POST /api/v2/languageunderstanding/ignorephrases/{languageCode}
   */
  postLanguageunderstandingIgnorephrase(
    languageCode: string,
    body: IgnorePhrasesRequest,
    request?: RequestOptions,
  ): ApiPromise<IgnorePhrasesResponse> {
    return this.call(
      'postLanguageunderstandingIgnorephrase',
      'POST /api/v2/languageunderstanding/ignorephrases/{languageCode}',
      { languageCode, body },
      {},
      request,
    );
  }

  /**
   * Takes phrases off the list of those to pass over, by their ids from `getLanguageunderstandingIgnorephrase`.
   *
   * @param languageCode - The language of the phrases, e.g. `en-us`.
   * @permissions `languageUnderstanding:ignoredPhrase:delete`
   * @see POST /api/v2/languageunderstanding/ignorephrases/{languageCode}/remove
   */
  postLanguageunderstandingIgnorephraseRemove(
    languageCode: string,
    body: RemoveEntitiesRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postLanguageunderstandingIgnorephraseRemove',
      'POST /api/v2/languageunderstanding/ignorephrases/{languageCode}/remove',
      { languageCode, body },
      {},
      request,
    );
  }

  /**
   * Adds topics that miners are to pass over in one language. Those already listed are updated, and the answer counts both.
   *
   * @param languageCode - The language of the topics, e.g. `en-us`.
   * @permissions `languageUnderstanding:ignoredTopic:add`
   * @see POST /api/v2/languageunderstanding/ignoretopics/{languageCode}
   */
  postLanguageunderstandingIgnoretopic(
    languageCode: string,
    body: IgnoreTopicsRequest,
    request?: RequestOptions,
  ): ApiPromise<IgnoreTopicsResponse> {
    return this.call(
      'postLanguageunderstandingIgnoretopic',
      'POST /api/v2/languageunderstanding/ignoretopics/{languageCode}',
      { languageCode, body },
      {},
      request,
    );
  }

  /**
   * Takes topics off the list of those to pass over, by their ids from `getLanguageunderstandingIgnoretopic`.
   *
   * @param languageCode - The language of the topics, e.g. `en-us`.
   * @permissions `languageUnderstanding:ignoredTopic:delete`
   * @see POST /api/v2/languageunderstanding/ignoretopics/{languageCode}/remove
   */
  postLanguageunderstandingIgnoretopicRemove(
    languageCode: string,
    body: RemoveEntitiesRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postLanguageunderstandingIgnoretopicRemove',
      'POST /api/v2/languageunderstanding/ignoretopics/{languageCode}/remove',
      { languageCode, body },
      {},
      request,
    );
  }

  /**
   * Creates a draft from a miner's findings.
   *
   * @param body - Name of the draft and the intents to take over.
   * @permissions `languageUnderstanding:draft:add`
   * @see POST /api/v2/languageunderstanding/miners/{minerId}/drafts
   */
  postLanguageunderstandingMinerDrafts(minerId: string, body: Draft, request?: RequestOptions): ApiPromise<Draft> {
    return this.call(
      'postLanguageunderstandingMinerDrafts',
      'POST /api/v2/languageunderstanding/miners/{minerId}/drafts',
      { minerId, body },
      {},
      request,
    );
  }

  /**
   * Starts mining, either over conversations of the organisation or over an uploaded file; `getLanguageunderstandingMiner`
   * shows the progress.
   *
   * @param opts.body - Dates, media type and queues of the conversations to read, or the `uploadKey` of a file sent before.
   * @permissions `languageUnderstanding:miner:execute`
   * @see POST /api/v2/languageunderstanding/miners/{minerId}/execute
   */
  postLanguageunderstandingMinerExecute(
    minerId: string,
    opts?: { body?: MinerExecuteRequest },
    request?: RequestOptions,
  ): ApiPromise<Miner> {
    return this.call(
      'postLanguageunderstandingMinerExecute',
      'POST /api/v2/languageunderstanding/miners/{minerId}/execute',
      { minerId },
      opts,
      request,
    );
  }

  /**
   * Creates a miner; it does nothing until `postLanguageunderstandingMinerExecute` starts it.
   *
   * @param body - Name and language of the miner.
   * @permissions `languageUnderstanding:miner:add`
   * @see POST /api/v2/languageunderstanding/miners
   */
  postLanguageunderstandingMiners(body: Miner, request?: RequestOptions): ApiPromise<Miner> {
    return this.call('postLanguageunderstandingMiners', 'POST /api/v2/languageunderstanding/miners', { body }, {}, request);
  }

  /**
   * Replaces the content of a version of a domain.
   *
   * @param body - All intents, utterances and entities of the version.
   * @permissions any of `languageUnderstanding:nluDomainVersion:edit`, `dialog:botVersion:edit`
   * @see PUT /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}
   */
  putLanguageunderstandingDomainVersion(
    domainId: string,
    domainVersionId: string,
    body: NluDomainVersion,
    request?: RequestOptions,
  ): ApiPromise<NluDomainVersion> {
    return this.call(
      'putLanguageunderstandingDomainVersion',
      'PUT /api/v2/languageunderstanding/domains/{domainId}/versions/{domainVersionId}',
      { domainId, domainVersionId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace LanguageUnderstandingApi {
  type getLanguageunderstandingDomainFeedbackOptions = GetLanguageunderstandingDomainFeedbackOptions;
  type getLanguageunderstandingDomainFeedbackFeedbackIdOptions = OptionsOf<
    LanguageUnderstandingApi['getLanguageunderstandingDomainFeedbackFeedbackId']
  >;
  type getLanguageunderstandingDomainVersionOptions = OptionsOf<
    LanguageUnderstandingApi['getLanguageunderstandingDomainVersion']
  >;
  type getLanguageunderstandingDomainVersionsOptions = GetLanguageunderstandingDomainVersionsOptions;
  type getLanguageunderstandingDomainsOptions = PageOptions;
  type getLanguageunderstandingIgnorephraseOptions = GetLanguageunderstandingIgnorephraseOptions;
  type getLanguageunderstandingIgnoretopicOptions = GetLanguageunderstandingIgnoretopicOptions;
  type getLanguageunderstandingMinerDraftOptions = OptionsOf<LanguageUnderstandingApi['getLanguageunderstandingMinerDraft']>;
  type getLanguageunderstandingMinerIntentOptions = OptionsOf<LanguageUnderstandingApi['getLanguageunderstandingMinerIntent']>;
  type getLanguageunderstandingMinerIntentsOptions = OptionsOf<LanguageUnderstandingApi['getLanguageunderstandingMinerIntents']>;
  type getLanguageunderstandingMinerTopicOptions = OptionsOf<LanguageUnderstandingApi['getLanguageunderstandingMinerTopic']>;
  type getLanguageunderstandingMinersOptions = OptionsOf<LanguageUnderstandingApi['getLanguageunderstandingMiners']>;
  type patchLanguageunderstandingMinerDraftOptions = OptionsOf<LanguageUnderstandingApi['patchLanguageunderstandingMinerDraft']>;
  type postLanguageunderstandingDomainVersionsOptions = OptionsOf<
    LanguageUnderstandingApi['postLanguageunderstandingDomainVersions']
  >;
  type postLanguageunderstandingMinerExecuteOptions = OptionsOf<
    LanguageUnderstandingApi['postLanguageunderstandingMinerExecute']
  >;
}
