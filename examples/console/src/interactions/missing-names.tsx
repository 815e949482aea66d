import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAccess } from '../session/use-access.js';
import { listAnd } from '../shared/formats.js';
import { Icon } from '../shared/icons.js';
import { MissingPermissionNote } from '../shared/missing-permission.js';
import type { Directory } from './directory.js';
import { namePermissions } from './directory.js';
import { text } from '../shared/text.js';

/** Says once for the whole page why ids are shown in place of names. */
export function MissingNames({ directory: { unreadable } }: { directory: Directory }): ReactNode {
  const missing = useAccess().missing(Object.values(namePermissions));
  if (unreadable.length === 0) return null;
  return (
    <Alert
      variant="light"
      color="gray"
      icon={<Icon name="info" />}
      title={text('interactions.noNames', { lists: listAnd(unreadable.map((name) => text(name))) })}
    >
      {missing.length > 0 ? <MissingPermissionNote missing={missing} /> : text('interactions.notReturned')}
    </Alert>
  );
}
