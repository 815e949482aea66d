import { ConfigurationError, InvalidParameterError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';
import { isBoxed } from '../values/plain-objects.js';
import { readValue, scalarText } from '../arguments/scalar.js';
import type { Pair } from '../transport/transport.js';

const separators = { csv: ',', ssv: ' ', tsv: '\t', pipes: '|' } as const;

/** How several values of one parameter are sent: repeated (`multi`, which the platform uses) or joined. */
export type CollectionFormat = keyof typeof separators | 'multi';

/** Returns the pairs of a query value: none for `null`, `undefined` and an empty list. */
export function queryPairs(name: string, value: unknown, operation: string, format: CollectionFormat = 'multi'): Pair[] {
  if (value === null || value === undefined) return [];
  const separator = separatorOf(format);
  if (!isObject(value) || !(Symbol.iterator in value) || isBoxed(value)) return [[name, scalarText(name, value, operation)]];
  const iterable = value as unknown as Iterable<unknown>;
  const items = readValue(name, operation, () => Array.from(iterable, (item) => scalarText(name, item, operation)));
  if (separator === undefined) return items.map((item) => [name, item]);
  const ambiguousItem = items.find((item) => item.includes(separator));
  if (ambiguousItem !== undefined) {
    throw new InvalidParameterError(name, operation, `"${ambiguousItem}" holds the separator of the collection format ${format}`);
  }
  return items.length > 0 ? [[name, items.join(separator)]] : [];
}

function separatorOf(format: CollectionFormat): string | undefined {
  if (format === 'multi') return undefined;
  if (!Object.hasOwn(separators, format))
    throw new ConfigurationError(`Unknown collection format: ${format as string}. Use csv, ssv, tsv, pipes or multi`);
  return separators[format];
}
