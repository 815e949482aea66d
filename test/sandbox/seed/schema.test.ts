import { expect, it } from 'vitest';
import { seedSchema } from './schema.js';

// `npx vitest run test/sandbox/seed/schema.test.ts -u` updates it.
it('the published schema of seed files matches the sandbox', async () => {
  const text = `${JSON.stringify(seedSchema(), undefined, 1)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/seed.schema.json');
});
