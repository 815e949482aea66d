import * as platformClient from './whole.js';

type Require = (name: string) => unknown;

const page = globalThis as { require?: Require };
const others = page.require;

/**
 * The global that the vendor's script tag sets: `require('platformClient')`. Other names are passed to an existing `require` of
 * another loader.
 */
page.require = (name) => {
  if (name === 'platformClient') return platformClient;
  if (others) return others(name);
  throw new Error(`There is no ${name} to require: this script has platformClient alone`);
};
