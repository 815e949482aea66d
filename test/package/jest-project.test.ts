import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('lets a project test with Jest and jsdom, and tells by name what that lacks', async () => {
  // Jest's usual report is on standard error, and what npm says of a script hangs on how loud it was told to be.
  await expect(run('npm', ['test', '--', '--json'], inject('jestProject'))).resolves.toContain('"success":true');
});
