import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDuration } from '../shared/formats.js';
import type { Hearing } from './use-listening.js';

/** How often a page asks that is not told, and what it would take to be told. */
export function askingWords(askedEvery: number, { missing }: Pick<Hearing, 'missing'>): string {
  const remedy = missing.length === 0 ? '' : ` Changes are shown at once to whoever has the permission ${missing.join(' or ')}.`;
  return `Not live: asking every ${formatDuration(askedEvery)}.${remedy}`;
}

/** Says of a part of a page that nothing is told of it, where it is refused; where the connection is missing, the page says so as a whole. */
export function NotTold({ hearing, askedEvery }: { hearing: Hearing; askedEvery: number }): ReactNode {
  return (
    <div role="status">
      {hearing.isRefused && (
        <Text size="sm" c="dimmed" px="sm" pb="sm">
          {askingWords(askedEvery, hearing)}
        </Text>
      )}
    </div>
  );
}
