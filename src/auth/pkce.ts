import { SignInError } from '../core/errors/errors.js';
import { utf8Bytes } from '../core/values/utf8.js';

/** Returns random unreserved characters, each of 64 equally likely, as RFC 7636, 4.1 requires of a verifier. */
export function randomText(length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (!crypto?.getRandomValues)
    throw new SignInError('Signing in needs crypto.getRandomValues(), which this environment lacks. Add a polyfill for it');
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet.charAt(byte % 64)).join('');
}

const DIGEST_MISSING =
  'PKCE needs a secure context: serve the page over https, or from localhost. ' +
  'In tests, set an environment that has crypto.subtle: jsdom has none, jest-fixed-jsdom has';

/** BASE64URL(SHA256(ASCII(verifier))), RFC 7636, 4.2. */
export async function sha256(verifier: string): Promise<string> {
  const { subtle } = (globalThis as { crypto?: Partial<Crypto> }).crypto ?? {};
  if (!subtle) throw new SignInError(DIGEST_MISSING);
  const digest = new Uint8Array(await subtle.digest('SHA-256', utf8Bytes(verifier)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
