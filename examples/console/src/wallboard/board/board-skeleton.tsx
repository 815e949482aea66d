import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../../shared/text.js';
import classes from './board.module.css';

/** The same size as the board. */
export function BoardSkeleton(): ReactNode {
  return (
    <div className={classes['board']} aria-busy="true">
      <VisuallyHidden role="status">{text('board.loading')}</VisuallyHidden>
      <Skeleton height={34} />
      <Skeleton className={classes['totals'] ?? ''} data-skeleton="true" />
      <div className={classes['columns']}>
        <div className={classes['sections']}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height={168} />
          ))}
        </div>
        <div className={classes['charts']}>
          <Skeleton height={388} />
          <Skeleton height={388} />
        </div>
      </div>
    </div>
  );
}
