import type { ApiClient, RequestOptions } from 'contact-centre-client/fetch';
import type { Models } from '../../explorer/data/types.js';
import { text } from '../../shared/text.js';
import type { EntityItem } from '../bulk/entity-items.js';
import { withValues } from '../bulk/field-values.js';
import { fieldName } from '../changes/field-name.js';
import { valueAt } from '../fields/paths.js';
import { isBlank, ruleFor, rulesOf } from '../fields/rules.js';
import type { Entity, Field, Kind, Problem } from '../kinds/kind.js';
import { idOf } from '../kinds/kind.js';
import { exportedValue, fileFields, isExported, readCell } from './cells.js';
import type { ResolveContext } from './entity-problems.js';
import { entityProblems, inField, missingFields, required, valueProblems } from './entity-problems.js';
import type { Mention, Reference } from './find-references.js';
import { findReferences } from './find-references.js';
import type { CsvRow, ImportItem, ImportSettings, RowProblem } from './import.js';
import type { MatchedRow } from './match-rows.js';
import { matchRows } from './match-rows.js';

/** An entity that a row changes or creates. */
export interface EntityImportItem extends EntityItem, ImportItem {
  /** What changes, in words. */
  readonly change: string;
}

export interface EntityImport {
  readonly kind: Kind;
  readonly models: Models;
}

interface ResolvedEntities {
  readonly items: readonly EntityImportItem[];
  readonly problems: readonly RowProblem[];
}

/** Compares rows with the entities that the platform has, and returns what would change. It sends only requests that read. */
export async function resolveEntities(
  { kind, models }: EntityImport,
  client: ApiClient,
  rows: readonly CsvRow[],
  settings: ImportSettings,
  request: RequestOptions = {},
): Promise<ResolvedEntities> {
  const entities: Entity[] = [];
  for await (const entity of kind.list(client, request)) entities.push(entity);
  const { matched, problems } = matchRows(kind, entities, rows, settings);
  const context = { kind, rules: rulesOf(models, kind), settings };
  const changes = matched.map((row) => changedCells(row, context));
  const mentions = changes.flat().flatMap(mentionsIn);
  const find = await findReferences(mentions, { client, missing: settings.missing, request });
  const results = matched.map((row, index) => resolveRow(row, changes[index] ?? [], { ...context, find }));
  return {
    items: results.flatMap((result) => ('item' in result ? [result.item] : [])),
    problems: [...problems, ...results.flatMap((result) => ('problems' in result ? result.problems : []))].sort(
      (one, other) => one.line - other.line,
    ),
  };
}

/** A cell that differs from what the entity has. */
interface ChangedCell {
  readonly field: Field;
  readonly cell: string;
}

function changedCells({ row, entity }: MatchedRow, { kind, settings }: ResolveContext): ChangedCell[] {
  return fileFields(kind).flatMap((field): ChangedCell[] => {
    const cell = row.cells[field.path];
    if (cell === undefined || isExported(cell, field, entity ?? kind.initial ?? {})) return [];
    const isIgnored = cell.trim() === '' && !(settings.emptiesBlank && entity);
    return isIgnored ? [] : [{ field, cell }];
  });
}

function mentionsIn({ field: { type }, cell }: ChangedCell): Mention[] {
  return type.name === 'reference' && cell.trim() !== '' ? [{ target: type.target, cell: cell.trim() }] : [];
}

type RowContext = ResolveContext & { readonly find: (mention: Mention) => Reference | undefined };
type RowResult = { readonly item: EntityImportItem } | { readonly problems: readonly RowProblem[] };

function resolveRow({ row, entity, key, name }: MatchedRow, changed: readonly ChangedCell[], context: RowContext): RowResult {
  const cells = changed.map((each) => ({ ...each, ...valueOf(each, context) }));
  const after = Object.fromEntries(cells.map(({ field, value }) => [field.path, value ?? null]));
  const target = withValues(entity ?? context.kind.initial ?? {}, after);
  const absent = entity ? [] : missingFields(target, context).filter(({ path }) => !(path in after));
  const problems = [
    ...(entity && cells.length > 0 ? entityProblems(entity, context) : []),
    ...cells.flatMap(({ field, value, problem }) => {
      const wrong = problem ? [problem] : valueProblems(field, value, { ...context, entity, target });
      return wrong.map((each) => inField(field, each));
    }),
    ...absent.map((field) => inField(field, required)),
  ];
  if (problems.length > 0) return { problems: problems.map((problem) => ({ line: row.line, ...problem })) };
  const before = Object.fromEntries(changed.map(({ field: { path } }) => [path, valueAt(entity, path) ?? null]));
  const change = changed.map((cell) => describeCell(cell, entity)).join('; ');
  return { item: { key, id: entity ? idOf(entity) : '', name, before, after, change } };
}

/** Returns the value of a cell as the platform stores it; `undefined` if the cell is empty. */
function valueOf({ field, cell }: ChangedCell, { rules, find }: RowContext): { value?: unknown; problem?: Problem } {
  if (cell.trim() === '') return {};
  const { type } = field;
  if (type.name !== 'reference') return readCell(field, ruleFor(field, rules, {}), cell);
  const reference = find({ target: type.target, cell: cell.trim() });
  if (!reference || 'problem' in reference) return reference ?? {};
  return { value: type.isId === true ? reference.entity.id : reference.entity };
}

function describeCell({ field, cell }: ChangedCell, entity: Entity | undefined): string {
  const after = wordsOf(cell);
  if (!entity) return text('import.fieldSet', { field: fieldName(field), after });
  return text('import.fieldChange', { field: fieldName(field), before: wordsOf(exportedValue(field, entity)), after });
}

const wordsOf = (value: unknown): string => (isBlank(value) ? text('admin.empty') : String(value));
