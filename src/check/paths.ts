import type { CallExpression, NewExpression, Node, ObjectExpression, OptionalCallExpression } from '@babel/types';
import { memberName } from '../parsing/syntax.js';
import type { ContractOperation } from '../contract/index.js';
import { literalOf } from './removed-fields.js';
import { keyName } from './values/members.js';
import type { Module } from './modules.js';
import { namesPackage } from './modules.js';
import { PLACEHOLDER, targetOf } from './routes.js';
import type { Routes } from './routes.js';

/** A call that identifies an operation by its path. */
export interface PathUse {
  readonly file: string;
  readonly line: number;
  /** Several if classes share the operation. */
  readonly operations: readonly ContractOperation[];
  /** The names of the options that it passes. */
  readonly options: readonly string[];
  readonly body: Node | undefined;
}

type Call = CallExpression | OptionalCallExpression | NewExpression;

const verbs = /^(?:get|head|post|put|patch|delete)$/i;
/** Functions that send a GET request by default. */
const getFunctions = new Set(['fetch', '$fetch', 'ofetch', 'axios', 'got', 'ky', 'getJSON', 'Request']);
/** Other functions that may send a request to a path. */
const requestNames = /fetch|request|call|api|query|swr|ajax/i;
/** Objects that serve a path, or use it as a key. */
const serverNames = /^(?:app|router?|routes|server|fastify|express)$|cache|store|map|params|mock|nock/i;
const addressKeys = new Set(['url', 'uri', 'path', 'pathname', 'endpoint', 'resourcePath']);

/** Whether a text names the platform. `/api/v2/` alone is not enough: other APIs have it, too. */
export function namesPlatform(text: string): boolean {
  return /mypurecloud\.|pure\.cloud|genesys/i.test(text);
}

/** Whether a text may contain paths of operations. */
export function hasPaths(text: string): boolean {
  return text.includes('/api/v2/');
}

/** Returns the requests of a module that identify operations by path. */
export function pathsIn(module: Module, routes: Routes): PathUse[] {
  const { nodes, lineOf, text } = module.syntax;
  if (!hasPaths(text)) return [];
  const isNamed = namesPackage(text) || namesPlatform(text);
  return nodes.flatMap((node): PathUse[] => {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression' && node.type !== 'NewExpression') return [];
    const name = nameOf(node);
    if (name === undefined || node.arguments.some(({ type }) => isFunction(type))) return [];
    return addressesIn(node).flatMap((at) => {
      const target = targetOf(textOf(at, module));
      if (!target || (target.host === 'open' && ((!isNamed && name !== 'callApi') || serverNames.test(receiverOf(node)))))
        return [];
      const verb = target.verb ?? verbOf(node, name, module);
      if (verb === undefined && !requestNames.test(name)) return [];
      const operations = routes.find(target, verb);
      if (operations.length === 0) return [];
      const options = [...target.query, ...queryOf(node, name)];
      return [{ file: module.name, line: lineOf(at), operations, options, body: bodyOf(node, name, at) }];
    });
  });
}

function isFunction(type: string): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

function nameOf({ callee }: Call): string | undefined {
  return callee.type === 'Identifier' ? callee.name : memberName(callee);
}

/** Returns the name of the object whose method is called. */
function receiverOf({ callee }: Call): string {
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return '';
  const { object } = callee;
  if (object.type === 'Identifier') return object.name;
  return memberName(object) ?? (object.type === 'CallExpression' ? (nameOf(object) ?? '') : '');
}

/** Returns the nodes that may contain an address: arguments, and properties of arguments. */
function addressesIn(call: Call): Node[] {
  return call.arguments.flatMap((each): Node[] => {
    if (each.type !== 'ObjectExpression') return each.type === 'SpreadElement' ? [] : [each];
    return each.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && addressKeys.has(keyName(property) ?? '') ? [property.value] : [],
    );
  });
}

/** Limit of the parts of a concatenated text. Addresses have fewer. */
const MAX_PARTS = 100;

/** Returns the text of an expression, with placeholders for unknown parts. */
function textOf(node: Node, module: Module): string {
  let remainingParts = MAX_PARTS;
  const read = (at: Node | undefined): string => {
    if (!at || remainingParts-- < 0) return PLACEHOLDER;
    switch (at.type) {
      case 'StringLiteral':
        return at.value.replaceAll(PLACEHOLDER, '');
      case 'TemplateLiteral':
        return at.quasis
          .map(({ value }, index) => `${value.cooked ?? ''}${index < at.quasis.length - 1 ? read(at.expressions[index]) : ''}`)
          .join('');
      case 'BinaryExpression':
        return at.operator === '+' ? `${read(at.left)}${read(at.right)}` : PLACEHOLDER;
      case 'Identifier': {
        const value = literalOf(at, module);
        return value && value !== at && value.type !== 'Identifier' ? read(value) : PLACEHOLDER;
      }
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return read(at.expression);
      case 'NewExpression':
        return at.callee.type === 'Identifier' && at.callee.name === 'URL' ? read(at.arguments[0]) : PLACEHOLDER;
      default:
        return PLACEHOLDER;
    }
  };
  return read(node);
}

/** Returns the verb, in capitals; `undefined` if it is not certain. */
function verbOf(call: Call, name: string, module: Module): string | undefined {
  for (const each of call.arguments) if (each.type === 'StringLiteral' && verbs.test(each.value)) return each.value.toUpperCase();
  const [options, ...others] = call.arguments.flatMap((each) => {
    const literal = literalOf(each, module);
    return literal?.type === 'ObjectExpression' ? [literal] : [];
  });
  const optionVerb = options && methodIn(options);
  if (optionVerb !== undefined || others.length > 0) return optionVerb === '' ? undefined : optionVerb;
  if (verbs.test(name)) return name.toUpperCase();
  if (name === 'del') return 'DELETE';
  const isAll = call.arguments.length < 2 || (options !== undefined && call.arguments.length === 2);
  return getFunctions.has(name) && isAll && !options?.properties.some(({ type }) => type === 'SpreadElement') ? 'GET' : undefined;
}

/** Returns the verb in the options: `''` if it is only known at run time. */
function methodIn(options: ObjectExpression): string | undefined {
  for (const property of options.properties) {
    const name = keyName(property);
    if (name === undefined || !['method', 'httpMethod', 'verb', 'type'].includes(name)) continue;
    const value = property.type === 'ObjectProperty' ? property.value : undefined;
    if (value?.type === 'StringLiteral' && verbs.test(value.value)) return value.value.toUpperCase();
    if (name !== 'type') return '';
  }
  return undefined;
}

/** Returns the names of query parameters beside the path: an argument of `callApi`, or `params` of other functions. */
function queryOf(call: Call, name: string): string[] {
  const queryArgument =
    name === 'callApi' ? call.arguments[3] : call.arguments.map((each) => memberOf(each, 'params')).find(Boolean);
  return queryArgument?.type === 'ObjectExpression' ? queryArgument.properties.flatMap((each) => keyName(each) ?? []) : [];
}

/**
 * Returns the body: an argument of `callApi` or `post`, or `body` or `data` of the options, with or without `JSON.stringify`.
 */
function bodyOf(call: Call, name: string, at: Node): Node | undefined {
  const nextArgument = call.arguments[call.arguments.findIndex((each) => each === at) + 1];
  const optionBody = call.arguments.map((each) => memberOf(each, 'body') ?? memberOf(each, 'data')).find(Boolean);
  if (name === 'callApi') return withoutStringify(call.arguments[6]);
  return withoutStringify(/^(?:post|put|patch)$/.test(name) && !optionBody ? nextArgument : optionBody);
}

function withoutStringify(body: Node | undefined): Node | undefined {
  const isJson =
    body?.type === 'CallExpression' && body.callee.type === 'MemberExpression' && memberName(body.callee) === 'stringify';
  return isJson ? body.arguments[0] : body;
}

function memberOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const property = node.properties.find((each) => keyName(each) === name);
  return property?.type === 'ObjectProperty' ? property.value : undefined;
}
