import { runMeasured } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { numbers, sampleInterleaved } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

interface Sample {
  /** ms to load the module */
  load: number;
  /** ms until the server listens, with the time to load the module */
  start: number;
  /** MiB of an idle sandbox, after a collection */
  heap: number;
}

const path = JSON.stringify(entries.sandbox);
const subjects = {
  module: { label: '`import`', type: 'module', load: `await import(${path})` },
  script: { label: '`require`', type: 'commonjs', load: `require(${path})` },
};
type SubjectName = keyof typeof subjects;
const names = Object.keys(subjects) as SubjectName[];

const programOf = (load: string): string => `(async () => {
  const { serveSandbox } = ${load};
  const loaded = performance.now();
  const { close } = await serveSandbox();
  const end = performance.now();
  gc();
  const heap = process.memoryUsage().heapUsed / 2 ** 20;
  await close();
  console.log(JSON.stringify({ load: loaded - before, start: end - before, heap }));
})();`;

export const sandboxStart: Measure = {
  name: 'sandbox-start',
  async run(quick) {
    const samples = await sampleInterleaved(names, quick ? 3 : 11, (name) => {
      const { type, load } = subjects[name];
      const program = `const before = performance.now();\n${programOf(load)}`;
      return runMeasured<Sample>(['--expose-gc', `--input-type=${type}`, '--eval', program]);
    });
    const medianOf = (name: SubjectName, of: keyof Sample): number => median(numbers(samples[name], (sample) => sample[of]));
    return {
      title: 'Start of the sandbox',
      method: 'A new process loads the sandbox, serves it by `serveSandbox()`, and leaves it idle.',
      tables: [
        {
          head: ['sandbox', 'loaded after, ms', 'served after, ms', 'heap, MiB'],
          rows: names.map((name) =>
            row(subjects[name].label, samples[name], () => [
              figure(medianOf(name, 'load'), 0),
              figure(medianOf(name, 'start'), 0),
              figure(medianOf(name, 'heap'), 1),
            ]),
          ),
        },
      ],
      missing: missing(samples, subjects),
      limits: [
        {
          what: 'start of `serveSandbox()`, with its import',
          value: medianOf('module', 'start'),
          bound: 250,
          is: 'at most',
          unit: 'ms',
        },
        { what: 'heap of an idle sandbox', value: medianOf('module', 'heap'), bound: 40, is: 'at most', unit: 'MiB' },
      ],
    };
  },
};
