import type { ColumnDef, Row } from '@tanstack/react-table';
import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, Sorting } from './columns.js';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

type Features = typeof features;

interface ModelOptions<T> {
  items: readonly T[];
  columns: readonly DataColumn<T>[];
  sorting: Sorting;
  itemId: (item: T) => string;
  isSortedByServer: boolean;
}

/** Returns the items in the order of the sorting. Items of equal value keep their order. */
export function useTableModel<T extends object>(options: ModelOptions<T>): readonly Row<Features, T>[] {
  const { items, columns, sorting, itemId, isSortedByServer } = options;
  const definitions = useMemo(() => columns.flatMap(definitionsOf), [columns]);
  const sortingState = useMemo(() => {
    const { column, isDescending } = sorting;
    const chosen = { id: column, desc: isDescending };
    const hasTies = columns.some(({ id, breakTie }) => id === column && breakTie !== undefined);
    return hasTies ? [chosen, { id: tieOf(column), desc: false }] : [chosen];
  }, [columns, sorting]);
  const table = useTable<Features, T>({
    features,
    columns: definitions,
    data: items,
    getRowId: itemId,
    manualSorting: isSortedByServer,
    state: { sorting: sortingState },
  });
  return table.getRowModel().rows;
}

const tieOf = (column: string): string => `${column} tie`;

/** The library compares by columns, so what breaks ties is another column. */
function definitionsOf<T extends object>({ id, compare, breakTie }: DataColumn<T>): ColumnDef<Features, T>[] {
  const sortable = (name: string, order: ((one: T, other: T) => number) | undefined): ColumnDef<Features, T>[] =>
    order ? [{ id: name, accessorFn: (item) => item, sortFn: (one, other) => order(one.original, other.original) }] : [];
  const columns = [...sortable(id, compare), ...sortable(tieOf(id), breakTie)];
  return columns.length === 0 ? [{ id, accessorFn: (item) => item, enableSorting: false }] : columns;
}
