import { hasWords } from './words.js';

/** A page, or a section of one, that matches a query. */
export interface FoundPage {
  readonly title: string;
  /** The absolute address, with the anchor of the best section. */
  readonly url: string;
  /** Which section it is, and the words around the match; HTML with `<mark>`. */
  readonly section: string | undefined;
  readonly excerpt: string;
  /** Whether it is of the reference, where a title is the name of a type or class. */
  readonly isReference: boolean;
}

interface Pagefind {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<PagefindData> }[] }>;
}

interface PagefindData {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title: string };
  readonly sub_results: readonly {
    readonly title: string;
    readonly url: string;
    readonly excerpt: string;
    readonly weighted_locations?: readonly unknown[];
  }[];
}

const MOST_PAGES = 8;

/** Among how many of Pagefind's results a title can move to the front. */
const MOST_CANDIDATES = 16;

/** How Pagefind ranks: titles count most, and a long guide is as good as a short one. */
const ranking = { termFrequency: 0.4, pageLength: 0.4, termSimilarity: 2, metaWeights: { title: 6 } };

let pagefind: Promise<Pagefind> | undefined;

/** Loads Pagefind when it is first needed. */
async function loadPagefind(root: URL): Promise<Pagefind> {
  const module = (await import(/* @vite-ignore */ new URL('pagefind/pagefind.js', root).href)) as Pagefind;
  await module.options({ ranking, excerptLength: 18, baseUrl: root.pathname });
  return module;
}

/** Returns the pages that match a query, the best first. @param root - The address of the site. */
export async function findPages(root: URL, query: string): Promise<FoundPage[]> {
  pagefind ??= loadPagefind(root);
  const { results } = await (await pagefind).search(query);
  const pages = await Promise.all(results.slice(0, MOST_CANDIDATES).map((result) => result.data()));
  return titlesFirst(query, pages.map(describePage)).slice(0, MOST_PAGES);
}

/** Moves pages to the front whose title says what the query asks for. */
function titlesFirst(query: string, pages: readonly FoundPage[]): FoundPage[] {
  const isTitle = (page: FoundPage): boolean => isTitledLike(page, query);
  return [...pages.filter(isTitle), ...pages.filter((page) => !isTitle(page))];
}

/** Says whether the title and section of a guide have all words of a query, or whether it is the name of a type or class. */
export function isTitledLike({ title, section = '', isReference }: FoundPage, query: string): boolean {
  return isReference ? title.toLowerCase() === query.toLowerCase() : hasWords(`${title} ${section}`, query);
}

function describePage({ url, excerpt, meta, sub_results: sections }: PagefindData): FoundPage {
  // The section with most matches; the first one is the page's introduction.
  const [best] = [...sections].sort((one, other) => matches(other) - matches(one));
  const isSection = best !== undefined && best.url.includes('#') && best.title !== meta.title;
  const isReference = url.includes('/reference/');
  const page = { title: meta.title, url, section: undefined, excerpt, isReference };
  if (!isSection) return page;
  const section = { url: best.url, excerpt: best.excerpt };
  // In the reference, the section is what was searched for, such as a type.
  if (isReference) return { ...page, ...section, title: best.title, section: meta.title };
  return { ...page, ...section, section: best.title };
}

function matches(section: PagefindData['sub_results'][number]): number {
  return section.weighted_locations?.length ?? 0;
}
