import { execFileSync } from 'node:child_process';
import { readGuides } from './guide-pages.js';
import type { SourcePage } from './guide-pages.js';
import type { LinkTargets } from './link-routes.js';
import { anchorOf, rewriteLinks } from './link-routes.js';
import type { Recipe } from './recipe-pages.js';
import { readRecipes } from './recipe-pages.js';
import { withPackageManagers } from './package-managers.js';
import { sourceUrl } from './repository.js';
import { withThemedImages } from './themed-images.js';

/** A page with links and code blocks as the site shows them. */
export interface SitePage extends SourcePage {
  /** Where a reader can propose a change; `undefined` if package.json names no repository. */
  readonly editUrl: string | undefined;
  /** When the file was last committed; `undefined` outside of a repository. */
  readonly lastUpdated: Date | undefined;
}

/** Reads all pages that are made from files of the repository. */
export function readSitePages(root: string): SitePage[] {
  const guides = readGuides(root);
  const recipes = readRecipes(root);
  const titles = new Map([...guides, ...recipes].map(({ file, title }) => [file, anchorOf(title)]));
  const targets = { routes: routesOf(guides, recipes), titles, sourceUrl: sourceUrl(root, 'blob') };
  const editBase = sourceUrl(root, 'edit');
  const dates = commitDates(root);
  return [...guides, ...recipes].map((page) => ({
    ...page,
    markdown: withThemedImages(withPackageManagers(rewriteLinks(page.markdown, page.file, targets))),
    editUrl: editBase && `${editBase}/${page.file}`,
    lastUpdated: dates.get(page.file),
  }));
}

/** Returns the routes of all files that are shown on a page. */
export function routesOf(guides: readonly SourcePage[], recipes: readonly Recipe[]): LinkTargets['routes'] {
  const pages = [...guides, ...recipes].map(({ file, id }): [string, string] => [file, `${id}/`]);
  const folders = recipes.map(({ folder, id }): [string, string] => [folder, `${id}/`]);
  const files = recipes.flatMap(({ folder, id, anchors }) =>
    Array.from(anchors, ([path, anchor]): [string, string] => [`${folder}/${path}`, `${id}/#${anchor}`]),
  );
  return new Map([
    ['README.md', ''],
    ['docs/seed.schema.json', 'seed.schema.json'],
    ['examples/console', 'console/'],
    ['examples/console/README.md', 'console/'],
    ...pages,
    ...folders,
    ...files,
  ]);
}

/** Returns when each file was last committed. */
function commitDates(root: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  let date = new Date(0);
  for (const line of readLog(root).split('\n')) {
    if (line.startsWith('t:')) date = new Date(Number(line.slice(2)) * 1000);
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

function readLog(root: string): string {
  const command = ['log', '--format=t:%ct', '--name-only', '--', 'docs/*.md', 'examples', '*.md'];
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // A tarball of the sources has no history.
    return '';
  }
}
