import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../../shared/text.js';
import { CopyButton } from '../../copy-button.js';
import type { EntityLinks } from '../entity-links.js';
import type { JsonNode } from './json-node.js';
import { contentOf, isStructure, pathOf } from './json-node.js';
import { TreeLine } from './tree-line.js';
import type { TreeRow, TreeToggle } from './tree-rows.js';
import { initiallyOpen, moveOf, visibleRows } from './tree-rows.js';
import classes from './tree.module.css';

interface TreeViewProps {
  root: JsonNode;
  links: EntityLinks | undefined;
}

/** px */
const LINE_HEIGHT = 24;

/** JSON as a tree that opens and closes by pointer and keyboard. Only visible lines are rendered. */
export function TreeView({ root, links }: TreeViewProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(() => initiallyOpen(root));
  const [active, setActive] = useState(root);
  const navigate = useNavigate();
  const rows = useMemo(() => visibleRows(root, open), [root, open]);
  const activeIndex = Math.max(
    0,
    rows.findIndex(({ node }) => node === active),
  );
  const lines = useLines(rows, activeIndex, region);

  const toggle = (change: TreeToggle): void => {
    setOpen(afterToggle(open, change));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pageSize = Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / LINE_HEIGHT) - 1);
    const link = event.key === 'Enter' ? links?.linkOf(rows[activeIndex]?.node ?? root) : undefined;
    const move = moveOf(event.key, { rows, open, active: activeIndex, pageSize });
    if (!move && !link) return;
    event.preventDefault();
    if (link) void navigate(link.to);
    else if (move && 'nodes' in move) toggle(move);
    else if (move) setActive(rows[move.active]?.node ?? root);
  };

  return (
    <>
      <div ref={region} role="tree" aria-label={text('response.treeOf')} className={classes['tree']} onKeyDown={onKeyDown}>
        <div role="presentation" style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <TreeLine
                  key={index}
                  row={row}
                  index={index}
                  start={start}
                  isOpen={open.has(row.node)}
                  isActive={index === activeIndex}
                  link={links?.linkOf(row.node)}
                  onActivate={setActive}
                  onToggle={toggle}
                />
              )
            );
          })}
        </div>
      </div>
      <Details node={rows[activeIndex]?.node ?? root} />
    </>
  );
}

function afterToggle(open: ReadonlySet<JsonNode>, { nodes, isOpen }: TreeToggle): ReadonlySet<JsonNode> {
  return isOpen ? new Set([...open, ...nodes]) : new Set([...open].filter((node) => !nodes.includes(node)));
}

type Lines = Pick<ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>, 'getTotalSize' | 'getVirtualItems'>;

/** The lines in view, and the active one, which may have the focus. */
function useLines(rows: readonly TreeRow[], activeIndex: number, region: React.RefObject<HTMLDivElement | null>): Lines {
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    initialRect: { width: 800, height: 480 },
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (indexes.includes(activeIndex)) return indexes;
      return [...indexes, activeIndex].sort((one, other) => one - other);
    },
  });
  const previous = useRef(activeIndex);
  useEffect(() => {
    if (previous.current === activeIndex) return;
    previous.current = activeIndex;
    const { current } = region;
    if (current?.contains(document.activeElement) !== true) return;
    virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
    current.querySelector<HTMLElement>(`[data-line="${activeIndex}"]`)?.focus({ preventScroll: true });
  }, [virtualizer, region, activeIndex]);
  return virtualizer;
}

/** The path of the active value, and its text if the line is too short for it. */
function Details({ node }: { node: JsonNode }): ReactNode {
  const path = pathOf(node);
  return (
    <div className={classes['details']}>
      <code className={classes['path']}>{path === '' ? text('response.whole') : path}</code>
      {!isStructure(node) && <CopyButton label={text('response.copyValue')} content={() => contentOf(node)} />}
      {!isStructure(node) && node.text.length > 60 && (
        <div className={classes['long']} tabIndex={0} role="group" aria-label={text('response.value')}>
          {contentOf(node)}
        </div>
      )}
    </div>
  );
}
