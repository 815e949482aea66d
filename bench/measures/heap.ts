import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { subjects } from '../subjects.js';

const comparedSubjects = ['ours', 'oursOnFetch', 'oursOnUndici', 'axios', 'oldPeer', 'newestPeer'] as const;

const method = `What the heap keeps, after collections, of 10,000 calls one after the other, 2,000 having gone before. A few hundred KiB either way are the
compiler's; a leak of 100 bytes a call would be 977 KiB.`;

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
          head: ['10,000 calls', 'growth, KiB (median)', 'least', 'most'],
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
