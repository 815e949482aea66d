import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Verb } from '../data/types.js';
import { VerbTag } from '../verb.js';
import classes from './start.module.css';

interface MethodRowProps {
  to: string;
  /** State for the page's form. */
  state?: object;
  name: string;
  verb: Verb;
  /** Words above the method's name. */
  label?: string;
  /** A line below the name. */
  detail?: ReactNode;
  aside?: ReactNode;
}

/** A link to a method, with its verb. */
export function MethodRow({ to, state, name, verb, label, detail, aside }: MethodRowProps): ReactNode {
  return (
    <li className={classes['row']}>
      <Link to={to} state={state} className={classes['link'] ?? ''}>
        {label !== undefined && <span className={classes['label']}>{label}</span>}
        <span className={classes['method']} lang="en">
          <VerbTag verb={verb} /> <span className={classes['name']}>{name}</span>
        </span>
        {detail !== undefined && <span className={classes['detail']}>{detail}</span>}
      </Link>
      {aside}
    </li>
  );
}
