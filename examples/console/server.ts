import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdmissionOptions, Sandbox, ServeOptions } from 'contact-centre-client/sandbox/serve';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import { admitted } from './server/admitted.js';
import { buildConsole, dist } from './server/build.js';
import { connections } from './server/connections.js';
import type { Connections } from './server/pages.js';
import { builtPages, sendJson } from './server/pages.js';

export interface ConsoleOptions extends AdmissionOptions {
  /** The port; 0 by default, which is any free one. */
  port?: number;
  /** The sandbox of the console. It has its own port, so that sign-in leads to another origin as in production. */
  sandboxOptions?: ServeOptions;
  /** Builds the console first if needed; true. `dev` serves the sources and applies each change immediately. */
  build?: boolean | 'dev';
}

export interface RunningConsole {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly sandboxUrl: string;
  /** Users with wide permissions, suggested for sign-in. */
  readonly people: readonly Person[];
  close(): Promise<void>;
}

export interface Person {
  name: string;
  title: string;
}

/** Serves the console with a sandbox. */
export async function startConsole(options: ConsoleOptions = {}): Promise<RunningConsole> {
  const { port = 0, sandboxOptions, build = true, allowedHosts = [], allowedOrigins = [] } = options;
  if (build === true) await buildConsole();
  let settings = '{}';
  let ownAddresses: readonly string[] = [];
  const connectTo: Connections = ({ headers }) => connections(ownAddresses, headers.cookie);
  const server = createServer(
    admitted(
      (request, response) => {
        if (request.url === '/sandbox.json') sendJson(request, response, settings);
        else pages.answer(request, response);
      },
      { allowedHosts, allowedOrigins },
    ),
  );
  const pages =
    build === 'dev' ? await (await import('./server/dev.js')).developmentPages(server, connectTo) : builtPages(dist, connectTo);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const at = (server.address() as AddressInfo).port;
  const served = await serveSandbox({ allowedHosts, allowedOrigins, ...sandboxOptions });
  ownAddresses = [served.url];
  const { clients, organisation, users } = served.sandbox;
  const people = users.flatMap(({ name, title }) => (title === 'Team Leader' ? [{ name, title }] : []));
  // What the console needs to sign in to the sandbox. Public clients have no secrets.
  settings = JSON.stringify({
    apiUrl: served.url,
    organisation: organisation.name,
    people,
    clients: { implicit: clients.implicit.id, pkce: clients.pkce.id },
  });
  return {
    url: `http://127.0.0.1:${at}`,
    people,
    sandbox: served.sandbox,
    sandboxUrl: served.url,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), served.close(), pages.close()]);
    },
  };
}
