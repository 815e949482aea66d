import type { FoundOperation } from '../../../src/find/operations.js';
import { escapeHtml } from './escape-html.js';

/** A page for the search index that describes one method. It exists only in the index; `url` is a section of the area's page. */
export interface SearchRecord {
  readonly url: string;
  readonly content: string;
}

/** Words that readers use for what a method's first word says. */
const verbWords: Readonly<Record<string, string>> = {
  get: 'get read list show find',
  head: 'check',
  post: 'create add send start post',
  put: 'set replace update change put',
  patch: 'set update change patch edit',
  delete: 'delete remove',
};

/**
 * Returns the record of a method: its name counts most, then its route and permissions, which are found as a whole and by their
 * parts, then its description.
 */
export function methodRecord(operation: FoundOperation, url: string): SearchRecord {
  const { name, verb, path, area, summary } = operation;
  const permissions = permissionNames(operation);
  const meta = { kind: 'Method', area, route: `${verb} ${path}`, summary, permissions: permissions.join(', ') };
  const tags = Object.entries(meta).map(([key, value]) => `data-pagefind-meta="${key}:${escapeHtml(value)}"`);
  const content = [
    '<html lang="en"><body><main data-pagefind-body>',
    `<h1 data-pagefind-weight="8">${name}</h1>`,
    ...tags.map((tag) => `<i ${tag}></i>`),
    `<p data-pagefind-weight="4">${verb} ${path}</p>`,
    `<p data-pagefind-weight="2">${permissions.join(' ')}</p>`,
    `<p data-pagefind-weight="3">${verbWords[verb.toLowerCase()] ?? ''} ${nounsOf(path)}</p>`,
    `<p data-pagefind-weight="2">${escapeHtml(summary)}</p>`,
    `<p data-pagefind-weight="0.5">${area}</p>`,
    '</main></body></html>',
  ];
  return { url, content: content.join('') };
}

/** Returns the words of a route without placeholders. */
function nounsOf(path: string): string {
  return path
    .replace('/api/v2/', '')
    .replace(/\{[^}]*\}/g, '')
    .split(/[^a-z\d]+/i)
    .join(' ');
}

function permissionNames({ permissions: { any = [], all = [] } }: FoundOperation): readonly string[] {
  return [...new Set([...all, ...any])];
}
