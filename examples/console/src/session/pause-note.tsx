import { Text } from '@mantine/core';
import { usePlatformStatus } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { Banner } from '../app/banners.js';
import { formatTime } from '../shared/formats.js';

/** Waiting for the rate limit is shown from this many seconds. */
const NOTICEABLE = 3;

/** Explains that the page does not update while requests wait for the platform's rate limit. */
export function PauseNote(): ReactNode {
  const { waits, seconds } = usePlatformStatus();
  const refused = waits.filter(({ isRefused }) => isRefused);
  if (refused.length === 0 && seconds < NOTICEABLE) return null;
  const until = Math.max(...(refused.length > 0 ? refused : waits).map((wait) => wait.until));
  const reason = refused.length > 0 ? 'the platform asks for a pause' : 'those of this minute are used up';
  return (
    <Banner role="status" icon="clock">
      <Text size="sm" pe="xs">
        Too many requests: {reason}. The page goes on by itself at {formatTime(until)}.
      </Text>
    </Banner>
  );
}
