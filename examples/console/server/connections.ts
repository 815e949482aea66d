import { regions } from 'contact-centre-client/fetch';

const platform = Object.values(regions).flatMap((host) => [
  `https://api.${host}`,
  `https://login.${host}`,
  `wss://streaming.${host}`,
]);

/** The cookie in which the page stores the origins of a place that is neither the platform nor the sandbox. */
const COOKIE = 'console.hosts';

/** API and login. */
const MOST = 2;

/**
 * Returns the origins that a page may connect to: the platform's regions, the sandbox of the console, and origins that the user
 * has entered.
 *
 * @param ownAddresses - The sandbox that is served with the console.
 * @param cookies - Of the request for the page.
 */
export function connections(ownAddresses: readonly string[], cookies: string | undefined): string[] {
  return [...platform, ...originsOf([...ownAddresses, ...chosen(cookies ?? '')])];
}

/** Returns the origins of some addresses, and those of their live events. */
export function originsOf(addresses: readonly string[]): string[] {
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))];
  return [...origins, ...new Set(origins.flatMap(sockets))];
}

/** Returns the origins of live events: the API's host, or in a region the host beside it. */
function sockets(origin: string): string[] {
  const { protocol, host } = new URL(origin);
  const scheme = protocol === 'http:' ? 'ws' : 'wss';
  return [`${scheme}://${host}`, ...(host.startsWith('api.') ? [`${scheme}://${host.replace('api.', 'streaming.')}`] : [])];
}

function chosen(cookies: string): string[] {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${COOKIE}=`)) ?? '';
  // Only valid origins get into the policy.
  const origins = pair
    .slice(pair.indexOf('=') + 1)
    .split('+')
    .map(decoded);
  return origins.filter(isOrigin).slice(0, MOST);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
