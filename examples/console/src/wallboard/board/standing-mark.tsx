import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import type { Severity, Standing } from '../figures/standing.js';
import classes from './board.module.css';

const icons = {
  critical: 'warning',
  warning: 'clock',
  behind: 'arrowDown',
  good: 'check',
  quiet: 'info',
} as const satisfies Record<Severity, string>;

/** The state of a queue: words, an icon and a colour. */
export function StandingMark({ standing: { severity, words } }: { standing: Standing }): ReactNode {
  return (
    <span className={classes['standing']} data-severity={severity}>
      <Icon name={icons[severity]} size={14} />
      {text(words)}
    </span>
  );
}
