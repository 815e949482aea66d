import type { OpenEnum } from './open-enum.js';
import type { KnowledgeLanguageCode } from './shared-enumerations.js';
import type { DocumentArticle, DocumentFaq, KnowledgeBase, KnowledgeCategory } from './shared-search.js';

export interface CategoryListing {
  entities: KnowledgeCategory[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface DocumentCategoryInput {
  id: string;
}

export interface DocumentListing {
  entities: KnowledgeDocument[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface ImportError {
  message?: string;
  /** Line of the file at which the error occurred. */
  line?: number;
}

export interface ImportReport {
  errors?: ImportError[];
  /** How many documents passed or failed the validation. */
  validated?: ResultCounters;
  /** How many documents were or were not imported. */
  imported?: ResultCounters;
  totalDocuments?: number;
}

export interface ImportStatusRequest {
  status: string;
}

export interface KnowledgeBaseListing {
  entities: KnowledgeBase[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface KnowledgeCategoryRequest {
  id?: string;
  name: string;
  description?: string;
  parent?: DocumentCategoryInput;
  selfUri?: string;
}

/** A question with its answer, or an article; exactly one of `faq` and `article` is filled in, after `type`. */
export interface KnowledgeDocument {
  id: string;
  name?: string;
  languageCode: KnowledgeLanguageCode;
  type: OpenEnum<'Faq' | 'Article'>;
  faq?: DocumentFaq;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  categories?: KnowledgeCategory[];
  knowledgeBase?: KnowledgeBase;
  /** Where the document stands in another system. */
  externalUrl?: string;
  article?: DocumentArticle;
  selfUri?: string;
}

export interface KnowledgeDocumentBulkRequest {
  type: OpenEnum<'Faq' | 'Article'>;
  externalUrl?: string;
  faq?: DocumentFaq;
  categories?: DocumentCategoryInput[];
  article?: DocumentArticle;
  /** The document to change. */
  id?: string;
}

export interface KnowledgeDocumentRequest {
  type: OpenEnum<'Faq' | 'Article'>;
  externalUrl?: string;
  faq?: DocumentFaq;
  categories?: DocumentCategoryInput[];
  article?: DocumentArticle;
}

export interface KnowledgeExtendedCategory {
  id: string;
  name: string;
  description?: string;
  knowledgeBase?: KnowledgeBase;
  languageCode?: KnowledgeLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  parent?: KnowledgeCategory;
  children?: KnowledgeCategory[];
  selfUri?: string;
}

export interface KnowledgeImport {
  id?: string;
  name?: string;
  /** Key that came with the upload address. */
  uploadKey: string;
  fileType: OpenEnum<'Csv' | 'JsonLines'>;
  /** Whether the first line of a CSV file is skipped. */
  ignoreHeaders?: boolean;
  status?: OpenEnum<
    | 'Created'
    | 'ValidationInProgress'
    | 'ValidationCompleted'
    | 'ValidationFailed'
    | 'Started'
    | 'InProgress'
    | 'Completed'
    | 'PartialCompleted'
    | 'Failed'
    | 'AbortRequested'
    | 'Aborted'
  >;
  report?: ImportReport;
  knowledgeBase?: KnowledgeBase;
  languageCode?: KnowledgeLanguageCode;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface KnowledgeTraining {
  id: string;
  /** @format date-time */
  dateTriggered?: string;
  /** @format date-time */
  dateCompleted?: string;
  status?: OpenEnum<'Queued' | 'InProgress' | 'Succeeded' | 'Failed'>;
  languageCode?: string;
  knowledgeBase?: KnowledgeBase;
  errorMessage?: string;
  /** `Draft` before promotion, `Active` while in use, then `Archived` or `Discarded`. */
  knowledgeDocumentsState?: OpenEnum<'Draft' | 'Active' | 'Discarded' | 'Archived'>;
  /** When the trained documents became the active ones. @format date-time */
  datePromoted?: string;
  selfUri?: string;
}

export interface ResultCounters {
  success?: number;
  failure?: number;
}

export interface TrainingListing {
  entities: KnowledgeTraining[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}
