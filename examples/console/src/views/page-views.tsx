import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFirstUse } from '../shared/first-use.js';
import type { ViewPage } from './saved-views.js';
import { currentView, viewPageOf } from './saved-views.js';
import { useViews } from './use-views.js';
import { ViewsButton } from './views-button.js';

const loadMenu = async (): Promise<typeof import('./views-menu.js')> => await import('./views-menu.js');
const ViewsMenu = lazy(async () => ({ default: (await loadMenu()).ViewsMenu }));

/** The views of the current page; nothing on pages that have none. */
export function PageViews(): ReactNode {
  const { pathname, search } = useLocation();
  const page = viewPageOf(pathname);
  // The page that sets up displays knows their path before it is the address.
  if (!page || page === 'wall') return null;
  return <ViewsOf page={page} path={pathname + search} />;
}

/** The views of a page: a button, and the menu from its first press on. */
export function ViewsOf({ page, path }: { page: ViewPage; path: string }): ReactNode {
  const { views } = useViews();
  const { isUsed, triggers } = useFirstUse(loadMenu);
  const current = currentView(views, page, path)?.name;
  if (!isUsed) return <ViewsButton current={current} aria-haspopup="menu" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<ViewsButton current={current} loading />}>
      <ViewsMenu page={page} path={path} />
    </Suspense>
  );
}
