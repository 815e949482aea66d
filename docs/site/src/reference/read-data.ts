import { root } from 'astro:config/server';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AreaData, ListedPage, ModuleData, ReferenceIndex } from '../../../../scripts/build/reference/data.js';

const folder = new URL('src/reference/data/', root);

/** Reads the lists of all pages and operations. */
export async function readIndex(): Promise<ReferenceIndex> {
  return (await readJson('index.json')) as ReferenceIndex;
}

/** Reads the data of an area's page. */
export async function readArea(file: string): Promise<AreaData> {
  return (await readJson(file)) as AreaData;
}

/** Reads the data of a page with types, or of an entry of the package. */
export async function readModule(file: string): Promise<ModuleData> {
  return (await readJson(file)) as ModuleData;
}

/** Returns the pages of one kind, by title. */
export async function listPages(kind: ListedPage['kind']): Promise<ListedPage[]> {
  const { pages } = await readIndex();
  return pages.filter((page) => page.kind === kind).toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

async function readJson(file: string): Promise<unknown> {
  const url = new URL(file, folder);
  if (!existsSync(url))
    throw new Error(`${url.pathname} is missing. Run \`npm run reference\` in the root of the repository first.`);
  return JSON.parse(await readFile(url, 'utf8')) as unknown;
}

/** Returns the part of a page's route that follows a prefix, without slashes at its ends. */
export function slugAfter(prefix: string, page: string): string {
  return page.slice(prefix.length).replace(/\/$/, '');
}
