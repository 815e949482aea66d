import { headerText } from '../core/arguments/text.js';

/** Whether a header can carry a token unchanged: no line breaks, no characters beyond Latin-1, no blanks at its ends. */
export function isCarriable(token: unknown): token is string {
  return typeof token === 'string' && token !== '' && token.trim() === token && headerText(token) !== undefined;
}
