import { parseContract } from '../../contract/index.js';
import type { ContractOperation } from '../../contract/index.js';
import { routePattern, routeShape } from '../values/route-pattern.js';

/** Tells whether a call, `VERB /path`, matches a route. */
export type RouteTest = (call: string) => boolean;

let kept: readonly ContractOperation[] | undefined;

/** The contract, read lazily and once for all sandboxes. */
export const contract = (): readonly ContractOperation[] => (kept ??= parseContract());

/** The operation with this route, such as `GET /api/v2/users/{userId}`. */
export function operationOf(route: string): ContractOperation | undefined {
  return contract().find(({ verb, path }) => `${verb} ${path}` === route);
}

/** A placeholder takes any segment, but not the fixed word of another operation: `/users/me` is not `/users/{userId}`. */
export function routeTest(route: string): RouteTest {
  const matches = routePattern(route);
  if (!route.includes('{')) return (call) => matches(call) !== undefined;
  const shape = routeShape(route);
  const rivals = contract()
    .map(({ verb, path }) => `${verb} ${path}`)
    .filter((other) => matches(other) && routeShape(other) !== shape)
    .map(routePattern);
  return (call) => matches(call) !== undefined && !rivals.some((rival) => rival(call));
}
