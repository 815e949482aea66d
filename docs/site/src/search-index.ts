import { close, createIndex } from 'pagefind';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readOperations } from '../../../src/find/operations.js';
import type { ReferenceIndex } from '../../../scripts/build/reference/data.js';
import { listMethods, methodAddress } from '../../../scripts/build/site/method-list.js';

/** The list of the reference's pages, which `npm run reference` writes. */
const referenceIndex = new URL('./reference/data/index.json', import.meta.url);

/** Parts of pages that are no content. Methods are left out because the list of methods finds them, and types are found by name. */
const excludedParts = ['footer', 'nav', 'script', 'style', '.sl-anchor-link', '.copy', '[data-search-ignore]', '.reference dl'];

/** Pages that name nearly everything, and are rarely what a reader looks for. */
const lists = ['guides/sandbox-coverage', 'guides/architecture', 'changelog', 'contributing'];

/** Indexes the built pages with Pagefind, and writes the list of methods. Returns how many there are. */
export async function writeSearchIndex(folder: string): Promise<{ pages: number; methods: number }> {
  const pages = await indexPages(folder);
  const methods = await writeMethods(folder);
  return { pages, methods };
}

async function indexPages(folder: string): Promise<number> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: excludedParts });
  if (index === undefined) throw new Error(`Pagefind cannot create an index: ${errors.join(', ')}`);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('index.html'));
  let count = 0;
  for (const file of files) {
    const content = await readFile(join(folder, file), 'utf8');
    // Starlight marks the pages that are to be found.
    if (!content.includes('data-pagefind-body')) continue;
    const weight = weightOf(dirname(file));
    const weighted = content.replace(/ data-pagefind-body(?:="")?/, `$& data-pagefind-weight="${weight}"`);
    const result = await index.addHTMLFile({ sourcePath: file, content: weighted });
    if (result.errors.length > 0) throw new Error(`${file}: ${result.errors.join(', ')}`);
    count += 1;
  }
  const written = await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  if (written.errors.length > 0) throw new Error(written.errors.join(', '));
  await close();
  return count;
}

/** Returns how much the words of a page count: those of guides most. */
function weightOf(route: string): number {
  if (lists.includes(route)) return 0.1;
  return route.startsWith('reference/types') ? 0.3 : 1;
}

async function writeMethods(folder: string): Promise<number> {
  const operations = await readOperations();
  const { pages } = JSON.parse(await readFile(referenceIndex, 'utf8')) as ReferenceIndex;
  const list = listMethods(operations, (operation) => methodAddress(operation, pages));
  await mkdir(join(folder, 'search'), { recursive: true });
  // Compressed here, because many hosts compress no unknown types.
  await writeFile(join(folder, 'search/methods.bin'), gzipSync(JSON.stringify(list)));
  return list.methods.length;
}
