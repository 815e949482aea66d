import { surface } from '../../sandbox/operations/surface.js';
import type { ContractOperation } from '../../contract/index.js';

/** A cache: reading the contract is slow. */
let cachedOperations: ReadonlyMap<string, ContractOperation> | undefined;

/** All operations of the contract by name. */
export function operationsByName(): ReadonlyMap<string, ContractOperation> {
  cachedOperations ??= new Map(
    surface()
      .templates.flatMap((template) => surface().routes(template))
      .map(({ operation }) => [operation.name, operation]),
  );
  return cachedOperations;
}

/** A cache, as above. */
let cachedRoutes: ReadonlyMap<string, ContractOperation> | undefined;

/** All operations by verb and path, such as `GET /api/v2/users/{userId}`. */
export function operationsByRoute(): ReadonlyMap<string, ContractOperation> {
  cachedRoutes ??= new Map(
    [...operationsByName().values()].map((operation) => [`${operation.verb} ${operation.path}`, operation]),
  );
  return cachedRoutes;
}
