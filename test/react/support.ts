import type { ReactNode } from 'react';
import { createElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { ApiClient } from 'contact-centre-client/fetch';
import type { ApiClientOptions, Transport, TransportRequest } from 'contact-centre-client/fetch';
import type { PlatformProviderProps, PlatformSession } from 'contact-centre-client/react';
import { PlatformProvider, useSession } from 'contact-centre-client/react';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { onTestFinished, vi } from 'vitest';
import type { BrowserPage } from '../support/page.js';
import { openPage } from '../support/page.js';
import { PATIENCE } from '../support/patience.js';

export const appUrl = 'https://app.example/tool';

/** A sandbox behind a transport, and the requests it received. */
export interface Platform {
  readonly sandbox: Sandbox;
  readonly transport: Transport;
  /** All requests, in order. */
  readonly sentRequests: readonly TransportRequest[];
  /** All requests as `GET /api/v2/users/me`, without query. */
  readonly calls: readonly string[];
  /** URLs of the requests that were aborted before their response. */
  readonly aborted: readonly string[];
  /** Leaves matching requests without a response from now on. */
  holdBack: (pattern: RegExp) => void;
  /** Breaks the connection for matching requests: all, a number of them, or none any more. */
  breakFor: (pattern: RegExp | undefined, times?: number) => void;
}

export function startPlatform(options: SandboxOptions = {}): Platform {
  const sandbox = createSandbox({ rateLimit: false, redirectUris: [appUrl, `${appUrl}/other`], ...options });
  const sentRequests: TransportRequest[] = [];
  const aborted: string[] = [];
  let heldBackUrls: RegExp | undefined;
  let broken: RegExp | undefined;
  let breaks = 0;
  const transport: Transport = async (request) => {
    const { method, url, headers, body, signal } = request;
    sentRequests.push(request);
    if (broken?.test(url) && breaks-- > 0) throw new TypeError('The connection broke');
    // Node's Request does not accept jsdom's signals.
    const answer = heldBackUrls?.test(url)
      ? never
      : sandbox.fetch(new Request(url, { method, headers, ...(body !== undefined && { body }) }));
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(url);
        reject(new Error('aborted'));
      });
      void answer
        .then(async (response) => {
          resolve({
            status: response.status,
            statusText: response.statusText,
            headers: Object.fromEntries(response.headers),
            body: new Uint8Array(await response.arrayBuffer()),
          });
        })
        .catch(reject);
    });
  };
  return {
    sandbox,
    transport,
    sentRequests,
    aborted,
    get calls() {
      return sentRequests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    },
    holdBack: (pattern) => {
      heldBackUrls = pattern;
    },
    breakFor: (pattern, times = Infinity) => {
      broken = pattern;
      breaks = times;
    },
  };
}

const never = new Promise<never>(() => undefined);

export const clientOf = ({ transport }: Platform, options: ApiClientOptions = {}): ApiClient =>
  new ApiClient({ timeout: 0, region: 'eu_west_1', transport, ...options });

/** A client with a signed-in user: by default the first active user, with `null` no user. */
export function signedInClient(platform: Platform, userId?: string | null, options?: ApiClientOptions): ApiClient {
  const client = clientOf(platform, options);
  const { sandbox } = platform;
  client.setAccessToken(
    userId === null ? sandbox.issueAccessToken() : sandbox.issueAccessToken(userId ?? activeUsers(sandbox)[0]!.id),
  );
  return client;
}

export const activeUsers = (sandbox: Sandbox): Sandbox['users'] => sandbox.users.filter(({ state }) => state === 'active');

/** The page of this test's environment, with an address that the test can leave and return to. */
export function openTab(address = appUrl): BrowserPage {
  const real = window;
  const page = openPage(address);
  const { location, history } = window;
  vi.stubGlobal('window', real);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  return page;
}

/** Completes the sandbox's login page as a user does. @returns the address that the browser is redirected to. */
export async function answerLogin(
  { sandbox }: Pick<Platform, 'sandbox'>,
  departure: URL,
  answer: { userId: string } | 'deny',
): Promise<string> {
  const body = new URLSearchParams(departure.searchParams);
  if (answer === 'deny') body.set('decision', 'deny');
  else body.set('user_id', answer.userId);
  const response = await sandbox.fetch(new Request(departure.origin + departure.pathname, { method: 'POST', body }));
  const location = response.headers.get('location');
  if (location === null) throw new Error(`The login page did not redirect: ${await response.text()}`);
  return location;
}

/** An application in a tab. */
export interface App extends RenderResult {
  readonly queryClient: QueryClient;
  /** The session on the screen. */
  readonly session: PlatformSession;
  /** Every session that was on the screen, in order. */
  readonly sessions: readonly PlatformSession[];
  /** Changes properties of the provider. */
  change: (props: Partial<PlatformProviderProps>) => void;
}

export interface AppOptions extends Omit<PlatformProviderProps, 'children'> {
  children?: ReactNode;
  /** Wraps the rendered elements, e.g. in StrictMode. */
  wrapper?: (children: ReactNode) => ReactNode;
}

/** Renders an application that shows its session. */
export function renderApp({ children, wrapper = (inner) => inner, queryClient, ...provider }: AppOptions): App {
  const cache = queryClient ?? makeQueryClient();
  const sessions: PlatformSession[] = [];
  function Watch(): null {
    sessions.push(useSession());
    return null;
  }
  const tree = (props: typeof provider): ReactNode =>
    wrapper(
      createElement(
        QueryClientProvider,
        { client: cache },
        createElement(PlatformProvider, props, createElement(Watch), children),
      ),
    );
  const rendered = render(tree(provider));
  return {
    ...rendered,
    queryClient: cache,
    sessions,
    change: (props) => {
      rendered.rerender(tree({ ...provider, ...props }));
    },
    get session() {
      return sessions.at(-1)!;
    },
  };
}

/** A query client without delays between attempts. */
export function makeQueryClient(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
  });
  return queryClient;
}

/** Lets pending work proceed until `condition` holds, even if `setTimeout` is mocked. */
export async function until(condition: () => boolean): Promise<void> {
  const givenUp = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > givenUp) throw new Error(`Never came true: ${condition.toString()}`);
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

export const settled = ({ session }: App): boolean => session.status !== 'restoring' && session.status !== 'signing-in';
