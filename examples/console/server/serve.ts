import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient } from 'contact-centre-client/fetch';
import type { AdmissionOptions, ServeOptions } from 'contact-centre-client/sandbox/serve';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import type { OrganisationSettings, PageSettings } from '../src/session/page-settings.js';
import { endpoint, organisationSettings } from '../src/session/settings.js';
import { nameOfHost, redirectUris, sandboxAddress } from './addresses.js';
import { admitted } from './admitted.js';
import { connections, originsOf } from './connections.js';
import type { DescribePage, PageContext, Pages } from './pages.js';
import { ServerSignIn } from './server-sign-in.js';
import { SIGN_IN_PATH, SignInRoutes } from './sign-in-routes.js';

export interface ServeConsoleOptions extends AdmissionOptions {
  /**
   * The port; any free one by default.
   *
   * @defaultValue 0
   */
  port?: number;
  /**
   * The address to listen on. Requests for this name are accepted; for other names only if `allowedHosts` lists them.
   *
   * @defaultValue '127.0.0.1'
   */
  host?: string;
  /** The only organisation that the console connects to. No sandbox runs then. */
  organisation?: OrganisationSettings;
  /** The sandbox of the console. It has its own port, so that sign-in leads to another origin as in production. */
  sandboxOptions?: ServeOptions;
  /**
   * Signs users in on the server with the authorization code grant, which renews their tokens unattended. With an organisation,
   * it needs the secret of its OAuth client.
   */
  serverSignIn?: ServerSignInChoice | undefined;
  openPages: (server: Server, describePage: DescribePage) => Pages | Promise<Pages>;
}

export interface ServerSignInChoice {
  /** The secret of the organisation's OAuth client. */
  clientSecret?: string | undefined;
  /** A file that keeps sign-ins over a restart of the server. By default, a restart ends them. */
  file?: string | undefined;
  /** The time in ms since the epoch; `Date.now` by default. */
  now?: (() => number) | undefined;
}

type ServedSandbox = Awaited<ReturnType<typeof serveSandbox>>;

export interface ServedConsole {
  readonly url: string;
  /** `undefined` if the console is served for an organisation. */
  readonly served: ServedSandbox | undefined;
  /** Users of the sandbox with wide permissions, suggested for sign-in. */
  readonly people: readonly Person[];
  close(): Promise<void>;
}

export interface Person {
  name: string;
  title: string;
}

/** Serves the console, with a sandbox or for an organisation. */
export async function serveConsole(options: ServeConsoleOptions): Promise<ServedConsole> {
  const { port = 0, host = '127.0.0.1', organisation, openPages, allowedOrigins = [] } = options;
  const allowedHosts = [...(options.allowedHosts ?? []), nameOfHost(host)];
  // While the console starts, a page that reloads by itself tries again.
  let answer: RequestListener = (_request, response) => response.writeHead(503, { 'Retry-After': '1' }).end();
  const server = createServer(
    admitted(
      (request, response) => {
        answer(request, response);
      },
      { allowedHosts, allowedOrigins },
    ),
  );
  await listen(server, port, host);
  const at = (server.address() as AddressInfo).port;
  let served: ServedSandbox | undefined;
  try {
    served = organisation ? undefined : await startSandbox({ ...options, host, allowedHosts }, at);
    const signIn = options.serverSignIn && createSignIn(options.serverSignIn, served, organisation);
    const pages = await openPages(server, describePages(served, organisation, signIn !== undefined));
    answer = signIn ? withSignIn(new SignInRoutes(signIn).answer, pages.answer) : pages.answer;
    const sandbox = served;
    return {
      url: `http://${nameOfHost(host)}:${at}`,
      people: served ? peopleOf(served) : [],
      served,
      close: async () => {
        server.closeAllConnections();
        await Promise.all([new Promise((resolve) => server.close(resolve)), sandbox?.close(), pages.close()]);
      },
    };
  } catch (error) {
    server.close();
    await served?.close();
    throw error;
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

type SandboxStart = Pick<ServeConsoleOptions, 'sandboxOptions' | 'allowedOrigins'> & { host: string; allowedHosts: string[] };

async function startSandbox({ host, allowedHosts, allowedOrigins = [], sandboxOptions }: SandboxStart, port: number) {
  return await serveSandbox({
    host,
    allowedHosts,
    allowedOrigins,
    redirectUris: redirectUris(allowedHosts, port),
    ...sandboxOptions,
  });
}

/** The sandbox has its own OAuth client for this. */
function createSignIn(
  { clientSecret = '', file, now }: ServerSignInChoice,
  served: ServedSandbox | undefined,
  organisation: OrganisationSettings | undefined,
): ServerSignIn {
  if (organisation) {
    const createClient = (): ApiClient => new ApiClient(endpoint(organisationSettings(organisation), undefined));
    return new ServerSignIn({ clientId: organisation.clientId, clientSecret, file, now, createClient });
  }
  if (!served) throw new Error('A sign-in on the server needs a sandbox or an organisation.');
  const { id, secret } = served.sandbox.clients.code;
  return new ServerSignIn({
    clientId: id,
    clientSecret: secret,
    file,
    now,
    createClient: () => new ApiClient({ apiUrl: served.url }),
  });
}

function withSignIn(signIn: RequestListener, pages: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url?.startsWith(SIGN_IN_PATH)) signIn(request, response);
    else pages(request, response);
  };
}

/** Returns what a page contains and connects to, by its request. */
function describePages(
  served: ServedSandbox | undefined,
  organisation: OrganisationSettings | undefined,
  isServerSignIn: boolean,
): DescribePage {
  const common: PageSettings = isServerSignIn ? { signIn: 'server' } : {};
  if (organisation) {
    const { apiUrl, loginUrl } = new ApiClient(endpoint(organisationSettings(organisation), undefined));
    const context: PageContext = { connections: originsOf([apiUrl, loginUrl]), settings: { ...common, organisation } };
    return () => context;
  }
  return (request) => {
    const sandbox = served && sandboxSettings(served, request);
    return {
      connections: connections(sandbox ? [sandbox.apiUrl] : [], request.headers.cookie),
      settings: { ...common, ...(sandbox && { sandbox }) },
    };
  };
}

/** Returns what the console needs to sign in to the sandbox. Public clients have no secrets. */
function sandboxSettings(served: ServedSandbox, { headers }: IncomingMessage): NonNullable<PageSettings['sandbox']> {
  const { clients, organisation } = served.sandbox;
  return {
    apiUrl: sandboxAddress(served.url, headers.host ?? ''),
    organisation: organisation.name,
    people: peopleOf(served),
    clients: { implicit: clients.implicit.id, pkce: clients.pkce.id },
  };
}

function peopleOf({ sandbox }: ServedSandbox): Person[] {
  return sandbox.users.flatMap(({ name, title }) => (title === 'Team Leader' ? [{ name, title }] : []));
}
