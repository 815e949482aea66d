import { useSyncExternalStore } from 'react';
import { useConnection } from '../session/connection.js';
import { secondClock } from './clock.js';

const SECOND = 1000;

/**
 * Returns the platform's time in whole seconds, in ms since the epoch. The component renders again each second: use it in the
 * smallest one.
 */
export function usePlatformTime(): number {
  const { platformTime } = useConnection().client;
  return useSyncExternalStore(secondClock.subscribe, () => Math.floor(platformTime(Date.now()) / SECOND) * SECOND);
}
