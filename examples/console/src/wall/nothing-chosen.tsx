import type { ReactNode } from 'react';
import { text } from '../shared/text.js';
import classes from './wall.module.css';

/** Shown if none of the chosen queues exists, or the user may see none. */
export function NothingChosen(): ReactNode {
  return (
    <div className={classes['message']}>
      <p>{text('display.empty')}</p>
    </div>
  );
}
