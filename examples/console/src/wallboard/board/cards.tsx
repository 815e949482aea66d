import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { BoardQueue } from '../figures/board.js';
import classes from './board.module.css';
import { QueueCard } from './queue-card.js';
import type { Density } from '../../shared/density.js';
import { useVisibleRows } from './use-visible-rows.js';

/** px; the height of a card and of the gap below it, as in the style sheet. */
const heights: Record<Density, number> = { comfortable: 180, compact: 162 };
const MIN_WIDTH = 272;
const GAP = 12;

interface CardsProps {
  queues: readonly BoardQueue[];
  density: Density;
  /** The accessible name of the list. */
  label: string;
}

/** The queues as a grid of cards. Only the cards near the visible part of the page exist. */
export function Cards({ queues, density, label }: CardsProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const columns = Math.max(1, Math.floor((width + GAP) / (MIN_WIDTH + GAP)));
  const { container, rows, before, after } = useVisibleRows({
    count: Math.ceil(queues.length / columns),
    height: heights[density],
    overscan: 2,
  });
  return (
    <div ref={ref}>
      <div
        ref={container}
        role="list"
        aria-label={label}
        className={classes['cards']}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {width > 0 &&
          rows.map(({ index: row }) => (
            <div
              key={row}
              role="presentation"
              className={classes['cardRow']}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {queues.slice(row * columns, (row + 1) * columns).map((queue, column) => (
                <QueueCard key={queue.id} queue={queue} position={row * columns + column + 1} total={queues.length} />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

/** Returns the width of an element in px, from the first paint on; 0 before. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      setWidth(current.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
