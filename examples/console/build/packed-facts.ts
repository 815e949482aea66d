import type { Plugin } from 'vite';
import { parseContract } from '../../../src/contract/index.js';
import { packFacts } from '../../../src/preflight/packed-facts.js';

/** Replaces the contract by the facts that the page of permissions reads, as the build of the package does: a third of the bytes. */
export function packedFacts(): Plugin {
  return {
    name: 'packed-facts',
    load: {
      filter: { id: /\/src\/preflight\/fact-text\.ts$/ },
      handler: () => `export const factText = ${JSON.stringify(packFacts(parseContract()))};`,
    },
  };
}
