import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { subjects } from '../subjects.js';

const comparedSubjects = ['ours', 'oursOnFetch', 'oursOnUndici', 'axios', 'oldPeer', 'newestPeer'] as const;

const method = `The heap that 10,000 consecutive calls retain after garbage collection, following 2,000 calls to warm up. Differences of a few hundred KiB
come from the compiler. A leak of 100 bytes a call would be 977 KiB.`;

export const heap: Measure = {
  name: 'heap',
  async run(quick) {
    const take = (address: string): ReturnType<typeof sample> => sample(address, quick);
    // Nothing here is timed, so both cores may work at the same time.
    const [first, second] = await withPlatform((address) => Promise.all([take(address), take(address)]));
    return {
      title: 'Heap',
      method,
      tables: [
        {
          head: ['10,000 calls', 'growth, KiB (median)', 'minimum', 'maximum'],
          rows: comparedSubjects.map((name) => {
            const values = [...numbers(first[name], Number), ...numbers(second[name], Number)];
            return row(subjects[name].label, 'reason' in first[name] ? first[name] : second[name], () => [
              figure(median(values), 0),
              figure(Math.min(...values), 0),
              figure(Math.max(...values), 0),
            ]);
          }),
        },
      ],
      missing: [...new Set([first, second].flatMap((outcomes) => missing(outcomes, subjects)))],
      limits: [],
    };
  },
};

function sample(address: string, quick: boolean) {
  return sampleInterleaved(comparedSubjects, quick ? 1 : 2, (name) => {
    const { caller, entry } = subjects[name];
    const argument = { caller, entry, address, warmUp: quick ? 500 : 2000, calls: quick ? 2000 : 10_000 };
    return runProgram<number>('heap', argument, ['--expose-gc']);
  });
}
