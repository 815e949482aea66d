/** `contact-centre-client/sandbox` as samples of the playground import it. */
import { createSandbox as create, sandboxAt as connect } from 'contact-centre-client/sandbox-in-page';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import type { ServedSandbox, ServeOptions } from 'contact-centre-client/sandbox/serve';
import { isServed, serveAt } from './hosts.js';
import { record } from './record.js';

export { NotReceivedError, SandboxNotLoadedError, loadWholeSandbox } from 'contact-centre-client/sandbox-in-page';
export const sandboxAt: typeof connect = connect;

/** Options that need files or sockets. */
const unavailable = ['data', 'seedFile', 'maxBodyBytes', 'onAnswer', 'onSaveError', 'allowedHosts', 'allowedOrigins'] as const;
const FIRST_PORT = 8080;
/** How often traffic advances, in ms. */
const ADVANCE_INTERVAL_MS = 1000;

/** Creates a sandbox whose requests the playground lists. */
export function createSandbox(options?: SandboxOptions): Sandbox {
  return recordRequests(create(options));
}

/** Lists the requests that a sandbox receives by its `fetch`. */
export function recordRequests(sandbox: Sandbox): Sandbox {
  const { fetch } = sandbox;
  sandbox.fetch = async (input, init) => {
    // As the sandbox does: a single request never rejects, while an address or a second argument replaces `fetch`.
    if (input instanceof Request && !init) return await record(input, (request) => fetch(request));
    return await record(new Request(input, init), (request) => fetch(request, {}));
  };
  return sandbox;
}

/** Lets a sandbox respond to an address of this worker. */
export function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
  const refused = unavailable.find((name) => options[name] !== undefined);
  if (refused !== undefined) {
    return Promise.reject(
      new TypeError(`serveSandbox has no option "${refused}" in the playground, which has no files and no network.`),
    );
  }
  const { port, preferredPort, host = '127.0.0.1', ...sandboxOptions } = options;
  const sandbox = create(sandboxOptions);
  const address = `${host}:${freePort(host, port ?? preferredPort ?? 0)}`;
  const end = serveAt(address, sandbox);
  const hasTraffic = sandboxOptions.traffic !== undefined && sandboxOptions.traffic !== false;
  const timer = hasTraffic
    ? setInterval(() => {
        sandbox.clock.advance(0);
      }, ADVANCE_INTERVAL_MS)
    : undefined;
  const close = (): Promise<void> => {
    clearInterval(timer);
    sandbox.disconnect();
    end();
    return Promise.resolve();
  };
  return Promise.resolve({ url: `http://${address}`, sandbox, close });
}

function freePort(host: string, preferredPort: number): number {
  let port = preferredPort === 0 ? FIRST_PORT : preferredPort;
  while (isServed(`${host}:${port}`)) port++;
  return port;
}
