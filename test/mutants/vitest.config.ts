import { fileURLToPath } from 'node:url';
import type { TestSequencerConstructor, TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

const { resolve } = base;

/** The file that `again.mjs` has changed, its text, and the tests that most likely notice. */
const mutant = JSON.parse(process.env['MUTANT'] ?? '{}') as { file?: string; text?: string; first?: string[] };
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Begins with the tests that most likely notice; what is loaded once for all of a project stays together. */
const likeliestFirst: TestSequencerConstructor = class extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = mutant.first ?? [];
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const place = first.indexOf(moduleId.slice(root.length));
      return (project.name === 'apart' ? 1000 : 0) + (place < 0 ? first.length : place);
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
};

const apart = ['test/core/failures-unloaded.test.ts'];

/** The tests that run in the process in which the mutants live, and no others: child processes and built files hold none. */
export default mergeConfig(
  { resolve },
  defineConfig({
    plugins: [{ name: 'mutant', enforce: 'pre', load: (id) => (id === `${root}${mutant.file}` ? mutant.text : undefined) }],
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'core',
            // A popup's opener is the only page that is still there when the answer comes.
            include: ['test/core/**/*.test.ts', 'test/auth/**/*.test.ts', 'test/node/**/*.test.ts', 'test/vendor/popup.test.ts'],
            exclude: [...apart, 'test/core/isolation.test.ts'],
            isolate: false,
          },
        },
        { extends: true, test: { name: 'apart', include: apart } },
      ],
      sequence: { sequencer: likeliestFirst },
      maxWorkers: 1,
      // The slowest takes four seconds, on a machine that does nothing else.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
