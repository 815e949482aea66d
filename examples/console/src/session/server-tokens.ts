import { custom } from 'contact-centre-client/tokens';
import type { TokenProvider } from 'contact-centre-client/tokens';
import { fetchServerToken } from './server-session.js';

/** Tokens that the console's server renews. Loaded only if it signs users in. */
export function serverTokens(): TokenProvider {
  return custom(fetchServerToken);
}
