import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContract } from '../../src/contract/index.js';
import { describeOperations, readComments } from '../../src/find/operations.js';
import { packData } from '../../src/find/packed-data.js';
import { createFindData } from '../../src/find/source-data.js';
import { writeAssistantFiles } from './assistant-files.js';

/** Writes what describes all operations: the data of the command `find`, and the files for coding assistants. */
export async function writeFindFiles(dist = 'dist'): Promise<void> {
  const comments = await readComments();
  const operations = describeOperations(parseContract(), comments);
  await mkdir(join(dist, 'cli'), { recursive: true });
  await writeFile(join(dist, 'cli', 'find-data.br'), packData(createFindData(operations)));
  const agents = await readFile('AGENTS.md', 'utf8');
  await writeAssistantFiles({ operations, classes: comments.classes, guides: await readGuides(), agents }, dist);
}

/** Returns the guides by path. */
async function readGuides(): Promise<Map<string, string>> {
  const paths = (await readdir('docs'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `docs/${file}`);
  return new Map(await Promise.all(paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'utf8')])));
}
