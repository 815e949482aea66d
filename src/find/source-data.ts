import { listedOperation } from './data.js';
import type { FindData } from './data.js';
import { documentsOf } from './documents.js';
import { readOperations } from './operations.js';
import type { FoundOperation } from './operations.js';
import { createIndex } from './search.js';

/** Builds the data from the contract and the sources of the API classes. In the package, packed-data.ts replaces this module. */
export async function loadData(): Promise<FindData> {
  return createFindData(await readOperations());
}

/** Creates the data from operations. The build packs it. */
export function createFindData(operations: readonly FoundOperation[]): FindData {
  return { operations: operations.map(listedOperation), index: createIndex(documentsOf(operations)) };
}
