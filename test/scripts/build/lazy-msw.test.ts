import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { lazyMsw } from '../../../scripts/build/lazy-msw.js';
import { bundle, runCommonJs } from './support.js';

type Handlers = Record<'http', { all: (path: string) => unknown }>;

const source = { contents: `export { http, ws } from './msw.js';`, resolveDir: resolve('src/testing') };

async function handlers(requireMsw: () => unknown): Promise<{ http: Handlers['http']; required: string[] }> {
  const required: string[] = [];
  const code = await bundle(source, { format: 'cjs', plugins: [lazyMsw] });
  const { http } = runCommonJs(code, (path) => {
    required.push(path);
    return path === 'msw' ? requireMsw() : {};
  }) as Handlers;
  return { http, required };
}

it('requires msw with the first handler in CommonJS, after the check of the runtime', async () => {
  const { http, required } = await handlers(() => ({ http: { all: (path: string) => `handler of ${path}` } }));
  expect(required).toEqual([]);
  expect(http.all('/users')).toBe('handler of /users');
  expect(required).toEqual(['./environment.cjs', 'msw']);
});

it.each([
  [`Cannot find module 'msw'`, 'npm install msw@2'],
  ['Unexpected token "export"', 'Jest needs the settings of docs/testing.md#jest'],
])('explains the error %s', async (message, advice) => {
  const { http } = await handlers(() => {
    throw new Error(message);
  });
  expect(() => http.all('/users')).toThrow(advice);
});

it('imports msw at once in ES modules', async () => {
  const code = await bundle(source, { format: 'esm', packages: 'external', plugins: [lazyMsw] });
  expect(code).toContain('from "msw"');
});
