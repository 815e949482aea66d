import { parse } from '@babel/parser';
import type { ParserPlugin } from '@babel/parser';
import type { Comment, Node } from '@babel/types';

export { parseExpression } from '@babel/parser';

/** The syntax of a module. */
export type Dialect = 'js' | 'ts' | 'tsx';

/** Replaces the text from `start` to `end` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A parsed module. */
export interface Syntax {
  readonly text: string;
  readonly dialect: Dialect;
  /** All nodes, in source order. */
  readonly nodes: readonly Node[];
  readonly comments: readonly Comment[];
  readonly parentOf: (node: Node) => Node | undefined;
  /** Returns the line of a node, counted from 1. */
  readonly lineOf: (node: Node) => number;
}

/** A text that cannot be parsed in its dialect. */
export class UnreadableError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const commonPlugins: readonly ParserPlugin[] = ['decorators-legacy', 'decoratorAutoAccessors', 'explicitResourceManagement'];
const plugins: Readonly<Record<Dialect, readonly ParserPlugin[]>> = {
  js: ['jsx', ...commonPlugins],
  ts: ['typescript', ...commonPlugins],
  tsx: ['typescript', 'jsx', ...commonPlugins],
};

interface ParseOptions {
  /** Accept errors that do not prevent parsing, such as a duplicate declaration. */
  isTolerant: boolean;
}

/**
 * Parses a module.
 *
 * @throws UnreadableError if it cannot be parsed.
 */
export function readModule(text: string, dialect: Dialect, options: ParseOptions = { isTolerant: false }): Syntax {
  const { program, comments } = parseText(text, dialect, options);
  const parents = new Map<Node, Node>();
  const nodes: Node[] = [];
  const pending: Node[] = [program];
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      pending.push(child);
    }
  }
  nodes.sort((one, other) => startOf(one) - startOf(other));
  return {
    text,
    dialect,
    nodes,
    comments: comments ?? [],
    parentOf: (node) => parents.get(node),
    lineOf: (node) => node.loc?.start.line ?? 1,
  };
}

function parseText(text: string, dialect: Dialect, { isTolerant }: ParseOptions): ReturnType<typeof parse> {
  try {
    return parse(text, {
      sourceType: 'unambiguous',
      plugins: [...plugins[dialect]],
      errorRecovery: isTolerant,
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowUndeclaredExports: true,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableError(1, 'it is nested too deep');
    const { message, loc } = error as { message: string; loc?: { line: number } };
    throw new UnreadableError(loc?.line ?? 1, message.replace(/ \(\d+:\d+\)$/, ''));
  }
}

/** Properties of nodes that are not part of the tree, such as comments. */
const nonTreeKeys = new Set(['loc', 'extra', 'leadingComments', 'innerComments', 'trailingComments']);

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .flatMap(([key, value]) => (nonTreeKeys.has(key) ? [] : [value as unknown].flat()))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

export const startOf = ({ start }: Node): number => start ?? 0;
export const endOf = ({ end }: Node): number => end ?? 0;

/** Applies edits to a text. Overlapping edits are a programming error. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) throw new Error(`Two edits overlap: ${text.slice(start, end)}`);
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

/** Returns the name of a member, in `.name` or `['name']`; `undefined` if it is only known at run time. */
export function memberName(node: Node | undefined): string | undefined {
  if (node?.type !== 'MemberExpression' && node?.type !== 'OptionalMemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'StringLiteral' ? property.value : undefined;
}
