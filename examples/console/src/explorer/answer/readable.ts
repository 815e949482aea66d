import { isTooDeep } from '../form/json.js';
import { hideSecrets } from '../form/secrets.js';

/** Returns a body formatted for reading, with its secrets replaced by marks. */
export function readable(body: unknown, token?: string): { text: string; hidden: number } {
  if (isTooDeep(body)) return { text: 'This body is too deep to be shown: a download has it.', hidden: 0 };
  const { shown, hidden } = hideSecrets(body, token);
  return { text: typeof shown === 'string' ? shown : pretty(shown), hidden };
}

/** Returns a body to copy or save: formatted, or as received if it is too deep to be serialized again. */
export function whole(body: unknown, text: string): string {
  if (typeof body === 'string') return body;
  return isTooDeep(body) ? text : pretty(body);
}

/** `undefined` for an empty text. */
export function pretty(body: unknown): string {
  return body === undefined ? '' : JSON.stringify(body, null, 2);
}

/** Returns the first lines of a text, and the number of all lines. */
export function firstLines(text: string, limit: number): { lines: number; head: string } {
  let lines = 1;
  let end = text.length;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (lines === limit) end = at;
    lines++;
  }
  return { lines, head: text.slice(0, end) };
}

/** Lines in a part: a browser lays out only the parts in view. */
export function parts(text: string, lines: number): string[] {
  const texts: string[] = [];
  let start = 0;
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    count++;
    if (count % lines > 0) continue;
    texts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...texts, text.slice(start)];
}
