import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Limit, Measure, Table } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import type { Outcomes } from '../support/rounds.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median, medianRatio } from '../support/statistics.js';
import { subjects } from '../subjects.js';

const levels = [1, 16, 64];
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
    const ratio = (name: ComparedName, reference: ComparedName, level: number, of: keyof Level): number =>
      medianRatio(valuesAt(outcomes, name, level, of), valuesAt(outcomes, reference, level, of));
    const rateRatio = ratio('undici', 'newestPeer', 0, 'rate');
    return {
      title: 'Calls',
      method: `${method}\nAt 1 in flight, the network round trip determines most of the rate (bare undici makes ${figure(rateRatio)} × the newest peer's calls), so the limit on the rate applies to overlapping calls.`,
      tables: [table(outcomes, 'cpu'), table(outcomes, 'rate')],
      missing: missing(outcomes, subjects),
      limits: levels.flatMap((inFlight, level): Limit[] => [
        {
          what: `CPU per call at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'axios', level, 'cpu'),
          bound: 0.75,
          is: 'at most',
          unit: '× axios',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'oldPeer', level, 'cpu'),
          bound: 0.75,
          is: 'at most',
          unit: '× 144.0.0',
        },
        {
          what: `calls per second at ${inFlight} in flight, ours on axios`,
          value: ratio('ours', 'oldPeer', level, 'rate'),
          bound: 1.3,
          is: 'at least',
          unit: '× 144.0.0',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on fetch`,
          value: ratio('oursOnFetch', 'fetch', level, 'cpu'),
          bound: 1.5,
          is: 'at most',
          unit: '× fetch',
        },
        {
          what: `CPU per call at ${inFlight} in flight, ours on undici`,
          value: ratio('oursOnUndici', 'undici', level, 'cpu'),
          bound: 1.5,
          is: 'at most',
          unit: '× undici',
        },
        ...(inFlight === 1
          ? []
          : [
              {
                what: `calls per second at ${inFlight} in flight, ours on undici`,
                value: ratio('oursOnUndici', 'newestPeer', level, 'rate'),
                bound: 2.5,
                is: 'at least' as const,
                unit: '× the newest peer',
              },
            ]),
      ]),
    };
  },
};

function valuesAt(outcomes: Outcomes<ComparedName, Level[]>, name: ComparedName, level: number, of: keyof Level): number[] {
  return numbers(outcomes[name], (sample) => sample[level]?.[of] ?? NaN);
}

function table(outcomes: Outcomes<ComparedName, Level[]>, of: keyof Level): Table {
  const reference = of === 'cpu' ? 'axios' : 'newestPeer';
  const first = of === 'cpu' ? 'CPU per call, µs' : 'calls per second';
  const unit = of === 'cpu' ? '× axios' : '× newest peer';
  return {
    head: [first, ...levels.flatMap((inFlight) => [`${inFlight} in flight`, unit])],
    rows: comparedSubjects.map((name) =>
      row(subjects[name].label, outcomes[name], () =>
        levels.flatMap((_, level) => [
          figure(median(valuesAt(outcomes, name, level, of)), 0),
          figure(medianRatio(valuesAt(outcomes, name, level, of), valuesAt(outcomes, reference, level, of))),
        ]),
      ),
    ),
  };
}
