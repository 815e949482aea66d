import type { JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { ConversationMediaType } from './shared-enumerations.js';
import type { User } from './shared.js';
import type { BulkErrorDetail } from './shared-administration.js';
import type {
  ContactIdentifier,
  ExternalContact,
  ExternalDataSource,
  ExternalOrganization,
  ExternalOrganizationIdentifier,
  ExternalSource,
} from './shared-conversations.js';
import type {
  AddressableEntityRef,
  Cursors,
  DomainEntityRef,
  Entity,
  StarrableDivision,
  WritableStarrableDivision,
} from './shared-references.js';

export interface BulkContactsEnrichRequest {
  entities?: ContactEnrichRequest[];
}

export interface BulkContactsEnrichResponse {
  results?: BulkResponseResultExternalContactContactEnrichRequestBulkEntityErrorContactEnrichRequest[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkContactsRequest {
  entities?: ExternalContact[];
}

export interface BulkContactsResponse {
  results?: BulkResponseResultExternalContactExternalContactBulkEntityErrorExternalContact[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkDeleteResponse {
  results?: BulkResponseResultVoidEntityBulkEntityErrorEntity[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

/** Why one enrichment of a contact failed in a bulk call. */
export interface BulkEntityErrorContactEnrichRequest {
  code?: string;
  message?: string;
  /** HTTP status that the entry alone would have met. */
  status?: number;
  /** Whether sending the same entry again may succeed. */
  retryable?: boolean;
  details?: BulkErrorDetail[];
  /** The request as it was sent, by its `id`. */
  entity?: ContactEnrichRequest;
}

/** Why one entry of a bulk call by ids failed. */
export type BulkEntityErrorEntity = BulkErrorEntity;

/** Why one contact of a bulk call was not written. */
export type BulkEntityErrorExternalContact = BulkErrorExternalContact;

/** Why one external organisation of a bulk call was not written. */
export type BulkEntityErrorExternalOrganization = BulkErrorExternalOrganization;

/** Why one enrichment of an external organisation failed in a bulk call. */
export interface BulkEntityErrorExternalOrganizationEnrichRequest {
  code?: string;
  message?: string;
  status?: number;
  /** Whether sending the same entry again may succeed. */
  retryable?: boolean;
  details?: BulkErrorDetail[];
  /** The request as it was sent, by its `id`. */
  entity?: ExternalOrganizationEnrichRequest;
}

/** Why one note of a bulk call was not written. */
export type BulkEntityErrorNote = BulkErrorNote;

/** Why one relationship of a bulk call was not written. */
export type BulkEntityErrorRelationship = BulkErrorRelationship;

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
  results?: BulkResponseResultExternalContactEntityBulkEntityErrorEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

export interface BulkFetchNotesResponse {
  results?: BulkResponseResultNoteEntityBulkEntityErrorEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

export interface BulkFetchOrganizationsResponse {
  results?: BulkResponseResultExternalOrganizationEntityBulkEntityErrorEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

export interface BulkFetchRelationshipsResponse {
  results?: BulkResponseResultRelationshipEntityBulkEntityErrorEntity[];
  errorCount?: number;
  errorIndexes?: number[];
}

/** Ids to read or delete, each wrapped in an object. */
export interface BulkIdsRequest {
  entities?: ExternalContactsEntity[];
}

export interface BulkNotesRequest {
  entities?: Note[];
}

export interface BulkNotesResponse {
  results?: BulkResponseResultNoteNoteBulkEntityErrorNote[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkOrganizationsEnrichRequest {
  entities?: ExternalOrganizationEnrichRequest[];
}

export interface BulkOrganizationsEnrichResponse {
  results?: BulkResponseResultExternalOrganizationExternalOrganizationEnrichRequestBulkEntityErrorExternalOrganizationEnrichRequest[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkOrganizationsRequest {
  entities?: ExternalOrganization[];
}

export interface BulkOrganizationsResponse {
  results?: BulkResponseResultExternalOrganizationExternalOrganizationBulkEntityErrorExternalOrganization[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

export interface BulkRelationshipsRequest {
  entities?: Relationship[];
}

export interface BulkRelationshipsResponse {
  results?: BulkResponseResultRelationshipRelationshipBulkEntityErrorRelationship[];
  errorCount?: number;
  /** Positions in `results` that failed. */
  errorIndexes?: number[];
}

/** Outcome of enriching one contact of a bulk call. */
export interface BulkResponseResultExternalContactContactEnrichRequestBulkEntityErrorContactEnrichRequest {
  id?: string;
  success?: boolean;
  /** The contact that came out; absent on failure. */
  entity?: ExternalContact;
  /** Present on failure. */
  error?: BulkEntityErrorContactEnrichRequest;
  status?: number;
}

/** Outcome of reading one contact of a bulk call. */
export interface BulkResponseResultExternalContactEntity {
  id?: string;
  success?: boolean;
  entity?: ExternalContact;
  error?: BulkErrorEntity;
}

/** Outcome of reading one contact of a bulk call. */
export interface BulkResponseResultExternalContactEntityBulkEntityErrorEntity {
  id?: string;
  success?: boolean;
  entity?: ExternalContact;
  /** Present on failure. */
  error?: BulkEntityErrorEntity;
  status?: number;
}

/** Outcome of writing one contact of a bulk call. */
export interface BulkResponseResultExternalContactExternalContact {
  id?: string;
  success?: boolean;
  entity?: ExternalContact;
  error?: BulkErrorExternalContact;
}

/** Outcome of writing one contact of a bulk call. */
export interface BulkResponseResultExternalContactExternalContactBulkEntityErrorExternalContact {
  id?: string;
  success?: boolean;
  entity?: ExternalContact;
  /** Present on failure. */
  error?: BulkEntityErrorExternalContact;
  status?: number;
}

export interface BulkResponseResultExternalOrganizationEntity {
  id?: string;
  success?: boolean;
  entity?: ExternalOrganization;
  error?: BulkErrorEntity;
}

/** Outcome of reading one external organisation of a bulk call. */
export interface BulkResponseResultExternalOrganizationEntityBulkEntityErrorEntity {
  id?: string;
  success?: boolean;
  entity?: ExternalOrganization;
  /** Present on failure. */
  error?: BulkEntityErrorEntity;
  status?: number;
}

export interface BulkResponseResultExternalOrganizationExternalOrganization {
  id?: string;
  success?: boolean;
  entity?: ExternalOrganization;
  error?: BulkErrorExternalOrganization;
}

/** Outcome of writing one external organisation of a bulk call. */
export interface BulkResponseResultExternalOrganizationExternalOrganizationBulkEntityErrorExternalOrganization {
  id?: string;
  success?: boolean;
  entity?: ExternalOrganization;
  /** Present on failure. */
  error?: BulkEntityErrorExternalOrganization;
  status?: number;
}

/** Outcome of enriching one external organisation of a bulk call. */
export interface BulkResponseResultExternalOrganizationExternalOrganizationEnrichRequestBulkEntityErrorExternalOrganizationEnrichRequest {
  id?: string;
  success?: boolean;
  /** The organisation that came out; absent on failure. */
  entity?: ExternalOrganization;
  /** Present on failure. */
  error?: BulkEntityErrorExternalOrganizationEnrichRequest;
  status?: number;
}

export interface BulkResponseResultNoteEntity {
  id?: string;
  success?: boolean;
  entity?: Note;
  error?: BulkErrorEntity;
}

/** Outcome of reading one note of a bulk call. */
export interface BulkResponseResultNoteEntityBulkEntityErrorEntity {
  id?: string;
  success?: boolean;
  entity?: Note;
  /** Present on failure. */
  error?: BulkEntityErrorEntity;
  status?: number;
}

export interface BulkResponseResultNoteNote {
  id?: string;
  success?: boolean;
  entity?: Note;
  error?: BulkErrorNote;
}

/** Outcome of writing one note of a bulk call. */
export interface BulkResponseResultNoteNoteBulkEntityErrorNote {
  id?: string;
  success?: boolean;
  entity?: Note;
  /** Present on failure. */
  error?: BulkEntityErrorNote;
  status?: number;
}

export interface BulkResponseResultRelationshipEntity {
  id?: string;
  success?: boolean;
  entity?: Relationship;
  error?: BulkErrorEntity;
}

/** Outcome of reading one relationship of a bulk call. */
export interface BulkResponseResultRelationshipEntityBulkEntityErrorEntity {
  id?: string;
  success?: boolean;
  entity?: Relationship;
  /** Present on failure. */
  error?: BulkEntityErrorEntity;
  status?: number;
}

export interface BulkResponseResultRelationshipRelationship {
  id?: string;
  success?: boolean;
  entity?: Relationship;
  error?: BulkErrorRelationship;
}

/** Outcome of writing one relationship of a bulk call. */
export interface BulkResponseResultRelationshipRelationshipBulkEntityErrorRelationship {
  id?: string;
  success?: boolean;
  entity?: Relationship;
  /** Present on failure. */
  error?: BulkEntityErrorRelationship;
  status?: number;
}

/** Outcome of one deletion of a bulk call. */
export interface BulkResponseResultVoidEntity {
  id?: string;
  success?: boolean;
  entity?: JsonObject;
  error?: BulkErrorEntity;
}

/** Outcome of one deletion of a bulk call. */
export interface BulkResponseResultVoidEntityBulkEntityErrorEntity {
  id?: string;
  success?: boolean;
  entity?: JsonObject;
  /** Present on failure. */
  error?: BulkEntityErrorEntity;
  status?: number;
}

/** Contacts that are probably the same person, as a scan found them. */
export interface Cluster {
  id: string;
  division?: StarrableDivision;
  clusterScan?: ClusterScan;
  /** What has become of merging them. */
  mergeInfo?: MergeInfo;
  graph?: Graph;
  dateCreated?: string;
  selfUri?: string;
}

export interface ClusterList {
  entities: Cluster[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  cursors?: Cursors;
}

/** One search through all contacts for duplicates. */
export interface ClusterScan {
  id: string;
  dateCompleted?: string;
  /** Only where expanded. */
  statistics?: ClusterScanStatistics;
  selfUri?: string;
}

export interface ClusterScanList {
  entities: ClusterScan[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  cursors?: Cursors;
}

export interface ClusterScanStatistics {
  aggregated?: ClusterStatistics;
  selfUri?: string;
}

export interface ClusterStatistics {
  totalClusters?: number;
  totalAutomaticMergeSuccesses?: number;
  totalAutomaticMergeFailures?: number;
}

export interface ContactEnrichOptions {
  /** Makes the contact a curated one. */
  promote?: boolean;
}

/** What is known of a contact, and how to combine it with what is on record. */
export interface ContactEnrichRequest {
  /** Of the caller's own; comes back in bulk answers to tell the entries apart. */
  id?: string;
  division?: WritableStarrableDivision;
  /** Identifiers to look the contact up by, in this order. */
  matchingIdentifiers: ContactIdentifier[];
  /** What to do with the contacts found, or where none is found. */
  action: OpenEnum<'Merge' | 'Upsert' | 'Update' | 'Insert'>;
  /** Data to bring in; a field left out counts as empty. */
  contact?: ExternalContact;
  /** Which side wins in which field. */
  fieldRules?: EnrichFieldRules;
  options?: ContactEnrichOptions;
}

export interface ContactIdentifierListing {
  entities: ContactIdentifier[];
}

export interface ContactImportField {
  name: string;
  /** Whether the import takes the field over. */
  included: boolean;
}

export interface ContactImportJobEntityListing {
  entities: ContactImportJobResponse[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  cursors?: Cursors;
}

/** Figures and reports of an import: those of the trial run, then those of the import itself. */
export interface ContactImportJobMetadata {
  fileName?: string;
  /** Rows that would fail. */
  dryRunFailedCount?: number;
  /** Rows that would be imported. */
  dryRunSuccessCount?: number;
  dryRunReportDownloadUrl?: string;
  importFailedCount?: number;
  importSuccessCount?: number;
  importReportDownloadUrl?: string;
}

export interface ContactImportJobRequest {
  settingsId: string;
  /** Division that the contacts go to. */
  division?: WritableStarrableDivision;
}

/** An import of contacts, from validation to the last row. */
export interface ContactImportJobResponse {
  id: string;
  status?: OpenEnum<'Created' | 'Running' | 'Completed' | 'Failed' | 'Cancelled'>;
  statusDetails?: string;
  /** Where it is; after `Validated` it waits to be continued with `putExternalcontactsImportJob`. */
  executionStep?: OpenEnum<'Validating' | 'Validated' | 'Importing'>;
  metadata?: ContactImportJobMetadata;
  /** @format date-time */
  dateCreated?: string;
  division?: StarrableDivision;
  selfUri?: string;
  settings: AddressableEntityRef;
}

export interface ContactImportJobStatusUpdateRequest {
  jobId: string;
  /** What the job is to do next. */
  status: OpenEnum<'Continue' | 'Cancel' | 'Retry'>;
}

export interface ContactImportJobStatusUpdateResponse {
  jobId: string;
  status?: OpenEnum<'Continue' | 'Cancel' | 'Retry'>;
}

/** How contacts of one external source are imported. */
export interface ContactImportSettings {
  id?: string;
  name: string;
  /** By what existing contacts are recognised, in this order; may be empty. */
  matchingCriteria?: OpenEnum<'Email' | 'Phone'>[];
  /** Whether a contact found is merged with the row instead of updated. */
  mergeContacts: boolean;
  /** External source that the rows' ids belong to. */
  externalSourceId: string;
  importFields: ContactImportField[];
  /** @format date-time */
  dateCreated?: string;
  selfUri?: string;
}

export interface ContactImportSettingsEntityListing {
  entities: ContactImportSettings[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  cursors?: Cursors;
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
  /** Whether something may be missing from the results. */
  partialResults?: boolean;
}

export interface ContactSearchOperation {
  simpleSearch?: ContactSimpleSearch;
}

export interface ContactSearchRequest {
  pageNumber?: number;
  pageSize?: number;
  divisionIds?: string[];
  /** Related records to fill in, as in `getExternalcontactsContacts`. */
  expand?: string[];
  operation?: ContactSearchOperation;
}

export interface ContactSimpleSearch {
  /** Keywords to look for. */
  query?: string;
  sortOrder?: string[];
  /** Only these contacts. */
  ids?: string[];
}

/** A contact as a node of the graph. */
export interface ContactVertex {
  /** What edges call it. */
  vertexId?: string;
  contact?: ExternalContact;
}

/** A file with contacts, requested or ready. */
export interface ContactsExport {
  id?: string;
  divisionIds?: string[];
  createdBy?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  dateCompletion?: string;
  status?: OpenEnum<'RUNNING' | 'SUCCEEDED' | 'FAILED'>;
  /** Present once it has succeeded. */
  downloadUrl?: string;
  /** Contacts in the file. */
  resultRowCount?: number;
  /** Which contacts to export; all where absent. */
  queryConditions?: ContactsExportQueryConditions;
  selfUri?: string;
}

export type ContactsExportComparisonFieldFilter = NotesExportComparisonFieldFilter;

export interface ContactsExportFieldFilter {
  field: OpenEnum<'DivisionId' | 'ContactClassification' | 'ExternalOrganizationId'>;
  value: string;
}

export interface ContactsExportFieldListFilter {
  field: OpenEnum<'DivisionId' | 'ContactClassification' | 'ExternalOrganizationId'>;
  values: string[];
}

/** A condition or a combination of conditions; each object uses one of the properties. */
export interface ContactsExportFilter {
  eq?: ContactsExportFieldFilter;
  in?: ContactsExportFieldListFilter;
  lte?: ContactsExportComparisonFieldFilter;
  gte?: ContactsExportComparisonFieldFilter;
  and?: ContactsExportFilter[];
  or?: ContactsExportFilter[];
  not?: ContactsExportFilter;
}

export interface ContactsExportListing {
  entities: ContactsExport[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface ContactsExportQueryConditions {
  filters?: ContactsExportFilter;
  limit?: number;
}

/** A change to one field. */
export interface ContactsPatchChange {
  /**
   * Path of the field from the record's root, e.g. `$.firstName` or `$.address.city`. A field and one within it cannot be changed
   * together.
   */
  field: string;
  /** A text, a number, a list, …: what the field takes. */
  value?: unknown;
  /**
   * `UpdateIfEmpty` and `UpdateIfExists` depend on what the field holds; those with `Collection` add to lists or take from them.
   */
  action: OpenEnum<'UpdateIfEmpty' | 'UpdateIfExists' | 'Update' | 'AppendToCollection' | 'Remove' | 'RemoveFromCollection'>;
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

export interface CsvJobRequest {
  uploadId: string;
  /** Id of the mapping of columns, see `CsvSettings`. */
  settingsId: string;
  /** Division that the contacts go to. */
  division?: WritableStarrableDivision;
}

export interface CsvJobResponse {
  /** The import, to be read with `getExternalcontactsImportJob`. */
  job: AddressableEntityRef;
}

export interface CsvMappingEntry {
  /** Heading of the column. */
  sourceField: string;
  /** Field of the contact. */
  targetField: string;
}

/** Which columns of a CSV file fill which fields of contacts. */
export interface CsvSettings {
  id?: string;
  /** Import settings that go with it, see `ContactImportSettings`. */
  externalSettingsId?: string;
  mappings: CsvMappingEntry[];
  selfUri?: string;
}

export interface CsvUploadDetailsResponse {
  uploadId: string;
  fileName?: string;
  validationResult: ValidationResult;
}

export interface CsvUploadPreviewResponse {
  uploadId: string;
  headers: string[];
  /** Some lines, cell by cell. */
  entries: string[][];
}

export interface CsvUploadRequest {
  fileName?: string;
  /** In bytes. */
  fileSize: number;
}

/** Where to send the file. */
export interface CsvUploadResponse {
  uploadId: string;
  uploadUrl: string;
  /** Headers to send with the upload. */
  uploadHeaders: Header[];
}

/** One batch of a scan. */
export interface CursorContactListing {
  entities: ExternalContact[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  /** Where the next batch begins. */
  cursors?: Cursors;
}

export interface CursorExternalSourceListing {
  entities: ExternalSource[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  cursors?: Cursors;
}

/** One batch of a scan. */
export interface CursorNoteListing {
  entities: Note[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  /** Where the next batch begins. */
  cursors?: Cursors;
}

/** One batch of a scan. */
export interface CursorOrganizationListing {
  entities: ExternalOrganization[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  /** Where the next batch begins. */
  cursors?: Cursors;
}

/** One batch of a scan. */
export interface CursorRelationshipListing {
  entities: Relationship[];
  /** Address of the next batch, with the cursor to go on from; absent at the end. */
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
  /** Where the next batch begins. */
  cursors?: Cursors;
}

/** How one field is combined. */
export interface EnrichFieldRule {
  /** Path from the contact's root in dot notation, e.g. `$.address.address1`. */
  field?: string;
  /** `PreferExisting` and `PreferProvided` fall back to the other side where theirs is empty; `AlwaysUseProvided` also clears. */
  action?: OpenEnum<'AlwaysUseProvided' | 'PreferExisting' | 'PreferProvided'>;
  /** For fields that are lists. */
  arrayAction?: OpenEnum<'Replace' | 'Extend' | 'Fill'>;
}

/** How given data and data on record are combined. */
export interface EnrichFieldRules {
  /** For fields without a rule. */
  defaultAction?: OpenEnum<'AlwaysUseProvided' | 'PreferExisting' | 'PreferProvided'>;
  /** Exceptions, field by field. */
  rules?: EnrichFieldRule[];
  /** For lists without a rule. */
  defaultArrayAction?: OpenEnum<'Replace' | 'Extend' | 'Fill'>;
}

export type ExternalContactsEntity = Entity;

export interface ExternalContactsPatchRequest {
  changes?: ContactsPatchChange[];
}

/** What is known of an external organisation, and how to combine it with what is on record. */
export interface ExternalOrganizationEnrichRequest {
  /** Of the caller's own; comes back in bulk answers to tell the entries apart. */
  id?: string;
  division?: WritableStarrableDivision;
  /** Identifiers to look the organisation up by. */
  matchingIdentifiers?: ExternalOrganizationIdentifier[];
  action?: OpenEnum<'Upsert' | 'Update' | 'Insert'>;
  externalOrganization?: ExternalOrganization;
  /** Which side wins in which field. */
  fieldRules?: EnrichFieldRules;
}

export interface ExternalOrganizationIdentifierClaimRequest {
  /** Whether the identifier is added to the organisation or taken from it. */
  operation: OpenEnum<'Claim' | 'Release'>;
  identifier: ExternalOrganizationIdentifier;
}

export interface ExternalOrganizationIdentifierListing {
  entities: ExternalOrganizationIdentifier[];
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
  /** Whether something may be missing from the results. */
  partialResults?: boolean;
}

/** Says which trustor organisation an external organisation stands for. */
export interface ExternalOrganizationTrustorLink {
  externalOrganizationId?: string;
  trustorOrgId?: string;
  /** @format date-time */
  dateCreated?: string;
  externalOrganizationUri?: string;
  division?: WritableStarrableDivision;
}

/** Contacts and identifiers, and which of them belong together. */
export interface Graph {
  vertices?: GraphVertices;
  edges?: GraphEdge[];
}

export interface GraphEdge {
  /** Id of a vertex. */
  from?: string;
  /** Id of the vertex it is tied to. */
  to?: string;
}

export interface GraphSettings {
  /** Whether clusters are merged as scans find them. */
  automaticMergingEnabled?: boolean;
  dateModified?: string;
  selfUri?: string;
}

export interface GraphVertices {
  contacts?: ContactVertex[];
  identifiers?: IdentifierVertex[];
}

export interface Header {
  name?: string;
  value?: string;
}

export interface IdentifierClaimRequest {
  /** Whether the identifier is added to the contact or taken from it. */
  operation: OpenEnum<'Claim' | 'Release'>;
  identifier: ContactIdentifier;
}

/** An identifier as a node of the graph, e.g. a phone number that two contacts share. */
export interface IdentifierVertex {
  /** What edges call it. */
  vertexId?: string;
  normalizedType?: string;
  /** The identifier in the form in which it is compared. */
  normalizedValue?: string;
}

export interface Listing {
  entities: CsvSettings[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface MergeContactsRequest {
  /** All contacts that take part. */
  contactIds: string[];
  /** Values to set in the merged contact; empty fields change nothing. */
  valueOverride?: ExternalContact;
}

export interface MergeError {
  message?: string;
  code?: string;
}

/** Whether and how the contacts of a cluster have been merged. */
export interface MergeInfo {
  /** E.g. `NotMerged`, `AutoQueued` or `ManualSucceeded`. */
  status?: string;
  error?: MergeError;
  dateMerged?: string;
}

export interface MergeRequest {
  sourceContactId: string;
  targetContactId: string;
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
  division?: WritableStarrableDivision;
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
  /** Whether something may be missing from the results. */
  partialResults?: boolean;
}

/** A file with notes, requested or ready. */
export interface NotesExport {
  id?: string;
  divisionIds?: string[];
  createdBy?: DomainEntityRef;
  dateCreated?: string;
  dateCompletion?: string;
  status?: OpenEnum<'RUNNING' | 'SUCCEEDED' | 'FAILED'>;
  /** Present once it has succeeded. */
  downloadUrl?: string;
  /** Notes in the file. */
  resultRowCount?: number;
  /** Which notes to export; all where absent. */
  queryConditions?: NotesExportQueryConditions;
  selfUri?: string;
}

export interface NotesExportComparisonFieldFilter {
  field: OpenEnum<'CreateDate' | 'ModifyDate'>;
  value: string;
}

export interface NotesExportFieldFilter {
  field: OpenEnum<'DivisionId' | 'EntityType'>;
  value: string;
}

export interface NotesExportFieldListFilter {
  field: OpenEnum<'DivisionId' | 'EntityType'>;
  values: string[];
}

/** A condition or a combination of conditions; each object uses one of the properties. */
export interface NotesExportFilter {
  eq?: NotesExportFieldFilter;
  in?: NotesExportFieldListFilter;
  lte?: NotesExportComparisonFieldFilter;
  gte?: NotesExportComparisonFieldFilter;
  and?: NotesExportFilter[];
  or?: NotesExportFilter[];
  not?: NotesExportFilter;
}

export interface NotesExportListing {
  entities: NotesExport[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface NotesExportQueryConditions {
  filters?: NotesExportFilter;
  limit?: number;
}

/** A file with external organisations, requested or ready. */
export interface OrganizationsExport {
  id?: string;
  divisionIds?: string[];
  createdBy?: DomainEntityRef;
  dateCreated?: string;
  dateCompletion?: string;
  status?: OpenEnum<'RUNNING' | 'SUCCEEDED' | 'FAILED'>;
  /** Present once it has succeeded. */
  downloadUrl?: string;
  /** Organisations in the file. */
  resultRowCount?: number;
  /** Which organisations to export; all where absent. */
  queryConditions?: OrganizationsExportQueryConditions;
  selfUri?: string;
}

export type OrganizationsExportComparisonFieldFilter = NotesExportComparisonFieldFilter;

export interface OrganizationsExportFieldFilter {
  field: OpenEnum<'DivisionId' | 'SchemaId' | 'SchemaVersion'>;
  value: string;
}

export interface OrganizationsExportFieldListFilter {
  field: OpenEnum<'DivisionId' | 'SchemaId' | 'SchemaVersion'>;
  values: string[];
}

/** A condition or a combination of conditions; each object uses one of the properties. */
export interface OrganizationsExportFilter {
  eq?: OrganizationsExportFieldFilter;
  in?: OrganizationsExportFieldListFilter;
  lte?: OrganizationsExportComparisonFieldFilter;
  gte?: OrganizationsExportComparisonFieldFilter;
  and?: OrganizationsExportFilter[];
  or?: OrganizationsExportFilter[];
  not?: OrganizationsExportFilter;
}

export interface OrganizationsExportListing {
  entities: OrganizationsExport[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface OrganizationsExportQueryConditions {
  filters?: OrganizationsExportFilter;
  limit?: number;
}

/** A user's role towards an external organisation. */
export interface Relationship {
  id?: string;
  user: User;
  externalOrganization: ExternalOrganization;
  /** Role in free words, e.g. `Account manager`. */
  relationship: string;
  externalDataSources?: ExternalDataSource[];
  division?: WritableStarrableDivision;
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
  /** Whether something may be missing from the results. */
  partialResults?: boolean;
}

/** A file with relationships, requested or ready. */
export interface RelationshipsExport {
  id?: string;
  divisionIds?: string[];
  createdBy?: DomainEntityRef;
  dateCreated?: string;
  dateCompletion?: string;
  status?: OpenEnum<'RUNNING' | 'SUCCEEDED' | 'FAILED'>;
  /** Present once it has succeeded. */
  downloadUrl?: string;
  /** Relationships in the file. */
  resultRowCount?: number;
  /** Which relationships to export; all where absent. */
  queryConditions?: RelationshipsExportQueryConditions;
  selfUri?: string;
}

export type RelationshipsExportComparisonFieldFilter = NotesExportComparisonFieldFilter;

export interface RelationshipsExportFieldFilter {
  field: OpenEnum<'DivisionId' | 'UserId'>;
  value: string;
}

export interface RelationshipsExportFieldListFilter {
  field: OpenEnum<'DivisionId' | 'UserId'>;
  values: string[];
}

/** A condition or a combination of conditions; each object uses one of the properties. */
export interface RelationshipsExportFilter {
  eq?: RelationshipsExportFieldFilter;
  in?: RelationshipsExportFieldListFilter;
  lte?: RelationshipsExportComparisonFieldFilter;
  gte?: RelationshipsExportComparisonFieldFilter;
  and?: RelationshipsExportFilter[];
  or?: RelationshipsExportFilter[];
  not?: RelationshipsExportFilter;
}

export interface RelationshipsExportListing {
  entities: RelationshipsExport[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface RelationshipsExportQueryConditions {
  filters?: RelationshipsExportFilter;
  limit?: number;
}

export interface ReverseWhitepagesLookupResult {
  contacts?: ExternalContact[];
  /** @deprecated The platform no longer has it. */
  externalOrganizations?: ExternalOrganization[];
}

export interface ValidationError {
  lineNumber: number;
  message: string;
}

/** Whether an uploaded CSV file can be imported. */
export interface ValidationResult {
  separatorValid: boolean;
  fileEncodingValid: boolean;
  errors: ValidationError[];
}
