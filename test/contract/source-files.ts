import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source-check.js';

/** The API classes, without what they all extend. */
export const apiFiles = filesOf('apis', 'platform-api.ts');

/** What src/models holds, save any JSON, which keeps its name as it does in the contract. */
export const modelFiles = filesOf('models', 'json.ts');

function filesOf(folder: string, except: string): readonly SourceFile[] {
  const path = fileURLToPath(new URL(`../../src/${folder}/`, import.meta.url));
  return readdirSync(path)
    .filter((name) => name !== except)
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(path + name, 'utf8') }));
}
