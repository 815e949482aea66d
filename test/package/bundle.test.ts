import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const consumer = inject('consumer');

async function bundled(name: string, code: string): Promise<string> {
  writeFileSync(join(consumer, `${name}.entry.js`), code);
  const words = [
    '--bundle',
    '--minify',
    '--format=esm',
    '--platform=browser',
    '--log-level=error',
    `--outfile=${name}.bundle.js`,
  ];
  await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, `${name}.entry.js`], consumer);
  return readFileSync(join(consumer, `${name}.bundle.js`), 'utf8');
}

it.each([
  ['the root', `export { ApiClient, UsersApi } from 'contact-centre-client';`],
  ['./fetch', `export { ApiClient, UsersApi } from 'contact-centre-client/fetch';`],
  [
    'a subpath',
    `export { ApiClient } from 'contact-centre-client/fetch'; export { UsersApi } from 'contact-centre-client/apis/users';`,
  ],
])('C3 brings nothing of the other areas into a bundle of one from %s', async (name, code) => {
  const bundle = await bundled(`one-area-${name.replace(/\W+/g, '-')}`, code);
  expect(bundle).toContain('/api/v2/users/{userId}');
  expect(bundle).not.toMatch(/\/api\/v2\/(outbound|workforcemanagement|telephony|scim|quality)\//);
  expect(bundle).not.toContain('Harbourline');
  console.log(`one area from ${name}: ${gzipSync(bundle, { level: 9 }).byteLength} bytes gzip`);
});

it('keeps axios and qs out of what imports ./fetch', async () => {
  const bundle = await bundled('fetch-only', `export * from 'contact-centre-client/fetch';`);
  expect(bundle).not.toMatch(/axios/i);
  expect(bundle).not.toContain('arrayFormat');
});
