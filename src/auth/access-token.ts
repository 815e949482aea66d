import { headerText } from '../core/arguments/text.js';

/** Whether a header brings a token to the platform as it is: text without line breaks, signs beyond Latin-1 and blanks at its ends. */
export function isCarriable(token: unknown): token is string {
  return typeof token === 'string' && token !== '' && token.trim() === token && headerText(token) !== undefined;
}
