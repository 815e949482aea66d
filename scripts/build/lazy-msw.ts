import type { Plugin } from './plugin.js';

/** Loads msw with the first handler in CommonJS: see src/testing/msw.ts. */
export const lazyMsw: Plugin = {
  name: 'lazy msw',
  setup: (build) => {
    if (build.initialOptions.format !== 'cjs') return;
    const namespace = 'msw-on-demand';
    build.onResolve({ filter: /^\.\/msw\.js$/ }, ({ path }) => ({ path, namespace }));
    build.onResolve({ filter: /^(?:msw|\.\/environment\.cjs)$/, namespace }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /./, namespace }, () => ({ contents: LAZY_MSW }));
  },
};

const LAZY_MSW = `
  function load() {
    require('./environment.cjs');
    try {
      return require('msw');
    } catch (cause) {
      const text = String(cause && cause.message);
      const isMissing = /Cannot find (?:module|package) ['"]msw['"]/.test(text);
      const why = isMissing
        ? 'contact-centre-client/testing needs msw ^2: npm install msw@2'
        : 'contact-centre-client/testing could not load msw. Jest needs the settings of docs/testing.md#jest, or pass sandbox.fetch to the client: ' + text;
      throw new Error(why, { cause });
    }
  }
  export const http = { all: (...args) => load().http.all(...args) };
  export const ws = { link: (...args) => load().ws.link(...args) };
`;
