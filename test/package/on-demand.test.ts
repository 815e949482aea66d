import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('loads axios in Node with the first request', async () => {
  const result: unknown = JSON.parse(await run(process.execPath, ['on-demand.cjs'], inject('consumer')));
  expect(result).toEqual({ imported: false, called: false, asked: true });
});
