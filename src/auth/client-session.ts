import type { Authorizer } from '../core/client/authorizer.js';
import type { AuthData, AuthListener, PersistOptions, SignedIn } from './auth-data.js';
import type { GuestToken } from './guest-token.js';
import type { TokenResponse } from './token-endpoint.js';

/** The session of one client, as its client uses it: a `Session`, or one whose tokens come from providers. */
export interface ClientSession<OwnSession> extends Authorizer {
  readonly data: AuthData;
  /** The OAuth client of the last sign-in, or `''`. */
  readonly clientId: string;
  readonly guest: GuestToken | undefined;
  readonly isSigningIn: boolean;
  /** Whether tokens come from providers, which sign in and renew by themselves. */
  readonly isProvided: boolean;
  /** The key of the stored sign-in, if it is stored. */
  readonly storageKey: string | undefined;
  onChange(listener: AuthListener): () => void;
  /** Begins a sign-in, whose result `run` stores in the session. Throws a `ConfigurationError` if tokens come from providers. */
  begin(key: string, run: (signal: AbortSignal, session: OwnSession) => Promise<SignedIn>): Promise<SignedIn>;
  /** Uses tokens from elsewhere as the sign-in. Throws a `ConfigurationError` if tokens come from providers. */
  set(tokens: TokenResponse, extraData?: Pick<AuthData, 'state'>): void;
  setGuestToken(jwt: string): void;
  /** Turns storing between visits on or off. Turning it on throws a `ConfigurationError` if tokens come from providers. */
  setPersist(persist: boolean | PersistOptions): void;
  /** Reads the stored sign-in again, or that of an OAuth client. A session whose tokens come from providers stores nothing. */
  reload(clientId?: string): void;
  /** Forgets everything except the OAuth client. */
  clear(): void;
  /** Changes the hosts, whose tokens are dropped. */
  move(change: () => void): void;
}
