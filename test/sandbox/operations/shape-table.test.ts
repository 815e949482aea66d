import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shapeModule } from './support/declared-shapes.js';

const file = fileURLToPath(new URL('../../../src/sandbox/operations/shape-table.ts', import.meta.url));

it('The table of shapes matches the models', async () => {
  await expect(shapeModule()).toMatchFileSnapshot(file);
});
