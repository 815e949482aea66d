import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const guides = readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [join('docs', file)] : []));
const pages = ['README.md', 'AGENTS.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides];

interface Link {
  page: string;
  /** The link as written. */
  to: string;
  /** Relative to the root; the page itself for a heading on the same page. */
  file: string;
  heading: string | undefined;
}

/** Returns the text of a page without its code. */
const prose = (page: string): string => readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');

const links: Link[] = pages.flatMap((page) =>
  Array.from(prose(page).matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => {
    const [path = '', heading] = to.split('#');
    return { page, to, file: path === '' ? page : normalize(join(dirname(page), path)), heading };
  }).filter(({ to }) => !/^[a-z]+:/.test(to)),
);

/** Returns the anchor that GitHub and npm give a heading. */
function anchors(page: string): string[] {
  return Array.from(prose(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => {
    return heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  });
}

/** Whether a line of package.json's `files` covers a file: its path, or all pages of its folder. */
const names = (line: string, file: string): boolean =>
  line.endsWith('/*.md') ? file.endsWith('.md') && dirname(file) === dirname(line) : file === line;

describe('The links of README.md and docs/', () => {
  it('exist', () => {
    expect(links.length).toBeGreaterThan(30);
  });

  it('point to existing files', () => {
    expect(links.filter(({ file }) => !existsSync(file) || !statSync(file).isFile())).toEqual([]);
  });

  it('point to existing headings', () => {
    const lost = links.filter(({ file, heading }) => heading !== undefined && !anchors(file).includes(heading));
    expect(lost).toEqual([]);
  });

  it('point to packed files', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
    // npm packs this file without being told to.
    const packed = [...files, 'README.md'];
    // The pictures of README.md are not packed: scripts/release/pack.ts makes their addresses absolute.
    const needed = links.filter(
      ({ page, file }) =>
        !(page === 'README.md' && file.endsWith('.png')) &&
        // The recipes are in the repository only, as docs/recipes.md says.
        !(page === 'docs/recipes.md' && file.startsWith('examples/')),
    );
    expect(needed.filter(({ file }) => !packed.some((line) => names(line, file)))).toEqual([]);
  });

  it('lead from README.md to every page', () => {
    const linked = links.filter(({ page }) => page === 'README.md').map(({ file }) => file);
    expect(linked).toEqual(expect.arrayContaining(pages.filter((page) => page !== 'README.md')));
  });
});
