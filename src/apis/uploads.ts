import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type {
  CreateUploadSourceUrlJobRequest,
  CreateUploadSourceUrlJobResponse,
  FunctionUploadRequest,
  FunctionUploadResponse,
  GamificationContestPrizeImageUploadUrlRequest,
  GetUploadSourceUrlJobStatusResponse,
  UploadUrlRequest,
  UploadUrlResponse,
} from '../models/shared-administration.js';
import type { LearningCoverArtUploadUrlRequest } from '../models/uploads.js';
import { PlatformApi } from './platform-api.js';

/**
 * Signed addresses for uploading files. Every call here uploads nothing itself: it answers with an address to which the file
 * is to be PUT with exactly the `headers` given, and with an `uploadKey` by which later calls name the file. The addresses
 * expire after the seconds asked for in the body.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class UploadsApi extends PlatformApi {
  /**
   * Tells whether the platform has fetched a document from the address given to `postKnowledgeKnowledgebaseUploadsUrlsJobs`.
   * Once completed, `uploadKey` names the file for an import into the knowledge base.
   *
   * @permissions `knowledge:uploadSourceUrlJob:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs/{jobId}
   */
  getKnowledgeKnowledgebaseUploadsUrlsJob(
    knowledgeBaseId: string,
    jobId: string,
    request?: RequestOptions,
  ): ApiPromise<GetUploadSourceUrlJobStatusResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseUploadsUrlsJob',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs/{jobId}',
      { knowledgeBaseId, jobId },
      {},
      request,
    );
  }

  /**
   * Prepares the upload of a picture of the prize in a gamification contest.
   *
   * @permissions `gamification:contestPrizeImage:upload`
   * @see POST /api/v2/gamification/contests/uploads/prizeimages
   */
  postGamificationContestsUploadsPrizeimages(
    body: GamificationContestPrizeImageUploadUrlRequest,
    request?: RequestOptions,
  ): ApiPromise<UploadUrlResponse> {
    return this.call(
      'postGamificationContestsUploadsPrizeimages',
      'POST /api/v2/gamification/contests/uploads/prizeimages',
      { body },
      {},
      request,
    );
  }

  /**
   * Prepares the upload of a document from which the content of an AI Studio guide is to be made.
   *
   * @permissions `aiStudio:guide:upload`
   * @see POST /api/v2/guides/uploads
   */
  postGuidesUploads(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postGuidesUploads', 'POST /api/v2/guides/uploads', { body }, {}, request);
  }

  /**
   * Prepares the upload of the packed code for the draft of a function data action. The answer has no `uploadKey`, since the
   * file belongs to the draft.
   *
   * @permissions `integrations:actionFunction:edit`
   * @see POST /api/v2/integrations/actions/{actionId}/draft/function/upload
   */
  postIntegrationsActionDraftFunctionUpload(
    actionId: string,
    body: FunctionUploadRequest,
    request?: RequestOptions,
  ): ApiPromise<FunctionUploadResponse> {
    return this.call(
      'postIntegrationsActionDraftFunctionUpload',
      'POST /api/v2/integrations/actions/{actionId}/draft/function/upload',
      { actionId, body },
      {},
      request,
    );
  }

  /**
   * Prepares the upload of a file of knowledge documents. Its `uploadKey` goes to
   * `KnowledgeApi.postKnowledgeKnowledgebaseLanguageDocumentsImports`, which imports them.
   *
   * @permissions `knowledge:document:upload`
   * @see POST /api/v2/knowledge/documentuploads
   */
  postKnowledgeDocumentuploads(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postKnowledgeDocumentuploads', 'POST /api/v2/knowledge/documentuploads', { body }, {}, request);
  }

  /**
   * Has the platform fetch a document from an address on the web, instead of uploading it oneself, for a later import into a
   * knowledge base. Asynchronous: follow it with `getKnowledgeKnowledgebaseUploadsUrlsJob`.
   *
   * @permissions `knowledge:uploadSourceUrlJob:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs
   */
  postKnowledgeKnowledgebaseUploadsUrlsJobs(
    knowledgeBaseId: string,
    body: CreateUploadSourceUrlJobRequest,
    request?: RequestOptions,
  ): ApiPromise<CreateUploadSourceUrlJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseUploadsUrlsJobs',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/uploads/urls/jobs',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Prepares the upload of conversations from elsewhere for an intent miner. Its `uploadKey` goes to
   * `LanguageUnderstandingApi.postLanguageunderstandingMinerExecute`.
   *
   * @param body - Object that the platform does not specify; may be empty.
   * @permissions `languageUnderstanding:miner:upload`
   * @see POST /api/v2/languageunderstanding/miners/{minerId}/uploads
   */
  postLanguageunderstandingMinerUploads(
    minerId: string,
    body: JsonObject,
    request?: RequestOptions,
  ): ApiPromise<UploadUrlResponse> {
    return this.call(
      'postLanguageunderstandingMinerUploads',
      'POST /api/v2/languageunderstanding/miners/{minerId}/uploads',
      { minerId, body },
      {},
      request,
    );
  }

  /**
   * Prepares the upload of a cover picture for a learning module.
   *
   * @param body - Needs the picture's `contentType`.
   * @permissions `learning:coverart:upload`
   * @see POST /api/v2/uploads/learning/coverart
   */
  postUploadsLearningCoverart(body: LearningCoverArtUploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postUploadsLearningCoverart', 'POST /api/v2/uploads/learning/coverart', { body }, {}, request);
  }

  /**
   * Prepares the upload of a picture that is going to be publicly reachable.
   *
   * @permissions `uploads:publicasset:upload`
   * @see POST /api/v2/uploads/publicassets/images
   */
  postUploadsPublicassetsImages(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postUploadsPublicassetsImages', 'POST /api/v2/uploads/publicassets/images', { body }, {}, request);
  }

  /**
   * Prepares the upload of a recording.
   *
   * @permissions `recording:recording:upload`
   * @see POST /api/v2/uploads/recordings
   */
  postUploadsRecordings(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postUploadsRecordings', 'POST /api/v2/uploads/recordings', { body }, {}, request);
  }

  /**
   * Prepares the upload of historical workforce-management data in CSV form. Once uploaded, have the file checked with
   * `WorkforceManagementApi.postWorkforcemanagementHistoricaldataValidate`, giving the `uploadKey`.
   *
   * @permissions `wfm:historicalData:upload`
   * @see POST /api/v2/uploads/workforcemanagement/historicaldata/csv
   */
  postUploadsWorkforcemanagementHistoricaldataCsv(
    body: UploadUrlRequest,
    request?: RequestOptions,
  ): ApiPromise<UploadUrlResponse> {
    return this.call(
      'postUploadsWorkforcemanagementHistoricaldataCsv',
      'POST /api/v2/uploads/workforcemanagement/historicaldata/csv',
      { body },
      {},
      request,
    );
  }
}
