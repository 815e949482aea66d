import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
  CategoryListing,
  DocumentListing,
  ImportStatusRequest,
  KnowledgeBaseListing,
  KnowledgeCategoryRequest,
  KnowledgeDocument,
  KnowledgeDocumentBulkRequest,
  KnowledgeDocumentRequest,
  KnowledgeExtendedCategory,
  KnowledgeImport,
  KnowledgeTraining,
  TrainingListing,
} from '../models/knowledge.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { UploadUrlRequest, UploadUrlResponse } from '../models/shared-administration.js';
import type { KnowledgeLanguageCode } from '../models/shared-enumerations.js';
import type {
  KnowledgeBase,
  KnowledgeCategory,
  KnowledgeSearchRequest,
  KnowledgeSearchResponse,
} from '../models/shared-search.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

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
  coreLanguage?: KnowledgeLanguageCode;
  /** Only knowledge bases that have, or have not, been published. */
  published?: boolean;
  sortBy?: OpenEnum<'Name' | 'Date'>;
  sortOrder?: OpenEnum<'ASC' | 'ascending' | 'DESC' | 'descending'>;
}

/**
 * Knowledge bases, their categories and their documents (questions with answers, or articles), one set for each language.
 * Edits stay drafts until a training has been run over them and promoted; only then do bots, agents and customers find them.
 * Listings page by the cursors `before` and `after`, not by page number.
 */
export class KnowledgeApi extends PlatformApi {
  /**
   * Deletes a knowledge base and everything in it.
   *
   * @permissions all of `knowledge:knowledgebase:delete`
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
   * Deletes a category of one language.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @permissions all of `knowledge:category:delete`
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
    );
  }

  /**
   * Deletes a document of one language.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @permissions all of `knowledge:document:delete`
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
    );
  }

  /**
   * Deletes the record of an import. To stop one that is running, use `patchKnowledgeKnowledgebaseLanguageDocumentsImport`.
   *
   * @param languageCode - Language into which the import goes, e.g. `en-US`.
   * @permissions all of `knowledge:document:add`
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
    );
  }

  /**
   * Reads a knowledge base with its core language and the number of its documents.
   *
   * @permissions all of `knowledge:knowledgebase:view`
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
   * Lists the categories of a knowledge base in one language.
   *
   * @param languageCode - Language of the categories, e.g. `en-US`.
   * @permissions all of `knowledge:category:view`
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
    );
  }

  /**
   * Reads a category with its parent and children.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @permissions all of `knowledge:category:view`
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
    );
  }

  /**
   * Reads a document in one language.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @permissions all of `knowledge:document:view`
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
    );
  }

  /**
   * Lists the documents of a knowledge base in one language. To find by meaning rather than by title, use
   * `postKnowledgeKnowledgebaseSearch`.
   *
   * @param languageCode - Language of the documents, e.g. `en-US`.
   * @permissions all of `knowledge:document:view`
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
    );
  }

  /**
   * Reads how an import is doing: `status` goes from validation over `InProgress` to `Completed`, `PartialCompleted`,
   * `Failed` or `Aborted`, and `report` counts documents and names faulty lines.
   *
   * @param languageCode - Language into which the import goes, e.g. `en-US`.
   * @permissions all of `knowledge:document:add`
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
    );
  }

  /**
   * Reads a training: `Queued`, `InProgress`, `Succeeded` or `Failed`, and when it was promoted.
   *
   * @param languageCode - Language trained, e.g. `en-US`.
   * @permissions all of `knowledge:training:view`
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
    );
  }

  /**
   * Lists the trainings of a knowledge base in one language.
   *
   * @param languageCode - Language trained, e.g. `en-US`.
   * @permissions all of `knowledge:training:view`
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
    );
  }

  /**
   * Lists the organisation's knowledge bases.
   *
   * @permissions all of `knowledge:knowledgebase:view`
   * @see GET /api/v2/knowledge/knowledgebases
   */
  getKnowledgeKnowledgebases(
    opts?: GetKnowledgeKnowledgebasesOptions,
    request?: RequestOptions,
  ): ApiPromise<KnowledgeBaseListing> {
    return this.call('getKnowledgeKnowledgebases', 'GET /api/v2/knowledge/knowledgebases', {}, opts, request);
  }

  /**
   * Changes name or description of a knowledge base.
   *
   * @permissions all of `knowledge:knowledgebase:edit`
   * @see PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}
   */
  patchKnowledgeKnowledgebase(knowledgeBaseId: string, body: KnowledgeBase, request?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.call(
      'patchKnowledgeKnowledgebase',
      'PATCH /api/v2/knowledge/knowledgebases/{knowledgeBaseId}',
      { knowledgeBaseId, body },
      {},
      request,
    );
  }

  /**
   * Changes a category: its name, description or place under a parent.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @permissions all of `knowledge:category:edit`
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
    );
  }

  /**
   * Changes one document; the change is a draft until a training has been promoted.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @permissions all of `knowledge:document:edit`
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
    );
  }

  /**
   * Creates or changes many documents in one call.
   *
   * @param languageCode - Language of the documents, e.g. `en-US`.
   * @param body - The documents; an entry with an `id` changes that document.
   * @permissions all of `knowledge:document:edit`
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
    );
  }

  /**
   * Moves an import on, above all from a completed validation to the import proper, or aborts it.
   *
   * @param languageCode - Language into which the import goes, e.g. `en-US`.
   * @param body - The status to bring about.
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
    );
  }

  /**
   * Obtains a signed address for sending a file of documents. The answer's `uploadKey` then goes into
   * `postKnowledgeKnowledgebaseLanguageDocumentsImports`.
   *
   * @param body - Name and checksum of the file, and how long the address is to be good for.
   * @permissions all of `knowledge:document:upload`
   * @see POST /api/v2/knowledge/documentuploads
   */
  postKnowledgeDocumentuploads(body: UploadUrlRequest, request?: RequestOptions): ApiPromise<UploadUrlResponse> {
    return this.call('postKnowledgeDocumentuploads', 'POST /api/v2/knowledge/documentuploads', { body }, {}, request);
  }

  /**
   * Creates a category, optionally below another one.
   *
   * @param languageCode - Language of the category, e.g. `en-US`.
   * @permissions all of `knowledge:category:add`
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
    );
  }

  /**
   * Creates a document as a draft.
   *
   * @param languageCode - Language of the document, e.g. `en-US`.
   * @param body - The document; `type` decides whether `faq` or `article` has to be filled in.
   * @permissions all of `knowledge:document:add`
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
    );
  }

  /**
   * Creates an import of documents from an uploaded file, which is validated first;
   * `patchKnowledgeKnowledgebaseLanguageDocumentsImport` then sets it going and
   * `getKnowledgeKnowledgebaseLanguageDocumentsImport` shows its progress.
   *
   * @param languageCode - Language of the documents, e.g. `en-US`.
   * @param body - The `uploadKey` from `postKnowledgeDocumentuploads` and the type of the file.
   * @permissions all of `knowledge:document:add`
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
    );
  }

  /**
   * Makes the documents of a finished training the active ones, which is when edits reach bots and customers.
   *
   * @param languageCode - Language trained, e.g. `en-US`.
   * @permissions all of `knowledge:training:edit`
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
    );
  }

  /**
   * Starts a training over the current drafts. Once `getKnowledgeKnowledgebaseLanguageTraining` reports `Succeeded`, it can
   * be promoted with `postKnowledgeKnowledgebaseLanguageTrainingPromote`.
   *
   * @param languageCode - Language to train, e.g. `en-US`.
   * @permissions all of `knowledge:training:create`
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
    );
  }

  /**
   * Searches a knowledge base for documents that answer a question, best match first.
   *
   * @param opts.body - The question, its language and paging; `searchOnDraftDocuments` searches the drafts instead of what is
   * active.
   * @permissions all of `knowledge:knowledgebase:search`
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
    );
  }

  /**
   * Creates a knowledge base.
   *
   * @param body - Name and core language of the knowledge base.
   * @permissions all of `knowledge:knowledgebase:add`
   * @see POST /api/v2/knowledge/knowledgebases
   */
  postKnowledgeKnowledgebases(body: KnowledgeBase, request?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.call('postKnowledgeKnowledgebases', 'POST /api/v2/knowledge/knowledgebases', { body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace KnowledgeApi {
  type getKnowledgeKnowledgebaseLanguageCategoriesOptions = GetKnowledgeKnowledgebaseLanguageCategoriesOptions;
  type getKnowledgeKnowledgebaseLanguageDocumentsOptions = GetKnowledgeKnowledgebaseLanguageDocumentsOptions;
  type getKnowledgeKnowledgebaseLanguageTrainingsOptions = GetKnowledgeKnowledgebaseLanguageTrainingsOptions;
  type getKnowledgeKnowledgebasesOptions = GetKnowledgeKnowledgebasesOptions;
  type postKnowledgeKnowledgebaseSearchOptions = OptionsOf<KnowledgeApi['postKnowledgeKnowledgebaseSearch']>;
}
