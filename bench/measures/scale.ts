import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

/** ms of CPU, and MiB of heap for the conversations and a snapshot of them. */
interface Sample {
  load: number;
  firstSnapshot: number;
  laterSnapshot: number;
  restore: number;
  heap: number;
  month: number[];
  day: number[];
  /** Requests a second of CPU, by round. */
  rates: number[];
}

export const scale: Measure = {
  name: 'scale',
  async run() {
    const argument = { sandbox: entries.sandbox, conversations: 100_000, clients: 200, calls: 30 };
    const sample = await runProgram<Sample>('scale', argument, ['--expose-gc']);
    const { load, firstSnapshot, laterSnapshot, restore, heap, month, day, rates } = sample;
    return {
      title: 'Sandbox at scale',
      method:
        'A hundred thousand conversations over thirty days, in the process of the caller: CPU time of one core. Aggregates by queue, for a month by day and for a day by half-hour. Then 200 concurrent clients, each with five kinds of GET requests.',
      tables: [
        {
          head: ['100,000 conversations', 'ms of CPU'],
          rows: [
            ['loaded from a file, copied', figure(load)],
            ['the first snapshot', figure(firstSnapshot)],
            ['a later snapshot', figure(laterSnapshot)],
            ['restored from a snapshot', figure(restore)],
            ['aggregates of a month, median', figure(median(month))],
            ['aggregates of a day, median', figure(median(day))],
          ],
        },
        {
          head: ['', ''],
          rows: [
            ['heap with a snapshot, MiB', figure(heap)],
            ['requests a second of CPU, best round', figure(Math.max(...rates))],
          ],
        },
      ],
      limits: [
        { what: 'a snapshot of 100,000 conversations', value: firstSnapshot, bound: 1000, is: 'at most', unit: 'ms' },
        { what: 'restoring it', value: restore, bound: 1000, is: 'at most', unit: 'ms' },
        { what: 'the heap with both', value: heap, bound: 300, is: 'at most', unit: 'MiB' },
        { what: 'aggregates of a month of 100,000', value: median(month), bound: 300, is: 'at most', unit: 'ms' },
        { what: 'requests a second of CPU of 200 clients', value: Math.max(...rates), bound: 3000, is: 'at least' },
      ],
    };
  },
};
