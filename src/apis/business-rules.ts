import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  BulkAddDecisionTableRowsRequest,
  BulkAddDecisionTableRowsResponse,
  BulkDeleteDecisionTableRowsRequest,
  BulkUpdateDecisionTableRowsRequest,
  BulkUpdateDecisionTableRowsResponse,
  BusinessRulesDataSchema,
  BusinessRulesDataSchemaListing,
  BusinessRulesSchemaCreateRequest,
  BusinessRulesSchemaUpdateRequest,
  CopyDecisionTableRequest,
  CreateDecisionTableImportJobRequest,
  CreateDecisionTableRequest,
  CreateDecisionTableRowRequest,
  CreateDecisionTableSnapshotRequest,
  CreateDecisionTableVersionRequest,
  DecisionTable,
  DecisionTableExecutionRequest,
  DecisionTableExecutionResponse,
  DecisionTableExportJob,
  DecisionTableExportJobListing,
  DecisionTableExportJobRequest,
  DecisionTableImportJob,
  DecisionTableImportJobListing,
  DecisionTableListing,
  DecisionTableRow,
  DecisionTableRowListing,
  DecisionTableVersion,
  DecisionTableVersionListing,
  PutDecisionTableRowRequest,
  RollbackDecisionTableVersionRequest,
  SearchDecisionTableRowsRequest,
  UpdateDecisionTableImportJobRequest,
  UpdateDecisionTableRequest,
  UpdateDecisionTableVersionRequest,
} from '../models/business-rules.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { AfterBeforeOptions } from '../models/options.js';
import type { Coretype, CoretypeListing } from '../models/shared-schemas.js';
import type { OptionsOf } from './platform-api.js';
import { PlatformApi } from './platform-api.js';

export interface GetBusinessrulesDecisiontableVersionsOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: string;
  /** Only versions in one of these states. */
  status?: readonly string[];
  /** Only versions marked as a snapshot (or, with false, those that are not). */
  hasSnapshot?: boolean;
}

export interface GetBusinessrulesDecisiontablesOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: string;
  /** Only tables of these divisions. */
  divisionIds?: readonly string[];
  /** Only tables whose name matches this text. */
  name?: string;
}

export interface GetBusinessrulesDecisiontablesSearchOptions {
  after?: string;
  /** Entities a page. */
  pageSize?: string;
  /** Only tables built on this schema. */
  schemaId?: string;
  name?: string;
  /** Only tables that have a published version. */
  withPublishedVersion?: boolean;
  /** Adds the JSON schemas of what an execution takes in and gives out. */
  expand?: readonly OpenEnum<'ExecutionInputSchema' | 'ExecutionOutputSchema'>[];
  /** Only these tables. */
  ids?: readonly string[];
}

export interface GetBusinessrulesSchemaVersionsOptions extends AfterBeforeOptions {
  /** Entities a page. */
  pageSize?: string;
}

/**
 * Decision tables, in which an organisation keeps rules of the form "if these conditions hold, answer this", to be executed from
 * flows or by call. A table follows a rules schema that defines which values go in and come out: its input columns compare, its
 * output columns answer, and each row is one rule. Rows are edited in a draft version, singly, in bulk or by import of a file,
 * and take effect when the version is published. Business users keep the rows, administrators the schemas and columns.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class BusinessRulesApi extends PlatformApi {
  /**
   * Deletes a decision table as a whole, not merely one state of it. A single version goes with
   * `deleteBusinessrulesDecisiontableVersion`.
   *
   * @param opts.forceDelete - Asks for the deletion although the platform would otherwise refuse it. The platform assumes
   * `false`.
   * @permissions `businessrules:decisionTable:delete`
   * @see DELETE /api/v2/businessrules/decisiontables/{tableId}
   */
  deleteBusinessrulesDecisiontable(
    tableId: string,
    opts?: { forceDelete?: boolean },
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteBusinessrulesDecisiontable',
      'DELETE /api/v2/businessrules/decisiontables/{tableId}',
      { tableId },
      opts,
      request,
    );
  }

  /**
   * Deletes the job by which a decision table has been written to a file.
   *
   * @permissions `businessrules:decisionTableExportJob:delete`
   * @see DELETE /api/v2/businessrules/decisiontables/{tableId}/exports/{exportJobId}
   */
  deleteBusinessrulesDecisiontableExport(tableId: string, exportJobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteBusinessrulesDecisiontableExport',
      'DELETE /api/v2/businessrules/decisiontables/{tableId}/exports/{exportJobId}',
      { tableId, exportJobId },
      {},
      request,
    );
  }

  /**
   * Deletes the job by which rows have been read into a decision table. To stop one that is under way, use
   * `patchBusinessrulesDecisiontableImport`.
   *
   * @permissions `businessrules:decisionTableImportJob:delete`
   * @see DELETE /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId}
   */
  deleteBusinessrulesDecisiontableImport(tableId: string, importJobId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteBusinessrulesDecisiontableImport',
      'DELETE /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId}',
      { tableId, importJobId },
      {},
      request,
    );
  }

  /**
   * Deletes one version of a decision table, for instance a draft that is not to be published.
   *
   * @permissions `businessrules:decisionTable:delete`
   * @see DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}
   */
  deleteBusinessrulesDecisiontableVersion(tableId: string, tableVersion: string, request?: RequestOptions): ApiPromise<void> {
    return this.call(
      'deleteBusinessrulesDecisiontableVersion',
      'DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}',
      { tableId, tableVersion },
      {},
      request,
    );
  }

  /**
   * Removes a rule, that is one row, from a draft version of a decision table. Several go at once with
   * `postBusinessrulesDecisiontableVersionRowsBulkRemove`.
   *
   * @permissions all of `businessrules:decisionTableRow:delete`, `routing:queue:view`
   * @see DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId}
   */
  deleteBusinessrulesDecisiontableVersionRow(
    tableId: string,
    tableVersion: string,
    rowId: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteBusinessrulesDecisiontableVersionRow',
      'DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId}',
      { tableId, tableVersion, rowId },
      {},
      request,
    );
  }

  /**
   * Takes the snapshot mark, with its name and notes, off a version of a decision table. The version remains.
   *
   * @permissions not documented
   * @see DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/snapshot
   */
  deleteBusinessrulesDecisiontableVersionSnapshot(
    tableId: string,
    tableVersion: string,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'deleteBusinessrulesDecisiontableVersionSnapshot',
      'DELETE /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/snapshot',
      { tableId, tableVersion },
      {},
      request,
    );
  }

  /**
   * Deletes a schema that decision tables can be built on. `getBusinessrulesDecisiontablesSearch` with `schemaId` shows which
   * tables use it.
   *
   * @permissions `businessrules:businessRulesSchema:delete`
   * @see DELETE /api/v2/businessrules/schemas/{schemaId}
   */
  deleteBusinessrulesSchema(schemaId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteBusinessrulesSchema', 'DELETE /api/v2/businessrules/schemas/{schemaId}', { schemaId }, {}, request);
  }

  /**
   * Reads a decision table: its columns, and which of its versions is published and which is the latest.
   *
   * @permissions `businessrules:decisionTable:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}
   */
  getBusinessrulesDecisiontable(tableId: string, request?: RequestOptions): ApiPromise<DecisionTable> {
    return this.call(
      'getBusinessrulesDecisiontable',
      'GET /api/v2/businessrules/decisiontables/{tableId}',
      { tableId },
      {},
      request,
    );
  }

  /**
   * Reads the state of a job that writes a decision table to a file. Once it is `Complete`, `download` leads to the file until
   * `dateDownloadExpires`.
   *
   * @permissions `businessrules:decisionTableExportJob:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/exports/{exportJobId}
   */
  getBusinessrulesDecisiontableExport(
    tableId: string,
    exportJobId: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableExportJob> {
    return this.call(
      'getBusinessrulesDecisiontableExport',
      'GET /api/v2/businessrules/decisiontables/{tableId}/exports/{exportJobId}',
      { tableId, exportJobId },
      {},
      request,
    );
  }

  /**
   * Lists the jobs by which a decision table is or was written to files.
   *
   * @param opts.pageSize - Entities a page.
   * @permissions `businessrules:decisionTableExportJob:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/exports
   */
  getBusinessrulesDecisiontableExports(
    tableId: string,
    opts?: { after?: string; pageSize?: string },
    request?: RequestOptions,
  ): ApiPromise<DecisionTableExportJobListing> {
    return this.call(
      'getBusinessrulesDecisiontableExports',
      'GET /api/v2/businessrules/decisiontables/{tableId}/exports',
      { tableId },
      opts,
      request,
    );
  }

  /**
   * Reads how far an import into a decision table has come, with counts of rows and the errors found.
   *
   * @permissions `businessrules:decisionTableImportJob:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId}
   */
  getBusinessrulesDecisiontableImport(
    tableId: string,
    importJobId: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableImportJob> {
    return this.call(
      'getBusinessrulesDecisiontableImport',
      'GET /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId}',
      { tableId, importJobId },
      {},
      request,
    );
  }

  /**
   * Lists the import jobs of a decision table, whatever their outcome.
   *
   * @param opts.pageSize - Entities a page.
   * @permissions `businessrules:decisionTableImportJob:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/imports
   */
  getBusinessrulesDecisiontableImports(
    tableId: string,
    opts?: { after?: string; pageSize?: string },
    request?: RequestOptions,
  ): ApiPromise<DecisionTableImportJobListing> {
    return this.call(
      'getBusinessrulesDecisiontableImports',
      'GET /api/v2/businessrules/decisiontables/{tableId}/imports',
      { tableId },
      opts,
      request,
    );
  }

  /**
   * Reads one version of a decision table with its status, columns and contract, but without its rows.
   *
   * @permissions `businessrules:decisionTable:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}
   */
  getBusinessrulesDecisiontableVersion(
    tableId: string,
    tableVersion: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'getBusinessrulesDecisiontableVersion',
      'GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}',
      { tableId, tableVersion },
      {},
      request,
    );
  }

  /**
   * Reads one rule of a decision table: the conditions in its inputs and the answers in its outputs.
   *
   * @permissions `businessrules:decisionTableRow:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId}
   */
  getBusinessrulesDecisiontableVersionRow(
    tableId: string,
    tableVersion: string,
    rowId: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableRow> {
    return this.call(
      'getBusinessrulesDecisiontableVersionRow',
      'GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId}',
      { tableId, tableVersion, rowId },
      {},
      request,
    );
  }

  /**
   * Lists the rows, each of them one rule, in a version of a decision table. To look for certain rows, use
   * `postBusinessrulesDecisiontableVersionRowsSearch`.
   *
   * @param opts.pageNumber - Which page.
   * @param opts.pageSize - Entities a page.
   * @permissions `businessrules:decisionTableRow:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows
   */
  getBusinessrulesDecisiontableVersionRows(
    tableId: string,
    tableVersion: string,
    opts?: { pageNumber?: string; pageSize?: string },
    request?: RequestOptions,
  ): ApiPromise<DecisionTableRowListing> {
    return this.call(
      'getBusinessrulesDecisiontableVersionRows',
      'GET /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows',
      { tableId, tableVersion },
      opts,
      request,
    );
  }

  /**
   * Lists the versions of a decision table, from drafts to those superseded.
   *
   * @permissions `businessrules:decisionTable:view`
   * @see GET /api/v2/businessrules/decisiontables/{tableId}/versions
   */
  getBusinessrulesDecisiontableVersions(
    tableId: string,
    opts?: GetBusinessrulesDecisiontableVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersionListing> {
    return this.call(
      'getBusinessrulesDecisiontableVersions',
      'GET /api/v2/businessrules/decisiontables/{tableId}/versions',
      { tableId },
      opts,
      request,
    );
  }

  /**
   * Lists the decision tables of the organisation. To narrow them down by schema or publication, use
   * `getBusinessrulesDecisiontablesSearch`.
   *
   * @permissions `businessrules:decisionTable:view`
   * @see GET /api/v2/businessrules/decisiontables
   */
  getBusinessrulesDecisiontables(
    opts?: GetBusinessrulesDecisiontablesOptions,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableListing> {
    return this.call('getBusinessrulesDecisiontables', 'GET /api/v2/businessrules/decisiontables', {}, opts, request);
  }

  /**
   * Finds decision tables by schema, name or publication and shows, when asked, what an execution of each takes in and gives
   * out.
   *
   * @permissions `businessrules:decisionTable:search`
   * @see GET /api/v2/businessrules/decisiontables/search
   */
  getBusinessrulesDecisiontablesSearch(
    opts?: GetBusinessrulesDecisiontablesSearchOptions,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableListing> {
    return this.call(
      'getBusinessrulesDecisiontablesSearch',
      'GET /api/v2/businessrules/decisiontables/search',
      {},
      opts,
      request,
    );
  }

  /**
   * Reads the current version of a rules schema, from which columns of decision tables are chosen.
   *
   * @permissions `businessrules:businessRulesSchema:view`
   * @see GET /api/v2/businessrules/schemas/{schemaId}
   */
  getBusinessrulesSchema(schemaId: string, request?: RequestOptions): ApiPromise<BusinessRulesDataSchema> {
    return this.call('getBusinessrulesSchema', 'GET /api/v2/businessrules/schemas/{schemaId}', { schemaId }, {}, request);
  }

  /**
   * Reads the attributes that a rules schema defined at one version.
   *
   * @permissions not documented
   * @see GET /api/v2/businessrules/schemas/{schemaId}/versions/{schemaVersion}
   */
  getBusinessrulesSchemaVersion(
    schemaId: string,
    schemaVersion: string,
    request?: RequestOptions,
  ): ApiPromise<BusinessRulesDataSchema> {
    return this.call(
      'getBusinessrulesSchemaVersion',
      'GET /api/v2/businessrules/schemas/{schemaId}/versions/{schemaVersion}',
      { schemaId, schemaVersion },
      {},
      request,
    );
  }

  /**
   * Lists the versions that a rules schema has had.
   *
   * @permissions not documented
   * @see GET /api/v2/businessrules/schemas/{schemaId}/versions
   */
  getBusinessrulesSchemaVersions(
    schemaId: string,
    opts?: GetBusinessrulesSchemaVersionsOptions,
    request?: RequestOptions,
  ): ApiPromise<BusinessRulesDataSchemaListing> {
    return this.call(
      'getBusinessrulesSchemaVersions',
      'GET /api/v2/businessrules/schemas/{schemaId}/versions',
      { schemaId },
      opts,
      request,
    );
  }

  /**
   * Lists the rules schemas on which decision tables can be built.
   *
   * @permissions `businessrules:businessRulesSchema:view`
   * @see GET /api/v2/businessrules/schemas
   */
  getBusinessrulesSchemas(request?: RequestOptions): ApiPromise<BusinessRulesDataSchemaListing> {
    return this.call('getBusinessrulesSchemas', 'GET /api/v2/businessrules/schemas', {}, {}, request);
  }

  /**
   * Reads one of the attribute types that rules schemas are built from.
   *
   * @param coreTypeName - The type's name, as `getBusinessrulesSchemasCoretypes` lists it.
   * @permissions `businessrules:businessRulesSchema:view`
   * @see GET /api/v2/businessrules/schemas/coretypes/{coreTypeName}
   */
  getBusinessrulesSchemasCoretype(coreTypeName: string, request?: RequestOptions): ApiPromise<Coretype> {
    return this.call(
      'getBusinessrulesSchemasCoretype',
      'GET /api/v2/businessrules/schemas/coretypes/{coreTypeName}',
      { coreTypeName },
      {},
      request,
    );
  }

  /**
   * Lists the types that an attribute of a rules schema may have.
   *
   * @permissions `businessrules:businessRulesSchema:view`
   * @see GET /api/v2/businessrules/schemas/coretypes
   */
  getBusinessrulesSchemasCoretypes(request?: RequestOptions): ApiPromise<CoretypeListing> {
    return this.call('getBusinessrulesSchemasCoretypes', 'GET /api/v2/businessrules/schemas/coretypes', {}, {}, request);
  }

  /**
   * Changes a decision table's name, description or columns. Columns can be changed only while the first version is still a
   * draft.
   *
   * @permissions all of `businessrules:decisionTable:edit`, `businessrules:businessRulesSchema:view`, `routing:queue:view`
   * @see PATCH /api/v2/businessrules/decisiontables/{tableId}
   */
  patchBusinessrulesDecisiontable(
    tableId: string,
    body: UpdateDecisionTableRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTable> {
    return this.call(
      'patchBusinessrulesDecisiontable',
      'PATCH /api/v2/businessrules/decisiontables/{tableId}',
      { tableId, body },
      {},
      request,
    );
  }

  /**
   * Sets the status of an import job, for instance to `Cancelled` to call it off.
   *
   * @permissions `businessrules:decisionTableImportJob:edit`
   * @see PATCH /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId}
   */
  patchBusinessrulesDecisiontableImport(
    tableId: string,
    importJobId: string,
    body: UpdateDecisionTableImportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableImportJob> {
    return this.call(
      'patchBusinessrulesDecisiontableImport',
      'PATCH /api/v2/businessrules/decisiontables/{tableId}/imports/{importJobId}',
      { tableId, importJobId, body },
      {},
      request,
    );
  }

  /**
   * Moves a row to another place in a draft version of a decision table.
   *
   * @permissions `businessrules:decisionTable:edit`
   * @see PATCH /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}
   */
  patchBusinessrulesDecisiontableVersion(
    tableId: string,
    tableVersion: string,
    body: UpdateDecisionTableVersionRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'patchBusinessrulesDecisiontableVersion',
      'PATCH /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Executes the published version of a decision table: compares the given inputs with its rows and answers with the outputs of
   * those that match.
   *
   * @permissions `businessrules:decisionTable:execute`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/execute
   */
  postBusinessrulesDecisiontableExecute(
    tableId: string,
    body: DecisionTableExecutionRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableExecutionResponse> {
    return this.call(
      'postBusinessrulesDecisiontableExecute',
      'POST /api/v2/businessrules/decisiontables/{tableId}/execute',
      { tableId, body },
      {},
      request,
    );
  }

  /**
   * Starts a job that writes a decision table's rows to a file, or an empty template for filling in. Follow it with
   * `getBusinessrulesDecisiontableExport`.
   *
   * @permissions `businessrules:decisionTableExportJob:add`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/exports
   */
  postBusinessrulesDecisiontableExports(
    tableId: string,
    body: DecisionTableExportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableExportJob> {
    return this.call(
      'postBusinessrulesDecisiontableExports',
      'POST /api/v2/businessrules/decisiontables/{tableId}/exports',
      { tableId, body },
      {},
      request,
    );
  }

  /**
   * Prepares an import of rows from a file and answers with the address to upload the file to. The rows go into a draft, which
   * is published separately.
   *
   * @permissions `businessrules:decisionTableImportJob:add`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/imports
   */
  postBusinessrulesDecisiontableImports(
    tableId: string,
    body: CreateDecisionTableImportJobRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableImportJob> {
    return this.call(
      'postBusinessrulesDecisiontableImports',
      'POST /api/v2/businessrules/decisiontables/{tableId}/imports',
      { tableId, body },
      {},
      request,
    );
  }

  /**
   * Makes another decision table from one version of this one, under a new name.
   *
   * @permissions `businessrules:decisionTable:copy`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/copy
   */
  postBusinessrulesDecisiontableVersionCopy(
    tableId: string,
    tableVersion: string,
    body: CopyDecisionTableRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'postBusinessrulesDecisiontableVersionCopy',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/copy',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Executes the version of a decision table that the caller names, where `postBusinessrulesDecisiontableExecute` takes the
   * published one.
   *
   * @permissions `businessrules:decisionTable:execute`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/execute
   */
  postBusinessrulesDecisiontableVersionExecute(
    tableId: string,
    tableVersion: string,
    body: DecisionTableExecutionRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableExecutionResponse> {
    return this.call(
      'postBusinessrulesDecisiontableVersionExecute',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/execute',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Goes back to an earlier version of a decision table and answers with the version that results.
   *
   * @param opts.body - Why the table is rolled back.
   * @permissions not documented
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rollback
   */
  postBusinessrulesDecisiontableVersionRollback(
    tableId: string,
    tableVersion: string,
    opts?: { body?: RollbackDecisionTableVersionRequest },
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'postBusinessrulesDecisiontableVersionRollback',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rollback',
      { tableId, tableVersion },
      opts,
      request,
    );
  }

  /**
   * Adds one row to a draft version of a decision table. Many go at once with
   * `postBusinessrulesDecisiontableVersionRowsBulkAdd`.
   *
   * @permissions all of `businessrules:decisionTableRow:add`, `routing:queue:view`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows
   */
  postBusinessrulesDecisiontableVersionRows(
    tableId: string,
    tableVersion: string,
    body: CreateDecisionTableRowRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableRow> {
    return this.call(
      'postBusinessrulesDecisiontableVersionRows',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Adds several rows to a draft version of a decision table and answers with the rows created.
   *
   * @permissions all of `businessrules:decisionTableRow:add`, `routing:queue:view`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/add
   */
  postBusinessrulesDecisiontableVersionRowsBulkAdd(
    tableId: string,
    tableVersion: string,
    body: BulkAddDecisionTableRowsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkAddDecisionTableRowsResponse> {
    return this.call(
      'postBusinessrulesDecisiontableVersionRowsBulkAdd',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/add',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Removes several rows from a draft version of a decision table.
   *
   * @permissions all of `businessrules:decisionTableRow:delete`, `routing:queue:view`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/remove
   */
  postBusinessrulesDecisiontableVersionRowsBulkRemove(
    tableId: string,
    tableVersion: string,
    body: BulkDeleteDecisionTableRowsRequest,
    request?: RequestOptions,
  ): ApiPromise<void> {
    return this.call(
      'postBusinessrulesDecisiontableVersionRowsBulkRemove',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/remove',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Replaces the inputs and outputs of several rows in a draft version of a decision table.
   *
   * @permissions all of `businessrules:decisionTableRow:edit`, `routing:queue:view`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/update
   */
  postBusinessrulesDecisiontableVersionRowsBulkUpdate(
    tableId: string,
    tableVersion: string,
    body: BulkUpdateDecisionTableRowsRequest,
    request?: RequestOptions,
  ): ApiPromise<BulkUpdateDecisionTableRowsResponse> {
    return this.call(
      'postBusinessrulesDecisiontableVersionRowsBulkUpdate',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/bulk/update',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Searches one version of a decision table for rows whose cells hold certain values.
   *
   * @param opts.pageNumber - Which page.
   * @param opts.pageSize - Entities a page.
   * @permissions `businessrules:decisionTableRow:search`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/search
   */
  postBusinessrulesDecisiontableVersionRowsSearch(
    tableId: string,
    tableVersion: string,
    body: SearchDecisionTableRowsRequest,
    opts?: { pageNumber?: string; pageSize?: string },
    request?: RequestOptions,
  ): ApiPromise<DecisionTableRowListing> {
    return this.call(
      'postBusinessrulesDecisiontableVersionRowsSearch',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/search',
      { tableId, tableVersion, body },
      opts,
      request,
    );
  }

  /**
   * Marks a version of a decision table as a snapshot with a name and notes, so that it can be found again.
   * `getBusinessrulesDecisiontableVersions` lists such versions with `hasSnapshot`.
   *
   * @permissions not documented
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/snapshot
   */
  postBusinessrulesDecisiontableVersionSnapshot(
    tableId: string,
    tableVersion: string,
    body: CreateDecisionTableSnapshotRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'postBusinessrulesDecisiontableVersionSnapshot',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/snapshot',
      { tableId, tableVersion, body },
      {},
      request,
    );
  }

  /**
   * Brings a version of a decision table up to the latest version of its rules schema, after the schema has been changed.
   *
   * @permissions `businessrules:decisionTable:edit`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/sync
   */
  postBusinessrulesDecisiontableVersionSync(
    tableId: string,
    tableVersion: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'postBusinessrulesDecisiontableVersionSync',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/sync',
      { tableId, tableVersion },
      {},
      request,
    );
  }

  /**
   * Makes a draft version of a decision table, to edit rows while the published version stays in use.
   *
   * @param opts.body - Which version to start from. Without it the draft begins as a copy of the published version.
   * @permissions `businessrules:decisionTable:add`
   * @see POST /api/v2/businessrules/decisiontables/{tableId}/versions
   */
  postBusinessrulesDecisiontableVersions(
    tableId: string,
    opts?: { body?: CreateDecisionTableVersionRequest },
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'postBusinessrulesDecisiontableVersions',
      'POST /api/v2/businessrules/decisiontables/{tableId}/versions',
      { tableId },
      opts,
      request,
    );
  }

  /**
   * Creates a decision table on a rules schema, with the columns given and a first version as a draft. That version is what
   * comes back, ready for rows.
   *
   * @permissions all of `businessrules:decisionTable:add`, `businessrules:businessRulesSchema:view`, `routing:queue:view`
   * @see POST /api/v2/businessrules/decisiontables
   */
  postBusinessrulesDecisiontables(body: CreateDecisionTableRequest, request?: RequestOptions): ApiPromise<DecisionTableVersion> {
    return this.call('postBusinessrulesDecisiontables', 'POST /api/v2/businessrules/decisiontables', { body }, {}, request);
  }

  /**
   * Creates a rules schema, which defines the attributes that decision tables may take in and give out.
   *
   * @permissions `businessrules:businessRulesSchema:add`
   * @see POST /api/v2/businessrules/schemas
   */
  postBusinessrulesSchemas(
    body: BusinessRulesSchemaCreateRequest,
    request?: RequestOptions,
  ): ApiPromise<BusinessRulesDataSchema> {
    return this.call('postBusinessrulesSchemas', 'POST /api/v2/businessrules/schemas', { body }, {}, request);
  }

  /**
   * Publishes a draft version of a decision table, which from then on is the one that executions use.
   *
   * @permissions `businessrules:decisionTable:publish`
   * @see PUT /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/publish
   */
  putBusinessrulesDecisiontableVersionPublish(
    tableId: string,
    tableVersion: string,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableVersion> {
    return this.call(
      'putBusinessrulesDecisiontableVersionPublish',
      'PUT /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/publish',
      { tableId, tableVersion },
      {},
      request,
    );
  }

  /**
   * Replaces the inputs and outputs of one row in a draft version of a decision table.
   *
   * @permissions all of `businessrules:decisionTableRow:edit`, `routing:queue:view`
   * @see PUT /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId}
   */
  putBusinessrulesDecisiontableVersionRow(
    tableId: string,
    tableVersion: string,
    rowId: string,
    body: PutDecisionTableRowRequest,
    request?: RequestOptions,
  ): ApiPromise<DecisionTableRow> {
    return this.call(
      'putBusinessrulesDecisiontableVersionRow',
      'PUT /api/v2/businessrules/decisiontables/{tableId}/versions/{tableVersion}/rows/{rowId}',
      { tableId, tableVersion, rowId, body },
      {},
      request,
    );
  }

  /**
   * Replaces a rules schema, which makes a further version of it, or switches it on or off.
   *
   * @permissions `businessrules:businessRulesSchema:edit`
   * @see PUT /api/v2/businessrules/schemas/{schemaId}
   */
  putBusinessrulesSchema(
    schemaId: string,
    body: BusinessRulesSchemaUpdateRequest,
    request?: RequestOptions,
  ): ApiPromise<BusinessRulesDataSchema> {
    return this.call('putBusinessrulesSchema', 'PUT /api/v2/businessrules/schemas/{schemaId}', { schemaId, body }, {}, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace BusinessRulesApi {
  type deleteBusinessrulesDecisiontableOptions = OptionsOf<BusinessRulesApi['deleteBusinessrulesDecisiontable']>;
  type getBusinessrulesDecisiontableExportsOptions = OptionsOf<BusinessRulesApi['getBusinessrulesDecisiontableExports']>;
  type getBusinessrulesDecisiontableImportsOptions = OptionsOf<BusinessRulesApi['getBusinessrulesDecisiontableImports']>;
  type getBusinessrulesDecisiontableVersionRowsOptions = OptionsOf<BusinessRulesApi['getBusinessrulesDecisiontableVersionRows']>;
  type getBusinessrulesDecisiontableVersionsOptions = GetBusinessrulesDecisiontableVersionsOptions;
  type getBusinessrulesDecisiontablesOptions = GetBusinessrulesDecisiontablesOptions;
  type getBusinessrulesDecisiontablesSearchOptions = GetBusinessrulesDecisiontablesSearchOptions;
  type getBusinessrulesSchemaVersionsOptions = GetBusinessrulesSchemaVersionsOptions;
  type postBusinessrulesDecisiontableVersionRollbackOptions = OptionsOf<
    BusinessRulesApi['postBusinessrulesDecisiontableVersionRollback']
  >;
  type postBusinessrulesDecisiontableVersionRowsSearchOptions = OptionsOf<
    BusinessRulesApi['postBusinessrulesDecisiontableVersionRowsSearch']
  >;
  type postBusinessrulesDecisiontableVersionsOptions = OptionsOf<BusinessRulesApi['postBusinessrulesDecisiontableVersions']>;
}
