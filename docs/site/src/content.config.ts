import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { pagesLoader } from './pages-loader';

export const collections = {
  docs: defineCollection({ loader: pagesLoader(), schema: docsSchema() }),
};
