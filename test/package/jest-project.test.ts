import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('works in Jest: node, jsdom, jest-fixed-jsdom and happy-dom without settings, and msw with those of docs/testing.md', async () => {
  // Jest writes its usual report to standard error.
  await expect(run('npm', ['test', '--', '--json'], inject('jestProject'))).resolves.toContain('"success":true');
});
