import type { Node } from '@babel/types';
import { addToGroup } from './add-to-group.js';
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
  readonly #bindings = new Map<Node, Map<string, Node[]>>();

  constructor(syntax: Syntax) {
    this.#syntax = syntax;
    for (const node of syntax.nodes) {
      for (const { name, at } of bindingsBy(node)) {
        const scope = this.#scopeOf(node, at);
        const names = this.#bindings.get(scope) ?? new Map<string, Node[]>();
        this.#bindings.set(scope, names);
        addToGroup(names, name, at);
      }
    }
  }

  /**
   * Returns the bindings of a name at a node: several if a scope declares it more than once. Returns the same list for the same
   * binding.
   */
  bindingsOf(name: string, node: Node): readonly Node[] | undefined {
    const scope = this.scopeOf(name, node);
    return scope && this.#bindings.get(scope)?.get(name);
  }

  /** Returns the innermost scope around a node that binds a name. */
  scopeOf(name: string, node: Node): Node | undefined {
    const binds = (at: Node): boolean => this.#bindings.get(at)?.has(name) === true;
    return binds(node) ? node : this.#ancestor(node, binds);
  }

  /** Returns the function around a node; the node itself does not count. */
  functionAround(node: Node): Node | undefined {
    return this.#ancestor(node, ({ type }) => functions.has(type));
  }

  #scopeOf(node: Node, at: Node): Node {
    const { parentOf } = this.#syntax;
    switch (node.type) {
      case 'VariableDeclarator': {
        const declaration = parentOf(node);
        const isVar = declaration?.type === 'VariableDeclaration' && declaration.kind === 'var';
        return this.#scopeAround(node, isVar);
      }
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        return node.id === at ? this.#scopeAround(node) : node;
      case 'TSTypeParameter': {
        const list = parentOf(node);
        return (list && parentOf(list)) ?? node;
      }
      case 'FunctionExpression':
      case 'ClassExpression':
      case 'CatchClause':
        return node;
      default:
        return functions.has(node.type) ? node : this.#scopeAround(node);
    }
  }

  #scopeAround(node: Node, isVar = false): Node {
    const isScope = ({ type }: Node): boolean => functions.has(type) || outermost.has(type) || (!isVar && blocks.has(type));
    return this.#ancestor(node, isScope) ?? node;
  }

  #ancestor(node: Node, matches: (node: Node) => boolean): Node | undefined {
    let at = this.#syntax.parentOf(node);
    while (at && !matches(at)) at = this.#syntax.parentOf(at);
    return at;
  }
}
