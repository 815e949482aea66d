import { close, createIndex } from 'pagefind';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOperations } from '../../../src/find/operations.js';
import { areaRoute, anchorsOf } from '../../../scripts/build/site/method-anchors.js';
import { listMethods } from '../../../scripts/build/site/method-list.js';

/** Parts of pages that are no content. Methods are left out because the list of methods finds them. */
const excludedParts = ['footer', 'nav', 'script', 'style', '.sl-anchor-link', '.copy', '[data-search-ignore]'];

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
    const result = await index.addHTMLFile({ sourcePath: file, content });
    if (result.errors.length > 0) throw new Error(`${file}: ${result.errors.join(', ')}`);
    count += 1;
  }
  const written = await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  if (written.errors.length > 0) throw new Error(written.errors.join(', '));
  await close();
  return count;
}

async function writeMethods(folder: string): Promise<number> {
  const operations = await readOperations();
  const anchors = await readAnchors(folder, new Set(operations.map(({ area }) => area)));
  const list = listMethods(operations, ({ area, name }) => {
    const anchor = anchors.get(area)?.get(name.toLowerCase());
    return `${areaRoute(area)}#${anchor ?? name}`;
  });
  await mkdir(join(folder, 'search'), { recursive: true });
  await writeFile(join(folder, 'search/methods.json'), JSON.stringify(list));
  return list.methods.length;
}

/** Returns the anchors of each area's page. */
async function readAnchors(folder: string, areas: ReadonlySet<string>): Promise<Map<string, Map<string, string>>> {
  const anchors = new Map<string, Map<string, string>>();
  for (const area of areas) {
    const file = join(folder, areaRoute(area), 'index.html');
    anchors.set(area, anchorsOf(existsSync(file) ? await readFile(file, 'utf8') : ''));
  }
  return anchors;
}
