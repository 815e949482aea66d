import type { ReactNode } from 'react';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import type { Outcome } from './outcome.js';
import classes from './interactions.module.css';
import { outcomeNames } from './words.js';
import { text } from '../shared/text.js';

const icons: Record<Outcome, IconName> = {
  ongoing: 'clock',
  answered: 'check',
  abandoned: 'close',
  transferred: 'transfer',
  voicemail: 'voicemail',
  callback: 'callback',
  unanswered: 'info',
};

/** An icon and a word; the colour only repeats them. */
export function OutcomeMark({ outcome }: { outcome: Outcome }): ReactNode {
  return (
    <span className={classes['outcome']} data-outcome={outcome}>
      <Icon name={icons[outcome]} size={14} />
      {text(outcomeNames[outcome])}
    </span>
  );
}
