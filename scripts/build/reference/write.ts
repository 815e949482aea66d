import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseContract } from '../../../src/contract/index.js';
import { describeOperations, readComments } from '../../../src/find/operations.js';
import { typedocOptions } from './options.js';
import { referenceData } from './pages.js';
import type { ReferenceData } from './pages.js';
import { readProject } from './project.js';
import { sampleCalls } from './sample-values.js';

/** Where the site reads the data of the reference from. */
export const dataFolder = 'docs/site/src/reference/data';

/** Reads the sources and returns the data of all pages. */
export async function readReference(root: string): Promise<ReferenceData> {
  const contract = parseContract();
  const found = describeOperations(contract, await readComments());
  return referenceData(await readProject(typedocOptions(root)), { contract, found, calls: await sampleCalls(contract) });
}

/** Writes the data of the reference for the site. */
async function writeReference(root: string): Promise<void> {
  const { index, pages } = await readReference(root);
  const folder = join(root, dataFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
  await Promise.all(Array.from(pages, ([file, page]) => writeFile(join(folder, file), JSON.stringify(page))));
  console.log(`reference: ${pages.size} pages`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await writeReference(process.cwd());
