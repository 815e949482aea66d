import type { Node } from '@babel/types';
import { added } from './grouped.js';
import { bindingsBy } from './names.js';
import type { Syntax } from './syntax.js';

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
  'TSDeclareFunction',
  'TSDeclareMethod',
]);
const outermost = new Set(['Program', 'StaticBlock', 'TSModuleBlock']);
const blocks = new Set(['BlockStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement', 'SwitchStatement']);

/** Resolves names to their bindings. */
export class Scopes {
  readonly #syntax: Syntax;
  readonly #bound = new Map<Node, Map<string, Node[]>>();

  constructor(syntax: Syntax) {
    this.#syntax = syntax;
    for (const node of syntax.nodes) {
      for (const { name, at } of bindingsBy(node)) {
        const scope = this.#scopeOf(node, at);
        const names = this.#bound.get(scope) ?? new Map<string, Node[]>();
        this.#bound.set(scope, names);
        added(names, name, at);
      }
    }
  }

  /**
   * Returns the bindings of a name at a node: several if a scope declares it more than once. Returns the same list for the same
   * binding.
   */
  bindingsOf(name: string, node: Node): readonly Node[] | undefined {
    const scope = this.scopeOf(name, node);
    return scope && this.#bound.get(scope)?.get(name);
  }

  /** Returns the innermost scope around a node that binds a name. */
  scopeOf(name: string, node: Node): Node | undefined {
    return this.#above(node, (at) => this.#bound.get(at)?.has(name) === true, true);
  }

  /** Returns the function around a node; the node itself does not count. */
  functionAround(node: Node): Node | undefined {
    return this.#above(node, ({ type }) => functions.has(type));
  }

  #scopeOf(node: Node, at: Node): Node {
    const { parentOf } = this.#syntax;
    switch (node.type) {
      case 'VariableDeclarator': {
        const declaration = parentOf(node);
        const isVar = declaration?.type === 'VariableDeclaration' && declaration.kind === 'var';
        return this.#around(node, isVar);
      }
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        return node.id === at ? this.#around(node) : node;
      case 'TSTypeParameter': {
        const list = parentOf(node);
        return (list && parentOf(list)) ?? node;
      }
      case 'FunctionExpression':
      case 'ClassExpression':
      case 'CatchClause':
        return node;
      default:
        return functions.has(node.type) ? node : this.#around(node);
    }
  }

  #around(node: Node, isVar = false): Node {
    const isScope = ({ type }: Node): boolean => functions.has(type) || outermost.has(type) || (!isVar && blocks.has(type));
    return this.#above(node, isScope) ?? node;
  }

  #above(node: Node, isIt: (node: Node) => boolean, isIncluded = false): Node | undefined {
    let at = isIncluded ? node : this.#syntax.parentOf(node);
    while (at && !isIt(at)) at = this.#syntax.parentOf(at);
    return at;
  }
}
