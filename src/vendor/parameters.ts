import { ConfigurationError } from '../core/errors/errors.js';
import { scalarText } from '../core/arguments/scalar.js';

/** The vendor's names and separators of collection formats. */
export const collectionFormats = { CSV: ',', SSV: ' ', TSV: '\t', PIPES: '|', MULTI: 'multi' } as const;

const separators = new Map([
  ['csv', ','],
  ['ssv', ' '],
  ['tsv', '\t'],
  ['pipes', '|'],
]);

/** Returns a parameter's value as text; `''` for `null` and `undefined`. With the legacy filter, `false` and `0` are `''` too. */
export function parameterText(value: unknown, isLegacy: boolean): string {
  if (value === null || value === undefined) return '';
  return isLegacy && (value === false || value === 0) ? '' : scalarText('param', value, 'paramToString');
}

/**
 * Joins the items of a list in a collection format: `csv`, `ssv`, `tsv` or `pipes`. With `multi` it returns the list of their
 * texts. A single value counts as a list of one item; the result of an empty value is `undefined`.
 */
export function collectionParameter(
  value: unknown,
  format: string,
  text: (item: unknown) => string,
): string | string[] | undefined {
  if (!value) return undefined;
  const texts = (Array.isArray(value) ? value : [value]).map((item) => text(item));
  if (format === 'multi') return texts;
  const separator = separators.get(format);
  if (separator === undefined)
    throw new ConfigurationError(`Unknown collection format: ${format}. Use csv, ssv, tsv, pipes or multi`);
  return texts.join(separator);
}

/** Tells whether a media type is `application/json`. */
export function isJsonType(contentType: string | null | undefined): boolean {
  return /^application\/json(;.*)?$/i.test(contentType ?? '');
}

/** Returns the JSON type of a list of media types; the first type if there is none. */
export function preferredType(contentTypes: readonly string[]): string | undefined {
  return contentTypes.find(isJsonType) ?? contentTypes[0];
}

/** Returns a base address followed by a path, with the values of its placeholders encoded. */
export function filledUrl(
  base: string,
  path: string,
  values: Readonly<Record<string, unknown>>,
  text: (value: unknown) => string,
): string {
  const filledPath = withSlash(path).replace(/\{([\w-]+)\}/g, (placeholder, name: string) =>
    encodeURIComponent(Object.hasOwn(values, name) ? text(values[name]) : placeholder),
  );
  return base + filledPath;
}

export function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}
