import { didYouMean } from '../../core/arguments/nearest-name.js';
import { isObject } from '../../core/values/is-object.js';
import type { ContractOperation, ContractQuery } from '../../contract/index.js';
import { entryType } from '../../sandbox/operations/shapes.js';
import { surface } from '../../sandbox/operations/surface.js';
import { examinePlaceholder, examineQuery, examineValue } from '../../sandbox/http/validators.js';
import { ToolError } from '../tools/tool-error.js';
import { optionalArguments } from './operation-call.js';
import type { ArgumentValues } from './operation-call.js';

/** The most findings that an error lists. */
const MAX_FINDINGS = 20;

/**
 * Checks arguments against the contract, before anything is sent.
 * @throws ToolError that says which arguments are wrong, and why.
 */
export function checkArguments(operation: ContractOperation, values: ArgumentValues): void {
  const findings = [...nameFindings(operation, values), ...valueFindings(operation, values)];
  if (findings.length === 0) return;
  throw new ToolError({
    code: 'invalid.arguments',
    message: `${operation.name} was not sent: ${findings[0] ?? ''}`,
    remedy: `describe_operation with "${operation.name}" lists the arguments.`,
    findings: findings.slice(0, MAX_FINDINGS),
  });
}

function nameFindings(operation: ContractOperation, values: ArgumentValues): string[] {
  const { arguments: required } = operation;
  const names = [...required, ...optionalArguments(operation)];
  const isMissing = (name: string): boolean =>
    !Object.hasOwn(values, name) || values[name] === undefined || values[name] === null;
  const missing = required.filter(isMissing).map((name) => `The argument "${name}" is required.`);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const listed = names.length > 0 ? ` Arguments: ${names.join(', ')}.` : ' It takes no arguments.';
  return [
    ...missing,
    ...unknown.map((name) => `"${name.slice(0, 100)}" is not an argument.${didYouMean(name.slice(0, 100), names)}${listed}`),
  ];
}

function valueFindings(operation: ContractOperation, values: ArgumentValues): string[] {
  const { query, headers, body } = operation;
  const findings: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const queryValue = query.find(({ argument }) => argument === name);
    if (queryValue) findings.push(...queryFindings(queryValue, value));
    else if (body?.argument === name) findings.push(...bodyFindings(operation, value));
    else if (operation.path.includes(`{${name}}`)) findings.push(...pathFindings(operation, name, value));
    else if (headers.some(({ argument }) => argument === name) && typeof value !== 'string')
      findings.push(`"${name}" must be a string, not ${describe(value)}.`);
  }
  return findings;
}

function queryFindings(query: ContractQuery, value: unknown): string[] {
  const { argument, list, type } = query;
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  if (Array.isArray(value) && !list) return [`"${argument}" must be a single ${type}, not a list.`];
  const wrong = items.find((item) => !isScalar(item));
  if (wrong !== undefined || items.includes(null))
    return [`"${argument}" must be ${list ? `a list of ${type}` : `of type ${type}`}, not ${describe(wrong)}.`];
  return examineQuery(query, items.map(String)).map(({ message }) => `"${argument}": ${message}`);
}

function pathFindings(operation: ContractOperation, name: string, value: unknown): string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [`"${name}" must be a string, not ${describe(value)}.`];
  if (String(value).trim() === '') return [`"${name}" must not be blank.`];
  return examinePlaceholder(name, String(value), operation.pathValues[name]).map(({ message }) => `"${name}": ${message}`);
}

function bodyFindings({ body, verb, path }: ContractOperation, value: unknown): string[] {
  if (!body) return [];
  const template = path.replace(/\{\w+\}/g, '{}');
  const getType = verb === 'PUT' ? surface().route(template, 'GET')?.operation.returns : undefined;
  const readType = getType !== undefined && body.type.endsWith('[]') ? entryType(getType) : getType;
  const { findings } = examineValue('strict', body.type, value, { isComplete: verb !== 'PATCH', readType });
  return findings.map(({ message }) => `"${body.argument}" (${body.type}): ${message}.`);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Names the kind of a value, without quoting it. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return isObject(value) ? 'an object' : `a ${typeof value}`;
}
