import type { SignInClient } from '../auth/sign-in-client.js';
import type { ApiError } from '../core/errors/api-errors.js';
import type { ContactCentreError } from '../core/errors/errors.js';
import type { UserMe } from '../models/users.js';

/** Any client of the package: the root's or that of `./fetch`. */
export type PlatformClient = SignInClient;

/** What the bindings fail with. `'status' in error`, or `instanceof ApiError`, tells an answer of the platform from everything else. */
export type PlatformError = ApiError | ContactCentreError;

/** How people sign in to this application. */
export interface SignInSettings {
  /** `pkce`, unless the OAuth client was set up for the implicit grant, which the vendor is retiring. */
  grant: 'pkce' | 'implicit';
  /** The OAuth client's id. */
  clientId: string;
  /** Where the login page returns to; must be registered for the OAuth client. */
  redirectUri: string;
  /** Short name of the organisation; needs `provider` too. */
  org?: string;
  /** Identity provider to go to directly, e.g. `okta`; needs `org` too. */
  provider?: string;
}

/** A sign-in that differs from the settings of the provider, here and there or altogether. */
export interface SignInOptions extends Partial<SignInSettings> {
  /** Comes back as `client.authData.state`; random where nothing is said. */
  state?: string;
}

export interface SignOutOptions {
  /** Where the logout page returns to; must be registered for the OAuth client. */
  redirectUri?: string;
}

export interface SessionActions {
  /** Leaves for the login page; while somebody is signed in too, for a new token. What goes wrong is told by the status `error`. */
  readonly signIn: (options?: SignInOptions) => void;
  /** Forgets tokens and cached answers, here and in the other tabs, and leaves for the platform's logout page. */
  readonly signOut: (options?: SignOutOptions) => void;
}

interface Nobody extends SessionActions {
  readonly user: undefined;
  readonly expiry: undefined;
  readonly expiresSoon: false;
}

/** Nothing is known yet: on a server, while hydrating, and until an earlier sign-in was checked or one that is under way was finished. */
export interface RestoringSession extends Nobody {
  readonly status: 'restoring';
  readonly expired: false;
  readonly error: undefined;
}

export interface SignedOutSession extends Nobody {
  readonly status: 'signed-out';
  /** Whether a sign-in ended by itself: its time was up, or the platform no longer accepts its token. */
  readonly expired: boolean;
  readonly error: undefined;
}

/** The page is about to leave for the login page. */
export interface SigningInSession extends Nobody {
  readonly status: 'signing-in';
  readonly expired: false;
  readonly error: undefined;
}

export interface SignedInSession extends SessionActions {
  readonly status: 'signed-in';
  /** Who is signed in: `undefined` until the platform has told, and for good where the token is that of a client without a user. */
  readonly user: UserMe | undefined;
  /** When the token expires, in ms since the epoch, where that is known. */
  readonly expiry: number | undefined;
  /** Whether that will be soon, so that there is time to save one's work. */
  readonly expiresSoon: boolean;
  readonly expired: false;
  /** Why it is not known who is signed in. */
  readonly error: PlatformError | undefined;
}

/** Signing in failed, or an earlier sign-in could not be checked. `signIn()` tries again. */
export interface FailedSession extends Nobody {
  readonly status: 'error';
  readonly expired: false;
  readonly error: PlatformError;
}

/** How the sign-in stands; `status` says which of the fields have something to tell. */
export type PlatformSession = RestoringSession | SignedOutSession | SigningInSession | SignedInSession | FailedSession;
