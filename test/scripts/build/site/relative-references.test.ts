import { describe, expect, it } from 'vitest';
import { makeCssRelative, makeHtmlRelative, relativeAddress } from '../../../../scripts/build/site/relative-references.js';

describe('relativeAddress', () => {
  it.each([
    ['/', 'index.html', './'],
    ['/guides/a/', 'index.html', './guides/a/'],
    ['/', 'guides/errors/index.html', '../../'],
    ['/guides/a/#b', 'guides/errors/index.html', '../a/#b'],
    ['/guides/errors/', 'guides/errors/index.html', './'],
    ['/guides/', 'guides/errors/index.html', '../'],
    ['/changelog/?a=/b/', 'guides/errors/index.html', '../../changelog/?a=/b/'],
    ['/guides/errors', 'guides/errors/index.html', '../errors'],
  ])('writes %s in %s as %s', (address, file, relative) => {
    expect(relativeAddress(address, file)).toBe(relative);
    const base = `https://host.example/${file}`;
    expect(new URL(relative, base).href).toBe(new URL(address, base).href);
  });
});

describe('makeHtmlRelative', () => {
  const rewrite = (html: string): string => makeHtmlRelative(html, 'guides/errors/index.html');

  it.each([
    ['<a href="/">', '<a href="../../">'],
    ['<a href="/guides/a/#b">', '<a href="../a/#b">'],
    ["<img src='/a.png'>", "<img src='../../a.png'>"],
    ['<img srcset="/a.webp 480w, /b.webp 960w">', '<img srcset="../../a.webp 480w, ../../b.webp 960w">'],
    ['<site-search data-root="/">', '<site-search data-root="../../">'],
    ['<style>a{background:url(/b.svg)}</style>', '<style>a{background:url(../../b.svg)}</style>'],
    ['<script type="module">import"/_astro/a.js";</script>', '<script type="module">import"../../_astro/a.js";</script>'],
    ["<script>import('/a.js')</script>", "<script>import('../../a.js')</script>"],
  ])('rewrites %s', (html, expected) => {
    expect(rewrite(html)).toBe(expected);
  });

  it.each([
    '<a href="//host.example/">',
    '<a href="https://host.example/a">',
    '<a href="#a">',
    '<p>href="/a"</p>',
    '<code>url(/a)</code>',
    '<code>&lt;a href="/a"&gt;</code>',
  ])('leaves %s', (html) => {
    expect(rewrite(html)).toBe(html);
  });
});

describe('makeCssRelative', () => {
  it('rewrites addresses from the root, and no others', () => {
    const css = 'a{b:url(/_astro/c.svg);d:url("/e.png");f:url(data:image/png;base64,/g)}';
    expect(makeCssRelative(css, '_astro/index.css')).toBe('a{b:url(./c.svg);d:url("../e.png");f:url(data:image/png;base64,/g)}');
  });
});
