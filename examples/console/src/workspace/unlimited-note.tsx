import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWorkspace } from './use-workspace.js';
import { isLimited } from './workspace.js';

/** Says what divisions and teams do not limit, if pages are limited to some. */
export function UnlimitedNote({ px, children }: { px?: 'sm'; children: ReactNode }): ReactNode {
  if (!isLimited(useWorkspace())) return null;
  return (
    <Text size="sm" c="dimmed" {...(px && { px })}>
      {children}
    </Text>
  );
}
