import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { JsonObject } from '../models/json.js';
import type { OpenEnum } from '../models/open-enum.js';
import type {
  ExportScriptRequest,
  ExportScriptResponse,
  ImportScriptStatusResponse,
  PublishScriptRequestData,
  ScriptEntityListing,
} from '../models/scripts.js';
import type { Page, Script } from '../models/shared.js';
import type { PageOptions } from '../models/options.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetScriptsOptions extends PageOptions {
  expand?: string;
  /** Only scripts whose name matches this text. */
  name?: string;
  /** Only scripts that have this feature, e.g. that are made for outbound campaigns. */
  feature?: string;
  /** Only scripts that use this secure flow. */
  flowId?: string;
  sortBy?: OpenEnum<'modifiedDate' | 'createdDate' | 'name'>;
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Version of the data format wanted; for special cases. */
  scriptDataVersion?: string;
  /** Only scripts of these divisions, separated by commas. */
  divisionIds?: string;
}

export interface GetScriptsDivisionviewsOptions extends PageOptions {
  expand?: string;
  name?: string;
  /** Only scripts that have this feature, e.g. that are made for outbound campaigns. */
  feature?: string;
  /** Only scripts that use this secure flow. */
  flowId?: string;
  sortBy?: OpenEnum<'modifiedDate' | 'createdDate' | 'name'>;
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
  /** Version of the data format wanted; for special cases. */
  scriptDataVersion?: string;
  /** Only scripts of these divisions, separated by commas. */
  divisionIds?: string;
}

export interface GetScriptsPublishedDivisionviewVariablesOptions {
  /** Only variables that a caller of the script may fill (or, with false, that it may not). */
  input?: OpenEnum<'true' | 'false'>;
  /** Only variables that the script gives back (or, with false, that it keeps to itself). */
  output?: OpenEnum<'true' | 'false'>;
  /** Only variables of this type. */
  type?: OpenEnum<'string' | 'number' | 'boolean'>;
  /** Version of the data format wanted; for special cases. */
  scriptDataVersion?: string;
}

export interface GetScriptsPublishedOptions extends PageOptions {
  expand?: string;
  name?: string;
  /** Only scripts that have this feature, e.g. that are made for outbound campaigns. */
  feature?: string;
  /** Only scripts that use this secure flow. */
  flowId?: string;
  /** Version of the data format wanted; for special cases. */
  scriptDataVersion?: string;
  /** Only scripts of these divisions, separated by commas. */
  divisionIds?: string;
}

export interface GetScriptsPublishedDivisionviewsOptions extends PageOptions {
  expand?: string;
  name?: string;
  /** Only scripts that have this feature, e.g. that are made for outbound campaigns. */
  feature?: string;
  /** Only scripts that use this secure flow. */
  flowId?: string;
  /** Version of the data format wanted; for special cases. */
  scriptDataVersion?: string;
  /** Only scripts of these divisions, separated by commas. */
  divisionIds?: string;
}

export interface GetScriptsPublishedScriptIdVariablesOptions {
  /** Only variables that are, or with `false` are not, filled from outside. */
  input?: OpenEnum<'true' | 'false'>;
  /** Only variables that are, or with `false` are not, handed out. */
  output?: OpenEnum<'true' | 'false'>;
  /** Only variables of this type. */
  type?: OpenEnum<'string' | 'number' | 'boolean'>;
  /** Version of the data format wanted; for special cases. */
  scriptDataVersion?: string;
}

/**
 * Agent scripts: the pages that guide an agent through an interaction, with variables that carry data in and out. A script is
 * edited as a draft and takes effect when published, hence two families: the plain calls show the script as it is being
 * edited, the `published` ones what agents see. Scripts are written in the script editor; the API reads, exports and follows
 * imports.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class ScriptsApi extends PlatformApi {
  /**
   * Reads a script as last saved, published or not; what agents work with is `getScriptsPublishedScriptId`.
   *
   * @permissions `scripter:script:view`
   * @see GET /api/v2/scripts/{scriptId}
   */
  getScript(scriptId: string, request?: RequestOptions): ApiPromise<Script> {
    return this.call('getScript', 'GET /api/v2/scripts/{scriptId}', { scriptId }, {}, request);
  }

  /**
   * Reads one page of the script as last saved.
   *
   * @param opts.scriptDataVersion - Version of the data format wanted; for special cases.
   * @permissions `scripter:script:view`
   * @see GET /api/v2/scripts/{scriptId}/pages/{pageId}
   */
  getScriptPage(
    scriptId: string,
    pageId: string,
    opts?: { scriptDataVersion?: string },
    request?: RequestOptions,
  ): ApiPromise<Page> {
    return this.call('getScriptPage', 'GET /api/v2/scripts/{scriptId}/pages/{pageId}', { scriptId, pageId }, opts, request);
  }

  /**
   * Reads all pages of the script as last saved. The published ones: `getScriptsPublishedScriptIdPages`.
   *
   * @param opts.scriptDataVersion - Version of the data format wanted; for special cases.
   * @permissions `scripter:script:view`
   * @see GET /api/v2/scripts/{scriptId}/pages
   */
  getScriptPages(scriptId: string, opts?: { scriptDataVersion?: string }, request?: RequestOptions): ApiPromise<Page[]> {
    return this.call('getScriptPages', 'GET /api/v2/scripts/{scriptId}/pages', { scriptId }, opts, request);
  }

  /**
   * Lists scripts, drafts included.
   *
   * @permissions `scripter:script:view`
   * @see GET /api/v2/scripts
   */
  getScripts(opts?: GetScriptsOptions, request?: RequestOptions): ApiPromise<ScriptEntityListing> {
    return this.call('getScripts', 'GET /api/v2/scripts', {}, opts, request);
  }

  /**
   * Lists scripts in short, drafts included, within the divisions the caller's grants reach; meant for pickers. In full:
   * `getScripts`.
   *
   * @permissions `scripter:script:search`
   * @see GET /api/v2/scripts/divisionviews
   */
  getScriptsDivisionviews(opts?: GetScriptsDivisionviewsOptions, request?: RequestOptions): ApiPromise<ScriptEntityListing> {
    return this.call('getScriptsDivisionviews', 'GET /api/v2/scripts/divisionviews', {}, opts, request);
  }

  /**
   * Lists the scripts that have been published.
   *
   * @permissions `scripter:publishedScript:view`
   * @see GET /api/v2/scripts/published
   */
  getScriptsPublished(opts?: GetScriptsPublishedOptions, request?: RequestOptions): ApiPromise<ScriptEntityListing> {
    return this.call('getScriptsPublished', 'GET /api/v2/scripts/published', {}, opts, request);
  }

  /**
   * Reads the variables of a script's published version, provided that the script's division is among those the caller's grants
   * reach. Without that condition: `getScriptsPublishedScriptIdVariables`.
   *
   * @permissions `scripter:publishedScript:search`
   * @see GET /api/v2/scripts/published/divisionviews/{scriptId}/variables
   */
  getScriptsPublishedDivisionviewVariables(
    scriptId: string,
    opts?: GetScriptsPublishedDivisionviewVariablesOptions,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'getScriptsPublishedDivisionviewVariables',
      'GET /api/v2/scripts/published/divisionviews/{scriptId}/variables',
      { scriptId },
      opts,
      request,
    );
  }

  /**
   * Lists published scripts in short, for choosing one from the divisions the caller may see; `getScriptsPublished` has the
   * full records.
   *
   * @permissions `scripter:publishedScript:search`
   * @see GET /api/v2/scripts/published/divisionviews
   */
  getScriptsPublishedDivisionviews(
    opts?: GetScriptsPublishedDivisionviewsOptions,
    request?: RequestOptions,
  ): ApiPromise<ScriptEntityListing> {
    return this.call('getScriptsPublishedDivisionviews', 'GET /api/v2/scripts/published/divisionviews', {}, opts, request);
  }

  /**
   * Reads the published version of a script, the one agents see.
   *
   * @param opts.scriptDataVersion - Version of the data format wanted; for special cases.
   * @permissions `scripter:publishedScript:view`
   * @see GET /api/v2/scripts/published/{scriptId}
   */
  getScriptsPublishedScriptId(
    scriptId: string,
    opts?: { scriptDataVersion?: string },
    request?: RequestOptions,
  ): ApiPromise<Script> {
    return this.call('getScriptsPublishedScriptId', 'GET /api/v2/scripts/published/{scriptId}', { scriptId }, opts, request);
  }

  /**
   * Reads one page of the published version.
   *
   * @param opts.scriptDataVersion - Version of the data format wanted; for special cases.
   * @permissions `scripter:publishedScript:view`
   * @see GET /api/v2/scripts/published/{scriptId}/pages/{pageId}
   */
  getScriptsPublishedScriptIdPage(
    scriptId: string,
    pageId: string,
    opts?: { scriptDataVersion?: string },
    request?: RequestOptions,
  ): ApiPromise<Page> {
    return this.call(
      'getScriptsPublishedScriptIdPage',
      'GET /api/v2/scripts/published/{scriptId}/pages/{pageId}',
      { scriptId, pageId },
      opts,
      request,
    );
  }

  /**
   * Reads all pages of the published version.
   *
   * @param opts.scriptDataVersion - Version of the data format wanted; for special cases.
   * @permissions `scripter:publishedScript:view`
   * @see GET /api/v2/scripts/published/{scriptId}/pages
   */
  getScriptsPublishedScriptIdPages(
    scriptId: string,
    opts?: { scriptDataVersion?: string },
    request?: RequestOptions,
  ): ApiPromise<Page[]> {
    return this.call(
      'getScriptsPublishedScriptIdPages',
      'GET /api/v2/scripts/published/{scriptId}/pages',
      { scriptId },
      opts,
      request,
    );
  }

  /**
   * Reads the variables of the published version, e.g. to know what an integration can hand to the script or receive from it.
   *
   * @returns The variables; the platform does not specify their shape.
   * @permissions `scripter:publishedScript:view`
   * @see GET /api/v2/scripts/published/{scriptId}/variables
   */
  getScriptsPublishedScriptIdVariables(
    scriptId: string,
    opts?: GetScriptsPublishedScriptIdVariablesOptions,
    request?: RequestOptions,
  ): ApiPromise<JsonObject> {
    return this.call(
      'getScriptsPublishedScriptIdVariables',
      'GET /api/v2/scripts/published/{scriptId}/variables',
      { scriptId },
      opts,
      request,
    );
  }

  /**
   * Tells whether the import of an uploaded script has succeeded.
   *
   * @param uploadId - Id that the upload of the script file answered with.
   * @param opts.longPoll - `true` holds the request open until there is news instead of answering at once.
   * @permissions `scripter:script:view`
   * @see GET /api/v2/scripts/uploads/{uploadId}/status
   */
  getScriptsUploadStatus(
    uploadId: string,
    opts?: { longPoll?: boolean },
    request?: RequestOptions,
  ): ApiPromise<ImportScriptStatusResponse> {
    return this.call('getScriptsUploadStatus', 'GET /api/v2/scripts/uploads/{uploadId}/status', { uploadId }, opts, request);
  }

  /**
   * Exports a script as a file and answers with the address to download it from.
   *
   * @param opts.body - Name of the file and version of the script to export.
   * @permissions `scripter:script:view`
   * @see POST /api/v2/scripts/{scriptId}/export
   */
  postScriptExport(
    scriptId: string,
    opts?: { body?: ExportScriptRequest },
    request?: RequestOptions,
  ): ApiPromise<ExportScriptResponse> {
    return this.call('postScriptExport', 'POST /api/v2/scripts/{scriptId}/export', { scriptId }, opts, request);
  }

  /**
   * Publishes a script, so that agents work with it from then on. Without a `versionId`, the script as last saved is taken.
   *
   * @param opts.scriptDataVersion - Version of the data format wanted; for special cases.
   * @permissions `scripter:publishedScript:add`
   * @see POST /api/v2/scripts/published
   */
  postScriptsPublished(
    opts?: { scriptDataVersion?: string; body?: PublishScriptRequestData },
    request?: RequestOptions,
  ): ApiPromise<Script> {
    return this.call('postScriptsPublished', 'POST /api/v2/scripts/published', {}, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace ScriptsApi {
  type getScriptPageOptions = OptionsOf<ScriptsApi['getScriptPage']>;
  type getScriptPagesOptions = OptionsOf<ScriptsApi['getScriptPages']>;
  type getScriptsOptions = GetScriptsOptions;
  type getScriptsDivisionviewsOptions = GetScriptsDivisionviewsOptions;
  type getScriptsPublishedOptions = GetScriptsPublishedOptions;
  type getScriptsPublishedDivisionviewVariablesOptions = GetScriptsPublishedDivisionviewVariablesOptions;
  type getScriptsPublishedDivisionviewsOptions = GetScriptsPublishedDivisionviewsOptions;
  type getScriptsPublishedScriptIdOptions = OptionsOf<ScriptsApi['getScriptsPublishedScriptId']>;
  type getScriptsPublishedScriptIdPageOptions = OptionsOf<ScriptsApi['getScriptsPublishedScriptIdPage']>;
  type getScriptsPublishedScriptIdPagesOptions = OptionsOf<ScriptsApi['getScriptsPublishedScriptIdPages']>;
  type getScriptsPublishedScriptIdVariablesOptions = GetScriptsPublishedScriptIdVariablesOptions;
  type getScriptsUploadStatusOptions = OptionsOf<ScriptsApi['getScriptsUploadStatus']>;
  type postScriptExportOptions = OptionsOf<ScriptsApi['postScriptExport']>;
  type postScriptsPublishedOptions = OptionsOf<ScriptsApi['postScriptsPublished']>;
}
