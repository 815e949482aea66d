/** Formats values as Node's console does, without its colours. */

const WIDTH = 76;
const MAX_DEPTH = 4;
const MAX_ENTRIES = 100;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

interface Position {
  depth: number;
  /** The objects around the value. */
  parents: readonly object[];
}

/** Returns the arguments of a console method as one text, with `%s`, `%d`, `%i`, `%f`, `%j`, `%o`, `%O` and `%c` replaced. */
export function formatArguments(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(formatArgument).join(' ');
  const text = first.replace(/%([sdifjoOc%])/g, (match, kind: string) => {
    if (kind === '%') return '%';
    return rest.length === 0 ? match : formatPlaceholder(kind, rest.shift());
  });
  return [text, ...rest.map(formatArgument)].join(' ');
}

/** Returns a value as text. */
export function inspect(value: unknown, position: Position = { depth: 0, parents: [] }): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return value.toString();
  if (typeof value === 'function') return formatFunction(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (position.parents.includes(value)) return '[Circular]';
  return inspectObject(value, { depth: position.depth + 1, parents: [...position.parents, value] });
}

/** Returns the stack of an error, its fields and its cause. */
export function formatError(error: Error, position: Position = { depth: 1, parents: [error] }): string {
  const title = `${error.name}: ${error.message}`;
  const fields = Object.keys(error).filter((key) => !['name', 'message', 'stack', 'cause'].includes(key));
  const entries = fields.map((key) => formatField(error, key, position));
  const cause = error.cause === undefined ? [] : [`[cause]: ${inspect(error.cause, position)}`];
  const details = [...entries, ...cause];
  return details.length === 0 ? title : `${title} ${group('{', details, '}', position.depth)}`;
}

function formatArgument(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value);
}

function formatPlaceholder(kind: string, value: unknown): string {
  switch (kind) {
    case 's':
      return formatArgument(value);
    case 'd':
      return String(Number(value));
    case 'i':
      return String(Number.parseInt(String(value), 10));
    case 'f':
      return String(Number.parseFloat(String(value)));
    case 'j':
      return JSON.stringify(value);
    case 'c':
      return '';
    default:
      return inspect(value);
  }
}

function formatFunction({ name }: { name: string }): string {
  return name === '' ? '[Function (anonymous)]' : `[Function: ${name}]`;
}

function inspectObject(value: object, position: Position): string {
  if (value instanceof Error) return formatError(value, position);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {}';
  const name = className(value);
  if (position.depth > MAX_DEPTH) return Array.isArray(value) ? '[Array]' : `[${name}]`;
  if (Array.isArray(value)) return group('[', listEntries(value, position), ']', position.depth);
  if (ArrayBuffer.isView(value)) return `${name}(${value.byteLength}) […]`;
  if (value instanceof Map) {
    const entries = [...value].map(([key, each]) => `${inspect(key, position)} => ${inspect(each, position)}`);
    return `Map(${value.size}) ${group('{', shortened(entries), '}', position.depth)}`;
  }
  if (value instanceof Set) {
    return `Set(${value.size}) ${group('{', listEntries([...value], position), '}', position.depth)}`;
  }
  const entries = shortened(Object.keys(value).map((key) => formatField(value, key, position)));
  const body = group('{', entries, '}', position.depth);
  return name === 'Object' ? body : `${name} ${body}`;
}

function className(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  return (value as { constructor?: { name?: string } }).constructor?.name ?? 'Object';
}

/** A getter is not called, since it may have an effect. */
function formatField(owner: object, key: string, position: Position): string {
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  const name = IDENTIFIER.test(key) ? key : quote(key);
  return `${name}: ${descriptor?.get ? '[Getter]' : inspect(descriptor?.value, position)}`;
}

function listEntries(values: readonly unknown[], position: Position): string[] {
  const entries = values.slice(0, MAX_ENTRIES).map((each) => inspect(each, position));
  return withRest(entries, values.length);
}

function shortened(entries: readonly string[]): string[] {
  return withRest(entries.slice(0, MAX_ENTRIES), entries.length);
}

function withRest(entries: string[], total: number): string[] {
  return total > entries.length ? [...entries, `… ${total - entries.length} more`] : entries;
}

/** Returns the entries on one line if they fit, and otherwise one per line. */
function group(open: string, entries: readonly string[], close: string, depth: number): string {
  if (entries.length === 0) return open + close;
  const line = entries.join(', ');
  if (!line.includes('\n') && line.length + depth * 2 <= WIDTH) return `${open} ${line} ${close}`;
  const indent = '  '.repeat(depth);
  return `${open}\n${entries.map((entry) => `${indent}${entry}`).join(',\n')}\n${'  '.repeat(depth - 1)}${close}`;
}

function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `${mark}${mark === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped}${mark}`;
}
