import { nearestName } from '../../core/arguments/nearest-name.js';
import type { FindData, ListedOperation } from '../../find/data.js';
import { searchIndex } from '../../find/search.js';
import { contract } from '../../sandbox/operations/operation-route.js';
import type { ContractOperation } from '../../contract/index.js';
import { ToolError } from '../tools/tool-error.js';

/** How many operations {@link Catalogue.find} returns. */
const ANSWERS = 5;

/** How many names an error suggests. */
const SUGGESTIONS = 3;

/** All operations of the platform, by name and by question. */
export class Catalogue {
  readonly #data: FindData;
  readonly #operations = new Map<string, ContractOperation>();
  readonly #listed: ReadonlyMap<string, ListedOperation>;

  constructor(data: FindData) {
    this.#data = data;
    this.#listed = new Map(data.operations.map((operation) => [operation.name, operation]));
    for (const operation of contract()) {
      const area = this.#listed.get(operation.name)?.area;
      if (operation.area === area || !this.#operations.has(operation.name)) this.#operations.set(operation.name, operation);
    }
  }

  get operations(): readonly ContractOperation[] {
    return [...this.#operations.values()];
  }

  /** Returns the operations that answer a question, the best first. */
  find(question: string): ListedOperation[] {
    const { index, operations } = this.#data;
    return searchIndex(index, question, operations)
      .slice(0, ANSWERS)
      .flatMap((id) => operations[id] ?? []);
  }

  /**
   * Returns an operation.
   * @throws ToolError with the nearest names if there is none.
   */
  operation(name: string): ContractOperation {
    const operation = this.#operations.get(name);
    if (operation) return operation;
    const suggestions = this.#suggest(name);
    throw new ToolError({
      code: 'unknown.operation',
      message: `There is no operation "${name.slice(0, 100)}".`,
      remedy: `Use one of these names, or find_operations: ${suggestions.join(', ')}`,
      suggestions,
    });
  }

  /** Returns the sentence and the marks of an operation. */
  listed(name: string): ListedOperation | undefined {
    return this.#listed.get(name);
  }

  #suggest(name: string): string[] {
    const nearest = nearestName(name.slice(0, 100), [...this.#operations.keys()]);
    const question = name.slice(0, 100).replace(/([a-z\d])(?=[A-Z])/g, '$1 ');
    const matches = this.find(question).map((operation) => operation.name);
    return [...new Set([...(nearest === undefined ? [] : [nearest]), ...matches])].slice(0, SUGGESTIONS);
  }
}
