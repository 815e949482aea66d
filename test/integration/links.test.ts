import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const guides = readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [join('docs', file)] : []));
const pages = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides];

interface Link {
  page: string;
  /** As it is written. */
  to: string;
  /** From the root; the page itself for a heading of its own. */
  file: string;
  heading: string | undefined;
}

/** What a page says beside its code. */
const prose = (page: string): string => readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');

const links: Link[] = pages.flatMap((page) =>
  Array.from(prose(page).matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => {
    const [path = '', heading] = to.split('#');
    return { page, to, file: path === '' ? page : normalize(join(dirname(page), path)), heading };
  }).filter(({ to }) => !/^[a-z]+:/.test(to)),
);

/** How GitHub and npm name a heading in an address. */
function anchors(page: string): string[] {
  return Array.from(prose(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => {
    return heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  });
}

/** Whether a line of package.json's `files` names a file: a path, or all pages of a folder. */
const names = (line: string, file: string): boolean =>
  line.endsWith('/*.md') ? file.endsWith('.md') && dirname(file) === dirname(line) : file === line;

describe('The links of README.md and docs/', () => {
  it('are there', () => {
    expect(links.length).toBeGreaterThan(30);
  });

  it('lead to files', () => {
    expect(links.filter(({ file }) => !existsSync(file) || !statSync(file).isFile())).toEqual([]);
  });

  it('lead to headings', () => {
    const lost = links.filter(({ file, heading }) => heading !== undefined && !anchors(file).includes(heading));
    expect(lost).toEqual([]);
  });

  it('lead to what is packed', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
    // npm packs this one by itself.
    const packed = [...files, 'README.md'];
    expect(links.filter(({ file }) => !packed.some((line) => names(line, file)))).toEqual([]);
  });

  it('lead from README.md to every page', () => {
    const linked = links.filter(({ page }) => page === 'README.md').map(({ file }) => file);
    expect(linked).toEqual(expect.arrayContaining(pages.filter((page) => page !== 'README.md')));
  });
});
