import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, readSiteFile, siteFiles } from './support.js';

const files = siteFiles();
const pages = files.filter((file) => file.endsWith('.html'));

/** The ids of a page, for links to its sections. */
const idsOf = new Map(
  pages.map((file) => [file, new Set(Array.from(readSiteFile(file).matchAll(/\sid="([^"]*)"/g), ([, id]) => id))]),
);

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Returns the values of attributes that are addresses. Text of a page may look like attributes. */
function addressesIn(file: string, attributes: RegExp): string[] {
  const all = readSiteFile(file).match(tags) ?? [];
  return all.flatMap((tag) => Array.from(tag.matchAll(attributes), ([, address = '']) => address.replaceAll('&amp;', '&')));
}

/** Returns what a link points to, or `undefined` for links to other sites. */
function targetOf(link: string, file: string): { path: string; anchor: string | undefined } | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(link)) return undefined;
  const [address = '', anchor] = link.split('#');
  const joined = address === '' ? file : posix.join(posix.dirname(file), decodeURI(address.split('?')[0] ?? ''));
  return { path: joined.endsWith('/') || joined === '.' ? posix.join(joined, 'index.html') : joined, anchor };
}

describe('The built site', () => {
  it('has at most 44 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    console.log(`site: ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files, ${pages.length} pages`);
    expect(bytes).toBeLessThan(44e6);
  });

  it('has no broken links', () => {
    const all = new Set(files);
    const broken = new Set<string>();
    for (const file of pages) {
      for (const link of addressesIn(file, /\s(?:href|src)="([^"]*)"/g)) {
        const target = targetOf(link, file);
        if (target === undefined) continue;
        const { path, anchor } = target;
        const isSection =
          anchor === undefined ||
          anchor === '' ||
          path === 'console/index.html' ||
          idsOf.get(path)?.has(decodeURIComponent(anchor));
        if (!all.has(path) || !isSection) broken.add(`${file}: ${link}`);
      }
    }
    expect([...broken].slice(0, 20)).toEqual([]);
  });

  it('has no address that begins at the root of the host', () => {
    const rooted = pages.flatMap((file) =>
      addressesIn(file, /\s(?:href|src|srcset|data-root)="(\/[^"]*)"/g).map((address) => `${file}: ${address}`),
    );
    expect(rooted.slice(0, 20)).toEqual([]);
  });

  it('has a content security policy on each page, which permits no eval and no unknown inline script', () => {
    const policies = pages.map((file) => ({
      file,
      policy: /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(readSiteFile(file))?.[1] ?? '',
    }));
    const scripts = policies.map(({ file, policy }) => ({ file, sources: /script-src ([^;]*)/.exec(policy)?.[1] ?? '' }));
    expect(scripts.filter(({ sources }) => sources === '' || /'unsafe-(?:eval|inline)'|https?:|\*/.test(sources))).toEqual([]);
  });

  it('leads from the sidebar to each guide and recipe', () => {
    const sidebar = /<nav class="sidebar[\s\S]*?<\/nav>/.exec(readSiteFile('guides/pagination/index.html'))?.[0] ?? '';
    const links = new Set(
      Array.from(sidebar.matchAll(/href="([^"]*)"/g), ([, link = '']) => targetOf(link, 'guides/pagination/index.html')?.path),
    );
    expect(pages.filter((file) => /^(?:guides|recipes)\//.test(file) && !links.has(file))).toEqual([]);
  });

  it('has the files for coding assistants, and all parts', () => {
    expect(files).toEqual(
      expect.arrayContaining(['guides/pagination/index.html', 'guides/pagination.md', 'llms.txt', 'llms/users.md']),
    );
    expect(files).toEqual(expect.arrayContaining(['console/index.html', 'playground/index.html', 'reference/index.html']));
  });
});
