import { Kbd, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../shared/formats.js';
import { Page } from '../shared/page.js';
import type { IndexedArea } from './data/types.js';
import classes from './explorer.module.css';
import { RichText } from '../shared/rich-text.js';
import { text } from '../shared/text.js';

/** An overview of all areas. */
export function Overview({ index }: { index: readonly IndexedArea[] }): ReactNode {
  const methods = index.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <Page title={text('page.explorer')} intro={text('explorer.intro', { methods: formatNumber(methods), areas: index.length })}>
      <Text size="sm">
        <RichText id="explorer.hint" parts={[(key) => <Kbd>{key}</Kbd>]} />
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, lg: 3 }} spacing="xs" className={classes['plain'] ?? ''}>
        {index.map(({ slug, title, summary, operations }) => (
          <li key={slug}>
            <Link to={`/explorer/${slug}`} className={classes['tile'] ?? ''}>
              <span className={classes['tileTitle']}>
                <span lang="en">{title}</span>
                <span className={classes['note']}>
                  {text('explorer.methodCount', { count: operations.length, shown: operations.length })}
                </span>
              </span>
              <span className={classes['tileText']} lang="en">
                {summary.replaceAll('`', '')}
              </span>
            </Link>
          </li>
        ))}
      </SimpleGrid>
    </Page>
  );
}
