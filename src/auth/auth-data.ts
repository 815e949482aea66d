import type { StorageLike } from '../core/values/runtime.js';

/** What the client stores about its sign-in. */
export interface AuthData {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** Your `state`, or the random one that was sent to the login page if you passed none. */
  readonly state?: string;
  /**
   * Why the login page returned no token, e.g. `access_denied`, or why the login host refused a refresh, e.g. `invalid_grant`.
   */
  readonly error?: string;
  readonly error_description?: string;
  /** When the access token expires, in ms since the epoch. */
  readonly tokenExpiryTime?: number;
  /** The same time as a UTC string. */
  readonly tokenExpiryTimeString?: string;
}

/** The sign-in data right after a successful sign-in. */
export interface SignedIn extends AuthData {
  readonly accessToken: string;
}

/** Where settings are stored between visits. */
export interface PersistOptions {
  /** Prefix of every key; `contact-centre` by default. */
  prefix?: string | undefined;
  /** Storage to use; `localStorage` by default. */
  storage?: StorageLike | undefined;
  /**
   * Whether the refresh token is stored too. By default it is stored, except in a browser: a page cannot refresh, and any
   * script that reads the storage could use the token for weeks.
   */
  refreshToken?: boolean | undefined;
}

/** How a session refreshes and what it stores. */
export interface SessionOptions {
  /** Whether to refresh once when the platform refuses a token; true by default. */
  refreshAccessToken?: boolean;
  /** How long calls wait for a refresh that another call began, in s; 10 by default. */
  refreshTokenWaitMax?: number;
  /** Whether to store the sign-in between visits; false by default. */
  persist?: boolean | PersistOptions;
}

/**
 * Receives the sign-in data after a change.
 *
 * @param isSameSignIn - Whether the data belongs to the same sign-in as the last notification, as after a refresh; false after
 * a sign-in or a sign-out.
 */
export type AuthListener = (data: AuthData, isSameSignIn: boolean) => void;

/** Returns both forms of an expiry; neither if there is none, or if it is beyond the range of a date. */
export function expiry(time: number): Pick<AuthData, 'tokenExpiryTime' | 'tokenExpiryTimeString'> {
  const date = new Date(time);
  const tokenExpiryTime = date.getTime();
  return Number.isNaN(tokenExpiryTime) ? {} : { tokenExpiryTime, tokenExpiryTimeString: date.toUTCString() };
}

export function withoutFailure({ error, error_description, ...rest }: AuthData): AuthData {
  return rest;
}
