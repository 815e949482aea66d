import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { MissingPermission } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty } from '../shared/states.js';
import { text } from '../shared/text.js';
import { kindEntries } from './kinds/entries.js';
import { useKind } from './kinds/index.js';
import type { Kind } from './kinds/kind.js';

/** Shows a page of the kind that the address names, or why the user cannot see it. */
export function KindGuard({ children }: { children: (kind: Kind) => ReactNode }): ReactNode {
  const { kind: path = '' } = useParams();
  const { missing } = useAccess();
  const entry = kindEntries.find((each) => each.path === path);
  if (!entry) return <UnknownKind />;
  const denied = missing(entry.permissions.view);
  if (denied.length === 0) return <LoadedKind path={path}>{children}</LoadedKind>;
  return (
    <Page title={text(entry.title)} above={<ToOverview />}>
      <MissingPermission title={text('page.denied')} missing={denied} />
    </Page>
  );
}

function LoadedKind({ path, children }: { path: string; children: (kind: Kind) => ReactNode }): ReactNode {
  const kind = useKind(path);
  return kind && children(kind);
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
