import { runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';
import { median, medianInterval } from '../support/statistics.js';
import { entries } from '../subjects.js';

const variants = {
  plain: 'not instrumented',
  plainToo: 'not instrumented, again',
  removed: 'instrumented before, and ended',
  instrumented: 'instrumented, with the tracer and the meter of the API alone',
  together: 'the same with a `Governor` and a log at level `error`',
};
type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];

const method = `Calls through a transport that responds immediately with a short JSON. In one process, clients alternate that differ only in what
records their calls: nothing, nothing (to show the error of the measurement), an instrumentation that was removed, and \`instrument(client)\` without an SDK,
whose tracer and meter do nothing. The last one also has a \`Governor\`, whose limit delays no call, and a log at level \`error\`, which no call reaches. CPU is the user and system time of the process. Each block is compared with the block of the first client in the same
round. The interval is the 95 % confidence interval of the median.`;

export const otel: Measure = {
  name: 'otel',
  async run(quick) {
    const { client, area } = entries.root;
    const options = { client, area, otel: entries.otel, limits: entries.limits, rounds: quick ? 40 : 150, calls: 1000 };
    const { times } = await runProgram<{ times: Record<Variant, number[]> }>('otel', options);
    const additions = (name: Variant): number[] => times[name].map((time, round) => time - (times.plain[round] ?? NaN));
    const ratios = (name: Variant): number[] => times[name].map((time, round) => time / (times.plain[round] ?? NaN));
    return {
      title: 'OpenTelemetry',
      method,
      tables: [
        {
          head: ['', 'CPU per call, µs', 'more, µs', 'interval'],
          rows: names.map((name) => {
            const cells = [variants[name], figure(median(times[name]))];
            if (name === 'plain') return cells;
            const interval = medianInterval(additions(name)).map((bound) => figure(bound));
            return [...cells, figure(median(additions(name))), interval.join(' to ')];
          }),
        },
      ],
      limits: [
        {
          what: 'CPU that the instrumentation adds to a call, without an SDK',
          value: median(additions('instrumented')),
          bound: 3,
          is: 'at most',
          unit: 'µs',
        },
        {
          what: 'CPU that a `Governor`, the instrumentation and a log at level `error` add to a call together',
          value: median(additions('together')),
          bound: 10,
          is: 'at most',
          unit: 'µs',
        },
        {
          what: 'a client whose instrumentation was removed: low end of the interval',
          value: medianInterval(ratios('removed'))[0],
          bound: 1.02,
          is: 'at most',
          unit: '× not instrumented',
        },
      ],
    };
  },
};
