import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCssRelative, makeHtmlRelative } from './relative-references.js';
import { addPolicy } from './security-policy.js';

/** Makes the addresses of all built pages and style sheets relative, and adds a content security policy to the pages. */
export async function finishPages(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    await rewriteFile(join(folder, file), (html) => addPolicy(makeHtmlRelative(html, file)));
  }
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    await rewriteFile(join(folder, file), (css) => makeCssRelative(css, file));
  }
}

async function rewriteFile(path: string, rewrite: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const rewritten = rewrite(text);
  if (rewritten !== text) await writeFile(path, rewritten);
}
