import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { Page } from '../shared/page.js';
import { Failure } from '../shared/states.js';
import { text } from '../shared/text.js';

/** Shown if a page cannot be loaded, or fails while it renders. */
export function RouteFailure(): ReactNode {
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
