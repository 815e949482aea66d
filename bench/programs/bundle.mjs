/**
 * Bytes of a minified browser bundle of some code, with each file gzipped at the highest level: the code that a page loads
 * initially, and the total with lazily loaded code (`import()`).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';

const { code, folder } = JSON.parse(process.argv[2]);
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
/** Packages that are not counted. */
const external = ['@opentelemetry/api', '@tanstack/react-query', 'react'];
const gzipBytes = (contents) => gzipSync(contents, { level: 9 }).length;

/** Returns the bytes that a page loads initially if Rolldown bundles it. */
async function bytesByRolldown() {
  const input = join(folder, 'node_modules/.page.js');
  writeFileSync(input, code);
  const bundle = await rolldown({ input, external, platform: 'browser', preserveEntrySignatures: false });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const initialChunks = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of initialChunks) for (const name of imports) if (chunks.has(name)) initialChunks.add(chunks.get(name));
  return sum([...initialChunks].map((chunk) => gzipBytes(chunk.code)));
}

const { outputFiles, metafile } = await build({
  stdin: { contents: code, resolveDir: folder, sourcefile: 'page.js' },
  absWorkingDir: folder,
  outdir: 'bundle',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  write: false,
  metafile: true,
  external,
  logLevel: 'silent',
  // Without this, the repository's own settings would resolve the package's name to its sources.
  tsconfigRaw: '{}',
});

const outputs = Object.entries(metafile.outputs);
const [entry] = outputs.find(([, { entryPoint }]) => entryPoint === 'page.js');
const loadedPaths = new Set();
const load = (path) => {
  if (loadedPaths.has(path)) return;
  loadedPaths.add(path);
  for (const { path: next, kind, external: isExternal } of metafile.outputs[path].imports)
    if (kind === 'import-statement' && !isExternal) load(next);
};
load(entry);

const files = outputFiles.map(({ path, contents }) => ({
  first: [...loadedPaths].some((name) => path.endsWith(name)),
  minified: contents.length,
  gzip: gzipBytes(contents),
}));
const first = files.filter((file) => file.first);
console.log(
  JSON.stringify({
    minified: sum(first.map(({ minified }) => minified)),
    gzip: sum(first.map(({ gzip }) => gzip)),
    everything: sum(files.map(({ gzip }) => gzip)),
    rolldown: await bytesByRolldown(),
  }),
);
// The bundler's threads keep a process alive.
process.exit();
