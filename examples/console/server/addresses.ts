/** Addresses that mean every address of the machine, with the host of the resulting URL. */
const wildcardHosts = new Map([
  ['::', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
]);

/** Returns the host as it is written in a URL. */
export function nameOfHost(address: string): string {
  const name = wildcardHosts.get(address) ?? address;
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name;
}

/** Returns whether only programs on this machine reach a server that listens on the address. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/.test(address);
}

/** Returns the addresses to which the sandbox's login page may return, besides those on loopback hosts. */
export function redirectUris(hosts: readonly string[], port: number): string[] {
  const others = hosts.filter((host) => !isLoopbackAddress(host));
  return others.flatMap((host) => {
    const withPort = /:\d+$/.test(host) ? host : `${host}:${port}`;
    return [`http://${withPort}/sign-in`, `https://${host}/sign-in`];
  });
}

/**
 * Returns the sandbox's address as the browser reaches it: by the same name as the console, unless that is a loopback one.
 *
 * @param requestHost - The `Host` of the request for the page, which has been admitted.
 */
export function sandboxAddress(url: string, requestHost: string): string {
  const name = requestHost.replace(/:\d+$/, '');
  if (name === '' || isLoopbackAddress(name) || name.endsWith('.localhost')) return url;
  const address = new URL(url);
  address.hostname = name;
  return address.origin;
}
