import { readFile } from 'node:fs/promises';

/** The text of a file. @throws where it cannot be read; the error names the file, as Node's own does not of a folder. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    throw new Error(`${file} is a folder`, { cause: error });
  }
}
