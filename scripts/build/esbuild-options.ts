import type { Options } from 'tsup';

/** Changes the options that tsup gives to esbuild, for each format. */
type OptionsStep = NonNullable<Options['esbuildOptions']>;

/** Combines steps. */
export function inOrder(...steps: readonly OptionsStep[]): OptionsStep {
  return (options, context) => {
    for (const step of steps) step(options, context);
  };
}

/** Compiles `import()` to `require` in CommonJS: `import()` would bypass the `require` hooks and mocks of a program. */
export const requireInCommonJs: OptionsStep = (options, { format }) => {
  if (format === 'cjs') options.supported = { 'dynamic-import': false };
};

/** Writes source maps for ES modules: bundlers take these, and their result no longer looks like the source. */
export const mapEsModules: OptionsStep = (options, { format }) => {
  if (format === 'esm') options.sourcemap = 'linked';
};

/**
 * Removes white space from CommonJS: the ES module beside it can be read. The lines stay short, because Node prints the line of an uncaught
 * error.
 */
export const condenseCommonJs: OptionsStep = (options, { format }) => {
  if (format !== 'cjs') return;
  options.minifyWhitespace = true;
  options.lineLimit = 160;
};

/** Minifies all but the names, which stack traces show. */
export const keepNames: OptionsStep = (options) => {
  options.minifyWhitespace = true;
  options.minifySyntax = true;
};

/** Defines `require` in ES modules: CommonJS packages that are bundled, such as ws, require modules of Node. */
export const defineRequire: OptionsStep = (options, { format }) => {
  if (format !== 'esm') return;
  options.banner = { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" };
};
