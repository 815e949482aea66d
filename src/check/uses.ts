import type { MemberExpression, Node, ObjectPattern, OptionalMemberExpression } from '@babel/types';
import { memberName } from '../parsing/syntax.js';
import { keyName } from './values/members.js';
import type { Module, Origin } from './modules.js';
import { namesPackage } from './modules.js';
import type { Values } from './values/values.js';

/** A use of a method of an API class in a program. */
export interface Use {
  /** The file. */
  readonly file: string;
  readonly line: number;
  readonly method: string;
  /** The class and its package; `undefined` if only the method's name is known. */
  readonly of: { readonly api: string; readonly origin: Origin } | undefined;
  /** The arguments; `undefined` if they are not known. */
  readonly args: readonly Node[] | undefined;
}

const operation = /^(?:get|head|post|put|patch|delete)[A-Z]/;
/** Names that other libraries have, too, such as `getUser`. */
const oneWord = /^[a-z]+[A-Z][a-z]*$/;

/** Returns the names of methods that a module declares itself. A call by such a name may be a call of that method. */
export function declaredNamesIn({ syntax }: Module): string[] {
  return syntax.nodes.flatMap((node) => {
    const name = isFunction(node) ? declaredName(node, syntax.parentOf(node)) : undefined;
    return name !== undefined && operation.test(name) ? [name] : [];
  });
}

/**
 * Returns the uses of operations in a module.
 *
 * @param isOperation - Whether an operation has this name.
 * @param declaredNames - Methods of the program with names of operations.
 */
export function usesIn(
  module: Module,
  values: Values,
  isOperation: (name: string) => boolean,
  declaredNames: ReadonlySet<string>,
): Use[] {
  const reader = new UseReader(module, values, isOperation, declaredNames);
  for (const node of module.syntax.nodes) reader.visit(node);
  return reader.uses;
}

class UseReader {
  readonly uses: Use[] = [];
  readonly #module: Module;
  readonly #values: Values;
  readonly #isOperation: (name: string) => boolean;
  readonly #declaredNames: ReadonlySet<string>;
  readonly #isNamed: boolean;

  constructor(module: Module, values: Values, isOperation: (name: string) => boolean, declaredNames: ReadonlySet<string>) {
    this.#module = module;
    this.#values = values;
    this.#isOperation = isOperation;
    this.#declaredNames = declaredNames;
    this.#isNamed = namesPackage(module.syntax.text);
  }

  visit(node: Node): void {
    switch (node.type) {
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        this.#visitMember(node);
        break;
      case 'ObjectPattern':
        this.#visitPattern(node);
        break;
      case 'CallExpression':
      case 'NewExpression':
        this.#visitPairs(node.arguments, { isCall: true });
        break;
      case 'ArrayExpression':
        this.#visitPairs(node.elements, { isCall: false });
        break;
      default:
    }
  }

  #visitMember(node: MemberExpression | OptionalMemberExpression): void {
    const method = memberName(node);
    if (method === undefined || !operation.test(method)) return;
    const parent = this.#module.syntax.parentOf(node);
    const isCalled = (parent?.type === 'CallExpression' || parent?.type === 'OptionalCallExpression') && parent.callee === node;
    const args = isCalled ? parent.arguments : undefined;
    const object = this.#values.of(node.object, this.#module);
    if (object?.kind === 'instance') {
      if (!object.addedMembers?.member(method)) this.#add(method, object, args, node.property);
      return;
    }
    const memberValue = this.#values.of(node, this.#module);
    // A member of an object literal is no operation, even if its value is unknown, such as a mock in a test.
    const isProgramMember = memberValue !== undefined && (memberValue.kind !== 'foreign' || object?.kind === 'object');
    const isForeign = object?.kind === 'foreign' || object?.kind === 'client' || object?.kind === 'client class';
    if (args && !isProgramMember && this.#isByName(node, method, { isForeign }))
      this.#add(method, undefined, args, node.property);
  }

  #visitPattern(node: ObjectPattern): void {
    const object = node.properties.length > 0 ? this.#values.ofPattern(node, this.#module) : undefined;
    if (object?.kind !== 'instance') return;
    for (const property of node.properties) {
      const method = keyName(property);
      if (method !== undefined && operation.test(method)) this.#add(method, object, undefined, property);
    }
  }

  /** `usePlatformQuery(UsersApi, 'getUser', [id])`, `on(UsersApi, 'getUser')`, `[UsersApi, 'getUser']`. */
  #visitPairs(list: readonly (Node | null)[], { isCall }: { isCall: boolean }): void {
    for (const [index, each] of list.entries()) {
      if (each?.type !== 'StringLiteral' || !operation.test(each.value)) continue;
      const value = this.#values.of(list[index - 1], this.#module);
      if (value?.kind !== 'class' && value?.kind !== 'instance') continue;
      const next = isCall ? list[index + 1] : undefined;
      const args = next?.type === 'ArrayExpression' ? next.elements.flatMap((one) => one ?? []) : undefined;
      this.#add(each.value, value, args, each);
    }
  }

  #isByName(node: Node, method: string, { isForeign }: { isForeign: boolean }): boolean {
    if (!this.#isOperation(method) || (oneWord.test(method) && (isForeign || !this.#isNamed))) return false;
    return !this.#declaredNames.has(method) || isInside(node, method, this.#module.syntax.parentOf);
  }

  #add(method: string, of: Use['of'], args: readonly Node[] | undefined, at: Node): void {
    this.uses.push({ file: this.#module.name, line: this.#module.syntax.lineOf(at), method, of, args });
  }
}

function isFunction({ type }: Node): boolean {
  return ['FunctionExpression', 'ArrowFunctionExpression', 'ObjectMethod', 'ClassMethod', 'TSDeclareMethod'].includes(type);
}

/** Returns the name of the member that a function is assigned to. */
function declaredName(node: Node, parent: Node | undefined): string | undefined {
  if ('key' in node) return keyName(node);
  if (parent?.type === 'ObjectProperty' || parent?.type === 'ClassProperty') return keyName(parent);
  return parent?.type === 'AssignmentExpression' ? memberName(parent.left) : undefined;
}

/** Whether a node is inside a method of a given name. A wrapper often has the name of the operation that it wraps. */
function isInside(node: Node, method: string, parentOf: (node: Node) => Node | undefined): boolean {
  for (let at: Node | undefined = node; at; at = parentOf(at))
    if (isFunction(at) && declaredName(at, parentOf(at)) === method) return true;
  return false;
}
