import type { FoundOperation } from './operations.js';
import type { OperationIndex } from './search.js';

/** The facts of an operation that the command prints. */
export interface ListedOperation {
  /** The API class, such as `UsersApi`. */
  readonly area: string;
  /** All classes that have the method. */
  readonly classes: readonly string[];
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly arguments: readonly string[];
  /** The types of the arguments that are not strings, as TypeScript spells them. */
  readonly argumentTypes: Readonly<Record<string, string>>;
  /** The type of the body, required or not. */
  readonly body: string | undefined;
  readonly returns: string;
  /** Whether `.items()` reads all pages of the list. */
  readonly isPaged: boolean;
  readonly permissions: { readonly any?: readonly string[]; readonly all?: readonly string[] };
  readonly summary: string;
  readonly deprecated: boolean;
  readonly retired: boolean;
  readonly preview: boolean;
  /** What to use instead of a deprecated operation. */
  readonly replacement: string | undefined;
}

/** All that the command needs to answer questions. The id of a document in the index is the operation's position in the list. */
export interface FindData {
  readonly operations: readonly ListedOperation[];
  readonly index: OperationIndex;
}

/** Returns the facts of an operation that the command prints. */
export function listedOperation(operation: FoundOperation): ListedOperation {
  return {
    area: operation.area,
    classes: operation.classes,
    name: operation.name,
    verb: operation.verb,
    path: operation.path,
    arguments: operation.arguments,
    argumentTypes: argumentTypes(operation),
    body: operation.body?.type,
    returns: operation.returns,
    isPaged: isPaged(operation),
    permissions: operation.permissions,
    summary: operation.summary,
    deprecated: operation.deprecated,
    retired: operation.retired,
    preview: operation.preview,
    replacement: operation.replacement,
  };
}

function argumentTypes({ arguments: names, query, body }: FoundOperation): Record<string, string> {
  const types: Record<string, string> = {};
  for (const { argument, type, list } of query) {
    const one = scalarTypes[type] ?? 'string';
    if (names.includes(argument) && (list || one !== 'string')) types[argument] = list ? `${one}[]` : one;
  }
  if (body && names.includes(body.argument)) types[body.argument] = body.type;
  return types;
}

/** The TypeScript types of query values that are no strings. */
const scalarTypes: Readonly<Record<string, string>> = { integer: 'number', number: 'number', boolean: 'boolean' };

function isPaged({ verb, query, returns }: FoundOperation): boolean {
  const hasPages = query.some(({ argument }) => argument === 'pageNumber' || argument === 'after');
  return verb === 'GET' && returns.endsWith('Listing') && hasPages;
}
