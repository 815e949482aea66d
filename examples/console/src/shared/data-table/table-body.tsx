import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Density } from '../density.js';
import type { CellContexts, DataColumn } from './columns.js';
import { rowHeights } from './columns.js';
import type { Selection } from './selection.js';
import { TableRow } from './table-row.js';
import { useRowKeys } from './use-row-keys.js';
import { text } from '../text.js';

interface TableBodyProps<T> {
  /** `undefined` while they are loading. */
  rows: readonly { id: string; original: T }[] | undefined;
  order: readonly string[];
  columns: readonly DataColumn<T>[];
  density: Density;
  cellContexts: CellContexts;
  /** The element that scrolls. */
  region: RefObject<HTMLDivElement | null>;
  itemName: (item: T) => string;
  link: ((item: T) => string) | undefined;
  selection: Selection | undefined;
  offset: number;
  onSelect: (id: string, options: { isRange: boolean }) => void;
  onOpen: ((id: string) => void) | undefined;
  /** Shows an item beside the table. */
  onOpenItem: ((item: T) => void) | undefined;
  openId: string | undefined;
}

/** The rows that are visible, between spacers of the height of the others. */
export function TableBody<T>(props: TableBodyProps<T>): ReactNode {
  const {
    rows,
    order,
    columns,
    density,
    cellContexts,
    region,
    itemName,
    link,
    selection,
    offset,
    onSelect,
    onOpen,
    onOpenItem,
    openId,
  } = props;
  const height = rowHeights[density];
  const pageSize = (): number => Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / height) - 2);
  const keys = useRowKeys({ order, pageSize, onOpen, onSelect: selection && onSelect });
  const activeIndex = keys.activeId === undefined ? -1 : order.indexOf(keys.activeId);
  const virtualizer = useRowVirtualizer({ count: order.length, height, region, activeIndex });
  const columnCount = columns.length + (selection ? 1 : 0);
  if (!rows) return <SkeletonRows columnCount={columnCount} />;
  const visibleRows = virtualizer.getVirtualItems();
  // Between two rows, or before the first and after the last, other rows are left out.
  const gaps = [...visibleRows, undefined].map((item, at) => {
    const before = visibleRows[at - 1]?.end ?? 0;
    return (item?.start ?? virtualizer.getTotalSize()) - before;
  });
  return (
    <tbody onKeyDown={keys.onKeyDown}>
      {visibleRows.flatMap(({ index }, at) => {
        const row = rows[index];
        if (!row) return [];
        const { id, original } = row;
        return [
          <Spacer key={`before ${id}`} height={gaps[at] ?? 0} columnCount={columnCount} />,
          <TableRow
            key={id}
            item={original}
            name={itemName(original)}
            index={offset + index}
            link={link?.(original)}
            cellContext={id === keys.activeId ? cellContexts.active : cellContexts.inactive}
            isSelected={selection?.ids.has(id) ?? false}
            isSelectable={selection !== undefined}
            isOpen={id === openId}
            onOpen={onOpenItem}
            onActivate={keys.onActivate}
            {...{ id, columns, onSelect }}
          />,
        ];
      })}
      <Spacer height={gaps.at(-1) ?? 0} columnCount={columnCount} />
    </tbody>
  );
}

interface RowVirtualizerOptions {
  count: number;
  /** px */
  height: number;
  region: RefObject<HTMLDivElement | null>;
  /** Its row stays rendered, because it may have the focus. */
  activeIndex: number;
}

function useRowVirtualizer({ count, height, region, activeIndex }: RowVirtualizerOptions): Virtualizer<HTMLDivElement, Element> {
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    overscan: 4,
    scrollPaddingStart: height,
    initialRect: { width: 1200, height: 800 },
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].sort((one, other) => one - other);
    },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const previous = useRef(activeIndex);
  useEffect(() => {
    const hasFocus = region.current?.contains(document.activeElement) === true;
    if (previous.current !== activeIndex && hasFocus) virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
    previous.current = activeIndex;
  }, [virtualizer, region, activeIndex]);
  return virtualizer;
}

function Spacer({ height, columnCount }: { height: number; columnCount: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columnCount} />
    </tr>
  );
}

function SkeletonRows({ columnCount }: { columnCount: number }): ReactNode {
  return (
    <tbody>
      {/* As many as fill a page, so that the rows that replace them do not change its height. */}
      {Array.from({ length: 20 }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columnCount }, (__, column) => (
            <td key={column}>
              {row === 0 && column === 0 && <VisuallyHidden>{text('loading.label')}</VisuallyHidden>}
              <Skeleton height={12} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
