import { extname } from 'node:path';
import { parse } from 'yaml';
import { readText } from './read-text.js';
import type { SeedFile } from './store/founding/seed-file.js';

/**
 * Reads a seed file, JSON or YAML by its ending, for `createSandbox({ seed })`. What it says is checked when a sandbox is made of it.
 *
 * @throws where there is no such file, or it is neither.
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
