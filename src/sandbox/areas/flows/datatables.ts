import type { Hono } from 'hono';
import type { DataTable } from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest, Problem } from '../../store/errors.js';
import { queryFlag, sortDirection, sortedBy } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Kept, listed } from '../kept.js';
import type { Entity, Json } from '../kept.js';
import { columnsOf, KEY, rowsOf, refuseRow, TABLES, tablesOf } from './datatable-model.js';

/** Data tables and their rows. */
export function dataTableRoutes(app: Hono<SandboxEnv>, world: World): void {
  const tables = tablesOf(world);
  const own = (context: SandboxContext): Entity => tables.get(context.req.param('datatableId'));
  /** The schema is returned on request. */
  const view = (context: SandboxContext, table: Entity): Json => {
    const { schema, ...plain } = tables.view(table);
    return queryValue(context, 'expand') === 'schema' ? { ...plain, schema } : plain;
  };

  for (const path of [TABLES, `${TABLES}/divisionviews`]) {
    app.get(path, (context) =>
      listed(
        context,
        world,
        tables.all().map((table) => view(context, table) as Entity),
      ),
    );
    app.get(`${path}/:datatableId`, (context, next) =>
      context.req.param('datatableId') === 'divisionviews' ? next() : Promise.resolve(context.json(view(context, own(context)))),
    );
  }

  app.post(TABLES, (context) => {
    const body = readObject<DataTable>(context, ['name', 'schema']);
    checkSchema(body.schema);
    return context.json(tables.view(tables.create(context, body)));
  });

  app.put(`${TABLES}/:datatableId`, (context) => {
    const table = own(context);
    const body = readObject<DataTable>(context, ['name']);
    const { schema = table['schema'], ...rest } = body;
    checkSchema(schema);
    refuseLostColumns(columnsOf(table['schema']), columnsOf(schema));
    return context.json(tables.view(tables.change(context, table, { ...rest, schema }, { replaces: true })));
  });

  app.delete(`${TABLES}/:datatableId`, (context) => {
    const table = own(context);
    if (queryFlag(context, 'force') !== true && ivrsUse(world, table.id)) {
      throw new Problem(409, 'The datatable is used by a flow', { code: 'flows.datatables.in.use', entityId: table.id });
    }
    tables.remove(table.id);
    return context.body(null, 204);
  });

  rowRoutes(app, world, own);
}

function rowRoutes(app: Hono<SandboxEnv>, world: World, own: (context: SandboxContext) => Entity): void {
  const path = `${TABLES}/:datatableId/rows`;
  const rowOf = (context: SandboxContext): { rows: Kept; row: Entity } => {
    const rows = rowsOf(world, own(context).id);
    const id = context.req.param('rowId') ?? '';
    const row = rows.find(id);
    if (row) return { rows, row };
    throw new Problem(404, `The datatable has no row with the key ${id}`, {
      code: 'flows.datatables.row.not.found',
      entityId: id,
      entityName: 'row',
    });
  };
  /** Returns only the key, or all values on request. */
  const view = (context: SandboxContext, { id, values }: Entity): Json =>
    (queryFlag(context, 'showbrief') ?? true) ? { [KEY]: id } : (values as Json);

  app.get(path, (context) => {
    const rows = rowsOf(world, own(context).id).all();
    const order = queryValue(context, 'sortOrder');
    // Rows have no name and are sorted by key.
    const found = order === undefined ? rows : sortedBy(rows, 'id', sortDirection(order));
    return listed(
      context,
      world,
      found.map((row) => view(context, row)),
    );
  });

  app.post(path, (context) => {
    const table = own(context);
    const rows = rowsOf(world, table.id);
    const values = readObject<Json>(context);
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
    rows.put({ id: key, values });
    return context.json(values);
  });

  app.get(`${path}/:rowId`, (context) => context.json(view(context, rowOf(context).row)));

  app.put(`${path}/:rowId`, (context) => {
    const { rows, row } = rowOf(context);
    const values = { [KEY]: row.id, ...readObject<Json>(context) };
    refuseRow(own(context), values);
    if (textOf(values[KEY]) !== row.id) {
      throw new Problem(400, 'The key of a row cannot be changed', {
        code: 'flows.datatables.syntax.error',
        details: [{ errorCode: 'invalid.value', fieldName: KEY }],
      });
    }
    rows.put({ id: row.id, values });
    return context.json(values);
  });

  app.delete(`${path}/:rowId`, (context) => {
    const { rows, row } = rowOf(context);
    rows.remove(row.id);
    return context.body(null, 204);
  });
}

/** Whether a flow declares that it uses the table. */
function ivrsUse(world: World, tableId: string): boolean {
  return new Kept(world, '/api/v2/flows').all().some((flow) => JSON.stringify(flow['configuration'] ?? null).includes(tableId));
}

/** @throws the platform's 400 if a schema does not describe a table. */
function checkSchema(schema: unknown): void {
  const columns = columnsOf(schema);
  const refuse = (message: string, fieldName: string): Problem =>
    new Problem(400, message, {
      code: 'flows.datatables.schema.exception',
      details: [{ errorCode: 'invalid.value', fieldName }],
    });
  if (!isObject(columns[KEY])) throw refuse('The schema of a datatable describes a property "key"', 'schema.properties.key');
  if (columns[KEY]['type'] !== 'string') throw refuse('The property "key" is a string', 'schema.properties.key.type');
  const required = isObject(schema) ? [schema['required']].flat() : [];
  if (!required.includes(KEY)) throw refuse('The schema of a datatable requires "key"', 'schema.required');
  for (const [name, column] of Object.entries(columns)) {
    const type = isObject(column) ? column['type'] : undefined;
    if (!['string', 'number', 'integer', 'boolean'].includes(String(type)))
      throw refuse(`The property ${name} is of no type that a column has`, `schema.properties.${name}.type`);
  }
}

function refuseLostColumns(before: Json, after: Json): void {
  const lost = Object.keys(before).find((name) => !(name in after));
  if (lost === undefined) return;
  throw badRequest(`Columns may be added only: ${lost} is missing`, [
    { errorCode: 'invalid.value', fieldName: `schema.properties.${lost}` },
  ]);
}
