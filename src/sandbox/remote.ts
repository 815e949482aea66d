import { NotReceivedError, buildExpectedRequest, containsMatcher } from './http/received-requests.js';
import type { ReceivedExpectation } from './http/received-requests.js';
import { CONTROL } from './http/control-path.js';
import { callOf } from './operations/call-of.js';
import type { ApiClass, OperationArguments, OperationName, OperationResult } from './operations/call-of.js';
import type { AuthorizationCodeRequest } from './sign-in/issue.js';
import type { Fault } from './store/control/faults.js';
import type { ResetOptions } from './store/control/options.js';
import type { SandboxClients, SandboxOrganisation } from './store/initial-data/organisation.js';
import type { CannedAnswer, Stub } from './store/control/overrides.js';
import type { SandboxRequest } from './store/control/request-log.js';
import type { SandboxState } from './store/state.js';

/** The facts that a served sandbox reports about itself. */
export interface SandboxFacts {
  readonly seed: number;
  readonly organisation: SandboxOrganisation;
  readonly clients: SandboxClients;
}

/** Whom a token is issued for; by default for the OAuth client `clientCredentials` itself. */
export interface AccessTokenRequest {
  userId?: string;
  clientId?: string;
  /** In ms. The sandbox's `tokenLifetimeMs` by default. */
  lifetimeMs?: number;
  /**
   * The same in s.
   *
   * @deprecated Use `lifetimeMs`. Removed in 1.0.
   */
  lifetime?: number;
}

/** A sandbox that another process serves: the methods of a {@link Sandbox} over HTTP. */
export interface RemoteSandbox {
  readonly url: string;
  facts(): Promise<SandboxFacts>;
  requests(): Promise<SandboxRequest[]>;
  /**
   * Returns the calls to an operation, like {@link Sandbox.received}.
   * @throws `NotReceivedError`
   */
  received<A, K extends OperationName<A>>(
    api: ApiClass<A>,
    method: K,
    expected?: ReceivedExpectation<OperationArguments<A, K>>,
  ): Promise<SandboxRequest[]>;
  /**
   * Overrides the response of one operation, until `reset()`.
   * @returns a function that reverts it.
   */
  on<A, K extends OperationName<A>>(
    api: ApiClass<A>,
    method: K,
    result: Stub<OperationResult<A, K>>,
  ): Promise<() => Promise<void>>;
  /**
   * Overrides the response of one operation with a fixed response: result, status, headers and faults.
   * @returns a function that reverts it.
   */
  answer<A, K extends OperationName<A>>(
    api: ApiClass<A>,
    method: K,
    answer: CannedAnswer<OperationResult<A, K>>,
  ): Promise<() => Promise<void>>;
  fail(fault: Fault & { route?: string }): Promise<void>;
  issueAccessToken(request?: AccessTokenRequest): Promise<string>;
  issueAuthorizationCode(request: AuthorizationCodeRequest): Promise<string>;
  expireTokens(): Promise<void>;
  /** Advances the clock by a number of ms at once. */
  advance(ms: number): Promise<void>;
  setTime(time: number | Date): Promise<void>;
  publish(topicName: string, eventBody: unknown): Promise<void>;
  reset(options?: ResetOptions): Promise<void>;
  snapshot(): Promise<SandboxState>;
  restore(state: SandboxState): Promise<void>;
}

/**
 * Connects to a sandbox in another process, by its address.
 *
 * ```ts
 * const sandbox = sandboxAt('http://127.0.0.1:8080');
 * await sandbox.received(UsersApi, 'patchUser', { with: [id, { title: 'Pilot' }] });
 * ```
 *
 * @param send - The `fetch` to call it with; that of the runtime by default.
 */
export function sandboxAt(url: string, send: typeof fetch = fetch): RemoteSandbox {
  const base = new URL(url).origin;
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await send(`${base}${CONTROL}${path}`, { method, ...init });
    const text = await response.text();
    if (response.ok) return text === '' ? undefined : JSON.parse(text);
    const { code, message } = problemOf(text);
    if (code === 'not.received') throw new NotReceivedError(message);
    throw new Error(`The sandbox at ${base} answered ${response.status}: ${message}`);
  };
  const callWithoutResult = async (method: string, path: string, body?: unknown): Promise<void> => {
    await call(method, path, body);
  };
  const answer = async (route: string, cannedAnswer: CannedAnswer): Promise<() => Promise<void>> => {
    const { id } = (await call('POST', '/answers', { route, ...cannedAnswer })) as { id: string };
    return async () => {
      await callWithoutResult('DELETE', `/answers/${id}`);
    };
  };
  return {
    url: base,
    facts: async () => (await call('GET', '')) as SandboxFacts,
    requests: async () => (await call('GET', '/requests')) as SandboxRequest[],
    received: async (api, method, expected = {}) => {
      const request = buildExpectedRequest(api, method, expected);
      if (containsMatcher(request)) throw new TypeError('Matchers and regular expressions do not travel to another process');
      return (await call('POST', '/received', request)) as SandboxRequest[];
    },
    on: async (api, method, result) => await answer(callOf(api, method).route, { body: result }),
    answer: async (api, method, cannedAnswer) => await answer(callOf(api, method).route, cannedAnswer),
    fail: async (fault) => {
      await callWithoutResult('POST', '/faults', fault);
    },
    issueAccessToken: async (request = {}) => ((await call('POST', '/tokens', request)) as { access_token: string }).access_token,
    issueAuthorizationCode: async (request) => ((await call('POST', '/codes', request)) as { code: string }).code,
    expireTokens: async () => {
      await callWithoutResult('POST', '/expire-tokens');
    },
    advance: async (ms) => {
      await callWithoutResult('POST', '/clock', { advance: ms });
    },
    setTime: async (time) => {
      await callWithoutResult('POST', '/clock', { set: new Date(time).toISOString() });
    },
    publish: async (topicName, eventBody) => {
      await callWithoutResult('POST', '/events', { topicName, eventBody });
    },
    reset: async (options = {}) => {
      await callWithoutResult('POST', '/reset', options);
    },
    snapshot: async () => (await call('GET', '/state')) as SandboxState,
    restore: async (state) => {
      await callWithoutResult('PUT', '/state', state);
    },
  };
}

function problemOf(text: string): { code?: string; message: string } {
  try {
    const { code, message } = JSON.parse(text) as { code?: string; message?: string };
    return { ...(code !== undefined && { code }), message: message ?? text };
  } catch {
    return { message: text };
  }
}
