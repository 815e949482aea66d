import type { CallExpression, Class, Node, OptionalCallExpression } from '@babel/types';
import { memberName } from '../parsing/syntax.js';
import type { Answers } from './answers.js';
import { exportsOf } from './exports.js';
import { keyName, membersOf, ownerOf } from './members.js';
import type { Members } from './members.js';
import { propertyName } from './modules.js';
import type { Module, Modules } from './modules.js';
import { isNothing, isUnset } from './nothing.js';
import { typed } from './types.js';
import type { TypeReader } from './types.js';
import { foreign, globalOf, isSame, ofPackage } from './value.js';
import type { ObjectValue, PartValue, Value } from './value.js';

/** Code written by hand is nested less; generated code may be deep enough to overflow the stack. */
const DEPTH = 150;

/** Functions that return their argument, or resolve with it. */
const passing = new Map([
  ['Object', ['freeze', 'seal', 'preventExtensions', 'assign', 'create']],
  ['Promise', ['resolve', 'all', 'race', 'any']],
]);

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
    const written = 'typeAnnotation' in node ? this.of(node.typeAnnotation, module) : undefined;
    if (written && written.kind !== 'foreign') return written;
    const { parentOf } = module.syntax;
    const parent = parentOf(node);
    switch (parent?.type) {
      case 'VariableDeclarator': {
        const loop = parentOf(parentOf(parent) ?? parent);
        return loop?.type === 'ForOfStatement' ? this.member(this.of(loop.right, module), '0') : this.of(parent.init, module);
      }
      case 'ObjectProperty': {
        const name = keyName(parent);
        return name === undefined ? undefined : this.member(this.ofPattern(parentOf(parent) ?? parent, module), name);
      }
      case 'ArrayPattern':
        return this.member(this.ofPattern(parent, module), String(parent.elements.findIndex((each) => each === node)));
      case 'AssignmentPattern':
        return this.ofPattern(parent, module) ?? this.of(parent.right, module);
      case 'AssignmentExpression':
        return this.of(parent.right, module);
      case 'ObjectPattern':
      case 'RestElement':
      case 'TSParameterProperty':
        return this.ofPattern(parent, module);
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return (
          this.#argument(
            parent,
            parent.params.findIndex((each) => each === node),
            module,
          ) ?? written
        );
      default:
        return written;
    }
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
    const written = 'returnType' in node ? node.returnType : 'typeAnnotation' in node ? node.typeAnnotation : undefined;
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
        return this.member(this.of(node.object, module), name) ?? this.#assignedTo(node.object, name, module);
      }
      case 'NewExpression':
        return this.made(this.of(node.callee, module));
      case 'CallExpression':
      case 'OptionalCallExpression':
        return this.#called(node, module);
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
    const bound = this.#anyOf(bindings, (each) => this.#bound(each, module));
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

  #bound(at: Node, module: Module): Value | undefined {
    const { parentOf } = module.syntax;
    const parent = parentOf(at);
    switch (parent?.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier': {
        const declaration = parentOf(parent);
        if (declaration?.type !== 'ImportDeclaration') return undefined;
        if (parent.type !== 'ImportSpecifier')
          return this.#export(declaration.source.value, parent.type === 'ImportDefaultSpecifier' ? 'default' : '*', module);
        const { imported } = parent;
        return this.#export(declaration.source.value, imported.type === 'Identifier' ? imported.name : imported.value, module);
      }
      case 'TSImportEqualsDeclaration': {
        const { moduleReference: to } = parent;
        return to.type === 'TSExternalModuleReference' ? this.imported(to.expression, module) : this.of(to, module);
      }
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'TSDeclareFunction':
        return parent.type !== 'TSDeclareFunction' && parent.id !== at ? this.ofPattern(at, module) : this.of(parent, module);
      case 'ClassDeclaration':
      case 'ClassExpression':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        return this.of(parent, module);
      default:
        return this.ofPattern(at, module);
    }
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

  /** Returns the value of an assignment `object.name = …` in the file. */
  #assignedTo(object: Node, name: string, module: Module): Value | undefined {
    if (object.type !== 'Identifier') return undefined;
    const bindings = module.scopes.bindingsOf(object.name, object);
    const assigned = (module.assignments.get(name) ?? []).filter(({ left }) => {
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== object.name) return false;
      return module.scopes.bindingsOf(object.name, left) === bindings;
    });
    return this.first(assigned, module);
  }

  #called(node: CallExpression | OptionalCallExpression, module: Module): Value | undefined {
    const { callee } = node;
    const [given] = node.arguments;
    if (callee.type === 'Import') return this.imported(given, module);
    const name = callee.type === 'Identifier' ? callee.name : memberName(callee);
    if (name === 'require' && given?.type === 'StringLiteral') return this.imported(given, module);
    const called = this.of(callee, module);
    const result = called?.kind === 'function' ? this.result(called) : undefined;
    if (result) return result;
    if (memberName(callee) !== undefined && 'object' in callee) {
      const object = callee.object;
      if (name === 'then') return this.#then(node, module);
      if (name === 'catch' || name === 'finally') {
        const value = this.of(object, module);
        return name === 'catch' && value?.kind === 'part' && !this.#isNothingCaught(given, module) ? undefined : value;
      }
      // `Object.freeze(…)`, `Promise.resolve(…)` and `Promise.all([…])` return their argument.
      if (object.type === 'Identifier' && name !== undefined && passing.get(object.name)?.includes(name) === true) {
        const value = this.of(given, module);
        return name === 'assign' && value?.kind === 'part' ? undefined : value;
      }
      const value = this.of(object, module);
      if (value?.kind === 'instance' && name !== undefined) return this.#answers.of(value, name);
      if (value?.kind === 'part' && name !== undefined) return this.#answers.called(value, name);
    }
    // With options such as `select`, `data` may be something else.
    if (name === 'usePlatformQuery' && node.arguments.length < 4) {
      const api = this.of(given, module);
      const method = node.arguments[1];
      const answer =
        api?.kind === 'class' && method?.type === 'StringLiteral'
          ? this.#answers.of({ ...api, kind: 'instance' }, method.value)
          : undefined;
      if (answer) return { kind: 'object', member: (each) => (each === 'data' ? answer : undefined) };
    }
    // `useApi(UsersApi)`, `inject(UsersApi)`: a function that takes only a class returns an instance of it.
    const value = node.arguments.length === 1 ? this.of(given, module) : undefined;
    return value?.kind === 'class' ? this.made(value) : called?.kind === 'foreign' ? foreign : undefined;
  }

  /** Returns the value of a function's parameter, if the call that passes the function determines it. */
  #argument(node: Node, index: number, module: Module): Value | undefined {
    const call = module.syntax.parentOf(node);
    if (call?.type !== 'CallExpression' || index < 0) return undefined;
    const [first] = call.arguments;
    // AMD: `define(['platformClient'], (platformClient) => …)`.
    if (first?.type === 'ArrayExpression') return this.imported(first.elements[index] ?? undefined, module);
    const name = memberName(call.callee);
    if (name === undefined || !('object' in call.callee) || first !== node) return undefined;
    if (name === 'then') return index === 0 ? this.of(call.callee.object, module) : undefined;
    const list = this.of(call.callee.object, module);
    return list?.kind === 'part' ? this.#answers.given(list, name, index) : undefined;
  }

  #then({ arguments: [given, instead] }: CallExpression | OptionalCallExpression, module: Module): Value | undefined {
    const value = this.result(this.of(given, module));
    return instead && value?.kind === 'part' ? undefined : value;
  }

  /** Whether the handler of `catch` returns nothing in place of the result. */
  #isNothingCaught(node: Node | undefined, module: Module): boolean {
    if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return false;
    const returned = (module.returns.get(node) ?? []).map(({ argument }) => argument);
    return [...returned, ...(node.body.type === 'BlockStatement' ? [] : [node.body])].every((each) => isNothing(each, module));
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
