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
  const plain = name.replace(/[-_]/g, '').toLowerCase();
  if (typeof value === 'string') return value !== '' && secretName.test(plain);
  return typeof value === 'object' && value !== null && plain.endsWith(secretHolder);
}

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
  return cleaned(args, token, () => undefined) as CallArguments;
}

export const HIDDEN = '[hidden]';

/** Returns a body for display: the same, but each hidden value leaves a mark. Counts the hidden values. */
export function hideSecrets(body: unknown, token?: string): { shown: unknown; hidden: number } {
  let hidden = 0;
  const shown = cleaned(body, token, () => {
    hidden++;
    return HIDDEN;
  });
  return { shown, hidden };
}

function cleaned(value: unknown, token: string | undefined, instead: () => unknown): unknown {
  if (typeof value === 'string') return looksSecret(value, token) ? instead() : value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, token, instead)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => [
    name,
    isSecretField(name, item) ? instead() : cleaned(item, token, instead),
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
