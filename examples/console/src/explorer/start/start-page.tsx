import { Anchor, Kbd, Text } from '@mantine/core';
import { index } from 'virtual:explorer';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/formats.js';
import { Page } from '../../shared/page.js';
import { RichText } from '../../shared/rich-text.js';
import { text } from '../../shared/text.js';
import { TextWithCode } from '../doc-text.js';
import { CommonTasks } from './common-tasks.js';
import { Favourites } from './favourite-list.js';
import { RecentCalls } from './recent-calls.js';
import classes from './start.module.css';

const methodCount = index.reduce((sum, { count }) => sum + count, 0);

/** Where to begin: what the search takes, favourites, recent calls, and common tasks. */
export function StartPage(): ReactNode {
  const intro = text('explorer.intro', { methods: formatNumber(methodCount), areas: index.length });
  return (
    <Page title={text('page.explorer')} intro={intro}>
      <Text size="sm">
        <RichText id="explorer.hint" parts={[(key) => <Kbd>{key}</Kbd>]} /> <TextWithCode text={text('explorer.hintExamples')} />
      </Text>
      <div className={classes['columns']}>
        <Favourites />
        <RecentCalls />
      </div>
      <CommonTasks />
      <Text size="sm">
        <Anchor component={Link} to="/access">
          {text('page.access')}
        </Anchor>
      </Text>
    </Page>
  );
}
