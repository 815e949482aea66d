import type { ContractOperation } from '../../contract/index.js';
import { parseJsonBody } from './body.js';
import { checkBounds, maxPageSizeOf } from './bounds.js';
import { badRequest, OAuthProblem, Problem } from '../store/errors.js';
import type { Check, OperationContext } from './operation-context.js';
import type { Route } from '../operations/route.js';
import { isScim } from '../operations/scim.js';
import { SandboxNotLoadedError } from '../operations/wholeness.js';
import { withoutNestedNulls } from '../operations/nulls.js';
import { entryType } from '../operations/shapes.js';
import { markUnsupported, notImplementedQuery } from './not-implemented.js';
import { unusedQueriesOf } from '../operations/unused-queries.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import { matchOf } from './match-of.js';
import { queryValue, queryValues } from './query.js';
import { examineValue, examinePlaceholder, examineQuery } from './validators.js';
import type { Validation } from '../store/control/options.js';
import type { Finding } from './validators.js';
import { MAX_BODY_BYTES, bodyLimit } from '../store/control/limits.js';
import type { World } from '../store/world.js';

/** Checks every request to an operation of the contract against its types, before a handler runs. */
export function validation(world: World): Check {
  return async (context) => {
    const match = matchOf(context);
    if (!('route' in match)) return;
    const { operation } = match.route;
    if (world.validation === 'strict') checkQuery(context, operation);
    const body = await readBody(context, match.route, world.validation);
    checkBounds(context, operation, body);
    if (world.validation === 'strict') checkPath(match);
    checkUnused(context, world, match);
    context.body = body;
    context.maxPageSize = maxPageSizeOf(operation);
  };
}

/**
 * Throws the validation errors of a request in place of an error that its handler threw, if lenient validation passed a value that
 * the handler cannot process.
 */
export async function explainFailure(context: OperationContext, world: World, error: unknown): Promise<void> {
  const match = matchOf(context);
  if (world.validation !== 'lenient' || isExpected(error) || !('route' in match)) return;
  checkQuery(context, match.route.operation);
  await readBody(context, match.route, 'strict');
}

const isExpected = (error: unknown): boolean =>
  error instanceof Problem || error instanceof OAuthProblem || error instanceof SandboxNotLoadedError;

/**
 * Checks a value of a contract type that was not sent as a body.
 * @throws the platform's 400 if it does not match its type.
 */
export function checkValue(world: World, type: string, value: unknown): unknown {
  const { value: usableValue, findings } = examineValue(world.validation, type, value);
  refuseFindings(findings);
  return usableValue;
}

/**
 * Returns a value as the contract type that it has. With lenient validation, required fields may be missing.
 * @throws the platform's 400 if it does not match its type.
 */
export function checkedValue<T extends object>(world: World, type: string, value: unknown): Partial<T> {
  checkValue(world, type, value);
  return value as Partial<T>;
}

/** @throws the platform's 400 with the first finding as its message and one detail for each. */
export function refuseFindings(findings: readonly Finding[]): void {
  const [first] = findings;
  if (!first) return;
  const details = findings.map(({ errorCode, fieldName }) => ({ errorCode, ...(fieldName !== '' && { fieldName }) }));
  throw badRequest(first.message, details);
}

/** @throws the platform's 400 for placeholders whose value is not listed, and for weeks that are not dates. */
function checkPath({ route, values }: Match): void {
  // SCIM has a different 404.
  if (isScim(route.template)) return;
  const { pathValues } = route.operation;
  refuseFindings(route.names.flatMap((name, index) => examinePlaceholder(name, values[index] ?? '', pathValues[name])));
}

/** @throws a 501 for a filter that the sandbox cannot apply, unless operations without effect respond by shape. */
function checkUnused(context: OperationContext, world: World, { route }: Match): void {
  const { operation, template } = route;
  const names = operation.verb === 'GET' ? unusedQueriesOf(template) : [];
  for (const { wireName, type, default: defaultValue } of operation.query) {
    const value = names.includes(wireName) ? queryValue(context, wireName) : undefined;
    if (value === undefined || value === defaultValue || (type === 'boolean' && value.toLowerCase() === 'false')) continue;
    if (world.unsupported === 'refuse') throw notImplementedQuery(operation, wireName);
    markUnsupported(context, operation);
  }
}

/** @throws the platform's 400 for query values that are missing or of the wrong type, and for missing headers. */
function checkQuery(context: OperationContext, { query, headers }: ContractOperation): void {
  const findings = query.flatMap((value): Finding[] => {
    const texts = queryValues(context, value.wireName);
    return texts.length === 0 ? missingFindings(value) : examineQuery(value, texts);
  });
  for (const header of headers) if ((context.header(header.wireName) ?? '') === '') findings.push(...missingFindings(header));
  refuseFindings(findings);
}

function missingFindings({ wireName, required }: { wireName: string; required: boolean }): Finding[] {
  return required ? [{ errorCode: 'required.field', fieldName: wireName, message: `${wireName} is required` }] : [];
}

/**
 * Reads the body of a request, `undefined` if it has none.
 *
 * @throws the platform's 415 if its media type is not JSON, and the 400 if it is missing, malformed or of the wrong type.
 */
async function readBody(context: OperationContext, route: Route, mode: Validation): Promise<unknown> {
  const { body, verb } = route.operation;
  if (!body) return undefined;
  const text = await context.text();
  if (isTooLong(text)) throw new Problem(413, undefined, { limit: bodyLimit });
  if (text.trim() !== '') checkMediaType(route, context.header('content-type'));
  if (text.trim() === '' && !body.required) return undefined;
  const parsedBody = text.trim() === '' ? null : parseJsonBody(text);
  if (parsedBody === null) throw badRequest('The request has no body');
  const getType = verb === 'PUT' ? surface().route(route.template, 'GET')?.operation.returns : undefined;
  const readType = getType !== undefined && body.type.endsWith('[]') ? entryType(getType) : getType;
  const { value, findings } = examineValue(mode, body.type, parsedBody, { isComplete: verb !== 'PATCH', readType });
  refuseFindings(findings);
  return withoutNestedNulls(body.type, value, verb === 'PATCH' || route.template.endsWith('/update'));
}

/** A character has three bytes at most, so only long texts need counting. */
const isTooLong = (text: string): boolean =>
  text.length * 3 > MAX_BODY_BYTES && (text.length > MAX_BODY_BYTES || new TextEncoder().encode(text).length > MAX_BODY_BYTES);

/** A request without a media type counts as JSON. */
function checkMediaType({ template }: Route, contentType = ''): void {
  const [type = ''] = contentType.split(';');
  const acceptedTypes = ['', 'application/json', ...(isScim(template) ? ['application/scim+json'] : [])];
  if (!acceptedTypes.includes(type.trim().toLowerCase())) throw new Problem(415);
}
