/**
 * Bytes of a minified browser bundle of some code, with each file gzipped at the highest level: the code that a page loads
 * initially, and the total with lazily loaded code (`import()`).
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const { code, folder } = JSON.parse(process.argv[2]);
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
  for (const { path: next, kind } of metafile.outputs[path].imports) if (kind === 'import-statement') load(next);
};
load(entry);

const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const files = outputFiles.map(({ path, contents }) => ({
  first: [...loadedPaths].some((name) => path.endsWith(name)),
  minified: contents.length,
  gzip: gzipSync(contents, { level: 9 }).length,
}));
const first = files.filter((file) => file.first);
console.log(
  JSON.stringify({
    minified: sum(first.map(({ minified }) => minified)),
    gzip: sum(first.map(({ gzip }) => gzip)),
    everything: sum(files.map(({ gzip }) => gzip)),
  }),
);
