import { didYouMean } from '../core/arguments/nearest-name.js';
import { loadModule } from '../core/arguments/load-module.js';
import type { CallSender, RequestOptions } from '../core/call/operation.js';
import { ConfigurationError, InvalidParameterError } from '../core/errors/errors.js';
import { isObject } from '../core/values/is-object.js';
import { isFunction, isText, kindOf } from '../core/values/plain-objects.js';
import type { OperationFacts } from './facts.js';
import { readAllGrants } from './grant-reader.js';
import type { Grants } from './grants.js';
import { HeldPermissions } from './held-permissions.js';
import type { OperationCheck } from './operation-check.js';
import { checkOperation } from './operation-check.js';
import type { OperationName } from './operation-names.js';

/** The result of {@link preflight}. */
export interface PreflightReport {
  /** Whose token it is, and what it may do. */
  readonly grants: Grants;
  /** One entry for each operation, in the order of the names. */
  readonly operations: readonly OperationCheck[];
}

/**
 * Checks before the first call which operations the caller can use: whether the permissions suffice, in which divisions, and whether the
 * platform still offers the operation. It reads the caller's grants once, with two or three requests.
 *
 * ```ts
 * const { operations } = await preflight(client, ['getRoutingQueues', 'postRoutingQueues']);
 * ```
 *
 * @param names - The methods' names.
 * @param request - How the requests for the grants are sent.
 * @throws InvalidParameterError for an unknown name, before anything is sent. The error of the call if the token is refused or the platform
 * cannot be reached.
 */
export async function preflight(
  client: CallSender,
  names: Iterable<OperationName>,
  request?: RequestOptions,
): Promise<PreflightReport> {
  checkClient(client, 'preflight');
  const uniqueNames = readNames(names, 'preflight');
  const facts = await requireFacts(uniqueNames, 'preflight');
  const grants = await readGrants(client, request);
  return { grants, operations: checkAll(grants, facts) };
}

/**
 * Reads what the token of a client may do, with two or three requests. Pass the result to {@link checkOperations}, as often as needed.
 * The grants change when a role changes or another user signs in: read them again then.
 *
 * @param request - How the requests are sent.
 */
export async function readGrants(client: CallSender, request?: RequestOptions): Promise<Grants> {
  checkClient(client, 'readGrants');
  return await readAllGrants(client, request);
}

/**
 * Checks operations against grants that have been read already, without a request.
 *
 * @throws InvalidParameterError for an unknown name.
 */
export async function checkOperations(grants: Grants, names: Iterable<OperationName>): Promise<OperationCheck[]> {
  if (!isObject(grants) || !('permissions' in grants))
    throw new InvalidParameterError('grants', 'checkOperations', 'pass the result of readGrants()');
  return checkAll(grants, await requireFacts(readNames(names, 'checkOperations'), 'checkOperations'));
}

function checkAll(grants: Grants, facts: ReadonlyMap<OperationName, OperationFacts>): OperationCheck[] {
  const held = new HeldPermissions(grants);
  return [...facts].map(([name, each]) => checkOperation(name, each, held, grants));
}

function checkClient(client: unknown, caller: string): void {
  if (isObject(client) && isFunction(client['send'])) return;
  throw new ConfigurationError(`${caller} needs a client as its first argument, not ${kindOf(client)}. Pass new ApiClient(…)`);
}

/** Returns the names without repetitions. */
function readNames(names: Iterable<OperationName>, caller: string): Set<OperationName> {
  const isList = isObject(names) && Symbol.iterator in names;
  if (!isList) throw new InvalidParameterError('names', caller, `it must be a list of names of operations, not ${kindOf(names)}`);
  const uniqueNames = new Set<OperationName>(names);
  for (const name of uniqueNames) {
    if (!isText(name)) throw new InvalidParameterError('names', caller, `each name must be a text, not ${kindOf(name)}`);
  }
  return uniqueNames;
}

/** Returns the facts of operations in the order of their names. */
async function requireFacts(names: ReadonlySet<OperationName>, caller: string): Promise<Map<OperationName, OperationFacts>> {
  const { operationFacts } = await loadModule(() => import('./facts.js'));
  const allFacts = operationFacts();
  const facts = new Map<OperationName, OperationFacts>();
  for (const name of names) {
    const operation = allFacts.get(name);
    if (operation === undefined) throw unknownName(name, caller, [...allFacts.keys()]);
    facts.set(name, operation);
  }
  return facts;
}

function unknownName(name: string, caller: string, allNames: readonly string[]): InvalidParameterError {
  const hint = didYouMean(name, allNames) || ' Pass the name of a method of an API class, such as "getUser".';
  return new InvalidParameterError('names', caller, `unknown operation ${JSON.stringify(name.slice(0, 200))}.${hint}`);
}
