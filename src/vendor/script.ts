import * as platformClient from './whole.js';

type Require = (name: string) => unknown;

const page = globalThis as { require?: Require };
const others = page.require;

/** What the vendor's script tag leaves to a page: `require('platformClient')`. Another loader's `require` is asked for all else. */
page.require = (name) => {
  if (name === 'platformClient') return platformClient;
  if (others) return others(name);
  throw new Error(`There is no ${name} to require: this script has platformClient alone`);
};
