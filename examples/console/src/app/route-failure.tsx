import type { ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { Page } from '../shared/page.js';
import { Failure } from '../shared/states.js';
import { text } from '../shared/text.js';
import { useReloadAfterFailure } from '../wall/use-display.js';
import { isBarePath } from './pages.js';

/** Shown if a page cannot be loaded, or fails while it renders. */
export function RouteFailure(): ReactNode {
  const { pathname } = useLocation();
  const isDisplay = isBarePath(pathname);
  useReloadAfterFailure(isDisplay);
  const page = (
    <Page title={text('page.failed')}>
      <Failure
        error={useRouteError()}
        onRetry={() => {
          location.reload();
        }}
      />
    </Page>
  );
  // Other pages are inside the <main> of the frame.
  return isDisplay || pathname === '/sign-in' ? <main>{page}</main> : page;
}
