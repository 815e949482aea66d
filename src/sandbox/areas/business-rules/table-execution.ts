import type { Area } from '../../engine/area.js';
import type { DecisionTableExecutionRequest, DecisionTableExecutionResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { Stub } from '../../store/control/overrides.js';
import { invalidField, Problem } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { matchingRows, outputsOf } from './execution.js';
import { referenceTo, tableOf, TABLES, versionOf } from './model.js';
import type { Table, Version } from './model.js';

/** The maximum number of matching rows in the response of an execution. */
const MAX_RETURNED_ROWS = 10;

/** Executes the published version of a table, or any version. */
export function addExecutionHandlers(area: Area, world: World): void {
  const execute = (
    context: OperationContext<DecisionTableExecutionRequest>,
    table: Table,
    version: Version,
  ): Stub<DecisionTableExecutionResponse> => {
    const { inputs } = readObject(context);
    const inputNames = (version.columns.inputs ?? []).map(({ expression }) => expression.contractual.schemaPropertyKey);
    const unknownInput = Object.keys(inputs).find((name) => !inputNames.includes(name));
    if (unknownInput !== undefined) throw invalidField(`The table takes no ${unknownInput}`, `inputs.${unknownInput}`);
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
