import { readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FindData, ListedOperation } from './data.js';
import { loadIndex } from './search.js';

/** In the package, this module is part of `cli/find.js`, next to the file. */
const file = new URL('find-data.br', import.meta.url);

/** The content of the file. */
interface PackedData {
  operations: readonly ListedOperation[];
  index: object;
}

/** Reads the data that the build has packed. */
export async function loadData(): Promise<FindData> {
  return unpackData(await readFile(file));
}

/** Packs the data for the package: as JSON, it would have two megabytes. */
export function packData({ operations, index }: FindData): Uint8Array {
  return brotliCompressSync(JSON.stringify({ operations, index }));
}

export function unpackData(bytes: Uint8Array): FindData {
  const { operations, index } = JSON.parse(brotliDecompressSync(bytes).toString()) as PackedData;
  return { operations, index: loadIndex(index) };
}
