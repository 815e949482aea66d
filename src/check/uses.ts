import type { Node } from '@babel/types';
import { memberName } from '../parsing/syntax.js';
import { keyName } from './members.js';
import type { Module, Origin } from './modules.js';
import { namesPackage } from './modules.js';
import type { Values } from './values.js';

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
export function declaredIn({ syntax }: Module): string[] {
  return syntax.nodes.flatMap((node) => {
    const name = isFunction(node) ? declaredName(node, syntax.parentOf(node)) : undefined;
    return name !== undefined && operation.test(name) ? [name] : [];
  });
}

/**
 * Returns the uses of operations in a module. @param isOperation - Whether an operation has this name. @param declared -
 * Methods of the program with names of operations.
 */
export function usesIn(
  module: Module,
  values: Values,
  isOperation: (name: string) => boolean,
  declared: ReadonlySet<string>,
): Use[] {
  const { nodes, parentOf, lineOf, text } = module.syntax;
  const uses: Use[] = [];
  const isNamed = namesPackage(text);
  const isByName = (node: Node, method: string, isForeign: boolean): boolean => {
    if (!isOperation(method) || (oneWord.test(method) && (isForeign || !isNamed))) return false;
    return !declared.has(method) || isInside(node, method, parentOf);
  };
  for (const node of nodes) {
    const found = (method: string, of: Use['of'], args: readonly Node[] | undefined, at = node): void => {
      uses.push({ file: module.name, line: lineOf(at), method, of, args });
    };
    switch (node.type) {
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const method = memberName(node);
        if (method === undefined || !operation.test(method)) break;
        const parent = parentOf(node);
        const isCalled =
          (parent?.type === 'CallExpression' || parent?.type === 'OptionalCallExpression') && parent.callee === node;
        const args = isCalled ? parent.arguments : undefined;
        const object = values.of(node.object, module);
        if (object?.kind === 'instance') {
          if (!object.own?.member(method)) found(method, object, args, node.property);
          break;
        }
        const own = values.of(node, module);
        // A member of an object literal is no operation, even if its value is unknown, such as a mock in a test.
        const isOwn = own !== undefined && (own.kind !== 'foreign' || object?.kind === 'object');
        const isForeign = object?.kind === 'foreign' || object?.kind === 'client' || object?.kind === 'client class';
        if (args && !isOwn && isByName(node, method, isForeign)) found(method, undefined, args, node.property);
        break;
      }
      case 'ObjectPattern': {
        const object = node.properties.length > 0 ? values.ofPattern(node, module) : undefined;
        if (object?.kind !== 'instance') break;
        for (const property of node.properties) {
          const method = keyName(property);
          if (method !== undefined && operation.test(method)) found(method, object, undefined, property);
        }
        break;
      }
      case 'CallExpression':
      case 'NewExpression':
        pairs(node.arguments, true);
        break;
      case 'ArrayExpression':
        pairs(node.elements, false);
        break;
      default:
    }

    /** `usePlatformQuery(UsersApi, 'getUser', [id])`, `on(UsersApi, 'getUser')`, `[UsersApi, 'getUser']`. */
    function pairs(list: readonly (Node | null)[], isCall: boolean): void {
      for (const [index, each] of list.entries()) {
        if (each?.type !== 'StringLiteral' || !operation.test(each.value)) continue;
        const value = values.of(list[index - 1], module);
        if (value?.kind !== 'class' && value?.kind !== 'instance') continue;
        const given = isCall ? list[index + 1] : undefined;
        found(
          each.value,
          value,
          given?.type === 'ArrayExpression' ? given.elements.flatMap((one) => one ?? []) : undefined,
          each,
        );
      }
    }
  }
  return uses;
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
