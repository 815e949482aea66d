import { isObject } from '../values/is-object.js';
import { REDACTED, holdsTrace, isSecret, isSecretNumber, longOnes, redactText } from './redact.js';

/** How a value is written: unchanged, or with every value in it redacted. */
interface Part {
  value: unknown;
  hidden: boolean;
}

/** Objects of these names describe credentials; their own fields decide what is secret. */
const HOLDER = /credentials?$/i;
/** An object whose field names the user has chosen: each field may hold a secret. */
const SECRET_HOLDER = /^credential[-_]?fields$/i;
/**
 * Beside these fields, `code` is the code of an error, a wrap-up or a reason; alone, or beside `redirectUri`, it may be an
 * authorization code.
 */
const TOLD = ['action', 'detail', 'details', 'entityId', 'errors', 'message', 'notes', 'phrase', 'status', 'text'];
const ERROR_CODE = /^[a-z]+(\.[a-z]+)+$/;
/** Fields that name the value beside them, as in `{ "name": "password", "value": … }`. */
const NAMING = ['name', 'key', 'path', 'field', 'fieldName'];

/**
 * Writes a parsed body as JSON, with secrets redacted. A loop instead of a recursion, because a body may be nested deeper than
 * the stack.
 */
export function redactedJson(body: unknown, secrets: readonly string[]): string {
  const long = longOnes(secrets);
  const written: string[] = [];
  /** What is left to write, the next at the end. */
  const left: (Part | string)[] = [{ value: body, hidden: false }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') written.push(next);
    else if (Array.isArray(next.value))
      pushList(
        left,
        ['[', ']'],
        next.value.map((value: unknown) => ['', { ...next, value }] as const),
      );
    else if (isObject(next.value)) pushList(left, ['{', '}'], fields(next.value, next.hidden, long));
    else written.push(JSON.stringify(leaf(next, secrets)));
  }
  return written.join('');
}

function pushList(
  left: (Part | string)[],
  [open, close]: [open: string, close: string],
  items: (readonly [name: string, part: Part])[],
): void {
  left.push(close);
  for (const [at, [name, part]] of [...items.entries()].reverse()) left.push(part, at > 0 ? `,${name}` : name);
  left.push(open);
}

function fields(object: Record<string, unknown>, hidden: boolean, long: readonly string[]): [string, Part][] {
  return Object.entries(object).map(([name, value]) => [
    `${JSON.stringify(redactText(name, long))}:`,
    hidden || SECRET_HOLDER.test(name)
      ? { value, hidden: true }
      : { value: isHidden(name, value, object) ? REDACTED : value, hidden: false },
  ]);
}

/** True, false and null are no secrets; a number under a plural name is a count. */
export function isHidden(name: string, value: unknown, object: Record<string, unknown>): boolean {
  if (value === null || typeof value === 'boolean') return false;
  if (isObject(value) && HOLDER.test(name)) return false;
  if (typeof value === 'number' && /s$/i.test(name)) return false;
  if (/^code$/i.test(name)) return !isOpenCode(value, object);
  if (name === 'value' && NAMING.some((naming) => isSecret(String(object[naming])))) return true;
  return isSecret(name);
}

function isOpenCode(value: unknown, object: Record<string, unknown>): boolean {
  if (typeof value === 'number' || TOLD.some((name) => name in object)) return true;
  return typeof value === 'string' && ERROR_CODE.test(value);
}

function leaf({ value, hidden }: Part, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return hidden ? REDACTED : redactText(withinText(value), secrets);
  if (typeof value !== 'number') return value;
  return hidden || isSecretNumber(String(value), secrets) ? REDACTED : value;
}

/** Redacts JSON in the text of a field. Each such level doubles the backslashes, so there cannot be many. */
function withinText(text: string): string {
  const json = /^\s*[[{]/.test(text) && holdsTrace(text) ? parsed(text) : undefined;
  return json === undefined ? text : redactedJson(json, []);
}

/** Returns parsed JSON; `undefined` for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
