import type { ReactNode } from 'react';
import { CopyButton } from '../explorer/copy-button.js';
import classes from './snippet.module.css';

interface SnippetProps {
  /** What the code is, for screen readers. */
  label: string;
  copyLabel: string;
  code: string;
}

/** A program that can be copied. */
export function Snippet({ label, copyLabel, code }: SnippetProps): ReactNode {
  return (
    <>
      <pre className={classes['code']} tabIndex={0} aria-label={label} role="group">
        {code}
      </pre>
      <CopyButton label={copyLabel} content={() => code} />
    </>
  );
}
