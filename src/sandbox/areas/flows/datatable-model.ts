import { isObject } from '../../values/json.js';
import type { DataTable, JsonObject } from '../../../models/index.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { validateSchema } from '../json-schema.js';
import { Repository } from '../repository.js';
import type { Entity, Json } from '../repository.js';

export const TABLES = '/api/v2/flows/datatables';

/** The column that identifies rows. */
export const KEY = 'key';

export const tablesOf = (world: World): Repository<DataTable> => new Repository<DataTable>(world, TABLES);

/** A row as stored. Its content is in `values`, so that columns can have any name. */
export interface StoredRow {
  values: JsonObject;
}

export const rowsOf = (world: World, tableId: string): Repository<StoredRow> =>
  new Repository<StoredRow>(world, `${TABLES}/{}/rows`, [tableId]);

/** The properties of a schema, by column. */
export function columnsOf(schema: unknown): Json {
  return isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
}

/** Validates a row; `undefined` if it is valid. */
export function validateRow(table: Entity<DataTable>, values: JsonObject): Problem | undefined {
  const { schema } = table;
  // Rows can contain only the table's columns, whatever the schema says about additional properties.
  const faults = validateSchema({ ...(isObject(schema) ? schema : {}), type: 'object', additionalProperties: false }, values);
  const [first] = faults;
  if (values[KEY] === '') return syntaxError('key is required', [{ errorCode: 'required.field', fieldName: KEY }]);
  return (
    first &&
    syntaxError(
      first.message,
      faults.map(({ errorCode, fieldName }) => ({ errorCode, fieldName })),
    )
  );
}

export function refuseRow(table: Entity<DataTable>, values: JsonObject): void {
  const fault = validateRow(table, values);
  if (fault) throw fault;
}

function syntaxError(message: string, details: { errorCode: string; fieldName: string }[]): Problem {
  return new Problem(400, message, { code: 'flows.datatables.syntax.error', details });
}
