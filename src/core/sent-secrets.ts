import type { Sent } from './redact.js';
import { FIELD, cut, holdsTrace, isSecretHeader, isSecretPair, unescaped } from './redact.js';

/** The secrets of a request, which its answer may repeat: those that the client knows, and what it sends under a secret's name. */
export function sentSecrets({ secrets, headers, url, body = '' }: Sent): string[] {
  const found = new Set(secrets);
  for (const [name, value] of Object.entries(headers)) {
    if (isSecretHeader(name)) found.add(value).add(value.replace(/^\S+\s+/, ''));
  }
  for (const [, name = '', literal] of holdsTrace(body) ? body.matchAll(FIELD) : []) {
    if (literal !== undefined && isSecretPair(name)) found.add(decoded(literal, () => JSON.parse(`"${literal}"`) as string));
  }
  for (const pair of holdsTrace(url) ? cut(url, '?')[1].split(/[?&#]/) : []) {
    const [name = '', value = ''] = pair.split('=');
    if (isSecretPair(unescaped(name))) found.add(decoded(value, () => decodeURIComponent(value.replaceAll('+', ' '))));
  }
  return [...found];
}

/** A text that cannot be read as what it seems to be is sent, and repeated, as it stands. */
function decoded(text: string, decode: () => string): string {
  try {
    return decode();
  } catch {
    return text;
  }
}
