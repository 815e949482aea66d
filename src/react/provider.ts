import type { QueryClient } from '@tanstack/react-query';
import { QueryClientContext } from '@tanstack/react-query';
import * as React from 'react';
import type { PlatformApi } from '../apis/platform-api.js';
import { readDuration } from '../core/arguments/durations.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { ApiClass } from './operations.js';
import type { PlatformClient, PlatformSession, SignInSettings } from './session.js';
import type { SessionStore } from './session-store.js';
import { sessionOf } from './session-store.js';

export interface PlatformProviderProps {
  /** Whose sign-in, settings and region everything below uses. Make it once, outside the component. */
  client: PlatformClient;
  /** How people sign in, and what a return from the login page is finished with; not needed where the client is given its tokens. */
  signIn?: SignInSettings | undefined;
  /** From how long before its expiry on a session counts as expiring soon, in ms; 300000. */
  warnBeforeMs?: number | undefined;
  /**
   * The same, also in ms.
   *
   * @deprecated Use `warnBeforeMs`. Removed in 1.0.
   */
  warnBefore?: number | undefined;
  /** The cache that a sign-out empties; that of the nearest `QueryClientProvider` where nothing is said. */
  queryClient?: QueryClient | undefined;
  children?: React.ReactNode;
}

const formerWarnBefore = { name: 'warnBeforeMs', former: 'warnBefore', unit: 1 };

let context: React.Context<SessionStore | undefined> | undefined;

/** Made on first use: where React has no context, as in a server component, importing this still works. */
const storeContext = (): React.Context<SessionStore | undefined> =>
  (context ??= React.createContext<SessionStore | undefined>(undefined));

/**
 * Gives a client to everything below it, and keeps its sign-in going.
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
  const { client, signIn, children } = props;
  const warnBeforeMs = (readDuration('PlatformProvider', { ...props }, formerWarnBefore) ?? 300_000) as number;
  const store = sessionOf(client);
  const nearest = React.useContext(QueryClientContext);
  const queryClient = props.queryClient ?? nearest;
  // Settings are often written in place, new with every rendering: taking them over costs nothing.
  React.useEffect(() => {
    store.configure({ signIn, warnBeforeMs });
  });
  React.useEffect(() => store.attach(), [store]);
  React.useEffect(() => {
    if (queryClient) store.watch(queryClient);
  }, [store, queryClient]);
  return React.createElement(storeContext().Provider, { value: store }, children);
}

/** The store of the provider above. */
export function useSessionStore(): SessionStore {
  const store = React.useContext(storeContext());
  if (store) return store;
  throw new ConfigurationError(
    'There is no PlatformProvider above this component: render <PlatformProvider client={client}> around your application',
  );
}

/** The client of the provider above. */
export function usePlatformClient(): PlatformClient {
  return useSessionStore().client;
}

/** Who is signed in, until when, and how to sign in and out. */
export function useSession(): PlatformSession {
  const { subscribe, current, initial } = useSessionStore();
  return React.useSyncExternalStore(subscribe, current, initial);
}

/** An object of an API class on the provider's client, for calls in event handlers; always the same one. */
export function useApi<A extends PlatformApi>(api: ApiClass<A>): A {
  const { apis, client } = useSessionStore();
  let made = apis.get(api);
  if (!made) apis.set(api, (made = new api(client)));
  return made as A;
}
