import type { ReactNode } from 'react';
import classes from './wall.module.css';

/** Shown if none of the chosen queues exists, or the user may see none. */
export function NothingChosen(): ReactNode {
  return (
    <div className={classes['message']}>
      <p>None of the queues of this display can be seen by the signed-in user. Move the pointer to change the display.</p>
    </div>
  );
}
