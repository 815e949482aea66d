import { fileURLToPath } from 'node:url';
import type { TestSequencerConstructor, TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';
import { PATIENCE } from '../../test/support/patience.js';
import { areas } from './areas.mjs';
import type { AreaName } from './areas.mjs';

const { resolve } = base;

/** The file that `trial.mjs` has changed, its text, and the test files in the order in which they run. */
const mutant = JSON.parse(process.env['MUTANT'] ?? '{}') as { file?: string; text?: string; testFiles?: string[] };
const root = fileURLToPath(new URL('../..', import.meta.url));

const isMutated = (id: string): boolean => id === `${root}${mutant.file}`;

/** Runs the test files in the order of `trial.mjs`. The tests of a project stay together, because they share loaded modules. */
const likeliestFirst: TestSequencerConstructor = class extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const testFiles = mutant.testFiles ?? [];
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = testFiles.indexOf(moduleId.slice(root.length));
      return index < 0 ? testFiles.length : index;
    };
    const sorted = (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const place = ({ project }: TestSpecification): number =>
      project.name === 'apart' ? projects.length : projects.indexOf(project);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
};

const name = (process.env['MUTANTS_AREA'] ?? 'core') as AreaName;
const { tests, pages, isolated, excluded } = areas[name];

/** The tests of one area that run in the process in which the mutants live, and no others: child processes and built files hold none. */
export default mergeConfig(
  { resolve },
  defineConfig({
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (isMutated(id) ? mutant.text : undefined),
        configureVitest({ experimental_defineCacheKeyGenerator: defineCacheKey }) {
          defineCacheKey(({ id }) => (isMutated(id) ? false : undefined));
        },
      },
    ],
    test: {
      // Every trial loads the same modules, except the mutated one.
      experimental: { fsModuleCache: true, fsModuleCachePath: `${root}node_modules/.cache/mutants/modules` },
      projects: [
        { extends: true, test: { name, include: tests, exclude: [...pages, ...isolated, ...excluded], isolate: false } },
        ...pagesProject(),
        ...(isolated.length === 0 ? [] : [{ extends: true as const, test: { name: 'apart', include: isolated } }]),
      ],
      sequence: { sequencer: likeliestFirst },
      maxWorkers: 1,
      // A mutant that makes a test wait forever is noticed after this; the slowest test takes a few seconds.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // `expect.poll` gives up after one second by default.
      expect: { poll: { timeout: PATIENCE } },
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);

function pagesProject() {
  if (pages.length === 0) return [];
  const setupFiles = [`${root}test/support/patient-pages.ts`];
  return [{ extends: true as const, test: { name: 'pages', include: pages, environment: 'jsdom', isolate: false, setupFiles } }];
}
