import type { CallArguments } from './values.js';

const secretName =
  /(?:token|jwt|secret|password|passphrase|apikey|privatekey|securitykey|tokenkey|assertion|authorization|codeverifier|pin)$/;
/** All values in such an object are secret. */
const secretHolder = 'credentialfields';
const secretText = /^\s*(?:bearer|basic) |-----BEGIN [A-Z ]*PRIVATE KEY|\/\/[^/@\s:]+:[^/@\s]+@/i;

/**
 * Whether a field of that name holds a secret. An object of the same name does not: `authorization` of a user, `token` of
 * `/users/me`.
 */
export function isSecretField(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && secretName.test(plainName(name));
  return typeof value === 'object' && value !== null && plainName(name).endsWith(secretHolder);
}

/** Whether a word is the name of a field with a secret, or of an object with secrets. */
export function isSecretName(word: string): boolean {
  return secretName.test(plainName(word)) || plainName(word).endsWith(secretHolder);
}

const plainName = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();

/** Texts that look like a token, a key or an address with a password, in any field. */
export function looksSecret(text: string, knownToken?: string): boolean {
  return secretText.test(text) || holdsJwt(text) || (knownToken !== undefined && knownToken !== '' && text.includes(knownToken));
}

/**
 * Whether a text contains the beginning of a JSON Web Token: `eyJ…`, a dot, its claims, and a dot. A single pattern would take
 * quadratic time for a text such as `eyJeyJeyJ…`, so this checks word by word.
 */
function holdsJwt(text: string): boolean {
  let headerEnd = -1;
  for (const { 0: word, index } of text.matchAll(/[\w-]+/g)) {
    const end = index + word.length;
    if (text[end] !== '.') continue;
    if (index === headerEnd + 1 && headerEnd >= 0) return true;
    if (/eyJ[\w-]/i.test(word)) headerEnd = end;
  }
  return false;
}

/**
 * Returns arguments for a link or the history: fields with secrets are removed, at every depth.
 *
 * @param token - The token in use, which is removed everywhere.
 */
export function withoutSecrets(args: CallArguments, token?: string): CallArguments {
  return cleaned(args, token) as CallArguments;
}

function cleaned(value: unknown, token: string | undefined): unknown {
  if (typeof value === 'string') return looksSecret(value, token) ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, token)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => [
    name,
    isSecretField(name, item) ? undefined : cleaned(item, token),
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
