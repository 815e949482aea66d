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
