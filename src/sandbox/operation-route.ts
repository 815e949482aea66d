import { parseContract } from '../contract/index.js';
import type { ContractOperation } from '../contract/index.js';
import { routePattern } from './route-pattern.js';

/** Tells whether a call, `VERB /path`, is of a route. */
export type RouteTest = (call: string) => boolean;

let kept: readonly ContractOperation[] | undefined;

/** The contract, read once for all sandboxes, and only where it is needed. */
export const contract = (): readonly ContractOperation[] => (kept ??= parseContract());

/** The operation with this route, such as `GET /api/v2/users/{userId}`. */
export function operationOf(route: string): ContractOperation | undefined {
  return contract().find(({ verb, path }) => `${verb} ${path}` === route);
}

/** A placeholder takes any segment, but not the fixed word of another operation: `/users/me` is not `/users/{userId}`. */
export function routeTest(route: string): RouteTest {
  const pattern = routePattern(route);
  if (!route.includes('{')) return (call) => pattern.test(call);
  const rivals = contract()
    .map(({ verb, path }) => `${verb} ${path}`)
    .filter((other) => pattern.test(other) && shape(other) !== shape(route))
    .map(routePattern);
  return (call) => pattern.test(call) && !rivals.some((rival) => rival.test(call));
}

/** A route whatever its placeholders are called. */
const shape = (route: string): string => route.replace(/\{[^}]*\}/g, '{}');
