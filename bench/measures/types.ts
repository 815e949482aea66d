import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompilerSample } from '../support/compiled.js';
import { compile, writeConsumer } from '../support/compiled.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { entries, peers } from '../subjects.js';

const ours = ({ client, area }: typeof entries.root): string => `import { ApiClient } from '${client}';
import { UsersApi } from '${area}';
const client = new ApiClient({ region: 'eu_west_1' });
export const name: Promise<string | undefined> = new UsersApi(client).getUsersMe().then((me) => me.name);
`;
const theirs = `import platformClient from 'purecloud-platform-client-v2';
platformClient.ApiClient.instance.setEnvironment('mypurecloud.ie');
export const name: Promise<string | undefined> = new platformClient.UsersApi().getUsersMe().then((me) => me.name);
`;
const compiledSubjects = {
  nothing: { label: 'nothing', code: 'export {};\n', peer: undefined },
  area: { label: 'ours, one area', code: ours(entries.root), peer: undefined },
  areaOnFetch: { label: 'ours, one area, `./fetch`', code: ours(entries.fetch), peer: undefined },
  oldPeer: { label: 'purecloud-platform-client-v2 144.0.0', code: theirs, peer: peers.old },
  newestPeer: { label: 'purecloud-platform-client-v2 262.0.0', code: theirs, peer: peers.newest },
};
type CompiledName = keyof typeof compiledSubjects;
const names = Object.keys(compiledSubjects) as CompiledName[];

const method = `TypeScript's \`tsc --extendedDiagnostics\` on a file that reads the name of the authenticated user: strict, \`nodenext\`, \`skipLibCheck\`. The total time
and memory that it reports, and the lines of declarations that the file imports, without the compiler's own library.`;

export const types: Measure = {
  name: 'types',
  async run(quick) {
    const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-types-'));
    try {
      const outcomes = await sampleInterleaved(names, quick ? 1 : 7, (name) => {
        const consumer = join(folder, name);
        const { code, peer } = compiledSubjects[name];
        if (!existsSync(consumer)) writeConsumer(consumer, code, { peer });
        return compile(consumer);
      });
      const of = (name: CompiledName, figures: keyof CompilerSample): number =>
        median(numbers(outcomes[name], (sample) => sample[figures]));
      return {
        title: 'Types',
        method,
        tables: [
          {
            head: ['tsc', 'time, s', '× newest peer', 'memory, MiB', '× newest peer', 'lines of declarations'],
            rows: names.map((name) =>
              row(compiledSubjects[name].label, outcomes[name], () => [
                figure(of(name, 'time')),
                figure(of(name, 'time') / of('newestPeer', 'time')),
                figure(of(name, 'memory'), 0),
                figure(of(name, 'memory') / of('newestPeer', 'memory')),
                figure(of(name, 'lines'), 0),
              ]),
            ),
          },
        ],
        missing: missing(outcomes, compiledSubjects),
        limits: (['area', 'areaOnFetch'] as const).flatMap((name) => [
          {
            what: `tsc of ${compiledSubjects[name].label}`,
            value: of(name, 'time') / of('newestPeer', 'time'),
            bound: 0.7,
            goal: 0.5,
            is: 'at most' as const,
            unit: '× the newest peer',
          },
          {
            what: `tsc of ${compiledSubjects[name].label}, over an empty program`,
            value: (of(name, 'time') - of('nothing', 'time')) / (of('newestPeer', 'time') - of('nothing', 'time')),
            bound: 0.5,
            is: 'at most' as const,
            unit: '× the newest peer',
          },
          {
            what: `declarations of ${compiledSubjects[name].label}`,
            value: of(name, 'lines'),
            bound: 10_000,
            is: 'at most' as const,
            unit: 'lines',
          },
        ]),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
