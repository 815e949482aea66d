import { readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** Bundles a page that reads users and then flows, and deletes or keeps what it loads later. */
async function runSplitPage(name: string, keepsLater: boolean): Promise<string> {
  const folder = join(consumer, name);
  writeFileSync(
    join(consumer, `${name}.entry.mjs`),
    `
      import { createSandbox } from 'contact-centre-client/sandbox';
      const sandbox = createSandbox();
      const headers = { authorization: 'Bearer ' + sandbox.issueAccessToken() };
      for (const path of ['users', 'flows']) {
        const response = await sandbox.fetch(new Request('https://api.mypurecloud.com/api/v2/' + path, { headers }));
        console.log(path, response.status, (await response.json()).message ?? '');
      }
    `,
  );
  const words = [
    '--bundle',
    '--splitting',
    '--format=esm',
    '--platform=browser',
    '--log-level=error',
    '--out-extension:.js=.mjs',
  ];
  await run(join(root, 'node_modules/.bin/esbuild'), [...words, `--outdir=${folder}`, `${name}.entry.mjs`], consumer);
  if (!keepsLater) for (const file of readdirSync(folder)) if (file.startsWith('later-')) rmSync(join(folder, file));
  return await run(process.execPath, [join(folder, `${name}.entry.mjs`)], consumer);
}

it('A page loads the rest of the sandbox with the first request that needs it', async () => {
  expect(await runSplitPage('whole-page', true)).toBe('users 200 \nflows 200 \n');
  expect(await runSplitPage('first-page', false)).toMatch(
    /^users 200 \nflows 500 The rest of the sandbox could not be loaded: Cannot find module .*later-/,
  );
});
