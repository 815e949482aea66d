import type { ConsoleClient } from './console-client.js';
import type { Settings } from './settings.js';

/** As server/connections.ts reads it. */
const COOKIE = 'console.hosts';
const ONE_YEAR = 31_536_000;

/**
 * Pages may connect only to the platform and to the sandbox served with them. A cookie tells the server about another place
 * that the user has chosen. It takes effect on the next page, such as after the login page.
 *
 * @returns whether the current page was served before the server knew the place.
 */
export function allowHosts({ place }: Settings, { apiUrl, loginUrl }: Pick<ConsoleClient, 'apiUrl' | 'loginUrl'>): boolean {
  if (place !== 'host') return false;
  const origins = new Set([apiUrl, loginUrl].map((url) => new URL(url).origin));
  const pair = `${COOKIE}=${[...origins].map(encodeURIComponent).join('+')}`;
  const isKnown = (): boolean => document.cookie.split('; ').includes(pair);
  if (isKnown()) return false;
  // Lax: the login page's redirect is a link from another site.
  document.cookie = `${pair}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  return isKnown();
}
