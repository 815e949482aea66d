import type { ReactNode } from 'react';
import classes from './time-axis.module.css';

/** A moment or a time, and its place on the axis from 0 to 1. */
export interface Mark {
  at: number;
  share: number;
}

/** From this place on, a text ends at its mark, so that it stays within the axis. */
const LAST = 0.94;

/** The labels above a drawing. They are hidden from screen readers, which read the content of the drawing. */
export function TimeAxis({ marks, format }: { marks: readonly Mark[]; format: (at: number) => string }): ReactNode {
  return (
    <div className={classes['axis']} aria-hidden="true">
      {marks.map(({ at, share }) => (
        <span key={at} style={{ insetInlineStart: `${share * 100}%` }} data-last={share > LAST || undefined}>
          {format(at)}
        </span>
      ))}
    </div>
  );
}

/** A line at each mark, behind the content of a lane. */
export function AxisLines({ marks }: { marks: readonly Mark[] }): ReactNode {
  return marks.map(({ at, share }) => <i key={at} className={classes['line']} style={{ insetInlineStart: `${share * 100}%` }} />);
}
