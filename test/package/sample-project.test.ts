import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('a project tests its own function with vitest and the testing kit', async () => {
  const output = await run('npm', ['test'], inject('sampleProject'));
  expect(output).toMatch(/Tests.*3 passed/);
});
