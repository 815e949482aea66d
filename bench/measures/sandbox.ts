import { program } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

interface Sample {
  /** ms, by page */
  times: number[];
  /** MiB */
  growth: number;
  /** s of CPU, by day */
  days: [number, number, number];
}

export const sandbox: Measure = {
  name: 'sandbox',
  async run() {
    const argument = {
      client: entries.root.client,
      area: entries.routing,
      sandbox: entries.sandbox,
      entities: 5000,
      pages: 100,
      calls: 10_000,
    };
    const { times, growth, days } = await program<Sample>('sandbox', argument, ['--expose-gc']);
    return {
      title: 'Sandbox',
      method:
        'The embedded sandbox in the process of its caller: pages of 25 out of 5,000 entities, 10,000 calls in a row, and three days of traffic that pass at once.',
      tables: [
        {
          head: ['sandbox', 'median', 'most'],
          rows: [
            ['a page, ms', figure(median(times)), figure(Math.max(...times))],
            ['growth of the heap, MiB', figure(growth), ''],
            ['a day of traffic, s of CPU', figure(median(days)), figure(Math.max(...days))],
          ],
        },
      ],
      limits: [
        { what: 'a page of 25 out of 5,000', value: median(times), bound: 5, is: 'at most', unit: 'ms' },
        { what: 'growth of the heap in 10,000 calls', value: growth, bound: 1, is: 'at most', unit: 'MiB' },
        { what: 'the third day of traffic beside the first', value: days[2] / days[0], bound: 1.5, is: 'at most' },
      ],
    };
  },
};
