import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import { Icon } from '../../shared/icons.js';
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
          <strong>
            {formatNumber(queues.length)} {queues.length === 1 ? 'queue needs' : 'queues need'} nothing
          </strong>
          {` · ${formatNumber(waiting)} waiting in time`}
          {quietCount > 0 && ` · ${formatNumber(quietCount)} without interactions today`}
        </span>
        <span className={classes['toggle']}>{isOpen ? 'Hide' : 'Show'}</span>
      </UnstyledButton>
      {isOpen && <Cards queues={queues} density={density} label="Queues without a problem" />}
    </>
  );
}
