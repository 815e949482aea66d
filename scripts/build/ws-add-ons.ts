import type { Plugin } from './plugin.js';

/** Leaves out the native add-ons of ws. It tries to load them, and does without if that fails. */
export const withoutAddOns: Plugin = {
  name: 'without add-ons',
  setup: (build) => {
    build.onResolve({ filter: /^(?:bufferutil|utf-8-validate)$/ }, ({ path }) => ({ path, namespace: 'add-on' }));
    build.onLoad({ filter: /./, namespace: 'add-on' }, () => ({ contents: "throw new Error('not bundled');" }));
  },
};
