import type { ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { Page } from '../shared/page.js';
import { Failure } from '../shared/states.js';
import { text } from '../shared/text.js';
import { useReloadAfterFailure } from '../wall/use-display.js';
import { isBarePath } from './pages.js';

/** Shown if a page cannot be loaded, or fails while it renders. */
export function RouteFailure(): ReactNode {
  useReloadAfterFailure(isBarePath(useLocation().pathname));
  return (
    <Page title={text('page.failed')}>
      <Failure
        error={useRouteError()}
        onRetry={() => {
          location.reload();
        }}
      />
    </Page>
  );
}
