import type { ReactNode } from 'react';
import type { Standing } from './data/types.js';
import classes from './explorer.module.css';

const words: Readonly<Record<Standing, string>> = { retired: 'Retired', deprecated: 'Deprecated', preview: 'Preview' };

/** Warns about an operation in words; the colour only repeats them. */
export function StandingTags({ standing }: { standing: readonly Standing[] }): ReactNode {
  return standing.map((each) => (
    <span key={each} className={classes['standing']} data-standing={each}>
      {words[each]}
    </span>
  ));
}
