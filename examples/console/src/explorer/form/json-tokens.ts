/** A part of valid JSON, as it is written. */
export interface JsonToken {
  kind: 'name' | 'string' | 'scalar' | 'open' | 'close' | 'comma' | 'colon';
  text: string;
  /** Its offsets in the text. */
  start: number;
  end: number;
  /** The name of the property that a value belongs to; `undefined` for an item of a list. */
  name: string | undefined;
}

/** Blanks, then a string, a bracket, a separator, or a number or word. */
const PART = /[ \t\r\n]*("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^{}[\],:"\s]+)/y;

/** Returns the parts of valid JSON. Reads without recursion, at any depth. */
export function* jsonTokens(text: string): Generator<JsonToken> {
  const open: string[] = [];
  let isNameNext = false;
  let name: string | undefined;
  const part = new RegExp(PART);
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const [, token = ''] = match;
    const end = part.lastIndex;
    const isName = isNameNext && token.startsWith('"');
    const kind = isName ? 'name' : kindOf(token);
    if (isName) name = decodeString(token);
    yield { kind, text: token, start: end - token.length, end, name: isValue(kind) ? name : undefined };
    if (kind === 'open') open.push(token);
    if (kind === 'close') open.pop();
    if (kind === 'open' || kind === 'comma') {
      isNameNext = open.at(-1) === '{';
      name = undefined;
    } else if (kind === 'name') {
      isNameNext = false;
    }
  }
}

function kindOf(token: string): JsonToken['kind'] {
  switch (token[0]) {
    case '"':
      return 'string';
    case '{':
    case '[':
      return 'open';
    case '}':
    case ']':
      return 'close';
    case ',':
      return 'comma';
    case ':':
      return 'colon';
    default:
      return 'scalar';
  }
}

const isValue = (kind: JsonToken['kind']): boolean => kind === 'string' || kind === 'scalar' || kind === 'open';

/** Returns the value of a string in JSON. */
export function decodeString(token: string): string {
  return token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
}

/** Writes JSON with two spaces a level. Numbers, texts and the order of properties stay as they are written. */
export function layOut(tokens: Iterable<JsonToken>): string {
  const parts: string[] = [];
  let depth = 0;
  let isEmpty = false;
  const newLine = (): void => void parts.push('\n', '  '.repeat(depth));
  for (const { kind, text } of tokens) {
    if (kind === 'close') {
      depth--;
      if (!isEmpty) newLine();
    } else if (isEmpty) {
      newLine();
    }
    isEmpty = kind === 'open';
    parts.push(text);
    if (kind === 'open') depth++;
    if (kind === 'comma') newLine();
    if (kind === 'colon') parts.push(' ');
  }
  return parts.join('');
}

/** Returns the text with its blanks, in which the tokens replace the original ones. */
export function inPlace(text: string, tokens: Iterable<JsonToken>): string {
  const parts: string[] = [];
  let at = 0;
  for (const token of tokens) {
    parts.push(text.slice(at, token.start), token.text);
    at = token.end;
  }
  return parts.join('') + text.slice(at);
}

/** Returns the properties of the outermost object, each with the text of its value. */
export function propertiesOf(text: string): Map<string, string> {
  const properties = new Map<string, string>();
  let depth = 0;
  let property: { name: string; start: number } | undefined;
  for (const { kind, start, end, name } of jsonTokens(text)) {
    if (depth === 1 && isValue(kind) && name !== undefined) property = { name, start };
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    if (depth === 1 && property && kind !== 'comma') properties.set(property.name, text.slice(property.start, end));
    if (depth === 1 && kind === 'comma') property = undefined;
  }
  return properties;
}

/** A number that JavaScript cannot hold, and the number that is sent in its place. */
export interface RoundedNumber {
  written: string;
  sent: string;
}

/** Returns the first number with more digits than JavaScript can hold. */
export function findRoundedNumber(text: string): RoundedNumber | undefined {
  for (const { kind, text: written } of jsonTokens(text)) {
    if (kind !== 'scalar' || !/^-?\d/.test(written)) continue;
    const sent = JSON.stringify(Number(written));
    if (digitsOf(sent) !== digitsOf(written)) return { written, sent };
  }
  return undefined;
}

/** Returns the digits and the magnitude of a number in one form, whatever its notation: `1.50`, `15e-1` and `1.5` are equal. */
function digitsOf(number: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number);
  if (!match) return number;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = withoutTrailingZeros(digits);
  if (significant === '') return '0';
  return `${sign}${significant}e${BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length)}`;
}

/** A pattern would take quadratic time for many zeros before another digit. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

/** Whether a text is JSON, whose tokens can be read. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
