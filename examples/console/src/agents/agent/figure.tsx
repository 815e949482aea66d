import type { ReactNode } from 'react';
import classes from './agent.module.css';

interface FigureProps {
  name: string;
  /** A line below it. */
  note?: ReactNode;
  children: ReactNode;
}

/** A figure or a state in a `<dl>`. */
export function Figure({ name, note, children }: FigureProps): ReactNode {
  return (
    <div className={classes['figure']}>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>
        {note !== undefined && <span>{note}</span>}
      </dd>
    </div>
  );
}
