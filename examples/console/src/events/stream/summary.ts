/** Values that a summary shows. */
const FEW = 4;
const LONGEST_VALUE = 40;
/** Values are read down to this level. */
const DEEPEST = 4;

const isId = (text: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text);

/** Returns what tells the most about a payload in one line: its first values that are no ids, times and links. */
export function summarize(body: unknown): string {
  const values: string[] = [];
  let level: readonly (readonly [name: string, value: unknown])[] = [['', body]];
  for (let depth = 0; depth < DEEPEST && level.length > 0 && values.length < FEW; depth++) {
    values.push(...level.flatMap(([name, value]) => describeValue(name, value)));
    level = level.flatMap(([name, value]) => childrenOf(name, value));
  }
  return values.slice(0, FEW).join(', ');
}

function childrenOf(name: string, value: unknown): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  // The first element of a list stands for the others.
  return Array.isArray(value) ? value.slice(0, 1).map((item: unknown) => [name, item] as const) : Object.entries(value);
}

function describeValue(name: string, value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [`${name}: ${String(value)}`];
  if (typeof value !== 'string' || value === '' || isId(value) || isTime(value) || name === 'selfUri') return [];
  const text = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  return [name === '' ? text : `${name}: ${text}`];
}
