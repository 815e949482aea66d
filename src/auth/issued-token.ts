import { SignInError } from '../core/errors/errors.js';
import { isCarriable } from './access-token.js';

/** Checks the `access_token` of an answer; `answered` says who gave it. */
export function issuedToken(token: unknown, answered: string): string {
  if (isCarriable(token)) return token;
  const what =
    typeof token === 'string' && token !== '' ? 'with an access_token that no header can carry' : 'without an access_token';
  throw new SignInError(`${answered} ${what}`, 'ERR_TOKEN_ANSWER');
}

/** `expires_in` as a number of seconds; it arrives as text in a fragment. `undefined` where it is none. */
export function lifetime(expiresIn: unknown): number | undefined {
  const seconds = typeof expiresIn === 'string' && expiresIn.trim() ? Number(expiresIn) : expiresIn;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
