import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import type { BoardQueue } from '../figures/board.js';
import classes from './board.module.css';
import { Cards } from './cards.js';
import type { Density } from '../../shared/density.js';

interface HealthyQueuesProps {
  queues: readonly BoardQueue[];
  density: Density;
  isOpen: boolean;
  onToggle: () => void;
}

/** A line that sums up the queues without a problem, and their cards if it is open. */
export function HealthyQueues({ queues, density, isOpen, onToggle }: HealthyQueuesProps): ReactNode {
  if (queues.length === 0) return null;
  const quietCount = queues.filter(({ standing }) => standing.severity === 'quiet').length;
  const waiting = queues.reduce((sum, { now }) => sum + (now?.waiting ?? 0), 0);
  return (
    <>
      <UnstyledButton className={classes['healthy'] ?? ''} aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="check" size={16} />
        <span>
          <strong>{text('healthy.title', { count: queues.length, shown: formatNumber(queues.length) })}</strong>
          {` · ${text('healthy.waiting', { count: formatNumber(waiting) })}`}
          {quietCount > 0 && ` · ${text('healthy.quiet', { count: formatNumber(quietCount) })}`}
        </span>
        <span className={classes['toggle']}>{text(isOpen ? 'healthy.hide' : 'healthy.show')}</span>
      </UnstyledButton>
      {isOpen && <Cards queues={queues} density={density} label={text('healthy.label')} />}
    </>
  );
}
