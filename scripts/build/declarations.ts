import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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
  throwFirst(program, [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
  ]);
  const declarations = emitDeclarations(program, entries);
  const imports = new Map([...declarations].map(([path, declaration]) => [path, importsOf(path, declaration, declarations)]));
  for (const [path, { text }] of declarations) {
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

/**
 * Returns the declarations of some sources and of all that these import, by their paths. Not those of all sources: the sandbox is
 * bundled, and its other declarations name packages that a user does not have. `npm run check:types` checks the other sources.
 */
function emitDeclarations(program: ts.Program, entries: readonly string[]): Declarations {
  const declarations = new Map<string, Declaration>();
  const sourcePaths = new Set(entries);
  for (const sourcePath of sourcePaths) {
    const source = program.getSourceFile(sourcePath);
    throwFirst(program, [...program.getSemanticDiagnostics(source), ...program.getDeclarationDiagnostics(source)]);
    program.emit(source, (path, text) => {
      const declaration = readDeclaration(path, text);
      declarations.set(path, declaration);
      for (const imported of importedSources(program, sourcePath, declaration)) sourcePaths.add(imported);
    });
  }
  return declarations;
}

/** The first error that the compiler finds ends the build. */
function throwFirst(program: ts.Program, errors: readonly ts.Diagnostic[]): void {
  const [error] = errors;
  if (error) throw new Error(ts.formatDiagnostic(error, ts.createCompilerHost(program.getCompilerOptions())));
}

/** Returns the paths of the sources that the declaration of a source imports. */
function importedSources(program: ts.Program, sourcePath: string, { specifiers }: Declaration): string[] {
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => {
      const path = join(dirname(sourcePath), specifier);
      return ['.ts', '.tsx'].map((extension) => path.replace(/\.js$/, extension));
    })
    .filter((path) => program.getSourceFile(path) !== undefined);
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
