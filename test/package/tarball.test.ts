import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const require = createRequire(import.meta.url);
const tarball = inject('tarball');

it('holds what a user needs and nothing of ours', async () => {
  const files = (await run('tar', ['-tzf', tarball], '/')).trim().split('\n');
  const tops = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...tops].sort()).toEqual([
    'package/CHANGELOG.md',
    'package/LICENSE',
    'package/README.md',
    'package/dist',
    'package/package.json',
  ]);
  expect(files).toContain('package/dist/contact-centre-client.min.js');
});

it('has no finding of publint', async () => {
  const { messages } = await publint({
    pkgDir: join(inject('consumer'), 'node_modules/contact-centre-client'),
    strict: true,
    pack: false,
  });
  expect(messages).toEqual([]);
});

it('has no finding of are-the-types-wrong', async () => {
  const attw = require.resolve('@arethetypeswrong/cli/package.json').replace(/package\.json$/, 'dist/index.js');
  const output = await run(process.execPath, [attw, tarball, '--format', 'json', '--profile', 'node16'], '/').catch(
    (error: unknown) => {
      return (error as { stdout: string }).stdout;
    },
  );
  const { problems } = JSON.parse(output) as { problems?: Record<string, unknown> };
  expect(problems ?? {}).toEqual({});
});
