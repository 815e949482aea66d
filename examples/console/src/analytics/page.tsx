import type { ReactNode } from 'react';
import { Page } from '../shared/page.js';
import { text } from '../shared/text.js';
import { BuilderView } from './builder-view.js';

/** Builds queries of analytics, and shows their results. */
export function Component(): ReactNode {
  return (
    <Page title={text('page.analytics')} intro={text('analytics.intro')}>
      <BuilderView />
    </Page>
  );
}
