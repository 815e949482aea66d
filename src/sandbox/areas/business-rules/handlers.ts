import type { Area } from '../../engine/area.js';
import type {
  CopyDecisionTableRequest,
  CreateDecisionTableColumnsRequest,
  CreateDecisionTableRequest,
  CreateDecisionTableSnapshotRequest,
  CreateDecisionTableVersionRequest,
  DecisionTableColumns,
  DecisionTableExecutionRequest,
  DecisionTableExecutionResponse,
  DecisionTableVersion,
  RollbackDecisionTableVersionRequest,
  UpdateDecisionTableRequest,
} from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, unknownReference, notFound, Problem, duplicateValue } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { Stub } from '../../store/control/overrides.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { outputsOf, matchingRows } from './execution.js';
import {
  contractOf,
  saveTable,
  propertiesOf,
  referenceTo,
  refuseUnlessDraft,
  SCHEMAS,
  tableOf,
  TABLES,
  tablesOf,
  versionOf,
  versionView,
} from './model.js';
import type { Table, Version } from './model.js';
import { addTableExportHandlers } from './exports.js';
import { addTableImportHandlers } from './imports.js';
import { addRowHandlers } from './rows.js';

/** The maximum number of matching rows in the response of an execution. */
const MAX_RETURNED_ROWS = 10;

/** Decision tables: drafts are edited, one version is published, and executions use the published version. */
export function addDecisionTableHandlers(area: Area, world: World): void {
  world.store.addView(TABLES, () => ({
    find: (id) => tablesOf(world).get(id) as unknown as Json,
    all: () => [...tablesOf(world).values()] as unknown as Json[],
    // A table from a seed file has no versions.
    put: (id, table) => tablesOf(world).set(id, { schemaId: '', versions: [], ...table } as unknown as Table),
    remove: (id) => tablesOf(world).delete(id),
  }));
  addTableHandlers(area, world);
  addVersionHandlers(area, world);
  addRowHandlers(area, world);
  addExecutionHandlers(area, world);
  addTableExportHandlers(area, world);
  addTableImportHandlers(area, world);
}

function addTableHandlers(area: Area, world: World): void {
  area.handle('getBusinessrulesDecisiontablesSearch', (context) => {
    const schemaId = queryValue(context, 'schemaId');
    const expand = queryList(context, 'expand');
    const isPublishedOnly = queryFlag(context, 'withPublishedVersion');
    const tables = [...tablesOf(world).values()].filter(
      (table) =>
        (schemaId === undefined || table.schemaId === schemaId) && (isPublishedOnly !== true || table.published !== undefined),
    );
    return listPage(
      context,
      world,
      tables.map((table) => ({ ...tableView(table), ...publishedContract(world, table, expand) })),
    );
  });

  area.handle('postBusinessrulesDecisiontables', (context) => {
    const body = readObject<CreateDecisionTableRequest>(context, ['name', 'divisionId', 'schemaId']);
    refuseTaken(world, body.name);
    const schema = schemaOf(world, body.schemaId);
    const columns = columnsOf(world, schema, body.columns);
    const { table, version } = createTable(context, world, {
      ...body,
      columns,
      rows: [],
      schemaVersion: Number(schema['version'] ?? 1),
    });
    return versionView(world, table, version);
  });

  area.handle('patchBusinessrulesDecisiontable', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const { name, description, columns } = readObject<UpdateDecisionTableRequest>(context);
    if (name !== undefined) refuseTaken(world, name, table.id);
    const updatedTable = { ...table, ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
    if (!columns) return tableView(saveTable(world, updatedTable));
    const [first, ...laterVersions] = table.versions;
    if (first?.status !== 'Draft' || laterVersions.length > 0)
      throw new Problem(409, 'The columns can be changed only while the first version is a draft', {
        code: 'decision.table.columns.fixed',
        entityId: table.id,
        entityName: 'table',
      });
    const next = columnsOf(world, schemaOf(world, table.schemaId), {
      inputs: columns.inputs ?? first.columns.inputs ?? [],
      outputs: columns.outputs ?? first.columns.outputs ?? [],
    });
    // The rows refer to columns that no longer exist, so they are removed.
    return tableView(saveTable(world, updatedTable, { ...first, columns: next, rows: [] }));
  });

  area.handle('deleteBusinessrulesDecisiontable', (context) => {
    tablesOf(world).delete(tableOf(world, context.param('tableId')).id);
  });
}

function addVersionHandlers(area: Area, world: World): void {
  const findVersion = (context: OperationContext): { table: Table; version: Version } => {
    const table = tableOf(world, context.param('tableId'));
    return { table, version: versionOf(table, context.param('tableVersion')) };
  };
  const saveVersion = (table: Table, version: Version): DecisionTableVersion =>
    versionView(world, saveTable(world, table, version), version);

  area.handle('getBusinessrulesDecisiontableVersions', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const statuses = queryList(context, 'status');
    const hasSnapshot = queryFlag(context, 'hasSnapshot');
    const versions = table.versions.filter(
      ({ status, snapshot }) =>
        (statuses.length === 0 || statuses.includes(status)) && (hasSnapshot === undefined || hasSnapshot === Boolean(snapshot)),
    );
    return listPage(
      context,
      world,
      versions.map((version): Json => ({ ...versionView(world, table, version) })),
    );
  });

  area.handle('postBusinessrulesDecisiontableVersions', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const { sourceVersion } = readObject<CreateDecisionTableVersionRequest>(context);
    const number = sourceVersion ?? table.published?.version;
    if (number === undefined)
      throw badRequest('sourceVersion is required where no version is published', [
        { errorCode: 'required.field', fieldName: 'sourceVersion' },
      ]);
    const version = copyOf(context, world, table, versionOf(table, String(number)));
    return saveVersion(table, version);
  });

  area.handle('getBusinessrulesDecisiontableVersion', (context) => {
    const { table, version } = findVersion(context);
    return versionView(world, table, version);
  });

  area.handle('deleteBusinessrulesDecisiontableVersion', (context) => {
    const { table, version } = findVersion(context);
    if (version.status === 'Published')
      throw new Problem(409, 'The published version is in use', {
        code: 'decision.table.version.published',
        entityId: table.id,
        entityName: 'version',
      });
    saveTable(world, { ...table, versions: table.versions.filter((each) => each !== version) });
  });

  area.handle('putBusinessrulesDecisiontableVersionPublish', (context) => {
    const { table, version } = findVersion(context);
    refuseUnlessDraft(table, version);
    return saveVersion(...publishVersion(context, world, table, version));
  });

  area.handle('postBusinessrulesDecisiontableVersionRollback', (context) => {
    const { table, version } = findVersion(context);
    const { rollbackReason } = readObject<RollbackDecisionTableVersionRequest>(context);
    if (version.status !== 'Superseded')
      throw new Problem(
        409,
        `Version ${version.version} is ${version.status}: only one that was published before is gone back to`,
        {
          code: 'decision.table.version.not.superseded',
          entityId: table.id,
          entityName: 'version',
        },
      );
    const restoredVersion = {
      ...copyOf(context, world, table, version),
      ...(rollbackReason !== undefined && { rollbackReason }),
    };
    return saveVersion(...publishVersion(context, world, table, restoredVersion));
  });

  area.handle('postBusinessrulesDecisiontableVersionSnapshot', (context) => {
    const { table, version } = findVersion(context);
    const { snapshotName, notes } = readObject<CreateDecisionTableSnapshotRequest>(context, ['snapshotName']);
    const createdBy = callerOf(context);
    const snapshot = {
      name: snapshotName,
      dateCreated: world.timestamp(),
      ...(notes !== undefined && { notes }),
      ...(createdBy && { createdBy }),
    };
    return saveVersion(table, { ...version, snapshot });
  });

  area.handle('deleteBusinessrulesDecisiontableVersionSnapshot', (context) => {
    const { table, version } = findVersion(context);
    const { snapshot, ...rest } = version;
    if (!snapshot) throw notFound('snapshot', String(version.version));
    saveTable(world, table, rest);
  });

  area.handle('postBusinessrulesDecisiontableVersionSync', (context) => {
    const { table, version } = findVersion(context);
    refuseUnlessDraft(table, version);
    const schema = schemaOf(world, table.schemaId);
    refuseUnknown(schema, version.columns);
    const schemaVersion = Number(schema['version'] ?? 1);
    return saveVersion(table, { ...version, schemaVersion, dateModified: world.timestamp() });
  });

  area.handle('postBusinessrulesDecisiontableVersionCopy', (context) => {
    const { table, version } = findVersion(context);
    const { name, description } = readObject<CopyDecisionTableRequest>(context, ['name']);
    refuseTaken(world, name);
    const { columns, rows, schemaVersion } = version;
    const copy = createTable(context, world, {
      name,
      schemaId: table.schemaId,
      columns,
      rows,
      schemaVersion,
      divisionId: table.division?.id ?? '',
      ...(description !== undefined && { description }),
    });
    return versionView(world, copy.table, copy.version);
  });
}

function addExecutionHandlers(area: Area, world: World): void {
  const execute = (context: OperationContext, table: Table, version: Version): Stub<DecisionTableExecutionResponse> => {
    const { inputs } = readObject<DecisionTableExecutionRequest>(context);
    const inputNames = (version.columns.inputs ?? []).map(({ expression }) => expression.contractual.schemaPropertyKey);
    const unknownInput = Object.keys(inputs).find((name) => !inputNames.includes(name));
    if (unknownInput !== undefined)
      throw badRequest(`The table takes no ${unknownInput}`, [
        { errorCode: 'invalid.value', fieldName: `inputs.${unknownInput}` },
      ]);
    const rows = matchingRows(world, version, inputs);
    const first = rows.slice(0, MAX_RETURNED_ROWS);
    return {
      table: referenceTo(table, version),
      totalMatchRowCount: rows.length,
      topMatchRows: first.map(({ id }) => ({
        id,
        selfUri: `${TABLES}/${table.id}/versions/${version.version}/rows/${id}`,
      })),
      rowExecutionOutputs: first.map((row) => ({
        rowId: row.id,
        rowIndex: version.rows.indexOf(row) + 1,
        outputs: outputsOf(world, version, row),
      })),
    };
  };

  area.handle('postBusinessrulesDecisiontableExecute', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const version = table.versions.find(({ status }) => status === 'Published');
    if (!version)
      throw new Problem(409, 'No version of the table is published', {
        code: 'decision.table.not.published',
        entityId: table.id,
        entityName: 'table',
      });
    return execute(context, table, version);
  });
  area.handle('postBusinessrulesDecisiontableVersionExecute', (context) => {
    const table = tableOf(world, context.param('tableId'));
    return execute(context, table, versionOf(table, context.param('tableVersion')));
  });
}

/** Creates a table with its first draft. */
function createTable(
  context: OperationContext,
  world: World,
  body: Pick<Version, 'columns' | 'rows' | 'schemaVersion'> & {
    name: string;
    description?: string;
    divisionId: string;
    schemaId: string;
  },
): { table: Table; version: Version } {
  const { name, description, divisionId, schemaId, columns, rows, schemaVersion } = body;
  const id = world.newId();
  const now = world.timestamp();
  const createdBy = callerOf(context);
  const version: Version = {
    version: 1,
    status: 'Draft',
    columns,
    rows,
    schemaVersion,
    dateCreated: now,
    dateModified: now,
    ...(createdBy && { createdBy }),
  };
  const table: Table = {
    id,
    name,
    schemaId,
    versions: [],
    dateCreated: now,
    selfUri: `${TABLES}/${id}`,
    ...(description !== undefined && { description }),
    division: divisionOf(world, divisionId),
  };
  return { table: saveTable(world, table, version), version };
}

/** Creates a draft from an existing version. */
function copyOf(context: OperationContext, world: World, table: Table, source: Version): Version {
  const { columns, rows, schemaVersion } = source;
  const now = world.timestamp();
  const createdBy = callerOf(context);
  return {
    version: (table.versions.at(-1)?.version ?? 0) + 1,
    status: 'Draft',
    columns,
    schemaVersion,
    rows: rows.map((row) => ({ ...row, id: world.newId() })),
    dateCreated: now,
    dateModified: now,
    ...(createdBy && { createdBy }),
  };
}

/** Publishes a version, which replaces the published one. */
function publishVersion(context: OperationContext, world: World, table: Table, version: Version): [Table, Version] {
  const publishedBy = callerOf(context);
  const versions = table.versions.map((each): Version =>
    each.status === 'Published' ? { ...each, status: 'Superseded' } : each,
  );
  const publishedVersion = {
    ...version,
    status: 'Published' as const,
    datePublished: world.timestamp(),
    ...(publishedBy && { publishedBy }),
  };
  return [{ ...table, versions }, publishedVersion];
}

function publishedContract(world: World, table: Table, expand: readonly string[]): Json {
  const version = table.versions.find(({ status }) => status === 'Published');
  if (!version || expand.length === 0) return {};
  const { parentSchema, executionInputSchema, executionOutputSchema } = contractOf(world, table, version);
  return {
    publishedContract: {
      parentSchema,
      ...(expand.includes('ExecutionInputSchema') && { executionInputSchema }),
      ...(expand.includes('ExecutionOutputSchema') && { executionOutputSchema }),
    },
  };
}

function tableView({ versions: _, schemaId: __, ...table }: Table): Json {
  return { ...table };
}

function refuseTaken(world: World, name: string, id?: string): void {
  for (const table of tablesOf(world).values())
    if (table.name === name && table.id !== id) throw duplicateValue('table', 'name', name);
}

/** @throws the platform's 400 for an unknown schema. */
function schemaOf(world: World, schemaId: string): Entity {
  const schema = new Repository(world, SCHEMAS).find(schemaId);
  if (schema) return schema;
  throw unknownReference('schemaId', schemaId, 'schema');
}

/** Assigns ids to columns. @throws the platform's 400 for a property that the schema does not have. */
function columnsOf(world: World, schema: Entity, { inputs, outputs }: CreateDecisionTableColumnsRequest): DecisionTableColumns {
  const columns = {
    inputs: inputs.map((column) => ({ ...column, id: world.newId() })),
    outputs: outputs.map((column) => ({ ...column, id: world.newId() })),
  };
  refuseUnknown(schema, columns);
  return columns;
}

function refuseUnknown(schema: Entity, { inputs = [], outputs = [] }: DecisionTableColumns): void {
  const properties = propertiesOf(schema);
  const propertyNames = [
    ...inputs.map(({ expression }, index) => [expression.contractual.schemaPropertyKey, `columns.inputs[${index}]`] as const),
    ...outputs.map(({ value }, index) => [value.schemaPropertyKey, `columns.outputs[${index}]`] as const),
  ];
  const unknownProperty = propertyNames.find(([name]) => !Object.hasOwn(properties, name));
  if (unknownProperty)
    throw badRequest(`The schema has no property ${unknownProperty[0]}`, [
      { errorCode: 'invalid.value', fieldName: unknownProperty[1] },
    ]);
}
