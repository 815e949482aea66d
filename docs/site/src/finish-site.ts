import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { copySiteFiles } from '../../../scripts/build/site/site-files.js';
import { finishPages } from '../../../scripts/build/site/finish-pages.js';
import { writeSearchIndex } from './search-index';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Completes the built site: adds files, indexes pages and methods, makes addresses relative, and adds a security policy. */
export function finishSite(): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await copySiteFiles(root, folder);
        const { pages, methods } = await writeSearchIndex(folder);
        logger.info(`indexed ${pages} pages and ${methods} methods`);
        await finishPages(folder);
      },
    },
  };
}
