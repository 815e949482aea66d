import type { Area } from '../../engine/area.js';
import type { DataTable, Flow, JsonObject } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, Problem } from '../../store/errors.js';
import { queryFlag, sortDirection, sortByField } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { columnsOf, KEY, rowsOf, refuseRow, tablesOf } from './datatable-model.js';
import type { StoredRow } from './datatable-model.js';

/** Data tables and their rows. */
export function addDataTableHandlers(area: Area, world: World): void {
  const tables = tablesOf(world);
  /** The schema is returned on request. */
  const view = (context: OperationContext, table: Entity<DataTable>): DataTable => {
    const { schema, ...tableFields } = tables.view(table);
    return queryValue(context, 'expand') === 'schema' && schema ? { ...tableFields, schema } : tableFields;
  };

  for (const name of ['getFlowsDatatables', 'getFlowsDatatablesDivisionviews'] as const)
    area.handle(name, (context) =>
      listPage(
        context,
        world,
        tables.all().map((table) => view(context, table)),
      ),
    );
  for (const name of ['getFlowsDatatable', 'getFlowsDatatablesDivisionview'] as const)
    area.handle(name, (context) => view(context, findTable(world, context)));

  area.handle('postFlowsDatatables', (context) => {
    const body = readObject(context, ['name', 'schema']);
    checkSchema(body.schema);
    return tables.view(tables.create(context, body));
  });

  area.handle('putFlowsDatatable', (context) => {
    const table = findTable(world, context);
    const body = readObject(context, ['name']);
    const { schema = table.schema, ...rest } = body;
    checkSchema(schema);
    refuseLostColumns(columnsOf(table.schema), columnsOf(schema));
    return tables.view(tables.update(context, table, { ...rest, schema }, { replaces: true }));
  });

  area.handle('deleteFlowsDatatable', (context) => {
    const table = findTable(world, context);
    if (queryFlag(context, 'force') !== true && isUsedByIvr(world, table.id)) {
      throw new Problem(409, 'The datatable is used by a flow', { code: 'flows.datatables.in.use', entityId: table.id });
    }
    tables.remove(table.id);
  });

  addRowReads(area, world);
  addRowChanges(area, world);
}

function findTable(world: World, context: OperationContext): Entity<DataTable> {
  return tablesOf(world).get(context.param('datatableId'));
}

function findRow(world: World, context: OperationContext): { rows: Repository<StoredRow>; row: Entity<StoredRow> } {
  const rows = rowsOf(world, findTable(world, context).id);
  const id = context.param('rowId');
  const row = rows.find(id);
  if (row) return { rows, row };
  throw new Problem(404, `The datatable has no row with the key ${id}`, {
    code: 'flows.datatables.row.not.found',
    entityId: id,
    entityName: 'row',
  });
}

function addRowReads(area: Area, world: World): void {
  /** Returns only the key, or all values on request. */
  const view = (context: OperationContext, { id, values = {} }: Entity<StoredRow>): JsonObject =>
    (queryFlag(context, 'showbrief') ?? true) ? { [KEY]: id } : values;

  area.handle('getFlowsDatatableRows', (context) => {
    const rows = rowsOf(world, findTable(world, context).id).all();
    const order = queryValue(context, 'sortOrder');
    // Rows have no name and are sorted by key.
    const sortedRows = order === undefined ? rows : sortByField(rows, 'id', sortDirection(order));
    return listPage(
      context,
      world,
      sortedRows.map((row) => view(context, row)),
    );
  });

  area.handle('getFlowsDatatableRow', (context) => view(context, findRow(world, context).row));
}

function addRowChanges(area: Area, world: World): void {
  area.handle('postFlowsDatatableRows', (context) => {
    const table = findTable(world, context);
    const rows = rowsOf(world, table.id);
    const values = readObject(context);
    refuseRow(table, values);
    const key = textOf(values[KEY]);
    if (rows.find(key)) {
      throw new Problem(409, `The datatable has a row with the key ${key} already`, {
        code: 'flows.datatables.not.unique',
        entityId: key,
        entityName: 'row',
        details: [{ errorCode: 'duplicate.value', fieldName: KEY }],
      });
    }
    rows.save({ id: key, values });
    return values;
  });

  area.handle('putFlowsDatatableRow', (context) => {
    const { rows, row } = findRow(world, context);
    const values = { [KEY]: row.id, ...readObject(context) };
    refuseRow(findTable(world, context), values);
    if (textOf(values[KEY]) !== row.id) {
      throw new Problem(400, 'The key of a row cannot be changed', {
        code: 'flows.datatables.syntax.error',
        details: [{ errorCode: 'invalid.value', fieldName: KEY }],
      });
    }
    rows.save({ id: row.id, values });
    return values;
  });

  area.handle('deleteFlowsDatatableRow', (context) => {
    const { rows, row } = findRow(world, context);
    rows.remove(row.id);
  });
}

/** Whether a flow declares that it uses the table. */
function isUsedByIvr(world: World, tableId: string): boolean {
  return new Repository<Flow>(world, '/api/v2/flows')
    .all()
    .some((flow) => JSON.stringify((flow as Json)['configuration'] ?? null).includes(tableId));
}

/** @throws the platform's 400 if a schema does not describe a table. */
function checkSchema(schema: unknown): void {
  const columns = columnsOf(schema);
  const invalidSchema = (message: string, fieldName: string): Problem =>
    new Problem(400, message, {
      code: 'flows.datatables.schema.exception',
      details: [{ errorCode: 'invalid.value', fieldName }],
    });
  if (!isObject(columns[KEY]))
    throw invalidSchema('The schema of a datatable describes a property "key"', 'schema.properties.key');
  if (columns[KEY]['type'] !== 'string') throw invalidSchema('The property "key" is a string', 'schema.properties.key.type');
  const requiredNames = isObject(schema) ? [schema['required']].flat() : [];
  if (!requiredNames.includes(KEY)) throw invalidSchema('The schema of a datatable requires "key"', 'schema.required');
  for (const [name, column] of Object.entries(columns)) {
    const type = isObject(column) ? column['type'] : undefined;
    if (!['string', 'number', 'integer', 'boolean'].includes(String(type)))
      throw invalidSchema(`The property ${name} is of no type that a column has`, `schema.properties.${name}.type`);
  }
}

function refuseLostColumns(before: Json, after: Json): void {
  const lostColumn = Object.keys(before).find((name) => !(name in after));
  if (lostColumn === undefined) return;
  throw invalidField(`Columns may be added only: ${lostColumn} is missing`, `schema.properties.${lostColumn}`);
}
