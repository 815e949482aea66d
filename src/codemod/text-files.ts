import { THEIRS, OURS } from '../parsing/packages.js';
import { scriptsOf } from '../parsing/scripts.js';
import type { Edit } from '../parsing/syntax.js';
import { replaceAddresses, SCRIPT } from './addresses.js';
import type { Changes } from './changes.js';
import { HASHED_SCRIPT, UNCHANGED_MENTION } from './imports.js';

/** Files that may name the package, besides modules and components. */
const markup = new Set([
  '.html',
  '.htm',
  '.xhtml',
  '.vue',
  '.svelte',
  '.astro',
  '.ejs',
  '.hbs',
  '.handlebars',
  '.njk',
  '.mustache',
  '.liquid',
  '.twig',
  '.erb',
  '.cshtml',
  '.jsp',
  '.php',
  '.aspx',
]);
const otherFormats = new Set(['.json', '.jsonc', '.json5', '.yaml', '.yml', '.toml', '.pug', '.coffee', '.mdx']);
const locks = new Set(['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml']);

export function isMarkup(extension: string): boolean {
  return markup.has(extension);
}

/** Whether a file that is no module may name the package. */
export function mayNamePackage(name: string, extension: string): boolean {
  return (markup.has(extension) || otherFormats.has(extension)) && !locks.has(name);
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Replaces the address of the vendor's script in a text, and lists every other place that names the package.
 *
 * @param movedScripts - The scripts that are rewritten as modules and skipped here.
 */
export function moveText(
  text: string,
  isTagged: boolean,
  version: string,
  movedScripts: readonly Part[],
): Pick<Changes, 'edits' | 'findings'> {
  const isInMovedScript = (at: number): boolean => movedScripts.some(({ start, end }) => start <= at && at < end);
  const changes: Pick<Changes, 'edits' | 'findings'> = { edits: [], findings: [] };
  const find = (at: number, message: string): void => {
    const line = text.slice(0, at).split('\n').length;
    const isKnown = changes.findings.some((each) => each.line === line && each.text === message);
    if (!isKnown) changes.findings.push({ line, text: message, needsVendor: message !== HASHED_SCRIPT });
  };
  const addresses = replaceAddresses(text, version).filter(({ start }) => !isInMovedScript(start));
  for (const edit of addresses) {
    if (isTagged && /\bintegrity\s*=/i.test(tagAround(text, edit))) find(edit.start, HASHED_SCRIPT);
    else changes.edits.push(edit);
  }
  const scripts = isTagged ? scriptsOf(text).map(({ at, text: script }) => ({ start: at, end: at + script.length })) : [];
  const isInScript = (at: number): boolean => scripts.some(({ start, end }) => start <= at && at < end);
  for (let at = text.indexOf(THEIRS); at >= 0; at = text.indexOf(THEIRS, at + 1)) {
    const isAddress = addresses.some(({ start, end }) => start <= at && at < end);
    // Text that a page only displays does not use the package.
    const isShown = isTagged && !isInScript(at) && text.lastIndexOf('<', at) <= text.lastIndexOf('>', at);
    if (!isAddress && !isInMovedScript(at) && !isShown) find(at, isTagged ? IN_PAGE : UNCHANGED_MENTION);
  }
  return changes;
}

const IN_PAGE = `${UNCHANGED_MENTION} Pages load \`${OURS}/${SCRIPT}\` (docs/bundlers.md#a-script-tag).`;

function tagAround(text: string, { start, end }: Edit): string {
  const close = text.indexOf('>', end);
  return text.slice(Math.max(0, text.lastIndexOf('<', start)), close < 0 ? text.length : close);
}
