import type { JsonToken } from '../../form/json-tokens.js';
import { decodeString } from '../../form/json-tokens.js';

/** A value of JSON, as it is written. */
export interface JsonNode {
  kind: 'object' | 'list' | 'string' | 'scalar';
  /** The name of a property, or the position in a list; `undefined` for the outermost value. */
  name: string | number | undefined;
  /** A text in quotes, a number, or a word; the opening bracket of an object or list. */
  text: string;
  children: readonly JsonNode[];
  parent: JsonNode | undefined;
}

type OpenNode = JsonNode & { children: JsonNode[] };

/** Builds the tree of valid JSON without recursion, at any depth; `undefined` if there is no value. */
export function readTree(tokens: Iterable<JsonToken>): JsonNode | undefined {
  let root: JsonNode | undefined;
  let parent: OpenNode | undefined;
  for (const token of tokens) {
    if (token.kind === 'close') parent = parent?.parent as OpenNode | undefined;
    const kind = kindOf(token);
    if (!kind) continue;
    const node: OpenNode = { kind, name: nameIn(parent, token), text: token.text, children: [], parent };
    parent?.children.push(node);
    root ??= node;
    if (token.kind === 'open') parent = node;
  }
  return root;
}

function kindOf({ kind, text }: JsonToken): JsonNode['kind'] | undefined {
  if (kind === 'open') return text === '{' ? 'object' : 'list';
  if (kind !== 'string' && kind !== 'scalar') return undefined;
  return text.startsWith('"') ? 'string' : 'scalar';
}

function nameIn(parent: JsonNode | undefined, { name }: JsonToken): string | number | undefined {
  return parent?.kind === 'list' ? parent.children.length : name;
}

export const isStructure = ({ kind }: JsonNode): boolean => kind === 'object' || kind === 'list';

/** Returns a text without its quotes, and any other value as it is written. */
export const contentOf = ({ kind, text }: JsonNode): string => (kind === 'string' ? decodeString(text) : text);

/** Returns a property of an object. */
export const childOf = ({ children }: JsonNode, name: string): JsonNode | undefined =>
  children.find((child) => child.name === name);

/** Returns the path from the outermost value to a node: `entities[0].name`. */
export function pathOf(node: JsonNode): string {
  const names: string[] = [];
  for (let at: JsonNode | undefined = node; at; at = at.parent) {
    if (typeof at.name === 'number') names.push(`[${at.name}]`);
    else if (at.name !== undefined) names.push(/^[\w$]+$/.test(at.name) ? `.${at.name}` : `[${JSON.stringify(at.name)}]`);
  }
  return names.reverse().join('').replace(/^\./, '');
}

/** Counts all values, up to a limit. */
export function countNodes(root: JsonNode, limit: number): number {
  const pending = [root];
  let count = 0;
  for (let node = pending.pop(); node && count < limit; node = pending.pop()) {
    count++;
    pending.push(...node.children.slice(0, limit));
  }
  return count;
}
