import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileStore, redisStore } from 'contact-centre-client/tokens';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startRedis } from '../support/redis.js';
import { redisClient } from '../support/redis-client.js';
import { folder, platform } from './support.js';

interface Program {
  go: () => void;
  /** What it wrote; `undefined` where it was killed. */
  ended: Promise<string | undefined>;
}

/** In one file: what takes time in a program of ours is to transform its sources. */
const program = join(import.meta.dirname, '../../node_modules/.cache/tokens/caller.mjs');

beforeAll(async () => {
  const input = join(import.meta.dirname, 'children/caller.ts');
  await build({ input, platform: 'node', output: { file: program, codeSplitting: false }, logLevel: 'silent' });
});

/** Starts programs, and waits until all are ready. */
async function programs(count: number, args: string[]): Promise<Program[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const running = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
      const lines: string[] = [];
      const read = createInterface(running.stdout).on('line', (line) => lines.push(line));
      const ended = once(running, 'close').then(() => lines[1]);
      await once(read, 'line');
      return { ended, go: () => void running.stdin.write('go\n') };
    }),
  );
}

const expired = JSON.stringify({ accessToken: 'tkn-expired', issued: 1, expires: 2 });

describe.each(['file', 'redis'] as const)('Eight programs of twenty calls each, with an expired token in one %s', (kind) => {
  it('ask for one token, also where two have died over the lock', async () => {
    const served = await platform();
    const key = `${served.url} app client_credentials`;
    let place = join(folder(), 'token.json');
    if (kind === 'file') await fileStore(place).replace(key, undefined, expired);
    else {
      const redis = await startRedis();
      onTestFinished(() => redis.stop());
      place = `${redis.port}`;
      const { command, close } = redisClient(redis.port);
      await redisStore(command).replace(key, undefined, expired);
      close();
    }
    const [dying, living] = await Promise.all([
      programs(2, [served.url, kind, place, 'die']),
      programs(8, [served.url, kind, place]),
    ]);
    // The second takes over what the first died over, and dies too.
    for (const program of dying) program.go();
    expect(await Promise.all(dying.map(({ ended }) => ended))).toEqual([undefined, undefined]);
    expect(served.token).toHaveLength(0);
    for (const program of living) program.go();
    expect(await Promise.all(living.map(({ ended }) => ended))).toEqual(Array(8).fill('tkn-planted-1'));
    expect(served.token).toHaveLength(1);
    expect(served.api).toHaveLength(160);
  });
});
