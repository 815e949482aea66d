import { factText } from './fact-text.js';
import { limitText } from './limits.js';
import type { PackedFacts } from './packed-facts.js';
import { unpackFacts } from './packed-facts.js';
import { replacementText } from './replacements.js';

/** A limit of an operation that its documentation states. */
export interface OperationLimit {
  /** The argument or option that is limited, such as `pageSize`; `undefined` if the whole operation is limited. */
  readonly argument: string | undefined;
  /** The limit in one sentence. */
  readonly text: string;
}

/** What is known of an operation without its caller. */
export interface OperationFacts extends PackedFacts {
  /** What to use instead of a retired or deprecated operation, in one sentence. */
  readonly replacement: string | undefined;
  readonly limits: readonly OperationLimit[];
}

let cachedFacts: ReadonlyMap<string, OperationFacts> | undefined;

/** Returns the facts of all operations by their names. */
export function operationFacts(): ReadonlyMap<string, OperationFacts> {
  cachedFacts ??= readFacts();
  return cachedFacts;
}

function readFacts(): Map<string, OperationFacts> {
  const replacements = new Map(linesOf(replacementText).map((line) => splitAt(line, ': ')));
  const limits = new Map<string, OperationLimit[]>();
  for (const line of linesOf(limitText)) {
    const [place, text] = splitAt(line, ': ');
    const [name, argument] = splitAt(place, ' ');
    limits.set(name, [...(limits.get(name) ?? []), { argument: argument === '' ? undefined : argument, text }]);
  }
  return new Map(
    [...unpackFacts(factText)].map(([name, facts]) => [
      name,
      { ...facts, replacement: replacements.get(name), limits: limits.get(name) ?? [] },
    ]),
  );
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

function splitAt(text: string, separator: string): [before: string, after: string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}
