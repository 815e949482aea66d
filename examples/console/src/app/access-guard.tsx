import type { ReactNode } from 'react';
import { useAccess } from '../session/use-access.js';
import { MissingPermission } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import type { PageInfo } from './pages.js';
import { text } from '../shared/text.js';

/** Shows a page, or once which permissions for it are missing. */
export function AccessGuard({ title, requires = [], children }: PageInfo & { children: ReactNode }): ReactNode {
  const missing = useAccess().missing(requires);
  if (missing.length === 0) return children;
  return (
    <Page title={text(title)}>
      <MissingPermission title={text('page.denied')} missing={missing} />
    </Page>
  );
}
