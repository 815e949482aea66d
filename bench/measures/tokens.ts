import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';

interface Sample {
  /** ms, the median */
  file: number;
  memory: number;
}

export const tokens: Measure = {
  name: 'tokens',
  async run(quick) {
    const reads = quick ? 200 : 2000;
    const { file, memory } = await runProgram<Sample>('tokens', { reads });
    return {
      title: 'Tokens',
      method: `A stored token, read ${reads} times: the median.`,
      tables: [
        {
          head: ['store', 'ms'],
          rows: [
            ['a file', figure(file, 3)],
            ['in memory', figure(memory, 3)],
          ],
        },
      ],
      limits: [{ what: 'a stored token, read from a file', value: file, bound: 1, is: 'at most', unit: 'ms' }],
    };
  },
};
