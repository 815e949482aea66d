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
    const { times, growth } = await program<Sample>('sandbox', argument, ['--expose-gc']);
    return {
      title: 'Sandbox',
      method: 'The embedded sandbox in the process of its caller: pages of 25 out of 5,000 entities, and 10,000 calls in a row.',
      tables: [
        {
          head: ['sandbox', 'median', 'most'],
          rows: [
            ['a page, ms', figure(median(times)), figure(Math.max(...times))],
            ['growth of the heap, MiB', figure(growth), ''],
          ],
        },
      ],
      limits: [
        { what: 'a page of 25 out of 5,000', value: median(times), bound: 5, is: 'at most', unit: 'ms' },
        { what: 'growth of the heap in 10,000 calls', value: growth, bound: 1, is: 'at most', unit: 'MiB' },
      ],
    };
  },
};
