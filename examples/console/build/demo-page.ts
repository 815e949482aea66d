import type { Plugin } from 'vite';

/** The policy of the demo, which connects to nothing. Mantine adds styles at run time. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Adds a content security policy to the page, since no server sends one. */
export function demoPage(): Plugin {
  return {
    name: 'demo-page',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
      ],
    },
  };
}
