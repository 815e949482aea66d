import { documentsOf } from '../../../src/find/documents.js';
import type { FoundOperation } from '../../../src/find/operations.js';
import { createIndex } from '../../../src/find/search.js';
import type { OperationIndex } from '../../../src/find/search.js';
import type { ListedPage } from '../reference/data.js';

/** A method as the site's search shows it. */
export interface ListedMethod {
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly permissions: readonly string[];
  readonly summary: string;
  readonly deprecated: boolean;
  readonly retired: boolean;
  /** The method's section in the reference, from the root of the site. */
  readonly url: string;
}

/** All methods with the index of the command `find`. The id of a document is the method's position in the list. */
export interface MethodList {
  readonly methods: readonly ListedMethod[];
  readonly index: OperationIndex;
}

/** Creates the list that the site's search loads. @param urlOf - Returns the address of a method's section. */
export function listMethods(operations: readonly FoundOperation[], urlOf: (operation: FoundOperation) => string): MethodList {
  const methods = operations.map((operation) => ({
    name: operation.name,
    verb: operation.verb,
    path: operation.path,
    permissions: permissionNames(operation),
    summary: operation.summary,
    deprecated: operation.deprecated,
    retired: operation.retired,
    url: urlOf(operation),
  }));
  return { methods, index: createIndex(documentsOf(operations)) };
}

/** Returns the address of a method's section from the root of the site. Throws if the page of its class has no such section. */
export function methodAddress({ area, name }: FoundOperation, pages: readonly ListedPage[]): string {
  const page = pages.find(({ kind, title }) => kind === 'area' && title === area);
  if (!page?.names.includes(name)) throw new Error(`The reference has no section for ${area}.${name}.`);
  return `${page.page.slice(1)}#${name}`;
}

function permissionNames({ permissions: { any = [], all = [] } }: FoundOperation): readonly string[] {
  return [...new Set([...all, ...any])];
}
