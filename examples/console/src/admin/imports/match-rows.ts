import { identifierIn, identifierOf } from '../kinds/identifier.js';
import type { Entity, Kind, Problem } from '../kinds/kind.js';
import { idOf, nameOf } from '../kinds/kind.js';
import { ID } from './cells.js';
import { readDistinctRows } from './distinct-rows.js';
import type { CsvRow, ImportSettings, RowProblem } from './import.js';

/** A row with the entity that it changes. */
export interface MatchedRow {
  readonly row: CsvRow;
  /** Missing if the row creates one. */
  readonly entity: Entity | undefined;
  readonly key: string;
  /** Of the entity, before the change. */
  readonly name: string;
}

interface MatchedRows {
  readonly matched: readonly MatchedRow[];
  readonly problems: readonly RowProblem[];
}

/** Whether rows can create entities of a kind. A secret that is shown once would be lost. */
export const isCreatable = ({ create, secretOf }: Kind): boolean => create !== undefined && secretOf === undefined;

/** Finds the entity of each row, by its id or else by its name. */
export function matchRows(
  kind: Kind,
  entities: readonly Entity[],
  rows: readonly CsvRow[],
  settings: ImportSettings,
): MatchedRows {
  const byId = new Map(entities.map((entity) => [idOf(entity), entity]));
  const byIdentifier = new Map<string, Entity[]>();
  for (const entity of entities) {
    const identifier = identifierIn(kind, entity);
    byIdentifier.set(identifier, [...(byIdentifier.get(identifier) ?? []), entity]);
  }
  const lookup: Lookup = { byId, byIdentifier, settings };
  const { items, problems } = readDistinctRows(rows, { read: (row) => matchRow(kind, row, lookup), keyOf: ({ key }) => key });
  return { matched: items, problems };
}

interface Lookup {
  readonly byId: ReadonlyMap<string, Entity>;
  readonly byIdentifier: ReadonlyMap<string, readonly Entity[]>;
  readonly settings: ImportSettings;
}

function matchRow(kind: Kind, row: CsvRow, { byId, byIdentifier, settings }: Lookup): MatchedRow | { readonly problem: Problem } {
  const { cells } = row;
  const existing = (entity: Entity): MatchedRow => ({ row, entity, key: idOf(entity), name: nameOf(entity) });
  const id = (cells[ID] ?? '').trim();
  if (id !== '') {
    const entity = byId.get(id);
    return entity ? existing(entity) : { problem: { id: 'import.unknownId', values: { id } } };
  }
  const column = identifierOf(kind);
  const name = (cells[column] ?? '').trim();
  const identifier = identifierIn(kind, { [column]: name });
  if (identifier === '') return { problem: { id: 'import.noIdentifier', values: { column } } };
  const [entity, ...others] = byIdentifier.get(identifier) ?? [];
  if (entity && others.length > 0) return { problem: { id: 'import.ambiguousName', values: { name, count: others.length + 1 } } };
  if (entity) return existing(entity);
  if (!settings.createsMissing) {
    return { problem: { id: isCreatable(kind) ? 'import.notFound' : 'import.unknownEntry', values: { name } } };
  }
  return { row, entity: undefined, key: `new ${identifier}`, name };
}
