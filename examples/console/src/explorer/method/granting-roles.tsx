import { Button, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import { describeFailure } from '../../shared/failures.js';
import { listAnd } from '../../shared/formats.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { text } from '../../shared/text.js';
import type { Operation } from '../data/types.js';

interface Roles {
  names: readonly string[];
  error: unknown;
}

/** The roles of the organisation that grant what a method requires, read on request. */
export function GrantingRoles({ permissions }: { permissions: Operation['permissions'] }): ReactNode {
  const client = usePlatformClient();
  const missing = useAccess().missing(['authorization:role:view']);
  const [result, setResult] = useState<Roles>();
  const [isLoading, setLoading] = useState(false);
  if (missing.length > 0) return <MissingPermissionNote missing={missing} />;
  const read = async (): Promise<void> => {
    setLoading(true);
    try {
      const { readGrantingRoles } = await import('../access/read-roles.js');
      setResult({ names: await readGrantingRoles(client, permissions), error: null });
    } catch (error) {
      setResult({ names: [], error });
    } finally {
      setLoading(false);
    }
  };
  if (!result) {
    return (
      <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => void read()}>
        {text('access.whichRoles')}
      </Button>
    );
  }
  return (
    <Text size="sm" role="status" component="span">
      {describe(result)}
    </Text>
  );
}

function describe({ names, error }: Roles): string {
  if (error !== null) return describeFailure(error).title;
  return names.length === 0 ? text('access.noRole') : text('access.roles', { names: listAnd(names) });
}
