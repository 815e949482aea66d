import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import classes from '../explorer.module.css';
import { firstLines, parts } from './readable.js';

const FIRST = 300;

/** A text of any length: its beginning first, the rest when the user expands it. */
export function LongText({ text, label }: { text: string; label: string }): ReactNode {
  const [all, setAll] = useState(false);
  const { lines, head } = useMemo(() => firstLines(text, FIRST), [text]);
  const shown = useMemo(() => parts(all ? text : head, FIRST), [all, text, head]);
  return (
    <>
      <div className={classes['code']} tabIndex={0} role="group" aria-label={label}>
        {shown.map((part, index) => (
          <pre key={index} className={classes['part']}>
            {part}
          </pre>
        ))}
      </div>
      {lines > FIRST && !all && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setAll(true);
          }}
        >
          Show all {formatNumber(lines)} lines
        </Button>
      )}
    </>
  );
}
