import { createApp } from './app.js';
import type { SandboxApp } from './app.js';
import type { AreasOnDemand } from './areas-on-demand.js';
import { throwIfAborted } from '../core/transport/aborts.js';
import { copyOptions } from '../core/arguments/option-checks.js';
import { checkGlobals, fetchGlobals } from './environment.js';
import { applyFault } from './http/apply-fault.js';
import type { Fault } from './store/control/faults.js';
import type { JobPlan } from './store/control/job-plans.js';
import type { SandboxClients, SandboxOrganisation } from './store/initial-data/organisation.js';
import type { ChannelConnection, ChannelSocket } from './store/channels/connection.js';
import type { ChannelFault } from './store/channels/faults.js';
import type { SandboxEvent } from './store/events.js';
import type { SandboxRequest } from './store/control/request-log.js';
import type { CannedAnswer, Override } from './store/control/overrides.js';
import type { SandboxState } from './store/state.js';
import type { StoredQueue, StoredUser } from './store/store.js';
import { World } from './store/world.js';
import { SandboxNotLoadedError } from './operations/wholeness.js';
import { optionNames } from './store/control/read-options.js';
import type { ResetOptions, SandboxOptions } from './store/control/options.js';
import { readSeedPlan } from './seed/plan.js';
import type { RequestState } from './http/request-state.js';
import { buildExpectedRequest, findReceived } from './http/received-requests.js';
import type { ReceivedExpectation } from './http/received-requests.js';
import { callOf } from './operations/call-of.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations/call-of.js';
import { issueAccessToken, issueAuthorizationCode } from './sign-in/issue.js';
import type { AuthorizationCodeRequest } from './sign-in/issue.js';

export type { AuthorizationCodeRequest };

/** The clock of a sandbox, which determines the time for tokens, limits, jobs and channels. */
export interface SandboxClock {
  /** The current time in ms since the epoch. */
  now(): number;
  /** Advances the clock by a number of ms at once. */
  advance(ms: number): void;
  /** Sets the clock to a time, from which it continues. */
  set(time: number | Date): void;
}

/** A stand-in for the platform: login host and API host on one origin, with its state in memory. */
export interface Sandbox {
  /**
   * Responds to a request like the platform, for any origin. It never rejects: for a connection that a fault drops it returns
   * `Response.error()`. With an address or a second argument it replaces `fetch`, and rejects like `fetch`: `new ApiClient({
   * fetch: sandbox.fetch })` of `./fetch`.
   */
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The OAuth clients: their ids and secrets depend only on the seed. */
  readonly clients: SandboxClients;
  readonly seed: number;
  readonly organisation: SandboxOrganisation;
  /** The last thousand requests, oldest first. */
  readonly requests: readonly SandboxRequest[];
  /** Makes calls fail. Several faults apply one after another, each to its number of calls. */
  fail(fault: Fault): void;
  /** Applies a fault to notification channels and their WebSockets, by the clock of the sandbox. */
  failChannels(fault: ChannelFault): void;
  /** Plans the result of the next job: it fails, takes longer, or never ends. Several plans apply one after another. */
  planJob(plan: JobPlan): void;
  /** Invalidates all issued access tokens, so that the next calls receive a 401. Refresh tokens stay valid. */
  expireTokens(): void;
  /** Issues an authorization code like the login page, for scripts without a browser. It can be used once. */
  issueAuthorizationCode(request: AuthorizationCodeRequest): string;
  /** The current users of the organisation. */
  readonly users: readonly StoredUser[];
  /** The current queues. */
  readonly queues: readonly StoredQueue[];
  /**
   * Overrides the response of one operation, until `reset()`: with a result, a `Response`, or a function of the call. Sign-in,
   * limits and faults still apply. The latest override of an operation takes precedence.
   *
   * ```ts
   * sandbox.on(UsersApi, 'getUser', ({ params }) => ({ id: params['userId'], name: 'Ada' }));
   * ```
   *
   * @returns a function that reverts it.
   */
  on<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, override: Override<OperationResult<A, K>>): () => void;
  /**
   * Overrides the response of one operation with a fixed response, including status, headers and faults.
   *
   * ```ts
   * sandbox.answer(UsersApi, 'getUser', { status: 404, body: { message: 'Not found' }, latencyMs: 200, times: 2 });
   * ```
   *
   * @returns a function that reverts it.
   */
  answer<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, answer: CannedAnswer<OperationResult<A, K>>): () => void;
  /**
   * Returns the calls to an operation among the stored requests, oldest first.
   *
   * ```ts
   * sandbox.received(UsersApi, 'patchUser', { with: [id, { title: 'Pilot' }], times: 1 });
   * ```
   *
   * @throws `NotReceivedError` if there are none, or not the expected number; its message shows the most similar request.
   */
  received<A, K extends OperationName<A>>(
    api: ApiClass<A>,
    method: K,
    expected?: ReceivedExpectation<OperationArguments<A, K>>,
  ): readonly SandboxRequest[];
  /** Issues an access token for a user, or for the OAuth client `clientCredentials` itself, without a sign-in. */
  issueAccessToken(userId?: string): string;
  readonly clock: SandboxClock;
  /** Sends an event to all channels that subscribe to its topic, as if it had occurred. */
  publish(topicName: string, eventBody: unknown): void;
  /**
   * Subscribes to every event that the sandbox sends.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: (event: SandboxEvent) => void): () => void;
  hasChannel(channelId: string): boolean;
  /**
   * Opens a WebSocket on a notification channel, for the server of the sandbox; closes a previous one on it.
   *
   * @returns the handlers for what the WebSocket receives; `undefined` if the channel does not exist.
   */
  connect(channelId: string, socket: ChannelSocket): ChannelConnection | undefined;
  /** Closes all WebSockets, after `v2.system.socket_closing`. */
  disconnect(): void;
  /** Returns the complete state as plain JSON: entities, sign-ins and the clock. */
  snapshot(): SandboxState;
  /**
   * Restores a snapshot of this sandbox or another one. Until a reset, this sandbox has the organisation, OAuth clients and
   * seed of the snapshot. Later sign-ins stay valid, and programs can still sign in with the OAuth clients that they were
   * configured with.
   */
  restore(state: SandboxState): void;
  /**
   * Restores the seeded state: removes changes, faults and stored requests, corrects the clock, and revokes tokens unless
   * `keepTokens` is set.
   */
  reset(options?: ResetOptions): void;
}

/**
 * Creates a sandbox. It only needs what Node, browsers and workers have in common.
 *
 * ```ts
 * const sandbox = createSandbox({ seed: 7 });
 * const response = await sandbox.fetch(new Request('https://api.example/api/v2/users', { headers }));
 * ```
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkGlobals('createSandbox', fetchGlobals);
  const world = worldOf(options);
  const sandboxApp = createApp(world);
  const { areas } = sandboxApp;
  return {
    fetch: createFetch(world, sandboxApp),
    get clients() {
      return world.clients;
    },
    get seed() {
      return world.seed;
    },
    get organisation() {
      return world.organisation;
    },
    get requests() {
      return world.requests.entries;
    },
    fail: (fault) => {
      world.faults.add(fault);
    },
    failChannels: (fault) => {
      world.channels.fail(fault);
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
    answer: (api, method, answer) => world.overrides.addCanned(callOf(api, method).route, answer),
    received: (api, method, expected = {}) => findReceived(world.requests.entries, buildExpectedRequest(api, method, expected)),
    issueAccessToken: (userId) => issueAccessToken(world, userId).value,
    clock: world.clock,
    ...channelMethods(world, areas),
    snapshot: () => world.snapshot(),
    restore: (state) => {
      world.restore(state);
    },
    reset: (reset) => {
      world.reset(reset);
    },
  };
}

function channelMethods(
  world: World,
  areas: AreasOnDemand,
): Pick<Sandbox, 'publish' | 'subscribe' | 'hasChannel' | 'connect' | 'disconnect'> {
  // The later part knows what events contain.
  const requireEvents = (): void => {
    areas.requireAll('events need all of it: await loadWholeSandbox() first');
  };
  return {
    publish: (topicName, eventBody) => {
      world.events.publishAny(topicName, eventBody);
    },
    subscribe: (listener) => {
      requireEvents();
      return world.events.subscribe(listener);
    },
    hasChannel: (channelId) => world.channels.has(channelId),
    connect: (channelId, socket) => {
      if (world.channels.has(channelId)) requireEvents();
      return world.channels.connect(channelId, socket);
    },
    disconnect: () => {
      world.channels.disconnectAll();
    },
  };
}

function worldOf(options: SandboxOptions): World {
  const { seed, ...rest } = copyOptions('createSandbox', options, optionNames) as SandboxOptions;
  const plan = typeof seed === 'object' ? readSeedPlan(seed) : undefined;
  return new World({ ...rest, ...(typeof seed === 'object' ? { seed: seed.seed ?? 1 } : seed !== undefined && { seed }) }, plan);
}

function createFetch(world: World, { respond: respondOnce, areas }: SandboxApp): Sandbox['fetch'] {
  const respond = async (request: Request, fault: Fault | undefined): Promise<Response> => {
    const state: RequestState = { fault };
    const secondRequest = areas.isWhole ? undefined : request.clone();
    const response = await respondOnce(request, state);
    if (state.needsMore === true && secondRequest) {
      await areas.complete();
      return await respond(secondRequest, fault);
    }
    return state.isDropped === true ? Response.error() : response;
  };
  const answer = async (request: Request): Promise<Response> => {
    try {
      if (areas.needsMore(request)) await areas.complete();
      return await applyFault(world, request, async (fault) => await respond(request, fault));
    } catch (error) {
      if (!(error instanceof SandboxNotLoadedError)) throw error;
      return Response.json({ message: error.message, code: 'internal.server.error', status: 500 }, { status: 500 });
    }
  };
  return async (input, init) => {
    // A request of another realm is passed on unchanged.
    if (typeof input === 'object' && !(input instanceof URL) && !init) return await answer(input);
    const request = new Request(input, init);
    throwIfAborted(request.signal);
    const response = await answer(request);
    if (response.type === 'error') throw new TypeError('fetch failed');
    return response;
  };
}
