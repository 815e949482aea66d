/** Reads a stored token again and again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileStore, memoryStore } from '../../dist/tokens/index.js';

const { reads } = JSON.parse(process.argv[2]);
const folder = await mkdtemp(join(tmpdir(), 'bench-tokens-'));

async function medianReadTime(store) {
  await store.replace('key', undefined, JSON.stringify({ accessToken: 't'.repeat(90), issued: 1, expires: 2 }));
  const times = [];
  for (let read = 0; read < reads; read++) {
    const start = performance.now();
    await store.read('key');
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[reads >> 1];
}

const file = await medianReadTime(fileStore(join(folder, 'token.json')));
const memory = await medianReadTime(memoryStore());
await rm(folder, { recursive: true });
console.log(JSON.stringify({ file, memory }));
