import type { ReactNode } from 'react';
import type { Density } from '../density.js';

/** What a cell knows about its row. */
export interface CellContext {
  /** Rows are 28 px high and have one line. */
  isCompact: boolean;
  /** The columns that are shown. The first cell may add what the narrow table leaves out. */
  shownColumns: ReadonlySet<string>;
  /** For links and buttons in the cell: only those of the active row are tab stops. */
  tabIndex: 0 | -1;
}

/** The contexts of the row that is a tab stop, and of the others. */
export interface CellContexts {
  active: CellContext;
  inactive: CellContext;
}

/** A column of a data table. Declare columns outside of components or memoise them. */
export interface DataColumn<T> {
  id: string;
  /** The heading. */
  name: string;
  cell: (item: T, context: CellContext) => ReactNode;
  /** Makes the column sortable by the table. */
  compare?: (one: T, other: T) => number;
  /** Orders items that `compare` finds equal, in the same way for both directions. */
  breakTie?: (one: T, other: T) => number;
  /** Makes the column sortable by the server; see `isSortedByServer`. */
  isSortable?: boolean;
  /** The least width in px. */
  width: number;
  /** The share of the remaining width. 1 by default. */
  grow?: number;
  /** Columns with higher numbers are left out first when the table is narrow. Columns without a number always stay. */
  priority?: number;
  /** Whether the column is only shown to users who choose it. */
  isOptional?: boolean;
  align?: 'start' | 'end';
  /** Whether the column holds the row's actions: it stays at the end, always visible, and has no visible heading. */
  hasActions?: boolean;
}

export interface Sorting {
  column: string;
  isDescending: boolean;
}

/** The height of a row in px. */
export const rowHeights: Readonly<Record<Density, number>> = { comfortable: 44, compact: 28 };

/** The width of the column with the checkboxes in px. */
export const CHECKBOX_WIDTH = 40;

/** Returns the columns that fit, in their order. Those with the highest priority number are left out first. */
export function fitColumns<C extends Pick<DataColumn<never>, 'width' | 'priority'>>(columns: readonly C[], width: number): C[] {
  const fitting = [...columns];
  const leastWidth = (): number => fitting.reduce((sum, column) => sum + column.width, 0);
  while (leastWidth() > width) {
    const last = lastByPriority(fitting);
    if (last < 0) break;
    fitting.splice(last, 1);
  }
  return fitting;
}

/** Returns the index of the column to leave out next; -1 if all must stay. */
function lastByPriority(columns: readonly Pick<DataColumn<never>, 'priority'>[]): number {
  return columns.reduce((last, { priority }, index) => {
    if (priority === undefined) return last;
    return last < 0 || priority >= (columns[last]?.priority ?? 0) ? index : last;
  }, -1);
}

/** Returns the width of each column in px: its least width, and its share of what remains. */
export function columnWidths(columns: readonly Pick<DataColumn<never>, 'width' | 'grow'>[], width: number): number[] {
  const remaining = Math.max(0, width - columns.reduce((sum, column) => sum + column.width, 0));
  const shares = columns.reduce((sum, { grow = 1 }) => sum + grow, 0);
  return columns.map((column) => column.width + (shares === 0 ? 0 : (remaining * (column.grow ?? 1)) / shares));
}
