import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Dialect } from './syntax.js';

/** The dialect of a module, by the extension of its file. */
export const dialects: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
  ...['.js', '.jsx', '.mjs', '.cjs'].map((extension) => [extension, 'js'] as const),
  ...['.ts', '.mts', '.cts'].map((extension) => [extension, 'ts'] as const),
  ['.tsx', 'tsx'],
]);

export function extensionOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Returns why a folder cannot be read; `undefined` if it can. */
export async function folderProblem(folder: string): Promise<string | undefined> {
  try {
    return (await stat(folder)).isDirectory() ? undefined : `"${folder}" is not a folder`;
  } catch (error) {
    return `"${folder}" could not be opened: ${(error as Error).message}`;
  }
}

/**
 * Lists the files of a program, without installed and built files, and without names that begin with a dot. Links are not
 * followed, since their targets are outside the folder or listed anyway. `fail` receives folders that cannot be read.
 */
export async function* filesBelow(
  folder: string,
  isWanted: (name: string) => boolean,
  fail: (place: string, error: unknown) => void,
): AsyncGenerator<string> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      const isSkipped = ['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.');
      if (entry.isDirectory() && !isSkipped) yield* filesBelow(path, isWanted, fail);
      else if (entry.isFile() && isWanted(entry.name)) yield path;
    }
  } catch (error) {
    fail(folder, error);
  }
}

/** Returns the path of a file or folder relative to the working directory, with slashes. */
export function shownPath(path: string): string {
  return (relative(process.cwd(), path) || '.').split(sep).join('/');
}

/** People do not write longer lines; bundlers and minifiers do. */
export const LONGEST_LINE = 2000;

/** Returns the first line, counted from 1, that is too long to be written by hand. */
export function longLineOf(text: string): number | undefined {
  let line = 1;
  for (let start = 0; start <= text.length; line++) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const length = end - start - (text[end - 1] === '\r' ? 1 : 0);
    if (length > LONGEST_LINE) return line;
    start = end + 1;
  }
  return undefined;
}

/** Returns the text of a file. @throws Error if it is not UTF-8. */
export async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error('it is not UTF-8');
  }
}
