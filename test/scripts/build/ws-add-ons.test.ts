import { expect, it } from 'vitest';
import { withoutAddOns } from '../../../scripts/build/ws-add-ons.js';
import { bundle, runCommonJs } from './support.js';

it.each(['bufferutil', 'utf-8-validate'])('makes the require of %s fail, so that ws uses its own code', async (name) => {
  const contents = `let result; try { result = require('${name}'); } catch { result = 'own code'; } export { result };`;
  const code = await bundle({ contents, resolveDir: '/' }, { format: 'cjs', plugins: [withoutAddOns] });
  const { result } = runCommonJs(code, () => 'add-on');
  expect(result).toBe('own code');
});
