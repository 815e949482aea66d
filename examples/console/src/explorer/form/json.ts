import type { MessageId } from '../../messages/en.js';
import type { MessageValues } from '../../shared/text.js';
import { text as translate } from '../../shared/text.js';
import { isJson, jsonTokens, layOut } from './json-tokens.js';

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
  return isJson(text) ? layOut(jsonTokens(text)) : undefined;
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

export const describeProblem = ({ line, column, message }: JsonProblem): string =>
  translate('json.problem', { line, column, message });

class Wrong extends Error {}

/** Scans the text by the grammar of RFC 8259, up to the first character that does not match. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  problem(): JsonProblem {
    let message = translate('json.none');
    try {
      this.#value();
      this.#blank();
      if (this.#at < this.#text.length) message = translate('json.nothingFollows', { next: this.#describeNext() });
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
      this.#fail('json.valueExpected');
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
      if (!this.#take(/,/y)) this.#fail('json.commaExpected', { end });
      this.#blank();
      if (this.#text[this.#at] === end) {
        this.#at = comma;
        throw new Wrong(translate('json.extraComma', { end }));
      }
    }
  }

  #property(): void {
    this.#blank();
    if (this.#text[this.#at] !== '"') this.#fail('json.nameExpected');
    this.#string();
    this.#blank();
    if (!this.#take(/:/y)) this.#fail('json.colonExpected');
    this.#value();
  }

  #string(): void {
    // oxlint-disable-next-line no-control-regex -- JSON allows none of them in a string
    this.#take(/"(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*/y);
    if (this.#take(/"/y)) return;
    if (this.#text[this.#at] === '\\') throw new Wrong(translate('json.badEscape'));
    throw new Wrong(translate('json.openQuote'));
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

  #fail(expected: MessageId, values: MessageValues = {}): never {
    throw new Wrong(translate(expected, { ...values, next: this.#describeNext() }));
  }

  #describeNext(): string {
    const char = this.#text[this.#at];
    return char === undefined ? translate('json.end') : JSON.stringify(char);
  }
}
