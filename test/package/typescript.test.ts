import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';

const consumer = inject('consumer');

describe.each(['typescript', 'typescript-5-4'])('The declarations under %s', (compiler) => {
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
    const tsc = join(consumer, 'node_modules', compiler, 'bin/tsc');
    await expect(run(process.execPath, [tsc, '-p', project], consumer)).resolves.toBe('');
  });
});
