import type { Hook } from 'contact-centre-client/fetch';
import { useEffect, useState } from 'react';

/** How far the platform's clock is ahead of this computer's. */
const clock = { aheadMs: 0 };

/** Follows the platform's clock by the `Date` header of responses. If pages cannot read it, durations follow this computer's. */
export const followClock: Hook = async (_request, next) => {
  const response = await next();
  const difference = Date.parse(response.headers['date'] ?? '') - Date.now();
  // Headers have whole seconds, so a smaller difference means nothing.
  if (Math.abs(difference - clock.aheadMs) > 2000) clock.aheadMs = difference;
  return response;
};

/** Returns the platform's time in ms since the epoch, and renders again every second. */
export function useNow(): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(tick, 1000, (count: number) => count + 1);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + clock.aheadMs;
}
