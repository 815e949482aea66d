import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { commonJsText, readDeclaration } from './declaration-text.js';
import type { Declaration } from './declaration-text.js';

interface DeclarationOptions {
  /** The sources whose declarations a program can import. */
  entries: readonly string[];
  sources?: string;
  dist?: string;
}

type Declarations = ReadonlyMap<string, Declaration>;

/**
 * Writes the declarations of the entries and of all modules that these import: module by module, so that a program that imports one API
 * class loads the types of that class only. Returns the compiled program.
 */
export async function writeDeclarations({ entries, sources = 'src', dist = 'dist' }: DeclarationOptions): Promise<ts.Program> {
  const program = ts.createProgram(entries, compilerOptions(sources, dist));
  const declarations = emitDeclarations(program);
  const imports = new Map([...declarations].map(([path, declaration]) => [path, importsOf(path, declaration, declarations)]));
  // Not all: the sandbox is bundled, and its other declarations name packages that a user does not have.
  const shippedPaths = reachableFrom(
    entries.map((entry) => join(dist, relative(sources, entry)).replace(/\.ts$/, '.d.ts')),
    imports,
  );
  for (const path of shippedPaths) {
    const text = declarations.get(path)?.text;
    if (text === undefined) throw new Error(`The compiler emits no ${path}`);
    const differs = [...reachableFrom([path], imports)].some((each) => declarations.get(each)?.differsByFormat);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path.replace(/\.ts$/, '.cts'), commonJsText(path, text));
    // A declaration of an ES module may re-export one of CommonJS, but not the other way round.
    await writeFile(path, differs ? text : `export * from './${basename(path, '.d.ts')}.cjs';\n`);
  }
  return program;
}

function compilerOptions(sources: string, dist: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const changes = { paths: {}, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: sources, outDir: dist };
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...changes }, '.').options;
}

/** Returns the declarations of a program by their paths. The first error that the compiler finds ends the build. */
function emitDeclarations(program: ts.Program): Declarations {
  const [error] = ts.getPreEmitDiagnostics(program);
  if (error) throw new Error(ts.formatDiagnostic(error, ts.createCompilerHost(program.getCompilerOptions())));
  const declarations = new Map<string, Declaration>();
  program.emit(undefined, (path, text) => {
    declarations.set(path, readDeclaration(path, text));
  });
  return declarations;
}

/** Returns the paths of the declarations that a declaration imports. */
function importsOf(path: string, { specifiers }: Declaration, declarations: Declarations): string[] {
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(path), specifier).replace(/\.js$/, '.d.ts'))
    .filter((target) => declarations.has(target));
}

/** Returns some declarations and all that they import, directly or through others. */
function reachableFrom(paths: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reachedPaths = new Set(paths);
  for (const path of reachedPaths) for (const target of imports.get(path) ?? []) reachedPaths.add(target);
  return reachedPaths;
}
