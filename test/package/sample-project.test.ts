import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('lets a project test its own function with vitest and the testing kit', async () => {
  const project = join(inject('consumer'), '../sample-project');
  cpSync(join(import.meta.dirname, 'sample-project'), project, { recursive: true });
  const words = ['install', inject('tarball'), 'vitest@4', 'msw@2', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', words, { cwd: project, stdio: 'pipe' });
  const output = await run('npm', ['test'], project);
  expect(output).toMatch(/Tests.*3 passed/);
});
