// Bundles a file as Vite 8 does and prints the size of each chunk: `node split.mjs entry.js`. A separate program, because the
// bundler's threads keep a process alive.
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const bundle = await rolldown({ input: process.argv[2], preserveEntrySignatures: false, platform: 'browser' });
const { output } = await bundle.generate({ format: 'esm', minify: true });
const chunks = output
  .filter((file) => file.type === 'chunk')
  .map(({ fileName, isEntry, imports, code }) => ({
    fileName,
    isEntry,
    imports,
    bytes: gzipSync(code, { level: 9 }).byteLength,
  }));
console.log(JSON.stringify(chunks));
process.exit();
