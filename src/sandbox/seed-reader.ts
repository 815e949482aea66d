import { extname } from 'node:path';
import { parse } from 'yaml';
import { readText } from './read-text.js';
import type { SeedFile } from './store/initial-data/seed-file.js';

/**
 * Reads a seed file, JSON or YAML by its extension, for `createSandbox({ seed })`, which then checks its content.
 *
 * @throws if the file does not exist, or is neither.
 */
export async function readSeedFile(file: string): Promise<SeedFile> {
  const text = await readText(file);
  const isYaml = ['.yaml', '.yml'].includes(extname(file).toLowerCase());
  try {
    if (!isYaml) return JSON.parse(text) as SeedFile;
    return parse(text) as SeedFile;
  } catch (error) {
    throw new Error(`${file} is no ${isYaml ? 'YAML' : 'JSON'}: ${(error as Error).message}`, { cause: error });
  }
}
