import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFirstUse } from '../shared/first-use.js';
import { useWorkspace } from '../workspace/use-workspace.js';
import { withWorkspace } from '../workspace/workspace.js';
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
export function ViewsOf({ page, path: ownPath }: { page: ViewPage; path: string }): ReactNode {
  const { views } = useViews();
  // A view shows the same in another browser, so it contains the workspace.
  const path = withWorkspace(ownPath, useWorkspace());
  const { isUsed, triggers } = useFirstUse(loadMenu);
  // Views that were saved without a workspace show the user's own.
  const current = currentView(views, page, path) ?? currentView(views, page, ownPath);
  if (!isUsed) return <ViewsButton current={current?.name} aria-haspopup="menu" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<ViewsButton current={current?.name} loading />}>
      <ViewsMenu page={page} path={path} current={current} />
    </Suspense>
  );
}
