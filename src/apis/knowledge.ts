import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  CategoryCreateRequest,
  CategoryListing,
  CategoryResponse,
  CategoryResponseListing,
  CategoryUpdateRequest,
  ChunkSearchRegisterRequest,
  ConnectionCreateRequest,
  ConnectionCreateResponse,
  ConnectionListing,
  ConnectionOptionListing,
  ConnectionResponse,
  ConnectionUpdateRequest,
  DocumentListing,
  DocumentVariationRequest,
  DocumentVariationResponse,
  DocumentVariationResponseListing,
  GuestCategoryResponseListing,
  ImportStatusRequest,
  KnowledgeAnswerDocumentsResponse,
  KnowledgeBaseCreateRequest,
  KnowledgeBaseListing,
  KnowledgeBaseUpdateRequest,
  KnowledgeCategoryRequest,
  KnowledgeDocument,
  KnowledgeDocumentBulkRemoveRequest,
  KnowledgeDocumentBulkRequest,
  KnowledgeDocumentBulkUpdateRequest,
  KnowledgeDocumentBulkVersionAddRequest,
  KnowledgeDocumentChunkRequest,
  KnowledgeDocumentChunkResponse,
  KnowledgeDocumentCopy,
  KnowledgeDocumentFeedback,
  KnowledgeDocumentFeedbackResponse,
  KnowledgeDocumentFeedbackResponseListing,
  KnowledgeDocumentFeedbackUpdateRequest,
  KnowledgeDocumentGuestSearch,
  KnowledgeDocumentGuestSearchRequest,
  KnowledgeDocumentPresentation,
  KnowledgeDocumentQuery,
  KnowledgeDocumentQueryResponse,
  KnowledgeDocumentReq,
  KnowledgeDocumentRequest,
  KnowledgeDocumentResponse,
  KnowledgeDocumentResponseListing,
  KnowledgeDocumentSearch,
  KnowledgeDocumentSearchRequest,
  KnowledgeDocumentSuggestion,
  KnowledgeDocumentSuggestionRequest,
  KnowledgeDocumentVersion,
  KnowledgeDocumentVersionListing,
  KnowledgeDocumentVersionVariation,
  KnowledgeDocumentVersionVariationListing,
  KnowledgeDocumentView,
  KnowledgeDocumentsAnswerFilter,
  KnowledgeExportJobRequest,
  KnowledgeExportJobResponse,
  KnowledgeExtendedCategory,
  KnowledgeGuestAnswerDocumentsResponse,
  KnowledgeGuestDocumentCopy,
  KnowledgeGuestDocumentFeedback,
  KnowledgeGuestDocumentPresentation,
  KnowledgeGuestDocumentResponse,
  KnowledgeGuestDocumentResponseListing,
  KnowledgeGuestDocumentSuggestion,
  KnowledgeGuestDocumentSuggestionRequest,
  KnowledgeGuestDocumentView,
  KnowledgeGuestSession,
  KnowledgeImport,
  KnowledgeImportJobRequest,
  KnowledgeImportJobResponse,
  KnowledgeIntegrationOptionsResponse,
  KnowledgeParseJobRequest,
  KnowledgeParseJobRequestImport,
  KnowledgeParseJobRequestPatch,
  KnowledgeParseJobResponse,
  KnowledgeSearchPreviewRequest,
  KnowledgeSearchPreviewResponse,
  KnowledgeSettingListing,
  KnowledgeSettingsRequest,
  KnowledgeSettingsResponse,
  KnowledgeSourcesSearchRequest,
  KnowledgeSourcesSearchResponse,
  KnowledgeSyncJobRequest,
  KnowledgeSyncJobResponse,
  KnowledgeTraining,
  LabelCreateRequest,
  LabelListing,
  LabelResponse,
  LabelUpdateRequest,
  OperationCreatorUserResponse,
  OperationListing,
  SalesforceSourceRequest,
  SalesforceSourceResponse,
  SearchUpdateRequest,
  ServiceNowSourceRequest,
  ServiceNowSourceResponse,
  SourceBaseResponse,
  SourceSyncResponse,
  SyncStatusRequest,
  TrainingListing,
  UnansweredGroup,
  UnansweredGroups,
  UnansweredPhraseGroup,
  UnansweredPhraseGroupPatchRequestBody,
  UnansweredPhraseGroupUpdateResponse,
  V3SourceCreateRequest,
  V3SourceDetailedResponse,
  V3SourceExpandableListing,
  V3SourceExpandableResponse,
  V3SourceUpdateRequest,
  V3StartManualSyncRequest,
  V3Synchronization,
  V3SynchronizationDeletion,
  V3SynchronizationDeletionListing,
  V3SynchronizationFileDeletionRequest,
  V3SynchronizationListing,
  V3SynchronizationUpdateRequest,
  V3SynchronizationUpload,
  V3SynchronizationUploadListing,
  V3SynchronizationUploadUrlRequest,
  V3SynchronizationUploadUrlResponse,
} from '../models/knowledge.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  CreateUploadSourceUrlJobRequest,
  CreateUploadSourceUrlJobResponse,
  GetUploadSourceUrlJobStatusResponse,
  UploadUrlRequest,
  UploadUrlResponse,
} from '../models/shared-administration.js';
import type { BulkResponse } from '../models/shared-references.js';
import type { KnowledgeLanguageCode } from '../models/shared-enumerations.js';
import type {
  KnowledgeBase,
  KnowledgeCategory,
  KnowledgeSearchRequest,
  KnowledgeSearchResponse,
} from '../models/shared-search.js';
import type { JsonObject } from '../models/json.js';
import type { AfterBeforeOptions, ExpandOptions, UnansweredGroupApp } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetKnowledgeConnectionOptionsOptions {
  after?: string;
  /** Entities a page. @defaultValue `200` */
  pageSize?: string;
  /** The option whose children are listed. Without it, the top level is listed. */
  parentId?: string;
}

export interface GetKnowledgeGuestSessionCategoriesOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only the children of this category. */
  parentId?: string;
  /** Only categories at the top of the tree. */
  isRoot?: boolean;
  /** Only categories whose name begins with this text. */
  name?: string;
  /** `Hierarchy` sorts by the full path of names, `Name` by the bare name. @defaultValue `Name` */
  sortBy?: OpenEnum<'Name' | 'Hierarchy'>;
  /** `Ancestors` fills in the chain of parents, each in short form. */
  expand?: string;
  /** Adds the number of documents in each category. */
  includeDocumentCount?: boolean;
}

export interface GetKnowledgeKnowledgebaseCategoriesOptions extends AfterBeforeOptions {
  /** Categories a page, 200 at most. */
  pageSize?: string;
  /** Only the children of this category. */
  parentId?: string;
  /** Only categories at the top of the tree. */
  isRoot?: boolean;
  /** Only categories whose name begins with this text. */
  name?: string;
  /** `Hierarchy` sorts by the full path of names, `Name` by the bare name. @defaultValue `Name` */
  sortBy?: OpenEnum<'Name' | 'Hierarchy'>;
  /** `Ancestors` fills in the chain of parents, each in short form. */
  expand?: string;
  /** Adds the number of documents in each category. */
  includeDocumentCount?: boolean;
}

export interface GetKnowledgeKnowledgebaseDocumentFeedbackOptions extends AfterBeforeOptions {
  /** Pieces of feedback a page, 200 at most. */
  pageSize?: string;
  /** Leaves out ratings without a comment. */
  onlyCommented?: boolean;
  /** Only feedback on this version of the document. */
  documentVersionId?: string;
  /** Only feedback on this variation. */
  documentVariationId?: string;
  /** Only feedback given in this application. */
  appType?: OpenEnum<UnansweredGroupApp>;
  /** Only feedback after this kind of query. */
  queryType?: OpenEnum<
    'Unknown' | 'Article' | 'AutoSearch' | 'Category' | 'ManualSearch' | 'Recommendation' | 'Suggestion' | 'ExpandedArticle'
  >;
  /** Only feedback of this user. */
  userId?: string;
  /** Only feedback given in conversations of this queue. */
  queueId?: string;
  /** Only feedback that is final or, with `Draft`, still being written. */
  state?: OpenEnum<'All' | 'Draft' | 'Final'>;
}

export interface GetKnowledgeKnowledgebaseDocumentVariationsOptions extends AfterBeforeOptions {
  /** Variations a page, 200 at most. */
  pageSize?: string;
  /** Whether those of the draft or of the published document are listed. */
  documentState?: OpenEnum<'Draft' | 'Published'>;
  /** `contentUrl` fills in the addresses of images and other content. */
  expand?: readonly OpenEnum<'contentUrl'>[];
}

export interface GetKnowledgeKnowledgebaseDocumentVersionVariationsOptions extends AfterBeforeOptions {
  /** Variations a page, 200 at most. */
  pageSize?: string;
}

export interface GetKnowledgeKnowledgebaseDocumentVersionsOptions extends AfterBeforeOptions {
  /** Versions a page, 200 at most. */
  pageSize?: string;
  /** `category` and `labels` fill in what each version was filed under. */
  expand?: readonly OpenEnum<'category' | 'labels'>[];
}

export interface GetKnowledgeKnowledgebaseDocumentsFeedbackOptions extends AfterBeforeOptions {
  /** Pieces of feedback a page, 200 at most. */
  pageSize?: string;
  /** Leaves out ratings without a comment. */
  onlyCommented?: boolean;
  /** Only feedback on this version of a document. */
  documentVersionId?: string;
  /** Only feedback on this variation of a document. */
  documentVariationId?: string;
  /** Only feedback given in this application. */
  appType?: string;
  /** Only feedback after this kind of query. */
  queryType?: string;
  /** Only feedback of this user. */
  userId?: string;
  /** Only feedback given in conversations of this queue. */
  queueId?: string;
  /** `Draft`, `Final` or `All`. */
  state?: string;
}

export interface GetKnowledgeKnowledgebaseDocumentsOptions extends AfterBeforeOptions {
  /** Documents a page, 200 at most. */
  pageSize?: string;
  /** Only documents modified in this ISO interval (`start/end`). */
  interval?: string;
  /** Only these documents. */
  documentId?: readonly string[];
  /** Only documents of these categories. */
  categoryId?: readonly string[];
  /** Counts documents of the categories below those of `categoryId` in. */
  includeSubcategories?: boolean;
  /** Adds documents in draft state. */
  includeDrafts?: boolean;
  /** Only documents with these labels. */
  labelIds?: readonly string[];
  /** `category` and `labels` fill in what otherwise are references. */
  expand?: readonly OpenEnum<'category' | 'labels'>[];
  /** Only documents with these ids in another system. */
  externalIds?: readonly string[];
}

export interface GetKnowledgeKnowledgebaseLabelsOptions extends AfterBeforeOptions {
  /** Labels a page, 200 at most. */
  pageSize?: string;
  /** Only labels whose name matches. */
  name?: string;
  /** Adds how many documents carry each label. */
  includeDocumentCount?: boolean;
}

export interface GetKnowledgeKnowledgebaseLanguageCategoriesOptions {
  /** Cursor of the page before. */
  before?: string;
  /** Cursor of the following page. */
  after?: string;
  /** Older name of `pageSize`. */
  limit?: string;
  /** How many to list at most, up to 200. */
  pageSize?: string;
  /** Only categories whose name matches. */
  name?: string;
}

export interface GetKnowledgeKnowledgebaseLanguageDocumentsOptions {
  /** Cursor of the page before. */
  before?: string;
  /** Cursor of the following page. */
  after?: string;
  /** Older name of `pageSize`. */
  limit?: string;
  /** How many to list at most, up to 200. */
  pageSize?: string;
  /** Only documents of these categories, ids separated by commas. */
  categories?: string;
  /** Only documents whose title matches. */
  title?: string;
  sortBy?: OpenEnum<'Title' | 'Date'>;
  sortOrder?: OpenEnum<'ASC' | 'ascending' | 'DESC' | 'descending'>;
  /** Only the documents with these ids. */
  documentIds?: readonly string[];
}

export interface GetKnowledgeKnowledgebaseLanguageTrainingsOptions {
  /** Cursor of the page before. */
  before?: string;
  /** Cursor of the following page. */
  after?: string;
  /** Older name of `pageSize`. */
  limit?: string;
  /** How many to list at most, up to 200. */
  pageSize?: string;
  /** Only trainings whose documents are in this state; `Active` is the one in use. */
  knowledgeDocumentsState?: OpenEnum<'Draft' | 'Active' | 'Discarded' | 'Archived'>;
}

export interface GetKnowledgeKnowledgebaseOperationsOptions extends AfterBeforeOptions {
  /** Operations a page, 200 at most. */
  pageSize?: string;
  /** Only operations that these users or OAuth clients began; `getKnowledgeKnowledgebaseOperationsUsersQuery` knows them. */
  userId?: readonly string[];
  /** Only operations of these kinds. */
  type?: readonly OpenEnum<'Export' | 'Import' | 'Parse' | 'Sync'>[];
  /** Only operations in these states. */
  status?: readonly string[];
  /** Only operations in this ISO interval (`start/end`). */
  interval?: string;
  /** Only operations on these sources. */
  sourceId?: readonly string[];
}

export interface GetKnowledgeKnowledgebaseSourcesOptions {
  /** Only sources of this kind. */
  type?: OpenEnum<'Salesforce' | 'ServiceNow'>;
  /** `lastsync` adds how the last synchronisation of each went. */
  expand?: readonly OpenEnum<'lastsync'>[];
  /** Only these sources. */
  ids?: readonly string[];
}

export interface GetKnowledgeKnowledgebaseUnansweredGroupOptions {
  /** Only questions asked in this application. */
  app?: OpenEnum<UnansweredGroupApp>;
  /** The first day to count. */
  dateStart?: string;
  /** The last day to count. */
  dateEnd?: string;
}

export interface GetKnowledgeKnowledgebaseUnansweredGroupPhrasegroupOptions {
  /** Only questions asked in this application. */
  app?: OpenEnum<UnansweredGroupApp>;
  /** The first day to count. */
  dateStart?: string;
  /** The last day to count. */
  dateEnd?: string;
}

export interface GetKnowledgeKnowledgebaseUnansweredGroupsOptions {
  /** Only questions asked in this application. */
  app?: OpenEnum<UnansweredGroupApp>;
  /** The first day to count. */
  dateStart?: string;
  /** The last day to count. */
  dateEnd?: string;
}

export interface GetKnowledgeKnowledgebasesOptions {
  /** Cursor of the page before. */
  before?: string;
  /** Cursor of the following page. */
  after?: string;
  /** Older name of `pageSize`. */
  limit?: string;
  /** How many to list at most, up to 200. */
  pageSize?: string;
  /** Only knowledge bases whose name matches. */
  name?: string;
  /** Only knowledge bases with this core language. */
  coreLanguage?: OpenEnum<
    | 'en-US'
    | 'en-UK'
    | 'en-AU'
    | 'de-DE'
    | 'es-US'
    | 'es-ES'
    | 'fr-FR'
    | 'pt-BR'
    | 'nl-NL'
    | 'it-IT'
    | 'fr-CA'
    | 'en-CA'
    | 'en-HK'
    | 'en-IN'
    | 'en-IE'
    | 'en-NZ'
    | 'en-PH'
    | 'en-SG'
    | 'en-ZA'
    | 'de-AT'
    | 'de-CH'
    | 'es-AR'
    | 'es-CO'
    | 'es-MX'
    | 'fr-BE'
    | 'fr-CH'
    | 'pt-PT'
    | 'nl-BE'
    | 'ca-ES'
    | 'tr-TR'
    | 'sv-SE'
    | 'fi-FI'
    | 'nb-NO'
    | 'da-DK'
    | 'ja-JP'
    | 'ar-AE'
    | 'zh-CN'
    | 'zh-TW'
    | 'zh-HK'
    | 'ko-KR'
    | 'pl-PL'
    | 'hi-IN'
    | 'th-TH'
    | 'hu-HU'
    | 'vi-VN'
    | 'uk-UA'
    | 'cs-CZ'
    | 'fil-PH'
    | 'ms-MY'
    | 'he-IL'
    | 'el-GR'
  >;
  /** Only knowledge bases that have, or have not, been published. */
  published?: boolean;
  sortBy?: OpenEnum<'Name' | 'Date'>;
  sortOrder?: OpenEnum<'ASC' | 'ascending' | 'DESC' | 'descending'>;
}

export interface GetKnowledgeSettingsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
  /** Only settings whose name matches. */
  name?: string;
  /** Only settings that use this source. */
  sourceId?: string;
  sortBy?: OpenEnum<'dateModified' | 'name'>;
  sortOrder?: OpenEnum<'Asc' | 'Desc'>;
}

export interface GetKnowledgeSourceSynchronizationDeletionsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetKnowledgeSourceSynchronizationUploadsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetKnowledgeSourceSynchronizationsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

export interface GetKnowledgeSourcesSynchronizationsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

/**
 * Knowledge bases, their categories and their documents (questions with answers, or articles), one set for each language.
 * Edits stay drafts until a training has been run over them and promoted; only then do bots, agents and customers find them.
 * Listings page by the cursors `before` and `after`, not by page number.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class KnowledgeApi extends PlatformApi {
  /**
   * Removes a connection, the stored authorisation by which knowledge sources read an outside system such as SharePoint. The
   * deleted connection comes back.
   *
   * @permissions `knowledge:connection:delete`
   * @see DELETE /api/v2/knowledge/connections/{connectionId}
   */
  deleteKnowledgeConnection(connectionId: string, request?: RequestOptions): ApiPromise<ConnectionResponse> {
    return this.call(
      'deleteKnowledgeConnection',
      'DELETE /api/v2/knowledge/connections/{connectionId}',
      { connectionId },
      {},
      request,
    );
  }

  /**
   * Deletes a knowledge base and everything in it.
   *
   * @permissions `knowledge:knowledgebase:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}
   */
  deleteKnowledgeKnowledgebase(knowledgeBaseId: string, request?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.call(
      'deleteKnowledgeKnowledgebase',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}',
      { knowledgeBaseId },
      {},
      request,
    );
  }

  /**
   * Removes a category from a knowledge base's tree and answers with what it was.
   *
   * @permissions `knowledge:category:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId}
   */
  deleteKnowledgeKnowledgebaseCategory(
    knowledgeBaseId: string,
    categoryId: string,
    request?: RequestOptions,
  ): ApiPromise<CategoryResponse> {
    return this.call(
      'deleteKnowledgeKnowledgebaseCategory',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId}',
      { knowledgeBaseId, categoryId },
      {},
      request,
    );
  }

  /**
   * Deletes one document of a knowledge base, whatever its state. To delete many in one call, use
   * `postKnowledgeKnowledgebaseDocumentsBulkRemove`.
   *
   * @permissions `knowledge:document:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}
   */
  deleteKnowledgeKnowledgebaseDocument(knowledgeBaseId: string, documentId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseDocument',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}',
      { knowledgeBaseId, documentId },
      {},
      request,
    );
  }

  /**
   * Deletes one variation of a document, that is, its text for certain contexts. The document and its other variations stay.
   *
   * @permissions any of `knowledge:document:delete`, `knowledge:document:edit`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId}
   */
  deleteKnowledgeKnowledgebaseDocumentVariation(
    documentVariationId: string,
    documentId: string,
    knowledgeBaseId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseDocumentVariation',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId}',
      { documentVariationId, documentId, knowledgeBaseId },
      {},
      request,
    );
  }

  /**
   * Deletes the record of an export of a knowledge base.
   *
   * @permissions `knowledge:exportJob:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs/{exportJobId}
   */
  deleteKnowledgeKnowledgebaseExportJob(
    knowledgeBaseId: string,
    exportJobId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseExportJob',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs/{exportJobId}',
      { knowledgeBaseId, exportJobId },
      {},
      request,
    );
  }

  /**
   * Deletes the record of an import into a knowledge base. A running import is aborted with
   * `patchKnowledgeKnowledgebaseImportJob` instead.
   *
   * @permissions `knowledge:importJob:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId}
   */
  deleteKnowledgeKnowledgebaseImportJob(
    knowledgeBaseId: string,
    importJobId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseImportJob',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId}',
      { knowledgeBaseId, importJobId },
      {},
      request,
    );
  }

  /**
   * Removes a label from the knowledge base and answers with the label removed.
   *
   * @permissions `knowledge:label:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId}
   */
  deleteKnowledgeKnowledgebaseLabel(
    knowledgeBaseId: string,
    labelId: string,
    request?: RequestOptions,
  ): ApiPromise<LabelResponse> {
    return this.call(
      'deleteKnowledgeKnowledgebaseLabel',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId}',
      { knowledgeBaseId, labelId },
      {},
      request,
    );
  }

  /**
   * Deletes a category of one language.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `deleteKnowledgeKnowledgebaseCategory`.
   * @permissions `knowledge:category:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId}
   */
  deleteKnowledgeKnowledgebaseLanguageCategory(
    categoryId: string,
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeCategory> {
    return this.call(
      'deleteKnowledgeKnowledgebaseLanguageCategory',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId}',
      { categoryId, knowledgeBaseId, languageCode },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Deletes a document of one language.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `deleteKnowledgeKnowledgebaseDocument`.
   * @permissions `knowledge:document:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId}
   */
  deleteKnowledgeKnowledgebaseLanguageDocument(
    documentId: string,
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocument> {
    return this.call(
      'deleteKnowledgeKnowledgebaseLanguageDocument',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId}',
      { documentId, knowledgeBaseId, languageCode },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Deletes the record of an import. To stop one that is running, use `patchKnowledgeKnowledgebaseLanguageDocumentsImport`.
   *
   * @param languageCode - Language into which the import goes, e.g. `en-US`.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:document:add`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId}
   */
  deleteKnowledgeKnowledgebaseLanguageDocumentsImport(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    importId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseLanguageDocumentsImport',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId}',
      { knowledgeBaseId, languageCode, importId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Disconnects a Salesforce source from the knowledge base by deleting it.
   *
   * @permissions `knowledge:integrationSource:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}
   */
  deleteKnowledgeKnowledgebaseSourcesSalesforceSourceId(
    knowledgeBaseId: string,
    sourceId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseSourcesSalesforceSourceId',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}',
      { knowledgeBaseId, sourceId },
      {},
      request,
    );
  }

  /**
   * Disconnects a ServiceNow source from the knowledge base by deleting it.
   *
   * @permissions `knowledge:integrationSource:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}
   */
  deleteKnowledgeKnowledgebaseSourcesServicenowSourceId(
    knowledgeBaseId: string,
    sourceId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseSourcesServicenowSourceId',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}',
      { knowledgeBaseId, sourceId },
      {},
      request,
    );
  }

  /**
   * Deletes the record of a synchronisation of the knowledge base. One still under way is aborted with
   * `patchKnowledgeKnowledgebaseSynchronizeJob`.
   *
   * @permissions `knowledge:syncJob:delete`
   * @see DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId}
   */
  deleteKnowledgeKnowledgebaseSynchronizeJob(
    knowledgeBaseId: string,
    syncJobId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeKnowledgebaseSynchronizeJob',
      'DELETE /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId}',
      { knowledgeBaseId, syncJobId },
      {},
      request,
    );
  }

  /**
   * Deletes a knowledge setting, the named choice of sources and answer generation that searches refer to. The sources are
   * separate objects.
   *
   * @permissions `knowledge:knowledgeSetting:delete`
   * @see DELETE /api/v2/knowledge/settings/{knowledgeSettingId}
   */
  deleteKnowledgeSetting(knowledgeSettingId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeSetting',
      'DELETE /api/v2/knowledge/settings/{knowledgeSettingId}',
      { knowledgeSettingId },
      {},
      request,
    );
  }

  /**
   * Deletes a knowledge source of the organisation, be it a SharePoint site or a store of uploaded files.
   *
   * @permissions `knowledge:source:delete`
   * @see DELETE /api/v2/knowledge/sources/{sourceId}
   */
  deleteKnowledgeSource(sourceId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteKnowledgeSource', 'DELETE /api/v2/knowledge/sources/{sourceId}', { sourceId }, {}, request);
  }

  /**
   * Takes a file off the list of those that a synchronisation is to delete from its source.
   *
   * @permissions `knowledge:synchronizationFileDeletion:delete`
   * @see DELETE /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions/{fileId}
   */
  deleteKnowledgeSourceSynchronizationDeletion(
    sourceId: string,
    synchronizationId: string,
    fileId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeSourceSynchronizationDeletion',
      'DELETE /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions/{fileId}',
      { sourceId, synchronizationId, fileId },
      {},
      request,
    );
  }

  /**
   * Takes an uploaded file out of a synchronisation again.
   *
   * @permissions `knowledge:synchronizationFileUpload:delete`
   * @see DELETE /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads/{fileId}
   */
  deleteKnowledgeSourceSynchronizationUpload(
    sourceId: string,
    synchronizationId: string,
    fileId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteKnowledgeSourceSynchronizationUpload',
      'DELETE /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads/{fileId}',
      { sourceId, synchronizationId, fileId },
      {},
      request,
    );
  }

  /**
   * Reads a connection to an outside system with its status: whether authorisation is still outstanding, in force, expired or
   * failed.
   *
   * @param opts.expand - `authenticationProperties` fills in the address at which the connection is authorised, and its tenant
   * and client.
   * @permissions `knowledge:connection:view`
   * @see GET /api/v2/knowledge/connections/{connectionId}
   */
  getKnowledgeConnection(
    connectionId: string,
    opts?: { expand?: readonly OpenEnum<'authenticationProperties'>[] },
    request?: RequestOptions,
  ): ApiPromise<ConnectionResponse> {
    return this.call(
      'getKnowledgeConnection',
      'GET /api/v2/knowledge/connections/{connectionId}',
      { connectionId },
      opts,
      request,
    );
  }

  /**
   * Lists what a connection offers to pick from when a source is set up, level by level.
   *
   * @permissions `knowledge:connectionOptions:view`
   * @see GET /api/v2/knowledge/connections/{connectionId}/options
   */
  getKnowledgeConnectionOptions(
    connectionId: string,
    opts?: GetKnowledgeConnectionOptionsOptions,
    request?: RequestOptions,
  ): ApiPromise<ConnectionOptionListing> {
    return this.call(
      'getKnowledgeConnectionOptions',
      'GET /api/v2/knowledge/connections/{connectionId}/options',
      { connectionId },
      opts,
      request,
    );
  }

  /**
   * Lists the connections to outside systems that knowledge sources can draw on.
   *
   * @permissions `knowledge:connection:view`
   * @see GET /api/v2/knowledge/connections
   */
  getKnowledgeConnections(request?: RequestOptions): ApiPromise<ConnectionListing> {
    return this.call('getKnowledgeConnections', 'GET /api/v2/knowledge/connections', {}, {}, request);
  }

  /**
   * Lists the categories that a visitor may browse in a guest session.
   *
   * @permissions not documented
   * @see GET /api/v2/knowledge/guest/sessions/{sessionId}/categories
   */
  getKnowledgeGuestSessionCategories(
    sessionId: string,
    opts?: GetKnowledgeGuestSessionCategoriesOptions,
    request?: RequestOptions,
  ): ApiPromise<GuestCategoryResponseListing> {
    return this.call(
      'getKnowledgeGuestSessionCategories',
      'GET /api/v2/knowledge/guest/sessions/{sessionId}/categories',
      { sessionId },
      opts,
      request,
    );
  }

  /**
   * Reads a document as a visitor of a messenger or support centre sees it.
   *
   * @permissions not documented
   * @see GET /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}
   */
  getKnowledgeGuestSessionDocument(
    sessionId: string,
    documentId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeGuestDocumentResponse> {
    return this.call(
      'getKnowledgeGuestSessionDocument',
      'GET /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}',
      { sessionId, documentId },
      {},
      request,
    );
  }

  /**
   * Lists documents for a visitor's guest session, for instance those of a category that was opened. To answer a question, use
   * `postKnowledgeGuestSessionDocumentsSearch`.
   *
   * @param opts.categoryId - Only documents of these categories.
   * @param opts.pageSize - Entities a page.
   * @permissions not documented
   * @see GET /api/v2/knowledge/guest/sessions/{sessionId}/documents
   */
  getKnowledgeGuestSessionDocuments(
    sessionId: string,
    opts?: { categoryId?: readonly string[]; pageSize?: number },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeGuestDocumentResponseListing> {
    return this.call(
      'getKnowledgeGuestSessionDocuments',
      'GET /api/v2/knowledge/guest/sessions/{sessionId}/documents',
      { sessionId },
      opts,
      request,
    );
  }

  /**
   * Reads the filters that an integration such as Salesforce or ServiceNow knows, with their values, so that a source's settings
   * can be chosen from them.
   *
   * @param opts.knowledgeBaseIds - Only the options of these knowledge bases of the outside system.
   * @permissions `knowledge:integrationOptions:view`
   * @see GET /api/v2/knowledge/integrations/{integrationId}/options
   */
  getKnowledgeIntegrationOptions(
    integrationId: string,
    opts?: { knowledgeBaseIds?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeIntegrationOptionsResponse> {
    return this.call(
      'getKnowledgeIntegrationOptions',
      'GET /api/v2/knowledge/integrations/{integrationId}/options',
      { integrationId },
      opts,
      request,
    );
  }

  /**
   * Reads a knowledge base with its core language and the number of its documents.
   *
   * @permissions `knowledge:knowledgebase:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}
   */
  getKnowledgeKnowledgebase(knowledgeBaseId: string, request?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.call(
      'getKnowledgeKnowledgebase',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}',
      { knowledgeBaseId },
      {},
      request,
    );
  }

  /**
   * Lists the categories of a knowledge base, as a flat list in which each names its parent.
   *
   * @permissions `knowledge:category:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories
   */
  getKnowledgeKnowledgebaseCategories(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseCategoriesOptions,
    request?: RequestOptions,
  ): ApiPromise<CategoryResponseListing> {
    return this.call(
      'getKnowledgeKnowledgebaseCategories',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Reads a category of a knowledge base: name, description, parent, and its id in another system if it came from one.
   *
   * @permissions `knowledge:category:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId}
   */
  getKnowledgeKnowledgebaseCategory(
    knowledgeBaseId: string,
    categoryId: string,
    request?: RequestOptions,
  ): ApiPromise<CategoryResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseCategory',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId}',
      { knowledgeBaseId, categoryId },
      {},
      request,
    );
  }

  /**
   * Reads a document's head data: title, state, alternative phrasings and where it is filed. The text itself is in its
   * variations.
   *
   * @param opts.expand - `variations` adds the texts, `category` and `labels` fill in what otherwise are references.
   * @param opts.state - Whether the draft or the published form is read.
   * @permissions `knowledge:document:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}
   */
  getKnowledgeKnowledgebaseDocument(
    knowledgeBaseId: string,
    documentId: string,
    opts?: { expand?: readonly OpenEnum<'category' | 'labels' | 'variations'>[]; state?: OpenEnum<'Draft' | 'Published'> },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseDocument',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Lists how readers and agents rated one document. For all documents of the knowledge base at once, use
   * `getKnowledgeKnowledgebaseDocumentsFeedback`.
   *
   * @permissions `knowledge:feedback:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback
   */
  getKnowledgeKnowledgebaseDocumentFeedback(
    knowledgeBaseId: string,
    documentId: string,
    opts?: GetKnowledgeKnowledgebaseDocumentFeedbackOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentFeedbackResponseListing> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentFeedback',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Reads one rating of a document with its reason, comment and the search that had led to the document.
   *
   * @permissions `knowledge:feedback:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback/{feedbackId}
   */
  getKnowledgeKnowledgebaseDocumentFeedbackFeedbackId(
    knowledgeBaseId: string,
    documentId: string,
    feedbackId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentFeedbackResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentFeedbackFeedbackId',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback/{feedbackId}',
      { knowledgeBaseId, documentId, feedbackId },
      {},
      request,
    );
  }

  /**
   * Reads one text of a document: the body and the contexts for which it is meant.
   *
   * @param opts.documentState - Whether the variation is read from the draft or from the published document.
   * @param opts.expand - `contentUrl` fills in the addresses of images and other content.
   * @permissions `knowledge:document:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId}
   */
  getKnowledgeKnowledgebaseDocumentVariation(
    documentVariationId: string,
    documentId: string,
    knowledgeBaseId: string,
    opts?: { documentState?: OpenEnum<'Draft' | 'Published'>; expand?: readonly OpenEnum<'contentUrl'>[] },
    request?: RequestOptions,
  ): ApiPromise<DocumentVariationResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentVariation',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId}',
      { documentVariationId, documentId, knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Lists the texts of a document, one for each set of contexts.
   *
   * @permissions `knowledge:document:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations
   */
  getKnowledgeKnowledgebaseDocumentVariations(
    knowledgeBaseId: string,
    documentId: string,
    opts?: GetKnowledgeKnowledgebaseDocumentVariationsOptions,
    request?: RequestOptions,
  ): ApiPromise<DocumentVariationResponseListing> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentVariations',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Reads a document as it was published in one version, with the date on which it expires if it does.
   *
   * @permissions `knowledge:documentVersion:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}
   */
  getKnowledgeKnowledgebaseDocumentVersion(
    knowledgeBaseId: string,
    documentId: string,
    versionId: string,
    opts?: ExpandOptions<'category' | 'labels'>,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentVersion> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentVersion',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}',
      { knowledgeBaseId, documentId, versionId },
      opts,
      request,
    );
  }

  /**
   * Reads a text of a document as one published version has it.
   *
   * @permissions `knowledge:documentVersion:view`
   * @see GET
   * /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}/variations/{variationId}
   */
  getKnowledgeKnowledgebaseDocumentVersionVariation(
    knowledgeBaseId: string,
    documentId: string,
    versionId: string,
    variationId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentVersionVariation> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentVersionVariation',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}/variations/{variationId}',
      { knowledgeBaseId, documentId, versionId, variationId },
      {},
      request,
    );
  }

  /**
   * Lists the texts that a published version of a document holds.
   *
   * @permissions `knowledge:documentVersion:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}/variations
   */
  getKnowledgeKnowledgebaseDocumentVersionVariations(
    knowledgeBaseId: string,
    documentId: string,
    versionId: string,
    opts?: GetKnowledgeKnowledgebaseDocumentVersionVariationsOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentVersionVariationListing> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentVersionVariations',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions/{versionId}/variations',
      { knowledgeBaseId, documentId, versionId },
      opts,
      request,
    );
  }

  /**
   * Lists the published versions of a document. `postKnowledgeKnowledgebaseDocumentVersions` goes back to one of them.
   *
   * @permissions `knowledge:documentVersion:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions
   */
  getKnowledgeKnowledgebaseDocumentVersions(
    knowledgeBaseId: string,
    documentId: string,
    opts?: GetKnowledgeKnowledgebaseDocumentVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentVersionListing> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentVersions',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Lists the documents of a knowledge base by plain criteria. Conditions on titles, contexts and the like are for
   * `postKnowledgeKnowledgebaseDocumentsQuery`, questions for `postKnowledgeKnowledgebaseDocumentsSearch`.
   *
   * @permissions `knowledge:document:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents
   */
  getKnowledgeKnowledgebaseDocuments(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseDocumentsOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentResponseListing> {
    return this.call(
      'getKnowledgeKnowledgebaseDocuments',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Lists the ratings of all documents of a knowledge base, as editors look through them to find weak texts.
   *
   * @permissions `knowledge:feedback:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/feedback
   */
  getKnowledgeKnowledgebaseDocumentsFeedback(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseDocumentsFeedbackOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentFeedbackResponseListing> {
    return this.call(
      'getKnowledgeKnowledgebaseDocumentsFeedback',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/feedback',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Reads the progress of a knowledge base's export. Once it is `Completed`, `downloadURL` is where the file lies.
   *
   * @permissions `knowledge:exportJob:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs/{exportJobId}
   */
  getKnowledgeKnowledgebaseExportJob(
    knowledgeBaseId: string,
    exportJobId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeExportJobResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseExportJob',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs/{exportJobId}',
      { knowledgeBaseId, exportJobId },
      {},
      request,
    );
  }

  /**
   * Reads the progress of an import into a knowledge base: its status, counts of what was created, updated and refused, and the
   * errors document by document. An import that waits for confirmation stands at `ValidationCompleted`.
   *
   * @param opts.expand - `urls` fills in the addresses of the file and of the entities that failed.
   * @permissions `knowledge:importJob:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId}
   */
  getKnowledgeKnowledgebaseImportJob(
    knowledgeBaseId: string,
    importJobId: string,
    opts?: { expand?: readonly OpenEnum<'urls'>[] },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeImportJobResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseImportJob',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId}',
      { knowledgeBaseId, importJobId },
      opts,
      request,
    );
  }

  /**
   * Reads a label with its colour and how many documents carry it.
   *
   * @permissions `knowledge:label:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId}
   */
  getKnowledgeKnowledgebaseLabel(knowledgeBaseId: string, labelId: string, request?: RequestOptions): ApiPromise<LabelResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseLabel',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId}',
      { knowledgeBaseId, labelId },
      {},
      request,
    );
  }

  /**
   * Lists the labels that documents of a knowledge base can be tagged with.
   *
   * @permissions `knowledge:label:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels
   */
  getKnowledgeKnowledgebaseLabels(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseLabelsOptions,
    request?: RequestOptions,
  ): ApiPromise<LabelListing> {
    return this.call(
      'getKnowledgeKnowledgebaseLabels',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Lists the categories of a knowledge base in one language.
   *
   * @param languageCode - Language of the categories, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `getKnowledgeKnowledgebaseCategories`.
   * @permissions `knowledge:category:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories
   */
  getKnowledgeKnowledgebaseLanguageCategories(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    opts?: GetKnowledgeKnowledgebaseLanguageCategoriesOptions,
    request?: RequestOptions,
  ): ApiPromise<CategoryListing> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageCategories',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories',
      { knowledgeBaseId, languageCode },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Reads a category with its parent and children.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `getKnowledgeKnowledgebaseCategory`.
   * @permissions `knowledge:category:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId}
   */
  getKnowledgeKnowledgebaseLanguageCategory(
    categoryId: string,
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeExtendedCategory> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageCategory',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId}',
      { categoryId, knowledgeBaseId, languageCode },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads a document in one language.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `getKnowledgeKnowledgebaseDocument`.
   * @permissions `knowledge:document:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId}
   */
  getKnowledgeKnowledgebaseLanguageDocument(
    documentId: string,
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocument> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageDocument',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId}',
      { documentId, knowledgeBaseId, languageCode },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the documents of a knowledge base in one language. To find by meaning rather than by title, use
   * `postKnowledgeKnowledgebaseSearch`.
   *
   * @param languageCode - Language of the documents, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `getKnowledgeKnowledgebaseDocuments`.
   * @permissions `knowledge:document:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents
   */
  getKnowledgeKnowledgebaseLanguageDocuments(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    opts?: GetKnowledgeKnowledgebaseLanguageDocumentsOptions,
    request?: RequestOptions,
  ): ApiPromise<DocumentListing> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageDocuments',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents',
      { knowledgeBaseId, languageCode },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Reads how an import is doing: `status` goes from validation over `InProgress` to `Completed`, `PartialCompleted`,
   * `Failed` or `Aborted`, and `report` counts documents and names faulty lines.
   *
   * @param languageCode - Language into which the import goes, e.g. `en-US`.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:document:add`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId}
   */
  getKnowledgeKnowledgebaseLanguageDocumentsImport(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    importId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeImport> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageDocumentsImport',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId}',
      { knowledgeBaseId, languageCode, importId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Reads a training: `Queued`, `InProgress`, `Succeeded` or `Failed`, and when it was promoted.
   *
   * @param languageCode - Language trained, e.g. `en-US`.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:training:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId}
   */
  getKnowledgeKnowledgebaseLanguageTraining(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    trainingId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeTraining> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageTraining',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId}',
      { knowledgeBaseId, languageCode, trainingId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Lists the trainings of a knowledge base in one language.
   *
   * @param languageCode - Language trained, e.g. `en-US`.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:training:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings
   */
  getKnowledgeKnowledgebaseLanguageTrainings(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    opts?: GetKnowledgeKnowledgebaseLanguageTrainingsOptions,
    request?: RequestOptions,
  ): ApiPromise<TrainingListing> {
    return this.call(
      'getKnowledgeKnowledgebaseLanguageTrainings',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings',
      { knowledgeBaseId, languageCode },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Lists the exports, imports, parse jobs and synchronisations of a knowledge base in one history.
   *
   * @permissions `knowledge:importExportOperationsList:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/operations
   */
  getKnowledgeKnowledgebaseOperations(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseOperationsOptions,
    request?: RequestOptions,
  ): ApiPromise<OperationListing> {
    return this.call(
      'getKnowledgeKnowledgebaseOperations',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/operations',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Finds out which users and OAuth clients have begun operations on a knowledge base, as a filter over
   * `getKnowledgeKnowledgebaseOperations` needs them.
   *
   * @permissions `knowledge:importExportOperationsList:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/operations/users/query
   */
  getKnowledgeKnowledgebaseOperationsUsersQuery(
    knowledgeBaseId: string,
    request?: RequestOptions,
  ): ApiPromise<OperationCreatorUserResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseOperationsUsersQuery',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/operations/users/query',
      { knowledgeBaseId },
      {},
      request,
    );
  }

  /**
   * Reads a parse job and the documents that have been cut out of the uploaded file. From `ParseCompleted` on, they can be
   * imported with `postKnowledgeKnowledgebaseParseJobImport`.
   *
   * @param opts.expand - `urls` fills in the address of the results.
   * @permissions `knowledge:importJob:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}
   */
  getKnowledgeKnowledgebaseParseJob(
    knowledgeBaseId: string,
    parseJobId: string,
    opts?: { expand?: readonly OpenEnum<'urls'>[] },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeParseJobResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseParseJob',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}',
      { knowledgeBaseId, parseJobId },
      opts,
      request,
    );
  }

  /**
   * Lists the Salesforce and ServiceNow sources that feed a knowledge base, as an array without pages.
   *
   * @permissions `knowledge:integrationSource:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources
   */
  getKnowledgeKnowledgebaseSources(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseSourcesOptions,
    request?: RequestOptions,
  ): ApiPromise<SourceBaseResponse[]> {
    return this.call(
      'getKnowledgeKnowledgebaseSources',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Reads a Salesforce source: which channel, language and categories it takes articles from, and how often.
   *
   * @param opts.expand - `lastsync` adds how the last synchronisation went.
   * @permissions `knowledge:integrationSource:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}
   */
  getKnowledgeKnowledgebaseSourcesSalesforceSourceId(
    knowledgeBaseId: string,
    sourceId: string,
    opts?: { expand?: readonly OpenEnum<'lastsync'>[] },
    request?: RequestOptions,
  ): ApiPromise<SalesforceSourceResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseSourcesSalesforceSourceId',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}',
      { knowledgeBaseId, sourceId },
      opts,
      request,
    );
  }

  /**
   * Reads a ServiceNow source: which outside knowledge bases, language and categories it takes articles from, and how often.
   *
   * @param opts.expand - `lastsync` adds how the last synchronisation went.
   * @permissions `knowledge:integrationSource:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}
   */
  getKnowledgeKnowledgebaseSourcesServicenowSourceId(
    knowledgeBaseId: string,
    sourceId: string,
    opts?: { expand?: readonly OpenEnum<'lastsync'>[] },
    request?: RequestOptions,
  ): ApiPromise<ServiceNowSourceResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseSourcesServicenowSourceId',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}',
      { knowledgeBaseId, sourceId },
      opts,
      request,
    );
  }

  /**
   * Reads the progress of a synchronisation, with counts of the documents, categories and labels created, updated and deleted.
   *
   * @permissions `knowledge:syncJob:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId}
   */
  getKnowledgeKnowledgebaseSynchronizeJob(
    knowledgeBaseId: string,
    syncJobId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSyncJobResponse> {
    return this.call(
      'getKnowledgeKnowledgebaseSynchronizeJob',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId}',
      { knowledgeBaseId, syncJobId },
      {},
      request,
    );
  }

  /**
   * Reads a group of similar questions that found no answer, with documents that might be linked to it.
   *
   * @permissions `knowledge:groups:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}
   */
  getKnowledgeKnowledgebaseUnansweredGroup(
    knowledgeBaseId: string,
    groupId: string,
    opts?: GetKnowledgeKnowledgebaseUnansweredGroupOptions,
    request?: RequestOptions,
  ): ApiPromise<UnansweredGroup> {
    return this.call(
      'getKnowledgeKnowledgebaseUnansweredGroup',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}',
      { knowledgeBaseId, groupId },
      opts,
      request,
    );
  }

  /**
   * Reads one phrase group within an unanswered group: the single wordings and how often each was asked.
   *
   * @permissions `knowledge:groups:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}/phrasegroups/{phraseGroupId}
   */
  getKnowledgeKnowledgebaseUnansweredGroupPhrasegroup(
    knowledgeBaseId: string,
    groupId: string,
    phraseGroupId: string,
    opts?: GetKnowledgeKnowledgebaseUnansweredGroupPhrasegroupOptions,
    request?: RequestOptions,
  ): ApiPromise<UnansweredPhraseGroup> {
    return this.call(
      'getKnowledgeKnowledgebaseUnansweredGroupPhrasegroup',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}/phrasegroups/{phraseGroupId}',
      { knowledgeBaseId, groupId, phraseGroupId },
      opts,
      request,
    );
  }

  /**
   * Lists what was asked of a knowledge base and not answered, gathered into groups of similar questions. It shows editors which
   * documents are missing.
   *
   * @permissions `knowledge:groups:view`
   * @see GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups
   */
  getKnowledgeKnowledgebaseUnansweredGroups(
    knowledgeBaseId: string,
    opts?: GetKnowledgeKnowledgebaseUnansweredGroupsOptions,
    request?: RequestOptions,
  ): ApiPromise<UnansweredGroups> {
    return this.call(
      'getKnowledgeKnowledgebaseUnansweredGroups',
      'GET /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Reads whether a file has been fetched from its web address. At `Completed` there is an `uploadKey` to use in an import or a
   * parse job.
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
   * Lists the organisation's knowledge bases.
   *
   * @permissions `knowledge:knowledgebase:view`
   * @see GET /api/v2/knowledge/knowledgebases
   */
  getKnowledgeKnowledgebases(
    opts?: GetKnowledgeKnowledgebasesOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeBaseListing> {
    return this.call('getKnowledgeKnowledgebases', 'GET /api/v2/knowledge/knowledgebases', {}, opts, request);
  }

  /**
   * Reads a knowledge setting: its sources, its tag filter and how answers are generated.
   *
   * @permissions `knowledge:knowledgeSetting:view`
   * @see GET /api/v2/knowledge/settings/{knowledgeSettingId}
   */
  getKnowledgeSetting(knowledgeSettingId: string, request?: RequestOptions): ApiPromise<KnowledgeSettingsResponse> {
    return this.call(
      'getKnowledgeSetting',
      'GET /api/v2/knowledge/settings/{knowledgeSettingId}',
      { knowledgeSettingId },
      {},
      request,
    );
  }

  /**
   * Lists the organisation's knowledge settings, to one of which `postKnowledgeSearch` refers.
   *
   * @permissions `knowledge:knowledgeSetting:view`
   * @see GET /api/v2/knowledge/settings
   */
  getKnowledgeSettings(opts?: GetKnowledgeSettingsOptions, request?: RequestOptions): ApiPromise<KnowledgeSettingListing> {
    return this.call('getKnowledgeSettings', 'GET /api/v2/knowledge/settings', {}, opts, request);
  }

  /**
   * Reads one knowledge source of the organisation: its kind, its schedule and what part of the outside system it covers.
   *
   * @param opts.expand - `lastSync` adds the last synchronisation, `filterDetails` the names of site and folders, `connection`
   * the connection in full.
   * @permissions `knowledge:source:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}
   */
  getKnowledgeSource(
    sourceId: string,
    opts?: { expand?: readonly OpenEnum<'lastSync' | 'filterDetails' | 'connection'>[] },
    request?: RequestOptions,
  ): ApiPromise<V3SourceExpandableResponse> {
    return this.call('getKnowledgeSource', 'GET /api/v2/knowledge/sources/{sourceId}', { sourceId }, opts, request);
  }

  /**
   * Reads one synchronisation of a source with its status, its counts and the stage at which the content is being taken in.
   *
   * @permissions `knowledge:synchronization:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}
   */
  getKnowledgeSourceSynchronization(
    sourceId: string,
    synchronizationId: string,
    request?: RequestOptions,
  ): ApiPromise<V3Synchronization> {
    return this.call(
      'getKnowledgeSourceSynchronization',
      'GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}',
      { sourceId, synchronizationId },
      {},
      request,
    );
  }

  /**
   * Reads one entry of the list of files that a synchronisation deletes.
   *
   * @permissions `knowledge:synchronizationFileDeletion:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions/{fileId}
   */
  getKnowledgeSourceSynchronizationDeletion(
    sourceId: string,
    synchronizationId: string,
    fileId: string,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationDeletion> {
    return this.call(
      'getKnowledgeSourceSynchronizationDeletion',
      'GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions/{fileId}',
      { sourceId, synchronizationId, fileId },
      {},
      request,
    );
  }

  /**
   * Lists the files that a synchronisation is to delete from its source.
   *
   * @permissions `knowledge:synchronizationFileDeletion:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions
   */
  getKnowledgeSourceSynchronizationDeletions(
    sourceId: string,
    synchronizationId: string,
    opts?: GetKnowledgeSourceSynchronizationDeletionsOptions,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationDeletionListing> {
    return this.call(
      'getKnowledgeSourceSynchronizationDeletions',
      'GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions',
      { sourceId, synchronizationId },
      opts,
      request,
    );
  }

  /**
   * Reads one file added in a synchronisation, with its tags and the address it originally came from.
   *
   * @permissions `knowledge:synchronizationFileUpload:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads/{fileId}
   */
  getKnowledgeSourceSynchronizationUpload(
    sourceId: string,
    synchronizationId: string,
    fileId: string,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationUpload> {
    return this.call(
      'getKnowledgeSourceSynchronizationUpload',
      'GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads/{fileId}',
      { sourceId, synchronizationId, fileId },
      {},
      request,
    );
  }

  /**
   * Lists the files that were added in a synchronisation.
   *
   * @permissions `knowledge:synchronizationFileUpload:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads
   */
  getKnowledgeSourceSynchronizationUploads(
    sourceId: string,
    synchronizationId: string,
    opts?: GetKnowledgeSourceSynchronizationUploadsOptions,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationUploadListing> {
    return this.call(
      'getKnowledgeSourceSynchronizationUploads',
      'GET /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads',
      { sourceId, synchronizationId },
      opts,
      request,
    );
  }

  /**
   * Lists the synchronisations of one source, scheduled and manual. For those of all sources together, use
   * `getKnowledgeSourcesSynchronizations`.
   *
   * @permissions `knowledge:synchronization:view`
   * @see GET /api/v2/knowledge/sources/{sourceId}/synchronizations
   */
  getKnowledgeSourceSynchronizations(
    sourceId: string,
    opts?: GetKnowledgeSourceSynchronizationsOptions,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationListing> {
    return this.call(
      'getKnowledgeSourceSynchronizations',
      'GET /api/v2/knowledge/sources/{sourceId}/synchronizations',
      { sourceId },
      opts,
      request,
    );
  }

  /**
   * Lists the knowledge sources of the organisation, SharePoint sites and stores of uploaded files. Sources that feed one
   * knowledge base only are listed by `getKnowledgeKnowledgebaseSources`.
   *
   * @param opts.expand - `lastSync` adds the last synchronisation of each, `connection` the connection it uses.
   * @permissions `knowledge:source:view`
   * @see GET /api/v2/knowledge/sources
   */
  getKnowledgeSources(
    opts?: { expand?: readonly OpenEnum<'lastSync' | 'connection'>[] },
    request?: RequestOptions,
  ): ApiPromise<V3SourceExpandableListing> {
    return this.call('getKnowledgeSources', 'GET /api/v2/knowledge/sources', {}, opts, request);
  }

  /**
   * Lists the synchronisations of all knowledge sources in one history.
   *
   * @permissions `knowledge:synchronization:view`
   * @see GET /api/v2/knowledge/sources/synchronizations
   */
  getKnowledgeSourcesSynchronizations(
    opts?: GetKnowledgeSourcesSynchronizationsOptions,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationListing> {
    return this.call('getKnowledgeSourcesSynchronizations', 'GET /api/v2/knowledge/sources/synchronizations', {}, opts, request);
  }

  /**
   * Completes the authorisation of a connection with the code that the outside system has handed out, or reports the error it
   * gave instead.
   *
   * @permissions `knowledge:connection:edit`
   * @see PATCH /api/v2/knowledge/connections/{connectionId}
   */
  patchKnowledgeConnection(
    connectionId: string,
    opts?: { body?: ConnectionUpdateRequest },
    request?: RequestOptions,
  ): ApiPromise<ConnectionResponse> {
    return this.call(
      'patchKnowledgeConnection',
      'PATCH /api/v2/knowledge/connections/{connectionId}',
      { connectionId },
      opts,
      request,
    );
  }

  /**
   * Records whether a visitor's search was answered, and by which document.
   *
   * @permissions not documented
   * @see PATCH /api/v2/knowledge/guest/sessions/{sessionId}/documents/search/{searchId}
   */
  patchKnowledgeGuestSessionDocumentsSearchSearchId(
    sessionId: string,
    searchId: string,
    body: SearchUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchKnowledgeGuestSessionDocumentsSearchSearchId',
      'PATCH /api/v2/knowledge/guest/sessions/{sessionId}/documents/search/{searchId}',
      { sessionId, searchId, body },
      {},
      request,
    );
  }

  /**
   * Changes name or description of a knowledge base.
   *
   * @permissions `knowledge:knowledgebase:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}
   */
  patchKnowledgeKnowledgebase(
    knowledgeBaseId: string,
    body: KnowledgeBaseUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeBase> {
    return this.call(
      'patchKnowledgeKnowledgebase',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Changes a category of a knowledge base: its name, description, outside id or place in the tree.
   *
   * @permissions `knowledge:category:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId}
   */
  patchKnowledgeKnowledgebaseCategory(
    knowledgeBaseId: string,
    categoryId: string,
    body: CategoryUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<CategoryResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseCategory',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories/{categoryId}',
      { knowledgeBaseId, categoryId, body },
      {},
      request,
    );
  }

  /**
   * Records whether a search for passages was answered, and from which documents.
   *
   * @permissions `knowledge:knowledgebase:search`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/chunks/search/{searchId}
   */
  patchKnowledgeKnowledgebaseChunksSearchSearchId(
    knowledgeBaseId: string,
    searchId: string,
    opts?: { body?: ChunkSearchRegisterRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchKnowledgeKnowledgebaseChunksSearchSearchId',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/chunks/search/{searchId}',
      { knowledgeBaseId, searchId },
      opts,
      request,
    );
  }

  /**
   * Changes the draft of a document: title, visibility, alternative phrasings, category and labels. It takes effect for readers
   * once `postKnowledgeKnowledgebaseDocumentVersions` has published it.
   *
   * @permissions `knowledge:document:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}
   */
  patchKnowledgeKnowledgebaseDocument(
    knowledgeBaseId: string,
    documentId: string,
    body: KnowledgeDocumentReq,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseDocument',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}',
      { knowledgeBaseId, documentId, body },
      {},
      request,
    );
  }

  /**
   * Changes a rating given before, such as adding a comment or turning a draft into final feedback.
   *
   * @permissions `knowledge:feedback:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback/{feedbackId}
   */
  patchKnowledgeKnowledgebaseDocumentFeedbackFeedbackId(
    knowledgeBaseId: string,
    documentId: string,
    feedbackId: string,
    opts?: { body?: KnowledgeDocumentFeedbackUpdateRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentFeedbackResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseDocumentFeedbackFeedbackId',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback/{feedbackId}',
      { knowledgeBaseId, documentId, feedbackId },
      opts,
      request,
    );
  }

  /**
   * Changes a text of a document's draft: body, name, priority or the contexts it is for.
   *
   * @permissions `knowledge:document:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId}
   */
  patchKnowledgeKnowledgebaseDocumentVariation(
    documentVariationId: string,
    documentId: string,
    knowledgeBaseId: string,
    body: DocumentVariationRequest,
    request?: RequestOptions,
  ): ApiPromise<DocumentVariationResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseDocumentVariation',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations/{documentVariationId}',
      { documentVariationId, documentId, knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Records whether a search of a knowledge base was answered, and by which documents. The id is that of the search's result.
   *
   * @permissions `knowledge:search:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search/{searchId}
   */
  patchKnowledgeKnowledgebaseDocumentsSearchSearchId(
    knowledgeBaseId: string,
    searchId: string,
    opts?: { body?: SearchUpdateRequest },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchKnowledgeKnowledgebaseDocumentsSearchSearchId',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search/{searchId}',
      { knowledgeBaseId, searchId },
      opts,
      request,
    );
  }

  /**
   * Moves an import on: from a finished validation to the import proper, or to its abortion.
   *
   * @permissions `knowledge:importJob:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId}
   */
  patchKnowledgeKnowledgebaseImportJob(
    knowledgeBaseId: string,
    importJobId: string,
    body: ImportStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeImportJobResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseImportJob',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs/{importJobId}',
      { knowledgeBaseId, importJobId, body },
      {},
      request,
    );
  }

  /**
   * Renames or recolours a label for all documents that carry it.
   *
   * @permissions `knowledge:label:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId}
   */
  patchKnowledgeKnowledgebaseLabel(
    knowledgeBaseId: string,
    labelId: string,
    body: LabelUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<LabelResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseLabel',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels/{labelId}',
      { knowledgeBaseId, labelId, body },
      {},
      request,
    );
  }

  /**
   * Changes a category: its name, description or place under a parent.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `patchKnowledgeKnowledgebaseCategory`.
   * @permissions `knowledge:category:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId}
   */
  patchKnowledgeKnowledgebaseLanguageCategory(
    categoryId: string,
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    body: KnowledgeCategoryRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeExtendedCategory> {
    return this.call(
      'patchKnowledgeKnowledgebaseLanguageCategory',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories/{categoryId}',
      { categoryId, knowledgeBaseId, languageCode, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Changes one document; the change is a draft until a training has been promoted.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `patchKnowledgeKnowledgebaseDocument`.
   * @permissions `knowledge:document:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId}
   */
  patchKnowledgeKnowledgebaseLanguageDocument(
    documentId: string,
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    body: KnowledgeDocumentRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocument> {
    return this.call(
      'patchKnowledgeKnowledgebaseLanguageDocument',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/{documentId}',
      { documentId, knowledgeBaseId, languageCode, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Creates or changes many documents in one call.
   *
   * @param languageCode - Language of the documents, e.g. `en-US`.
   * @param body - The documents; an entry with an `id` changes that document.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:document:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents
   */
  patchKnowledgeKnowledgebaseLanguageDocuments(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    body: readonly KnowledgeDocumentBulkRequest[],
    request?: RequestOptions,
  ): ApiPromise<DocumentListing> {
    return this.call(
      'patchKnowledgeKnowledgebaseLanguageDocuments',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents',
      { knowledgeBaseId, languageCode, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Moves an import on, above all from a completed validation to the import proper, or aborts it.
   *
   * @param languageCode - Language into which the import goes, e.g. `en-US`.
   * @param body - The status to bring about.
   * @deprecated The platform no longer offers it.
   * @permissions all of `knowledge:document:edit`, `knowledge:document:add`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId}
   */
  patchKnowledgeKnowledgebaseLanguageDocumentsImport(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    importId: string,
    body: ImportStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeImport> {
    return this.call(
      'patchKnowledgeKnowledgebaseLanguageDocumentsImport',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports/{importId}',
      { knowledgeBaseId, languageCode, importId, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Changes the hints of a parse job, the titles by which the parser is to tell one document from the next.
   *
   * @permissions `knowledge:importJob:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}
   */
  patchKnowledgeKnowledgebaseParseJob(
    knowledgeBaseId: string,
    parseJobId: string,
    body: KnowledgeParseJobRequestPatch,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'patchKnowledgeKnowledgebaseParseJob',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}',
      { knowledgeBaseId, parseJobId, body },
      {},
      request,
    );
  }

  /**
   * Sets the status of a synchronisation of the knowledge base, above all to abort it.
   *
   * @permissions `knowledge:syncJob:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId}
   */
  patchKnowledgeKnowledgebaseSynchronizeJob(
    knowledgeBaseId: string,
    syncJobId: string,
    body: SyncStatusRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSyncJobResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseSynchronizeJob',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs/{syncJobId}',
      { knowledgeBaseId, syncJobId, body },
      {},
      request,
    );
  }

  /**
   * Links unanswered phrases to the documents that answer them. The group comes back with what is still open.
   *
   * @permissions all of `knowledge:groups:edit`, `knowledge:document:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}/phrasegroups/{phraseGroupId}
   */
  patchKnowledgeKnowledgebaseUnansweredGroupPhrasegroup(
    knowledgeBaseId: string,
    groupId: string,
    phraseGroupId: string,
    body: UnansweredPhraseGroupPatchRequestBody,
    request?: RequestOptions,
  ): ApiPromise<UnansweredPhraseGroupUpdateResponse> {
    return this.call(
      'patchKnowledgeKnowledgebaseUnansweredGroupPhrasegroup',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/unanswered/groups/{groupId}/phrasegroups/{phraseGroupId}',
      { knowledgeBaseId, groupId, phraseGroupId, body },
      {},
      request,
    );
  }

  /**
   * Changes a knowledge setting: its sources, its tag filter or its answer generation.
   *
   * @permissions `knowledge:knowledgeSetting:edit`
   * @see PATCH /api/v2/knowledge/settings/{knowledgeSettingId}
   */
  patchKnowledgeSetting(
    knowledgeSettingId: string,
    body: KnowledgeSettingsRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSettingsResponse> {
    return this.call(
      'patchKnowledgeSetting',
      'PATCH /api/v2/knowledge/settings/{knowledgeSettingId}',
      { knowledgeSettingId, body },
      {},
      request,
    );
  }

  /**
   * Ends a synchronisation begun by hand: with `Completed` once all files have been sent, with `Cancelled` to give it up.
   *
   * @permissions `knowledge:synchronization:edit`
   * @see PATCH /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}
   */
  patchKnowledgeSourceSynchronization(
    sourceId: string,
    synchronizationId: string,
    body: V3SynchronizationUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<V3Synchronization> {
    return this.call(
      'patchKnowledgeSourceSynchronization',
      'PATCH /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}',
      { sourceId, synchronizationId, body },
      {},
      request,
    );
  }

  /**
   * Begins a connection to an outside system. The answer tells the address at which access is granted; the code that this yields
   * goes to `patchKnowledgeConnection`.
   *
   * @permissions `knowledge:connection:add`
   * @see POST /api/v2/knowledge/connections
   */
  postKnowledgeConnections(body: ConnectionCreateRequest, request?: RequestOptions): ApiPromise<ConnectionCreateResponse> {
    return this.call('postKnowledgeConnections', 'POST /api/v2/knowledge/connections', { body }, {}, request);
  }

  /**
   * Obtains a signed address for sending a file of documents. The answer's `uploadKey` then goes into
   * `postKnowledgeKnowledgebaseLanguageDocumentsImports`.
   *
   * @param body - Name and checksum of the file, and how long the address is to be good for.
   * @permissions `knowledge:document:upload`
   * @see POST /api/v2/knowledge/documentuploads
   */
  postKnowledgeDocumentuploads(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postKnowledgeDocumentuploads', 'POST /api/v2/knowledge/documentuploads', { body }, {}, request);
  }

  /**
   * Records that a visitor copied text from a document, for reporting.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/copies
   */
  postKnowledgeGuestSessionDocumentCopies(
    sessionId: string,
    documentId: string,
    opts?: { body?: KnowledgeGuestDocumentCopy },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeGuestSessionDocumentCopies',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/copies',
      { sessionId, documentId },
      opts,
      request,
    );
  }

  /**
   * Records a visitor's verdict on a document, positive or negative, with an optional comment.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/feedback
   */
  postKnowledgeGuestSessionDocumentFeedback(
    sessionId: string,
    documentId: string,
    opts?: { body?: KnowledgeGuestDocumentFeedback },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeGuestDocumentFeedback> {
    return this.call(
      'postKnowledgeGuestSessionDocumentFeedback',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/feedback',
      { sessionId, documentId },
      opts,
      request,
    );
  }

  /**
   * Records that a visitor opened a document, for reporting.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/views
   */
  postKnowledgeGuestSessionDocumentViews(
    sessionId: string,
    documentId: string,
    opts?: { body?: KnowledgeGuestDocumentView },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeGuestSessionDocumentViews',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/{documentId}/views',
      { sessionId, documentId },
      opts,
      request,
    );
  }

  /**
   * Looks in certain variations for the answer to a visitor's question. The documents come back with the answer found in each.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/answers
   */
  postKnowledgeGuestSessionDocumentsAnswers(
    sessionId: string,
    body: KnowledgeDocumentsAnswerFilter,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeGuestAnswerDocumentsResponse> {
    return this.call(
      'postKnowledgeGuestSessionDocumentsAnswers',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/answers',
      { sessionId, body },
      {},
      request,
    );
  }

  /**
   * Records which documents were shown to a visitor, opened or not.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/presentations
   */
  postKnowledgeGuestSessionDocumentsPresentations(
    sessionId: string,
    opts?: { body?: KnowledgeGuestDocumentPresentation },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeGuestSessionDocumentsPresentations',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/presentations',
      { sessionId },
      opts,
      request,
    );
  }

  /**
   * Searches the knowledge base behind a guest session for documents that answer a visitor's question. Report the outcome with
   * `patchKnowledgeGuestSessionDocumentsSearchSearchId`.
   *
   * @param opts.expand - `documentVariations` adds the texts, `documentAlternatives` the alternative phrasings,
   * `knowledgeBaseLanguageCode` the language.
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/search
   */
  postKnowledgeGuestSessionDocumentsSearch(
    sessionId: string,
    opts?: {
      expand?: readonly OpenEnum<'documentVariations' | 'documentAlternatives' | 'knowledgeBaseLanguageCode'>[];
      body?: KnowledgeDocumentGuestSearchRequest;
    },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentGuestSearch> {
    return this.call(
      'postKnowledgeGuestSessionDocumentsSearch',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/search',
      { sessionId },
      opts,
      request,
    );
  }

  /**
   * Completes a visitor's question while it is being typed.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/search/suggestions
   */
  postKnowledgeGuestSessionDocumentsSearchSuggestions(
    sessionId: string,
    opts?: { body?: KnowledgeGuestDocumentSuggestionRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeGuestDocumentSuggestion> {
    return this.call(
      'postKnowledgeGuestSessionDocumentsSearchSuggestions',
      'POST /api/v2/knowledge/guest/sessions/{sessionId}/documents/search/suggestions',
      { sessionId },
      opts,
      request,
    );
  }

  /**
   * Opens a guest session for a visitor of a messenger or support centre. The session's id is what all guest calls take.
   *
   * @permissions not documented
   * @see POST /api/v2/knowledge/guest/sessions
   */
  postKnowledgeGuestSessions(body: KnowledgeGuestSession, request?: RequestOptions): ApiPromise<KnowledgeGuestSession> {
    return this.call('postKnowledgeGuestSessions', 'POST /api/v2/knowledge/guest/sessions', { body }, {}, request);
  }

  /**
   * Creates a category in a knowledge base, at the top of the tree or below another one.
   *
   * @permissions `knowledge:category:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories
   */
  postKnowledgeKnowledgebaseCategories(
    knowledgeBaseId: string,
    body: CategoryCreateRequest,
    request?: RequestOptions,
  ): ApiPromise<CategoryResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseCategories',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/categories',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Searches a knowledge base for the passages that fit a question rather than for whole documents, as programs need them that
   * generate their own answer.
   *
   * @permissions `knowledge:knowledgebase:search`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/chunks/search
   */
  postKnowledgeKnowledgebaseChunksSearch(
    knowledgeBaseId: string,
    opts?: { body?: KnowledgeDocumentChunkRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentChunkResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseChunksSearch',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/chunks/search',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Records that a user copied text from a document, such as an agent who passed it on to a customer.
   *
   * @permissions `knowledge:documentCopy:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/copies
   */
  postKnowledgeKnowledgebaseDocumentCopies(
    knowledgeBaseId: string,
    documentId: string,
    opts?: { body?: KnowledgeDocumentCopy },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentCopies',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/copies',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Records a rating of a document by an agent or another user. `patchKnowledgeKnowledgebaseDocumentFeedbackFeedbackId` can
   * amend it.
   *
   * @permissions `knowledge:feedback:create`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback
   */
  postKnowledgeKnowledgebaseDocumentFeedback(
    knowledgeBaseId: string,
    documentId: string,
    opts?: { body?: KnowledgeDocumentFeedback },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentFeedbackResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentFeedback',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/feedback',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Adds a text to a document's draft, for one or more contexts.
   *
   * @permissions any of `knowledge:document:add`, `knowledge:document:edit`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations
   */
  postKnowledgeKnowledgebaseDocumentVariations(
    knowledgeBaseId: string,
    documentId: string,
    body: DocumentVariationRequest,
    request?: RequestOptions,
  ): ApiPromise<DocumentVariationResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentVariations',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/variations',
      { knowledgeBaseId, documentId, body },
      {},
      request,
    );
  }

  /**
   * Publishes a document's draft as its next version, or restores an earlier version where the body names one. For many
   * documents at once, use `postKnowledgeKnowledgebaseDocumentsVersionsBulkAdd`.
   *
   * @permissions `knowledge:documentVersion:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions
   */
  postKnowledgeKnowledgebaseDocumentVersions(
    knowledgeBaseId: string,
    documentId: string,
    body: KnowledgeDocumentVersion,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentVersion> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentVersions',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/versions',
      { knowledgeBaseId, documentId, body },
      {},
      request,
    );
  }

  /**
   * Records that a user opened a document, for reporting.
   *
   * @permissions `knowledge:documentView:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/views
   */
  postKnowledgeKnowledgebaseDocumentViews(
    knowledgeBaseId: string,
    documentId: string,
    opts?: { body?: KnowledgeDocumentView },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentViews',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/{documentId}/views',
      { knowledgeBaseId, documentId },
      opts,
      request,
    );
  }

  /**
   * Creates a document in draft state and without text. Add the text with `postKnowledgeKnowledgebaseDocumentVariations`,
   * publish with `postKnowledgeKnowledgebaseDocumentVersions`.
   *
   * @permissions `knowledge:document:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents
   */
  postKnowledgeKnowledgebaseDocuments(
    knowledgeBaseId: string,
    body: KnowledgeDocumentReq,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocuments',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Looks in certain variations of documents for the answer to a question, by highlighting a passage, by generating a text, or
   * both.
   *
   * @permissions all of `knowledge:document:view`, `knowledge:documentAnswer:view`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/answers
   */
  postKnowledgeKnowledgebaseDocumentsAnswers(
    knowledgeBaseId: string,
    body: KnowledgeDocumentsAnswerFilter,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeAnswerDocumentsResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsAnswers',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/answers',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Deletes many documents of a knowledge base in one call. The answer says for each whether it worked.
   *
   * @permissions `knowledge:document:delete`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/remove
   */
  postKnowledgeKnowledgebaseDocumentsBulkRemove(
    knowledgeBaseId: string,
    body: KnowledgeDocumentBulkRemoveRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsBulkRemove',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/remove',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Files many documents anew in one call, under a category, with labels or both. The answer says for each whether it worked.
   *
   * @permissions `knowledge:document:edit`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/update
   */
  postKnowledgeKnowledgebaseDocumentsBulkUpdate(
    knowledgeBaseId: string,
    body: KnowledgeDocumentBulkUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsBulkUpdate',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/update',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Records which documents were shown to a user, opened or not.
   *
   * @permissions `knowledge:documentPresentation:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/presentations
   */
  postKnowledgeKnowledgebaseDocumentsPresentations(
    knowledgeBaseId: string,
    opts?: { body?: KnowledgeDocumentPresentation },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsPresentations',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/presentations',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Finds documents by conditions on their fields, such as title, category, label or context, without weighing them against a
   * question.
   *
   * @param opts.expand - `documentVariations` adds the texts, `documentAlternatives` the alternative phrasings,
   * `knowledgeBaseLanguageCode` the language, `variationChunks` the passages of each text.
   * @permissions `knowledge:document:view`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/query
   */
  postKnowledgeKnowledgebaseDocumentsQuery(
    knowledgeBaseId: string,
    opts?: {
      expand?: readonly OpenEnum<
        'documentVariations' | 'documentAlternatives' | 'knowledgeBaseLanguageCode' | 'variationChunks'
      >[];
      body?: KnowledgeDocumentQuery;
    },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentQueryResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsQuery',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/query',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Searches a knowledge base for documents that answer a question, each with a confidence, on request with a highlighted or a
   * generated answer. Report the outcome with `patchKnowledgeKnowledgebaseDocumentsSearchSearchId`.
   *
   * @param opts.expand - `documentVariations` adds the texts, `documentAlternatives` the alternative phrasings,
   * `knowledgeBaseLanguageCode` the language, `variationChunks` the passages of each text.
   * @permissions `knowledge:knowledgebase:search`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search
   */
  postKnowledgeKnowledgebaseDocumentsSearch(
    knowledgeBaseId: string,
    opts?: {
      expand?: readonly OpenEnum<
        'documentVariations' | 'documentAlternatives' | 'knowledgeBaseLanguageCode' | 'variationChunks'
      >[];
      body?: KnowledgeDocumentSearchRequest;
    },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentSearch> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsSearch',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Completes a question while it is being typed, from the phrases of a knowledge base's documents.
   *
   * @permissions `knowledge:knowledgebase:search`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search/suggestions
   */
  postKnowledgeKnowledgebaseDocumentsSearchSuggestions(
    knowledgeBaseId: string,
    opts?: { body?: KnowledgeDocumentSuggestionRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocumentSuggestion> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsSearchSuggestions',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/search/suggestions',
      { knowledgeBaseId },
      opts,
      request,
    );
  }

  /**
   * Publishes many documents in one call or takes them back to earlier versions. The answer says for each whether it worked.
   *
   * @permissions `knowledge:documentVersion:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/versions/bulk/add
   */
  postKnowledgeKnowledgebaseDocumentsVersionsBulkAdd(
    knowledgeBaseId: string,
    body: KnowledgeDocumentBulkVersionAddRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseDocumentsVersionsBulkAdd',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/versions/bulk/add',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Starts an export of a knowledge base into a file; `getKnowledgeKnowledgebaseExportJob` tells when and where it can be
   * fetched.
   *
   * @permissions `knowledge:exportJob:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs
   */
  postKnowledgeKnowledgebaseExportJobs(
    knowledgeBaseId: string,
    body: KnowledgeExportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeExportJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseExportJobs',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/export/jobs',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Starts an import of documents from a file sent to the address that `postKnowledgeDocumentuploads` gives. Unless told to skip
   * it, the import validates first and then waits for `patchKnowledgeKnowledgebaseImportJob`.
   *
   * @permissions `knowledge:importJob:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs
   */
  postKnowledgeKnowledgebaseImportJobs(
    knowledgeBaseId: string,
    body: KnowledgeImportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeImportJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseImportJobs',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/import/jobs',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Creates a coloured label with which documents of a knowledge base can be tagged.
   *
   * @permissions `knowledge:label:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels
   */
  postKnowledgeKnowledgebaseLabels(
    knowledgeBaseId: string,
    body: LabelCreateRequest,
    request?: RequestOptions,
  ): ApiPromise<LabelResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseLabels',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/labels',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Creates a category, optionally below another one.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @deprecated The platform no longer offers it. Use `postKnowledgeKnowledgebaseCategories`.
   * @permissions `knowledge:category:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories
   */
  postKnowledgeKnowledgebaseLanguageCategories(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    body: KnowledgeCategoryRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeExtendedCategory> {
    return this.call(
      'postKnowledgeKnowledgebaseLanguageCategories',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/categories',
      { knowledgeBaseId, languageCode, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Creates a document as a draft.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @param body - The document; `type` decides whether `faq` or `article` has to be filled in.
   * @deprecated The platform no longer offers it. Use `postKnowledgeKnowledgebaseDocuments`.
   * @permissions `knowledge:document:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents
   */
  postKnowledgeKnowledgebaseLanguageDocuments(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    body: KnowledgeDocumentRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeDocument> {
    return this.call(
      'postKnowledgeKnowledgebaseLanguageDocuments',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents',
      { knowledgeBaseId, languageCode, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Creates an import of documents from an uploaded file, which is validated first;
   * `patchKnowledgeKnowledgebaseLanguageDocumentsImport` then sets it going and
   * `getKnowledgeKnowledgebaseLanguageDocumentsImport` shows its progress.
   *
   * @param languageCode - Language of the documents, e.g. `en-US`.
   * @param body - The `uploadKey` from `postKnowledgeDocumentuploads` and the type of the file.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:document:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports
   */
  postKnowledgeKnowledgebaseLanguageDocumentsImports(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    body: KnowledgeImport,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeImport> {
    return this.call(
      'postKnowledgeKnowledgebaseLanguageDocumentsImports',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/documents/imports',
      { knowledgeBaseId, languageCode, body },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Makes the documents of a finished training the active ones, which is when edits reach bots and customers.
   *
   * @param languageCode - Language trained, e.g. `en-US`.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:training:edit`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId}/promote
   */
  postKnowledgeKnowledgebaseLanguageTrainingPromote(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    trainingId: string,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeTraining> {
    return this.call(
      'postKnowledgeKnowledgebaseLanguageTrainingPromote',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings/{trainingId}/promote',
      { knowledgeBaseId, languageCode, trainingId },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Starts a training over the current drafts. Once `getKnowledgeKnowledgebaseLanguageTraining` reports `Succeeded`, it can
   * be promoted with `postKnowledgeKnowledgebaseLanguageTrainingPromote`.
   *
   * @param languageCode - Language to train, e.g. `en-US`.
   * @deprecated The platform no longer offers it.
   * @permissions `knowledge:training:create`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings
   */
  postKnowledgeKnowledgebaseLanguageTrainings(
    knowledgeBaseId: string,
    languageCode: KnowledgeLanguageCode,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeTraining> {
    return this.call(
      'postKnowledgeKnowledgebaseLanguageTrainings',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/languages/{languageCode}/trainings',
      { knowledgeBaseId, languageCode },
      {},
      request,
      { retired: true },
    );
  }

  /**
   * Imports the documents that a parse job found, with corrections and without those to be left out.
   * `getKnowledgeKnowledgebaseParseJob` shows the outcome in `importResult`.
   *
   * @permissions `knowledge:importJob:edit`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}/import
   */
  postKnowledgeKnowledgebaseParseJobImport(
    knowledgeBaseId: string,
    parseJobId: string,
    body: KnowledgeParseJobRequestImport,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postKnowledgeKnowledgebaseParseJobImport',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs/{parseJobId}/import',
      { knowledgeBaseId, parseJobId, body },
      {},
      request,
    );
  }

  /**
   * Starts cutting an uploaded file into documents. Nothing enters the knowledge base before
   * `postKnowledgeKnowledgebaseParseJobImport`.
   *
   * @permissions `knowledge:importJob:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs
   */
  postKnowledgeKnowledgebaseParseJobs(
    knowledgeBaseId: string,
    body: KnowledgeParseJobRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeParseJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseParseJobs',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/parse/jobs',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Searches a knowledge base for documents that answer a question, best match first.
   *
   * @param opts.body - The question, its language and paging; `searchOnDraftDocuments` searches the drafts instead of what is
   * active.
   * @deprecated The platform no longer offers it. Use `postKnowledgeKnowledgebaseDocumentsSearch`.
   * @permissions `knowledge:knowledgebase:search`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search
   */
  postKnowledgeKnowledgebaseSearch(
    knowledgeBaseId: string,
    opts?: { body?: KnowledgeSearchRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSearchResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSearch',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/search',
      { knowledgeBaseId },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Connects a Salesforce source to a knowledge base through an integration. The answer is the synchronisation job that comes
   * with it.
   *
   * @permissions `knowledge:integrationSource:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce
   */
  postKnowledgeKnowledgebaseSourcesSalesforce(
    knowledgeBaseId: string,
    body: SalesforceSourceRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSyncJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSourcesSalesforce',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Synchronises a Salesforce source at once, outside its schedule.
   *
   * @permissions `knowledge:integrationSource:edit`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}/sync
   */
  postKnowledgeKnowledgebaseSourcesSalesforceSourceIdSync(
    knowledgeBaseId: string,
    sourceId: string,
    opts?: { body?: JsonObject },
    request?: RequestOptions,
  ): ApiPromise<SourceSyncResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSourcesSalesforceSourceIdSync',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}/sync',
      { knowledgeBaseId, sourceId },
      opts,
      request,
    );
  }

  /**
   * Connects a ServiceNow source to a knowledge base through an integration. The answer is the synchronisation job that comes
   * with it.
   *
   * @permissions `knowledge:integrationSource:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow
   */
  postKnowledgeKnowledgebaseSourcesServicenow(
    knowledgeBaseId: string,
    body: ServiceNowSourceRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSyncJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSourcesServicenow',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Synchronises a ServiceNow source at once, outside its schedule.
   *
   * @permissions `knowledge:integrationSource:edit`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}/sync
   */
  postKnowledgeKnowledgebaseSourcesServicenowSourceIdSync(
    knowledgeBaseId: string,
    sourceId: string,
    opts?: { body?: JsonObject },
    request?: RequestOptions,
  ): ApiPromise<SourceSyncResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSourcesServicenowSourceIdSync',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}/sync',
      { knowledgeBaseId, sourceId },
      opts,
      request,
    );
  }

  /**
   * Starts bringing a knowledge base in line with an uploaded file, which can create, update and delete documents, categories
   * and labels. `getKnowledgeKnowledgebaseSynchronizeJob` shows the progress.
   *
   * @permissions `knowledge:syncJob:add`
   * @see POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs
   */
  postKnowledgeKnowledgebaseSynchronizeJobs(
    knowledgeBaseId: string,
    body: KnowledgeSyncJobRequest,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSyncJobResponse> {
    return this.call(
      'postKnowledgeKnowledgebaseSynchronizeJobs',
      'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/synchronize/jobs',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Has the platform fetch a file from a web address, in place of sending it there oneself.
   * `getKnowledgeKnowledgebaseUploadsUrlsJob` comes back with the upload key.
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
   * Creates a knowledge base.
   *
   * @param body - Name and core language of the knowledge base.
   * @permissions `knowledge:knowledgebase:add`
   * @see POST /api/v2/knowledge/knowledgebases
   */
  postKnowledgeKnowledgebases(body: KnowledgeBaseCreateRequest, request?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.call('postKnowledgeKnowledgebases', 'POST /api/v2/knowledge/knowledgebases', { body }, {}, request);
  }

  /**
   * Searches the sources of a knowledge setting and, where the setting says so, generates an answer from what was found. The
   * references used come with it.
   *
   * @permissions `knowledge:knowledgeSetting:search`
   * @see POST /api/v2/knowledge/search
   */
  postKnowledgeSearch(
    opts?: { body?: KnowledgeSourcesSearchRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSourcesSearchResponse> {
    return this.call('postKnowledgeSearch', 'POST /api/v2/knowledge/search', {}, opts, request);
  }

  /**
   * Tries a search over sources that no knowledge setting has to hold yet, such as while one is being designed.
   *
   * @permissions `knowledge:knowledgeSetting:searchPreview`
   * @see POST /api/v2/knowledge/search/preview
   */
  postKnowledgeSearchPreview(
    opts?: { body?: KnowledgeSearchPreviewRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSearchPreviewResponse> {
    return this.call('postKnowledgeSearchPreview', 'POST /api/v2/knowledge/search/preview', {}, opts, request);
  }

  /**
   * Creates a knowledge setting: which sources are searched and whether answers are generated from them.
   *
   * @permissions `knowledge:knowledgeSetting:add`
   * @see POST /api/v2/knowledge/settings
   */
  postKnowledgeSettings(
    opts?: { body?: KnowledgeSettingsRequest },
    request?: RequestOptions,
  ): ApiPromise<KnowledgeSettingsResponse> {
    return this.call('postKnowledgeSettings', 'POST /api/v2/knowledge/settings', {}, opts, request);
  }

  /**
   * Marks a file for deletion from the source, by its id or its name. It happens with the synchronisation, which
   * `patchKnowledgeSourceSynchronization` completes.
   *
   * @permissions `knowledge:synchronization:deleteFile`
   * @see POST /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions
   */
  postKnowledgeSourceSynchronizationDeletions(
    sourceId: string,
    synchronizationId: string,
    body: V3SynchronizationFileDeletionRequest,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationDeletion> {
    return this.call(
      'postKnowledgeSourceSynchronizationDeletions',
      'POST /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/deletions',
      { sourceId, synchronizationId, body },
      {},
      request,
    );
  }

  /**
   * Obtains the address for sending one file into a synchronisation. Send it with exactly the `headers` that come back and
   * without the access token, then complete the synchronisation with `patchKnowledgeSourceSynchronization`.
   *
   * @permissions `knowledge:synchronization:upload`
   * @see POST /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads
   */
  postKnowledgeSourceSynchronizationUploads(
    sourceId: string,
    synchronizationId: string,
    body: V3SynchronizationUploadUrlRequest,
    request?: RequestOptions,
  ): ApiPromise<V3SynchronizationUploadUrlResponse> {
    return this.call(
      'postKnowledgeSourceSynchronizationUploads',
      'POST /api/v2/knowledge/sources/{sourceId}/synchronizations/{synchronizationId}/uploads',
      { sourceId, synchronizationId, body },
      {},
      request,
    );
  }

  /**
   * Starts a synchronisation of a source by hand. For a source of uploaded files, this is what uploads and deletions are then
   * collected in.
   *
   * @permissions `knowledge:synchronization:add`
   * @see POST /api/v2/knowledge/sources/{sourceId}/synchronizations
   */
  postKnowledgeSourceSynchronizations(
    sourceId: string,
    opts?: { body?: V3StartManualSyncRequest },
    request?: RequestOptions,
  ): ApiPromise<V3Synchronization> {
    return this.call(
      'postKnowledgeSourceSynchronizations',
      'POST /api/v2/knowledge/sources/{sourceId}/synchronizations',
      { sourceId },
      opts,
      request,
    );
  }

  /**
   * Creates a knowledge source: part of a SharePoint site reached through a connection, or a store of uploaded files.
   *
   * @permissions `knowledge:source:add`
   * @see POST /api/v2/knowledge/sources
   */
  postKnowledgeSources(body: V3SourceCreateRequest, request?: RequestOptions): ApiPromise<V3SourceDetailedResponse> {
    return this.call('postKnowledgeSources', 'POST /api/v2/knowledge/sources', { body }, {}, request);
  }

  /**
   * Replaces the name, schedule and selection of a Salesforce source.
   *
   * @permissions `knowledge:integrationSource:edit`
   * @see PUT /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}
   */
  putKnowledgeKnowledgebaseSourcesSalesforceSourceId(
    knowledgeBaseId: string,
    sourceId: string,
    body: SalesforceSourceRequest,
    request?: RequestOptions,
  ): ApiPromise<SalesforceSourceResponse> {
    return this.call(
      'putKnowledgeKnowledgebaseSourcesSalesforceSourceId',
      'PUT /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/salesforce/{sourceId}',
      { knowledgeBaseId, sourceId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the name, schedule and selection of a ServiceNow source.
   *
   * @permissions `knowledge:integrationSource:edit`
   * @see PUT /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}
   */
  putKnowledgeKnowledgebaseSourcesServicenowSourceId(
    knowledgeBaseId: string,
    sourceId: string,
    body: ServiceNowSourceRequest,
    request?: RequestOptions,
  ): ApiPromise<ServiceNowSourceResponse> {
    return this.call(
      'putKnowledgeKnowledgebaseSourcesServicenowSourceId',
      'PUT /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/sources/servicenow/{sourceId}',
      { knowledgeBaseId, sourceId, body },
      {},
      request,
    );
  }

  /**
   * Renames a knowledge source and sets whether and when it is synchronised by schedule. What it covers cannot be changed here.
   *
   * @permissions `knowledge:source:edit`
   * @see PUT /api/v2/knowledge/sources/{sourceId}
   */
  putKnowledgeSource(
    sourceId: string,
    body: V3SourceUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<V3SourceDetailedResponse> {
    return this.call('putKnowledgeSource', 'PUT /api/v2/knowledge/sources/{sourceId}', { sourceId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace KnowledgeApi {
  type getKnowledgeConnectionOptions = OptionsOf<KnowledgeApi['getKnowledgeConnection']>;
  type getKnowledgeConnectionOptionsOptions = GetKnowledgeConnectionOptionsOptions;
  type getKnowledgeGuestSessionCategoriesOptions = GetKnowledgeGuestSessionCategoriesOptions;
  type getKnowledgeGuestSessionDocumentsOptions = OptionsOf<KnowledgeApi['getKnowledgeGuestSessionDocuments']>;
  type getKnowledgeIntegrationOptionsOptions = OptionsOf<KnowledgeApi['getKnowledgeIntegrationOptions']>;
  type getKnowledgeKnowledgebaseCategoriesOptions = GetKnowledgeKnowledgebaseCategoriesOptions;
  type getKnowledgeKnowledgebaseDocumentOptions = OptionsOf<KnowledgeApi['getKnowledgeKnowledgebaseDocument']>;
  type getKnowledgeKnowledgebaseDocumentFeedbackOptions = GetKnowledgeKnowledgebaseDocumentFeedbackOptions;
  type getKnowledgeKnowledgebaseDocumentVariationOptions = OptionsOf<KnowledgeApi['getKnowledgeKnowledgebaseDocumentVariation']>;
  type getKnowledgeKnowledgebaseDocumentVariationsOptions = GetKnowledgeKnowledgebaseDocumentVariationsOptions;
  type getKnowledgeKnowledgebaseDocumentVersionOptions = OptionsOf<KnowledgeApi['getKnowledgeKnowledgebaseDocumentVersion']>;
  type getKnowledgeKnowledgebaseDocumentVersionVariationsOptions = GetKnowledgeKnowledgebaseDocumentVersionVariationsOptions;
  type getKnowledgeKnowledgebaseDocumentVersionsOptions = GetKnowledgeKnowledgebaseDocumentVersionsOptions;
  type getKnowledgeKnowledgebaseDocumentsOptions = GetKnowledgeKnowledgebaseDocumentsOptions;
  type getKnowledgeKnowledgebaseDocumentsFeedbackOptions = GetKnowledgeKnowledgebaseDocumentsFeedbackOptions;
  type getKnowledgeKnowledgebaseImportJobOptions = OptionsOf<KnowledgeApi['getKnowledgeKnowledgebaseImportJob']>;
  type getKnowledgeKnowledgebaseLabelsOptions = GetKnowledgeKnowledgebaseLabelsOptions;
  type getKnowledgeKnowledgebaseLanguageCategoriesOptions = GetKnowledgeKnowledgebaseLanguageCategoriesOptions;
  type getKnowledgeKnowledgebaseLanguageDocumentsOptions = GetKnowledgeKnowledgebaseLanguageDocumentsOptions;
  type getKnowledgeKnowledgebaseLanguageTrainingsOptions = GetKnowledgeKnowledgebaseLanguageTrainingsOptions;
  type getKnowledgeKnowledgebaseOperationsOptions = GetKnowledgeKnowledgebaseOperationsOptions;
  type getKnowledgeKnowledgebaseParseJobOptions = OptionsOf<KnowledgeApi['getKnowledgeKnowledgebaseParseJob']>;
  type getKnowledgeKnowledgebaseSourcesOptions = GetKnowledgeKnowledgebaseSourcesOptions;
  type getKnowledgeKnowledgebaseSourcesSalesforceSourceIdOptions = OptionsOf<
    KnowledgeApi['getKnowledgeKnowledgebaseSourcesSalesforceSourceId']
  >;
  type getKnowledgeKnowledgebaseSourcesServicenowSourceIdOptions = OptionsOf<
    KnowledgeApi['getKnowledgeKnowledgebaseSourcesServicenowSourceId']
  >;
  type getKnowledgeKnowledgebaseUnansweredGroupOptions = GetKnowledgeKnowledgebaseUnansweredGroupOptions;
  type getKnowledgeKnowledgebaseUnansweredGroupPhrasegroupOptions = GetKnowledgeKnowledgebaseUnansweredGroupPhrasegroupOptions;
  type getKnowledgeKnowledgebaseUnansweredGroupsOptions = GetKnowledgeKnowledgebaseUnansweredGroupsOptions;
  type getKnowledgeKnowledgebasesOptions = GetKnowledgeKnowledgebasesOptions;
  type getKnowledgeSettingsOptions = GetKnowledgeSettingsOptions;
  type getKnowledgeSourceOptions = OptionsOf<KnowledgeApi['getKnowledgeSource']>;
  type getKnowledgeSourceSynchronizationDeletionsOptions = GetKnowledgeSourceSynchronizationDeletionsOptions;
  type getKnowledgeSourceSynchronizationUploadsOptions = GetKnowledgeSourceSynchronizationUploadsOptions;
  type getKnowledgeSourceSynchronizationsOptions = GetKnowledgeSourceSynchronizationsOptions;
  type getKnowledgeSourcesOptions = OptionsOf<KnowledgeApi['getKnowledgeSources']>;
  type getKnowledgeSourcesSynchronizationsOptions = GetKnowledgeSourcesSynchronizationsOptions;
  type patchKnowledgeConnectionOptions = OptionsOf<KnowledgeApi['patchKnowledgeConnection']>;
  type patchKnowledgeKnowledgebaseChunksSearchSearchIdOptions = OptionsOf<
    KnowledgeApi['patchKnowledgeKnowledgebaseChunksSearchSearchId']
  >;
  type patchKnowledgeKnowledgebaseDocumentFeedbackFeedbackIdOptions = OptionsOf<
    KnowledgeApi['patchKnowledgeKnowledgebaseDocumentFeedbackFeedbackId']
  >;
  type patchKnowledgeKnowledgebaseDocumentsSearchSearchIdOptions = OptionsOf<
    KnowledgeApi['patchKnowledgeKnowledgebaseDocumentsSearchSearchId']
  >;
  type postKnowledgeGuestSessionDocumentCopiesOptions = OptionsOf<KnowledgeApi['postKnowledgeGuestSessionDocumentCopies']>;
  type postKnowledgeGuestSessionDocumentFeedbackOptions = OptionsOf<KnowledgeApi['postKnowledgeGuestSessionDocumentFeedback']>;
  type postKnowledgeGuestSessionDocumentViewsOptions = OptionsOf<KnowledgeApi['postKnowledgeGuestSessionDocumentViews']>;
  type postKnowledgeGuestSessionDocumentsPresentationsOptions = OptionsOf<
    KnowledgeApi['postKnowledgeGuestSessionDocumentsPresentations']
  >;
  type postKnowledgeGuestSessionDocumentsSearchOptions = OptionsOf<KnowledgeApi['postKnowledgeGuestSessionDocumentsSearch']>;
  type postKnowledgeGuestSessionDocumentsSearchSuggestionsOptions = OptionsOf<
    KnowledgeApi['postKnowledgeGuestSessionDocumentsSearchSuggestions']
  >;
  type postKnowledgeKnowledgebaseChunksSearchOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseChunksSearch']>;
  type postKnowledgeKnowledgebaseDocumentCopiesOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseDocumentCopies']>;
  type postKnowledgeKnowledgebaseDocumentFeedbackOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseDocumentFeedback']>;
  type postKnowledgeKnowledgebaseDocumentViewsOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseDocumentViews']>;
  type postKnowledgeKnowledgebaseDocumentsPresentationsOptions = OptionsOf<
    KnowledgeApi['postKnowledgeKnowledgebaseDocumentsPresentations']
  >;
  type postKnowledgeKnowledgebaseDocumentsQueryOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseDocumentsQuery']>;
  type postKnowledgeKnowledgebaseDocumentsSearchOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseDocumentsSearch']>;
  type postKnowledgeKnowledgebaseDocumentsSearchSuggestionsOptions = OptionsOf<
    KnowledgeApi['postKnowledgeKnowledgebaseDocumentsSearchSuggestions']
  >;
  type postKnowledgeKnowledgebaseSearchOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseSearch']>;
  type postKnowledgeKnowledgebaseSourcesSalesforceSourceIdSyncOptions = OptionsOf<
    KnowledgeApi['postKnowledgeKnowledgebaseSourcesSalesforceSourceIdSync']
  >;
  type postKnowledgeKnowledgebaseSourcesServicenowSourceIdSyncOptions = OptionsOf<
    KnowledgeApi['postKnowledgeKnowledgebaseSourcesServicenowSourceIdSync']
  >;
  type postKnowledgeSearchOptions = OptionsOf<KnowledgeApi['postKnowledgeSearch']>;
  type postKnowledgeSearchPreviewOptions = OptionsOf<KnowledgeApi['postKnowledgeSearchPreview']>;
  type postKnowledgeSettingsOptions = OptionsOf<KnowledgeApi['postKnowledgeSettings']>;
  type postKnowledgeSourceSynchronizationsOptions = OptionsOf<KnowledgeApi['postKnowledgeSourceSynchronizations']>;
}
