import type { ReactNode } from 'react';
import type { Verb } from './data/types.js';
import classes from './explorer.module.css';

/** The verb of an operation; the colour only repeats it. */
export function VerbTag({ verb }: { verb: Verb }): ReactNode {
  return (
    <span className={classes['verb']} data-verb={verb}>
      {verb}
    </span>
  );
}
