// Bundles a file as Vite 8 does and prints the size of each chunk: `node split.mjs entry.js`. A separate program, because the
// bundler's threads keep a process alive.
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const bundle = await rolldown({
  input: process.argv[2],
  preserveEntrySignatures: false,
  platform: 'browser',
  // An optional package, which is not installed here.
  external: ['@opentelemetry/api'],
});
// As long as the names that a page loads, but without a hash of the content: each other hash changes the compressed size by a few bytes.
const { output } = await bundle.generate({ format: 'esm', minify: true, chunkFileNames: '[name]-xxxxxxxx.js' });
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
