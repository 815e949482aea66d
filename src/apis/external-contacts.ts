import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  BulkContactsEnrichRequest,
  BulkContactsEnrichResponse,
  BulkContactsRequest,
  BulkContactsResponse,
  BulkDeleteResponse,
  BulkFetchContactsResponse,
  BulkFetchNotesResponse,
  BulkFetchOrganizationsResponse,
  BulkFetchRelationshipsResponse,
  BulkIdsRequest,
  BulkNotesRequest,
  BulkNotesResponse,
  BulkOrganizationsEnrichRequest,
  BulkOrganizationsEnrichResponse,
  BulkOrganizationsRequest,
  BulkOrganizationsResponse,
  BulkRelationshipsRequest,
  BulkRelationshipsResponse,
  Cluster,
  ClusterList,
  ClusterScan,
  ClusterScanList,
  ClusterScanStatistics,
  ContactEnrichRequest,
  ContactIdentifierListing,
  ContactImportJobEntityListing,
  ContactImportJobRequest,
  ContactImportJobResponse,
  ContactImportJobStatusUpdateRequest,
  ContactImportJobStatusUpdateResponse,
  ContactImportSettings,
  ContactImportSettingsEntityListing,
  ContactListing,
  ContactSearchRequest,
  ContactsExport,
  ContactsExportListing,
  ConversationAssociation,
  CsvJobRequest,
  CsvJobResponse,
  CsvSettings,
  CsvUploadDetailsResponse,
  CsvUploadPreviewResponse,
  CsvUploadRequest,
  CsvUploadResponse,
  CursorContactListing,
  CursorExternalSourceListing,
  CursorNoteListing,
  CursorOrganizationListing,
  CursorRelationshipListing,
  ExternalContactsPatchRequest,
  ExternalOrganizationEnrichRequest,
  ExternalOrganizationIdentifierClaimRequest,
  ExternalOrganizationIdentifierListing,
  ExternalOrganizationListing,
  ExternalOrganizationTrustorLink,
  GraphSettings,
  IdentifierClaimRequest,
  Listing,
  MergeContactsRequest,
  MergeRequest,
  Note,
  NoteListing,
  NotesExport,
  NotesExportListing,
  OrganizationsExport,
  OrganizationsExportListing,
  Relationship,
  RelationshipListing,
  RelationshipsExport,
  RelationshipsExportListing,
  ReverseWhitepagesLookupResult,
} from '../models/external-contacts.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  ContactIdentifier,
  ExternalContact,
  ExternalOrganization,
  ExternalOrganizationIdentifier,
  ExternalSource,
} from '../models/shared-conversations.js';
import type {
  ExpandOptions,
  ExternalContactExpand,
  ExternalContactNoteExpand,
  GetExternalcontactsContactJourneySessionsOptions,
  PageOptions,
} from '../models/options.js';
import type {
  SegmentAssignmentListing,
  SessionListing,
  UpdateSegmentAssignmentRequest,
  UpdateSegmentAssignmentResponse,
} from '../models/shared-journey.js';
import type { Coretype, CoretypeListing, DataSchema, DataSchemaListing, SchemaQuantityLimits } from '../models/shared-schemas.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetExternalcontactsContactNotesOptions extends PageOptions {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** `createDate:asc` or `createDate:desc`. */
  sortOrder?: string;
  /** `author` fills the users who wrote them. */
  expand?: readonly OpenEnum<'author' | 'externalDataSources' | 'division' | 'mergeset'>[];
}

export interface GetExternalcontactsContactsExportsOptions {
  /** Only exports of these divisions. */
  divisionIds?: readonly string[];
  after?: string;
  /** Entities a page. */
  pageSize?: number;
}

export interface GetExternalcontactsContactsOptions extends PageOptions, ExpandOptions<ExternalContactExpand> {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** Keywords; there is no search syntax. */
  q?: string;
  /** Field and direction, e.g. `lastName:asc`; fields are `firstName`, `lastName`, `middleName` and `title`. */
  sortOrder?: string;
  /** Only contacts of these divisions. */
  divisionIds?: readonly string[];
}

export interface GetExternalcontactsExternalsourcesOptions {
  /** Where the page before ended; not for the first page. */
  cursor?: string;
  /** External sources a page. */
  limit?: number;
  /** Only sources of this name. */
  name?: string;
  /** Only sources in use, or only those that are not. */
  active?: boolean;
}

export interface GetExternalcontactsGraphsClusterscanClustersOptions {
  /** Clusters a page. */
  limit?: number;
  /** Where the page before ended; not for the first page. */
  cursor?: string;
  /** Only clusters in these divisions; all that the caller may see where absent. */
  divisionIds?: readonly string[];
  /** Only clusters in this state, e.g. `NotMerged`, `AutoSucceeded` or `ManualFailed`. */
  mergeInfoStatus?: string;
}

export interface GetExternalcontactsGraphsClusterscansOptions {
  /** Scans a page. */
  limit?: number;
  /** Where the page before ended; not for the first page. */
  cursor?: string;
  /** `statistics.aggregated` fills in the totals of each scan. */
  expand?: readonly string[];
}

export interface GetExternalcontactsImportCsvSettingsOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: string;
  /** Only the mappings of these import settings. */
  externalSettingsId?: string;
}

export interface GetExternalcontactsImportJobsOptions {
  /** `division` fills in the name of each division. */
  expand?: readonly OpenEnum<'division'>[];
  after?: string;
  /** @defaultValue `25` */
  pageSize?: string;
  /** @defaultValue `Ascending` */
  sortOrder?: OpenEnum<'Ascending' | 'Descending'>;
  /** Only imports in this state. */
  jobStatus?: OpenEnum<'Created' | 'Running' | 'Completed' | 'Failed' | 'Cancelled'>;
}

export interface GetExternalcontactsImportSettingsOptions {
  after?: string;
  /** @defaultValue `25` */
  pageSize?: string;
  /** @defaultValue `Ascending` */
  sortOrder?: OpenEnum<'Ascending' | 'Descending'>;
  /** Only settings of this name. */
  name?: string;
}

export interface GetExternalcontactsNotesExportsOptions {
  /** Only exports of these divisions. */
  divisionIds?: readonly string[];
  after?: string;
  /** Entities a page. */
  pageSize?: number;
}

export interface GetExternalcontactsOrganizationContactsOptions extends PageOptions, ExpandOptions<ExternalContactExpand> {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** Keywords; there is no search syntax. */
  q?: string;
  /** Field and direction, e.g. `lastName:asc`; fields are `firstName`, `lastName`, `middleName` and `title`. */
  sortOrder?: string;
}

export interface GetExternalcontactsOrganizationNotesOptions extends PageOptions {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** `createDate:asc` or `createDate:desc`. */
  sortOrder?: string;
  /** `author` fills the users who wrote them. */
  expand?: readonly OpenEnum<ExternalContactNoteExpand>[];
}

export interface GetExternalcontactsOrganizationRelationshipsOptions extends PageOptions {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  expand?: OpenEnum<'externalDataSources' | 'division'>;
  /** Field and direction, e.g. `createDate:desc`; fields are `createDate` and `relationship`. */
  sortOrder?: string;
}

export interface GetExternalcontactsOrganizationsExportsOptions {
  /** Only exports of these divisions. */
  divisionIds?: readonly string[];
  after?: string;
  /** Entities a page. */
  pageSize?: number;
}

export interface GetExternalcontactsOrganizationsOptions
  extends PageOptions, ExpandOptions<'externalDataSources' | 'division' | 'identifiers' | 'externalSources'> {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** Keywords; ignored where `trustorId` is given. */
  q?: string;
  /** Only organisations linked to one of these trustors. */
  trustorId?: readonly string[];
  /** Field and direction, e.g. `name:asc`; fields are `companyType`, `industry` and `name`. */
  sortOrder?: string;
  /** Fill `trustor` where an organisation is linked to one. */
  includeTrustors?: boolean;
  /** Only organisations of these divisions. */
  divisionIds?: readonly string[];
}

export interface GetExternalcontactsRelationshipsExportsOptions {
  /** Only exports of these divisions. */
  divisionIds?: readonly string[];
  after?: string;
  /** Entities a page. */
  pageSize?: number;
}

/**
 * The organisation's address book of people and companies outside it: contacts, external organisations, notes on both, and
 * relationships between organisations and the users who manage them. Data schemas add custom fields to contacts and
 * organisations. Single calls are for screens, bulk calls for synchronising with another system, scans for reading
 * everything.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ExternalContactsApi extends PlatformApi {
  /**
   * Deletes an external contact.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions any of `relate:contact:delete`, `externalContacts:contact:delete`
   * @see DELETE /api/v2/externalcontacts/contacts/{contactId}
   */
  deleteExternalcontactsContact(contactId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'deleteExternalcontactsContact',
      'DELETE /api/v2/externalcontacts/contacts/{contactId}',
      { contactId },
      {},
      request,
    );
  }

  /**
   * Deletes one note on a contact.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions any of `relate:contact:edit`, `externalContacts:contact:edit`
   * @see DELETE /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}
   */
  deleteExternalcontactsContactNote(contactId: string, noteId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'deleteExternalcontactsContactNote',
      'DELETE /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}',
      { contactId, noteId },
      {},
      request,
    );
  }

  /**
   * Deletes a data schema for contacts.
   *
   * @permissions `externalContacts:customFields:edit`
   * @see DELETE /api/v2/externalcontacts/contacts/schemas/{schemaId}
   */
  deleteExternalcontactsContactsSchema(schemaId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteExternalcontactsContactsSchema',
      'DELETE /api/v2/externalcontacts/contacts/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Deletes an external source. Contacts and organisations that name it are not tidied up: they can still be edited, but their
   * external ids may no longer be fully visible.
   *
   * @permissions `externalContacts:externalSource:delete`
   * @see DELETE /api/v2/externalcontacts/externalsources/{externalSourceId}
   */
  deleteExternalcontactsExternalsource(externalSourceId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'deleteExternalcontactsExternalsource',
      'DELETE /api/v2/externalcontacts/externalsources/{externalSourceId}',
      { externalSourceId },
      {},
      request,
    );
  }

  /**
   * Deletes a mapping from the columns of CSV files to the fields of contacts.
   *
   * @permissions `externalContacts:importCsvSettings:delete`
   * @see DELETE /api/v2/externalcontacts/import/csv/settings/{settingsId}
   */
  deleteExternalcontactsImportCsvSetting(settingsId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteExternalcontactsImportCsvSetting',
      'DELETE /api/v2/externalcontacts/import/csv/settings/{settingsId}',
      { settingsId },
      {},
      request,
    );
  }

  /**
   * Deletes import settings: the matching criteria and fields with which contacts were to be imported.
   *
   * @permissions `externalContacts:importSettings:delete`
   * @see DELETE /api/v2/externalcontacts/import/settings/{settingsId}
   */
  deleteExternalcontactsImportSetting(settingsId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteExternalcontactsImportSetting',
      'DELETE /api/v2/externalcontacts/import/settings/{settingsId}',
      { settingsId },
      {},
      request,
    );
  }

  /**
   * Deletes an external organisation.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions any of `relate:externalOrganization:delete`, `externalContacts:externalOrganization:delete`
   * @see DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}
   */
  deleteExternalcontactsOrganization(externalOrganizationId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'deleteExternalcontactsOrganization',
      'DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}',
      { externalOrganizationId },
      {},
      request,
    );
  }

  /**
   * Deletes one note on an external organisation.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}
   */
  deleteExternalcontactsOrganizationNote(
    externalOrganizationId: string,
    noteId: string,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'deleteExternalcontactsOrganizationNote',
      'DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}',
      { externalOrganizationId, noteId },
      {},
      request,
    );
  }

  /**
   * Cuts the link between an external organisation and the trustor organisation it stands for. The trust itself is not
   * touched.
   *
   * @permissions `externalContacts:externalOrganization:edit`
   * @see DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor
   */
  deleteExternalcontactsOrganizationTrustor(externalOrganizationId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteExternalcontactsOrganizationTrustor',
      'DELETE /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor',
      { externalOrganizationId },
      {},
      request,
    );
  }

  /**
   * Ends the relationship of a user to an external organisation; both remain.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see DELETE /api/v2/externalcontacts/relationships/{relationshipId}
   */
  deleteExternalcontactsRelationship(relationshipId: string, request?: RequestOptions): ApiPromise<JsonObject> {
    return this.call(
      'deleteExternalcontactsRelationship',
      'DELETE /api/v2/externalcontacts/relationships/{relationshipId}',
      { relationshipId },
      {},
      request,
    );
  }

  /**
   * Reads one external contact.
   *
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}
   */
  getExternalcontactsContact(
    contactId: string,
    opts?: ExpandOptions<ExternalContactExpand>,
    request?: RequestOptions,
  ): ApiPromise<ExternalContact> {
    return this.call(
      'getExternalcontactsContact',
      'GET /api/v2/externalcontacts/contacts/{contactId}',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Lists the addresses, phone numbers, cookies and external ids by which a contact is recognised.
   * `patchExternalcontactsContactIdentifiers` adds and removes them.
   *
   * @permissions `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/identifiers
   */
  getExternalcontactsContactIdentifiers(contactId: string, request?: RequestOptions): ApiPromise<ContactIdentifierListing> {
    return this.call(
      'getExternalcontactsContactIdentifiers',
      'GET /api/v2/externalcontacts/contacts/{contactId}/identifiers',
      { contactId },
      {},
      request,
    );
  }

  /**
   * Lists to which journey segments the contact belongs, and until when.
   *
   * @param opts.includeMerged - Includes the segments of contacts that have been merged into this one.
   * @param opts.limit - How many assignments come back at most.
   * @permissions `externalContacts:segmentAssignment:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/journey/segments
   */
  getExternalcontactsContactJourneySegments(
    contactId: string,
    opts?: { includeMerged?: boolean; limit?: number },
    request?: RequestOptions,
  ): ApiPromise<SegmentAssignmentListing> {
    return this.call(
      'getExternalcontactsContactJourneySegments',
      'GET /api/v2/externalcontacts/contacts/{contactId}/journey/segments',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Lists the contact's visits and conversations as journey sessions.
   *
   * @permissions `externalContacts:session:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/journey/sessions
   */
  getExternalcontactsContactJourneySessions(
    contactId: string,
    opts?: GetExternalcontactsContactJourneySessionsOptions,
    request?: RequestOptions,
  ): ApiPromise<SessionListing> {
    return this.call(
      'getExternalcontactsContactJourneySessions',
      'GET /api/v2/externalcontacts/contacts/{contactId}/journey/sessions',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Reads one note on a contact.
   *
   * @param opts.expand - `author` fills the user who wrote it.
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}
   */
  getExternalcontactsContactNote(
    contactId: string,
    noteId: string,
    opts?: { expand?: readonly OpenEnum<ExternalContactNoteExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<Note> {
    return this.call(
      'getExternalcontactsContactNote',
      'GET /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}',
      { contactId, noteId },
      opts,
      request,
    );
  }

  /**
   * Lists the notes on a contact.
   *
   * @param opts.pageNumber - Times `pageSize` at most 1,000: later notes cannot be reached.
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/notes
   */
  getExternalcontactsContactNotes(
    contactId: string,
    opts?: GetExternalcontactsContactNotesOptions,
    request?: RequestOptions,
  ): ApiPromise<NoteListing> {
    return this.call(
      'getExternalcontactsContactNotes',
      'GET /api/v2/externalcontacts/contacts/{contactId}/notes',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Reads a contact as it is stored, even if it has been merged into another; `getExternalcontactsContact` follows the merge to
   * the contact that counts.
   *
   * @param opts.expand - Fills in the organisation, the identifiers, the division or links to other systems.
   * @permissions `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/unresolved
   */
  getExternalcontactsContactUnresolved(
    contactId: string,
    opts?: { expand?: readonly OpenEnum<'externalOrganization' | 'externalDataSources' | 'identifiers' | 'division'>[] },
    request?: RequestOptions,
  ): ApiPromise<ExternalContact> {
    return this.call(
      'getExternalcontactsContactUnresolved',
      'GET /api/v2/externalcontacts/contacts/{contactId}/unresolved',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Searches external contacts by keyword, or lists them. To read all contacts use `getExternalcontactsScanContacts`.
   *
   * @example
   * ```ts
   * const contacts = await new ExternalContactsApi(client).getExternalcontactsContacts({ q: 'jensen' }).items().toArray();
   * for (const { firstName, lastName } of contacts) console.log(firstName, lastName);
   * ```
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts
   */
  getExternalcontactsContacts(opts?: GetExternalcontactsContactsOptions, request?: RequestOptions): ApiPromise<ContactListing> {
    return this.call('getExternalcontactsContacts', 'GET /api/v2/externalcontacts/contacts', {}, opts, request);
  }

  /**
   * Reads how an export of contacts stands and, when it has succeeded, where its file is.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/exports/{exportId}
   */
  getExternalcontactsContactsExport(exportId: string, request?: RequestOptions): ApiPromise<ContactsExport> {
    return this.call(
      'getExternalcontactsContactsExport',
      'GET /api/v2/externalcontacts/contacts/exports/{exportId}',
      { exportId },
      {},
      request,
    );
  }

  /**
   * Lists the exports of contacts that have been requested.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/exports
   */
  getExternalcontactsContactsExports(
    opts?: GetExternalcontactsContactsExportsOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactsExportListing> {
    return this.call('getExternalcontactsContactsExports', 'GET /api/v2/externalcontacts/contacts/exports', {}, opts, request);
  }

  /**
   * Reads the current version of a data schema for contacts.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/{schemaId}
   */
  getExternalcontactsContactsSchema(schemaId: string, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'getExternalcontactsContactsSchema',
      'GET /api/v2/externalcontacts/contacts/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Reads a data schema for contacts as it stood in one version.
   *
   * @param versionId - Version number of the schema.
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions/{versionId}
   */
  getExternalcontactsContactsSchemaVersion(
    schemaId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<DataSchema> {
    return this.call(
      'getExternalcontactsContactsSchemaVersion',
      'GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions/{versionId}',
      { schemaId, versionId },
      {},
      request,
    );
  }

  /**
   * Reads the versions of a data schema for contacts.
   *
   * @returns Declared as a single schema, not as a listing.
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions
   */
  getExternalcontactsContactsSchemaVersions(schemaId: string, request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call(
      'getExternalcontactsContactsSchemaVersions',
      'GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Lists the data schemas that define custom fields of contacts.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas
   */
  getExternalcontactsContactsSchemas(request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call('getExternalcontactsContactsSchemas', 'GET /api/v2/externalcontacts/contacts/schemas', {}, {}, request);
  }

  /**
   * Reads one of the field types from which custom fields of contacts are made, with what may be restricted in it.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/coretypes/{coreTypeName}
   */
  getExternalcontactsContactsSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getExternalcontactsContactsSchemasCoretype',
      'GET /api/v2/externalcontacts/contacts/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the field types that a data schema for contacts can use.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/coretypes
   */
  getExternalcontactsContactsSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call(
      'getExternalcontactsContactsSchemasCoretypes',
      'GET /api/v2/externalcontacts/contacts/schemas/coretypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads how many data schemas there may be for contacts, and how large each may grow.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/limits
   */
  getExternalcontactsContactsSchemasLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call(
      'getExternalcontactsContactsSchemasLimits',
      'GET /api/v2/externalcontacts/contacts/schemas/limits',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one external source: a system outside the platform that has its own ids for contacts or organisations.
   *
   * @permissions any of `externalContacts:externalSource:view`, `externalContacts:contact:view`,
   * `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/externalsources/{externalSourceId}
   */
  getExternalcontactsExternalsource(externalSourceId: string, request?: RequestOptions): ApiPromise<ExternalSource> {
    return this.call(
      'getExternalcontactsExternalsource',
      'GET /api/v2/externalcontacts/externalsources/{externalSourceId}',
      { externalSourceId },
      {},
      request,
    );
  }

  /**
   * Lists the systems outside the platform whose ids contacts and organisations can carry.
   *
   * @permissions any of `externalContacts:externalSource:view`, `externalContacts:contact:view`,
   * `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/externalsources
   */
  getExternalcontactsExternalsources(
    opts?: GetExternalcontactsExternalsourcesOptions,
    request?: RequestOptions,
  ): ApiPromise<CursorExternalSourceListing> {
    return this.call('getExternalcontactsExternalsources', 'GET /api/v2/externalcontacts/externalsources', {}, opts, request);
  }

  /**
   * Reads one scan for duplicate contacts.
   *
   * @param opts.expand - `statistics.aggregated` fills in the totals of the scan.
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}
   */
  getExternalcontactsGraphsClusterscan(
    scanId: string,
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<ClusterScan> {
    return this.call(
      'getExternalcontactsGraphsClusterscan',
      'GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}',
      { scanId },
      opts,
      request,
    );
  }

  /**
   * Reads one cluster with its graph: the contacts that are probably the same person, and the identifiers that tie them
   * together.
   *
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters/{clusterId}
   */
  getExternalcontactsGraphsClusterscanCluster(scanId: string, clusterId: string, request?: RequestOptions): ApiPromise<Cluster> {
    return this.call(
      'getExternalcontactsGraphsClusterscanCluster',
      'GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters/{clusterId}',
      { scanId, clusterId },
      {},
      request,
    );
  }

  /**
   * Lists the groups of probable duplicates that a scan has found. `putExternalcontactsGraphsClusterscanClusterMerge` unites one
   * of them.
   *
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters
   */
  getExternalcontactsGraphsClusterscanClusters(
    scanId: string,
    opts?: GetExternalcontactsGraphsClusterscanClustersOptions,
    request?: RequestOptions,
  ): ApiPromise<ClusterList> {
    return this.call(
      'getExternalcontactsGraphsClusterscanClusters',
      'GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters',
      { scanId },
      opts,
      request,
      { query: { mergeInfoStatus: 'mergeInfo.status' } },
    );
  }

  /**
   * Counts the clusters that one scan has found and the automatic merges that went well or failed.
   *
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/statistics
   */
  getExternalcontactsGraphsClusterscanStatistics(scanId: string, request?: RequestOptions): ApiPromise<ClusterScanStatistics> {
    return this.call(
      'getExternalcontactsGraphsClusterscanStatistics',
      'GET /api/v2/externalcontacts/graphs/clusterscans/{scanId}/statistics',
      { scanId },
      {},
      request,
    );
  }

  /**
   * Lists the scans for duplicate contacts that have been made.
   *
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans
   */
  getExternalcontactsGraphsClusterscans(
    opts?: GetExternalcontactsGraphsClusterscansOptions,
    request?: RequestOptions,
  ): ApiPromise<ClusterScanList> {
    return this.call(
      'getExternalcontactsGraphsClusterscans',
      'GET /api/v2/externalcontacts/graphs/clusterscans',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the most recent scan for duplicates, whose id then leads to its clusters.
   *
   * @param opts.expand - `statistics.aggregated` fills in the totals of the scan.
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans/latest
   */
  getExternalcontactsGraphsClusterscansLatest(
    opts?: { expand?: readonly string[] },
    request?: RequestOptions,
  ): ApiPromise<ClusterScan> {
    return this.call(
      'getExternalcontactsGraphsClusterscansLatest',
      'GET /api/v2/externalcontacts/graphs/clusterscans/latest',
      {},
      opts,
      request,
    );
  }

  /**
   * Counts clusters and automatic merges of the most recent scan, without knowing its id.
   *
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/clusterscans/latest/statistics
   */
  getExternalcontactsGraphsClusterscansLatestStatistics(request?: RequestOptions): ApiPromise<ClusterScanStatistics> {
    return this.call(
      'getExternalcontactsGraphsClusterscansLatestStatistics',
      'GET /api/v2/externalcontacts/graphs/clusterscans/latest/statistics',
      {},
      {},
      request,
    );
  }

  /**
   * Reads whether clusters of duplicate contacts are merged automatically.
   *
   * @permissions not documented
   * @see GET /api/v2/externalcontacts/graphs/settings
   */
  getExternalcontactsGraphsSettings(request?: RequestOptions): ApiPromise<GraphSettings> {
    return this.call('getExternalcontactsGraphsSettings', 'GET /api/v2/externalcontacts/graphs/settings', {}, {}, request);
  }

  /**
   * Reads which column of a CSV file goes into which field of a contact.
   *
   * @permissions `externalContacts:importCsvSettings:view`
   * @see GET /api/v2/externalcontacts/import/csv/settings/{settingsId}
   */
  getExternalcontactsImportCsvSetting(settingsId: string, request?: RequestOptions): ApiPromise<CsvSettings> {
    return this.call(
      'getExternalcontactsImportCsvSetting',
      'GET /api/v2/externalcontacts/import/csv/settings/{settingsId}',
      { settingsId },
      {},
      request,
    );
  }

  /**
   * Lists the column mappings for imports from CSV files.
   *
   * @permissions `externalContacts:importCsvSettings:view`
   * @see GET /api/v2/externalcontacts/import/csv/settings
   */
  getExternalcontactsImportCsvSettings(
    opts?: GetExternalcontactsImportCsvSettingsOptions,
    request?: RequestOptions,
  ): ApiPromise<Listing> {
    return this.call(
      'getExternalcontactsImportCsvSettings',
      'GET /api/v2/externalcontacts/import/csv/settings',
      {},
      opts,
      request,
    );
  }

  /**
   * Tells whether an uploaded CSV file can be read: its encoding, its separator, and the lines with errors.
   *
   * @permissions `externalContacts:importCsvUpload:view`
   * @see GET /api/v2/externalcontacts/import/csv/uploads/{uploadId}/details
   */
  getExternalcontactsImportCsvUploadDetails(uploadId: string, request?: RequestOptions): ApiPromise<CsvUploadDetailsResponse> {
    return this.call(
      'getExternalcontactsImportCsvUploadDetails',
      'GET /api/v2/externalcontacts/import/csv/uploads/{uploadId}/details',
      { uploadId },
      {},
      request,
    );
  }

  /**
   * Shows the headings and some lines of an uploaded CSV file, for choosing the mapping of its columns.
   *
   * @permissions `externalContacts:importCsvUpload:view`
   * @see GET /api/v2/externalcontacts/import/csv/uploads/{uploadId}/preview
   */
  getExternalcontactsImportCsvUploadPreview(uploadId: string, request?: RequestOptions): ApiPromise<CsvUploadPreviewResponse> {
    return this.call(
      'getExternalcontactsImportCsvUploadPreview',
      'GET /api/v2/externalcontacts/import/csv/uploads/{uploadId}/preview',
      { uploadId },
      {},
      request,
    );
  }

  /**
   * Reads how an import of contacts is going: its step, how many rows went well or failed, and where the reports are.
   *
   * @param opts.expand - `division` fills in the division's name.
   * @permissions `externalContacts:importJob:view`
   * @see GET /api/v2/externalcontacts/import/jobs/{jobId}
   */
  getExternalcontactsImportJob(
    jobId: string,
    opts?: { expand?: readonly OpenEnum<'division'>[] },
    request?: RequestOptions,
  ): ApiPromise<ContactImportJobResponse> {
    return this.call(
      'getExternalcontactsImportJob',
      'GET /api/v2/externalcontacts/import/jobs/{jobId}',
      { jobId },
      opts,
      request,
    );
  }

  /**
   * Lists imports of contacts, finished and under way.
   *
   * @permissions `externalContacts:importJob:viewAll`
   * @see GET /api/v2/externalcontacts/import/jobs
   */
  getExternalcontactsImportJobs(
    opts?: GetExternalcontactsImportJobsOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactImportJobEntityListing> {
    return this.call('getExternalcontactsImportJobs', 'GET /api/v2/externalcontacts/import/jobs', {}, opts, request);
  }

  /**
   * Reads one set of import settings: how existing contacts are recognised and which fields are taken over.
   *
   * @permissions `externalContacts:importSettings:view`
   * @see GET /api/v2/externalcontacts/import/settings/{settingsId}
   */
  getExternalcontactsImportSetting(settingsId: string, request?: RequestOptions): ApiPromise<ContactImportSettings> {
    return this.call(
      'getExternalcontactsImportSetting',
      'GET /api/v2/externalcontacts/import/settings/{settingsId}',
      { settingsId },
      {},
      request,
    );
  }

  /**
   * Lists the sets of import settings, each made for one external source.
   *
   * @permissions `externalContacts:importSettings:viewAll`
   * @see GET /api/v2/externalcontacts/import/settings
   */
  getExternalcontactsImportSettings(
    opts?: GetExternalcontactsImportSettingsOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactImportSettingsEntityListing> {
    return this.call('getExternalcontactsImportSettings', 'GET /api/v2/externalcontacts/import/settings', {}, opts, request);
  }

  /**
   * Reads the state of one export of notes and the address of its file.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:contact:view`,
   * `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/notes/exports/{exportId}
   */
  getExternalcontactsNotesExport(exportId: string, request?: RequestOptions): ApiPromise<NotesExport> {
    return this.call(
      'getExternalcontactsNotesExport',
      'GET /api/v2/externalcontacts/notes/exports/{exportId}',
      { exportId },
      {},
      request,
    );
  }

  /**
   * Lists the exports of notes that the organisation has requested.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:contact:view`,
   * `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/notes/exports
   */
  getExternalcontactsNotesExports(
    opts?: GetExternalcontactsNotesExportsOptions,
    request?: RequestOptions,
  ): ApiPromise<NotesExportListing> {
    return this.call('getExternalcontactsNotesExports', 'GET /api/v2/externalcontacts/notes/exports', {}, opts, request);
  }

  /**
   * Reads one external organisation.
   *
   * @param opts.includeTrustors - Fill `trustor` where the organisation is linked to one.
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}
   */
  getExternalcontactsOrganization(
    externalOrganizationId: string,
    opts?: {
      expand?: OpenEnum<'externalDataSources' | 'division' | 'identifiers' | 'externalSources'>;
      includeTrustors?: boolean;
    },
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganization> {
    return this.call(
      'getExternalcontactsOrganization',
      'GET /api/v2/externalcontacts/organizations/{externalOrganizationId}',
      { externalOrganizationId },
      opts,
      request,
    );
  }

  /**
   * Searches the contacts that belong to one external organisation.
   *
   * @param opts.pageNumber - Times `pageSize` at most 1,000: later contacts cannot be reached.
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/contacts
   */
  getExternalcontactsOrganizationContacts(
    externalOrganizationId: string,
    opts?: GetExternalcontactsOrganizationContactsOptions,
    request?: RequestOptions,
  ): ApiPromise<ContactListing> {
    return this.call(
      'getExternalcontactsOrganizationContacts',
      'GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/contacts',
      { externalOrganizationId },
      opts,
      request,
    );
  }

  /**
   * Lists the identifiers by which an external organisation is recognised, such as its ids in other systems.
   *
   * @permissions `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/identifiers
   */
  getExternalcontactsOrganizationIdentifiers(
    externalOrganizationId: string,
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganizationIdentifierListing> {
    return this.call(
      'getExternalcontactsOrganizationIdentifiers',
      'GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/identifiers',
      { externalOrganizationId },
      {},
      request,
    );
  }

  /**
   * Reads one note on an external organisation.
   *
   * @param opts.expand - `author` fills the user who wrote it.
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}
   */
  getExternalcontactsOrganizationNote(
    externalOrganizationId: string,
    noteId: string,
    opts?: { expand?: readonly OpenEnum<ExternalContactNoteExpand>[] },
    request?: RequestOptions,
  ): ApiPromise<Note> {
    return this.call(
      'getExternalcontactsOrganizationNote',
      'GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}',
      { externalOrganizationId, noteId },
      opts,
      request,
    );
  }

  /**
   * Lists the notes on an external organisation.
   *
   * @param opts.pageNumber - Times `pageSize` at most 1,000: later notes cannot be reached.
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes
   */
  getExternalcontactsOrganizationNotes(
    externalOrganizationId: string,
    opts?: GetExternalcontactsOrganizationNotesOptions,
    request?: RequestOptions,
  ): ApiPromise<NoteListing> {
    return this.call(
      'getExternalcontactsOrganizationNotes',
      'GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes',
      { externalOrganizationId },
      opts,
      request,
    );
  }

  /**
   * Lists which users manage an external organisation, and in what role.
   *
   * @param opts.pageNumber - Times `pageSize` at most 1,000: later relationships cannot be reached.
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/relationships
   */
  getExternalcontactsOrganizationRelationships(
    externalOrganizationId: string,
    opts?: GetExternalcontactsOrganizationRelationshipsOptions,
    request?: RequestOptions,
  ): ApiPromise<RelationshipListing> {
    return this.call(
      'getExternalcontactsOrganizationRelationships',
      'GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/relationships',
      { externalOrganizationId },
      opts,
      request,
    );
  }

  /**
   * Searches external organisations by keyword or by trustor, or lists them. To read all of them use
   * `getExternalcontactsScanOrganizations`.
   *
   * @param opts.pageNumber - Times `pageSize` at most 1,000: later organisations cannot be reached.
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations
   */
  getExternalcontactsOrganizations(
    opts?: GetExternalcontactsOrganizationsOptions,
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganizationListing> {
    return this.call('getExternalcontactsOrganizations', 'GET /api/v2/externalcontacts/organizations', {}, opts, request);
  }

  /**
   * Reads whether an export of external organisations is done, how many rows it has and where to download it.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/exports/{exportId}
   */
  getExternalcontactsOrganizationsExport(exportId: string, request?: RequestOptions): ApiPromise<OrganizationsExport> {
    return this.call(
      'getExternalcontactsOrganizationsExport',
      'GET /api/v2/externalcontacts/organizations/exports/{exportId}',
      { exportId },
      {},
      request,
    );
  }

  /**
   * Lists the exports of external organisations, running and finished.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/exports
   */
  getExternalcontactsOrganizationsExports(
    opts?: GetExternalcontactsOrganizationsExportsOptions,
    request?: RequestOptions,
  ): ApiPromise<OrganizationsExportListing> {
    return this.call(
      'getExternalcontactsOrganizationsExports',
      'GET /api/v2/externalcontacts/organizations/exports',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the current version of a data schema for external organisations.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/{schemaId}
   */
  getExternalcontactsOrganizationsSchema(schemaId: string, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'getExternalcontactsOrganizationsSchema',
      'GET /api/v2/externalcontacts/organizations/schemas/{schemaId}',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Reads a data schema for external organisations as it stood in one version.
   *
   * @param versionId - Version number of the schema.
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions/{versionId}
   */
  getExternalcontactsOrganizationsSchemaVersion(
    schemaId: string,
    versionId: string,
    request?: RequestOptions,
  ): ApiPromise<DataSchema> {
    return this.call(
      'getExternalcontactsOrganizationsSchemaVersion',
      'GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions/{versionId}',
      { schemaId, versionId },
      {},
      request,
    );
  }

  /**
   * Reads the versions of a data schema for external organisations.
   *
   * @returns Declared as a single schema, not as a listing.
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions
   */
  getExternalcontactsOrganizationsSchemaVersions(schemaId: string, request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call(
      'getExternalcontactsOrganizationsSchemaVersions',
      'GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions',
      { schemaId },
      {},
      request,
    );
  }

  /**
   * Lists the data schemas that define custom fields of external organisations.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas
   */
  getExternalcontactsOrganizationsSchemas(request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call(
      'getExternalcontactsOrganizationsSchemas',
      'GET /api/v2/externalcontacts/organizations/schemas',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one of the field types from which custom fields of external organisations are made.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/coretypes/{coreTypeName}
   */
  getExternalcontactsOrganizationsSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getExternalcontactsOrganizationsSchemasCoretype',
      'GET /api/v2/externalcontacts/organizations/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the field types that a data schema for external organisations can use.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/coretypes
   */
  getExternalcontactsOrganizationsSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call(
      'getExternalcontactsOrganizationsSchemasCoretypes',
      'GET /api/v2/externalcontacts/organizations/schemas/coretypes',
      {},
      {},
      request,
    );
  }

  /**
   * Reads how many data schemas there may be for external organisations, and how large each may grow.
   *
   * @permissions `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/limits
   */
  getExternalcontactsOrganizationsSchemasLimits(request?: RequestOptions): ApiPromise<SchemaQuantityLimits> {
    return this.call(
      'getExternalcontactsOrganizationsSchemasLimits',
      'GET /api/v2/externalcontacts/organizations/schemas/limits',
      {},
      {},
      request,
    );
  }

  /**
   * Reads one relationship: the user, the external organisation and the role.
   *
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/relationships/{relationshipId}
   */
  getExternalcontactsRelationship(
    relationshipId: string,
    opts?: { expand?: OpenEnum<'externalDataSources' | 'division'> },
    request?: RequestOptions,
  ): ApiPromise<Relationship> {
    return this.call(
      'getExternalcontactsRelationship',
      'GET /api/v2/externalcontacts/relationships/{relationshipId}',
      { relationshipId },
      opts,
      request,
    );
  }

  /**
   * Reads the progress of an export of relationships, with the download address at the end.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/relationships/exports/{exportId}
   */
  getExternalcontactsRelationshipsExport(exportId: string, request?: RequestOptions): ApiPromise<RelationshipsExport> {
    return this.call(
      'getExternalcontactsRelationshipsExport',
      'GET /api/v2/externalcontacts/relationships/exports/{exportId}',
      { exportId },
      {},
      request,
    );
  }

  /**
   * Lists the exports of relationships between users and external organisations.
   *
   * @permissions all of `externalContacts:export:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/relationships/exports
   */
  getExternalcontactsRelationshipsExports(
    opts?: GetExternalcontactsRelationshipsExportsOptions,
    request?: RequestOptions,
  ): ApiPromise<RelationshipsExportListing> {
    return this.call(
      'getExternalcontactsRelationshipsExports',
      'GET /api/v2/externalcontacts/relationships/exports',
      {},
      opts,
      request,
    );
  }

  /**
   * Finds the contacts and external organisations that an address belongs to, e.g. to greet a caller by name. At most 25 come
   * back.
   *
   * @param lookupVal - Phone number in E.164, email address or Twitter screen name.
   * @param opts.expand - `contacts.externalOrganization` fills the organisation of each contact found.
   * @param opts.divisionId - Only contacts and organisations of this division. The platform assumes `*`.
   * @permissions `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/reversewhitepageslookup
   */
  getExternalcontactsReversewhitepageslookup(
    lookupVal: string,
    opts?: {
      expand?: readonly OpenEnum<'contacts.externalOrganization' | 'externalDataSources' | 'division'>[];
      divisionId?: string;
    },
    request?: RequestOptions,
  ): ApiPromise<ReverseWhitepagesLookupResult> {
    return this.call(
      'getExternalcontactsReversewhitepageslookup',
      'GET /api/v2/externalcontacts/reversewhitepageslookup',
      { lookupVal },
      opts,
      request,
    );
  }

  /**
   * Reads all external contacts batch by batch, in no promised order. Meant for copying the whole set; to search use
   * `getExternalcontactsContacts`.
   *
   * @param opts.limit - Contacts a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @param opts.divisionId - Division whose contacts are read. The platform assumes `*`.
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/scan/contacts
   */
  getExternalcontactsScanContacts(
    opts?: { limit?: number; cursor?: string; divisionId?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorContactListing> {
    return this.call('getExternalcontactsScanContacts', 'GET /api/v2/externalcontacts/scan/contacts', {}, opts, request);
  }

  /**
   * Reads the contacts of all divisions batch by batch. One division at a time is `getExternalcontactsScanContacts`.
   *
   * @param opts.limit - Contacts a batch.
   * @param opts.cursor - Where to go on, from the batch before; not for the first batch.
   * @permissions `externalContacts:contact:viewAll`
   * @see GET /api/v2/externalcontacts/scan/contacts/divisionviews/all
   */
  getExternalcontactsScanContactsDivisionviewsAll(
    opts?: { limit?: number; cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorContactListing> {
    return this.call(
      'getExternalcontactsScanContactsDivisionviewsAll',
      'GET /api/v2/externalcontacts/scan/contacts/divisionviews/all',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads all notes, those on contacts and those on organisations, batch by batch.
   *
   * @param opts.limit - Notes a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @param opts.divisionId - Division whose notes are read. The platform assumes `*`.
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/scan/notes
   */
  getExternalcontactsScanNotes(
    opts?: { limit?: number; cursor?: string; divisionId?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorNoteListing> {
    return this.call('getExternalcontactsScanNotes', 'GET /api/v2/externalcontacts/scan/notes', {}, opts, request);
  }

  /**
   * Reads the notes of all divisions batch by batch, on contacts and organisations alike.
   *
   * @param opts.limit - Notes a batch.
   * @param opts.cursor - Where to go on, from the batch before; not for the first batch.
   * @permissions `externalContacts:contact:viewAll`
   * @see GET /api/v2/externalcontacts/scan/notes/divisionviews/all
   */
  getExternalcontactsScanNotesDivisionviewsAll(
    opts?: { limit?: number; cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorNoteListing> {
    return this.call(
      'getExternalcontactsScanNotesDivisionviewsAll',
      'GET /api/v2/externalcontacts/scan/notes/divisionviews/all',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads all external organisations batch by batch, in no promised order; to search use `getExternalcontactsOrganizations`.
   *
   * @param opts.limit - Organisations a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @param opts.divisionId - Division whose external organisations are read. The platform assumes `*`.
   * @permissions any of `relate:externalOrganization:view`, `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/scan/organizations
   */
  getExternalcontactsScanOrganizations(
    opts?: { limit?: number; cursor?: string; divisionId?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorOrganizationListing> {
    return this.call(
      'getExternalcontactsScanOrganizations',
      'GET /api/v2/externalcontacts/scan/organizations',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the external organisations of all divisions batch by batch, for copying them as a whole.
   *
   * @param opts.limit - Organisations a batch.
   * @param opts.cursor - Where to go on, from the batch before; not for the first batch.
   * @permissions `externalContacts:externalOrganization:viewAll`
   * @see GET /api/v2/externalcontacts/scan/organizations/divisionviews/all
   */
  getExternalcontactsScanOrganizationsDivisionviewsAll(
    opts?: { limit?: number; cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorOrganizationListing> {
    return this.call(
      'getExternalcontactsScanOrganizationsDivisionviewsAll',
      'GET /api/v2/externalcontacts/scan/organizations/divisionviews/all',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the relationships of all external organisations batch by batch.
   *
   * @param opts.limit - Relationships a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @param opts.divisionId - Division whose relationships are read. The platform assumes `*`.
   * @permissions any of `relate:contact:view`, `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/scan/relationships
   */
  getExternalcontactsScanRelationships(
    opts?: { limit?: number; cursor?: string; divisionId?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorRelationshipListing> {
    return this.call(
      'getExternalcontactsScanRelationships',
      'GET /api/v2/externalcontacts/scan/relationships',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads which users manage which external organisation, over all divisions and batch by batch.
   *
   * @param opts.limit - Relationships a batch.
   * @param opts.cursor - Where to go on, from the batch before; not for the first batch.
   * @permissions `externalContacts:contact:viewAll`
   * @see GET /api/v2/externalcontacts/scan/relationships/divisionviews/all
   */
  getExternalcontactsScanRelationshipsDivisionviewsAll(
    opts?: { limit?: number; cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorRelationshipListing> {
    return this.call(
      'getExternalcontactsScanRelationshipsDivisionviewsAll',
      'GET /api/v2/externalcontacts/scan/relationships/divisionviews/all',
      {},
      opts,
      request,
    );
  }

  /**
   * Changes single fields of a contact and leaves the rest as it is, unlike `putExternalcontactsContact`. A change can depend on
   * what the field holds, e.g. only fill it where it is empty.
   *
   * @permissions `externalContacts:contact:edit`
   * @see PATCH /api/v2/externalcontacts/contacts/{contactId}
   */
  patchExternalcontactsContact(
    contactId: string,
    body: ExternalContactsPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<ExternalContact> {
    return this.call(
      'patchExternalcontactsContact',
      'PATCH /api/v2/externalcontacts/contacts/{contactId}',
      { contactId, body },
      {},
      request,
    );
  }

  /**
   * Gives a contact an identifier or takes one away from it, one a call.
   *
   * @permissions `externalContacts:contact:edit`
   * @see PATCH /api/v2/externalcontacts/contacts/{contactId}/identifiers
   */
  patchExternalcontactsContactIdentifiers(
    contactId: string,
    body: IdentifierClaimRequest,
    request?: RequestOptions,
  ): ApiPromise<ContactIdentifier> {
    return this.call(
      'patchExternalcontactsContactIdentifiers',
      'PATCH /api/v2/externalcontacts/contacts/{contactId}/identifiers',
      { contactId, body },
      {},
      request,
    );
  }

  /**
   * Changes single fields of a note on a contact.
   *
   * @permissions `externalContacts:contact:edit`
   * @see PATCH /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}
   */
  patchExternalcontactsContactNote(
    contactId: string,
    noteId: string,
    body: ExternalContactsPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<Note> {
    return this.call(
      'patchExternalcontactsContactNote',
      'PATCH /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}',
      { contactId, noteId, body },
      {},
      request,
    );
  }

  /**
   * Changes single fields of an external organisation; `putExternalcontactsOrganization` would clear those not sent.
   *
   * @permissions `externalContacts:externalOrganization:edit`
   * @see PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}
   */
  patchExternalcontactsOrganization(
    externalOrganizationId: string,
    body: ExternalContactsPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganization> {
    return this.call(
      'patchExternalcontactsOrganization',
      'PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}',
      { externalOrganizationId, body },
      {},
      request,
    );
  }

  /**
   * Claims an identifier for an external organisation, or releases one that it has.
   *
   * @permissions `externalContacts:externalOrganization:edit`
   * @see PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}/identifiers
   */
  patchExternalcontactsOrganizationIdentifiers(
    externalOrganizationId: string,
    body: ExternalOrganizationIdentifierClaimRequest,
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganizationIdentifier> {
    return this.call(
      'patchExternalcontactsOrganizationIdentifiers',
      'PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}/identifiers',
      { externalOrganizationId, body },
      {},
      request,
    );
  }

  /**
   * Changes single fields of a note on an external organisation.
   *
   * @permissions `externalContacts:externalOrganization:edit`
   * @see PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}
   */
  patchExternalcontactsOrganizationNote(
    externalOrganizationId: string,
    noteId: string,
    body: ExternalContactsPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<Note> {
    return this.call(
      'patchExternalcontactsOrganizationNote',
      'PATCH /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}',
      { externalOrganizationId, noteId, body },
      {},
      request,
    );
  }

  /**
   * Changes single fields of a relationship, such as the role, without sending user and organisation again.
   *
   * @permissions `externalContacts:externalOrganization:edit`
   * @see PATCH /api/v2/externalcontacts/relationships/{relationshipId}
   */
  patchExternalcontactsRelationship(
    relationshipId: string,
    body: ExternalContactsPatchRequest,
    request?: RequestOptions,
  ): ApiPromise<Relationship> {
    return this.call(
      'patchExternalcontactsRelationship',
      'PATCH /api/v2/externalcontacts/relationships/{relationshipId}',
      { relationshipId, body },
      {},
      request,
    );
  }

  /**
   * Reads several contacts by their ids; nothing is written. An id that cannot be read fails alone and is counted in
   * `errorCount`.
   *
   * @permissions `externalContacts:contact:view`
   * @see POST /api/v2/externalcontacts/bulk/contacts
   */
  postExternalcontactsBulkContacts(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkFetchContactsResponse> {
    return this.call('postExternalcontactsBulkContacts', 'POST /api/v2/externalcontacts/bulk/contacts', { body }, {}, request);
  }

  /**
   * Creates several contacts in one call. Each succeeds or fails by itself, so look at `errorCount` even where the call
   * succeeds.
   *
   * @permissions `externalContacts:contact:add`
   * @see POST /api/v2/externalcontacts/bulk/contacts/add
   */
  postExternalcontactsBulkContactsAdd(body: BulkContactsRequest, request?: RequestOptions): ApiPromise<BulkContactsResponse> {
    return this.call(
      'postExternalcontactsBulkContactsAdd',
      'POST /api/v2/externalcontacts/bulk/contacts/add',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several contacts by their ids, whatever divisions they are in; nothing is written. An id that cannot be read fails
   * alone.
   *
   * @permissions `externalContacts:contact:search`
   * @see POST /api/v2/externalcontacts/bulk/contacts/divisionviews
   */
  postExternalcontactsBulkContactsDivisionviews(
    body: BulkIdsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkFetchContactsResponse> {
    return this.call(
      'postExternalcontactsBulkContactsDivisionviews',
      'POST /api/v2/externalcontacts/bulk/contacts/divisionviews',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates, updates or merges several contacts in one call, each matched by its identifiers as in
   * `postExternalcontactsContactsEnrich`. Each succeeds or fails by itself.
   *
   * @param opts.dryRun - Changes nothing and shows what would come out.
   * @permissions `externalContacts:contact:enrich`
   * @see POST /api/v2/externalcontacts/bulk/contacts/enrich
   */
  postExternalcontactsBulkContactsEnrich(
    body: BulkContactsEnrichRequest,
    opts?: { dryRun?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BulkContactsEnrichResponse> {
    return this.call(
      'postExternalcontactsBulkContactsEnrich',
      'POST /api/v2/externalcontacts/bulk/contacts/enrich',
      { body },
      opts,
      request,
    );
  }

  /**
   * Deletes several contacts by their ids, each reported by itself.
   *
   * @permissions `externalContacts:contact:delete`
   * @see POST /api/v2/externalcontacts/bulk/contacts/remove
   */
  postExternalcontactsBulkContactsRemove(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkDeleteResponse> {
    return this.call(
      'postExternalcontactsBulkContactsRemove',
      'POST /api/v2/externalcontacts/bulk/contacts/remove',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several contacts as they are stored, including those that have been merged into others.
   * `postExternalcontactsBulkContacts` returns the merged contacts instead.
   *
   * @permissions `externalContacts:contact:view`
   * @see POST /api/v2/externalcontacts/bulk/contacts/unresolved
   */
  postExternalcontactsBulkContactsUnresolved(
    body: BulkIdsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkFetchContactsResponse> {
    return this.call(
      'postExternalcontactsBulkContactsUnresolved',
      'POST /api/v2/externalcontacts/bulk/contacts/unresolved',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces several contacts in one call, each reported by itself.
   *
   * @param body - Whole contacts, each with its `id`.
   * @permissions `externalContacts:contact:edit`
   * @see POST /api/v2/externalcontacts/bulk/contacts/update
   */
  postExternalcontactsBulkContactsUpdate(body: BulkContactsRequest, request?: RequestOptions): ApiPromise<BulkContactsResponse> {
    return this.call(
      'postExternalcontactsBulkContactsUpdate',
      'POST /api/v2/externalcontacts/bulk/contacts/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several notes by their ids; nothing is written.
   *
   * @permissions all of `externalContacts:contact:view`, `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/bulk/notes
   */
  postExternalcontactsBulkNotes(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkFetchNotesResponse> {
    return this.call('postExternalcontactsBulkNotes', 'POST /api/v2/externalcontacts/bulk/notes', { body }, {}, request);
  }

  /**
   * Creates several notes, on contacts and organisations alike.
   *
   * @param body - Notes, each with `entityType` and `entityId` to say what it is on.
   * @permissions all of `externalContacts:contact:add`, `externalContacts:externalOrganization:add`
   * @see POST /api/v2/externalcontacts/bulk/notes/add
   */
  postExternalcontactsBulkNotesAdd(body: BulkNotesRequest, request?: RequestOptions): ApiPromise<BulkNotesResponse> {
    return this.call('postExternalcontactsBulkNotesAdd', 'POST /api/v2/externalcontacts/bulk/notes/add', { body }, {}, request);
  }

  /**
   * Deletes several notes by their ids, each reported by itself.
   *
   * @permissions all of `externalContacts:contact:delete`, `externalContacts:externalOrganization:delete`
   * @see POST /api/v2/externalcontacts/bulk/notes/remove
   */
  postExternalcontactsBulkNotesRemove(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkDeleteResponse> {
    return this.call(
      'postExternalcontactsBulkNotesRemove',
      'POST /api/v2/externalcontacts/bulk/notes/remove',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces several notes in one call, each reported by itself.
   *
   * @param body - Whole notes, each with its `id`.
   * @permissions all of `externalContacts:contact:edit`, `externalContacts:externalOrganization:edit`
   * @see POST /api/v2/externalcontacts/bulk/notes/update
   */
  postExternalcontactsBulkNotesUpdate(body: BulkNotesRequest, request?: RequestOptions): ApiPromise<BulkNotesResponse> {
    return this.call(
      'postExternalcontactsBulkNotesUpdate',
      'POST /api/v2/externalcontacts/bulk/notes/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several external organisations by their ids; nothing is written.
   *
   * @permissions `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/bulk/organizations
   */
  postExternalcontactsBulkOrganizations(
    body: BulkIdsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkFetchOrganizationsResponse> {
    return this.call(
      'postExternalcontactsBulkOrganizations',
      'POST /api/v2/externalcontacts/bulk/organizations',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates several external organisations; those that fail are named in `errorIndexes`.
   *
   * @permissions `externalContacts:externalOrganization:add`
   * @see POST /api/v2/externalcontacts/bulk/organizations/add
   */
  postExternalcontactsBulkOrganizationsAdd(
    body: BulkOrganizationsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkOrganizationsResponse> {
    return this.call(
      'postExternalcontactsBulkOrganizationsAdd',
      'POST /api/v2/externalcontacts/bulk/organizations/add',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several external organisations by their ids, whatever divisions they are in; nothing is written.
   *
   * @permissions `externalContacts:externalOrganization:search`
   * @see POST /api/v2/externalcontacts/bulk/organizations/divisionviews
   */
  postExternalcontactsBulkOrganizationsDivisionviews(
    body: BulkIdsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkFetchOrganizationsResponse> {
    return this.call(
      'postExternalcontactsBulkOrganizationsDivisionviews',
      'POST /api/v2/externalcontacts/bulk/organizations/divisionviews',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates or updates several external organisations in one call, each matched by its identifiers and reported by itself.
   *
   * @param opts.dryRun - Changes nothing and shows what would come out.
   * @permissions `externalContacts:externalOrganization:enrich`
   * @see POST /api/v2/externalcontacts/bulk/organizations/enrich
   */
  postExternalcontactsBulkOrganizationsEnrich(
    body: BulkOrganizationsEnrichRequest,
    opts?: { dryRun?: boolean },
    request?: RequestOptions,
  ): ApiPromise<BulkOrganizationsEnrichResponse> {
    return this.call(
      'postExternalcontactsBulkOrganizationsEnrich',
      'POST /api/v2/externalcontacts/bulk/organizations/enrich',
      { body },
      opts,
      request,
    );
  }

  /**
   * Deletes several external organisations by their ids, each reported by itself.
   *
   * @permissions `externalContacts:externalOrganization:delete`
   * @see POST /api/v2/externalcontacts/bulk/organizations/remove
   */
  postExternalcontactsBulkOrganizationsRemove(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkDeleteResponse> {
    return this.call(
      'postExternalcontactsBulkOrganizationsRemove',
      'POST /api/v2/externalcontacts/bulk/organizations/remove',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces several external organisations in one call, each reported by itself.
   *
   * @param body - Whole organisations, each with its `id`.
   * @permissions `externalContacts:externalOrganization:edit`
   * @see POST /api/v2/externalcontacts/bulk/organizations/update
   */
  postExternalcontactsBulkOrganizationsUpdate(
    body: BulkOrganizationsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkOrganizationsResponse> {
    return this.call(
      'postExternalcontactsBulkOrganizationsUpdate',
      'POST /api/v2/externalcontacts/bulk/organizations/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Reads several relationships by their ids; nothing is written.
   *
   * @permissions all of `externalContacts:contact:view`, `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/bulk/relationships
   */
  postExternalcontactsBulkRelationships(
    body: BulkIdsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkFetchRelationshipsResponse> {
    return this.call(
      'postExternalcontactsBulkRelationships',
      'POST /api/v2/externalcontacts/bulk/relationships',
      { body },
      {},
      request,
    );
  }

  /**
   * Makes several users responsible for external organisations in one call; those that fail are named in `errorIndexes`.
   *
   * @param body - Relationships, each with user, organisation and role.
   * @permissions all of `externalContacts:contact:add`, `externalContacts:externalOrganization:add`
   * @see POST /api/v2/externalcontacts/bulk/relationships/add
   */
  postExternalcontactsBulkRelationshipsAdd(
    body: BulkRelationshipsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkRelationshipsResponse> {
    return this.call(
      'postExternalcontactsBulkRelationshipsAdd',
      'POST /api/v2/externalcontacts/bulk/relationships/add',
      { body },
      {},
      request,
    );
  }

  /**
   * Ends several relationships by their ids, each reported by itself.
   *
   * @permissions all of `externalContacts:contact:delete`, `externalContacts:externalOrganization:delete`
   * @see POST /api/v2/externalcontacts/bulk/relationships/remove
   */
  postExternalcontactsBulkRelationshipsRemove(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkDeleteResponse> {
    return this.call(
      'postExternalcontactsBulkRelationshipsRemove',
      'POST /api/v2/externalcontacts/bulk/relationships/remove',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces several relationships in one call, each reported by itself.
   *
   * @param body - Whole relationships, each with its `id`.
   * @permissions all of `externalContacts:contact:edit`, `externalContacts:externalOrganization:edit`
   * @see POST /api/v2/externalcontacts/bulk/relationships/update
   */
  postExternalcontactsBulkRelationshipsUpdate(
    body: BulkRelationshipsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkRelationshipsResponse> {
    return this.call(
      'postExternalcontactsBulkRelationshipsUpdate',
      'POST /api/v2/externalcontacts/bulk/relationships/update',
      { body },
      {},
      request,
    );
  }

  /**
   * Assigns the contact to journey segments, takes it out of others, or moves the end of an assignment. `unprocessedItems` in
   * the answer are those to send again.
   *
   * @permissions any of `externalContacts:segmentAssignment:add`, `externalContacts:segmentAssignment:delete`
   * @see POST /api/v2/externalcontacts/contacts/{contactId}/journey/segments
   */
  postExternalcontactsContactJourneySegments(
    contactId: string,
    opts?: { body?: UpdateSegmentAssignmentRequest },
    request?: RequestOptions,
  ): ApiPromise<UpdateSegmentAssignmentResponse> {
    return this.call(
      'postExternalcontactsContactJourneySegments',
      'POST /api/v2/externalcontacts/contacts/{contactId}/journey/segments',
      { contactId },
      opts,
      request,
    );
  }

  /**
   * Writes a note on a contact; the caller becomes its author.
   *
   * @permissions any of `relate:contact:edit`, `externalContacts:contact:edit`
   * @see POST /api/v2/externalcontacts/contacts/{contactId}/notes
   */
  postExternalcontactsContactNotes(contactId: string, body: Note, request?: RequestOptions): ApiPromise<Note> {
    return this.call(
      'postExternalcontactsContactNotes',
      'POST /api/v2/externalcontacts/contacts/{contactId}/notes',
      { contactId, body },
      {},
      request,
    );
  }

  /**
   * Turns a contact that the platform has only observed into a curated one; ephemeral and identified contacts can be promoted.
   *
   * @permissions `externalContacts:identity:promote`
   * @see POST /api/v2/externalcontacts/contacts/{contactId}/promotion
   */
  postExternalcontactsContactPromotion(contactId: string, request?: RequestOptions): ApiPromise<ExternalContact> {
    return this.call(
      'postExternalcontactsContactPromotion',
      'POST /api/v2/externalcontacts/contacts/{contactId}/promotion',
      { contactId },
      {},
      request,
    );
  }

  /**
   * Creates an external contact.
   *
   * @param body - First and last name at least; `customFields` only together with the `schema` they follow.
   * @example
   * ```ts
   * const contact = await new ExternalContactsApi(client).postExternalcontactsContacts({
   *   firstName: 'Ada',
   *   lastName: 'Jensen',
   *   workEmail: 'ada.jensen@example.com',
   * });
   * console.log(contact.id);
   * ```
   * @permissions any of `relate:contact:add`, `externalContacts:contact:add`
   * @see POST /api/v2/externalcontacts/contacts
   */
  postExternalcontactsContacts(body: ExternalContact, request?: RequestOptions): ApiPromise<ExternalContact> {
    return this.call('postExternalcontactsContacts', 'POST /api/v2/externalcontacts/contacts', { body }, {}, request);
  }

  /**
   * Finds a contact by its identifiers and creates it, updates it or merges all that match, as the body's `action` says. Rules
   * decide field by field whether existing or given values win. Several at once: `postExternalcontactsBulkContactsEnrich`.
   *
   * @param opts.dryRun - Changes nothing and shows what would come out.
   * @permissions `externalContacts:contact:enrich`
   * @see POST /api/v2/externalcontacts/contacts/enrich
   */
  postExternalcontactsContactsEnrich(
    body: ContactEnrichRequest,
    opts?: { dryRun?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ExternalContact> {
    return this.call(
      'postExternalcontactsContactsEnrich',
      'POST /api/v2/externalcontacts/contacts/enrich',
      { body },
      opts,
      request,
    );
  }

  /**
   * Requests a file with contacts, filtered by division, organisation, kind or date. `getExternalcontactsContactsExport` tells
   * when it can be downloaded.
   *
   * @permissions all of `externalContacts:export:add`, `externalContacts:contact:view`
   * @see POST /api/v2/externalcontacts/contacts/exports
   */
  postExternalcontactsContactsExports(body: ContactsExport, request?: RequestOptions): ApiPromise<ContactsExport> {
    return this.call(
      'postExternalcontactsContactsExports',
      'POST /api/v2/externalcontacts/contacts/exports',
      { body },
      {},
      request,
    );
  }

  /**
   * Merges several contacts into one record, in which chosen fields can be overridden. The contacts as they were before can be
   * read with `getExternalcontactsContactUnresolved`.
   *
   * @permissions `externalContacts:identity:merge`
   * @see POST /api/v2/externalcontacts/contacts/merge
   */
  postExternalcontactsContactsMerge(body: MergeContactsRequest, request?: RequestOptions): ApiPromise<ExternalContact> {
    return this.call('postExternalcontactsContactsMerge', 'POST /api/v2/externalcontacts/contacts/merge', { body }, {}, request);
  }

  /**
   * Creates a data schema that gives contacts custom fields.
   *
   * @permissions `externalContacts:customFields:add`
   * @see POST /api/v2/externalcontacts/contacts/schemas
   */
  postExternalcontactsContactsSchemas(body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'postExternalcontactsContactsSchemas',
      'POST /api/v2/externalcontacts/contacts/schemas',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches contacts by text or by ids, within divisions of the caller's choice. `partialResults` in the answer tells whether
   * something may be missing.
   *
   * @permissions not documented
   * @see POST /api/v2/externalcontacts/contacts/search
   */
  postExternalcontactsContactsSearch(body: ContactSearchRequest, request?: RequestOptions): ApiPromise<ContactListing> {
    return this.call(
      'postExternalcontactsContactsSearch',
      'POST /api/v2/externalcontacts/contacts/search',
      { body },
      {},
      request,
    );
  }

  /**
   * Registers a system outside the platform as an external source, so that contacts and organisations can carry its ids.
   *
   * @permissions `externalContacts:externalSource:add`
   * @see POST /api/v2/externalcontacts/externalsources
   */
  postExternalcontactsExternalsources(body: ExternalSource, request?: RequestOptions): ApiPromise<ExternalSource> {
    return this.call(
      'postExternalcontactsExternalsources',
      'POST /api/v2/externalcontacts/externalsources',
      { body },
      {},
      request,
    );
  }

  /**
   * Finds the contact that an identifier belongs to, by a route that is no longer advised.
   *
   * @param opts.expand - Fills in the organisation, the identifiers, the external sources or the division.
   * @deprecated Use `postExternalcontactsIdentifierlookupContacts`.
   * @permissions any of `externalContacts:contact:view`, `relate:contact:view`
   * @see POST /api/v2/externalcontacts/identifierlookup
   */
  postExternalcontactsIdentifierlookup(
    identifier: ContactIdentifier,
    opts?: { expand?: readonly OpenEnum<'externalOrganization' | 'identifiers' | 'externalSources' | 'division'>[] },
    request?: RequestOptions,
  ): ApiPromise<ExternalContact> {
    return this.call(
      'postExternalcontactsIdentifierlookup',
      'POST /api/v2/externalcontacts/identifierlookup',
      { identifier },
      opts,
      request,
      { body: 'identifier' },
    );
  }

  /**
   * Finds the one contact to which a phone number, an e-mail address, a cookie or another identifier belongs. Phone numbers need
   * their country code and a leading plus sign.
   *
   * @param opts.expand - Fills in the organisation, the identifiers, the external sources or the division.
   * @permissions `externalContacts:contact:view`
   * @see POST /api/v2/externalcontacts/identifierlookup/contacts
   */
  postExternalcontactsIdentifierlookupContacts(
    identifier: ContactIdentifier,
    opts?: { expand?: readonly OpenEnum<'externalOrganization' | 'identifiers' | 'externalSources' | 'division'>[] },
    request?: RequestOptions,
  ): ApiPromise<ExternalContact> {
    return this.call(
      'postExternalcontactsIdentifierlookupContacts',
      'POST /api/v2/externalcontacts/identifierlookup/contacts',
      { identifier },
      opts,
      request,
      { body: 'identifier' },
    );
  }

  /**
   * Finds the one external organisation to which an identifier belongs, e.g. its id in another system.
   *
   * @param opts.expand - Fills in the identifiers, the external sources or the division.
   * @permissions `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/identifierlookup/organizations
   */
  postExternalcontactsIdentifierlookupOrganizations(
    identifier: ExternalOrganizationIdentifier,
    opts?: { expand?: readonly OpenEnum<'identifiers' | 'externalSources' | 'division'>[] },
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganization> {
    return this.call(
      'postExternalcontactsIdentifierlookupOrganizations',
      'POST /api/v2/externalcontacts/identifierlookup/organizations',
      { identifier },
      opts,
      request,
      { body: 'identifier' },
    );
  }

  /**
   * Starts the import of an uploaded CSV file with a mapping of its columns. The job it answers is watched with
   * `getExternalcontactsImportJob`.
   *
   * @permissions `externalContacts:importCsvJob:add`
   * @see POST /api/v2/externalcontacts/import/csv/jobs
   */
  postExternalcontactsImportCsvJobs(body: CsvJobRequest, request?: RequestOptions): ApiPromise<CsvJobResponse> {
    return this.call('postExternalcontactsImportCsvJobs', 'POST /api/v2/externalcontacts/import/csv/jobs', { body }, {}, request);
  }

  /**
   * Saves which columns of a CSV file fill which fields of contacts, for use by `postExternalcontactsImportCsvJobs`.
   *
   * @permissions `externalContacts:importCsvSettings:add`
   * @see POST /api/v2/externalcontacts/import/csv/settings
   */
  postExternalcontactsImportCsvSettings(body: CsvSettings, request?: RequestOptions): ApiPromise<CsvSettings> {
    return this.call(
      'postExternalcontactsImportCsvSettings',
      'POST /api/v2/externalcontacts/import/csv/settings',
      { body },
      {},
      request,
    );
  }

  /**
   * Asks for an address to which a CSV file of contacts can be uploaded, with the headers to send along. After the upload,
   * `getExternalcontactsImportCsvUploadDetails` tells whether the file is sound.
   *
   * @permissions `externalContacts:importCsvUpload:add`
   * @see POST /api/v2/externalcontacts/import/csv/uploads
   */
  postExternalcontactsImportCsvUploads(body: CsvUploadRequest, request?: RequestOptions): ApiPromise<CsvUploadResponse> {
    return this.call(
      'postExternalcontactsImportCsvUploads',
      'POST /api/v2/externalcontacts/import/csv/uploads',
      { body },
      {},
      request,
    );
  }

  /**
   * Starts an import of contacts with given import settings. Files in CSV form are imported with
   * `postExternalcontactsImportCsvJobs`.
   *
   * @permissions `externalContacts:importJob:add`
   * @see POST /api/v2/externalcontacts/import/jobs
   */
  postExternalcontactsImportJobs(body: ContactImportJobRequest, request?: RequestOptions): ApiPromise<ContactImportJobResponse> {
    return this.call('postExternalcontactsImportJobs', 'POST /api/v2/externalcontacts/import/jobs', { body }, {}, request);
  }

  /**
   * Creates import settings for one external source: by what existing contacts are recognised, whether matches are merged, and
   * which fields are taken over.
   *
   * @permissions `externalContacts:importSettings:add`
   * @see POST /api/v2/externalcontacts/import/settings
   */
  postExternalcontactsImportSettings(body: ContactImportSettings, request?: RequestOptions): ApiPromise<ContactImportSettings> {
    return this.call(
      'postExternalcontactsImportSettings',
      'POST /api/v2/externalcontacts/import/settings',
      { body },
      {},
      request,
    );
  }

  /**
   * Merges two contacts into one record. `postExternalcontactsContactsMerge` takes more of them and can override fields.
   *
   * @deprecated Use `postExternalcontactsContactsMerge`.
   * @permissions `externalContacts:identity:merge`
   * @see POST /api/v2/externalcontacts/merge/contacts
   */
  postExternalcontactsMergeContacts(body: MergeRequest, request?: RequestOptions): ApiPromise<ExternalContact> {
    return this.call('postExternalcontactsMergeContacts', 'POST /api/v2/externalcontacts/merge/contacts', { body }, {}, request);
  }

  /**
   * Requests a file with notes, filtered by division, by what they are on, or by date.
   *
   * @permissions all of `externalContacts:export:add`, `externalContacts:contact:view`,
   * `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/notes/exports
   */
  postExternalcontactsNotesExports(body: NotesExport, request?: RequestOptions): ApiPromise<NotesExport> {
    return this.call('postExternalcontactsNotesExports', 'POST /api/v2/externalcontacts/notes/exports', { body }, {}, request);
  }

  /**
   * Writes a note on an external organisation; the caller becomes its author.
   *
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see POST /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes
   */
  postExternalcontactsOrganizationNotes(externalOrganizationId: string, body: Note, request?: RequestOptions): ApiPromise<Note> {
    return this.call(
      'postExternalcontactsOrganizationNotes',
      'POST /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes',
      { externalOrganizationId, body },
      {},
      request,
    );
  }

  /**
   * Creates an external organisation.
   *
   * @param body - A name at least; `customFields` only together with the `schema` they follow.
   * @permissions any of `relate:externalOrganization:add`, `externalContacts:externalOrganization:add`
   * @see POST /api/v2/externalcontacts/organizations
   */
  postExternalcontactsOrganizations(body: ExternalOrganization, request?: RequestOptions): ApiPromise<ExternalOrganization> {
    return this.call('postExternalcontactsOrganizations', 'POST /api/v2/externalcontacts/organizations', { body }, {}, request);
  }

  /**
   * Finds an external organisation by its identifiers and creates or updates it; rules decide field by field whether existing or
   * given values win.
   *
   * @param opts.dryRun - Changes nothing and shows what would come out.
   * @permissions `externalContacts:externalOrganization:enrich`
   * @see POST /api/v2/externalcontacts/organizations/enrich
   */
  postExternalcontactsOrganizationsEnrich(
    body: ExternalOrganizationEnrichRequest,
    opts?: { dryRun?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganization> {
    return this.call(
      'postExternalcontactsOrganizationsEnrich',
      'POST /api/v2/externalcontacts/organizations/enrich',
      { body },
      opts,
      request,
    );
  }

  /**
   * Requests a file with external organisations, filtered by division, data schema or date.
   *
   * @permissions all of `externalContacts:export:add`, `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/organizations/exports
   */
  postExternalcontactsOrganizationsExports(body: OrganizationsExport, request?: RequestOptions): ApiPromise<OrganizationsExport> {
    return this.call(
      'postExternalcontactsOrganizationsExports',
      'POST /api/v2/externalcontacts/organizations/exports',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a data schema that gives external organisations custom fields.
   *
   * @permissions `externalContacts:customFields:add`
   * @see POST /api/v2/externalcontacts/organizations/schemas
   */
  postExternalcontactsOrganizationsSchemas(body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'postExternalcontactsOrganizationsSchemas',
      'POST /api/v2/externalcontacts/organizations/schemas',
      { body },
      {},
      request,
    );
  }

  /**
   * Records that a user manages an external organisation, e.g. as account manager.
   *
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see POST /api/v2/externalcontacts/relationships
   */
  postExternalcontactsRelationships(body: Relationship, request?: RequestOptions): ApiPromise<Relationship> {
    return this.call('postExternalcontactsRelationships', 'POST /api/v2/externalcontacts/relationships', { body }, {}, request);
  }

  /**
   * Requests a file that lists which users manage which external organisations.
   *
   * @permissions all of `externalContacts:export:add`, `externalContacts:externalOrganization:view`
   * @see POST /api/v2/externalcontacts/relationships/exports
   */
  postExternalcontactsRelationshipsExports(body: RelationshipsExport, request?: RequestOptions): ApiPromise<RelationshipsExport> {
    return this.call(
      'postExternalcontactsRelationshipsExports',
      'POST /api/v2/externalcontacts/relationships/exports',
      { body },
      {},
      request,
    );
  }

  /**
   * Replaces an external contact; a field missing from the body is cleared.
   *
   * @permissions any of `relate:contact:edit`, `externalContacts:contact:edit`
   * @see PUT /api/v2/externalcontacts/contacts/{contactId}
   */
  putExternalcontactsContact(contactId: string, body: ExternalContact, request?: RequestOptions): ApiPromise<ExternalContact> {
    return this.call(
      'putExternalcontactsContact',
      'PUT /api/v2/externalcontacts/contacts/{contactId}',
      { contactId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the text of a note on a contact.
   *
   * @permissions any of `relate:contact:edit`, `externalContacts:contact:edit`
   * @see PUT /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}
   */
  putExternalcontactsContactNote(contactId: string, noteId: string, body: Note, request?: RequestOptions): ApiPromise<Note> {
    return this.call(
      'putExternalcontactsContactNote',
      'PUT /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}',
      { contactId, noteId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a data schema for contacts, which gives it a new version.
   *
   * @param body - The whole schema, with the `version` last read.
   * @permissions `externalContacts:customFields:edit`
   * @see PUT /api/v2/externalcontacts/contacts/schemas/{schemaId}
   */
  putExternalcontactsContactsSchema(schemaId: string, body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'putExternalcontactsContactsSchema',
      'PUT /api/v2/externalcontacts/contacts/schemas/{schemaId}',
      { schemaId, body },
      {},
      request,
    );
  }

  /**
   * Ties an external contact to a conversation, or unties it where the body names no contact.
   *
   * @param body - Leave `externalContactId` out to untie.
   * @permissions any of `relate:conversation:associate`, `externalContacts:conversation:associate`
   * @see PUT /api/v2/externalcontacts/conversations/{conversationId}
   */
  putExternalcontactsConversation(
    conversationId: string,
    body: ConversationAssociation,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'putExternalcontactsConversation',
      'PUT /api/v2/externalcontacts/conversations/{conversationId}',
      { conversationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an external source: its name, whether it is in use, and the address by which records in it are linked.
   *
   * @permissions `externalContacts:externalSource:edit`
   * @see PUT /api/v2/externalcontacts/externalsources/{externalSourceId}
   */
  putExternalcontactsExternalsource(
    externalSourceId: string,
    body: ExternalSource,
    request?: RequestOptions,
  ): ApiPromise<ExternalSource> {
    return this.call(
      'putExternalcontactsExternalsource',
      'PUT /api/v2/externalcontacts/externalsources/{externalSourceId}',
      { externalSourceId, body },
      {},
      request,
    );
  }

  /**
   * Merges the contacts of a cluster into one. The answer is the cluster, in whose `mergeInfo` the merge can be followed.
   *
   * @permissions not documented
   * @see PUT /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters/{clusterId}/merge
   */
  putExternalcontactsGraphsClusterscanClusterMerge(
    scanId: string,
    clusterId: string,
    request?: RequestOptions,
  ): ApiPromise<Cluster> {
    return this.call(
      'putExternalcontactsGraphsClusterscanClusterMerge',
      'PUT /api/v2/externalcontacts/graphs/clusterscans/{scanId}/clusters/{clusterId}/merge',
      { scanId, clusterId },
      {},
      request,
    );
  }

  /**
   * Switches the automatic merging of duplicate contacts on or off.
   *
   * @permissions not documented
   * @see PUT /api/v2/externalcontacts/graphs/settings
   */
  putExternalcontactsGraphsSettings(body: GraphSettings, request?: RequestOptions): ApiPromise<GraphSettings> {
    return this.call('putExternalcontactsGraphsSettings', 'PUT /api/v2/externalcontacts/graphs/settings', { body }, {}, request);
  }

  /**
   * Replaces a mapping of CSV columns, every entry included.
   *
   * @permissions `externalContacts:importCsvSettings:edit`
   * @see PUT /api/v2/externalcontacts/import/csv/settings/{settingsId}
   */
  putExternalcontactsImportCsvSetting(settingsId: string, body: CsvSettings, request?: RequestOptions): ApiPromise<CsvSettings> {
    return this.call(
      'putExternalcontactsImportCsvSetting',
      'PUT /api/v2/externalcontacts/import/csv/settings/{settingsId}',
      { settingsId, body },
      {},
      request,
    );
  }

  /**
   * Lets a validated import go on, cancels an import or tries it again.
   *
   * @permissions `externalContacts:importJob:edit`
   * @see PUT /api/v2/externalcontacts/import/jobs/{jobId}
   */
  putExternalcontactsImportJob(
    jobId: string,
    body: ContactImportJobStatusUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<ContactImportJobStatusUpdateResponse> {
    return this.call(
      'putExternalcontactsImportJob',
      'PUT /api/v2/externalcontacts/import/jobs/{jobId}',
      { jobId, body },
      {},
      request,
    );
  }

  /**
   * Replaces import settings as a whole: matching, merging and the choice of fields.
   *
   * @permissions `externalContacts:importSettings:edit`
   * @see PUT /api/v2/externalcontacts/import/settings/{settingsId}
   */
  putExternalcontactsImportSetting(
    settingsId: string,
    body: ContactImportSettings,
    request?: RequestOptions,
  ): ApiPromise<ContactImportSettings> {
    return this.call(
      'putExternalcontactsImportSetting',
      'PUT /api/v2/externalcontacts/import/settings/{settingsId}',
      { settingsId, body },
      {},
      request,
    );
  }

  /**
   * Replaces an external organisation; a field missing from the body is cleared.
   *
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}
   */
  putExternalcontactsOrganization(
    externalOrganizationId: string,
    body: ExternalOrganization,
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganization> {
    return this.call(
      'putExternalcontactsOrganization',
      'PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}',
      { externalOrganizationId, body },
      {},
      request,
    );
  }

  /**
   * Replaces the text of a note on an external organisation.
   *
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}
   */
  putExternalcontactsOrganizationNote(
    externalOrganizationId: string,
    noteId: string,
    body: Note,
    request?: RequestOptions,
  ): ApiPromise<Note> {
    return this.call(
      'putExternalcontactsOrganizationNote',
      'PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}',
      { externalOrganizationId, noteId, body },
      {},
      request,
    );
  }

  /**
   * Links an external organisation to the trustor organisation it stands for; `deleteExternalcontactsOrganizationTrustor`
   * cuts the link.
   *
   * @param trustorId - Id of the organisation that trusts yours.
   * @permissions `externalContacts:externalOrganization:edit`
   * @see PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor/{trustorId}
   */
  putExternalcontactsOrganizationTrustorTrustorId(
    externalOrganizationId: string,
    trustorId: string,
    request?: RequestOptions,
  ): ApiPromise<ExternalOrganizationTrustorLink> {
    return this.call(
      'putExternalcontactsOrganizationTrustorTrustorId',
      'PUT /api/v2/externalcontacts/organizations/{externalOrganizationId}/trustor/{trustorId}',
      { externalOrganizationId, trustorId },
      {},
      request,
    );
  }

  /**
   * Replaces a data schema for external organisations, which gives it a new version.
   *
   * @param body - The whole schema, with the `version` last read.
   * @permissions `externalContacts:customFields:edit`
   * @see PUT /api/v2/externalcontacts/organizations/schemas/{schemaId}
   */
  putExternalcontactsOrganizationsSchema(schemaId: string, body: DataSchema, request?: RequestOptions): ApiPromise<DataSchema> {
    return this.call(
      'putExternalcontactsOrganizationsSchema',
      'PUT /api/v2/externalcontacts/organizations/schemas/{schemaId}',
      { schemaId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a relationship, e.g. to give the user another role.
   *
   * @permissions any of `relate:externalOrganization:edit`, `externalContacts:externalOrganization:edit`
   * @see PUT /api/v2/externalcontacts/relationships/{relationshipId}
   */
  putExternalcontactsRelationship(
    relationshipId: string,
    body: Relationship,
    request?: RequestOptions,
  ): ApiPromise<Relationship> {
    return this.call(
      'putExternalcontactsRelationship',
      'PUT /api/v2/externalcontacts/relationships/{relationshipId}',
      { relationshipId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ExternalContactsApi {
  type getExternalcontactsContactOptions = OptionsOf<ExternalContactsApi['getExternalcontactsContact']>;
  type getExternalcontactsContactJourneySegmentsOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsContactJourneySegments']
  >;
  type getExternalcontactsContactJourneySessionsOptions = GetExternalcontactsContactJourneySessionsOptions;
  type getExternalcontactsContactNoteOptions = OptionsOf<ExternalContactsApi['getExternalcontactsContactNote']>;
  type getExternalcontactsContactNotesOptions = GetExternalcontactsContactNotesOptions;
  type getExternalcontactsContactUnresolvedOptions = OptionsOf<ExternalContactsApi['getExternalcontactsContactUnresolved']>;
  type getExternalcontactsContactsOptions = GetExternalcontactsContactsOptions;
  type getExternalcontactsContactsExportsOptions = GetExternalcontactsContactsExportsOptions;
  type getExternalcontactsExternalsourcesOptions = GetExternalcontactsExternalsourcesOptions;
  type getExternalcontactsGraphsClusterscanOptions = OptionsOf<ExternalContactsApi['getExternalcontactsGraphsClusterscan']>;
  type getExternalcontactsGraphsClusterscanClustersOptions = GetExternalcontactsGraphsClusterscanClustersOptions;
  type getExternalcontactsGraphsClusterscansOptions = GetExternalcontactsGraphsClusterscansOptions;
  type getExternalcontactsGraphsClusterscansLatestOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsGraphsClusterscansLatest']
  >;
  type getExternalcontactsImportCsvSettingsOptions = GetExternalcontactsImportCsvSettingsOptions;
  type getExternalcontactsImportJobOptions = OptionsOf<ExternalContactsApi['getExternalcontactsImportJob']>;
  type getExternalcontactsImportJobsOptions = GetExternalcontactsImportJobsOptions;
  type getExternalcontactsImportSettingsOptions = GetExternalcontactsImportSettingsOptions;
  type getExternalcontactsNotesExportsOptions = GetExternalcontactsNotesExportsOptions;
  type getExternalcontactsOrganizationOptions = OptionsOf<ExternalContactsApi['getExternalcontactsOrganization']>;
  type getExternalcontactsOrganizationContactsOptions = GetExternalcontactsOrganizationContactsOptions;
  type getExternalcontactsOrganizationNoteOptions = OptionsOf<ExternalContactsApi['getExternalcontactsOrganizationNote']>;
  type getExternalcontactsOrganizationNotesOptions = GetExternalcontactsOrganizationNotesOptions;
  type getExternalcontactsOrganizationRelationshipsOptions = GetExternalcontactsOrganizationRelationshipsOptions;
  type getExternalcontactsOrganizationsOptions = GetExternalcontactsOrganizationsOptions;
  type getExternalcontactsOrganizationsExportsOptions = GetExternalcontactsOrganizationsExportsOptions;
  type getExternalcontactsRelationshipOptions = OptionsOf<ExternalContactsApi['getExternalcontactsRelationship']>;
  type getExternalcontactsRelationshipsExportsOptions = GetExternalcontactsRelationshipsExportsOptions;
  type getExternalcontactsReversewhitepageslookupOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsReversewhitepageslookup']
  >;
  type getExternalcontactsScanContactsOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanContacts']>;
  type getExternalcontactsScanContactsDivisionviewsAllOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsScanContactsDivisionviewsAll']
  >;
  type getExternalcontactsScanNotesOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanNotes']>;
  type getExternalcontactsScanNotesDivisionviewsAllOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsScanNotesDivisionviewsAll']
  >;
  type getExternalcontactsScanOrganizationsOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanOrganizations']>;
  type getExternalcontactsScanOrganizationsDivisionviewsAllOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsScanOrganizationsDivisionviewsAll']
  >;
  type getExternalcontactsScanRelationshipsOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanRelationships']>;
  type getExternalcontactsScanRelationshipsDivisionviewsAllOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsScanRelationshipsDivisionviewsAll']
  >;
  type postExternalcontactsBulkContactsEnrichOptions = OptionsOf<ExternalContactsApi['postExternalcontactsBulkContactsEnrich']>;
  type postExternalcontactsBulkOrganizationsEnrichOptions = OptionsOf<
    ExternalContactsApi['postExternalcontactsBulkOrganizationsEnrich']
  >;
  type postExternalcontactsContactJourneySegmentsOptions = OptionsOf<
    ExternalContactsApi['postExternalcontactsContactJourneySegments']
  >;
  type postExternalcontactsContactsEnrichOptions = OptionsOf<ExternalContactsApi['postExternalcontactsContactsEnrich']>;
  type postExternalcontactsIdentifierlookupOptions = OptionsOf<ExternalContactsApi['postExternalcontactsIdentifierlookup']>;
  type postExternalcontactsIdentifierlookupContactsOptions = OptionsOf<
    ExternalContactsApi['postExternalcontactsIdentifierlookupContacts']
  >;
  type postExternalcontactsIdentifierlookupOrganizationsOptions = OptionsOf<
    ExternalContactsApi['postExternalcontactsIdentifierlookupOrganizations']
  >;
  type postExternalcontactsOrganizationsEnrichOptions = OptionsOf<ExternalContactsApi['postExternalcontactsOrganizationsEnrich']>;
}
