import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from '../shared/page.module.css';
import { Loading } from '../shared/states.js';
import { text } from '../shared/text.js';
import { pageTitle } from './pages.js';

/** Shown until the code of a page has loaded. Until React itself has loaded, build/first-paint.ts shows the same. */
export function PageSkeleton(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={classes['page']}>
      <div>
        <Text size="lg" fw={650} lh={1.3}>
          {text(pageTitle(pathname))}
        </Text>
        <Text size="sm" c="dimmed">
          {text('page.opening')}
        </Text>
      </div>
      <Loading rows={3} height={140} label={text('page.loading')} />
    </div>
  );
}
