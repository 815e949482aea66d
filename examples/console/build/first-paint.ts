import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { pages } from '../src/app/pages.js';
import { places } from '../src/app/places.js';
import { germanParts } from '../src/messages/de.js';
import type { MessageId } from '../src/messages/en.js';
import { englishParts } from '../src/messages/en.js';
import { Icon } from '../src/shared/icons.js';

/**
 * Writes into the document what users see before any file has loaded: the frame with links to all pages, the title of the current
 * page, and that it is loading. The user interface replaces it.
 *
 * @param root - The folder of `index.html`.
 */
export function firstPaint(root: string): Plugin {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const styles = `<style nonce="%NONCE%">${stylesOf(read('src/app/tokens.css'), read('build/first-paint.css'))}</style>`;
        // As a separate file, it would block the page for as long as it takes to load.
        const theme = `<script nonce="%NONCE%">${withoutComments(read('public/theme.js'))}</script>`;
        return html
          .replace(/<script src="\/theme\.js"[^>]*><\/script>/, () => `${theme}\n    ${styles}`)
          .replace('<div id="root"></div>', () => `<div id="root">${frame()}</div>\n    ${fillScript()}`);
      },
    },
  };
}

/** Returns the style sheet, with those of the console's variables that it uses. */
function stylesOf(tokens: string, styles: string): string {
  const [light = '', dark = ''] = withoutComments(tokens).split(":root[data-mantine-color-scheme='dark']");
  const used = new Set(namesIn(styles));
  // A variable may use others, which are added while the set is read.
  for (const name of used) for (const inner of namesIn(`${valueOf(light, name)} ${valueOf(dark, name)}`)) used.add(inner);
  const declarations = (theme: string): string =>
    [...used].flatMap((name) => (valueOf(theme, name) === '' ? [] : `${name}:${valueOf(theme, name)};`)).join('');
  return minified(`:root{${declarations(light)}}
    :root[data-mantine-color-scheme='dark']{color-scheme:dark;${declarations(dark)}}
    ${withoutComments(styles)}`);
}

const namesIn = (text: string): string[] => text.match(/--console-[\w-]+/g) ?? [];

const valueOf = (theme: string, name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(theme)?.[1] ?? '';

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '').trim();

const minified = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1');

const english: Partial<Record<string, string>> = englishParts.shell;
const german: Partial<Record<string, string>> = germanParts.shell;

/** An element whose text the script below replaces in another language. */
const textIn = (tag: string, id: MessageId): string => `<${tag} data-text="${id}">${english[id] ?? ''}</${tag}>`;

function frame(): string {
  const links = places.map(({ to, icon, name }) => {
    const drawing = renderToStaticMarkup(createElement(Icon, { name: icon, size: 20 }));
    return `<a href="${to}">${drawing}${textIn('span', name)}</a>`;
  });
  const header = `<header><img src="/icon.svg" alt="" width="26" height="26" fetchpriority="low">${textIn('span', 'app.name')}</header>`;
  const main = `<main aria-busy="true"><div><div><p></p>${textIn('p', 'page.opening')}</div><i></i><i></i><i></i></div></main>`;
  return `<div class="first" hidden>${header}<nav data-label="navigation.label">${links.join('')}</nav>${main}</div>`;
}

/** Shows the frame to users who are signed in, in their language. build/page-files.ts writes what it reads. */
function fillScript(): string {
  const ids = [
    'app.name',
    'navigation.label',
    'page.opening',
    ...places.map(({ name }) => name),
    ...pages.map(({ title }) => title),
  ];
  const textsOf = (texts: typeof english): object => Object.fromEntries([...new Set(ids)].map((id) => [id, texts[id]]));
  return `<script nonce="%NONCE%">{
  const { language, title } = globalThis.firstPage;
  if (title) {
    const texts = ${JSON.stringify({ en: textsOf(english), de: textsOf(german) })}[language];
    const frame = document.querySelector('.first');
    for (const element of frame.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text];
    const nav = frame.querySelector('nav');
    nav.ariaLabel = texts[nav.dataset.label];
    frame.querySelector('main p').textContent = texts[title];
    const links = [...frame.querySelectorAll('a')];
    const isCurrent = ({ pathname }) => location.pathname === pathname || (pathname !== '/' && location.pathname.startsWith(pathname));
    links.find(isCurrent)?.setAttribute('aria-current', 'page');
    frame.hidden = false;
  }
}</script>`;
}
