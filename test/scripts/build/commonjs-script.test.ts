import { expect, it } from 'vitest';
import { readScript } from '../../../scripts/build/commonjs-script.js';
import { bundle } from './support.js';

const contents = `
  import { sep } from 'path';
  import { connect } from '../net.js';
  import path from 'path';
  /** export const comment = require('comment'); */
  export const text = 'require("text")';
  export const way = { sep, connect, path, own: text.require?.('own') };
  export function run() { return import('lazy'); }
  export { run as another };
`;

it.each([true, false])('reads the modules and the names of a script, minified: %s', async (minify) => {
  const code = await bundle(
    { contents, resolveDir: '/' },
    { format: 'cjs', minify, external: ['*'], supported: { 'dynamic-import': false } },
  );
  expect(readScript('script.js', code)).toEqual({
    modules: ['path', '../net.js', 'lazy'],
    names: ['another', 'run', 'text', 'way'],
  });
});

it('reads the exports of the script, not of a CommonJS module inside it', () => {
  const script = `
    var first = (exports, module) => { module.exports = create(inner); };
    var all = {};
    define(all, { one: () => 1, two: () => 2 });
    module.exports = toCommonJS(all);
    var second = (exports, module) => { module.exports = create(inner); };
  `;
  expect(readScript('script.js', script)).toEqual({ modules: [], names: ['one', 'two'] });
});

it('fails for a script that esbuild has not built', () => {
  expect(() => readScript('script.js', 'exports.one = 1;')).toThrow('script.js does not assign `module.exports`');
});
