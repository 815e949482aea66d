import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { loadArea } from '../data/load.js';
import type { IndexedArea, Operation } from '../data/types.js';
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
  const operations = useOperations(area);
  // Methods that arrive after the list would move the areas below them.
  const [isReady, setIsReady] = useState(area === undefined);
  if (!isReady && operations) setIsReady(true);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [area, method, operations]);
  if (!isReady) return <Loading rows={12} height={22} label={text('explorer.loadingMethod')} />;
  return (
    <ul ref={list} lang="en" className={classes['list']}>
      {index.map(({ slug, title, count }) => (
        <li key={slug}>
          <Link
            to={`/explorer/${slug}`}
            className={classes['area'] ?? ''}
            {...current(slug === area && method === undefined)}
            data-open={slug === area}
          >
            {title}
            <span className={classes['count']}>{count}</span>
          </Link>
          {slug === area && operations && <MethodList slug={slug} operations={operations} method={method} />}
        </li>
      ))}
    </ul>
  );
}

interface MethodListProps {
  slug: string;
  operations: readonly Operation[];
  method: string | undefined;
}

function MethodList({ slug, operations, method }: MethodListProps): ReactNode {
  return (
    <ul className={classes['methods']}>
      {operations.map(({ name, verb, standing }) => (
        <li key={name}>
          <Link to={`/explorer/${slug}/${name}`} className={classes['method'] ?? ''} {...current(name === method)}>
            <span className={classes['name']}>{name}</span>
            <StandingTags standing={standing} />
            <VerbTag verb={verb} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the methods of an area; `undefined` while they load, and an empty list if that is not possible. */
function useOperations(area: string | undefined): readonly Operation[] | undefined {
  const [loaded, setLoaded] = useState<{ area: string; operations: readonly Operation[] }>();
  useEffect(() => {
    if (area === undefined) return;
    let isLatest = true;
    const finish = (operations: readonly Operation[]): void => {
      if (isLatest) setLoaded({ area, operations });
    };
    const pending = loadArea(area);
    if (!pending) finish([]);
    pending?.then(
      ({ data }) => {
        finish(data.operations);
      },
      // The page itself reports it.
      () => {
        finish([]);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [area]);
  return loaded?.area === area ? loaded?.operations : undefined;
}

function current(is: boolean): { 'aria-current'?: 'page' } {
  return is ? { 'aria-current': 'page' } : {};
}
