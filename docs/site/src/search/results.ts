import type { ListedMethod } from '../../../../scripts/build/site/method-list.js';
import { isTitledLike } from './find-pages.js';
import type { FoundPage } from './find-pages.js';

/** A result as the dialog shows it. */
export interface Result {
  readonly title: string;
  readonly url: string;
  /** Beside the title: the route of a method, or the section of a page. */
  readonly detail: string;
  readonly text: string;
  /** Whether `text` is HTML with `<mark>`. */
  readonly isHtml: boolean;
  readonly note: string | undefined;
}

export interface ResultGroup {
  readonly heading: string;
  readonly results: readonly Result[];
}

/** Returns methods and pages in two groups. Pages come first if one of them has the query as its title. */
export function groupResults(
  query: string,
  methods: readonly ListedMethod[],
  pages: readonly FoundPage[],
  root: URL,
): ResultGroup[] {
  const methodGroup = { heading: 'Methods', results: methods.map((method) => methodResult(method, root)) };
  const pageGroup = { heading: 'Pages', results: pages.map(pageResult) };
  const groups = isAboutPages(query, methods, pages) ? [pageGroup, methodGroup] : [methodGroup, pageGroup];
  return groups.filter(({ results }) => results.length > 0);
}

function isAboutPages(query: string, methods: readonly ListedMethod[], pages: readonly FoundPage[]): boolean {
  if (methods.some(({ name }) => name.toLowerCase() === query.trim().toLowerCase())) return false;
  return pages.slice(0, 3).some((page) => isTitledLike(page, query));
}

function methodResult({ name, verb, path, summary, url, deprecated, retired }: ListedMethod, root: URL): Result {
  return {
    title: name,
    url: new URL(url, root).href,
    detail: `${verb} ${path}`,
    text: summary.replaceAll('`', ''),
    isHtml: false,
    note: standing(deprecated, retired),
  };
}

function standing(deprecated: boolean, retired: boolean): string | undefined {
  if (retired) return 'retired';
  return deprecated ? 'deprecated' : undefined;
}

function pageResult({ title, url, section, excerpt }: FoundPage): Result {
  return { title, url, detail: section ?? '', text: excerpt, isHtml: true, note: undefined };
}

/** Returns a group as a heading with a list of links. */
export function resultsElement({ heading, results }: ResultGroup): HTMLElement {
  const group = document.createElement('section');
  const list = document.createElement('ul');
  list.append(...results.map(resultItem));
  group.append(textElement('h2', heading), list);
  return group;
}

function resultItem({ title, url, detail, text, isHtml, note }: Result): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  const excerpt = document.createElement('span');
  excerpt.className = 'excerpt';
  // Pagefind escapes the text of pages and adds only <mark>.
  if (isHtml) excerpt.innerHTML = text;
  else excerpt.textContent = text;
  link.append(textElement('strong', title));
  if (note !== undefined) link.append(textElement('em', note));
  if (detail !== '') link.append(textElement('code', detail));
  link.append(excerpt);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
