import type { SignedIn } from '../auth/session.js';

/** The result of a sign-in, as the vendor's package declares it. The platform reports the expiry of every token. */
export interface AuthData extends SignedIn {
  /** ms since the epoch */
  readonly tokenExpiryTime: number;
  readonly tokenExpiryTimeString: string;
}

/** The argument of `setAuthData`. */
export interface GivenAuthData {
  accessToken?: string | undefined;
  refreshToken?: string | undefined;
  state?: string | undefined;
  /** ms since the epoch */
  tokenExpiryTime?: number | undefined;
  /** Computed from `tokenExpiryTime`. */
  tokenExpiryTimeString?: string | undefined;
}
