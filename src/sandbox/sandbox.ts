import { createApp } from './http/app.js';
import { demandGlobals, fetchGlobals } from './environment.js';
import { disturbed } from './http/disturb.js';
import type { Fault } from './world/faults.js';
import type { JobPlan } from './world/job-plans.js';
import type { SandboxClients, SandboxOrganisation } from './world/organisation.js';
import type { ChannelConnection, ChannelSocket } from './areas/notifications/connection.js';
import type { SandboxEvent } from './world/events.js';
import type { SandboxRequest } from './world/request-log.js';
import type { ApiClass, OperationName, OperationResult, Override } from './world/overrides.js';
import type { SandboxState } from './world/state.js';
import type { StoredQueue, StoredUser } from './world/store.js';
import { World } from './world/world.js';
import type { ResetOptions, SandboxOptions } from './world/options.js';
import type { SandboxEnv } from './http/context.js';

/** For whom and to where an authorization code is issued. */
export interface AuthorizationCodeRequest {
  clientId: string;
  redirectUri: string;
  /** The first active user where nothing is said. */
  userId?: string;
}

/** The time of a sandbox, which tokens, limits, jobs and channels go by. */
export interface SandboxClock {
  /** In ms since the epoch. */
  now(): number;
  /** Lets so many ms pass at once. */
  advance(ms: number): void;
  /** Makes it this time; it goes on from there. */
  set(time: number | Date): void;
}

/** A stand-in for the platform, login host and API host on one origin, whose state lives in memory. */
export interface Sandbox {
  /** The platform's answer to a request, whatever its origin. Never rejects. */
  fetch(request: Request): Promise<Response>;
  /** The OAuth clients: ids and secrets depend on the seed alone. */
  readonly clients: SandboxClients;
  readonly seed: number;
  readonly organisation: SandboxOrganisation;
  /** What was asked so far, oldest first: the last thousand requests. */
  readonly requests: readonly SandboxRequest[];
  /** Lets calls fail. Several faults hit one after another, each as many calls as it says. */
  fail(fault: Fault): void;
  /** Says what becomes of the next job: that it fails, takes longer, or never ends. Several plans hold one after another. */
  planJob(plan: JobPlan): void;
  /** Makes every access token that was issued invalid, so that the next calls meet a 401. Refresh tokens stay. */
  expireTokens(): void;
  /** A code as the login page would send it, for scripts that have no browser. Good for one use. */
  issueAuthorizationCode(request: AuthorizationCodeRequest): string;
  /** The people of the organisation, as they stand. */
  readonly users: readonly StoredUser[];
  /** The queues, as they stand. */
  readonly queues: readonly StoredQueue[];
  /**
   * Answers one operation otherwise, until `reset()`: with a result, a `Response`, or what a function makes of the call. Sign-in, limits
   * and faults stay as they are. The latest for an operation counts.
   *
   * ```ts
   * sandbox.on(UsersApi, 'getUser', ({ params }) => ({ id: params['userId'], name: 'Somebody' }));
   * ```
   *
   * @returns what takes it back.
   */
  on<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, override: Override<OperationResult<A, K>>): () => void;
  /** An access token of a user, or of the OAuth client `clientCredentials` itself, for those who care for no sign-in. */
  issueAccessToken(userId?: string): string;
  readonly clock: SandboxClock;
  /** Sends an event to all channels that are subscribed to its topic, as if what it tells had happened. */
  publish(topicName: string, eventBody: unknown): void;
  /** Hears every event that the sandbox sends. @returns what ends it. */
  subscribe(listener: (event: SandboxEvent) => void): () => void;
  hasChannel(channelId: string): boolean;
  /**
   * Opens a WebSocket on a notification channel, for whoever serves the sandbox; one that was open on it before is closed.
   *
   * @returns where to put what comes in; `undefined` where there is no such channel.
   */
  connect(channelId: string, socket: ChannelSocket): ChannelConnection | undefined;
  /** Closes all WebSockets, after `v2.system.socket_closing`. */
  disconnect(): void;
  /** Everything as it stands, as plain JSON: entities, sign-ins and the clock. */
  snapshot(): SandboxState;
  /** Back to a snapshot of a sandbox with the same seed. Sign-ins of the meantime hold on. */
  restore(state: SandboxState): void;
  /** Back to the seeded state: changes, faults and kept requests are gone, tokens too unless they are to be kept, and the clock is right again. */
  reset(options?: ResetOptions): void;
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
  demandGlobals('createSandbox', fetchGlobals);
  const world = new World(options);
  const app = createApp(world);
  return {
    fetch: async (request) =>
      await disturbed(world, request, async (fault) => {
        const env: SandboxEnv['Bindings'] = { fault };
        const response = await app.fetch(request, env);
        return env.dropped === true ? Response.error() : response;
      }),
    clients: world.clients,
    seed: world.seed,
    organisation: world.organisation,
    get requests() {
      return world.requests.entries;
    },
    fail: (fault) => {
      world.faults.add(fault);
    },
    planJob: (plan) => {
      world.jobPlans.add(plan);
    },
    expireTokens: () => {
      world.tokens.expireAll();
    },
    issueAuthorizationCode: (request) => issueAuthorizationCode(world, request),
    get users() {
      return world.store.users.all();
    },
    get queues() {
      return world.store.queues.all();
    },
    on: (api, method, override) => world.overrides.add(api, method, override),
    issueAccessToken: (userId) => issueAccessToken(world, userId),
    clock: world.clock,
    publish: (topicName, eventBody) => {
      world.events.publishAny(topicName, eventBody);
    },
    subscribe: (listener) => world.events.subscribe(listener),
    hasChannel: (channelId) => world.channels.has(channelId),
    connect: (channelId, socket) => world.channels.connect(channelId, socket),
    disconnect: () => {
      world.channels.disconnectAll();
    },
    snapshot: () => world.snapshot(),
    restore: (state) => {
      world.restore(state);
    },
    reset: (reset) => {
      world.reset(reset);
    },
  };
}

function issueAccessToken(world: World, userId: string | undefined): string {
  const { clientCredentials, code } = world.clients;
  if (userId !== undefined && world.store.users.find(userId)?.state !== 'active') throw new Error('There is no such active user');
  return world.tokens.issueAccess(userId === undefined ? clientCredentials.id : code.id, userId).value;
}

function issueAuthorizationCode(world: World, { clientId, redirectUri, userId }: AuthorizationCodeRequest): string {
  const client = world.client(clientId);
  if (client?.grant !== 'code')
    throw new Error('Codes are issued to OAuth clients with a secret, such as `sandbox.clients.code`');
  if (!client.returnsTo(redirectUri)) throw new Error(`Not a redirect URI of the OAuth client: ${redirectUri}`);
  const user = world.store.users.all().find(({ id, state }) => state === 'active' && (userId === undefined || id === userId));
  if (!user) throw new Error('There is no such active user');
  return world.tokens.issueCode({ clientId, redirectUri, userId: user.id, challenge: undefined });
}
