import type { Dictionary, JsonObject } from './json.js';
import type { OpenEnum } from './open-enum.js';
import type { Items } from './shared-schemas.js';
import type { JsonSchemaDocument } from './shared.js';
import type { Detail, ErrorBody, Limit } from './shared-errors.js';
import type { AddressableEntityRef, Division, DomainEntityRef } from './shared-references.js';

export interface BulkAddDecisionTableRowsRequest {
  rows: CreateDecisionTableRowRequest[];
}

export interface BulkAddDecisionTableRowsResponse {
  totalCreated: number;
  rows: DecisionTableRow[];
}

export interface BulkDeleteDecisionTableRowsRequest {
  /** Rows to remove. */
  rowIds: string[];
}

export interface BulkUpdateDecisionTableRowsRequest {
  rows: Row[];
}

export interface BulkUpdateDecisionTableRowsResponse {
  totalUpdated: number;
  rows: DecisionTableRow[];
}

/** A schema of the attributes that decision tables may take in and give out. */
export interface BusinessRulesDataSchema {
  id: string;
  name?: string;
  version: number;
  /** `DECISION_TABLE` for rules schemas. */
  appliesTo?: OpenEnum<
    | 'CONTACT'
    | 'CONVERSATION'
    | 'EXTERNAL_ORGANIZATION'
    | 'OPEN_ACTION'
    | 'WORKITEM'
    | 'DECISION_TABLE'
    | 'USER_CUSTOM_ATTRIBUTES'
    | 'EXTERNAL_EVENTS'
  >[];
  enabled?: boolean;
  createdBy?: DomainEntityRef;
  /** @format date-time */
  dateCreated?: string;
  jsonSchema: JsonSchemaDocument;
  selfUri?: string;
}

export interface BusinessRulesDataSchemaListing {
  entities: BusinessRulesDataSchema[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface BusinessRulesParentSchemaRef {
  id?: string;
  name?: string;
  selfUri?: string;
  version?: number;
}

export interface BusinessRulesSchemaCreateRequest {
  jsonSchema: JsonSchemaWithDefinitions;
}

export interface BusinessRulesSchemaUpdateRequest {
  /** Version as last read. */
  version: number;
  enabled?: boolean;
  jsonSchema: JsonSchemaWithDefinitions;
}

/** A path into the rules schema, one property a level. */
export interface Contractual {
  schemaPropertyKey: string;
  /** The next level, for a property within an object. */
  contractual?: Contractual;
}

export interface CopyDecisionTableRequest {
  name: string;
  description?: string;
}

export interface CreateDecisionTableColumnsRequest {
  inputs: DecisionTableInputColumnRequest[];
  outputs: DecisionTableOutputColumnRequest[];
}

export interface CreateDecisionTableImportJobRequest {
  /** `Replace` removes rows that the file does not hold, `Append` adds to those there. */
  importMode: OpenEnum<'Append' | 'Replace'>;
  fileName: string;
}

export interface CreateDecisionTableRequest {
  name: string;
  description?: string;
  divisionId: string;
  /** Rules schema that the columns are taken from. */
  schemaId: string;
  columns: CreateDecisionTableColumnsRequest;
}

export interface CreateDecisionTableRowRequest {
  /** Place of the row in the table. */
  rowIndex?: number;
  /** Conditions by column id. */
  inputs: Dictionary<DecisionTableRowParameterValue>;
  /** Answers by column id. */
  outputs: Dictionary<DecisionTableRowParameterValue>;
}

export interface CreateDecisionTableSnapshotRequest {
  snapshotName: string;
  notes?: string;
}

export interface CreateDecisionTableVersionRequest {
  /** Version to start from. The published one when absent. */
  sourceVersion?: number;
}

/** A table of rules on one schema. Its rows live in versions. */
export interface DecisionTable {
  id: string;
  name?: string;
  division?: Division;
  description?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  datePublished?: string;
  /** The version that executions use, absent before the first publication. */
  published?: DecisionTableVersionEntity;
  latest?: DecisionTableVersionEntity;
  latestVersionStatus?: OpenEnum<'Draft' | 'Published' | 'Error' | 'Preparing' | 'Superseded'>;
  /** How many versions are marked as snapshots. */
  snapshotCount?: number;
  columns?: DecisionTableColumns;
  /** What the published version takes in and gives out. */
  publishedContract?: DecisionTableContract;
  selfUri?: string;
}

/** What a cell holds when a row leaves the column out. Either one of the values or `special`. */
export interface DecisionTableColumnDefaultRowValue {
  value?: string;
  values?: string[];
  /** A value that cannot be written as text, such as `Wildcard` for anything at all. */
  special?: OpenEnum<'Wildcard' | 'Null' | 'Empty' | 'CurrentTime'>;
}

export interface DecisionTableColumns {
  inputs?: DecisionTableInputColumn[];
  outputs?: DecisionTableOutputColumn[];
}

/** The schemas behind a version of a decision table. */
export interface DecisionTableContract {
  /** The rules schema that the columns come from. */
  parentSchema?: BusinessRulesParentSchemaRef;
  /** JSON schema of a row as it is entered. */
  rowAuthoringSchema?: JsonSchemaDocument;
  /** JSON schema of the inputs of an execution. */
  executionInputSchema?: JsonSchemaDocument;
  /** JSON schema of the outputs of an execution. */
  executionOutputSchema?: JsonSchemaDocument;
}

export interface DecisionTableExecutionRequest {
  /** Values by the property names of the contract's `executionInputSchema`. */
  inputs: Dictionary<JsonObject>;
}

export interface DecisionTableExecutionResponse {
  /** Version that was executed. */
  table?: DecisionTableVersionEntity;
  /** How many rows match, including those not among `topMatchRows`. */
  totalMatchRowCount?: number;
  /** The first rows that match. */
  topMatchRows?: DecisionTableRowEntityRef[];
  /** Answers of the rows that match. */
  rowExecutionOutputs?: DecisionTableRowExecutionOutput[];
}

/** The writing of a decision table to a file, as an asynchronous task. */
export interface DecisionTableExportJob {
  id: string;
  tableVersion?: number;
  status?: OpenEnum<'Pending' | 'Complete' | 'Failed'>;
  createdBy?: AddressableEntityRef;
  dateCreated?: string;
  dateModified?: string;
  fileName?: string;
  /** Where to fetch the file, once the job is complete. */
  download?: AddressableEntityRef;
  dateDownloadExpires?: string;
  /** `Template` for the columns alone, `Populated` with the rows. */
  exportType?: OpenEnum<'Template' | 'Populated'>;
  totalRows?: number;
  /** Rows written so far. */
  rowsExported?: number;
  format?: OpenEnum<'Csv'>;
  error?: DecisionTableExportJobError;
  selfUri?: string;
}

export interface DecisionTableExportJobError {
  errorCode?: string;
  errorMessage?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  validationErrors?: DecisionTableJobValidationError[];
}

export interface DecisionTableExportJobListing {
  entities: DecisionTableExportJob[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface DecisionTableExportJobRequest {
  /** Version to export. */
  tableVersion?: number;
  /** `Template` for the columns alone, `Populated` with the rows. */
  exportType: OpenEnum<'Template' | 'Populated'>;
  format: OpenEnum<'Csv'>;
}

/** The reading of rows from a file into a decision table, as an asynchronous task. */
export interface DecisionTableImportJob {
  id: string;
  tableVersion?: number;
  status: OpenEnum<'Uploading' | 'Processing' | 'Complete' | 'Failed' | 'Cancelled'>;
  /** Where to put the file, together with `uploadHeaders`. */
  uploadUrl?: string;
  /** Headers to send with the file, exactly as given. */
  uploadHeaders?: Dictionary<string>;
  /** `Replace` removes rows that the file does not hold, `Append` adds to those there. */
  importMode: OpenEnum<'Append' | 'Replace'>;
  fileName?: string;
  createdBy?: AddressableEntityRef;
  dateCreated?: string;
  dateModified?: string;
  dateCompleted?: string;
  dateExpires?: string;
  rowMetrics?: DecisionTableImportRowMetrics;
  error?: DecisionTableImportJobError;
  selfUri?: string;
}

export type DecisionTableImportJobError = DecisionTableExportJobError;

export interface DecisionTableImportJobListing {
  entities: DecisionTableImportJob[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface DecisionTableImportRowMetrics {
  totalRows?: number;
  rowsParsed?: number;
  rowParseFailed?: number;
  rowsCreated?: number;
  rowsUpdated?: number;
  rowsDeleted?: number;
  rowCreateFailed?: number;
  rowUpdateFailed?: number;
  rowDeleteFailed?: number;
}

/** A condition column: a property of the schema and how to compare it. */
export interface DecisionTableInputColumn {
  id?: string;
  /** What a cell holds when a row leaves the column out. */
  defaultsTo?: DecisionTableColumnDefaultRowValue;
  expression: DecisionTableInputColumnExpression;
}

export interface DecisionTableInputColumnExpression {
  /** Property of the schema to compare. */
  contractual: Contractual;
  comparator: OpenEnum<
    | 'Equals'
    | 'NotEquals'
    | 'GreaterThan'
    | 'GreaterThanOrEquals'
    | 'LessThan'
    | 'LessThanOrEquals'
    | 'StartsWith'
    | 'NotStartsWith'
    | 'EndsWith'
    | 'NotEndsWith'
    | 'Contains'
    | 'NotContains'
    | 'ContainsAny'
    | 'NotContainsAny'
    | 'ContainsAll'
    | 'NotContainsAll'
    | 'ContainsExactly'
    | 'NotContainsExactly'
    | 'ContainsSequence'
    | 'NotContainsSequence'
    | 'IsSubset'
    | 'NotIsSubset'
    | 'IsSubsequence'
    | 'NotIsSubsequence'
  >;
}

export interface DecisionTableInputColumnRequest {
  /** What a cell holds when a row leaves the column out. */
  defaultsTo?: DecisionTableColumnDefaultRowValue;
  expression: DecisionTableInputColumnExpression;
}

/** A fault in an import or export, in the form of the platform's errors. */
export interface DecisionTableJobValidationError {
  message?: string;
  code?: string;
  status?: number;
  entityId?: string;
  entityName?: string;
  messageWithParams?: string;
  messageParams?: Dictionary<string>;
  contextId?: string;
  details?: Detail[];
  errors?: ErrorBody[];
  limit?: Limit;
  /** Row that the fault was found in. */
  rowNumber?: number;
}

export interface DecisionTableListing {
  entities: DecisionTable[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

/** An answer column: the property of the schema that it fills. */
export interface DecisionTableOutputColumn {
  id?: string;
  /** What a cell holds when a row leaves the column out. */
  defaultsTo?: DecisionTableColumnDefaultRowValue;
  value: OutputValue;
}

export interface DecisionTableOutputColumnRequest {
  /** What a cell holds when a row leaves the column out. */
  defaultsTo?: DecisionTableColumnDefaultRowValue;
  value: OutputValue;
}

/** One rule: where its inputs match, its outputs are the answer. */
export interface DecisionTableRow {
  id: string;
  /** Version that the row belongs to. */
  table: DecisionTableVersionEntity;
  rowIndex?: number;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** Conditions by column id. */
  inputs?: Dictionary<DecisionTableRowParameterValue>;
  /** Answers by column id. */
  outputs?: Dictionary<DecisionTableRowParameterValue>;
  selfUri?: string;
}

export type DecisionTableRowEntityRef = AddressableEntityRef;

export interface DecisionTableRowExecutionOutput {
  rowId: string;
  rowIndex: number;
  /** Answers of this row, by property name. */
  outputs: Dictionary<JsonObject>;
}

export interface DecisionTableRowListing {
  entities: DecisionTableRow[];
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

export interface DecisionTableRowParameterValue {
  literal?: Literal;
}

/** A mark by which a version can be found again. */
export interface DecisionTableSnapshot {
  name?: string;
  notes?: string;
  dateCreated?: string;
  createdBy?: AddressableEntityRef;
}

/** One state of a decision table. Rows can be edited only while it is a draft. */
export interface DecisionTableVersion {
  id: string;
  name?: string;
  division?: Division;
  version?: number;
  /** `Superseded` when another version has been published since. */
  status?: OpenEnum<'Draft' | 'Published' | 'Error' | 'Preparing' | 'Superseded'>;
  description?: string;
  rowCount?: number;
  /** Where the rows can be read. */
  rowsUri?: string;
  /** @format date-time */
  dateCreated?: string;
  /** @format date-time */
  dateModified?: string;
  /** @format date-time */
  datePublished?: string;
  createdBy?: AddressableEntityRef;
  publishedBy?: AddressableEntityRef;
  /** Why the table was rolled back, for versions that come of it. */
  rollbackReason?: string;
  columns?: DecisionTableColumns;
  contract?: DecisionTableContract;
  snapshot?: DecisionTableSnapshot;
  selfUri?: string;
}

export interface DecisionTableVersionEntity {
  id?: string;
  name?: string;
  division?: Division;
  version?: number;
  selfUri?: string;
}

export interface DecisionTableVersionListing {
  entities: DecisionTableVersion[];
  nextUri?: string;
  selfUri?: string;
  previousUri?: string;
}

export interface Definition {
  name?: string;
  title?: string;
  description?: string;
  type?: string[];
  pattern?: string;
  items?: Items;
  selfUri?: string;
}

export interface JsonSchemaWithDefinitions {
  id?: string;
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  required?: string[];
  properties?: Dictionary<JsonObject>;
  additionalProperties?: JsonObject;
  definitions?: Dictionary<Definition>;
}

/** A value in a cell. One of the fields is filled, as the column's type asks. */
export interface Literal {
  string?: string;
  integer?: number;
  number?: number;
  /** @format date */
  date?: string;
  /** @format date-time */
  datetime?: string;
  /** A value that cannot be written as text, such as `Wildcard` for anything at all. */
  special?: OpenEnum<'Wildcard' | 'Null' | 'Empty' | 'CurrentTime'>;
  strings?: string[];
  boolean?: boolean;
}

/** A path to the property of the schema that an output column fills. */
export interface OutputValue {
  schemaPropertyKey: string;
  /** The next level, for properties within an object. */
  properties?: OutputValue[];
}

export interface PutDecisionTableRowRequest {
  inputs?: Dictionary<DecisionTableRowParameterValue>;
  outputs?: Dictionary<DecisionTableRowParameterValue>;
}

export interface RollbackDecisionTableVersionRequest {
  rollbackReason?: string;
}

export interface Row {
  rowId: string;
  inputs: Dictionary<DecisionTableRowParameterValue>;
  outputs: Dictionary<DecisionTableRowParameterValue>;
}

export interface RowSearchFilter {
  /** Conditions on the cells of a row. */
  predicates: RowSearchPredicate[];
}

export interface RowSearchPredicate {
  columnId: string;
  operator: OpenEnum<
    'Equals' | 'StartsWith' | 'GreaterThan' | 'GreaterThanOrEquals' | 'LessThan' | 'LessThanOrEquals' | 'ContainsItem'
  >;
  value?: string;
  /** In place of `value`, for cells that hold a special value. */
  special?: OpenEnum<'Wildcard' | 'Null' | 'Empty' | 'CurrentTime'>;
}

export interface SearchDecisionTableRowsRequest {
  filter: RowSearchFilter;
}

export interface UpdateDecisionTableColumnsRequest {
  inputs?: DecisionTableInputColumnRequest[];
  outputs?: DecisionTableOutputColumnRequest[];
}

export interface UpdateDecisionTableImportJobRequest {
  status: OpenEnum<'Uploading' | 'Processing' | 'Complete' | 'Failed' | 'Cancelled'>;
}

export interface UpdateDecisionTableRequest {
  name?: string;
  description?: string;
  columns?: UpdateDecisionTableColumnsRequest;
}

export interface UpdateDecisionTableVersionRequest {
  /** The row to move and its place. */
  rowIndexUpdate?: UpdateRowIndexRequest;
}

export interface UpdateRowIndexRequest {
  rowId: string;
  /** Place to move the row to. */
  rowIndex: number;
}
