import { createApp } from './app.js';
import { throwIfAborted } from '../core/transport/aborts.js';
import { namedOptions } from '../core/arguments/option-checks.js';
import { demandGlobals, fetchGlobals } from './environment.js';
import { disturbed } from './http/disturb.js';
import type { Fault } from './store/control/faults.js';
import type { JobPlan } from './store/control/job-plans.js';
import type { SandboxClients, SandboxOrganisation } from './store/founding/organisation.js';
import type { ChannelConnection, ChannelSocket } from './store/channels/connection.js';
import type { ChannelFault } from './store/channels/faults.js';
import type { SandboxEvent } from './store/events.js';
import type { SandboxRequest } from './store/control/request-log.js';
import type { CannedAnswer, Override } from './store/control/overrides.js';
import type { SandboxState } from './store/state.js';
import type { StoredQueue, StoredUser } from './store/store.js';
import { World } from './store/world.js';
import { optionNames } from './store/control/checked-options.js';
import type { ResetOptions, SandboxOptions } from './store/control/options.js';
import { seedPlan } from './seed/plan.js';
import type { SandboxEnv } from './http/context.js';
import { expectedRequest, receivedOf } from './http/received.js';
import type { ReceivedExpectation } from './http/received.js';
import { callOf } from './operations/call-of.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations/call-of.js';
import { issueAccessToken, issueAuthorizationCode } from './sign-in/issue.js';
import type { AuthorizationCodeRequest } from './sign-in/issue.js';

export type { AuthorizationCodeRequest };

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
  /**
   * The platform's answer to a request, whatever its origin. Never rejects: a connection that a fault drops is answered with `Response.error()`.
   * With an address, or a second argument, it stands for `fetch`, and rejects as that does: `new ApiClient({ fetch: sandbox.fetch })` of `./fetch`.
   */
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The OAuth clients: ids and secrets depend on the seed alone. */
  readonly clients: SandboxClients;
  readonly seed: number;
  readonly organisation: SandboxOrganisation;
  /** What was asked so far, oldest first: the last thousand requests. */
  readonly requests: readonly SandboxRequest[];
  /** Lets calls fail. Several faults hit one after another, each as many calls as it says. */
  fail(fault: Fault): void;
  /** Lets something happen to notification channels and their WebSockets, by the clock of the sandbox. */
  failChannels(fault: ChannelFault): void;
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
  /**
   * The same with an answer that is written down, status, headers and faults included.
   *
   * ```ts
   * sandbox.answer(UsersApi, 'getUser', { status: 404, body: { message: 'Nobody' }, latencyMs: 200, times: 2 });
   * ```
   *
   * @returns what takes it back.
   */
  answer<A, K extends OperationName<A>>(api: ApiClass<A>, method: K, answer: CannedAnswer<OperationResult<A, K>>): () => void;
  /**
   * The calls to an operation that are among the requests kept, oldest first.
   *
   * ```ts
   * sandbox.received(UsersApi, 'patchUser', { with: [id, { title: 'Pilot' }], times: 1 });
   * ```
   *
   * @throws `NotReceivedError` where there are none such, or not as many as expected; its message shows the nearest miss.
   */
  received<A, K extends OperationName<A>>(
    api: ApiClass<A>,
    method: K,
    expected?: ReceivedExpectation<OperationArguments<A, K>>,
  ): readonly SandboxRequest[];
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
  /**
   * Back to a snapshot, of this sandbox or of any other, whose organisation, clients and seed it has until a reset. Sign-ins of the
   * meantime hold on, and OAuth clients that a program was set up with can still sign in.
   */
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
  const { seed, ...rest } = namedOptions('createSandbox', options, optionNames) as SandboxOptions;
  const plan = typeof seed === 'object' ? seedPlan(seed) : undefined;
  const world = new World(
    { ...rest, ...(typeof seed === 'object' ? { seed: seed.seed ?? 1 } : seed !== undefined && { seed }) },
    plan,
  );
  const app = createApp(world);
  const answer = async (request: Request): Promise<Response> =>
    await disturbed(world, request, async (fault) => {
      const env: SandboxEnv['Bindings'] = { fault };
      const response = await app.fetch(request, env);
      return env.dropped === true ? Response.error() : response;
    });
  return {
    fetch: async (input, init) => {
      // A request of another realm is one as it is.
      if (typeof input === 'object' && !(input instanceof URL) && !init) return await answer(input);
      const request = new Request(input, init);
      throwIfAborted(request.signal);
      const response = await answer(request);
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    },
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
    received: (api, method, expected = {}) => receivedOf(world.requests.entries, expectedRequest(api, method, expected)),
    issueAccessToken: (userId) => issueAccessToken(world, userId).value,
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
