import type { Area } from '../../engine/area.js';
import type { World } from '../../store/world.js';
import type { Json } from '../repository.js';
import { addTableExportHandlers } from './exports.js';
import { addTableImportHandlers } from './imports.js';
import { TABLES, tablesOf } from './model.js';
import type { Table } from './model.js';
import { addRowHandlers } from './rows.js';
import { addExecutionHandlers } from './table-execution.js';
import { addTableHandlers } from './tables.js';
import { addVersionHandlers } from './versions.js';

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
