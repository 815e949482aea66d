import { jsonTokens, layOut } from './json-tokens.js';

/** The position of a syntax error in JSON. */
export interface JsonProblem {
  /** Both count from 1. */
  line: number;
  column: number;
  message: string;
}

/** Parses JSON. Its errors have words and a position, which are the same in every browser. */
export function parseJson(text: string): { value: unknown } | { problem: JsonProblem } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: new Scanner(text).problem() };
  }
}

/** Formats JSON as the editor shows it; `undefined` if the text is no JSON. Numbers stay as they are written. */
export function formatJson(text: string): string | undefined {
  const parsed = parseJson(text);
  return 'value' in parsed ? layOut(jsonTokens(text)) : undefined;
}

/** The maximum depth of a value. Browsers cannot serialize deeper ones. */
export const DEEPEST = 1000;

/** Whether a value is deeper than {@link DEEPEST}. Checks level by level, without recursion. */
export function isTooDeep(value: unknown): boolean {
  const isStructure = (item: unknown): item is object => typeof item === 'object' && item !== null;
  let level = [value].filter(isStructure);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) return true;
    level = level.flatMap((structure) => Object.values(structure).filter(isStructure));
  }
  return false;
}

export function describeProblem({ line, column, message }: JsonProblem): string {
  return `Line ${line}, column ${column}: ${message}`;
}

class Wrong extends Error {}

/** Scans the text by the grammar of RFC 8259, up to the first character that does not match. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  problem(): JsonProblem {
    let message = 'this is no JSON';
    try {
      this.#value();
      this.#blank();
      if (this.#at < this.#text.length) message = `nothing may follow the value, but ${this.#describeNext()} does`;
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      message = error.message;
    }
    const before = this.#text.slice(0, this.#at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
  }

  #value(): void {
    this.#blank();
    const char = this.#text[this.#at];
    if (char === '{') this.#list('}');
    else if (char === '[') this.#list(']');
    else if (char === '"') this.#string();
    else if (!this.#take(/(?:true|false|null)\b/y) && !this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y))
      this.#fail('a value was expected');
  }

  #list(end: '}' | ']'): void {
    const atEnd = (): boolean => this.#take(end === '}' ? /\}/y : /\]/y);
    this.#at++;
    this.#blank();
    if (atEnd()) return;
    for (;;) {
      if (end === '}') this.#property();
      else this.#value();
      this.#blank();
      const comma = this.#at;
      if (atEnd()) return;
      if (!this.#take(/,/y)) this.#fail(`a comma or ${end} was expected`);
      this.#blank();
      if (this.#text[this.#at] === end) {
        this.#at = comma;
        throw new Wrong(`there is a comma too many before ${end}`);
      }
    }
  }

  #property(): void {
    this.#blank();
    if (this.#text[this.#at] !== '"') this.#fail('a name in double quotes was expected');
    this.#string();
    this.#blank();
    if (!this.#take(/:/y)) this.#fail('a colon was expected');
    this.#value();
  }

  #string(): void {
    // oxlint-disable-next-line no-control-regex -- JSON allows none of them in a string
    this.#take(/"(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*/y);
    if (this.#take(/"/y)) return;
    if (this.#text[this.#at] === '\\') throw new Wrong('the backslash begins no escape that JSON has');
    throw new Wrong('the text has no closing quote on its line');
  }

  #blank(): void {
    this.#take(/[ \t\r\n]*/y);
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #fail(expected: string): never {
    throw new Wrong(`${expected}, not ${this.#describeNext()}`);
  }

  #describeNext(): string {
    const char = this.#text[this.#at];
    return char === undefined ? 'the end' : JSON.stringify(char);
  }
}
