import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../shared/formats.js';
import { Banner } from './banners.js';
import { pageLoading } from './page-loading.js';
import { text } from '../shared/text.js';

/** Explains that the code of the requested page cannot be loaded at present. */
export function LoadingNotice(): ReactNode {
  const problem = useSyncExternalStore(pageLoading.subscribe, pageLoading.current);
  if (!problem) return null;
  return (
    <Banner role="status" icon="warning">
      <Text size="sm">{text('offline.page', { time: formatTime(problem.retryAt) })}</Text>
      <Button size="xs" flex="none" onClick={problem.retry}>
        {text('offline.retry')}
      </Button>
    </Banner>
  );
}
