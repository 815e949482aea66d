import { runProgram } from '../support/child.js';
import { withPlatform } from '../support/platform.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { subjects } from '../subjects.js';

const comparedSubjects = [
  'ours',
  'oursOnFetch',
  'oursOnUndici',
  'bytesByAxios',
  'bytesByFetch',
  'axios',
  'oldPeer',
  'newestPeer',
] as const;
type ComparedName = (typeof comparedSubjects)[number];

interface Sample {
  /** MiB */
  peak: number;
  /** MiB */
  added: number;
  kind: string;
  length: number;
}

const method = `One response of 100 MiB of \`application/octet-stream\` in memory: the peak memory of a new process (maxRSS), and how much of it the call
added. Clients that return text decode the bytes as UTF-8, which loses data unless the bytes are ASCII, as in this response.`;

export const download: Measure = {
  name: 'download',
  async run(quick) {
    const outcomes = await withPlatform((address) =>
      sampleInterleaved(comparedSubjects, quick ? 1 : 5, (name) => {
        const { caller, entry } = subjects[name];
        return runProgram<Sample>('download', { caller, entry, address: `${address}/download` });
      }),
    );
    const of = (name: ComparedName, value: 'peak' | 'added'): number =>
      median(numbers(outcomes[name], (sample) => sample[value]));
    const kind = (name: ComparedName): string => {
      const outcome = outcomes[name];
      return 'reason' in outcome ? '' : (outcome.samples[0]?.kind ?? '');
    };
    return {
      title: 'Download',
      method,
      tables: [
        {
          head: ['100 MiB', 'peak, MiB', '× newest peer', 'added by the call, MiB', 'given as'],
          rows: comparedSubjects.map((name) =>
            row(subjects[name].label, outcomes[name], () => [
              figure(of(name, 'peak'), 0),
              figure(of(name, 'peak') / of('newestPeer', 'peak')),
              figure(of(name, 'added'), 0),
              kind(name),
            ]),
          ),
        },
      ],
      missing: missing(outcomes, subjects),
      limits: [],
    };
  },
};
