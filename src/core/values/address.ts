/** Whether a host, as `URL` spells it, is this machine: nobody listens on the way to it. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** An address as connections want it: where it leads, and what is asked for there. */
export function originAndPath(url: string): [origin: string, path: string] {
  const [origin = ''] = /^[^/]*\/\/[^/?#]*/.exec(url) ?? [];
  const path = url.slice(origin.length);
  return [origin, path.startsWith('/') ? path : `/${path}`];
}
