import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { formatNumber } from '../../shared/formats.js';
import type { Hit } from '../search/rank.js';
import { StandingTags } from '../standing.js';
import { VerbTag } from '../verb.js';
import classes from './finder.module.css';
import { text } from '../../shared/text.js';

const PAGE = 40;

/** The search results. */
export function HitList({ hits, query }: { hits: readonly Hit[]; query: string }): ReactNode {
  const { area, method } = useParams();
  const [limit, setLimit] = useState(PAGE);
  if (hits.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="sm">
        {text('explorer.noHits', { query })}
      </Text>
    );
  }
  return (
    <>
      <p className={classes['found']}>{text('explorer.methodCount', { count: hits.length, shown: formatNumber(hits.length) })}</p>
      <ul className={classes['list']}>
        {hits.slice(0, limit).map(({ slug, areaTitle, name, verb, path, summary, standing }) => (
          <li key={`${slug}/${name}`}>
            <Link
              to={`/explorer/${slug}/${name}`}
              className={classes['hit'] ?? ''}
              {...(slug === area && name === method && { 'aria-current': 'page' })}
            >
              <span className={classes['hitHead']}>
                <span className={classes['name']}>{name}</span>
                <VerbTag verb={verb} />
              </span>
              {standing.length > 0 && (
                <span className={classes['hitStanding']}>
                  <StandingTags standing={standing} />
                </span>
              )}
              <span className={classes['hitText']}>{path}</span>
              <span className={classes['hitText']} lang="en">
                {areaTitle} · {summary.replaceAll('`', '')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hits.length > limit && (
        <Button
          variant="subtle"
          size="compact-sm"
          fullWidth
          onClick={() => {
            setLimit(limit + 5 * PAGE);
          }}
        >
          {text('explorer.showMore')}
        </Button>
      )}
    </>
  );
}
