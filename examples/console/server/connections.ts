import { regions } from 'contact-centre-client/fetch';

const platform = Object.values(regions).flatMap((host) => [
  `https://api.${host}`,
  `https://login.${host}`,
  `wss://streaming.${host}`,
]);

/** The page keeps here, as origins, where somebody has chosen to connect that is neither the platform nor the sandbox. */
const COOKIE = 'console.hosts';

/** API and login. */
const MOST = 2;

/**
 * What a page may connect to: the platform's regions, what is served with the console, and what was chosen by hand.
 *
 * @param own - The sandbox that is served with the console.
 * @param cookies - Of the request for the page.
 */
export function connections(own: readonly string[], cookies: string | undefined): string[] {
  const others = [...own, ...chosen(cookies ?? '')];
  return [...platform, ...others, ...new Set(others.flatMap(sockets))];
}

/** Where live events come from: from the API's host, or from the one beside it as in a region. */
function sockets(origin: string): string[] {
  const { protocol, host } = new URL(origin);
  const scheme = protocol === 'http:' ? 'ws' : 'wss';
  return [`${scheme}://${host}`, ...(host.startsWith('api.') ? [`${scheme}://${host.replace('api.', 'streaming.')}`] : [])];
}

function chosen(cookies: string): string[] {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${COOKIE}=`)) ?? '';
  // Written as origins are: nothing but a host gets into the policy.
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
