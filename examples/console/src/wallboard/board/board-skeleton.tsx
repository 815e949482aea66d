import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './board.module.css';

/** The same size as the board. */
export function BoardSkeleton(): ReactNode {
  return (
    <div className={classes['board']} aria-busy="true">
      <VisuallyHidden role="status">Loading the queues</VisuallyHidden>
      <Skeleton className={classes['totals'] ?? ''} data-skeleton="true" />
      <div className={classes['columns']}>
        <div>
          <Skeleton className={classes['controls'] ?? ''} mb="sm" />
          <div className={classes['cards']}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className={classes['card'] ?? ''} />
            ))}
          </div>
        </div>
        <ChartsSkeleton />
      </div>
    </div>
  );
}

export function ChartsSkeleton(): ReactNode {
  return (
    <div className={classes['charts']}>
      <Skeleton className={classes['chart'] ?? ''} height={440} />
      <Skeleton className={classes['chart'] ?? ''} height={440} />
    </div>
  );
}
