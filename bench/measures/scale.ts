import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

/** ms of CPU, and MiB of heap for the conversations and a snapshot of them. */
interface ConversationSample {
  load: number;
  firstSnapshot: number;
  laterSnapshot: number;
  restore: number;
  heap: number;
  month: number[];
  day: number[];
}

interface LoadSample {
  /** Requests a second of CPU, by round. */
  rates: number[];
  /** µs of CPU for each creation, by ten thousand. */
  creations: number[];
}

export const scale: Measure = {
  name: 'scale',
  async run() {
    const loadArgument = { sandbox: entries.sandbox, clients: 200, calls: 30, entities: 100_000, part: 10_000 };
    const { rates, creations } = await runProgram<LoadSample>('load', loadArgument);
    const argument = { sandbox: entries.sandbox, conversations: 1_000_000 };
    const flags = ['--expose-gc', '--max-old-space-size=8000'];
    const sample = await runProgram<ConversationSample>('scale', argument, flags, { timeout: 300_000 });
    const { load, firstSnapshot, laterSnapshot, restore, heap, month, day } = sample;
    const firstCost = creations[0] ?? NaN;
    const lastCost = creations.at(-1) ?? NaN;
    return {
      title: 'Sandbox at scale',
      method:
        'A million conversations over thirty days, in the process of the caller: CPU time of the process. Aggregates by queue, for a month by day and for a day by half-hour. 200 concurrent clients, each with five kinds of GET requests. 100,000 skills, created by one request each.',
      tables: [
        {
          head: ['1,000,000 conversations', 'ms of CPU'],
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
            ['a creation, the first 10,000 of 100,000, µs', figure(firstCost)],
            ['a creation, the last 10,000 of 100,000, µs', figure(lastCost)],
          ],
        },
      ],
      limits: [
        { what: 'a snapshot of 1,000,000 conversations', value: firstSnapshot, bound: 10_000, is: 'at most', unit: 'ms' },
        { what: 'restoring it', value: restore, bound: 3000, is: 'at most', unit: 'ms' },
        { what: 'the heap with both', value: heap, bound: 2048, is: 'at most', unit: 'MiB' },
        { what: 'aggregates of a month of 1,000,000', value: median(month), bound: 1000, is: 'at most', unit: 'ms' },
        { what: 'requests a second of CPU of 200 clients', value: Math.max(...rates), bound: 8000, is: 'at least' },
        { what: 'the last 10,000 of 100,000 creations, × the first', value: lastCost / firstCost, bound: 1.25, is: 'at most' },
      ],
    };
  },
};
