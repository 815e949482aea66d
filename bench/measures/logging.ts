import { runProgram } from '../support/child.js';
import type { Limit, Measure, Table } from '../support/report.js';
import { figure } from '../support/report.js';
import { median, medianInterval } from '../support/statistics.js';
import { entries } from '../subjects.js';

const variants = {
  removed: 'log removed',
  removedToo: 'log removed, again',
  notGiven: 'no `logger` option',
  off: "level 'none', bodies asked for",
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

const method = `Real calls by a transport that answers at once, with 1 MB. In one process clients take turns that differ in nothing but their log: one whose
\`logger.record\` is replaced by nothing, another like it (what the method takes for a difference where there is none), one without a
\`logger\` option, one with level \`none\` that asks for bodies. Each block is compared with its neighbour whose log is removed; the interval is where
the median of these ratios lies in 95 of 100 cases. A cost counts as measurable where the whole interval lies above 1.01. That a log
which is on is far beyond it shows that the method would see one.`;

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
        what: `a log that is on, ${what}, seen by the same method: low end of the interval`,
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
