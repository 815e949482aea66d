import { QueryClientProvider } from '@tanstack/react-query';
import { PlatformProvider } from 'contact-centre-client/react';
import type { TokenProvider } from 'contact-centre-client/tokens';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { userExpand } from '../app/early-requests.js';
import { allowHosts } from './allowed-hosts.js';
import type { ConsoleClient } from './console-client.js';
import { Leavings } from './leavings.js';
import { serveNewTabs } from './new-tabs.js';
import type { OrganisationSettings } from './page-settings.js';
import type { PlaceConnection } from './place-connection.js';
import { connectTo } from './place-connection.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings } from './settings.js';
import { keepSettings } from './settings.js';

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

export interface ConnectionProviderProps {
  /** The connection that was made before React loaded. */
  first: PlaceConnection;
  sandbox: SandboxSettings | undefined;
  organisation?: OrganisationSettings | undefined;
  /** Supplies the tokens if the console's server signs users in. */
  tokenProvider?: TokenProvider | undefined;
  children: ReactNode;
}

/** Holds the client for the chosen place, and provides it to the bindings. */
export function ConnectionProvider(props: ConnectionProviderProps): ReactNode {
  const { first, sandbox, organisation, tokenProvider, children } = props;
  const isServerSignIn = tokenProvider !== undefined;
  const [{ place, chosen }, setState] = useState({ place: first, chosen: false });
  const { settings, client, queries, signIn } = place;
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
        setState({ place: connectTo(next, { sandbox, tokenProvider }), chosen: true });
      },
      begun: () => {
        setState({ place, chosen: false });
      },
    }),
    [place, settings, sandbox, organisation, isServerSignIn, chosen, client, tokenProvider],
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
