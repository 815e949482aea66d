import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder, runProgram } from '../support/child.js';
import { writeConsumer } from '../support/compiled.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { median } from '../support/statistics.js';
import { entries, peers } from '../subjects.js';

const ours = (client: string, area: string): string => `import { ApiClient } from '${client}';
import { UsersApi } from '${area}';
const users = new UsersApi(new ApiClient({ region: 'eu_west_1' }));
export const name: Promise<string | undefined> = users.getUsersMe().then((me) => me.name);
`;
const theirs = `import platformClient from 'purecloud-platform-client-v2';
const users = new platformClient.UsersApi();
export const name: Promise<string | undefined> = users.getUsersMe().then((me) => me.name);
`;
const edited = {
  all: { label: 'ours, all areas', code: ours(entries.root.all, entries.root.all), peer: undefined },
  area: { label: 'ours, one area', code: ours(entries.root.client, entries.root.area), peer: undefined },
  oldPeer: { label: 'purecloud-platform-client-v2 144.0.0', code: theirs, peer: peers.old },
  newestPeer: { label: 'purecloud-platform-client-v2 262.0.0', code: theirs, peer: peers.newest },
};
type EditedName = keyof typeof edited;
const names = Object.keys(edited) as EditedName[];

/** ms */
interface Sample {
  open: number;
  first: number;
  again: number[];
}

const method = `TypeScript's language server, \`tsserver\`, with a file that reads the name of the authenticated user. "Open" is the time until the project is loaded and the
file's errors are known. Then \`users.\` is typed at the end of the file, and the server completes it: once, and again after the line was
deleted and the errors were read.`;

export const editor: Measure = {
  name: 'editor',
  async run(quick) {
    const folder = mkdtempSync(join(tmpdir(), 'contact-centre-client-editor-'));
    try {
      const outcomes = await sampleInterleaved(names, quick ? 1 : 5, (name) => {
        const consumer = join(folder, name);
        const { code, peer } = edited[name];
        if (!existsSync(consumer)) writeConsumer(consumer, code, { peer });
        const server = join(rootFolder, 'node_modules/typescript/lib/tsserver.js');
        const file = join(consumer, 'consumer.ts');
        return runProgram<Sample>('editor', { server, file, typed: 'users.', member: 'getUsersMe', times: 6 });
      });
      const of = (name: EditedName, figures: 'open' | 'first'): number =>
        median(numbers(outcomes[name], (sample) => sample[figures]));
      const again = (name: EditedName): number => median(numbers(outcomes[name], (sample) => median(sample.again)));
      return {
        title: 'Editor',
        method,
        tables: [
          {
            head: ['tsserver', 'open, ms', 'first completion, ms', 'completion again, ms'],
            rows: names.map((name) =>
              row(edited[name].label, outcomes[name], () => [
                figure(of(name, 'open'), 0),
                figure(of(name, 'first'), 0),
                figure(again(name), 0),
              ]),
            ),
          },
        ],
        missing: missing(outcomes, edited),
        limits: [
          {
            what: 'first completion after `users.`, all areas',
            value: of('all', 'first'),
            bound: 300,
            is: 'at most',
            unit: 'ms',
          },
          { what: 'completion after `users.` again, all areas', value: again('all'), bound: 300, is: 'at most', unit: 'ms' },
        ],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
