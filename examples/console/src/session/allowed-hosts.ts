import type { ConsoleClient } from './console-client.js';
import type { Settings } from './settings.js';

/** As server/connections.ts reads it. */
const COOKIE = 'console.hosts';
const ONE_YEAR = 31_536_000;

/**
 * Pages may connect to the platform and to the sandbox served with them, and to nothing else; the server learns from a cookie which other
 * place somebody has chosen. It holds for the next page: the one that comes back from the login page.
 *
 * @returns whether the page that is shown was served before the server knew.
 */
export function allowHosts({ place }: Settings, { apiUrl, loginUrl }: Pick<ConsoleClient, 'apiUrl' | 'loginUrl'>): boolean {
  if (place !== 'host') return false;
  const origins = new Set([apiUrl, loginUrl].map((url) => new URL(url).origin));
  const pair = `${COOKIE}=${[...origins].map(encodeURIComponent).join('+')}`;
  const isKnown = (): boolean => document.cookie.split('; ').includes(pair);
  if (isKnown()) return false;
  // Lax: the way back from the login page is a link from another site.
  document.cookie = `${pair}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  return isKnown();
}
