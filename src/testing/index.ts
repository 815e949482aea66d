import { http, ws } from './msw.js';
import type { RequestHandler, WebSocketHandler } from 'msw';
import { ownFields } from '../core/values/plain-objects.js';
import { regions } from '../core/client/regions.js';
import { createSandbox } from '../sandbox/sandbox.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { SandboxOptions } from '../sandbox/store/control/options.js';

export type { Sandbox, SandboxOptions };
export type { Fault, FaultEffect } from '../sandbox/store/control/faults.js';
export { NotReceivedError } from '../sandbox/http/received.js';
export type { OperationArguments } from '../sandbox/operations/call-of.js';
export type { Part, ReceivedExpectation, SomeArguments } from '../sandbox/http/received.js';
export type {
  ApiClass,
  CannedAnswer,
  OperationName,
  OperationResult,
  OverriddenCall,
  Override,
  Stub,
} from '../sandbox/store/control/overrides.js';
export type { AnsweredRequest, SandboxRequest } from '../sandbox/store/control/request-log.js';

export interface SetupOptions extends SandboxOptions {
  /** Further origins that the sandbox answers for, e.g. that of a proxy which the code under test goes through. */
  origins?: readonly string[];
  /** Requests a minute that each token may send; `false`, as many as it likes, where nothing is said. */
  rateLimit?: number | false;
}

/** A sandbox behind MSW. */
export interface SandboxSetup extends Pick<Sandbox, 'on' | 'answer' | 'received' | 'fail' | 'expireTokens'> {
  /**
   * For `setupServer(...handlers)` in Node and `setupWorker(...handlers)` in a browser. In CommonJS, reading them loads msw; `sandbox.fetch`
   * works without it.
   */
  readonly handlers: (RequestHandler | WebSocketHandler)[];
  readonly sandbox: Sandbox;
  /**
   * Back to the seeded state after a test: its changes, overrides, faults and requests are gone, and the clock is right again. Tokens that
   * were issued hold on, also those that the test let expire. `sandbox.reset()` takes them too.
   */
  reset: () => void;
}

/**
 * Lets a sandbox answer in the place of the platform, whatever region the code under test calls: API, login and streaming hosts.
 *
 * ```ts
 * const { handlers, sandbox, on, fail, reset } = setupSandbox();
 * const server = setupServer(...handlers);
 * beforeAll(() => server.listen());
 * // Tokens that were issued go on: a client signs in once for all tests.
 * afterEach(reset);
 * afterAll(() => server.close());
 *
 * it('greets the user, although it is told to wait', async () => {
 *   ApiClient.instance.setAccessToken(sandbox.issueAccessToken());
 *   on(UsersApi, 'getUser', { name: 'Somebody' });
 *   fail({ status: 429, retryAfter: 1 });
 *   expect(await greeting('some-id')).toBe('Hello, Somebody');
 * });
 * ```
 */
export function setupSandbox(given: SetupOptions = {}): SandboxSetup {
  const { origins = [], ...options }: SetupOptions = ownFields(given);
  const sandbox = createSandbox({ rateLimit: false, ...options });
  const answer = async ({ request }: { request: Request }): Promise<Response> => rebuilt(await sandbox.fetch(request));
  const places = [
    regionHosts('https', 'api|login'),
    ...origins.map((url) => new RegExp(`^${escaped(new URL(url).origin)}(?:/|$)`)),
  ];
  let handlers: SandboxSetup['handlers'] | undefined;
  return {
    get handlers() {
      return (handlers ??= [...places.map((place) => http.all(place, answer)), streaming(sandbox)]);
    },
    sandbox,
    on: (api, method, override) => sandbox.on(api, method, override),
    answer: (api, method, answer) => sandbox.answer(api, method, answer),
    received: (api, method, expected) => sandbox.received(api, method, expected),
    fail: (fault) => {
      sandbox.fail(fault);
    },
    expireTokens: () => {
      sandbox.expireTokens();
    },
    reset: () => {
      sandbox.reset({ keepTokens: true });
    },
  };
}

/** MSW reads from a response what it saw being put into its headers: a copy shows it all. */
function rebuilt(response: Response): Response {
  if (response.type === 'error') return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers: [...headers] });
}

/** Notification channels. */
function streaming(sandbox: Sandbox): WebSocketHandler {
  return ws.link(regionHosts('wss', 'streaming')).addEventListener('connection', ({ client }) => {
    const id = client.url.pathname.split('/').at(-1) ?? '';
    const connection = sandbox.connect(id, {
      send: (text) => {
        client.send(text);
      },
      close: (code, reason) => {
        // What was sent just before is delivered a microtask later, and only while the socket is open. A client may say neither 1001 nor 1006.
        queueMicrotask(() => {
          client.close(code === 1001 || code === 1006 ? 1000 : code, reason);
        });
      },
    });
    if (!connection) {
      client.close(1008, 'There is no such channel');
      return;
    }
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') connection.receive(data);
    });
    client.addEventListener('close', () => {
      connection.closed();
    });
  });
}

/** The hosts of these names in all regions. */
function regionHosts(protocol: string, names: string): RegExp {
  return new RegExp(`^${protocol}://(?:${names})\\.(?:${Object.values(regions).map(escaped).join('|')})(?:/|$)`);
}

const escaped = (text: string): string => text.replace(/[.[\]]/g, '\\$&');
