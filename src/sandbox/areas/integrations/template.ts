import { isObject } from '../../values/json.js';
import type { Json } from '../repository.js';

/** Converts a value for its place in a template. */
type Writing = (value: unknown) => string;

const escapes: Readonly<Record<string, Writing>> = {
  jsonString: (value) => JSON.stringify(toText(value)).slice(1, -1),
  url: (value) => encodeURIComponent(toText(value)),
  uri: (value) => encodeURIComponent(toText(value)),
};

/**
 * Fills the placeholders of a template: `${input.name}`, `${rawResult}`, and these within `$esc.jsonString(…)` or
 * `$esc.url(…)`. Other template directives are not supported and returned in `rest`.
 */
export function expandTemplate(template: string, values: Json): { text: string; rest: string | undefined } {
  const macro = /^#(?:if|set|foreach|macro|end|else|elseif)\b/;
  let text = '';
  let position = 0;
  while (position < template.length) {
    const rest = template.slice(position, position + 400);
    const macroMatch = /^\$(?:esc\.(\w{1,20})\()?\$?!?\{([\w.]{1,200})\}(\)?)/.exec(rest);
    if (macroMatch) {
      const [macroText, escape, path = '', closing] = macroMatch;
      const write = escape === undefined ? toText : escapes[escape];
      if (!write || (escape !== undefined && closing !== ')')) return { text, rest: macroText };
      text += write(valueAt(values, path.split('.')));
      position += escape === undefined ? macroText.length - (closing ?? '').length : macroText.length;
    } else if (/^\$[!{a-zA-Z]/.test(rest) || macro.test(rest)) return { text, rest: rest.slice(0, 40) };
    else {
      text += template.charAt(position);
      position += 1;
    }
  }
  return { text, rest: undefined };
}

/**
 * The value at a path such as `$.a.b[0].c`; `undefined` if there is none, or if the path contains more than names and indexes.
 */
export function valueAtPath(value: unknown, path: string): unknown {
  const names = path
    .replace(/^\$\.?/, '')
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .split('.');
  return valueAt(
    value,
    names.filter((name) => name !== ''),
  );
}

function valueAt(value: unknown, names: readonly string[]): unknown {
  let current = value;
  for (const name of names) {
    if (Array.isArray(current)) current = current[Number(name)];
    else current = isObject(current) && Object.hasOwn(current, name) ? current[name] : undefined;
  }
  return current;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
