import type { ContractOperation, ContractQuery } from '../../contract/index.js';
import type { ListedOperation } from '../../find/data.js';
import { sampleText } from '../../find/sample.js';
import { operationFacts } from '../../preflight/facts.js';
import { commentOf } from './comments.js';
import { fieldsOf, typesIn } from './describe-type.js';

/** The most types below a body that a description includes. Others are described by their names. */
const MAX_TYPES = 6;

/** Returns all that an assistant needs to call an operation. */
export async function describeOperation(operation: ContractOperation, listed: ListedOperation | undefined): Promise<object> {
  const { name, verb, path, area, body, returns, permissions } = operation;
  const comment = await commentOf(area, name);
  return {
    operation: name,
    route: `${verb} ${path}`,
    ...marksOf(operation, listed),
    description: comment.text,
    arguments: argumentsOf(operation, comment.parameters),
    ...(body && { body: bodyOf(body.type) }),
    result: resultOf(returns),
    permissions: permissionText(permissions),
    ...limitsOf(name),
    paging: listed?.isPaged === true ? 'list_all reads all pages.' : 'none',
    errors: errorsOf(operation),
    ...(listed && { sample: sampleText(listed) }),
  };
}

function marksOf({ retired, deprecated, preview }: ContractOperation, listed: ListedOperation | undefined): object {
  const replacement = listed?.replacement;
  return {
    ...(retired && { retired: 'The platform no longer offers this operation.' }),
    ...(deprecated && { deprecated: 'The platform advises against this operation.' }),
    ...(preview && { preview: 'The platform may still change this operation.' }),
    ...(replacement !== undefined && { replacement }),
  };
}

/** An argument of `call_operation`. */
interface DescribedArgument {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  readonly description?: string;
}

function argumentsOf(operation: ContractOperation, parameters: ReadonlyMap<string, string>): DescribedArgument[] {
  const { path, pathValues, query, headers, body } = operation;
  const placeholders = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const described: DescribedArgument[] = [
    ...placeholders.map((name) => ({ name, in: 'path' as const, type: unionOf(pathValues[name]) ?? 'string', required: true })),
    ...query.map((value) => ({
      name: value.argument,
      in: 'query' as const,
      type: queryType(value),
      required: value.required,
      ...(value.default !== undefined && { default: value.default }),
    })),
    ...headers.map(({ argument, required }) => ({ name: argument, in: 'header' as const, type: 'string', required })),
    ...(body ? [{ name: body.argument, in: 'body' as const, type: body.type, required: body.required }] : []),
  ];
  return described.map((argument) => {
    const description = parameters.get(argument.name);
    return description === undefined ? argument : { ...argument, description };
  });
}

function queryType({ type, list, values }: ContractQuery): string {
  const one = unionOf(values) ?? type;
  if (!list) return one;
  return one.includes('|') ? `(${one})[]` : `${one}[]`;
}

function unionOf(values: readonly string[] | undefined): string | undefined {
  return values?.map((value) => `'${value}'`).join(' | ');
}

function bodyOf(type: string): object {
  const names = typesIn(type).slice(0, MAX_TYPES);
  const types = Object.fromEntries(names.map((name) => [name, fieldsOf(name)]));
  return { type, fields: fieldsOf(type), ...(names.length > 0 && { types }) };
}

function resultOf(type: string): object {
  const fields = fieldsOf(type);
  return { type, ...(Object.keys(fields).length > 0 && { fields }) };
}

function permissionText({ any = [], all = [] }: ContractOperation['permissions']): string {
  if (all.length > 0) return all.length > 1 ? `all of ${all.join(', ')}` : all.join('');
  if (any.length > 0) return any.length > 1 ? `one of ${any.join(', ')}` : any.join('');
  return 'none listed by the platform';
}

/** Returns the limits that the documentation of an operation states. */
function limitsOf(name: string): object {
  const limits = operationFacts().get(name)?.limits ?? [];
  if (limits.length === 0) return {};
  return { limits: limits.map(({ argument, text }) => (argument === undefined ? text : `${argument}: ${text}`)) };
}

/** The statuses that the operation may respond with, and what each means for it. */
function errorsOf({ verb, path, permissions, body }: ContractOperation): Record<string, string> {
  const hasId = /\{\w+\}/.test(path);
  const needsPermission = (permissions.any?.length ?? 0) + (permissions.all?.length ?? 0) > 0;
  return {
    ...((body !== undefined || hasId) && { 400: 'a value is missing or invalid; the message names it' }),
    401: 'the token is missing, expired or revoked',
    ...(needsPermission && { 403: 'the token lacks a permission, or the division of the entity' }),
    ...(hasId && { 404: 'the entity does not exist, or the token may not see it' }),
    ...((verb === 'PUT' || verb === 'PATCH' || verb === 'POST') && {
      409: 'the entity changed meanwhile, or its name is in use',
    }),
    429: 'too many requests; the response says how long to wait',
  };
}
