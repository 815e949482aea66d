import { isObject } from '../core/values/is-object.js';

/** The content of a token file. */
export type FileContent =
  | { readonly kind: 'tokens'; readonly tokens: Map<string, string> }
  /** A file of this package that was truncated or changed. */
  | { readonly kind: 'damaged' }
  /** A file that a newer version of this package has written. */
  | { readonly kind: 'newer'; readonly version: number }
  /** A file of another program. */
  | { readonly kind: 'foreign' };

const FORMAT = 'contact-centre-client.tokens';
const VERSION = 1;

/** How every file of the current format begins. It is written first, so that a truncated file can still be recognised. */
const HEADER = `{"format":"${FORMAT}","version":`;

/** The keys of files without a header, as earlier versions wrote them: login host, OAuth client and grant. */
const FORMER_KEY = /^https?:\/\/\S+ \S* (?:client_credentials$|code |saml2-bearer |custom )/;

/** What earlier versions wrote when the last token was removed. */
const FORMER_EMPTY = '{}\n';

export function writeContent(tokens: ReadonlyMap<string, string>): string {
  return `${HEADER}${VERSION},"tokens":${JSON.stringify(Object.fromEntries(tokens))}}\n`;
}

export function readContent(text: string): FileContent {
  if (text.trim() === '' || text === FORMER_EMPTY) return { kind: 'tokens', tokens: new Map() };
  const value = parse(text);
  if (isObject(value) && value['format'] === FORMAT) return currentContent(value);
  if (value === undefined && isDamaged(text)) return { kind: 'damaged' };
  const formerTokens = stringsOf(value);
  const isFormer =
    formerTokens !== undefined && formerTokens.size > 0 && [...formerTokens.keys()].every((key) => FORMER_KEY.test(key));
  return isFormer ? { kind: 'tokens', tokens: formerTokens } : { kind: 'foreign' };
}

/**
 * Whether a text that is no JSON is the rest of a file of this package. After a power cut, a file may consist of zero bytes.
 */
function isDamaged(text: string): boolean {
  return text.startsWith(HEADER) || HEADER.startsWith(text) || /^\0+$/.test(text);
}

function currentContent({ version, tokens }: Record<string, unknown>): FileContent {
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer', version };
  const strings = version === VERSION ? stringsOf(tokens) : undefined;
  return strings ? { kind: 'tokens', tokens: strings } : { kind: 'damaged' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the file, which may hold tokens.
    return undefined;
  }
}

function stringsOf(value: unknown): Map<string, string> | undefined {
  if (!isObject(value) || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string') ? new Map(entries) : undefined;
}
