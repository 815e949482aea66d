import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from '../explorer.module.css';

/** A link to a method of the explorer. */
export function MethodLink({ slug, name }: { slug: string; name: string }): ReactNode {
  return (
    <Link to={`/explorer/${slug}/${name}`} className={classes['literal']}>
      {name}
    </Link>
  );
}
