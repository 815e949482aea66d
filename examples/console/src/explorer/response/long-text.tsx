import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/formats.js';
import snippet from '../../shared/snippet.module.css';
import classes from '../explorer.module.css';
import { firstLines, parts } from './readable.js';
import { text } from '../../shared/text.js';

const FIRST = 300;

/** A text of any length: its beginning first, the rest when the user expands it. */
export function LongText({ content, label }: { content: string; label: string }): ReactNode {
  const [all, setAll] = useState(false);
  const { lines, head } = useMemo(() => firstLines(content, FIRST), [content]);
  const shown = useMemo(() => parts(all ? content : head, FIRST), [all, content, head]);
  return (
    <>
      <div className={snippet['code']} tabIndex={0} role="group" aria-label={label}>
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
          {text('response.showAll', { count: formatNumber(lines) })}
        </Button>
      )}
    </>
  );
}
