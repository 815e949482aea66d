import { hasWords } from './words.js';

/** A page, or a section of one, that matches a query. */
export interface FoundPage {
  readonly title: string;
  /** The absolute address, with the anchor of the best section. */
  readonly url: string;
  /** Which section it is, and the words around the match; HTML with `<mark>`. */
  readonly section: string | undefined;
  readonly excerpt: string;
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

/** Moves pages to the front whose title and section have all words of the query. */
function titlesFirst(query: string, pages: readonly FoundPage[]): FoundPage[] {
  const isTitle = (page: FoundPage): boolean => hasWords(`${page.title} ${page.section ?? ''}`, query);
  return [...pages.filter(isTitle), ...pages.filter((page) => !isTitle(page))];
}

function describePage({ url, excerpt, meta, sub_results: sections }: PagefindData): FoundPage {
  // The section with most matches; the first one is the page's introduction.
  const [best] = [...sections].sort((one, other) => matches(other) - matches(one));
  const isSection = best !== undefined && best.url.includes('#') && best.title !== meta.title;
  return {
    title: meta.title,
    url: isSection ? best.url : url,
    section: isSection ? best.title : undefined,
    excerpt: isSection ? best.excerpt : excerpt,
  };
}

function matches(section: PagefindData['sub_results'][number]): number {
  return section.weighted_locations?.length ?? 0;
}
