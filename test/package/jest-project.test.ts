import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';
import { setUpsOf } from './support/set-ups.js';

it.each(setUpsOf('jest'))('$what: $use', async () => {
  // Jest writes its usual report to standard error.
  await expect(run('npm', ['test', '--', '--json'], inject('jestProject'))).resolves.toContain('"success":true');
});
