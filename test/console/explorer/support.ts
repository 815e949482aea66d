import { fileURLToPath } from 'node:url';
import { readAreas } from '../../../examples/console/build/explorer-operations.js';
import type { ApiClass } from '../../../examples/console/src/explorer/call/invoke.js';
import { findApiClass } from '../../../examples/console/src/explorer/call/invoke.js';
import type { AreaData, Operation, WholeArea } from '../../../examples/console/src/explorer/data/types.js';

/** Loads the data of the explorer's pages. */
export const areas: readonly WholeArea[] = readAreas(fileURLToPath(new URL('../../../src', import.meta.url)));

export interface OperationEntry {
  area: WholeArea;
  operation: Operation;
}

export const everyOperation: readonly OperationEntry[] = areas.flatMap((area) =>
  area.operations.map((operation) => ({ area, operation })),
);

export function find(className: string, name: string): OperationEntry {
  const entry = everyOperation.find(({ area, operation }) => area.className === className && operation.name === name);
  if (!entry) throw new Error(`There is no ${className}.${name}`);
  return entry;
}

export async function classOf({ slug, className }: AreaData): Promise<ApiClass> {
  const module = (await import(`../../../src/apis/${slug}.ts`)) as Readonly<Record<string, unknown>>;
  return findApiClass(module, className);
}
