import { readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from 'tsup';
import ts from 'typescript';
import { importModules, requireFrom, requireModules, scriptKey } from './shared-script.js';
import { applyEdits, parse } from './syntax.js';

interface SandboxScriptsOptions {
  /** The version of the package: two versions in one program do not share a script. */
  version: string;
  dist?: string;
}

/** A built ES module, as the code of a function of `require` that returns its exports. */
interface BuiltModule {
  /** As others import it. */
  path: string;
  /** The modules that it imports. */
  modules: string[];
  /** The names that it exports. */
  names: string[];
  code: string;
}

/**
 * Builds the sandbox once for both formats, like `sharedScript`, as two scripts: `common` with the first part, and `later` with the
 * rest. `common.js` and `common.cjs` load both. `common-on-demand.js`, which replaces `common.js` in the bundles of pages, imports
 * `later` with the first request that needs it.
 */
export function sandboxScripts({ version, dist = 'dist' }: SandboxScriptsOptions): Options {
  return {
    entry: { 'sandbox/either/common': 'src/sandbox/common.ts', 'sandbox/either/later': 'src/sandbox/areas/later.ts' },
    format: ['esm'],
    platform: 'neutral',
    splitting: true,
    minify: true,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions: (options) => {
      options.chunkNames = 'sandbox/either/[name]-[hash]';
    },
    onSuccess: async () => {
      await writeScripts(join(dist, 'sandbox'), version);
    },
  };
}

async function writeScripts(folder: string, version: string): Promise<void> {
  const scripts = join(folder, 'either');
  const sharedFiles = (await readdir(scripts)).filter((file) => file.startsWith('chunk-'));
  const sharedModules = sharedFiles.map((file) => readModule(scripts, file));
  const common = readModule(scripts, 'common.js');
  const later = readModule(scripts, 'later.js');
  for (const file of sharedFiles) await rm(join(scripts, file));
  const commonKey = scriptKey(version, 'common');
  const laterKey = scriptKey(version, 'later');
  await writeFile(join(scripts, 'common.js'), commonScript(commonKey, sharedModules, common));
  await writeFile(join(scripts, 'later.js'), `'use strict';\n${laterKey} = ${later.code};\n`);
  await writeFile(join(scripts, 'package.json'), '{ "type": "commonjs", "sideEffects": true }\n');

  const firstModules = modulesOf([...sharedModules, common]);
  const laterModules = modulesOf([later]).filter((path) => !firstModules.includes(path));
  const modules = [...firstModules, ...laterModules];
  const runCommon = (paths: readonly string[]): string =>
    `const { common, requireShared } = ${commonKey}(${requireFrom(paths)});`;
  const laterPart = `${laterKey}(requireShared).laterPart`;
  const exports = `export const { ${common.names.join(', ')} } = common;`;
  const files = {
    'common.js': [
      ...importModules(modules),
      "import './either/common.js';",
      "import './either/later.js';",
      runCommon(modules),
      `common.provideLaterPart(${laterPart});`,
      exports,
    ],
    'common-on-demand.js': [
      ...importModules(firstModules),
      "import './either/common.js';",
      runCommon(firstModules),
      'common.provideLaterPart(async () => {',
      `const laterModules = { ${laterModules.map((path) => `'${path}': await import('${path}')`).join(', ')} };`,
      "await import('./either/later.js');",
      `return ${laterKey}((path) => laterModules[path] ?? requireShared(path)).laterPart;`,
      '});',
      exports,
    ],
    'common.cjs': [
      "'use strict';",
      ...requireModules(modules),
      "require('./either/common.js');",
      "require('./either/later.js');",
      runCommon(modules),
      `common.provideLaterPart(${laterPart});`,
      'module.exports = common;',
    ],
  };
  for (const [name, lines] of Object.entries(files)) await writeFile(join(folder, name), `${lines.join('\n')}\n`);
}

/** The modules that built modules need, without those that are shared. */
function modulesOf(builtModules: readonly BuiltModule[]): string[] {
  const paths = builtModules.flatMap(({ modules }) => modules);
  return [...new Set(paths)].filter((path) => !path.startsWith('./'));
}

/** Reads a minified ES module of esbuild, whose exports are all in one statement. */
function readModule(folder: string, file: string): BuiltModule {
  const text = readFileSync(join(folder, file), 'utf8');
  const { statements } = parse(file, text);
  const imports = statements.filter(ts.isImportDeclaration);
  const exports = statements.filter(ts.isExportDeclaration);
  const exported = exports.flatMap(({ exportClause }) =>
    exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
  );
  const removals = [...imports, ...exports].map((node) => ({ start: node.getStart(), end: node.end, text: '' }));
  const results = exported.map(({ name, propertyName = name }) => `${name.text}:${propertyName.text}`);
  const code = `${imports.map(requireNames).join('')}${applyEdits(text, removals)}return {${results.join(',')}};`;
  return {
    path: `./${file}`,
    modules: imports.map(({ moduleSpecifier: specifier }) => (specifier as ts.StringLiteral).text),
    names: exported.map(({ name }) => name.text),
    // V8 compiles a function expression in parentheses at once, and any other function twice.
    code: `(function (require) {${code}})`,
  };
}

/** `import { a as b } from "./file.js"` → `const { a: b } = require("./file.js");` */
function requireNames({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
  const bindings = importClause?.namedBindings;
  if (importClause?.name || !bindings || !ts.isNamedImports(bindings))
    throw new Error(`The sandbox imports other things than names from ${moduleSpecifier.getText()}`);
  const names = bindings.elements.map(({ name, propertyName = name }) => `${propertyName.text}:${name.text}`);
  return `const {${names.join(',')}}=require(${moduleSpecifier.getText()});`;
}

/** The script stores a function of `require`. It returns the exports of `common`, and a `require` that also finds shared modules. */
function commonScript(key: string, sharedModules: readonly BuiltModule[], common: BuiltModule): string {
  return [
    "'use strict';",
    `${key} = (function (require) {`,
    'const sharedModules = {};',
    'const requireShared = (path) => sharedModules[path] ?? require(path);',
    ...sharedModules.map(({ path, code }) => `sharedModules['${path}'] = ${code}(requireShared);`),
    `return { common: ${common.code}(requireShared), requireShared };`,
    '});',
    '',
  ].join('\n');
}
