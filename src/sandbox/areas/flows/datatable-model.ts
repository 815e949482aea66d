import { isObject } from '../../values/json.js';
import { Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { schemaFaults } from '../json-schema.js';
import { Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';

export const TABLES = '/api/v2/flows/datatables';

/** The column by which rows are found. */
export const KEY = 'key';

export const tablesOf = (world: World): Kept => new Kept(world, TABLES);

/** The rows of a table: what a row holds stands in `values`, under any name that a column may have. */
export const rowsOf = (world: World, tableId: string): Kept => new Kept(world, `${TABLES}/{}/rows`, [tableId]);

/** What a schema says of each column. */
export function columnsOf(schema: unknown): Json {
  return isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
}

/** Why a row does not fit its table; `undefined` if it does. */
export function rowFault(table: Entity, values: Json): Problem | undefined {
  const { schema } = table;
  // A table holds what it has columns for, whatever else its schema says.
  const faults = schemaFaults({ ...(isObject(schema) ? schema : {}), type: 'object', additionalProperties: false }, values);
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

export function refuseRow(table: Entity, values: Json): void {
  const fault = rowFault(table, values);
  if (fault) throw fault;
}

function syntaxError(message: string, details: { errorCode: string; fieldName: string }[]): Problem {
  return new Problem(400, message, { code: 'flows.datatables.syntax.error', details });
}
