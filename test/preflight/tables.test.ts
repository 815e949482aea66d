import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { preflightTables } from '../../scripts/build/preflight-tables.js';

const tables = Object.entries(preflightTables());

it.each(tables)('%s matches the contract and the comments', async (file, text) => {
  await expect(text).toMatchFileSnapshot(fileURLToPath(new URL(`../../src/preflight/${file}`, import.meta.url)));
});
