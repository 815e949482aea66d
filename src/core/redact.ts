import { isObject } from './is-object.js';

/** What stands in the place of a secret. */
export const REDACTED = '[redacted]';

const SECRET_NAME =
  /^((proxy)?authorization|(set)?cookie|x?apikey|(access|refresh|id)?token|jwt|assertion|samlresponse|(client)?secret|code(verifier)?|(new|old|current)?password)$/;

/** `Client-Secret`, `client_secret` and `clientSecret` are one name. */
export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name.replace(/[-_]/g, '').toLowerCase());
}

/** Redacts headers with a secret's name whole, and known secrets wherever else they stand. */
export function redactHeaders(
  headers: Readonly<Record<string, string>>,
  secrets: readonly string[] = [],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, isSecret(name) ? REDACTED : redactValues(value, secrets)]),
  );
}

/** Redacts the values of secret names in the query and the fragment, and any user:password, without decoding the rest. */
export function redactUrl(url: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return address.replace(/\/\/[^/@]*@/, `//${REDACTED}@`) + redactPairs(query) + redactPairs(fragment);
}

/** Redacts `name=value` pairs of a form body, a query or a fragment. */
export function redactPairs(pairs: string): string {
  return pairs.replace(/([^?#&=]+)=([^&]*)/g, (pair, name: string) => (isSecret(decoded(name)) ? `${name}=${REDACTED}` : pair));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replace(/\+/g, ' '));
  } catch {
    return name;
  }
}

/** Blots out known secrets wherever they stand: as they are, and as they look in an address, a form or JSON. */
export function redactValues(text: string, secrets: readonly string[]): string {
  let safe = text;
  for (const secret of secrets) {
    if (secret === '') continue;
    for (const form of spellings(secret)) {
      if (safe.includes(form)) safe = safe.replaceAll(form, REDACTED);
    }
  }
  return safe;
}

/** {@link redactValues} for every text in a parsed body, names included. */
export function redactDeep(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return redactValues(value, secrets);
  if (typeof value === 'number') return secrets.includes(String(value)) ? REDACTED : value;
  if (Array.isArray(value)) return value.map((item) => redactDeep(item, secrets));
  if (!isObject(value) || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redactValues(name, secrets), redactDeep(item, secrets)]),
  );
}

function spellings(secret: string): Set<string> {
  // Half a surrogate pair cannot be percent-encoded; the encoder pair writes U+FFFD for it, as forms do.
  const percent = encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(secret)));
  const strict = percent.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return new Set([secret, percent, strict, strict.replaceAll('%20', '+'), JSON.stringify(secret).slice(1, -1)]);
}
