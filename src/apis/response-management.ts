import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  CreateResponseAssetRequest,
  CreateResponseAssetResponse,
  Library,
  LibraryBatchRequest,
  LibraryDivisionView,
  LibraryDivisionViewEntityListing,
  LibraryEntityListing,
  QueryCriteriaQuery,
  Response,
  ResponseAsset,
  ResponseAssetBulkRequest,
  ResponseAssetEntityListing,
  ResponseAssetRequest,
  ResponseAssetSearchRequest,
  ResponseAssetSearchResults,
  ResponseAssetStatus,
  ResponseDivisionView,
  ResponseDivisionViewQueryResults,
  ResponseEntityListing,
  ResponseQueryRequest,
  ResponseQueryResults,
} from '../models/response-management.js';
import type { ExpandOptions, PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetResponsemanagementLibrariesDivisionviewsOptions {
  /** Which page, counted from 1. */
  pageNumber?: number;
  /** Entities a page. */
  pageSize?: number;
  /** Only libraries with templates for this messaging service. */
  messagingTemplateFilter?: string;
  /** Only libraries whose name starts with this text. */
  libraryPrefix?: string;
}

export interface GetResponsemanagementLibrariesOptions extends PageOptions {
  /** Only libraries that contain messaging templates for this service. */
  messagingTemplateFilter?: OpenEnum<'whatsapp'>;
  /** Only libraries whose name starts with this text. */
  libraryPrefix?: string;
}

export interface GetResponsemanagementResponsesOptions extends PageOptions {
  /** `substitutionsSchema` adds the JSON schema that the substitutions follow. */
  expand?: OpenEnum<'substitutionsSchema'>;
}

/**
 * Canned responses: prepared texts that agents put into e-mails, chats and messages, kept in libraries, and the files
 * (response assets) that go with them. A response may stand in several libraries and may hold substitutions, placeholders
 * that are filled in on use.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ResponseManagementApi extends PlatformApi {
  /**
   * Deletes a library of canned responses.
   *
   * @permissions `responses:library:delete`
   * @see DELETE /api/v2/responsemanagement/libraries/{libraryId}
   */
  deleteResponsemanagementLibrary(libraryId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteResponsemanagementLibrary',
      'DELETE /api/v2/responsemanagement/libraries/{libraryId}',
      { libraryId },
      {},
      request,
    );
  }

  /**
   * Deletes a canned response from all libraries it stands in.
   *
   * @permissions `responses:response:delete`
   * @see DELETE /api/v2/responsemanagement/responses/{responseId}
   */
  deleteResponsemanagementResponse(responseId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteResponsemanagementResponse',
      'DELETE /api/v2/responsemanagement/responses/{responseId}',
      { responseId },
      {},
      request,
    );
  }

  /**
   * Deletes a response asset, file included.
   *
   * @permissions `responseAssets:asset:delete`
   * @see DELETE /api/v2/responsemanagement/responseassets/{responseAssetId}
   */
  deleteResponsemanagementResponseasset(responseAssetId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteResponsemanagementResponseasset',
      'DELETE /api/v2/responsemanagement/responseassets/{responseAssetId}',
      { responseAssetId },
      {},
      request,
    );
  }

  /**
   * Lists the libraries of the organisation.
   *
   * @example
   * ```ts
   * const libraries = await new ResponseManagementApi(client).getResponsemanagementLibraries().items().toArray();
   * console.log(libraries.map(({ name }) => name));
   * ```
   * @permissions `responses:library:view`
   * @see GET /api/v2/responsemanagement/libraries
   */
  getResponsemanagementLibraries(
    opts?: GetResponsemanagementLibrariesOptions,
    request?: RequestOptions,
  ): ApiPromise<LibraryEntityListing> {
    return this.call('getResponsemanagementLibraries', 'GET /api/v2/responsemanagement/libraries', {}, opts, request);
  }

  /**
   * Reads a library in short, id and name, provided that its division is among those the caller's grants reach.
   *
   * @permissions `responses:library:search`
   * @see GET /api/v2/responsemanagement/libraries/divisionviews/{libraryId}
   */
  getResponsemanagementLibrariesDivisionview(libraryId: string, request?: RequestOptions): ApiPromise<LibraryDivisionView> {
    return this.call(
      'getResponsemanagementLibrariesDivisionview',
      'GET /api/v2/responsemanagement/libraries/divisionviews/{libraryId}',
      { libraryId },
      {},
      request,
    );
  }

  /**
   * Lists libraries in short within the divisions the caller's grants reach, for choosing one in a picker. In full:
   * `getResponsemanagementLibraries`.
   *
   * @permissions `responses:library:search`
   * @see GET /api/v2/responsemanagement/libraries/divisionviews
   */
  getResponsemanagementLibrariesDivisionviews(
    opts?: GetResponsemanagementLibrariesDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<LibraryDivisionViewEntityListing> {
    return this.call(
      'getResponsemanagementLibrariesDivisionviews',
      'GET /api/v2/responsemanagement/libraries/divisionviews',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads a library; the responses in it come from `getResponsemanagementResponses`.
   *
   * @permissions `responses:library:view`
   * @see GET /api/v2/responsemanagement/libraries/{libraryId}
   */
  getResponsemanagementLibrary(libraryId: string, request?: RequestOptions): ApiPromise<Library> {
    return this.call(
      'getResponsemanagementLibrary',
      'GET /api/v2/responsemanagement/libraries/{libraryId}',
      { libraryId },
      {},
      request,
    );
  }

  /**
   * Reads a canned response with its texts in plain and HTML form.
   *
   * @param opts.expand - `substitutionsSchema` adds the JSON schema that the substitutions follow.
   * @permissions `responses:response:view`
   * @see GET /api/v2/responsemanagement/responses/{responseId}
   */
  getResponsemanagementResponse(
    responseId: string,
    opts?: { expand?: OpenEnum<'substitutionsSchema'> },
    request?: RequestOptions,
  ): ApiPromise<Response> {
    return this.call(
      'getResponsemanagementResponse',
      'GET /api/v2/responsemanagement/responses/{responseId}',
      { responseId },
      opts,
      request,
    );
  }

  /**
   * Reads a response asset: name, type, size, address of its file, and the responses that use it.
   *
   * @permissions `responseAssets:asset:view`
   * @see GET /api/v2/responsemanagement/responseassets/{responseAssetId}
   */
  getResponsemanagementResponseasset(responseAssetId: string, request?: RequestOptions): ApiPromise<ResponseAsset> {
    return this.call(
      'getResponsemanagementResponseasset',
      'GET /api/v2/responsemanagement/responseassets/{responseAssetId}',
      { responseAssetId },
      {},
      request,
    );
  }

  /**
   * Tells how far an upload has come: `InProgress`, `Uploaded` or `Failed`, the last with an error.
   *
   * @param statusId - `id` of the answer of `postResponsemanagementResponseassetsUploads`.
   * @permissions `responseAssets:asset:view`
   * @see GET /api/v2/responsemanagement/responseassets/status/{statusId}
   */
  getResponsemanagementResponseassetsStatusStatusId(statusId: string, request?: RequestOptions): ApiPromise<ResponseAssetStatus> {
    return this.call(
      'getResponsemanagementResponseassetsStatusStatusId',
      'GET /api/v2/responsemanagement/responseassets/status/{statusId}',
      { statusId },
      {},
      request,
    );
  }

  /**
   * Lists the canned responses of one library. To search by words or across libraries use
   * `postResponsemanagementResponsesQuery`.
   *
   * @example
   * ```ts
   * const responses = await new ResponseManagementApi(client).getResponsemanagementResponses(libraryId).items().toArray();
   * console.log(responses.map(({ name }) => name));
   * ```
   * @permissions `responses:response:view`
   * @see GET /api/v2/responsemanagement/responses
   */
  getResponsemanagementResponses(
    libraryId: string,
    opts?: GetResponsemanagementResponsesOptions,
    request?: RequestOptions,
  ): ApiPromise<ResponseEntityListing> {
    return this.call('getResponsemanagementResponses', 'GET /api/v2/responsemanagement/responses', { libraryId }, opts, request);
  }

  /**
   * Reads the parts of a canned response that are needed to send it, such as its template and substitutions, without its texts
   * and history. It must be in a division that the caller's grants reach.
   *
   * @permissions `responses:response:search`
   * @see GET /api/v2/responsemanagement/responses/divisionviews/{responseId}
   */
  getResponsemanagementResponsesDivisionview(responseId: string, request?: RequestOptions): ApiPromise<ResponseDivisionView> {
    return this.call(
      'getResponsemanagementResponsesDivisionview',
      'GET /api/v2/responsemanagement/responses/divisionviews/{responseId}',
      { responseId },
      {},
      request,
    );
  }

  /**
   * Creates a library.
   *
   * @permissions `responses:library:add`
   * @see POST /api/v2/responsemanagement/libraries
   */
  postResponsemanagementLibraries(body: Library, request?: RequestOptions): ApiPromise<Library> {
    return this.call('postResponsemanagementLibraries', 'POST /api/v2/responsemanagement/libraries', { body }, {}, request);
  }

  /**
   * Reads the libraries with the given ids in one call. Nothing is created, despite its verb.
   *
   * @permissions `responses:library:view`
   * @see POST /api/v2/responsemanagement/libraries/bulk
   */
  postResponsemanagementLibrariesBulk(body: LibraryBatchRequest, request?: RequestOptions): ApiPromise<LibraryEntityListing> {
    return this.call(
      'postResponsemanagementLibrariesBulk',
      'POST /api/v2/responsemanagement/libraries/bulk',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches libraries by name, division, author or id, with criteria that can be combined and negated.
   *
   * @permissions `responses:library:view`
   * @see POST /api/v2/responsemanagement/libraries/query
   */
  postResponsemanagementLibrariesQuery(
    body: QueryCriteriaQuery,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<LibraryEntityListing> {
    return this.call(
      'postResponsemanagementLibrariesQuery',
      'POST /api/v2/responsemanagement/libraries/query',
      { body },
      opts,
      request,
    );
  }

  /**
   * Reads the response assets with the given ids in one call. Ids that match nothing come back in `notFound`.
   *
   * @permissions `responseAssets:asset:view`
   * @see POST /api/v2/responsemanagement/responseassets/bulk
   */
  postResponsemanagementResponseassetsBulk(
    body: ResponseAssetBulkRequest,
    request?: RequestOptions,
  ): ApiPromise<ResponseAssetEntityListing> {
    return this.call(
      'postResponsemanagementResponseassetsBulk',
      'POST /api/v2/responsemanagement/responseassets/bulk',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches response assets by their fields, e.g. name, type or date.
   *
   * @permissions `responseAssets:asset:view`
   * @see POST /api/v2/responsemanagement/responseassets/search
   */
  postResponsemanagementResponseassetsSearch(
    body: ResponseAssetSearchRequest,
    opts?: ExpandOptions<'user' | 'division'>,
    request?: RequestOptions,
  ): ApiPromise<ResponseAssetSearchResults> {
    return this.call(
      'postResponsemanagementResponseassetsSearch',
      'POST /api/v2/responsemanagement/responseassets/search',
      { body },
      opts,
      request,
    );
  }

  /**
   * Prepares the upload of a response asset. The answer gives a signed address and the headers with which to PUT the file
   * there; follow it with `getResponsemanagementResponseassetsStatusStatusId`.
   *
   * @permissions `responseAssets:asset:add`
   * @see POST /api/v2/responsemanagement/responseassets/uploads
   */
  postResponsemanagementResponseassetsUploads(
    body: CreateResponseAssetRequest,
    request?: RequestOptions,
  ): ApiPromise<CreateResponseAssetResponse> {
    return this.call(
      'postResponsemanagementResponseassetsUploads',
      'POST /api/v2/responsemanagement/responseassets/uploads',
      { body },
      {},
      request,
    );
  }

  /**
   * Creates a canned response in one or more libraries.
   *
   * @permissions `responses:response:add`
   * @see POST /api/v2/responsemanagement/responses
   */
  postResponsemanagementResponses(
    body: Response,
    opts?: { expand?: OpenEnum<'substitutionsSchema'> },
    request?: RequestOptions,
  ): ApiPromise<Response> {
    return this.call('postResponsemanagementResponses', 'POST /api/v2/responsemanagement/responses', { body }, opts, request);
  }

  /**
   * Searches canned responses in short within the divisions the caller's grants reach. The full responses are searched by
   * `postResponsemanagementResponsesQuery`.
   *
   * @permissions `responses:response:search`
   * @see POST /api/v2/responsemanagement/responses/divisionviews/query
   */
  postResponsemanagementResponsesDivisionviewsQuery(
    body: ResponseQueryRequest,
    request?: RequestOptions,
  ): ApiPromise<ResponseDivisionViewQueryResults> {
    return this.call(
      'postResponsemanagementResponsesDivisionviewsQuery',
      'POST /api/v2/responsemanagement/responses/divisionviews/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Searches canned responses by a phrase and by filters, in all libraries or in some.
   *
   * @permissions `responses:response:view`
   * @see POST /api/v2/responsemanagement/responses/query
   */
  postResponsemanagementResponsesQuery(body: ResponseQueryRequest, request?: RequestOptions): ApiPromise<ResponseQueryResults> {
    return this.call(
      'postResponsemanagementResponsesQuery',
      'POST /api/v2/responsemanagement/responses/query',
      { body },
      {},
      request,
    );
  }

  /**
   * Renames a library.
   *
   * @param body - Must carry the current `version`, as last read.
   * @permissions `responses:library:edit`
   * @see PUT /api/v2/responsemanagement/libraries/{libraryId}
   */
  putResponsemanagementLibrary(libraryId: string, body: Library, request?: RequestOptions): ApiPromise<Library> {
    return this.call(
      'putResponsemanagementLibrary',
      'PUT /api/v2/responsemanagement/libraries/{libraryId}',
      { libraryId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a canned response's name, libraries and texts.
   *
   * @param body - Must carry the current `version`, as last read.
   * @permissions `responses:response:edit`
   * @see PUT /api/v2/responsemanagement/responses/{responseId}
   */
  putResponsemanagementResponse(
    responseId: string,
    body: Response,
    opts?: { expand?: OpenEnum<'substitutionsSchema'> },
    request?: RequestOptions,
  ): ApiPromise<Response> {
    return this.call(
      'putResponsemanagementResponse',
      'PUT /api/v2/responsemanagement/responses/{responseId}',
      { responseId, body },
      opts,
      request,
    );
  }

  /**
   * Renames a response asset or moves it to another division; the file stays as it is.
   *
   * @permissions `responseAssets:asset:edit`
   * @see PUT /api/v2/responsemanagement/responseassets/{responseAssetId}
   */
  putResponsemanagementResponseasset(
    responseAssetId: string,
    body: ResponseAssetRequest,
    request?: RequestOptions,
  ): ApiPromise<ResponseAsset> {
    return this.call(
      'putResponsemanagementResponseasset',
      'PUT /api/v2/responsemanagement/responseassets/{responseAssetId}',
      { responseAssetId, body },
      {},
      request,
    );
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ResponseManagementApi {
  type getResponsemanagementLibrariesOptions = GetResponsemanagementLibrariesOptions;
  type getResponsemanagementLibrariesDivisionviewsOptions = GetResponsemanagementLibrariesDivisionviewsOptions;
  type getResponsemanagementResponseOptions = OptionsOf<ResponseManagementApi['getResponsemanagementResponse']>;
  type getResponsemanagementResponsesOptions = GetResponsemanagementResponsesOptions;
  type postResponsemanagementLibrariesQueryOptions = PageOptions;
  type postResponsemanagementResponseassetsSearchOptions = OptionsOf<
    ResponseManagementApi['postResponsemanagementResponseassetsSearch']
  >;
  type postResponsemanagementResponsesOptions = OptionsOf<ResponseManagementApi['postResponsemanagementResponses']>;
  type putResponsemanagementResponseOptions = OptionsOf<ResponseManagementApi['putResponsemanagementResponse']>;
}
