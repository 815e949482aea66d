import type { Area } from '../../engine/area.js';
import type {
  BulkUpdateDecisionTableRowsRequest,
  CreateDecisionTableRowRequest,
  DecisionTableRow,
  RowSearchPredicate,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField, notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { cellOfLiteral, compareTexts } from './execution.js';
import { saveTable, refuseUnlessDraft, rowView, tableOf, versionOf, versionView } from './model.js';
import type { Row, Table, Version } from './model.js';

type Cells = NonNullable<DecisionTableRow['inputs']>;

interface TableVersion {
  table: Table;
  version: Version;
}

/** The rows of a version. Their indexes start at 1. */
export function addRowHandlers(area: Area, world: World): void {
  addRowReads(area, world);
  addRowChanges(area, world);
  addBulkRowChanges(area, world);
  addRowOrder(area, world);
}

function findVersion(world: World, context: OperationContext): TableVersion {
  const table = tableOf(world, context.param('tableId'));
  return { table, version: versionOf(table, context.param('tableVersion')) };
}

/** @throws the platform's 409 if the version is no draft. */
function findDraft(world: World, context: OperationContext): TableVersion {
  const target = findVersion(world, context);
  refuseUnlessDraft(target.table, target.version);
  return target;
}

function saveRows(world: World, { table, version }: TableVersion, rows: Row[]): Version {
  const changedVersion = { ...version, rows, dateModified: world.timestamp() };
  saveTable(world, table, changedVersion);
  return changedVersion;
}

function addRowReads(area: Area, world: World): void {
  area.handle('getBusinessrulesDecisiontableVersionRows', (context) => {
    const { table, version } = findVersion(world, context);
    return listing(context, world, version.rows, (row) => rowView(table, version, row));
  });

  area.handle('getBusinessrulesDecisiontableVersionRow', (context) => {
    const { table, version } = findVersion(world, context);
    return rowView(table, version, rowOf(version, context.param('rowId')));
  });

  area.handle('postBusinessrulesDecisiontableVersionRowsSearch', (context) => {
    const { table, version } = findVersion(world, context);
    const { predicates } = readObject(context).filter;
    const columns = columnIds(version);
    for (const [index, { columnId }] of predicates.entries())
      if (!columns.all.includes(columnId)) throw unknownColumnProblem(columnId, `filter.predicates[${index}].columnId`);
    const matches = version.rows.filter((row) => predicates.every((predicate) => matchesPredicate(row, predicate)));
    return listing(context, world, matches, (row) => rowView(table, version, row));
  });
}

function addRowChanges(area: Area, world: World): void {
  area.handle('postBusinessrulesDecisiontableVersionRows', (context) => {
    const target = findDraft(world, context);
    const { rows, ids } = insertRows(world, target.version, [readObject(context)], '');
    const [id = ''] = ids;
    const version = saveRows(world, target, rows);
    return rowView(target.table, version, rowOf(version, id));
  });

  area.handle('putBusinessrulesDecisiontableVersionRow', (context) => {
    const target = findDraft(world, context);
    const row = rowOf(target.version, context.param('rowId'));
    const { inputs = {}, outputs = {} } = readObject(context);
    const rows = replaceRows(world, target.version, [{ rowId: row.id, inputs, outputs }], '');
    const version = saveRows(world, target, rows);
    return rowView(target.table, version, rowOf(version, row.id));
  });

  area.handle('deleteBusinessrulesDecisiontableVersionRow', (context) => {
    const target = findDraft(world, context);
    const row = rowOf(target.version, context.param('rowId'));
    saveRows(
      world,
      target,
      target.version.rows.filter((each) => each !== row),
    );
  });
}

function addBulkRowChanges(area: Area, world: World): void {
  const viewRows = ({ table }: TableVersion, version: Version, ids: readonly string[]): DecisionTableRow[] =>
    ids.flatMap((id) => version.rows.filter((row) => row.id === id).map((row) => rowView(table, version, row)));

  area.handle('postBusinessrulesDecisiontableVersionRowsBulkAdd', (context) => {
    const target = findDraft(world, context);
    const { rows: newRows } = readObject(context);
    const { rows, ids } = insertRows(world, target.version, newRows, 'rows');
    return { totalCreated: ids.length, rows: viewRows(target, saveRows(world, target, rows), ids) };
  });

  area.handle('postBusinessrulesDecisiontableVersionRowsBulkUpdate', (context) => {
    const target = findDraft(world, context);
    const { rows: changes } = readObject(context);
    const version = saveRows(world, target, replaceRows(world, target.version, changes, 'rows'));
    const ids = changes.map(({ rowId }) => rowId);
    return { totalUpdated: ids.length, rows: viewRows(target, version, ids) };
  });

  area.handle('postBusinessrulesDecisiontableVersionRowsBulkRemove', (context) => {
    const target = findDraft(world, context);
    const { rowIds } = readObject(context);
    for (const id of rowIds) rowOf(target.version, id);
    saveRows(
      world,
      target,
      target.version.rows.filter(({ id }) => !rowIds.includes(id)),
    );
  });
}

/** Moves a row to another index. */
function addRowOrder(area: Area, world: World): void {
  area.handle('patchBusinessrulesDecisiontableVersion', (context) => {
    const target = findDraft(world, context);
    const { rowIndexUpdate } = readObject(context);
    if (!rowIndexUpdate) return versionView(world, target.table, target.version);
    const { rowId, rowIndex } = rowIndexUpdate;
    const row = rowOf(target.version, rowId);
    const others = target.version.rows.filter((each) => each !== row);
    const position = positionOf(rowIndex, others.length, 'rowIndexUpdate.rowIndex');
    const version = saveRows(world, target, [...others.slice(0, position), row, ...others.slice(position)]);
    return versionView(world, tableOf(world, target.table.id), version);
  });
}

/** @throws the platform's 404. */
function rowOf(version: Version, id: string): Row {
  const row = version.rows.find((each) => each.id === id);
  if (!row) throw notFound('row', id);
  return row;
}

/** Inserts rows at their indexes, or at the end. */
function insertRows(
  world: World,
  version: Version,
  newRows: readonly CreateDecisionTableRowRequest[],
  path: string,
): { rows: Row[]; ids: string[] } {
  const rows = [...version.rows];
  const now = world.timestamp();
  const ids = newRows.map(({ rowIndex, inputs, outputs }, index) => {
    const prefix = path === '' ? '' : `${path}[${index}].`;
    checkCells(version, inputs, outputs, prefix);
    const row = { id: world.newId(), inputs, outputs, dateCreated: now, dateModified: now };
    rows.splice(rowIndex === undefined ? rows.length : positionOf(rowIndex, rows.length, `${prefix}rowIndex`), 0, row);
    return row.id;
  });
  return { rows, ids };
}

function replaceRows(
  world: World,
  version: Version,
  rowChanges: BulkUpdateDecisionTableRowsRequest['rows'],
  path: string,
): Row[] {
  const changes = new Map(
    rowChanges.map(({ rowId, inputs, outputs }, index) => {
      rowOf(version, rowId);
      checkCells(version, inputs, outputs, path === '' ? '' : `${path}[${index}].`);
      return [rowId, { inputs, outputs, dateModified: world.timestamp() }];
    }),
  );
  return version.rows.map((row) => ({ ...row, ...changes.get(row.id) }));
}

/** @throws the platform's 400 for an index that would leave a gap. */
function positionOf(rowIndex: number, length: number, fieldName: string): number {
  if (rowIndex >= 1 && rowIndex <= length + 1) return rowIndex - 1;
  throw invalidField(`rowIndex is from 1 to ${length + 1}`, fieldName);
}

function columnIds({ columns }: Version): { inputs: string[]; outputs: string[]; all: string[] } {
  const [inputs, outputs] = [columns.inputs ?? [], columns.outputs ?? []].map((list) => list.map(({ id = '' }) => id));
  return { inputs: inputs ?? [], outputs: outputs ?? [], all: [...(inputs ?? []), ...(outputs ?? [])] };
}

function checkCells(version: Version, inputs: Cells, outputs: Cells, prefix: string): void {
  const knownIds = columnIds(version);
  for (const [side, cells] of [
    ['inputs', inputs],
    ['outputs', outputs],
  ] as const)
    for (const columnId of Object.keys(cells))
      if (!knownIds[side].includes(columnId)) throw unknownColumnProblem(columnId, `${prefix}${side}.${columnId}`);
}

function unknownColumnProblem(columnId: string, fieldName: string): Error {
  return invalidField(`The table has no such column: ${columnId}`, fieldName);
}

function matchesPredicate(row: Row, { columnId, operator, value = '', special }: RowSearchPredicate): boolean {
  const { literal } = row.inputs[columnId] ?? row.outputs[columnId] ?? {};
  const cell = cellOfLiteral(literal ?? {});
  if (special !== undefined) return cell.special === special;
  if (cell.value === undefined) return false;
  if (operator === 'ContainsItem') return [cell.value].flat().map(textOf).includes(value);
  const text = textOf(cell.value);
  const difference = compareTexts(text, value);
  switch (operator) {
    case 'StartsWith':
      return text.startsWith(value);
    case 'GreaterThan':
      return difference > 0;
    case 'GreaterThanOrEquals':
      return difference >= 0;
    case 'LessThan':
      return difference < 0;
    case 'LessThanOrEquals':
      return difference <= 0;
    default:
      return difference === 0;
  }
}
