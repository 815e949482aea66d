import type { CallExpression, Node, OptionalCallExpression } from '@babel/types';
import { memberName } from '../../parsing/syntax.js';
import type { Answers } from './answers.js';
import type { Module } from '../modules.js';
import { isNothing } from './nothing.js';
import type { TypeReader } from './types.js';
import { foreign } from './value.js';
import type { Value } from './value.js';

type Call = CallExpression | OptionalCallExpression;

/** Functions that return their argument, or resolve with it. */
const passing = new Map([
  ['Object', ['freeze', 'seal', 'preventExtensions', 'assign', 'create']],
  ['Promise', ['resolve', 'all', 'race', 'any']],
]);

/** Returns the result of a call. */
export function calledValue(node: Call, module: Module, reader: TypeReader, answers: Answers): Value | undefined {
  const { callee } = node;
  const [given] = node.arguments;
  if (callee.type === 'Import') return reader.imported(given, module);
  const name = callee.type === 'Identifier' ? callee.name : memberName(callee);
  if (name === 'require' && given?.type === 'StringLiteral') return reader.imported(given, module);
  const called = reader.of(callee, module);
  const result = called?.kind === 'function' ? reader.result(called) : undefined;
  if (result) return result;
  const method = memberName(callee);
  if (method !== undefined && 'object' in callee) {
    const value = methodResult(node, callee.object, method, module, reader, answers);
    if (value !== 'unknown') return value;
  }
  if (name === 'usePlatformQuery') {
    const value = queryResult(node, module, reader, answers);
    if (value) return value;
  }
  // `useApi(UsersApi)`, `inject(UsersApi)`: a function that takes only a class returns an instance of it.
  const value = node.arguments.length === 1 ? reader.of(given, module) : undefined;
  if (value?.kind === 'class') return reader.made(value);
  return called?.kind === 'foreign' ? foreign : undefined;
}

/** Returns the result of a method; `unknown` if neither its name nor its object determines it. */
function methodResult(
  node: Call,
  object: Node,
  name: string,
  module: Module,
  reader: TypeReader,
  answers: Answers,
): Value | undefined | 'unknown' {
  const [given, instead] = node.arguments;
  if (name === 'then') {
    const value = reader.result(reader.of(given, module));
    return instead && value?.kind === 'part' ? undefined : value;
  }
  if (name === 'catch' || name === 'finally') {
    const value = reader.of(object, module);
    return name === 'catch' && value?.kind === 'part' && !isNothingCaught(given, module) ? undefined : value;
  }
  // `Object.freeze(…)`, `Promise.resolve(…)` and `Promise.all([…])` return their argument.
  if (object.type === 'Identifier' && passing.get(object.name)?.includes(name) === true) {
    const value = reader.of(given, module);
    return name === 'assign' && value?.kind === 'part' ? undefined : value;
  }
  const value = reader.of(object, module);
  if (value?.kind === 'instance') return answers.of(value, name);
  if (value?.kind === 'part') return answers.called(value, name);
  return 'unknown';
}

/** Returns the result of `usePlatformQuery`. With options such as `select`, `data` may be something else. */
function queryResult(node: Call, module: Module, reader: TypeReader, answers: Answers): Value | undefined {
  if (node.arguments.length >= 4) return undefined;
  const [given, method] = node.arguments;
  const api = reader.of(given, module);
  if (api?.kind !== 'class' || method?.type !== 'StringLiteral') return undefined;
  const answer = answers.of({ ...api, kind: 'instance' }, method.value);
  return answer && { kind: 'object', member: (each) => (each === 'data' ? answer : undefined) };
}

/** Whether the handler of `catch` returns nothing in place of the result. */
function isNothingCaught(node: Node | undefined, module: Module): boolean {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return false;
  const returned = (module.returns.get(node) ?? []).map(({ argument }) => argument);
  return [...returned, ...(node.body.type === 'BlockStatement' ? [] : [node.body])].every((each) => isNothing(each, module));
}
