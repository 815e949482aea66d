import { memo } from 'react';
import type { ReactNode } from 'react';
import classes from './board.module.css';

const WIDTH = 96;
const HEIGHT = 18;

/** A line of figures over time without axes. The text beside it has the figures for screen readers. */
export const Sparkline = memo(function Sparkline({ values }: { values: readonly number[] }): ReactNode {
  if (values.length < 2) return null;
  const most = Math.max(1, ...values);
  const x = (index: number): string => ((index / (values.length - 1)) * (WIDTH - 2) + 1).toFixed(1);
  const y = (value: number): string => (HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1);
  return (
    <svg
      className={classes['sparkline']}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
    </svg>
  );
});
