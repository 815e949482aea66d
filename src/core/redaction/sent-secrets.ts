import { isObject } from '../values/is-object.js';
import { isHidden, parsed } from './redact-json.js';
import type { Sent } from './redact.js';
import { cut, holdsTrace, isSecretHeader, isSecretPair, unescaped } from './redact.js';

/**
 * Returns the secrets of a request, which its response may repeat: those that the client has, and those that it sends under a
 * secret name.
 */
export function sentSecrets({ secrets, headers, url, body = '' }: Sent): string[] {
  const found = new Set(secrets);
  for (const [name, value] of Object.entries(headers)) {
    if (!isSecretHeader(name)) continue;
    found.add(value).add(value.replace(/^\S+\s+/, ''));
    if (/^basic /i.test(value)) found.add(passwordIn(value.slice(6)));
    if (name === 'cookie') for (const cookie of value.split(/;\s*/)) found.add(cookie.replace(/^[^=]*=/, ''));
  }
  collectFromBody(body, found);
  collectFromPairs(cut(url, '?')[1], found);
  return [...found];
}

/** A part of a request, and whether everything in it is secret. */
interface Part {
  value: unknown;
  hidden: boolean;
}

/** Follows the rules of a log. A loop instead of a recursion, because a body may be nested deeper than the stack. */
function collectFromBody(body: string, found: Set<string>): void {
  const left: Part[] = [{ value: body, hidden: false }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, hidden } = next;
    if (Array.isArray(value)) for (const item of value) left.push({ value: item, hidden });
    else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value))
        left.push({ value: inner, hidden: hidden || isHidden(name, inner, value) });
    } else if (hidden && (typeof value === 'string' || typeof value === 'number')) found.add(String(value));
    else if (typeof value === 'string' && holdsTrace(value)) {
      const json = /^\s*[[{"]/.test(value) ? parsed(value) : undefined;
      if (json === undefined) collectFromPairs(value, found);
      else left.push({ value: json, hidden });
    }
  }
}

/** Reads a query, a fragment, a form, or an address in a text. */
function collectFromPairs(text: string, found: Set<string>): void {
  for (const pair of holdsTrace(text) ? text.split(/[?&#\s]/) : []) {
    const [name = '', value = ''] = pair.split('=');
    if (isSecretPair(unescaped(name))) found.add(decoded(value));
  }
}

/** The password of Basic credentials: a server that refuses it has decoded it. */
function passwordIn(credentials: string): string {
  try {
    return atob(credentials).replace(/^[^:]*:/, '');
  } catch {
    return credentials;
  }
}

/** A text that cannot be decoded is sent, and repeated, unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
