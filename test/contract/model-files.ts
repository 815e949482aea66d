import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source-check.js';

const folder = fileURLToPath(new URL('../../src/models/', import.meta.url));

/** What src/models holds, save any JSON, which keeps its name as it does in the contract. */
export const modelFiles: readonly SourceFile[] = readdirSync(folder)
  .filter((name) => name !== 'json.ts')
  .map((name) => ({ name: `models/${name}`, text: readFileSync(folder + name, 'utf8') }));
