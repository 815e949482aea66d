import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import { populate, standing, supporters } from './support.js';

/** `npm run bulk:kills` is the full form: 200 kills in a run of 10,000. */
const KILLS = Number(process.env['BULK_KILLS'] ?? 5);
const ENTITIES = Number(process.env['BULK_ENTITIES'] ?? 400);
/** The same seed kills at the same moments. */
const SEED = Number(process.env['BULK_SEED'] ?? 7);

/** Users per page of the source while the run is planned. */
const PAGE = 500;

/** The length of the shortest journal line of a user. */
const LINE = 8;

/** When to kill a program: after a number of responses, or after its journal has grown by a number of bytes. */
type Moment = { answers: number } | { bytes: number };

it(`changes each of ${ENTITIES} users once and undoes it byte for byte, while it is killed ${KILLS} times`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  const journal = join(folder, 'run.jsonl');
  let onAnswer = (): void => undefined;
  const server = await serveSandbox({
    rateLimit: false,
    // The request was processed, but its response is not sent yet. Other pending requests may be in any state.
    onAnswer: () => {
      onAnswer();
    },
  });
  const { url, sandbox } = server;
  try {
    populate(sandbox, ENTITIES * 2);
    const before = standing(sandbox);
    const token = sandbox.issueAccessToken();
    const chance = chances(SEED);
    // One bundle, because compiling in each process would take longer than the run.
    await build({
      input: join(import.meta.dirname, 'children/run.ts'),
      platform: 'node',
      resolve: { conditionNames: ['node', 'import'] },
      output: { dir: folder, entryFileNames: 'run.mjs', chunkFileNames: '[name].mjs' },
      logLevel: 'silent',
    });

    /** Runs the program and kills it with SIGKILL at a moment. @returns its last output. */
    const running = async (what: 'start' | 'undo', moment?: Moment): Promise<string | undefined> => {
      const child = spawn(process.execPath, [join(folder, 'run.mjs'), url, token, journal, what], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const kill = (): unknown => child.kill('SIGKILL');
      let answers = 0;
      onAnswer = () => {
        if (moment && 'answers' in moment && ++answers === moment.answers) kill();
      };
      const size = sizeOf(journal);
      const watcher = watch(folder, () => {
        if (moment && 'bytes' in moment && sizeOf(journal) - size >= moment.bytes) kill();
      });
      let output = '';
      child.stdout.on('data', (text: Buffer) => (output += text.toString()));
      const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      watcher.close();
      return signal === 'SIGKILL' ? undefined : output;
    };
    /** A random number whose mean lets the remaining kills fall before `number`. */
    const by = (number: number, remaining: number): number => Math.max(1, Math.floor((chance() * 2 * number) / (remaining + 1)));
    const runAndKill = async (what: 'start' | 'undo', kills: number, moment: (remaining: number) => Moment): Promise<void> => {
      for (let remaining = kills; remaining > 0; remaining--) {
        const at = moment(remaining);
        const name = `with the seed ${SEED}: ${what} at ${JSON.stringify(at)}, ${remaining} kills to go`;
        expect(await running(what, at), name).toBeUndefined();
      }
    };
    /** Leaves at least one response and one line for each remaining kill. */
    const midway =
      (version: number) =>
      (remaining: number): Moment => {
        const open = supporters(sandbox).filter((user) => user.version === version).length;
        return chance() < 0.5 ? { answers: by(open, remaining) } : { bytes: by(open * LINE, remaining) };
      };

    // During planning: one request for the organisation, and the pages of users except the last.
    const pages = Math.ceil((ENTITIES * 2) / PAGE);
    const early = Math.ceil(KILLS / 10);
    await runAndKill('start', 1, () => ({ answers: 1 + by(pages - 1, 1) }));
    expect(readFileSync(journal, 'utf8')).not.toContain('["r"');
    await runAndKill('start', early, () => (chance() < 0.5 ? { answers: by(pages, 1) } : { bytes: by(PAGE, 1) }));
    await runAndKill('start', KILLS - early - 1, midway(1));
    expect(JSON.parse((await running('start')) ?? '')).toEqual({ total: ENTITIES, done: ENTITIES, failed: 0, skipped: 0 });
    expect(new Set(supporters(sandbox).map(({ title, version }) => `${title} ${version}`))).toEqual(new Set(['Lead 2']));

    await runAndKill('undo', Math.ceil(KILLS / 6), midway(2));
    expect(JSON.parse((await running('undo')) ?? '')).toMatchObject({ failed: 0, skipped: 0 });
    expect(standing(sandbox)).toBe(before);
    expect(new Set(supporters(sandbox).map(({ version }) => version))).toEqual(new Set([3]));
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Pseudorandom numbers that are the same in each run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
