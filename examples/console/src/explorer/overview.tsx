import { Kbd, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../shared/formats.js';
import { Page } from '../shared/page.js';
import type { IndexedArea } from './data/types.js';
import classes from './explorer.module.css';

/** An overview of all areas. */
export function Overview({ index }: { index: readonly IndexedArea[] }): ReactNode {
  const methods = index.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <Page
      title="API explorer"
      intro={`${formatNumber(methods)} methods in ${index.length} areas. The library itself makes each call, as the signed-in user.`}
    >
      <Text size="sm">
        Press <Kbd>/</Kbd> to search by method, path or what a call does, or begin with an area.
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 3 }} spacing="xs" className={classes['plain'] ?? ''}>
        {index.map(({ slug, title, summary, operations }) => (
          <li key={slug}>
            <Link to={`/explorer/${slug}`} className={classes['tile'] ?? ''}>
              <span className={classes['tileTitle']}>
                {title}
                <span className={classes['note']}>{operations.length === 1 ? '1 method' : `${operations.length} methods`}</span>
              </span>
              <span className={classes['tileText']}>{summary.replaceAll('`', '')}</span>
            </Link>
          </li>
        ))}
      </SimpleGrid>
    </Page>
  );
}
