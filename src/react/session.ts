import type { SignInClient } from '../auth/sign-in-client.js';
import type { ApiError } from '../core/errors/api-errors.js';
import type { ContactCentreError } from '../core/errors/errors.js';
import type { OptionsOf } from '../apis/platform-api.js';
import type { UsersApi } from '../apis/users.js';
import type { UserMe } from '../models/users.js';

/** Any client of the package: the root's or that of `./fetch`. */
export type PlatformClient = SignInClient;

/** The errors of the bindings. `'status' in error`, or `instanceof ApiError`, identifies a response of the platform. */
export type PlatformError = ApiError | ContactCentreError;

/** The parts of a user that `getUsersMe` can fill in. */
export type UserMeExpand = NonNullable<OptionsOf<UsersApi['getUsersMe']>>['expand'];

/** How users sign in to this application. */
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

/** Options of one sign-in; they override the provider's settings. */
export interface SignInOptions extends Partial<SignInSettings> {
  /** Returned as `client.authData.state`; random by default. */
  state?: string;
}

export interface SignOutOptions {
  /** Where the logout page returns to; must be registered for the OAuth client. */
  redirectUri?: string;
}

export interface SessionActions {
  /** Redirects to the login page, even for a signed-in user, to get a new token. Failures set the status `error`. */
  readonly signIn: (options?: SignInOptions) => void;
  /** Removes tokens and cached responses, here and in the other tabs, and redirects to the platform's logout page. */
  readonly signOut: (options?: SignOutOptions) => void;
  /**
   * Requests again what failed for a temporary reason: the check of a stored sign-in (`isUnchecked`), or the user of a session
   * with an `error`. Has no effect otherwise.
   */
  readonly retry: () => void;
}

interface NoUser extends SessionActions {
  readonly user: undefined;
  readonly expiry: undefined;
  readonly expiresSoon: false;
}

/**
 * The sign-in is unknown: on a server, during hydration, and until an earlier sign-in was checked or a pending one finished.
 */
export interface RestoringSession extends NoUser {
  readonly status: 'restoring';
  readonly expired: false;
  readonly error: undefined;
}

export interface SignedOutSession extends NoUser {
  readonly status: 'signed-out';
  /** Whether a session ended by itself: it expired, or the platform no longer accepts its token. */
  readonly expired: boolean;
  readonly error: undefined;
}

/** The page is being redirected to the login page. */
export interface SigningInSession extends NoUser {
  readonly status: 'signing-in';
  readonly expired: false;
  readonly error: undefined;
}

export interface SignedInSession extends SessionActions {
  readonly status: 'signed-in';
  /**
   * The authenticated user: `undefined` until the platform has responded, and always if the token belongs to a client without a
   * user.
   */
  readonly user: UserMe | undefined;
  /** When the token expires, in ms since the epoch, if known. */
  readonly expiry: number | undefined;
  /** Whether it expires soon, so that users should save their work. */
  readonly expiresSoon: boolean;
  readonly expired: false;
  /** Why the user is unknown. */
  readonly error: PlatformError | undefined;
}

/** Signing in failed, or an earlier sign-in could not be checked. `signIn()` tries again. */
export interface FailedSession extends NoUser {
  readonly status: 'error';
  readonly expired: false;
  readonly error: PlatformError;
  /**
   * Whether an earlier sign-in could not be checked: there was no response, a 429 or a server error. The platform has not
   * refused it, so keep the page and call `retry()`.
   */
  readonly isUnchecked: boolean;
}

/** The state of the sign-in, discriminated by `status`. */
export type PlatformSession = RestoringSession | SignedOutSession | SigningInSession | SignedInSession | FailedSession;
