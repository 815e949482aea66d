import { documentsOf } from '../../../src/find/documents.js';
import type { FoundOperation } from '../../../src/find/operations.js';
import { readOperations } from '../../../src/find/operations.js';
import { createIndex } from '../../../src/find/search.js';
import type { AreaData, SearchData, SearchedOperation } from '../src/explorer/data/types.js';
import { standingOf } from './explorer-operations.js';

/** Reads all operations with the index of the command `find`. */
export async function readSearchData(areas: readonly AreaData[]): Promise<SearchData> {
  const operations = await readOperations();
  const positions = new Map(areas.map(({ className }, position) => [className, position]));
  return {
    areas: areas.map(({ slug, title }) => [slug, title]),
    operations: operations.map((operation) => searchedOperation(operation, positions)),
    index: createIndex(documentsOf(operations)).toJSON(),
  };
}

function searchedOperation(operation: FoundOperation, positions: ReadonlyMap<string, number>): SearchedOperation {
  const { area, name, verb, path, summary, permissions, auth } = operation;
  const position = positions.get(area);
  if (position === undefined) throw new Error(`${name} is a method of ${area}, which is no area of the explorer.`);
  return [position, name, verb, path, summary, permissions, standingOf(operation), auth];
}
