import { didYouMean } from '../../core/arguments/nearest-name.js';
import { isObject } from '../../core/values/is-object.js';
import type { Session } from '../session.js';
import { ToolError } from './tool-error.js';

/** A field of a tool's input, as JSON Schema describes it. */
export interface InputField {
  readonly type: 'string' | 'integer' | 'boolean' | 'object' | 'array';
  readonly description?: string;
  readonly items?: { readonly type: 'string' | 'object' };
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What a tool takes. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, InputField>>;
  readonly required?: readonly string[];
}

/** What clients may assume of a tool. */
export interface Annotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** Input that {@link readInput} has checked. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** A tool of the server. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  readonly annotations: Annotations;
  /** Returns the result, without the platform that it comes from. */
  run(input: ToolInput, session: Session, signal: AbortSignal): Promise<object>;
}

/** The annotations of a tool that only looks things up in this package. */
export const LOOK_UP: Annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/**
 * Checks the input of a tool.
 * @throws ToolError that names the field and what it must be.
 */
export function readInput({ name, inputSchema }: Tool, input: unknown = {}): ToolInput {
  if (!isObject(input) || Array.isArray(input)) throw invalid(name, 'the arguments must be an object');
  const { properties, required = [] } = inputSchema;
  const names = Object.keys(properties);
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(properties, key))
      throw invalid(
        name,
        `"${key.slice(0, 100)}" is not an argument.${didYouMean(key.slice(0, 100), names)} Arguments: ${names.join(', ')}`,
      );
  }
  const checked: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(properties)) {
    const value = Object.hasOwn(input, key) ? input[key] : undefined;
    if (value === undefined || value === null) {
      if (required.includes(key)) throw invalid(name, `"${key}" is required`);
      continue;
    }
    const expected = expectedType(field, value);
    if (expected !== undefined) throw invalid(name, `"${key}" must be ${expected}`);
    checked[key] = value;
  }
  return checked;
}

/** Returns what a field must be if a value is something else. */
function expectedType(field: InputField, value: unknown): string | undefined {
  const { type, enum: values, minimum, maximum } = field;
  switch (type) {
    case 'string':
      if (typeof value !== 'string' || value.trim() === '') return 'a string that is not empty';
      return values === undefined || values.includes(value) ? undefined : `one of ${values.join(', ')}`;
    case 'integer': {
      const isInRange = Number.isInteger(value) && Number(value) >= (minimum ?? 0) && Number(value) <= (maximum ?? Infinity);
      return isInRange ? undefined : `a whole number from ${minimum ?? 0}${maximum === undefined ? '' : ` to ${maximum}`}`;
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'array':
      return expectedList(field, value);
    case 'object':
      return isPlainObject(value) ? undefined : 'an object';
  }
}

function expectedList({ items, maxItems = Infinity }: InputField, value: unknown): string | undefined {
  const isItem = items?.type === 'object' ? isPlainObject : (item: unknown): boolean => typeof item === 'string';
  if (Array.isArray(value) && value.length > 0 && value.length <= maxItems && value.every(isItem)) return undefined;
  return `a list of ${maxItems === Infinity ? 'one or more' : `1 to ${maxItems}`} ${items?.type ?? 'string'}s`;
}

function isPlainObject(value: unknown): boolean {
  return isObject(value) && !Array.isArray(value);
}

function invalid(tool: string, why: string): ToolError {
  return new ToolError({
    code: 'invalid.arguments',
    message: `${tool}: ${why}.`,
    remedy: 'Correct the argument and call the tool again.',
  });
}
