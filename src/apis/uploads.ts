import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type { JsonObject } from '../models/json.js';
import type { UploadUrlRequest, UploadUrlResponse } from '../models/shared-administration.js';
import type { LearningCoverArtUploadUrlRequest } from '../models/uploads.js';
import { PlatformApi } from './platform-api.js';

/**
 * Signed addresses for uploading files. Every call here uploads nothing itself: it answers with an address to which the file
 * is to be PUT with exactly the `headers` given, and with an `uploadKey` by which later calls name the file. The addresses
 * expire after the seconds asked for in the body.
 */
export class UploadsApi extends PlatformApi {
  /**
   * Prepares the upload of a file of knowledge documents. Its `uploadKey` goes to
   * `KnowledgeApi.postKnowledgeKnowledgebaseLanguageDocumentsImports`, which imports them.
   *
   * @permissions all of `knowledge:document:upload`
   * @see POST /api/v2/knowledge/documentuploads
   */
  postKnowledgeDocumentuploads(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postKnowledgeDocumentuploads', 'POST /api/v2/knowledge/documentuploads', { body }, {}, request);
  }

  /**
   * Prepares the upload of conversations from elsewhere for an intent miner. Its `uploadKey` goes to
   * `LanguageUnderstandingApi.postLanguageunderstandingMinerExecute`.
   *
   * @param body - Object that the platform does not specify; may be empty.
   * @permissions all of `languageUnderstanding:miner:upload`
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
   * @permissions all of `learning:coverart:upload`
   * @see POST /api/v2/uploads/learning/coverart
   */
  postUploadsLearningCoverart(body: LearningCoverArtUploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postUploadsLearningCoverart', 'POST /api/v2/uploads/learning/coverart', { body }, {}, request);
  }

  /**
   * Prepares the upload of a picture that is going to be publicly reachable.
   *
   * @permissions all of `uploads:publicasset:upload`
   * @see POST /api/v2/uploads/publicassets/images
   */
  postUploadsPublicassetsImages(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postUploadsPublicassetsImages', 'POST /api/v2/uploads/publicassets/images', { body }, {}, request);
  }

  /**
   * Prepares the upload of a recording.
   *
   * @permissions all of `recording:recording:upload`
   * @see POST /api/v2/uploads/recordings
   */
  postUploadsRecordings(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postUploadsRecordings', 'POST /api/v2/uploads/recordings', { body }, {}, request);
  }

  /**
   * Prepares the upload of historical workforce-management data in CSV form. Once uploaded, have the file checked with
   * `WorkforceManagementApi.postWorkforcemanagementHistoricaldataValidate`, giving the `uploadKey`.
   *
   * @permissions all of `wfm:historicalData:upload`
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
