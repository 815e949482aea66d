import { parseContract } from '../../contract/index.js';
import type { ContractOperation } from '../../contract/index.js';
import { compileRoute, routeShape } from '../values/route-pattern.js';

/** Whether a call, `VERB /path`, matches a route. */
export type RouteTest = (call: string) => boolean;

let cachedContract: readonly ContractOperation[] | undefined;

/** The contract, read lazily and once for all sandboxes. */
export const contract = (): readonly ContractOperation[] => (cachedContract ??= parseContract());

/** The operation with this route, such as `GET /api/v2/users/{userId}`. */
export function operationOf(route: string): ContractOperation | undefined {
  return contract().find(({ verb, path }) => `${verb} ${path}` === route);
}

/** A placeholder takes any segment, but not the fixed word of another operation: `/users/me` is not `/users/{userId}`. */
export function createRouteTest(route: string): RouteTest {
  const matches = compileRoute(route);
  if (!route.includes('{')) return (call) => matches(call) !== undefined;
  const shape = routeShape(route);
  const overlappingRoutes = contract()
    .map(({ verb, path }) => `${verb} ${path}`)
    .filter((other) => matches(other) && routeShape(other) !== shape)
    .map(compileRoute);
  return (call) => matches(call) !== undefined && !overlappingRoutes.some((other) => other(call));
}
