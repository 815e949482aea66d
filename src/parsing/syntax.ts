import { parse } from '@babel/parser';
import type { ParserPlugin } from '@babel/parser';
import type { Comment, Node } from '@babel/types';

export { parseExpression } from '@babel/parser';

/** How a module is written, by what its file is called. */
export type Dialect = 'js' | 'ts' | 'tsx';

/** A change of a text: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A module as it was read. */
export interface Syntax {
  readonly text: string;
  readonly dialect: Dialect;
  /** Everything in it, in the order of the text. */
  readonly nodes: readonly Node[];
  readonly comments: readonly Comment[];
  readonly parentOf: (node: Node) => Node | undefined;
  /** The line that a node begins on, from 1. */
  readonly lineOf: (node: Node) => number;
}

/** A text that is no module of its dialect. */
export class UnreadableError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const always: readonly ParserPlugin[] = ['decorators-legacy', 'decoratorAutoAccessors', 'explicitResourceManagement'];
const plugins: Readonly<Record<Dialect, readonly ParserPlugin[]>> = {
  js: ['jsx', ...always],
  ts: ['typescript', ...always],
  tsx: ['typescript', 'jsx', ...always],
};

/**
 * Reads a module. `isTolerant` takes what can be understood although it would not run, such as one name for two things.
 *
 * @throws UnreadableError where it is none.
 */
export function readModule(text: string, dialect: Dialect, isTolerant = false): Syntax {
  const { program, comments } = parsed(text, dialect, isTolerant);
  const parents = new Map<Node, Node>();
  const nodes: Node[] = [];
  const waiting: Node[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      waiting.push(child);
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

function parsed(text: string, dialect: Dialect, isTolerant: boolean): ReturnType<typeof parse> {
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

/** Comments hang on nodes too, under these names; they are no part of the tree. */
const beside = new Set(['loc', 'extra', 'leadingComments', 'innerComments', 'trailingComments']);

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .flatMap(([key, value]) => (beside.has(key) ? [] : [value as unknown].flat()))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

export const startOf = ({ start }: Node): number => start ?? 0;
export const endOf = ({ end }: Node): number => end ?? 0;

/** Edits that lie in each other are a mistake of whoever made them. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: instead } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) throw new Error(`Two changes of one place: ${text.slice(start, end)}`);
    result += text.slice(at, start) + instead;
    at = end;
  }
  return result + text.slice(at);
}

/** What a member is called, by `.name` or by `['name']`; `undefined` where only the run tells. */
export function memberName(node: Node | undefined): string | undefined {
  if (node?.type !== 'MemberExpression' && node?.type !== 'OptionalMemberExpression') return undefined;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'StringLiteral' ? property.value : undefined;
}
