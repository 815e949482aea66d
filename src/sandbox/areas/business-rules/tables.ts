import type { Area } from '../../engine/area.js';
import type { DecisionTable } from '../../../models/index.js';
import { divisionOf } from '../../engine/division.js';
import { readObject } from '../../http/body.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { OperationContext } from '../../http/operation-context.js';
import { queryValue } from '../../http/query.js';
import { duplicateValue, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { callerOf, listPage } from '../repository.js';
import { columnsOf, schemaOf } from './columns.js';
import { contractOf, saveTable, tableOf, TABLES, tablesOf, versionView } from './model.js';
import type { Table, Version } from './model.js';

/** The tables themselves. */
export function addTableHandlers(area: Area, world: World): void {
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
    const body = readObject(context, ['name', 'divisionId', 'schemaId']);
    refuseDuplicateName(world, body.name);
    const schema = schemaOf(world, body.schemaId);
    const columns = columnsOf(world, schema, body.columns);
    const { table, version } = createTable(context, world, {
      ...body,
      columns,
      rows: [],
      schemaVersion: schema.version ?? 1,
    });
    return versionView(world, table, version);
  });

  area.handle('patchBusinessrulesDecisiontable', (context) => {
    const table = tableOf(world, context.param('tableId'));
    const { name, description, columns } = readObject(context);
    if (name !== undefined) refuseDuplicateName(world, name, table.id);
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

/** Creates a table with its first draft. */
export function createTable(
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

function publishedContract(world: World, table: Table, expand: readonly string[]): Pick<DecisionTable, 'publishedContract'> {
  const version = table.versions.find(({ status }) => status === 'Published');
  if (!version || expand.length === 0) return {};
  const publishedContract = contractOf(world, table, version);
  if (!expand.includes('ExecutionInputSchema')) delete publishedContract.executionInputSchema;
  if (!expand.includes('ExecutionOutputSchema')) delete publishedContract.executionOutputSchema;
  return { publishedContract };
}

function tableView({ versions: _, schemaId: __, ...table }: Table): DecisionTable {
  return table;
}

/** @throws the platform's 400 if another table has the name. As in the integrity rules, capitals make no difference. */
export function refuseDuplicateName(world: World, name: string, id?: string): void {
  const comparableName = name.trim().toLowerCase();
  for (const table of tablesOf(world).values())
    if (table.name?.toLowerCase() === comparableName && table.id !== id) throw duplicateValue('table', 'name', name);
}
