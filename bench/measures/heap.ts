import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { subjects } from '../subjects.js';

const comparedSubjects = ['ours', 'oursOnFetch', 'oursOnUndici', 'axios', 'nodeHttp', 'oldPeer', 'newestPeer'] as const;

type ComparedName = (typeof comparedSubjects)[number];

const method = `The heap that 10,000 consecutive calls retain after garbage collection, following 2,000 calls to warm up. Differences of a few hundred KiB
come from the compiler. A leak of 100 bytes a call would be 977 KiB. In another part, calls that are made 16 at a time: what they leave in V8's old space, where only
full collections free it, although nothing refers to it any more. Full collections take CPU time that no profile shows for a call. "Allocated" is everything that
the calling process allocates for such a call, sampled by V8.`;

interface Sample {
  /** KiB */
  growth: number;
  oldBytes: number;
  allocatedBytes: number;
}

export const heap: Measure = {
  name: 'heap',
  async run(quick) {
    const take = (address: string): ReturnType<typeof sample> => sample(address, quick);
    // Nothing here is timed, so both cores may work at the same time.
    const [first, second] = await withPlatform((address) => Promise.all([take(address), take(address)]));
    const valuesOf = (name: ComparedName, value: (sample: Sample) => number): number[] =>
      [first, second].flatMap((samples) => numbers(samples[name], value));
    const oldBytes = (name: ComparedName): number => median(valuesOf(name, (each) => each.oldBytes));
    const allocatedBytes = (name: ComparedName): number => median(valuesOf(name, (each) => each.allocatedBytes));
    return {
      title: 'Heap',
      method,
      tables: [
        {
          head: [
            '10,000 calls',
            'growth, KiB (median)',
            'minimum',
            'maximum',
            'a call in the old space, bytes',
            'a call allocated, bytes',
          ],
          rows: comparedSubjects.map((name) => {
            const values = valuesOf(name, ({ growth }) => growth);
            return row(subjects[name].label, 'reason' in first[name] ? first[name] : second[name], () => [
              figure(median(values), 0),
              figure(Math.min(...values), 0),
              figure(Math.max(...values), 0),
              figure(oldBytes(name), 0),
              figure(allocatedBytes(name), 0),
            ]);
          }),
        },
      ],
      missing: [...new Set([first, second].flatMap((outcomes) => missing(outcomes, subjects)))],
      limits: [
        {
          what: 'what a call of ours allocates',
          value: allocatedBytes('ours') / allocatedBytes('axios'),
          bound: 0.5,
          is: 'at most',
          unit: '× axios',
        },
        { what: 'a call of ours in the old space', value: oldBytes('ours'), bound: 600, is: 'at most', unit: 'bytes' },
        {
          what: 'a call of ours on undici in the old space',
          value: oldBytes('oursOnUndici'),
          bound: 600,
          is: 'at most',
          unit: 'bytes',
        },
      ],
    };
  },
};

function sample(address: string, quick: boolean) {
  return sampleInterleaved(comparedSubjects, quick ? 1 : 2, (name) => {
    const { caller, entry } = subjects[name];
    const argument = { caller, entry, address, warmUp: quick ? 500 : 2000, calls: quick ? 2000 : 10_000 };
    return runProgram<Sample>('heap', argument, ['--expose-gc']);
  });
}
