import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';

interface Sample {
  /** ms of CPU, by round */
  times: number[];
}

export const queue: Measure = {
  name: 'queue',
  async run() {
    const { times } = await runProgram<Sample>('queue', { calls: 10_000, rounds: 5 });
    return {
      title: 'Calls that a governor queues',
      method: '10,000 calls are made at once, and ten of them may be under way: CPU time until the last one has ended.',
      tables: [{ head: ['10,000 queued calls', 'ms of CPU'], rows: [['median', figure(median(times))]] }],
      limits: [{ what: '10,000 queued calls', value: median(times), bound: 500, is: 'at most', unit: 'ms of CPU' }],
    };
  },
};
