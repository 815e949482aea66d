import { utf8Bytes } from './utf8.js';

/** SHA-256 of a text, in hex: identifies a value without showing it. Not available in pages without TLS. */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8Bytes(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
