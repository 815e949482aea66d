/** Encodes a text as UTF-8, also without `TextEncoder`, as in Jest's jsdom environment. */
export function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  if (typeof TextEncoder === 'function') return new TextEncoder().encode(text);
  const percentEncoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const bytes = percentEncoded.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}

/** Decodes UTF-8, also without `TextDecoder`. Bytes that are no UTF-8 become replacement characters. */
export function utf8Text(bytes: Uint8Array): string {
  if (typeof TextDecoder === 'function') return new TextDecoder().decode(bytes);
  try {
    return strictUtf8Text(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : '\uFFFD')).join('');
  }
}

/** The same, but throws if the bytes are no UTF-8. */
export function strictUtf8Text(bytes: Uint8Array): string {
  if (typeof TextDecoder === 'function') return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // Percent-encoding represents each byte.
  const percentEncoded = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return decodeURIComponent(percentEncoded).replace(/^\uFEFF/, '');
}
