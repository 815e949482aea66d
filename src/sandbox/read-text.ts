import { readFile } from 'node:fs/promises';

/** The text of a file. @throws where it cannot be read; the error names the file, as Node's own does not of a folder. */
export async function readText(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8');
    // Some editors begin a file with a mark of its encoding, which JSON does not know.
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    throw new Error(`${file} is a folder`, { cause: error });
  }
}
