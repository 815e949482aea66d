/**
 * The sandbox for tests: MSW answers requests of the code under test.
 *
 * @packageDocumentation
 */
import { http, ws } from './msw.js';
import type { RequestHandler, WebSocketHandler } from 'msw';
import { ownFields } from '../core/values/plain-objects.js';
import { regions } from '../core/client/regions.js';
import { createSandbox } from '../sandbox/sandbox.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { SandboxOptions } from '../sandbox/store/control/options.js';

export type { Sandbox, SandboxOptions };
export type { Fault, FaultEffect } from '../sandbox/store/control/faults.js';
export { NotReceivedError } from '../sandbox/http/received-requests.js';
export type { OperationArguments } from '../sandbox/operations/call-of.js';
export type { Part, ReceivedExpectation, SomeArguments } from '../sandbox/http/received-requests.js';
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
  /** Further origins that the sandbox handles, e.g. a proxy between the code under test and the platform. */
  origins?: readonly string[];
  /** Requests per minute and token; `false` (the default) sets no limit. */
  rateLimit?: number | false;
}

/** A sandbox behind MSW. */
export interface SandboxSetup extends Pick<Sandbox, 'on' | 'answer' | 'received' | 'fail' | 'expireTokens'> {
  /**
   * Pass them to `setupServer(...handlers)` in Node or `setupWorker(...handlers)` in a browser. In CommonJS, reading them loads
   * msw; `sandbox.fetch` works without it.
   */
  readonly handlers: (RequestHandler | WebSocketHandler)[];
  readonly sandbox: Sandbox;
  /**
   * Restores the seeded state after a test: removes changes, overrides, faults and recorded requests, and resets the clock.
   * Issued tokens stay valid, including those that the test let expire. `sandbox.reset()` removes tokens too.
   */
  reset: () => void;
}

/**
 * Lets a sandbox respond instead of the platform, for every region: API, login and streaming hosts.
 *
 * ```ts
 * const { handlers, sandbox, on, fail, reset } = setupSandbox();
 * const server = setupServer(...handlers);
 * beforeAll(() => server.listen());
 * // Issued tokens stay valid: a client signs in once for all tests.
 * afterEach(reset);
 * afterAll(() => server.close());
 *
 * it('greets the user after a 429', async () => {
 *   ApiClient.instance.setAccessToken(sandbox.issueAccessToken());
 *   on(UsersApi, 'getUser', { name: 'Sam' });
 *   fail({ status: 429, retryAfter: 1 });
 *   expect(await greeting('some-id')).toBe('Hello, Sam');
 * });
 * ```
 */
export function setupSandbox(options: SetupOptions = {}): SandboxSetup {
  const { origins = [], ...sandboxOptions }: SetupOptions = ownFields(options);
  const sandbox = createSandbox({ rateLimit: false, ...sandboxOptions });
  const respond = async ({ request }: { request: Request }): Promise<Response> => copyResponse(await sandbox.fetch(request));
  const urlPatterns = [
    regionHosts('https', 'api|login'),
    ...origins.map((url) => new RegExp(`^${escapeRegExp(new URL(url).origin)}(?:/|$)`)),
  ];
  let handlers: SandboxSetup['handlers'] | undefined;
  return {
    get handlers() {
      return (handlers ??= [...urlPatterns.map((pattern) => http.all(pattern, respond)), channelHandler(sandbox)]);
    },
    sandbox,
    on: (api, method, override) => sandbox.on(api, method, override),
    answer: (api, method, respond) => sandbox.answer(api, method, respond),
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

/** MSW tracks the headers of the Response it creates. Copying the response makes all headers visible to it. */
function copyResponse(response: Response): Response {
  if (response.type === 'error') return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers: [...headers] });
}

/** Notification channels. */
function channelHandler(sandbox: Sandbox): WebSocketHandler {
  return ws.link(regionHosts('wss', 'streaming')).addEventListener('connection', ({ client }) => {
    const id = client.url.pathname.split('/').at(-1) ?? '';
    const connection = sandbox.connect(id, {
      send: (text) => {
        client.send(text);
      },
      close: (code, reason) => {
        // A message is delivered one microtask later, and only while the socket is open. A client may not send the codes 1001
        // and 1006.
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
  return new RegExp(`^${protocol}://(?:${names})\\.(?:${Object.values(regions).map(escapeRegExp).join('|')})(?:/|$)`);
}

const escapeRegExp = (text: string): string => text.replace(/[.[\]]/g, '\\$&');
