import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import { populate, standing, supporters } from './support.js';

/** `npm run bulk:kills` is the full form: 200 of 10,000. */
const KILLS = Number(process.env['BULK_KILLS'] ?? 5);
const ENTITIES = Number(process.env['BULK_ENTITIES'] ?? 400);

it(`changes each of ${ENTITIES} people once, and undoes it byte for byte, though it is killed ${KILLS} times`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  const answered = { count: 0, killAt: Infinity, kill: (): void => undefined };
  const served = await serveSandbox({
    rateLimit: false,
    // What was asked for is done, and the answer not yet sent; the others that are under way stand anywhere.
    onAnswer: () => {
      if (++answered.count === answered.killAt) answered.kill();
    },
  });
  const { url, sandbox } = served;
  try {
    populate(sandbox, ENTITIES * 2);
    const before = standing(sandbox);
    const token = sandbox.issueAccessToken();
    const chance = chances(7);
    // One file, because a compiler in each process would take longer than what it does.
    await build({
      input: join(import.meta.dirname, 'children/run.ts'),
      platform: 'node',
      resolve: { conditionNames: ['node', 'import'] },
      output: { dir: folder, entryFileNames: 'run.mjs', chunkFileNames: '[name].mjs' },
      logLevel: 'silent',
    });

    /** Runs the program; ends it, as nothing can refuse, at an answer. @returns what it said at its end. */
    const running = async (what: 'start' | 'undo', killAt = Infinity): Promise<string | undefined> => {
      const words = [join(folder, 'run.mjs'), url, token, join(folder, 'run.jsonl'), what];
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      Object.assign(answered, { count: 0, killAt, kill: () => child.kill('SIGKILL') });
      let said = '';
      child.stdout.on('data', (text: Buffer) => (said += text.toString()));
      const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      return signal === 'SIGKILL' ? undefined : said;
    };
    const killed = async (what: 'start' | 'undo', from: number, kills: number): Promise<void> => {
      for (let left = kills; left > 0; left--) {
        const open = supporters(sandbox).filter(({ version }) => version === from).length;
        // Not so late that it has come to its end.
        const killAt = Math.max(1, Math.floor((chance() * 2 * open) / (left + 1)));
        expect(await running(what, killAt)).toBeUndefined();
      }
    };

    await killed('start', 1, KILLS);
    expect(JSON.parse((await running('start')) ?? '')).toEqual({ total: ENTITIES, done: ENTITIES, failed: 0, skipped: 0 });
    expect(new Set(supporters(sandbox).map(({ title, version }) => `${title} ${version}`))).toEqual(new Set(['Lead 2']));

    await killed('undo', 2, Math.ceil(KILLS / 6));
    expect(JSON.parse((await running('undo')) ?? '')).toMatchObject({ failed: 0, skipped: 0 });
    expect(standing(sandbox)).toBe(before);
    expect(new Set(supporters(sandbox).map(({ version }) => version))).toEqual(new Set([3]));
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Numbers by chance that are the same in each run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
