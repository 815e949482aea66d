import { headerValue } from '../core/scalar.js';

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
