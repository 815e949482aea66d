import { describe, expect, it } from 'vitest';
import { makeCssRelative, makeHtmlRelative, pathToRoot } from '../../../../scripts/build/site/relative-references.js';

describe('pathToRoot', () => {
  it.each([
    ['index.html', './'],
    ['changelog/index.html', '../'],
    ['guides/errors/index.html', '../../'],
  ])('of %s is %s', (file, path) => {
    expect(pathToRoot(file)).toBe(path);
  });
});

describe('makeHtmlRelative', () => {
  const rewrite = (html: string): string => makeHtmlRelative(html, 'guides/errors/index.html');

  it.each([
    ['<a href="/">', '<a href="../../">'],
    ['<a href="/guides/a/#b">', '<a href="../../guides/a/#b">'],
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
    expect(makeCssRelative(css, '_astro/index.css')).toBe(
      'a{b:url(../_astro/c.svg);d:url("../e.png");f:url(data:image/png;base64,/g)}',
    );
  });
});
