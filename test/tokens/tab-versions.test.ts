import { afterEach, expect, it, vi } from 'vitest';
import { TabVersions } from '../../src/tokens/tab-versions.js';
import { stubLocks } from './tab-browser.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('Several tabs show the same version at the same time', async () => {
  stubLocks();
  const one = new TabVersions(navigator.locks, 'tokens');
  const other = new TabVersions(navigator.locks, 'tokens');
  let isShown = false;
  await one.show('key', 5);
  void other.show('key', 5).then(() => (isShown = true));
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(isShown).toBe(true);
  one.hide('key');
  expect(await one.newest('key')).toBe(5);
});
