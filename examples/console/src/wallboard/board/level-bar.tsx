import type { ReactNode } from 'react';
import { formatPercent } from '../../shared/formats.js';
import { RichText } from '../../shared/rich-text.js';
import { text } from '../../shared/text.js';
import type { QueueDay } from '../figures/day.js';
import { serviceLevel } from '../figures/day.js';
import { judgeLevel } from '../figures/standing.js';
import classes from './board.module.css';

/** Today's service level and its target: as text, and as a bar with a mark. */
export function LevelBar({ day }: { day: QueueDay | undefined }): ReactNode {
  const level = day && serviceLevel(day);
  const target = day?.target;
  return (
    <div>
      <p className={classes['level']}>
        <span>{text('card.level')}</span>
        <span className="tabular">
          {target === undefined ? (
            <strong>{formatPercent(level)}</strong>
          ) : (
            <RichText
              id="card.levelOfTarget"
              values={{ level: formatPercent(level), target: formatPercent(target) }}
              parts={[(value) => <strong>{value}</strong>]}
            />
          )}
        </span>
      </p>
      <LevelTrack level={level} target={target} />
    </div>
  );
}

/** The bar without text, hidden from screen readers. */
export function LevelTrack({ level, target }: { level: number | undefined; target: number | undefined }): ReactNode {
  return (
    <svg className={classes['bar']} width="100%" height="8" aria-hidden="true" focusable="false">
      <rect width="100%" height="6" y="1" rx="3" />
      {level !== undefined && (
        <rect width={`${level * 100}%`} height="6" y="1" rx="3" data-severity={judgeLevel(level, target).severity} />
      )}
      {target !== undefined && <rect x={`${target * 100}%`} width="2" height="8" data-target="true" />}
    </svg>
  );
}
