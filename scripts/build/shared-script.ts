import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { readScript } from './commonjs-script.js';
import type { ScriptInterface } from './commonjs-script.js';

interface SharedScriptOptions {
  /** The name of the file in the folder `sandbox` of dist. */
  name: string;
  /** The version of the package: two versions in one program do not share a script. */
  version: string;
  dist?: string;
}

/**
 * Builds a module of the sandbox once for both formats, as a script that can be imported as well as required. The script stores a function
 * under a global symbol. A small module of each format calls the function with a `require` for modules of the same format.
 */
export function sharedScript({ name, version, dist = 'dist' }: SharedScriptOptions): Options {
  const factory = scriptKey(version, name);
  return {
    entry: { [`sandbox/either/${name}`]: `src/sandbox/${name}.ts` },
    format: ['cjs'],
    minify: true,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions: (options) => {
      // V8 compiles a function expression in parentheses at once, and any other function twice: an import took 50 ms of CPU time longer.
      options.banner = { js: `'use strict';\n${factory} = (function (require) { const module = {};` };
      options.footer = { js: 'return module.exports; });' };
    },
    onSuccess: async () => {
      const folder = join(dist, 'sandbox');
      const path = join(folder, 'either', `${name}.js`);
      const script = readScript(path, readFileSync(path, 'utf8'));
      await writeFile(join(folder, `${name}.js`), esModule(name, factory, script));
      await writeFile(join(folder, `${name}.cjs`), commonJsModule(name, factory, script));
      await writeFile(join(folder, 'either', 'package.json'), '{ "type": "commonjs", "sideEffects": true }\n');
    },
  };
}

function esModule(name: string, factory: string, { modules, names }: ScriptInterface): string {
  const exports = `export const { ${names.join(', ')} } = ${factory}(${requireFrom(modules)});`;
  return [...importModules(modules), `import './either/${name}.js';`, exports, ''].join('\n');
}

function commonJsModule(name: string, factory: string, { modules }: ScriptInterface): string {
  const exports = `module.exports = ${factory}(${requireFrom(modules)});`;
  return ["'use strict';", ...requireModules(modules), `require('./either/${name}.js');`, exports, ''].join('\n');
}

/** The place where a script stores its function. */
export function scriptKey(version: string, name: string): string {
  return `globalThis[Symbol.for('contact-centre-client ${version} ${name}')]`;
}

/** Imports the modules of a script as `file0`, `file1`, … */
export function importModules(modules: readonly string[]): string[] {
  return modules.map((path, index) =>
    isFile(path) ? `import * as file${index} from '${path}';` : `import file${index} from 'node:${path}';`,
  );
}

/** Does the same in CommonJS. */
export function requireModules(modules: readonly string[]): string[] {
  return modules.map((path, index) => {
    const module = isFile(path) ? path.replace(/\.js$/, '.cjs') : `node:${path}`;
    return `const file${index} = require('${module}');`;
  });
}

/** A `require` that finds the modules in the variables `file0`, `file1`, … */
export function requireFrom(modules: readonly string[]): string {
  return `(path) => ({ ${modules.map((path, index) => `'${path}': file${index}`).join(', ')} })[path]`;
}

/** A file of the package, not a module of Node. */
function isFile(path: string): boolean {
  return path.startsWith('.');
}
