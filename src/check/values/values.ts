import type { Class, Node } from '@babel/types';
import type { OperationResults } from './operation-results.js';
import { assignmentsTo, boundValue } from './bindings.js';
import { callValue } from './calls.js';
import { exportsOf } from './exports.js';
import { membersOf, ownerOf } from './members.js';
import type { Members } from './members.js';
import { propertyName } from '../modules.js';
import type { Module, Modules } from '../modules.js';
import { isNothing, isUnset } from './nothing.js';
import { patternValue } from './patterns.js';
import { typeValue, resultAnnotation } from './types.js';
import type { TypeReader } from './types.js';
import { foreign, globalOf, isSame, ofPackage } from './value.js';
import type { ObjectValue, PartValue, Value } from './value.js';

/** Code written by hand is nested less; generated code may be deep enough to overflow the stack. */
const MAX_DEPTH = 150;

/**
 * Follows values through a program: names, members, calls, imports and type annotations. Returns `undefined` for what it cannot
 * determine.
 */
export class Values implements TypeReader {
  readonly #modules: Modules;
  readonly #operationResults: OperationResults;
  readonly #nodeValues = new Map<Node, Value | null>();
  readonly #namedValues = new Map<object, Map<string, Value | null>>();
  #depth = 0;

  constructor(modules: Modules, operationResults: OperationResults) {
    this.#modules = modules;
    this.#operationResults = operationResults;
  }

  of(node: Node | null | undefined, module: Module): Value | undefined {
    if (!node) return undefined;
    const cached = this.#nodeValues.get(node);
    // `null` also marks a node that is being read, so that circular definitions end.
    if (cached !== undefined) return cached ?? undefined;
    if (this.#depth >= MAX_DEPTH) return undefined;
    this.#nodeValues.set(node, null);
    this.#depth++;
    const value = this.#read(node, module);
    this.#depth--;
    if (value) this.#nodeValues.set(node, value);
    return value;
  }

  /**
   * Returns the first known value, preferably one of the two packages. A result of an operation is only returned if no other
   * value may take its place.
   */
  first(nodes: readonly (Node | null | undefined)[], module: Module): Value | undefined {
    const value = this.#anyOf(nodes, (node) => this.of(node, module));
    return value?.kind === 'part' && !nodes.every((node) => this.#isOrNothing(node, value, module)) ? undefined : value;
  }

  /** Returns the value that is assigned to a part of a pattern. */
  ofPattern(node: Node, module: Module): Value | undefined {
    return patternValue(node, module, this, this.#operationResults);
  }

  member(value: Value | undefined, name: string): Value | undefined {
    switch (value?.kind) {
      case 'package':
        return ofPackage(value, name);
      case 'class':
        return name === 'prototype' ? this.instanceOf(value) : undefined;
      case 'client class':
      case 'client':
        return name === 'instance' || name === 'prototype' ? { ...value, kind: 'client' } : foreign;
      case 'own class':
        return this.#memberOf(value.node, name, value.module);
      case 'instance':
        return value.addedMembers?.member(name);
      case 'object':
        return value.member(name);
      case 'part':
        return this.#operationResults.part(value, name);
      case 'foreign':
        return foreign;
      default:
        return undefined;
    }
  }

  /** Returns what `new` creates from a class. */
  instanceOf(value: Value | undefined): Value | undefined {
    switch (value?.kind) {
      case 'class':
        return { kind: 'instance', api: value.api, origin: value.origin };
      case 'client class':
        return { ...value, kind: 'client' };
      case 'own class':
        return this.#instanceOf(value.node, value.module);
      case 'foreign':
        return foreign;
      default:
        return undefined;
    }
  }

  /** Returns the result of a function; for a promise, the value that it resolves with. */
  result(value: Value | undefined): Value | undefined {
    if (value?.kind === 'foreign') return foreign;
    if (value?.kind !== 'function') return undefined;
    const { node, module } = value;
    const annotation = resultAnnotation(node);
    const returnedNodes = (module.returns.get(node) ?? []).map(({ argument }) => argument);
    const body = node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' ? node.body : undefined;
    return this.first([annotation, body, ...returnedNodes], module);
  }

  importedModule(specifier: Node | undefined, module: Module): Value | undefined {
    return specifier?.type === 'StringLiteral' ? this.#export(specifier.value, '*', module) : undefined;
  }

  #read(node: Node, module: Module): Value | undefined {
    switch (node.type) {
      case 'Identifier':
        return this.#valueOfName(node.name, node, module);
      case 'ThisExpression': {
        const owner = ownerOf(node, module.syntax);
        return owner?.type === 'ObjectExpression' ? this.of(owner, module) : owner && this.#instanceOf(owner, module);
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const name = propertyName(node);
        if (name === undefined) {
          const list = node.computed ? this.of(node.object, module) : undefined;
          return list?.kind === 'part' ? this.#operationResults.item(list) : undefined;
        }
        return this.member(this.of(node.object, module), name) ?? this.first(assignmentsTo(node.object, name, module), module);
      }
      case 'NewExpression':
        return this.instanceOf(this.of(node.callee, module));
      case 'CallExpression':
      case 'OptionalCallExpression':
        return callValue(node, module, this, this.#operationResults);
      case 'ImportExpression':
        return this.importedModule(node.source, module);
      case 'AwaitExpression':
        return this.of(node.argument, module);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSTypeAssertion':
        return this.first([node.expression, node.typeAnnotation], module);
      case 'TSNonNullExpression':
      case 'TSInstantiationExpression':
      case 'ParenthesizedExpression':
        return this.of(node.expression, module);
      case 'SequenceExpression':
        return this.of(node.expressions.at(-1), module);
      case 'LogicalExpression':
        if (node.operator === '&&' && this.of(node.right, module)?.kind === 'part') return this.of(node.right, module);
        return this.#either([node.right, node.left], module);
      case 'ConditionalExpression':
        return this.#either([node.consequent, node.alternate], module);
      case 'AssignmentExpression':
        return this.of(node.right, module);
      default:
        return this.#valueOfDefinition(node, module);
    }
  }

  /** Returns the value that a literal, a type, a function or a class defines. */
  #valueOfDefinition(node: Node, module: Module): Value | undefined {
    switch (node.type) {
      case 'ObjectExpression': {
        const member = (name: string): Value | undefined => {
          const nodes = membersOf(node, name, module);
          return nodes.length > 0 ? (this.first(nodes, module) ?? foreign) : undefined;
        };
        return { kind: 'object', member };
      }
      case 'TSTypeLiteral':
        return { kind: 'object', member: (name) => this.#memberOf(node, name, module) };
      case 'TSInterfaceDeclaration': {
        const member = (name: string): Value | undefined =>
          this.#memberOf(node, name, module) ??
          this.#anyOf(node.extends ?? [], (each) => this.member(this.of(each, module), name));
        return { kind: 'object', member: (name) => this.#once(node, name, () => member(name)) };
      }
      case 'ArrayExpression':
        return { kind: 'object', member: (name) => this.of(node.elements[Number(name)], module) };
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
      case 'ObjectMethod':
      case 'ClassMethod':
      case 'ClassPrivateMethod':
      case 'TSDeclareFunction':
      case 'TSDeclareMethod':
      case 'TSFunctionType':
      case 'TSMethodSignature': {
        const value: Value = { kind: 'function', node, module };
        return 'kind' in node && node.kind === 'get' ? this.result(value) : value;
      }
      case 'ClassDeclaration':
      case 'ClassExpression':
        return { kind: 'own class', node, module };
      default:
        return typeValue(node, module, this);
    }
  }

  #valueOfName(name: string, node: Node, module: Module): Value | undefined {
    const bindings = module.scopes.bindingsOf(name, node);
    if (!bindings) return globalOf(name);
    // Resolved once for all uses, since each of them would visit the same assignments.
    return this.#once(bindings, name, () => this.#boundTo(name, bindings, module));
  }

  #boundTo(name: string, bindings: readonly Node[], module: Module): Value | undefined {
    const exportOf = (specifier: string, exportName: string) => this.#export(specifier, exportName, module);
    const boundTo = this.#anyOf(bindings, (each) => boundValue(each, module, this, exportOf));
    if (boundTo && boundTo.kind !== 'foreign' && boundTo.kind !== 'part') return boundTo;
    const assignments = (module.assignments.get(name) ?? []).filter(
      ({ left }) => left.type === 'Identifier' && module.scopes.bindingsOf(name, left) === bindings,
    );
    if (boundTo?.kind === 'part') {
      const isOther = bindings.length > 1 || assignments.some((each) => !this.#isOrNothing(each, boundTo, module));
      return isOther ? undefined : boundTo;
    }
    const assignedValue = this.first(assignments, module);
    return assignedValue?.kind === 'part' && !bindings.every((each) => isUnset(each, module))
      ? undefined
      : (assignedValue ?? boundTo);
  }

  /** Returns what an imported module exports under a name. */
  #export(specifier: string, name: string, from: Module): Value | undefined {
    const source = this.#modules.sourceOf(specifier, from);
    if (source === 'foreign') return foreign;
    if (source === undefined) return undefined;
    if ('origin' in source) return ofPackage(source, name);
    const { module } = source;
    const value = this.#once(module, name, () =>
      this.#anyOf(exportsOf(module, name), (each) => {
        if ('specifier' in each) return this.#export(each.specifier, each.name, module);
        const value = this.of(each.node, module);
        return each.member === undefined ? value : this.member(value, each.member);
      }),
    );
    if (name !== '*' || value) return value;
    return { kind: 'object', member: (each) => this.#export(specifier, each, from) };
  }

  #either(nodes: readonly Node[], module: Module): Value | undefined {
    return this.first(
      nodes.filter((node) => !isNothing(node, module)),
      module,
    );
  }

  #isOrNothing(node: Node | null | undefined, part: PartValue, module: Module): boolean {
    return isNothing(node, module) || isSame(part, this.of(node, module));
  }

  #memberOf(members: Members, name: string, module: Module): Value | undefined {
    return this.first(membersOf(members, name, module), module);
  }

  #instanceOf(node: Class, module: Module): Value | undefined {
    return this.#once(node, '', () => {
      const inherited = this.instanceOf(this.of(node.superClass, module));
      const inheritedObject = inherited?.kind === 'object' ? inherited : undefined;
      const member = (name: string): Value | undefined => this.#memberOf(node, name, module) ?? inheritedObject?.member(name);
      const ownMembers: ObjectValue = { kind: 'object', member: (name) => this.#once(node, `.${name}`, () => member(name)) };
      return inherited?.kind === 'instance' ? { ...inherited, addedMembers: ownMembers } : ownMembers;
    });
  }

  #anyOf<T>(list: readonly T[], find: (each: T) => Value | undefined): Value | undefined {
    let fallback: Value | undefined;
    for (const each of list) {
      const value = find(each);
      if (value && value.kind !== 'foreign') return value;
      fallback ??= value;
    }
    return fallback;
  }

  /** Resolves each name once: modules may export each other's exports, and classes may extend each other. */
  #once(key: object, name: string, find: () => Value | undefined): Value | undefined {
    const valuesByName = this.#namedValues.get(key) ?? new Map<string, Value | null>();
    this.#namedValues.set(key, valuesByName);
    const cached = valuesByName.get(name);
    if (cached !== undefined) return cached ?? undefined;
    if (this.#depth >= MAX_DEPTH) return undefined;
    valuesByName.set(name, null);
    this.#depth++;
    const value = find();
    this.#depth--;
    if (value) valuesByName.set(name, value);
    return value;
  }
}
