import type { ReactNode } from 'react';
import classes from './explorer.module.css';

/** A doc comment of the library, which is in English. Text between backticks is shown as code. */
export function DocText({ text }: { text: string }): ReactNode {
  return (
    <span lang="en">
      <TextWithCode text={text} />
    </span>
  );
}

/** Shows text between backticks as code. */
export function TextWithCode({ text }: { text: string }): ReactNode {
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
