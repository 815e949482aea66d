import type { UrlValue } from '../url-values.js';
import { choice, choices } from '../url-values.js';
import type { Density } from '../density.js';
import { densities } from '../density.js';
import type { DataColumn, Sorting } from './columns.js';

/** The part of a page's address that belongs to its table. */
export interface TableView {
  sort: Sorting;
  /** The ids of the chosen columns. */
  columns: readonly string[];
  density: Density;
}

/**
 * Returns the part of a page's schema that belongs to its table, for `useUrlState`: sorting, columns and density.
 *
 * @param sort - The default.
 */
export function tableView(
  columns: readonly Pick<DataColumn<never>, 'id' | 'isOptional'>[],
  sort: Sorting,
): { [Name in keyof TableView]: UrlValue<TableView[Name]> } {
  const ids = columns.map(({ id }) => id);
  const usualIds = columns.filter(({ isOptional = false }) => !isOptional).map(({ id }) => id);
  return {
    sort: sorting(ids, sort),
    columns: choices<string>(ids, usualIds),
    density: choice<Density>(densities, 'comfortable'),
  };
}

/** A column, with a minus before it if it is sorted in descending order: `-since`. */
export function sorting(columns: readonly string[], defaultSorting: Sorting): UrlValue<Sorting> {
  return {
    default: defaultSorting,
    read: (text) => {
      const isDescending = text.startsWith('-');
      const column = isDescending ? text.slice(1) : text;
      return columns.includes(column) ? { column, isDescending } : undefined;
    },
    write: ({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`,
  };
}

/** Returns the sorting after a click on a heading. */
export function nextSorting(before: Sorting, column: string): Sorting {
  return { column, isDescending: before.column === column && !before.isDescending };
}

/**
 * Whether the user has chosen the columns, rather than left them to the width of the page. The first column and the actions
 * always stay, so they are no choice.
 */
export function areColumnsChosen(
  columns: readonly Pick<DataColumn<never>, 'id' | 'isOptional' | 'hasActions'>[],
  ids: readonly string[],
): boolean {
  const choosable = columns.slice(1).filter(({ hasActions = false }) => !hasActions);
  return choosable.some(({ id, isOptional = false }) => ids.includes(id) === isOptional);
}
