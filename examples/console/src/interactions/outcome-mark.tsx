import type { ReactNode } from 'react';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import type { Outcome } from './interaction.js';
import classes from './interactions.module.css';

const marks: Record<Outcome, { icon: IconName; name: string }> = {
  ongoing: { icon: 'clock', name: 'In progress' },
  answered: { icon: 'check', name: 'Answered' },
  abandoned: { icon: 'close', name: 'Abandoned' },
  unanswered: { icon: 'info', name: 'Not answered' },
};

/** A sign and a word: the colour only helps. */
export function OutcomeMark({ outcome }: { outcome: Outcome }): ReactNode {
  const { icon, name } = marks[outcome];
  return (
    <span className={classes['outcome']} data-outcome={outcome}>
      <Icon name={icon} size={14} />
      {name}
    </span>
  );
}

export const outcomeName = (outcome: Outcome): string => marks[outcome].name;
