import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { MessageId } from '../../messages/en.js';
import type { EntityName } from '../../shared/entity-name.js';
import { readPart } from '../changes/state.js';
import { parseNumber } from '../fields/parse-number.js';
import type { Part, PartItem, Problem } from '../kinds/kind.js';
import type { CsvRow, ImportItem, ImportSettings, ResolvedRows } from './import.js';
import { readDistinctRows } from './distinct-rows.js';
import { inParallel } from './in-parallel.js';

/** An entity whose part a row changes. */
export interface Owner extends EntityName {
  /** The entries that it has, if they are known already. */
  readonly entries?: readonly PartItem[];
}

/** What a cell names, or why it names nothing. */
export type CellMeaning<T> = { readonly entity: T } | { readonly problem: Problem };

/** Finds what the cells of a column name. Each cell is different, and not empty. */
export type Find<T> = (
  client: ApiClient,
  cells: readonly string[],
  settings: ImportSettings,
  request: RequestOptions,
) => Promise<(cell: string) => CellMeaning<T>>;

interface NameColumn<T> {
  readonly name: string;
  readonly help: MessageId;
  readonly find: Find<T>;
}

/** The columns of the import of a part: who gets an entry, which one, and its number. */
export interface PartColumns {
  readonly part: Part & Required<Pick<Part, 'level'>>;
  readonly owner: NameColumn<Owner>;
  readonly item: NameColumn<EntityName>;
  readonly level: { readonly name: string; readonly help: MessageId; readonly isRequired: boolean };
}

/** What a row does, as plain JSON. */
export interface EntryItem extends ImportItem {
  readonly ownerId: string;
  readonly itemId: string;
  readonly itemName: string;
  /** As the file has it. `null` if any number will do. */
  readonly target: number | null;
  /** As the platform has it. `null` if the owner does not have the entry. */
  readonly level: number | null;
}

/** Finds what the rows name, and what the platform has now. */
export async function resolvePartRows(
  columns: PartColumns,
  client: ApiClient,
  rows: readonly CsvRow[],
  settings: ImportSettings,
  request: RequestOptions,
): Promise<ResolvedRows> {
  const { owner, item } = columns;
  const cellsOf = (name: string): string[] => [...new Set(rows.map((row) => cellIn(row, name)).filter((cell) => cell !== ''))];
  const [ownerNamed, itemNamed] = await Promise.all([
    owner.find(client, cellsOf(owner.name), settings, request),
    item.find(client, cellsOf(item.name), settings, request),
  ]);
  const lookup: Lookup = { ownerNamed, itemNamed };
  const { items: entries, problems } = readDistinctRows(rows, { read: (row) => readRow(row, columns, lookup), keyOf });
  const levels = await readLevels(columns.part, client, entries, request);
  return { items: entries.map((entry) => itemOf(entry, levels)), problems };
}

interface Entry {
  readonly owner: Owner;
  readonly item: EntityName;
  readonly target: number | null;
}

const keyOf = ({ owner, item }: Entry): string => `${owner.id}/${item.id}`;
const cellIn = ({ cells }: CsvRow, name: string): string => (cells[name] ?? '').trim();

interface Lookup {
  readonly ownerNamed: (cell: string) => CellMeaning<Owner>;
  readonly itemNamed: (cell: string) => CellMeaning<EntityName>;
}

function readRow(row: CsvRow, columns: PartColumns, { ownerNamed, itemNamed }: Lookup): Entry | { readonly problem: Problem } {
  const { owner, item, level, part } = columns;
  const empty = [owner.name, item.name, ...(level.isRequired ? [level.name] : [])].find((name) => cellIn(row, name) === '');
  if (empty !== undefined) return { problem: { id: 'import.emptyCell', values: { column: empty } } };
  const rowOwner = ownerNamed(cellIn(row, owner.name));
  if ('problem' in rowOwner) return rowOwner;
  const rowItem = itemNamed(cellIn(row, item.name));
  if ('problem' in rowItem) return rowItem;
  const cell = cellIn(row, level.name);
  const target = cell === '' ? null : (parseNumber(cell) ?? Number.NaN);
  const { min, max } = part.level;
  if (target !== null && !(target >= min && target <= max)) {
    return { problem: { id: 'import.badLevel', values: { column: level.name, min, max } } };
  }
  return { owner: rowOwner.entity, item: rowItem.entity, target };
}

type Levels = ReadonlyMap<string, number>;

/** Reads the numbers that entries have now, by owner and entry. */
async function readLevels(part: Part, client: ApiClient, entries: readonly Entry[], request: RequestOptions): Promise<Levels> {
  const levels = new Map<string, number>();
  const owners = new Map(entries.map(({ owner }) => [owner.id, owner]));
  await inParallel([...owners.values()], async (owner) => {
    const present = owner.entries ?? (await readPart(part, client, owner.id, request));
    for (const item of present) levels.set(keyOf({ owner, item, target: null }), item.level ?? 0);
  });
  return levels;
}

function itemOf(entry: Entry, levels: Levels): EntryItem {
  const { owner, item, target } = entry;
  const key = keyOf(entry);
  return {
    key,
    name: owner.name,
    ownerId: owner.id,
    itemId: item.id,
    itemName: item.name,
    target,
    level: levels.get(key) ?? null,
  };
}
