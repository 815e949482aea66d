import { SignInError } from '../core/errors/errors.js';
import { isCarriable } from './access-token.js';

/** Returns the `access_token` of a response, or throws if it is unusable; `answered` names the sender in the error. */
export function checkIssuedToken(token: unknown, sender: string): string {
  if (isCarriable(token)) return token;
  const flaw =
    typeof token === 'string' && token !== '' ? 'returned an access_token that no header can carry' : 'returned no access_token';
  throw new SignInError(
    `${sender} ${flaw}. Check that it is the platform's login host, or a function that returns its tokens`,
    'ERR_TOKEN_ANSWER',
  );
}

/** Returns `expires_in` as a number of seconds; a URL fragment has it as text. `undefined` if it is no number from 0. */
export function parseLifetime(expiresIn: unknown): number | undefined {
  const seconds = typeof expiresIn === 'string' && expiresIn.trim() ? Number(expiresIn) : expiresIn;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
