import type { ReactNode } from 'react';
import classes from './explorer.module.css';

/** A doc comment's text. Text between backticks is shown as code. */
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
