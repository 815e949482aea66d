import type { OpenEnum } from './open-enum.js';
import type { Group, User } from './shared.js';
import type { DocumentThumbnail, DomainEntity } from './shared-administration.js';
import type { Workspace } from './shared-conversations.js';
import type { DomainEntityRef, Entity } from './shared-references.js';

export type ContentAttributeType = OpenEnum<'NUMBER' | 'STRING' | 'DATE' | 'BOOLEAN' | 'LIST'>;

export type DocumentAuditAction = OpenEnum<
  | 'CREATE'
  | 'READ'
  | 'UPDATE'
  | 'DELETE'
  | 'DOWNLOAD'
  | 'VIEW'
  | 'UPLOAD'
  | 'SAVE'
  | 'MOVE'
  | 'COPY'
  | 'ADD'
  | 'REMOVE'
  | 'RECEIVE'
  | 'CONVERT'
  | 'FAX'
  | 'CREATE_COVERPAGE'
  | 'USER_ADD'
  | 'USER_REMOVE'
  | 'MEMBER_ADD'
  | 'MEMBER_REMOVE'
  | 'MEMBER_UPDATE'
  | 'TAG_ADD'
  | 'TAG_REMOVE'
  | 'TAG_UPDATE'
  | 'ATTRIBUTE_ADD'
  | 'ATTRIBUTE_REMOVE'
  | 'ATTRIBUTE_UPDATE'
  | 'ATTRIBUTE_GROUP_INSTANCE_ADD'
  | 'ATTRIBUTE_GROUP_INSTANCE_REMOVE'
  | 'ATTRIBUTE_GROUP_INSTANCE_UPDATE'
  | 'INDEX_SAVE'
  | 'INDEX_DELETE'
  | 'INDEX_CREATE'
  | 'FILE_SAVE'
  | 'FILE_DELETE'
  | 'FILE_READ'
  | 'THUMBNAIL_CREATE'
  | 'TEXT_EXTRACT'
  | 'SHARE_ADD'
  | 'SHARE_REMOVE'
  | 'VERSION_CREATE'
>;

export type AttributeFilterOperator = OpenEnum<
  'IN' | 'RANGE' | 'EQUALS' | 'NOTEQUALS' | 'LESSTHAN' | 'LESSTHANEQUALS' | 'GREATERTHAN' | 'GREATERTHANEQUALS' | 'CONTAINS'
>;

/** A field of a document beyond the fixed ones. */
export interface Attribute {
  id?: string;
  name: string;
  version?: number;
  description?: string;
  createdBy?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  modifiedBy?: DomainEntityRef;
  /** @format date-time */
  dateModified?: string;
  selfUri?: string;
}

export interface AttributeFilterItem {
  id?: string;
  operator?: AttributeFilterOperator;
  values?: string[];
}

export interface AuditChange {
  property?: string;
  entity?: AuditEntityReference;
  oldValues?: string[];
  newValues?: string[];
}

export interface AuditEntityReference {
  id?: string;
  name?: string;
  selfUri?: string;
  type?: OpenEnum<
    | 'ATTRIBUTE'
    | 'ATTRIBUTE_GROUP_INSTANCE'
    | 'DOCUMENT'
    | 'DOWNLOAD'
    | 'FAX'
    | 'GROUP'
    | 'RECORDING'
    | 'TAG'
    | 'WORKSPACE'
    | 'USER'
    | 'PUBLIC'
  >;
  action?: string;
}

/** The state of one longer operation, such as an upload or a move. */
export interface CommandStatus {
  id?: string;
  name?: string;
  /** When this record disappears. @format date-time */
  expiration?: string;
  userId?: string;
  statusCode?: OpenEnum<'INPROGRESS' | 'COMPLETE' | 'ERROR' | 'CANCELING' | 'CANCELED'>;
  commandType?: OpenEnum<
    | 'UPLOAD'
    | 'COPYDOCUMENT'
    | 'MOVEDOCUMENT'
    | 'DELETEWORKSPACE'
    | 'DELETEDOCUMENT'
    | 'DELETETAG'
    | 'UPDATETAG'
    | 'REINDEX'
    | 'CLEANUP'
    | 'REPLACEDOCUMENT'
  >;
  document?: Document;
  selfUri?: string;
}

export interface CommandStatusEntityListing {
  entities: CommandStatus[];
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

export type ContentAttributeFilterItem = AttributeFilterItem;

export interface ContentFacetFilterItem {
  /** Field to filter on. */
  name?: string;
  type?: ContentAttributeType;
  operator?: AttributeFilterOperator;
  /** One value, or for `IN` several, or for `RANGE` the two bounds. */
  values?: string[];
}

export type ContentFilterItem = ContentFacetFilterItem;

export type ContentQueryRequest = QueryRequest;

export type ContentSortItem = SortItem;

export interface CreateShareRequest {
  sharedEntityType: OpenEnum<'DOCUMENT'>;
  sharedEntity: SharedEntity;
  /** Kind of `member`; `PUBLIC` needs none. */
  memberType?: OpenEnum<'USER' | 'GROUP' | 'PUBLIC'>;
  /** The one user or group to share with; for several use `members`. */
  member?: SharedEntity;
  members?: CreateShareRequestMember[];
}

export interface CreateShareRequestMember {
  memberType?: OpenEnum<'USER' | 'GROUP' | 'PUBLIC'>;
  member?: MemberEntity;
}

export interface CreateShareResponse {
  id: string;
  name?: string;
  sharedEntityType?: OpenEnum<'DOCUMENT'>;
  sharedEntity?: DomainEntityRef;
  memberType?: OpenEnum<'USER' | 'GROUP' | 'PUBLIC'>;
  member?: DomainEntityRef;
  sharedBy?: DomainEntityRef;
  workspace?: DomainEntityRef;
  /** Shares made, where several members were given. */
  succeeded?: Share[];
  /** Shares that could not be made, where several members were given. */
  failed?: Share[];
  selfUri?: string;
}

export interface Document {
  id: string;
  name?: string;
  /** Version of the description; goes up with each change. */
  changeNumber?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  dateUploaded?: string;
  /** Where the file is fetched. */
  contentUri?: string;
  workspace?: DomainEntityRef;
  createdBy?: DomainEntityRef;
  uploadedBy?: DomainEntityRef;
  /** Address for those the document is shared with. */
  sharingUri?: string;
  contentType?: string;
  /** Size of the file in bytes. */
  contentLength?: number;
  /** Where it comes from: an upload, a fax or a recording. */
  systemType?: OpenEnum<'DOCUMENT' | 'FAX' | 'RECORDING'>;
  filename?: string;
  pageCount?: number;
  /** Whether it has been marked as read. */
  read?: boolean;
  /** Sender of a fax, or caller of a recording. */
  callerAddress?: string;
  /** Recipient of a fax, or called party of a recording. */
  receiverAddress?: string;
  tags?: string[];
  tagValues?: TagValue[];
  attributes?: DocumentAttribute[];
  thumbnails?: DocumentThumbnail[];
  /** Operation to follow with `getContentmanagementStatusStatusId`. */
  uploadStatus?: DomainEntityRef;
  /** Where the file is to be uploaded, by `uploadMethod`. */
  uploadDestinationUri?: string;
  uploadMethod?: OpenEnum<'SINGLE_PUT' | 'MULTIPART_POST'>;
  /** The lock, if an operation holds one. */
  lockInfo?: LockInfo;
  /** What the caller may do with the document. */
  acl?: string[];
  sharingStatus?: OpenEnum<'NONE' | 'LIMITED' | 'PUBLIC'>;
  downloadSharingUri?: string;
  selfUri?: string;
}

export interface DocumentAttribute {
  attribute?: Attribute;
  values?: string[];
}

export interface DocumentAudit {
  id?: string;
  name?: string;
  user?: DomainEntityRef;
  workspace?: DomainEntityRef;
  /** Groups the entries of one operation. */
  transactionId?: string;
  transactionInitiator?: boolean;
  application?: string;
  serviceName?: string;
  /** Whether a person or the platform itself acted. */
  level?: OpenEnum<'USER' | 'SYSTEM'>;
  /** @format date-time */
  timestamp?: string;
  status?: OpenEnum<'SUCCESS' | 'FAILURE' | 'WARNING'>;
  actionContext?: DocumentAuditAction;
  action?: DocumentAuditAction;
  entity?: AuditEntityReference;
  changes?: AuditChange[];
  selfUri?: string;
}

export interface DocumentAuditEntityListing {
  entities: DocumentAudit[];
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

export interface DocumentEntityListing {
  entities: Document[];
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

export interface DocumentUpdate {
  /** `changeNumber` as read, so that a change made meanwhile is noticed. */
  changeNumber?: number;
  name: string;
  read?: boolean;
  /** Names of tags to put on. */
  addTags?: string[];
  /** Names of tags to take off. */
  removeTags?: string[];
  /** Ids of tags to put on. */
  addTagIds?: string[];
  /** Ids of tags to take off. */
  removeTagIds?: string[];
  updateAttributes?: DocumentAttribute[];
  /** Ids of attributes to clear. */
  removeAttributes?: string[];
}

export interface DocumentUpload {
  name: string;
  workspace: DomainEntityRef;
  /** Names of tags. */
  tags?: string[];
  tagIds?: string[];
}

export interface DomainEntityListingQueryResult {
  entities?: QueryResult[];
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

/** How the values of one field are spread over the documents found. */
export interface FacetEntry {
  attribute?: TermAttribute;
  statistics?: FacetStatistics;
  /** Documents whose value is not among the terms listed. */
  other?: number;
  total?: number;
  /** Documents without a value. */
  missing?: number;
  termCount?: number;
  termType?: OpenEnum<'TERM' | 'NUMBERRANGE' | 'NUMBERHISTOGRAM' | 'DATERANGE' | 'DATEHISTOGRAM' | 'ID'>;
  terms?: FacetTerm[];
}

export interface FacetKeyAttribute {
  id?: string;
  name?: string;
  count?: number;
}

export interface FacetStatistics {
  count?: number;
  min?: number;
  max?: number;
  mean?: number;
  stdDeviation?: number;
  /** @format date-time */
  dateMin?: string;
  /** @format date-time */
  dateMax?: string;
}

export interface FacetTerm {
  term?: string;
  key?: number;
  id?: string;
  name?: string;
  count?: number;
  /** @format date-time */
  time?: string;
}

export interface LockInfo {
  lockedBy?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateExpires?: string;
  action?: OpenEnum<'UPDATE' | 'DELETE' | 'COPY' | 'MOVE' | 'REPLACE' | 'THUMBNAIL' | 'TEXT_EXTRACTION'>;
}

export type MemberEntity = Entity;

export interface QueryFacetInfo {
  attributes?: FacetKeyAttribute[];
  facets?: FacetEntry[];
}

export interface QueryRequest {
  queryPhrase?: string;
  pageNumber?: number;
  pageSize?: number;
  /** Fields for which to count how often each value occurs. */
  facetNameRequests?: string[];
  sort?: SortItem[];
  filters?: ContentFilterItem[];
  attributeFilters?: AttributeFilterItem[];
  /** Whether documents shared with the caller are searched too. */
  includeShares?: boolean;
}

export interface QueryResult {
  id?: string;
  name?: string;
  body?: DomainEntity;
  selfUri?: string;
}

export interface QueryResults {
  results?: DomainEntityListingQueryResult;
  facetInfo?: QueryFacetInfo;
}

export interface ReplaceRequest {
  /** `changeNumber` of the document as read. */
  changeNumber?: number;
  name?: string;
  authToken?: string;
}

export interface ReplaceResponse {
  id?: string;
  name?: string;
  changeNumber?: number;
  /** Operation to follow with `getContentmanagementStatusStatusId`. */
  uploadStatus?: DomainEntityRef;
  /** Where the new file is to be uploaded, by `uploadMethod`. */
  uploadDestinationUri?: string;
  uploadMethod?: OpenEnum<'SINGLE_PUT' | 'MULTIPART_POST'>;
}

export interface SecurityProfile {
  id?: string;
  name?: string;
  permissions?: string[];
  selfUri?: string;
}

export interface SecurityProfileEntityListing {
  entities: SecurityProfile[];
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

export interface ShareEntityListing {
  entities: Share[];
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

export type SharedEntity = Entity;

export interface SharedResponse {
  id?: string;
  /** Address to save the file from. */
  downloadUri?: string;
  /** Address to show it at. */
  viewUri?: string;
  document?: Document;
  share?: Share;
}

export interface SortItem {
  name?: string;
  ascending?: boolean;
}

export interface TagQueryRequest {
  query?: string;
  pageNumber?: number;
  pageSize?: number;
}

/** A tag of a workspace. */
export interface TagValue {
  id?: string;
  name: string;
  /** Whether any document bears it. */
  inUse?: boolean;
  /** What the caller may do with the tag. */
  acl?: string[];
  selfUri?: string;
}

export interface TagValueEntityListing {
  entities: TagValue[];
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

export interface TermAttribute {
  id?: string;
  name?: string;
  type?: ContentAttributeType;
}

export interface Usage {
  types?: UsageItem[];
}

export interface UsageItem {
  type?: OpenEnum<'RECORDING' | 'FAX' | 'DOCUMENT' | 'ALL'>;
  /** Size of all documents of the kind, in bytes. */
  totalDocumentByteCount?: number;
  totalDocumentCount?: number;
}

export interface WorkspaceCreate {
  name: string;
  bucket?: string;
  description?: string;
}

export interface WorkspaceEntityListing {
  entities: Workspace[];
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

export interface WorkspaceMember {
  id?: string;
  name?: string;
  workspace?: DomainEntityRef;
  memberType: OpenEnum<'USER' | 'GROUP'>;
  member?: DomainEntityRef;
  user?: User;
  group?: Group;
  securityProfile?: SecurityProfile;
  selfUri?: string;
}

export interface WorkspaceMemberEntityListing {
  entities: WorkspaceMember[];
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

export interface Share {
  id: string;
  name?: string;
  sharedEntityType?: OpenEnum<'DOCUMENT'>;
  sharedEntity?: DomainEntityRef;
  memberType?: OpenEnum<'USER' | 'GROUP' | 'PUBLIC'>;
  member?: DomainEntityRef;
  sharedBy?: DomainEntityRef;
  workspace?: DomainEntityRef;
  user?: User;
  group?: Group;
  selfUri?: string;
}
