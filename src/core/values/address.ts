/** Whether a host, as `URL` writes it, is this machine, so that no third party can read the traffic. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Splits an address into its origin, and path with query. */
export function originAndPath(url: string): [origin: string, path: string] {
  const [origin = ''] = /^[^/]*\/\/[^/?#]*/.exec(url) ?? [];
  const path = url.slice(origin.length);
  return [origin, path.startsWith('/') ? path : `/${path}`];
}
