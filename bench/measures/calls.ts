import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Chart, Line } from '../support/chart.js';
import type { Limit, Measure, Table } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import type { Outcomes } from '../support/rounds.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median, medianRatio } from '../support/statistics.js';
import { subjects } from '../subjects.js';

/** Numbers of concurrent calls. */
const levels = [1, 4, 16, 64, 256];
/** Those of the tables and the limits. */
const listedLevels = [1, 16, 64];
const comparedSubjects = [
  'ours',
  'oursOnFetch',
  'oursOnUndici',
  'axios',
  'leanAxios',
  'fetch',
  'timedFetch',
  'undici',
  'nodeHttp',
  'oldPeer',
  'newestPeer',
] as const;
type ComparedName = (typeof comparedSubjects)[number];
/** Variants of others, which would only crowd the chart. */
const undrawnSubjects: readonly ComparedName[] = ['leanAxios', 'timedFetch'];

interface Level {
  /** µs */
  cpu: number;
  /** calls a second */
  rate: number;
}

const method = `GET /api/v2/users/me: a JSON response of 2 kB from a node:http server in another process, over loopback with keep-alive connections.
CPU is the user and system time of the calling process, including garbage collection and compilation. Every sample is a new process that makes
1,500 calls to warm up and then 2,000 at each level. "axios" is one \`axios.create({ baseURL, timeout, headers, httpAgent })\` with a keep-alive
agent and otherwise the defaults of axios, as in a service. "Pared down" also follows no redirects, reads bytes, uses no transforms, and
parses the JSON itself. The limits apply to ratios; each is the median of the ratios of the rounds.`;

export const calls: Measure = {
  name: 'calls',
  async run(quick) {
    const outcomes = await withPlatform((address) =>
      sampleInterleaved(comparedSubjects, quick ? 2 : 5, (name) => {
        const { caller, entry } = subjects[name];
        return runProgram<Level[]>('calls', { caller, entry, address, levels, warmUp: 1500, calls: quick ? 1000 : 2000 });
      }),
    );
    const ratio = (name: ComparedName, reference: ComparedName, inFlight: number, of: keyof Level): number =>
      medianRatio(valuesAt(outcomes, name, inFlight, of), valuesAt(outcomes, reference, inFlight, of));
    const rateRatio = ratio('undici', 'newestPeer', 1, 'rate');
    return {
      title: 'Calls',
      method: `${method}\nAt 1 in flight, the network round trip determines most of the rate (bare undici makes ${figure(rateRatio)} × the newest peer's calls), so the limit on the rate applies to overlapping calls.`,
      tables: [table(outcomes, 'cpu'), table(outcomes, 'rate')],
      charts: [chart(outcomes)],
      missing: missing(outcomes, subjects),
      limits: listedLevels.flatMap((inFlight): Limit[] => [
        {
          what: `CPU per call at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'axios', inFlight, 'cpu'),
          bound: 0.75,
          is: 'at most',
          unit: '× axios',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'oldPeer', inFlight, 'cpu'),
          bound: 0.75,
          is: 'at most',
          unit: '× 144.0.0',
        },
        {
          what: `calls per second at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'oldPeer', inFlight, 'rate'),
          bound: 1.3,
          is: 'at least',
          unit: '× 144.0.0',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'nodeHttp', inFlight, 'cpu'),
          bound: 1.6,
          goal: 1.25,
          is: 'at most',
          unit: '× node:http',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on fetch`,
          value: ratio('oursOnFetch', 'fetch', inFlight, 'cpu'),
          bound: 1.5,
          is: 'at most',
          unit: '× fetch',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on fetch`,
          value: ratio('oursOnFetch', 'timedFetch', inFlight, 'cpu'),
          bound: 1.3,
          goal: 1.1,
          is: 'at most',
          unit: '× fetch, ended by a timer',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on undici`,
          value: ratio('oursOnUndici', 'undici', inFlight, 'cpu'),
          bound: 1.5,
          goal: 1.1,
          is: 'at most',
          unit: '× undici',
        },
        ...(inFlight === 1
          ? []
          : [
              {
                what: `calls per second at ${inFlight} in flight, ours on undici`,
                value: ratio('oursOnUndici', 'newestPeer', inFlight, 'rate'),
                bound: 2.5,
                is: 'at least' as const,
                unit: '× the newest peer',
              },
            ]),
      ]),
    };
  },
};

function valuesAt(outcomes: Outcomes<ComparedName, Level[]>, name: ComparedName, inFlight: number, of: keyof Level): number[] {
  return numbers(outcomes[name], (sample) => sample[levels.indexOf(inFlight)]?.[of] ?? NaN);
}

/** CPU per call against the number of concurrent calls. */
function chart(outcomes: Outcomes<ComparedName, Level[]>): Chart {
  const drawnSubjects = comparedSubjects.filter((name) => !undrawnSubjects.includes(name));
  const lines = drawnSubjects.map((name): Line => {
    const points = levels.map((x) => ({ x, y: median(valuesAt(outcomes, name, x, 'cpu')) }));
    return {
      label: subjects[name].label.replaceAll('`', ''),
      isOurs: name.startsWith('ours'),
      points: points.filter(({ y }) => !Number.isNaN(y)),
    };
  });
  return {
    name: 'cpu-per-call',
    title: 'CPU per call against the number of concurrent calls',
    xLabel: 'concurrent calls',
    yLabel: 'µs of CPU per call',
    lines: lines.filter(({ points }) => points.length > 0),
  };
}

function table(outcomes: Outcomes<ComparedName, Level[]>, of: keyof Level): Table {
  const reference = of === 'cpu' ? 'axios' : 'newestPeer';
  const first = of === 'cpu' ? 'CPU per call, µs' : 'calls per second';
  const unit = of === 'cpu' ? '× axios' : '× newest peer';
  return {
    head: [first, ...listedLevels.flatMap((inFlight) => [`${inFlight} in flight`, unit])],
    rows: comparedSubjects.map((name) =>
      row(subjects[name].label, outcomes[name], () =>
        listedLevels.flatMap((inFlight) => [
          figure(median(valuesAt(outcomes, name, inFlight, of)), 0),
          figure(medianRatio(valuesAt(outcomes, name, inFlight, of), valuesAt(outcomes, reference, inFlight, of))),
        ]),
      ),
    ),
  };
}
