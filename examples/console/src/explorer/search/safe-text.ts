import { isSecretName, looksSecret } from '../form/secrets.js';
import { decodeText } from './address.js';

/** A text for the search, and whether secrets were removed from it. */
export interface SafeText {
  text: string;
  hasRemoved: boolean;
}

interface Context {
  /** The token in use. */
  token: string | undefined;
  /** The names of the API's query values. */
  queryNames: ReadonlySet<string>;
}

/** An unknown value may be a token if it is as long. */
const SHORTEST_TOKEN = 16;
/** Longer words with a digit are no names of methods. */
const LONGEST_WORD = 60;
/** Stands for a segment that was removed. */
const REMOVED = '{removed}';

/**
 * Removes what may be secret from a text that was typed or pasted, before it is shown, searched or stored: user name, password
 * and fragment of an address, secret query values, tokens. Of a command line with an address, only the address stays.
 */
export function withoutSecretText(typed: string, context: Context): SafeText {
  const text = addressIn(typed) ?? typed.replaceAll(/\b(bearer|basic)\s+\S{8,}/gi, '');
  const words = text.split(/(\s+)/).map((word) => (/[/?]/.test(word) ? safeAddress(word, context) : safeWord(word, context)));
  const safe = words.join('');
  return { text: safe, hasRemoved: safe !== typed && safe !== addressIn(typed) };
}

/** Returns the address in a command line or sentence, with a verb before it. */
function addressIn(text: string): string | undefined {
  const start = text.search(/https?:\/\//i);
  if (start === -1) return undefined;
  const [verb = ''] = /^(?:get|post|put|patch|delete|head)\s+/i.exec(text.trimStart()) ?? [];
  const [address = ''] = /^[^\s"'<>`]*/.exec(text.slice(start)) ?? [];
  return text.trimStart() === verb + address ? undefined : verb + address;
}

function safeWord(word: string, { token }: Context): string {
  const isOpaque = word.length >= LONGEST_WORD && /\d/.test(word);
  return isOpaque || looksSecret(word, token) ? '' : word;
}

function safeAddress(address: string, context: Context): string {
  const [beforeFragment = ''] = address.split('#');
  const [path = '', ...query] = beforeFragment.split('?');
  const safePath = path
    .replace(/^(https?:\/\/)[^/]*@/i, '$1')
    .split('/')
    .map((segment) => (looksSecret(decodeText(segment), context.token) ? REMOVED : segment))
    .join('/');
  if (query.length === 0) return safePath;
  const pairs = query.join('?').split('&');
  return `${safePath}?${pairs.map((pair) => safePair(pair, context)).join('&')}`;
}

/** Returns the pair of a query. Of a value that may be secret, only the name stays. */
function safePair(pair: string, { token, queryNames }: Context): string {
  const [name = '', ...rest] = pair.split('=');
  const value = decodeText(rest.join('='));
  const isKnown = queryNames.has(decodeText(name));
  const mayBeToken = !isKnown && (isSecretName(decodeText(name)) || value.length >= SHORTEST_TOKEN);
  if (looksSecret(decodeText(name), token)) return '';
  return value !== '' && (mayBeToken || looksSecret(value, token)) ? `${name}=` : pair;
}
