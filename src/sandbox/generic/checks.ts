import type { Detail } from '../../models/index.js';
import type { ContractOperation, ContractQuery } from '../../contract/index.js';
import { isObject, parsedJson } from '../body.js';
import { badRequest } from '../errors.js';
import type { SandboxContext } from '../context.js';
import { shapeOf } from './shapes.js';

/** @throws the platform's 400 for query values that are missing, of the wrong form or none of those that are listed, and headers that are missing. */
export function checkQuery(context: SandboxContext, { query, headers }: ContractOperation): void {
  const details = query.flatMap((value): Detail[] => {
    const given = context.req.queries(value.wireName) ?? [];
    if (given.length === 0) return value.required ? [{ errorCode: 'required.field', fieldName: value.wireName }] : [];
    return given.every((text) => isOfType(text, value)) ? [] : [{ errorCode: 'invalid.value', fieldName: value.wireName }];
  });
  for (const { wireName, required } of headers) {
    if (required && context.req.header(wireName) === undefined)
      details.push({ errorCode: 'required.field', fieldName: wireName });
  }
  if (details.length > 0) throw badRequest(`The query is not valid: ${names(details)}`, details);
}

/** Values that are taken in more forms than the contract lists: its own default for an order is often none of them. */
const looselyListed = new Set(['sortOrder', 'attributes', 'excludedAttributes']);

function isOfType(text: string, { type, list, values, wireName }: ContractQuery): boolean {
  const known = looselyListed.has(wireName) ? undefined : values?.map((value) => value.toLowerCase());
  if (known) return (list ? text.split(',') : [text]).every((item) => known.includes(item.trim().toLowerCase()));
  switch (type) {
    case 'integer':
      return /^-?\d+$/.test(text);
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text));
    case 'boolean':
      return /^(true|false)$/i.test(text);
    case 'date':
    case 'date-time':
      return !Number.isNaN(Date.parse(text));
    case 'string':
      return true;
  }
}

/** Fields that models require of what is read, and nobody sends. */
const neverSent = new Set(['id', 'selfUri', 'version', 'metadata', 'dateCreated', 'dateModified']);

/**
 * The body of a request, `undefined` where it takes none.
 *
 * @throws the platform's 400 where it is missing, is no JSON, is not of its type or lacks required fields. A PATCH says only what changes.
 */
export async function readBody(context: SandboxContext, { body, verb }: ContractOperation): Promise<unknown> {
  if (!body) return undefined;
  const text = await context.req.text();
  if (text.trim() === '') {
    if (!body.required) return undefined;
    throw badRequest('The request has no body');
  }
  const value = parsedJson(text);
  if (body.type.endsWith('[]')) {
    if (!Array.isArray(value)) throw badRequest('The body must be a JSON array');
    return value;
  }
  const shape = shapeOf(body.type);
  const takesObject = shape.size > 0 || !/^(string|number|boolean)$/.test(body.type);
  if (takesObject && !isObject(value)) throw badRequest('The body must be a JSON object');
  if (isObject(value) && verb !== 'PATCH') {
    const details = [...shape.values()]
      .filter(({ name, optional }) => !optional && !neverSent.has(name) && (value[name] === undefined || value[name] === null))
      .map(({ name }) => ({ errorCode: 'required.field', fieldName: name }));
    if (details.length > 0) throw badRequest(`The body is not valid: ${names(details)}`, details);
  }
  return value;
}

const names = (details: readonly Detail[]): string => details.map(({ fieldName = '' }) => fieldName).join(', ');
