import { text } from '../../shared/text.js';

/** Returns the name of the key that is pressed with K. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : text('palette.control');
}
