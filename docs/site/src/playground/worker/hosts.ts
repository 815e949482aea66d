/** Which sandbox responds to an address. There is no network: every other address is refused. */
import { regions } from 'contact-centre-client/fetch/client';
import type { Sandbox } from 'contact-centre-client/sandbox';

const platformHosts = new Set<string>(
  Object.values(regions).flatMap((host) => ['api', 'login', 'apps', 'streaming'].map((name) => `${name}.${host}`)),
);

/** Sandboxes of `serveSandbox()`, by host and port. */
const served = new Map<string, Sandbox>();

let platform: Sandbox | undefined;

/** Sets the sandbox that responds instead of the platform. */
export function setPlatform(sandbox: Sandbox): void {
  platform = sandbox;
}

/** Lets a sandbox respond to a host. @returns a function that stops it. */
export function serveAt(host: string, sandbox: Sandbox): () => void {
  served.set(host, sandbox);
  return () => {
    served.delete(host);
  };
}

export function isServed(host: string): boolean {
  return served.has(host);
}

/** Returns the sandbox that responds to an address. @throws if there is none. */
export function sandboxFor({ host, hostname, href }: URL): Sandbox {
  const sandbox = served.get(host) ?? (platformHosts.has(hostname) ? platform : undefined);
  if (sandbox) return sandbox;
  throw new TypeError(
    `The playground has no network, so it cannot reach ${href}. ` +
      "It responds to the platform's hosts of every region, and to the address of serveSandbox().",
  );
}
