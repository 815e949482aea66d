import type { ReactNode, RefObject } from 'react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../states.js';
import { text } from '../text.js';
import type { CellContexts, DataColumn } from './columns.js';
import { CHECKBOX_WIDTH, columnWidths, fitColumns } from './columns.js';
import type { Count } from './count.js';
import classes from './data-table.module.css';
import { SelectionBar } from './selection-bar.js';
import type { Selection } from './selection.js';
import { TableBody } from './table-body.js';
import { TableHead } from './table-head.js';
import { TableToolbar } from './table-toolbar.js';
import { useSelecting } from './use-selecting.js';
import { useTableModel } from './use-table-model.js';
import { useWidth } from './use-width.js';
import type { TableView } from './view.js';
import { areColumnsChosen } from './view.js';

export interface DataTableProps<T extends object> {
  /** What the rows are, for screen readers: "Agents". */
  name: string;
  /** Declared outside of components or memoised. The first holds the row's heading, and links to `link`. */
  columns: readonly DataColumn<T>[];
  /** `undefined` while they are loading. An item that has not changed should stay the same object, so that its row stays too. */
  items: readonly T[] | undefined;
  itemId: (item: T) => string;
  itemName: (item: T) => string;
  /** The page of an item. */
  link?: (item: T) => string;
  /** Shows an item beside the table, instead of `link`. Memoise it, so that rows stay. */
  onOpen?: (item: T) => void;
  /** The id of the item that is shown beside the table. */
  openId?: string | undefined;
  /** Sorting, columns and density, from the page's address: see `tableView`. */
  view: TableView;
  onView?: (part: Partial<TableView>) => void;
  /** Shown above the table. */
  count?: Count | undefined;
  /** Buttons above the table, beside the choice of columns: an `ExportButton`. */
  actions?: ReactNode;
  /** Lets the user select rows. */
  selection?: Selection | undefined;
  /** Buttons for the selected rows. */
  selectionActions?: ReactNode;
  /** Shown in place of the rows if `items` is empty. */
  empty: ReactNode;
  /** Shown in place of the table, for example a `MissingPermission`. */
  denied?: ReactNode;
  /** The error of loading. If there are items, it is shown above them. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  /** Whether `items` are in the order of `view.sort`. Sortable columns then have `isSortable`. */
  isSortedByServer?: boolean;
  /** The position of the first item among all rows, and their number, if `items` is one page of them. */
  page?: { offset: number; total: number };
  /** `section`: at most 28rem high, for a table among others on a page. `fill`: as high as its place, without the toolbar. */
  size?: 'page' | 'section' | 'fill';
  /** Below the rows, for example a pager. */
  footer?: ReactNode;
}

/** The console's table: sticky header, sorting, a choice of columns, keyboard rows, selection. Only visible rows are rendered. */
export function DataTable<T extends object>(props: DataTableProps<T>): ReactNode {
  const { denied, items, error = null, onRetry } = props;
  if (denied !== undefined && denied !== null) return <div className={classes['frame']}>{denied}</div>;
  const failure = error === null ? null : <Failure error={error} {...(onRetry && { onRetry })} />;
  if (failure && !items) return failure;
  return (
    <>
      {failure}
      <Table {...props} />
    </>
  );
}

/** The toolbar, the selection bar and the frame around the rows. */
function Table<T extends object>(props: DataTableProps<T>): ReactNode {
  const {
    name,
    columns,
    items,
    view,
    onView = ignore,
    count,
    actions,
    selection,
    selectionActions,
    empty,
    size = 'page',
    footer,
  } = props;
  const region = useRef<HTMLDivElement>(null);
  const { width, isMeasured } = useWidth(region);
  return (
    <div className={classes['table']} data-size={size}>
      {size !== 'fill' && (
        <TableToolbar columns={columns} view={view} onView={onView} count={count}>
          {actions}
        </TableToolbar>
      )}
      {selection && <SelectionBar selection={selection}>{selectionActions}</SelectionBar>}
      <div className={classes['frame']}>
        <div
          ref={region}
          className={classes['region']}
          data-size={size}
          data-measured={isMeasured}
          role="region"
          aria-label={text('table.label', { name })}
        >
          <Grid {...props} region={region} width={width} />
          {items?.length === 0 && empty}
        </div>
        {footer}
      </div>
    </div>
  );
}

interface GridProps<T extends object> extends DataTableProps<T> {
  /** The element that scrolls, and its width in px. */
  region: RefObject<HTMLDivElement | null>;
  width: number;
}

function Grid<T extends object>({ width, ...props }: GridProps<T>): ReactNode {
  const { name, columns, items, itemId, itemName, link, view, selection, isSortedByServer = false, page, region } = props;
  const { onView = ignore, onOpen, openId } = props;
  const checkboxWidth = selection ? CHECKBOX_WIDTH : 0;
  const { shownColumns, widths } = useShownColumns(columns, view, width - checkboxWidth);
  const rows = useTableModel({ items: items ?? noItems, columns, sorting: view.sort, itemId, isSortedByServer });
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selecting = useSelecting(order, selection);
  const navigate = useNavigate();
  const cellContexts = useCellContexts(shownColumns, view.density === 'compact');
  const open = (id: string): void => {
    const item = rows.find((row) => row.id === id)?.original;
    if (!item) return;
    if (link) void navigate(link(item));
    else onOpen?.(item);
  };
  return (
    <table
      aria-label={name}
      aria-rowcount={(page?.total ?? rows.length) + 1}
      aria-busy={items === undefined}
      data-density={view.density}
      style={{ width: widths.reduce((sum, each) => sum + each, checkboxWidth) }}
    >
      <colgroup>
        {selection && <col style={{ width: checkboxWidth }} />}
        {shownColumns.map(({ id }, index) => (
          <col key={id} style={{ width: widths[index] }} />
        ))}
      </colgroup>
      <TableHead
        columns={shownColumns}
        sorting={view.sort}
        selectedRows={selecting.selectedRows}
        onSelectAll={selecting.selectAll}
        onSort={(sort) => {
          onView({ sort });
        }}
      />
      <TableBody
        rows={items && rows}
        columns={shownColumns}
        density={view.density}
        offset={page?.offset ?? 0}
        onSelect={selecting.select}
        onOpen={link || onOpen ? open : undefined}
        onOpenItem={link ? undefined : onOpen}
        {...{ order, cellContexts, region, itemName, link, selection, openId }}
      />
    </table>
  );
}

const noItems: readonly never[] = [];
const ignore = (): void => undefined;

interface ShownColumns<T> {
  shownColumns: readonly DataColumn<T>[];
  /** px */
  widths: readonly number[];
}

/** Returns the columns that the user has chosen, or else those that fit. The first one and the actions always stay. */
function useShownColumns<T>(columns: readonly DataColumn<T>[], view: TableView, width: number): ShownColumns<T> {
  const { columns: ids } = view;
  return useMemo(() => {
    const chosen = columns.filter((column, index) => index === 0 || column.hasActions === true || ids.includes(column.id));
    const shownColumns = areColumnsChosen(columns, ids) ? chosen : fitColumns(chosen, width);
    return { shownColumns, widths: columnWidths(shownColumns, width) };
  }, [columns, ids, width]);
}

/** The same objects for all rows, so that rows stay as they are. */
function useCellContexts(shownColumns: readonly { id: string }[], isCompact: boolean): CellContexts {
  return useMemo(() => {
    const ids = new Set(shownColumns.map(({ id }) => id));
    return {
      active: { isCompact, shownColumns: ids, tabIndex: 0 },
      inactive: { isCompact, shownColumns: ids, tabIndex: -1 },
    };
  }, [shownColumns, isCompact]);
}
