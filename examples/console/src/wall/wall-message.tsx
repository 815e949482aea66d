import type { ReactNode } from 'react';
import { describeFailure } from '../shared/failures.js';
import { text } from '../shared/text.js';
import classes from './wall.module.css';

interface WallMessageProps {
  /** Why no figures can be shown. Without a problem, they are on their way. */
  problem?: Error | undefined;
}

/** Shown in place of a display that has not begun. It disappears by itself. */
export function WallMessage({ problem }: WallMessageProps): ReactNode {
  return (
    <main>
      <WallNote problem={problem} />
    </main>
  );
}

/** Shown within a display while it has no figures. */
export function WallNote({ problem }: WallMessageProps): ReactNode {
  return (
    <div className={classes['message']} aria-busy={problem === undefined}>
      <p role="status">
        {problem ? text('display.retrying', { problem: describeFailure(problem).title }) : text('display.reading')}
      </p>
    </div>
  );
}
