import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../text.js';

/** How far a list has loaded. */
export function CountProgress({ loaded, total }: { loaded: number; total: number }): ReactNode {
  return <Progress size="xs" value={(100 * loaded) / total} aria-label={text('loading.label')} />;
}
