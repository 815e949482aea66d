import type { ReactNode } from 'react';
import type { Verb } from './data/types.js';
import classes from './explorer.module.css';

/** The verb of an operation: its colour says at a glance what its letters say too. */
export function VerbTag({ verb }: { verb: Verb }): ReactNode {
  return (
    <span className={classes['verb']} data-verb={verb}>
      {verb}
    </span>
  );
}
