import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootPages } from './guide-pages.js';

/**
 * Copies what readers and coding assistants open as a file: the guides as Markdown, `llms.txt` with the pages of all API classes
 * from the built package, and the schema of seed files.
 */
export async function copySiteFiles(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'guides'), { recursive: true });
  await cp(join(root, 'docs/seed.schema.json'), join(folder, 'seed.schema.json'));
  await cp(join(root, 'examples/console/public/icon.svg'), join(folder, 'icon.svg'));
  for (const file of Object.keys(rootPages)) await cp(join(root, file), join(folder, file));
  for (const name of await readdir(join(root, 'docs'))) {
    if (name.endsWith('.md')) await cp(join(root, 'docs', name), join(folder, 'guides', name));
  }
  const llms = join(root, 'dist/llms');
  if (!existsSync(llms)) throw new Error('dist/llms is missing. Run `npm run build` first.');
  await cp(llms, join(folder, 'llms'), { recursive: true });
  await writeFile(join(folder, 'llms.txt'), overviewForSite(await readFile(join(llms, 'llms.txt'), 'utf8')));
}

/** Returns `llms.txt` with links that begin at the root of the site instead of `dist/llms`. */
export function overviewForSite(text: string): string {
  return text.replace(/\]\(([^):#\s]+\.(?:md|txt))\)/g, (_match, path: string) => {
    const target = path.replace('../../docs/', 'guides/').replace('../../', '');
    return target.includes('/') || path.startsWith('../../') ? `](${target})` : `](llms/${target})`;
  });
}
