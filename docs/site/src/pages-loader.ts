import type { Loader, LoaderContext } from 'astro/loaders';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSitePages } from '../../../scripts/build/site/site-pages.js';
import type { SitePage } from '../../../scripts/build/site/site-pages.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Loads the guides and recipes from where they are in the repository. In development it loads them again after each change. */
export function pagesLoader(): Loader {
  return {
    name: 'repository-pages',
    async load(loaderContext) {
      // Astro passes more to loaders than its types say.
      const context = loaderContext as InternalContext;
      await loadPages(context);
      const folders = ['docs', 'examples'].map((name) => resolve(root, name));
      const isSource = (file: string) => /\.(?:md|tsx?|mjs)$/.test(file) && !/node_modules|docs\/site/.test(file);
      context.watcher?.add(folders);
      context.watcher?.on('change', (file) => {
        if (isSource(file)) void loadPages(context);
      });
    },
  };
}

async function loadPages({ store, config, entryTypes, parseData, generateDigest }: InternalContext): Promise<void> {
  const render = await entryTypes.get('.md')!.getRenderFunction(config);
  store.clear();
  for (const page of readSitePages(root)) {
    const { id, file, markdown: body } = page;
    const filePath = join(root, file);
    const digest = generateDigest(body);
    const data = await parseData({ id, data: frontmatter(page), filePath });
    const rendered = await render({ id, data, body, filePath, digest });
    store.set({ id, data, body, filePath: `../../${file}`, digest, rendered, assetImports: rendered.metadata?.imagePaths ?? [] });
  }
}

function frontmatter({ title, description, editUrl, lastUpdated }: SitePage): Record<string, unknown> {
  return {
    title,
    description,
    editUrl: editUrl ?? false,
    ...(lastUpdated && { lastUpdated }),
  };
}

type Rendered = NonNullable<Parameters<LoaderContext['store']['set']>[0]['rendered']>;

/** What Astro also passes to loaders: its glob loader renders Markdown by it. */
interface InternalContext extends LoaderContext {
  readonly entryTypes: ReadonlyMap<string, MarkdownType>;
}

interface MarkdownType {
  getRenderFunction(config: LoaderContext['config']): Promise<(entry: MarkdownEntry) => Promise<Rendered>>;
}

interface MarkdownEntry {
  readonly id: string;
  readonly data: Record<string, unknown>;
  readonly body: string;
  readonly filePath: string;
  readonly digest: string | number;
}
