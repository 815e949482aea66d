import { ToolError } from './tool-error.js';

/** The most that the arguments of a tool may take as JSON, in characters. */
const MAX_CHARACTERS = 1_000_000;

/** How deep arguments may be nested. No body of the platform comes near. */
const MAX_DEPTH = 32;

/** What results contain instead of data that the assistant may not see. Written back, it would replace the data. */
const PLACEHOLDERS = /\[(?:masked|redacted|omitted)\]/;

/** Keys that reach a prototype when code copies an object carelessly. */
const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Checks the size of arguments before any other code reads them. The walk is not recursive, so that deep nesting cannot exhaust
 * the stack.
 *
 * @throws ToolError if they are too large, too deep, or contain a key that reaches a prototype.
 */
export function checkJson(value: unknown): void {
  let characters = 0;
  const stack: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { value: current, depth } = entry;
    if (typeof current === 'string' && PLACEHOLDERS.test(current)) {
      throw refusal(
        'contain a placeholder of hidden data, such as [masked]',
        'Leave the field out. "merge" keeps the current value.',
      );
    }
    characters += typeof current === 'string' ? current.length : 1;
    if (characters > MAX_CHARACTERS) throw refusal('are larger than 1 MB', 'Send less data, in several calls.');
    if (typeof current !== 'object' || current === null) continue;
    if (depth > MAX_DEPTH) throw refusal(`are nested deeper than ${MAX_DEPTH} levels`, 'Flatten them.');
    for (const key of Object.keys(current)) {
      if (UNSAFE_KEYS.has(key)) throw refusal(`contain the key "${key}"`, 'Leave it out.');
      characters += key.length;
      stack.push({ value: (current as Record<string, unknown>)[key], depth: depth + 1 });
    }
  }
}

function refusal(why: string, remedy: string): ToolError {
  return new ToolError({ code: 'invalid.arguments', message: `Nothing was sent: the arguments ${why}.`, remedy });
}
