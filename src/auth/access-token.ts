import { SignInError } from '../core/errors.js';
import { headerValue } from '../core/operation.js';

/** Whether a header brings a token to the platform as it is: text without line breaks, signs beyond Latin-1 and blanks at its ends. */
export function isCarriable(token: unknown): token is string {
  if (typeof token !== 'string' || token === '' || token.trim() !== token) return false;
  try {
    headerValue('token', token, '');
    return true;
  } catch {
    return false;
  }
}

/** Checks the `access_token` of an answer; `answered` says who gave it. */
export function issuedToken(token: unknown, answered: string): string {
  if (isCarriable(token)) return token;
  const what =
    typeof token === 'string' && token !== '' ? 'with an access_token that no header can carry' : 'without an access_token';
  throw new SignInError(`${answered} ${what}`, 'ERR_TOKEN_ANSWER');
}
