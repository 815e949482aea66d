import { usePlatformClient } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import { listAnd } from '../../shared/formats.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { text } from '../../shared/text.js';
import type { Operation } from '../data/types.js';
import { ReadOnRequest } from './read-on-request.js';

/** The roles of the organisation that grant what a method requires, read on request. */
export function GrantingRoles({ permissions }: { permissions: Operation['permissions'] }): ReactNode {
  const client = usePlatformClient();
  const missing = useAccess().missing(['authorization:role:view']);
  if (missing.length > 0) return <MissingPermissionNote missing={missing} />;
  const read = async (): Promise<string> => {
    const { readGrantingRoles } = await import('../access/read-roles.js');
    return describe(await readGrantingRoles(client, permissions));
  };
  return <ReadOnRequest question={text('access.whichRoles')} read={read} />;
}

function describe(names: readonly string[]): string {
  return names.length === 0 ? text('access.noRole') : text('access.roles', { names: listAnd(names) });
}
