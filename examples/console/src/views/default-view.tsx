import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router';
import { viewPageOf } from './saved-views.js';
import { useViews } from './use-views.js';

/** Opens a page with the user's default view, if its address has no view. */
export function DefaultView({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const { views } = useViews();
  const page = viewPageOf(pathname);
  const view = views.find((each) => each.isDefault && each.page === page);
  // Only when the page opens: after Back, and when the user removes all filters, the page has no view.
  const [openedKey] = useState(() => (search === '' && (type !== NavigationType.Pop || key === 'default') ? key : undefined));
  if (openedKey !== key || !view?.path.startsWith(`${pathname}?`)) return children;
  return <Navigate to={view.path} replace />;
}
