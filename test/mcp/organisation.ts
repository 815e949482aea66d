import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { onTestFinished } from 'vitest';
import { AllowList } from '../../src/mcp/guard/allow-list.js';
import { SessionBudget } from '../../src/mcp/guard/budget.js';
import { Governor } from 'contact-centre-client/limits';
import { ClientElicitor } from '../../src/mcp/platform/client-elicitor.js';
import { isWrite } from '../../src/mcp/guard/is-write.js';
import { surface } from '../../src/sandbox/operations/surface.js';
import { Organisation } from '../../src/mcp/platform/organisation.js';
import { OrganisationGate } from '../../src/mcp/platform/organisation-gate.js';
import type { OrganisationOptions } from '../../src/mcp/platform/organisation.js';
import type { Connect } from './support.js';

/** A served sandbox in the place of a real organisation. */
export interface TestOrganisation {
  readonly sandbox: Sandbox;
  readonly url: string;
  /** Opens the organisation for a connection. */
  readonly organisation: Connect;
  readonly token: string;
}

interface TestOptions extends Partial<Pick<OrganisationOptions, 'budget'>> {
  readonly allow?: readonly string[];
  readonly sandbox?: SandboxOptions;
  /** The name of a user whose token is used, instead of one that may do everything. */
  readonly user?: string;
}

/** Serves a sandbox, and opens it as an organisation. */
export async function openOrganisation({
  allow = [],
  budget,
  sandbox: options,
  user,
}: TestOptions = {}): Promise<TestOrganisation> {
  const served = await serveSandbox({ rateLimit: false, ...options });
  onTestFinished(() => served.close());
  const { sandbox, url } = served;
  const token = sandbox.issueAccessToken(sandbox.users.find(({ name }) => name === user)?.id);
  return { sandbox, url, token, organisation: connector(url, token, { allow, ...(budget && { budget }) }) };
}

/** Returns what opens an organisation for a connection. */
function connector(url: string, token: string, { allow = [], budget }: TestOptions): Connect {
  const shared: OrganisationOptions = {
    endpoints: { apiUrl: url },
    credentials: { accessToken: token, secrets: [token] },
    allow: AllowList.parse(allow),
    budget: budget ?? new SessionBudget({ perMinute: 100_000, perSession: 100_000 }),
    limiter: new Governor({ allowed: 100_000 }),
    timeout: 0,
  };
  return (server) => {
    const platform = new Organisation(shared, new ClientElicitor(server));
    return { platform, gate: new OrganisationGate(platform) };
  };
}

/** A platform that has nothing and records what it receives. */
export async function recordPlatform(options: TestOptions): Promise<{
  organisation: Connect;
  /** Opens the organisation for a client that cannot be asked. */
  open: () => ReturnType<Connect>;
  /** The writes that arrived. */
  writes: () => string[];
}> {
  const writes: string[] = [];
  const server = createServer(({ method = '', url = '' }, response) => {
    const operation = surface().match(method, url.split('?')[0] ?? '');
    if (!('route' in operation) || isWrite(operation.route.operation)) writes.push(`${method} ${url}`);
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"code":"not.found","message":"Nothing is here","status":404}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const organisation = connector(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token-of-the-test', options);
  return { organisation, open: () => organisation({ getClientCapabilities: () => undefined } as never), writes: () => writes };
}

/** The requests that changed something, or could have. */
export function writesOf({ requests }: Sandbox): string[] {
  return requests.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]));
}
