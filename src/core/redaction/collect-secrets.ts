import { isObject } from '../values/is-object.js';
import { isSecretField, parseJson } from './redact-json.js';
import type { RequestParts } from './redact.js';
import { splitAt, canHoldSecret, isSecretHeader, isSecretPair, decodeEscapes } from './redact.js';

/**
 * Returns the secrets of a request, which its response may repeat: those that the client has, and those that it sends under a
 * secret name.
 */
export function collectSecrets({ secrets, headers, url, body = '' }: RequestParts): string[] {
  const secretSet = new Set(secrets);
  for (const [name, value] of Object.entries(headers)) {
    if (!isSecretHeader(name)) continue;
    secretSet.add(value).add(value.replace(/^\S+\s+/, ''));
    if (/^basic /i.test(value)) secretSet.add(decodePassword(value.slice(6)));
    if (name === 'cookie') for (const cookie of value.split(/;\s*/)) secretSet.add(cookie.replace(/^[^=]*=/, ''));
  }
  collectFromBody(body, secretSet);
  collectFromPairs(splitAt(url, '?')[1], secretSet);
  return [...secretSet];
}

/** A part of a request, and whether everything in it is secret. */
interface Part {
  value: unknown;
  isHidden: boolean;
}

/** Follows the rules of a log. A loop instead of a recursion, because a body may be nested deeper than the stack. */
function collectFromBody(body: string, secretSet: Set<string>): void {
  const stack: Part[] = [{ value: body, isHidden: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, isHidden } = next;
    if (Array.isArray(value)) for (const item of value) stack.push({ value: item, isHidden });
    else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value))
        stack.push({ value: inner, isHidden: isHidden || isSecretField(name, inner, value) });
    } else if (isHidden && (typeof value === 'string' || typeof value === 'number')) secretSet.add(String(value));
    else if (typeof value === 'string' && canHoldSecret(value)) {
      const json = /^\s*[[{"]/.test(value) ? parseJson(value) : undefined;
      if (json === undefined) collectFromPairs(value, secretSet);
      else stack.push({ value: json, isHidden });
    }
  }
}

/** Reads a query, a fragment, a form, or an address in a text. */
function collectFromPairs(text: string, secretSet: Set<string>): void {
  for (const pair of canHoldSecret(text) ? text.split(/[?&#\s]/) : []) {
    const [name = '', value = ''] = pair.split('=');
    if (isSecretPair(decodeEscapes(name))) secretSet.add(decodeFormValue(value));
  }
}

/** The password of Basic credentials: a server that refuses it has decoded it. */
function decodePassword(credentials: string): string {
  try {
    return atob(credentials).replace(/^[^:]*:/, '');
  } catch {
    return credentials;
  }
}

/** A text that cannot be decoded is sent, and repeated, unchanged. */
function decodeFormValue(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
