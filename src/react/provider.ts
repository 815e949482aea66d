import type { QueryClient } from '@tanstack/react-query';
import { QueryClientContext } from '@tanstack/react-query';
import * as React from 'react';
import type { PlatformApi } from '../apis/platform-api.js';
import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { ApiClass } from './operations.js';
import type { PlatformClient, PlatformSession, SignInSettings, UserMeExpand } from './session.js';
import type { SessionStore } from './session-store.js';
import { sessionOf } from './session-store.js';

export interface PlatformProviderProps {
  /** The client whose sign-in, settings and region all components below use. Create it once, outside the component. */
  client: PlatformClient;
  /**
   * How users sign in, and how a return from the login page is finished. Not needed if the client receives its tokens directly.
   */
  signIn?: SignInSettings | undefined;
  /** How long before its expiry a session counts as expiring soon, in ms; 300000 by default. */
  warnBeforeMs?: number | undefined;
  /**
   * How long before its expiry a session counts as expiring soon, in ms.
   *
   * @deprecated Use `warnBeforeMs`. Removed in 1.0.
   */
  warnBefore?: number | undefined;
  /**
   * Parts of the authenticated user to fill in, as `opts.expand` of `getUsersMe`: `['authorization']` adds the permissions to
   * the session's `user`.
   */
  userExpand?: UserMeExpand | undefined;
  /** The cache that a sign-out clears; by default that of the nearest `QueryClientProvider`. */
  queryClient?: QueryClient | undefined;
  children?: React.ReactNode;
}

const formerWarnBefore = { name: 'warnBeforeMs', former: 'warnBefore', unit: 1 };

let context: React.Context<SessionStore | undefined> | undefined;

/** Created lazily, because server components have no context but must be able to import this module. */
const storeContext = (): React.Context<SessionStore | undefined> =>
  (context ??= React.createContext<SessionStore | undefined>(undefined));

/**
 * Provides a client to all components below and manages its sign-in.
 *
 * ```tsx
 * <QueryClientProvider client={queryClient}>
 *   <PlatformProvider client={client} signIn={{ grant: 'pkce', clientId, redirectUri }}>
 *     <App />
 *   </PlatformProvider>
 * </QueryClientProvider>
 * ```
 */
export function PlatformProvider(props: PlatformProviderProps): React.ReactElement {
  const { client, signIn, userExpand, children } = props;
  const warnBeforeMs = (readDuration('PlatformProvider', { ...props }, formerWarnBefore) ?? 300_000) as number;
  const store = sessionOf(client);
  const nearestClient = React.useContext(QueryClientContext);
  const queryClient = props.queryClient ?? nearestClient;
  // Runs on every render, because settings are often created inline. Applying unchanged settings has no effect.
  React.useEffect(() => {
    store.configure({ signIn, warnBeforeMs, userExpand });
  });
  React.useEffect(() => store.attach(), [store]);
  React.useEffect(() => {
    if (queryClient) store.watch(queryClient);
  }, [store, queryClient]);
  return React.createElement(storeContext().Provider, { value: store }, children);
}

/** The store of the nearest provider. */
export function useSessionStore(): SessionStore {
  const store = React.useContext(storeContext());
  if (store) return store;
  throw new ConfigurationError(
    'There is no PlatformProvider above this component: render <PlatformProvider client={client}> around your application',
  );
}

/** Returns the client of the nearest provider. */
export function usePlatformClient(): PlatformClient {
  return useSessionStore().client;
}

/** Returns the current session: the user, the expiry, and functions to sign in and out. */
export function useSession(): PlatformSession {
  const { subscribe, current, initial } = useSessionStore();
  return React.useSyncExternalStore(subscribe, current, initial);
}

/** Returns the instance of an API class on the provider's client, for calls in event handlers. The instance is stable. */
export function useApi<A extends PlatformApi>(api: ApiClass<A>): A {
  const { apis, client } = useSessionStore();
  let instance = apis.get(api);
  if (!instance) apis.set(api, (instance = new api(client)));
  return instance as A;
}
