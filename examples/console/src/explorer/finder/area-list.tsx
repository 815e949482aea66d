import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { IndexedArea } from '../data/types.js';
import { StandingTags } from '../standing.js';
import { VerbTag } from '../verb.js';
import classes from './finder.module.css';

interface AreaListProps {
  index: readonly IndexedArea[];
  area: string | undefined;
  method: string | undefined;
}

/** All areas; the open one with its methods. */
export function AreaList({ index, area, method }: AreaListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [area, method]);
  return (
    <ul ref={list} lang="en" className={classes['list']}>
      {index.map(({ slug, title, operations }) => (
        <li key={slug}>
          <Link
            to={`/explorer/${slug}`}
            className={classes['area'] ?? ''}
            {...current(slug === area && method === undefined)}
            data-open={slug === area}
          >
            {title}
            <span className={classes['count']}>{operations.length}</span>
          </Link>
          {slug === area && (
            <ul className={classes['methods']}>
              {operations.map(([name, verb, , , standing = []]) => (
                <li key={name}>
                  <Link to={`/explorer/${slug}/${name}`} className={classes['method'] ?? ''} {...current(name === method)}>
                    <span className={classes['name']}>{name}</span>
                    <StandingTags standing={standing} />
                    <VerbTag verb={verb} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function current(is: boolean): { 'aria-current'?: 'page' } {
  return is ? { 'aria-current': 'page' } : {};
}
