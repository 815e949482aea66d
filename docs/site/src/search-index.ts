import { close, createIndex } from 'pagefind';
import type { PagefindIndex } from 'pagefind';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readOperations } from '../../../src/find/operations.js';
import { methodRecord } from '../../../scripts/build/site/method-records.js';
import { areaRoute, methodAnchors } from '../../../scripts/build/site/method-anchors.js';

/** Parts of pages that are no content, or are found better elsewhere: methods have records of their own. */
const excludedParts = ['footer', '.sl-anchor-link', '[data-search-ignore]', 'nav', 'script'];

/** Indexes the built pages, and each method of the reference as a page of its own. Returns how many there are. */
export async function writeSearchIndex(folder: string): Promise<{ pages: number; methods: number }> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: excludedParts, maxFragments: 400 });
  if (index === undefined) throw new Error(`Pagefind cannot create an index: ${errors.join(', ')}`);
  const pages = await addPages(index, folder);
  const methods = await addMethods(index, folder);
  const written = await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  if (written.errors.length > 0) throw new Error(written.errors.join(', '));
  await close();
  return { pages, methods };
}

async function addPages(index: PagefindIndex, folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('index.html'));
  let count = 0;
  for (const file of files) {
    const content = await readFile(join(folder, file), 'utf8');
    if (!content.includes('data-pagefind-body')) continue;
    const { errors } = await index.addHTMLFile({ sourcePath: file, content });
    if (errors.length > 0) throw new Error(`${file}: ${errors.join(', ')}`);
    count += 1;
  }
  return count;
}

/** Adds the methods whose section is on the page of their area. */
async function addMethods(index: PagefindIndex, folder: string): Promise<number> {
  const operations = await readOperations();
  const areas = new Set(operations.map(({ area }) => area));
  let count = 0;
  for (const area of areas) {
    const route = areaRoute(area);
    const file = join(folder, route, 'index.html');
    const anchors = methodAnchors(existsSync(file) ? await readFile(file, 'utf8') : '');
    for (const operation of operations.filter((each) => each.area === area)) {
      const anchor = anchors.get(operation.name.toLowerCase());
      const record = methodRecord(operation, `/${route}${anchor === undefined ? '' : `#${anchor}`}`);
      const { errors } = await index.addHTMLFile(record);
      if (errors.length > 0) throw new Error(`${operation.name}: ${errors.join(', ')}`);
      count += 1;
    }
  }
  return count;
}
