import { QueryClientProvider } from '@tanstack/react-query';
import { PlatformProvider } from 'contact-centre-client/react';
import type { TokenProvider } from 'contact-centre-client/tokens';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { requestEarly, userExpand } from '../app/early-requests.js';
import { workspaceAt } from '../workspace/workspace.js';
import { workspaceStore } from '../workspace/workspace-store.js';
import { demoToken } from '../demo/demo-token.js';
import { allowHosts } from './allowed-hosts.js';
import { ConsoleClient } from './console-client.js';
import { Leavings } from './leavings.js';
import { serveNewTabs } from './new-tabs.js';
import { makeQueryClient } from './query-client.js';
import type { OrganisationSettings } from './page-settings.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings } from './settings.js';
import { clientIdOf, endpoint, keepSettings, readSettings } from './settings.js';

export interface Connection {
  readonly settings: Settings;
  /** The sandbox that is served with the console, if any. */
  readonly sandbox: SandboxSettings | undefined;
  /** The only organisation of this console, if the server has one. */
  readonly organisation: OrganisationSettings | undefined;
  /** Whether the console's server signs users in and renews their tokens. */
  readonly isServerSignIn: boolean;
  readonly client: ConsoleClient;
  /** Changes the place or the settings, with a new client. */
  readonly connect: (settings: Settings) => void;
  /** Whether a place has just been chosen and sign-in has not begun yet. */
  readonly chosen: boolean;
  /** Reports that sign-in has begun. */
  readonly begun: () => void;
}

const ConnectionContext = createContext<Connection | undefined>(undefined);

export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('There is no <ConnectionProvider> around this');
  return connection;
}

/** The redirect URI, which must be registered for the OAuth client. */
export const redirectUri = (): string => `${location.origin}/sign-in`;

interface ConnectionProviderProps {
  sandbox: SandboxSettings | undefined;
  organisation?: OrganisationSettings | undefined;
  /** Supplies the tokens if the console's server signs users in. */
  tokenProvider?: TokenProvider | undefined;
  children: ReactNode;
}

/** Holds the client for the chosen place, and provides it to the bindings. */
export function ConnectionProvider(props: ConnectionProviderProps): ReactNode {
  const { sandbox, organisation, tokenProvider, children } = props;
  const isServerSignIn = tokenProvider !== undefined;
  const [{ settings, chosen }, setState] = useState(() => ({ settings: readSettings(sandbox, organisation), chosen: false }));
  const { client, queries, signIn } = useMemo(
    () => connectionTo(settings, sandbox, tokenProvider),
    [settings, sandbox, tokenProvider],
  );
  const connection = useMemo<Connection>(
    () => ({
      settings,
      sandbox,
      organisation,
      isServerSignIn,
      client,
      chosen,
      connect: (next) => {
        // A stored sign-in of the former place must be removed.
        client.setPersistSettings(false);
        keepSettings(next);
        setState({ settings: next, chosen: true });
      },
      begun: () => {
        setState({ settings, chosen: false });
      },
    }),
    [settings, sandbox, organisation, isServerSignIn, chosen, client],
  );
  useEffect(() => serveNewTabs(client), [client]);
  useEffect(() => {
    // A place that was just chosen is not permitted by this page's policy. Signing in leads to a new page, which is.
    const isChosenPlace = organisation === undefined;
    if (isChosenPlace && allowHosts(settings, client) && !chosen) location.reload();
  }, [settings, organisation, client, chosen]);
  return (
    <ConnectionContext value={connection}>
      <QueryClientProvider client={queries}>
        <PlatformProvider client={client} signIn={signIn} userExpand={userExpand}>
          <Leavings />
          {children}
        </PlatformProvider>
      </QueryClientProvider>
    </ConnectionContext>
  );
}

/** Creates a client with its own cache, so that data of one organisation is never shown for another. */
function connectionTo(settings: Settings, sandbox: SandboxSettings | undefined, tokenProvider: TokenProvider | undefined) {
  const clientId = clientIdOf(settings, sandbox);
  const client = new ConsoleClient({
    ...endpoint(settings, sandbox),
    rejectWith: 'error',
    ...(tokenProvider
      ? { auth: tokenProvider }
      : { persist: { prefix: 'console', storage: settings.keep ? localStorage : sessionStorage } }),
  });
  const queries = makeQueryClient();
  requestEarly(client, queries, workspaceAt(location.search, workspaceStore(settings).read()));
  const token = demoToken();
  if (token !== undefined) client.setAccessToken(token);
  const hasLoginPage = clientId !== '' && !tokenProvider;
  return {
    client,
    queries,
    signIn: hasLoginPage ? { grant: settings.grant, clientId, redirectUri: redirectUri() } : undefined,
  };
}
