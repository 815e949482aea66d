import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { finishSite } from './src/finish-site';
import { playground, playgroundScript } from './src/playground/integration';
import { sidebar } from './src/sidebar';

export default defineConfig({
  // Links are written from the root and made relative when the site is built, so that any folder of any host can serve it.
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  prefetch: false,
  // In a file, a style is loaded once for all pages.
  build: { inlineStylesheets: 'never' },
  integrations: [
    starlight({
      title: 'contact-centre-client',
      description: 'A TypeScript client for the Genesys Cloud platform API v2, with a sandbox that simulates the platform.',
      customCss: ['./src/styles/theme.css', './src/styles/site.css', './src/styles/search.css', './src/styles/landing.css'],
      components: {
        Head: './src/components/Head.astro',
        Hero: './src/components/Hero.astro',
        MobileTableOfContents: './src/components/MobileTableOfContents.astro',
        Search: './src/components/Search.astro',
        Sidebar: './src/components/Sidebar.astro',
        SiteTitle: './src/components/SiteTitle.astro',
        TableOfContents: './src/components/TableOfContents.astro',
      },
      favicon: '/icon.svg',
      sidebar,
      head: [playgroundScript],
      lastUpdated: true,
      // Lines that wrap need no scrolling, neither on a phone nor with a keyboard.
      expressiveCode: { defaultProps: { wrap: true } },
      disable404Route: true,
      // src/finish-site.ts indexes pages and methods itself.
      pagefind: false,
      markdown: { processedDirs: ['../', '../../examples', '../../'] },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    }),
    // Before finishSite(), which rewrites the pages that it adds.
    playground(),
    finishSite(),
  ],
  vite: {
    // The pages are made from files above this folder.
    server: { fs: { allow: ['../..'] } },
    // In a file, a script is loaded once for all pages, and needs no hash in their security policies.
    build: { assetsInlineLimit: 0 },
    // Scripts load each other from where they are.
    experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  },
});
