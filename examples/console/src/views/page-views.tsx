import { Skeleton } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { viewPageOf } from './saved-views.js';

const ViewsMenu = lazy(async () => ({ default: (await import('./views-menu.js')).ViewsMenu }));

/** The views of the current page; nothing on pages that have none. */
export function PageViews(): ReactNode {
  const { pathname, search } = useLocation();
  const page = viewPageOf(pathname);
  // The page that sets up displays knows their path before it is the address.
  if (!page || page === 'wall') return null;
  return (
    <Suspense fallback={<Skeleton height={36} width={92} />}>
      <ViewsMenu page={page} path={pathname + search} />
    </Suspense>
  );
}
