import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median } from '../support/statistics.js';
import { entries } from '../subjects.js';

const method = `A socket sends events of 1 kB, each for one of 1,000 listeners. The client parses them, compares them with
earlier ones, and delivers them. Also measured: the heap that each of 4,000 separately subscribed topics retains,
and the time of 20,000 calls of \`on\` with the same topic and of ending them, as with 20,000 components: the fastest of five rounds.`;

interface Measured {
  readonly bytes: number;
  readonly rates: number[];
  readonly onMs: number;
  readonly stopMs: number;
}

export const events: Measure = {
  name: 'events',
  async run(quick) {
    const common = { client: entries.root.client, notifications: 'contact-centre-client/notifications', topics: 1000 };
    const argument = { ...common, count: 20_000, rounds: quick ? 5 : 15, subscriptions: 20_000 };
    const { bytes, rates, onMs, stopMs } = await runProgram<Measured>('events', argument, ['--expose-gc']);
    const rate = median(rates.slice(2));
    return {
      title: 'Live events',
      method,
      tables: [
        {
          head: ['events a second', 'heap a topic, bytes', '20,000 `on`, ms', 'ending them, ms'],
          rows: [[figure(rate, 0), figure(bytes, 0), figure(onMs, 0), figure(stopMs, 0)]],
        },
      ],
      limits: [
        { what: 'events delivered in a second', value: rate, bound: 20_000, is: 'at least', unit: 'a second' },
        { what: 'heap of a topic', value: bytes, bound: 1000, is: 'at most', unit: 'bytes' },
        { what: 'time of 20,000 `on` of one topic', value: onMs, bound: 200, is: 'at most', unit: 'ms' },
        { what: 'time of ending them', value: stopMs, bound: 200, is: 'at most', unit: 'ms' },
      ],
    };
  },
};
