import type { Class, Node } from '@babel/types';
import type { Answers } from './answers.js';
import { assignmentsTo, boundValue } from './bindings.js';
import { calledValue } from './calls.js';
import { exportsOf } from './exports.js';
import { membersOf, ownerOf } from './members.js';
import type { Members } from './members.js';
import { propertyName } from '../modules.js';
import type { Module, Modules } from '../modules.js';
import { isNothing, isUnset } from './nothing.js';
import { patternValue } from './patterns.js';
import { typed, writtenResult } from './types.js';
import type { TypeReader } from './types.js';
import { foreign, globalOf, isSame, ofPackage } from './value.js';
import type { ObjectValue, PartValue, Value } from './value.js';

/** Code written by hand is nested less; generated code may be deep enough to overflow the stack. */
const DEPTH = 150;

/**
 * Follows values through a program: names, members, calls, imports and type annotations. Returns `undefined` for what it cannot
 * determine.
 */
export class Values implements TypeReader {
  readonly #modules: Modules;
  readonly #answers: Answers;
  readonly #known = new Map<Node, Value | null>();
  readonly #found = new Map<object, Map<string, Value | null>>();
  #depth = 0;

  constructor(modules: Modules, answers: Answers) {
    this.#modules = modules;
    this.#answers = answers;
  }

  of(node: Node | null | undefined, module: Module): Value | undefined {
    if (!node) return undefined;
    const known = this.#known.get(node);
    // `null` also marks a node that is being read, so that circular definitions end.
    if (known !== undefined) return known ?? undefined;
    if (this.#depth >= DEPTH) return undefined;
    this.#known.set(node, null);
    this.#depth++;
    const value = this.#read(node, module);
    this.#depth--;
    if (value) this.#known.set(node, value);
    return value;
  }

  /**
   * Returns the first known value, preferably one of the two packages. A result of an operation is only returned if no other
   * value may take its place.
   */
  first(nodes: readonly (Node | null | undefined)[], module: Module): Value | undefined {
    const found = this.#anyOf(nodes, (node) => this.of(node, module));
    return found?.kind === 'part' && !nodes.every((node) => this.#isOrNothing(node, found, module)) ? undefined : found;
  }

  /** Returns the value that is assigned to a part of a pattern. */
  ofPattern(node: Node, module: Module): Value | undefined {
    return patternValue(node, module, this, this.#answers);
  }

  member(value: Value | undefined, name: string): Value | undefined {
    switch (value?.kind) {
      case 'package':
        return ofPackage(value, name);
      case 'class':
        return name === 'prototype' ? this.made(value) : undefined;
      case 'client class':
      case 'client':
        return name === 'instance' || name === 'prototype' ? { ...value, kind: 'client' } : foreign;
      case 'own class':
        return this.#memberOf(value.node, name, value.module);
      case 'instance':
        return value.own?.member(name);
      case 'object':
        return value.member(name);
      case 'part':
        return this.#answers.part(value, name);
      case 'foreign':
        return foreign;
      default:
        return undefined;
    }
  }

  /** Returns what `new` creates from a class. */
  made(value: Value | undefined): Value | undefined {
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
    const written = writtenResult(node);
    const returned = (module.returns.get(node) ?? []).map(({ argument }) => argument);
    const body = node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement' ? node.body : undefined;
    return this.first([written, body, ...returned], module);
  }

  imported(specifier: Node | undefined, module: Module): Value | undefined {
    return specifier?.type === 'StringLiteral' ? this.#export(specifier.value, '*', module) : undefined;
  }

  #read(node: Node, module: Module): Value | undefined {
    switch (node.type) {
      case 'Identifier':
        return this.#named(node.name, node, module);
      case 'ThisExpression': {
        const owner = ownerOf(node, module.syntax);
        return owner?.type === 'ObjectExpression' ? this.of(owner, module) : owner && this.#instanceOf(owner, module);
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const name = propertyName(node);
        if (name === undefined) {
          const list = node.computed ? this.of(node.object, module) : undefined;
          return list?.kind === 'part' ? this.#answers.item(list) : undefined;
        }
        return this.member(this.of(node.object, module), name) ?? this.first(assignmentsTo(node.object, name, module), module);
      }
      case 'NewExpression':
        return this.made(this.of(node.callee, module));
      case 'CallExpression':
      case 'OptionalCallExpression':
        return calledValue(node, module, this, this.#answers);
      case 'ImportExpression':
        return this.imported(node.source, module);
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
        return this.#defined(node, module);
    }
  }

  /** Returns the value that a literal, a type, a function or a class defines. */
  #defined(node: Node, module: Module): Value | undefined {
    switch (node.type) {
      case 'ObjectExpression': {
        const member = (name: string): Value | undefined => {
          const found = membersOf(node, name, module);
          return found.length > 0 ? (this.first(found, module) ?? foreign) : undefined;
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
        return typed(node, module, this);
    }
  }

  #named(name: string, node: Node, module: Module): Value | undefined {
    const bindings = module.scopes.bindingsOf(name, node);
    if (!bindings) return globalOf(name);
    // Resolved once for all uses, since each of them would visit the same assignments.
    return this.#once(bindings, name, () => this.#boundTo(name, bindings, module));
  }

  #boundTo(name: string, bindings: readonly Node[], module: Module): Value | undefined {
    const exported = (specifier: string, exportName: string) => this.#export(specifier, exportName, module);
    const bound = this.#anyOf(bindings, (each) => boundValue(each, module, this, exported));
    if (bound && bound.kind !== 'foreign' && bound.kind !== 'part') return bound;
    const assigned = (module.assignments.get(name) ?? []).filter(
      ({ left }) => left.type === 'Identifier' && module.scopes.bindingsOf(name, left) === bindings,
    );
    if (bound?.kind === 'part') {
      const isOther = bindings.length > 1 || assigned.some((each) => !this.#isOrNothing(each, bound, module));
      return isOther ? undefined : bound;
    }
    const found = this.first(assigned, module);
    return found?.kind === 'part' && !bindings.every((each) => isUnset(each, module)) ? undefined : (found ?? bound);
  }

  /** Returns what an imported module exports under a name. */
  #export(specifier: string, name: string, from: Module): Value | undefined {
    const source = this.#modules.sourceOf(specifier, from);
    if (source === 'foreign') return foreign;
    if (source === undefined) return undefined;
    if ('origin' in source) return ofPackage(source, name);
    const { module } = source;
    const found = this.#once(module, name, () =>
      this.#anyOf(exportsOf(module, name), (each) => {
        if ('specifier' in each) return this.#export(each.specifier, each.name, module);
        const value = this.of(each.node, module);
        return each.member === undefined ? value : this.member(value, each.member);
      }),
    );
    if (name !== '*' || found) return found;
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
      const inherited = this.made(this.of(node.superClass, module));
      const above = inherited?.kind === 'object' ? inherited : undefined;
      const member = (name: string): Value | undefined => this.#memberOf(node, name, module) ?? above?.member(name);
      const own: ObjectValue = { kind: 'object', member: (name) => this.#once(node, `.${name}`, () => member(name)) };
      return inherited?.kind === 'instance' ? { ...inherited, own } : own;
    });
  }

  #anyOf<T>(list: readonly T[], find: (each: T) => Value | undefined): Value | undefined {
    let found: Value | undefined;
    for (const each of list) {
      const value = find(each);
      if (value && value.kind !== 'foreign') return value;
      found ??= value;
    }
    return found;
  }

  /** Resolves each name once: modules may export each other's exports, and classes may extend each other. */
  #once(about: object, name: string, find: () => Value | undefined): Value | undefined {
    const answers = this.#found.get(about) ?? new Map<string, Value | null>();
    this.#found.set(about, answers);
    const known = answers.get(name);
    if (known !== undefined) return known ?? undefined;
    if (this.#depth >= DEPTH) return undefined;
    answers.set(name, null);
    this.#depth++;
    const value = find();
    this.#depth--;
    if (value) answers.set(name, value);
    return value;
  }
}
