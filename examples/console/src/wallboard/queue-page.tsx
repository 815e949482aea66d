import type { ReactNode } from 'react';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';

export function Component(): ReactNode {
  return (
    <Page title="Queue">
      <Empty title="Nothing here yet">This page is about to be written.</Empty>
    </Page>
  );
}
