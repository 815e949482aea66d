import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  AcknowledgeScreenRecordingRequest,
  Annotation,
  BatchDownloadJobStatusResult,
  BatchDownloadJobSubmission,
  BatchDownloadJobSubmissionResult,
  ConversationDeletionProtectionQuery,
  CrossPlatformPolicy,
  CrossPlatformPolicyCreate,
  CrossPlatformPolicyUpdate,
  EncryptionKey,
  EncryptionKeyEntityListing,
  ExecuteRecordingJobsQuery,
  FailedRecordingEntityListing,
  KeyRotationSchedule,
  LocalEncryptionConfiguration,
  LocalEncryptionConfigurationListing,
  LocalEncryptionKeyRequest,
  ManageDeleteProtectionResult,
  OrphanRecording,
  OrphanRecordingListing,
  OrphanUpdateRequest,
  Policy,
  PolicyCreate,
  PolicyEntityListing,
  PolicyUpdate,
  Recording,
  RecordingEncryptionConfiguration,
  RecordingEncryptionConfigurationListing,
  RecordingJob,
  RecordingJobEntityListing,
  RecordingJobState,
  RecordingJobsQuery,
  RecordingMetadata,
  RecordingRetentionCursorEntityListing,
  RecordingSettings,
  RecordingUploadReport,
  RecordingUploadReportRequest,
  ScreenRecordingActiveSessions,
  ScreenRecordingMetaDataRequest,
  ScreenRecordingSessionListing,
  ScreenRecordingSessionRequest,
} from '../models/recording.js';
import type { AddressableEntityRef } from '../models/shared-references.js';
import type { MediaFormat, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetConversationRecordingOptions {
  /** Format for calls and screens; `NONE` for no media. @defaultValue `WEBM` */
  formatId?: OpenEnum<MediaFormat>;
  /** Format for e-mails; `NONE` for no media. @defaultValue `EML` */
  emailFormatId?: OpenEnum<'EML' | 'NONE'>;
  /** Format for chats; `NONE` for no media. @defaultValue `ZIP` */
  chatFormatId?: OpenEnum<'ZIP' | 'NONE'>;
  /** Format for messages; `NONE` for no media. @defaultValue `ZIP` */
  messageFormatId?: OpenEnum<'ZIP' | 'NONE'>;
  /** `true` for addresses that make a browser save a file. @defaultValue `false` */
  download?: boolean;
  /** Name under which the file is saved, with `download`. */
  fileName?: string;
  /** Language of the downloaded file, ISO 639-1. */
  locale?: string;
  /** Several acceptable formats; overrides `formatId`. */
  mediaFormats?: readonly string[];
}

export interface GetConversationRecordingsOptions {
  /** How long to wait for the media, in milliseconds. @defaultValue `5000` */
  maxWaitMs?: number;
  /** Format for calls and screens; `NONE` for no media. @defaultValue `WEBM` */
  formatId?: OpenEnum<MediaFormat>;
  /** Several acceptable formats; overrides `formatId`. */
  mediaFormats?: readonly string[];
  /** Whether the annotations of screen recordings include pauses. @defaultValue `false` */
  includePauseAnnotationsForScreenRecordings?: boolean;
  /** Language that decides how sensitive information is redacted from the media. */
  locale?: string;
}

export interface GetOrphanrecordingMediaOptions {
  /** Format for calls and screens; `NONE` for no media. @defaultValue `WEBM` */
  formatId?: OpenEnum<MediaFormat>;
  /** Format for e-mails; `NONE` for no media. @defaultValue `EML` */
  emailFormatId?: OpenEnum<'EML' | 'NONE'>;
  /** Format for chats; `NONE` for no media. @defaultValue `ZIP` */
  chatFormatId?: OpenEnum<'ZIP' | 'NONE'>;
  /** Format for messages; `NONE` for no media. @defaultValue `ZIP` */
  messageFormatId?: OpenEnum<'ZIP' | 'NONE'>;
  /** `true` for addresses that make a browser save a file. @defaultValue `false` */
  download?: boolean;
  /** Name under which the file is saved, with `download`. */
  fileName?: string;
  /** Language of the downloaded file, ISO 639-1. */
  locale?: string;
  /** Several acceptable formats; overrides `formatId`. */
  mediaFormats?: readonly string[];
}

export interface GetOrphanrecordingsOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  /** `true` for orphans whose conversation is known; `false` (the default) for all. @defaultValue `false` */
  hasConversation?: boolean;
  /** Only orphans of calls, or only of screens. */
  media?: OpenEnum<'Call' | 'Screen'>;
}

export interface GetRecordingCrossplatformMediaretentionpoliciesOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  name?: string;
  enabled?: boolean;
  /** `true` for a shorter answer. @defaultValue `false` */
  summary?: boolean;
  /** Only policies that have run into errors, or only those that have not. */
  hasErrors?: boolean;
  /** Only policies that keep recordings longer than this number of days before deleting them. */
  deleteDaysThreshold?: number;
}

export interface GetRecordingJobFailedrecordingsOptions extends PageOptions {
  /** `true` counts the whole list too. */
  includeTotal?: boolean;
  /** Where to go on, from the answer before. */
  cursor?: string;
}

export interface GetRecordingJobsOptions extends PageOptions {
  /** @defaultValue `userId` */
  sortBy?: OpenEnum<'userId' | 'dateCreated'>;
  state?: RecordingJobState;
  /** `true` for the caller's own jobs only. */
  showOnlyMyJobs?: boolean;
  jobType?: OpenEnum<'DELETE' | 'EXPORT' | 'ARCHIVE'>;
  /** `true` counts the whole list too. */
  includeTotal?: boolean;
  /** Where to go on, from the answer before. */
  cursor?: string;
}

export interface GetRecordingMediaretentionpoliciesOptions extends PageOptions {
  sortBy?: string;
  expand?: readonly string[];
  nextPage?: string;
  previousPage?: string;
  name?: string;
  enabled?: boolean;
  /** `true` for a shorter answer. @defaultValue `false` */
  summary?: boolean;
  /** Only policies that have run into errors, or only those that have not. */
  hasErrors?: boolean;
  /** Only policies that keep recordings longer than this number of days before deleting them. */
  deleteDaysThreshold?: number;
}

/**
 * Recordings of conversations (calls, chats, e-mails, messages, screens) and everything that decides their fate: retention
 * policies, bulk jobs that delete or export, batch downloads, annotations, encryption keys, orphans and live screen
 * recordings. Reading a recording may take two calls: while the media is being transcoded or restored from the archive the
 * platform only answers how far it is.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class RecordingApi extends PlatformApi {
  /**
   * Deletes an annotation from a recording; the recording stays.
   *
   * @permissions any of `recording:annotation:delete`, `recording:recording:view`, `recording:recordingSegment:view`,
   * `recording:snippetRecording:view`, `recording:screenRecording:view`
   * @see DELETE /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId}
   */
  deleteConversationRecordingAnnotation(
    conversationId: string,
    recordingId: string,
    annotationId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteConversationRecordingAnnotation',
      'DELETE /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId}',
      { conversationId, recordingId, annotationId },
      {},
      request,
    );
  }

  /**
   * Deletes an orphan, a recording that could not be matched to its conversation, and returns its last state.
   *
   * @permissions `recording:orphan:delete`
   * @see DELETE /api/v2/orphanrecordings/{orphanId}
   */
  deleteOrphanrecording(orphanId: string, request?: RequestOptions): ApiPromise<OrphanRecording> {
    return this.call('deleteOrphanrecording', 'DELETE /api/v2/orphanrecordings/{orphanId}', { orphanId }, {}, request);
  }

  /**
   * Deletes several cross-platform retention policies at once.
   *
   * @param ids - Policy ids, separated by commas.
   * @permissions `recording:crossPlatformRetentionPolicy:delete`
   * @see DELETE /api/v2/recording/crossplatform/mediaretentionpolicies
   */
  deleteRecordingCrossplatformMediaretentionpolicies(ids: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRecordingCrossplatformMediaretentionpolicies',
      'DELETE /api/v2/recording/crossplatform/mediaretentionpolicies',
      { ids },
      {},
      request,
    );
  }

  /**
   * Deletes one cross-platform retention policy. What it has already done to recordings stays.
   *
   * @permissions `recording:crossPlatformRetentionPolicy:delete`
   * @see DELETE /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}
   */
  deleteRecordingCrossplatformMediaretentionpolicy(policyId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRecordingCrossplatformMediaretentionpolicy',
      'DELETE /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}',
      { policyId },
      {},
      request,
    );
  }

  /**
   * Deletes a bulk job. Recordings that it has processed already are not brought back.
   *
   * @permissions `recording:job:delete`
   * @see DELETE /api/v2/recording/jobs/{jobId}
   */
  deleteRecordingJob(jobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteRecordingJob', 'DELETE /api/v2/recording/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Deletes several retention policies at once.
   *
   * @param ids - Policy ids, separated by commas.
   * @permissions `recording:retentionPolicy:delete`
   * @see DELETE /api/v2/recording/mediaretentionpolicies
   */
  deleteRecordingMediaretentionpolicies(ids: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRecordingMediaretentionpolicies',
      'DELETE /api/v2/recording/mediaretentionpolicies',
      { ids },
      {},
      request,
    );
  }

  /**
   * Deletes one retention policy. What it has already done to recordings stays.
   *
   * @permissions `recording:retentionPolicy:delete`
   * @see DELETE /api/v2/recording/mediaretentionpolicies/{policyId}
   */
  deleteRecordingMediaretentionpolicy(policyId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteRecordingMediaretentionpolicy',
      'DELETE /api/v2/recording/mediaretentionpolicies/{policyId}',
      { policyId },
      {},
      request,
    );
  }

  /**
   * Reads one recording with the addresses of its media in the format asked for. While the media is not ready the answer
   * holds no addresses but `estimatedTranscodeTimeMs`: ask again. Without need for the media,
   * `getConversationRecordingmetadata` is cheaper.
   *
   * @permissions any of `recording:recording:view`, `recording:recordingSegment:view`, `recording:snippetRecording:view`,
   * `recording:screenRecording:view`
   * @see GET /api/v2/conversations/{conversationId}/recordings/{recordingId}
   */
  getConversationRecording(
    conversationId: string,
    recordingId: string,
    opts?: GetConversationRecordingOptions,
    request?: RequestOptions,
  ): ApiPromise<Recording> {
    return this.call(
      'getConversationRecording',
      'GET /api/v2/conversations/{conversationId}/recordings/{recordingId}',
      { conversationId, recordingId },
      opts,
      request,
    );
  }

  /**
   * Reads one annotation of a recording.
   *
   * @permissions any of `recording:annotation:view`, `recording:recording:view`, `recording:recordingSegment:view`,
   * `recording:snippetRecording:view`, `recording:screenRecording:view`
   * @see GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId}
   */
  getConversationRecordingAnnotation(
    conversationId: string,
    recordingId: string,
    annotationId: string,
    request?: RequestOptions,
  ): ApiPromise<Annotation> {
    return this.call(
      'getConversationRecordingAnnotation',
      'GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId}',
      { conversationId, recordingId, annotationId },
      {},
      request,
    );
  }

  /**
   * Lists the annotations of a recording: notes, and marks such as holds, with their place in time.
   *
   * @permissions any of `recording:annotation:view`, `recording:recording:view`, `recording:recordingSegment:view`,
   * `recording:snippetRecording:view`, `recording:screenRecording:view`
   * @see GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations
   */
  getConversationRecordingAnnotations(
    conversationId: string,
    recordingId: string,
    request?: RequestOptions,
  ): ApiPromise<Annotation[]> {
    return this.call(
      'getConversationRecordingAnnotations',
      'GET /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations',
      { conversationId, recordingId },
      {},
      request,
    );
  }

  /**
   * Lists what is known of a conversation's recordings, without any media; nothing is transcoded. The call to begin with.
   *
   * @permissions any of `recording:recording:view`, `recording:recordingSegment:view`, `recording:snippetRecording:view`,
   * `recording:screenRecording:view`
   * @see GET /api/v2/conversations/{conversationId}/recordingmetadata
   */
  getConversationRecordingmetadata(conversationId: string, request?: RequestOptions): ApiPromise<RecordingMetadata[]> {
    return this.call(
      'getConversationRecordingmetadata',
      'GET /api/v2/conversations/{conversationId}/recordingmetadata',
      { conversationId },
      {},
      request,
    );
  }

  /**
   * Reads what is known of one recording, without media.
   *
   * @permissions any of `recording:recording:view`, `recording:recordingSegment:view`, `recording:snippetRecording:view`,
   * `recording:screenRecording:view`
   * @see GET /api/v2/conversations/{conversationId}/recordingmetadata/{recordingId}
   */
  getConversationRecordingmetadataRecordingId(
    conversationId: string,
    recordingId: string,
    request?: RequestOptions,
  ): ApiPromise<RecordingMetadata> {
    return this.call(
      'getConversationRecordingmetadataRecordingId',
      'GET /api/v2/conversations/{conversationId}/recordingmetadata/{recordingId}',
      { conversationId, recordingId },
      {},
      request,
    );
  }

  /**
   * Lists a conversation's recordings with the addresses of their media, waiting a while for these to be ready.
   *
   * @example
   * ```ts
   * // While the platform prepares the file it sends 202 and no recordings; repeat the call after some seconds.
   * const recordings = await new RecordingApi(client).getConversationRecordings(conversationId, { formatId: 'WAV' });
   * for (const { id, mediaUris } of recordings ?? []) console.log(id, mediaUris?.['0']?.mediaUri);
   * ```
   * @permissions any of `recording:recording:view`, `recording:recordingSegment:view`, `recording:snippetRecording:view`,
   * `recording:screenRecording:view`
   * @see GET /api/v2/conversations/{conversationId}/recordings
   */
  getConversationRecordings(
    conversationId: string,
    opts?: GetConversationRecordingsOptions,
    request?: RequestOptions,
  ): ApiPromise<Recording[]> {
    return this.call(
      'getConversationRecordings',
      'GET /api/v2/conversations/{conversationId}/recordings',
      { conversationId },
      opts,
      request,
    );
  }

  /**
   * Reads one orphan recording. Its media comes from `getOrphanrecordingMedia`.
   *
   * @permissions `recording:orphan:view`
   * @see GET /api/v2/orphanrecordings/{orphanId}
   */
  getOrphanrecording(orphanId: string, request?: RequestOptions): ApiPromise<OrphanRecording> {
    return this.call('getOrphanrecording', 'GET /api/v2/orphanrecordings/{orphanId}', { orphanId }, {}, request);
  }

  /**
   * Reads an orphan as a recording, with the addresses of its media in the format asked for.
   *
   * @permissions `recording:orphan:view`
   * @see GET /api/v2/orphanrecordings/{orphanId}/media
   */
  getOrphanrecordingMedia(
    orphanId: string,
    opts?: GetOrphanrecordingMediaOptions,
    request?: RequestOptions,
  ): ApiPromise<Recording> {
    return this.call('getOrphanrecordingMedia', 'GET /api/v2/orphanrecordings/{orphanId}/media', { orphanId }, opts, request);
  }

  /**
   * Lists orphan recordings, those that could not be matched to a conversation.
   *
   * @permissions `recording:orphan:view`
   * @see GET /api/v2/orphanrecordings
   */
  getOrphanrecordings(opts?: GetOrphanrecordingsOptions, request?: RequestOptions): ApiPromise<OrphanRecordingListing> {
    return this.call('getOrphanrecordings', 'GET /api/v2/orphanrecordings', {}, opts, request);
  }

  /**
   * Reads how far a batch download of `postRecordingBatchrequests` has come, and its results. It is finished when
   * `resultCount` has reached `expectedResultCount`. Only the user who submitted it may read it.
   *
   * @example
   * ```ts
   * const { expectedResultCount, resultCount } = await new RecordingApi(client).getRecordingBatchrequest(batchRequestId);
   * console.log(`${resultCount} of ${expectedResultCount}`);
   * ```
   * @permissions not documented
   * @see GET /api/v2/recording/batchrequests/{jobId}
   */
  getRecordingBatchrequest(jobId: string, request?: RequestOptions): ApiPromise<BatchDownloadJobStatusResult> {
    return this.call('getRecordingBatchrequest', 'GET /api/v2/recording/batchrequests/{jobId}', { jobId }, {}, request);
  }

  /**
   * Lists the retention policies for recordings made on the vendor's other platforms.
   *
   * @permissions `recording:crossPlatformRetentionPolicy:view`
   * @see GET /api/v2/recording/crossplatform/mediaretentionpolicies
   */
  getRecordingCrossplatformMediaretentionpolicies(
    opts?: GetRecordingCrossplatformMediaretentionpoliciesOptions,
    request?: RequestOptions,
  ): ApiPromise<PolicyEntityListing> {
    return this.call(
      'getRecordingCrossplatformMediaretentionpolicies',
      'GET /api/v2/recording/crossplatform/mediaretentionpolicies',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads one cross-platform retention policy.
   *
   * @permissions `recording:crossPlatformRetentionPolicy:view`
   * @see GET /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}
   */
  getRecordingCrossplatformMediaretentionpolicy(policyId: string, request?: RequestOptions): ApiPromise<CrossPlatformPolicy> {
    return this.call(
      'getRecordingCrossplatformMediaretentionpolicy',
      'GET /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}',
      { policyId },
      {},
      request,
    );
  }

  /**
   * Reads a bulk job's state and progress: `PENDING` while recordings are gathered, `READY` to be executed with
   * `putRecordingJob`, `PROCESSING`, then `FULFILLED`, `FAILED` or `CANCELLED`.
   *
   * @permissions `recording:job:view`
   * @see GET /api/v2/recording/jobs/{jobId}
   */
  getRecordingJob(jobId: string, request?: RequestOptions): ApiPromise<RecordingJob> {
    return this.call('getRecordingJob', 'GET /api/v2/recording/jobs/{jobId}', { jobId }, {}, request);
  }

  /**
   * Lists the recordings with which a bulk job failed.
   *
   * @param opts.pageSize - At most 100.
   * @permissions `recording:job:view`
   * @see GET /api/v2/recording/jobs/{jobId}/failedrecordings
   */
  getRecordingJobFailedrecordings(
    jobId: string,
    opts?: GetRecordingJobFailedrecordingsOptions,
    request?: RequestOptions,
  ): ApiPromise<FailedRecordingEntityListing> {
    return this.call(
      'getRecordingJobFailedrecordings',
      'GET /api/v2/recording/jobs/{jobId}/failedrecordings',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Lists the bulk jobs that delete or export recordings.
   *
   * @permissions `recording:job:view`
   * @see GET /api/v2/recording/jobs
   */
  getRecordingJobs(opts?: GetRecordingJobsOptions, request?: RequestOptions): ApiPromise<RecordingJobEntityListing> {
    return this.call('getRecordingJobs', 'GET /api/v2/recording/jobs', {}, opts, request);
  }

  /**
   * Reads one configuration of where encryption keys come from.
   *
   * @permissions `recording:encryptionKey:view`
   * @see GET /api/v2/recording/keyconfigurations/{keyConfigurationId}
   */
  getRecordingKeyconfiguration(
    keyConfigurationId: string,
    request?: RequestOptions,
  ): ApiPromise<RecordingEncryptionConfiguration> {
    return this.call(
      'getRecordingKeyconfiguration',
      'GET /api/v2/recording/keyconfigurations/{keyConfigurationId}',
      { keyConfigurationId },
      {},
      request,
    );
  }

  /**
   * Lists the configurations of where encryption keys come from, with the last error of each.
   *
   * @permissions `recording:encryptionKey:view`
   * @see GET /api/v2/recording/keyconfigurations
   */
  getRecordingKeyconfigurations(request?: RequestOptions): ApiPromise<RecordingEncryptionConfigurationListing> {
    return this.call('getRecordingKeyconfigurations', 'GET /api/v2/recording/keyconfigurations', {}, {}, request);
  }

  /**
   * Reads one configuration of a key service that the organisation runs itself.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `recording:encryptionKey:view`
   * @see GET /api/v2/recording/localkeys/settings/{settingsId}
   */
  getRecordingLocalkeysSetting(settingsId: string, request?: RequestOptions): ApiPromise<LocalEncryptionConfiguration> {
    return this.call(
      'getRecordingLocalkeysSetting',
      'GET /api/v2/recording/localkeys/settings/{settingsId}',
      { settingsId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the configurations of key services that the organisation runs itself.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `recording:encryptionKey:view`
   * @see GET /api/v2/recording/localkeys/settings
   */
  getRecordingLocalkeysSettings(request?: RequestOptions): ApiPromise<LocalEncryptionConfigurationListing> {
    return this.call('getRecordingLocalkeysSettings', 'GET /api/v2/recording/localkeys/settings', {}, {}, request, {
      retired: true,
    });
  }

  /**
   * Lists the retention policies.
   *
   * @permissions `recording:retentionPolicy:view`
   * @see GET /api/v2/recording/mediaretentionpolicies
   */
  getRecordingMediaretentionpolicies(
    opts?: GetRecordingMediaretentionpoliciesOptions,
    request?: RequestOptions,
  ): ApiPromise<PolicyEntityListing> {
    return this.call('getRecordingMediaretentionpolicies', 'GET /api/v2/recording/mediaretentionpolicies', {}, opts, request);
  }

  /**
   * Reads one retention policy: its conditions and what it does to recordings that meet them.
   *
   * @permissions `recording:retentionPolicy:view`
   * @see GET /api/v2/recording/mediaretentionpolicies/{policyId}
   */
  getRecordingMediaretentionpolicy(policyId: string, request?: RequestOptions): ApiPromise<Policy> {
    return this.call(
      'getRecordingMediaretentionpolicy',
      'GET /api/v2/recording/mediaretentionpolicies/{policyId}',
      { policyId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's recording keys, old ones included; the key material itself stays with the platform.
   *
   * @permissions `recording:encryptionKey:view`
   * @see GET /api/v2/recording/recordingkeys
   */
  getRecordingRecordingkeys(opts?: PageOptions, request?: RequestOptions): ApiPromise<EncryptionKeyEntityListing> {
    return this.call('getRecordingRecordingkeys', 'GET /api/v2/recording/recordingkeys', {}, opts, request);
  }

  /**
   * Reads how often a new recording key is made.
   *
   * @permissions `recording:encryptionKey:view`
   * @see GET /api/v2/recording/recordingkeys/rotationschedule
   */
  getRecordingRecordingkeysRotationschedule(request?: RequestOptions): ApiPromise<KeyRotationSchedule> {
    return this.call(
      'getRecordingRecordingkeysRotationschedule',
      'GET /api/v2/recording/recordingkeys/rotationschedule',
      {},
      {},
      request,
    );
  }

  /**
   * Reads the organisation's recording settings, at present the limits on screen recordings.
   *
   * @param opts.createDefault - `true` creates the settings with default values where there are none.
   * @permissions any of `recording:screenRecording:view`, `recording:settings:editScreenRecordings`
   * @see GET /api/v2/recording/settings
   */
  getRecordingSettings(opts?: { createDefault?: boolean }, request?: RequestOptions): ApiPromise<RecordingSettings> {
    return this.call('getRecordingSettings', 'GET /api/v2/recording/settings', {}, opts, request);
  }

  /**
   * Tells whether a report on recording uploads is ready, and if so gives in `signedUrl` the address to download it from.
   *
   * @permissions `recording:uploadReport:view`
   * @see GET /api/v2/recording/uploads/reports/{reportId}
   */
  getRecordingUploadsReport(reportId: string, request?: RequestOptions): ApiPromise<RecordingUploadReport> {
    return this.call('getRecordingUploadsReport', 'GET /api/v2/recording/uploads/reports/{reportId}', { reportId }, {}, request);
  }

  /**
   * Pages through recordings that have been kept longer than a number of days, with the dates on which each was or will be
   * archived, exported and deleted. Meant for finding recordings that no policy removes.
   *
   * @param retentionThresholdDays - Only recordings kept for more days than this.
   * @param opts.cursor - The cursor of the page before; leave it out for the first page.
   * @param opts.pageSize - The platform assumes 25.
   * @permissions `recording:recording:view`
   * @see GET /api/v2/recordings/retention/query
   */
  getRecordingsRetentionQuery(
    retentionThresholdDays: number,
    opts?: { cursor?: string; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<RecordingRetentionCursorEntityListing> {
    return this.call(
      'getRecordingsRetentionQuery',
      'GET /api/v2/recordings/retention/query',
      { retentionThresholdDays },
      opts,
      request,
    );
  }

  /**
   * Lists the screen recording sessions: who is recorded, in which conversation, since when.
   *
   * @deprecated The platform no longer offers it. Use `getRecordingsScreensessionsDetails`.
   * @permissions `recording:screenRecording:view`
   * @see GET /api/v2/recordings/screensessions
   */
  getRecordingsScreensessions(opts?: PageOptions, request?: RequestOptions): ApiPromise<ScreenRecordingSessionListing> {
    return this.call('getRecordingsScreensessions', 'GET /api/v2/recordings/screensessions', {}, opts, request, {
      retired: true,
    });
  }

  /**
   * Counts the screen recordings that are running at this moment in the organisation.
   *
   * @permissions `recording:screenRecording:view`
   * @see GET /api/v2/recordings/screensessions/details
   */
  getRecordingsScreensessionsDetails(request?: RequestOptions): ApiPromise<ScreenRecordingActiveSessions> {
    return this.call('getRecordingsScreensessionsDetails', 'GET /api/v2/recordings/screensessions/details', {}, {}, request);
  }

  /**
   * Switches a cross-platform retention policy on or off; everything else needs
   * `putRecordingCrossplatformMediaretentionpolicy`.
   *
   * @permissions `recording:crossPlatformRetentionPolicy:edit`
   * @see PATCH /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}
   */
  patchRecordingCrossplatformMediaretentionpolicy(
    policyId: string,
    body: CrossPlatformPolicyUpdate,
    request?: RequestOptions,
  ): ApiPromise<CrossPlatformPolicy> {
    return this.call(
      'patchRecordingCrossplatformMediaretentionpolicy',
      'PATCH /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}',
      { policyId, body },
      {},
      request,
    );
  }

  /**
   * Switches a retention policy on or off; everything else needs `putRecordingMediaretentionpolicy`.
   *
   * @permissions `recording:retentionPolicy:edit`
   * @see PATCH /api/v2/recording/mediaretentionpolicies/{policyId}
   */
  patchRecordingMediaretentionpolicy(policyId: string, body: PolicyUpdate, request?: RequestOptions): ApiPromise<Policy> {
    return this.call(
      'patchRecordingMediaretentionpolicy',
      'PATCH /api/v2/recording/mediaretentionpolicies/{policyId}',
      { policyId, body },
      {},
      request,
    );
  }

  /**
   * Stops a running screen recording, or sets when it is to be archived or deleted.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `recording:screenRecording:stop`
   * @see PATCH /api/v2/recordings/screensessions/{recordingSessionId}
   */
  patchRecordingsScreensession(
    recordingSessionId: string,
    opts?: { body?: ScreenRecordingSessionRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchRecordingsScreensession',
      'PATCH /api/v2/recordings/screensessions/{recordingSessionId}',
      { recordingSessionId },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Adds an annotation at a point of a recording.
   *
   * @param body - Places and lengths are in milliseconds; see `Annotation` for what each counts from.
   * @permissions any of `recording:annotation:add`, `recording:annotation:edit`, `recording:recording:view`,
   * `recording:recordingSegment:view`, `recording:snippetRecording:view`, `recording:screenRecording:view`
   * @see POST /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations
   */
  postConversationRecordingAnnotations(
    conversationId: string,
    recordingId: string,
    body: Annotation,
    request?: RequestOptions,
  ): ApiPromise<Annotation> {
    return this.call(
      'postConversationRecordingAnnotations',
      'POST /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations',
      { conversationId, recordingId, body },
      {},
      request,
    );
  }

  /**
   * Submits a batch download: recordings named one by one, or all of given conversations. They come in the format they were
   * recorded in. `getRecordingBatchrequest` reads the state and the addresses.
   *
   * @param body - An entry without `recordingId` means all recordings of its conversation.
   * @example
   * ```ts
   * const { id } = await new RecordingApi(client).postRecordingBatchrequests({
   *   batchDownloadRequestList: [{ conversationId }],
   * });
   * console.log(id);
   * ```
   * @permissions any of `recording:recording:view`, `recording:recordingSegment:view`, `recording:snippetRecording:view`,
   * `recording:screenRecording:view`
   * @see POST /api/v2/recording/batchrequests
   */
  postRecordingBatchrequests(
    body: BatchDownloadJobSubmission,
    request?: RequestOptions,
  ): ApiPromise<BatchDownloadJobSubmissionResult> {
    return this.call('postRecordingBatchrequests', 'POST /api/v2/recording/batchrequests', { body }, {}, request);
  }

  /**
   * Creates a retention policy for recordings made on the vendor's other platforms. It acts on new conversations only.
   *
   * @permissions `recording:crossPlatformRetentionPolicy:add`
   * @see POST /api/v2/recording/crossplatform/mediaretentionpolicies
   */
  postRecordingCrossplatformMediaretentionpolicies(
    body: CrossPlatformPolicyCreate,
    request?: RequestOptions,
  ): ApiPromise<CrossPlatformPolicy> {
    return this.call(
      'postRecordingCrossplatformMediaretentionpolicies',
      'POST /api/v2/recording/crossplatform/mediaretentionpolicies',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a bulk job that deletes or exports the recordings of the conversations a query finds. Nothing happens to them
   * yet: wait with `getRecordingJob` for `READY`, then start it with `putRecordingJob`. An organisation may have at most 2
   * jobs pending or processing.
   *
   * @param body - `EXPORT` needs `integrationId`.
   * @permissions `recording:job:add`
   * @see POST /api/v2/recording/jobs
   */
  postRecordingJobs(body: RecordingJobsQuery, request?: RequestOptions): ApiPromise<RecordingJob> {
    return this.call('postRecordingJobs', 'POST /api/v2/recording/jobs', { body }, {}, request);
  }

  /**
   * Sets up where the organisation's encryption keys come from.
   *
   * @param body - See `RecordingEncryptionConfiguration`: what `url` holds depends on `keyConfigurationType`.
   * @permissions `recording:encryptionKey:edit`
   * @see POST /api/v2/recording/keyconfigurations
   */
  postRecordingKeyconfigurations(
    body: RecordingEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<RecordingEncryptionConfiguration> {
    return this.call('postRecordingKeyconfigurations', 'POST /api/v2/recording/keyconfigurations', { body }, {}, request);
  }

  /**
   * Tries out a key configuration without saving it.
   *
   * @permissions `recording:encryptionKey:edit`
   * @see POST /api/v2/recording/keyconfigurations/validate
   */
  postRecordingKeyconfigurationsValidate(
    body: RecordingEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<RecordingEncryptionConfiguration> {
    return this.call(
      'postRecordingKeyconfigurationsValidate',
      'POST /api/v2/recording/keyconfigurations/validate',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a recording key from a key pair of the organisation's own key service.
   *
   * @permissions `recording:encryptionKey:edit`
   * @see POST /api/v2/recording/localkeys
   */
  postRecordingLocalkeys(body: LocalEncryptionKeyRequest, request?: RequestOptions): ApiPromise<EncryptionKey> {
    return this.call('postRecordingLocalkeys', 'POST /api/v2/recording/localkeys', { body }, {}, request);
  }

  /**
   * Sets up a key service that the organisation runs itself.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `recording:encryptionKey:edit`
   * @see POST /api/v2/recording/localkeys/settings
   */
  postRecordingLocalkeysSettings(
    body: LocalEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<LocalEncryptionConfiguration> {
    return this.call('postRecordingLocalkeysSettings', 'POST /api/v2/recording/localkeys/settings', { body }, {}, request, {
      retired: true,
    });
  }

  /**
   * Creates a retention policy. It acts on new conversations only, never on recordings made before.
   *
   * @permissions `recording:retentionPolicy:add`
   * @see POST /api/v2/recording/mediaretentionpolicies
   */
  postRecordingMediaretentionpolicies(body: PolicyCreate, request?: RequestOptions): ApiPromise<Policy> {
    return this.call(
      'postRecordingMediaretentionpolicies',
      'POST /api/v2/recording/mediaretentionpolicies',
      { body },
      {},
      request,
    );
  }

  /**
   * Makes a new recording key at once, outside the rotation schedule. Older keys stay for older recordings.
   *
   * @permissions `recording:encryptionKey:edit`
   * @see POST /api/v2/recording/recordingkeys
   */
  postRecordingRecordingkeys(request?: RequestOptions): ApiPromise<EncryptionKey> {
    return this.call('postRecordingRecordingkeys', 'POST /api/v2/recording/recordingkeys', {}, {}, request);
  }

  /**
   * Starts a report on how recordings have been uploaded to the platform since a given time. Asynchronous: poll
   * `getRecordingUploadsReport`.
   *
   * @permissions `recording:uploadReport:add`
   * @see POST /api/v2/recording/uploads/reports
   */
  postRecordingUploadsReports(body: RecordingUploadReportRequest, request?: RequestOptions): ApiPromise<RecordingUploadReport> {
    return this.call('postRecordingUploadsReports', 'POST /api/v2/recording/uploads/reports', { body }, {}, request);
  }

  /**
   * Tells which of the given conversations have recordings protected from deletion; changes nothing, for which see
   * `putRecordingsDeletionprotection`.
   *
   * @returns The protected ones among the conversations asked about.
   * @permissions not documented
   * @see POST /api/v2/recordings/deletionprotection
   */
  postRecordingsDeletionprotection(
    body: ConversationDeletionProtectionQuery,
    request?: RequestOptions,
  ): ApiPromise<AddressableEntityRef[]> {
    return this.call('postRecordingsDeletionprotection', 'POST /api/v2/recordings/deletionprotection', { body }, {}, request);
  }

  /**
   * Confirms a screen recording on behalf of the recording client that takes part in it.
   *
   * @permissions not documented
   * @see POST /api/v2/recordings/screensessions/acknowledge
   */
  postRecordingsScreensessionsAcknowledge(body: AcknowledgeScreenRecordingRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postRecordingsScreensessionsAcknowledge',
      'POST /api/v2/recordings/screensessions/acknowledge',
      { body },
      {},
      request,
    );
  }

  /**
   * Hands in how the recorded screens lie next to one another; called by the recording client.
   *
   * @permissions not documented
   * @see POST /api/v2/recordings/screensessions/metadata
   */
  postRecordingsScreensessionsMetadata(body: ScreenRecordingMetaDataRequest, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'postRecordingsScreensessionsMetadata',
      'POST /api/v2/recordings/screensessions/metadata',
      { body },
      {},
      request,
    );
  }

  /**
   * Changes when a recording is archived, deleted or exported. A new archive date on a recording already archived restores it
   * until then, and restorations are limited per organisation.
   *
   * @param body - Only the retention dates count; one left out may be removed, so send what was read.
   * @param opts.clearExport - `true` takes back an export that is still to come.
   * @permissions any of `recording:recording:view`, `recording:recording:editRetention`, `recording:recording:restore`,
   * `recording:screenRecording:view`, `recording:screenRecording:editRetention`, `recording:screenRecording:restore`,
   * `recording:snippetRecording:view`, `recording:snippetRecording:editRetention`, `recording:snippetRecording:restore`
   * @see PUT /api/v2/conversations/{conversationId}/recordings/{recordingId}
   */
  putConversationRecording(
    conversationId: string,
    recordingId: string,
    body: Recording,
    opts?: { clearExport?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Recording> {
    return this.call(
      'putConversationRecording',
      'PUT /api/v2/conversations/{conversationId}/recordings/{recordingId}',
      { conversationId, recordingId, body },
      opts,
      request,
    );
  }

  /**
   * Replaces an annotation of a recording.
   *
   * @permissions any of `recording:annotation:edit`, `recording:annotation:add`, `recording:recording:view`,
   * `recording:recordingSegment:view`, `recording:snippetRecording:view`, `recording:screenRecording:view`
   * @see PUT /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId}
   */
  putConversationRecordingAnnotation(
    conversationId: string,
    recordingId: string,
    annotationId: string,
    body: Annotation,
    request?: RequestOptions,
  ): ApiPromise<Annotation> {
    return this.call(
      'putConversationRecordingAnnotation',
      'PUT /api/v2/conversations/{conversationId}/recordings/{recordingId}/annotations/{annotationId}',
      { conversationId, recordingId, annotationId, body },
      {},
      request,
    );
  }

  /**
   * Turns an orphan into a regular recording with its own retention dates. The orphan is gone afterwards; the answer is the
   * recording that took its place.
   *
   * @param opts.body - Retention dates and, where the platform cannot tell it from the media, the conversation.
   * @permissions `recording:orphan:edit`
   * @see PUT /api/v2/orphanrecordings/{orphanId}
   */
  putOrphanrecording(orphanId: string, opts?: { body?: OrphanUpdateRequest }, request?: RequestOptions): ApiPromise<Recording> {
    return this.call('putOrphanrecording', 'PUT /api/v2/orphanrecordings/{orphanId}', { orphanId }, opts, request);
  }

  /**
   * Replaces a cross-platform retention policy; it does not act on what was recorded before.
   *
   * @permissions `recording:crossPlatformRetentionPolicy:edit`
   * @see PUT /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}
   */
  putRecordingCrossplatformMediaretentionpolicy(
    policyId: string,
    body: CrossPlatformPolicy,
    request?: RequestOptions,
  ): ApiPromise<CrossPlatformPolicy> {
    return this.call(
      'putRecordingCrossplatformMediaretentionpolicy',
      'PUT /api/v2/recording/crossplatform/mediaretentionpolicies/{policyId}',
      { policyId, body },
      {},
      request,
    );
  }

  /**
   * Executes a bulk job that is `READY`: the recordings are deleted or exported, and a deletion cannot be undone. Only the
   * user who created the job may do it.
   *
   * @param body - `state` must be `PROCESSING`.
   * @permissions all of `recording:job:edit`, `recording:recording:editRetention`, `recording:screenRecording:editRetention`,
   * `recording:snippetRecording:editRetention`
   * @see PUT /api/v2/recording/jobs/{jobId}
   */
  putRecordingJob(jobId: string, body: ExecuteRecordingJobsQuery, request?: RequestOptions): ApiPromise<RecordingJob> {
    return this.call('putRecordingJob', 'PUT /api/v2/recording/jobs/{jobId}', { jobId, body }, {}, request);
  }

  /**
   * Replaces a configuration of where encryption keys come from.
   *
   * @permissions `recording:encryptionKey:edit`
   * @see PUT /api/v2/recording/keyconfigurations/{keyConfigurationId}
   */
  putRecordingKeyconfiguration(
    keyConfigurationId: string,
    body: RecordingEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<RecordingEncryptionConfiguration> {
    return this.call(
      'putRecordingKeyconfiguration',
      'PUT /api/v2/recording/keyconfigurations/{keyConfigurationId}',
      { keyConfigurationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the configuration of a key service that the organisation runs itself.
   *
   * @deprecated The platform no longer offers it.
   * @permissions `recording:encryptionKey:edit`
   * @see PUT /api/v2/recording/localkeys/settings/{settingsId}
   */
  putRecordingLocalkeysSetting(
    settingsId: string,
    body: LocalEncryptionConfiguration,
    request?: RequestOptions,
  ): ApiPromise<LocalEncryptionConfiguration> {
    return this.call(
      'putRecordingLocalkeysSetting',
      'PUT /api/v2/recording/localkeys/settings/{settingsId}',
      { settingsId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Replaces a retention policy. The new version applies to later conversations, not to earlier ones.
   *
   * @permissions `recording:retentionPolicy:edit`
   * @see PUT /api/v2/recording/mediaretentionpolicies/{policyId}
   */
  putRecordingMediaretentionpolicy(policyId: string, body: Policy, request?: RequestOptions): ApiPromise<Policy> {
    return this.call(
      'putRecordingMediaretentionpolicy',
      'PUT /api/v2/recording/mediaretentionpolicies/{policyId}',
      { policyId, body },
      {},
      request,
    );
  }

  /**
   * Sets how often a new recording key is made; `DISABLED` leaves it to `postRecordingRecordingkeys`.
   *
   * @permissions `recording:encryptionKey:edit`
   * @see PUT /api/v2/recording/recordingkeys/rotationschedule
   */
  putRecordingRecordingkeysRotationschedule(
    body: KeyRotationSchedule,
    request?: RequestOptions,
  ): ApiPromise<KeyRotationSchedule> {
    return this.call(
      'putRecordingRecordingkeysRotationschedule',
      'PUT /api/v2/recording/recordingkeys/rotationschedule',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces the organisation's recording settings.
   *
   * @permissions any of `recording:settings:editScreenRecordings`, `recording:settings:editRegionalStorage`,
   * `recording:settings:editUrlExpiration`, `recording:settings:editConferenceRecording`
   * @see PUT /api/v2/recording/settings
   */
  putRecordingSettings(body: RecordingSettings, request?: RequestOptions): ApiPromise<RecordingSettings> {
    return this.call('putRecordingSettings', 'PUT /api/v2/recording/settings', { body }, {}, request);
  }

  /**
   * Protects the recordings of conversations from deletion, or lifts that protection.
   *
   * @param opts.protect - `false` lifts the protection; left out, it is applied. Each needs its own permission.
   * @param opts.body - The conversations meant.
   * @permissions any of `recording:deletionProtection:apply`, `recording:deletionProtection:revoke`
   * @see PUT /api/v2/recordings/deletionprotection
   */
  putRecordingsDeletionprotection(
    opts?: { protect?: boolean; body?: ConversationDeletionProtectionQuery },
    request?: RequestOptions,
  ): ApiPromise<ManageDeleteProtectionResult> {
    return this.call('putRecordingsDeletionprotection', 'PUT /api/v2/recordings/deletionprotection', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace RecordingApi {
  type getConversationRecordingOptions = GetConversationRecordingOptions;
  type getConversationRecordingsOptions = GetConversationRecordingsOptions;
  type getOrphanrecordingMediaOptions = GetOrphanrecordingMediaOptions;
  type getOrphanrecordingsOptions = GetOrphanrecordingsOptions;
  type getRecordingCrossplatformMediaretentionpoliciesOptions = GetRecordingCrossplatformMediaretentionpoliciesOptions;
  type getRecordingJobFailedrecordingsOptions = GetRecordingJobFailedrecordingsOptions;
  type getRecordingJobsOptions = GetRecordingJobsOptions;
  type getRecordingMediaretentionpoliciesOptions = GetRecordingMediaretentionpoliciesOptions;
  type getRecordingRecordingkeysOptions = PageOptions;
  type getRecordingSettingsOptions = OptionsOf<RecordingApi['getRecordingSettings']>;
  type getRecordingsRetentionQueryOptions = OptionsOf<RecordingApi['getRecordingsRetentionQuery']>;
  type getRecordingsScreensessionsOptions = PageOptions;
  type patchRecordingsScreensessionOptions = OptionsOf<RecordingApi['patchRecordingsScreensession']>;
  type putConversationRecordingOptions = OptionsOf<RecordingApi['putConversationRecording']>;
  type putOrphanrecordingOptions = OptionsOf<RecordingApi['putOrphanrecording']>;
  type putRecordingsDeletionprotectionOptions = OptionsOf<RecordingApi['putRecordingsDeletionprotection']>;
}
