import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useConnection } from '../session/connection.js';
import { secondClock } from './clock.js';
import { NONE, formatClock } from './formats.js';

interface RunningProps {
  /** When it began, in ms since the epoch by the platform's clock; a dash without it. */
  since: number | undefined;
  format?: (ms: number) => string;
}

/** The time since a moment, updated every second without rendering what is around it. */
export function Running({ since, format = formatClock }: RunningProps): ReactNode {
  const { platformTime } = useConnection().client;
  const text = useSyncExternalStore(secondClock.subscribe, () =>
    since === undefined ? NONE : format(Math.max(0, platformTime(Date.now()) - since)),
  );
  return text;
}
