import { SignInError } from '../core/errors.js';

/** Unreserved characters only, each of 64 as likely as the other: what RFC 7636, 4.1 asks of a verifier. */
export function randomText(length: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet.charAt(byte % 64)).join('');
}

/** BASE64URL(SHA256(ASCII(verifier))), RFC 7636, 4.2. */
export async function sha256(verifier: string): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) throw new SignInError('PKCE needs a secure context: serve the page over https, or from localhost');
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
