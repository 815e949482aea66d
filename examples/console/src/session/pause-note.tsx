import { Text } from '@mantine/core';
import { usePlatformStatus } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Banner } from '../app/banners.js';
import { formatTime } from '../shared/formats.js';
import { text } from '../shared/text.js';

/** Waiting for the rate limit is shown from this many seconds. */
const NOTICEABLE = 3;

/** Explains that the page does not update while requests wait for the platform's rate limit. */
export function PauseNote(): ReactNode {
  const { waits, seconds } = usePlatformStatus();
  const refused = waits.filter(({ isRefused }) => isRefused);
  if (refused.length === 0 && seconds < NOTICEABLE) return null;
  const until = Math.max(...(refused.length > 0 ? refused : waits).map((wait) => wait.until));
  return (
    <Banner role="status" icon="clock">
      <Text size="sm" pe="xs">
        {text(refused.length > 0 ? 'pause.refused' : 'pause.usedUp', { time: formatTime(until) })}
      </Text>
    </Banner>
  );
}
