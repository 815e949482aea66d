import { isObject } from '../values/is-object.js';
import { REDACTED, canHoldSecret, isSecret, isSecretNumber, selectLong, redactText } from './redact.js';

/** How a value is written: unchanged, or with every value in it redacted. */
interface Part {
  value: unknown;
  isHidden: boolean;
}

/** Objects of these names describe credentials; their own fields decide what is secret. */
const CREDENTIALS = /credentials?$/i;
/** An object whose field names the user has chosen: each field may hold a secret. */
const CREDENTIAL_FIELDS = /^credential[-_]?fields$/i;
/**
 * Beside these fields, `code` is the code of an error, a wrap-up or a reason; alone, or beside `redirectUri`, it may be an
 * authorization code.
 */
const ERROR_FIELDS = ['action', 'detail', 'details', 'entityId', 'errors', 'message', 'notes', 'phrase', 'status', 'text'];
const ERROR_CODE = /^[a-z]+(\.[a-z]+)+$/;
/** Fields that name the value beside them, as in `{ "name": "password", "value": … }`. */
const NAME_FIELDS = ['name', 'key', 'path', 'field', 'fieldName'];

/**
 * Writes a parsed body as JSON, with secrets redacted. A loop instead of a recursion, because a body may be nested deeper than
 * the stack.
 */
export function stringifyRedacted(body: unknown, secrets: readonly string[]): string {
  const longSecrets = selectLong(secrets);
  const output: string[] = [];
  /** What is left to write, the next at the end. */
  const stack: (Part | string)[] = [{ value: body, isHidden: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') output.push(next);
    else if (Array.isArray(next.value))
      pushList(
        stack,
        ['[', ']'],
        next.value.map((value: unknown) => ['', { ...next, value }] as const),
      );
    else if (isObject(next.value)) pushList(stack, ['{', '}'], fieldParts(next.value, next, longSecrets));
    else output.push(JSON.stringify(redactLeaf(next, secrets)));
  }
  return output.join('');
}

function pushList(
  stack: (Part | string)[],
  [open, close]: [open: string, close: string],
  items: (readonly [name: string, part: Part])[],
): void {
  stack.push(close);
  for (const [index, [name, part]] of [...items.entries()].reverse()) stack.push(part, index > 0 ? `,${name}` : name);
  stack.push(open);
}

function fieldParts(object: Record<string, unknown>, { isHidden }: Part, longSecrets: readonly string[]): [string, Part][] {
  return Object.entries(object).map(([name, value]) => [
    `${JSON.stringify(redactText(name, longSecrets))}:`,
    isHidden || CREDENTIAL_FIELDS.test(name)
      ? { value, isHidden: true }
      : { value: isSecretField(name, value, object) ? REDACTED : value, isHidden: false },
  ]);
}

/** True, false and null are no secrets; a number under a plural name is a count. */
export function isSecretField(name: string, value: unknown, object: Record<string, unknown>): boolean {
  if (value === null || typeof value === 'boolean') return false;
  if (isObject(value) && CREDENTIALS.test(name)) return false;
  if (typeof value === 'number' && /s$/i.test(name)) return false;
  if (/^code$/i.test(name)) return !isPublicCode(value, object);
  if (name === 'value' && NAME_FIELDS.some((field) => isSecretName(object[field]))) return true;
  return isSecret(name);
}

/** A name from a response may be any JSON, whose own `toString` must not be called. In a list, one secret name is enough. */
function isSecretName(name: unknown): boolean {
  return [name].flat().some((each) => typeof each === 'string' && isSecret(each));
}

function isPublicCode(value: unknown, object: Record<string, unknown>): boolean {
  if (typeof value === 'number' || ERROR_FIELDS.some((name) => name in object)) return true;
  return typeof value === 'string' && ERROR_CODE.test(value);
}

function redactLeaf({ value, isHidden }: Part, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return isHidden ? REDACTED : redactText(redactNestedJson(value), secrets);
  if (typeof value !== 'number') return value;
  return isHidden || isSecretNumber(String(value), secrets) ? REDACTED : value;
}

/** Redacts JSON in the text of a field. Each such level doubles the backslashes, so there cannot be many. */
function redactNestedJson(text: string): string {
  const json = /^\s*[[{]/.test(text) && canHoldSecret(text) ? parseJson(text) : undefined;
  return json === undefined ? text : stringifyRedacted(json, []);
}

/** Returns parsed JSON; `undefined` for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
