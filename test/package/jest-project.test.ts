import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('lets a project test with Jest and jsdom, and tells by name what that lacks', async () => {
  // Jest reports on standard error; its exit code is what `run` goes by.
  await expect(run('npm', ['test'], inject('jestProject'))).resolves.toContain('jest');
});
