import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// `npm run workers` is the full form: eight workers and a thousand users.
it('examples/workers/start.ts changes every user exactly once, with one token, while workers are killed and Redis is restarted', async () => {
  const words = ['--people', '60', '--workers', '4', '--kills', '2', '--allowed', '40', '--window', '2'];
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'examples/workers/start.ts', ...words]);
  expect(stdout.match(/a worker is killed/g)).toHaveLength(2);
  expect(stdout).toContain('Redis is back');
  expect(stdout).toContain('60 done, 0 failed, 0 skipped');
  expect(stdout).toContain('Changed exactly once: 60 of 60; more than once: 0');
  expect(stdout).toContain('Token requests: 1\n');
  const [, maxRate] = /counted in 2 s: (\d+) of 40/.exec(stdout) ?? [];
  expect(Number(maxRate)).toBeLessThanOrEqual(40);
});
