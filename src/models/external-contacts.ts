import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ConversationMediaType } from './shared-enumerations.js';
import type { User } from './shared.js';
import type { Entity } from './shared-administration.js';
import type { DataSchema, ExternalContact, ExternalDataSource, ExternalOrganization } from './shared-conversations.js';

export interface BulkContactsRequest {
  entities?: ExternalContact[];
}

export interface BulkContactsResponse {
  results?: BulkResponseResultExternalContactExternalContact[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkDeleteResponse {
  results?: BulkResponseResultVoidEntity[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkErrorDetail {
  fieldName?: string;
  value?: string;
  message?: string;
}

/** Why one entry of a bulk call failed. */
export interface BulkErrorEntity {
  code?: string;
  message?: string;
  /** HTTP status that the entry alone would have met. */
  status?: number;
  /** Whether sending the same entry again may succeed. */
  retryable?: boolean;
  entity?: Entity;
  details?: BulkErrorDetail[];
}

/** Why one contact of a bulk call failed. */
export interface BulkErrorExternalContact {
  code?: string;
  message?: string;
  status?: number;
  /** Whether sending the same entry again may succeed. */
  retryable?: boolean;
  /** The contact as it was sent. */
  entity?: ExternalContact;
  details?: BulkErrorDetail[];
}

export interface BulkErrorExternalOrganization {
  code?: string;
  message?: string;
  status?: number;
  retryable?: boolean;
  entity?: ExternalOrganization;
  details?: BulkErrorDetail[];
}

export interface BulkErrorNote {
  code?: string;
  message?: string;
  status?: number;
  retryable?: boolean;
  entity?: Note;
  details?: BulkErrorDetail[];
}

export interface BulkErrorRelationship {
  code?: string;
  message?: string;
  status?: number;
  retryable?: boolean;
  entity?: Relationship;
  details?: BulkErrorDetail[];
}

export interface BulkFetchContactsResponse {
  results?: BulkResponseResultExternalContactEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

export interface BulkFetchNotesResponse {
  results?: BulkResponseResultNoteEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

export interface BulkFetchOrganizationsResponse {
  results?: BulkResponseResultExternalOrganizationEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

export interface BulkFetchRelationshipsResponse {
  results?: BulkResponseResultRelationshipEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

/** Ids to read or delete, each wrapped in an object. */
export interface BulkIdsRequest {
  entities?: Entity[];
}

export interface BulkNotesRequest {
  entities?: Note[];
}

export interface BulkNotesResponse {
  results?: BulkResponseResultNoteNote[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkOrganizationsRequest {
  entities?: ExternalOrganization[];
}

export interface BulkOrganizationsResponse {
  results?: BulkResponseResultExternalOrganizationExternalOrganization[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkRelationshipsRequest {
  entities?: Relationship[];
}

export interface BulkRelationshipsResponse {
  results?: BulkResponseResultRelationshipRelationship[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

/** Outcome of reading one contact of a bulk call. */
export interface BulkResponseResultExternalContactEntity {
  id?: string;
  success?: boolean;
  entity?: ExternalContact;
  error?: BulkErrorEntity;
}

/** Outcome of writing one contact of a bulk call. */
export interface BulkResponseResultExternalContactExternalContact {
  id?: string;
  success?: boolean;
  entity?: ExternalContact;
  error?: BulkErrorExternalContact;
}

export interface BulkResponseResultExternalOrganizationEntity {
  id?: string;
  success?: boolean;
  entity?: ExternalOrganization;
  error?: BulkErrorEntity;
}

export interface BulkResponseResultExternalOrganizationExternalOrganization {
  id?: string;
  success?: boolean;
  entity?: ExternalOrganization;
  error?: BulkErrorExternalOrganization;
}

export interface BulkResponseResultNoteEntity {
  id?: string;
  success?: boolean;
  entity?: Note;
  error?: BulkErrorEntity;
}

export interface BulkResponseResultNoteNote {
  id?: string;
  success?: boolean;
  entity?: Note;
  error?: BulkErrorNote;
}

export interface BulkResponseResultRelationshipEntity {
  id?: string;
  success?: boolean;
  entity?: Relationship;
  error?: BulkErrorEntity;
}

export interface BulkResponseResultRelationshipRelationship {
  id?: string;
  success?: boolean;
  entity?: Relationship;
  error?: BulkErrorRelationship;
}

/** Outcome of one deletion of a bulk call. */
export interface BulkResponseResultVoidEntity {
  id?: string;
  success?: boolean;
  entity?: JsonObject;
  error?: BulkErrorEntity;
}

export interface ContactListing {
  entities: ExternalContact[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** Which external contact takes part in a conversation. */
export interface ConversationAssociation {
  /** Absent to untie the contact. */
  externalContactId?: string;
  conversationId: string;
  /** Communication within the conversation that the contact is on. */
  communicationId: string;
  mediaType: ConversationMediaType;
}

/** One batch of a scan. */
export interface CursorContactListing {
  entities: ExternalContact[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** One batch of a scan. */
export interface CursorNoteListing {
  entities: Note[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** One batch of a scan. */
export interface CursorOrganizationListing {
  entities: ExternalOrganization[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** One batch of a scan. */
export interface CursorRelationshipListing {
  entities: Relationship[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface DataSchemaListing {
  total?: number;
  entities: DataSchema[];
  selfUri?: string;
}

export interface ExternalOrganizationListing {
  entities: ExternalOrganization[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** Says which trustor organisation an external organisation stands for. */
export interface ExternalOrganizationTrustorLink {
  externalOrganizationId?: string;
  trustorOrgId?: string;
  /** @format date-time */
  dateCreated?: string;
  externalOrganizationUri?: string;
}

export interface Note {
  id?: string;
  /** Contact or external organisation that the note is on. */
  entityId?: string;
  entityType?: OpenEnum<'contact' | 'organization'>;
  noteText?: string;
  /** @format date-time */
  modifyDate?: string;
  /** @format date-time */
  createDate?: string;
  /** The author; filled only when expanded. */
  createdBy: User;
  externalDataSources?: ExternalDataSource[];
  selfUri?: string;
}

export interface NoteListing {
  entities: Note[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

/** A user's role towards an external organisation. */
export interface Relationship {
  id?: string;
  user: User;
  externalOrganization: ExternalOrganization;
  /** Role in free words, e.g. `Account manager`. */
  relationship: string;
  externalDataSources?: ExternalDataSource[];
  selfUri?: string;
}

export interface RelationshipListing {
  entities: Relationship[];
  pageSize?: number;
  pageNumber?: number;
  total?: number;
  firstUri?: string;
  selfUri?: string;
  nextUri?: string;
  previousUri?: string;
  lastUri?: string;
  pageCount?: number;
}

export interface ReverseWhitepagesLookupResult {
  contacts?: ExternalContact[];
  externalOrganizations?: ExternalOrganization[];
}
