const WIDTH = 80;

/** Lines below this depth are not indented further, since the page would only fill with blanks. */
const DEEPEST = 24;

/**
 * Formats a value as TypeScript, on one line if it fits. Time and memory are proportional to the size of the value, at any
 * depth.
 *
 * @param used - How much of its first line is already used.
 */
export function literal(value: unknown, used = 0): string {
  const lines = new Writer(flatTexts(value));
  lines.write(value, used);
  return lines.text();
}

type Structure = readonly unknown[] | Readonly<Record<string, unknown>>;

const isStructure = (value: unknown): value is Structure => typeof value === 'object' && value !== null;

/** Returns the children of a structure, each with its prefix. */
const entriesOf = (value: Structure): [start: string, item: unknown][] =>
  Array.isArray(value)
    ? value.map((item: unknown) => ['', item])
    : Object.entries(value).map(([name, item]) => [`${propertyName(name)}: `, item]);

/**
 * Returns the texts of all structures that may fit on one line, innermost first, since an outer one depends on its inner ones.
 */
function flatTexts(value: unknown): ReadonlyMap<Structure, string> {
  const texts = new Map<Structure, string>();
  const structures: Structure[] = isStructure(value) ? [value] : [];
  // The list grows during iteration. There is no recursion, since a body may be deeper than the stack.
  for (const structure of structures) for (const [, item] of entriesOf(structure)) if (isStructure(item)) structures.push(item);
  for (const structure of structures.reverse()) {
    const text = flatText(structure, texts);
    if (text !== undefined) texts.set(structure, text);
  }
  return texts;
}

/** `undefined` as soon as it is too long for a line. */
function flatText(structure: Structure, texts: ReadonlyMap<Structure, string>): string | undefined {
  const [open, close] = brackets(structure);
  let inner = '';
  for (const [start, item] of entriesOf(structure)) {
    const text = isStructure(item) ? texts.get(item) : scalar(item);
    if (text === undefined) return undefined;
    inner += `${inner === '' ? '' : ', '}${start}${text}`;
    if (inner.length > WIDTH) return undefined;
  }
  const space = open === '{' && inner !== '' ? ' ' : '';
  return `${open}${space}${inner}${space}${close}`;
}

const brackets = (value: Structure): [open: string, close: string] => (Array.isArray(value) ? ['[', ']'] : ['{', '}']);

/** A structure that is being written, and its remaining children. */
interface Open {
  close: string;
  rest: IterableIterator<[start: string, item: unknown]>;
}

/** Writes a value on lines. */
class Writer {
  readonly #flat: ReadonlyMap<Structure, string>;
  readonly #parts: string[] = [];
  readonly #open: Open[] = [];

  constructor(flat: ReadonlyMap<Structure, string>) {
    this.#flat = flat;
  }

  text(): string {
    return this.#parts.join('');
  }

  write(value: unknown, used: number): void {
    this.#begin(value, used);
    for (let inner = this.#open.at(-1); inner; inner = this.#open.at(-1)) {
      const next = inner.rest.next();
      if (next.done) this.#end(inner.close);
      else {
        const [start, item] = next.value;
        const margin = this.#margin();
        this.#parts.push(margin, start);
        this.#begin(item, margin.length + start.length);
      }
    }
  }

  /** Writes a value that fits; of any other, its opening bracket. */
  #begin(value: unknown, used: number): void {
    const flat = isStructure(value) ? this.#flat.get(value) : scalar(value);
    if (isStructure(value) && (flat === undefined || flat.length + used > WIDTH) && flat?.length !== 2) {
      const [open, close] = brackets(value);
      this.#parts.push(open, '\n');
      this.#open.push({ close, rest: entriesOf(value).values() });
    } else {
      this.#parts.push(flat ?? '');
      this.#separate();
    }
  }

  #end(close: string): void {
    this.#open.pop();
    this.#parts.push(this.#margin(), close);
    this.#separate();
  }

  #separate(): void {
    if (this.#open.length > 0) this.#parts.push(',\n');
  }

  #margin(): string {
    return '  '.repeat(Math.min(this.#open.length, DEEPEST));
  }
}

function scalar(value: unknown): string {
  if (value === undefined) return 'undefined';
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

/** Returns the name of a property as an object literal has it. */
export function propertyName(name: string): string {
  // A computed name, because `__proto__: …` would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
