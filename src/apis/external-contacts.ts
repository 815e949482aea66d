import type { ApiPromise } from '../core/api-promise.js';
import type { RequestOptions } from '../core/operation.js';
import type {
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
  BulkOrganizationsRequest,
  BulkOrganizationsResponse,
  BulkRelationshipsRequest,
  BulkRelationshipsResponse,
  ContactListing,
  ConversationAssociation,
  CursorContactListing,
  CursorNoteListing,
  CursorOrganizationListing,
  CursorRelationshipListing,
  DataSchemaListing,
  ExternalOrganizationListing,
  ExternalOrganizationTrustorLink,
  Note,
  NoteListing,
  Relationship,
  RelationshipListing,
  ReverseWhitepagesLookupResult,
} from '../models/external-contacts.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { DataSchema, ExternalContact, ExternalOrganization } from '../models/shared-conversations.js';
import type { ExpandOptions, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetExternalcontactsContactNotesOptions extends PageOptions {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** `createDate:asc` or `createDate:desc`. */
  sortOrder?: string;
  /** `author` fills the users who wrote them. */
  expand?: readonly OpenEnum<'author' | 'externalDataSources'>[];
}

export interface GetExternalcontactsContactsOptions
  extends PageOptions, ExpandOptions<'externalOrganization' | 'externalDataSources'> {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  /** Keywords; there is no search syntax. */
  q?: string;
  /** Field and direction, e.g. `lastName:asc`; fields are `firstName`, `lastName`, `middleName` and `title`. */
  sortOrder?: string;
}

export interface GetExternalcontactsOrganizationContactsOptions
  extends PageOptions, ExpandOptions<'externalOrganization' | 'externalDataSources'> {
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
  expand?: readonly OpenEnum<'author' | 'externalDataSources'>[];
}

export interface GetExternalcontactsOrganizationRelationshipsOptions extends PageOptions {
  /** Entities a page. @defaultValue `20` */
  pageSize?: number;
  expand?: OpenEnum<'externalDataSources'>;
  /** Field and direction, e.g. `createDate:desc`; fields are `createDate` and `relationship`. */
  sortOrder?: string;
}

export interface GetExternalcontactsOrganizationsOptions extends PageOptions, ExpandOptions<'externalDataSources'> {
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
}

/**
 * The organisation's address book of people and companies outside it: contacts, external organisations, notes on both, and
 * relationships between organisations and the users who look after them. Data schemas add custom fields to contacts and
 * organisations. Single calls are for screens, bulk calls for synchronising with another system, scans for reading
 * everything.
 */
export class ExternalContactsApi extends PlatformApi {
  /**
   * Deletes an external contact.
   *
   * @returns An acknowledgement without declared fields.
   * @permissions any of `externalContacts:contact:delete`
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
   * @permissions any of `externalContacts:contact:edit`
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
   * @permissions any of `externalContacts:customFields:edit`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}
   */
  getExternalcontactsContact(
    contactId: string,
    opts?: ExpandOptions<'externalOrganization' | 'externalDataSources'>,
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
   * Reads one note on a contact.
   *
   * @param opts.expand - `author` fills the user who wrote it.
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts/{contactId}/notes/{noteId}
   */
  getExternalcontactsContactNote(
    contactId: string,
    noteId: string,
    opts?: { expand?: readonly OpenEnum<'author' | 'externalDataSources'>[] },
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
   * @permissions any of `externalContacts:contact:view`
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
   * Searches external contacts by keyword, or lists them. To read all contacts use `getExternalcontactsScanContacts`.
   *
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/contacts
   */
  getExternalcontactsContacts(opts?: GetExternalcontactsContactsOptions, request?: RequestOptions): ApiPromise<ContactListing> {
    return this.call('getExternalcontactsContacts', 'GET /api/v2/externalcontacts/contacts', {}, opts, request);
  }

  /**
   * Reads the current version of a data schema for contacts.
   *
   * @permissions any of `externalContacts:customFields:view`
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
   * @permissions any of `externalContacts:customFields:view`
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
   * @permissions any of `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas/{schemaId}/versions
   */
  getExternalcontactsContactsSchemaVersions(schemaId: string, request?: RequestOptions): ApiPromise<DataSchema> {
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
   * @permissions any of `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/contacts/schemas
   */
  getExternalcontactsContactsSchemas(request?: RequestOptions): ApiPromise<DataSchemaListing> {
    return this.call('getExternalcontactsContactsSchemas', 'GET /api/v2/externalcontacts/contacts/schemas', {}, {}, request);
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
    opts?: { expand?: OpenEnum<'externalDataSources'>; includeTrustors?: boolean },
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
   * @permissions any of `externalContacts:contact:view`
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
   * Reads one note on an external organisation.
   *
   * @param opts.expand - `author` fills the user who wrote it.
   * @permissions any of `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/organizations/{externalOrganizationId}/notes/{noteId}
   */
  getExternalcontactsOrganizationNote(
    externalOrganizationId: string,
    noteId: string,
    opts?: { expand?: readonly OpenEnum<'author' | 'externalDataSources'>[] },
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
   * Lists which users look after an external organisation, and in what role.
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
   * Reads the current version of a data schema for external organisations.
   *
   * @permissions any of `externalContacts:customFields:view`
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
   * @permissions any of `externalContacts:customFields:view`
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
   * @permissions any of `externalContacts:customFields:view`
   * @see GET /api/v2/externalcontacts/organizations/schemas/{schemaId}/versions
   */
  getExternalcontactsOrganizationsSchemaVersions(schemaId: string, request?: RequestOptions): ApiPromise<DataSchema> {
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
   * @permissions any of `externalContacts:customFields:view`
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
   * Reads one relationship: the user, the external organisation and the role.
   *
   * @permissions any of `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/relationships/{relationshipId}
   */
  getExternalcontactsRelationship(
    relationshipId: string,
    opts?: { expand?: OpenEnum<'externalDataSources'> },
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
   * Finds the contacts and external organisations that an address belongs to, e.g. to greet a caller by name. At most 25 come
   * back.
   *
   * @param lookupVal - Phone number in E.164, email address or Twitter screen name.
   * @param opts.expand - `contacts.externalOrganization` fills the organisation of each contact found.
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/reversewhitepageslookup
   */
  getExternalcontactsReversewhitepageslookup(
    lookupVal: string,
    opts?: { expand?: readonly OpenEnum<'contacts.externalOrganization' | 'externalDataSources'>[] },
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
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/scan/contacts
   */
  getExternalcontactsScanContacts(
    opts?: { limit?: number; cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorContactListing> {
    return this.call('getExternalcontactsScanContacts', 'GET /api/v2/externalcontacts/scan/contacts', {}, opts, request);
  }

  /**
   * Reads all notes, those on contacts and those on organisations, batch by batch.
   *
   * @param opts.limit - Notes a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/scan/notes
   */
  getExternalcontactsScanNotes(
    opts?: { limit?: number; cursor?: string },
    request?: RequestOptions,
  ): ApiPromise<CursorNoteListing> {
    return this.call('getExternalcontactsScanNotes', 'GET /api/v2/externalcontacts/scan/notes', {}, opts, request);
  }

  /**
   * Reads all external organisations batch by batch, in no promised order; to search use `getExternalcontactsOrganizations`.
   *
   * @param opts.limit - Organisations a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @permissions any of `externalContacts:externalOrganization:view`
   * @see GET /api/v2/externalcontacts/scan/organizations
   */
  getExternalcontactsScanOrganizations(
    opts?: { limit?: number; cursor?: string },
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
   * Reads the relationships of all external organisations batch by batch.
   *
   * @param opts.limit - Relationships a batch.
   * @param opts.cursor - Where to go on, from the `nextUri` of the batch before; not for the first batch.
   * @permissions any of `externalContacts:contact:view`
   * @see GET /api/v2/externalcontacts/scan/relationships
   */
  getExternalcontactsScanRelationships(
    opts?: { limit?: number; cursor?: string },
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
   * Reads several contacts by their ids; nothing is written. An id that cannot be read fails alone and is counted in
   * `errorCount`.
   *
   * @permissions any of `externalContacts:contact:view`
   * @see POST /api/v2/externalcontacts/bulk/contacts
   */
  postExternalcontactsBulkContacts(body: BulkIdsRequest, request?: RequestOptions): ApiPromise<BulkFetchContactsResponse> {
    return this.call('postExternalcontactsBulkContacts', 'POST /api/v2/externalcontacts/bulk/contacts', { body }, {}, request);
  }

  /**
   * Creates several contacts in one call. Each succeeds or fails by itself, so look at `errorCount` even where the call
   * succeeds.
   *
   * @permissions any of `externalContacts:contact:add`
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
   * Deletes several contacts by their ids, each reported by itself.
   *
   * @permissions any of `externalContacts:contact:delete`
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
   * Replaces several contacts in one call, each reported by itself.
   *
   * @param body - Whole contacts, each with its `id`.
   * @permissions any of `externalContacts:contact:edit`
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
   * @permissions any of `externalContacts:externalOrganization:view`
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
   * @permissions any of `externalContacts:externalOrganization:add`
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
   * Deletes several external organisations by their ids, each reported by itself.
   *
   * @permissions any of `externalContacts:externalOrganization:delete`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
   * Writes a note on a contact; the caller becomes its author.
   *
   * @permissions any of `externalContacts:contact:edit`
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
   * Creates an external contact.
   *
   * @param body - First and last name at least; `customFields` only together with the `schema` they follow.
   * @permissions any of `externalContacts:contact:add`
   * @see POST /api/v2/externalcontacts/contacts
   */
  postExternalcontactsContacts(body: ExternalContact, request?: RequestOptions): ApiPromise<ExternalContact> {
    return this.call('postExternalcontactsContacts', 'POST /api/v2/externalcontacts/contacts', { body }, {}, request);
  }

  /**
   * Creates a data schema that gives contacts custom fields.
   *
   * @permissions any of `externalContacts:customFields:add`
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
   * Creates a data schema that gives external organisations custom fields.
   *
   * @permissions any of `externalContacts:customFields:add`
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
   * Records that a user looks after an external organisation, e.g. as account manager.
   *
   * @permissions any of `externalContacts:externalOrganization:edit`
   * @see POST /api/v2/externalcontacts/relationships
   */
  postExternalcontactsRelationships(body: Relationship, request?: RequestOptions): ApiPromise<Relationship> {
    return this.call('postExternalcontactsRelationships', 'POST /api/v2/externalcontacts/relationships', { body }, {}, request);
  }

  /**
   * Replaces an external contact; a field missing from the body is cleared.
   *
   * @permissions any of `externalContacts:contact:edit`
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
   * @permissions any of `externalContacts:contact:edit`
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
   * @permissions any of `externalContacts:customFields:edit`
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
   * @permissions any of `externalContacts:conversation:associate`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
   * @permissions any of `externalContacts:customFields:edit`
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
   * @permissions any of `externalContacts:externalOrganization:edit`
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
  type getExternalcontactsContactNoteOptions = OptionsOf<ExternalContactsApi['getExternalcontactsContactNote']>;
  type getExternalcontactsContactNotesOptions = GetExternalcontactsContactNotesOptions;
  type getExternalcontactsContactsOptions = GetExternalcontactsContactsOptions;
  type getExternalcontactsOrganizationOptions = OptionsOf<ExternalContactsApi['getExternalcontactsOrganization']>;
  type getExternalcontactsOrganizationContactsOptions = GetExternalcontactsOrganizationContactsOptions;
  type getExternalcontactsOrganizationNoteOptions = OptionsOf<ExternalContactsApi['getExternalcontactsOrganizationNote']>;
  type getExternalcontactsOrganizationNotesOptions = GetExternalcontactsOrganizationNotesOptions;
  type getExternalcontactsOrganizationRelationshipsOptions = GetExternalcontactsOrganizationRelationshipsOptions;
  type getExternalcontactsOrganizationsOptions = GetExternalcontactsOrganizationsOptions;
  type getExternalcontactsRelationshipOptions = OptionsOf<ExternalContactsApi['getExternalcontactsRelationship']>;
  type getExternalcontactsReversewhitepageslookupOptions = OptionsOf<
    ExternalContactsApi['getExternalcontactsReversewhitepageslookup']
  >;
  type getExternalcontactsScanContactsOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanContacts']>;
  type getExternalcontactsScanNotesOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanNotes']>;
  type getExternalcontactsScanOrganizationsOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanOrganizations']>;
  type getExternalcontactsScanRelationshipsOptions = OptionsOf<ExternalContactsApi['getExternalcontactsScanRelationships']>;
}
