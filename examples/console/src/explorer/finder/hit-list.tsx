import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { formatNumber } from '../../shared/formats.js';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { LockMark } from '../method/access-mark.js';
import { withSearch } from '../form/link.js';
import { readAddress } from '../search/address.js';
import { filledFragment } from '../search/filled-fragment.js';
import type { Hit } from '../search/method-index.js';
import type { MethodSearch } from '../search/use-method-search.js';
import { StandingTags } from '../standing.js';
import { VerbTag } from '../verb.js';
import classes from './finder.module.css';

const PAGE = 20;

/** The search results. Those of the previous text stay until the next ones arrive. */
export function HitList({ search, query }: { search: MethodSearch; query: string }): ReactNode {
  const [limit, setLimit] = useState(PAGE);
  const { hits, foundQuery, hasFailed, retry } = search;
  if (hasFailed) return <SearchFailure onRetry={retry} />;
  if (foundQuery === '') return <Loading rows={6} height={44} label={text('explorer.loadingSearch')} />;
  if (hits.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="sm">
        {text(readAddress(query) ? 'explorer.noRoute' : 'explorer.noHits', { query })}
      </Text>
    );
  }
  return (
    <>
      <p className={classes['found']}>{text('explorer.methodCount', { count: hits.length, shown: formatNumber(hits.length) })}</p>
      <ul className={classes['list']}>
        {hits.slice(0, limit).map((hit) => (
          <li key={`${hit.slug}/${hit.name}`}>
            <HitLink hit={hit} query={foundQuery} />
          </li>
        ))}
      </ul>
      {hits.length > limit && (
        <Button
          variant="subtle"
          size="compact-sm"
          fullWidth
          onClick={() => {
            setLimit(limit + 2 * PAGE);
          }}
        >
          {text('explorer.showMore')}
        </Button>
      )}
    </>
  );
}

function HitLink({ hit, query }: { hit: Hit; query: string }): ReactNode {
  const { area, method } = useParams();
  const { slug, areaTitle, name, verb, path, summary, standing } = hit;
  return (
    <Link
      to={`/explorer/${slug}/${name}${withSearch(filledFragment(path, query), query)}`}
      className={classes['hit'] ?? ''}
      {...(slug === area && name === method && { 'aria-current': 'page' })}
    >
      <span className={classes['hitHead']}>
        <span className={classes['name']}>{name}</span>
        <VerbTag verb={verb} />
      </span>
      <span className={classes['hitMarks']}>
        <StandingTags standing={standing} />
        <LockMark operation={hit} />
      </span>
      <span className={classes['hitText']}>{path}</span>
      <span className={classes['hitText']} lang="en">
        {areaTitle} · {summary.replaceAll('`', '')}
      </span>
    </Link>
  );
}

function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <>
      <Text size="sm" p="sm">
        {text('explorer.searchFailed')}
      </Text>
      <Button variant="default" size="compact-sm" mx="sm" onClick={onRetry}>
        {text('explorer.searchAgain')}
      </Button>
    </>
  );
}
