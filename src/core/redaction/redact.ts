import { REDACTED } from './redacted.js';

export { REDACTED };

/** Matches names in lower case without separators: `Client-Secret`, `client_secret` and `clientSecret` are one name. */
const SECRET_NAME = new RegExp(
  [
    '(secret|token|password|passphrase|passcode|passwd|pwd|jwt|assertion|samlresponse|cookie|credential)s?$',
    '^(x|proxy|xforwarded|xoriginal)?authorization$|(codeverifier|credentialfields)$',
    // Of the names that end in "key", only those of credentials: a sort key, a data key or a public key is no secret.
    '(access|account|api|app|auth|client|consumer|encryption|gateway|hmac|mapbox|master|private)keys?$',
    '(secret|security|service|shared|signing|ssh|subscription|token|webhook)keys?$',
    '(sip|user|voicemail)pins?$',
    // Of the names that end in "code", only those that are typed or redeemed once.
    '(auth|authorization|confirmation|device|join|quickresponse|signup|verification)code$',
  ].join('|'),
);
/** As a separate word: `voicemail_pin` and `userPin`, but neither `spin` nor `mappin`. */
const PIN = /(^|[^A-Za-z])([Pp]in|PIN)s?\d*$|[a-z0-9]P(in|IN)s?\d*$/;
/** Secret in an address or a form; elsewhere such a name denotes a kind or type. */
const SECRET_PAIR = /^(code|sig|.*signature)$/;
/** Header names that end in "key" but hold no credentials. */
const PUBLIC_KEY = /(cache|correlation|idempotency|partition|public|routing|surrogate|websocket)key$/;

/** The parts of a request. */
export interface RequestParts {
  /** Secrets that the client has: its token, or the credentials of a login. */
  secrets?: readonly string[] | undefined;
  headers: Readonly<Record<string, string>>;
  url: string;
  body: string | undefined;
}

/** Some of the letters of every secret name: most texts contain none of these words, and need no further check. */
const SECRET_HINT = /secret|token|pass|pwd|jwt|assert|saml|auth|cookie|credential|verif|key|code|sig|pin/i;

/** Whether a field of that name holds a secret. Each part of `filter[token]`, `token[0]` and `user.password` counts. */
export function isSecret(name: string): boolean {
  if (!SECRET_HINT.test(name)) return false;
  const parts = name.slice(-100).split(/[[\].]/);
  return parts.some((part) => SECRET_NAME.test(normalizeName(part)) || PIN.test(part));
}

export function isSecretPair(name: string): boolean {
  return SECRET_HINT.test(name) && (isSecret(name) || SECRET_PAIR.test(normalizeName(name)));
}

export function isSecretHeader(name: string): boolean {
  return isSecretPair(name) || (/key$/i.test(name) && !PUBLIC_KEY.test(normalizeName(name)));
}

/** `password2` is a password too. */
const normalizeName = (name: string): string => name.replace(/[^A-Za-z]/g, '').toLowerCase();

/** Redacts headers with a secret name entirely; in others, addresses, pairs and known secrets. */
export function redactHeaders(
  headers: Readonly<Record<string, string>>,
  secrets: readonly string[] = [],
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (isSecretHeader(name)) result[name] = REDACTED;
    else result[name] = isAddress(value) ? redactValues(redactUrl(value), secrets) : redactText(value, secrets);
  }
  return result;
}

const isAddress = (value: string): boolean => /^([a-z][a-z0-9+.-]{0,20}:)?\//i.test(value);

/** Redacts the values of secret names in path, query and fragment, and any user:password, without decoding the rest. */
export function redactUrl(url: string): string {
  if (!canHoldSecret(url) && !url.includes('@')) return url;
  const fragment = splitAt(url, '#');
  const query = splitAt(fragment[0], '?');
  const path = query[0].replace(/\/\/[^/]*@/, `//${REDACTED}@`).replace(/[^/]+/g, redactPair);
  return path + redactPairs(query[1]) + redactPairs(fragment[1]);
}

/** Splits a text in two; the second part begins with the mark or is empty. */
export function splitAt(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** Redacts `name=value` pairs of a form body, a query or a fragment. */
export function redactPairs(pairs: string): string {
  return canHoldSecret(pairs) ? pairs.replace(/[^&]+/g, redactPair) : pairs;
}

/** A JSON field in any text that may be secret: its value is a text or a number. */
const FIELD = new RegExp(
  String.raw`"([^"\\]{0,80}?(?:${SECRET_HINT.source})[^"\\]{0,20})"\s*:\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)"?|-?\d[\w.+-]*)`,
  'gis',
);

/**
 * Redacts what is recognisable in a text alone: fields and pairs with a secret name, user:password in addresses, credentials
 * after their scheme; and known secrets.
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  if (!canHoldSecret(text) && !/@|Bearer |Basic /i.test(text)) return redactValues(text, secrets);
  const safe = redactFields(text)
    .replace(/\/\/[^\s/"'<>]*@/g, `//${REDACTED}@`)
    .replace(/\b(Bearer|Basic) [\w.~+/=-]{20,}/gi, `$1 ${REDACTED}`);
  // Most JSON holds no pair at all.
  const withoutPairs = /[=%]/.test(safe) ? safe.replace(/[^&\s"'<>`]+/g, redactPair) : safe;
  return redactValues(withoutPairs, secrets);
}

function redactFields(text: string): string {
  return text.replace(FIELD, (field, name: string) => (isSecret(name) ? `"${name}":"${REDACTED}"` : field));
}

export const canHoldSecret = (text: string): boolean => SECRET_HINT.test(decodeEscapes(text));

/** Redacts everything after the first secret name: some readers end a value at `;` or `,`, others do not. */
function redactPair(pair: string): string {
  const start = findSecretValue(pair);
  if (start !== undefined) return pair.slice(0, start) + REDACTED;
  if (!/"|%(?:25)*(3d|22)/i.test(pair)) return pair;
  // An address, a form or JSON within a value is mostly encoded, perhaps more than once.
  const text = decodeEscapes(pair);
  if (findSecretValue(text) === undefined && redactFields(text) === text) return pair;
  return pair.slice(0, pair.indexOf('=') + 1) + REDACTED;
}

/** Returns where the first value with a secret name begins. */
function findSecretValue(text: string): number | undefined {
  for (let from = 0, equals = text.indexOf('='); equals >= 0; from = equals + 1, equals = text.indexOf('=', from)) {
    // The shortest of these names has three letters.
    if (equals - from < 3) continue;
    const name = decodeEscapes(text.slice(from, equals));
    if (SECRET_HINT.test(name) && isSecretPair(name.split(/[?#;,:/(){}|]/).at(-1) ?? '')) return equals + 1;
  }
  return undefined;
}

/** Decodes escapes of ASCII, even if they are escaped several times; names need no more. */
export function decodeEscapes(text: string): string {
  if (!/%(?:25)*[2-7][0-9a-f]/i.test(text)) return text;
  const singleEscaped = text.replace(/%(?:25)+(?=[0-7][0-9a-f])/gi, '%');
  return decodeURIComponent(singleEscaped.replace(/%(?![0-7][0-9a-f])/gi, '%25'));
}

/** Shorter secrets occur in texts by chance. */
const LONG_SECRET = 8;

/** Secrets that are searched for in names too. */
export const selectLong = (secrets: readonly string[]): string[] => secrets.filter((secret) => secret.length >= LONG_SECRET);

/**
 * Redacts known secrets. Long ones are redacted anywhere, plain or as encoded in an address, a form or JSON. Short ones are
 * redacted if they are the whole text, or a separate word with more than letters or more than digits.
 */
export function redactValues(text: string, secrets: readonly string[]): string {
  let safe = text;
  for (const secret of secrets) {
    if (secret === '') continue;
    if (secret === safe) return REDACTED;
    if (secret.length >= LONG_SECRET) {
      for (const form of encodingsOf(secret)) safe = safe.replaceAll(form, REDACTED);
    } else if (!/^([A-Za-z]+|\d+)$/.test(secret)) {
      safe = redactWord(safe, secret);
    }
  }
  return safe;
}

function redactWord(text: string, word: string): string {
  const parts = text.split(word);
  const isWord = (before: string, after: string): boolean => !/[\w-]$/.test(before) && !/^[\w-]/.test(after);
  return parts
    .map((part, index) => (index === 0 ? part : (isWord(parts[index - 1] ?? '', part) ? REDACTED : word) + part))
    .join('');
}

/** A number that is one of the secrets. Numbers of up to three digits, such as a status, match by chance. */
export const isSecretNumber = (digits: string, secrets: readonly string[]): boolean =>
  digits.length > 3 && secrets.includes(digits);

/** {@link redactText} for every text and number in JSON, which stays JSON; the same text if nothing is redacted. */
export function redactJson(json: string, secrets: readonly string[]): string {
  const longSecrets = selectLong(secrets);
  return json.replace(
    /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|-?\d[\w.+-]*/g,
    (match: string, literal: string | undefined, colon: string | undefined) => {
      if (literal === undefined) return isSecretNumber(match, secrets) ? JSON.stringify(REDACTED) : match;
      const text = JSON.parse(literal) as string;
      const safe = redactText(text, colon === undefined ? secrets : longSecrets);
      return safe === text ? match : JSON.stringify(safe) + (colon ?? '');
    },
  );
}

function encodingsOf(secret: string): Set<string> {
  // Half a surrogate pair cannot be percent-encoded; the encoder pair writes U+FFFD for it, as forms do.
  const percent = encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const strict = percent.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return new Set([secret, percent, strict, strict.replaceAll('%20', '+'), JSON.stringify(secret).slice(1, -1)]);
}
