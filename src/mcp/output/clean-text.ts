/**
 * Characters that a person does not see, or that change how the others look: control characters, bidirectional marks, tags,
 * variation selectors, zero-width characters, private use. They can hide instructions to a model.
 */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** Half of a surrogate pair. */
const LONE_SURROGATE = /\p{Cs}/gu;

const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085\v\f]/g;

/** Removes invisible characters. Line breaks stay. */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(LONE_SURROGATE, '\uFFFD').replace(INVISIBLE, '');
}

/** Removes invisible characters and puts a name on one line. */
export function cleanName(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ').trim();
}

/** Shortens a text, and never cuts a surrogate pair. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Quotes a text from the platform as data, on one line: it cannot end the quotes, begin a line or hide anything.
 *
 * @param maxLength - How many characters are quoted at most.
 */
export function quoteData(value: unknown, maxLength = 100): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined)
    return String(value ?? 'none');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Typographic quotes look like the end of the quotation.
  const safe = cleanName(text).replace(/["\u201C-\u201F\u2033\u2036\uFF02]/g, "'");
  return `"${truncateText(safe, maxLength)}"`;
}
