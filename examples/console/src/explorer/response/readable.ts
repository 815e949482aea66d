import { isTooDeep } from '../form/json.js';
import { jsonTokens, layOut } from '../form/json-tokens.js';
import { HIDDEN, hideSecrets, tokensToShow } from '../form/secret-text.js';
import { looksSecret } from '../form/secrets.js';
import { text } from '../../shared/text.js';
import type { JsonNode } from './tree/json-node.js';
import { isStructure, readTree } from './tree/json-node.js';

/** A body, and its text as it was received or sent. */
export interface TextBody {
  body: unknown;
  text: string;
}

/** Returns a body formatted for reading, with its secrets replaced by marks. Numbers stay as the platform writes them. */
export function readable({ body, text: bodyText }: TextBody, token?: string): { text: string; hidden: number } {
  if (typeof body === 'string') return looksSecret(body, token) ? { text: HIDDEN, hidden: 1 } : { text: body, hidden: 0 };
  if (isTooDeep(body)) return { text: text('response.tooDeep'), hidden: 0 };
  const { shown, hidden } = hideSecrets(bodyText, token);
  return { text: shown, hidden };
}

/** Returns a body as a tree, without its secrets; `undefined` for a body without structure, and for one that is too deep. */
export function readableTree({ body, text: bodyText }: TextBody, token?: string): JsonNode | undefined {
  if (typeof body !== 'object' || body === null || isTooDeep(body)) return undefined;
  const root = readTree(tokensToShow(bodyText, token));
  return root && isStructure(root) ? root : undefined;
}

/** Returns a body to copy or save: formatted, or as received if it is too deep to be formatted. */
export function whole({ body, text }: TextBody): string {
  if (typeof body === 'string') return body;
  return isTooDeep(body) ? text : layOut(jsonTokens(text));
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
