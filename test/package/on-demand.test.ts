import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

it('loads axios in Node with the first request', async () => {
  const result: unknown = JSON.parse(await run(process.execPath, ['on-demand.cjs'], inject('consumer')));
  expect(result).toEqual({ imported: false, called: false, asked: true });
});

/** The files of the package that Node loads with one of them. */
function filesLoadedWith(entry: string): string[] {
  const files = new Set([join(inject('consumer'), 'node_modules/contact-centre-client/dist', entry)]);
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import) ?["'](\.[^"']+)["']/gm);
    for (const [, path = ''] of imports) files.add(resolve(dirname(file), path));
  }
  return [...files];
}

// Each file takes Node half a millisecond, of 14 ms for the client on fetch with one area.
it.each([
  ['fetch-client.js', 7],
  ['client.js', 9],
  ['apis/users.js', 3],
])('%s loads %i files of the package', (entry, count) => {
  expect(filesLoadedWith(entry)).toHaveLength(count);
});
