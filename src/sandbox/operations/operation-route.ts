import { contractLines } from '../../contract/index.js';
import type { ContractLine, ContractOperation } from '../../contract/index.js';
import { compileRoute, routeShape } from '../values/route-pattern.js';
import type { RoutePattern } from '../values/route-pattern.js';

/** Whether a call, `VERB /path`, matches a route. */
export type RouteTest = (call: string) => boolean;

let cachedLines: readonly ContractLine[] | undefined;
let cachedContract: readonly ContractOperation[] | undefined;

/** The lines of the contract, read once for all sandboxes. */
export const linesOfContract = (): readonly ContractLine[] => (cachedLines ??= contractLines());

/** Reads the contract again when it is next needed, because its table was replaced. */
export function forgetContract(): void {
  cachedLines = undefined;
  cachedContract = undefined;
}

/** The operations of the contract, parsed once for all sandboxes. That takes a while: most calls need only a few of the lines. */
export const contract = (): readonly ContractOperation[] =>
  (cachedContract ??= linesOfContract().map(({ operation }) => operation));

/** The operation with this route, such as `GET /api/v2/users/{userId}`. */
export function operationOf(route: string): ContractOperation | undefined {
  return linesOfContract().find(({ verb, path }) => `${verb} ${path}` === route)?.operation;
}

/** A placeholder takes any segment, but not the fixed word of another operation: `/users/me` is not `/users/{userId}`. */
export function createRouteTest(route: string): RouteTest {
  const matches = compileRoute(route);
  if (!route.includes('{')) return (call) => matches(call) !== undefined;
  return (call) => matches(call) !== undefined && !overlappingRoutesOf(route).some((other) => other(call));
}

let cachedOverlaps: { lines: readonly ContractLine[]; routes: Map<string, readonly RoutePattern[]> } | undefined;

/** The routes that match a route with other words where it has placeholders. */
function overlappingRoutesOf(route: string): readonly RoutePattern[] {
  const lines = linesOfContract();
  if (cachedOverlaps?.lines !== lines) cachedOverlaps = { lines, routes: new Map() };
  const { routes } = cachedOverlaps;
  const overlaps = routes.get(route) ?? findOverlappingRoutes(route, lines);
  routes.set(route, overlaps);
  return overlaps;
}

function findOverlappingRoutes(route: string, lines: readonly ContractLine[]): RoutePattern[] {
  const matches = compileRoute(route);
  const shape = routeShape(route);
  return lines
    .map(({ verb, path }) => `${verb} ${path}`)
    .filter((other) => matches(other) && routeShape(other) !== shape)
    .map(compileRoute);
}
