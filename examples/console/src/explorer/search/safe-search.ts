import { queryNames } from 'virtual:explorer';
import type { SafeText } from './safe-text.js';
import { withoutSecretText } from './safe-text.js';

const namesOfQuery = new Set(queryNames);

/** Removes from a text for the search what may be secret. @param token - The token in use. */
export function safeSearchText(text: string, token: string | undefined): SafeText {
  return withoutSecretText(text, { token, queryNames: namesOfQuery });
}
