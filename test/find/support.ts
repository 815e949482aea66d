import type { FindData } from '../../src/find/data.js';
import { loadData } from '../../src/find/source-data.js';

let data: Promise<FindData> | undefined;

/** Builds the data once for all tests of a process: that takes a second or two. */
export async function findData(): Promise<FindData> {
  data ??= loadData();
  return await data;
}
