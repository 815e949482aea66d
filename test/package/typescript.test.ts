import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const consumer = inject('consumer');

/** The consumer's own, and the newest, which says of `npm test` itself whether its types hold. */
const compilers = [
  ['typescript', consumer],
  ['typescript-5-4', consumer],
  ['typescript-7', resolve(import.meta.dirname, '../..')],
] as const;

describe.each(compilers)('The declarations under %s', (compiler, place) => {
  it.each([
    ['nodenext', 'consumer.mts'],
    ['nodenext', 'consumer.cts'],
    ['bundler', 'consumer.mts'],
  ])('compile with module resolution %s: %s', async (resolution, file) => {
    const project = join(consumer, `tsconfig.${resolution}.${file}.json`);
    const options = {
      ...{
        target: 'ES2022',
        lib: ['ES2023', 'DOM'],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: ['node'],
      },
      ...{ module: resolution === 'bundler' ? 'ESNext' : 'NodeNext', moduleResolution: resolution },
      // Ours are checked; what Node's own types do under an older compiler is not our business.
      skipLibCheck: true,
    };
    writeFileSync(project, JSON.stringify({ compilerOptions: options, files: [file] }));
    expect(readFileSync(join(consumer, file), 'utf8')).toContain('@ts-expect-error');
    const tsc = join(place, 'node_modules', compiler, 'bin/tsc');
    await expect(run(process.execPath, [tsc, '-p', project], consumer)).resolves.toBe('');
  });
});
