import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Bar } from './geometry.js';
import classes from './timeline.module.css';
import { describe, endOf, kindName, participantName, timesOf } from './wording.js';

interface SegmentBarProps {
  bar: Bar;
  wrapUpCodes: ReadonlyMap<string, string>;
  inTabOrder: boolean;
  onFocus: () => void;
}

/** One segment, which links to its row in the table. */
export function SegmentBar({ bar, wrapUpCodes, inTabOrder, onFocus }: SegmentBarProps): ReactNode {
  const { id, kind, left, width, row, open } = bar;
  const end = endOf(bar, wrapUpCodes);
  const tip = (
    <>
      <strong>{kindName(bar)}</strong> · {participantName(bar)}
      <br />
      {timesOf(bar)}
      {end !== '' && (
        <>
          <br />
          {end}
        </>
      )}
    </>
  );
  return (
    <Tooltip label={tip} events={{ hover: true, focus: true, touch: true }} multiline withArrow>
      <a
        href={`#${id}`}
        className={classes['bar']}
        data-kind={kind}
        data-open={open || undefined}
        style={{ insetInlineStart: `${left * 100}%`, width: `${width * 100}%`, insetBlockStart: `${row * 2.25 + 0.25}rem` }}
        aria-label={describe(bar, wrapUpCodes)}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={onFocus}
      >
        <span>{kindName(bar)}</span>
      </a>
    </Tooltip>
  );
}
