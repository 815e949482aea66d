import type { Area } from '../../engine/area.js';
import type {
  BulkAddDecisionTableRowsRequest,
  BulkDeleteDecisionTableRowsRequest,
  BulkUpdateDecisionTableRowsRequest,
  CreateDecisionTableRowRequest,
  DecisionTableRow,
  PutDecisionTableRowRequest,
  RowSearchPredicate,
  SearchDecisionTableRowsRequest,
  UpdateDecisionTableVersionRequest,
} from '../../../models/index.js';
import { textOf } from '../../engine/values.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound } from '../../store/errors.js';
import { listing } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { cellIn, order } from './execution.js';
import { keep, refuseUnlessDraft, rowView, tableOf, versionOf, versionView } from './model.js';
import type { Row, Table, Version } from './model.js';

type Cells = NonNullable<DecisionTableRow['inputs']>;

interface Own {
  table: Table;
  version: Version;
}

/** The rows of a version. Their indexes start at 1. */
export function addRowHandlers(area: Area, world: World): void {
  const own = (context: OperationContext): Own => {
    const table = tableOf(world, context.param('tableId'));
    return { table, version: versionOf(table, context.param('tableVersion')) };
  };
  const draft = (context: OperationContext): Own => {
    const found = own(context);
    refuseUnlessDraft(found.table, found.version);
    return found;
  };
  const kept = ({ table, version }: Own, rows: Row[]): Version => {
    const next = { ...version, rows, dateModified: world.timestamp() };
    keep(world, table, next);
    return next;
  };
  const views = ({ table }: Own, version: Version, ids: readonly string[]): object[] =>
    ids.flatMap((id) => version.rows.filter((row) => row.id === id).map((row) => rowView(table, version, row)));
  const idOf = (context: OperationContext): string => context.params['rowId'] ?? '';

  area.handle('getBusinessrulesDecisiontableVersionRows', (context) => {
    const { table, version } = own(context);
    return listing(context, world, version.rows, (row) => rowView(table, version, row));
  });
  area.handle('postBusinessrulesDecisiontableVersionRows', (context) => {
    const found = draft(context);
    const { rows, ids } = withRows(world, found.version, [readObject<CreateDecisionTableRowRequest>(context)], '');
    return views(found, kept(found, rows), ids)[0];
  });
  area.handle('getBusinessrulesDecisiontableVersionRow', (context) => {
    const { table, version } = own(context);
    return rowView(table, version, rowOf(version, idOf(context)));
  });
  area.handle('putBusinessrulesDecisiontableVersionRow', (context) => {
    const found = draft(context);
    const row = rowOf(found.version, idOf(context));
    const { inputs = {}, outputs = {} } = readObject<PutDecisionTableRowRequest>(context);
    const rows = replacedIn(world, found.version, [{ rowId: row.id, inputs, outputs }], '');
    return views(found, kept(found, rows), [row.id])[0];
  });
  area.handle('deleteBusinessrulesDecisiontableVersionRow', (context) => {
    const found = draft(context);
    const row = rowOf(found.version, idOf(context));
    kept(
      found,
      found.version.rows.filter((each) => each !== row),
    );
  });

  area.handle('postBusinessrulesDecisiontableVersionRowsBulkAdd', (context) => {
    const found = draft(context);
    const { rows: asked } = readObject<BulkAddDecisionTableRowsRequest>(context);
    const { rows, ids } = withRows(world, found.version, asked, 'rows');
    return { totalCreated: ids.length, rows: views(found, kept(found, rows), ids) };
  });
  area.handle('postBusinessrulesDecisiontableVersionRowsBulkUpdate', (context) => {
    const found = draft(context);
    const { rows: asked } = readObject<BulkUpdateDecisionTableRowsRequest>(context);
    const version = kept(found, replacedIn(world, found.version, asked, 'rows'));
    const ids = asked.map(({ rowId }) => rowId);
    return { totalUpdated: ids.length, rows: views(found, version, ids) };
  });
  area.handle('postBusinessrulesDecisiontableVersionRowsBulkRemove', (context) => {
    const found = draft(context);
    const { rowIds } = readObject<BulkDeleteDecisionTableRowsRequest>(context);
    for (const id of rowIds) rowOf(found.version, id);
    kept(
      found,
      found.version.rows.filter(({ id }) => !rowIds.includes(id)),
    );
  });
  area.handle('postBusinessrulesDecisiontableVersionRowsSearch', (context) => {
    const { table, version } = own(context);
    const { predicates } = readObject<SearchDecisionTableRowsRequest>(context).filter;
    const columns = columnIds(version);
    for (const [index, { columnId }] of predicates.entries())
      if (!columns.all.includes(columnId)) throw unknownColumn(columnId, `filter.predicates[${index}].columnId`);
    const found = version.rows.filter((row) => predicates.every((predicate) => holds(row, predicate)));
    return listing(context, world, found, (row) => rowView(table, version, row));
  });

  area.handle('patchBusinessrulesDecisiontableVersion', (context) => {
    const found = draft(context);
    const { rowIndexUpdate } = readObject<UpdateDecisionTableVersionRequest>(context);
    if (!rowIndexUpdate) return versionView(world, found.table, found.version);
    const { rowId, rowIndex } = rowIndexUpdate;
    const row = rowOf(found.version, rowId);
    const others = found.version.rows.filter((each) => each !== row);
    const at = placeFor(rowIndex, others.length, 'rowIndexUpdate.rowIndex');
    const version = kept(found, [...others.slice(0, at), row, ...others.slice(at)]);
    return versionView(world, tableOf(world, found.table.id), version);
  });
}

/** @throws the platform's 404. */
function rowOf(version: Version, id: string): Row {
  const row = version.rows.find((each) => each.id === id);
  if (!row) throw notFound('row', id);
  return row;
}

/** Inserts rows at their indexes, or at the end. */
function withRows(
  world: World,
  version: Version,
  asked: readonly CreateDecisionTableRowRequest[],
  path: string,
): { rows: Row[]; ids: string[] } {
  const rows = [...version.rows];
  const now = world.timestamp();
  const ids = asked.map(({ rowIndex, inputs, outputs }, index) => {
    const at = path === '' ? '' : `${path}[${index}].`;
    checkCells(version, inputs, outputs, at);
    const row = { id: world.newId(), inputs, outputs, dateCreated: now, dateModified: now };
    rows.splice(rowIndex === undefined ? rows.length : placeFor(rowIndex, rows.length, `${at}rowIndex`), 0, row);
    return row.id;
  });
  return { rows, ids };
}

function replacedIn(world: World, version: Version, asked: BulkUpdateDecisionTableRowsRequest['rows'], path: string): Row[] {
  const changes = new Map(
    asked.map(({ rowId, inputs, outputs }, index) => {
      rowOf(version, rowId);
      checkCells(version, inputs, outputs, path === '' ? '' : `${path}[${index}].`);
      return [rowId, { inputs, outputs, dateModified: world.timestamp() }];
    }),
  );
  return version.rows.map((row) => ({ ...row, ...changes.get(row.id) }));
}

/** @throws the platform's 400 for an index that would leave a gap. */
function placeFor(rowIndex: number, length: number, fieldName: string): number {
  if (rowIndex >= 1 && rowIndex <= length + 1) return rowIndex - 1;
  throw badRequest(`rowIndex is from 1 to ${length + 1}`, [{ errorCode: 'invalid.value', fieldName }]);
}

function columnIds({ columns }: Version): { inputs: string[]; outputs: string[]; all: string[] } {
  const [inputs, outputs] = [columns.inputs ?? [], columns.outputs ?? []].map((list) => list.map(({ id = '' }) => id));
  return { inputs: inputs ?? [], outputs: outputs ?? [], all: [...(inputs ?? []), ...(outputs ?? [])] };
}

function checkCells(version: Version, inputs: Cells, outputs: Cells, at: string): void {
  const known = columnIds(version);
  for (const [word, cells] of [
    ['inputs', inputs],
    ['outputs', outputs],
  ] as const)
    for (const columnId of Object.keys(cells))
      if (!known[word].includes(columnId)) throw unknownColumn(columnId, `${at}${word}.${columnId}`);
}

function unknownColumn(columnId: string, fieldName: string): Error {
  return badRequest(`The table has no such column: ${columnId}`, [{ errorCode: 'invalid.value', fieldName }]);
}

function holds(row: Row, { columnId, operator, value = '', special }: RowSearchPredicate): boolean {
  const { literal } = row.inputs[columnId] ?? row.outputs[columnId] ?? {};
  const cell = cellIn(literal ?? {});
  if (special !== undefined) return cell.special === special;
  if (cell.value === undefined) return false;
  if (operator === 'ContainsItem') return [cell.value].flat().map(textOf).includes(value);
  const text = textOf(cell.value);
  const difference = order(text, value);
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
