import { readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FindData, ListedOperation } from './data.js';
import { loadIndex } from './search.js';

/** In the package, this module is part of `cli/find.js`, next to the file. */
const file = new URL('find-data.br', import.meta.url);

/** The content of the file. Values of one field stand together, which compresses better. */
interface PackedData {
  columns: Readonly<Record<string, readonly unknown[]>>;
  index: object;
}

/** Reads the data that the build has packed. */
export async function loadData(): Promise<FindData> {
  return unpackData(await readFile(file));
}

/** Packs the data for the package: as JSON, it would have two megabytes. */
export function packData({ operations, index }: FindData): Uint8Array {
  const names = Object.keys(operations[0] ?? {}) as (keyof ListedOperation)[];
  const columns = Object.fromEntries(names.map((name) => [name, operations.map((operation) => operation[name] ?? null)]));
  const data = { columns, index };
  return brotliCompressSync(JSON.stringify(data));
}

/** Reverses {@link packData}. Fields that were `undefined` are absent. */
export function unpackData(bytes: Uint8Array): FindData {
  const { columns, index } = JSON.parse(brotliDecompressSync(bytes).toString()) as PackedData;
  const fields = Object.entries(columns);
  const [names = []] = Object.values(columns);
  const operations = names.map((_, position) => {
    const values = fields.map(([name, column]) => [name, column[position] ?? undefined]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as ListedOperation;
  });
  return { operations, index: loadIndex(index) };
}
