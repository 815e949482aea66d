import { serveSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { onTestFinished } from 'vitest';
import { AllowList } from '../../src/mcp/guard/allow-list.js';
import { SessionBudget } from '../../src/mcp/guard/budget.js';
import { Organisation } from '../../src/mcp/platform/organisation.js';
import type { OrganisationOptions } from '../../src/mcp/platform/organisation.js';

/** A served sandbox in the place of a real organisation. */
export interface TestOrganisation {
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly organisation: Organisation;
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
  const { sandbox, url, close } = await serveSandbox({ rateLimit: false, ...options });
  onTestFinished(close);
  const accessToken = sandbox.issueAccessToken(sandbox.users.find(({ name }) => name === user)?.id);
  const organisation = new Organisation({
    endpoints: { apiUrl: url },
    credentials: { accessToken, secrets: [accessToken] },
    allow: AllowList.parse(allow),
    budget: budget ?? new SessionBudget({ perMinute: 10_000, perSession: 10_000 }),
    timeout: 0,
  });
  return { sandbox, url, organisation };
}

/** The requests that changed something, or could have. */
export function writesOf({ requests }: Sandbox): string[] {
  return requests.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]));
}
