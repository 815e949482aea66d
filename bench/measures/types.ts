import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchFolder, node, rootFolder } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { interleaved, numbers } from '../support/rounds.js';
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
const compiled = {
  nothing: { label: 'nothing', code: 'export {};\n', peer: undefined },
  area: { label: 'ours, one area', code: ours(entries.root), peer: undefined },
  areaOnFetch: { label: 'ours, one area, `./fetch`', code: ours(entries.fetch), peer: undefined },
  oldPeer: { label: 'purecloud-platform-client-v2 144.0.0', code: theirs, peer: peers.old },
  newestPeer: { label: 'purecloud-platform-client-v2 262.0.0', code: theirs, peer: peers.newest },
};
type Compiled = keyof typeof compiled;
const names = Object.keys(compiled) as Compiled[];

interface Sample {
  /** s */
  time: number;
  /** MiB */
  memory: number;
  lines: number;
}

const method = `TypeScript's \`tsc --extendedDiagnostics\` on a file that asks for the user's own name: strict, \`nodenext\`, \`skipLibCheck\`. Its total time, the memory
that it says it used, and the lines of declarations that the file leads to, the compiler's own library aside.`;

export const types: Measure = {
  name: 'types',
  async run(quick) {
    const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-types-'));
    try {
      const outcomes = await interleaved(names, quick ? 1 : 7, (name) => {
        const consumer = join(folder, name);
        if (!existsSync(consumer)) writeConsumer(consumer, compiled[name]);
        return compile(consumer);
      });
      const of = (name: Compiled, figures: keyof Sample): number => median(numbers(outcomes[name], (sample) => sample[figures]));
      return {
        title: 'Types',
        method,
        tables: [
          {
            head: ['tsc', 'time, s', '× newest peer', 'memory, MiB', '× newest peer', 'lines of declarations'],
            rows: names.map((name) =>
              row(compiled[name].label, outcomes[name], () => [
                figure(of(name, 'time')),
                figure(of(name, 'time') / of('newestPeer', 'time')),
                figure(of(name, 'memory'), 0),
                figure(of(name, 'memory') / of('newestPeer', 'memory')),
                figure(of(name, 'lines'), 0),
              ]),
            ),
          },
        ],
        missing: missing(outcomes, compiled),
        limits: [],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function writeConsumer(folder: string, { code, peer }: (typeof compiled)[Compiled]): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  writeFileSync(join(folder, 'consumer.ts'), code);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  if (peer === undefined) {
    symlinkSync(join(benchFolder, 'node_modules/contact-centre-client'), join(modules, 'contact-centre-client'), 'junction');
    return;
  }
  // The peers' declarations add to a module of their own name: they must lie under it.
  const place = join(modules, 'purecloud-platform-client-v2');
  mkdirSync(place);
  for (const file of ['package.json', 'index.d.ts'])
    copyFileSync(join(benchFolder, 'node_modules', peer, file), join(place, file));
}

async function compile(folder: string): Promise<Sample> {
  const compiler = join(rootFolder, 'node_modules/typescript/bin/tsc');
  const diagnostics = await node([compiler, '--extendedDiagnostics'], { cwd: folder });
  const value = (name: string): number => Number(new RegExp(`^${name}: +([\\d.]+)`, 'm').exec(diagnostics)?.[1]);
  return { time: value('Total time'), memory: value('Memory used') / 2 ** 10, lines: value('Lines of Definitions') };
}
