import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const consumer = inject('consumer');

/** As `npm install purecloud-platform-client-v2@npm:contact-centre-client` leaves it. */
beforeAll(() => {
  symlinkSync('contact-centre-client', join(consumer, 'node_modules/purecloud-platform-client-v2'));
});

describe("A program written for the vendor's package, with ours under its name", () => {
  it.each([
    ['commonjs', 'node10'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compiles: module %s, resolution %s', async (module, moduleResolution) => {
    const project = join(consumer, `tsconfig.moved.${module}.json`);
    const options = { target: 'ES2022', strict: true, esModuleInterop: true, noEmit: true, types: ['node'], skipLibCheck: true };
    const compilerOptions = { ...options, module, moduleResolution, ignoreDeprecations: '6.0' };
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['moved.ts'] }));
    const tsc = join(consumer, 'node_modules/typescript/bin/tsc');
    await expect(run(process.execPath, [tsc, '-p', project], consumer)).resolves.toBe('');
  });

  it('runs, by require and by import', async () => {
    const found: unknown = JSON.parse(await run(process.execPath, ['moved.cjs'], consumer));
    expect(found).toEqual({
      address: 'https://api.mypurecloud.de',
      methods: 'function',
      byDefault: true,
      byImport: 'function',
      classes: 90,
      instance: true,
    });
  });
});
