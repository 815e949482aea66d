import type { DataColumn } from '../../shared/data-table/columns.js';
import { tableView } from '../../shared/data-table/view.js';
import { NONE } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import type { UrlSchema } from '../../shared/use-url-state.js';
import { text as urlText } from '../../shared/use-url-state.js';
import { describeCell } from '../fields/display.js';
import type { Column, Entity, Kind, Value } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';

const nameColumn: DataColumn<Entity> = {
  id: 'name',
  get name() {
    return text('kind.name');
  },
  width: 140,
  grow: 2,
  compare: (one, other) => nameOf(one).localeCompare(nameOf(other)),
  cell: (entity) => <OneLine>{nameOf(entity)}</OneLine>,
};

function OneLine({ children }: { children: string }) {
  return (
    <span className="one-line" title={children}>
      {children}
    </span>
  );
}

/** Columns must stay the same objects while a page is shown. */
const cachedColumns = new Map<string, readonly DataColumn<Entity>[]>();
const cachedSchemas = new Map<string, ListSchema>();

/** Returns the columns of the table of a kind: the name, and those that the kind describes. */
export function columnsOf(kind: Kind): readonly DataColumn<Entity>[] {
  const columns = cachedColumns.get(kind.path) ?? [nameColumn, ...kind.columns.map(dataColumn)];
  cachedColumns.set(kind.path, columns);
  return columns;
}

function dataColumn(column: Column<Entity>, index: number): DataColumn<Entity> {
  const { id, name, width, isOptional, format } = column;
  return {
    id,
    get name() {
      return text(name);
    },
    width,
    priority: index + 1,
    ...(isOptional && { isOptional }),
    ...(format === 'number' && { align: 'end', grow: 0 }),
    compare: (one, other) => compareValues(column.value(one), column.value(other)),
    breakTie: (one, other) => nameOf(one).localeCompare(nameOf(other)),
    cell: (entity) => <OneLine>{describeCell(column, entity) || NONE}</OneLine>,
  };
}

/** Empty values come first. */
function compareValues(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''));
}

type ListSchema = ReturnType<typeof createSchema>;

/** What the address of a list holds. */
export function schemaOf(kind: Kind): ListSchema {
  const schema = cachedSchemas.get(kind.path) ?? createSchema(kind);
  cachedSchemas.set(kind.path, schema);
  return schema;
}

const createSchema = (kind: Kind) =>
  ({ text: urlText(), ...tableView(columnsOf(kind), { column: 'name', isDescending: false }) }) satisfies UrlSchema;

/** Returns the entities whose name, id or columns contain a text. */
export function matching(kind: Kind, items: readonly Entity[], searched: string): readonly Entity[] {
  const part = searched.trim().toLowerCase();
  if (part === '') return items;
  const texts = kind.columns.filter(({ format }) => format !== 'date');
  return items.filter((entity) =>
    [nameOf(entity), idOf(entity), ...texts.map((column) => describeCell(column, entity))].some((cell) =>
      cell.toLowerCase().includes(part),
    ),
  );
}
