import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import ts from 'typescript';

const entry = ['src/index.ts', 'src/fetch.ts', 'src/models/index.ts', 'src/apis/*.ts', 'src/sandbox/index.ts', 'src/node/index.ts'];

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  external: ['axios', 'qs', 'jwt-decode', 'undici'],
  sourcemap: true,
  // Shared code in chunks, also for CJS: an error's class or the default client must be one, whichever entry it was reached by.
  splitting: true,
  treeshake: false,
  clean: true,
  onSuccess: declarations,
});

/** Module by module rather than bundled, so that whoever imports one area loads the types of that area and no others. */
async function declarations(): Promise<void> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, paths: {}, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: 'src', outDir: 'dist' },
    '.',
  );
  const files = (await readdir('src/apis')).map((file) => `src/apis/${file}`);
  ts.createProgram(['src/index.ts', 'src/fetch.ts', 'src/models/index.ts', 'src/sandbox/index.ts', 'src/node/index.ts', ...files], options).emit();
  for (const file of await readdir('dist', { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join('dist', file);
    const text = await readFile(path, 'utf8');
    const commonJs = text.replace(/(from '\.[^']*|import\("\.[^"]*)\.js(['"])/g, '$1.cjs$2');
    await (commonJs === text ? cp(path, path.replace(/\.ts$/, '.cts')) : writeFile(path.replace(/\.ts$/, '.cts'), commonJs));
  }
}
