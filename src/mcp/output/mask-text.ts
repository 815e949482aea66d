/** What replaces personal data. */
export const MASKED = '[masked]';

/** An e-mail address anywhere in a text, also with an escaped or full-width sign. */
const EMAIL = /[^\s@<>"'(),;:=&?/\\]{1,64}(?:@|%40|\uFF20|\uFE6B)[^\s@<>"'(),;:=&?/\\]{1,255}/giu;

/** Values with many digits that are no phone number. */
const UUID = String.raw`(?<![\da-f])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-f])`;
const TIME = String.raw`(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d(?!\d))?)?(?!\d)`;
/** Seven digits or more, with the signs that people write between them. */
const NUMBER = String.raw`\+?\(?\d(?:[\s().\/\u2010-\u2015-]{0,3}\d){6,}`;
/** Digits without any sign between them; a long identifier may contain them. */
const PLAIN_DIGITS = /^\d+$/;

const NUMBERS = new RegExp(`(${UUID})|(${TIME})|(${NUMBER})`, 'giu');

export interface MaskOptions {
  /** Leaves plain digits as they are: in ids and times. */
  keepsPlainDigits?: boolean;
}

/** Replaces e-mail addresses, phone numbers and other long numbers. */
export function maskText(text: string, { keepsPlainDigits = false }: MaskOptions = {}): string {
  const withoutAddresses = /@|%40|\uFF20|\uFE6B/.test(text) ? text.replace(EMAIL, MASKED) : text;
  const withAsciiDigits = toAsciiDigits(withoutAddresses);
  // Neither ids nor times have digits of other scripts.
  const shouldKeep = keepsPlainDigits && withAsciiDigits === withoutAddresses;
  return withAsciiDigits.replace(NUMBERS, (match: string, uuid?: string, time?: string) => {
    if (uuid !== undefined || time !== undefined) return match;
    return shouldKeep && PLAIN_DIGITS.test(match) ? match : MASKED;
  });
}

/** Digits of other scripts are digits too. */
function toAsciiDigits(text: string): string {
  return /[^\0-\x7F]/.test(text) ? text.replace(/(?![0-9])\p{Nd}/gu, digitValue) : text;
}

/** The digits of a script follow each other, beginning with zero. */
function digitValue(digit: string): string {
  const plainDigit = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plainDigit)) return plainDigit;
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++;
  return String(value % 10);
}
