import type { QueryClient } from '@tanstack/react-query';
import type { SignInSettings } from 'contact-centre-client/react';
import type { TokenProvider } from 'contact-centre-client/tokens';
import { requestEarly } from '../app/early-requests.js';
import { demoToken } from '../demo/demo-token.js';
import { ConsoleClient } from './console-client.js';
import type { PageSettings } from './page-settings.js';
import { makeQueryClient } from './query-client.js';
import type { SandboxSettings } from './sandbox.js';
import type { Settings } from './settings.js';
import { clientIdOf, endpoint, readSettings } from './settings.js';
import { workspaceAt } from '../workspace/workspace.js';
import { workspaceStore } from '../workspace/workspace-store.js';

/** The client of a place with its own cache, so that data of one organisation is never shown for another. */
export interface PlaceConnection {
  readonly settings: Settings;
  readonly client: ConsoleClient;
  readonly queries: QueryClient;
  /** How users sign in by the login page, if the place has one. */
  readonly signIn: SignInSettings | undefined;
}

export interface PlaceOptions {
  sandbox: SandboxSettings | undefined;
  /** Supplies the tokens if the console's server signs users in. */
  tokenProvider: TokenProvider | undefined;
}

/** The redirect URI, which must be registered for the OAuth client. */
export const redirectUri = (): string => `${location.origin}/sign-in`;

/** Connects to the place that was chosen last, and requests what the current page needs first. */
export function firstConnection(
  { sandbox, organisation }: PageSettings,
  tokenProvider: TokenProvider | undefined,
): PlaceConnection {
  return connectTo(readSettings(sandbox, organisation), { sandbox, tokenProvider });
}

export function connectTo(settings: Settings, { sandbox, tokenProvider }: PlaceOptions): PlaceConnection {
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
  // The session checks the sign-in later. Until then, the platform decides about each request.
  if (hasLoginPage) client.restore(clientId);
  return {
    settings,
    client,
    queries,
    signIn: hasLoginPage ? { grant: settings.grant, clientId, redirectUri: redirectUri() } : undefined,
  };
}
