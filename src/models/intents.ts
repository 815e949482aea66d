import type { OpenEnum } from './open-enum.js';
import type { AddressableEntityRef, DomainEntityRef } from './shared-references.js';

export interface BatchGetCustomerIntentsRequest {
  ids: string[];
}

export interface BulkAddSourceIntentsRequest {
  items: SourceIntent[];
}

export interface BulkRemoveSourceIntentsRequest {
  /** Ids of source intents. */
  items: string[];
}

export interface BulkResults {
  id?: string;
  success?: boolean;
}

export interface BulkSourceIntentsResponse {
  results?: BulkResults[];
  errorCount?: number;
  /** The source intents for which it failed. */
  errorResultIds?: string[];
}

/** Something customers want, in the organisation's own terms. */
export interface CustomerIntent {
  id?: string;
  name: string;
  description: string;
  /** In hours. */
  expiryTime: number;
  categoryId: string;
  selfUri?: string;
}

export interface CustomerIntentAssignmentListing {
  entities: CustomerIntentAssignmentResponse[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

/** Where the intent was detected. */
export interface CustomerIntentAssignmentRequest {
  /** The bot, copilot, topic or segment. */
  sourceId?: string;
  /** The session in which it was detected. */
  sessionId?: string;
  conversationId?: string;
  sourceType?: OpenEnum<'Bot' | 'Copilot' | 'Digitalbot' | 'Segment' | 'Topic' | 'Unknown'>;
}

/** A customer intent that an external contact has. */
export interface CustomerIntentAssignmentResponse {
  customerIntent?: DomainEntityRef;
  category?: AddressableEntityRef;
  /** @format date-time */
  dateMostRecentlyAssigned?: string;
}

export interface CustomerIntentListing {
  entities: CustomerIntentResponse[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface CustomerIntentPatch {
  id?: string;
  name?: string;
  description?: string;
  /** In hours. */
  expiryTime?: number;
  categoryId?: string;
  selfUri?: string;
}

/** A customer intent as stored, with its category as a reference. */
export interface CustomerIntentResponse {
  id: string;
  name: string;
  description: string;
  /** In hours. */
  expiryTime: number;
  category?: AddressableEntityRef;
  /** @format date-time */
  dateCreated?: string;
  selfUri?: string;
}

/** A source intent and what it is mapped to. */
export interface CustomerSourceIntent {
  sourceIntent?: SourceIntent;
  /** Absent while it is not mapped. */
  customerIntent?: DomainEntityRef;
}

export interface CustomerSourceIntentListing {
  entities: CustomerSourceIntent[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface IntentsCategory {
  id?: string;
  name: string;
  description: string;
  /** @format date-time */
  dateCreated?: string;
  selfUri?: string;
}

export interface IntentsCategoryListing {
  entities: IntentsCategory[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  lastUri?: string;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  pageCount?: number;
}

export interface IntentsCategoryPatch {
  id?: string;
  name?: string;
  description?: string;
  selfUri?: string;
}

/** An intent as a bot, a copilot, a topic or a segment detects it. */
export interface SourceIntent {
  /** The id within its source. */
  sourceIntentId?: string;
  sourceIntentName?: string;
  sourceType?: OpenEnum<'Bot' | 'Copilot' | 'Digitalbot' | 'Segment' | 'Topic' | 'Unknown'>;
  /** The bot, copilot, topic or segment. */
  sourceId?: string;
  sourceName?: string;
}
