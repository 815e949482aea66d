import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileStore, redisStore } from 'contact-centre-client/tokens';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startRedis } from '../support/redis.js';
import { redisClient } from '../support/redis-client.js';
import { folder, platform } from './support.js';

interface Program {
  go: () => void;
  /** What it wrote; `undefined` if it was killed. */
  result: Promise<string | undefined>;
}

/** In one file, because transforming the sources of a program takes time. */
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
      const result = once(running, 'close').then(() => lines[1]);
      await once(read, 'line');
      return { result, go: () => void running.stdin.write('go\n') };
    }),
  );
}

const expired = JSON.stringify({ accessToken: 'tkn-expired', issued: 1, expires: 2 });

/** Puts an expired token into a store. @returns where programs find it. */
async function fillStore(kind: 'file' | 'redis', url: string): Promise<string> {
  const key = `${url} app client_credentials`;
  if (kind === 'file') {
    const path = join(folder(), 'token.json');
    await fileStore(path).replace(key, undefined, expired);
    return path;
  }
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const { command, close } = redisClient(redis.port);
  await redisStore(command).replace(key, undefined, expired);
  close();
  return `${redis.port}`;
}

/** Lets the locks of dead programs expire. */
async function expireLocks(kind: 'file' | 'redis', place: string): Promise<void> {
  if (kind === 'file') {
    for (const name of readdirSync(dirname(place))) {
      if (name.endsWith('.lock')) utimesSync(join(dirname(place), name), 0, 0);
    }
    return;
  }
  const { command, close } = redisClient(Number(place));
  for (const key of (await command(['KEYS', '*:lock'])) as string[]) await command(['PEXPIRE', key, '0']);
  close();
}

describe.each(['file', 'redis'] as const)('Programs of twenty calls each, with an expired token in one %s', (kind) => {
  it('request one token, eight of them, even if two have died with the lock', async () => {
    const server = await platform();
    const place = await fillStore(kind, server.url);
    const [dying, living] = await Promise.all([
      programs(2, [server.url, kind, place, 'asked']),
      programs(8, [server.url, kind, place]),
    ]);
    // The second takes over the lock from the first, and dies too.
    for (const program of dying) {
      program.go();
      expect(await program.result).toBeUndefined();
      await expireLocks(kind, place);
    }
    expect(server.token).toHaveLength(0);
    for (const program of living) program.go();
    expect(await Promise.all(living.map(({ result }) => result))).toEqual(Array(8).fill('tkn-planted-1'));
    expect(server.token).toHaveLength(1);
    expect(server.api).toHaveLength(160);
  });

  it.each<[string, number, number]>([
    ['read', 0, 1],
    ['lock', 0, 1],
    ['held', 0, 1],
    // Its response is lost.
    ['answered', 1, 2],
    ['stored', 1, 1],
    ['unlocked', 1, 1],
  ])('get a token even if one of them has died at any step: %s', async (step, before, after) => {
    const server = await platform();
    const place = await fillStore(kind, server.url);
    const [[dying], living] = await Promise.all([
      programs(1, [server.url, kind, place, step]),
      programs(2, [server.url, kind, place]),
    ]);
    dying?.go();
    expect(await dying?.result).toBeUndefined();
    await expireLocks(kind, place);
    expect(server.token).toHaveLength(before);
    for (const program of living) program.go();
    expect(await Promise.all(living.map(({ result }) => result))).toEqual(Array(2).fill(`tkn-planted-${after}`));
    expect(server.token).toHaveLength(after);
  });
});
