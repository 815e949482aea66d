import { measured } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { interleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { entries, peers } from '../subjects.js';

const { root, fetch } = entries;
const loaded = {
  nothing: { label: 'nothing', specifiers: [] },
  libraries: { label: 'axios and qs', specifiers: ['axios', 'qs'] },
  area: { label: 'ours, one area', specifiers: [root.client, root.area] },
  all: { label: 'ours, all areas', specifiers: [root.all] },
  areaOnFetch: { label: 'ours, one area, `./fetch`', specifiers: [fetch.client, fetch.area] },
  allOnFetch: { label: 'ours, all areas, `./fetch`', specifiers: [fetch.all] },
  oldPeer: { label: 'purecloud-platform-client-v2 144.0.0', specifiers: [peers.old] },
  newestPeer: { label: 'purecloud-platform-client-v2 262.0.0', specifiers: [peers.newest] },
};
type Loaded = keyof typeof loaded;
const names = Object.keys(loaded) as Loaded[];

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

const method = `A fresh process that loads the named modules and does nothing else: the time from its start until all are loaded, less that of a process that
loads nothing; resident memory then, and the heap after a collection, both also less what the empty process has. As ES modules and by
\`require\`; the peers are CommonJS either way. Memory is that of the ES modules.`;

export const imports: Measure = {
  name: 'imports',
  async run(quick) {
    const rounds = quick ? 3 : 15;
    const modules = await interleaved(names, rounds, (name) => {
      const lines = loaded[name].specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`);
      return measured<Sample>(['--expose-gc', '--input-type=module', '--eval', lines.join('\n') + tail]);
    });
    const scripts = await interleaved(names, rounds, (name) => {
      const lines = loaded[name].specifiers.map((specifier) => `require(${JSON.stringify(specifier)});`);
      return measured<Sample>(['--expose-gc', '--input-type=commonjs', '--eval', lines.join('\n') + tail]);
    });
    const over = (outcomes: typeof modules, name: Loaded, of: keyof Sample): number =>
      median(numbers(outcomes[name], (sample) => sample[of])) - median(numbers(outcomes.nothing, (sample) => sample[of]));
    const compare = (outcomes: typeof modules, name: Loaded): number =>
      over(outcomes, name, 'time') / over(outcomes, 'libraries', 'time');
    const timed = (outcomes: typeof modules, name: Loaded): string[] => [
      figure(over(outcomes, name, 'time'), 1),
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
            row(loaded[name].label, 'reason' in modules[name] ? modules[name] : scripts[name], () => [
              ...timed(modules, name),
              ...timed(scripts, name),
              figure(over(modules, name, 'rss'), 1),
              figure(over(modules, name, 'heap'), 1),
            ]),
          ),
        },
      ],
      missing: [...new Set([...missing(modules, loaded), ...missing(scripts, loaded)])],
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
      ],
    };
  },
};
