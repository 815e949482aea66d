import type { Options } from 'tsup';

/** A plugin of the esbuild that tsup runs. */
export type Plugin = NonNullable<Options['esbuildPlugins']>[number];
