import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const consumer = inject('consumer');
const root = resolve(import.meta.dirname, '../..');

const code = `
  import { createSandbox } from 'contact-centre-client/sandbox';
  const sandbox = createSandbox();
  const headers = { authorization: 'Bearer ' + sandbox.issueAccessToken() };
  const answer = await sandbox.fetch(new Request('https://api.mypurecloud.com/api/v2/users?pageSize=3', { headers }));
  console.log(answer.status, (await answer.json()).entities.length);
`;

it.each([
  ['esbuild', ['--bundle', '--format=esm', '--platform=browser', '--log-level=error']],
  ['rolldown', ['--format=esm', '--platform=browser', '--no-code-splitting']],
])('The sandbox responds in the bundle of %s for a page', async (bundler, words) => {
  const entry = `sandbox-${bundler}.entry.mjs`;
  const bundle = `sandbox-${bundler}.bundle.mjs`;
  writeFileSync(join(consumer, entry), code);
  const out = bundler === 'esbuild' ? `--outfile=${bundle}` : `--file=${bundle}`;
  await run(join(root, 'node_modules/.bin', bundler), [...words, out, entry], consumer);
  expect((await run(process.execPath, [bundle], consumer)).trim()).toBe('200 3');
});
