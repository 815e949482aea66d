import { runProgram } from '../support/child.js';
import type { Limit, Measure, Table } from '../support/report.js';
import { figure } from '../support/report.js';
import { median, medianInterval } from '../support/statistics.js';
import { entries } from '../subjects.js';

const variants = {
  removed: 'log removed',
  removedToo: 'log removed, again',
  notGiven: 'no `logger` option',
  off: "level 'none', with bodies",
  trace: "level 'trace' with bodies, for contrast",
};
type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];

/** Bytes are never decoded, so that a call is short and even a small cost of logging is visible. */
const answers = [
  { what: '1 MB of bytes', type: 'application/octet-stream', rounds: 300, calls: 200 },
  { what: '1 MB of text', type: 'text/plain', rounds: 150, calls: 5 },
];

interface Sample {
  /** µs a call, by block */
  times: Record<Variant, number[]>;
  /** ns */
  record: number;
}

const method = `Calls through a transport that responds immediately with 1 MB. In one process, clients alternate that differ only in their log: one whose
\`logger.record\` is removed, a second one like it (to show the error of the measurement), one without a \`logger\` option, and one with
level \`none\` that logs bodies. Each block is compared with the block of the first client in the same round. The interval is the 95 %
confidence interval of the median of these ratios. A cost counts as measurable if the whole interval is above 1.01. The result of a log that
is on shows that the measurement detects a cost.`;

export const logging: Measure = {
  name: 'logging',
  async run(quick) {
    const tables: Table[] = [];
    const limits: Limit[] = [];
    let record = NaN;
    for (const { what, type, rounds, calls } of answers) {
      const { client, area } = entries.root;
      const sample = await runProgram<Sample>('log', { client, area, type, rounds: quick ? rounds / 3 : rounds, calls });
      record = sample.record;
      const ratios = (name: Variant): number[] =>
        sample.times[name].map((time, round) => time / (sample.times.removed[round] ?? NaN));
      const low = (name: Variant): number => medianInterval(ratios(name))[0];
      tables.push({
        head: [what, 'µs per call', '× log removed', 'interval'],
        rows: names.map((name) => {
          const interval = medianInterval(ratios(name)).map((bound) => figure(bound, 3));
          const comparison = name === 'removed' ? [] : [figure(median(ratios(name)), 3), interval.join('–')];
          return [variants[name], figure(median(sample.times[name]), 1), ...comparison];
        }),
      });
      for (const name of ['notGiven', 'off'] as const) {
        limits.push({
          what: `a log that is off, ${what}, ${variants[name]}: low end of the interval`,
          value: low(name),
          bound: 1.01,
          is: 'at most',
          unit: '× log removed',
        });
      }
      limits.push({
        what: `a log that is on, ${what}, by the same measurement: low end of the interval`,
        value: low('trace'),
        bound: 1.5,
        is: 'at least',
        unit: '× log removed',
      });
    }
    return {
      title: 'A log that is off',
      method: `${method} \`logger.record\` by itself, off, takes ${figure(record, 1)} ns.`,
      tables,
      limits,
    };
  },
};
