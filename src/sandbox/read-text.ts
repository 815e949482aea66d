import { readFile } from 'node:fs/promises';

/**
 * Reads the text of a file.
 * @throws if the file cannot be read. The error names the file, which Node's error for a folder does not.
 */
export async function readText(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8');
    // Some editors start a file with a byte order mark, which JSON does not allow.
    return text.replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    throw new Error(`${file} is a folder`, { cause: error });
  }
}
