import { runMeasured } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { entries, peers } from '../subjects.js';

const { root, fetch } = entries;
const importSubjects = {
  nothing: { label: 'nothing', specifiers: [] },
  libraries: { label: 'axios and qs', specifiers: ['axios', 'qs'] },
  area: { label: 'ours, one area', specifiers: [root.client, root.area] },
  all: { label: 'ours, all areas', specifiers: [root.all] },
  areaOnFetch: { label: 'ours, one area, `./fetch`', specifiers: [fetch.client, fetch.area] },
  allOnFetch: { label: 'ours, all areas, `./fetch`', specifiers: [fetch.all] },
  oldPeer: { label: 'purecloud-platform-client-v2 144.0.0', specifiers: [peers.old] },
  newestPeer: { label: 'purecloud-platform-client-v2 262.0.0', specifiers: [peers.newest] },
};
type ImportName = keyof typeof importSubjects;
const names = Object.keys(importSubjects) as ImportName[];

interface Sample {
  /** From the start of the process, in ms. */
  time: number;
  /** MiB */
  rss: number;
  /** MiB, after a collection */
  heap: number;
}

const tail = `const time = performance.now(); const { rss } = process.memoryUsage(); gc();
console.log(JSON.stringify({ time, rss: rss / 2 ** 20, heap: process.memoryUsage().heapUsed / 2 ** 20 }));`;

const method = `A new process loads the named modules and does nothing else. The figures are the time from its start until all are loaded, the resident
memory then, and the heap after a collection, each minus that of a process that loads nothing. Modules are loaded as ES modules and by
\`require\`; the peers are CommonJS in both cases. Memory is measured with ES modules.`;

export const imports: Measure = {
  name: 'imports',
  async run(quick) {
    const rounds = quick ? 3 : 15;
    const modules = await sampleInterleaved(names, rounds, (name) => {
      const lines = importSubjects[name].specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`);
      return runMeasured<Sample>(['--expose-gc', '--input-type=module', '--eval', lines.join('\n') + tail]);
    });
    const scripts = await sampleInterleaved(names, rounds, (name) => {
      const lines = importSubjects[name].specifiers.map((specifier) => `require(${JSON.stringify(specifier)});`);
      return runMeasured<Sample>(['--expose-gc', '--input-type=commonjs', '--eval', lines.join('\n') + tail]);
    });
    const aboveEmpty = (outcomes: typeof modules, name: ImportName, of: keyof Sample): number =>
      median(numbers(outcomes[name], (sample) => sample[of])) - median(numbers(outcomes.nothing, (sample) => sample[of]));
    const compare = (outcomes: typeof modules, name: ImportName): number =>
      aboveEmpty(outcomes, name, 'time') / aboveEmpty(outcomes, 'libraries', 'time');
    const timed = (outcomes: typeof modules, name: ImportName): string[] => [
      figure(aboveEmpty(outcomes, name, 'time'), 1),
      name === 'nothing' ? '' : figure(compare(outcomes, name)),
    ];
    const empty = figure(median(numbers(modules.nothing, ({ time }) => time)), 1);
    return {
      title: 'Import',
      method: `${method}\nThe empty process takes ${empty} ms.`,
      tables: [
        {
          head: [
            'over an empty process',
            'import, ms',
            '× axios and qs',
            'require, ms',
            '× axios and qs',
            'resident, MiB',
            'heap, MiB',
          ],
          rows: names.map((name) =>
            row(importSubjects[name].label, 'reason' in modules[name] ? modules[name] : scripts[name], () => [
              ...timed(modules, name),
              ...timed(scripts, name),
              figure(aboveEmpty(modules, name, 'rss'), 1),
              figure(aboveEmpty(modules, name, 'heap'), 1),
            ]),
          ),
        },
      ],
      missing: [...new Set([...missing(modules, importSubjects), ...missing(scripts, importSubjects)])],
      limits: [
        {
          what: 'import of one area',
          value: compare(modules, 'area'),
          bound: 0.5,
          is: 'at most',
          unit: '× axios and qs',
        },
        {
          what: 'import of one area from `./fetch`',
          value: compare(modules, 'areaOnFetch'),
          bound: 0.2,
          is: 'at most',
          unit: '× axios and qs',
        },
        { what: 'import of one area', value: aboveEmpty(modules, 'area', 'time'), bound: 30, is: 'at most', unit: 'ms' },
        {
          what: 'import of one area from `./fetch`',
          value: aboveEmpty(modules, 'areaOnFetch', 'time'),
          bound: 15,
          is: 'at most',
          unit: 'ms',
        },
      ],
    };
  },
};
