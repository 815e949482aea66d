import { describe, expect, it } from 'vitest';
import { resolveLink, rewriteLinks } from '../../../../scripts/build/site/link-routes.js';

const routes = new Map([
  ['README.md', ''],
  ['docs/errors.md', 'guides/errors/'],
  ['CHANGELOG.md', 'changelog/'],
  ['examples/wallboard', 'recipes/wallboard/'],
  ['examples/wallboard/main.ts', 'recipes/wallboard/#maints'],
]);
const titles = new Map([
  ['docs/pagination.md', 'pagination'],
  ['docs/errors.md', 'errors'],
]);
const targets = { routes, titles, sourceUrl: undefined };

describe('resolveLink', () => {
  it.each([
    ['errors.md', '/guides/errors/'],
    ['errors.md#retry-on-429', '/guides/errors/#retry-on-429'],
    ['../CHANGELOG.md', '/changelog/'],
    ['../README.md#install', '/'],
    ['../examples/wallboard/', '/recipes/wallboard/'],
    ['../examples/wallboard/main.ts', '/recipes/wallboard/#maints'],
    ['#options', '#options'],
    ['#pagination', '#_top'],
    ['errors.md#errors', '/guides/errors/#_top'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('resolves %s from docs/pagination.md to %s', (link, address) => {
    expect(resolveLink(link, 'docs/pagination.md', targets)).toBe(address);
  });

  it('resolves links of a file in the root of the repository', () => {
    expect(resolveLink('docs/errors.md', 'CHANGELOG.md', targets)).toBe('/guides/errors/');
  });

  it('points to the repository for a file that is not on the site', () => {
    const sourceUrl = 'https://host.example/owner/name/blob/main';
    expect(resolveLink('../src/a.ts', 'docs/errors.md', { routes, titles, sourceUrl })).toBe(`${sourceUrl}/src/a.ts`);
    expect(resolveLink('../src/a.ts', 'docs/errors.md', targets)).toBeUndefined();
  });
});

describe('rewriteLinks', () => {
  const rewrite = (markdown: string): string => rewriteLinks(markdown, 'docs/pagination.md', targets);

  it('rewrites links in text, lists and tables', () => {
    expect(rewrite('See [errors](errors.md).\n\n| [`code`](errors.md#a) |')).toBe(
      'See [errors](/guides/errors/).\n\n| [`code`](/guides/errors/#a) |',
    );
  });

  it('keeps only the text of a link without address', () => {
    expect(rewrite('The [contract](../src/contract.ts) lists them.')).toBe('The contract lists them.');
  });

  it('leaves code and images as they are', () => {
    const markdown =
      '```md\n[a](errors.md)\n```\n\n`[a](errors.md)` ![a](images/a.png)\n\n````md\n```\n[a](errors.md)\n```\n````';
    expect(rewrite(markdown)).toBe(markdown);
  });
});
