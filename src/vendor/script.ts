import * as platformClient from './whole.js';

type Require = (name: string) => unknown;

const page = globalThis as { require?: Require };
const otherRequire = page.require;

/**
 * The global that the vendor's script tag sets: `require('platformClient')`. Other names are passed to an existing `require` of
 * another loader.
 */
page.require = (name) => {
  if (name === 'platformClient') return platformClient;
  if (otherRequire) return otherRequire(name);
  throw new Error(`Cannot require "${name}": this script provides only "platformClient"`);
};
