import { runProgram } from '../support/child.js';
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
  /** s of CPU for the start and for the hour after it, with 75, 300 and 1,000 queues */
  traffic: [Traffic, Traffic, Traffic];
}

interface Traffic {
  start: number;
  hour: number;
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
    const { times, growth, days, traffic } = await runProgram<Sample>('sandbox', argument, ['--expose-gc']);
    const [small, large, largest] = traffic;
    return {
      title: 'Sandbox',
      method:
        'The embedded sandbox in the process of its caller: pages of 25 of 5,000 entities, 10,000 consecutive calls, three days of traffic in one step, and the start of contact centres with eight hours of traffic.',
      tables: [
        {
          head: ['sandbox', 'median', 'maximum'],
          rows: [
            ['a page, ms', figure(median(times)), figure(Math.max(...times))],
            ['growth of the heap, MiB', figure(growth), ''],
            ['a day of traffic, s of CPU', figure(median(days)), figure(Math.max(...days))],
            ['traffic start, 75 queues and 250 agents, s of CPU', figure(small.start), ''],
            ['traffic start, 300 queues and 1,000 agents, s of CPU', figure(large.start), ''],
            ['traffic start, 1,000 queues and 5,000 agents, s of CPU', figure(largest.start), ''],
            ['an hour of traffic, 1,000 queues and 5,000 agents, s of CPU', figure(largest.hour), ''],
          ],
        },
      ],
      limits: [
        { what: 'a page of 25 out of 5,000', value: median(times), bound: 5, is: 'at most', unit: 'ms' },
        { what: 'growth of the heap in 10,000 calls', value: growth, bound: 1, is: 'at most', unit: 'MiB' },
        { what: 'the third day of traffic, × the first', value: days[2] / days[0], bound: 1.5, is: 'at most' },
        { what: 'traffic start, 300 queues and 1,000 agents', value: large.start, bound: 10, is: 'at most', unit: 's of CPU' },
        { what: 'traffic start, four times the queues and agents', value: large.start / small.start, bound: 6, is: 'at most' },
        {
          what: 'traffic start, 1,000 queues and 5,000 agents',
          value: largest.start,
          bound: 20,
          is: 'at most',
          unit: 's of CPU',
        },
        {
          what: 'an hour of traffic, 1,000 queues and 5,000 agents',
          value: largest.hour,
          bound: 30,
          is: 'at most',
          unit: 's of CPU',
        },
      ],
    };
  },
};
