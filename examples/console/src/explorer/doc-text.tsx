import type { ReactNode } from 'react';
import classes from './explorer.module.css';

/** A doc comment's text: what stands between backticks is code. */
export function DocText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={classes['literal']}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
