import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { MissingPermission } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { text } from '../shared/text.js';
import type { Kind } from './kinds/kind.js';
import { kindOf } from './kinds/index.js';

/** Shows a page of the kind that the address names, or why the user cannot see it. */
export function KindGuard({ children }: { children: (kind: Kind) => ReactNode }): ReactNode {
  const { kind: path = '' } = useParams();
  const { missing } = useAccess();
  const kind = kindOf(path);
  if (!kind) return <UnknownKind />;
  const denied = missing(kind.permissions.view);
  if (denied.length === 0) return children(kind);
  return (
    <Page title={text(kind.title)} above={<ToOverview />}>
      <MissingPermission title={text('page.denied')} missing={denied} />
    </Page>
  );
}

/** The page of an address that names no kind or import. */
export function UnknownKind(): ReactNode {
  return (
    <Page title={text('admin.unknownKind')} above={<ToOverview />}>
      <Empty title={text('admin.unknownKindTitle')}>{text('admin.unknownKindHelp')}</Empty>
    </Page>
  );
}

export function ToOverview(): ReactNode {
  return (
    <Anchor component={Link} to="/admin" size="sm" w="fit-content">
      {text('page.admin')}
    </Anchor>
  );
}
