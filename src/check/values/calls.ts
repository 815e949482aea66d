import type { CallExpression, Node, OptionalCallExpression } from '@babel/types';
import { memberName } from '../../parsing/syntax.js';
import type { OperationResults } from './operation-results.js';
import type { Module } from '../modules.js';
import { isNothing } from './nothing.js';
import type { TypeReader } from './types.js';
import { foreign } from './value.js';
import type { Value } from './value.js';

type Call = CallExpression | OptionalCallExpression;

/** Functions that return their argument, or resolve with it. */
const passThroughFunctions = new Map([
  ['Object', ['freeze', 'seal', 'preventExtensions', 'assign', 'create']],
  ['Promise', ['resolve', 'all', 'race', 'any']],
]);

/** Returns the result of a call. */
export function callValue(node: Call, module: Module, reader: TypeReader, operationResults: OperationResults): Value | undefined {
  const { callee } = node;
  const [firstArgument] = node.arguments;
  if (callee.type === 'Import') return reader.importedModule(firstArgument, module);
  const name = callee.type === 'Identifier' ? callee.name : memberName(callee);
  if (name === 'require' && firstArgument?.type === 'StringLiteral') return reader.importedModule(firstArgument, module);
  const calleeValue = reader.of(callee, module);
  const result = calleeValue?.kind === 'function' ? reader.result(calleeValue) : undefined;
  if (result) return result;
  const method = memberName(callee);
  if (method !== undefined && 'object' in callee) {
    const value = methodResult(node, callee.object, method, module, reader, operationResults);
    if (value !== 'unknown') return value;
  }
  if (name === 'usePlatformQuery') {
    const value = queryResult(node, module, reader, operationResults);
    if (value) return value;
  }
  // `useApi(UsersApi)`, `inject(UsersApi)`: a function that takes only a class returns an instance of it.
  const value = node.arguments.length === 1 ? reader.of(firstArgument, module) : undefined;
  if (value?.kind === 'class') return reader.instanceOf(value);
  return calleeValue?.kind === 'foreign' ? foreign : undefined;
}

/** Returns the result of a method; `unknown` if neither its name nor its object determines it. */
function methodResult(
  node: Call,
  object: Node,
  name: string,
  module: Module,
  reader: TypeReader,
  operationResults: OperationResults,
): Value | undefined | 'unknown' {
  const [firstArgument, secondArgument] = node.arguments;
  if (name === 'then') {
    const value = reader.result(reader.of(firstArgument, module));
    return secondArgument && value?.kind === 'part' ? undefined : value;
  }
  if (name === 'catch' || name === 'finally') {
    const value = reader.of(object, module);
    return name === 'catch' && value?.kind === 'part' && !catchesNothing(firstArgument, module) ? undefined : value;
  }
  // `Object.freeze(…)`, `Promise.resolve(…)` and `Promise.all([…])` return their argument.
  if (object.type === 'Identifier' && passThroughFunctions.get(object.name)?.includes(name) === true) {
    const value = reader.of(firstArgument, module);
    return name === 'assign' && value?.kind === 'part' ? undefined : value;
  }
  const value = reader.of(object, module);
  if (value?.kind === 'instance') return operationResults.of(value, name);
  if (value?.kind === 'part') return operationResults.methodResult(value, name);
  return 'unknown';
}

/** Returns the result of `usePlatformQuery`. With options such as `select`, `data` may be something else. */
function queryResult(node: Call, module: Module, reader: TypeReader, operationResults: OperationResults): Value | undefined {
  if (node.arguments.length >= 4) return undefined;
  const [firstArgument, method] = node.arguments;
  const api = reader.of(firstArgument, module);
  if (api?.kind !== 'class' || method?.type !== 'StringLiteral') return undefined;
  const result = operationResults.of({ ...api, kind: 'instance' }, method.value);
  return result && { kind: 'object', member: (each) => (each === 'data' ? result : undefined) };
}

/** Whether the handler of `catch` returns nothing in place of the result. */
function catchesNothing(node: Node | undefined, module: Module): boolean {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return false;
  const returnedNodes = (module.returns.get(node) ?? []).map(({ argument }) => argument);
  return [...returnedNodes, ...(node.body.type === 'BlockStatement' ? [] : [node.body])].every((each) => isNothing(each, module));
}
