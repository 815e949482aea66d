import type { ContractOperation } from '../../contract/index.js';
import { parsedJson } from './body.js';
import { checkBounds, mostPerPage } from './bounds.js';
import { badRequest, OAuthProblem, Problem } from '../store/errors.js';
import type { Middleware, OperationContext } from './operation-context.js';
import type { Route } from '../operations/route.js';
import { isScim } from '../operations/scim.js';
import { withoutNestedNulls } from '../operations/nulls.js';
import { entryType } from '../operations/shapes.js';
import { markUnsupported, unsupportedQuery } from './unsupported.js';
import { unusedQueriesOf } from '../operations/unused-queries.js';
import { surface } from '../operations/surface.js';
import type { Match } from '../operations/surface.js';
import { matchOf } from './matched.js';
import { queryValue, queryValues } from './query.js';
import { examined, examinedPlaceholder, examinedQuery } from './validators.js';
import type { Validation } from '../store/control/options.js';
import type { Finding } from './validators.js';
import { MAX_BODY_BYTES, bodyLimit } from '../store/control/limits.js';
import type { World } from '../store/world.js';

/** Checks every request to an operation of the contract against its types, before a route handles it. */
export function validation(world: World): Middleware {
  return async (context, next) => {
    const match = matchOf(context);
    if ('route' in match) {
      const { operation } = match.route;
      if (world.validation === 'strict') checkQuery(context, operation);
      const body = await readBody(context, match.route, world.validation);
      checkBounds(context, operation, body);
      if (world.validation === 'strict') checkPath(match);
      checkUnused(context, world, match);
      context.body = body;
      context.mostPerPage = mostPerPage(operation);
      await next();
      if (world.validation === 'lenient' && isAccident(context.error)) {
        checkQuery(context, operation);
        await readBody(context, match.route, 'strict');
      }
      return;
    }
    await next();
  };
}

/** If lenient validation passed a value that a route cannot handle, the request is refused with its validation errors. */
const isAccident = (error: Error | undefined): boolean =>
  error !== undefined && !(error instanceof Problem) && !(error instanceof OAuthProblem);

/**
 * Checks a value of a contract type that was not sent as a body.
 * @throws the platform's 400 if it does not match its type.
 */
export function checked(world: World, type: string, value: unknown): unknown {
  const { value: usable, findings } = examined(world.validation, type, value);
  refuse(findings);
  return usable;
}

/** @throws the platform's 400 with the first finding as its message and one detail for each. */
export function refuse(findings: readonly Finding[]): void {
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
  refuse(route.names.flatMap((name, index) => examinedPlaceholder(name, values[index] ?? '', pathValues[name])));
}

/** @throws a 501 for a filter that the sandbox cannot apply, unless operations without effect respond by shape. */
function checkUnused(context: OperationContext, world: World, { route }: Match): void {
  const { operation, template } = route;
  const names = operation.verb === 'GET' ? unusedQueriesOf(template) : [];
  for (const { wireName, type, default: assumed } of operation.query) {
    const value = names.includes(wireName) ? queryValue(context, wireName) : undefined;
    if (value === undefined || value === assumed || (type === 'boolean' && value.toLowerCase() === 'false')) continue;
    if (world.unsupported === 'refuse') throw unsupportedQuery(operation, wireName);
    markUnsupported(context, operation);
  }
}

/** @throws the platform's 400 for query values that are missing or of the wrong type, and for missing headers. */
function checkQuery(context: OperationContext, { query, headers }: ContractOperation): void {
  const findings = query.flatMap((value): Finding[] => {
    const given = queryValues(context, value.wireName);
    return given.length === 0 ? absent(value) : examinedQuery(value, given);
  });
  for (const header of headers) if ((context.header(header.wireName) ?? '') === '') findings.push(...absent(header));
  refuse(findings);
}

function absent({ wireName, required }: { wireName: string; required: boolean }): Finding[] {
  return required ? [{ errorCode: 'required.field', fieldName: wireName, message: `${wireName} is required` }] : [];
}

/**
 * Reads the body of a request, `undefined` if it has none.
 *
 * @throws the platform's 415 if its media type is not JSON, and the 400 if it is missing, malformed or of the wrong type.
 */
async function readBody(context: OperationContext, route: Route, how: Validation): Promise<unknown> {
  const { body, verb } = route.operation;
  if (!body) return undefined;
  const text = await context.text();
  if (isTooLong(text)) throw new Problem(413, undefined, { limit: bodyLimit });
  if (text.trim() !== '') checkMediaType(route, context.header('content-type'));
  if (text.trim() === '' && !body.required) return undefined;
  const sent = text.trim() === '' ? null : parsedJson(text);
  if (sent === null) throw badRequest('The request has no body');
  const read = verb === 'PUT' ? surface().route(route.template, 'GET')?.operation.returns : undefined;
  const shown = read !== undefined && body.type.endsWith('[]') ? entryType(read) : read;
  const { value, findings } = examined(how, body.type, sent, { complete: verb !== 'PATCH', shown });
  refuse(findings);
  return withoutNestedNulls(body.type, value, verb === 'PATCH' || route.template.endsWith('/update'));
}

/** A character has three bytes at most, so only long texts need counting. */
const isTooLong = (text: string): boolean =>
  text.length * 3 > MAX_BODY_BYTES && (text.length > MAX_BODY_BYTES || new TextEncoder().encode(text).length > MAX_BODY_BYTES);

/** A request without a media type counts as JSON. */
function checkMediaType({ template }: Route, given = ''): void {
  const [type = ''] = given.split(';');
  const taken = ['', 'application/json', ...(isScim(template) ? ['application/scim+json'] : [])];
  if (!taken.includes(type.trim().toLowerCase())) throw new Problem(415);
}
