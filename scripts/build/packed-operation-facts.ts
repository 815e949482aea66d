import { parseContract } from '../../src/contract/index.js';
import { packFacts } from '../../src/preflight/packed-facts.js';
import type { Plugin } from './plugin.js';

/** Puts the packed facts of all operations into the package instead of the contract, which is eight times as large. */
export const packedOperationFacts: Plugin = {
  name: 'packed operation facts',
  setup: (build) => {
    build.onLoad({ filter: /\/src\/preflight\/fact-text\.ts$/ }, () => ({
      contents: `export const factText = ${JSON.stringify(packFacts(parseContract()))};`,
      loader: 'ts',
    }));
  },
};
