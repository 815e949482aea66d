import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  CommandStatus,
  CommandStatusEntityListing,
  ContentQueryRequest,
  CreateShareRequest,
  CreateShareResponse,
  Document,
  DocumentAuditEntityListing,
  DocumentEntityListing,
  DocumentUpdate,
  DocumentUpload,
  QueryRequest,
  QueryResults,
  ReplaceRequest,
  ReplaceResponse,
  SecurityProfile,
  SecurityProfileEntityListing,
  Share,
  ShareEntityListing,
  SharedResponse,
  TagQueryRequest,
  TagValue,
  TagValueEntityListing,
  Usage,
  WorkspaceCreate,
  WorkspaceEntityListing,
  WorkspaceMember,
  WorkspaceMemberEntityListing,
} from '../models/content-management.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { DownloadResponse } from '../models/shared-administration.js';
import type { Workspace } from '../models/shared-conversations.js';
import type { ExpandOptions, PageOptions, SortOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetContentmanagementDocumentAuditsOptions extends PageOptions, SortOptions {
  /** Only entries of this transaction. */
  transactionFilter?: string;
  /** `USER` for what people did, `SYSTEM` for what the platform did by itself. @defaultValue `USER` */
  level?: string;
}

export interface GetContentmanagementDocumentsOptions extends PageOptions, SortOptions, ExpandOptions<'acl' | 'workspace'> {
  /** Only documents of this name. */
  name?: string;
}

export type GetContentmanagementQueryOptions = PageOptions & SortOptions & ExpandOptions<'acl' | 'workspace'>;

export interface GetContentmanagementSharedSharedIdOptions {
  /**
   * Pass `false`, which answers with the addresses. With `true` the answer is a redirect to the file; it is not followed, so
   * that the call rejects. The platform takes it no longer. @defaultValue `true`
   */
  redirect?: boolean;
  /** Whether the file is to be saved (`attachment`) or shown (`inline`); `none` leaves it open. @defaultValue `attachment` */
  disposition?: OpenEnum<'attachment' | 'inline' | 'none'>;
  /** Format wanted, e.g. `audio/wav`; the file is converted where the platform can. */
  contentType?: string;
  expand?: OpenEnum<'document.acl'>;
}

export interface GetContentmanagementSharesOptions extends PageOptions {
  /** The document whose shares are wanted. */
  entityId?: string;
  /** `member` adds the user or group that a document is shared with. */
  expand?: readonly OpenEnum<'member'>[];
}

export type GetContentmanagementWorkspaceDocumentsOptions = PageOptions & SortOptions & ExpandOptions<'acl' | 'workspace'>;

export type GetContentmanagementWorkspaceMembersOptions = PageOptions & ExpandOptions<'member'>;

export interface GetContentmanagementWorkspaceTagvaluesOptions extends PageOptions, ExpandOptions<'acl'> {
  /** Only tags that match this text. */
  value?: string;
}

export interface GetContentmanagementWorkspacesOptions extends PageOptions {
  /**
   * What the caller wants to do there. `content`, the usual choice, finds workspaces whose documents are accessible, `admin`
   * the group workspaces the caller administers, the others those where that single action is permitted.
   */
  access?: readonly OpenEnum<
    | 'content'
    | 'admin'
    | 'document:create'
    | 'document:viewContent'
    | 'document:viewMetadata'
    | 'document:download'
    | 'document:delete'
    | 'document:update'
    | 'document:share'
    | 'document:shareView'
    | 'document:email'
    | 'document:print'
    | 'document:auditView'
    | 'document:replace'
    | 'document:tag'
    | 'tag:create'
    | 'tag:view'
    | 'tag:update'
    | 'tag:apply'
    | 'tag:remove'
    | 'tag:delete'
  >[];
  /** `summary` adds the number and size of the documents, `acl` what the caller may do. */
  expand?: readonly OpenEnum<'summary' | 'acl'>[];
}

export interface PostContentmanagementDocumentsOptions {
  /** Document to copy into the workspace of the body. */
  copySource?: string;
  /** Document to move into the workspace of the body. */
  moveSource?: string;
  /** `true` copies or moves the source even while it is locked. */
  override?: boolean;
}

/**
 * The document store. Workspaces, a user's own or a group's, hold documents; members enter a workspace with a security
 * profile that says what they may do; tags belong to a workspace and mark its documents; shares open a document to people
 * outside. The file itself is uploaded to an address that the call for the document gives, and longer operations can be
 * followed through their status.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ContentManagementApi extends PlatformApi {
  /**
   * Deletes a document. The deletion may go on after the call returns; `getContentmanagementStatus` shows it.
   *
   * @param opts.override - `true` deletes the document even while it is locked.
   * @permissions `content_management_user`
   * @see DELETE /api/v2/contentmanagement/documents/{documentId}
   */
  deleteContentmanagementDocument(documentId: string, opts?: { override?: boolean }, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteContentmanagementDocument',
      'DELETE /api/v2/contentmanagement/documents/{documentId}',
      { documentId },
      opts,
      request,
    );
  }

  /**
   * Ends a share, so that the member or the public loses sight of the document. The document itself stays.
   *
   * @permissions not documented
   * @see DELETE /api/v2/contentmanagement/shares/{shareId}
   */
  deleteContentmanagementShare(shareId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteContentmanagementShare',
      'DELETE /api/v2/contentmanagement/shares/{shareId}',
      { shareId },
      {},
      request,
    );
  }

  /**
   * Cancels a running operation, such as an upload, copy or move.
   *
   * @permissions not documented
   * @see DELETE /api/v2/contentmanagement/status/{statusId}
   */
  deleteContentmanagementStatusStatusId(statusId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteContentmanagementStatusStatusId',
      'DELETE /api/v2/contentmanagement/status/{statusId}',
      { statusId },
      {},
      request,
    );
  }

  /**
   * Deletes a workspace and with it the documents it holds, unless they are sent elsewhere.
   *
   * @param opts.moveChildrenToWorkspaceId - Workspace that takes over the documents before this one is deleted.
   * @permissions not documented
   * @see DELETE /api/v2/contentmanagement/workspaces/{workspaceId}
   */
  deleteContentmanagementWorkspace(
    workspaceId: string,
    opts?: { moveChildrenToWorkspaceId?: string },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteContentmanagementWorkspace',
      'DELETE /api/v2/contentmanagement/workspaces/{workspaceId}',
      { workspaceId },
      opts,
      request,
    );
  }

  /**
   * Removes a user or group from a workspace.
   *
   * @param memberId - The user or group.
   * @permissions not documented
   * @see DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId}
   */
  deleteContentmanagementWorkspaceMember(workspaceId: string, memberId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteContentmanagementWorkspaceMember',
      'DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId}',
      { workspaceId, memberId },
      {},
      request,
    );
  }

  /**
   * Deletes a tag of a workspace and takes it off every document that bears it.
   *
   * @permissions not documented
   * @see DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId}
   */
  deleteContentmanagementWorkspaceTagvalue(workspaceId: string, tagId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteContentmanagementWorkspaceTagvalue',
      'DELETE /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId}',
      { workspaceId, tagId },
      {},
      request,
    );
  }

  /**
   * Reads a document's description: size, type, tags, attributes, addresses. Its file is reached with
   * `getContentmanagementDocumentContent`.
   *
   * @param opts.expand - `lockInfo` tells who holds a lock, `acl` what the caller may do with the document.
   * @permissions `content_management_user`
   * @see GET /api/v2/contentmanagement/documents/{documentId}
   */
  getContentmanagementDocument(
    documentId: string,
    opts?: { expand?: readonly OpenEnum<'lockInfo' | 'acl' | 'workspace'>[] },
    request?: RequestOptions,
  ): ApiPromise<Document> {
    return this.call(
      'getContentmanagementDocument',
      'GET /api/v2/contentmanagement/documents/{documentId}',
      { documentId },
      opts,
      request,
    );
  }

  /**
   * Lists what has been done with a document.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/documents/{documentId}/audits
   */
  getContentmanagementDocumentAudits(
    documentId: string,
    opts?: GetContentmanagementDocumentAuditsOptions,
    request?: RequestOptions,
  ): ApiPromise<DocumentAuditEntityListing> {
    return this.call(
      'getContentmanagementDocumentAudits',
      'GET /api/v2/contentmanagement/documents/{documentId}/audits',
      { documentId },
      opts,
      request,
      { retired: true },
    );
  }

  /**
   * Gives the address from which a document's file can be downloaded. Where the platform answers with a redirect to the file,
   * it is not followed: the call rejects with the code `ERR_REDIRECT`, in a browser with a `NetworkError`. A document that is
   * shared tells its addresses by `getContentmanagementSharedSharedId` with `redirect` `false`.
   *
   * @param opts.disposition - Whether a browser is to save the file (`attachment`) or show it (`inline`).
   * @param opts.contentType - Format wanted, e.g. `audio/wav`; the file is converted where the platform can.
   * @permissions `content_management_user`
   * @see GET /api/v2/contentmanagement/documents/{documentId}/content
   */
  getContentmanagementDocumentContent(
    documentId: string,
    opts?: { disposition?: OpenEnum<'attachment' | 'inline'>; contentType?: string },
    request?: RequestOptions,
  ): ApiPromise<DownloadResponse> {
    return this.call(
      'getContentmanagementDocumentContent',
      'GET /api/v2/contentmanagement/documents/{documentId}/content',
      { documentId },
      opts,
      request,
    );
  }

  /**
   * Lists the documents of a workspace. `getContentmanagementWorkspaceDocuments` gives the same list but has no filter by
   * name; across workspaces, search with `postContentmanagementQuery`.
   *
   * @deprecated Use `getContentmanagementWorkspaceDocuments`.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/documents
   */
  getContentmanagementDocuments(
    workspaceId: string,
    opts?: GetContentmanagementDocumentsOptions,
    request?: RequestOptions,
  ): ApiPromise<DocumentEntityListing> {
    return this.call('getContentmanagementDocuments', 'GET /api/v2/contentmanagement/documents', { workspaceId }, opts, request);
  }

  /**
   * Searches documents with a phrase, in every workspace the caller may see. Filters, facets and shares need
   * `postContentmanagementQuery`.
   *
   * @param queryPhrase - Words that must all occur in the document's searchable fields.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/query
   */
  getContentmanagementQuery(
    queryPhrase: string,
    opts?: GetContentmanagementQueryOptions,
    request?: RequestOptions,
  ): ApiPromise<QueryResults> {
    return this.call('getContentmanagementQuery', 'GET /api/v2/contentmanagement/query', { queryPhrase }, opts, request);
  }

  /**
   * Reads a security profile and the permissions it gives in a workspace.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/securityprofiles/{securityProfileId}
   */
  getContentmanagementSecurityprofile(securityProfileId: string, request?: RequestOptions): ApiPromise<SecurityProfile> {
    return this.call(
      'getContentmanagementSecurityprofile',
      'GET /api/v2/contentmanagement/securityprofiles/{securityProfileId}',
      { securityProfileId },
      {},
      request,
    );
  }

  /**
   * Lists the security profiles that a workspace's members can be given.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/securityprofiles
   */
  getContentmanagementSecurityprofiles(request?: RequestOptions): ApiPromise<SecurityProfileEntityListing> {
    return this.call('getContentmanagementSecurityprofiles', 'GET /api/v2/contentmanagement/securityprofiles', {}, {}, request);
  }

  /**
   * Reads one share by its id. To get at the shared document use `getContentmanagementSharedSharedId`.
   *
   * @param opts.expand - `member` adds the user or group that the document is shared with.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/shares/{shareId}
   */
  getContentmanagementShare(
    shareId: string,
    opts?: { expand?: readonly OpenEnum<'member'>[] },
    request?: RequestOptions,
  ): ApiPromise<Share> {
    return this.call('getContentmanagementShare', 'GET /api/v2/contentmanagement/shares/{shareId}', { shareId }, opts, request);
  }

  /**
   * Opens a shared document: with `redirect` `false` it gives addresses for viewing and downloading the file. Left out, the
   * call rejects with a redirect.
   *
   * @param sharedId - Last part of the document's `sharingUri` or `downloadSharingUri`; not the id of a share.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/shared/{sharedId}
   */
  getContentmanagementSharedSharedId(
    sharedId: string,
    opts?: GetContentmanagementSharedSharedIdOptions,
    request?: RequestOptions,
  ): ApiPromise<SharedResponse> {
    return this.call(
      'getContentmanagementSharedSharedId',
      'GET /api/v2/contentmanagement/shared/{sharedId}',
      { sharedId },
      opts,
      request,
    );
  }

  /**
   * Lists the shares of a document. Without a filter the platform answers 400.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/shares
   */
  getContentmanagementShares(opts?: GetContentmanagementSharesOptions, request?: RequestOptions): ApiPromise<ShareEntityListing> {
    return this.call('getContentmanagementShares', 'GET /api/v2/contentmanagement/shares', {}, opts, request);
  }

  /**
   * Lists the operations under way for the caller: uploads, copies, moves, deletions and the like.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/status
   */
  getContentmanagementStatus(opts?: PageOptions, request?: RequestOptions): ApiPromise<CommandStatusEntityListing> {
    return this.call('getContentmanagementStatus', 'GET /api/v2/contentmanagement/status', {}, opts, request);
  }

  /**
   * Reads the state of one operation: `INPROGRESS`, `COMPLETE`, `ERROR`, `CANCELING` or `CANCELED`.
   *
   * @param statusId - Id of the `uploadStatus` of a document, or of an entry of `getContentmanagementStatus`.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/status/{statusId}
   */
  getContentmanagementStatusStatusId(statusId: string, request?: RequestOptions): ApiPromise<CommandStatus> {
    return this.call(
      'getContentmanagementStatusStatusId',
      'GET /api/v2/contentmanagement/status/{statusId}',
      { statusId },
      {},
      request,
    );
  }

  /**
   * Tells how much the organisation stores: documents and bytes by kind.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/usage
   */
  getContentmanagementUsage(request?: RequestOptions): ApiPromise<Usage> {
    return this.call('getContentmanagementUsage', 'GET /api/v2/contentmanagement/usage', {}, {}, request);
  }

  /**
   * Reads a workspace.
   *
   * @param opts.expand - `summary` adds the number and size of its documents, `acl` what the caller may do there.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces/{workspaceId}
   */
  getContentmanagementWorkspace(
    workspaceId: string,
    opts?: { expand?: readonly OpenEnum<'summary' | 'acl'>[] },
    request?: RequestOptions,
  ): ApiPromise<Workspace> {
    return this.call(
      'getContentmanagementWorkspace',
      'GET /api/v2/contentmanagement/workspaces/{workspaceId}',
      { workspaceId },
      opts,
      request,
    );
  }

  /**
   * Lists the documents of a workspace; to filter by name use `getContentmanagementDocuments`.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces/{workspaceId}/documents
   */
  getContentmanagementWorkspaceDocuments(
    workspaceId: string,
    opts?: GetContentmanagementWorkspaceDocumentsOptions,
    request?: RequestOptions,
  ): ApiPromise<DocumentEntityListing> {
    return this.call(
      'getContentmanagementWorkspaceDocuments',
      'GET /api/v2/contentmanagement/workspaces/{workspaceId}/documents',
      { workspaceId },
      opts,
      request,
    );
  }

  /**
   * Reads one member of a workspace with the security profile it has there.
   *
   * @param memberId - The user or group.
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId}
   */
  getContentmanagementWorkspaceMember(
    workspaceId: string,
    memberId: string,
    opts?: ExpandOptions<'member'>,
    request?: RequestOptions,
  ): ApiPromise<WorkspaceMember> {
    return this.call(
      'getContentmanagementWorkspaceMember',
      'GET /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId}',
      { workspaceId, memberId },
      opts,
      request,
    );
  }

  /**
   * Lists the users and groups that belong to a workspace.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces/{workspaceId}/members
   */
  getContentmanagementWorkspaceMembers(
    workspaceId: string,
    opts?: GetContentmanagementWorkspaceMembersOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkspaceMemberEntityListing> {
    return this.call(
      'getContentmanagementWorkspaceMembers',
      'GET /api/v2/contentmanagement/workspaces/{workspaceId}/members',
      { workspaceId },
      opts,
      request,
    );
  }

  /**
   * Reads a tag of a workspace and whether it is in use.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId}
   */
  getContentmanagementWorkspaceTagvalue(
    workspaceId: string,
    tagId: string,
    opts?: ExpandOptions<'acl'>,
    request?: RequestOptions,
  ): ApiPromise<TagValue> {
    return this.call(
      'getContentmanagementWorkspaceTagvalue',
      'GET /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId}',
      { workspaceId, tagId },
      opts,
      request,
    );
  }

  /**
   * Lists the tags of a workspace; to search among many, `postContentmanagementWorkspaceTagvaluesQuery`.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues
   */
  getContentmanagementWorkspaceTagvalues(
    workspaceId: string,
    opts?: GetContentmanagementWorkspaceTagvaluesOptions,
    request?: RequestOptions,
  ): ApiPromise<TagValueEntityListing> {
    return this.call(
      'getContentmanagementWorkspaceTagvalues',
      'GET /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues',
      { workspaceId },
      opts,
      request,
    );
  }

  /**
   * Lists the workspaces that the caller may use, or only those where certain things are allowed.
   *
   * @permissions not documented
   * @see GET /api/v2/contentmanagement/workspaces
   */
  getContentmanagementWorkspaces(
    opts?: GetContentmanagementWorkspacesOptions,
    request?: RequestOptions,
  ): ApiPromise<WorkspaceEntityListing> {
    return this.call('getContentmanagementWorkspaces', 'GET /api/v2/contentmanagement/workspaces', {}, opts, request);
  }

  /**
   * Searches the audits of the document store across documents, with filters and facets. For one document
   * `getContentmanagementDocumentAudits` suffices.
   *
   * @deprecated The platform no longer offers it. Use `postAuditsQuery` of `AuditApi`.
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/auditquery
   */
  postContentmanagementAuditquery(body: ContentQueryRequest, request?: RequestOptions): ApiPromise<QueryResults> {
    return this.call('postContentmanagementAuditquery', 'POST /api/v2/contentmanagement/auditquery', { body }, {}, request, {
      retired: true,
    });
  }

  /**
   * Changes a document's name, read mark, tags and attributes; only what the body names is touched. The file is replaced with
   * `postContentmanagementDocumentContent`.
   *
   * @param opts.override - `true` changes the document even while it is locked.
   * @permissions `content_management_user`
   * @see POST /api/v2/contentmanagement/documents/{documentId}
   */
  postContentmanagementDocument(
    documentId: string,
    body: DocumentUpdate,
    opts?: { expand?: OpenEnum<'acl'>; override?: boolean },
    request?: RequestOptions,
  ): ApiPromise<Document> {
    return this.call(
      'postContentmanagementDocument',
      'POST /api/v2/contentmanagement/documents/{documentId}',
      { documentId, body },
      opts,
      request,
    );
  }

  /**
   * Prepares a new version of a document's file: the answer gives the address to upload it to and a status to follow.
   *
   * @param opts.override - `true` replaces the file even while the document is locked.
   * @permissions `content_management_user`
   * @see POST /api/v2/contentmanagement/documents/{documentId}/content
   */
  postContentmanagementDocumentContent(
    documentId: string,
    body: ReplaceRequest,
    opts?: { override?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ReplaceResponse> {
    return this.call(
      'postContentmanagementDocumentContent',
      'POST /api/v2/contentmanagement/documents/{documentId}/content',
      { documentId, body },
      opts,
      request,
    );
  }

  /**
   * Adds a document to a workspace: empty, to be filled through `uploadDestinationUri`, or as a copy or by a move of an
   * existing one.
   *
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/documents
   */
  postContentmanagementDocuments(
    body: DocumentUpload,
    opts?: PostContentmanagementDocumentsOptions,
    request?: RequestOptions,
  ): ApiPromise<Document> {
    return this.call('postContentmanagementDocuments', 'POST /api/v2/contentmanagement/documents', { body }, opts, request);
  }

  /**
   * Searches documents in all workspaces the caller may see, with filters on fields and attributes, facets and sorting, and
   * documents shared with the caller if asked for. A bare phrase also goes with `getContentmanagementQuery`.
   *
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/query
   */
  postContentmanagementQuery(
    body: QueryRequest,
    opts?: { expand?: OpenEnum<'acl' | 'workspace'> },
    request?: RequestOptions,
  ): ApiPromise<QueryResults> {
    return this.call('postContentmanagementQuery', 'POST /api/v2/contentmanagement/query', { body }, opts, request);
  }

  /**
   * Shares a document with users or groups, or with the public.
   *
   * @returns The share, or with several members the shares that succeeded and those that failed.
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/shares
   */
  postContentmanagementShares(body: CreateShareRequest, request?: RequestOptions): ApiPromise<CreateShareResponse> {
    return this.call('postContentmanagementShares', 'POST /api/v2/contentmanagement/shares', { body }, {}, request);
  }

  /**
   * Adds a tag to a workspace, to be put on its documents.
   *
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues
   */
  postContentmanagementWorkspaceTagvalues(workspaceId: string, body: TagValue, request?: RequestOptions): ApiPromise<TagValue> {
    return this.call(
      'postContentmanagementWorkspaceTagvalues',
      'POST /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues',
      { workspaceId, body },
      {},
      request,
    );
  }

  /**
   * Searches the tags of a workspace by part of their name, for instance to complete what a user types.
   *
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/query
   */
  postContentmanagementWorkspaceTagvaluesQuery(
    workspaceId: string,
    body: TagQueryRequest,
    opts?: ExpandOptions<'acl'>,
    request?: RequestOptions,
  ): ApiPromise<TagValueEntityListing> {
    return this.call(
      'postContentmanagementWorkspaceTagvaluesQuery',
      'POST /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/query',
      { workspaceId, body },
      opts,
      request,
    );
  }

  /**
   * Creates a group workspace. Members are added with `putContentmanagementWorkspaceMember`.
   *
   * @permissions not documented
   * @see POST /api/v2/contentmanagement/workspaces
   */
  postContentmanagementWorkspaces(body: WorkspaceCreate, request?: RequestOptions): ApiPromise<Workspace> {
    return this.call('postContentmanagementWorkspaces', 'POST /api/v2/contentmanagement/workspaces', { body }, {}, request);
  }

  /**
   * Replaces a workspace's name and description.
   *
   * @permissions not documented
   * @see PUT /api/v2/contentmanagement/workspaces/{workspaceId}
   */
  putContentmanagementWorkspace(workspaceId: string, body: Workspace, request?: RequestOptions): ApiPromise<Workspace> {
    return this.call(
      'putContentmanagementWorkspace',
      'PUT /api/v2/contentmanagement/workspaces/{workspaceId}',
      { workspaceId, body },
      {},
      request,
    );
  }

  /**
   * Adds a user or group to a workspace or, for an existing member, replaces its security profile.
   *
   * @param memberId - The user or group.
   * @permissions not documented
   * @see PUT /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId}
   */
  putContentmanagementWorkspaceMember(
    workspaceId: string,
    memberId: string,
    body: WorkspaceMember,
    request?: RequestOptions,
  ): ApiPromise<WorkspaceMember> {
    return this.call(
      'putContentmanagementWorkspaceMember',
      'PUT /api/v2/contentmanagement/workspaces/{workspaceId}/members/{memberId}',
      { workspaceId, memberId, body },
      {},
      request,
    );
  }

  /**
   * Renames a tag; the documents that bear it show the new name.
   *
   * @permissions not documented
   * @see PUT /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId}
   */
  putContentmanagementWorkspaceTagvalue(
    workspaceId: string,
    tagId: string,
    body: TagValue,
    request?: RequestOptions,
  ): ApiPromise<TagValue> {
    return this.call(
      'putContentmanagementWorkspaceTagvalue',
      'PUT /api/v2/contentmanagement/workspaces/{workspaceId}/tagvalues/{tagId}',
      { workspaceId, tagId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ContentManagementApi {
  type deleteContentmanagementDocumentOptions = OptionsOf<ContentManagementApi['deleteContentmanagementDocument']>;
  type deleteContentmanagementWorkspaceOptions = OptionsOf<ContentManagementApi['deleteContentmanagementWorkspace']>;
  type getContentmanagementDocumentOptions = OptionsOf<ContentManagementApi['getContentmanagementDocument']>;
  type getContentmanagementDocumentAuditsOptions = GetContentmanagementDocumentAuditsOptions;
  type getContentmanagementDocumentContentOptions = OptionsOf<ContentManagementApi['getContentmanagementDocumentContent']>;
  type getContentmanagementDocumentsOptions = GetContentmanagementDocumentsOptions;
  type getContentmanagementQueryOptions = GetContentmanagementQueryOptions;
  type getContentmanagementShareOptions = OptionsOf<ContentManagementApi['getContentmanagementShare']>;
  type getContentmanagementSharedSharedIdOptions = GetContentmanagementSharedSharedIdOptions;
  type getContentmanagementSharesOptions = GetContentmanagementSharesOptions;
  type getContentmanagementStatusOptions = PageOptions;
  type getContentmanagementWorkspaceOptions = OptionsOf<ContentManagementApi['getContentmanagementWorkspace']>;
  type getContentmanagementWorkspaceDocumentsOptions = GetContentmanagementWorkspaceDocumentsOptions;
  type getContentmanagementWorkspaceMemberOptions = OptionsOf<ContentManagementApi['getContentmanagementWorkspaceMember']>;
  type getContentmanagementWorkspaceMembersOptions = GetContentmanagementWorkspaceMembersOptions;
  type getContentmanagementWorkspaceTagvalueOptions = OptionsOf<ContentManagementApi['getContentmanagementWorkspaceTagvalue']>;
  type getContentmanagementWorkspaceTagvaluesOptions = GetContentmanagementWorkspaceTagvaluesOptions;
  type getContentmanagementWorkspacesOptions = GetContentmanagementWorkspacesOptions;
  type postContentmanagementDocumentOptions = OptionsOf<ContentManagementApi['postContentmanagementDocument']>;
  type postContentmanagementDocumentContentOptions = OptionsOf<ContentManagementApi['postContentmanagementDocumentContent']>;
  type postContentmanagementDocumentsOptions = PostContentmanagementDocumentsOptions;
  type postContentmanagementQueryOptions = OptionsOf<ContentManagementApi['postContentmanagementQuery']>;
  type postContentmanagementWorkspaceTagvaluesQueryOptions = OptionsOf<
    ContentManagementApi['postContentmanagementWorkspaceTagvaluesQuery']
  >;
}
