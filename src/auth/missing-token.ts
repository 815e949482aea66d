import { SignInError } from '../core/errors/errors.js';
import type { AuthKind } from '../core/call/operation.js';
import type { FailedRefresh } from './failed-refresh.js';
import type { GuestToken } from './guest-token.js';
import { supersededError } from './sign-in-attempts.js';

/** What decides why a call has no token. */
export interface MissingToken {
  readonly auth: AuthKind;
  /** Whether the sign-in that the call belongs to is the current one. */
  readonly isCurrent: boolean;
  readonly guest: GuestToken | undefined;
  /** The last refresh of the sign-in, if it failed. */
  readonly failedRefresh: FailedRefresh | undefined;
}

/** Returns the error of a call that cannot be sent, because it has no token. */
export function missingTokenError({ auth, isCurrent, guest, failedRefresh }: MissingToken): SignInError {
  if (!['oauth', 'guest'].includes(auth))
    return new SignInError(`Unknown authentication type: ${auth}. Use oauth, guest or none`);
  if (!isCurrent) return supersededError();
  if (auth === 'guest' && guest?.expiryTime !== undefined) {
    const expiry = new Date(guest.expiryTime).toUTCString();
    return new SignInError(
      `The guest token expired at ${expiry}. Start a new conversation and pass its jwt to setGuestToken`,
      'ERR_GUEST_TOKEN_EXPIRED',
    );
  }
  return new SignInError(
    'Token is not set. Call a login method or setAccessToken() first',
    'ERR_TOKEN_NOT_SET',
    auth === 'oauth' && failedRefresh ? { cause: failedRefresh.error } : undefined,
  );
}
