import { createApp } from './app.js';
import type { Fault } from './faults.js';
import type { SandboxClients, SandboxOrganisation } from './organisation.js';
import type { SandboxRequest } from './request-log.js';
import { World } from './world.js';
import type { SandboxOptions } from './world.js';

/** For whom and to where an authorization code is issued. */
export interface AuthorizationCodeRequest {
  clientId: string;
  redirectUri: string;
  /** The first active user where nothing is said. */
  userId?: string;
}

/** A stand-in for the platform, login host and API host on one origin, whose state lives in memory. */
export interface Sandbox {
  /** The platform's answer to a request, whatever its origin. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** The OAuth clients: ids and secrets depend on the seed alone. */
  readonly clients: SandboxClients;
  readonly organisation: SandboxOrganisation;
  /** What was asked so far, oldest first: the last thousand requests. */
  readonly requests: readonly SandboxRequest[];
  /** Lets calls fail. Several faults hit one after another, each as many calls as it says. */
  fail(fault: Fault): void;
  /** Makes every access token that was issued invalid, so that the next calls meet a 401. Refresh tokens stay. */
  expireTokens(): void;
  /** A code as the login page would send it, for scripts that have no browser. Good for one use. */
  issueAuthorizationCode(request: AuthorizationCodeRequest): string;
  /** Back to the seeded state: changes, tokens, faults and kept requests are gone. */
  reset(): void;
}

/**
 * Makes a sandbox. Needs nothing but what is common to Node, browsers and workers.
 *
 * ```ts
 * const sandbox = createSandbox({ seed: 7 });
 * const response = await sandbox.fetch(new Request('https://api.example/api/v2/users', { headers }));
 * ```
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const world = new World(options);
  const app = createApp(world);
  return {
    fetch: async (request) => await app.fetch(request),
    clients: world.clients,
    organisation: world.organisation,
    get requests() {
      return world.requests.entries;
    },
    fail: (fault) => {
      world.faults.add(fault);
    },
    expireTokens: () => {
      world.tokens.expireAll();
    },
    issueAuthorizationCode: (request) => issueAuthorizationCode(world, request),
    reset: () => {
      world.reset();
    },
  };
}

function issueAuthorizationCode(world: World, { clientId, redirectUri, userId }: AuthorizationCodeRequest): string {
  const client = world.client(clientId);
  if (client?.grant !== 'code') throw new Error('Codes are issued to the OAuth client `sandbox.clients.code`');
  if (!client.redirectUris.includes(redirectUri)) throw new Error(`Not a redirect URI of the OAuth client: ${redirectUri}`);
  const user = world.store.users.all().find(({ id, state }) => state === 'active' && (userId === undefined || id === userId));
  if (!user) throw new Error('There is no such active user');
  return world.tokens.issueCode({ clientId, redirectUri, userId: user.id, challenge: undefined });
}
